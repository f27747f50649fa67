"""Pact in the real window: an expert game of two people and two bots, and a campaign that goes on another day."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from goblins.bots import decide, make_bot, thinking_chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.pact.actions import Retire
from goblins.games.registry import rules_of
from goblins.library import Library
from goblins.tables.contract import TableContext
from goblins.tables.pact.table import PactTable
from goblins.ui.drag import Gestures
from goblins.ui.motion import Piece
from goblins.ui.viewport import Point, Viewport
from tests.support.builders import setup
from tests.support.window_people import CURTAIN, YES, grip, quickest_home
from tests.support.window_tools import FIRST_BUTTON, Program, Screen, wait_for

RULES = rules_of("pact")
MENU_QUIT: Point = (800, 679)
SIZE = (1024, 576)
DEAF = 0.45  # so long a curtain does not hear a click
BOTS_END = 30.0
TRIES = 5


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen() as found:
        yield found


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


class People:
    """The people before the window, who know what they will do, and take the mouse behind a curtain if it must be."""

    def __init__(self, program: Program, plan: Match) -> None:
        self._program, self._plan = program, plan
        self._viewport = Viewport(*program.size())
        first = RULES.to_act(plan.state_at(0))[0]
        humans = plan.setup.humans
        self._viewer = first if first in humans else humans[0]
        self._covered = len(humans) > 1
        self._table = PactTable()

    def steps(self) -> int:
        """How far the match is, as the file has it."""
        with Library(self._program.home) as library:
            rows = library.matches()
            return rows[0].steps if rows else 0

    def play(self, end: int) -> None:
        """Play to a step of the plan."""
        while (at := self.steps()) < end:
            seat = RULES.to_act(self._plan.state_at(at))[0]
            if seat in self._plan.setup.humans:
                self._act(at, min(end, self._last_of(seat, at)))
            else:
                wait_for(lambda at=at: self.steps() > at, "the bots go on", BOTS_END)

    def _last_of(self, seat: int, at: int) -> int:
        """Up to where a person decides alone."""
        while at < len(self._plan.steps) and self._plan.steps[at].action.seat == seat:
            at += 1
        return at

    def _act(self, at: int, until: int) -> None:
        """Take decisions with the mouse, those again that something swallowed."""
        for _ in range(TRIES):
            if any(not step.action.openly for step in self._plan.steps[at:until]):
                self._come_to_look(at)
            for ply in range(at, until):
                self._make(ply)
            late = time.monotonic() + 1.5
            while self.steps() < until and time.monotonic() < late:
                time.sleep(0.03)
            at = self.steps()
            if at >= until:
                return
            self._covered = True  # the curtain may have come too late for the click, or have been deaf to it
            self._program.xdotool("click", 3)
            time.sleep(DEAF)
            self._program.click(CURTAIN)
        raise AssertionError(f"{self._plan.steps[at].action} can't be made")

    def _come_to_look(self, at: int) -> None:
        """Open the curtain, or turn the hand up."""
        state = self._plan.state_at(at)
        seat = RULES.to_act(state)[0]
        if seat != self._viewer:
            time.sleep(DEAF)
            self._program.click(CURTAIN)
            self._viewer = seat
        elif self._covered:
            cover = self._table.cover(RULES.view(state, seat), TableContext(self._plan.setup, seat))
            if cover:
                self._program.click(cover.rect.centre)
                self._program.xdotool("click", 3)  # it may have picked something up
        self._covered = False

    def _make(self, ply: int) -> None:
        """One decision: a button is clicked, a piece dragged."""
        state, choice = self._plan.state_at(ply), self._plan.steps[ply].action
        view, context = RULES.view(state, self._viewer), TableContext(self._plan.setup, self._viewer)
        legal = RULES.legal_actions(state, choice.seat)
        button = next((one for one in self._table.decisions(view, legal, context) if one.action == choice), None)
        if button:
            self._program.click(button.rect.centre)
            if button.question:
                time.sleep(0.2)
                self._program.click(YES)
            return
        source, target = self._drop(self._table.gestures(view, legal), choice, ply)
        layout = self._table.layout(view, context)
        start = grip(layout, source)
        if source == target:
            self._program.click(start)
        else:
            self._drag(start, self._table.targets(view, context)[target].centre)

    @staticmethod
    def _drop(gestures: Gestures, choice: Action, ply: int) -> tuple[Piece, Piece]:
        """A gesture that means it, now this one, now that one."""
        drops = [drop for drop, meaning in gestures.items() if meaning.actions == (choice,)]
        return drops[ply % len(drops)]

    def _drag(self, start: Point, end: Point) -> None:
        """Press, pull over a few points, let go; quicker than most people."""
        points = [
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for share in (0.0, 0.3, 0.7, 1.0)
        ]
        words: list[object] = []
        for point in points:
            words += ["mousemove", "--window", self._program.window, *self._viewport.point(point), "sleep", "0.015"]
            if point == points[0]:
                words += ["mousedown", 1]
        self._program.xdotool(*words, "mouseup", 1)


# ---------------------------------------------------------------------- the games


def command(*words: str) -> list[str]:
    return [sys.executable, "main.py", *words]


@pytest.mark.rule("P-43", "P-50")
def test_two_people_and_two_bots_play_an_expert_game_to_its_end(screen: Screen, tmp_path: Path) -> None:
    who = ("human", "human", "easy", "easy")
    plan = shortest(setup("pact", who, mode="expert"), range(1, 7))
    asked = ["--seats", ",".join(who), "--set", "mode=expert", "--seed", str(plan.seed)]
    with Program(screen, quickest_home(tmp_path), command("play", "pact", *asked), SIZE) as program:
        People(program, plan).play(len(plan.steps))
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
        People(program, plan).play(won)
        program.settle()  # that game is won: it says so
        program.key("Escape")
        time.sleep(0.3)
        program.click(MENU_QUIT)
        assert program.process.wait(timeout=20) == 0
    with Program(screen, home, command(), SIZE) as program:
        program.go(FIRST_BUTTON)  # Continue
        stored = program.stored()
        assert stored is not None and stored.state == plan.state_at(won) and stored.state.public.phase == "next"
        People(program, plan).play(len(plan.steps))
        row = wait_for(program.finished, "the end is saved")
        assert row.steps == len(plan.steps) and row.outcome.scores == plan.outcome.scores  # type: ignore[union-attr]
        program.settle()
