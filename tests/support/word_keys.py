"""Which keys of the catalogues the program's code says: found in its syntax, not by running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec

from goblins import paths
from goblins.words.catalogue import FIRST
from goblins.words.pattern import Pattern

CODE = Path(paths.__file__).parent
WORDS = paths.DATA / "words"
#: Functions that take a key, and the place of it among their arguments.
TAKES_KEY = {"say": 0, "message": 0, "Message": 0, "score_line": 0, "refuse": 1}


@cache
def sentences(language: str) -> dict[str, Pattern]:
    """Every compiled sentence of a language, by key."""
    files = [file for file in sorted((WORDS / language).glob("*.json")) if file.stem != "language"]
    return {
        key: pattern
        for file in files
        for key, pattern in msgspec.json.decode(file.read_bytes(), type=dict[str, Pattern]).items()
    }


@cache
def _trees() -> dict[str, ast.Module]:
    return {str(file.relative_to(CODE)): ast.parse(file.read_text(encoding="utf-8")) for file in CODE.rglob("*.py")}


def said_outright() -> Iterator[tuple[str, str]]:
    """Keys that are given to a function that says them, with the file they stand in."""
    for file, tree in _trees().items():
        for node in ast.walk(tree):
            key = _key_of(node)
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield file, key.value


@cache
def mentioned() -> frozenset[str]:
    """Every plain string of the code: keys may stand in tables first."""
    return frozenset(
        node.value
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def made_up() -> tuple[re.Pattern[str], ...]:
    """Keys that are put together: what they must look like."""
    rooms = {file.stem for file in (WORDS / FIRST).glob("*.ftl")}
    joined = [node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    return tuple(
        re.compile(
            "".join(text for text, _ in groupby(map(_looks, key.values)))
        )  # what is put in side by side is one group
        for key in joined
        if (_beginning(key).partition("-")[0] in rooms and "-" in _beginning(key)) or _is_of_any_room(key)
    )


def _looks(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else "(.+)"


def _is_of_any_room(joined: ast.JoinedStr) -> bool:
    """Whether a key begins with a name of a room that is put in, and goes on with what it is about: `{game}-feat-…`."""
    about = joined.values[1] if len(joined.values) > 1 else None
    words = about.value if isinstance(about, ast.Constant) and not _beginning(joined) else ""
    return bool(re.match(r"-[a-z]+-", str(words)))


def _beginning(joined: ast.JoinedStr) -> str:
    first = joined.values[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def _key_of(node: ast.AST) -> ast.expr | None:
    if not isinstance(node, ast.Call):
        return None
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    place = TAKES_KEY.get(name)
    return node.args[place] if place is not None and len(node.args) > place else None


@cache
def _pieces() -> frozenset[str]:
    """What keys may be put together of: strings that are neither sentences nor keys themselves, and the names of classes."""
    classes = {node.name for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    slugs = {text for text in mentioned() if re.fullmatch(r"[a-z0-9_-]+", text) and text not in sentences(FIRST)}
    return frozenset(piece.lower() for text in slugs | classes for piece in re.split("[_-]", text))


def is_said(key: str) -> bool:
    """Whether the code says a sentence: outright, or put together of pieces that stand somewhere in the code."""
    key = key.partition(".")[0]
    found = (made.fullmatch(key) for made in made_up())
    return key in mentioned() or any(one and _pieces().issuperset("-".join(one.groups()).split("-")) for one in found)


def calls_that_say() -> Iterator[tuple[str, str, set[str]]]:
    """Every call that names a key outright: where it stands, the key, and what it is given; not those given a whole table."""
    for file, tree in _trees().items():
        for node in ast.walk(tree):
            key = _key_of(node)
            if isinstance(node, ast.Call) and isinstance(key, ast.Constant) and isinstance(key.value, str):
                given = {one.arg for one in node.keywords if one.arg}
                if len(given) == len(node.keywords):
                    yield f"{file}:{node.lineno}", key.value, given


def arguments(pattern: Pattern) -> set[str]:
    """What a sentence wants to be told."""
    found: set[str] = set()
    if isinstance(pattern, list):
        for part in pattern:
            if isinstance(part, list) and part[:1] == ["$"]:
                found.add(part[1])
            elif isinstance(part, list):
                found |= arguments(part)
    return found


def shown(pattern: Pattern) -> set[str]:
    """What a sentence is told and shows; what it only chooses by is none of it."""
    found: set[str] = set()
    if isinstance(pattern, list):
        for part in pattern:
            if isinstance(part, list) and part[:1] == ["$"]:
                found.add(part[1])
            elif isinstance(part, list) and part[:1] == ["?"]:
                found |= {name for _, way in part[2] for name in shown(way)}
            elif isinstance(part, list):
                found |= shown(part)
    return found


def wanted(key: str) -> set[str]:
    """What a sentence wants to be told in the first language, for itself and for the sentences in it."""
    pattern = sentences(FIRST)[key]
    return arguments(pattern).union(*(wanted(one) for one in refers_to(pattern)))


def refers_to(pattern: Pattern) -> set[str]:
    """The other sentences that a sentence holds."""
    found: set[str] = set()
    if isinstance(pattern, list):
        for part in pattern:
            if isinstance(part, list) and part[:1] == ["-"]:
                found.add(part[1])
            elif isinstance(part, list):
                found |= refers_to(part)
    return found
