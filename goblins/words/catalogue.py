"""The catalogue of one language: its compiled sentences, a room at a time when the first of them is said."""

from __future__ import annotations

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
def _room(language: str, room: str) -> dict[str, Pattern]:
    """The sentences of a room in a language; none where there is no such file."""
    file = WORDS / language / f"{room}.json"
    found: dict[str, Pattern] = msgspec.json.decode(file.read_bytes()) if file.is_file() else {}  # as it was compiled
    return found


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
            room = key.lstrip("-").partition("-")[0]
            found = None if self._odd else _room(self.language, room).get(key)
            if found is None:
                found = _room(FIRST, room).get(key)
            if found is None:
                raise UnknownWords(key)
            self._found[key] = found = odd(found) if self._odd else found
        return found

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        room = key.lstrip("-").partition("-")[0]
        return key in _room(FIRST, room) or key in _room(self.language, room)

    def say(self, key: str, args: dict[str, Argument]) -> str:
        """A sentence."""
        said = self._speaker.said(self.pattern(key), args)
        return f"[{said}]" if self._odd else said
