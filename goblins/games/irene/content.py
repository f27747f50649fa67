"""What Irene is played with, out of its box: paths, Goblins, Palaces, Homes, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent

Symbol = Literal["ring", "rose", "lamp", "pick"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
#: What stands for a symbol where there is none: at a path's end in the grass, on a plain scroll, and anywhere else.
GRASS = -1
PLAIN = -1
NO_SYMBOL = -1
#: What a Goblin has for an entry: nothing goes on there.
NO_ENTRY = -2
PRINTED_BOX = Box("irene")

TILES_FILE, NUMBERS_FILE = "tiles.yaml", "numbers.yaml"
#: What the table can show, and what a search for the best path can carry.
MOST_PATHS, MOST_LINKS, MOST_SCROLLS, MOST_GOBLINS = 40, 24, 4, 20
LEAST_TILES = 8
HOMES, HOME_NUMBERS = (2, 12), (1, 99)


class _Path(Struct, frozen=True, forbid_unknown_fields=True):
    entry: Symbol
    exit: Literal["ring", "rose", "lamp", "pick", "grass"]
    scrolls: tuple[Literal["ring", "rose", "lamp", "pick", "plain"], ...]


class _Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    paths: tuple[_Path, ...]
    goblins: int
    backs: tuple[Symbol, ...]
    homes: tuple[int, ...]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    scroll: int
    breadcrumb: int
    bonus: int
    match: int
    """How many games make a champion (I-32)."""
    kept_of: int
    """Of so many Cave tiles one is kept in a chart (I-52)."""
    chart_from: int
    """How many Cave tiles a chart needs (I-52)."""
    goblins_return: int
    """How many discarded Goblins bring everything back (I-54)."""


#: The least and the most of every number.
RANGES = {
    "scroll": (0, 9),
    "breadcrumb": (0, 9),
    "bonus": (0, 9),
    "match": (1, 9),
    "kept_of": (1, 4),
    "chart_from": (1, 12),
    "goblins_return": (1, MOST_GOBLINS),
}


class PathTile(Struct, frozen=True):
    """A path: the symbols of its signposts (exit GRASS: it ends there), and of its scrolls (PLAIN: nothing inscribed)."""

    entry: int
    exit: int
    scrolls: tuple[int, ...]


class Content(Struct, frozen=True):
    """All tiles: paths come first in their numbering, then Goblins. Palaces are called by their front symbol."""

    paths: tuple[PathTile, ...]
    goblins: int
    backs: tuple[int, ...]
    """The bonus symbols that are dealt to the Palaces."""
    homes: tuple[int, ...]
    """The numbers on the backs of the Homes."""
    numbers: Numbers
    tiles: int
    """How many tiles the Mountain has."""
    entries: tuple[int, ...]
    """The entry of every tile; NO_ENTRY for Goblins."""
    symbols: tuple[tuple[int, ...], ...]
    """Every symbol on a path tile: signposts and scrolls (I-41, I-56)."""
    scroll_points: tuple[int, ...]
    """What the scrolls of every path tile are worth."""
    worths: tuple[tuple[float, ...], ...]
    """What every path tile is worth alone with each symbol on the back of one's Palace (I-56)."""

    def is_goblin(self, tile: int) -> bool:
        """Whether a tile is a Goblin."""
        return tile >= len(self.paths)

    def fits(self, tile: int, symbol: int) -> bool:
        """Whether a tile goes on from a symbol; no Goblin does (I-21)."""
        return self.entries[tile] == symbol

    def end_of(self, path: tuple[int, ...], palace: int) -> int:
        """The symbol at the end of a path that begins at a Palace; GRASS where it leads home."""
        return self.paths[path[-1]].exit if path else palace

    def bonus_points(self, tile: int, wanted: int) -> int:
        """What a tile's symbols are worth to somebody whose Palace has that symbol on its back."""
        return self.symbols[tile].count(wanted) * self.numbers.bonus

    def may_keep(self, caves: Sequence[int]) -> int:
        """How many of these Cave tiles a chart keeps (I-52)."""
        return len(caves) // self.numbers.kept_of

    def name_of(self, tile: int) -> str:
        """A tile in words."""
        if self.is_goblin(tile):
            return "Goblin"
        path = self.paths[tile]
        return f"{SYMBOLS[path.entry]} to {'grass' if path.exit == GRASS else SYMBOLS[path.exit]}"


def load_content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds; BadContent says what can't be played with, and what could."""
    tiles, numbers = box.load(TILES_FILE, _Tiles), box.load(NUMBERS_FILE, Numbers)
    _check_paths(tiles.paths, box.where(TILES_FILE))
    _check_others(tiles, box.where(TILES_FILE))
    _check_numbers(numbers, box.where(NUMBERS_FILE))
    paths = tuple(_path(one) for one in tiles.paths)
    symbols = tuple(tuple(one for one in _signs(path) if one != NO_SYMBOL) for path in paths)
    scroll_points = tuple(len(path.scrolls) * numbers.scroll for path in paths)
    return Content(
        paths=paths,
        goblins=tiles.goblins,
        backs=tuple(SYMBOLS.index(symbol) for symbol in tiles.backs),
        homes=tiles.homes,
        numbers=numbers,
        tiles=len(paths) + tiles.goblins,
        entries=(*(path.entry for path in paths), *(NO_ENTRY,) * tiles.goblins),
        symbols=symbols,
        scroll_points=scroll_points,
        worths=tuple(
            tuple(
                float(points + numbers.bonus * signs.count(wanted))
                for points, signs in zip(scroll_points, symbols, strict=True)
            )
            for wanted in range(len(SYMBOLS))
        ),
    )


def _path(one: _Path) -> PathTile:
    ends = GRASS if one.exit == "grass" else SYMBOLS.index(one.exit)
    scrolls = tuple(PLAIN if scroll == "plain" else SYMBOLS.index(scroll) for scroll in one.scrolls)
    return PathTile(SYMBOLS.index(one.entry), ends, scrolls)


def _signs(path: PathTile) -> tuple[int, ...]:
    return path.entry, path.exit, *path.scrolls


# ---------------------------------------------------------------------- what can be played with


def _check_paths(paths: tuple[_Path, ...], where: str) -> None:
    links = sum(path.exit != "grass" for path in paths)
    if not 1 <= len(paths) <= MOST_PATHS:
        raise BadContent(f"{where}: paths: {len(paths)} are not between 1 and {MOST_PATHS}, which the table can show")
    if links > MOST_LINKS:
        raise BadContent(
            f"{where}: paths: {links} lead on to a symbol, more than the search for the best path can carry: "
            f"at most {MOST_LINKS}"
        )
    if links == len(paths):
        raise BadContent(f"{where}: paths: none ends in grass, so that nobody could come home: at least one must")
    for number, path in enumerate(paths):
        if len(path.scrolls) > MOST_SCROLLS:
            raise BadContent(
                f"{where}: paths[{number}].scrolls: {len(path.scrolls)} are more than a tile can show: "
                f"at most {MOST_SCROLLS}"
            )


def _check_others(tiles: _Tiles, where: str) -> None:
    least, most = HOMES
    if not 0 <= tiles.goblins <= MOST_GOBLINS:
        raise BadContent(f"{where}: goblins: {tiles.goblins} are not between 0 and {MOST_GOBLINS}")
    if len(tiles.paths) + tiles.goblins < LEAST_TILES:
        raise BadContent(
            f"{where}: paths and goblins: the Mountain and its four Caves need at least {LEAST_TILES} tiles"
        )
    if len(tiles.backs) != len(SYMBOLS):
        raise BadContent(f"{where}: backs: there must be {len(SYMBOLS)}, one for each Palace, not {len(tiles.backs)}")
    if not least <= len(tiles.homes) <= most:
        raise BadContent(
            f"{where}: homes: {len(tiles.homes)} are not between {least} and {most}, which the table can show"
        )
    least, most = HOME_NUMBERS
    for place, number in enumerate(tiles.homes):
        if not least <= number <= most:
            raise BadContent(f"{where}: homes[{place}]: {number} is not between {least} and {most}")


def _check_numbers(numbers: Numbers, where: str) -> None:
    for key, (least, most) in RANGES.items():
        number = getattr(numbers, key)
        if not least <= number <= most:
            raise BadContent(f"{where}: {key}: {number} is not between {least} and {most}")
    if numbers.chart_from < numbers.kept_of:
        raise BadContent(
            f"{where}: chart_from: from {numbers.chart_from} Cave tiles a chart would keep none: "
            f"at least {numbers.kept_of}, as many as kept_of"
        )
