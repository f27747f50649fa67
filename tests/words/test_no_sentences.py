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
FOR_PLAYERS = ("BadFile", "UnreadableMatch", "Unfit")
#: Calls whose words only makers read.
FOR_MAKERS = re.compile(r"Error$|^Bad\w+$|^(warning|info|debug|error|exception)$|^(compile|getLogger|print|within)$")
#: Functions that find out for makers what is wrong with data or with a state, or write a state down.
FINDS_FAULTS = re.compile(r"^_?(audit|bad$|check|describe|disproof|faults?|problems?|suggestion|too_few)|_faults?$")
#: What a database is told.
STATEMENT = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|PRAGMA|WHERE|ORDER BY|AND NOT)\b")
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
    "recap again",
    "recap away",
    "recap turns",
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


#: Rooms that draw, and what their functions call the words that they are given to draw or to show later.
DRAWING = ("app", "scenes", "tables", "ui")
GIVEN_WORDS = ("aside", "caption", "heading", "label", "note", "question", "sentence", "text", "title", "told", "tooltip", "words")  # fmt: skip
#: The same in every language: the program's name.
PROPER_NAMES = ("Goblins",)
#: Not words but files and drawings.
NO_WORDS = re.compile(r"\.(svg|yaml|png)$|[<>]")
Places = dict[str, dict[str, int]]


def words_given(trees: list[ast.Module]) -> Places:
    """Functions and classes that are given words, with the places of these: those that all of that name agree on."""
    found: dict[str, list[dict[str, int]]] = {}
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef) and node.name != "__init__":
            names = [one.arg for one in (*node.args.posonlyargs, *node.args.args) if one.arg not in ("self", "cls")]
        elif isinstance(node, ast.ClassDef):
            makes = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
            fields = [one.target for one in node.body if isinstance(one, ast.AnnAssign)]
            names = [one.arg for make in makes for one in make.args.args[1:]]
            names = names or [one.id for one in fields if isinstance(one, ast.Name)]
        else:
            continue
        if words := {name: place for place, name in enumerate(names) if name in GIVEN_WORDS}:
            found.setdefault(node.name, []).append(words)
    return {name: dict(set.intersection(*({*one.items()} for one in ways))) for name, ways in found.items()}


def literals_in(tree: ast.Module, places: Places) -> Iterator[tuple[int, str]]:
    """Words that stand in a call which draws them, or shows them later, with their line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        for name, place in places.get(_called(node), {}).items():
            given = [*node.args[place : place + 1], *(one.value for one in node.keywords if one.arg == name)]
            for words in (words for one in given for words in _literals(one)):
                bare = " ".join(piece for piece in words.split() if piece not in PROPER_NAMES)
                if re.search(r"[A-Za-z]{2}", bare) and not NO_WORDS.search(words):
                    yield node.lineno, words


def _literals(given: ast.expr) -> Iterator[str]:
    match given:
        case ast.Constant(value=str(words)):
            yield words
        case ast.JoinedStr(values=parts):
            yield " ".join(words for part in parts for words in _literals(part))
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from (*_literals(one), *_literals(other))


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


def test_no_literal_reaches_a_drawing_call() -> None:
    trees = {
        file: ast.parse(file.read_text(encoding="utf-8"))
        for room in DRAWING
        for file in files(room)
        if str(file.relative_to(CODE)) not in MAKERS_READ
    }
    places = words_given(list(trees.values()))
    assert places["text"] == {"text": 0} and "label" in places["Button"] and "text" in places["Toast"]
    found = [
        f"{file.relative_to(CODE)}:{line}: {words!r}"
        for file, tree in trees.items()
        for line, words in literals_in(tree, places)
    ]
    assert not found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('stage.text("Bonus", at)', ["Bonus"]),
        ('stage.text(f"{count} turns", at)', [" turns"]),
        ('stage.text("won" if won else say("after-lost"), at)', ["won"]),
        ('stage.text(name + " wins", at)', [" wins"]),
        ('Button(rect, label="Back")', ["Back"]),
        ('stage.text(f"{count}/{most}", at)', []),
        ('stage.text("Goblins", at)', []),
        ('stage.text(say("after-lost"), at)', []),
        ('stage.icon("back")', []),
    ],
)
def test_literals_are_found(code: str, found: list[str]) -> None:
    draws = ast.parse("class Stage:\n    def text(self, text, at): ...\nclass Button:\n    rect: Rect\n    label: str")
    assert [words for _, words in literals_in(ast.parse(code), words_given([draws]))] == found
