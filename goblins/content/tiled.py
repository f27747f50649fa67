"""Tiled maps as plain data, and named zones out of them. The only file that touches pytmx, which tries to load pygame."""

from __future__ import annotations

import math
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.mapfile import examine
from goblins.core.nearest import suggestion


class MapObject(Struct, frozen=True):
    """One object of a map's object layers; `kind` is its class in Tiled."""

    layer: str
    name: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    rotation: float
    properties: dict[str, Any]


class PlainMap(Struct, frozen=True):
    """All that a map file says; `tiles` holds the class of every tile, row by row, for each tile layer."""

    where: str
    name: str
    columns: int
    rows: int
    tile_width: int
    tile_height: int
    properties: dict[str, Any]
    tiles: dict[str, tuple[str, ...]]
    objects: tuple[MapObject, ...]


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
    return zones_of(read_plain(path))


def zones_of(plain: PlainMap) -> Zones:
    """The zones of a map; BadContent says what is wrong with it."""
    width, height = plain.columns * plain.tile_width, plain.rows * plain.tile_height
    if (width, height) != (1600, 900):
        raise BadContent(f"{plain.where}: the map is {width} × {height}, not 1600 × 900")
    found: dict[str, Zone] = {}
    for thing in plain.objects:
        if not thing.name:
            raise BadContent(f"{plain.where}: an object at {thing.x:.0f}, {thing.y:.0f} has no name")
        if thing.name in found:
            raise BadContent(f"{plain.where}: two zones are called {thing.name!r}")
        if thing.x < -1 or thing.y < -1 or thing.x + thing.w > 1601 or thing.y + thing.h > 901:
            raise BadContent(f"{plain.where}: zone {thing.name!r} reaches beyond the table")
        found[thing.name] = Zone(thing.name, thing.x, thing.y, thing.w, thing.h)
    return Zones(plain.where, found)


@cache
def _pytmx() -> Any:
    """pytmx. It would load pygame for pictures, which nobody asks it for: marked as missing, pygame is done without."""
    unwanted = ("pytmx.util_pygame", "pygame") if "pygame" not in sys.modules else ("pytmx.util_pygame",)
    sys.modules.update(dict.fromkeys(unwanted))  # type: ignore[arg-type]
    try:
        import pytmx

        return pytmx
    finally:
        for name in unwanted:
            del sys.modules[name]


def read_plain(path: Path) -> PlainMap:
    """What a map file says, without its pictures; BadContent if it is missing or is no map."""
    pytmx = _pytmx()
    where = shown(path)
    try:
        examine(path)
        level = pytmx.TiledMap(str(path))  # its own image loader only notes file names: no picture is opened
        objects = tuple(_plain_object(layer, thing) for layer in level.objectgroups for thing in layer)
        layers = [layer for layer in level.layers if isinstance(layer, pytmx.TiledTileLayer)]
        tiles = [
            (layer.name or "", tuple(_tile_class(level, gid) for *_, gid in layer.iter_data())) for layer in layers
        ]
    except FileNotFoundError:
        raise BadContent(f"{where}: the file is missing") from None
    except BadContent:
        raise
    except MemoryError:
        raise BadContent(f"{where}: there is not enough memory to read it") from None
    except Exception as error:  # pytmx lets every kind of error of its XML parser through
        said = str(error).replace(str(path.parent) + os.sep, "") or type(error).__name__
        raise BadContent(f"{where}: not a Tiled map: {said}") from error
    for thing in objects:
        if not all(map(math.isfinite, (thing.x, thing.y, thing.w, thing.h))):
            raise BadContent(f"{where}: object {thing.name!r} is nowhere or without end")
    for name, classes in tiles:
        if [other for other, _ in tiles].count(name) > 1:
            raise BadContent(f"{where}: two tile layers are called {name!r}")
        if len(classes) != level.width * level.height:
            raise BadContent(f"{where}: layer {name!r} has {len(classes)} tiles, not {level.width * level.height}")
    return PlainMap(
        where=where,
        name=path.stem,
        columns=level.width,
        rows=level.height,
        tile_width=level.tilewidth,
        tile_height=level.tileheight,
        properties=dict(level.properties),
        tiles=dict(tiles),
        objects=objects,
    )


def _plain_object(layer: Any, thing: Any) -> MapObject:
    # Tiled 1.9 writes `class`, the versions before and after it `type`
    kind = thing.type or vars(thing).get("class") or ""
    x, y = thing.x + layer.offsetx, thing.y + layer.offsety
    properties = dict(thing.properties)
    return MapObject(
        layer.name or "", thing.name or "", kind, x, y, thing.width, thing.height, thing.rotation, properties
    )


def _tile_class(level: Any, gid: int) -> str:
    said = (level.get_tile_properties_by_gid(gid) if gid else None) or {}
    return said.get("type") or said.get("class") or ""
