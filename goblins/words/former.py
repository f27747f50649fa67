"""Words that were stored before there were keys: sentences of finished matches, found again by what they said."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec
from msgspec import Struct

from goblins import paths
from goblins.words.catalogue import FIRST, Catalogue
from goblins.words.message import Message, literal
from goblins.words.spoken import say

#: What a stored match tells: a message, or the English words of a match that ended before there were messages.
Told: TypeAlias = Message | str

FILE = paths.DATA / "words" / "former.yaml"
#: No sentence of those days has more letters, and no library many different ones.
LONGEST, MOST_KEPT = 100, 256


class _Former(Struct, frozen=True):
    was: str
    key: str
    args: dict[str, int | str] = {}


@cache
def _sentences() -> tuple[tuple[re.Pattern[str], _Former], ...]:
    """What used to be said, and what says it now."""
    import yaml  # only for matches of long ago

    listed = msgspec.convert(yaml.safe_load(FILE.read_text(encoding="utf-8")), list[_Former])
    return tuple((re.compile(one.was), one) for one in listed)


@lru_cache(maxsize=MOST_KEPT)
def former(words: str) -> Message:
    """Return the message that says what these words said; the words themselves if they are unknown."""
    if len(words) > LONGEST:
        return literal(words)
    for was, one in _sentences():
        found = was.fullmatch(words)
        if found is None:
            continue
        numbers = [(name, number) for name, word in found.groupdict().items() if (number := _number(word)) is not None]
        if len(numbers) == len(found.groupdict()):
            return Message(one.key, (*one.args.items(), *numbers))
    return literal(words)


def _number(word: str) -> int | None:
    """A number that stood there in digits or in words."""
    if word.isdecimal():
        return int(word)
    words = Catalogue(FIRST).facts.numbers
    return words.index(word) if word in words else None


def tell(told: Told) -> str:
    """What is told, in the language that is spoken now."""
    return say(former(told) if isinstance(told, str) else told)
