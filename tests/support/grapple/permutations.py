"""What is hidden in Grapple, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import below, shuffled
from goblins.games.grapple.state import IN_HAND, NO_CARD, GrappleState, Sighting
from goblins.games.registry import rules_of
from tests.support.builders import changed
from tests.support.grapple.builders import CONTENT

Place = tuple[str, int, int]
ALIKE = CONTENT.alike


def hidden_places(state: GrappleState, seat: int) -> dict[Place, int]:
    """Every card that a seat can't see, by where it lies: in which pile, whose, and how high."""
    looked_at = state.public.spied if state.public.phase == "spied" and state.public.active == seat else seat
    piles = {("deck", 0): state.secret.deck}
    for other in range(len(state.secret.hands)):
        if other not in (seat, looked_at):
            piles["hand", other] = state.secret.hands[other]
        if other != seat and state.public.phase != "next":  # armies are turned up when a round is over
            piles["army", other] = state.secret.armies[other]
    if state.secret.battle and state.secret.battle.hidden != NO_CARD and state.secret.battle.defender != seat:
        piles["face down", state.secret.battle.defender] = (state.secret.battle.hidden,)
    return {(*pile, height): card for pile, cards in piles.items() for height, card in enumerate(cards)}


def may_lie(seen: Sighting | None, place: Place) -> bool:
    """Whether a card may be somewhere, for all that a seat has seen of it."""
    pile, owner, height = place
    return seen is None or (pile != "deck" and seen.may_be(owner, height if pile == "army" else IN_HAND))


def remembered(known: tuple[Sighting, ...], lying: dict[Place, int]) -> dict[int, Sighting]:
    """For everything that a seat has seen one of the hidden cards that it may be, each another."""
    found: dict[int, Sighting] = {}

    def settle(seen: Sighting, tried: set[int]) -> bool:
        for place, card in lying.items():
            if card in tried or ALIKE[card] != ALIKE[seen.card] or not may_lie(seen, place):
                continue
            tried.add(card)
            if card not in found or settle(found[card], tried):
                found[card] = seen
                return True
        return False

    for seen in known:
        settle(seen, set())  # what is not hidden (any more) needs no card
    return found


def permute_grapple(state: GrappleState, seat: int, rng: random.Random) -> GrappleState:
    """Hidden cards change places two by two, as long as all that the seat has seen stays true; the others know nothing.

    Cards that look alike may always change places: nobody can tell them apart.
    """
    lying = hidden_places(state, seat)
    seen = remembered(state.secret.sightings[seat], lying)
    for first in list(lying):
        second = list(lying)[below(rng, len(lying))]
        one, other = lying[first], lying[second]
        if may_lie(seen.get(one), second) and may_lie(seen.get(other), first):
            lying[first], lying[second] = other, one
    for alike in set(ALIKE):
        places = [place for place, card in lying.items() if ALIKE[card] == alike]
        for place, card in zip(places, shuffled(rng, [lying[place] for place in places]), strict=True):
            lying[place] = card

    def laid(pile: str, owner: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(lying.get((pile, owner, height), card) for height, card in enumerate(cards))

    battle = state.secret.battle
    if battle:
        battle = replace(battle, hidden=laid("face down", battle.defender, (battle.hidden,))[0])
    other: GrappleState = changed(
        state,
        hands=tuple(laid("hand", owner, hand) for owner, hand in enumerate(state.secret.hands)),
        armies=tuple(laid("army", owner, army) for owner, army in enumerate(state.secret.armies)),
        deck=laid("deck", 0, state.secret.deck),
        battle=battle,
        sightings=tuple(known if owner == seat else () for owner, known in enumerate(state.secret.sightings)),
        seed=rng.getrandbits(20),
        occasion=state.secret.occasion + 1,
    )
    assert rules_of("grapple").audit(other) == ()
    return other
