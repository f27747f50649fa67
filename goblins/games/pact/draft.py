"""A state in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import astuple

from goblins.core.contract import Event
from goblins.games.pact.cards import FIGURES, KIND_OF, KINDS, ONE_OF_EACH, Box, as_bits, pooled
from goblins.games.pact.state import PactState, Table, Truth, uncovered

Item = TypeVar("Item")
Counts = tuple[int, ...]
_NONE = (0,) * len(KINDS)
_ONES = tuple(1 << kind for kind in KIND_OF).__getitem__
#: A Master's symbols as bits, by their number, for the first kind.
_PERMANENT = tuple(as_bits([1] * count) for count in range(FIGURES + 1))


class Draft(Truth):
    """A state that may still change, the events so far, and whether anything hidden came into the open."""

    box: Box
    events: list[Event]
    reveals: bool = False

    @classmethod
    def of(cls, state: PactState, box: Box) -> Draft:
        """A draft that begins as a state is."""
        return cls(*(astuple(state) + (box, [])))

    def state(self) -> PactState:
        """The state as it is now."""
        return PactState(*astuple(self)[:_FIELD_COUNT])

    # ------------------------------------------------------------------ goblins

    def gain(self, seat: int, card: int, *, seen: bool) -> None:
        """A goblin comes into a hand; everybody saw which if it came from the row."""
        self.hands = put(self.hands, seat, (*self.hands[seat], card))
        if seen:
            self.shown = put(self.shown, seat, (*self.shown[seat], card))

    def lose(self, seat: int, kind: int) -> int:
        """A goblin of a kind leaves a hand: one that everybody knew to be there, if there is one."""
        known = [held for held in self.shown[seat] if KIND_OF[held] == kind]
        if known:
            self.shown = put(self.shown, seat, without(self.shown[seat], known[0]))
        card = known[0] if known else next(held for held in self.hands[seat] if KIND_OF[held] == kind)
        self.hands = put(self.hands, seat, without(self.hands[seat], card))
        return card

    def show(self, clan: int, card: int) -> None:
        """A goblin comes into a display."""
        self.displays = put(self.displays, clan, (*self.displays[clan], card))

    def withdraw(self, clan: int, kind: int) -> int:
        """A goblin of a kind leaves a display."""
        display = self.displays[clan]
        card = [shown for shown in display if KIND_OF[shown] == kind][-1]
        self.displays = put(self.displays, clan, without(display, card))
        return card


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The same items with another one at a place."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@lru_cache(maxsize=1 << 15)
def counted(cards: tuple[int, ...]) -> Counts:
    """How many of each kind some goblins are."""
    if not cards:
        return _NONE
    found = [0] * len(KINDS)
    for card in cards:
        found[KIND_OF[card]] += 1
    return tuple(found)


def on_display(table: Table, clan: int) -> Counts:
    """How many of each kind a clan can show, permanent goblins included (P-53)."""
    counts = counted(table.displays[clan])
    kind, permanent = uncovered(table, clan)
    return put(counts, kind, counts[kind] + permanent) if permanent else counts


@lru_cache(maxsize=1 << 15)
def bits_of(cards: tuple[int, ...]) -> int:
    """Some goblins as bits."""
    return as_bits(map(_ONES, cards))


def displayed(table: Table, clan: int) -> int:
    """What a clan can show as bits, permanent goblins included (P-53)."""
    bits = bits_of(table.displays[clan])
    permanent = len(table.figures[clan])
    return pooled(bits, _PERMANENT[permanent] << table.masters[clan]) if permanent else bits


def types_on_display(table: Table, clan: int) -> int:
    """How many different types a clan displays (P-54)."""
    return (displayed(table, clan) & ONE_OF_EACH).bit_count()


_FIELD_COUNT = len(PactState.__struct_fields__)
assert Truth.__struct_fields__ == PactState.__struct_fields__
