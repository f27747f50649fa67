"""What is hidden in each game, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from goblins.core.chance import below, shuffled
from goblins.games.irene.solo_state import SoloState
from goblins.games.irene.state import MazeState
from goblins.games.koncita.state import KoncitaState
from goblins.games.pact.cards import COMMANDS, LEFT_HAND, RIGHT_HAND, box
from goblins.games.pact.state import NO_CARD as NO_GOBLIN
from goblins.games.pact.state import PactState
from goblins.games.registry import rules_of
from tests.support.fairies.permutations import permute_fairies
from tests.support.grapple.permutations import permute_grapple

Permute = Callable[[Any, int, random.Random], Any]


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
