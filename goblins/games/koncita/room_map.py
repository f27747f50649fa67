"""Rooms out of Tiled maps: those that are shipped for every number of players, and those that somebody draws."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import get_args

from goblins import paths
from goblins.content.loader import BadContent
from goblins.content.tiled import MapObject, PlainMap, read_plain
from goblins.core.house import MapFile
from goblins.core.nearest import suggestion
from goblins.games.koncita.info import INFO
from goblins.games.koncita.room import (
    CENTRE,
    COLOURS,
    FILE,
    SIDE,
    SIDES,
    SIZES,
    Colour,
    Furniture,
    Room,
    between,
    checked,
    written,
)
from goblins.games.koncita.room import at as place

TILES = ("floor", "centre", "blocked")
#: How far from its grid a thing may stand, in a map's units: a hand in Tiled is not always exact.
_SLACK = 0.5


@cache
def shipped_rooms() -> dict[int, Room]:
    """The rooms that are played in without house rules, by the number of players."""
    found: dict[int, Room] = {}
    for path in sorted((paths.LEVELS / "koncita").glob("room_*.tmx")):
        plain = read_plain(path)
        room = room_of(plain)
        for count in range(room.players[0], room.players[1] + 1):
            if count in found:
                raise _bad(plain, f"there is another room for {count} players", "K-05")
            found[count] = room
    for count in range(INFO.min_seats, INFO.max_seats + 1):
        if count not in found:
            raise BadContent(f"levels/koncita: there is no room for {count} players (K-05)")
    return found


def room_file(plain: PlainMap) -> MapFile:
    """A map that somebody drew as a file of house rules; BadContent says what can't be played in."""
    room = room_of(plain)
    return MapFile(FILE, written(room), room.players)


def room_of(plain: PlainMap) -> Room:
    """The room of a map; BadContent says what in it breaks K-01 or K-05."""
    if (plain.columns, plain.rows) != (SIDE, SIDE):
        raise _bad(plain, f"the room is {plain.columns} × {plain.rows} squares, not {SIDE} × {SIDE}", "K-01")
    if min(plain.tile_width, plain.tile_height) <= 0:
        raise _bad(plain, "its tiles have no size", "K-01")
    for thing in plain.objects:
        if thing.layer not in ("furniture", "walls"):
            layers = suggestion(thing.layer, ("furniture", "walls"))
            raise _bad(plain, f"{thing.name!r} is in an unknown object layer {thing.layer!r}{layers}", "K-05")
    walls, furniture = _walls(plain), _furniture(plain)
    covered = {square for piece in furniture for square in piece.squares()}
    pillars = tuple(square for square in _blocked_tiles(plain) if square not in covered)
    title = _said(plain, "title") or plain.name.replace("_", " ").capitalize()
    return checked(Room(title, _said(plain, "words"), _players(plain), walls, furniture, pillars), plain.where)


def _bad(plain: PlainMap, what: str, rule: str) -> BadContent:
    return BadContent(f"{plain.where}: {what} ({rule})")


def _said(plain: PlainMap, key: str) -> str:
    """A property of the map that names or describes it."""
    value = plain.properties.get(key, "")
    if not isinstance(value, str):
        raise _bad(plain, f"the map's property {key} is {value!r}, not words", "K-05")
    return value.strip()


def _players(plain: PlainMap) -> tuple[int, int]:
    """For how many players the room is."""
    found = []
    for key in ("players_min", "players_max"):
        value = plain.properties.get(key)
        if type(value) is not int:
            possible = between((INFO.min_seats, INFO.max_seats))
            raise _bad(plain, f"the map's property {key} is {value!r}, not a whole number of {possible}", "K-05")
        found.append(value)
    return found[0], found[1]


def _named(plain: PlainMap, layer: str, kind: str, names: Collection[str], rule: str) -> dict[str, MapObject]:
    """The objects of a layer by name: each of a known name and the right class, none twice."""
    found: dict[str, MapObject] = {}
    for thing in plain.objects:
        if thing.layer != layer:
            continue
        if thing.name not in names:
            raise _bad(plain, f"there is no {kind} called {thing.name!r}{suggestion(thing.name, names)}", rule)
        if thing.name in found:
            raise _bad(plain, f"two objects of the layer {layer!r} are called {thing.name!r}", rule)
        if thing.kind != kind:
            raise _bad(plain, f"{thing.name!r} has the class {thing.kind!r}, not {kind!r}", rule)
        if thing.rotation:
            raise _bad(plain, f"{thing.name!r} is rotated: change its width and height instead", rule)
        found[thing.name] = thing
    return found


def _walls(plain: PlainMap) -> tuple[Colour, ...]:
    """The colour of each wall, clockwise from the top."""
    found = _named(plain, "walls", "wall", SIDES, "K-01")
    colours: list[Colour] = []
    for side in SIDES:
        if side not in found:
            raise _bad(plain, f"the {side} wall is missing", "K-01")
        painted = found[side].properties.get("colour")
        if painted is None:
            raise _bad(plain, f"the {side} wall has no property colour", "K-01")
        if painted not in get_args(Colour):
            known = suggestion(str(painted), COLOURS)
            raise _bad(plain, f"the {side} wall's colour {painted!r} is unknown{known}", "K-01")
        if not _lies_along(plain, side, found[side]):
            raise _bad(plain, f"the {side} wall does not lie along the {side} edge of the map", "K-01")
        colours.append(painted)
    return tuple(colours)


def _lies_along(plain: PlainMap, side: str, wall: MapObject) -> bool:
    """Whether a wall is thin, within the map, and runs the whole length of its edge."""
    width, height = SIDE * plain.tile_width, SIDE * plain.tile_height
    thick = wall.h if side in ("top", "bottom") else wall.w
    gaps = {"left": wall.x, "top": wall.y, "right": width - wall.x - wall.w, "bottom": height - wall.y - wall.h}
    opposite = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[side]
    touched = all(abs(gap) <= _SLACK for edge, gap in gaps.items() if edge != opposite)
    return touched and thick < min(plain.tile_width, plain.tile_height)


def _furniture(plain: PlainMap) -> tuple[Furniture, ...]:
    """The furniture, in the order of the rulebook whatever the order in the file."""
    things = _named(plain, "furniture", "furniture", SIZES, "K-05")
    return tuple(_piece(plain, things[name]) for name in SIZES if name in things)


def _piece(plain: PlainMap, thing: MapObject) -> Furniture:
    """One piece of furniture, on whole squares."""
    measures = []
    for length, tile in (
        (thing.x, plain.tile_width),
        (thing.y, plain.tile_height),
        (thing.w, plain.tile_width),
        (thing.h, plain.tile_height),
    ):
        count = round(length / tile)
        if abs(length - count * tile) > _SLACK:
            raise _bad(plain, f"the {thing.name} does not stand on whole squares", "K-05")
        measures.append(count)
    return Furniture(thing.name, *measures)


def _blocked_tiles(plain: PlainMap) -> list[int]:
    """The squares whose tiles are blocked; the floor must show the four central ones, and no others."""
    for layer in plain.tiles:
        if layer != "floor":
            raise _bad(plain, f"there is an unknown tile layer {layer!r}{suggestion(layer, ('floor',))}", "K-01")
    if "floor" not in plain.tiles:
        raise _bad(plain, "there is no tile layer 'floor'", "K-01")
    floor = plain.tiles["floor"]
    for square, kind in enumerate(floor):
        if kind not in TILES:
            what = f"a tile of the class {kind!r}" if kind else "no floor tile"
            raise _bad(plain, f"there is {what} at {place(square)}{suggestion(kind, TILES)}", "K-01")
        if (kind == "centre") != (square in CENTRE):
            wrong = "is painted as central" if kind == "centre" else f"must be central, not {kind!r}"
            raise _bad(plain, f"the tile at {place(square)} {wrong}: the middle 2 × 2 is, and nothing else", "K-01")
    return [square for square, kind in enumerate(floor) if kind == "blocked"]
