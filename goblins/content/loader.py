"""Reading YAML into frozen, checked values. An error names the file, the key and the nearest right name."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, get_args, get_origin

import msgspec

from goblins import paths
from goblins.core.nearest import suggestion
from goblins.core.plain import plain

if TYPE_CHECKING:
    import yaml

Spec = TypeVar("Spec")

#: No error says more.
LONGEST_ERROR = 600
LONGEST_SAID = 4 * LONGEST_ERROR
#: A text of more letters that is wrong is explained in fewer words: it would take too long to read it again.
LONGEST_EXPLAINED = 2**15
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_ENUM = re.compile(r"Invalid enum value '([^']*)'")
_TYPES = re.compile(r"Expected (.+), got (.+)")
_WORDS = {
    "int": "a whole number",
    "float": "a number with a point",
    "str": "words",
    "bool": "true or false",
    "array": "a list",
    "object": "keys with values",
    "null": "nothing",
}


#: What a YAML reader says, and what that comes to.
_SIGNS = (
    ("'\\t'", "use spaces, not tabs"),
    ("quoted scalar", "a quotation mark is missing"),
    ("block end", "the line is not indented like those above it"),
    ("simple key", "a colon, or the dash at the beginning of the line, is missing"),
    ("flow mapping", "a comma, or a closing brace }, is missing"),
    ("flow sequence", "a comma, or a closing bracket ], is missing"),
    ("mapping values are not allowed", "there is a colon too many, or words with a colon need quotation marks"),
)


class BadContent(ValueError):
    """A data file that can't be used; the message names file, key and reason, in words that can be shown."""

    def __init__(self, message: str) -> None:
        super().__init__(plain(" ".join(message[:LONGEST_SAID].split()), LONGEST_ERROR))


def shown(path: Path) -> str:
    """A path as people know it: from the project's folder down."""
    return "/".join(path.parts[-3:])


def read_yaml(path: Path) -> Any:
    """What a YAML file says; BadContent if it is missing or is no YAML."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadContent(f"{shown(path)}: the file is missing") from None
    except (OSError, ValueError) as error:
        raise BadContent(f"{shown(path)}: not valid YAML: it is not saved as UTF-8 ({error})") from error
    return parsed(text, shown(path), ours=path.is_relative_to(paths.ROOT))


def parsed(text: str, where: str, *, ours: bool = False) -> Any:
    """Return what a YAML text says; BadContent if it isn't YAML, or says more than data of a game does."""
    import yaml  # it takes a while, and the first picture needs none of it

    try:
        return _read(text, ours=ours)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}, or the one before: " if error.problem_mark else ""
        raise BadContent(f"{where}: not valid YAML: {line}{_in_plain_words(error)}") from error
    except RecursionError as error:
        raise BadContent(f"{where}: not valid YAML: nested too deeply") from error
    except Exception as error:  # a value may be anything, and its reader says so in many ways
        raise BadContent(f"{where}: not valid YAML: {error}") from error


def _read(text: str, *, ours: bool) -> Any:
    """Return what a YAML text says. Foreign text is measured before anything is built."""
    import yaml

    from goblins.content.strict import FastLoader, StrictLoader, TooMuch, measure

    if ours:
        return yaml.load(text, FastLoader)  # noqa: S506 - safe loaders, made stricter
    try:
        measure(text, FastLoader)
        return yaml.load(text, FastLoader)  # noqa: S506
    except TooMuch:
        raise
    except Exception:
        if len(text) > LONGEST_EXPLAINED:
            raise
        # The slow reader explains mistakes in plainer words, and forgives some that the fast one doesn't.
        measure(text, StrictLoader)
        return yaml.load(text, StrictLoader)  # noqa: S506


def _in_plain_words(error: yaml.MarkedYAMLError) -> str:
    """What is wrong with a text that is no YAML, as one tells a person who has never heard of YAML."""
    said = " ".join(filter(None, (error.problem, error.context)))
    for sign, words in _SIGNS:
        if sign in said:
            return words
    return said


def load(path: Path, kind: type[Spec]) -> Spec:
    """A YAML file as a value of `kind`, a msgspec type that forbids unknown fields."""
    return convert(read_yaml(path), kind, shown(path))


def convert(raw: Any, kind: type[Spec], where: str) -> Spec:
    """Plain data as a value of `kind`; BadContent says where and why it does not fit."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {_explained(str(error), kind)}") from error


def _explained(message: str, kind: type[Any]) -> str:
    """msgspec's message in plain words, with what would be right behind it."""
    text, _, place = message.partition(" - at ")
    key = place.strip("`").removeprefix("$").removeprefix(".")
    there = _type_at(kind, key)
    unknown, wrong, types = _UNKNOWN.search(text), _ENUM.search(text), _TYPES.fullmatch(text)
    missing = _MISSING.search(text)
    if missing:
        text = f"{missing[1]!r} is missing"
    elif unknown and ":" in unknown[1]:
        text = f"{unknown[1]!r}: put a space after the colon"
    elif unknown:
        text = f"unknown key {unknown[1]!r}{suggestion(unknown[1], _field_names(there))}"
    elif wrong:
        text = f"{wrong[1]!r} is not possible here{suggestion(wrong[1], _literals(there))}"
    elif types and not key and "null" in types[2]:
        text = "the file is empty"
    elif types:
        text = f"it must be {_in_words(types[1])}, not {_in_words(types[2])}"
    return f"{key}: {text}" if key else text


def _in_words(types: str) -> str:
    """msgspec's names of types as people call such things."""
    return " or ".join(_WORDS.get(name.strip("` "), name.strip("` ")) for name in types.split("|"))


def _type_at(kind: Any, key: str) -> Any:
    """The type of what stands at a key like `tasks[3].season`, as far as that can be told."""
    for step in re.findall(r"[^.\[\]]+|\[[^\]]*\]", key):
        kind = next((found for part in _alternatives(kind) if (found := _inner(part, step)) is not None), kind)
    return kind


def _alternatives(kind: Any) -> tuple[Any, ...]:
    return tuple(get_args(kind)) if get_origin(kind) in (Union, UnionType) else (kind,)


def _inner(kind: Any, step: str) -> Any:
    """What a field, an entry of a list or a value of a group is of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return next((field.type for field in msgspec.structs.fields(kind) if field.encode_name == step), None)
    args = get_args(kind)
    return args[-1 if get_origin(kind) is dict else 0] if args and step.startswith("[") else None


def _field_names(kind: Any) -> list[str]:
    """The keys of a group."""
    return sorted(
        {
            field.encode_name
            for part in _alternatives(kind)
            if isinstance(part, type) and issubclass(part, msgspec.Struct)
            for field in msgspec.structs.fields(part)
        }
    )


def _literals(kind: Any) -> list[str]:
    """The words that a type allows."""
    parts = [argument for part in _alternatives(kind) for argument in (get_args(part) or (part,))]
    return [part for part in parts if part and isinstance(part, str)]
