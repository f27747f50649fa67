"""A seat's plan of escape: the Palace and the tiles that promise most, from what the seat knows."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.irene.draft import free_homes
from goblins.games.irene.scoring import number_to_beat, points_of
from goblins.games.irene.skill.memory import Known
from goblins.games.irene.skill.routes import Route, Routes, bits_of
from goblins.games.irene.state import NOBODY, MazeState
from goblins.games.irene.tiles import GRASS, PATHS, Tiles

#: What a way that does not reach the grass lacks, in points; what every unseen tile that may go on makes up for.
MISSING, GRASS_HOPE, LINK_HOPE = 5.0, 0.8, 0.25
#: What a tile is worth less that may have been swapped.
DOUBT = 1.2


class Plan(Struct, frozen=True):
    """Where to begin, what to lay, what it comes to with what is laid already, and whether it leads home."""

    palace: int
    value: float
    tiles: tuple[int, ...]
    complete: bool


class Planner:
    """Makes plans; one for all states of a game."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.routes = Routes(tiles)
        self._scrolls = tuple(float(len(path.scrolls)) for path in tiles.paths)
        self._matches = tuple(
            tuple(tiles.symbols(tile).count(symbol) for tile in range(PATHS)) for symbol in range(len(tiles.bonus))
        )

    def plan(self, state: MazeState, seat: int, known: Known, *, grass: bool = True) -> Plan:
        """The best plan from what a seat knows; without `grass`, the way that collects most before it goes home."""
        bits = bits_of(list(known.cells.values()))
        if not grass:
            bits &= ~sum(1 << tile for tile, path in enumerate(self.tiles.paths) if path.exit == GRASS)
        stops = self._stops(known)
        start = state.starts[seat]
        if start >= 0:
            path = state.paths[seat]
            end = self.tiles.paths[path[-1]].exit if path else start
            points = float(points_of(state, seat, self.tiles))
            if end == GRASS:
                return Plan(start, points, (), True)
            route = self.routes.best(end, bits, self._worth(state, known, bits, start), stops)
            return Plan(start, points + route.value, route.tiles, route.complete)
        best: tuple[float, int, Route] | None = None
        plain = None if state.advanced else self._worth(state, known, bits, 0)
        for symbol, owner in enumerate(state.palaces):
            if owner != NOBODY:
                continue
            worth = plain or self._worth(state, known, bits, symbol)
            route = self.routes.best(symbol, bits, worth, stops)
            value = route.value + (state.advanced and self.tiles.bonus[symbol] == symbol)
            if best is None or value > best[0]:
                best = (value, symbol, route)
        assert best is not None, "there are as many Palaces as players"
        return Plan(best[1], best[0], best[2].tiles, best[2].complete)

    def _stops(self, known: Known) -> tuple[float, ...]:
        """What it is worth to stand at each symbol with no known tile to go on: something may still turn up."""
        hopes = [-MISSING] * 4
        for tile in known.unseen:
            if tile < PATHS:
                path = self.tiles.paths[tile]
                hopes[path.entry] += GRASS_HOPE if path.exit == GRASS else LINK_HOPE
        return tuple(hopes)

    def _worth(self, state: MazeState, known: Known, bits: int, palace: int) -> tuple[float, ...]:
        """What every known tile would bring: scrolls, breadcrumbs, and bonus symbols in the advanced game."""
        worth = list(self._scrolls)
        wanted = self.tiles.bonus[palace] if state.advanced else -1
        if state.advanced:
            worth = [one + more for one, more in zip(worth, self._matches[wanted], strict=True)]
        for held in crumb_cells(state):
            for symbol, cell in enumerate(held):
                tile = known.cells.get(cell, -1)
                if tile >= 0:
                    worth[tile] += 2.0 if symbol == wanted else 1.0
        for cell in known.doubted:
            if cell in known.cells:
                worth[known.cells[cell]] -= DOUBT
        return tuple([one if bits >> tile & 1 else 0.0 for tile, one in enumerate(worth)])

    def target(self, state: MazeState, seat: int) -> int:
        """The points that are needed as things stand: more than those at home, and than the goblins' number."""
        most = max((points_of(state, other, self.tiles) for other in state.arrived if other != seat), default=-1)
        if state.advanced:
            most = max(most, number_to_beat(state))
        return most + 1

    def crumb_gain(self, state: MazeState, palace: int, symbol: int) -> int:
        """What a breadcrumb on one's way brings."""
        return 1 + (state.advanced and self.tiles.bonus[palace] == symbol)


def turns_left(state: MazeState) -> int:
    """How many turns those inside still have: as many as there are Homes, once somebody has the job (I-27)."""
    return len(free_homes(state.homes)) if state.arrived else 99


def crumb_cells(state: MazeState) -> list[list[int]]:
    """For every seat and symbol the cell its breadcrumb lies on, which everybody sees; -1 off the Caves."""
    cells = {spot.tile: spot.cell for spot in state.caves}
    return [[cells.get(tile, -1) for tile in held] for held in state.crumbs]


def crumbs_at(state: MazeState, cell: int) -> int:
    """How many breadcrumbs lie on a tile of the Caves."""
    return sum(held.count(cell) for held in crumb_cells(state))
