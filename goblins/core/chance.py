"""Chance that repeats: our own shuffle over a generator's raw bits, the same on every platform and Python version.

A game's state keeps the seed and how many occasions for chance there have been; `chance` makes the generator of one
occasion. Two numbers are thus the whole of a random generator's state.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")

_BITS = (1 << 64) - 1


def chance(seed: int, occasion: int = 0) -> random.Random:
    """The generator of the given occasion in the match of the given seed."""
    return random.Random(seed * 1_000_003 + occasion)


def mixed(seed: int, number: int) -> int:
    """A number of 64 bits that follows from two others and looks like chance: a tenth of what a generator takes."""
    bits = (seed * 1_000_003 + number + 1) * 0x9E3779B97F4A7C15 & _BITS
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _BITS
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _BITS
    return bits ^ bits >> 31


def below(rng: random.Random, limit: int) -> int:
    """A number from 0 up to, not including, `limit`; every one is equally likely."""
    bits = (limit - 1).bit_length()
    number = rng.getrandbits(bits) if bits else 0
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def shuffled(rng: random.Random, items: Iterable[Item]) -> list[Item]:
    """The items in a random order (Fisher and Yates, from the end)."""
    order, getrandbits = list(items), rng.getrandbits
    for last in range(len(order) - 1, 0, -1):
        bits = last.bit_length()
        other = getrandbits(bits)  # as `below` does it; a call for every card would double the time
        while other > last:
            other = getrandbits(bits)
        order[last], order[other] = order[other], order[last]
    return order


def pick(rng: random.Random, items: list[Item] | tuple[Item, ...]) -> Item:
    """One of the items; every one is equally likely."""
    return items[below(rng, len(items))]


def new_seed() -> int:
    """A seed nobody chose, short enough to be typed: eight digits."""
    return random.SystemRandom().randrange(10**8)


def deal_code(seed: int) -> str:
    """A seed as people read it: digits in groups of four."""
    digits = f"{seed:08d}"
    return " ".join(digits[max(0, end - 4) : end] for end in range(len(digits) % 4 or 4, len(digits) + 1, 4))
