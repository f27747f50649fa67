"""The first start speaks as the system does, once that language is offered; what was set goes before it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from goblins.app.window import make_house
from goblins.library import Library
from goblins.words import choosing, language, languages, say
from goblins.words.catalogue import FIRST, begun_languages
from goblins.words.choosing import WANTED_LANGUAGE, system_language
from tests.support.shell_tools import SIZE
from tests.support.ui_tools import Player

OTHERS = [code for code in begun_languages() if code != FIRST]


def start(library: Library) -> str:
    """What "Settings" is called at the first picture."""
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    make_house(library, SIZE)
    return say("screens-settings")


@pytest.mark.parametrize("code", OTHERS)
def test_the_first_start_speaks_as_the_system_does(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "languages", lambda: dict.fromkeys((FIRST, code), ""))
    monkeypatch.setenv("LC_ALL", f"{code}_CH.UTF-8")
    library = Library.in_memory()
    assert start(library) != "Settings" and language() == code
    library.save_settings(replace(library.settings(), language=FIRST))
    assert start(library) == "Settings" and language() == FIRST


def test_a_language_that_is_not_offered_yet_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "languages", lambda: {FIRST: ""})
    monkeypatch.setenv("LC_ALL", f"{OTHERS[0]}_DE.UTF-8")
    assert start(Library.in_memory()) == "Settings"


def test_who_chooses_a_language_gets_it_whatever_was_asked_for_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(WANTED_LANGUAGE, "de")
    player = Player(tmp_path)
    house = player.house
    assert language() == "de"
    house.change_settings(replace(house.settings, music=5))
    assert language() == "de", "another setting changes nothing about that"
    house.change_settings(replace(house.settings, language="it"))
    assert language() == "it" and say("screens-settings") == "Impostazioni"
    player.close()


def test_tests_don_t_depend_on_the_machine_s_language() -> None:
    assert system_language() == FIRST and FIRST in languages()
