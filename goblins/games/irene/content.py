"""What Irene is played with, out of the data file: paths, Goblins, Palaces and Homes, checked against the rulebook's design."""

from __future__ import annotations

from functools import cache
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
PRINTED_BOX = Box("irene")
PATHS, GOBLINS = 20, 5
TILES = PATHS + GOBLINS
HOMES = (3, 5, 7, 9, 11, 14)


class _Path(Struct, frozen=True, forbid_unknown_fields=True):
    entry: Symbol
    exit: Literal["ring", "rose", "lamp", "pick", "grass"]
    scrolls: tuple[Literal["ring", "rose", "lamp", "pick", "plain"], ...]


class _Palace(Struct, frozen=True, forbid_unknown_fields=True):
    front: Symbol
    back: Symbol


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    paths: tuple[_Path, ...]
    goblins: int
    palaces: tuple[_Palace, ...]
    homes: tuple[int, ...]


class PathTile(Struct, frozen=True):
    """A path: the symbols of its signposts (exit GRASS: it ends there), and of its scrolls (PLAIN: nothing inscribed)."""

    entry: int
    exit: int
    scrolls: tuple[int, ...]


class Content(Struct, frozen=True):
    """All tiles: 0 … 19 are paths, 20 … 24 Goblins; Palaces are called by their front symbol."""

    paths: tuple[PathTile, ...]
    bonus: tuple[int, ...]
    """The symbol on the back of each Palace."""
    homes: tuple[int, ...]
    """The numbers on the backs of the Homes."""

    def is_goblin(self, tile: int) -> bool:
        """Whether a tile is a Goblin."""
        return tile >= PATHS

    def fits(self, tile: int, symbol: int) -> bool:
        """Whether a tile goes on from a symbol; no Goblin does (I-21)."""
        return tile < PATHS and self.paths[tile].entry == symbol

    def symbols(self, tile: int) -> tuple[int, ...]:
        """Every symbol on a path tile: signposts and scrolls (I-41, I-56)."""
        path = self.paths[tile]
        return tuple(symbol for symbol in (path.entry, path.exit, *path.scrolls) if symbol not in (GRASS, PLAIN))

    def end_of(self, path: tuple[int, ...], palace: int) -> int:
        """The symbol at the end of a path that begins at a Palace; GRASS where it leads home."""
        return self.paths[path[-1]].exit if path else palace

    def name_of(self, tile: int) -> str:
        """A tile in words."""
        if self.is_goblin(tile):
            return "Goblin"
        path = self.paths[tile]
        return f"{SYMBOLS[path.entry]} to {'grass' if path.exit == GRASS else SYMBOLS[path.exit]}"


@cache
def content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds; BadContent says which clause it breaks."""
    file, where = box.load("tiles.yaml", _File), box.where("tiles.yaml")
    if len(file.paths) != PATHS:
        raise BadContent(f"{where}: paths: there must be {PATHS}, not {len(file.paths)} (I-02)")
    if file.goblins != GOBLINS:
        raise BadContent(f"{where}: goblins: there must be {GOBLINS}, not {file.goblins} (I-03)")
    if sorted(file.homes) != list(HOMES):
        raise BadContent(f"{where}: homes: their numbers must be {', '.join(map(str, HOMES))} (I-05)")
    found = tuple(_path(one) for one in file.paths)
    for number, one in enumerate(found):
        if one not in _designed():
            raise BadContent(f"{where}: paths[{number}]: there is no such tile in the design (I-02)")
        if found.count(one) > 1:
            raise BadContent(f"{where}: paths[{number}]: it stands there twice (I-02)")
    bonus = {SYMBOLS.index(palace.front): SYMBOLS.index(palace.back) for palace in file.palaces}
    if bonus != {symbol: (symbol + 2) % 4 for symbol in range(4)} or len(file.palaces) != 4:
        raise BadContent(f"{where}: palaces: one for each symbol, with the symbol two further on its back (I-04)")
    return Content(found, tuple(bonus[symbol] for symbol in range(4)), tuple(file.homes))


def _path(one: _Path) -> PathTile:
    ends = GRASS if one.exit == "grass" else SYMBOLS.index(one.exit)
    scrolls = tuple(PLAIN if scroll == "plain" else SYMBOLS.index(scroll) for scroll in one.scrolls)
    return PathTile(SYMBOLS.index(one.entry), ends, scrolls)


def _designed() -> list[PathTile]:
    """The twenty path tiles of I-02."""
    made = []
    for entry in range(4):
        for step, scrolls in ((1, (entry + 2,)), (2, (entry + 1, PLAIN)), (3, (entry + 1,))):
            inscribed = tuple(PLAIN if scroll == PLAIN else scroll % 4 for scroll in scrolls)
            made.append(PathTile(entry, (entry + step) % 4, inscribed))
        made += [PathTile(entry, GRASS, ((entry + 2) % 4,)), PathTile(entry, GRASS, ())]
    return made
