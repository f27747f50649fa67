"""The language that is spoken now. One person sits before the screen: it is one value for the whole program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import lru_cache, update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from goblins.words.catalogue import FIRST, Catalogue
from goblins.words.message import Argument, Message

Given = ParamSpec("Given")
Made = TypeVar("Made")

#: So many results of a function are kept, in all languages together.
MOST_KEPT = 48

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
    before = _now()
    if language != before.language:
        speak(language)
    try:
        yield
    finally:
        _spoken[:] = [before]


def in_each_language(make: Callable[Given, Made]) -> Kept[Given, Made]:
    """Keep what a function makes, for every language that it was asked in."""
    return Kept(make)


class Kept(Generic[Given, Made]):
    """A function that remembers the last things it has made, by arguments and language."""

    def __init__(self, make: Callable[Given, Made]) -> None:
        def in_language(spoken: str, args: tuple[Any, ...]) -> Made:
            return make(*args)  # type: ignore[call-arg]

        self._cached = lru_cache(maxsize=MOST_KEPT)(in_language)
        update_wrapper(self, make)

    def __call__(self, *args: Given.args, **kwargs: Given.kwargs) -> Made:
        """What the function makes in the language that is spoken now, made once."""
        if kwargs:
            raise TypeError("what is kept is asked for by place")
        return self._cached(language(), args)

    def cache_clear(self) -> None:
        """Forget everything."""
        self._cached.cache_clear()


def month(day: date) -> str:
    """The month of a day."""
    return _now().facts.months[day.month - 1]


def day_month(day: date) -> str:
    """A day and its month: 17 November."""
    return _now().facts.day_month.format(day=day.day, month=month(day))


def whole_date(day: date) -> str:
    """A day, its month and its year: 17 November 2026."""
    return _now().facts.date.format(day=day.day, month=month(day), year=day.year)


def number_in_words(number: int) -> str:
    """A number in words, as far as people say it in words."""
    return _now().facts.number(number)


def in_first_language(what: Message) -> str:
    """What a message says in the language that everything is written in first, for makers."""
    return Catalogue(FIRST).say(what.key, dict(what.args))


def in_own_words(what: Message) -> Message:
    """The same as somebody says it of themselves, not of whom they talk to; it is the same where that makes no difference."""
    own = f"{what.key}.own"
    return Message(own, what.args) if _now().knows(own) else what


def say(what: str | Message, /, **args: Argument) -> str:
    """A sentence by its key and what goes into it, or what a message says."""
    if isinstance(what, Message):
        return _now().say(what.key, dict(what.args))
    return _now().say(what, args)
