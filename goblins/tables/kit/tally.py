"""What every seat came to in a finished match, column by column: what a table tells the result, which draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

Anchor = Literal["midleft", "center", "midright"]


class Medallion(Struct, frozen=True):
    """Something won: the picture it lies on, its own picture if it has one, and a number."""

    ground: str
    number: str
    picture: str = ""
    words: str = ""
    """What it is, and how it was won."""
    ply: int | None = None
    """The step by which it was won, if that can be watched."""


class Medallions(Struct, frozen=True):
    """Things won, in a row that begins at the column's place."""

    shown: tuple[Medallion, ...]


class Bars(Struct, frozen=True):
    """So many of so many, as upright bars."""

    count: int
    of: int


class Amount(Struct, frozen=True):
    """A number that is counted up; a quiet one explains it only."""

    value: int
    quiet: bool = False
    main: bool = True
    """Whether it is what was played for, and therefore large."""
    note: str = ""
    """What is said instead, where nothing counts."""


class Remark(Struct, frozen=True):
    """Words at the end of a row: how it went, what it was about, and the same as short as it can be told."""

    words: str
    short: str
    aside: str = ""
    bad: bool = False
    """Whether that was the end for a seat."""


Cell = Medallions | Bars | Amount | Remark | None


class Column(Struct, frozen=True):
    """What stands above a column, where, and what every seat has there; `short` is its title in large text."""

    title: str
    x: float
    cells: tuple[Cell, ...]
    anchor: Anchor = "center"
    width: float = 120.0
    short: str = ""


class Tally(Struct, frozen=True):
    """The columns from left to right, and who went out after how many steps."""

    columns: tuple[Column, ...]
    outs: dict[int, int] = {}


def amounts(
    title: str, x: float, values: Sequence[int], *, main: bool = False, quiet: frozenset[int] = frozenset()
) -> Column:
    """A column of numbers; those of seats in `quiet` don't count."""
    cells = tuple(Amount(value, seat in quiet, main) for seat, value in enumerate(values))
    return Column(title, x, cells)
