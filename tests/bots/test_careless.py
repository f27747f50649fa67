"""Levels that do not always think: how often, the game says; what they do then is still worth a thought."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.bots.bot import decide, willing
from goblins.bots.levels import Remembering, make_bot
from goblins.bots.parts import Finding, Tally, Thinker, Work
from goblins.bots.simple import ANY, Careless
from goblins.core.contract import Action
from goblins.core.setup import BOT_LEVELS
from goblins.games.pact.skill.skill import CARELESS, GATHERING
from goblins.games.registry import rules_of, skill_of
from goblins.words import Message
from tests.support.builders import setup

PACT, SKILL = rules_of("pact"), skill_of("pact")


class Thoughtful(Thinker):
    """Always takes the last action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        return 1

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        self.asked += 1
        yield
        return Finding((Tally(len(legal) - 1, 1, 0.5),))

    def reason(self, view: Any, action: Action) -> Message:
        return ANY


class Habits:
    """How careless everybody is; only the first two actions are worth a thought."""

    def __init__(self, one_in: int) -> None:
        self.one_in = one_in

    def careless(self, view: Any, level: str) -> int:
        return self.one_in

    def consider(self, state: Any, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        return actions[:2]


def seen(count: int = 2, **options: Any) -> tuple[Any, tuple[Action, ...]]:
    """What somebody sees in Pact who takes or plays goblins, and may do."""
    state = PACT.new_game(setup("pact", count, **options), 3)
    while state.public.phase not in GATHERING:
        acting = PACT.to_act(state)[0]
        state = PACT.apply(state, PACT.legal_actions(state, acting)[-1]).state
    seat = PACT.to_act(state)[0]
    return PACT.view(state, seat), PACT.legal_actions(state, seat)


def test_one_decision_in_so_many_is_taken_without_thinking() -> None:
    view, legal = seen()
    thoughtful = Thoughtful()
    bot = Careless(PACT, Habits(3), "medium", thoughtful)  # type: ignore[arg-type]
    choices = [decide(bot, view, legal, random.Random(seed)).action for seed in range(120)]
    careless = [choice for choice in choices if choice != legal[-1]]
    assert thoughtful.asked == 120 - len(careless) and 25 <= len(careless) <= 55
    assert set(careless) == set(willing(legal)[:2]), "anything that is worth a thought, and nothing else"
    assert choices == [decide(bot, view, legal, random.Random(seed)).action for seed in range(120)]


def test_where_nobody_is_careless_the_other_bot_thinks_as_if_alone() -> None:
    view, _ = seen()
    thoughtful = Thoughtful()
    assert Careless(PACT, Habits(0), "hard", thoughtful).suited(view) is thoughtful  # type: ignore[arg-type]


@pytest.mark.parametrize("level", BOT_LEVELS[1:])
def test_in_pact_care_is_lacking_about_goblins_not_about_tasks(level: str) -> None:
    view, _ = seen()
    usual = 4 if level == "easy" else 0
    assert SKILL.careless(view, level) == CARELESS.get(level, 0)
    for phase in ("tasks", "pay", "prize"):
        assert SKILL.careless(replace(view, public=replace(view.public, phase=phase)), level) == usual
    alone, _ = seen(1)
    assert SKILL.careless(alone, level) == usual


@pytest.mark.parametrize("level", ["hard", "master"])
def test_good_bots_always_think(level: str) -> None:
    view, _ = seen(3, mode="beginner")
    bot = make_bot("pact", level)
    assert isinstance(bot, Remembering) and not isinstance(bot.thinker(view), Careless)
    assert isinstance(make_bot("pact", "medium").thinker(view), Careless)  # type: ignore[attr-defined]
