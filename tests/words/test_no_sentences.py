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
#: Rooms whose words are all in the catalogues. The command line and makers' errors stay English.
CLEAN = (
    "core/engine.py",
    "core/info.py",
    "core/match.py",
    "core/skill.py",
    "games/fairies/info.py",
    "games/fairies/refusals.py",
    "games/fairies/scoring.py",
    "games/fairies/skill",
    "games/grapple/info.py",
    "games/grapple/refusals.py",
    "games/grapple/scoring.py",
    "games/grapple/skill",
    "games/grapple/wording.py",
    "games/irene/info.py",
    "games/irene/refusals.py",
    "games/irene/scoring.py",
    "games/irene/skill",
    "games/irene/solo/legal.py",
    "games/irene/solo/scoring.py",
    "games/irene/wording.py",
    "games/koncita/info.py",
    "games/koncita/refusals.py",
    "games/koncita/scoring.py",
    "games/koncita/skill",
    "games/koncita/telling.py",
    "games/pact/info.py",
    "games/pact/refusals.py",
    "games/pact/scoring.py",
    "games/pact/skill",
    "tables/grapple",
    "tables/irene/cave.py",
    "tables/irene/cavern.py",
    "tables/irene/edges.py",
    "tables/irene/faces.py",
    "tables/irene/foresight.py",
    "tables/irene/geometry.py",
    "tables/irene/gestures.py",
    "tables/irene/ground.py",
    "tables/irene/hints.py",
    "tables/irene/homecoming.py",
    "tables/irene/marks.py",
    "tables/irene/maze_capabilities.py",
    "tables/irene/maze_table.py",
    "tables/irene/moments.py",
    "tables/irene/pieces.py",
    "tables/irene/question.py",
    "tables/irene/samples.py",
    "tables/irene/sentences.py",
    "tables/irene/showing.py",
    "tables/irene/solo_geometry.py",
    "tables/irene/solo_ground.py",
    "tables/irene/solo_sheet.py",
    "tables/irene/solo_story.py",
    "tables/irene/solo_subjects.py",
    "tables/irene/solo_table.py",
    "tables/irene/story.py",
    "tables/irene/subjects.py",
    "tables/irene/table.py",
    "tables/irene/tension.py",
    "tables/irene/thread.py",
    "tables/irene/zones.py",
    "words",
)
#: Two words in a row, the second of them in small letters; or words behind what is put in.
SENTENCE = re.compile(r"[A-Za-z’]{2,}[,;:]? [a-z]{2,}|^ ?[a-z’]{2,} [a-z]{2,}")
#: Calls whose words only makers read.
FOR_MAKERS = re.compile(r"Error$|^Bad\w+$|^Unfit$|^(warning|info|debug|error|exception)$|^(compile|getLogger|print)$")


#: Names that are the same in all languages, and names of pictures.
NAMES = ("The Princess and the Goblin", "token grapple")


def sentences_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What looks like a sentence for players, with its line."""
    makers = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if FOR_MAKERS.search(name):
                makers |= {id(part) for part in ast.walk(node)}
        elif isinstance(node, ast.Raise | ast.Assert):
            makers |= {id(part) for part in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            makers.add(id(node.value))  # documentation
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in makers:
            continue
        if SENTENCE.search(node.value) and node.value not in NAMES and not node.value.startswith("<"):  # a drawing
            yield node.lineno, node.value


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
        ('log.warning("Nobody is home")', []),
        ('def f():\n    """Nobody is home."""', []),
        ('stage.icon("tick_badge")', []),
        ('say("irene-end-nobody")', []),
        ("stage.drawing(f'<rect width=\"{wide}\"/>')", []),
        ('assert x, "Nobody is home"', []),
    ],
)
def test_sentences_are_found(code: str, found: list[str]) -> None:
    assert [words for _, words in sentences_in(ast.parse(code))] == found
