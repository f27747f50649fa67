"""What Pact's bots do in a position, for the tests of how they choose and how they judge."""

from __future__ import annotations

import random
from typing import Any

from goblins.bots.bot import Bot, decide, willing
from goblins.bots.levels import PARTS, make_adviser, make_bot
from goblins.core.chance import pick
from goblins.core.info import OptionValue
from goblins.games.pact import actions as act
from goblins.games.pact.state import PactState
from goblins.games.registry import skill_of
from goblins.words import say
from tests.support.pact.lines import RULES, action

SKILL: Any = skill_of("pact")
THINKING = ["medium", "hard"]
MODES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {"campaign": False}),
    (1, {"campaign": True}),
    (2, {}),
    (3, {"mode": "beginner"}),
    (4, {"mode": "beginner"}),
    (5, {"mode": "beginner"}),
    (3, {"mode": "expert"}),
    (4, {"mode": "expert"}),
    (5, {"mode": "expert"}),
]
NAMES = [f"{seats}{''.join(f'_{value}' for value in options.values())}" for seats, options in MODES]


def chosen(state: PactState, level: str, seed: int = 1) -> Any:
    """What a bot of a level does; of those that think, what they do when they think."""
    seat = RULES.to_act(state)[0]
    legal = RULES.legal_actions(state, seat)
    bot: Bot = make_adviser("pact", level) if level in PARTS else make_bot("pact", level)
    return decide(bot, RULES.view(state, seat), legal, random.Random(seed)).action


def considered(state: PactState) -> tuple[Any, ...]:
    """What the deciding seat thinks about."""
    legal = RULES.legal_actions(state, RULES.to_act(state)[0])
    return tuple(SKILL.consider(state, legal))


def finished_turn(state: PactState, level: str, seed: int = 1) -> PactState:
    """The state when the turn is over."""
    turns = state.public.turns
    while state.public.turns == turns and not state.public.ending:
        state = RULES.apply(state, chosen(state, level, seed)).state
        seed += 1
    return state


def paid(state: PactState) -> PactState:
    """The state after what lies to be paid was paid as the bots pay."""
    changes = 0
    while state.public.phase == "pay":
        (only,) = considered(state)
        assert isinstance(only, act.Pay | act.Shift)
        state = RULES.apply(state, only).state
        changes += 1
        assert changes < 10
    return state


def wander(state: PactState, seed: int, steps: int) -> list[PactState]:
    """The states of a game at random."""
    rng, line = random.Random(seed), [state]
    while len(line) < steps and not state.public.ending:
        legal = willing(RULES.legal_actions(state, RULES.to_act(state)[0]))
        state = RULES.apply(state, pick(rng, legal)).state
        line.append(state)
    return line


def said(state: PactState, text: str) -> str:
    """Why the deciding seat might do something."""
    return say(SKILL.reason(RULES.view(state, state.public.active), action(state, text)))
