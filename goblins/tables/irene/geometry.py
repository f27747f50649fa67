"""Where everything of the maze lies: the growing cave, Palaces and Homes, the tray for exploring, the path of an escape."""

from __future__ import annotations

from goblins.content.tiled import zones
from goblins.games.irene.draft import empty_cells
from goblins.games.irene.knowledge import CAPTURED
from goblins.games.irene.state import FREE, MOUNTAIN, NO_TILE, NOBODY, SUPPLY, WIDTH, MazeView, Spot
from goblins.tables.contract import TableContext, Camera
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect, centred

LARGEST_PITCH, GAP = 124.0, 8.0
#: A cave with cells smaller than this may be looked at more closely; how much closer one step of the wheel is.
SMALL_PITCH, CLOSER = 92.0, 1.25
#: From here on faces are hard to read: then the table says that one may look closer.
TINY_PITCH = 66.0
PALACE, HOME, DRAWN, PATH_TILE, CRUMB = 84.0, 100.0, 134.0, 134.0, 58.0
PATH_ROOM = 940.0
#: A path with more places than a row takes goes on in a second row. The longest there can be has a Palace, 13 tiles and a Home.
ROW_TILE, ROW_LENGTH = 78.0, 12
RETURNING_GAP = 24.0
#: Where breadcrumbs lie on a tile one after another, as shares of its side: round its middle, by which it is picked up.
CRUMB_PLACES = (
    (0, 0.31),
    (0.31, 0.31),
    (-0.31, 0.31),
    (0.31, 0),
    (-0.31, 0),
    (0.31, -0.31),
    (-0.31, -0.31),
    (0, -0.31),
)
SHAPES = ("bun", "toast", "cracker", "heart")
TILE_Z, CRUMB_Z, TRAY_Z, BELL_Z = 10.0, 60.0, 40.0, 80.0
MOUNTAIN_PIECE, DRAWN_PIECE, RETURNING_PIECE, OPEN_PLACE, TRAY = "mountain", "drawn", "returning", "open", "tray"


def zone(name: str, table: str = "table") -> Rect:
    """A zone of the table's map."""
    found = zones("irene", table)[name]
    return Rect(found.x, found.y, found.w, found.h)


class Cave:
    """How the cave lies in its zone: it is centred, and drawn smaller as it grows.

    Somebody who came close (`gaze`: the pitch of cells, and the column and row in the middle) sees a part of it.
    """

    def __init__(self, caves: tuple[Spot, ...], camera: Camera | None = None) -> None:
        cells = [*(spot.cell for spot in caves), MOUNTAIN]
        columns, rows = [cell % WIDTH for cell in cells], [cell // WIDTH for cell in cells]
        self._left, self._top = min(columns) - 1, min(rows) - 1
        across, down = max(columns) - self._left + 2, max(rows) - self._top + 2
        area = zone("caves")
        self.whole_pitch = min(LARGEST_PITCH, area.w / across, area.h / down)
        self.pitch, middle = self.whole_pitch, (self._left + across / 2, self._top + down / 2)
        if camera is not None and camera.closeness > self.whole_pitch:
            self.pitch, middle = camera.closeness, (camera.x, camera.y)
        self.tile = self.pitch - GAP
        self._x = area.centre[0] - self.pitch * (middle[0] - self._left)
        self._y = area.centre[1] - self.pitch * (middle[1] - self._top)
        self._bounds = self._left, self._top, self._left + across, self._top + down

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        column, row = cell % WIDTH - self._left, cell // WIDTH - self._top
        return self._x + (column + 0.5) * self.pitch, self._y + (row + 0.5) * self.pitch

    def rect(self, cell: int) -> Rect:
        """The area of a tile on a cell."""
        return centred(*self.middle(cell), self.tile, self.tile)

    def shows(self, cell: int) -> bool:
        """Whether a cell lies in the zone: all do, unless somebody came close to others."""
        area, rect = zone("caves").grown(GAP), self.rect(cell)
        inside = area.holds((rect.x, rect.y)) and area.holds((rect.right, rect.bottom))
        return self.pitch == self.whole_pitch or inside

    def zoom(self, pos: Point, up: float) -> Camera | None:
        """What is seen after so many steps of the wheel at a point: what lies there stays there."""
        pitch = min(LARGEST_PITCH, self.pitch * CLOSER**up)
        if self.whole_pitch >= SMALL_PITCH or pitch < self.whole_pitch + 1:
            return None
        column, row = self._left + (pos[0] - self._x) / self.pitch, self._top + (pos[1] - self._y) / self.pitch
        x, y = zone("caves").centre
        column, row = column + (x - pos[0]) / pitch, row + (y - pos[1]) / pitch
        return self._camera(pitch, column, row)

    def pan(self, by: Point) -> Camera:
        """What is seen by somebody close after the ground was pulled by so much."""
        x, y = zone("caves").centre
        column, row = self._left + (x - by[0] - self._x) / self.pitch, self._top + (y - by[1] - self._y) / self.pitch
        return self._camera(self.pitch, column, row)

    def _camera(self, pitch: float, column: float, row: float) -> Camera:
        """That column and row in the middle, or the nearest so that nothing beyond the cave is seen; where the cave is smaller
        than the zone, so that nothing of it is out of sight.
        """
        left, top, right, bottom = self._bounds
        area = zone("caves")
        across, down = area.w / pitch / 2, area.h / pitch / 2
        return Camera(pitch, _between(column, left + across, right - across), _between(row, top + down, bottom - down))


def _between(value: float, one: float, other: float) -> float:
    return min(max(one, other), max(min(one, other), value))


def from_mountain(cell: int) -> int:
    """How many columns and rows a cell is away from the Mountain."""
    return abs(cell % WIDTH - MOUNTAIN % WIDTH) + abs(cell // WIDTH - MOUNTAIN // WIDTH)


def returning_rect(place: int, count: int) -> Rect:
    """Where one of the tiles to be put back lies, after the Palace; 0 is the next one."""
    rect = path_rect(place + 1, count)
    return Rect(rect.x + RETURNING_GAP, rect.y, rect.w, rect.h)


def prompt_button() -> Rect:
    """A button at the foot of the prompt."""
    prompt = zone("prompt")
    return Rect(prompt.x + 22, prompt.bottom - 74, prompt.w - 44, 56)


def panel_rect(seat: int) -> Rect:
    """A player's panel: in seat order, whoever looks."""
    return Rect(20, 74 + 152 * seat, 280, 142)


def portrait_rect(seat: int) -> Rect:
    """The portrait in a player's panel."""
    panel = panel_rect(seat)
    return centred(panel.x + 60, panel.y + 62, 96, 96)


def palace_rect(symbol: int) -> Rect:
    """A Palace beside the table."""
    area = zone("palaces")
    return Rect(area.x + 92 * symbol, area.y + 36, PALACE, PALACE)


def home_rect(home: int) -> Rect:
    """A Home beside the table."""
    area = zone("homes")
    return Rect(area.x + 132 * (home % 3), area.y + 38 + 112 * (home // 3), HOME, HOME)


def shown_path(view: MazeView, context: TableContext) -> int:
    """Whose path lies in the path zone: the active escaper's; NOBODY while the active player explores."""
    active = view.active
    if view.starts[active] >= 0 or view.phase == "palace":
        return active
    return NOBODY


def path_side(count: int) -> float:
    """How large the tiles of a path are: they lie flush, with room for the open place."""
    return max(ROW_TILE, min(PATH_TILE, PATH_ROOM / (count + 2)))


def path_rect(place: int, count: int, table: str = "table") -> Rect:
    """A place of the path: 0 is the Palace; `count` tiles lie in it besides. A long one goes on in a second row."""
    area, side = zone("path", table), path_side(count)
    row, column = divmod(place, ROW_LENGTH)
    rows = 1 if count + 2 <= ROW_LENGTH else 2
    return Rect(area.x + side * column, area.y + (area.h - side * rows) / 2 + side * row, side, side)


def open_rect(view: MazeView, seat: int) -> Rect:
    """The open place at a path's end."""
    count = len(view.paths[seat])
    return path_rect(count + 1, count)


def drawn_rect() -> Rect:
    """Where the drawn tile, or one to be put back, lies in the tray."""
    tray = zone(TRAY)
    return Rect(tray.x + 856, tray.y + 23, DRAWN, DRAWN)


def supply_rect(symbol: int) -> Rect:
    """A breadcrumb of the one who looks, in the tray."""
    tray = zone(TRAY)
    return centred(tray.x + 538 + 78 * symbol, tray.y + 92, CRUMB, CRUMB)


def bell_rect(seat: int) -> Rect:
    """The bell at a player's panel."""
    panel = panel_rect(seat)
    return centred(panel.right + 10, panel.y + 46, 56, 56)


# ---------------------------------------------------------------------- pieces


def cell_piece(cell: int) -> Piece:
    """A tile of the Caves as a piece, called by its place: its name tells nothing."""
    return f"cell:{cell}"


def crumb_piece(seat: int, symbol: int) -> Piece:
    """A breadcrumb as a piece."""
    return f"crumb:{seat}:{symbol}"


def palace_piece(symbol: int) -> Piece:
    """A Palace as a piece."""
    return f"palace:{symbol}"


def home_piece(home: int) -> Piece:
    """A Home as a piece."""
    return f"home:{home}"


def bell_piece(seat: int) -> Piece:
    """A player's bell as a piece."""
    return f"bell:{seat}"


def path_piece(place: int) -> Piece:
    """A tile of the path that is shown, as a piece."""
    return f"path:{place}"


def waiting_piece(place: int) -> Piece:
    """A tile that will be put back after others, as a piece."""
    return f"waiting:{place}"


def panel_piece(seat: int) -> Piece:
    """A player's panel as a piece, to be pointed at."""
    return f"panel:{seat}"


def number_of(piece: Piece | None, kind: str) -> int | None:
    """The number in a piece's name if it is of that kind."""
    if piece is None or not piece.startswith(f"{kind}:"):
        return None
    return int(piece.rpartition(":")[2])


def layout(view: MazeView, context: TableContext) -> Layout:
    """Every piece of a view in its place."""
    placed: dict[Piece, Placement] = {}
    cave = Cave(view.caves, context.camera)
    for spot in view.caves:
        if not cave.shows(spot.cell):
            continue
        hidden = context.covered and not spot.up and view.phase != "next"
        face = ("tile", NO_TILE if hidden else spot.tile, spot.up)
        rect = cave.rect(spot.cell)
        placed[cell_piece(spot.cell)] = Placement(*rect.centre, rect.w, rect.h, face, TILE_Z, fixed=spot.up)
    if cave.shows(MOUNTAIN):
        rect, heap = cave.rect(MOUNTAIN), ("mountain", view.mountain_size, view.top)
        placed[MOUNTAIN_PIECE] = Placement(*rect.centre, rect.w, rect.h, heap, TILE_Z + 1)
    _place_beside(placed, view, context)
    _place_path(placed, view, context)
    if view.has_drawn:
        shown = NO_TILE if context.covered and not view.drawn_up else view.drawn
        rect = drawn_rect()
        placed[DRAWN_PIECE] = Placement(*rect.centre, rect.w, rect.h, ("tile", shown, view.drawn_up), TRAY_Z)
    for place, tile in enumerate(view.returning):
        rect, face = returning_rect(place, len(view.returning)), ("tile", tile, True)
        piece = waiting_piece(place) if place else RETURNING_PIECE
        placed[piece] = Placement(*rect.centre, rect.w, rect.h, face, TRAY_Z, fixed=place > 0)
    _place_crumbs(placed, view, context, cave)
    for seat in range(len(view.paths)):
        rect = panel_rect(seat)
        placed[panel_piece(seat)] = Placement(*rect.centre, rect.w, rect.h, ("zone",), 1, fixed=True)
        if seat != view.active and view.phase == "choose" and context.seat(seat).is_human:
            rect = bell_rect(seat)
            placed[bell_piece(seat)] = Placement(
                *rect.centre, rect.w, rect.h, ("bell", view.hushed), BELL_Z, fixed=True
            )
    return placed


def _place_beside(placed: dict[Piece, Placement], view: MazeView, context: TableContext) -> None:
    """Palaces and Homes that nobody has taken; a Palace's back is for the one who chooses (I-41)."""
    for symbol, owner in enumerate(view.palaces):
        if owner == NOBODY:
            rect = palace_rect(symbol)
            back = view.backs[symbol] if view.backs and not context.covered else -1
            placed[palace_piece(symbol)] = Placement(*rect.centre, rect.w, rect.h, ("palace", symbol, back), TILE_Z)
    for home, owner in enumerate(view.homes):
        rect = home_rect(home)
        if owner < 0:
            face = ("home", 0 if owner == FREE else view.numbers[home])
            placed[home_piece(home)] = Placement(*rect.centre, rect.w, rect.h, face, TILE_Z, fixed=owner != FREE)


def _place_path(placed: dict[Piece, Placement], view: MazeView, context: TableContext) -> None:
    seat = shown_path(view, context)
    if seat == NOBODY or view.starts[seat] < 0:
        return
    path = view.paths[seat]
    rect = path_rect(0, len(path) or len(view.returning))
    placed[path_piece(0)] = Placement(
        *rect.centre, rect.w, rect.h, ("palace", view.starts[seat], -1), TRAY_Z, fixed=True
    )
    for place, tile in enumerate(path, start=1):
        rect = path_rect(place, len(path))
        placed[path_piece(place)] = Placement(*rect.centre, rect.w, rect.h, ("tile", tile, True), TRAY_Z, fixed=True)
    if seat in view.arrived:
        rect = path_rect(len(path) + 1, len(path))
        placed[path_piece(len(path) + 1)] = Placement(*rect.centre, rect.w, rect.h, ("home", 0), TRAY_Z, fixed=True)


def _place_crumbs(placed: dict[Piece, Placement], view: MazeView, context: TableContext, cave: Cave) -> None:
    """Breadcrumbs on tiles, and those in the supply of the one who looks."""
    on_cell: dict[int, int] = {}
    shown = shown_path(view, context)
    for seat, held in enumerate(view.crumbs):
        for symbol, cell in enumerate(held):
            piece, face = crumb_piece(seat, symbol), ("crumb", seat, symbol)
            if cell == SUPPLY:
                if seat == context.viewer and shown == NOBODY:
                    rect = supply_rect(symbol)
                    placed[piece] = Placement(*rect.centre, rect.w, rect.h, face, CRUMB_Z)
            elif cell == CAPTURED:
                continue  # it lies on a path: see below
            elif cave.shows(cell):
                number = on_cell.get(cell, 0)
                on_cell[cell] = number + 1
                (x, y), size = cave.middle(cell), cave.tile * 0.38
                across, down = CRUMB_PLACES[number % len(CRUMB_PLACES)]
                nearer = 0.8 if number >= len(CRUMB_PLACES) else 1.0  # a second round lies a little further inside
                x, y = x + across * nearer * cave.tile, y + down * nearer * cave.tile
                placed[piece] = Placement(x, y, size, size, face, CRUMB_Z + number)
    path = view.paths[shown] if shown != NOBODY else ()
    rects = {tile: path_rect(place, len(path)) for place, tile in enumerate(path, start=1)}
    rects |= {tile: returning_rect(place, len(view.returning)) for place, tile in enumerate(view.returning)}
    for tile, rect in rects.items():
        crumbs = crumbs_on(view, tile)
        for place, (seat, symbol) in enumerate(crumbs):
            crumb = captured_rect(rect, place, len(crumbs))
            placed[crumb_piece(seat, symbol)] = Placement(
                *crumb.centre, crumb.w, crumb.h, ("crumb", seat, symbol), CRUMB_Z + place, fixed=True
            )


def crumbs_on(view: MazeView, tile: int) -> list[tuple[int, int]]:
    """The breadcrumbs that lie on a tile of a path, as seats and symbols."""
    return [(seat, symbol) for seat, held in enumerate(view.captured) for symbol, on in enumerate(held) if on == tile]


def captured_rect(tile: Rect, place: int, count: int) -> Rect:
    """A captured breadcrumb at the foot of its path tile, beside or half over the others there."""
    side = tile.w * 0.28
    step = min(side, (tile.w - side) / max(1, count - 1))
    return centred(tile.centre[0] + step * (place - (count - 1) / 2), tile.bottom - tile.h * 0.15, side, side)


def targets(view: MazeView, context: TableContext) -> dict[Piece, Rect]:
    """Where things can be dropped: cells, the open place of a path, the tray, Homes and Palaces."""
    cave = Cave(view.caves, context.camera)
    cells = [*(spot.cell for spot in view.caves), *empty_cells(view.caves)]
    found: dict[Piece, Rect] = {cell_piece(cell): cave.rect(cell) for cell in cells if cave.shows(cell)}
    if cave.shows(MOUNTAIN):
        found[MOUNTAIN_PIECE] = cave.rect(MOUNTAIN)
    seat = view.active
    if view.starts[seat] >= 0:
        found[OPEN_PLACE] = open_rect(view, seat)
    else:
        found[TRAY] = zone(TRAY)
    for symbol in range(4):
        found[palace_piece(symbol)] = palace_rect(symbol)
    for home in range(len(view.homes)):
        found[home_piece(home)] = home_rect(home)
    return found
