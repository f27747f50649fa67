"""Whole games of Koncita in the real window: two people and two bots at one table, and one person among seven bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.tables.registry import table_of
from tests.support.window_people import People, easy_choice, quickest_home
from tests.support.window_tools import Program, Screen

MOST_DECISIONS = 120


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
    choice = easy_choice(match)
    return max((meaning for meaning in meanings if meaning[0] == choice), key=len, default=(choice,))


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
        people = People(program, "koncita")
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            people.decide(match, *reckless_choice(match))
        row = program.finished()
        assert row is not None and row.outcome is not None
        assert row.outcome.reason in ("treasures", "forfeits", "six_forfeits", "last_one_in")
        assert not row.assisted
        program.settle()  # the result stands there
