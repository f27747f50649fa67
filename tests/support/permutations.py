"""What is hidden in each game, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from goblins.core.chance import below, shuffled
from goblins.games.fairies.cards import deck, other_side
from goblins.games.fairies.state import FairiesState
from goblins.games.grapple.state import NO_CARD, GrappleState, Sighting
from goblins.games.pact.cards import COMMANDS, LEFT_HAND, RIGHT_HAND, box
from goblins.games.pact.state import NO_CARD as NO_GOBLIN
from goblins.games.pact.state import PactState
from goblins.games.registry import rules_of
from tests.support.builders import position
from tests.support.irene.permutations import permute_irene
from tests.support.koncita.permutations import permute_koncita

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


def permute_pact(state: PactState, seat: int, rng: random.Random) -> PactState:
    """Goblins, Tasks and Commands that a seat never saw are dealt anew; what came from the row stays in its hand."""
    kept = [set(hand) if other == seat else set(state.shown[other]) for other, hand in enumerate(state.hands)]
    unseen = [card for other, hand in enumerate(state.hands) for card in hand if card not in kept[other]]
    goblins = shuffled(rng, [*unseen, *state.deck])
    hands = tuple(
        tuple(card if card in kept[other] else goblins.pop() for card in hand) for other, hand in enumerate(state.hands)
    )
    chosen = tuple(
        card if other == seat or card == NO_GOBLIN else hands[other][below(rng, len(hands[other]))]
        for other, card in enumerate(state.chosen)
    )
    known = range(state.players) if state.ending else (seat,)  # at the end all Commands that were kept are open
    own = {command for other in known for command in state.commands[other]} | {*state.returned[seat]}
    own |= {RIGHT_HAND, LEFT_HAND} if state.mode == "two" else set()
    commands = shuffled(rng, [command for command in range(COMMANDS) if command not in own])

    def dealt(piles: tuple[tuple[int, ...], ...], known: Collection[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            pile if other in known else tuple(sorted(commands.pop() for _ in pile)) for other, pile in enumerate(piles)
        )

    other = msgspec.structs.replace(
        state,
        hands=hands,
        deck=tuple(goblins),
        task_deck=_other_tasks(state, rng),
        commands=dealt(state.commands, known),
        returned=dealt(state.returned, (seat,)),
        chosen=chosen,
        seed=rng.getrandbits(20),
        occasion=state.occasion + 1,
    )
    assert rules_of("pact").audit(other) == ()
    return other


def _other_tasks(state: PactState, rng: random.Random) -> tuple[int, ...]:
    """Another Task deck with the same backs, also of Tasks that were removed; those that were put under it stay."""
    seen = {*state.open_tasks, *state.prize, *state.under, *sum(state.pacts, ()), *sum(state.alone, ())}
    hidden = [shuffled(rng, [task for task in box().of_season(season) if task not in seen]) for season in range(3)]
    rest = state.task_deck[len(state.under) :]
    return (*state.under, *(hidden[box().tasks[task].season].pop() for task in rest))


PERMUTE: dict[str, Permute] = {
    "pact": permute_pact,
    "irene": permute_irene,
    "koncita": permute_koncita,
    "grapple": permute_grapple,
    "fairies": permute_fairies,
}
