"""What is known of Fairies before a game: 20 cards, 40 faces, and the tables that make a turn a few bit operations.

A face is a number: 0 … 19 are the goblin sides in the order of the data file, 20 … 39 the fairy sides of the same
cards. A set of faces is an int with one bit per face.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.bits import members, set_of

PRINTED_BOX = Box("fairies")
CARDS = 20
GOBLIN_FACES = (1 << CARDS) - 1
FAIRY_FACES = GOBLIN_FACES << CARDS

Rhyme = Literal["oop", "elly", "ock", "our", "ew"]
Symbol = Literal["sun", "moon", "mushroom", "frog"]
SideName = Literal["goblin", "fairy"]
RHYMES: tuple[Rhyme, ...] = get_args(Rhyme)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
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
    side: SideName
    name: str
    lead: str
    word: str
    tail: str
    rhyme: Rhyme
    symbol: Symbol
    star: bool


class Content(Struct, frozen=True):
    """Every face, those with a star, and two tables by added face and ring face that say what an addition does."""

    faces: tuple[Face, ...]
    stars: int
    """The faces with a star, as a set."""
    becomes: tuple[tuple[int, ...], ...]
    """What a card of the ring shows once a face has been added: its other side if they rhyme, or for a star (F-21, F-22)."""
    taken: tuple[tuple[bool, ...], ...]
    """Whether a card of the ring that shows a face by then is taken: if it has the added face's symbol (F-23)."""

    def named(self, mask: int) -> tuple[str, ...]:
        """The names of a set of faces, in the deck's order."""
        return tuple(self.faces[face].name for face in members(mask))


def other_side(face: int) -> int:
    """The face on the back of a face."""
    return face + CARDS if face < CARDS else face - CARDS


def turned(mask: int) -> int:
    """The set of faces on the backs of a set of faces."""
    return (mask & GOBLIN_FACES) << CARDS | mask >> CARDS


@cache
def content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds, checked against F-01 … F-05."""
    file = box.load("cards.yaml", _File)
    _check(file, box.where("cards.yaml"))
    goblins = [_face(number, "goblin", card.goblin) for number, card in enumerate(file.cards)]
    fairies = [_face(number, "fairy", card.fairy) for number, card in enumerate(file.cards, start=CARDS)]
    faces = (*goblins, *fairies)
    return Content(
        faces,
        stars=set_of(face.id for face in faces if face.star),
        becomes=tuple(
            tuple(other_side(card.id) if face.star or face.rhyme == card.rhyme else card.id for card in faces)
            for face in faces
        ),
        taken=tuple(tuple(face.symbol == card.symbol for card in faces) for face in faces),
    )


def _face(number: int, kind: SideName, side: _Side) -> Face:
    lead, _, word = side.name.rpartition(" ")
    return Face(
        id=number,
        slug=side.character,
        side=kind,
        name=side.name,
        lead=lead,
        word=word,
        tail=side.tail,
        rhyme=side.rhyme,
        symbol=side.symbol,
        star=side.star,
    )


def _check(file: _File, where: str) -> None:
    """BadContent if the deck breaks a clause about its cards."""
    fault = next(_faults(file.cards), None)
    if fault:
        raise BadContent(f"{where}: {fault}")


def _faults(cards: tuple[_Card, ...]) -> Iterator[str]:
    """What is wrong with the deck: where, what, and the clause."""
    if len(cards) != CARDS:
        yield f"cards: there must be {CARDS} cards, not {len(cards)} (F-01)"
    names = [side.name for card in cards for side in (card.goblin, card.fairy)]
    yield from (f"cards: {name!r} stands there twice (F-01)" for name in names if names.count(name) > 1)
    pairs: set[tuple[str, str]] = set()
    for number, card in enumerate(cards):
        yield from (f"cards[{number}]: {fault}" for fault in _faults_of(card))
        rhymes = card.goblin.rhyme, card.fairy.rhyme
        if rhymes in pairs:
            yield f"cards[{number}]: another card has the rhymes {rhymes[0]} and {rhymes[1]} too (F-04)"
        pairs.add(rhymes)
    for kind in get_args(SideName):
        starred = sorted(getattr(card, kind).symbol for card in cards if getattr(card, kind).star)
        if starred != sorted(SYMBOLS):
            found = ", ".join(starred) or "none"
            yield f"cards: the {kind} sides must have one star for each symbol, not {found} (F-05)"


def _faults_of(card: _Card) -> Iterator[str]:
    """What is wrong with a card by itself."""
    for side in (card.goblin, card.fairy):
        if not side.name.lower().endswith(side.tail.lower()) or not side.tail:
            yield f"the tail {side.tail!r} is not how {side.name!r} ends (F-02)"
    if card.fairy.symbol != OPPOSITE[card.goblin.symbol]:
        yield f"{card.goblin.symbol} can't be backed by {card.fairy.symbol} (F-03)"
    if card.goblin.rhyme == card.fairy.rhyme:
        yield f"both sides rhyme on {card.goblin.rhyme} (F-04)"
