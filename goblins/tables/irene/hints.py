"""What the pieces of Irene are, in a sentence with its clause: said when one is touched with which nothing can be done."""

from __future__ import annotations

from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import FREE, NO_PALACE, SUPPLY
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import goblins_that_return, in_points, in_tiles
from goblins.tables.contract import TableContext
from goblins.tables.irene.showing import OPEN_PLACE, TRAY, Kind
from goblins.ui.motion import Piece


def in_maze(view: MazeView, piece: Piece, target: Piece | None, context: TableContext, content: Content) -> str:
    """About a piece of the maze that was touched, or dropped where it means nothing."""
    if target != piece:
        return _where_to(view, piece)
    match piece:
        case Piece(Kind.MOUNTAIN):
            return (
                f"The Mountain: {in_tiles(view.mountain_size)}, face down. Whoever explores draws the top one (I-12)."
            )
        case Piece(Kind.CELL, cell):
            return _about_tile(view, cell, content)
        case Piece(Kind.CRUMB, seat, symbol):
            worth = in_points(content.numbers.breadcrumb)
            whose = "Your" if seat == context.viewer else f"{context.name(seat)}’s"
            idea = "It reminds you of a tile" if seat == context.viewer else "It marks a tile"
            return f"{whose} {SYMBOLS[symbol]} breadcrumb. {idea}; whoever takes that tile gets {worth} (I-14, I-24)."
        case Piece(Kind.PATH, 0) | Piece(Kind.PALACE):
            return "A Goblin Palace: whoever escapes begins a path with its symbol (I-20)."
        case Piece(Kind.PATH):
            return f"A tile of a path: {in_points(content.numbers.scroll)} for each scroll, if it leads home (I-31)."
        case Piece(Kind.DRAWN):
            return f"{context.name(view.public.active)} has drawn this tile, and nobody else sees it (I-12)."
        case Piece(Kind.RETURNING | Kind.WAITING):
            return "It goes to the Caves, face up, on an empty cell (I-22, I-25)."
    return _about_home_or_player(view, piece, context)


def _about_home_or_player(view: MazeView, piece: Piece, context: TableContext) -> str:
    match piece:
        case Piece(Kind.HOME, home) if view.public.homes[home] == FREE:
            return "A Home: whoever has laid a tile with grass takes one, and has escaped (I-23)."
        case Piece(Kind.HOME, home):
            number, beat = view.numbers[home], " to be beaten (I-42)" if view.public.advanced else " (I-27)"
            return f"The goblins have this Home, with the number {number}{beat}."
        case Piece(Kind.THREAD):
            return "The golden thread: it runs from the Palace to the end of the path (I-21)."
        case Piece(Kind.PANEL, seat):
            return _about_player(view, seat, context.name(seat))
    return ""


def _about_player(view: MazeView, seat: int, name: str) -> str:
    left = sum(cell == SUPPLY for cell in view.crumbs[seat])
    crumbs = f"{left} breadcrumb{'' if left == 1 else 's'} left"
    if view.public.arrived[:1] == (seat,):
        return f"{name} was first home, and turns one Home in each turn (I-27)."
    if seat in view.public.arrived:
        return f"{name} has escaped; a bell may still be rung (I-26)."
    if view.public.starts[seat] != NO_PALACE:
        return f"{name} escapes along a path, and can never explore again (I-20). {crumbs}."
    return f"{name} explores, and may escape at the beginning of any turn (I-20). {crumbs}."


def _about_tile(view: MazeView, cell: int, content: Content) -> str:
    spot = next((spot for spot in view.caves if spot.cell == cell), None)
    if spot is None:
        return ""  # an empty cell: what is waited for says more
    if not spot.up:
        return "A Cave tile, face down: whoever placed it or peeked at it has seen it (I-12, I-13)."
    if content.is_goblin(spot.tile):
        return "A spent Goblin: it stays face up, and can’t be chosen again (I-25)."
    return "A Cave tile, face up: it can be taken where it fits the end of a path (I-21)."


def _where_to(view: MazeView, piece: Piece) -> str:
    """Where a piece can go that was dropped where it can't."""
    phase = view.public.phase
    match piece:
        case Piece(Kind.DRAWN | Kind.RETURNING):
            return "Drop it on a lit cell of the Caves."
        case Piece(Kind.CRUMB) if phase == "peeked":
            return "Drop it on a tile of the Caves."
        case Piece(Kind.MOUNTAIN) if phase == "turn":
            return "Drop it on the tray, or click the Mountain: you look at the tile first."
        case Piece(Kind.CELL | Kind.MOUNTAIN) if phase == "choose":
            return "Click it, or drop it at the end of the path."
        case Piece(Kind.PALACE) if phase == "palace":
            return "Click it, or drop it where the path will lie."
        case Piece(Kind.HOME) if phase in ("home", "job"):
            return "Click it."
    return ""


def in_solo(view: SoloView, piece: Piece, target: Piece | None, content: Content) -> str:
    """About a piece of the solo game."""
    if target not in (piece, OPEN_PLACE, TRAY):
        return "Click it." if view.public.phase in ("palace", "chart", "seal") else ""
    match piece:
        case Piece(Kind.MOUNTAIN):
            return f"The Mountain: {in_tiles(view.mountain_size)}, face down. Explore draws the top one (I-51)."
        case Piece(Kind.TILE, tile) if tile in view.public.path:
            return "Only the last tile of the path can be taken back (I-55)."
        case Piece(Kind.TILE) if view.public.phase in ("palace", "turn"):
            return "A Cave tile: chart your path to keep it before a Goblin takes it (I-52, I-53)."
        case Piece(Kind.HOME, home) if view.numbers[home]:
            return f"The goblins have this Home: score more than {max(view.numbers)} (I-56)."
        case Piece(Kind.HOME):
            return (
                "A Home that is still yours. One is turned whenever you chart; when the last one is, you lose (I-54)."
            )
        case Piece(Kind.PALACE):
            return "Your path begins with its symbol; the bonus symbol on its back makes points (I-50, I-56)."
        case Piece(Kind.DISCARD):
            return f"Discarded. When {goblins_that_return(content)} lie here, everything goes back under the Mountain (I-54)."
        case Piece(Kind.THREAD):
            return "The golden thread: it runs from your Palace to the end of your path (I-55)."
        case Piece(Kind.PILE):
            return "Your Escape Pile: it stays face down until you escape (I-52)."
    return ""
