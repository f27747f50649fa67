"""The net under the window: an error leads to a screen that says so, and never round in circles."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.app import journal
from goblins.app.journal import LARGEST_LOG, log_path, open_journal, write_down
from goblins.app.net import CALM_TICKS
from goblins.app.report import report_of
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_of
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.scenes.trouble import TroubleScene
from goblins.ui.time import TICK_SECONDS
from tests.support.fake_player import seats
from tests.support.library_tools import play_on, same, unwritable
from tests.support.ui_tools import Player, good_card


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A log of its own, which is closed again."""
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path / "home"))
    yield
    for handler in tuple(logging.getLogger("goblins").handlers):
        logging.getLogger("goblins").removeHandler(handler)
        handler.close()


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path / "home")
    yield player
    player.close()


class Broken(Exception):
    """Something nobody expected."""


def break_it(*words: Any, **more: Any) -> Any:
    raise Broken("Mia has the crown")


def go_wrong(player: Player, act: Any = break_it) -> None:
    """Something goes wrong in a round of the loop."""
    player.window._guarded(act)
    player.step(0.05)


# ---------------------------------------------------------------------- what is shown


def test_an_error_at_the_table_leads_back_to_the_last_position(player: Player) -> None:
    player.sit_down("human", "human")
    player.drag(good_card(player.match))
    player.rest()
    match = player.match
    go_wrong(player)
    assert player.at(TroubleScene) and player.house.running
    player.click("Go on")
    player.rest()
    assert player.table.match is not match and same(player.table.match, match)


def test_what_was_saved_is_said(player: Player) -> None:
    player.sit_down("human", "human")
    go_wrong(player)
    with player.listening() as lines:
        player.redraw()
    assert {"safe:", "saved"} <= lines
    assert {"Fairies", "turn", "1."} <= lines, "which match, and how far"


def test_the_report_is_copied(player: Player) -> None:
    player.sit_down("human", "human", code="1234 5678")
    go_wrong(player)
    player.click("Copy the report")
    (report,) = player.copied
    assert "Broken" in report and "seed 12345678" in report and "Mia" not in report
    assert player.scene.toast and "clipboard" in player.scene.toast.text
    assert report in log_path().read_text(encoding="utf-8")


def test_a_second_error_soon_after_leads_to_the_shelf_and_a_third_out(player: Player) -> None:
    player.sit_down("human", "human")
    go_wrong(player)
    player.click("Go on")
    player.rest()
    go_wrong(player)
    assert player.at(TroubleScene)
    player.click("To the shelf")
    assert player.at(TitleScene) and player.house.running
    player.window._guarded(break_it)
    assert not player.house.running
    assert "Broken" in player.window.net.last_words and str(log_path()) in player.window.net.last_words


def test_after_a_calm_while_an_error_is_the_first_again(player: Player) -> None:
    for _ in range(4):
        player.sit_down("human", "human")
        go_wrong(player)
        player.click("Go on")
        player.rest()
        player.step(TICK_SECONDS * (CALM_TICKS + 5))
        player.house.doors.title()
        player.step()
    assert player.house.running


def test_reading_about_an_error_is_no_calm(player: Player) -> None:
    player.sit_down("human", "human")
    go_wrong(player)
    player.step(TICK_SECONDS * CALM_TICKS * 2)
    player.click("Go on")
    player.rest()
    go_wrong(player)
    assert player.widget("To the shelf")


def test_an_error_on_the_error_screen_does_not_go_round(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.sit_down("human", "human")
    monkeypatch.setattr(TroubleScene, "draw", break_it)
    rounds = 0
    player.window._guarded(break_it)
    while player.house.running and rounds < 10:
        player.window._guarded(lambda: player.step(0.05))
        rounds += 1
    assert not player.house.running and rounds == 2 and player.window.net.last_words


def test_an_error_screen_that_cannot_even_open(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TroubleScene, "refresh", break_it)
    player.window._guarded(break_it)
    assert not player.house.running and player.window.net.last_words


def test_an_error_of_the_first_screen(player: Player) -> None:
    def begin() -> None:
        player.house.scenes.drop_all()
        break_it()

    player.window._guarded(begin)
    player.step()
    assert player.at(TroubleScene)
    player.click("To the shelf")
    assert player.at(TitleScene)


def test_secret_hands_stay_behind_a_curtain(tmp_path: Path) -> None:
    with seats(tmp_path / "home") as sit_down:
        player = sit_down("human", "human")
        go_wrong(player)
        player.click("Copy the report")
        assert "seed not told" in player.copied[0] and "crown" not in player.copied[0]
        player.click("Go on")
        assert player.at(CurtainScene)


def test_secret_hands_stay_covered(player: Player) -> None:
    player.house.doors.deal(Setup("grapple", make_seats(["human", "human"])), 7)
    player.until(lambda: player.at(TableScene))
    player.rest()
    player.table.hotseat.uncover()
    assert not player.table.top.context.covered
    go_wrong(player)
    player.click("Go on")
    player.rest()
    assert player.table.top.context.covered


def test_what_is_not_saved_goes_on_from_memory(player: Player) -> None:
    player.sit_down("human", "human")
    with unwritable(player.house.library):
        player.drag(good_card(player.match))
        player.rest()
        match = player.match
        assert player.house.library.unsaved
        go_wrong(player)
        player.click("Go on")
        player.rest()
        assert isinstance(player.scene, TableScene) and player.table.match is match
    player.step(4.0)
    assert not player.house.library.unsaved


# ---------------------------------------------------------------------- what is told


def caught(match: Match | None) -> str:
    try:
        break_it()
    except Broken as error:
        return report_of(error, match, doing="TableScene")
    raise AssertionError


def running(game: str, *players: str) -> Match:
    return play_on(Match(rules_of(game), Setup(game, make_seats(players, info_of(game).cast)), 987654321), 6)


@pytest.mark.parametrize("game", ["koncita", "grapple", "irene", "pact"])
def test_a_report_tells_no_secrets_of_people(game: str) -> None:
    match = running(game, "human", "human", "human")
    report = caught(match)
    assert "987654321" not in report and "crown" not in report and "Broken" in report
    assert type(match.steps[-1].action).__name__ in report
    assert not any(seat.name in report for seat in match.setup.seats)


def test_a_report_tells_what_helps() -> None:
    report = caught(running("grapple", "human", "easy"))
    assert "seed 987654321" in report and "Broken: seat 0 has the crown" in report
    assert "tests/app/test_net.py:" in report and "break_it" in report and "Python 3" in report
    assert str(Path.home()) not in report


def test_a_report_without_a_match() -> None:
    assert "Broken: Mia has the crown" in caught(None)


# ---------------------------------------------------------------------- the log


def test_the_log_does_not_grow_for_ever() -> None:
    for _ in range(12):
        write_down("x" * (LARGEST_LOG // 3))
    files = sorted(log_path().parent.iterdir())
    assert len(files) == 4 and all(file.stat().st_size <= LARGEST_LOG for file in files)


def test_no_log_is_no_reason_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(journal, "log_path", lambda: tmp_path / "file" / "log" / "goblins.log")
    open_journal()
    write_down("nobody reads this")
    assert (tmp_path / "file").read_bytes() == b""
