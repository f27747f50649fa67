"""A sixth game is its folders and one line: Burrow, put in from outside, has settings and keys like every other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.core.setup import Setup
from goblins.games.registry import info_of
from goblins.library import Library
from goblins.scenes.preferences.keyboard import key_rows
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.setup.screen import SetupScene
from tests.support.builders import setup
from tests.support.fake_game import MOSSY, Answer
from tests.support.fake_player import Seated, lay, seats
from tests.support.fake_table import registered
from tests.support.shell_tools import open_screen


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seated]:
    with seats(tmp_path) as sit_down:
        yield sit_down


@pytest.fixture
def _burrow() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.usefixtures("_burrow")
def test_its_preference_stands_among_the_settings_and_is_kept(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        person = open_screen(SettingsScene, library=library)
        assert not person.house.settings.prefers(MOSSY)
        person.click("burrow_moss")
        assert person.house.settings.prefers(MOSSY)
        person.click("read B-01")
        assert person.house.doors.opened == [("rulebook", "burrow", "B-01")]
    with Library(tmp_path) as library:
        assert library.settings().prefers(MOSSY), "it was kept"


def test_what_a_game_that_was_taken_out_had_set_is_there_when_it_comes_back(tmp_path: Path) -> None:
    with Library(tmp_path) as library, registered():
        library.save_settings(library.settings().preferring(MOSSY, on=True))
    with Library(tmp_path) as library:
        assert library.settings().games == {}, "nobody knows it meanwhile"
        library.save_settings(library.settings())
        with registered():
            assert library.settings().prefers(MOSSY)


@pytest.mark.usefixtures("_burrow")
def test_its_option_begins_as_the_preference_says() -> None:
    person = open_screen(SettingsScene)
    person.click("burrow_moss")
    chosen = SetupScene(person.house, "burrow", Setup("burrow", setup("burrow", ("human", "easy")).seats))
    assert chosen.options["moss"] is True and not info_of("burrow").option("moss").default


@pytest.mark.usefixtures("_burrow")
def test_its_keys_stand_among_the_keys_and_can_be_changed() -> None:
    row = next(index for index, row in enumerate(key_rows()) if row.actions == ("burrow_yes", "burrow_no"))
    person = open_screen(SettingsScene)
    person.segment("page", 1)
    assert (person.house.keys["burrow_yes"], person.house.keys["burrow_no"]) == ("y", "n")
    person.click(f"key {row}")
    person.keys("u", "j")
    assert (person.house.keys["burrow_yes"], person.house.keys["burrow_no"]) == ("u", "j")
    person.click(f"key {row}")
    person.keys("1")
    assert person.scene.change is not None and person.scene.change.clash is not None, "another game has it"


def test_its_key_decides_at_its_table(seat: Seated) -> None:
    player = seat("human", "human", "human")
    match = player.match
    lay(player, 4)
    assert match.to_act == (1,)
    player.key("y")
    assert match.steps[-1].action == Answer(1, True)


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    with registered():
        inside = len(key_rows())
    assert len(key_rows()) == inside - 2
