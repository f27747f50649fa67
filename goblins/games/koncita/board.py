"""The room as tables: which square lies where, what is near, what is an edge. Sets of squares are ints, a bit each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from goblins.content.rooms import room_for

SIZE = 8
SQUARES = SIZE * SIZE
#: One step toward red (up), yellow (right), green (down) and blue (left), as columns and rows (K-01).
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
#: How far goblins and room cards are flung (K-23).
FLUNG = 3
#: The greatest distance between two squares.
FARTHEST = 2 * (SIZE - 1)
_BYTES = tuple(tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256))


class Board(Struct, frozen=True):
    """A room's squares. `steps[colour][square]` is the next square toward a colour, -1 at an edge."""

    free: int
    steps: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]
    edges: tuple[int, ...]
    """How many sides of a square are edges: walls or furniture (K-05)."""
    edge: int
    """The free squares that touch an edge."""
    central: int
    distant: tuple[tuple[int, ...], ...]
    """`distant[square][distance]`: the free squares so far away, whatever stands between (K-23)."""

    def landings(self, square: int, occupied: int) -> int:
        """The empty squares three away; else those at the nearest distance above, else below, that has one (K-23)."""
        rings: tuple[int, ...] = self.distant[square]
        for distance in (*range(FLUNG, FARTHEST + 1), *range(FLUNG - 1, 0, -1)):
            empty: int = rings[distance] & ~occupied
            if empty:
                return empty
        return 0


@cache
def board_for(players: int) -> Board:
    """The room for so many players."""
    room = room_for(players)
    blocked = set(room.blocked)
    free = set_of(square for square in range(SQUARES) if square not in blocked)
    steps = tuple(tuple(_next(square, *step, free) for square in range(SQUARES)) for step in STEPS)
    neighbours = tuple(
        tuple(toward[square] for toward in steps if toward[square] >= 0) if free >> square & 1 else ()
        for square in range(SQUARES)
    )
    edges = tuple(sum(toward[square] < 0 for toward in steps) if free >> square & 1 else 0 for square in range(SQUARES))
    return Board(
        free,
        steps,
        neighbours,
        edges,
        set_of(square for square in range(SQUARES) if edges[square]),
        set_of(room.centre),
        tuple(
            tuple(
                set_of(other for other in range(SQUARES) if distance_between(square, other) == distance) & free
                for distance in range(FARTHEST + 1)
            )
            for square in range(SQUARES)
        ),
    )


def distance_between(one: int, other: int) -> int:
    """Rows and columns apart (K-23)."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def set_of(squares: Iterable[int]) -> int:
    """Squares as a set."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> list[int]:
    """The members of a set of squares, in order."""
    found: list[int] = []
    base = 0
    while mask:
        low = mask & 255
        if low:
            found += [base + bit for bit in _BYTES[low]]
        mask >>= 8
        base += 8
    return found


def _next(square: int, across: int, down: int, free: int) -> int:
    column, row = square % SIZE + across, square // SIZE + down
    inside = 0 <= column < SIZE and 0 <= row < SIZE
    return row * SIZE + column if inside and free >> (row * SIZE + column) & 1 else -1
