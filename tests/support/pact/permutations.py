"""What is hidden in Pact, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random
from collections.abc import Collection

from goblins.core.chance import below, shuffled
from goblins.games.pact.content import LEFT_HAND, NUMERALS, RIGHT_HAND
from goblins.games.pact.state import NO_CARD, PactState
from tests.support.pact.builders import changed
from tests.support.pact.lines import CONTENT, RULES


def permute_pact(state: PactState, seat: int, rng: random.Random) -> PactState:
    """Goblins, Tasks and Commands that a seat never saw are dealt anew; what came from the row stays in its hand."""
    public = state.public
    kept = [set(hand) if other == seat else set(public.shown[other]) for other, hand in enumerate(state.secret.hands)]
    unseen = [card for other, hand in enumerate(state.secret.hands) for card in hand if card not in kept[other]]
    goblins = shuffled(rng, [*unseen, *state.secret.deck])
    hands = tuple(
        tuple(card if card in kept[other] else goblins.pop() for card in hand)
        for other, hand in enumerate(state.secret.hands)
    )
    chosen = tuple(
        card if other == seat or card == NO_CARD else hands[other][below(rng, len(hands[other]))]
        for other, card in enumerate(state.secret.chosen)
    )
    known = range(public.players) if public.ending else (seat,)  # at the end all Commands that were kept are open
    own = {command for other in known for command in state.secret.commands[other]} | {*state.secret.returned[seat]}
    own |= {RIGHT_HAND, LEFT_HAND} if public.mode == "two" else set()
    commands = shuffled(rng, [command for command in range(len(NUMERALS)) if command not in own])

    def dealt(piles: tuple[tuple[int, ...], ...], known: Collection[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(
            pile if other in known else tuple(sorted(commands.pop() for _ in pile)) for other, pile in enumerate(piles)
        )

    other = changed(
        state,
        hands=hands,
        deck=tuple(goblins),
        task_deck=_other_tasks(state, rng),
        commands=dealt(state.secret.commands, known),
        returned=dealt(state.secret.returned, (seat,)),
        chosen=chosen,
        seed=rng.getrandbits(20),
        occasion=state.secret.occasion + 1,
    )
    assert RULES.audit(other) == ()
    return other


def _other_tasks(state: PactState, rng: random.Random) -> tuple[int, ...]:
    """Another Task deck with the same backs, also of Tasks that were removed; those that were put under it stay."""
    public = state.public
    seen = {
        *public.open_tasks,
        *public.prize,
        *public.under,
        *sum(public.pacts, ()),
        *sum(public.alone, ()),
    }
    hidden = [shuffled(rng, [task for task in CONTENT.of_season(season) if task not in seen]) for season in range(3)]
    rest = state.secret.task_deck[len(public.under) :]
    return (*public.under, *(hidden[CONTENT.tasks[task].season].pop() for task in rest))
