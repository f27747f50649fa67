"""The typefaces have every letter and sign that the words of any language need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pygame.freetype
import pytest

from goblins import paths
from goblins.content.loader import read_yaml
from goblins.content.spoken import is_words_file, read_in
from goblins.ui.draw.type import FACES
from goblins.words.catalogue import FIRST, WORDS, begun_languages
from goblins.words.pseudo import PSEUDO, odd_words

#: What stands in for a glyph that is not there: an unassigned place.
NOWHERE = "\uffff"


def told(value: Any) -> Iterator[str]:
    """Every word in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (*told(key), *told(one))
    elif isinstance(value, list):
        for one in value:
            yield from told(one)


def letters_of(spoken: str) -> set[str]:
    """Every character of a language: its catalogues, and its words in data files."""
    folder = WORDS / (FIRST if spoken == PSEUDO else spoken)
    texts = [text for file in folder.glob("*.json") for text in told(msgspec.json.decode(file.read_bytes()))]
    if spoken == PSEUDO:
        texts = [odd_words(text) for text in texts]
    for file in sorted(paths.DATA.rglob("*.yaml")):
        if file.parent != WORDS and not is_words_file(file):
            texts += told(read_yaml(file) if "house" in file.parts else read_in(file, spoken))
    return {letter for text in texts for letter in text if letter.isprintable()}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("spoken", (*begun_languages(), PSEUDO))
def test_every_letter_is_in_the_typeface(spoken: str, face: str) -> None:
    pygame.freetype.init()
    font = pygame.freetype.Font(str(FACES[face]), 20)
    assert font.get_metrics(NOWHERE) == [None], "what is not there is told"
    letters = letters_of(spoken)
    assert len(letters) > 70
    assert [letter for letter in sorted(letters) if font.get_metrics(letter) == [None]] == []


@pytest.mark.parametrize("face", FACES)
def test_quotation_marks_dots_and_per_cent_take_the_room_that_they_are_drawn_in(face: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(str(FACES[face]), 100)
    metrics = dict(zip("«»“”„…%", font.metrics("«»“”„…%"), strict=True))
    assert {mark: told for mark, told in metrics.items() if told is None or told[1] > told[4] + 6} == {}, (
        "the next letter would lie on them"
    )
