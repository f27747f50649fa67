"""Apart from its file: a library that can be read but not written is read, and later only what was changed is written."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from goblins.core.match import Match
from goblins.library import database, storage
from goblins.library.rawfile import whole_content
from goblins.library.settings import Settings
from goblins.library.store import Library
from goblins.study.branches import branch_of
from goblins.study.puzzles.progress import Progress, progress_of, remember
from tests.support.library_tools import Ticking, new_match, play_on, same, tamper, unwritable

ROOT = Path(__file__).parents[2]
THEIRS = Settings(player_names=("Anna", "Bert"), text_size=150, language="de", lessons={"fairies 1": 1000, "pact 1": 4})


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A library with three matches, settings and what somebody has reached."""
    with Library(tmp_path / "home", clock=Ticking()) as library:
        for seed in range(3):
            library.follow(play_on(new_match("human", "human", seed=seed), 6 + seed))
        library.note(1, "par", 9)
        library.save_settings(THEIRS)
        remember(library, "fairies", "one", Progress(tries=2, stars=3))
    return tmp_path / "home"


@contextmanager
def opened_without_a_disk(home: Path, code: int = sqlite3.SQLITE_FULL) -> Iterator[Library]:
    """A library that was started while nothing could be written; after the block it can be."""
    error = sqlite3.OperationalError("injected")
    error.sqlite_errorcode = code
    with patch.object(storage, "open_file", side_effect=error):
        library = Library(home, clock=Ticking())
        yield library


def stored(home: Path, statement: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(home / "goblins.sqlite")
    found = connection.execute(statement).fetchall()
    connection.close()
    return found


# ---------------------------------------------------------------------- E1: what can be read is read


def test_everything_is_there_though_nothing_can_be_written(home: Path) -> None:
    with opened_without_a_disk(home) as library:
        assert [row.seed for row in library.matches()] == [2, 1, 0] and library.load(1).cursor == 6
        assert library.settings() == THEIRS and library.notes(1) == {"par": 9}
        assert progress_of(library)["fairies", "one"].stars == 3
        assert "the disk is full" in library.notice and not library.unsaved and not library.blank
        library.read_news()
        assert library.notice == "", "it is said once"


READER = """
import os, sys
from pathlib import Path
from goblins.library import Library
from tests.support.library_tools import new_match
with Library.in_memory() as warm:  # whoever is nobody may read none of what Python loads later
    warm.load(warm.follow(new_match("human", "human"))), warm.settings(), warm.matches()
sys.path_importer_cache.clear()
if os.getuid() == 0:
    os.setuid(65534)
library = Library(Path(sys.argv[1]))
print([library.load(row.id).cursor for row in library.matches()], library.settings().text_size, library.blank)
print(library.notice)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have other rights")
@pytest.mark.parametrize("killed", [False, True])
def test_a_folder_that_may_only_be_read(tmp_path: Path, killed: bool) -> None:  # noqa: FBT001 - a parameter of pytest's
    """SQLite opens no file with a journal where it can't put another one beside it: it is read all the same."""
    base = Path(shutil.os.path.realpath("/tmp")) / f"goblins-read-{os.getpid()}-{killed}"
    base.mkdir(mode=0o755)
    try:
        home = base / "home"
        library = Library(home)
        library.save_settings(Settings(text_size=150))
        for seed in range(3):
            library.follow(play_on(new_match("human", "human", seed=seed), 20))
        cursors = [library.load(row.id).cursor for row in library.matches()]
        if killed:  # what a killed program leaves: all in the journal, and an index that nobody may use
            shutil.copytree(home, base / "left")
            (base / "left" / "goblins.sqlite-shm").unlink()
        library.close()
        place = base / "left" if killed else home
        assert (place / "goblins.sqlite-wal").exists() is killed
        for part in place.iterdir():
            part.chmod(0o444)
        place.chmod(0o555)
        seen = subprocess.run([sys.executable, "-c", READER, str(place)], cwd=ROOT, capture_output=True, text=True)
        assert seen.stdout.splitlines()[0] == f"{cursors} 150 False", seen.stderr
        assert "it may only be read" in seen.stdout
        place.chmod(0o755)
    finally:
        shutil.rmtree(base)


def test_a_journal_that_broke_off_is_read_up_to_its_last_whole_move(tmp_path: Path) -> None:
    library = Library(tmp_path / "home")
    match = new_match("human", "human")
    library.follow(match)
    journal = tmp_path / "home" / "goblins.sqlite-wal"
    cursors = {}
    for _ in range(6):
        cursors[journal.stat().st_size] = match.cursor
        play_on(match, 1, seed=match.cursor)
    whole, content = journal.read_bytes(), (tmp_path / "home" / "goblins.sqlite").read_bytes()
    library.close()
    (tmp_path / "cut").mkdir()
    for cut in (*cursors, *(size + 700 for size in cursors), *(size - 30 for size in cursors)):
        (tmp_path / "cut" / "goblins.sqlite").write_bytes(content)
        (tmp_path / "cut" / "goblins.sqlite-wal").write_bytes(whole[:cut])
        by_hand, by_sqlite = sqlite3.connect(":memory:"), sqlite3.connect(tmp_path / "cut" / "goblins.sqlite")
        by_hand.deserialize(whole_content(tmp_path / "cut" / "goblins.sqlite"))
        asked = "SELECT id, cursor FROM matches" if cut > min(cursors) else "SELECT 1"
        assert by_hand.execute(asked).fetchall() == by_sqlite.execute(asked).fetchall()
        by_hand.close(), by_sqlite.close()


def test_what_is_no_library_is_not_taken_for_an_empty_one(home: Path) -> None:
    (home / "goblins.sqlite").write_bytes(b"something else " * 500)
    with opened_without_a_disk(home) as library:
        assert library.blank and "can’t be opened" in library.notice and "Nothing in it has changed" in library.notice


# ---------------------------------------------------------------------- E1: only what was changed is written


@pytest.mark.parametrize("readable", [True, False])
def test_no_default_overwrites_what_is_stored(home: Path, readable: bool) -> None:  # noqa: FBT001
    with (
        opened_without_a_disk(home) as library,
        patch.object(storage, "copied_file", (database.copied_file if readable else lambda folder: None)),
    ):
        if not readable:
            library = Library(home, clock=Ticking())
        settings = library.settings()
        assert (settings == THEIRS) is readable and library.blank is not readable
        changed = msgspec.structs.replace(
            settings, music=5, lessons={**settings.lessons, "pact 1": 7, "irene 1": 2}, tips_seen={"Anna": ("shove",)}
        )
        library.save_settings(changed)
        assert "settings" in library.unsaved
    assert library.retry() and not library.unsaved and not library.blank
    wanted = msgspec.structs.replace(
        THEIRS, music=5, lessons={"fairies 1": 1000, "pact 1": 7, "irene 1": 2}, tips_seen={"Anna": ("shove",)}
    )
    assert library.settings() == wanted
    library.close()
    with Library(home) as again:
        assert again.settings() == wanted and len(again.matches()) == 3


def test_a_setting_that_this_program_does_not_understand_stays(home: Path) -> None:
    with Library(home) as library:
        tamper(library, "INSERT OR REPLACE INTO settings VALUES ('text_size', '175'), ('of_tomorrow', '[1]')")
    with Library(home) as library:
        settings = library.settings()
        assert settings.text_size == 100
        library.save_settings(msgspec.structs.replace(settings, music=5))
    assert dict(stored(home, "SELECT key, value FROM settings"))["text_size"] == "175"


def test_two_programs_that_change_settings_keep_both(home: Path) -> None:
    with Library(home) as one, Library(home) as other:
        mine, theirs = one.settings(), other.settings()
        one.save_settings(msgspec.structs.replace(mine, music=5, tips_seen={"Anna": ("shove",)}))
        other.save_settings(msgspec.structs.replace(theirs, effects=9, tips_seen={"Anna": ("ring",), "Tom": ("star",)}))
        found = one.settings()
        assert (found.music, found.effects) == (5, 9)
        assert found.tips_seen == {"Anna": ("shove", "ring"), "Tom": ("star",)}


def test_what_was_played_from_a_copy_goes_on_in_its_row(home: Path) -> None:
    with opened_without_a_disk(home) as library:
        match, fresh = library.load(2), new_match("human", "easy", seed=9)
        play_on(match, 2, seed=3)
        number = library.follow(play_on(fresh, 3))
        library.delete(1)
        assert {row.seed for row in library.matches()} == {1, 2, 9} and "moves" in library.unsaved
    play_on(match, 1, seed=4)
    assert not library.unsaved, "it was written with the next move"
    assert library.notice == "" or "changed in another window" not in library.notice
    assert same(library.load(2), match) and same(library.load(number), fresh)
    library.close()
    with Library(home) as again:
        assert sorted((row.id, row.seed) for row in again.matches()) == [(2, 1), (3, 2), (4, 9)]
        assert same(again.load(2), match) and same(again.load(4), fresh)


def test_a_match_that_was_changed_in_both_is_kept_twice(home: Path) -> None:
    with opened_without_a_disk(home) as library:
        match = library.load(2)
        play_on(match, 2, seed=3)
        library.delete(3)
    with Library(home) as other:
        theirs, deleted = other.load(2), other.load(3)
        play_on(theirs, 3, seed=5)
        play_on(deleted, 1)
    assert library.retry() and "another window" in library.notice
    assert same(library.load(2), match), "the number names what is played here"
    cursors = {row.id: row.steps for row in library.matches()}
    assert len(cursors) == 4 and theirs.cursor in cursors.values() and deleted.cursor in cursors.values()
    library.close()


# ---------------------------------------------------------------------- E2: a number names one match


def test_a_number_never_names_another_match(home: Path) -> None:
    with opened_without_a_disk(home) as library, patch.object(storage, "copied_file", lambda folder: None):
        blank = Library(home, clock=Ticking())
        match, other = new_match("human", "easy", seed=8), new_match("human", "easy", seed=9)
        first, second = blank.follow(match), blank.follow(other)
        blank.note(first, "par", 4)
    library.close()
    assert blank.retry() and not blank.unsaved
    assert sorted(row.seed for row in blank.matches()) == [0, 1, 2, 8, 9]
    assert len({row.id for row in blank.matches()}) == 5
    for number, seed in ((first, 8), (second, 9)):
        row = blank.match(number)
        assert row and row.seed == seed and blank.load(number).seed == seed
    assert blank.notes(first) == {"par": 4} and blank.notes(second) == {}
    blank.delete(second)
    assert sorted(row.seed for row in blank.matches()) == [0, 1, 2, 8]
    blank.delete(second)
    blank.note(second, "par", 1)
    assert sorted(row.seed for row in blank.matches()) == [0, 1, 2, 8]
    blank.close()
    assert stored(home, "SELECT match_id FROM notes ORDER BY match_id") == [(1,), (4,)]


def test_a_number_of_a_library_that_is_gone_names_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library(home) as library:
        numbers = [library.follow(play_on(new_match("human", "human", seed=seed), 3)) for seed in range(3)]
    with Library(home) as library:
        assert [row.id for row in library.matches()] == numbers[::-1], "a list shows them"
        playing = new_match("human", "human", seed=7)
        played = library.follow(playing)
        home.rename(tmp_path / "moved")
        with Library(home) as other:
            for seed in range(10, 16):
                other.follow(new_match("human", "easy", seed=seed))
        play_on(playing, 1)
        assert library.retry() and library.load(played).seed == 7
        for number in numbers:
            assert library.match(number) is None
            library.delete(number)
        seeds = {row.id: row.seed for row in library.matches()}
        assert sorted(seeds.values()) == [7, 10, 11, 12, 13, 14, 15] and not set(numbers) & set(seeds)
        assert all(library.load(number).seed == seed for number, seed in seeds.items())


@pytest.mark.parametrize("trouble", ["full from the start", "full meanwhile"])
def test_a_what_if_stays_a_branch(home: Path, trouble: str) -> None:
    def branch(library: Library) -> tuple[Match, int]:
        match = branch_of(library.load(1), 2)
        number = library.follow_branch(match, 1, 2)
        play_on(match, 900)
        return match, number

    if trouble == "full from the start":
        with opened_without_a_disk(home) as library:
            match, number = branch(library)
    else:
        library = Library(home, clock=Ticking())
        with unwritable(library):
            match, number = branch(library)
    assert match.outcome and library.retry()
    row = library.match(number)
    assert row and (row.trunk, row.fork) == (1, 2) and len(library.matches()) == 3
    assert [one.id for one in library.branches(1)] == [number]
    library.delete(number)
    assert library.branches(1) == () and len(library.matches()) == 3
    library.close()


def test_a_branch_whose_trunk_is_gone_does_not_become_a_match(home: Path) -> None:
    with Library(home, clock=Ticking()) as library:
        match = branch_of(library.load(1), 2)
        number = library.follow_branch(match, 1, 2)
        library.delete(1)
        play_on(match, 3)
        assert library.match(number) is None and len(library.matches()) == 2


# ---------------------------------------------------------------------- E5: what was reached is kept like moves


def test_what_was_reached_while_the_disk_was_full_is_kept(home: Path) -> None:
    with Library(home) as library:
        with unwritable(library):
            for number in range(60):
                library.remember_progress("puzzles", f"koncita p{number}", {"stars": 2})
            library.remember_progress("feats", "Anna/pact/deal", {"day": "2026-11-17"})
            library.remember_proof("daily", "[0, 6]")
            library.note(1, "analysis", {"whole": True})
            assert "results" in library.unsaved and not library.retry()
            assert len(library.progress("puzzles")) == 61
        assert library.retry() and not library.unsaved
    with Library(home) as again:
        assert len(again.progress("puzzles")) == 61 and again.progress("feats") and again.proof("daily") == "[0,6]"
        assert again.notes(1) == {"par": 9, "analysis": {"whole": True}}


def test_stars_never_get_fewer(home: Path) -> None:
    with opened_without_a_disk(home) as library, patch.object(storage, "copied_file", lambda folder: None):
        blank = Library(home, clock=Ticking())
        remember(blank, "fairies", "one", Progress(tries=4, stars=1))
    library.close()
    assert blank.retry()
    assert progress_of(blank)["fairies", "one"] == Progress(tries=4, stars=3)
    blank.close()


def test_two_programs_that_solve_puzzles_keep_all(home: Path) -> None:
    with Library(home, patience=0.01) as one, Library(home, patience=0.01) as other:
        for number in range(40):
            held = sqlite3.connect(home / "goblins.sqlite", isolation_level=None)
            held.execute("BEGIN IMMEDIATE")
            one.remember_progress("puzzles", f"pact a{number}", {"stars": 1})
            held.execute("ROLLBACK")
            held.close()
            other.remember_progress("puzzles", f"pact b{number}", {"stars": 1})
            other.remember_progress("puzzles", "pact both", {"tries": number, "stars": number % 3})
        one.remember_progress("puzzles", "pact both", {"tries": 3, "stars": 3})
        assert one.retry() and other.retry()
    with Library(home) as again:
        assert len(again.progress("puzzles")) == 82
        assert again.progress("puzzles")["pact both"] == {"tries": 39, "stars": 3}


# ---------------------------------------------------------------------- a disk that goes in the middle


def test_a_match_goes_on_in_its_row_though_its_file_could_not_even_be_read_for_a_while(home: Path) -> None:
    with Library(home) as library:
        match = library.load(2)
        with unwritable(library), patch.object(storage, "copy_of", lambda connection: None):
            play_on(match, 1, seed=3)
            assert library.blank and same(library.load(2), match) and "moves" in library.unsaved
            play_on(match, 2, seed=4)
        assert library.retry() and library.notice == ""
        assert same(library.load(2), match) and len(library.matches()) == 3
    with Library(home) as again:
        assert same(again.load(2), match) and len(again.matches()) == 3


def test_looking_only_becomes_keeping_when_the_other_program_has_gone(home: Path) -> None:
    with Library.only_looking(home, clock=Ticking()) as library:
        match = library.load(2)
        play_on(match, 1, seed=3)
        number = library.follow(new_match(seed=12))
        assert not library.unsaved
        with Library(home) as other:
            other.follow(new_match(seed=11))
        library.take_over()
        assert not library.looking and not library.unsaved and "other window is closed" in library.notice
        assert library.load(number).seed == 12
        play_on(match, 1, seed=4)
    with Library(home) as again:
        assert sorted(row.seed for row in again.matches()) == [0, 1, 2, 11, 12] and same(again.load(2), match)


def test_damage_that_is_found_late_costs_only_what_can_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    monkeypatch.setattr(storage, "CHECKED_AT_ONCE", 0)
    with Library(tmp_path, clock=Ticking()) as library:
        for seed in range(30):
            library.follow(play_on(new_match("human", "human", seed=seed), 12))
        remember(library, "fairies", "one", Progress(stars=3))
    path = tmp_path / "goblins.sqlite"
    whole = bytearray(path.read_bytes())
    middle = len(whole) // 2 // 4096 * 4096
    whole[middle : middle + 4096] = b"\x99" * 4096
    path.write_bytes(whole)
    with Library(tmp_path, clock=Ticking()) as library:
        assert library.notice == "" and library.settings()
        match = new_match("human", "human", seed=77)
        library.follow(match)
        library.examine()
        assert library._storage._check
        library._storage._check.join()
        library.attend()
        (aside,) = tmp_path.glob("goblins.damaged-*.sqlite")
        assert "damaged" in library.notice and str(aside) in library.notice and not library.unsaved
        assert aside.read_bytes()[middle : middle + 4096] == b"\x99" * 4096
        kept = {row.seed for row in library.matches()}
        assert 77 in kept and len(kept) >= 15, "what lies behind the damage is read from the other end"
        assert progress_of(library)["fairies", "one"].stars == 3
        play_on(match, 4)
    with Library(tmp_path) as again:
        assert again.notice == "" and {row.seed for row in again.matches()} == kept


# ---------------------------------------------------------------------- a start costs the same however many matches there are


def test_the_shelf_reads_no_table_of_matches_from_end_to_end(home: Path) -> None:
    with Library(home) as library:
        asked: list[str] = []
        library._connection.set_trace_callback(asked.append)
        library.newest_open(), library.count_open(), library.last_finished(("fairies", "pact"))
        library.deals_of_days(), library.best_result("fairies", new_match().setup), library.branches(1)
        library.day_status("fairies", new_match().setup, 20261116)
        library._connection.set_trace_callback(None)
        plans = [library._connection.execute(f"EXPLAIN QUERY PLAN {one}").fetchall() for one in asked]
        told = [row["detail"] for plan in plans for row in plan]
        assert len(asked) >= 8 and not [
            line for line in told if line.startswith("SCAN matches") and "INDEX" not in line
        ]
        assert all("INDEX" in line for line in told if "matches" in line), told


def test_only_a_small_file_is_checked_before_it_is_used(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[str] = []
    whole = database._found_whole
    monkeypatch.setattr(database, "_found_whole", lambda connection: (checks.append("whole"), whole(connection))[1])
    Library(home).close()
    assert len(checks) == 1
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 4096)
    monkeypatch.setattr(storage, "CHECKED_AT_ONCE", 4096)
    with Library(home) as library:
        assert len(checks) == 1
        library.examine()
        assert library._storage._check
        library._storage._check.join()
        library.attend()
        assert len(checks) == 2 and library.notice == "" and len(library.matches()) == 3


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("name", ["goblins.sqlite", "goblins.sqlite-wal"])
def test_a_pipe_in_place_of_the_library_is_not_waited_for(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    with Library(tmp_path) as library:
        assert "not a plain file" in library.notice
        library.follow(play_on(new_match("human", "human"), 3))
        assert "not a plain file" in library.unsaved
