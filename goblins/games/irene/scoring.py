"""What a path is worth and who wins a game of Irene (I-31, I-41, I-42)."""

from __future__ import annotations

from typing import Protocol

from goblins.games.irene.state import NOBODY, TURNED
from goblins.games.irene.tiles import Tiles


class Finished(Protocol):
    """What of a game the scores depend on."""

    @property
    def paths(self) -> tuple[tuple[int, ...], ...]:
        """Every seat's path."""

    @property
    def starts(self) -> tuple[int, ...]:
        """Every seat's Palace."""

    @property
    def crumbs(self) -> tuple[tuple[int, ...], ...]:
        """The tiles the breadcrumbs lie on."""

    @property
    def arrived(self) -> tuple[int, ...]:
        """Who is home, in order."""

    @property
    def homes(self) -> tuple[int, ...]:
        """Whose the Homes are."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """What stands on their backs."""

    @property
    def advanced(self) -> bool:
        """Whether bonus symbols and the goblins' number count."""


def scrolls_in(path: tuple[int, ...], tiles: Tiles) -> int:
    """The scrolls in a path."""
    return sum(len(tiles.paths[tile].scrolls) for tile in path)


def captured_in(game: Finished, path: tuple[int, ...]) -> list[int]:
    """The symbols of the breadcrumbs, anyone's, that lie on a path (I-24)."""
    return [symbol for held in game.crumbs for symbol, tile in enumerate(held) if tile in path]


def bonus_in(game: Finished, seat: int, tiles: Tiles) -> int:
    """Symbols in a path that match the back of its Palace: signposts, scrolls, captured breadcrumbs (I-41)."""
    start, path = game.starts[seat], game.paths[seat]
    if not game.advanced or start < 0:
        return 0
    wanted = tiles.bonus[start]
    symbols = [start, *(symbol for tile in path for symbol in tiles.symbols(tile)), *captured_in(game, path)]
    return symbols.count(wanted)


def points_of(game: Finished, seat: int, tiles: Tiles) -> int:
    """What a seat's path is worth so far; it counts only for those who escape (I-31)."""
    path = game.paths[seat]
    return scrolls_in(path, tiles) + len(captured_in(game, path)) + bonus_in(game, seat, tiles)


def number_to_beat(game: Finished) -> int:
    """The highest number on a turned Home; 0 when none is (I-42)."""
    return max((number for number, owner in zip(game.numbers, game.homes, strict=True) if owner == TURNED), default=0)


def winner_of(game: Finished, tiles: Tiles) -> int:
    """Who wins; NOBODY when the goblins do (I-31, I-42)."""
    if not game.arrived:
        return NOBODY
    points = {seat: points_of(game, seat, tiles) for seat in game.arrived}
    best = max(points.values())
    leaders = [seat for seat in game.arrived if points[seat] == best]
    if not game.advanced:
        return leaders[0]
    return leaders[0] if len(leaders) == 1 and best > number_to_beat(game) else NOBODY
