"""The best way through known tiles: an exact search for the path that is worth most."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from goblins.core.bits import set_of
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.state import NO_TILE

#: So many tiles that lead on are searched in no time.
SEARCHED = 16

#: A way on from a symbol: tiles that lead to the same one, the best first, as a tile, its bit, and 1 if it is scarce.
_Way = tuple[int, tuple[tuple[int, int, int], ...]]


class Route(Struct, frozen=True):
    """Tiles in the order in which they are laid, what they are worth together, and whether they end in grass."""

    value: float
    tiles: tuple[int, ...]
    complete: bool


def best_route(
    content: Content,
    start: int,
    known: int,
    worth: tuple[float, ...],
    stops: tuple[float, ...],
    few: int = 0,
    most: int | None = None,
) -> Route:
    """The route from a symbol through known tiles (bits) that is worth most.

    `worth` is that of every path tile; `stops` is what it is worth to stop at a symbol without grass. Of the tiles in `few`
    (bits) no more than `most` may be used. Tiles that lead from and to the same symbols are taken in the order of their
    worth, so that what is the same is searched once.
    """
    ways = _ways(content, known, worth, few)
    found: dict[tuple[int, int, int], tuple[float, int, bool]] = {}

    def search(symbol: int, left: int, allowed: int) -> tuple[float, int, bool]:
        key = (symbol, left, allowed)
        done = found.get(key)
        if done is not None:
            return done
        best = (stops[symbol], NO_TILE, False)
        for ends, tiles in ways[symbol]:
            for tile, bit, scarce in tiles:
                if not left & bit:
                    continue
                if scarce <= allowed:
                    if ends == GRASS:
                        value, complete = worth[tile], True
                    else:
                        value, _, complete = search(ends, left ^ bit, allowed - scarce)
                        value += worth[tile]
                    if value > best[0]:
                        best = (value, tile, complete)
                break
        found[key] = best
        return best

    allowed = len(content.paths) if most is None else most
    value, tile, complete = search(start, known, allowed)
    route, symbol, left = [], start, known
    while tile != NO_TILE:
        route.append(tile)
        left ^= 1 << tile
        allowed -= few >> tile & 1
        symbol = content.paths[tile].exit
        if symbol == GRASS:
            break
        tile = search(symbol, left, allowed)[1]
    return Route(value, tuple(route), complete)


def likely_route(
    content: Content,
    start: int,
    known: int,
    worth: tuple[float, ...],
    stops: tuple[float, ...],
    few: int = 0,
    most: int | None = None,
) -> Route:
    """The best route for somebody in a hurry: where very many tiles lead on, only the worthiest of them are tried."""
    links = [tile for tile, path in enumerate(content.paths) if path.exit != GRASS and known >> tile & 1]
    if len(links) > SEARCHED:
        links.sort(key=lambda tile: -worth[tile])
        known &= ~set_of(links[SEARCHED:])
    return best_route(content, start, known, worth, stops, few, most)


def _ways(content: Content, known: int, worth: tuple[float, ...], few: int) -> list[list[_Way]]:
    """For every symbol the ways on; scarce tiles and others are ways of their own."""
    ways: list[dict[tuple[int, int], list[int]]] = [{} for _ in SYMBOLS]
    for tile, path in enumerate(content.paths):
        if known >> tile & 1:
            ways[path.entry].setdefault((path.exit, few >> tile & 1), []).append(tile)
    return [
        [
            (ends, tuple((tile, 1 << tile, scarce) for tile in sorted(tiles, key=lambda tile: -worth[tile])))
            for (ends, scarce), tiles in found.items()
        ]
        for found in ways
    ]


def bits_of(tiles: Iterable[int], content: Content) -> int:
    """Path tiles as a set of bits; Goblins are left out."""
    return set_of([tile for tile in tiles if not content.is_goblin(tile)])
