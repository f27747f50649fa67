"""The program always starts: whatever lies in the library, whatever the window is, and when another program is there already."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sqlite3
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.app import journal
from goblins.app import main as app_main
from goblins.app.window import Window, comfortable_size
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_of
from goblins.library import Library
from goblins.library.occupancy import LOCK_NAME, Occupancy, Occupied, occupy_beside
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.after.whatif import WhatIfScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.trouble import OccupiedScene
from tests.support.library_tools import new_match, play_on, unwritable
from tests.support.thinking import linux
from tests.support.ui_tools import Player


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def open_window(home: Path) -> Iterator[Any]:
    players: list[Player] = []

    def opened() -> Player:
        players.append(Player(home))
        return players[-1]

    yield opened
    for player in players:
        player.close()


# ---------------------------------------------------------------------- odd libraries


def spoil(home: Path, statement: str, *values: Any) -> None:
    connection = sqlite3.connect(home / "goblins.sqlite")
    with connection:
        connection.execute(statement, values)
    connection.close()


TODAY = f"{date.today():%Y%m%d}"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET game = 'marbles', setup = replace(setup, 'fairies', 'marbles')",
        "UPDATE matches SET setup = replace(setup, 'Mia', 'M\\u0000a')",
        "UPDATE matches SET created = '0001-01-01T00:00:00+00:00'",
        "UPDATE matches SET setup = replace(setup, 'violet', 'plaid')",
        f"INSERT OR REPLACE INTO proofs VALUES ('daily fairies {TODAY}', '{{\"par\": 3}}')",
        f"INSERT OR REPLACE INTO proofs VALUES ('daily fairies {TODAY}', '[1, 2, 3]')",
        "INSERT OR REPLACE INTO settings VALUES ('player_names', '[\"M\\u0000a\", \"\\u001b[2J\"]')",
        "INSERT OR REPLACE INTO notes VALUES (1, 'par', '\"\\u0000\"'), (1, 'proven', 'true')",
        "ALTER TABLE matches RENAME COLUMN outcome TO other",
    ],
)
def test_the_shelf_opens_whatever_lies_in_the_library(home: Path, open_window: Any, statement: str) -> None:
    with Library(home) as library:
        library.follow(play_on(new_match(), 2))
    spoil(home, statement)
    player = open_window()
    player.step(0.1, 4)
    assert player.at(TitleScene)
    player.click("Statistics")
    assert player.at(OverviewScene)
    player.house.doors.title()
    player.step()
    player.click(player.scene.widgets.widgets[0])  # Continue, or the first game
    player.step(0.1, 4)
    assert player.house.running


@pytest.mark.parametrize("wanted", ["abc", "1280", "1280x", "-5x-5", "0x0", "99999999999x9", "1280x720x3"])
def test_an_odd_wish_for_the_window_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    pygame.display.init()
    monkeypatch.setenv("GOBLINS_WINDOW", wanted)
    width, height = comfortable_size()
    assert width >= 1024 and height >= 640


@pytest.mark.parametrize("size", [(1, 1), (2, 500), (700, 1), (161, 91)])
def test_a_tiny_window(open_window: Any, size: tuple[int, int]) -> None:
    player = open_window()
    player.sit_down(
        "human", "easy", code="00000008"
    )  # nobody plays before the person: there is no tip for Escape to close
    player.resize(size)
    player.step(0.1, 3)
    player.key("escape")
    assert player.at(PauseScene)
    player.resize((1280, 720))
    player.step(0.1, 3)
    assert player.house.stage.surface is pygame.display.get_surface()


# ---------------------------------------------------------------------- another program


def test_a_library_has_one_user_at_a_time(home: Path) -> None:
    first = Occupancy(home)
    with pytest.raises(Occupied):
        Occupancy(home)
    second, folder = occupy_beside(home)
    assert folder == home.with_name("home-2")
    third, folder = occupy_beside(home)
    assert folder == home.with_name("home-3")
    first.end()
    Occupancy(home).end()
    second.end()
    third.end()


def test_where_no_lock_can_be_had_nobody_is_kept_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    Occupancy(tmp_path / "file" / "home").end()
    Occupancy(Path("a\0b")).end()


#: Things that are no plain files: opening one may wait for ever, or write to a device.
ODD = pytest.mark.parametrize("kind", ["fifo", "link to a fifo", "device", "folder"])


def put_something_odd(path: Path, kind: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "folder":
        path.mkdir()
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "link to a fifo":
        os.mkfifo(path.with_name("pipe"))
        path.symlink_to("pipe")
    else:
        os.mkfifo(path)


@linux
@ODD
def test_where_the_lock_is_no_plain_file_nobody_is_kept_out(home: Path, kind: str, in_time: None) -> None:
    put_something_odd(home / LOCK_NAME, kind)
    Occupancy(home).end()
    first, second = Occupancy(home), Occupancy(home)
    first.end()
    second.end()


@linux
@ODD
def test_where_the_log_is_no_plain_file_there_is_none(
    home: Path, kind: str, monkeypatch: pytest.MonkeyPatch, in_time: None
) -> None:
    monkeypatch.setenv("GOBLINS_HOME", str(home))
    put_something_odd(journal.log_path(), kind)
    before = list(logging.getLogger("goblins").handlers)
    journal.write_down("something went wrong")
    assert logging.getLogger("goblins").handlers == before


@linux
def test_a_log_that_a_link_leads_to_is_written_all_the_same(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOBLINS_HOME", str(home))
    journal.log_path().parent.mkdir(parents=True)
    journal.log_path().symlink_to(tmp_path / "elsewhere.log")
    log = logging.getLogger("goblins")
    before = list(log.handlers)
    journal.write_down("something went wrong")
    (made,) = (handler for handler in log.handlers if handler not in before)
    log.removeHandler(made)
    made.close()
    assert "something went wrong" in (tmp_path / "elsewhere.log").read_text(encoding="utf-8")


@pytest.fixture
def in_time() -> Iterator[None]:
    """What waits for ever fails instead."""

    def late(number: int, frame: object) -> None:
        raise AssertionError("it waits for somebody at the other end")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def first(home: Path) -> Iterator[Occupancy]:
    """Another program that uses the library."""
    occupancy = Occupancy(home)
    yield occupancy
    occupancy.end()


@pytest.fixture
def second(first: Occupancy, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    """The window of a second program, as `play` opens it."""
    monkeypatch.setenv("GOBLINS_HOME", str(home))
    with Library(home) as library:
        library.follow(play_on(new_match("human", "human"), 4))
    players: list[Player] = []

    def run(window: Window, first: Any) -> None:
        player = Player.__new__(Player)
        player.window, player.pointer, player.copied, player.reads = window, (0, 0), [], True
        player._clock = window._clock
        first()
        player.step()
        players.append(player)

    monkeypatch.setattr(Window, "run", run)
    assert first.locks and app_main.play() == 0
    yield players[0]
    players[0].close()


def test_the_second_program_may_look(second: Player, home: Path) -> None:
    assert second.at(OccupiedScene)
    before = (home / "goblins.sqlite").read_bytes()
    second.click("Only look")
    second.step(0.1, 3)
    shown = second.house.banner.shown
    assert second.at(TitleScene) and shown and "only look" in shown.text
    newest = second.house.library.newest_open()
    assert newest and newest.steps == 4, "everything is there to look at"
    second.house.change_settings(second.house.settings)
    assert (home / "goblins.sqlite").read_bytes() == before


def test_the_second_program_may_have_a_library_of_its_own(second: Player, home: Path) -> None:
    second.click("Another library")
    second.step(0.1, 3)
    assert second.at(TitleScene) and second.house.banner.shown is None
    assert second.house.library.folder == home.with_name("home-2")
    assert second.house.library.matches() == ()


def test_the_second_program_takes_over_when_the_first_has_gone(second: Player, first: Occupancy, home: Path) -> None:
    second.click("Only look")
    second.step(0.1, 3)
    newest = second.house.library.newest_open()
    assert newest
    second.house.doors.resume(newest.id)
    second.rest()
    play_on(second.match, 2, seed=1)
    second.step(4.0)
    assert second.house.library.looking
    first.end()
    second.step(4.0)
    shown = second.house.banner.shown
    assert not second.house.library.looking and shown and "other window is closed" in shown.text
    with pytest.raises(Occupied):
        Occupancy(home)
    with Library(home) as library:
        assert [row.steps for row in library.matches()] == [6]


def test_nothing_is_asked_once_the_first_program_has_gone(second: Player, first: Occupancy) -> None:
    assert second.at(OccupiedScene)
    first.end()
    second.step(4.0)
    assert second.at(TitleScene) and not second.house.library.looking


def test_a_lock_is_taken_as_soon_as_there_is_one(second: Player, first: Occupancy, home: Path) -> None:
    first.end()
    (home / LOCK_NAME).unlink()
    (home / LOCK_NAME).mkdir()
    second.step(4.0)
    assert not second.house.library.looking, "where no lock can be had, nobody is kept out"
    (home / LOCK_NAME).rmdir()
    assert second.house.hold_library()
    with pytest.raises(Occupied):
        Occupancy(home)


@pytest.mark.parametrize("kept", [False, True])
def test_a_branch_that_nobody_kept_goes_with_the_window(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    kept: bool,  # noqa: FBT001 - a parameter of pytest's
) -> None:
    player = Player(home)
    match = play_on(new_match("human", "easy"), 900)
    trunk = player.house.library.follow(match)
    player.house.doors.what_if(match, trunk, 4, {})
    player.until(lambda: player.at(WhatIfScene) and player.scene.ready)
    assert isinstance(player.scene, WhatIfScene) and len(player.house.library.branches(trunk)) == 1
    if kept:
        player.scene.keep()
    monkeypatch.setattr(pygame, "quit", lambda: None)
    player.window.close()
    with Library(home) as library:
        assert len(library.branches(trunk)) == int(kept) and len(library.matches()) == 1


# ---------------------------------------------------------------------- files of running matches


def dropped(player: Player, path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    player.step(0.1)


def file_of(folder: Path, game: str, *players: str, plies: int) -> Path:
    setup = Setup(game, make_seats(players, info_of(game).cast))
    with Library.in_memory() as library:
        match_id = library.follow(play_on(Match(rules_of(game), setup, 5), plies))
        path = folder / "match.json"
        path.write_bytes(library.export_match(match_id))
    return path


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("irene", ("human", "human", "human")),
        ("irene", ("human", "easy", "easy")),
        ("grapple", ("human", "human")),
        ("koncita", ("human", "human")),
        ("pact", ("human", "human", "human")),
    ],
)
def test_a_running_match_with_secrets_is_kept_but_not_watched(
    open_window: Any, tmp_path: Path, game: str, players: tuple[str, ...]
) -> None:
    player = open_window()
    dropped(player, file_of(tmp_path, game, *players, plies=4))
    assert player.at(TitleScene) and player.scene.toast and "not watched" in player.scene.toast.text
    row = player.house.library.newest_open()
    assert row and row.game == game and player.house.library.load(row.id).cursor == 4


def test_other_matches_are_watched_when_they_are_dropped(open_window: Any, tmp_path: Path) -> None:
    player = open_window()
    dropped(player, file_of(tmp_path, "fairies", "human", "human", plies=4))
    assert player.at(ReplayScene)


def test_a_file_dropped_while_nothing_can_be_stored_is_shown_all_the_same(open_window: Any, tmp_path: Path) -> None:
    player = open_window()
    with unwritable(player.house.library):
        dropped(player, file_of(tmp_path, "fairies", "human", "human", plies=4))
        assert player.at(ReplayScene) and "could not be saved" in player.house.library.unsaved
    assert player.house.library.retry() and player.house.library.totals().matches == 1


@pytest.mark.parametrize("name", ["nowhere.json", "", "odd\x1b[2J.json"])
def test_what_is_no_match_is_refused(open_window: Any, tmp_path: Path, name: str) -> None:
    player = open_window()
    if name.startswith("odd"):
        (tmp_path / name).write_bytes(b"[]")
    dropped(player, tmp_path / name)
    assert player.at(TitleScene) and player.scene.toast and player.scene.toast.text.isprintable()


@pytest.mark.parametrize("game", ["irene", "grapple", "koncita", "pact"])
def test_nobody_learns_the_deal_of_a_running_match(open_window: Any, game: str) -> None:
    for players, known in ((("human", "human", "human"), False), (("human", "easy", "easy"), True)):
        player = open_window()
        match = Match(rules_of(game), Setup(game, make_seats(players, info_of(game).cast)), 5)
        player.house.doors.pause(match)
        assert any(widget.name == "Copy the deal code" for widget in player.scene.widgets.widgets) is known


def test_the_program_may_begin_with_a_file(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a double click on it starts it."""
    monkeypatch.setenv("GOBLINS_HOME", str(home))
    shown: list[Any] = []

    def run(window: Window, first: Any) -> None:
        first()
        shown.append(window.house.scenes.top)
        window.house.library.close()

    monkeypatch.setattr(Window, "run", run)
    assert app_main.play(file=file_of(tmp_path, "fairies", "human", "easy", plies=4)) == 0
    assert isinstance(shown[0], ReplayScene) and shown[0].toast is not None and "past matches" in shown[0].toast.text
    assert gc.isenabled(), "garbage is collected again, whatever became of the window"
