"""The language that is spoken now. One person sits before the screen: it is one value for the whole program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from goblins.words.catalogue import FIRST, Catalogue
from goblins.words.message import Argument, Message

_spoken: list[Catalogue] = []


def _now() -> Catalogue:
    if not _spoken:
        _spoken.append(Catalogue(FIRST))
    return _spoken[-1]


def speak(language: str) -> None:
    """From now on everything is said in this language."""
    _spoken[:] = [Catalogue(language)]


def language() -> str:
    """The code of the language that is spoken now."""
    return _now().language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """A language for a while."""
    before = _now().language
    speak(language)
    try:
        yield
    finally:
        speak(before)


def say(what: str | Message, /, **args: Argument) -> str:
    """A sentence by its key and what goes into it, or what a message says."""
    if isinstance(what, Message):
        return _now().say(what.key, dict(what.args))
    return _now().say(what, args)
