"""What a piece of the maze dropped somewhere means."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Action
from goblins.games.irene import actions
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.view import MazeView
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    TRAY,
    Kind,
    bell_piece,
    cell_piece,
    crumb_piece,
    home_piece,
    palace_piece,
)
from goblins.ui.drag import Gestures, gesture
from goblins.ui.moving.motion import Piece

Drops = list[tuple[Piece, Piece]]


def gestures(legal: Sequence[Action]) -> Gestures:
    """What may be dropped where now."""
    return {drop: gesture(action) for action in legal for drop in _in_the_caves(action) or _beside_them(action)}


def _in_the_caves(action: Action) -> Drops:
    """The drops that mean an action with a tile or a breadcrumb."""
    match action:
        case actions.Explore():
            return [(MOUNTAIN_PIECE, MOUNTAIN_PIECE), (MOUNTAIN_PIECE, TRAY)]
        case actions.PlaceTile(cell=cell):
            return [(DRAWN_PIECE, cell_piece(cell))]
        case actions.PutBack(cell=cell):
            return [(RETURNING_PIECE, cell_piece(cell))]
        case actions.SwapTiles(one=one, other=other):
            return [(cell_piece(one), cell_piece(other)), (cell_piece(other), cell_piece(one))]
        case actions.MoveCrumb(seat=seat, symbol=symbol, cell=cell):
            return [(crumb_piece(seat, symbol), cell_piece(cell))]
        case actions.Choose(cell=cell):
            tile = MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
            return [(tile, tile), (tile, OPEN_PLACE)]
        case actions.TurnUp(cell=cell):
            return [(cell_piece(cell), cell_piece(cell))]
    return []


def _beside_them(action: Action) -> Drops:
    """The drops that mean an action with a Palace, a Home or a bell."""
    match action:
        case actions.TakePalace(symbol=symbol):
            return [(palace_piece(symbol), palace_piece(symbol)), (palace_piece(symbol), TRAY)]
        case actions.TakeHome(home=home):
            return [(home_piece(home), home_piece(home)), (home_piece(home), OPEN_PLACE)]
        case actions.SealHome(home=home):
            return [(home_piece(home), home_piece(home))]
        case actions.Shout(seat=seat):
            return [(bell_piece(seat), bell_piece(seat))]
    return []


def refused(view: MazeView, piece: Piece, target: Piece | None) -> actions.MazeAction | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    seat, cell = view.public.active, _cell_of(target)
    match piece:
        case Piece(Kind.DRAWN) if cell is not None:
            return actions.PlaceTile(seat, cell)
        case Piece(Kind.RETURNING) if cell is not None:
            return actions.PutBack(seat, cell)
        case Piece(Kind.CRUMB, owner, symbol) if cell is not None:
            return actions.MoveCrumb(owner, symbol, cell)
        case Piece(Kind.MOUNTAIN) if target == OPEN_PLACE:
            return actions.Choose(seat, MOUNTAIN)
        case Piece(Kind.MOUNTAIN) if target == TRAY or (target == piece and view.public.phase in ("place", "peeked")):
            return actions.Explore(seat)
        case Piece(Kind.CELL, source):
            return _refused_tile(view, source, target)
        case Piece(Kind.BELL, ringing):
            return actions.Shout(ringing)
        case Piece(Kind.PALACE, symbol) if target in (TRAY, OPEN_PLACE) or view.public.phase == "palace":
            return actions.TakePalace(seat, symbol)
        case Piece(Kind.HOME, home):
            return _refused_home(view, home, target)
    return None


def _cell_of(target: Piece | None) -> int | None:
    match target:
        case Piece(Kind.MOUNTAIN):
            return MOUNTAIN
        case Piece(Kind.CELL, cell):
            return cell
    return None


def _refused_tile(view: MazeView, source: int, target: Piece | None) -> actions.MazeAction | None:
    """A tile of the Caves that can't be chosen, turned up or swapped."""
    seat, cell, phase = view.public.active, _cell_of(target), view.public.phase
    if target == OPEN_PLACE or (source == cell and phase == "choose"):
        return actions.Choose(seat, source)
    if source == cell:
        return actions.TurnUp(view.public.shouter, source) if phase == "shout" else None
    return actions.SwapTiles(seat, source, cell) if cell is not None else None


def _refused_home(view: MazeView, home: int, target: Piece | None) -> actions.MazeAction | None:
    """A Home that is not to be had."""
    seat, itself, phase = view.public.active, target == home_piece(home), view.public.phase
    if target == OPEN_PLACE or (itself and phase == "home"):
        return actions.TakeHome(seat, home)
    return actions.SealHome(seat, home) if itself and phase == "job" else None
