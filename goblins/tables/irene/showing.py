"""The pieces of Irene's two tables by name, and what they show."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from goblins.games.irene.content import NO_SYMBOL
from goblins.games.irene.state import NO_TILE
from goblins.ui.moving.motion import Face, Piece
from goblins.ui.viewport import Rect


class Kind(StrEnum):
    """What pieces and places there are. Nothing that may be hidden is called by what it is, only by where it lies."""

    MOUNTAIN = "mountain"
    CELL = "cell"
    DRAWN = "drawn"
    RETURNING = "returning"
    WAITING = "waiting"
    CRUMB = "crumb"
    PALACE = "palace"
    HOME = "home"
    PATH = "path"
    OPEN = "open"
    TRAY = "tray"
    PANEL = "panel"
    BELL = "bell"
    TILE = "tile"
    DISCARD = "discard"
    PILE = "pile"
    NEXT = "next"
    THREAD = "thread"
    HEADING = "heading"
    HOMES = "homes"
    TOLD = "told"


MOUNTAIN_PIECE, DRAWN_PIECE, RETURNING_PIECE = Piece(Kind.MOUNTAIN), Piece(Kind.DRAWN), Piece(Kind.RETURNING)
#: Places: the end of the path, and the tray for exploring.
OPEN_PLACE, TRAY = Piece(Kind.OPEN), Piece(Kind.TRAY)
#: The golden thread of the path that is shown.
THREAD_PIECE, PILE_THREAD_PIECE = Piece(Kind.THREAD), Piece(Kind.THREAD, 1)
#: Alone: where the next tile of the Mountain will lie.
NEXT_PLACE = Piece(Kind.NEXT)
#: Alone: what lies in the Caves, in words.
HEADING_PIECE = Piece(Kind.HEADING)
#: How many Homes are open, in words over them.
HOMES_PIECE = Piece(Kind.HOMES)
#: While a story is told: what happens, over what was asked before.
TOLD_PIECE = Piece(Kind.TOLD)


#: A tile of the Caves, called by its place.
cell_piece = partial(Piece, Kind.CELL)
#: A breadcrumb, by its seat and its symbol.
crumb_piece = partial(Piece, Kind.CRUMB)
#: A Palace by its symbol, and a Home.
palace_piece, home_piece = partial(Piece, Kind.PALACE), partial(Piece, Kind.HOME)
#: A player's bell, and a player's panel, which can be pointed at.
bell_piece, panel_piece = partial(Piece, Kind.BELL), partial(Piece, Kind.PANEL)
#: A tile of the path that is shown (0 is its Palace), and one that will be put back after others.
path_piece, waiting_piece = partial(Piece, Kind.PATH), partial(Piece, Kind.WAITING)
#: A tile of the solo game that lies open.
tile_piece = partial(Piece, Kind.TILE)
#: A discard pile of the solo game.
discard_piece = partial(Piece, Kind.DISCARD)


# ---------------------------------------------------------------------- faces


class TileFace(Face, frozen=True):
    """A path tile, a Goblin, or (NO_TILE) a back; `up`: it lies face up for everybody, where a Goblin is spent.

    `pile`: it lies on top of a pile of so many, which says so.
    """

    tile: int = NO_TILE
    up: bool = False
    pile: int = 0


class PalaceFace(Face, frozen=True):
    """A Palace, from its back where that shows the bonus symbol (I-41)."""

    symbol: int
    bonus: int = NO_SYMBOL


class HomeFace(Face, frozen=True):
    """A Home, or (a number) its Goblin side."""

    number: int = 0


class MountainFace(Face, frozen=True):
    """The heap of so many tiles, with its top one if that was turned up; `bare`: it needs no plinth."""

    count: int
    top: int = NO_TILE
    bare: bool = False


class CrumbFace(Face, frozen=True):
    """A breadcrumb of a seat."""

    seat: int
    symbol: int


class BellFace(Face, frozen=True):
    """A bell, or one that can't be rung any more."""

    spent: bool


class ThreadFace(Face, frozen=True):
    """The golden thread through the tiles of a path: to the door of a Home, or with a loose end."""

    tiles: tuple[Rect, ...]
    home: bool = False
    loose: bool = False


class PileThreadFace(Face, frozen=True):
    """The golden thread from the gate of the Palace over the Escape Pile."""


class HeadingFace(Face, frozen=True):
    """What stands over the Caves of the solo game: what they are, and what is to be feared."""

    words: str
    warning: str = ""


class HomesFace(Face, frozen=True):
    """How many Homes are open, and what is to be beaten where that counts; `alone`: in the solo game, where nothing is said of
    them (0) once none can be turned any more.
    """

    open: int
    beat: int | None = None
    alone: bool = False


class ToldFace(Face, frozen=True):
    """What happens just now, in words."""

    heading: str
    words: str = ""


class PanelFace(Face, frozen=True):
    """A place that is painted with the ground."""


#: What is square and lies like a tile.
SquareFace = TileFace | PalaceFace | HomeFace
