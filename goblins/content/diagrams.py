"""Small pictures between a rulebook's clauses, made of the game's real pieces, read from `data/<game>/diagrams.yaml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from goblins import paths
from goblins.content.glance import Thing
from goblins.content.loader import BadContent, shown
from goblins.content.spoken import load_spoken
from goblins.words import in_each_language

MOST_FRAMES = 3
MOST_WORDS = 12
Count = Annotated[int, Meta(ge=0, le=12)]


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture of a diagram, with a few words below it. `floor`: how many squares lie side by side and below each other."""

    say: str
    ground: tuple[str, str]
    things: tuple[Thing, ...]
    floor: tuple[Count, Count] = (0, 0)


class Diagram(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause is hard to say in words, in one to three pictures side by side."""

    clause: str
    frames: tuple[Frame, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    diagrams: tuple[Diagram, ...]


@in_each_language
def diagrams_of(game: str) -> dict[str, Diagram]:
    """A game's diagrams by their clauses; none where it has none. BadContent if they can't be used."""
    path = paths.DATA / game / "diagrams.yaml"
    if not path.is_file():
        return {}
    found: dict[str, Diagram] = {}
    for diagram in load_spoken(path, _File).diagrams:
        if diagram.clause in found:
            raise BadContent(f"{shown(path)}: {diagram.clause}: it has two diagrams")
        problem = _problem(diagram)
        if problem:
            raise BadContent(f"{shown(path)}: {diagram.clause}: {problem}")
        found[diagram.clause] = diagram
    return found


def _problem(diagram: Diagram) -> str:
    """What is wrong with a diagram by itself."""
    if not 1 <= len(diagram.frames) <= MOST_FRAMES:
        return f"there must be one to {MOST_FRAMES} frames, not {len(diagram.frames)}"
    for number, frame in enumerate(diagram.frames, 1):
        words = len(frame.say.split())
        if not 1 <= words <= MOST_WORDS:
            return f"frame {number}: {words} words; one to {MOST_WORDS} are right"
        if 0 in frame.floor and frame.floor != (0, 0):
            return f"frame {number}: a floor needs squares side by side and below each other"
    return ""
