"""A whole game of Grapple in the real window: two people and a bot at one table."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.support.window_people import People, easy_choice, quickest_home
from tests.support.window_tools import Program, Screen

PLAYERS = ("human", "human", "easy")
SEED = 8
MOST_DECISIONS = 200
#: The middle of the button that leads from the sheet of the last round to the result.
RESULT = (1391, 831)


def test_a_whole_game_is_played_to_its_end(screen: Screen, tmp_path: Path) -> None:
    asked = ["--seats", ",".join(PLAYERS), "--set", "length=50", "--seed", str(SEED)]
    command = [sys.executable, "main.py", "play", "grapple", *asked]
    with Program(screen, quickest_home(tmp_path), command, (1024, 576)) as program:
        people = People(program, "grapple")
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            people.decide(match, easy_choice(match))
        row = program.finished()
        assert row is not None and row.outcome is not None and row.outcome.reason == "points"
        assert not row.assisted
        program.wait_for_screen("TableScene")  # the sheet of the last round is read first
        program.click(RESULT)
        program.wait_for_screen("ResultScene")
