"""What all of the shell's screens promise, and the rich text they are set in."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.library import Library
from goblins.scenes.after.feats import FeatsScene
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.reading.about import AboutScene
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.ui.draw.rich import Run, clauses_linked, lay_out, lay_out_within
from goblins.ui.time import ticks
from goblins.ui.widgets.base import Widget
from tests.support.shell_tools import Ground, make_house, open_screen

# ---------------------------------------------------------------------- every screen

SCREENS: dict[str, Any] = {
    "rulebook": lambda house: RulebookScene(house, "fairies"),
    "shelf of rulebooks": RulebookScene,
    "settings": SettingsScene,
    "history": HistoryScene,
    "overview": OverviewScene,
    "feats": FeatsScene,
    "about": AboutScene,
}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_screen_at_rest_is_not_drawn_again(name: str, text_size: int, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played, text_size=text_size)
    person.let_pass(3.0)
    assert not person.house.scenes.dirty
    assert person.scene.wait() > ticks(0.5)


@pytest.mark.parametrize("name", SCREENS)
def test_escape_and_its_button_close_a_screen(name: str, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played)
    person.keys("escape")
    assert isinstance(person.scene, Ground)
    person.house.scenes.push(SCREENS[name](person.house))
    person.see()
    person.click(
        next(word for word in ("Back", "back") if any(widget.name == word for widget in person.scene.widgets.widgets))
    )
    assert isinstance(person.scene, Ground)


@pytest.mark.parametrize("name", SCREENS)
def test_tab_reaches_every_widget_that_can_be_used(name: str, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played)
    able = {widget.name for widget in person.scene.widgets.widgets if widget.enabled and widget.focusable}
    seen = set()
    for _ in range(len(able) + 1):
        person.keys("tab")
        seen.add(person.scene.widgets.focus.name)
    assert seen == able


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_no_two_controls_overlap(name: str, text_size: int, played: Library) -> None:
    person = open_screen(SCREENS[name], library=played, text_size=text_size)
    inside_rows = ("go ", "bin ", "export ", "match ", "link ", "read ")
    shown = [widget for widget in person.scene.widgets.widgets if not widget.name.startswith(inside_rows)]
    for index, one in enumerate(shown):
        assert all(one.rect.overlap(other.rect) == 0 for other in shown[index + 1 :]), one.name


# ---------------------------------------------------------------------- rich text


def test_a_link_keeps_its_brackets() -> None:
    stage = make_house().stage
    for width in range(60, 300, 7):
        words = {
            word.text: word for word in lay_out(stage, clauses_linked("see the turn (F-21), then go on"), width).words
        }
        assert words["("].line == words["F-21"].line == words["),"].line


def test_type_shrinks_until_it_fits() -> None:
    stage = make_house().stage
    long = [Run("a very long sentence that will not go on one line of this width")]
    assert lay_out(stage, long, 200).height > 60 >= lay_out_within(stage, long, 200, 60).height


# ---------------------------------------------------------------------- about


def test_about_opens_and_draws() -> None:
    person = open_screen(AboutScene)
    focus: Widget = person.scene.widgets.focus
    assert focus.name == "Back"
