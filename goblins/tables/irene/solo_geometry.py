"""Where everything of Irene solo lies: Homes in a row, the framed Caves, the fanned Escape Pile, discards, and the path."""

from __future__ import annotations

from goblins.core.kept import lately
from goblins.games.irene.content import SYMBOLS
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_HOME, NO_PALACE, NO_TILE
from goblins.tables.irene.geometry import THREAD_Z, lying, path_rect
from goblins.tables.irene.showing import (
    HOMES_PIECE,
    MOUNTAIN_PIECE,
    NEXT_PLACE,
    OPEN_PLACE,
    PILE_THREAD_PIECE,
    TRAY,
    HomeFace,
    HomesFace,
    Kind,
    MountainFace,
    PalaceFace,
    PileThreadFace,
    TileFace,
    discard_piece,
    home_piece,
    palace_piece,
    tile_piece,
)
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.viewport import Rect, centred

HOME_PITCH, HOME, HOME_GAP = 132.0, 112.0, 14.0
#: What stands over the Homes.
HOMES_HEADING = Rect(334, 24, 700, 32)
#: How tiles lie in the Caves: up to how many, how large, how many in a row, and how far one row is below another.
CAVE_ROWS = ((10, 156.0, 5, 180.0), (21, 106.0, 7, 118.0), (32, 84.0, 8, 96.0), (50, 66.0, 10, 78.0))
#: What of the Caves' frame is beside the tiles, and above them.
FRAME_SIDE, FRAME_TOP = 26.0, 57.0
#: How many places for tiles are marked in the Caves.
PLACES = CAVE_ROWS[0][0]
#: The Escape Pile in a fan: how large its tiles are, how far apart at most, how far the first is turned, and the last one.
PILE_TILE, PILE_PITCH, PILE_FIRST, PILE_LAST = 96.0, 40.0, 10.0, -14.0
DISCARD, DISCARD_PITCH = 96.0, 118.0
#: How large Palaces are among which one is chosen, and how far apart.
OFFERED_PALACE, PALACE_PITCH = 186.0, 204.0


def area(name: str) -> Rect:
    """A zone of the solo table."""
    return zone(name, "solo")


def cave_rects(count: int) -> list[Rect]:
    """Where so many tiles lie in the Caves: five large ones in a row, or more smaller ones."""
    caves = area("caves")
    _, side, per_row, down = next(row for row in CAVE_ROWS if count <= row[0])
    across = (caves.w - 2 * FRAME_SIDE - side) / (per_row - 1)
    left, top = caves.x + FRAME_SIDE, caves.y + FRAME_TOP
    return [Rect(left + across * (n % per_row), top + down * (n // per_row), side, side) for n in range(count)]


def next_rect(view: SoloView) -> Rect | None:
    """Where the next tile will lie in the Caves; None where one more makes them all smaller, and where none is drawn."""
    count = len(view.public.caves)
    if view.public.phase != "turn" or view.public.ending or not view.mountain_size:
        return None
    place = cave_rects(count + 1)[-1]
    return place if not count or place.w == cave_rects(count)[0].w else None


def heading_rect() -> Rect:
    """What stands over the Caves."""
    caves = area("caves")
    return Rect(caves.x + 44, caves.y + 16, caves.w - 86, 32)


def path_place(place: int, count: int) -> Rect:
    """A place of the path: 0 is the Palace."""
    return path_rect(place, count, "solo")


def home_rect(home: int, count: int) -> Rect:
    """One of so many Homes in the row."""
    row = area("homes")
    pitch = min(HOME_PITCH, row.w / count)
    side = min(HOME, pitch - HOME_GAP)
    return Rect(row.x + pitch * home, row.y, side, side)


def is_escaping(view: SoloView) -> bool:
    """Whether the Escape Pile lies open, and the path where the tray was."""
    return view.public.phase == "path" or bool(view.public.ending)


@lately(4)
def layout(view: SoloView) -> Layout:
    """Every piece in its place."""
    heap = MountainFace(view.mountain_size, bare=True)
    placed: dict[Piece, Placement] = {MOUNTAIN_PIECE: lying(area("mountain"), heap)}
    for home, number in enumerate(view.numbers):
        placed[home_piece(home)] = lying(home_rect(home, len(view.numbers)), HomeFace(number), fixed=bool(number))
    public, escaping = view.public, is_escaping(view)
    left = 0 if escaping else sum(not number for number in view.numbers)  # then none is turned any more
    placed[HOMES_PIECE] = lying(HOMES_HEADING, HomesFace(left, alone=True), 1, fixed=True)
    if public.home != NO_HOME:
        door = path_place(len(public.path) + 1, len(public.path))
        placed[home_piece(public.home)] = lying(door, HomeFace(), z=THREAD_Z - 1, fixed=True)
    open_tiles = view.pile if escaping else public.caves
    for tile, rect in zip(open_tiles, cave_rects(len(open_tiles)), strict=True):
        placed[tile_piece(tile)] = lying(rect, TileFace(tile))
    if public.phase == "palace":
        for symbol in range(len(SYMBOLS)):
            placed[palace_piece(symbol)] = lying(_offered_palace(symbol), PalaceFace(symbol))
    elif public.palace != NO_PALACE:
        rect = path_place(0, len(public.path)) if escaping else area("palace")
        placed[palace_piece(public.palace)] = lying(rect, PalaceFace(public.palace), z=20, fixed=True)
    for place, tile in enumerate(public.path, start=1):
        placed[tile_piece(tile)] = lying(path_place(place, len(public.path)), TileFace(tile), fixed=True)
    _place_discards(placed, view)
    if not escaping:
        _place_pile(placed, view.pile_size)
    return placed


def _offered_palace(symbol: int) -> Rect:
    """One of the Palaces of which one is chosen: large, in the middle of the Caves."""
    x, y = area("caves").centre
    return centred(x + PALACE_PITCH * (symbol - (len(SYMBOLS) - 1) / 2), y, OFFERED_PALACE, OFFERED_PALACE)


def discard_rect(number: int, count: int) -> Rect:
    """One of so many discard piles."""
    discards = area("discards")
    pitch = min(DISCARD_PITCH, (discards.w - DISCARD) / max(1, count - 1))
    return Rect(discards.x + pitch * number, discards.y, DISCARD, DISCARD)


def counter_rect(place: int, count: int) -> Rect:
    """The place of one of so many Goblins that bring the discards back."""
    side = min(34.0, 100 / count)
    return Rect(1470 + (side + 4) * place, 354 - side / 2, side, side)


def _place_discards(placed: dict[Piece, Placement], view: SoloView) -> None:
    """The discard piles, each with its uppermost tile."""
    piles = view.public.discards
    for number, pile in enumerate(piles):
        face = TileFace(pile[-1] if pile else NO_TILE, pile=len(pile))
        placed[discard_piece(number)] = lying(discard_rect(number, len(piles)), face, 10 + number, fixed=True)


def _place_pile(placed: dict[Piece, Placement], count: int) -> None:
    """The Escape Pile as long as it is face down, fanned out below the Palace."""
    pile = area("pile")
    step = min(PILE_PITCH, (pile.w - PILE_TILE) / max(1, count - 1))
    for number in range(count):
        x = pile.x + PILE_TILE / 2 + step * number
        tops = count if number == count - 1 else 0
        angle = round(PILE_FIRST + (PILE_LAST - PILE_FIRST) * number / max(3, count - 1))
        placed[Piece(Kind.PILE, number)] = Placement(
            x, pile.centre[1], PILE_TILE, PILE_TILE, TileFace(pile=tops), 10 + number, angle, fixed=True
        )
    if count:
        placed[PILE_THREAD_PIECE] = Placement(*pile.centre, 0, 0, PileThreadFace(), 11 + count, fixed=True)


def targets(view: SoloView) -> dict[Piece, Rect]:
    """The open place at the path's end, the next place of the Caves, the tray, and every piece."""
    found = {piece: placement.rect for piece, placement in layout(view).items()}
    place = next_rect(view)
    if place:
        found[NEXT_PLACE] = place
    if view.public.phase == "path":  # the path lies where the tray was
        found[OPEN_PLACE] = path_place(len(view.public.path) + 1, len(view.public.path))
    else:
        found[TRAY] = area("tray")
    return found
