"""The Princess's room: an 8 × 8 board with coloured walls and furniture, out of a Tiled map, checked by K-01 and K-05."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache

from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent
from goblins.content.tiled import MapObject, PlainMap, read_plain
from goblins.core.nearest import suggestion

SIDE = 8
CENTRE = tuple(row * SIDE + column for row in (3, 4) for column in (3, 4))
#: The walls and their colours, clockwise from the top (K-01).
WALLS = {"top": "red", "right": "yellow", "bottom": "green", "left": "blue"}
#: Every piece of furniture and how many squares it covers, either way round (K-05).
SIZES = {"bed": (2, 2), "wardrobe": (3, 1), "bath": (2, 2), "dresser": (1, 2), "harp": (1, 2)}
#: How many pieces stand in the room for which numbers of players (K-05).
PIECES = {(2, 3): 5, (4, 5): 3, (6, 8): 0}
TILES = ("floor", "centre", "blocked")
#: How far from its grid a thing may stand, in a map's units: a hand in Tiled is not always exact.
_SLACK = 0.5


class Furniture(Struct, frozen=True):
    """A piece of furniture: its upper left square, and how many squares it covers."""

    name: str
    column: int
    row: int
    columns: int
    rows: int

    def squares(self) -> tuple[int, ...]:
        """The squares it covers."""
        return tuple(
            row * SIDE + column
            for row in range(self.row, self.row + self.rows)
            for column in range(self.column, self.column + self.columns)
        )


class Room(Struct, frozen=True):
    """A room for a number of players, the least and the most. A square is row * 8 + column, from the upper left."""

    name: str
    players: tuple[int, int]
    walls: dict[str, str]
    centre: tuple[int, ...]
    furniture: tuple[Furniture, ...]
    blocked: frozenset[int]


@cache
def room_for(players: int) -> Room:
    """The room that so many players play in, two to eight."""
    wanted = next((numbers for numbers in PIECES if numbers[0] <= players <= numbers[1]), None)
    if wanted is None:
        raise ValueError(f"there is no room for {players} players")
    plain = read_plain(paths.LEVELS / "koncita" / f"room_{wanted[0]}_{wanted[1]}.tmx")
    room = room_of(plain)
    if room.players != wanted:
        raise _bad(plain, f"the room is for {_between(room.players)} players, not {_between(wanted)}", "K-05")
    return room


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
    players = _players(plain)
    walls = _walls(plain)
    furniture = _furniture(plain, players)
    blocked = frozenset(square for piece in furniture for square in piece.squares())
    centre = _centre(plain, blocked)
    for square in _unreachable(centre[0], blocked):
        raise _bad(plain, f"the square at {_at(square)} can't be reached", "K-05")
    return Room(plain.name, players, walls, centre, furniture, blocked)


def _bad(plain: PlainMap, what: str, rule: str) -> BadContent:
    return BadContent(f"{plain.where}: {what} ({rule})")


def _between(players: tuple[int, int]) -> str:
    return f"{players[0]}–{players[1]}"


def _at(square: int) -> str:
    """A square as Tiled counts it."""
    return f"column {square % SIDE}, row {square // SIDE}"


def _players(plain: PlainMap) -> tuple[int, int]:
    """For how many players the room is."""
    found = []
    for key in ("players_min", "players_max"):
        value = plain.properties.get(key)
        if type(value) is not int:
            raise _bad(plain, f"the map's property {key} is {value!r}, not a whole number", "K-05")
        found.append(value)
    players = (found[0], found[1])
    if players not in PIECES:
        possible = ", ".join(map(_between, PIECES))
        raise _bad(plain, f"a room for {_between(players)} players is not possible: it is one of {possible}", "K-05")
    return players


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


def _walls(plain: PlainMap) -> dict[str, str]:
    """The colour of each wall."""
    found = _named(plain, "walls", "wall", WALLS, "K-01")
    for side, colour in WALLS.items():
        if side not in found:
            raise _bad(plain, f"the {side} wall is missing", "K-01")
        painted = found[side].properties.get("colour")
        if painted is None:
            raise _bad(plain, f"the {side} wall has no property colour", "K-01")
        if painted not in WALLS.values():
            raise _bad(
                plain,
                f"the {side} wall's colour {painted!r} is unknown{suggestion(str(painted), WALLS.values())}",
                "K-01",
            )
        if painted != colour:
            raise _bad(plain, f"the {side} wall is {painted}, not {colour}", "K-01")
        if not _lies_along(plain, side, found[side]):
            raise _bad(plain, f"the {side} wall does not lie along the {side} edge of the map", "K-01")
    return dict(WALLS)


def _lies_along(plain: PlainMap, side: str, wall: MapObject) -> bool:
    """Whether a wall is thin, within the map, and runs the whole length of its edge."""
    width, height = SIDE * plain.tile_width, SIDE * plain.tile_height
    thick = wall.h if side in ("top", "bottom") else wall.w
    gaps = {"left": wall.x, "top": wall.y, "right": width - wall.x - wall.w, "bottom": height - wall.y - wall.h}
    opposite = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[side]
    touched = all(abs(gap) <= _SLACK for edge, gap in gaps.items() if edge != opposite)
    return touched and thick < min(plain.tile_width, plain.tile_height)


def _furniture(plain: PlainMap, players: tuple[int, int]) -> tuple[Furniture, ...]:
    """The furniture, in the order of the rulebook whatever the order in the file."""
    things = _named(plain, "furniture", "furniture", SIZES, "K-05")
    pieces = tuple(_piece(plain, things[name]) for name in SIZES if name in things)
    covered = Counter(square for piece in pieces for square in piece.squares())
    for square, times in covered.items():
        if times > 1:
            both = " and ".join(piece.name for piece in pieces if square in piece.squares())
            raise _bad(plain, f"{both} overlap at {_at(square)}", "K-05")
    if len(pieces) != PIECES[players]:
        wanted = f"{len(pieces)} pieces of furniture, but {_between(players)} players need {PIECES[players]}"
        missing = [name for name in SIZES if name not in things]
        hint = f": {', '.join(missing)} missing" if PIECES[players] == len(SIZES) else ""
        raise _bad(plain, f"there are {wanted}{hint}", "K-05")
    return pieces


def _piece(plain: PlainMap, thing: MapObject) -> Furniture:
    """One piece of furniture, checked by itself."""
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
    column, row, columns, rows = measures
    size = SIZES[thing.name]
    if (columns, rows) not in (size, size[::-1]):
        wanted = f"{size[0]} × {size[1]}"
        raise _bad(plain, f"the {thing.name} covers {columns} × {rows} squares, not {wanted}", "K-05")
    if column < 0 or row < 0 or column + columns > SIDE or row + rows > SIDE:
        raise _bad(plain, f"the {thing.name} stands outside the room", "K-05")
    piece = Furniture(thing.name, column, row, columns, rows)
    if set(piece.squares()) & set(CENTRE):
        raise _bad(plain, f"the {thing.name} stands on a central square", "K-05")
    if 0 not in (column, row) and SIDE not in (column + columns, row + rows):
        raise _bad(plain, f"the {thing.name} does not stand against a wall", "K-05")
    return piece


def _centre(plain: PlainMap, blocked: frozenset[int]) -> tuple[int, ...]:
    """The central squares as the floor shows them."""
    for layer in plain.tiles:
        if layer != "floor":
            raise _bad(plain, f"there is an unknown tile layer {layer!r}{suggestion(layer, ('floor',))}", "K-01")
    if "floor" not in plain.tiles:
        raise _bad(plain, "there is no tile layer 'floor'", "K-01")
    floor = plain.tiles["floor"]
    for square, kind in enumerate(floor):
        if kind not in TILES:
            what = f"a tile of the class {kind!r}" if kind else "no floor tile"
            raise _bad(plain, f"there is {what} at {_at(square)}{suggestion(kind, TILES)}", "K-01")
        if kind == "blocked" and square not in blocked:
            raise _bad(plain, f"the tile at {_at(square)} is blocked, but no furniture stands there", "K-05")
        if (kind == "centre") != (square in CENTRE):
            is_it = "is" if kind == "centre" else "is not"
            raise _bad(plain, f"the tile at {_at(square)} {is_it} central: only the middle 2 × 2 is", "K-01")
    return CENTRE


def _unreachable(start: int, blocked: frozenset[int]) -> list[int]:
    """The free squares that can't be walked to from the start."""
    reached, waiting = {start}, [start]
    while waiting:
        row, column = divmod(waiting.pop(), SIDE)
        for below, beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            square = below * SIDE + beside
            inside = 0 <= below < SIDE and 0 <= beside < SIDE
            if inside and square not in blocked and square not in reached:
                reached.add(square)
                waiting.append(square)
    return [square for square in range(SIDE * SIDE) if square not in reached and square not in blocked]
