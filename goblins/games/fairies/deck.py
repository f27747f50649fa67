"""The cards as the data file has them, and what of them the engine and the table can carry (F-01 … F-05)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from goblins import paths
from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.nearest import suggestion

FILE = "cards.yaml"
#: A hand is a set of faces in 64 bits, two for each card.
MOST_CARDS = 32
LEAST_RHYMES = 2
#: What can be written on a card and still be read.
LONGEST_NAME = 30
LONGEST_RHYME = 8

SideName = Literal["goblin", "fairy"]
SIDES: tuple[SideName, ...] = get_args(SideName)
Symbol = Literal["sun", "moon", "mushroom", "frog"]
OPPOSITE: dict[str, Symbol] = {"sun": "moon", "moon": "sun", "mushroom": "frog", "frog": "mushroom"}
#: The frames that are drawn for cards.
Frame = Literal["oop", "elly", "ock", "our", "ew"]


class Rhyme(Struct, frozen=True, forbid_unknown_fields=True):
    """How a family of rhymes looks: which frame its cards have, and which icon stands beside their names."""

    frame: Frame
    emblem: str
    ending: str = ""
    """How the family is written, if not by its key."""


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a card."""

    name: str
    rhyme: str
    symbol: Symbol
    tail: str
    character: str
    star: bool = False


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card."""

    goblin: Side
    fairy: Side

    def sides(self) -> tuple[tuple[SideName, Side], ...]:
        """Both sides with their names."""
        return ("goblin", self.goblin), ("fairy", self.fairy)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    rhymes: dict[str, Rhyme]
    cards: tuple[Card, ...]

    def ending(self, rhyme: str) -> str:
        """How a family of rhymes is written."""
        return self.rhymes[rhyme].ending or rhyme

    def stars(self, side: SideName) -> int:
        """How many cards have a star on that side."""
        return sum(getattr(card, side).star for card in self.cards)


def deck_of(box: Box) -> Deck:
    """The deck of a box; BadContent says what can't be played with."""
    deck = box.load(FILE, Deck)
    fault = next(_faults(deck), None)
    if fault:
        raise BadContent(f"{box.where(FILE)}: {fault}")
    return deck


@cache
def _drawn(pattern: str) -> tuple[str, ...]:
    """The names of the pictures that are there, `*` being the name."""
    names = (path.relative_to(paths.SPRITES).as_posix() for path in paths.SPRITES.glob(pattern))
    before, _, after = pattern.partition("*")
    return tuple(sorted(name.removeprefix(before).removesuffix(after) for name in names))


def _faults(deck: Deck) -> Iterator[str]:
    """What is wrong with the deck: where, what, and the clause if it is one."""
    if len(deck.cards) > MOST_CARDS:
        yield f"cards: {len(deck.cards)} are more than the game can carry: at most {MOST_CARDS}"
    icons = _drawn("icons/*.svg")
    for name, rhyme in deck.rhymes.items():
        if not 1 <= len(deck.ending(name)) <= LONGEST_RHYME:
            yield f"rhymes.{name}: a rhyme has 1 to {LONGEST_RHYME} letters"
        if not deck.ending(name).isprintable():
            yield f"rhymes.{name!r}: that can't be written on a card"
        if rhyme.emblem not in icons:
            yield f"rhymes.{name}.emblem: there is no icon {rhyme.emblem!r}{suggestion(rhyme.emblem, icons)}"
    names: set[str] = set()
    for number, card in enumerate(deck.cards):
        for kind, side in card.sides():
            yield from (f"cards[{number}].{kind}.{fault}" for fault in _faults_of(side, deck))
            if side.name in names:
                yield f"cards[{number}].{kind}.name: {side.name!r} stands there twice (F-01)"
            names.add(side.name)
        if card.fairy.symbol != OPPOSITE[card.goblin.symbol]:
            backed = OPPOSITE[card.goblin.symbol]
            yield (
                f"cards[{number}].fairy.symbol: {card.goblin.symbol} can't be backed by {card.fairy.symbol}, "
                f"only by {backed}: what shows must tell the symbol behind it (F-03)"
            )
    if len({side.rhyme for card in deck.cards for _, side in card.sides()}) < LEAST_RHYMES:
        yield f"cards: there must be {LEAST_RHYMES} rhymes or more among them (F-02)"


def _faults_of(side: Side, deck: Deck) -> Iterator[str]:
    """What is wrong with a side by itself, its key first."""
    if len(side.name) > LONGEST_NAME:
        yield f"name: {side.name!r} is too long for a card: at most {LONGEST_NAME} letters"
    if not side.name.isprintable():
        yield f"name: {side.name!r} can't be written on a card"
    if side.rhyme not in deck.rhymes:
        yield f"rhyme: there is no rhyme {side.rhyme!r}{suggestion(side.rhyme, deck.rhymes)} (F-02)"
    if not side.tail or not side.name.rpartition(" ")[2].lower().endswith(side.tail.lower()):
        yield f"tail: {side.tail!r} is not how the last word of {side.name!r} ends (F-02)"
    if side.character not in _drawn("characters/*/bust.svg"):
        near = suggestion(side.character, _drawn("characters/*/bust.svg"))
        yield f"character: nobody is drawn who is called {side.character!r}{near}"
