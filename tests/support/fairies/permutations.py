"""What is hidden in Fairies, made up anew: states that must look the same to a seat."""

from __future__ import annotations

import random

from msgspec.structs import asdict

from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from tests.support.builders import changed
from tests.support.fairies.builders import content, known_backs, position


def permute_fairies(state: FairiesState, seat: int, rng: random.Random) -> FairiesState:
    """Only what lies open is kept: hands, ring, turn and what has been seen to flip. The rest is made up anew."""
    names = [list(content().named(held)) for held in state.public.hands]
    lying = [content().faces[number].name for number in state.public.ring]
    once_seen = [
        content().faces[content().other_side(number)].name
        for number in known_backs(rules_of("fairies").view(state, seat))
    ]
    made = position(
        names,
        lying,
        state.public.active,
        turns=state.public.turns,
        once_seen=once_seen,
        history=state.public.history,
        **asdict(state.public.goal),
    )
    other: FairiesState = changed(made, ending=state.public.ending)
    return other
