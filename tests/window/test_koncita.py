"""Whole games of Koncita in the real window: two people and two bots at one table, and one person among seven bots."""

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
from goblins.tables.koncita.geometry import zone
from goblins.tables.registry import table_of
from tests.support.window_people import CURTAIN, grip, persons_turn, quickest_home
from tests.support.window_tools import Program, Screen

MOST_DECISIONS = 120
BOTS_END = 150.0  # bots may play on for a while after the last person is out


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen() as found:
        yield found


def reckless_choice(match: Match) -> tuple[Action, ...]:
    """A card that makes a person take a Forfeit, so that the end comes soon; else what an easy bot would do."""
    seat, rules = match.to_act[0], match.rules
    view, legal = rules.view(match.state, seat), rules.legal_actions(match.state, seat)
    decisions = [action for action in legal if not action.aside]
    meanings = [one.actions for one in table_of("koncita").gestures(view, decisions).values()]
    for pick, *use in meanings if match.state.public.pending[-1].kind == "pick" else ():
        picked = rules.apply(match.state, pick).state
        if use and rules.why_not(picked, use[0]) is None:
            used = rules.apply(picked, use[0]).state
            if any(one.kind == "take" and match.setup.seats[one.seat].is_human for one in used.public.pending):
                return (pick, *use)
    chance = thinking_chance(match.seed, match.cursor, seat)
    choice = decide(make_bot("koncita", "easy"), view, legal, chance).action
    return max((meaning for meaning in meanings if meaning[0] == choice), key=len, default=(choice,))


def decided(match: Match) -> int:
    """How many decisions were taken; bots make gestures meanwhile."""
    return sum(not step.action.aside for step in match.steps)


class People:
    """The people before the window: whoever is to decide takes the mouse, behind a curtain if it must be."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._viewer = 0

    def turn(self) -> Match | None:
        """The match when a person is to decide; None when it is over."""
        return persons_turn(self._program, BOTS_END)

    def decide(self, match: Match) -> None:
        """Take one decision with the mouse, again if the pause before a card swallowed it."""
        choice, seat = reckless_choice(match), match.to_act[0]
        shared = len(match.setup.humans) > 1
        behind_curtain = not choice[0].openly and seat != self._viewer
        if not choice[0].openly:
            self._viewer = seat
        for _ in range(10):
            if behind_curtain:
                time.sleep(0.45)  # it is deaf at first
                self._program.click(CURTAIN)
            elif shared and not choice[0].openly:
                self._program.click(zone("hand").centre)
            self._make(match, choice)
            if self._gone_on(decided(match)):
                return
        raise AssertionError(f"{choice} can't be made")

    def _make(self, match: Match, choice: tuple[Action, ...]) -> None:
        table, context = table_of("koncita"), TableContext(match.setup, viewer=self._viewer)
        view, legal = (
            match.rules.view(match.state, self._viewer),
            match.rules.legal_actions(match.state, choice[0].seat),
        )
        button = next((one for one in table.decisions(view, legal, context) if (one.action,) == choice), None)
        if button:
            self._program.click(button.rect.centre)
            return
        gestures = table.gestures(view, [action for action in legal if not action.aside])
        source, target = next(drop for drop, meaning in gestures.items() if meaning.actions == choice)
        start = grip(table.layout(view, context), source)
        if source == target:
            self._program.click(start)
        else:
            self._program.drag(start, table.targets(view, context)[target].centre)

    def _gone_on(self, before: int) -> bool:
        until = time.monotonic() + 0.7
        while time.monotonic() < until:
            match = self._program.stored()
            if match is None or decided(match) > before:
                return True
            time.sleep(0.03)
        return False


@pytest.mark.parametrize(
    ("players", "forfeits", "seed"),
    [(("human", "human", "easy", "easy"), "digital", 13), (("human", *["easy"] * 7), "table", 75)],
    ids=["two people, two bots", "eight seats"],
)
def test_a_whole_game_is_played_to_its_end(
    screen: Screen, tmp_path: Path, players: tuple[str, ...], forfeits: str, seed: int
) -> None:
    """With table forfeits no bot's gesture comes between: that game is always the same, and short."""
    asked = ["--seats", ",".join(players), "--set", f"forfeits={forfeits}", "--seed", str(seed)]
    command = [sys.executable, "main.py", "play", "koncita", *asked]
    with Program(screen, quickest_home(tmp_path), command, (1024, 576)) as program:
        people = People(program)
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            people.decide(match)
        row = program.finished()
        assert row is not None and row.outcome is not None
        assert row.outcome.reason in ("treasures", "forfeits", "six_forfeits", "last_one_in")
        assert not row.assisted
        program.settle()  # the result stands there
