"""Sets of small numbers as the bits of one int. Membership is asked in place, as `bits >> number & 1`."""

from __future__ import annotations

from collections.abc import Iterable

_BYTES = tuple(tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256))


def set_of(numbers: Iterable[int]) -> int:
    """The set of some numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> tuple[int, ...]:
    """The numbers of a set, in their order."""
    found: list[int] = []
    base = 0
    while bits:
        found += [base + bit for bit in _BYTES[bits & 255]]
        bits >>= 8
        base += 8
    return tuple(found)


def first_member(order: Iterable[int], bits: int) -> int | None:
    """The first number of an order that is in a set."""
    return next((number for number in order if bits >> number & 1), None)
