"""What a seat may know of a game, and possible worlds that fit everything it has seen."""

from __future__ import annotations

import random

from msgspec.structs import astuple, replace

from goblins.core.chance import pick, shuffled
from goblins.core.contract import Event
from goblins.games.grapple.cards import Deck
from goblins.games.grapple.state import (
    NO_CARD,
    NOBODY,
    Battle,
    BattleView,
    Drew,
    GrappleState,
    GrappleView,
    Held,
    Placed,
    Sighting,
    Spied,
    Swapped,
    Table,
)

_TABLE_FIELDS = len(Table.__struct_fields__)


def view_of(state: GrappleState, seat: int) -> GrappleView:
    """One's own cards, what lies open, and what has been seen."""
    spying = state.phase == "spied" and state.active == seat
    over = state.phase == "next"
    return GrappleView(  # type: ignore[misc]  # it can't count the fields
        *astuple(state)[:_TABLE_FIELDS],
        seat=seat,
        hand=state.hands[seat],
        army=state.armies[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        army_sizes=tuple([len(army) for army in state.armies]),
        deck_size=len(state.deck),
        battle=_battle_view(state.battle, seat),
        spied_hand=state.hands[state.spied] if spying else (),
        shown_armies=state.armies if over else (),
        sightings=state.sightings[seat],
    )


def _battle_view(battle: Battle | None, seat: int) -> BattleView | None:
    if battle is None:
        return None
    return BattleView(
        battle.attacker,
        battle.defender,
        battle.attack,
        battle.defence,
        battle.hidden if seat == battle.defender else NO_CARD,
        battle.holding,
        battle.asked,
    )


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
        me, over = view.seat, bool(view.shown_armies)
        self.hands: list[list[int]] = [[NO_CARD] * size for size in view.hand_sizes]
        self.armies: list[list[int]] = [[NO_CARD] * size for size in view.army_sizes]
        if over:
            self.armies = [list(army) for army in view.shown_armies]
        self.hands[me], self.armies[me] = list(view.hand), list(view.army)
        if view.spied_hand:
            self.hands[view.spied] = list(view.spied_hand)
        battle = view.battle
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
        for piles in (self.hands, self.armies):
            for pile in piles:
                for place, card in enumerate(pile):
                    if card == NO_CARD:
                        pile[place] = left.pop()
        if self.holder != NOBODY and self.hidden == NO_CARD:
            self.hidden = left.pop()
        return left


def imagined(view: GrappleView, cards: Deck, rng: random.Random) -> GrappleState:
    """A possible world: cards that were seen lie where they may be, the others anywhere that is hidden."""
    slots = _Slots(view)
    in_sight = {*view.spied_hand, *(card for army in view.shown_armies for card in army)}
    # who has the fewest places to be is placed first, so that nobody is left without one
    for seen in sorted(shuffled(rng, view.sightings), key=lambda one: len(slots.free(one))):
        free = slots.free(seen)
        if free and seen.card not in in_sight:
            slots.put(pick(rng, free), seen.card)
    battle = view.battle
    known = {*view.hand, *view.army, *view.spies, *view.spied_hand, slots.hidden}
    known |= {card for pile in (*view.garrisons, *slots.hands, *slots.armies) for card in pile}
    if battle:
        known |= {*battle.attack, *battle.defence}
    left = slots.fill(shuffled(rng, [card for card in range(len(cards.kinds)) if card not in known]))
    seats = len(view.hand_sizes)
    world_battle = None
    if battle:
        world_battle = Battle(
            battle.attacker,
            battle.defender,
            battle.attack,
            battle.defence,
            slots.hidden if battle.holding else NO_CARD,
            battle.holding,
            battle.asked,
        )
    return GrappleState(  # type: ignore[misc]  # it can't count the fields
        *astuple(view)[:_TABLE_FIELDS],
        hands=tuple(tuple(hand) for hand in slots.hands),
        armies=tuple(tuple(army) for army in slots.armies),
        deck=tuple(left),
        battle=world_battle,
        sightings=tuple(view.sightings if seat == view.seat else () for seat in range(seats)),
        seed=rng.getrandbits(30),
        occasion=0,
    )
