"""A state in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from msgspec.structs import astuple, replace

from goblins.core.contract import Event
from goblins.games.grapple.cards import Deck
from goblins.games.grapple.state import NOBODY, GrappleState, Sighting, Truth


class Draft(Truth, kw_only=True):
    """A state that may still change, the events so far, and whether anything hidden came into the open."""

    cards: Deck
    events: list[Event]
    reveals: bool = False

    @classmethod
    def of(cls, state: GrappleState, cards: Deck) -> Draft:
        """A draft that begins as a state is."""
        return cls(*astuple(state), cards=cards, events=[])

    def state(self) -> GrappleState:
        """The state as it is now."""
        return GrappleState(*astuple(self)[:_FIELD_COUNT])

    # ------------------------------------------------------------------ changes

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.set_hand(seat, tuple([held for held in self.hands[seat] if held != card]))

    def gain(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.set_hand(seat, self.hands[seat] + (card,))

    def set_hand(self, seat: int, hand: tuple[int, ...]) -> None:
        """A seat holds other cards."""
        self.hands = self.hands[:seat] + (hand,) + self.hands[seat + 1 :]

    def set_army(self, seat: int, army: tuple[int, ...]) -> None:
        """A seat's army changes; what others know to lie above a height can't be above what is left."""
        self.armies = self.armies[:seat] + (army,) + self.armies[seat + 1 :]

    def garrison(self, seat: int, cards: tuple[int, ...]) -> None:
        """Goblins go into a garrison."""
        self.garrisons = self.garrisons[:seat] + (self.garrisons[seat] + cards,) + self.garrisons[seat + 1 :]

    def next_player(self, seat: int) -> int:
        """The next seat clockwise that plays in this round."""
        count = len(self.hands)
        return next((seat + step) % count for step in range(1, count + 1) if (seat + step) % count in self.players)

    # ------------------------------------------------------------------ what is known

    def saw(self, watcher: int, owner: int, cards: tuple[int, ...]) -> None:
        """A seat saw cards in another's hand: from now on each is there, or goes into the army above its present height."""
        above = len(self.armies[owner])
        known = tuple([one for one in self.sightings[watcher] if one.card not in cards])
        known += tuple([Sighting(card, owner, above) for card in cards])
        self._know(watcher, known)

    def all_saw(self, owner: int, card: int) -> None:
        """Everybody else saw a card go into a hand."""
        for watcher in self.players:
            if watcher != owner:
                self.saw(watcher, owner, (card,))

    def unsee(self, watcher: int, card: int) -> None:
        """A seat no longer needs to remember a card: it has it itself."""
        self._know(watcher, tuple([one for one in self.sightings[watcher] if one.card != card]))

    def forget(self, card: int) -> None:
        """A card lies open, or has left for good: nobody needs to remember where it was."""
        for watcher, known in enumerate(self.sightings):
            if any(one.card == card for one in known):
                self._know(watcher, tuple([one for one in known if one.card != card]))

    def blur(self, one: int, other: int) -> None:
        """Two seats swapped cards: the others know only that what they had seen with either is with one of them."""
        for watcher, known in enumerate(self.sightings):
            if known and watcher not in (one, other):
                self._know(watcher, tuple([kept for seen in known if (kept := self._blurred(seen, one, other))]))

    def _blurred(self, seen: Sighting, one: int, other: int) -> Sighting | None:
        """A sighting after such a swap; None when the card could be with three seats, which is not kept apart."""
        owners = {seen.owner, seen.also} - {NOBODY}
        if not owners & {one, other} or owners == {one, other}:
            return seen
        if len(owners) > 1:
            return None
        second = other if seen.owner == one else one
        return replace(seen, also=second, also_above=len(self.armies[second]))

    def lower(self, owner: int) -> None:
        """An army lost its top: nothing is known to lie above what is left."""
        height = len(self.armies[owner])
        for watcher, known in enumerate(self.sightings):
            lowered = tuple([_lowered(one, owner, height) for one in known])
            if lowered != known:
                self._know(watcher, lowered)

    def _know(self, watcher: int, known: tuple[Sighting, ...]) -> None:
        self.sightings = self.sightings[:watcher] + (known,) + self.sightings[watcher + 1 :]


def _lowered(seen: Sighting, owner: int, height: int) -> Sighting:
    if seen.owner == owner and seen.above > height:
        return replace(seen, above=height)
    if seen.also == owner and seen.also_above > height:
        return replace(seen, also_above=height)
    return seen


_FIELD_COUNT = len(GrappleState.__struct_fields__)
