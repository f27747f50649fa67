"""Compiled sentences, put together: text, what goes into it, and choices by number or kind.

`tools/words.py` makes them of the Fluent files. A pattern is plain text, or a list of parts; a part is text or one of

    ["$", name]                              what was given by that name
    ["-", key]                               another sentence of the catalogue
    ["?", part, [[key, pattern], …], nth]    a choice by what the part says; the nth stands where none fits
    ["()", name, [part, …]]                  a function: WORDS (a number in words), UP (a capital first), DOWN (a small
                                             letter first), EITHER (a, b or c), ROW (one after another), SIGNED (+2, −1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from goblins.words.message import Argument, Message

Pattern = str | list[Any]


class ListForms(Struct, frozen=True):
    """How things are listed: two of them, and the beginning, middle and end of more."""

    pair: str
    start: str
    middle: str
    end: str

    def listed(self, things: Sequence[str]) -> str:
        """Things one after another: a, b and c."""
        if len(things) < 2:
            return "".join(things)
        if len(things) == 2:
            return self.pair.format(*things)
        words = self.start.format(things[0], things[1])
        for thing in things[2:-1]:
            words = self.middle.format(words, thing)
        return self.end.format(words, things[-1])


class LanguageFacts(Struct, frozen=True):
    """What a language does besides its words: its plurals, how it lists things, its numbers and its months."""

    name: str
    english: str
    """What English speakers, and Windows, call it."""
    plurals: dict[str, list[int]]
    both: ListForms
    either: ListForms
    numbers: list[str]
    months: list[str]
    months_short: list[str]
    day_month: str
    date: str

    def plural(self, number: int) -> str:
        """The form that goes with a number: one, few, many, other …"""
        return next((form for form, those in self.plurals.items() if abs(number) in those), "other")

    def number(self, number: int) -> str:
        """A number in words, as far as people say it in words."""
        return self.numbers[number] if 0 <= number < len(self.numbers) else str(number)


class Speaker:
    """Puts sentences of one catalogue together. `find` gives the pattern of a key."""

    def __init__(self, facts: LanguageFacts, find: Callable[[str], Pattern]) -> None:
        self._facts, self._find = facts, find

    def said(self, pattern: Pattern, args: Mapping[str, Argument]) -> str:
        """A sentence."""
        if isinstance(pattern, str):
            return pattern
        return "".join(part if isinstance(part, str) else self.shown(self._value(part, args)) for part in pattern)

    def shown(self, value: Argument) -> str:
        """What is seen of an argument."""
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.said(self._find(value.key), dict(value.args))
        if isinstance(value, tuple):
            return self._facts.both.listed([self.shown(one) for one in value])
        return str(value)

    def _value(self, part: str | list[Any], args: Mapping[str, Argument]) -> Argument:
        if isinstance(part, str):
            return part
        kind = part[0]
        if kind == "$":
            return args[part[1]]
        if kind == "-":
            return self.said(self._find(part[1]), args)
        if kind == "?":
            return self.said(self._chosen(part, args), args)
        name, parts = part[1], part[2]
        return self._called(name, [self._value(one, args) for one in parts])

    def _chosen(self, part: list[Any], args: Mapping[str, Argument]) -> Pattern:
        _, selector, variants, usual = part
        value = self._value(selector, args)
        exactly = self.shown(value)
        for key, pattern in variants:
            if key == exactly:
                return pattern  # type: ignore[no-any-return]
        if isinstance(value, int):
            form = self._facts.plural(value)
            for key, pattern in variants:
                if key == form:
                    return pattern  # type: ignore[no-any-return]
        return variants[usual][1]  # type: ignore[no-any-return]

    def _called(self, name: str, values: list[Argument]) -> str:
        value = values[0]
        if isinstance(value, int) and name == "WORDS":
            return self._facts.number(value)
        if isinstance(value, int) and name == "SIGNED":
            return f"+{value}" if value > 0 else str(value).replace("-", "−")
        if isinstance(value, tuple) and name in ("EITHER", "ROW"):
            things = [self.shown(one) for one in value]
            return " ".join(things) if name == "ROW" else self._facts.either.listed(things)
        words = self.shown(value)
        if name == "UP":
            return words[:1].upper() + words[1:]
        return words[:1].lower() + words[1:] if name == "DOWN" else words
