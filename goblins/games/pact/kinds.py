"""Goblins by their kinds: which kind a card is, how many of each kind some cards are, and the same as bits.

Kinds, and the colours of Tasks, are 0 shaman, 1 builder, 2 chieftain, 3 scientist, 4 merchant, 5 warrior. Goblin cards are
numbers from 0 on, all of a kind in a row: how many there are of each is for the box to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal, get_args

Kind = Literal["shaman", "builder", "chieftain", "scientist", "merchant", "warrior"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Letter = Literal["W", "Y", "K", "G", "B", "R"]
LETTERS = "".join(get_args(Letter))
#: How many of each kind.
Counts = tuple[int, ...]
NONE: Counts = (0,) * len(KINDS)
#: The bits that say which kinds there are at all.
ONE_OF_EACH = (1 << len(KINDS)) - 1
#: So many of a kind are counted in bits, even where nothing needs them.
LEAST_LEVELS = 3
#: A Master has no more symbols than this: its card has room for no more.
MOST_SYMBOLS = 5
_WIDE = len(KINDS)
_REMEMBERED = 1 << 15
#: The first kind's bits of so many levels, but for the last one.
_ALL_BUT_LAST = tuple(sum(1 << _WIDE * level for level in range(levels - 1)) for levels in range(10))


def as_bits(kinds: Iterable[int], levels: int) -> int:
    """Goblins as bits: six for the kinds there is one of, six for two, and so on for so many levels.

    The goblins that a Task needs and somebody has are the bits that both have: one AND tells.
    """
    lower = _ALL_BUT_LAST[levels]
    bits = 0
    for kind in kinds:
        # where there is one already it is the second, where there are two it is the third
        bits |= 1 << kind | (bits & (lower << kind)) << _WIDE
    return bits


def _pooled_to_three(ours: int, theirs: int) -> int:
    """Of a kind that both have there are two, of one that one has twice there are three."""
    two = ours & theirs
    three = (ours & (theirs >> 6)) | ((ours >> 6) & theirs)
    return ours | theirs | (two & ONE_OF_EACH) << 6 | (three & ONE_OF_EACH) << 12


def _pooling(levels: int) -> Callable[[int, int], int]:
    """What two have together, as bits of so many levels."""
    if levels == LEAST_LEVELS:
        return _pooled_to_three

    def pooled(ours: int, theirs: int) -> int:
        found = ours | theirs
        for level in range(1, levels):
            # so many of a kind, and one more: some of them ours, the others theirs
            for own in range(level):
                both = (ours >> _WIDE * own) & (theirs >> _WIDE * (level - 1 - own)) & ONE_OF_EACH
                found |= both << _WIDE * level
        return found

    return pooled


class Pack:
    """The goblin cards of a box: so many of each kind, and what some of them are together, counted and as bits.

    `levels` is how many of a kind the bits tell apart: as many as anything needs. What was counted once is remembered.
    """

    __slots__ = ("bits_of", "copies", "counted", "kind_of", "levels", "place_of", "pooled", "symbols")

    def __init__(self, copies: Counts, levels: int) -> None:
        kind_of = tuple(kind for kind, count in enumerate(copies) for _ in range(count))
        self.copies, self.levels = copies, levels
        #: The kind of every goblin card, and which of its kind it is.
        self.kind_of = kind_of
        self.place_of = tuple(place for count in copies for place in range(count))
        #: What two have together, as bits.
        self.pooled = _pooling(levels)
        #: So many permanent goblins of the first kind, as bits.
        self.symbols = tuple(as_bits([0] * count, levels) for count in range(MOST_SYMBOLS + 1))

        def counted(cards: tuple[int, ...]) -> Counts:
            if not cards:
                return NONE
            found = [0] * len(KINDS)
            for card in cards:
                found[kind_of[card]] += 1
            return tuple(found)

        def bits_of(cards: tuple[int, ...]) -> int:
            return as_bits(map(kind_of.__getitem__, cards), levels)

        #: How many of each kind some goblin cards are, and the same as bits.
        self.counted: Callable[[tuple[int, ...]], Counts] = lru_cache(_REMEMBERED)(counted)
        self.bits_of: Callable[[tuple[int, ...]], int] = lru_cache(_REMEMBERED)(bits_of)

    def __len__(self) -> int:
        return len(self.kind_of)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.copies, self.levels) == (other.copies, other.levels)

    def __hash__(self) -> int:
        return hash((self.copies, self.levels))
