"""Every puzzle that is shipped: its line reaches the goal whatever others do, and no other line does."""

from __future__ import annotations

import pytest

from goblins.study.puzzles.kind import games
from goblins.study.puzzles.proving import problems
from goblins.study.puzzles.puzzle import DIFFICULTIES, puzzles_of


@pytest.mark.parametrize("game", games())
def test_each_is_proved_by_trying_everything(game: str) -> None:
    assert [problem for puzzle in puzzles_of(game) for problem in problems(game, puzzle)] == []


@pytest.mark.parametrize("game", games())
def test_there_are_enough_of_each_difficulty_the_easiest_first(game: str) -> None:
    levels = [puzzle.difficulty for puzzle in puzzles_of(game)]
    assert len(levels) >= 40
    assert min(levels.count(level) for level in DIFFICULTIES) >= 10
    assert levels == sorted(levels)
