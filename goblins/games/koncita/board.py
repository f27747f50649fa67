"""The room as tables: which square lies where, what is near, what is an edge. Sets of squares are ints (`core.bits`)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from goblins.core.bits import set_of
from goblins.games.koncita.room import CENTRE, COLOURS, SIDE, SQUARES, Room, neighbour

#: The greatest distance between two squares.
FARTHEST = 2 * (SIDE - 1)


class Board(Struct, frozen=True):
    """A room's squares. `steps[colour][square]` is the next square toward a colour, -1 at an edge."""

    free: int
    steps: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]
    edges: tuple[int, ...]
    """How many sides of a square are edges: walls, furniture or pillars (K-05)."""
    edge: int
    """The free squares that touch an edge."""
    central: int
    flights: tuple[tuple[int, ...], ...]
    """`flights[square]`: sets of free squares equally far away, those first that what is flung goes to first (K-23)."""

    def landings(self, square: int, occupied: int) -> int:
        """The empty squares that something is flung to: as far as it should, else the nearest above, else below (K-23)."""
        for ring in self.flights[square]:
            empty: int = ring & ~occupied
            if empty:
                return empty
        return 0


def board_of(room: Room, flung: int) -> Board:
    """The tables of a room in which goblins and room cards are flung so far."""
    blocked = room.blocked()
    free = set_of(square for square in range(SQUARES) if square not in blocked)
    sides = [room.side_of(colour) for colour in COLOURS]
    steps = tuple(tuple(_next(square, side, free) for square in range(SQUARES)) for side in sides)
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
        central=set_of(CENTRE),
        flights=tuple(_flights(square, free, flung) for square in range(SQUARES)),
    )


def _flights(square: int, free: int, flung: int) -> tuple[int, ...]:
    """The free squares at every distance from a square, in the order in which something flung looks for one."""
    near = _rings(square)
    order = (*range(flung, FARTHEST + 1), *range(flung - 1, 0, -1))
    return tuple(ring for distance in order if (ring := near[distance] & free))


@cache
def _rings(square: int) -> tuple[int, ...]:
    """All squares at every distance from a square, free or not: the same in every room."""
    rings = [0] * (FARTHEST + 1)
    for other in range(SQUARES):
        rings[distance_between(square, other)] |= 1 << other
    return tuple(rings)


def distance_between(one: int, other: int) -> int:
    """Rows and columns apart (K-23)."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


def _next(square: int, side: int, free: int) -> int:
    beside = neighbour(square, side)
    return beside if beside >= 0 and free >> beside & 1 else -1
