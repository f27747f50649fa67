"""Branches: the same match up to a ply, kept under it, counted nowhere."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from goblins.bots.thinking import ThinkingRoom
from goblins.library import Library, schema
from goblins.scenes.after.rowbuttons import letters
from goblins.study.branches import branch_of, letter, may_branch
from goblins.study.calendar import days_of
from goblins.study.record import days_won
from goblins.study.standings import Standings, same_turn, turn_start
from tests.support.library_tools import Ticking, new_match, play_all, play_on, winning_actions


def test_a_branch_is_the_same_match_up_to_its_fork() -> None:
    match = play_on(new_match("human", "easy", seed=4), 9)
    branch = branch_of(match, 5)
    assert branch.state == match.state_at(5) and branch.cursor == 5 and branch.can_redo() is False
    play_on(branch, 3, seed=8)
    assert len(match.steps) == 9 and match.state_at(5) == branch.state_at(5)


def test_one_may_branch_off_from_what_is_over_and_from_games_for_one() -> None:
    assert may_branch(new_match()) and not may_branch(new_match("human", "easy"))
    assert may_branch(play_on(new_match("human", "easy"), 900))


def test_branches_have_letters() -> None:
    assert [letter(number) for number in (0, 1, 25, 26)] == ["A", "B", "Z", "A2"]


def won_library() -> tuple[Library, int]:
    library, match = Library.in_memory(clock=Ticking()), new_match(seed=3)
    trunk = library.follow(match)
    play_all(match, winning_actions(3))
    return library, trunk


def test_a_branch_counts_nowhere_and_goes_with_its_trunk() -> None:
    library, trunk = won_library()
    match = library.load(trunk)
    before = (
        library.statistics("Mia"),
        library.totals(),
        library.finished("fairies"),
        library.best_result("fairies", match.setup),
        library.matches(),
        library.newest_open(),
        library.day_status("fairies", match.setup, match.seed),
    )
    better, going_on = branch_of(match, 0), branch_of(match, 1)
    first = library.follow_branch(better, trunk, 0)
    second = library.follow_branch(going_on, trunk, 1)
    play_all(better, winning_actions(3))
    assert before == (
        library.statistics("Mia"),
        library.totals(),
        library.finished("fairies"),
        library.best_result("fairies", match.setup),
        library.matches(),
        library.newest_open(),
        library.day_status("fairies", match.setup, match.seed),
    )
    kept = library.branches(trunk)
    assert [(row.id, row.fork, row.fork_turn, row.is_open) for row in kept] == [
        (first, 0, 1, False),
        (second, 1, 2, True),
    ]
    hung = library.chronicle().with_branches(library.matches())
    assert [row.id for row in hung] == [trunk, first, second] and letters(hung) == {first: "A", second: "B"}
    assert library.load(second).state == going_on.state
    library.delete(trunk)
    assert library.match(first) is None and library.match(second) is None


def test_a_branch_of_a_deal_of_the_day_does_not_count_as_the_day_done() -> None:
    clock = Ticking()
    today = clock.time.date()
    seed = int(f"{today:%Y%m%d}")
    library, match = Library.in_memory(clock=clock), new_match(seed=seed)
    trunk, winning = library.follow(match), winning_actions(seed)
    play_all(match, winning[:1])
    branch = branch_of(match, 1)
    library.follow_branch(branch, trunk, 1)
    play_all(branch, winning[1:])
    assert branch.outcome is not None and branch.outcome.winners
    assert library.day_status("fairies", match.setup, seed).state == "begun"
    for rows in (library.matches(), library.deals_of_days()):
        assert not days_of(rows).done and not days_won(rows)
    play_all(match, winning[1:])
    assert library.day_status("fairies", match.setup, seed).state == "done"
    assert days_of(library.matches()).done == {today} == days_won(library.matches())


def test_a_library_of_version_3_learns_of_branches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(schema, "UPGRADES", schema.UPGRADES[:3])
        connection = sqlite3.connect(tmp_path / "goblins.sqlite", isolation_level=None)
        schema.upgrade(connection)
        connection.close()
    with Library(tmp_path, clock=Ticking()) as library:
        trunk = library.follow(new_match(seed=3))
        assert library.matches()[0].trunk is None and library.branches(trunk) == ()
        branch = library.follow_branch(new_match(seed=3), trunk, 0)
        assert [row.id for row in library.branches(trunk)] == [branch]


def test_a_branch_is_compared_at_the_same_turn() -> None:
    match = play_on(new_match("human", "easy", seed=4), 900)
    branch = branch_of(match, 4)
    assert turn_start(branch, 4) == 4 and same_turn(match, 4) == 4
    assert same_turn(match, 10_000) == match.cursor
    standings = Standings(branch, ThinkingRoom())
    assert standings.place(4) is None and standings.thinking
    while standings.thinking:
        standings.go_on([None] * 60)
    place = standings.place(4)
    assert place is not None and sum(place.chances) == pytest.approx(1)
    standings.forget_after(3)
    assert standings.place(4) is None
