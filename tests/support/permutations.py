"""What is hidden in each game, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from goblins.core.chance import below, shuffled
from goblins.games.fairies.cards import deck, other_side
from goblins.games.fairies.state import FairiesState
from goblins.games.grapple.state import NO_CARD, GrappleState, Sighting
from goblins.games.irene.solo_state import SoloState
from goblins.games.irene.state import MazeState
from goblins.games.koncita.state import KoncitaState
from goblins.games.registry import rules_of
from tests.support.builders import position
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


def permute_koncita(state: KoncitaState, seat: int, rng: random.Random) -> KoncitaState:
    """The others' hands and the Movement deck are dealt anew; Treasures below the top and Forfeit decks are shuffled."""
    hidden = [card for other, held in enumerate(state.hands) if other != seat for card in held] + list(state.deck)
    hidden = shuffled(rng, hidden)
    hands = []
    for other, held in enumerate(state.hands):
        hands.append(held if other == seat else tuple(hidden.pop() for _ in held))
    return msgspec.structs.replace(
        state,
        hands=tuple(hands),
        deck=tuple(hidden),
        treasures=(*state.treasures[:1], *shuffled(rng, state.treasures[1:])),
        decks=tuple(tuple(shuffled(rng, deck)) for deck in state.decks),
        seed=rng.getrandbits(20),
        occasion=state.occasion + 1,
    )


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


def permute_irene(state: MazeState | SoloState, seat: int, rng: random.Random) -> MazeState | SoloState:
    """What lies face down and was never seen by the seat is dealt anew, and so are the numbers of Homes not turned."""
    if isinstance(state, SoloState):
        hidden = shuffled(rng, [n for n, turned in zip(state.numbers, state.turned, strict=True) if not turned])
        numbers = tuple(
            n if turned or state.ending else hidden.pop() for n, turned in zip(state.numbers, state.turned, strict=True)
        )
        mountain = tuple(shuffled(rng, state.mountain))
        return msgspec.structs.replace(state, numbers=numbers, mountain=mountain, seed=rng.getrandbits(20))
    if state.phase == "next":
        return state
    view = rules_of("irene").view(state, seat)
    seen = {spot.cell for spot in view.caves if spot.tile >= 0} | {sight.cell for sight in view.sights if sight.sure}
    hidden = [spot.tile for spot in state.caves if spot.cell not in seen]
    top = state.mountain[-1:] if state.top_up and state.phase != "place" else ()
    rest = state.mountain[: len(state.mountain) - len(top)]
    crumbed = {tile for held in state.crumbs for tile in held}
    # a breadcrumb marks its tile for everybody: it stays where it lies
    fixed = [tile for tile in hidden if tile in crumbed]
    pool = shuffled(rng, [tile for tile in hidden if tile not in crumbed] + list(rest))
    caves = tuple(
        spot if spot.cell in seen or spot.tile in fixed else msgspec.structs.replace(spot, tile=pool.pop())
        for spot in state.caves
    )
    homes = shuffled(rng, [n for n, owner in zip(state.numbers, state.homes, strict=True) if owner != -2])
    numbers = tuple(n if owner == -2 else homes.pop() for n, owner in zip(state.numbers, state.homes, strict=True))
    return msgspec.structs.replace(
        state,
        caves=caves,
        mountain=(*pool, *top),
        numbers=numbers,
        sights=tuple(known if other == seat else () for other, known in enumerate(state.sights)),
        seed=rng.getrandbits(20),
    )


PERMUTE: dict[str, Permute] = {
    "pact": permute_pact,
    "irene": permute_irene,
    "koncita": permute_koncita,
    "grapple": permute_grapple,
    "fairies": permute_fairies,
}
