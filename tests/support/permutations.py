"""What is hidden in each game, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from goblins.core.chance import below
from goblins.games.fairies.cards import deck, other_side
from goblins.games.fairies.state import FairiesState
from goblins.games.grapple.state import NO_CARD, GrappleState, Sighting
from goblins.games.registry import rules_of
from tests.support.builders import position
from tests.support.irene.permutations import permute_irene
from tests.support.koncita.permutations import permute_koncita
from tests.support.pact.permutations import permute_pact

Permute = Callable[[Any, int, random.Random], Any]


def permute_fairies(state: FairiesState, seat: int, rng: random.Random) -> FairiesState:
    """Only what lies open is kept: hands, ring, turn and what has been seen to flip. The rest is made up anew."""
    names = [list(deck().named(held)) for held in state.hands]
    lying = [deck().faces[number].name for number in state.ring]
    known_backs = [
        deck().faces[other_side(number)].name for number in rules_of("fairies").view(state, seat).shows_backs
    ]
    made = position(
        names,
        lying,
        state.active,
        turns=state.turns,
        once_seen=known_backs,
        history=state.history,
        **msgspec.structs.asdict(state.goal),
    )
    return msgspec.structs.replace(made, ending=state.ending)


Place = tuple[str, int, int]


def hidden_places(state: GrappleState, seat: int) -> dict[Place, int]:
    """Every card that a seat can't see, by where it lies: in which pile, whose, and how high."""
    looked_at = state.spied if state.phase == "spied" and state.active == seat else seat
    piles = {("deck", 0): state.deck}
    for other in range(len(state.hands)):
        if other not in (seat, looked_at):
            piles["hand", other] = state.hands[other]
        if other != seat and state.phase != "next":  # armies are turned up when a round is over
            piles["army", other] = state.armies[other]
    if state.battle and state.battle.hidden != NO_CARD and state.battle.defender != seat:
        piles["face down", state.battle.defender] = (state.battle.hidden,)
    return {(*pile, height): card for pile, cards in piles.items() for height, card in enumerate(cards)}


def may_lie(seen: Sighting | None, place: Place) -> bool:
    """Whether a card may be somewhere, for all that a seat has seen of it."""
    pile, owner, height = place
    if seen is None:
        return True
    heights = {seen.owner: seen.above, seen.also: seen.also_above}
    return pile != "deck" and owner in heights and (pile != "army" or height >= heights[owner])


def permute_grapple(state: GrappleState, seat: int, rng: random.Random) -> GrappleState:
    """Hidden cards change places two by two, as long as all that the seat has seen stays true; the others know nothing."""
    seen = {one.card: one for one in state.sightings[seat]}
    lying = hidden_places(state, seat)
    for first in list(lying):
        second = list(lying)[below(rng, len(lying))]
        if may_lie(seen.get(lying[first]), second) and may_lie(seen.get(lying[second]), first):
            lying[first], lying[second] = lying[second], lying[first]

    def laid(pile: str, owner: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(lying.get((pile, owner, height), card) for height, card in enumerate(cards))

    battle = state.battle
    if battle:
        battle = msgspec.structs.replace(battle, hidden=laid("face down", battle.defender, (battle.hidden,))[0])
    other = msgspec.structs.replace(
        state,
        hands=tuple(laid("hand", owner, hand) for owner, hand in enumerate(state.hands)),
        armies=tuple(laid("army", owner, army) for owner, army in enumerate(state.armies)),
        deck=laid("deck", 0, state.deck),
        battle=battle,
        sightings=tuple(known if owner == seat else () for owner, known in enumerate(state.sightings)),
        seed=rng.getrandbits(20),
        occasion=state.occasion + 1,
    )
    assert rules_of("grapple").audit(other) == ()
    return other




PERMUTE: dict[str, Permute] = {
    "pact": permute_pact,
    "irene": permute_irene,
    "koncita": permute_koncita,
    "grapple": permute_grapple,
    "fairies": permute_fairies,
}
