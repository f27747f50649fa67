"""Layouts carry any language: in the odd one, in the largest text, nothing is cut, too small or on something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import pygame
import pytest

from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.lettering import Frame, Lettering
from goblins.ui.draw.sprites import Sprites, SurfaceCache
from goblins.ui.draw.type import TypeCase
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import draw_pill
from goblins.words import month, number_in_words, say, speaking
from goblins.words.pseudo import PSEUDO
from tests.support.cuts import witnessed
from tests.support.drawings import unpainted
from tests.support.gallery import SIZE, full_library, look_at, make_house, screens
from tests.support.gallery_study import study_screens

LARGEST = 150
#: Names are the same in all languages; numbers in words, months and what joins lists are English in the odd one.
NAMES = {"Mia", "Tom", "Grub", "Snot", "Wart", "Bodo", "Fen", "Nix", "Helix", "Ferdix", "Oscar", "Goblins"}
JOINING = {"and", "or"}
#: What stands there in other languages, too: letters of keys and branches, Roman numerals, paths and codes.
NO_WORDS = re.compile(r"[A-Z]|[IVX]+|png|sqlite|Bilder|home|mia|goblins|[A-Z]{3,4}|EZ")
#: Screens on which makers speak, people are named, or somebody’s own rules are told.
OTHERWISE = ("about", "trouble", "refusal", "settings", "house rules", "changing a key", "a key")
SCREENS = {**screens(), **study_screens()}


@pytest.fixture(scope="module")
def pictures() -> Iterator[SurfaceCache]:
    """What is drawn on many screens is drawn, and looked at, once. Words are looked at, and what they stand on: no pixels."""
    full_library()
    cache = SurfaceCache(48 * 1024 * 1024)
    with speaking(PSEUDO), unpainted():
        yield cache
    cache.clear()


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_too_small_or_on_something_else(name: str, pictures: SurfaceCache) -> None:
    with witnessed() as witness:
        house = make_house(full_library(), LARGEST, pictures)
        look_at(house, SCREENS[name], witness)
    assert house.stage.surface.get_size() == SIZE
    assert witness.found == []
    if not name.startswith(OTHERWISE):
        assert untranslated(witness.plain) == set()


def untranslated(words: set[str]) -> set[str]:
    """Words that nobody says in the odd language."""
    numbers = {word for number in range(100) for word in number_in_words(number).replace("-", " ").split()}
    known = NAMES | JOINING | numbers | {number.capitalize() for number in numbers} | {month(date.today())}
    return {word for word in words - known if not NO_WORDS.fullmatch(word)}


# ---------------------------------------------------------------------- the witness sees it


def stage() -> Stage:
    pygame.font.init()
    return Stage(SIZE, 100)


@pytest.mark.parametrize(
    ("draw", "seen"),
    [
        (lambda one: one.text("Much too long for that", (400, 400), 20, width=40), "only 8 pixels high"),
        (lambda one: one.text("Much too long for that", (1590, 400), 20, anchor="midleft"), "cut at the side"),
        (lambda one: one.text("Below", (400, 899), 20), "cut above or below"),
        (lambda one: Button(Rect(400, 400, 60, 50), "Incomprehensibilities", print).draw(one, "idle"), "wider than"),
        (lambda one: draw_pill(one, (400, 400), "Incomprehensibilities", widest=90), "wider than its space"),
        (lambda one: (one.box(Rect(400, 400, 60, 40), (9, 9, 9)), one.text("Incomprehensible", (430, 420))), "its box"),
        (lambda one: [one.text(words, (400, 400)) for words in ("Under", "Over it")], "‘Under’ lies on ‘Over it’"),
        (lambda one: one.painter(_Card).paint("Incomprehensibilities and more of them"), "space"),
    ],
)
def test_what_is_wrong_is_seen(draw: Callable[[Stage], Any], seen: str) -> None:
    with witnessed() as witness:
        draw(stage())
    assert any(seen in what for what in witness.found), witness.found


def test_words_that_nobody_translated_are_seen() -> None:
    with witnessed() as witness, speaking(PSEUDO):
        one = stage()
        one.text(f"{say('after-lost')}, Mia, assisted", (400, 400))
    assert untranslated(witness.plain) == {"assisted"}


def test_what_is_right_is_not_complained_about() -> None:
    with witnessed() as witness:
        one = stage()
        one.panel(Rect(300, 300, 400, 200), "A title", curls="top")
        one.text("A line", (500, 380))
        draw_fitted(one, "A line that is broken into several lines", Rect(320, 400, 180, 90))
    assert witness.found == []


class _Card:
    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._lettering = Lettering(type_case)

    def paint(self, words: str) -> None:
        """Words on a card that has no room for them."""
        self._lettering.paragraph(words, 20, Frame(0, 0, 30, 20), 1.0)
