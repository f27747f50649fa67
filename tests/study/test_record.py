"""Games for one: stars, stones and the turn that cost a star."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from goblins.bots.solitaire import solving
from goblins.core.match import Match
from goblins.library import Library
from goblins.study.costly import costly_turn, shorter_way
from goblins.study.record import Record, days_won, most_turns, record_of, stars_of, stones_of
from tests.support.library_tools import Ticking, new_match, play_all, play_on, winning_actions


@pytest.mark.parametrize(
    ("reached", "par", "before", "fewer", "stars"),
    [
        (6, 6, None, True, 3),
        (8, 6, 7, True, 2),
        (9, 6, 7, True, 1),
        (12, None, None, True, 3),
        (12, None, 11, True, 2),
        (14, None, 11, True, 1),
        (20, None, 20, False, 3),
        (17, None, 20, False, 2),
        (15, None, 20, False, 1),
    ],
)
def test_stars_against_par_or_against_the_best_before(
    reached: int, par: int | None, before: int | None, fewer: bool, stars: int
) -> None:
    assert stars_of(reached, par, before, fewer=fewer) == stars


def test_few_turns_have_a_stone_each_and_many_leave_some_out() -> None:
    assert stones_of(7, 6, 9) == list(range(1, 11))
    assert stones_of(14, 6, 20) == [None, 5, 6, 7, None, 13, 14, 15, None, 20]
    assert stones_of(12, None, None) == [None, 11, 12, 13]


def test_a_record_is_what_there_was_before() -> None:
    library = Library.in_memory(clock=Ticking())
    first = play_all(new_match(seed=3), winning_actions(3))
    kept = library.follow(first)
    turns = first.rules.turns(first.state)
    assert record_of(library.matches(), first, kept) == Record(None, None, turns, 1)
    again = play_all(new_match(seed=3), winning_actions(3))
    other = library.follow(again)
    assert record_of(library.matches(), again, other) == Record(turns, turns, turns, 2)
    assert days_won(library.matches()) == set(), "no deal of a day"


def solved(match: Match) -> list[Any]:
    return list(deque(solving("fairies", match.state), maxlen=1)[0].actions)


def test_the_first_turn_after_which_par_is_out_of_reach_cost_the_star() -> None:
    par = len(winning_actions(3))
    for action in new_match(seed=3).rules.legal_actions(new_match(seed=3).state, 0):
        match = new_match(seed=3)
        match.play(action)
        if action.resigns or match.outcome or par >= 1 + len(solved(match)):
            continue
        play_all(match, solved(match))
        assert deque(costly_turn(match, par), maxlen=1)[0] == 1
        assert deque(costly_turn(match, match.rules.turns(match.state)), maxlen=1)[0] == 0, "not over par"
        return
    raise AssertionError("every first turn is as good")


def test_the_second_star_is_given_for_two_turns_over_par() -> None:
    assert [stars_of(turns, 5, None, fewer=True) for turns in (5, 6, 7, 8)] == [3, 2, 2, 1]
    assert (most_turns(5, 3), most_turns(5, 2)) == (5, 7)


def test_the_shorter_way_leaves_at_the_beginning_of_the_turn_and_wins_sooner() -> None:
    match = play_all(new_match(seed=3), max((winning_way(seed) for seed in range(60)), key=len))
    par = len(solved(new_match(seed=3)))
    turn = deque(costly_turn(match, par), maxlen=1)[0]
    assert turn
    found = deque(shorter_way(match, turn), maxlen=1)[0]
    assert found is not None
    ply, actions = found
    assert match.rules.turns(match.state_at(ply)) == turn - 1 and actions[0] != match.steps[ply].action
    other = play_all(new_match(seed=3), [*(step.action for step in match.steps[:ply]), *actions])
    assert other.outcome and other.rules.turns(other.state) <= par < match.rules.turns(match.state)


def winning_way(attempt: int) -> list[Any]:
    """A way to win the deal by chance; nothing where that failed."""
    match = play_on(new_match(seed=3), 30, attempt)
    return [step.action for step in match.steps] if match.outcome and match.outcome.winners else []
