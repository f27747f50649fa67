"""Squares and distances: where goblins and room cards are flung when the room is full (K-23)."""

from __future__ import annotations

import pytest

from goblins.core.bits import members, set_of
from goblins.games.koncita.board import FARTHEST, distance_between
from goblins.games.koncita.room import SQUARES
from tests.support.koncita.builders import RULES


@pytest.mark.rule("K-23")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_nearest_distance_above_three_comes_before_those_below(players: int) -> None:
    board = RULES.content(players).board
    her = 27
    for distance in (3, 4, 7):
        full = set_of(square for square in range(SQUARES) if 3 <= distance_between(her, square) < distance)
        landing = members(board.landings(her, full))
        assert landing and {distance_between(her, square) for square in landing} == {distance}


@pytest.mark.rule("K-23")
def test_with_nothing_free_from_three_on_the_nearest_below_is_taken_and_else_nothing() -> None:
    board, her = RULES.content(6).board, 27
    far = set_of(square for square in range(SQUARES) if distance_between(her, square) >= 3)
    assert {distance_between(her, square) for square in members(board.landings(her, far))} == {2}
    nearer = far | set_of(square for square in range(SQUARES) if distance_between(her, square) == 2)
    assert {distance_between(her, square) for square in members(board.landings(her, nearer))} == {1}
    assert board.landings(her, (1 << SQUARES) - 1) == 0
    assert max(distance_between(0, square) for square in range(SQUARES)) == FARTHEST


@pytest.mark.rule("K-05")
def test_furniture_squares_have_no_neighbours_and_make_edges() -> None:
    board = RULES.content(2).board
    for square in range(SQUARES):
        if not board.free >> square & 1:
            assert board.neighbours[square] == ()
        else:
            assert len(board.neighbours[square]) + board.edges[square] == 4
