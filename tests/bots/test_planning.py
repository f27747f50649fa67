"""The bot that thinks its turn through: it sees the end of a turn, weighs worlds, and never thinks for too long."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from msgspec import Struct

from goblins.bots.bot import decide
from goblins.bots.parts import part_seeds
from goblins.bots.planning import MOST_POSITIONS, SLICE, PlanBot
from goblins.bots.search import Budget, SearchBot
from goblins.core.contract import Action
from goblins.words import Message, literal, say


class Go(Action, frozen=True):
    """Take a way."""

    way: str


class Walk(Struct, frozen=True):
    """The ways taken in a turn, in a world with a hidden number."""

    ways: str = ""
    hidden: int = 0


class Crossroads:
    """A turn is so many ways in a row; what it comes to is a table's word. It is rules and skill in one."""

    def __init__(self, length: int, worth: Callable[[Walk], float], ways: str = "ab") -> None:
        self.length, self.worth, self.ways = length, worth, ways
        self.judged: list[Walk] = []
        self.imagined = 0

    def imagine(self, view: Walk, rng: random.Random) -> Walk:
        self.imagined += 1
        return Walk(view.ways, rng.randrange(4))

    def legal_actions(self, state: Walk, seat: int) -> tuple[Go, ...]:
        return tuple(Go(seat, way) for way in self.ways)

    def apply(self, state: Walk, action: Go) -> Any:
        class Done:
            pass

        done: Any = Done()
        done.state = Walk(state.ways + action.way, state.hidden)
        return done

    def turns(self, state: Walk) -> int:
        return len(state.ways) // self.length

    def to_act(self, state: Walk) -> tuple[int, ...]:
        return (0,)

    def consider(self, state: Walk, actions: tuple[Go, ...]) -> tuple[Go, ...]:
        return actions

    def alike(self, state: Walk, seat: int) -> Hashable:
        return "".join(sorted(state.ways))

    def evaluate(self, state: Walk, seat: int) -> float:
        self.judged.append(state)
        return self.worth(state)

    def reason(self, view: Walk, action: Go) -> Message:
        return literal(f"{action.way} is good.")

    def worlds(self, view: Walk, level: str) -> int:
        return int(level)

    def bot(self, level: str) -> PlanBot:
        other = SearchBot(self, self, Budget(0, 0))  # type: ignore[arg-type]
        return PlanBot(self, self, level, other)  # type: ignore[arg-type]

    def choice(self, worlds: int = 1) -> str:
        bot = self.bot(str(worlds))
        choice = decide(bot, Walk(), self.legal_actions(Walk(), 0), random.Random(1))
        assert isinstance(choice.action, Go) and say(choice.reason) == f"{choice.action.way} is good."
        return choice.action.way


def test_it_sees_the_end_of_the_turn() -> None:
    """What looks worse at first leads to the best end."""
    worth = {"a": 0.9, "b": 0.1, "aa": 0.5, "ab": 0.4, "bb": 0.8}
    game = Crossroads(2, lambda walk: worth["".join(sorted(walk.ways))])
    assert game.choice() == "b"
    assert all(len(walk.ways) == 2 for walk in game.judged), "only ends are judged"


def test_positions_that_are_alike_are_thought_through_once() -> None:
    game = Crossroads(6, lambda walk: walk.ways.count("a") / 6)
    assert game.choice() == "a"
    assert len(game.judged) <= 2 * 7 * 6, "not all the 64 ends on all their ways"


@pytest.mark.parametrize(("worlds", "chosen"), [(1, "b"), (24, "a")])
def test_many_worlds_teach_caution(worlds: int, chosen: str) -> None:
    """What is best in one world in four is not the best of all."""

    first = random.Random(part_seeds(random.Random(1), 1)[0]).randrange(4)

    def worth(walk: Walk) -> float:
        return 0.5 if walk.ways == "a" else 1.0 if walk.hidden == first else 0.0

    game = Crossroads(1, worth)
    assert game.choice(worlds) == chosen


def test_a_single_action_needs_no_thought() -> None:
    game = Crossroads(1, lambda walk: 1.0, "a")
    assert game.choice() == "a"
    assert not game.imagined and not game.judged


def test_a_turn_without_end_is_not_thought_to_its_end() -> None:
    """It takes a breath every few positions, and judges what is too far away as it stands."""
    game = Crossroads(60, lambda walk: 0.5, "abcdef")
    seen: list[int] = []
    for _ in game.bot("1").part(Walk(), game.legal_actions(Walk(), 0), random.Random(1)):
        seen.append(len(game.judged))
    steps = [later - sooner for sooner, later in zip(seen, seen[1:])]
    assert max(steps) <= SLICE and len(seen) > 20
    assert len(game.judged) <= 6 * MOST_POSITIONS


def test_where_plans_are_no_use_another_bot_chooses() -> None:
    game = Crossroads(1, lambda walk: 1.0)
    bot, plays_on = game.bot("0"), game.bot("3")
    assert isinstance(bot.suited(Walk()), SearchBot) and plays_on.suited(Walk()) is plays_on
    assert plays_on.parts(Walk(), game.legal_actions(Walk(), 0)) == 3


def test_after_many_positions_no_other_world_counts() -> None:
    game = Crossroads(12, lambda walk: 0.5, "abcdef")
    assert game.choice(50) in "abcdef"
    assert game.imagined < 5
