"""The library's file: damaged, newer, older, locked, used by two, or not to be written at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from goblins.library import database, schema
from goblins.library.store import Library
from goblins.words import speaking
from goblins.words.pseudo import PSEUDO
from tests.support.library_tools import Ticking, new_match, play_on, resumed, same

# ---------------------------------------------------------------------- the file itself


def test_where_the_library_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path / "deep" / "home"))
    with Library() as library:
        assert library.path == tmp_path / "deep" / "home" / "goblins.sqlite" and library.path.exists()
    monkeypatch.setenv("GOBLINS_HOME", "")
    assert database.library_folder().name.lower() == "goblins"


def spoil(path: Path, how: str) -> None:
    """Damage a closed library in some way."""
    whole = path.read_bytes()
    if how == "text":
        path.write_bytes(b"once upon a time " * 500)
    elif how == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif how == "pages":
        path.write_bytes(whole[:4096] + b"\x99" * (len(whole) - 4096))
    else:
        connection = sqlite3.connect(path)
        if how == "table":
            connection.execute("DROP TABLE steps")
        elif how == "foreign":
            connection.execute("PRAGMA user_version = 0")
        elif how == "negative":
            connection.execute("PRAGMA user_version = -3")
        connection.close()


@pytest.mark.parametrize("how", ["text", "cut", "pages", "table", "foreign", "negative"])
def test_a_damaged_library_is_set_aside(tmp_path: Path, how: str) -> None:
    path = tmp_path / "goblins.sqlite"
    for number in (1, 2):
        with Library(tmp_path, clock=Ticking()) as library:
            for seed in range(20):
                library.follow(play_on(new_match("human", "human", seed=seed), 12))
        spoil(path, how)
        spoiled = path.read_bytes()
        with Library(tmp_path, clock=Ticking()) as library:
            aside = tmp_path / f"goblins.damaged-20261116-{number}.sqlite"
            assert str(path) in library.notice and str(aside) in library.notice and "damaged" in library.notice
            assert aside.read_bytes() == spoiled
            assert library.matches() == ()
            assert library.load(library.follow(new_match())).cursor == 0
        with Library(tmp_path) as library:
            assert library.notice == "" and len(library.matches()) == 1
            library.delete(library.matches()[0].id)


def test_a_library_of_a_newer_program_is_set_aside_whole(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        library.follow(new_match())
    connection = sqlite3.connect(tmp_path / "goblins.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with Library(tmp_path, clock=Ticking()) as library:
        aside = tmp_path / "goblins.newer-20261116-1.sqlite"
        assert "newer version" in library.notice and str(aside) in library.notice
        assert library.matches() == ()
    connection = sqlite3.connect(aside)
    assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    connection.close()


def test_an_empty_file_is_a_new_library(tmp_path: Path) -> None:
    (tmp_path / "goblins.sqlite").touch()
    with Library(tmp_path) as library:
        assert library.notice == "" and library.matches() == ()


def test_a_journal_beside_a_damaged_library_is_set_aside_too(tmp_path: Path) -> None:
    (tmp_path / "goblins.sqlite").write_bytes(b"nonsense" * 100)
    (tmp_path / "goblins.sqlite-wal").write_bytes(b"journal")
    with Library(tmp_path, clock=Ticking()) as library:
        assert library.matches() == () and "damaged" in library.notice
    assert (tmp_path / "goblins.damaged-20261116-1.sqlite").exists()


def test_an_older_library_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library(tmp_path) as library:
        match_id = library.follow(play_on(new_match("human", "human"), 3))

    def to_next_version(connection: sqlite3.Connection) -> None:
        connection.execute("ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'")

    monkeypatch.setattr(schema, "UPGRADES", [*schema.UPGRADES, to_next_version])
    with Library(tmp_path) as library:
        assert library.notice == "" and library.load(match_id).cursor == 3
    connection = sqlite3.connect(tmp_path / "goblins.sqlite")
    assert connection.execute("SELECT mood FROM matches").fetchone() == ("fine",)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.UPGRADES),)
    connection.close()


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Library(tmp_path) as library:
        library.follow(play_on(new_match(), 2))

    def to_next_version(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM steps")
        if connection.execute("SELECT count(*) FROM matches").fetchone()[0]:
            raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(schema, "UPGRADES", [*schema.UPGRADES, to_next_version])
        with Library(tmp_path) as library:
            assert "can’t be opened" in library.notice and "Nothing in it has changed" in library.notice
    with Library(tmp_path) as library:
        assert library.notice == "" and len(library.matches()) == 1
        assert len(library.load(1).steps) == 2


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with Library(tmp_path / "file" / "home") as library:
        assert "can’t be written to" in library.notice and str(library.path) in library.notice
        match = new_match("human", "human")
        match_id = library.follow(match)
        assert same(library.load(match_id), play_on(match, 0))


def test_a_library_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "goblins.sqlite").mkdir()
    with Library(tmp_path) as library:
        assert "can’t be opened" in library.notice and "not a plain file" in library.notice
        assert library.follow(new_match())


# ---------------------------------------------------------------------- two at once, and full disks


def test_a_locked_library_is_read_and_kept_in_memory(tmp_path: Path) -> None:
    with Library(tmp_path) as first:
        match_id = first.follow(play_on(new_match("human", "human"), 4))
        other = sqlite3.connect(first.path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with Library(tmp_path, patience=0.1) as second:
            assert "another program is using it" in second.notice
            assert second.load(match_id).cursor == 4
            second.delete(match_id)
        other.execute("ROLLBACK")
        other.close()
        assert first.load(match_id).cursor == 4


def test_two_programs_that_play_the_same_match_part_ways(tmp_path: Path) -> None:
    with Library(tmp_path) as first, Library(tmp_path) as second:
        match = play_on(new_match("human", "human"), 3)
        match_id = first.follow(match)
        copy = second.load(match_id)
        play_on(match, 2, seed=1)
        play_on(copy, 3, seed=2)
        assert first.notice == "" and "another window" in second.notice
        rows = {row.id for row in first.matches()}
        assert len(rows) == 2
        assert same(first.load(match_id), match)
        assert same(first.load((rows - {match_id}).pop()), copy)
        resumed_copy = resumed(first, match_id)
        play_on(match, 1)
        play_on(resumed_copy, 2, seed=3)
        assert any(same(first.load(row.id), resumed_copy) for row in first.matches())


def test_a_move_that_could_not_be_saved_is_saved_with_the_next(tmp_path: Path) -> None:
    with Library(tmp_path, patience=0.05) as library:
        match = play_on(new_match("human", "easy"), 2)
        match_id = library.follow(match)
        other = sqlite3.connect(library.path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        play_on(match, 2, seed=1)
        assert "could not be saved" in library.notice
        unborn = new_match("human", "human", seed=9)
        assert library.follow(unborn), "it has a number all the same"
        other.execute("ROLLBACK")
        other.close()
        with Library(tmp_path) as again:
            assert again.load(match_id).cursor == 2
        match.undo()
        assert same(library.load(match_id), match)
        play_on(match, 2, seed=4)
        assert same(library.load(match_id), match)
        play_on(unborn, 1)
        newest = library.newest_open()
        assert newest and same(library.load(newest.id), unborn)


# ---------------------------------------------------------------------- whatever lies there, the program starts


@pytest.mark.parametrize(
    ("table", "column"),
    [("matches", "outcome"), ("matches", "revision"), ("notes", "value"), ("settings", "value"), ("proofs", "value")],
)
def test_a_library_without_a_column_is_set_aside(tmp_path: Path, table: str, column: str) -> None:
    with Library(tmp_path) as library:
        library.follow(new_match())
    connection = sqlite3.connect(tmp_path / "goblins.sqlite")
    connection.execute(f"ALTER TABLE {table} RENAME COLUMN {column} TO other")
    connection.close()
    spoiled = (tmp_path / "goblins.sqlite").read_bytes()
    with Library(tmp_path, clock=Ticking()) as library:
        aside = tmp_path / "goblins.damaged-20261116-1.sqlite"
        assert "damaged" in library.notice and aside.read_bytes() == spoiled
        assert library.settings() and library.follow(new_match())


def test_a_schema_that_is_no_text_is_set_aside(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        library.follow(new_match())
    path = tmp_path / "goblins.sqlite"
    whole = path.read_bytes()
    for spoiled in (whole.replace(b"CREATE TABLE", b"CREATE \xffABLE", 1), whole.replace(b"steps", b"st\xfe\xffs")):
        path.write_bytes(spoiled)
        with Library(tmp_path, clock=Ticking()) as library:
            assert "damaged" in library.notice and library.matches() == ()
            asides = [aside.read_bytes() for aside in tmp_path.glob("goblins.damaged-*")]
            assert spoiled in asides
        path.unlink()


def test_a_game_of_a_newer_program_is_passed_over(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        known = library.follow(new_match("human", "easy"))
        unknown = library.follow(new_match("human", "human"))
        setup = '{"game": "marbles", "seats": [{"name": "Mia"}]}'
        library._connection.execute("UPDATE matches SET game = 'marbles', setup = ? WHERE id = ?", (setup, unknown))
    with Library(tmp_path) as library:
        newest = library.newest_open()
        assert newest and newest.id == known
        assert f"Match {unknown} can’t be read here" in library.notice and "marbles" in library.notice
        with speaking(PSEUDO):
            assert library.notice.startswith("[") and "marbles" in library.notice, "in the language that is spoken then"
        library.read_news()
        assert library.notice == "" and [row.id for row in library.matches()] == [known]
        assert library.notice == "", "it is said once"


@pytest.mark.parametrize("folder", ["a\0b", "x" * 5000])
def test_a_folder_that_no_system_knows(folder: str) -> None:
    with Library(Path("/") / folder) as library:
        assert "can’t be written to" in library.notice
        assert library.follow(new_match())
