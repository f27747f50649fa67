"""The catalogues: compiled as their files stand, complete, used, and saying what the Fluent library says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from goblins import words
from goblins.words.catalogue import FIRST, Catalogue, begun_languages
from goblins.words.former import _sentences, former
from goblins.words.pattern import Pattern
from tests.support.word_keys import (
    WORDS,
    arguments,
    calls_that_say,
    is_said,
    refers_to,
    said_outright,
    sentences,
    shown,
    wanted,
)
from tools import words as compiler

LANGUAGES = begun_languages()
#: Languages that are being written may lack sentences; what they have must be right.
OFFERED = [language for language in words.languages() if language != FIRST]
NUMBERS = (0, 1, 2, 3, 5, 11, 21)
#: Sentences that say with other words what English shows.
NOT_SHOWN = {"de": {"pact-rules-plays"}}


def test_every_compiled_file_is_what_its_source_says() -> None:
    stale = [path.name for path, made in compiler.files() if not path.is_file() or path.read_bytes() != made]
    assert not stale, "run `make words`"


def test_every_key_that_is_said_exists() -> None:
    unknown = {f"{file}: {key}" for file, key in said_outright() if key not in sentences(FIRST)}
    assert not unknown


def test_every_key_that_exists_is_said() -> None:
    held = {key for pattern in sentences(FIRST).values() for key in refers_to(pattern)}
    silent = [key for key in sentences(FIRST) if key not in held and not is_said(key)]
    assert not silent


@pytest.mark.parametrize("language", OFFERED)
def test_a_language_that_is_offered_has_every_sentence(language: str) -> None:
    assert not {key for key in sentences(FIRST) if not key.startswith("-")} - set(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    english, theirs = sentences(FIRST), sentences(language)
    own = [key for key in theirs if "." not in key and not key.startswith("-")]
    assert not set(own) - set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_asks_for_what_english_asks_for_and_leaves_out_nothing_that_english_shows(language: str) -> None:
    english, theirs = sentences(FIRST), sentences(language)
    asked = {key: arguments(english.get(key, english.get(key.partition(".")[0], []))) for key in theirs}
    assert not [key for key in theirs if arguments(theirs[key]) - asked[key]], "English gives them no such thing"
    left_out = {key for key in english if key in theirs and shown(english[key]) - arguments(theirs[key])}
    assert left_out <= NOT_SHOWN.get(language, set())


def test_every_call_gives_a_sentence_what_it_wants() -> None:
    known = sentences(FIRST)
    calls = [(where, key, given) for where, key, given in calls_that_say() if key in known]
    assert len(calls) > 1000
    assert not [(where, key, wanted(key) - given) for where, key, given in calls if wanted(key) - given]


def choices(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """What a sentence chooses by, and what it may be."""
    if isinstance(pattern, list):
        for part in pattern:
            if isinstance(part, list) and part[:1] == ["?"] and part[1][0] == "$":
                yield from ((part[1][1], key) for key, _ in part[2])
            if isinstance(part, list):
                yield from choices(part)


def ways(pattern: Pattern) -> Iterator[dict[str, Any]]:
    """Arguments that try what a sentence can do."""
    values: dict[str, list[Any]] = {}
    for name in sorted(arguments(pattern)):
        kinds = [key for of, key in choices(pattern) if of == name]
        plural = not kinds or any(key in ("one", "two", "few", "many", "other") or key.isdigit() for key in kinds)
        values[name] = list(NUMBERS) if kinds and plural else kinds or ["Mia", 2]
    yield from (dict(zip(values, one, strict=True)) for one in islice(product(*values.values()), 60))


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_sentences_are_those_of_the_fluent_library(language: str) -> None:
    catalogue, facts = Catalogue(language), compiler.facts(language)
    functions = {
        "WORDS": lambda value: facts.number(int(value)) if str(value).isdigit() else value,
        "UP": lambda value: str(value)[:1].upper() + str(value)[1:],
        "DOWN": lambda value: str(value)[:1].lower() + str(value)[1:],
        "EITHER": lambda value: value,
        "ROW": lambda value: value,
        "SIGNED": lambda value: value if not str(value).isdigit() or value == 0 else f"+{value}",
    }
    bundle = FluentBundle([compiler.LOCALES.get(language, language)], functions=functions, use_isolating=False)
    for file in sorted((WORDS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    different = []
    for key, pattern in sentences(language).items():
        if key.startswith("-") or "." in key:
            continue
        for args in ways(pattern):
            theirs, errors = bundle.format_pattern(bundle.get_message(key).value, args)
            if errors or theirs != catalogue.say(key, args):
                different.append((key, args, theirs, catalogue.say(key, args), errors))
    assert not different


@pytest.mark.parametrize("was", [sentence.was for _, sentence in _sentences()])
def test_words_of_old_matches_are_still_said_as_they_were(was: str) -> None:
    told = re.sub(r"\(\?P<\w+>\\d\+\)", "12", was)
    told = re.sub(r"\(\?P<\w+>\\w\+\)", "three", told).replace("s?", "s")
    again = words.say(former(told))
    assert again in (told, told.replace("three", "3"))


def test_words_that_nobody_knows_are_told_as_they_are() -> None:
    assert words.say(former("seven green bottles")) == "seven green bottles"
    assert words.say(former("the goblins")) == "the goblins", "that is no number of goblins"
