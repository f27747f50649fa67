"""The Fairies deck: 20 cards, 40 faces, and the tables that make a turn a few bit operations.

A face is a number: 0 … 19 are the goblin sides in the order of the data file, 20 … 39 the fairy sides of the same
cards. A set of faces is an int with one bit per face.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, load, shown

CARDS = 20
GOBLIN_FACES = (1 << CARDS) - 1
FAIRY_FACES = GOBLIN_FACES << CARDS

Thing = TypeVar("Thing")
ByteTables = tuple[tuple[tuple[Thing, ...], ...], ...]

Rhyme = Literal["oop", "elly", "ock", "our", "ew"]
Symbol = Literal["sun", "moon", "mushroom", "frog"]
RHYMES: tuple[Rhyme, ...] = ("oop", "elly", "ock", "our", "ew")
SYMBOLS: tuple[Symbol, ...] = ("sun", "moon", "mushroom", "frog")
OPPOSITE: dict[str, Symbol] = {"sun": "moon", "moon": "sun", "mushroom": "frog", "frog": "mushroom"}


class _Side(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rhyme: Rhyme
    symbol: Symbol
    tail: str
    character: str
    star: bool = False


class _Card(Struct, frozen=True, forbid_unknown_fields=True):
    goblin: _Side
    fairy: _Side


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[_Card, ...]


class Face(Struct, frozen=True):
    """One side of a card: all there is to see on it."""

    id: int
    slug: str
    side: Literal["goblin", "fairy"]
    name: str
    lead: str
    word: str
    tail: str
    rhyme: Rhyme
    symbol: Symbol
    star: bool


class Deck(Struct, frozen=True):
    """Every face, and masks of the faces that share a rhyme or a symbol with a face."""

    faces: tuple[Face, ...]
    rhyming: tuple[int, ...]
    matching: tuple[int, ...]
    stars: int

    def named(self, mask: int) -> tuple[str, ...]:
        """The names of a set of faces, in the deck's order."""
        return tuple(self.faces[face].name for face in bits(mask))


def other_side(face: int) -> int:
    """The face on the back of a face."""
    return face + CARDS if face < CARDS else face - CARDS


def turned(mask: int) -> int:
    """The set of faces on the backs of a set of faces."""
    return (mask & GOBLIN_FACES) << CARDS | mask >> CARDS


def by_byte(things: Sequence[Thing]) -> ByteTables[Thing]:
    """For each byte of a set of faces and each value of it, the things that its bits stand for: sets become tuples fast."""
    return tuple(
        tuple(tuple(things[first + bit] for bit in range(8) if value >> bit & 1) for value in range(256))
        for first in range(0, 2 * CARDS, 8)
    )


def members(mask: int, tables: ByteTables[Thing]) -> tuple[Thing, ...]:
    """The things that a set of faces stands for, in order."""
    first, second, third, fourth, fifth = tables
    return (
        first[mask & 255]
        + second[mask >> 8 & 255]
        + third[mask >> 16 & 255]
        + fourth[mask >> 24 & 255]
        + fifth[mask >> 32]
    )


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set of faces, in order."""
    return members(mask, _FACES)


_FACES = by_byte(range(2 * CARDS))


def set_of(faces: tuple[int, ...] | list[int]) -> int:
    """Faces as a set."""
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


@cache
def deck(path: Path = paths.DATA / "fairies" / "cards.yaml") -> Deck:
    """The deck of the data file, checked against F-01 … F-05."""
    file = load(path, _File)
    _check(file, shown(path))
    sides = [(card.goblin, "goblin") for card in file.cards] + [(card.fairy, "fairy") for card in file.cards]
    faces = tuple(
        Face(number, side.character, kind, side.name, *_words(side.name), side.tail, side.rhyme, side.symbol, side.star)  # type: ignore[arg-type]
        for number, (side, kind) in enumerate(sides)
    )
    return Deck(
        faces,
        rhyming=tuple(set_of([other.id for other in faces if other.rhyme == face.rhyme]) for face in faces),
        matching=tuple(set_of([other.id for other in faces if other.symbol == face.symbol]) for face in faces),
        stars=set_of([face.id for face in faces if face.star]),
    )


def _words(name: str) -> tuple[str, str]:
    """A name's first words and its rhyming last word."""
    lead, _, word = name.rpartition(" ")
    return lead, word


def _check(file: _File, where: str) -> None:
    """BadContent if the deck breaks a clause about its cards."""

    def refuse(card: int | None, rule: str, text: str) -> None:
        place = "cards" if card is None else f"cards[{card}]"
        raise BadContent(f"{where}: {place}: {text} ({rule})")

    cards = file.cards
    if len(cards) != CARDS:
        refuse(None, "F-01", f"there must be {CARDS} cards, not {len(cards)}")
    names = [side.name for card in cards for side in (card.goblin, card.fairy)]
    for name in names:
        if names.count(name) > 1:
            refuse(None, "F-01", f"{name!r} stands there twice")
    pairs: set[tuple[str, str]] = set()
    for number, card in enumerate(cards):
        for side in (card.goblin, card.fairy):
            if not side.name.lower().endswith(side.tail.lower()) or not side.tail:
                refuse(number, "F-02", f"the tail {side.tail!r} is not how {side.name!r} ends")
        if card.fairy.symbol != OPPOSITE[card.goblin.symbol]:
            refuse(number, "F-03", f"{card.goblin.symbol} can't be backed by {card.fairy.symbol}")
        if card.goblin.rhyme == card.fairy.rhyme:
            refuse(number, "F-04", f"both sides rhyme on {card.goblin.rhyme}")
        if (card.goblin.rhyme, card.fairy.rhyme) in pairs:
            refuse(number, "F-04", f"another card has the rhymes {card.goblin.rhyme} and {card.fairy.rhyme} too")
        pairs.add((card.goblin.rhyme, card.fairy.rhyme))
    for kind in ("goblin", "fairy"):
        starred = sorted(getattr(card, kind).symbol for card in cards if getattr(card, kind).star)
        if starred != sorted(SYMBOLS):
            refuse(
                None, "F-05", f"the {kind} sides must have one star for each symbol, not {', '.join(starred) or 'none'}"
            )
