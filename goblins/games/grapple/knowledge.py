"""What a seat may know of a game, and possible worlds that fit everything it has seen."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import pick, shuffled
from goblins.core.contract import Event
from goblins.games.grapple.content import Content
from goblins.games.grapple.events import Drew, Held, Placed, Spied, Swapped
from goblins.games.grapple.state import NO_CARD, NOBODY, Battle, GrappleSecret, GrappleState, Sighting
from goblins.games.grapple.view import GrappleView


def view_of(state: GrappleState, seat: int) -> GrappleView:
    """One's own cards, what lies open, and what has been seen."""
    public, secret = state.public, state.secret
    hands, armies = secret.hands, secret.armies
    spying = public.phase == "spied" and public.active == seat
    return GrappleView(
        public=public,
        seat=seat,
        hand=hands[seat],
        army=armies[seat],
        hand_sizes=tuple([len(hand) for hand in hands]),
        army_sizes=tuple([len(army) for army in armies]),
        deck_size=len(secret.deck),
        battle=_seen_by(seat, secret.battle),
        spied_hand=hands[public.spied] if spying else (),
        shown_armies=armies if public.phase == "next" else (),
        sightings=secret.sightings[seat],
    )


def _seen_by(seat: int, battle: Battle | None) -> Battle | None:
    if battle is None or not battle.holding or seat == battle.defender:
        return battle
    return replace(battle, hidden=NO_CARD)


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it."""
    match event:
        case Drew(seat=owner) | Placed(seat=owner) | Held(seat=owner) if owner != seat:
            return replace(event, card=None)
        case Spied(seat=spy) if spy != seat and event.target != seat:
            return replace(event, hand=None)
        case Swapped(seat=spy) if spy != seat and event.target != seat:
            return replace(event, taken=None, given=None)
    return event


# ---------------------------------------------------------------------- possible worlds


class _Slots:
    """The hidden places of the others: hands, armies, a face-down goblin."""

    def __init__(self, view: GrappleView) -> None:
        me, battle = view.seat, view.battle
        self.hands: list[list[int]] = [[NO_CARD] * size for size in view.hand_sizes]
        self.armies: list[list[int]] = [[NO_CARD] * size for size in view.army_sizes]
        if view.shown_armies:
            self.armies = [list(army) for army in view.shown_armies]
        self.hands[me], self.armies[me] = list(view.hand), list(view.army)
        if view.spied_hand:
            self.hands[view.public.spied] = list(view.spied_hand)
        self.holder = battle.defender if battle and battle.holding and battle.defender != me else NOBODY
        self.hidden = battle.hidden if battle else NO_CARD

    def free(self, seen: Sighting) -> list[tuple[str, int, int]]:
        """The places where a card that was seen may be now."""
        found: list[tuple[str, int, int]] = []
        for owner, above in ((seen.owner, seen.above), (seen.also, seen.also_above)):
            if owner == NOBODY:
                continue
            found += [("hand", owner, place) for place, card in enumerate(self.hands[owner]) if card == NO_CARD]
            army = self.armies[owner]
            found += [("army", owner, place) for place in range(above, len(army)) if army[place] == NO_CARD]
            if owner == self.holder and self.hidden == NO_CARD:
                found.append(("hidden", owner, 0))
        return found

    def put(self, place: tuple[str, int, int], card: int) -> None:
        """A card lies in a place that was free."""
        kind, owner, index = place
        if kind == "hand":
            self.hands[owner][index] = card
        elif kind == "army":
            self.armies[owner][index] = card
        else:
            self.hidden = card

    def fill(self, cards: list[int]) -> list[int]:
        """Put cards into every place that is still free; those that are left over."""
        left = list(cards)
        for pile in (*self.hands, *self.armies):
            for place, card in enumerate(pile):
                if card == NO_CARD:
                    pile[place] = left.pop()
        if self.holder != NOBODY and self.hidden == NO_CARD:
            self.hidden = left.pop()
        return left


def imagined(view: GrappleView, content: Content, rng: random.Random) -> GrappleState:
    """A possible world: cards that were seen lie where they may be, the others anywhere that is hidden."""
    slots, public, battle = _Slots(view), view.public, view.battle
    in_sight = {*view.spied_hand, *(card for army in view.shown_armies for card in army)}
    # who has the fewest places to be is placed first, so that nobody is left without one
    for seen in sorted(shuffled(rng, view.sightings), key=lambda one: len(slots.free(one))):
        free = slots.free(seen)
        if free and seen.card not in in_sight:
            slots.put(pick(rng, free), seen.card)
    known = {slots.hidden, *public.spies}
    known.update(*public.garrisons, *slots.hands, *slots.armies)
    if battle:
        known.update(battle.attack, battle.defence)
    left = slots.fill(shuffled(rng, [card for card in range(len(content.kinds)) if card not in known]))
    secret = GrappleSecret(
        hands=tuple([tuple(hand) for hand in slots.hands]),
        armies=tuple([tuple(army) for army in slots.armies]),
        deck=tuple(left),
        battle=replace(battle, hidden=slots.hidden) if battle else None,
        sightings=tuple([view.sightings if seat == view.seat else () for seat in range(len(slots.hands))]),
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return GrappleState(public, secret)
