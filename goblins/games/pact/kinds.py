"""Goblins by their kinds: which kind a card is, how many of each kind some cards are, and the same as bits.

Goblin cards are numbers 0 … 77, thirteen of each kind in a row. Kinds, and the colours of Tasks, are 0 shaman, 1 builder,
2 chieftain, 3 scientist, 4 merchant, 5 warrior.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, get_args

Kind = Literal["shaman", "builder", "chieftain", "scientist", "merchant", "warrior"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Letter = Literal["W", "Y", "K", "G", "B", "R"]
LETTERS = "".join(get_args(Letter))
COPIES = 13
GOBLINS = COPIES * len(KINDS)
#: The kind of every goblin card.
KIND_OF = tuple(card // COPIES for card in range(GOBLINS))
#: How many of each kind.
Counts = tuple[int, ...]
NONE: Counts = (0,) * len(KINDS)
#: The bits that say which kinds there are at all.
ONE_OF_EACH = (1 << len(KINDS)) - 1
_FIRST_AND_SECOND = 0b1000001
_REMEMBERED = 1 << 15


@lru_cache(maxsize=_REMEMBERED)
def counted(cards: tuple[int, ...]) -> Counts:
    """How many of each kind some goblins are."""
    if not cards:
        return NONE
    found = [0] * len(KINDS)
    for card in cards:
        found[KIND_OF[card]] += 1
    return tuple(found)


def as_bits(kinds: Iterable[int]) -> int:
    """Goblins as bits: six for the kinds there is one of, six for two, six for three.

    No Task needs more of a kind. The goblins that a Task needs and somebody has are the bits that both have: one AND tells.
    """
    bits = 0
    for kind in kinds:
        # where there is one already it is the second, where there are two it is the third
        bits |= 1 << kind | (bits & (_FIRST_AND_SECOND << kind)) << 6
    return bits


@lru_cache(maxsize=_REMEMBERED)
def bits_of(cards: tuple[int, ...]) -> int:
    """Some goblin cards as bits."""
    return as_bits(map(KIND_OF.__getitem__, cards))


def pooled(ours: int, theirs: int) -> int:
    """What two have together, as bits: of a kind that both have there are two, of one that one has twice there are three."""
    two = ours & theirs
    three = (ours & (theirs >> 6)) | ((ours >> 6) & theirs)
    return ours | theirs | (two & ONE_OF_EACH) << 6 | (three & ONE_OF_EACH) << 12
