"""What a player has set is kept, and one wrong value costs only itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goblins.games.grapple.info import DEFENDER_WISH
from goblins.games.koncita.info import INFO as KONCITA
from goblins.library.settings import (
    BOT_PACES,
    KEY_ROWS,
    BadSetting,
    Settings,
    settings_from,
    stored_values,
    usual_keys,
)
from goblins.library.store import Library

DEFAULT_KEYS = usual_keys(KEY_ROWS)
REMINDERS = KONCITA.preferences[0]

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
SETTINGS = st.builds(
    Settings,
    music=st.integers(0, 100),
    effects=st.integers(0, 100),
    animation_speed=st.sampled_from((0, 0.5, 1, 2, 3)),
    bot_pace=st.integers(0, 4),
    text_size=st.sampled_from((100, 125, 150)),
    full_screen=st.booleans(),
    previews=st.booleans(),
    keys=st.fixed_dictionaries({action: st.text(min_size=1, max_size=9) for action in DEFAULT_KEYS}),
    player_names=st.lists(st.text(max_size=12), max_size=8).map(tuple),
    games=st.fixed_dictionaries(
        {
            "reminders": st.booleans(),
            "defender": st.booleans(),
            "defender_names": st.lists(st.text(max_size=12), max_size=8).map(tuple),
        }
    ),
)


def store(path: Path, key: str, value: str) -> None:
    """Write a raw value behind the library's back."""
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, value))
    connection.close()


def test_a_new_library_has_the_defaults(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        settings = library.settings()
    assert settings == Settings()
    assert (settings.music, settings.effects, settings.animation_speed, settings.bot_pace) == (35, 80, 1, 2)
    assert (settings.text_size, settings.full_screen, settings.prefers(REMINDERS)) == (100, False, False)
    assert settings.prefers(DEFENDER_WISH) and settings.previews and settings.names_for(DEFENDER_WISH) == ()
    assert settings.keys["undo"] == "ctrl+z"


def test_settings_are_kept(tmp_path: Path) -> None:
    chosen = Settings(
        music=0,
        animation_speed=0.5,
        full_screen=True,
        keys=DEFAULT_KEYS | {"hint": "q"},
        player_names=("Ada", "Łukasz"),
        games={"defender_names": ("Łukasz",)},
    )
    with Library(tmp_path) as library:
        library.save_settings(chosen)
    with Library(tmp_path) as library:
        assert library.settings() == chosen


def test_every_pace_has_its_seconds() -> None:
    assert [Settings(bot_pace=pace).bot_seconds for pace in range(5)] == list(BOT_PACES)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("music", 101),
        ("music", True),
        ("effects", -1),
        ("animation_speed", 1.5),
        ("animation_speed", float("nan")),
        ("bot_pace", 5),
        ("text_size", 110),
        ("full_screen", 1),
        ("keys", {"undo": "z"}),
        ("player_names", ("x" * 41,)),
    ],
)
def test_impossible_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings(**{name: value})
    with pytest.raises(BadSetting, match=name):
        msgspec.structs.replace(Settings(), **{name: value})


def test_a_wrong_value_falls_back_alone(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        library.save_settings(Settings(music=10, effects=20, text_size=150))
        for key, value in (
            ("effects", "500"),
            ("text_size", '"big"'),
            ("bot_pace", "{not json"),
            ("from_the_future", "7"),
        ):
            store(library.path, key, value)
    with Library(tmp_path) as library:
        assert library.settings() == Settings(music=10)


def test_a_wrong_key_falls_back_alone(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        store(library.path, "keys", '{"undo": "u", "redo": 7, "dance": "d"}')
        assert library.settings().keys == DEFAULT_KEYS | {"undo": "u"}


def test_settings_of_another_version_are_left_alone(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        store(library.path, "from_the_future", "7")
        library.save_settings(Settings(music=1))
    with sqlite3.connect(tmp_path / "goblins.sqlite") as connection:
        assert connection.execute("SELECT value FROM settings WHERE key = 'from_the_future'").fetchone() == ("7",)
    connection.close()


def test_defaults_are_not_shared() -> None:
    Settings().keys["undo"] = "changed"
    assert Settings().keys == DEFAULT_KEYS


@given(SETTINGS)
def test_every_setting_survives_being_stored(settings: Settings) -> None:
    assert settings_from(msgspec.json.decode(msgspec.json.encode(stored_values(settings)))) == settings


@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__) | st.text(), ANYTHING))
def test_nothing_stored_is_too_wild(stored: dict[str, Any]) -> None:
    settings = settings_from(stored)
    for name in Settings.__struct_fields__:
        if name not in stored:
            assert getattr(settings, name) == getattr(Settings(), name)


@given(SETTINGS, st.sampled_from(Settings.__struct_fields__), ANYTHING)
def test_one_wild_value_leaves_the_others(settings: Settings, name: str, wild: Any) -> None:
    mended = settings_from(stored_values(settings) | {name: wild})
    others = [other for other in Settings.__struct_fields__ if other != name]
    assert [getattr(mended, other) for other in others] == [getattr(settings, other) for other in others]
