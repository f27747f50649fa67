"""A whole game of Grapple in the real window: two people and a bot at one table."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.bots import decide, make_bot, thinking_chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.tables.contract import TableContext
from goblins.tables.grapple.geometry import zone
from goblins.tables.grapple.table import GrappleTable
from tests.support.window_people import CURTAIN, grip, persons_turn, quickest_home
from tests.support.window_tools import Program, Screen

PLAYERS = ("human", "human", "easy")
SEED = 8
MOST_DECISIONS = 200
BOTS_END = 60.0


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen() as found:
        yield found


def choice_of(match: Match) -> Action:
    """What an easy bot would do."""
    seat = match.to_act[0]
    view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
    return decide(make_bot("grapple", "easy"), view, legal, thinking_chance(match.seed, match.cursor, seat)).action


class People:
    """The people before the window: whoever is to decide takes the mouse, behind a curtain if it must be."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._viewer = 0
        self._covered = True
        self._seen = 0

    def turn(self) -> Match | None:
        """The match when a person is to decide; None when it is over."""
        return persons_turn(self._program, BOTS_END)

    def decide(self, match: Match) -> None:
        """Take one decision with the mouse, again if something swallowed it."""
        choice = choice_of(match)
        self._notice(match)
        for _ in range(6):
            if not self._may_decide_blindly(match, choice):
                self._come_to_look(match, choice.seat)
            self._make(match, choice)
            if self._gone_on(match.cursor):
                return
            self._covered = match.state.public.phase != "spied"  # there a click on the hand might swap a card
            self._open_curtain()  # it may have come too late for the first click, or have been deaf to it
        raise AssertionError(f"{choice} can't be made")

    def _notice(self, match: Match) -> None:
        """The hand was covered if another person had to do with the table since the last decision."""
        humans = set(match.setup.humans)
        for step in match.steps[self._seen : match.cursor]:
            if ({*match.rules.to_act(step.state), step.action.seat} & humans) - {self._viewer}:
                self._covered = True
        self._seen = match.cursor

    def _may_decide_blindly(self, match: Match, choice: Action) -> bool:
        return choice.openly and match.state.public.phase != "turn"

    def _come_to_look(self, match: Match, seat: int) -> None:
        """Ask for the hand, open the curtain, or turn the hand up."""
        view = match.rules.view(match.state, self._viewer)
        if seat != self._viewer:
            cover = GrappleTable().cover(view, TableContext(match.setup, self._viewer))
            if match.state.public.phase in ("rescue", "hold", "engage") and cover.look:
                self._program.click(cover.look.centre)
            self._open_curtain()
            self._viewer = seat
        elif self._covered:
            self._program.click(zone(view, "hand").centre)
            time.sleep(0.1)
        self._covered = False

    def _open_curtain(self) -> None:
        time.sleep(0.45)  # it is deaf at first
        self._program.click(CURTAIN)

    def _make(self, match: Match, choice: Action) -> None:
        table, context = GrappleTable(), TableContext(match.setup, self._viewer)
        view = match.rules.view(match.state, self._viewer)
        legal = match.rules.legal_actions(match.state, choice.seat)
        button = next((one for one in table.decisions(view, legal, context) if one.action == choice), None)
        if button:
            self._program.click(button.rect.centre)
            return
        gestures = table.gestures(view, legal)
        source, target = next(drop for drop, meaning in gestures.items() if meaning.actions == (choice,))
        layout = table.layout(view, context)
        end = grip(layout, target) if target in layout else table.targets(view, context)[target].centre
        self._program.drag(grip(layout, source), end)

    def _gone_on(self, before: int) -> bool:
        until = time.monotonic() + 0.7
        while time.monotonic() < until:
            match = self._program.stored()
            if match is None or match.cursor > before:
                return True
            time.sleep(0.03)
        return False


def test_a_whole_game_is_played_to_its_end(screen: Screen, tmp_path: Path) -> None:
    asked = ["--seats", ",".join(PLAYERS), "--set", "length=50", "--seed", str(SEED)]
    command = [sys.executable, "main.py", "play", "grapple", *asked]
    with Program(screen, quickest_home(tmp_path), command, (1024, 576)) as program:
        people = People(program)
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            people.decide(match)
        row = program.finished()
        assert row is not None and row.outcome is not None and row.outcome.reason == "points"
        assert not row.assisted
        program.settle()  # the result stands there
