"""Turns of a match for its replay: also of one in which nothing has happened yet."""

from __future__ import annotations

from goblins.scenes.after.timeline import Timeline
from tests.support.library_tools import new_match, play_on


def test_a_match_without_turns_is_always_at_its_opening() -> None:
    timeline = Timeline(new_match("human", "easy", seed=1), 0)
    assert [timeline.ply(position) for position in (0, 1, 5)] == [0, 0, 0]


def test_nobody_gets_beyond_the_last_turn() -> None:
    match = new_match("human", "easy", seed=1)
    play_on(match, 4)
    timeline = Timeline(match, match.cursor)
    assert timeline.ply(len(timeline.turns) + 3) == timeline.ply(len(timeline.turns)) == match.cursor
