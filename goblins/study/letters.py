"""Numbers as letters that survive being typed, read aloud and sent: no 0, O, 1 or I; groups of four, the last one a check."""

from __future__ import annotations

from collections.abc import Iterable
from zlib import crc32

from goblins.core.plain import plain
from goblins.words import Message, message

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
#: How many letters stand together, and how many of them at the end are the check.
GROUP = 4
_BASE = len(ALPHABET)
#: The longest code, of a match with all the steps it may have, is half as long; people may put spaces between its letters.
LONGEST_CODE, LONGEST_TEXT = 8_000, 40_000
#: The digits that Python reads numbers of this base by: all at once instead of one by one.
_DIGITS = str.maketrans(ALPHABET, "0123456789abcdefghijklmnopqrstuv")
#: What people and programs put between letters.
_BETWEEN = " \t\r\n-–—_.,;:*`'\"“”„«»()[]<>\u00a0\u200b\ufeff"


class BadCode(ValueError):
    """A code that can't be read; `said` tells the player what is wrong with it."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.said = said


class Packing:
    """Writes values below known sizes into one number. The reader must know the same sizes in the same order."""

    def __init__(self) -> None:
        self._values: list[tuple[int, int]] = []

    def add(self, value: int, size: int) -> None:
        """The next value, from 0 up to, not including, `size`."""
        if not 0 <= value < size:
            raise ValueError(f"{value} is not below {size}")
        self._values.append((value, size))

    def add_number(self, value: int) -> None:
        """A whole number of any size, small ones shortly: four bits at a time, and whether more follow."""
        if value < 0:
            raise ValueError(f"{value} is less than 0")
        while True:
            value, low = divmod(value, 16)
            self.add(low, 16)
            self.add(int(value > 0), 2)
            if not value:
                return

    @property
    def number(self) -> int:
        """Everything that was added."""
        number = 0
        for value, size in reversed(self._values):
            number = number * size + value
        return number


class Unpacking:
    """Reads what a Packing wrote, first things first."""

    def __init__(self, number: int) -> None:
        self._left = number

    def take(self, size: int) -> int:
        """The next value below a size."""
        self._left, value = divmod(self._left, size)
        return value

    def take_number(self) -> int:
        """The next whole number of any size; BadCode for one that no code holds."""
        value, shift = 0, 0
        while shift <= 256:
            value |= self.take(16) << shift
            if not self.take(2):
                return value
            shift += 4
        raise BadCode(message("challenge-code-strange"))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        return not self._left


def written(number: int) -> str:
    """A number as letters in groups, with its check at the end."""
    letters = _letters(number)
    return grouped(letters + _check(letters))


def grouped(letters: str) -> str:
    """Letters in groups of four, so that people find their place."""
    return " ".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def read(text: str) -> int:
    """The number that a text of letters stands for; BadCode says what is wrong with it."""
    letters = "".join(_plain(text[: LONGEST_TEXT + 1]))
    if len(text) > LONGEST_TEXT or len(letters) > LONGEST_CODE:
        raise BadCode(message("challenge-code-endless"))
    for place, letter in enumerate(letters):
        if letter not in ALPHABET:
            around = letters[max(0, place - 3) : place + 4]
            raise BadCode(message("challenge-code-wrong-letter", letter=plain(letter), around=plain(around)))
    if len(letters) <= GROUP:
        raise BadCode(message("challenge-code-too-short"))
    if _check(letters[:-GROUP]) != letters[-GROUP:]:
        raise BadCode(message("challenge-code-mistyped"))
    return int(letters[:-GROUP].translate(_DIGITS), _BASE)


def _plain(text: str) -> Iterable[str]:
    return (letter.upper() for letter in text if letter not in _BETWEEN)


def _letters(number: int) -> str:
    """A number in letters, filled up so that the groups are whole."""
    letters = ""
    while number:
        number, low = divmod(number, _BASE)
        letters = ALPHABET[low] + letters
    return ALPHABET[0] * (-len(letters) % GROUP if letters else GROUP) + letters


def _check(letters: str) -> str:
    """Four letters that hardly any other text of letters has."""
    rest, check = crc32(letters.encode()) % _BASE**GROUP, ""
    for _ in range(GROUP):
        rest, low = divmod(rest, _BASE)
        check += ALPHABET[low]
    return check
