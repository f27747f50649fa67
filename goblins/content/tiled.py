"""Tiled maps: named zones out of the object layers. The only file that touches pytmx, which tries to load pygame."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytmx
from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.core.nearest import suggestion


class Zone(Struct, frozen=True):
    """A named rectangle of a map, in logical units."""

    name: str
    x: float
    y: float
    w: float
    h: float


class Zones(Struct, frozen=True):
    """The zones of a map by name."""

    where: str
    zones: dict[str, Zone]

    def __getitem__(self, name: str) -> Zone:
        if name not in self.zones:
            raise BadContent(f"{self.where}: there is no zone {name!r}{suggestion(name, self.zones)}")
        return self.zones[name]

    def __contains__(self, name: str) -> bool:
        return name in self.zones


@cache
def zones(game: str, name: str) -> Zones:
    """The zones of `levels/<game>/<name>.tmx`."""
    return read_zones(paths.LEVELS / game / f"{name}.tmx")


def read_zones(path: Path) -> Zones:
    """The zones of a map file; BadContent says what is wrong with it."""
    try:
        level = pytmx.TiledMap(str(path))
    except FileNotFoundError:
        raise BadContent(f"{shown(path)}: the file is missing") from None
    except Exception as error:  # pytmx lets every kind of error of its XML parser through
        raise BadContent(f"{shown(path)}: not a Tiled map: {error}") from error
    width, height = level.width * level.tilewidth, level.height * level.tileheight
    if (width, height) != (1600, 900):
        raise BadContent(f"{shown(path)}: the map is {width} × {height}, not 1600 × 900")
    found: dict[str, Zone] = {}
    for thing in level.objects:
        if not thing.name:
            raise BadContent(f"{shown(path)}: an object at {thing.x:.0f}, {thing.y:.0f} has no name")
        if thing.name in found:
            raise BadContent(f"{shown(path)}: two zones are called {thing.name!r}")
        if thing.x < -1 or thing.y < -1 or thing.x + thing.width > 1601 or thing.y + thing.height > 901:
            raise BadContent(f"{shown(path)}: zone {thing.name!r} reaches beyond the table")
        found[thing.name] = Zone(thing.name, thing.x, thing.y, thing.width, thing.height)
    return Zones(shown(path), found)
