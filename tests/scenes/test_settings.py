"""The settings through real input: every change is kept at once."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.registry import infos
from goblins.library.settings import BOT_PACES, PAUSES, Settings, usual_keys
from goblins.scenes.preferences.keyboard import is_modifier, key_rows
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.preferences.switches import PAGE
from goblins.ui.draw.keycaps import caps_of
from goblins.ui.input import LEFT, Moved, Pressed, Released, Wheel
from tests.support.shell_tools import Person, open_screen

DEFAULT_KEYS = usual_keys(key_rows())


def switch_of(person: Person, name: str) -> Any:
    return next(switch for switch in person.scene._switches if switch.name == name)


# ---------------------------------------------------------------------- settings


def kept(person: Person, name: str) -> Any:
    """A setting as the library keeps it and the house uses it: one of its own, or a game's."""
    stored, used = person.house.library.settings(), person.house.settings
    assert stored == used
    preference = next((one for info in infos() for one in info.preferences if name.startswith(one.key)), None)
    if name == "keys":
        return person.house.keys
    if preference is None:
        return getattr(stored, name)
    finished = person.house.library.finished("koncita" if name == "reminders" else "grapple")
    return stored.names_for(preference) if name.endswith("_names") else stored.prefers(preference, finished)


@pytest.mark.parametrize("name", ["full_screen", "calm", "tips", "recap", "reminders", "defender", "previews"])
def test_a_switch_is_kept_at_once(name: str) -> None:
    person = open_screen(SettingsScene)
    before = kept(person, name)
    person.click(name)
    assert kept(person, name) is not before
    person.keys("space")
    assert kept(person, name) is before


@pytest.mark.parametrize("name", ["bot_pace", "pause"])
def test_what_a_pace_is_for_is_said_when_it_is_pointed_at(name: str) -> None:
    person = open_screen(SettingsScene)
    slider = person.scene.widgets.named(name)
    person.does(Moved(slider.rect.centre))
    assert person.scene.widgets.hover is slider and len(slider.tooltip.split()) > 5


@pytest.mark.parametrize("name", ["music", "effects"])
def test_a_volume_follows_the_pointer_and_the_arrows(name: str) -> None:
    person = open_screen(SettingsScene)
    rect = person.scene.widgets.named(name).rect
    y = rect.centre[1]
    person.does(
        Moved((rect.x + 10, y)),
        Pressed((rect.x + 10, y), LEFT),
        Moved((rect.x + rect.w / 4, y)),
        Moved((rect.x + rect.w / 2, y)),
    )
    assert kept(person, name) == 50
    person.does(Released((rect.x + rect.w / 2, y), LEFT))
    person.keys("right")
    assert kept(person, name) == 55
    person.does(Wheel((rect.x + 5, y), -1))
    assert kept(person, name) == 50


def test_choices_and_the_pace_are_kept() -> None:
    person = open_screen(SettingsScene)
    person.segment("animation_speed", 0)
    assert kept(person, "animation_speed") == 0
    person.keys("right")
    assert kept(person, "animation_speed") == 0.5
    rect = person.scene.widgets.named("bot_pace").rect
    person.click((rect.right - 1, rect.centre[1]))
    assert kept(person, "bot_pace") == 4
    person.segment("text_size", 2)
    assert kept(person, "text_size") == 150 and person.house.stage.text_size == 150
    assert person.scene.widgets.focus.name == "text_size"


def test_without_a_sound_device_the_volumes_are_disabled() -> None:
    person = open_screen(SettingsScene, audible=False)
    assert not person.scene.widgets.named("music").enabled and not person.scene.widgets.named("effects").enabled


def test_a_setting_changed_elsewhere_is_shown() -> None:
    person = open_screen(SettingsScene)
    person.house.change_settings(person.house.settings.__class__(full_screen=True))
    assert person.scene.widgets.named("full_screen").on


def test_names_that_are_asked_less_are_listed_and_can_be_forgotten() -> None:
    person = open_screen(SettingsScene)
    assert not any(widget.name == "forget" for widget in person.scene.widgets.widgets)
    for names in (("Ada",), ("Ada", "Ben", "Cleo", "Dora", "Eli")):
        person.house.change_settings(Settings(games={"defender_names": names}))
        words = [word.text.rstrip(",.") for word in person.scene._help(switch_of(person, "defender")).words]
        assert [name for name in names if name in words] == list(names[:3])
        assert ("more" in words) == (len(names) > 3) and ("2" in words) == (len(names) > 3)
        person.click("forget")
        assert kept(person, "defender_names") == () and kept(person, "defender")
        assert "Ada" not in [word.text.rstrip(",.") for word in person.scene._help(switch_of(person, "defender")).words]
    person.click("read G-21")
    assert person.house.doors.opened == [("rulebook", "grapple", "G-21")]


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_the_help_with_names_stays_in_its_row(text_size: int) -> None:
    names = ("Bartholomew", "Clementina", "Theodora", "Wilhelmina")
    person = open_screen(SettingsScene)
    person.house.change_settings(Settings(games={"defender_names": names}, text_size=text_size))
    shown = person.scene._help(switch_of(person, "defender"))
    assert shown.height <= 66 and max(word.x + word.width for word in shown.words) <= 442


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_every_help_stays_on_its_page_and_clear_of_the_next_switch(text_size: int) -> None:
    person = open_screen(SettingsScene)
    person.house.change_settings(Settings(text_size=text_size))
    rows = [switch for switch in person.scene._switches if switch.paged]
    for switch, after in zip(rows, [*rows[1:], None], strict=True):
        words = person.scene._help(switch)
        foot = person.scene._help_place(switch, words)[1] + words.height
        assert foot <= (after.y - 20 if after else PAGE.bottom - 20)


def open_keys(**more: Any) -> Person:
    """The settings, turned to the page of keys."""
    person = open_screen(SettingsScene, **more)
    person.segment("page", 1)
    return person


def key_row(action: str) -> str:
    return f"key {next(index for index, row in enumerate(key_rows()) if action in row.actions)}"


def test_a_key_is_changed() -> None:
    person = open_keys()
    person.click(key_row("hint"))
    person.keys("shift+left shift", "f5")
    assert person.scene.change is None and kept(person, "keys") == {**DEFAULT_KEYS, "hint": "f5"}


@pytest.mark.parametrize("key", ["ctrl+z", "tab", "left"])
def test_a_clash_is_an_error_on_both_rows_and_changes_nothing(key: str) -> None:
    person = open_keys()
    person.click(key_row("hint"))
    person.keys(key)
    assert person.scene.change.clash == (3 if key == "ctrl+z" else 0)
    assert kept(person, "keys") == DEFAULT_KEYS
    person.keys("j")
    assert kept(person, "keys")["hint"] == "j"


def test_the_key_a_row_has_already_is_no_clash() -> None:
    person = open_keys()
    person.click(key_row("hint"))
    person.keys("h")
    assert person.scene.change is None and kept(person, "keys") == DEFAULT_KEYS


def test_escape_cancels_a_change_and_leaves_the_screen_open() -> None:
    person = open_keys()
    person.click(key_row("gesture_1"))
    person.keys("a", "b", "escape")
    assert person.scene.change is None and kept(person, "keys") == DEFAULT_KEYS
    assert isinstance(person.scene, SettingsScene)


def test_six_gestures_are_asked_for_one_after_the_other() -> None:
    person = open_keys()
    person.click(key_row("gesture_1"))
    person.keys("a", "a")
    assert person.scene.change.clash == person.scene.change.row
    person.keys("b", "c", "d", "i", "f")
    assert [kept(person, "keys")[f"gesture_{number}"] for number in range(1, 7)] == list("abcdif")


def test_fixed_keys_stay_and_all_can_be_restored() -> None:
    person = open_keys()
    person.click(key_row("cancel"))
    assert person.scene.change is None and person.scene.toast
    assert not person.scene.widgets.named("restore").enabled
    person.click("change")
    assert person.scene.widgets.focus.name == key_row("take")
    person.keys("return", "x")
    assert kept(person, "keys")["take"] == "x"
    person.click("restore")
    assert kept(person, "keys") == DEFAULT_KEYS


def test_keys_as_they_are_written_on_caps() -> None:
    assert (
        caps_of("ctrl+z") == ["Ctrl", "Z"]
        and caps_of("page up") == ["PgUp"]
        and caps_of("f11") == ["F11"]
        and caps_of("ctrl++") == ["Ctrl", "+"]
    )
    assert (
        is_modifier("ctrl+left ctrl")
        and is_modifier("right shift")
        and not is_modifier("left")
        and not is_modifier("ctrl+a")
    )


def test_sliders_run_from_slow_to_fast() -> None:
    """Left is the long time, right the short one, for bots and for reactions alike."""
    person = open_keys()
    for name, seconds in (("bot_pace", "bot_seconds"), ("pause", "pause_seconds")):
        rect = person.scene.widgets.named(name).rect
        person.click((rect.x + 1, rect.centre[1]))
        slow = getattr(person.house.settings, seconds)
        person.click((rect.right - 1, rect.centre[1]))
        fast = getattr(person.house.settings, seconds)
        assert slow == max(values_of(name)) and fast == min(values_of(name))
        assert person.scene.widgets.named(name).value == len(values_of(name)) - 1
        person.keys("left")
        assert getattr(person.house.settings, seconds) > fast


def values_of(name: str) -> tuple[float, ...]:
    return {"bot_pace": BOT_PACES, "pause": PAUSES}[name]
