"""Stars, what is kept, and the puzzle of the day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from goblins.library import Library
from goblins.study.puzzles.kind import games
from goblins.study.puzzles.progress import (
    ABOUT,
    Progress,
    days_in_a_row,
    note_day,
    of_the_day,
    progress_of,
    remember,
)
from goblins.study.puzzles.puzzle import puzzles_of

MONDAY = date(2026, 11, 16)


@pytest.mark.parametrize(
    ("progress", "stars"),
    [
        (Progress(), 3),
        (Progress(tries=1), 2),
        (Progress(tries=2), 2),
        (Progress(tries=3), 1),
        (Progress(hints=1), 1),
        (Progress(shown=True), 1),
    ],
)
def test_stars_are_for_the_first_try_without_help(progress: Progress, stars: int) -> None:
    assert progress.to_win == stars
    assert progress.begun == (progress != Progress())


def test_what_was_come_to_is_kept() -> None:
    library = Library.in_memory()
    remember(library, "fairies", "1-2", Progress(tries=2, stars=2))
    library.remember_progress(ABOUT, "fairies broken", "nonsense")
    note_day(library, MONDAY, "1-2")
    assert progress_of(library) == {("fairies", "1-2"): Progress(tries=2, stars=2)}


def test_days_in_a_row_go_on_until_one_is_left_out() -> None:
    library = Library.in_memory()
    for back in (1, 2, 3, 5):
        note_day(library, MONDAY - timedelta(back), "x")
    assert days_in_a_row(library.progress(ABOUT), MONDAY) == 3
    note_day(library, MONDAY, "x")
    assert days_in_a_row(library.progress(ABOUT), MONDAY) == 4
    assert days_in_a_row(library.progress(ABOUT), MONDAY + timedelta(2)) == 0


def test_every_day_has_its_puzzle_and_games_take_turns() -> None:
    days = [of_the_day(MONDAY + timedelta(day)) for day in range(len(games()) * 40)]
    assert days[0] == of_the_day(MONDAY)
    chosen = [day for day in days if day is not None]
    assert [game for game, _ in chosen[:5]] == [game for game, _ in chosen[5:10]]
    assert {game for game, _ in chosen} == set(games())
    for game in games():
        keys = [puzzle.key for of, puzzle in chosen if of == game]
        assert len(set(keys)) == len(keys)
        assert set(keys) <= {puzzle.key for puzzle in puzzles_of(game)}
