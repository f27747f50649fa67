"""The best way through known tiles: an exact search for the path that is worth most."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from goblins.core.bits import set_of
from goblins.games.irene.content import GRASS, PATHS, Content
from goblins.games.irene.state import NO_TILE

#: More than any route can use.
ENOUGH_TILES = PATHS


class Route(Struct, frozen=True):
    """Content in the order in which they are laid, what they are worth together, and whether they end in grass."""

    value: float
    tiles: tuple[int, ...]
    complete: bool


class Routes:
    """Finds routes among the path tiles of a set; it remembers what it was asked before."""

    def __init__(self, content: Content) -> None:
        self._by_entry = tuple(
            tuple((number, 1 << number, path.exit) for number, path in enumerate(content.paths) if path.entry == symbol)
            for symbol in range(4)
        )
        self.best = lru_cache(maxsize=40_000)(self._best)

    def _best(
        self,
        start: int,
        known: int,
        worth: tuple[float, ...],
        stops: tuple[float, ...],
        few: int = 0,
        most: int = ENOUGH_TILES,
    ) -> Route:
        """The route from a symbol through known tiles (bits) that is worth most.

        `worth` is that of every path tile; `stops` is what it is worth to stop at a symbol without grass. Of the tiles in
        `few` (bits) no more than `most` may be used.
        """
        by_entry = self._by_entry
        found: dict[tuple[int, int, int], tuple[float, int, bool]] = {}

        def search(symbol: int, left: int, allowed: int) -> tuple[float, int, bool]:
            key = (symbol, left, allowed)
            done = found.get(key)
            if done is not None:
                return done
            best = (stops[symbol], NO_TILE, False)
            for tile, bit, ends in by_entry[symbol]:
                if not left & bit:
                    continue
                scarce = 1 if few & bit else 0
                if scarce > allowed:
                    continue
                if ends == GRASS:
                    value, complete = worth[tile], True
                else:
                    value, _, complete = search(ends, left ^ bit, allowed - scarce)
                    value += worth[tile]
                if value > best[0]:
                    best = (value, tile, complete)
            found[key] = best
            return best

        value, tile, complete = search(start, known, most)
        route: list[int] = []
        symbol, left, allowed = start, known, most
        while tile != NO_TILE:
            route.append(tile)
            left ^= 1 << tile
            allowed -= few >> tile & 1
            symbol = next(ends for number, _, ends in by_entry[symbol] if number == tile)
            if symbol == GRASS:
                break
            tile = search(symbol, left, allowed)[1]
        return Route(value, tuple(route), complete)


def bits_of(tiles: Iterable[int]) -> int:
    """Path tiles as a set of bits; Goblins are left out."""
    return set_of([tile for tile in tiles if tile < PATHS])
