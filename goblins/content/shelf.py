"""The boxes on the shelf: what each game is called, and whom to thank for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from goblins import paths
from goblins.content.spoken import load_spoken, read_in
from goblins.words import in_each_language, language
from goblins.words.catalogue import begun_languages

FILE = paths.DATA / "shelf.yaml"


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
    inside: tuple[Card, ...] = ()
    """The pieces that pop out when it is opened, from left to right."""


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
    """As it was compiled: the first picture shows it, and should not wait for a reader of YAML."""
    compiled = compiled_file(language())
    if compiled.is_file():
        return msgspec.json.decode(compiled.read_bytes(), type=_File)
    return load_spoken(FILE, _File)


def compiled_file(spoken: str) -> Path:
    """Where the shelf in a language is compiled to, if it is one that there are words in."""
    return FILE.with_suffix(f".{spoken}.json")


def to_compile() -> Iterator[tuple[Path, Any]]:
    """The shelf in every language, and the file it is compiled to."""
    for spoken in begun_languages():
        yield compiled_file(spoken), read_in(FILE, spoken)


def shelf() -> tuple[Box, ...]:
    """The boxes from left to right."""
    return _file().boxes


def first_box() -> FirstBox:
    """The game to open first."""
    return _file().first


def box_of(game: str) -> Box:
    """The box of a game."""
    return next(box for box in shelf() if box.game == game)
