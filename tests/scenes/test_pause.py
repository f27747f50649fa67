"""The menu over the table: what stands behind it, and the ways out of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goblins.scenes.dialog import DialogScene
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.stage import Stage
from tests.support.library_tools import new_match
from tests.support.shell_tools import Person, open_screen
from tests.support.ui_tools import Player

CODE = "00000003"


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    somebody.sit_straight_down("human", "easy", seed=int(CODE))
    yield somebody
    somebody.close()


def light_behind(player: Player) -> int:
    """How many of some points of the window, away from the menu, are not as dark as a table that is not laid."""
    surface = player.house.stage.surface
    width, height = surface.get_size()
    spots = [(x, y) for x in (width // 8, width * 7 // 8) for y in range(20, height - 20, 12)]
    return sum(sum(surface.get_at(spot)[:3]) > 150 for spot in spots)


def test_after_another_text_size_the_table_is_still_there_behind_the_menu(seated: Player) -> None:
    seated.key("escape")
    before = light_behind(seated)
    seated.click("Settings")
    assert seated.at(SettingsScene)
    seated.choose("text_size", 150)
    seated.click("Back")
    assert seated.at(PauseScene)
    seated.until(lambda: seated.house.scenes.wait() > 0)
    assert before > 5 and light_behind(seated) > before / 2
    seated.key("escape")
    assert seated.at(TableScene)


def test_after_a_resize_the_table_is_still_there_behind_the_menu(seated: Player) -> None:
    seated.key("escape")
    before = light_behind(seated)
    seated.resize((1024, 640))
    seated.until(lambda: seated.house.scenes.wait() > 0)
    assert before > 5 and light_behind(seated) > before / 3


def test_while_the_table_is_laid_for_another_size_it_is_seen_as_it_lay(
    seated: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks into a void behind a dialog, however long the pictures take."""
    seated.key("escape")
    before = light_behind(seated)
    monkeypatch.setattr(TableScene, "get_ready", lambda table: None)
    for size in ((1500, 900), (1024, 640)):
        seated.resize(size)
        seated.step(0.1)
        table = next(scene for scene in seated.house.scenes if isinstance(scene, TableScene))
        assert not table.ready and light_behind(seated) > before / 3


def test_a_table_that_is_half_laid_for_another_size_is_not_what_is_seen(
    seated: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two quick resizes: what was drawn with half of its pictures takes the place of nothing."""
    seated.key("escape")
    before = light_behind(seated)
    monkeypatch.setattr(TableScene, "get_ready", lambda table: None)
    for size in ((1500, 900), (1024, 640), (1024, 640)):
        seated.resize(size)
        table = next(scene for scene in seated.house.scenes if isinstance(scene, TableScene))
        stage = seated.house.stage
        missed = stage.cache.missed
        with stage.cache.hurrying(0.0):
            table.top._rehearse(stage, table._draw_laid)
        assert stage.cache.missed > missed, "it was drawn with all of its pictures"
        seated.redraw()
        assert not table.ready and light_behind(seated) > before / 3


def test_a_new_picture_that_is_only_begun_does_not_hide_how_the_table_lay(seated: Player) -> None:
    """What was drawn with pictures missing was kept instead of the old one, and the table went dark."""
    stage, top = seated.house.stage, seated.table.top
    before = light_behind(seated)
    for size in ((1500, 900), (1024, 640)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        stage.resize(size)
        assert top._pictures.draw_former(stage) and light_behind(seated) > before / 3
        with stage.cache.hurrying(0.0):
            top._pictures.draw(stage, Attention())
        assert top._pictures.draw_former(stage) and light_behind(seated) > before / 3


def test_no_tooltip_of_the_table_shines_through_the_menu(seated: Player) -> None:
    menu = seated.widget("menu")
    menu.tooltip = "the way out"
    seated.move(menu.rect.centre)
    with seated.listening() as heard:
        seated.redraw()
    assert "the way out" in heard
    seated.key("escape")
    with seated.listening() as heard:
        seated.redraw()
    assert seated.at(PauseScene) and "the way out" not in heard


def test_a_click_beside_the_menu_closes_it_and_one_on_its_parchment_does_not(seated: Player) -> None:
    seated.key("escape")
    menu = seated.scene
    assert isinstance(menu, PauseScene)
    seated.click((menu.panel.x + 8, menu.panel.y + 30))
    assert seated.at(PauseScene)
    seated.click((60.0, 400.0))
    assert seated.at(TableScene)


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_its_words_stay_on_the_parchment(text_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    plain = Stage.text
    monkeypatch.setattr(
        Stage, "text", lambda stage, *words, **more: drawn.append(plain(stage, *words, **more)) or drawn[-1]
    )
    person: Person = open_screen(PauseScene, new_match("human", "easy"), text_size=text_size)
    panel = person.scene.panel
    assert drawn and all(panel.x < rect.x and rect.right < panel.right for rect in drawn)
    assert all(widget.rect.bottom <= panel.bottom for widget in person.scene.widgets.widgets)


def test_behind_a_table_that_is_being_laid_the_screen_is_seen_that_was_left(
    seated: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not an empty table-top: somebody who goes on with a match still sees where they come from, in the dark."""
    seated.key("escape")
    seated.click("Back to the shelf")
    seated.until(lambda: seated.at(TitleScene) and seated.house.scenes.wait() > 0)
    before = light_behind(seated)
    monkeypatch.setattr(TableScene, "get_ready", lambda table: None)
    seated.click("Continue")
    seated.step(0.1, times=4)
    surface = seated.house.stage.surface
    width, height = surface.get_size()
    colours = {tuple(surface.get_at((x, y))[:3]) for x in range(10, width, 40) for y in range(10, height, 40)}
    assert seated.at(TableScene) and before > 5 and len(colours) > 50


def test_nothing_of_the_table_is_seen_before_it_is_laid(seated: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is drawn once out of sight meanwhile: behind the progress stays what was seen before."""
    top, stage = seated.table.top, seated.house.stage
    stage.surface.fill((200, 120, 40))
    top._laying.draw(stage, "fairies", None)
    left = stage.surface.get_at((5, 5))
    with monkeypatch.context() as patch:
        patch.setattr(Tabletop, "ready", property(lambda top: False))
        top.draw(stage, Attention())
    assert stage.surface.get_at((5, 5)) != left, "the table was drawn"
    top._laying.draw(stage, "fairies", None)
    assert stage.surface.get_at((5, 5)) == left


def test_a_button_that_opened_a_question_is_not_lit_below_it(seated: Player) -> None:
    """The pointer is elsewhere when the question is answered: nothing may look as if it were recommended."""
    seated.click("hint")
    assert seated.at(DialogScene)
    table = next(scene for scene in seated.house.scenes if isinstance(scene, TableScene))
    hint = table.widgets.named("hint")
    assert table.widgets.look_of(hint) == "idle" and table.widgets.focus is None
    seated.key("escape")
    assert seated.at(TableScene) and table.widgets.look_of(table.widgets.named("hint")) == "idle"
