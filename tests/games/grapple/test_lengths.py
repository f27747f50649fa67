"""How long a game of Grapple is: to a hundred, to fifty, or a single round (G-34)."""

from __future__ import annotations

import pytest

from goblins.games.grapple.events import Ended
from tests.support.builders import changed
from tests.support.grapple.builders import (
    CARDS,
    RULES,
    after,
    nearly,
    new_game,
    outcome_of,
    play,
    position,
    totals,
)

STAND = "all let stand"
HIT = ("attack 1 king", STAND)


# Shorter games


@pytest.mark.rule("G-34")
@pytest.mark.parametrize(("length", "goal"), [("100", 100), ("50", 50), ("round", 0)])
def test_the_length_of_a_game_is_an_option(length: str, goal: int) -> None:
    assert new_game(2, 1, length=length).public.goal == goal
    assert new_game(2, 1).public.goal == 100


@pytest.mark.rule("G-34", "G-32")
@pytest.mark.parametrize(("before", "over"), [(24, True), (23, False)])
def test_a_game_to_fifty(before: int, over: bool) -> None:
    state = after(nearly((before, 10), goal=50), *HIT)
    assert (RULES.outcome(state) is not None) == over
    if over:
        assert outcome_of(state).reason == "points" and outcome_of(state).winners == (0,)


@pytest.mark.rule("G-34")
@pytest.mark.parametrize(("gain", "winner"), [(0, 0), (24, 0), (27, 1)])
def test_a_single_round(gain: int, winner: int) -> None:
    line = play(nearly((), goal=0, gains=(gain,)), *HIT)
    outcome = outcome_of(line.state)
    assert (
        outcome.reason == "single_round" and outcome.winners == (winner,) and line.events[-1] == Ended("single_round")
    )


@pytest.mark.rule("G-34", "G-33")
def test_a_single_round_that_is_tied_has_an_extra_one() -> None:
    state = position(
        ["king brute", "mage", ""], ["", "king assassin raider", ""], ["king raider", "king king", "brute"], goal=0
    )
    state = after(state, *HIT)
    assert totals(state) == (26, 26, 3) and RULES.outcome(state) is None
    assert after(state, "next round").public.players == (0, 1)


@pytest.mark.rule("G-34", "G-04")
def test_a_single_round_in_which_nobody_did_anything_is_played_again() -> None:
    state = after(position(["", "", ""], deck="", goal=0), "end", "end", "end")
    assert totals(state) == (0, 0, 0) and RULES.outcome(state) is None
    again = after(state, "next round")
    assert again.public.players == (0, 1, 2)
    again = changed(again, deck=(), hands=(tuple(range(CARDS)), (), ()), active=0)
    outcome = outcome_of(after(again, "end", "end", "end"))
    assert outcome.winners == (0, 1, 2) and outcome.reason == "single_round" and outcome.rule == "G-34"


@pytest.mark.rule("G-34")
@pytest.mark.parametrize(("army", "winners"), [("king assassin", (0, 1)), ("king king", (1,)), ("king", (0,))])
def test_a_single_round_is_shared_when_its_extra_round_is_tied_as_well(army: str, winners: tuple[int, ...]) -> None:
    """The extra round brings 26 to seat 0, and 16 and its army to seat 1."""
    state = position(
        ["king brute", "mage", ""],
        ["", f"{army} raider", ""],
        ["king raider", "king king", ""],
        players=(0, 1),
        totals=(26, 26, 3),
        goal=0,
    )
    outcome = outcome_of(after(state, *HIT))
    assert outcome.winners == winners and outcome.reason == "single_round"
