"""Numbers in sentences: a sentence of the data names a number, and is told with what the game is really played with."""

from __future__ import annotations

import re
from collections.abc import Mapping

from goblins.content.loader import BadContent
from goblins.core.nearest import suggestion
from goblins.words import Message, number_in_words, say

Numbers = Mapping[str, int | str | Message]

#: `{hand}` is the number in digits, `{hand:words}` in words, `{hand:Words}` the same at the beginning of a sentence.
_PLACE = re.compile(r"\{([\w.]+)(?::(words|Words))?\}")


def in_words(number: int) -> str:
    """A whole number in words of the language that is spoken now, as far as people say it in words."""
    return number_in_words(number)


def filled(text: str, numbers: Numbers, where: str) -> str:
    """A sentence with its numbers; BadContent if it names one that is not there."""

    def value(found: re.Match[str]) -> str:
        name, form = found.groups()
        if name not in numbers:
            raise BadContent(f"{where}: there is no number {name!r}{suggestion(name, numbers)}")
        number = numbers[name]
        words = say(number) if isinstance(number, Message) else str(number)
        if form and isinstance(number, int):
            words = number_in_words(number)
        return words[0].upper() + words[1:] if form == "Words" else words

    return _PLACE.sub(value, text)
