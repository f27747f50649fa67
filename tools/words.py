"""Compile the catalogues: `data/words/<language>/*.ftl` (Project Fluent) to JSON that the program reads at once. And the shelf.

    python -m tools.words [--check]

The library that reads Fluent takes a tenth of a second to load, and more to parse; players would wait for it at each start.
So it is a maker's tool: what it reads is compiled once, and a test compares what both say. `data/shelf.yaml` is compiled for
the same reason: it is all that the first picture would need a reader of YAML for. With --check nothing is written, and it
fails if a file is stale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from num2words import num2words

from goblins import paths
from goblins.content.shelf import to_compile
from goblins.words.pattern import LanguageFacts, ListForms, Pattern

WORDS = paths.DATA / "words"
#: The Babel locale that knows a language's habits, where it is not the language itself.
LOCALES = {"en": "en_GB"}
#: None of a thing is said as it is before a noun.
NOTHING = {"en": "no", "de": "kein", "it": "nessun"}
FUNCTIONS = ("WORDS", "UP", "DOWN", "EITHER", "ROW", "SIGNED")
PLURALS_UP_TO = 200
NUMBERS_UP_TO = 100
#: Numbers that a language writes in words, where it is not all of those: German goes on in figures after twelve.
WRITTEN_UP_TO = {"de": 12}


class BadWords(ValueError):
    """A catalogue that can't be compiled; the message names file and key."""


def facts(language: str) -> LanguageFacts:
    """What Babel knows of a language."""
    locale = Locale.parse(LOCALES.get(language, language))
    plurals: dict[str, list[int]] = {}
    for number in range(PLURALS_UP_TO):
        form = locale.plural_form(number)
        if form != "other":
            plurals.setdefault(form, []).append(number)
    written = WRITTEN_UP_TO.get(language, NUMBERS_UP_TO - 1)
    numbers = [num2words(number, lang=language).replace(" ", "") for number in range(written + 1)]
    return LanguageFacts(
        name=(locale.get_language_name(locale.language) or language).capitalize(),
        english=locale.get_language_name("en") or language,
        plurals=plurals,
        both=_forms(locale.list_patterns["standard"]),
        either=_forms(locale.list_patterns["or"]),
        numbers=[NOTHING.get(language, numbers[0]), *numbers[1:]],
        months=[locale.months["format"]["wide"][month] for month in range(1, 13)],
        months_short=[locale.months["format"]["abbreviated"][month] for month in range(1, 13)],
        day_month={"de": "{day}. {month}"}.get(language, "{day} {month}"),
        date={"de": "{day}. {month} {year}"}.get(language, "{day} {month} {year}"),
    )


def _forms(patterns: Mapping[str, str]) -> ListForms:
    return ListForms(patterns["2"], patterns["start"], patterns["middle"], patterns["end"])


def compiled(path: Path) -> dict[str, Pattern]:
    """The sentences of a file; BadWords names what can't be read."""
    found: dict[str, Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        where = f"{path.parent.name}/{path.name}"
        if isinstance(entry, fluent.Junk):
            raise BadWords(f"{where}: {entry.annotations[0].message} in {(entry.content or '').strip()[:60]!r}")
        if not isinstance(entry, fluent.Message | fluent.Term):
            continue
        key = ("-" if isinstance(entry, fluent.Term) else "") + entry.id.name
        patterns = [(key, entry.value)] + [(f"{key}.{one.id.name}", one.value) for one in entry.attributes]
        for name, value in patterns:
            if value is None:
                continue
            if not name.lstrip("-").startswith(f"{path.stem}-"):
                raise BadWords(f"{where}: {name} must begin with {path.stem}-")
            if name in found:
                raise BadWords(f"{where}: {name} stands there twice")
            found[name] = _pattern(value, f"{where}: {name}")
    return found


def _pattern(pattern: fluent.Pattern, where: str) -> Pattern:
    parts = [
        one.value if isinstance(one, fluent.TextElement) else _part(one.expression, where) for one in pattern.elements
    ]
    joined: list[Any] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined


def _part(expression: Any, where: str) -> str | list[Any]:
    match expression:
        case fluent.StringLiteral() | fluent.NumberLiteral():
            value: str = (
                expression.parse()["value"] if isinstance(expression, fluent.StringLiteral) else expression.value
            )
            return value
        case fluent.VariableReference():
            return ["$", expression.id.name]
        case fluent.TermReference() | fluent.MessageReference():
            dash = "-" if isinstance(expression, fluent.TermReference) else ""
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return ["-", f"{dash}{expression.id.name}{attribute}"]
        case fluent.FunctionReference() if expression.id.name in FUNCTIONS:
            return ["()", expression.id.name, [_part(one, where) for one in expression.arguments.positional]]
        case fluent.SelectExpression():
            variants = [
                [one.key.name if isinstance(one.key, fluent.Identifier) else one.key.value, _pattern(one.value, where)]
                for one in expression.variants
            ]
            usual = next(nth for nth, one in enumerate(expression.variants) if one.default)
            return ["?", _part(expression.selector, where), variants, usual]
        case fluent.Placeable():
            return _part(expression.expression, where)
    raise BadWords(f"{where}: {type(expression).__name__} is more than our sentences can do")


def files() -> Iterator[tuple[Path, bytes]]:
    """Every compiled file as it should be."""
    encode = msgspec.json.Encoder(order="sorted").encode
    for folder in sorted(folder for folder in WORDS.iterdir() if folder.is_dir()):
        yield folder / "language.json", msgspec.json.format(encode(facts(folder.name)), indent=0) + b"\n"
        for path in sorted(folder.glob("*.ftl")):
            yield path.with_suffix(".json"), _lines(compiled(path))
    for path, shelf in to_compile():
        yield path, msgspec.json.format(encode(shelf), indent=1) + b"\n"


def _lines(patterns: dict[str, Pattern]) -> bytes:
    """A sentence a line, so that a change can be read."""
    rows = [msgspec.json.encode(key) + b":" + msgspec.json.encode(value) for key, value in sorted(patterns.items())]
    return b"{" + b",\n".join(rows) + b"}\n"


def main() -> int:
    """Write what is stale, or only say so."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is stale")
    asked = parser.parse_args()
    try:
        stale = [(path, made) for path, made in files() if not path.is_file() or path.read_bytes() != made]
    except BadWords as error:
        print(error, file=sys.stderr)
        return 1
    for path, made in stale:
        if not asked.check:
            path.write_bytes(made)
        print(f"{path.relative_to(paths.ROOT)}: {'stale' if asked.check else 'written'}")
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
