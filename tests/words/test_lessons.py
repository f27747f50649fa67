"""A button that a lesson names is named as it is labelled, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from goblins import paths
from goblins.content.loader import read_yaml
from goblins.content.spoken import words_file
from goblins.games.registry import slugs
from goblins.words.catalogue import FIRST, begun_languages
from tests.support.word_keys import sentences

#: How English lessons name a button: one to be pressed, and another one after it.
PRESSED = re.compile(r"\b[Pp]ress ([A-Z]\w+(?: \w+)*?)(?:, and then ([A-Z]\w+(?: \w+)*))?(?=[.,:;!]|$)")
#: Where labels of buttons stand besides a game's own.
SHARED = ("kit", "learn", "screens", "table")


def told_beside(raw: Any, words: Any) -> Iterator[tuple[str, str]]:
    """Every English sentence of a file with the one that stands at its place in a translation."""
    if isinstance(raw, str):
        yield raw, str(words or "")
    elif isinstance(raw, dict):
        for key, value in raw.items():
            yield from told_beside(value, words.get(key) if isinstance(words, dict) else None)
    elif isinstance(raw, list):
        others = words if isinstance(words, list) and len(words) == len(raw) else [None] * len(raw)
        for value, other in zip(raw, others, strict=True):
            yield from told_beside(value, other)


def labels(game: str, named: str) -> list[str]:
    """The keys of what is labelled so in English."""
    found = [key for key, label in sentences(FIRST).items() if isinstance(label, str) and label.rstrip("!") == named]
    return [key for key in found if key.partition("-")[0] in (game, *SHARED)]


@pytest.mark.parametrize("language", begun_languages())
@pytest.mark.parametrize("game", slugs())
def test_a_button_is_named_in_a_lesson_as_it_is_labelled(game: str, language: str) -> None:
    file = paths.DATA / game / "lessons.yaml"
    english, spoken = read_yaml(file), sentences(language)
    theirs = english if language == FIRST else read_yaml(words_file(file, language))
    wrong = []
    for sentence, translated in told_beside(english, theirs):
        for name in (name for found in PRESSED.finditer(sentence) for name in found.groups() if name):
            called = [str(spoken[key]).rstrip("!") for key in labels(game, name)]
            if not any(label in translated for label in called):
                wrong.append((name, called, translated))
    assert not wrong


def test_buttons_are_found_in_lessons() -> None:
    found = PRESSED.findall("Press Escape, and then Escape now. It is fine: press Place it. Ring it, or press G.")
    assert found == [("Escape", "Escape now"), ("Place it", "")]
    assert "irene-do-escape" in labels("irene", "Escape") and labels("irene", "Place it") == []
