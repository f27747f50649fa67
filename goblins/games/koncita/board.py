"""The room as tables: which square lies where, what is near, what is an edge. Sets of squares are ints (`core.bits`)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from goblins.core.bits import members, set_of
from goblins.games.koncita.room import SIDE, room_for

SQUARES = SIDE * SIDE
#: One step toward red (up), yellow (right), green (down) and blue (left), as columns and rows (K-01).
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
#: How far goblins and room cards are flung (K-23).
FLUNG = 3
#: The greatest distance between two squares.
FARTHEST = 2 * (SIDE - 1)


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
        free=free,
        steps=steps,
        neighbours=neighbours,
        edges=edges,
        edge=set_of(square for square in range(SQUARES) if edges[square]),
        central=set_of(room.centre),
        distant=tuple(_rings(square, free) for square in range(SQUARES)),
    )


def _rings(square: int, free: int) -> tuple[int, ...]:
    """The free squares at every distance from a square, as sets."""
    rings = [0] * (FARTHEST + 1)
    for other in members(free):
        rings[distance_between(square, other)] |= 1 << other
    return tuple(rings)


def square_name(square: int) -> str:
    """A square as people say it: its column's letter and its row's number, from the upper left."""
    return f"{'abcdefgh'[square % SIDE]}{square // SIDE + 1}"


def distance_between(one: int, other: int) -> int:
    """Rows and columns apart (K-23)."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


def _next(square: int, across: int, down: int, free: int) -> int:
    column, row = square % SIDE + across, square // SIDE + down
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return row * SIDE + column if inside and free >> (row * SIDE + column) & 1 else -1
