"""What a piece of the maze dropped somewhere means."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.irene.actions import (
    Choose,
    Explore,
    MazeAction,
    MoveCrumb,
    PlaceTile,
    PutBack,
    SealHome,
    Shout,
    SwapTiles,
    TakeHome,
    TakePalace,
    TurnUp,
)
from goblins.games.irene.state import MOUNTAIN
from goblins.games.irene.view import MazeView
from goblins.tables.irene.geometry import (
    DRAWN_PIECE,
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    TRAY,
    bell_piece,
    cell_piece,
    crumb_piece,
    home_piece,
    number_of,
    palace_piece,
)
from goblins.ui.motion import Piece

Found = dict[tuple[Piece, Piece], MazeAction]


def gestures(view: MazeView, legal: Sequence[MazeAction]) -> Found:
    """What may be dropped where now."""
    found: Found = {}
    for action in legal:
        match action:
            case Explore():
                found[MOUNTAIN_PIECE, MOUNTAIN_PIECE] = action
                found[MOUNTAIN_PIECE, TRAY] = action
            case PlaceTile(cell=cell):
                found[DRAWN_PIECE, cell_piece(cell)] = action
            case PutBack(cell=cell):
                found[RETURNING_PIECE, cell_piece(cell)] = action
            case SwapTiles(one=one, other=other):
                found[cell_piece(one), cell_piece(other)] = action
                found[cell_piece(other), cell_piece(one)] = action
            case MoveCrumb(seat=seat, symbol=symbol, cell=cell):
                found[crumb_piece(seat, symbol), cell_piece(cell)] = action
            case TakePalace(symbol=symbol):
                found[palace_piece(symbol), palace_piece(symbol)] = action
                found[palace_piece(symbol), TRAY] = action
            case Choose(cell=cell):
                piece = MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
                found[piece, OPEN_PLACE] = action
            case TakeHome(home=home):
                found[home_piece(home), home_piece(home)] = action
                found[home_piece(home), OPEN_PLACE] = action
            case SealHome(home=home):
                found[home_piece(home), home_piece(home)] = action
            case TurnUp(cell=cell):
                found[cell_piece(cell), cell_piece(cell)] = action
            case Shout(seat=seat):
                found[bell_piece(seat), bell_piece(seat)] = action
    return found


def refused(view: MazeView, piece: Piece, target: Piece) -> MazeAction | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    seat, cell = view.public.active, MOUNTAIN if target == MOUNTAIN_PIECE else number_of(target, "cell")
    if piece == DRAWN_PIECE and cell is not None:
        return PlaceTile(seat, cell)
    if piece == RETURNING_PIECE and cell is not None:
        return PutBack(seat, cell)
    if piece == MOUNTAIN_PIECE:
        return Choose(seat, MOUNTAIN) if target == OPEN_PLACE else Explore(seat) if target == TRAY else None
    source = number_of(piece, "cell")
    if source is not None and (target == OPEN_PLACE or (source == cell and view.public.phase == "choose")):
        return Choose(seat, source)
    if source is not None and source == cell and view.public.phase == "shout":
        return TurnUp(view.public.shouter, source)
    if source is not None and cell is not None and source != cell:
        return SwapTiles(seat, source, cell)
    if piece.startswith("crumb:") and cell is not None:
        owner, symbol = (int(part) for part in piece.split(":")[1:])
        return MoveCrumb(owner, symbol, cell)
    if piece.startswith("bell:"):
        return Shout(int(piece.rpartition(":")[2]))
    return _refused_beside(view, piece, target)


def _refused_beside(view: MazeView, piece: Piece, target: Piece) -> MazeAction | None:
    """The same for what lies beside the Caves: a Palace dragged away too early, a Home that is not to be had."""
    symbol, home = number_of(piece, "palace"), number_of(piece, "home")
    if symbol is not None and target in (TRAY, OPEN_PLACE):
        return TakePalace(view.public.active, symbol)
    if home is not None and (target == OPEN_PLACE or (target == piece and view.public.phase == "home")):
        return TakeHome(view.public.active, home)
    if home is not None and target == piece and view.public.phase == "job":
        return SealHome(view.public.active, home)
    return None
