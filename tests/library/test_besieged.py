"""Besieged: a library whose file is taken away, replaced, locked or damaged by others while it is used."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from goblins.library import changes, database, storage
from goblins.library.store import Library
from goblins.study.branches import branch_of
from goblins.words import say
from tests.support.library_tools import Ticking, new_match, play_on, same, unwritable

ROOT = Path(__file__).parents[2]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A library with five matches."""
    with Library(tmp_path / "home", clock=Ticking()) as library:
        for seed in range(5):
            library.follow(play_on(new_match("human", "human", seed=seed), 4))
    return tmp_path / "home"


@contextmanager
def disk_that_fills_up_while_a_library_is_made() -> Iterator[None]:
    """Let SQLite create a file, but not fill it."""
    error = sqlite3.OperationalError("injected")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    with patch.object(database, "upgrade", side_effect=error):
        yield


# ---------------------------------------------------------------------- taken away


def test_a_library_that_is_deleted_on_a_full_disk_is_written_anew_whole(home: Path) -> None:
    """The first try to write it anew leaves a file without tables behind, which is no library that somebody else wrote."""
    with Library(home, clock=Ticking()) as library:
        match = library.load(2)
        shutil.rmtree(home)
        play_on(match, 1)
        with disk_that_fills_up_while_a_library_is_made():
            play_on(match, 1)
            assert (home / "goblins.sqlite").exists() and "the disk is full" in library.unsaved
        assert library.retry() and "written anew" in library.notice
        assert len(library.matches()) == 5
    with Library(home) as again:
        assert len(again.matches()) == 5 and again.load(2).cursor == match.cursor


def test_a_folder_that_nobody_may_look_into_stops_no_move(home: Path) -> None:
    error = PermissionError(13, "Permission denied")
    with Library(home, clock=Ticking()) as library:
        match = library.load(2)
        with patch.object(Path, "stat", side_effect=error):
            play_on(match, 2)
            assert "moves" in library.unsaved and not library.retry()
        assert library.retry() and library.notice == ""
        assert library.load(2).cursor == match.cursor and len(library.matches()) == 5


# ---------------------------------------------------------------------- locked

HOLDER = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("PRAGMA locking_mode = EXCLUSIVE")
held.execute("BEGIN EXCLUSIVE")
held.execute("INSERT INTO proofs VALUES ('a', '1')")
print("held", flush=True)
sys.stdin.read()
"""


def test_a_library_that_another_program_keeps_for_itself_is_not_waited_for(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets nobody read either then, and Python's backup would try again for as long as that lasts."""
    monkeypatch.setattr(database, "PLAYING_PATIENCE_SECONDS", 0)
    command = [sys.executable, "-c", HOLDER, str(home / "goblins.sqlite")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdin and holder.stdout and holder.stdout.readline() == b"held\n"
        with Library(home, clock=Ticking(), patience=0) as library:
            assert "another program is using it" in library.notice and len(library.matches()) == 5
            library.follow(new_match("human", "human", seed=9))
            assert "another program is using it" in library.unsaved
            holder.stdin.close()
            holder.wait()
            assert library.retry() and len(library.matches()) == 6


# ---------------------------------------------------------------------- replaced


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be replaced there")
def test_the_journal_of_a_file_that_was_replaced_is_not_played_into_the_new_one(home: Path, tmp_path: Path) -> None:
    with Library(tmp_path / "other") as other:
        for seed in range(50, 62):
            other.follow(play_on(new_match("human", "easy", seed=seed), 6))
    with Library(home, clock=Ticking()) as library:
        match = library.load(2)
        for seed in range(20, 24):  # these are in the journal only
            library.follow(play_on(new_match("human", "human", seed=seed), 12))
        (tmp_path / "other" / "goblins.sqlite").replace(home / "goblins.sqlite")
        play_on(match, 1)
        assert library.retry()
        play_on(match, 1)
    with Library(home) as again:
        seeds = sorted(row.seed for row in again.matches())
        assert seeds == [0, 1, 2, 3, 4, *range(20, 24), *range(50, 62)] and again.notice == ""
        assert all(again.load(row.id).cursor == row.steps for row in again.matches())


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be deleted there")
@pytest.mark.parametrize("companions", [("-wal",), ("-shm",), ("-wal", "-shm")])
def test_moves_are_on_disk_though_somebody_deleted_the_journal(
    home: Path, tmp_path: Path, companions: tuple[str, ...]
) -> None:
    with Library(home, clock=Ticking()) as library:
        match = library.load(2)
        library.follow(new_match("human", "human", seed=9))
        library.delete(1)
        play_on(match, 1)
        for companion in companions:
            (home / f"goblins.sqlite{companion}").unlink()
        play_on(match, 2)
        assert library.retry() and library.notice == ""
        shutil.copytree(home, tmp_path / "killed")
        with Library(tmp_path / "killed") as left:
            assert left.load(2).cursor == match.cursor
            assert sorted(row.seed for row in left.matches()) == [1, 2, 3, 4, 9]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be replaced there")
@pytest.mark.parametrize("noticed_by", ["a move", "something else"])
def test_a_copy_in_which_the_same_match_went_on_otherwise_is_not_overwritten(
    home: Path, tmp_path: Path, noticed_by: str
) -> None:
    """A program that keeps folders alike on two machines puts the other one's file here; both counted two moves."""
    shutil.copytree(home, tmp_path / "copy")
    with Library(tmp_path / "copy") as other:
        theirs = other.load(2)
        play_on(theirs, 2, seed=50)
        deleted = other.load(3)
        play_on(deleted, 1, seed=50)
    with Library(home) as library:
        mine = library.load(2)
        play_on(mine, 2, seed=60)
        play_on(library.load(3), 1, seed=60)
        for companion in ("-wal", "-shm"):
            (home / f"goblins.sqlite{companion}").unlink()
        (tmp_path / "copy" / "goblins.sqlite").replace(home / "goblins.sqlite")
        if noticed_by == "something else":
            library.remember_proof("a", "1")
            library.remember_progress("puzzles", "fairies one", {"stars": 1})
            assert library.retry()
        else:
            library.delete(3)
        play_on(mine, 1, seed=61)
        assert library.retry()
        play_on(mine, 1, seed=62)
        assert same(library.load(2), mine)
    with Library(home) as again:
        kept = [again.load(row.id) for row in again.matches()]
        assert any(same(one, mine) for one in kept) and any(same(one, theirs) for one in kept)
        assert any(same(one, deleted) for one in kept) and len(kept) == 6


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be deleted there")
def test_a_match_that_two_programs_wrote_anew_is_kept_as_both_played_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library(home) as one, Library(home) as other:
        mine = new_match("human", "human", seed=3)
        one.follow(play_on(mine, 3))
        theirs = other.load(1)
        shutil.rmtree(home)
        play_on(theirs, 1, seed=50)
        assert other.retry()
        play_on(mine, 1, seed=60)
        assert one.retry()
        play_on(mine, 1, seed=61)
        play_on(theirs, 1, seed=51)
    with Library(home) as again:
        kept = [again.load(row.id) for row in again.matches()]
        assert any(same(one, mine) for one in kept) and any(same(one, theirs) for one in kept) and len(kept) == 2


def test_a_branch_whose_trunk_was_deleted_by_another_program_ends_without_an_alarm(home: Path) -> None:
    with Library(home, clock=Ticking()) as library, Library(home) as other:
        branch = branch_of(library.load(2), 2)
        number = library.follow_branch(branch, 2, 2)
        other.delete(2)
        play_on(branch, 2)
        assert library.match(number) is None and len(library.matches()) == 4
        assert library.notice == "" and not library.unsaved


# ---------------------------------------------------------------------- damaged


def test_a_branch_behind_the_damage_is_read_from_the_other_end_before_its_trunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    with Library(tmp_path, clock=Ticking()) as library:
        for seed in range(30):
            library.follow(play_on(new_match("human", "human", seed=seed), 12))
        for trunk in (1, 28):
            library.follow_branch(branch_of(library.load(trunk), 2), trunk, 2)
    path = tmp_path / "goblins.sqlite"
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\x99" * 4096
    path.write_bytes(whole)
    with sqlite3.connect(path) as damaged:
        kept = database.salvaged(damaged)
    trunks = [row[0] for row in kept.execute("SELECT trunk FROM matches WHERE trunk IS NOT NULL")]
    assert 28 in trunks and kept.execute("PRAGMA foreign_key_check").fetchall() == []
    damaged.close(), kept.close()


# ---------------------------------------------------------------------- damage that is met before it is looked for


def spoiled_library(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file of a library in which a page of matches is bad, and which is too large to be checked at the start."""
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    monkeypatch.setattr(storage, "CHECKED_AT_ONCE", 0)
    with Library(folder, clock=Ticking()) as library:
        for seed in range(30):
            library.follow(play_on(new_match("human", "human", seed=seed), 12))
        library.remember_progress("puzzles", "koncita one", {"stars": 2})
    path = folder / "goblins.sqlite"
    connection = sqlite3.connect(path)
    root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'steps'").fetchone()[0]
    connection.close()
    whole = bytearray(path.read_bytes())
    whole[(root - 1) * 4096 : root * 4096] = b"\x99" * 4096
    path.write_bytes(whole)
    return path


@pytest.mark.parametrize("locked", [False, True])
def test_a_move_that_meets_damage_loses_nothing_that_was_done(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    locked: bool,  # noqa: FBT001 - a parameter of pytest's
) -> None:
    path = spoiled_library(tmp_path, monkeypatch)
    match = new_match("human", "human", seed=99)
    with Library(tmp_path, clock=Ticking(), patience=0.01) as library:
        other = sqlite3.connect(path, isolation_level=None)
        if locked:
            other.execute("BEGIN IMMEDIATE")
        library.remember_progress("puzzles", "koncita two", {"stars": 3})
        library.save_settings(msgspec.structs.replace(library.settings(), music=7))
        number = library.follow(match)
        play_on(match, 3)
        if locked:
            other.execute("ROLLBACK")
        other.close()
        library.retry()
        library.attend()
        assert library.retry() and not library.unsaved and same(library.load(number), match)
        assert any("damaged" in say(news) for news in library._news) and list(tmp_path.glob("goblins.damaged-*.sqlite"))
    with Library(tmp_path) as again:
        assert len(again.matches()) == 31 and again.settings().music == 7
        assert set(again.progress("puzzles")) == {"koncita one", "koncita two"}


def test_a_list_that_meets_damage_is_read_again_from_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = spoiled_library(tmp_path, monkeypatch)
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\x99" * 4096
    path.write_bytes(whole)
    with Library(tmp_path, clock=Ticking()) as library:
        library.matches()
        library.attend()
        assert len(library.matches()) >= 15 and list(tmp_path.glob("goblins.damaged-*.sqlite"))


def test_a_library_that_a_newer_program_uses_is_not_taken_from_it(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.01) as library:
        match = new_match("human", "human")
        library.follow(match)
        newer = sqlite3.connect(tmp_path / "goblins.sqlite", isolation_level=None)
        newer.execute("BEGIN IMMEDIATE")
        play_on(match, 1)
        newer.execute("PRAGMA user_version = 99")
        newer.execute("COMMIT")
        play_on(match, 1)
        assert not library.retry() and "newer version" in library.unsaved
        newer.execute("PRAGMA user_version = 5")
        newer.close()
        assert library.retry() and not list(tmp_path.glob("goblins.newer-*"))


def test_what_was_written_is_not_written_twice_if_reading_fails_afterward(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        match = play_on(new_match("human", "human"), 3)
        number = library.follow(match)
        with unwritable(library):
            play_on(match, 1)
        with patch.object(changes, "_all_rows", side_effect=[sqlite3.OperationalError("injected"), frozenset()]):
            assert library.retry() and not library.unsaved
        play_on(match, 1)
        assert same(library.load(number), match)
    with Library(tmp_path) as again:
        assert [row.steps for row in again.matches()] == [match.cursor]
