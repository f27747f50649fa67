"""A seat's way of escape: the Palace and the tiles that promise most, from what the seat knows."""

from __future__ import annotations

from functools import lru_cache, partial

from msgspec import Struct

from goblins.core.bits import set_of
from goblins.games.irene.caves import crumb_cells, free_homes
from goblins.games.irene.content import GRASS, NO_SYMBOL, SYMBOLS, Content
from goblins.games.irene.knowledge import looked_at
from goblins.games.irene.routes import Route, bits_of, likely_route
from goblins.games.irene.scoring import number_to_beat, points_of
from goblins.games.irene.skill.memory import Known
from goblins.games.irene.state import NO_PALACE, NOBODY, MazeState

#: What a way that does not reach the grass lacks, in points; what every unseen tile that may go on makes up for.
MISSING, GRASS_HOPE, LINK_HOPE = 5.0, 0.8, 0.25
#: What a tile is worth less that may have been swapped.
DOUBT = 1.2


class WayHome(Struct, frozen=True):
    """Where to begin, what to lay, what it comes to with what is laid already, and whether it leads home."""

    palace: int
    value: float
    tiles: tuple[int, ...]
    complete: bool


class Pathfinder:
    """Finds ways home; one for all states of a game."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.best = lru_cache(maxsize=40_000)(partial(likely_route, content))
        self._not_to_grass = set_of(tile for tile, path in enumerate(content.paths) if path.exit != GRASS)
        self._hopes = tuple(GRASS_HOPE if path.exit == GRASS else LINK_HOPE for path in content.paths)
        self._plain = tuple(float(points) for points in content.scroll_points)
        # a back that was not looked at may show any of the symbols
        tiles, backs = range(len(content.paths)), [content.worths[back] for back in content.backs]
        unknown = tuple(sum(worths[tile] for worths in backs) / len(backs) for tile in tiles)
        self._with_bonus = {NO_SYMBOL: unknown, **dict(enumerate(content.worths))}
        #: What a way through all tiles would be worth; in the advanced game with its bonus.
        self.most = {False: self._most(self._plain), True: self._most(unknown)}

    def _most(self, worth: tuple[float, ...]) -> float:
        paths = self.content.paths
        links = [worth[tile] for tile, path in enumerate(paths) if path.exit != GRASS]
        return sum(links) + max(worth[tile] for tile, path in enumerate(paths) if path.exit == GRASS)

    def way(self, state: MazeState, seat: int, known: Known, *, grass: bool = True) -> WayHome:
        """The best way from what a seat knows; without `grass`, the way that collects most before it goes home."""
        bits = bits_of(known.cells.values(), self.content)
        if not grass:
            bits &= self._not_to_grass
        if state.public.starts[seat] == NO_PALACE:
            return self._beginning(state, seat, known, bits)
        return self._way_on(state, seat, known, bits)

    def _beginning(self, state: MazeState, seat: int, known: Known, bits: int) -> WayHome:
        """The best way from any Palace that is left."""
        stops, worths = self._stops(known), dict[int, tuple[float, ...]]()
        best: tuple[float, int, Route] | None = None
        for symbol, owner in enumerate(state.public.palaces):
            if owner != NOBODY:
                continue
            wanted = self._wanted(state, seat, symbol)
            if wanted not in worths:
                worths[wanted] = self._worth(state, known, bits, wanted)
            route = self.best(symbol, bits, worths[wanted], stops)
            value = route.value + self.content.numbers.bonus * (wanted == symbol)
            if best is None or value > best[0]:
                best = (value, symbol, route)
        assert best is not None, "there are as many Palaces as players"
        value, symbol, route = best
        return WayHome(symbol, value, route.tiles, route.complete)

    def _way_on(self, state: MazeState, seat: int, known: Known, bits: int) -> WayHome:
        """The best way from the end of a seat's path."""
        start = state.public.starts[seat]
        end = self.content.end_of(state.public.paths[seat], start)
        points = float(points_of(state, seat, self.content))
        if end == GRASS:
            return WayHome(start, points, (), complete=True)
        wanted = self._wanted(state, seat, start)
        route = self.best(end, bits, self._worth(state, known, bits, wanted), self._stops(known))
        return WayHome(start, points + route.value, route.tiles, route.complete)

    def _wanted(self, state: MazeState, seat: int, palace: int) -> int:
        """The bonus symbol of a Palace, if it counts and the seat has looked at it."""
        counts = state.public.advanced and looked_at(state, seat, palace)
        return state.secret.backs[palace] if counts else NO_SYMBOL

    def _stops(self, known: Known) -> tuple[float, ...]:
        """What it is worth to stand at each symbol with no known tile to go on: something may still turn up."""
        hopes, paths, entries = [-MISSING] * len(SYMBOLS), len(self._hopes), self.content.entries
        for tile in known.unseen:
            if tile < paths:
                hopes[entries[tile]] += self._hopes[tile]
        return tuple(hopes)

    def _worth(self, state: MazeState, known: Known, bits: int, wanted: int) -> tuple[float, ...]:
        """What every known tile would bring: scrolls, breadcrumbs, and bonus symbols in the advanced game."""
        worth = list(self._with_bonus[wanted] if state.public.advanced else self._plain)
        for held in crumb_cells(state.secret):
            for symbol, cell in enumerate(held):
                if cell in known.cells:
                    worth[known.cells[cell]] += self._crumb_worth(symbol, wanted)
        for cell in known.doubted:
            if cell in known.cells:
                worth[known.cells[cell]] -= DOUBT
        return tuple([one if bits >> tile & 1 else 0.0 for tile, one in enumerate(worth)])

    def target(self, state: MazeState, seat: int) -> int:
        """The points that are needed as things stand: more than those at home, and than the goblins' number."""
        public = state.public
        most = max((points_of(state, other, self.content) for other in public.arrived if other != seat), default=-1)
        if public.advanced:
            most = max(most, number_to_beat(public.homes, state.secret.numbers))
        return most + 1

    def crumb_gain(self, state: MazeState, seat: int, palace: int, symbol: int) -> int:
        """What a breadcrumb on one's way brings."""
        return self._crumb_worth(symbol, self._wanted(state, seat, palace))

    def _crumb_worth(self, symbol: int, wanted: int) -> int:
        numbers = self.content.numbers
        return numbers.breadcrumb + numbers.bonus * (symbol == wanted)


def turns_left(state: MazeState) -> int:
    """How many turns those inside still have: as many as there are Homes, once somebody has the job (I-27)."""
    return len(free_homes(state.public.homes)) if state.public.arrived else 99


def crumbs_at(state: MazeState, cell: int) -> int:
    """How many breadcrumbs lie on a tile of the Caves."""
    return sum(held.count(cell) for held in crumb_cells(state.secret))
