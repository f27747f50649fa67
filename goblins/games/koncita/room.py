"""The Princess's room: 8 × 8 squares, four coloured walls, furniture and pillars; checked by K-01 and K-05."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, get_args

import msgspec
import yaml
from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.core.nearest import suggestion
from goblins.games.koncita.info import INFO

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

SIDE = 8
SQUARES = SIDE * SIDE
CENTRE = tuple(row * SIDE + column for row in (3, 4) for column in (3, 4))
#: The sides of the room, clockwise.
SIDES = ("top", "right", "bottom", "left")
#: One step toward each side, as columns and rows.
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
#: Every piece of furniture and how many squares it covers, either way round, as it is drawn (K-05).
SIZES = {"bed": (2, 2), "wardrobe": (3, 1), "bath": (2, 2), "dresser": (1, 2), "harp": (1, 2)}
#: The Princess and the three room cards.
PIECES_ON_THE_FLOOR = 4
#: The room of somebody's own among the files of house rules.
FILE = "room.yaml"


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

    title: str
    words: str
    players: tuple[int, int]
    walls: tuple[Colour, ...]
    """The colours of the four walls, clockwise from the top."""
    furniture: tuple[Furniture, ...]
    pillars: tuple[int, ...] = ()
    """Squares on which nothing can stand although no furniture does."""

    def blocked(self) -> frozenset[int]:
        """The squares that can't be entered."""
        return frozenset(self.pillars).union(*(piece.squares() for piece in self.furniture))

    def side_of(self, colour: Colour) -> int:
        """Where the wall of a colour is, as a number of SIDES."""
        return self.walls.index(colour)


def square_name(square: int) -> str:
    """A square as people say it: its column's letter and its row's number, from the upper left."""
    return f"{'abcdefgh'[square % SIDE]}{square // SIDE + 1}"


def neighbour(square: int, side: int) -> int:
    """The square beside one on a side of the room; -1 beyond a wall."""
    across, down = STEPS[side]
    column, row = square % SIDE + across, square // SIDE + down
    return row * SIDE + column if 0 <= column < SIDE and 0 <= row < SIDE else -1


# ---------------------------------------------------------------------- what a room must be like


def checked(room: Room, where: str) -> Room:
    """The room, if one can play in it; BadContent says what is wrong."""
    for what, rule in _problems(room):
        raise BadContent(f"{where}: {what} ({rule})")
    return room


def between(players: tuple[int, int]) -> str:
    """A least and a most number of players."""
    return f"{players[0]}–{players[1]}"


def at(square: int) -> str:
    """A square as Tiled counts it."""
    return f"column {square % SIDE}, row {square // SIDE}"


def _problems(room: Room) -> Iterator[tuple[str, str]]:
    """What is wrong with a room, and by which clause."""
    least, most = room.players
    if not INFO.min_seats <= least <= most <= INFO.max_seats:
        possible = between((INFO.min_seats, INFO.max_seats))
        yield f"a room for {between(room.players)} players is not possible: it is for some of {possible}", "K-05"
    for colour in COLOURS:
        if room.walls.count(colour) != 1:
            sides = " and ".join(side for side, painted in zip(SIDES, room.walls, strict=True) if painted == colour)
            yield f"the {sides} walls are both {colour}" if sides else f"no wall is {colour}", "K-01"
    for piece in room.furniture:
        yield from _misplaced(piece)
    yield from _overlaps(room)
    for square in sorted(room.pillars):
        if square in CENTRE:
            yield f"there is a pillar on the central square at {at(square)}", "K-01"
    yield from _too_small(room)


def _misplaced(piece: Furniture) -> Iterator[tuple[str, str]]:
    """What is wrong with a piece of furniture by itself."""
    size = SIZES.get(piece.name)
    if size is None:
        yield f"there is no furniture called {piece.name!r}{suggestion(piece.name, SIZES)}", "K-05"
    elif (piece.columns, piece.rows) not in (size, size[::-1]):
        yield f"the {piece.name} covers {piece.columns} × {piece.rows} squares, not {size[0]} × {size[1]}", "K-05"
    elif min(piece.column, piece.row) < 0 or max(piece.column + piece.columns, piece.row + piece.rows) > SIDE:
        yield f"the {piece.name} stands outside the room", "K-05"
    elif set(piece.squares()) & set(CENTRE):
        yield f"the {piece.name} stands on a central square", "K-05"


def _overlaps(room: Room) -> Iterator[tuple[str, str]]:
    names = Counter(piece.name for piece in room.furniture)
    yield from ((f"there are {count} pieces called {name!r}", "K-05") for name, count in names.items() if count > 1)
    covered = Counter(square for piece in room.furniture for square in piece.squares())
    for square, times in covered.items():
        if times > 1:
            both = " and ".join(piece.name for piece in room.furniture if square in piece.squares())
            yield f"{both} overlap at {at(square)}", "K-05"


def _too_small(room: Room) -> Iterator[tuple[str, str]]:
    """Squares that can't be reached, and squares that are missing."""
    blocked, most = room.blocked(), room.players[1]
    reached = _reached(CENTRE[0], blocked)
    free = [square for square in range(SQUARES) if square not in blocked]
    for square in free:
        if square not in reached:
            yield f"the square at {at(square)} can't be reached", "K-05"
    pieces = most + PIECES_ON_THE_FLOOR
    company = f"{most} players, the Princess and the three room cards"
    if len(free) < 2 * pieces:
        yield f"{len(free)} squares are free, but {company} need {2 * pieces} to move about", "K-05"
    edge = [square for square in free if any(_is_edge(neighbour(square, side), blocked) for side in range(len(SIDES)))]
    if len(edge) < pieces:
        yield f"{len(edge)} free squares touch an edge, but {company} need {pieces}", "K-09"


def _is_edge(square: int, blocked: frozenset[int]) -> bool:
    return square < 0 or square in blocked


def _reached(start: int, blocked: frozenset[int]) -> set[int]:
    """The free squares that can be walked to from the start."""
    reached, waiting = {start}, [start]
    while waiting:
        square = waiting.pop()
        for side in range(len(SIDES)):
            beside = neighbour(square, side)
            if not _is_edge(beside, blocked) and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached


# ---------------------------------------------------------------------- a room as a file of house rules


class _FurnitureEntry(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    square: str
    columns: int
    rows: int


class _Walls(Struct, frozen=True, forbid_unknown_fields=True):
    top: Colour
    right: Colour
    bottom: Colour
    left: Colour


class _RoomFile(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    players: tuple[int, int]
    walls: _Walls
    words: str = ""
    furniture: tuple[_FurnitureEntry, ...] = ()
    pillars: tuple[str, ...] = ()


def own_room(box: Box) -> Room | None:
    """The room that house rules bring; None where there is none."""
    if not box.changes(FILE):
        return None
    file, where = box.load(FILE, _RoomFile), box.where(FILE)
    walls = (file.walls.top, file.walls.right, file.walls.bottom, file.walls.left)
    furniture = []
    for number, entry in enumerate(file.furniture):
        row, column = divmod(_square(entry.square, f"{where}: furniture[{number}].square"), SIDE)
        furniture.append(Furniture(entry.name, column, row, entry.columns, entry.rows))
    pillars = [_square(name, f"{where}: pillars[{number}]") for number, name in enumerate(file.pillars)]
    return checked(Room(file.title, file.words, file.players, walls, tuple(furniture), tuple(pillars)), where)


def _square(name: str, where: str) -> int:
    """The square of that name."""
    for square in range(SQUARES):
        if square_name(square) == name:
            return square
    raise BadContent(f"{where}: {name!r} is no square: they are called a1 to h8, from the upper left")


def written(room: Room) -> str:
    """A room as the text of its file."""
    file = _RoomFile(
        room.title,
        room.players,
        _Walls(*room.walls),
        room.words,
        tuple(
            _FurnitureEntry(piece.name, square_name(piece.squares()[0]), piece.columns, piece.rows)
            for piece in room.furniture
        ),
        tuple(map(square_name, sorted(room.pillars))),
    )
    text: str = yaml.safe_dump(msgspec.to_builtins(file), sort_keys=False, allow_unicode=True)
    return text
