"""Matches on disk: nothing is lost, and one damaged match hurts no other."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins.games.registry import info_of
from goblins.library.statistics import Tally
from goblins.library.store import Library, UnreadableMatch
from goblins.words import speaking
from tests.support.library_tools import (
    Ticking,
    give_up,
    new_match,
    play_all,
    play_on,
    resumed,
    same,
    tamper,
    winning_actions,
)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path, clock=Ticking()) as opened:
        yield opened


# ---------------------------------------------------------------------- following and loading


def test_every_change_is_on_disk_at_once(library: Library, tmp_path: Path) -> None:
    match = new_match("human", "easy", seed=5)
    match_id = library.follow(match)
    rng = random.Random(3)
    with Library(tmp_path) as other:
        assert same(other.load(match_id), match)
        for number in range(40):
            if match.outcome is None and (rng.random() < 0.6 or match.can_undo()):
                play_on(match, 1, number)
            elif rng.random() < 0.5 and match.can_redo():
                match.redo()
            elif not match.can_undo():
                match.undo()
            assert same(other.load(match_id), match), number
        assert match.assisted
    assert not library.notice


@pytest.mark.parametrize("players", [(), ("human", "human"), ("human", "easy", "hard"), ("medium",) * 4])
def test_a_finished_match_keeps_its_result(library: Library, players: tuple[str, ...]) -> None:
    match = new_match(*players, seed=8)
    match_id = library.follow(match)
    play_on(match, 100)
    if not match.outcome:
        give_up(match)
    row = library.match(match_id)
    assert row and row.outcome == match.outcome and row.finished == row.updated
    assert row.steps == match.cursor == len(match.steps)
    assert row.turns == match.state.public.turns
    assert library.newest_open() is None


def test_undoing_the_end_opens_the_match_again(library: Library) -> None:
    match = play_on(new_match(seed=2), 3)
    match_id = library.follow(match)
    give_up(match)
    assert library.open_matches() == ()
    match.undo()
    row = library.newest_open()
    assert row and row.id == match_id and row.finished is None and row.outcome is None
    match.redo()
    assert library.open_matches() == ()


def test_a_match_with_steps_can_be_followed(library: Library) -> None:
    match = play_on(new_match("human", "human", seed=4), 5)
    assert same(library.load(library.follow(match)), match)


def test_a_loaded_match_goes_on_in_its_row(library: Library) -> None:
    match_id = library.follow(play_on(new_match("human", "human"), 4))
    loaded = play_on(library.load(match_id), 3)
    assert same(library.load(match_id), loaded)
    assert len(library.matches()) == 1


def test_playing_after_an_undo_forgets_what_was_undone(library: Library) -> None:
    match = new_match(seed=6)
    match_id = library.follow(play_on(match, 4, seed=1))
    match.undo()
    match.undo()
    assert len(library.load(match_id).steps) == 4
    play_on(match, 1, seed=9)
    loaded = library.load(match_id)
    assert len(loaded.steps) == 3 and same(loaded, match)


def test_there_is_no_such_match(library: Library) -> None:
    with pytest.raises(UnreadableMatch, match="no match 77"):
        library.load(77)
    with pytest.raises(UnreadableMatch, match="no match 77"):
        library.export_match(77)
    library.delete(77)
    library.note(77, "par", 5)
    assert library.notes(77) == {} and not library.notice


def test_a_huge_seed_is_kept(library: Library) -> None:
    match_id = library.follow(new_match(seed=10**30))
    assert library.load(match_id).seed == 10**30


# ---------------------------------------------------------------------- other rules, damaged rows


def test_a_match_of_other_rules_goes_on_from_its_position(library: Library) -> None:
    match = play_on(new_match("human", "easy", seed=3), 6)
    match_id = library.follow(match)
    loaded = resumed(library, match_id)
    assert loaded.state == match.state and loaded.is_resumed and loaded.steps == []
    assert loaded.can_undo()
    play_on(loaded, 3, seed=5)
    again = library.load(match_id)
    assert again.is_resumed and same(again, loaded)
    row = library.match(match_id)
    assert row and row.steps == 9
    # A second change of the rules, and undone steps at that moment.
    again.undo()
    third = resumed(library, match_id)
    assert third.state == again.state
    play_on(third, 2, seed=7)
    assert same(library.load(match_id), third)
    with pytest.raises(UnreadableMatch, match="other rules"):
        library.export_match(match_id)


def test_looking_at_a_match_of_other_rules_changes_nothing(library: Library) -> None:
    match_id = library.follow(play_on(new_match("human", "human"), 6))
    resumed(library, match_id)
    tamper(library, f"UPDATE matches SET rules_version = {info_of('fairies').rules_version}")
    assert len(library.load(match_id).steps) == 6


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE steps SET action = '{broken' WHERE ply = 2",
        """UPDATE steps SET action = '{"type":"Add","seat":0,"face":999}' WHERE ply = 2""",
        """UPDATE steps SET action = '{"type":"Add","seat":9999,"face":3}' WHERE ply = 2""",
        "DELETE FROM steps WHERE ply = 2",
        "DELETE FROM steps",
        "UPDATE matches SET seed = '4'",
    ],
)
def test_lost_steps_leave_the_position(library: Library, damage: str) -> None:
    match = play_on(new_match("human", "human", seed=3), 6)
    match_id = library.follow(match)
    tamper(library, damage)
    loaded = library.load(match_id)
    assert loaded.is_resumed and loaded.state == match.state
    play_on(loaded, 2)
    assert same(library.load(match_id), loaded)


@pytest.mark.parametrize("snapshot", ["", "{broken", "[]", "{}"])
def test_a_lost_position_is_replayed(library: Library, snapshot: str) -> None:
    match = play_on(new_match("human", "human", seed=3), 6)
    match_id = library.follow(match)
    tamper(library, "UPDATE matches SET snapshot = ?", snapshot)
    assert same(library.load(match_id), match)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ("UPDATE matches SET snapshot = '', rules_version = 0 WHERE id = 2", "other rules"),
        ("UPDATE matches SET game = 'marbles' WHERE id = 2", "no game 'marbles'"),
        ("UPDATE matches SET setup = '{\"game\":' WHERE id = 2", "damaged"),
        ("UPDATE matches SET setup = x'ff00fe' WHERE id = 2", "damaged"),
        ("UPDATE matches SET seed = 'seven' WHERE id = 2", "damaged"),
        ("UPDATE matches SET cursor = 'x' WHERE id = 2", "damaged"),
        ("UPDATE matches SET created = 'long ago' WHERE id = 2", ""),
        ("UPDATE matches SET outcome = '[]' WHERE id = 2", ""),
        ("UPDATE matches SET setup = cast(x'7b22ff' as text) WHERE id = 2", "damaged"),
    ],
)
def test_a_damaged_match_hurts_no_other(library: Library, damage: str, message: str) -> None:
    kept = [play_on(new_match("human", "human", seed=seed), 4) for seed in range(3)]
    for match in kept:
        library.follow(match)
    tamper(library, damage)
    if message:
        with pytest.raises(UnreadableMatch, match=f"Match 2 .*{message}"):
            library.load(2)
    assert same(library.load(1), kept[0]) and same(library.load(3), kept[2])
    listed = {row.id for row in library.matches()}
    assert listed | set(library.unreadable()) == {1, 2, 3} and listed >= {1, 3}
    assert library.players() == ("Mia", "Grub")
    assert library.totals().matches == len(listed)
    library.delete(2)
    assert library.unreadable() == ()


# ---------------------------------------------------------------------- lists


def test_matches_are_listed_and_filtered(library: Library) -> None:
    won = library.follow(play_all(new_match(seed=1), winning_actions(1)))
    lost = library.follow(give_up(new_match(seed=22)))
    going_on = library.follow(new_match("human", "human", seed=333))
    bots_only = library.follow(play_on(new_match("easy", "easy", seed=4), 400))

    def ids(**asked: Any) -> list[int]:
        return [row.id for row in library.matches(**asked)]

    assert ids() == [bots_only, going_on, lost, won]
    assert ids(status="won") == [won]
    assert ids(status="lost") == [lost]
    assert ids(status="open") == [going_on]
    assert ids(player="Grub") == [going_on]
    assert ids(player="Nobody") == []
    assert ids(status="lost", player="Mia") == [lost]
    assert ids(game="fairies", text="given UP") == [lost]
    assert ids(text="mia 333") == [going_on]
    assert ids(text="drool") == ids()
    assert ids(game="koncita") == []
    assert library.players() == ("Mia", "Grub")
    totals = library.totals()
    assert totals.matches == 4 and totals.since == library.matches()[-1].created


def test_a_match_is_found_by_the_titles_of_its_game_in_the_language_spoken_and_in_english(library: Library) -> None:
    alone, together = library.follow(new_match(seed=1)), library.follow(new_match("human", "human", seed=2))

    def ids(text: str) -> list[int]:
        return [row.id for row in library.matches(text=text)]

    for spoken, title, solitaire in (
        ("en", "drool, FAIRIES rule", "fairy solitaire"),
        ("de", "goblins sabbern", "feen-solo"),
        ("it", "goblin bavosi", "solitario delle fate"),
    ):
        with speaking(spoken):
            assert ids(title) == ids("drool, fairies rule") == [together, alone], spoken
            assert ids(solitaire) == [alone], spoken
    assert ids("bavosi") == [], "nobody speaks Italian now"


def test_a_draw_is_nobodys_loss(library: Library) -> None:
    match_id = library.follow(new_match("human", "human"))
    drawn = {"reason": "draw", "rule": "F-26", "text": "", "winners": [], "ranking": [[0, 1]], "scores": []}
    tamper(
        library,
        "UPDATE matches SET outcome = ?, finished = updated WHERE id = ?",
        msgspec.json.encode(drawn).decode(),
        match_id,
    )
    assert library.matches(status="lost") == library.matches(status="won") == ()
    assert library.statistics("Mia").total == Tally(won=0, played=1, drawn=1)


def test_continue_takes_the_match_last_played(library: Library) -> None:
    first, second = new_match("human", "human"), new_match("human", "human")
    first_id, second_id = library.follow(first), library.follow(second)
    newest = library.newest_open()
    assert newest and newest.id == second_id
    play_on(first, 1)
    assert [row.id for row in library.open_matches()] == [first_id, second_id]


def test_deleting_takes_everything_along(library: Library, tmp_path: Path) -> None:
    match_id = library.follow(play_on(new_match(), 3))
    library.note(match_id, "par", 4)
    library.delete(match_id)
    with sqlite3.connect(tmp_path / "goblins.sqlite") as connection:
        for table in ("matches", "steps", "notes"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    connection.close()
    assert library.follow(new_match()) != match_id
