"""No sentence stands in the code: what players read comes from the catalogues and from data.

What is left out of it is said below: documentation, what only makers read (errors of data files, assertions, the log), and
names of things that are no words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins import paths

CODE = Path(paths.__file__).parent
#: All rooms but the command line: their words are in the catalogues. Makers' errors stay English.
CLEAN = ("app", "bots", "content", "core", "games", "lessons", "library", "scenes", "study", "tables", "ui", "words")
#: Files of these rooms whose words only makers read, or the command line says: audits, tools, the log, reports, and what is
#: wrong with data and drawn rooms.
MAKERS_READ = (
    "app/film.py",
    "app/report.py",
    "app/shot.py",
    "bots/fairies/prove.py",
    "bots/thinking/helper.py",
    "content/loader.py",
    "core/audit.py",
    "games/houses.py",
    "games/koncita/audit.py",
    "games/koncita/numbers.py",
    "games/koncita/room.py",
    "games/koncita/room_map.py",
)
#: Two words in a row, the second of them in small letters; or words behind what is put in.
SENTENCE = re.compile(r"[A-Za-z’]{2,}[,;:]? [a-z]{2,}|^ ?[a-z’]{2,} [a-z]{2,}")
#: Errors whose words players read.
FOR_PLAYERS = ("BadFile", "NotStored", "UnreadableMatch", "Unfit")
#: Calls whose words only makers read.
FOR_MAKERS = re.compile(r"Error$|^Bad\w+$|^(warning|info|debug|error|exception)$|^(compile|getLogger|print|within)$")
#: Functions that find out for makers what is wrong with data or with a state, or write a state down.
FINDS_FAULTS = re.compile(r"^_?(audit|bad$|check|describe|disproof|faults?|problems?|suggestion|too_few)|_faults?$")
#: What a database is told.
STATEMENT = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|WHERE|ORDER BY|AND NOT)\b")
#: Names that are the same in all languages, and names of pictures, of widgets and of keys, which nobody reads.
NAMES = (
    "The Princess and the Goblin",
    "begin map",
    "begin rules",
    "caps lock",
    "close topic",
    "dim token",
    "ghost hand",
    "go on",
    "got it",
    "house rules",
    "keypad enter",
    "next lesson",
    "no tips",
    "open box",
    "page down",
    "page up",
    "player after",
    "player before",
    "recap away",
    "scroll lock",
    "show all",
    "step back",
    "token grapple",
)
#: Drawings are written as text, too.
MARKUP = re.compile(r'[<>]|="')


def sentences_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What looks like a sentence for players, with its line."""
    makers = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if FOR_MAKERS.search(_called(node)) and _called(node) not in FOR_PLAYERS:
                makers |= {id(part) for part in ast.walk(node)}
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and _called(node.exc) in FOR_PLAYERS:
            continue
        elif isinstance(node, ast.Raise | ast.Assert) or _finds_faults(node):
            makers |= {id(part) for part in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            makers.add(id(node.value))  # documentation
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in makers:
            continue
        no_words = node.value in NAMES or MARKUP.search(node.value) or STATEMENT.search(node.value)
        if SENTENCE.search(node.value) and not no_words:
            yield node.lineno, node.value


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else str(getattr(call.func, "attr", ""))


def _finds_faults(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and FINDS_FAULTS.search(node.name) is not None


def files(room: str) -> list[Path]:
    """The files of a room."""
    path = CODE / room
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@pytest.mark.parametrize("room", CLEAN)
def test_no_sentence_stands_in_the_code(room: str) -> None:
    assert files(room), "there is no such room"
    found = [
        f"{file.relative_to(CODE)}:{line}: {words!r}"
        for file in files(room)
        if str(file.relative_to(CODE)) not in MAKERS_READ
        for line, words in sentences_in(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('stage.text("Nobody is home")', ["Nobody is home"]),
        ('stage.text(f"{name} goes home")', [" goes home"]),
        ('raise ValueError("Nobody is home")', []),
        ('raise BadContent(f"{name}: there is no number")', []),
        ('raise BadFile("Nobody is home")', ["Nobody is home"]),
        ('log.warning("Nobody is home")', []),
        ('def f():\n    """Nobody is home."""', []),
        ('def told():\n    yield "Nobody is home"', ["Nobody is home"]),
        ('def _faults():\n    yield "Nobody is home"', []),
        ('connection.execute("SELECT name FROM people WHERE id = ?")', []),
        ('stage.icon("tick_badge")', []),
        ("drawing = '<stop offset=\"0\"/>'", []),
        ('say("irene-end-nobody")', []),
        ("stage.drawing(f'<rect width=\"{wide}\"/>')", []),
        ('assert x, "Nobody is home"', []),
    ],
)
def test_sentences_are_found(code: str, found: list[str]) -> None:
    assert [words for _, words in sentences_in(ast.parse(code))] == found
