"""A long list is read once: what a screen asks of it costs no further reading."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.library import Library, records
from goblins.scenes.after.feats import FeatsScene
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.shelf.title import TitleScene
from goblins.ui.input import Wheel
from tests.support.library_tools import Ticking, new_match, play_on
from tests.support.shell_tools import open_screen

MANY = 300


@pytest.fixture
def long_list() -> Library:
    """A library with many matches: one that was played, copied again and again."""
    library = Library.in_memory(clock=Ticking())
    match = new_match("human", "easy", seed=20)
    library.follow(match)
    play_on(match, 900, 20)
    columns = ", ".join(
        row["name"] for row in library._connection.execute("PRAGMA table_info(matches)") if row["name"] != "id"
    )
    for _ in range(MANY - 1):
        library._connection.execute(f"INSERT INTO matches ({columns}) SELECT {columns} FROM matches WHERE id = 1")
    return library


def read_statements(library: Library) -> list[str]:
    """Every statement that is asked of the library from now on."""
    heard: list[str] = []
    library._connection.set_trace_callback(heard.append)
    return heard


def test_past_matches_are_read_once_and_scrolled_without_reading(long_list: Library) -> None:
    person = open_screen(HistoryScene, library=long_list)
    assert len(person.scene.rows) == MANY
    heard = read_statements(long_list)
    person.scene.refresh()
    assert sum("FROM matches" in statement for statement in heard) == 1 and len(heard) <= 3
    assert not any("*" in statement or "snapshot" in statement for statement in heard), "no position is read for a list"
    heard.clear()
    for _ in range(20):
        person.does(Wheel((400, 500), -1))
    person.segment("status", 2)
    person.segment("status", 0)
    person.click("search")
    person.types("mi")
    assert person.scene.first == 0 and heard == []


@pytest.mark.parametrize("page", [OverviewScene, FeatsScene])
def test_statistics_and_calendar_read_the_matches_once(page: Any, long_list: Library) -> None:
    person = open_screen(page, library=long_list)
    heard = read_statements(long_list)
    person.scene.refresh()
    assert sum("FROM matches" in statement for statement in heard) == 1 and len(heard) <= 5
    assert not any("*" in statement or "snapshot" in statement for statement in heard), "no position is read for it"
    heard.clear()
    person.scene.place()
    person.see()
    assert heard == [], "nothing is read while one looks"


def test_the_shelf_reads_only_deals_of_days_for_its_streak(long_list: Library) -> None:
    person = open_screen(TitleScene, library=long_list)
    read: list[int] = []
    plain = long_list._reader.row
    long_list._reader.row = lambda stored: (read.append(stored["id"]), plain(stored))[1]  # type: ignore[method-assign]
    long_list._connection.execute("UPDATE matches SET seed = '20261116' WHERE id = 7")
    person.scene.refresh()
    assert set(read) == {7}


def test_scrolling_lays_out_only_what_can_be_seen(long_list: Library) -> None:
    person = open_screen(HistoryScene, library=long_list)
    person.does(Wheel((400, 500), -1))
    assert person.scene.first == 1
    assert len(person.scene.widgets.widgets) < 40


def test_a_row_is_decoded_once_until_it_changes(long_list: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[int] = []
    plain = records.match_row
    monkeypatch.setattr(records, "match_row", lambda stored: (decoded.append(stored["id"]), plain(stored))[1])
    first = long_list.chronicle()
    assert len(decoded) == MANY
    assert long_list.chronicle().rows == first.rows and len(decoded) == MANY
    long_list._connection.execute("UPDATE matches SET turns = turns + 1 WHERE id = 7")
    changed = long_list.match(7)
    assert decoded[MANY:] == [7] and changed is not None
    assert changed.turns == next(row.turns for row in first.rows if row.id == 7) + 1


def test_a_row_that_was_damaged_after_it_was_read_is_passed_over(long_list: Library) -> None:
    assert len(long_list.matches()) == MANY
    long_list._connection.execute("UPDATE matches SET outcome = '{' WHERE id = 7")
    assert len(long_list.matches()) == MANY - 1 and long_list.unreadable() == (7,)
