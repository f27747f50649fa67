"""Besieged: a library whose file is taken away, replaced, locked or damaged by others while it is used."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from goblins.library import database, storage
from goblins.library.store import Library
from tests.support.library_tools import Ticking, new_match, play_on

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
