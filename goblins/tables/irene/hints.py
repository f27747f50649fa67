"""What the pieces of Irene are, in a sentence with its clause: said when one is touched with which nothing can be done."""

from __future__ import annotations

from goblins.games.irene.content import Content
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import FREE, NO_PALACE, SUPPLY
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import goblins_that_return, in_points, in_tiles, symbol_form
from goblins.tables.contract import TableContext
from goblins.tables.irene.showing import OPEN_PLACE, TRAY, Kind
from goblins.ui.moving.motion import Piece
from goblins.words import say


def in_maze(view: MazeView, piece: Piece, target: Piece | None, context: TableContext, content: Content) -> str:
    """About a piece of the maze that was touched, or dropped where it means nothing."""
    if context.may_show and view.public.active == context.viewer and piece.kind in (Kind.MOUNTAIN, Kind.CRUMB):
        return say("irene-look-first")
    if target != piece:
        return _where_to(view, piece)
    match piece:
        case Piece(Kind.MOUNTAIN):
            return say("irene-about-mountain", tiles=in_tiles(view.mountain_size))
        case Piece(Kind.CELL, cell):
            return _about_tile(view, cell, content)
        case Piece(Kind.CRUMB, seat, symbol):
            crumb, worth = symbol_form(symbol, "breadcrumb"), in_points(content.numbers.breadcrumb)
            if seat == context.viewer:
                return say("irene-about-own-crumb", crumb=crumb, worth=worth)
            return say("irene-about-others-crumb", name=context.name(seat), crumb=crumb, worth=worth)
        case Piece(Kind.PATH, 0) | Piece(Kind.PALACE):
            return say("irene-about-palace")
        case Piece(Kind.PATH):
            return say("irene-about-path", worth=in_points(content.numbers.scroll))
        case Piece(Kind.DRAWN) if view.public.active == context.viewer:
            return say("irene-about-own-drawn")
        case Piece(Kind.DRAWN):
            return say("irene-about-drawn", name=context.name(view.public.active))
        case Piece(Kind.RETURNING | Kind.WAITING):
            return say("irene-about-returning")
    return _about_home_or_player(view, piece, context)


def _about_home_or_player(view: MazeView, piece: Piece, context: TableContext) -> str:
    match piece:
        case Piece(Kind.HOMES):
            return say("irene-about-home")
        case Piece(Kind.HOME, home) if view.public.homes[home] == FREE:
            return say("irene-about-home")
        case Piece(Kind.HOME, home):
            key = "irene-about-number-to-beat" if view.public.advanced else "irene-about-turned-home"
            return say(key, number=view.numbers[home])
        case Piece(Kind.THREAD):
            return say("irene-about-thread")
        case Piece(Kind.PANEL, seat):
            return _about_player(view, seat, context.name(seat))
    return ""


def _about_player(view: MazeView, seat: int, name: str) -> str:
    left = sum(cell == SUPPLY for cell in view.crumbs[seat])
    if view.public.arrived[:1] == (seat,):
        return say("irene-about-first-home", name=name)
    if seat in view.public.arrived:
        return say("irene-about-escaped", name=name)
    if view.public.starts[seat] != NO_PALACE:
        return say("irene-about-escaping", name=name, crumbs=left)
    return say("irene-about-exploring", name=name, crumbs=left)


def _about_tile(view: MazeView, cell: int, content: Content) -> str:
    spot = next((spot for spot in view.caves if spot.cell == cell), None)
    if spot is None:
        return ""  # an empty cell: what is waited for says more
    if not spot.up:
        return say("irene-about-face-down")
    if content.is_goblin(spot.tile):
        return say("irene-about-spent-goblin")
    return say("irene-about-face-up")


def _where_to(view: MazeView, piece: Piece) -> str:
    """Where a piece can go that was dropped where it can't."""
    phase = view.public.phase
    match piece:
        case Piece(Kind.DRAWN | Kind.RETURNING):
            return say("irene-drop-on-cell")
        case Piece(Kind.CRUMB) if phase == "peeked":
            return say("irene-drop-on-tile")
        case Piece(Kind.MOUNTAIN) if phase == "turn":
            return say("irene-drop-on-tray")
        case Piece(Kind.CELL | Kind.MOUNTAIN) if phase == "choose":
            return say("irene-drop-at-end")
        case Piece(Kind.PALACE) if phase == "palace":
            return say("irene-drop-at-beginning")
        case Piece(Kind.HOME) if phase in ("home", "job"):
            return say("irene-drop-click")
    return ""


def in_solo(view: SoloView, piece: Piece, target: Piece | None, content: Content) -> str:
    """About a piece of the solo game."""
    if target not in (piece, OPEN_PLACE, TRAY):
        return say("irene-drop-click") if view.public.phase in ("palace", "chart", "seal") else ""
    match piece:
        case Piece(Kind.MOUNTAIN):
            return say("irene-about-solo-mountain", tiles=in_tiles(view.mountain_size))
        case Piece(Kind.TILE, tile) if tile in view.public.path:
            return say("irene-about-solo-path")
        case Piece(Kind.HEADING):
            return say("irene-about-solo-tile")
        case Piece(Kind.TILE) if view.public.phase in ("palace", "turn"):
            return say("irene-about-solo-tile")
        case Piece(Kind.HOME, home) if view.numbers[home]:
            return say("irene-about-solo-turned-home", number=max(view.numbers))
        case Piece(Kind.HOME | Kind.HOMES):
            return say("irene-about-solo-home")
        case Piece(Kind.PALACE):
            return say("irene-about-solo-palace")
        case Piece(Kind.DISCARD):
            return say("irene-about-solo-discards", goblins=goblins_that_return(content))
        case Piece(Kind.THREAD):
            return say("irene-about-solo-thread")
        case Piece(Kind.PILE):
            return say("irene-about-solo-pile")
    return ""
