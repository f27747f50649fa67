"""How a match was won, from its standings: the first headline that fits."""

from __future__ import annotations

import pytest

from goblins.study.story import NOBODY, Standings, story_of


def one_a_turn(standings: Standings) -> list[int]:
    return list(range(len(standings)))


@pytest.mark.parametrize(
    ("standings", "kind", "by"),
    [
        (((0, 0), (0, 3), (1, 3), (4, 3), (6, 3)), "behind", 3),
        (((0, 0), (1, 0), (1, 0), (3, 1), (5, 2)), "start", 3),
        (((0, 0), (0, 1), (2, 1), (3, 2), (3, 2)), "point", 1),
        (((0, 0), (0, 1), (1, 1), (1, 1), (4, 1)), "last", 3),
        (((0, 0), (0, 1), (3, 1), (4, 1), (5, 1)), "lead", 4),
        (((0, 0), (0, 1), (1, 1), (1, 1)), "none", 0),
    ],
)
def test_the_first_headline_that_fits(standings: Standings, kind: str, by: int) -> None:
    story = story_of(standings, one_a_turn(standings), (0,))
    assert (story.kind, story.by) == (kind, by)


def test_where_fewer_is_better_a_lead_is_the_other_way_round() -> None:
    standings = ((5, 5), (5, 3), (4, 3), (2, 3), (0, 3))
    assert story_of(standings, one_a_turn(standings), (0,), lower=True).kind == "behind"
    assert story_of(standings, one_a_turn(standings), (1,), lower=True).turning is None


def test_the_last_one_left_and_a_shared_victory() -> None:
    standings = ((0, 0), (0, 1), (0, 1))
    assert story_of(standings, one_a_turn(standings), (0,), alone=True).kind == "left"
    assert story_of(standings, one_a_turn(standings), (0,)).kind == "none"
    assert story_of(standings, one_a_turn(standings), (0, 1)).kind == "shared"
    assert story_of(standings, one_a_turn(standings), ()).kind == "none"


def test_who_led_before_and_for_how_long() -> None:
    standings = ((0, 0, 0), (0, 1, 0), (0, 1, 0), (0, 2, 1), (4, 2, 1), (5, 2, 1), (6, 2, 1))
    story = story_of(standings, one_a_turn(standings), (0,))
    assert (story.turning, story.before, story.led) == (3, 1, 2)
    level = ((0, 0), (1, 1), (2, 1), (3, 1), (4, 1))
    assert story_of(level, one_a_turn(level), (0,)).before == NOBODY
