"""The boxes on the shelf: what each game is called, and whom to thank for it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from goblins import paths
from goblins.content.spoken import load_spoken
from goblins.words import in_each_language


class SolitaireCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What a box's game for one is called, and whose face stands for it."""

    title: str
    character: str


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the game by its kind and number."""

    piece: str
    number: int = 0


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """One box, whether its game can be played yet or not."""

    game: str
    title: str
    full_title: str
    players: str
    minutes: str
    designer: str
    publisher: str
    tagline: str
    tricks: Annotated[int, Meta(ge=1, le=3)]
    """How much there is to know: 1 is easy, 3 is for old foxes."""
    out: tuple[str, ...]
    """The characters that jump out of the box when it is opened, the middle one first."""
    first_table: tuple[str, ...]
    """Who sits at the table the first time it is played."""
    solitaire: SolitaireCard | None = None
    cards: tuple[Card, ...] = ()
    """The pieces that fly up behind those who jump out of it, from the middle outwards."""
    inside: tuple[str, ...] = ()
    """The sprites of what pops out when it is opened."""


class FirstBox(Struct, frozen=True, forbid_unknown_fields=True):
    """The game for those who have never played any of them, who welcomes them, and with what words."""

    game: str
    character: str
    words: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    first: FirstBox
    boxes: tuple[Box, ...]


@in_each_language
def _file() -> _File:
    return load_spoken(paths.DATA / "shelf.yaml", _File)


def shelf() -> tuple[Box, ...]:
    """The boxes from left to right."""
    return _file().boxes


def first_box() -> FirstBox:
    """The game to open first."""
    return _file().first


def box_of(game: str) -> Box:
    """The box of a game."""
    return next(box for box in shelf() if box.game == game)
