"""Pact in the real window: an expert game of two people and two bots, and a campaign that goes on another day."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.pact.actions import Retire
from goblins.games.registry import rules_of
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.window_people import People, quickest_home
from tests.support.window_tools import FIRST_BUTTON, PATIENCE, Program, Screen, wait_for

RULES = rules_of("pact")
MENU_QUIT: Point = (800, 652)
SIZE = (1024, 576)
DEAF = 0.45  # so long a curtain does not hear a click
TRIES = 5


# ---------------------------------------------------------------------- what will be played


def thought_out(chosen: Setup, seed: int, over: Callable[[Match], bool]) -> Match:
    """A match as it will be: people decide like easy bots, and a seed repeats."""
    match, bot = Match(RULES, chosen, seed), make_bot("pact", "easy")
    while not over(match):
        seat = match.to_act[0]
        view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
        if match.state.public.phase == "next" and match.state.public.game == 2:
            match.play(Retire(seat))
        else:
            match.play(decide(bot, view, legal, thinking_chance(seed, match.cursor, seat)).action)
    return match


def is_over(match: Match) -> bool:
    return match.outcome is not None


def shortest(chosen: Setup, seeds: Iterable[int]) -> Match:
    """The match in which people have least to decide."""
    plans = [thought_out(chosen, seed, is_over) for seed in seeds]
    return min(plans, key=lambda plan: sum(step.action.seat in chosen.humans for step in plan.steps))


def won_campaign(chosen: Setup) -> tuple[Match, int]:
    """A campaign whose first game is won, with the number of steps that takes; the second one is its last."""
    for seed in range(1, 400):
        first = thought_out(chosen, seed, lambda match: is_over(match) or match.state.public.phase == "next")
        if not is_over(first):
            return thought_out(chosen, seed, is_over), first.cursor
    raise AssertionError("nobody ever wins a game")


# ---------------------------------------------------------------------- who plays it


def play(program: Program, plan: Match, end: int) -> None:
    """Play to a step of the plan."""
    people = People(program, "pact")
    while (match := people.turn()) is not None and match.cursor < end:
        people.decide(match, plan.steps[match.cursor].action)


# ---------------------------------------------------------------------- the games


def command(*words: str) -> list[str]:
    return [sys.executable, "main.py", *words]


@pytest.mark.rule("P-43", "P-50")
def test_two_people_and_two_bots_play_an_expert_game_to_its_end(screen: Screen, tmp_path: Path) -> None:
    who = ("human", "human", "easy", "easy")
    plan = shortest(setup("pact", who, mode="expert"), range(1, 20))
    asked = ["--seats", ",".join(who), "--set", "mode=expert", "--seed", str(plan.seed)]
    with Program(screen, quickest_home(tmp_path), command("play", "pact", *asked), SIZE) as program:
        play(program, plan, len(plan.steps))
        row = wait_for(program.finished, "the end is saved")
        assert row.outcome.reason == plan.outcome.reason and not row.assisted  # type: ignore[union-attr]
        assert row.outcome.scores == plan.outcome.scores  # type: ignore[union-attr]
        program.settle()  # the result stands there


@pytest.mark.rule("P-75", "P-76")
def test_a_campaign_goes_on_another_day(screen: Screen, tmp_path: Path) -> None:
    """The first game is won and the program closed; opened again, it continues with the second one."""
    plan, won = won_campaign(setup("pact", 1))
    home = quickest_home(tmp_path)
    with Program(screen, home, command("play", "pact", "--seats", "human", "--seed", str(plan.seed)), SIZE) as program:
        play(program, plan, won)
        program.settle()  # that game is won: it says so
        program.key("Escape")
        program.wait_for_screen("PauseScene")
        program.click(MENU_QUIT)
        assert program.process.wait(timeout=PATIENCE) == 0
    with Program(screen, home, command(), SIZE) as program:
        program.go(FIRST_BUTTON)  # Continue
        stored = program.stored()
        assert stored is not None and stored.state == plan.state_at(won) and stored.state.public.phase == "next"
        play(program, plan, len(plan.steps))
        row = wait_for(program.finished, "the end is saved")
        assert row.steps == len(plan.steps) and row.outcome.scores == plan.outcome.scores  # type: ignore[union-attr]
        program.settle()
