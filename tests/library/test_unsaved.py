"""What can't be saved waits: it is said at once, tried again, written elsewhere if somebody wants that, and never lost."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from goblins.library import outside, storage
from goblins.library.database import PLAYING_PATIENCE_SECONDS, open_file
from goblins.library.settings import Settings
from goblins.library.store import Library
from tests.support.library_tools import Ticking, new_match, play_on, resumed, same, unwritable


@contextmanager
def held_by_another(library: Library) -> Iterator[None]:
    """Another program writes, and does not stop."""
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize("trouble", [unwritable, held_by_another])
def test_what_is_not_saved_is_said_until_it_is(tmp_path: Path, trouble: Callable[[Library], Any]) -> None:
    with Library(tmp_path, patience=0.01) as library:
        matches = []
        with trouble(library):
            while not library.unsaved:
                matches.append(play_on(new_match("human", "human", seed=len(matches)), 5))
                library.follow(matches[-1])
            assert "could not be saved" in library.unsaved and library.notice == library.unsaved
            play_on(matches[-1], 3, seed=9)
            assert not library.retry() and library.unsaved
        assert library.retry() and library.unsaved == library.notice == ""
        with Library(tmp_path) as again:
            stored = [again.load(row.id) for row in reversed(again.matches())]
            assert [match.seed for match in stored] == list(range(len(matches)))
            assert all(same(one, other) for one, other in zip(stored, matches, strict=True))


def test_the_reason_is_said_in_words(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.01) as library:
        library.follow(match := new_match("human", "human"))
        with held_by_another(library):
            play_on(match, 1)
            assert library.unsaved == "Your last moves could not be saved: another program is using it."
        play_on(match, 1)
        assert library.unsaved == ""


def test_nobody_waits_while_somebody_plays(tmp_path: Path) -> None:
    """SQLite itself is told how long it may wait: a tenth of a second, and not at all once a save has failed."""

    def patience(library: Library) -> int:
        return int(library._connection.execute("PRAGMA busy_timeout").fetchone()[0])

    with Library(tmp_path) as library:
        library.hurry()
        match = new_match("human", "human")
        library.follow(match)
        assert patience(library) == PLAYING_PATIENCE_SECONDS * 1000 == 100
        with held_by_another(library), patch.object(storage, "open_file", wraps=open_file) as opened:
            play_on(match, 1)
            assert not library.retry()
            assert [call.kwargs["patience"] for call in opened.call_args_list] == [0]
        assert library.retry() and patience(library) == 100


def test_closing_saves_what_it_can(tmp_path: Path) -> None:
    library = Library(tmp_path, patience=0.01)
    match = new_match("human", "human")
    match_id = library.follow(match)
    with held_by_another(library):
        play_on(match, 4)
    library.close()
    with Library(tmp_path) as again:
        assert same(again.load(match_id), match)


def test_a_match_that_could_not_even_begin_keeps_its_notes(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.01) as library:
        match = new_match()
        with held_by_another(library):
            match_id = library.follow(match)
            library.note(match_id, "par", 14)
            play_on(match, 2)
        assert library.retry()
        row = library.newest_open()
        assert row and library.notes(row.id) == {"par": 14} and same(library.load(row.id), match)


# ---------------------------------------------------------------------- the folder is gone


def test_a_library_that_was_deleted_is_written_anew(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library(home) as library:
        finished = library.follow(play_on(new_match("human", "easy"), 900))
        match = new_match("human", "human")
        match_id = library.follow(match)
        play_on(match, 3)
        shutil.rmtree(home)
        play_on(match, 1)
        assert "could not be saved" in library.unsaved
        assert library.retry() and library.unsaved == ""
        assert "written anew" in library.notice and str(home) in library.notice
        play_on(match, 2)
        with Library(home) as again:
            assert same(again.load(match_id), match)
            assert again.match(finished) is not None


def test_a_library_in_whose_place_another_lies(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library(home) as library:
        match = new_match("human", "human")
        library.follow(match)
        home.rename(tmp_path / "moved")
        with Library(home) as other:
            theirs = other.follow(new_match("human", "easy", seed=8))
            play_on(match, 1)
            assert library.unsaved and library.retry()
            assert other.load(theirs).seed == 8
            assert [row.seed for row in other.matches()] == [match.seed, 8]
            assert same(other.load(other.matches()[0].id), match)


def test_what_was_played_without_a_disk_is_written_when_there_is_one(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    with Library(tmp_path / "home", clock=Ticking()) as library:
        over, match = new_match("human", "easy", seed=5), new_match("human", "human", seed=6)
        library.follow(play_on(over, 900))
        library.follow(match)
        library.save_settings(Settings(music=7))
        play_on(match, 4)
        assert "could not be saved" in library.unsaved and not library.retry()
        (tmp_path / "home").unlink()
        assert library.retry() and library.unsaved == ""
        with Library(tmp_path / "home") as again:
            assert {row.seed for row in again.matches()} == {5, 6}
            newest = again.newest_open()
            assert newest and same(again.load(newest.id), match)
            assert again.settings().music == 7


def test_settings_wait_too(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.01) as library:
        with held_by_another(library):
            library.save_settings(Settings(music=11))
            assert "settings" in library.unsaved
        assert library.retry() and library.settings().music == 11


# ---------------------------------------------------------------------- elsewhere


@pytest.fixture
def _documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two folders of the player's, of which only the second takes anything."""
    (tmp_path / "documents").mkdir()
    monkeypatch.setattr(outside, "folders", lambda: iter([tmp_path / "nowhere", tmp_path / "documents"]))


@pytest.mark.usefixtures("_documents")
def test_saving_elsewhere(tmp_path: Path) -> None:
    with Library(tmp_path / "home", patience=0.01, clock=Ticking()) as library:
        match = new_match("human", "human")
        library.follow(match)
        with held_by_another(library):
            play_on(match, 5)
            (path,), failed = library.save_elsewhere()
            assert not failed
            assert path.parent == tmp_path / "documents" and "fairies" in path.name
            assert same(Library.read_match(path.read_bytes()), match)
            assert library.unsaved, "the library itself is still behind"
            assert library.save_elsewhere()[0] != (path,)
    with Library(tmp_path / "other") as other:
        assert same(other.load(other.import_match(path.read_bytes())), match)


@pytest.mark.usefixtures("_documents")
def test_a_match_of_other_rules_cannot_be_a_file_and_does_not_hinder_others(tmp_path: Path) -> None:
    with Library(tmp_path / "home", patience=0.01) as library:
        match_id = library.follow(play_on(new_match("human", "human"), 4))
        match, other = resumed(library, match_id), new_match("human", "easy", seed=9)
        library.follow(other)
        with held_by_another(library):
            play_on(match, 1)
            play_on(other, 1)
            (path,), (failed,) = library.save_elsewhere()
            assert "other rules" in failed and same(Library.read_match(path.read_bytes()), other)


def test_a_file_that_is_taken_in_while_nothing_can_be_written_waits(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.01) as library:
        match_id = library.follow(play_on(new_match("human", "easy"), 5))
        data = library.export_match(match_id)
        with held_by_another(library):
            taken_in = library.import_match(data)
            assert library.unsaved and same(library.load(taken_in), library.load(match_id))
        assert library.retry() and library.totals().matches == 2
        with Library(tmp_path) as again:
            assert [row.imported for row in again.matches()].count(True) == 1


# ---------------------------------------------------------------------- only looking


def test_only_looking_writes_nothing(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        match_id = library.follow(play_on(new_match("human", "human"), 4))
    before = library.path.read_bytes()
    with Library.only_looking(tmp_path) as looking:
        assert looking.looking and looking.load(match_id).cursor == 4
        match = looking.load(match_id)
        play_on(match, 2)
        looking.follow(play_on(new_match(), 1))
        looking.save_settings(Settings(music=1))
        looking.delete(match_id)
        assert looking.unsaved == "" and looking.retry()
    assert library.path.read_bytes() == before
    with Library(tmp_path) as library:
        assert library.load(match_id).cursor == 4 and library.totals().matches == 1
