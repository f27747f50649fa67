"""Where everything of the maze lies: the growing cave, Palaces and Homes, the tray for exploring, the path of an escape."""

from __future__ import annotations

from goblins.core.kept import lately
from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import MOUNTAIN, place_of
from goblins.games.irene.content import NO_SYMBOL, SYMBOLS
from goblins.games.irene.scoring import number_to_beat
from goblins.games.irene.state import CAPTURED, FREE, NO_PALACE, NO_TILE, NOBODY, SUPPLY, TURNED
from goblins.games.irene.view import MazeView
from goblins.tables.contract import TableContext
from goblins.tables.irene import thread
from goblins.tables.irene.cave import Cave
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    HOMES_PIECE,
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    THREAD_PIECE,
    TRAY,
    BellFace,
    CrumbFace,
    HomeFace,
    HomesFace,
    MountainFace,
    PalaceFace,
    PanelFace,
    TileFace,
    bell_piece,
    cell_piece,
    crumb_piece,
    home_piece,
    palace_piece,
    panel_piece,
    path_piece,
    waiting_piece,
)
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Face, Layout, Piece, Placement
from goblins.ui.viewport import Rect, centred

PALACE, DRAWN, PATH_TILE, CRUMB = 84.0, 134.0, 134.0, 58.0
PATH_ROOM, PROMPT_BELL = 940.0, 76.0
#: How a path lies that has more places than one row of large tiles takes: places in a row, rows, and how large its tiles are.
PATH_ROWS = ((12, 1, 78.0), (12, 2, 78.0), (18, 3, 52.0))
#: How Homes lie beside the table: up to how many, in how many columns, how far apart across and down, and how large.
HOME_ROWS = ((6, 3, 132.0, 112.0, 100.0), (8, 4, 92.0, 112.0, 84.0), (12, 4, 92.0, 71.0, 66.0))
#: How wide the part of the tray is that asks.
TRAY_WORDS = 486.0
#: How high the words are over the Homes.
HOMES_HEADING = 34.0
RETURNING_GAP = 24.0
#: The words above a path: how wide and how high they are at most.
HEADING_WIDE, HEADING_TALL = 600.0, 34.0
#: Where it stands what wins: over the game's name.
AIM = Rect(16, 12, 300, 52)
#: The same in larger text: as high as there is room over the panels.
AIM_LARGE = Rect(10, 3, 308, 68)
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
TILE_Z, CRUMB_Z, TRAY_Z, BELL_Z, HEADING_Z = 10.0, 60.0, 40.0, 80.0, 1.0
#: The thread lies on its tiles, and below breadcrumbs.
THREAD_Z = 50.0


def from_mountain(cell: int) -> int:
    """How many columns and rows a cell is away from the Mountain."""
    column, row = place_of(cell)
    return abs(column) + abs(row)


def returning_rect(view: MazeView, place: int) -> Rect:
    """Where one of the tiles to be laid in the Caves lies, after what is left of the path; 0 is the next one."""
    kept = len(view.public.paths[view.public.active])
    rect = path_rect(kept + place + 1, kept + len(view.public.returning))
    return Rect(rect.x + RETURNING_GAP, rect.y, rect.w, rect.h)


def tiles_along(view: MazeView, seat: int) -> int:
    """How many tiles the place of a path is for: its own, and what will be laid in the Caves."""
    return len(view.public.paths[seat]) + len(view.public.returning)


def said_rects(view: MazeView, context: TableContext) -> tuple[Rect, ...]:
    """Where it is said what is to be done: in the tray; in an escape a path with the words above it, and the prompt."""
    if shown_path(view, context) == NOBODY:
        return (tray_words(),)
    path = zone("path")
    heading = Rect(path.x, path.y - HEADING_TALL, HEADING_WIDE, HEADING_TALL)
    return heading, Rect(path.x, path.y, HEADING_WIDE, path.h), zone("prompt")


def tray_words() -> Rect:
    """Where it stands in the tray what is asked."""
    tray = zone("tray")
    return Rect(tray.x, tray.y, TRAY_WORDS, tray.h)


def prompt_button() -> Rect:
    """A button at the foot of the prompt."""
    prompt = zone("prompt")
    return Rect(prompt.x + 22, prompt.bottom - 70, prompt.w - 44, 52)


def prompt_bell() -> Rect:
    """The bell in the prompt while everybody may ring."""
    prompt = zone("prompt")
    return Rect(prompt.x + 20, prompt.y + 18, PROMPT_BELL, PROMPT_BELL)


def panel_rect(seat: int) -> Rect:
    """A player's panel: in seat order, whoever looks."""
    return Rect(20, 74 + 152 * seat, 280, 142)


def acting(view: MazeView) -> int | None:
    """Who has the turn, or rings; nobody between two games."""
    public = view.public
    return None if public.phase == "next" else public.shouter if public.phase == "shout" else public.active


def portrait_rect(seat: int) -> Rect:
    """The portrait in a player's panel."""
    panel = panel_rect(seat)
    return centred(panel.x + 60, panel.y + 62, 96, 96)


def palace_rect(symbol: int) -> Rect:
    """A Palace beside the table."""
    area = zone("palaces")
    return Rect(area.x + 92 * symbol, area.y + 36, PALACE, PALACE)


def home_rect(home: int, count: int) -> Rect:
    """One of so many Homes beside the table."""
    area = zone("homes")
    _, columns, across, down, side = next(row for row in HOME_ROWS if count <= row[0])
    return Rect(area.x + across * (home % columns), area.y + 38 + down * (home // columns), side, side)


def shown_path(view: MazeView, context: TableContext) -> int:
    """Whose path lies in the path zone: the active escaper's; NOBODY while the active player explores."""
    active = view.public.active
    if view.public.starts[active] != NO_PALACE or view.public.phase == "palace":
        return active
    return NOBODY


def has_hidden_path(view: MazeView, context: TableContext, seat: int) -> bool:
    """Whether somebody has a path that does not lie in the path zone: it is shown while their panel is pointed at."""
    return view.public.starts[seat] != NO_PALACE and seat != shown_path(view, context)


def _path_rows(count: int) -> tuple[int, int, float]:
    """How many places of a path lie in a row, in how many rows, and how large: with room for the Palace and the open place."""
    places = count + 2
    across, rows, side = next(row for row in PATH_ROWS if places <= row[0] * row[1] or row is PATH_ROWS[-1])
    return across, rows, max(side, min(PATH_TILE, PATH_ROOM / places))


def path_side(count: int) -> float:
    """How large the tiles of a path are: they lie flush."""
    return _path_rows(count)[2]


def path_rect(place: int, count: int, level: str = "table") -> Rect:
    """A place of the path: 0 is the Palace; `count` tiles lie in it besides. A long one goes on in another row."""
    area, (across, rows, side) = zone("path", level), _path_rows(count)
    row, column = divmod(place, across)
    return Rect(area.x + side * column, area.y + (area.h - side * rows) / 2 + side * row, side, side)


def open_rect(view: MazeView, seat: int) -> Rect:
    """The open place at a path's end."""
    count = len(view.public.paths[seat])
    return path_rect(count + 1, count)


def drawn_rect() -> Rect:
    """Where the drawn tile, or one to be put back, lies in the tray."""
    tray = zone("tray")
    return Rect(tray.x + 856, tray.y + 23, DRAWN, DRAWN)


def supply_rect(symbol: int) -> Rect:
    """A breadcrumb of the one who looks, in the tray."""
    tray = zone("tray")
    return centred(tray.x + 538 + 78 * symbol, tray.y + 92, CRUMB, CRUMB)


def bell_rect(seat: int) -> Rect:
    """The bell at a player's panel."""
    panel = panel_rect(seat)
    return centred(panel.right + 10, panel.y + 46, 56, 56)


# ---------------------------------------------------------------------- pieces


def lying(rect: Rect, face: Face, z: float = TILE_Z, *, fixed: bool = False) -> Placement:
    """A piece that fills a rectangle."""
    return Placement(*rect.centre, rect.w, rect.h, face, z, fixed=fixed)


@lately(4)
def layout(view: MazeView, context: TableContext) -> Layout:
    """Every piece of a view in its place."""
    cave = Cave(view.caves, context.camera)
    placed: dict[Piece, Placement] = {}
    _place_caves(placed, view, context, cave)
    _place_beside(placed, view, context)
    _place_path(placed, view, context)
    if view.has_drawn:
        shown = NO_TILE if context.covered else view.drawn
        placed[DRAWN_PIECE] = lying(drawn_rect(), TileFace(shown), TRAY_Z)
    for place, tile in enumerate(view.public.returning):
        rect = returning_rect(view, place)
        piece = waiting_piece(place) if place else RETURNING_PIECE
        placed[piece] = lying(rect, TileFace(tile, up=True), TRAY_Z, fixed=place > 0)
    _place_crumbs(placed, view, context, cave)
    _place_captured(placed, view, context)
    for seat in range(len(view.public.paths)):
        placed[panel_piece(seat)] = lying(panel_rect(seat), PanelFace(), 1, fixed=True)
        if seat != view.public.active and view.public.phase == "choose" and context.seat(seat).is_human:
            placed[bell_piece(seat)] = lying(bell_rect(seat), BellFace(view.public.hushed), BELL_Z, fixed=True)
    return placed


def _place_caves(placed: dict[Piece, Placement], view: MazeView, context: TableContext, cave: Cave) -> None:
    """The tiles of the Caves that are in sight, and the Mountain."""
    for spot in view.caves:
        if cave.shows(spot.cell):
            hidden = context.covered and not spot.up and view.public.phase != "next"
            face = TileFace(NO_TILE if hidden else spot.tile, up=spot.up)
            placed[cell_piece(spot.cell)] = lying(
                cave.rect(spot.cell), face, fixed=spot.up and view.public.phase != "choose"
            )
    if cave.shows(MOUNTAIN):
        placed[MOUNTAIN_PIECE] = lying(cave.rect(MOUNTAIN), MountainFace(view.mountain_size), TILE_Z + 1)


def palace_face(view: MazeView, context: TableContext, symbol: int) -> PalaceFace:
    """A Palace beside the table; its back is for the one who chooses (I-41)."""
    shows = view.looks_at_backs and not context.covered
    return PalaceFace(symbol, view.backs[symbol] if shows else NO_SYMBOL)


def homes_heading(view: MazeView, homes: tuple[int, ...]) -> Placement:
    """What stands over the Homes when they belong to these."""
    row = zone("homes")
    beat = number_to_beat(homes, view.numbers) if view.public.advanced else None
    face = HomesFace(sum(owner == FREE for owner in homes), beat)
    return lying(Rect(row.x + 2, row.y, row.w - 2, HOMES_HEADING), face, HEADING_Z, fixed=True)


def _place_beside(placed: dict[Piece, Placement], view: MazeView, context: TableContext) -> None:
    """Palaces and Homes that nobody has taken, and how many of these are open."""
    placed[HOMES_PIECE] = homes_heading(view, view.public.homes)
    for symbol, owner in enumerate(view.public.palaces):
        if owner == NOBODY:
            placed[palace_piece(symbol)] = lying(palace_rect(symbol), palace_face(view, context, symbol))
    for home, owner in enumerate(view.public.homes):
        if owner in (FREE, TURNED):
            face = HomeFace(0 if owner == FREE else view.numbers[home])
            placed[home_piece(home)] = lying(home_rect(home, len(view.public.homes)), face, fixed=owner != FREE)


def _place_path(placed: dict[Piece, Placement], view: MazeView, context: TableContext) -> None:
    """The path that is shown: its Palace, its tiles and its Home."""
    seat = shown_path(view, context)
    if seat == NOBODY or view.public.starts[seat] == NO_PALACE:
        return
    path, count = view.public.paths[seat], tiles_along(view, seat)
    placed[path_piece(0)] = lying(path_rect(0, count), PalaceFace(view.public.starts[seat]), TRAY_Z, fixed=True)
    faces: list[Face] = [TileFace(tile, up=True) for tile in path]
    faces += [HomeFace()] if seat in view.public.arrived else []
    for place, face in enumerate(faces, start=1):
        placed[path_piece(place)] = lying(path_rect(place, count), face, TRAY_Z, fixed=True)
    if not view.public.returning:
        tiles, home = [path_rect(place, count) for place in range(len(faces) + 1)], seat in view.public.arrived
        placed[THREAD_PIECE] = thread.lying(tiles, THREAD_Z, home=home, loose=not home)


def _place_crumbs(placed: dict[Piece, Placement], view: MazeView, context: TableContext, cave: Cave) -> None:
    """Breadcrumbs on tiles of the Caves, and those in the supply of the one who looks."""
    placed |= crumbs_in_caves(view, cave)
    if shown_path(view, context) == NOBODY:
        for symbol, cell in enumerate(view.crumbs[context.viewer]):
            if cell == SUPPLY:
                face = CrumbFace(context.viewer, symbol)
                placed[crumb_piece(context.viewer, symbol)] = lying(supply_rect(symbol), face, CRUMB_Z)


def crumbs_in_caves(view: MazeView, cave: Cave) -> dict[Piece, Placement]:
    """Breadcrumbs on tiles of the Caves that are in sight."""
    found: dict[Piece, Placement] = {}
    on_cell: dict[int, int] = {}
    for seat, held in enumerate(view.crumbs):
        for symbol, cell in enumerate(held):
            if cell not in (SUPPLY, CAPTURED) and cave.shows(cell):
                number = on_cell.get(cell, 0)
                on_cell[cell] = number + 1
                rect = _crumb_rect(cave, cell, number)
                found[crumb_piece(seat, symbol)] = lying(rect, CrumbFace(seat, symbol), CRUMB_Z + number)
    return found


def _crumb_rect(cave: Cave, cell: int, number: int) -> Rect:
    """Where one breadcrumb after another lies on a tile of the Caves."""
    (x, y), size = cave.middle(cell), cave.tile * 0.38
    across, down = CRUMB_PLACES[number % len(CRUMB_PLACES)]
    nearer = 0.8 if number >= len(CRUMB_PLACES) else 1.0  # a second round lies a little further inside
    return centred(x + across * nearer * cave.tile, y + down * nearer * cave.tile, size, size)


def _place_captured(placed: dict[Piece, Placement], view: MazeView, context: TableContext) -> None:
    """Breadcrumbs on tiles of the path that is shown, and on those that go back."""
    shown, returning = shown_path(view, context), view.public.returning
    path, count = (view.public.paths[shown], tiles_along(view, shown)) if shown != NOBODY else ((), 0)
    rects = {tile: path_rect(place, count) for place, tile in enumerate(path, start=1)}
    rects |= {tile: returning_rect(view, place) for place, tile in enumerate(returning)}
    for tile, rect in rects.items():
        crumbs = crumbs_on(view, tile)
        for place, (seat, symbol) in enumerate(crumbs):
            crumb = captured_rect(rect, place, len(crumbs))
            placed[crumb_piece(seat, symbol)] = lying(crumb, CrumbFace(seat, symbol), CRUMB_Z + place, fixed=True)


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
    seat = view.public.active
    if view.public.starts[seat] != NO_PALACE:
        found[OPEN_PLACE] = open_rect(view, seat)
    else:
        found[TRAY] = zone("tray")
    for symbol in range(len(SYMBOLS)):
        found[palace_piece(symbol)] = palace_rect(symbol)
    for home in range(len(view.public.homes)):
        found[home_piece(home)] = home_rect(home, len(view.public.homes))
    return found
