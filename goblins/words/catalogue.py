"""The catalogue of one language: its compiled sentences, a room at a time when the first of them is said."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from goblins import paths
from goblins.words.message import Argument
from goblins.words.pattern import LanguageFacts, Pattern, Speaker
from goblins.words.pseudo import PSEUDO, odd

WORDS = paths.DATA / "words"
#: The language that everything is written in first; what another one lacks is said in it.
FIRST = "en"
FACTS = "language"
#: A file of this name in a language's folder says that it is still being written: it is not offered to players.
UNFINISHED = "UNFINISHED"
#: No key has more letters.
LONGEST_KEY = 80
#: `shelf-continue`, the term `-pact`, and the form `pact-why-cheap.own`.
_KEY = re.compile(r"-?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)?")


class UnknownWords(KeyError):
    """A key that no catalogue has."""


@cache
def languages() -> dict[str, str]:
    """The languages that are offered, by code, with the names they give themselves."""
    folders = sorted(folder for folder in WORDS.iterdir() if (folder / f"{FACTS}.json").is_file())
    return {folder.name: _facts(folder.name).name for folder in folders if not (folder / UNFINISHED).exists()}


def english_names() -> dict[str, str]:
    """The codes of the languages that are offered, by what English speakers call them."""
    return {_facts(code).english: code for code in languages()}


def begun_languages() -> tuple[str, ...]:
    """Every language that there are words in, offered or not."""
    return tuple(sorted(file.parent.name for file in WORDS.glob(f"*/{FACTS}.json")))


def _facts(language: str) -> LanguageFacts:
    return msgspec.json.decode((WORDS / language / f"{FACTS}.json").read_bytes(), type=LanguageFacts)


@cache
def _rooms(language: str) -> frozenset[str]:
    """Return the rooms of a language: the files in its folder."""
    return frozenset(file.stem for file in (WORDS / language).glob("*.json")) - {FACTS}


@cache
def _room(language: str, room: str) -> dict[str, Pattern]:
    """Read the sentences of one of a language's rooms."""
    found: dict[str, Pattern] = msgspec.json.decode((WORDS / language / f"{room}.json").read_bytes())  # as compiled
    return found


def _pattern(language: str, key: str) -> Pattern | None:
    """Find the pattern of a key in a language; None if there is none. Keys may be foreign: paths are made of rooms only."""
    if len(key) > LONGEST_KEY or not _KEY.fullmatch(key):
        return None
    room = key.lstrip("-").partition("-")[0]
    return _room(language, room).get(key) if room in _rooms(language) else None


class Catalogue:
    """All sentences of a language. Their keys begin with the room they stand in: `shelf-continue`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._odd = language == PSEUDO
        self.facts = _facts(FIRST if self._odd else language)
        self._speaker = Speaker(self.facts, self.pattern)
        self._found: dict[str, Pattern] = {}

    def pattern(self, key: str) -> Pattern:
        """The pattern of a key: this language's, or the first language's where it has none."""
        found = self._found.get(key)
        if found is None:
            found = None if self._odd else _pattern(self.language, key)
            if found is None:
                found = _pattern(FIRST, key)
            if found is None:
                raise UnknownWords(key[:LONGEST_KEY])
            self._found[key] = found = odd(found) if self._odd else found
        return found

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return any(_pattern(language, key) is not None for language in (FIRST, self.language))

    def say(self, key: str, args: dict[str, Argument]) -> str:
        """A sentence."""
        said = self._speaker.said(self.pattern(key), args)
        return f"[{said}]" if self._odd else said
