"""Where everything of the maze lies: the growing cave, Palaces and Homes, the tray for exploring, the path of an escape."""

from __future__ import annotations

from goblins.content.tiled import zones
from goblins.games.irene.draft import empty_cells
from goblins.games.irene.knowledge import CAPTURED
from goblins.games.irene.state import FREE, MOUNTAIN, NO_TILE, NOBODY, SUPPLY, WIDTH, MazeView, Spot
from goblins.tables.contract import Company
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect, centred

LARGEST_PITCH, GAP = 124.0, 8.0
PALACE, HOME, DRAWN, PATH_TILE, CRUMB = 84.0, 100.0, 134.0, 134.0, 58.0
#: The longest path there can be has 13 tiles, with a Palace and a Home: it still fits.
LEAST_PATH_TILE, PATH_ROOM = 62.0, 940.0
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
    """How the cave lies in its zone: it is centred, and drawn smaller as it grows."""

    def __init__(self, caves: tuple[Spot, ...]) -> None:
        cells = [*(spot.cell for spot in caves), MOUNTAIN]
        columns, rows = [cell % WIDTH for cell in cells], [cell // WIDTH for cell in cells]
        self._left, self._top = min(columns) - 1, min(rows) - 1
        across, down = max(columns) - self._left + 2, max(rows) - self._top + 2
        area = zone("caves")
        self.pitch = min(LARGEST_PITCH, area.w / across, area.h / down)
        self.tile = self.pitch - GAP
        self._x = area.centre[0] - self.pitch * across / 2
        self._y = area.centre[1] - self.pitch * down / 2

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        column, row = cell % WIDTH - self._left, cell // WIDTH - self._top
        return self._x + (column + 0.5) * self.pitch, self._y + (row + 0.5) * self.pitch

    def rect(self, cell: int) -> Rect:
        """The area of a tile on a cell."""
        return centred(*self.middle(cell), self.tile, self.tile)


def from_mountain(cell: int) -> int:
    """How many columns and rows a cell is away from the Mountain."""
    return abs(cell % WIDTH - MOUNTAIN % WIDTH) + abs(cell // WIDTH - MOUNTAIN // WIDTH)


def returning_rect() -> Rect:
    """Where the next tile to be put back lies."""
    prompt = zone("prompt")
    return Rect(prompt.x + 74, prompt.y + 30, DRAWN, DRAWN)


def panel_rect(seat: int) -> Rect:
    """A player's panel: in seat order, whoever looks."""
    return Rect(20, 74 + 152 * seat, 280, 142)


def palace_rect(symbol: int) -> Rect:
    """A Palace beside the table."""
    area = zone("palaces")
    return Rect(area.x + 92 * symbol, area.y + 36, PALACE, PALACE)


def home_rect(home: int) -> Rect:
    """A Home beside the table."""
    area = zone("homes")
    return Rect(area.x + 132 * (home % 3), area.y + 38 + 112 * (home // 3), HOME, HOME)


def shown_path(view: MazeView, company: Company) -> int:
    """Whose path lies in the path zone: the active escaper's; NOBODY while the active player explores."""
    active = view.active
    if view.starts[active] >= 0 or view.phase == "palace":
        return active
    return NOBODY


def path_side(count: int) -> float:
    """How large the tiles of a path are: they lie flush, with room for the open place."""
    return max(LEAST_PATH_TILE, min(PATH_TILE, PATH_ROOM / (count + 2)))


def path_rect(place: int, count: int) -> Rect:
    """A place of the path: 0 is the Palace; `count` tiles lie in it besides."""
    area, side = zone("path"), path_side(count)
    return Rect(area.x + side * place, area.y + (area.h - side) / 2, side, side)


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
    return centred(panel.right - 4, panel.y + 46, 56, 56)


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


def panel_piece(seat: int) -> Piece:
    """A player's panel as a piece, to be pointed at."""
    return f"panel:{seat}"


def number_of(piece: Piece | None, kind: str) -> int | None:
    """The number in a piece's name if it is of that kind."""
    if piece is None or not piece.startswith(f"{kind}:"):
        return None
    return int(piece.rpartition(":")[2])


def layout(view: MazeView, company: Company) -> Layout:
    """Every piece of a view in its place."""
    placed: dict[Piece, Placement] = {}
    cave = Cave(view.caves)
    for spot in view.caves:
        hidden = company.covered and not spot.up and view.phase != "next"
        face = ("tile", NO_TILE if hidden else spot.tile, spot.up)
        rect = cave.rect(spot.cell)
        placed[cell_piece(spot.cell)] = Placement(*rect.centre, rect.w, rect.h, face, TILE_Z, fixed=spot.up)
    rect = cave.rect(MOUNTAIN)
    placed[MOUNTAIN_PIECE] = Placement(
        *rect.centre, rect.w, rect.h, ("mountain", view.mountain_size, view.top), TILE_Z + 1
    )
    _place_beside(placed, view, company)
    _place_path(placed, view, company)
    if view.has_drawn:
        shown = NO_TILE if company.covered and not view.drawn_up else view.drawn
        rect = drawn_rect()
        placed[DRAWN_PIECE] = Placement(*rect.centre, rect.w, rect.h, ("tile", shown, view.drawn_up), TRAY_Z)
    if view.returning:
        rect = returning_rect()
        placed[RETURNING_PIECE] = Placement(*rect.centre, rect.w, rect.h, ("tile", view.returning[0], True), TRAY_Z)
    _place_crumbs(placed, view, company, cave)
    for seat in range(len(view.paths)):
        rect = panel_rect(seat)
        placed[panel_piece(seat)] = Placement(*rect.centre, rect.w, rect.h, ("zone",), 1, fixed=True)
        if seat != view.active and view.phase == "choose" and company.seat(seat).is_human:
            rect = bell_rect(seat)
            placed[bell_piece(seat)] = Placement(
                *rect.centre, rect.w, rect.h, ("bell", view.hushed), BELL_Z, fixed=True
            )
    return placed


def _place_beside(placed: dict[Piece, Placement], view: MazeView, company: Company) -> None:
    """Palaces and Homes that nobody has taken; a Palace's back is for the one who chooses (I-41)."""
    for symbol, owner in enumerate(view.palaces):
        if owner == NOBODY:
            rect = palace_rect(symbol)
            back = view.backs[symbol] if view.backs and not company.covered else -1
            placed[palace_piece(symbol)] = Placement(*rect.centre, rect.w, rect.h, ("palace", symbol, back), TILE_Z)
    for home, owner in enumerate(view.homes):
        rect = home_rect(home)
        if owner < 0:
            face = ("home", 0 if owner == FREE else view.numbers[home])
            placed[home_piece(home)] = Placement(*rect.centre, rect.w, rect.h, face, TILE_Z, fixed=owner != FREE)


def _place_path(placed: dict[Piece, Placement], view: MazeView, company: Company) -> None:
    seat = shown_path(view, company)
    if seat == NOBODY or view.starts[seat] < 0:
        return
    path = view.paths[seat]
    rect = path_rect(0, len(path))
    placed[path_piece(0)] = Placement(
        *rect.centre, rect.w, rect.h, ("palace", view.starts[seat], -1), TRAY_Z, fixed=True
    )
    for place, tile in enumerate(path, start=1):
        rect = path_rect(place, len(path))
        placed[path_piece(place)] = Placement(*rect.centre, rect.w, rect.h, ("tile", tile, True), TRAY_Z, fixed=True)
    if seat in view.arrived:
        rect = path_rect(len(path) + 1, len(path))
        placed[path_piece(len(path) + 1)] = Placement(*rect.centre, rect.w, rect.h, ("home", 0), TRAY_Z, fixed=True)


def _place_crumbs(placed: dict[Piece, Placement], view: MazeView, company: Company, cave: Cave) -> None:
    """Breadcrumbs on tiles, and those in the supply of the one who looks."""
    on_cell: dict[int, int] = {}
    shown = shown_path(view, company)
    for seat, held in enumerate(view.crumbs):
        for symbol, cell in enumerate(held):
            piece, face = crumb_piece(seat, symbol), ("crumb", seat, symbol)
            if cell == SUPPLY:
                if seat == company.viewer and shown == NOBODY:
                    rect = supply_rect(symbol)
                    placed[piece] = Placement(*rect.centre, rect.w, rect.h, face, CRUMB_Z)
            elif cell == CAPTURED:
                tile = view.captured[seat][symbol]
                if shown != NOBODY and tile in view.paths[shown]:
                    rect = path_rect(view.paths[shown].index(tile) + 1, len(view.paths[shown]))
                    x, y = rect.centre[0], rect.bottom - rect.h * 0.16
                    placed[piece] = Placement(x, y, rect.w * 0.26, rect.w * 0.26, face, CRUMB_Z, fixed=True)
                elif tile in view.returning[:1]:
                    rect = returning_rect()
                    x = rect.x + 22 + 30 * symbol
                    placed[piece] = Placement(x, rect.bottom - 20, 36, 36, face, CRUMB_Z, fixed=True)
            else:
                number = on_cell.get(cell, 0)
                on_cell[cell] = number + 1
                (x, y), size = cave.middle(cell), cave.tile * 0.38
                across, down = CRUMB_PLACES[number % len(CRUMB_PLACES)]
                nearer = 0.8 if number >= len(CRUMB_PLACES) else 1.0  # a second round lies a little further inside
                x, y = x + across * nearer * cave.tile, y + down * nearer * cave.tile
                placed[piece] = Placement(x, y, size, size, face, CRUMB_Z + number)


def targets(view: MazeView, company: Company) -> dict[Piece, Rect]:
    """Where things can be dropped: cells, the open place of a path, the tray, Homes and Palaces."""
    cave = Cave(view.caves)
    found: dict[Piece, Rect] = {cell_piece(spot.cell): cave.rect(spot.cell) for spot in view.caves}
    found |= {cell_piece(cell): cave.rect(cell) for cell in empty_cells(view.caves)}
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
