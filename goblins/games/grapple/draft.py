"""A state in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from goblins.core import draft
from goblins.core.tuples import replaced, without
from goblins.games.grapple import sightings
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import IN_HAND, Battle, GrapplePublic, GrappleSecret, Sighting


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

    def saw(self, watcher: int, owner: int, hand: tuple[int, ...]) -> None:
        """A seat looked through another's hand: what it had seen of it before may be among it."""
        alike, above = self.content.alike, len(self.secret.armies[owner])
        known = self.secret.sightings[watcher]
        if known:
            for card in hand:
                known = sightings.turned_up(known, alike[card], owner, IN_HAND, alike)
        self._know(watcher, known + tuple([Sighting(alike[card], owner, above) for card in hand]))

    def saw_go(self, watcher: int, owner: int, card: int) -> None:
        """A seat saw a card go into another's hand: it stays there, or goes into the army above its present height."""
        seen = Sighting(self.content.alike[card], owner, len(self.secret.armies[owner]))
        self._know(watcher, (*self.secret.sightings[watcher], seen))

    def all_saw_go(self, owner: int, card: int) -> None:
        """Everybody else saw a card go into a hand."""
        for watcher in self.public.players:
            if watcher != owner:
                self.saw_go(watcher, owner, card)

    def found(self, watcher: int, owner: int, card: int, place: int = IN_HAND) -> None:
        """A seat sees what somebody had at a place: it may be what it had seen of them before."""
        known, alike = self.secret.sightings[watcher], self.content.alike
        left = sightings.turned_up(known, alike[card], owner, place, alike)
        if left is not known:
            self._know(watcher, left)

    def turn_up(self, owner: int, card: int, place: int = IN_HAND) -> None:
        """A card that somebody had hidden lies open to all."""
        alike = self.content.alike
        look = alike[card]
        for watcher, known in enumerate(self.secret.sightings):
            for one in known:
                if alike[one.card] == look:
                    self.found(watcher, owner, card, place)
                    break

    def blur(self, one: int, other: int) -> None:
        """Two seats swapped cards: the others know only that what they had seen with either is with one of them."""
        for watcher, known in enumerate(self.secret.sightings):
            if known and watcher not in (one, other):
                self._know(watcher, sightings.blurred(known, one, other, self.secret.armies))

    def lower(self, owner: int) -> None:
        """An army lost its top: nothing is known to lie above what is left."""
        height = len(self.secret.armies[owner])
        for watcher, known in enumerate(self.secret.sightings):
            left = sightings.lowered(known, owner, height) if known else known
            if left is not known:
                self._know(watcher, left)

    def _know(self, watcher: int, known: sightings.Known) -> None:
        self.secret.sightings = replaced(self.secret.sightings, watcher, known)
