"""The cells of the Caves as numbers: a grid round the Mountain that has no end.

Near the Mountain a cell is row × 64 + column, with the Mountain in the middle (`MOUNTAIN`). Beyond that rows are longer, and
numbers go on after those of the near cells. Who wants to know where a cell is, or what is beside it, asks here.
"""

from __future__ import annotations

from functools import lru_cache

#: How many columns and rows away from the Mountain the near cells reach, and all cells that can be numbered.
NEAR, FAR = 32, 1 << 14
MOUNTAIN = NEAR * 2 * NEAR + NEAR
#: The ways from a cell to those that share a side with it, as columns and rows.
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def cell_at(column: int, row: int) -> int:
    """The cell so many columns to the right of the Mountain, and so many rows below it."""
    if -NEAR <= column < NEAR and -NEAR <= row < NEAR:
        return (row + NEAR) * 2 * NEAR + column + NEAR
    return 4 * NEAR * NEAR + (row + FAR) * 2 * FAR + column + FAR


def place_of(cell: int) -> tuple[int, int]:
    """How many columns to the right of the Mountain a cell is, and how many rows below it."""
    beyond = cell - 4 * NEAR * NEAR
    reach = NEAR if beyond < 0 else FAR
    row, column = divmod(cell if beyond < 0 else beyond, 2 * reach)
    return column - reach, row - reach


@lru_cache(maxsize=1 << 16)
def beside(cell: int) -> tuple[int, ...]:
    """The four cells that share a side with a cell: above, right, below, left."""
    column, row = place_of(cell)
    return tuple([cell_at(column + across, row + down) for across, down in WAYS])
