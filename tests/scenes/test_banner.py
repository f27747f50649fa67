"""What the table says when it can't save: at once, for as long as it is true, with a way to save elsewhere."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from goblins.library import Library, outside
from goblins.scenes.leaving import LeavingScene
from goblins.scenes.stack import ELSEWHERE
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.input import Moved
from goblins.ui.time import TICK_SECONDS
from tests.support.library_tools import play_on, same
from tests.support.ui_tools import Player, good_card

SECONDS_TO_RETRY = 3.2


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    (tmp_path / "documents").mkdir()
    monkeypatch.setattr(outside, "folders", lambda: iter([tmp_path / "documents"]))
    player = Player(tmp_path / "home")
    player.sit_straight_down("human", "human", seed=7)
    yield player
    player.close()


@contextmanager
def locked(player: Player) -> Iterator[None]:
    """Another program holds the library."""
    other = sqlite3.connect(player.house.library.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def play_card(player: Player) -> None:
    player.drag(good_card(player.match))
    player.rest()


def said(player: Player) -> str:
    shown = player.house.banner.shown
    return shown.text if shown else ""


def press(player: Player, name: str) -> None:
    player.click(player.house.banner.widgets.named(name).rect.centre)
    player.step(0.1)


def on_disk(player: Player) -> int:
    """How many steps of the newest match another program would find."""
    with Library(player.house.library.folder) as other:
        newest = other.newest_open()
        assert newest
        return newest.steps


def test_a_move_that_is_not_saved_is_said_at_once_and_until_it_is(player: Player) -> None:
    play_card(player)
    assert said(player) == "" and on_disk(player) == 1
    with locked(player):
        play_card(player)
        assert "could not be saved: another program" in said(player)
        play_card(player)
        player.step(SECONDS_TO_RETRY)
        assert said(player) and player.match.cursor == 3, "play goes on, and so does the banner"
    player.step(SECONDS_TO_RETRY)
    assert said(player) == "" and on_disk(player) == 3, "nobody had to do anything"
    assert player.scene.toast and "saved again" in player.scene.toast.text


def test_the_next_move_saves_everything(player: Player) -> None:
    with locked(player):
        play_card(player)
    play_card(player)
    assert said(player) == "" and on_disk(player) == 2


def test_try_again(player: Player) -> None:
    with locked(player):
        play_card(player)
        press(player, "Try again")
        assert player.scene.toast and "still can’t" in player.scene.toast.text
    press(player, "Try again")
    assert said(player) == "" and on_disk(player) == 1


def test_save_elsewhere(player: Player, tmp_path: Path) -> None:
    with locked(player):
        play_card(player)
        press(player, "Save elsewhere")
        (path,) = (tmp_path / "documents").iterdir()
        assert player.scene.toast and str(path) in player.scene.toast.text
        assert same(Library.read_match(path.read_bytes()), player.match)


def test_a_deleted_folder_is_said_and_written_anew(player: Player) -> None:
    play_card(player)
    shutil.rmtree(player.house.library.folder)
    player.drag(good_card(player.match))
    player.step()
    assert "could not be saved" in said(player)
    player.step(SECONDS_TO_RETRY)
    assert "written anew" in said(player) and on_disk(player) == 2
    press(player, "All right")
    assert said(player) == ""


def test_a_match_that_another_program_changed_is_said_at_the_table(player: Player) -> None:
    with Library(player.house.library.folder) as other:
        play_on(other.load(player.table.match_id), 1, seed=5)
    play_card(player)
    assert "changed in another window" in said(player) and player.at(TableScene)
    with Library(player.house.library.folder) as other:
        assert [row.steps for row in other.matches()] == [1, 1], "both go on, each as its own"
    press(player, "All right")
    play_card(player)
    assert said(player) == ""


def test_the_banner_folds_up_and_leaves_the_table_alone(player: Player) -> None:
    with locked(player):
        play_card(player)
        press(player, "fold")
        shown = player.house.banner.shown
        assert shown and shown.folded and shown.text
        play_card(player)
        assert player.house.banner.shown == shown, "it stays folded"
        press(player, "unfold")
        assert player.house.banner.shown and not player.house.banner.shown.folded
    player.step(SECONDS_TO_RETRY)
    assert player.house.banner.shown is None


def test_the_menu_says_only_what_is_true(player: Player) -> None:
    def heard() -> set[str]:
        with player.listening() as lines:
            player.redraw()
        return lines

    player.key("escape")
    assert player.at(PauseScene) and "Every move is saved when it is made." in heard()
    player.key("escape")
    with locked(player):
        play_card(player)
        player.key("escape")
        assert "Your last moves are not saved!" in heard() and "Every move is saved when it is made." not in heard()
        player.tab_to("Save elsewhere")
    player.tab_to("Try to save again")
    player.key("return")
    player.step(0.1)
    assert said(player) == "" and "Every move is saved when it is made." in heard()


def test_leaving_asks_first_where_something_is_not_saved(player: Player) -> None:
    with locked(player):
        play_card(player)
        player.house.quit()
        assert player.house.running and player.at(LeavingScene)
        player.click("Stay")
        assert player.at(TableScene)
        player.house.quit()
        player.house.quit()
        assert not player.house.running, "closing the window once more is an answer"


def test_leaving_does_not_ask_where_it_can_be_saved_at_last(player: Player) -> None:
    with locked(player):
        play_card(player)
    player.house.quit()
    assert not player.house.running and on_disk(player) == 1


def test_what_lies_below_the_banner_is_not_pressed_through_it(player: Player) -> None:
    with locked(player):
        play_card(player)
        pressed: list[object] = []
        player.scene.handle = lambda event: pressed.append(type(event).__name__)  # type: ignore[method-assign]
        player.click((300, 50))
        assert "Pressed" not in pressed
        player.click((300, 450))
        assert "Pressed" in pressed


def test_a_library_in_memory_says_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.house.move_to(Library.in_memory())
    player.step(TICK_SECONDS, 3)
    assert player.house.banner.shown is None
    player.close()


def test_news_of_the_start_stand_on_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "goblins.sqlite").write_bytes(b"nonsense" * 900)
    player = Player(tmp_path)
    player.step(TICK_SECONDS, 2)
    assert "is damaged. It was kept as" in said(player)
    player.step(30.0)
    assert said(player), "it waits to be read"
    press(player, "All right")
    assert said(player) == ""
    player.close()


def test_looking_only_is_said_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "folders", lambda: iter([tmp_path]))
    player = Player(tmp_path / "home")
    player.house.move_to(Library.only_looking(tmp_path / "home"))
    player.house.doors.title()
    player.step(0.1, 2)
    assert "only look" in said(player)
    player.sit_down("human", "human")
    play_card(player)
    assert "only look" in said(player)
    player.key("escape")
    with player.listening() as lines:
        player.redraw()
    assert "You only look: nothing is saved." in lines
    player.click("Save elsewhere")
    assert len(list(tmp_path.glob("*.goblins"))) == 1
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    player.step()
    assert not player.house.running, "there is nothing to ask"
    with Library(tmp_path / "home") as library:
        assert library.matches() == ()
    player.close()


def test_what_lies_below_the_banner_is_not_pointed_at(player: Player) -> None:
    with locked(player):
        play_card(player)
        pointed: list[tuple[float, float]] = []
        handle = player.scene.handle
        player.scene.handle = lambda event: (  # type: ignore[method-assign]
            pointed.append(event.pos) if isinstance(event, Moved) else None,
            handle(event),
        )[1]
        player.move(player.house.banner.widgets.named("fold").rect.centre)
        player.move((700.0, 500.0))
        assert pointed[0] == ELSEWHERE and pointed[-1] != ELSEWHERE
        player.press()
        player.move(player.house.banner.widgets.named("fold").rect.centre)
        assert pointed[-1] != ELSEWHERE, "what is carried follows the pointer"
