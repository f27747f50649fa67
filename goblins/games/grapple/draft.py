"""A state in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core import draft
from goblins.core.tuples import replaced, without
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import NOBODY, Battle, GrapplePublic, GrappleSecret, Sighting


class Draft(draft.Draft[GrapplePublic, GrappleSecret, Content]):
    """A state that may still change, with the small changes of which all actions are made."""

    __slots__ = ()

    @property
    def battle(self) -> Battle:
        """The battle that is going on; there must be one."""
        battle = self.secret.battle
        assert battle is not None
        return battle

    # ------------------------------------------------------------------ cards

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        hands = self.secret.hands
        self.secret.hands = replaced(hands, seat, without(hands[seat], card))

    def gain(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        hands = self.secret.hands
        self.secret.hands = replaced(hands, seat, (*hands[seat], card))

    def set_army(self, seat: int, army: tuple[int, ...]) -> None:
        """A seat's army becomes another; what is known of the old one stays as it is (see `lower`)."""
        self.secret.armies = replaced(self.secret.armies, seat, army)

    def garrison(self, seat: int, cards: tuple[int, ...]) -> None:
        """Goblins go into a garrison."""
        garrisons = self.public.garrisons
        self.public.garrisons = replaced(garrisons, seat, garrisons[seat] + cards)

    # ------------------------------------------------------------------ what is known

    def saw(self, watcher: int, owner: int, cards: tuple[int, ...]) -> None:
        """A seat saw cards in another's hand: from now on each is there, or goes into the army above its present height."""
        above = len(self.secret.armies[owner])
        known = [one for one in self.secret.sightings[watcher] if one.card not in cards]
        known += [Sighting(card, owner, above) for card in cards]
        self._know(watcher, tuple(known))

    def all_saw(self, owner: int, card: int) -> None:
        """Everybody else saw a card go into a hand."""
        for watcher in self.public.players:
            if watcher != owner:
                self.saw(watcher, owner, (card,))

    def unsee(self, watcher: int, card: int) -> None:
        """A seat no longer needs to remember a card: it has it itself."""
        self._know(watcher, tuple([one for one in self.secret.sightings[watcher] if one.card != card]))

    def forget(self, card: int) -> None:
        """A card lies open, or has left for good: nobody needs to remember where it was."""
        for watcher, known in enumerate(self.secret.sightings):
            for one in known:
                if one.card == card:
                    self.unsee(watcher, card)
                    break

    def blur(self, one: int, other: int) -> None:
        """Two seats swapped cards: the others know only that what they had seen with either is with one of them."""
        for watcher, known in enumerate(self.secret.sightings):
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
        return replace(seen, also=second, also_above=len(self.secret.armies[second]))

    def lower(self, owner: int) -> None:
        """An army lost its top: nothing is known to lie above what is left."""
        height = len(self.secret.armies[owner])
        for watcher, known in enumerate(self.secret.sightings):
            if known:
                self._know(watcher, tuple([_lowered(one, owner, height) for one in known]))

    def _know(self, watcher: int, known: tuple[Sighting, ...]) -> None:
        self.secret.sightings = replaced(self.secret.sightings, watcher, known)


def _lowered(seen: Sighting, owner: int, height: int) -> Sighting:
    if seen.owner == owner and seen.above > height:
        return replace(seen, above=height)
    if seen.also == owner and seen.also_above > height:
        return replace(seen, also_above=height)
    return seen
