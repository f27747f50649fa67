"""A game in thirty seconds: five small pictures made of its real pieces, read from `data/<game>/glance.yaml`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.spoken import load_spoken
from goblins.words import in_each_language

PANELS = 5
MOST_WORDS = 20
Share = Annotated[float, Meta(ge=-0.2, le=1.2)]
Squares = Annotated[int, Meta(ge=0, le=8)]


class Thing(Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing (`sprite`), a piece of the game (`piece`, `number`), a medallion (`portrait`), a framed place (`high`), or
    words (not wider than `high`, if it is given), round a point that is a share of the picture; `size` is its width.
    """

    at: tuple[Share, Share]
    size: float
    sprite: str = ""
    piece: str = ""
    number: int = 0
    words: str = ""
    portrait: str = ""
    """A seat's colour, a goblin, and its mood if that is not the usual one."""
    high: float = 0.0
    turn: float = 0.0
    alpha: Annotated[float, Meta(ge=0.0, le=1.0)] = 1.0
    """How much of a drawing is seen."""


class Panel(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five: its picture on a ground that goes from one colour to another, perhaps with so many squares of a floor
    side by side and below each other; a title, a sentence, and its clause.
    """

    title: str
    say: str
    clause: str
    ground: tuple[str, str]
    things: tuple[Thing, ...]
    floor: tuple[Squares, Squares] = (0, 0)


class Glance(Struct, frozen=True, forbid_unknown_fields=True):
    """The aim, a turn, the snag, the end, and what wins; and the aim once more in one line, for the table."""

    aim: str
    panels: tuple[Panel, ...]
    alone: str = ""
    """The aim of the game for one."""


@in_each_language
def glance_of(game: str) -> Glance | None:
    """A game's first page; None where it has none. BadContent if it can't be used."""
    path = paths.DATA / game / "glance.yaml"
    if not path.is_file():
        return None
    found = load_spoken(path, Glance)
    if len(found.panels) != PANELS:
        raise BadContent(f"{shown(path)}: there must be {PANELS} panels, not {len(found.panels)}")
    for number, panel in enumerate(found.panels, 1):
        words = len(panel.say.split())
        if words > MOST_WORDS:
            raise BadContent(f"{shown(path)}: panel {number}: {words} words; {MOST_WORDS} is the most")
    return found
