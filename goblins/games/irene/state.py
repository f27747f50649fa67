"""What there is in a game of Irene for two to four: its state, its actions, and what a seat may see.

Cells of the Caves are numbers: row × 64 + column, with the Mountain in the middle (`MOUNTAIN`). Tiles 0 … 19 are paths,
20 … 24 Goblins. Symbols are 0 ring, 1 rose, 2 lamp, 3 pick; a Palace is called by its front symbol.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from goblins.core.contract import Action

WIDTH = 64
MOUNTAIN = 32 * WIDTH + 32
SIDES = (-WIDTH, 1, WIDTH, -1)
NOBODY = NO_TILE = NO_PALACE = NO_HOME = -1
SUPPLY = -1
FREE, TURNED = -1, -2

#: What is being decided: a turn's beginning; where the drawn tile goes; what follows a peek; a Palace; the next tile of an
#: escape; a Home; where path tiles go back to; what a shouter turns up; which Home is sealed; the next game of a match.
Phase = Literal["turn", "place", "peeked", "palace", "choose", "home", "return", "shout", "job", "next"]


# ---------------------------------------------------------------------- actions


class Explore(Action, frozen=True):
    """Draw the top tile of the Mountain (I-12)."""


class PlaceTile(Action, frozen=True):
    """Put the drawn tile onto an empty cell, and peek at its neighbours (I-12, I-13)."""

    cell: int


class SwapTiles(Action, frozen=True):
    """Swap two of the tiles peeked at, in secret (I-40)."""

    one: int
    other: int


class MoveCrumb(Action, frozen=True):
    """Move one's breadcrumb of a symbol onto a tile of the Caves; the turn is over (I-14)."""

    symbol: int
    cell: int


class EndTurn(Action, frozen=True):
    """No breadcrumb: the turn is over (I-14)."""


class Escape(Action, frozen=True):
    """Announce the escape (I-20)."""

    openly: ClassVar[bool] = True


class TakePalace(Action, frozen=True):
    """Choose the Palace one's path begins at (I-20, I-41)."""

    symbol: int


class Choose(Action, frozen=True):
    """Turn up a tile of the Caves, or the Mountain's top (MOUNTAIN), or take a face-up one that fits (I-21)."""

    openly: ClassVar[bool] = True
    cell: int


class TakeHome(Action, frozen=True):
    """Take a Home at the path's end (I-23)."""

    openly: ClassVar[bool] = True
    home: int


class PutBack(Action, frozen=True):
    """Caught: put the next tile back onto a cell (I-25)."""

    openly: ClassVar[bool] = True
    cell: int


class SealHome(Action, frozen=True):
    """The first one home turns a Home to its Goblin side (I-27)."""

    openly: ClassVar[bool] = True
    home: int


class Shout(Action, frozen=True):
    """Goblins! (I-26)."""

    openly: ClassVar[bool] = True
    aside: ClassVar[bool] = True


class TurnUp(Action, frozen=True):
    """The tile a shouter turns up (I-26)."""

    openly: ClassVar[bool] = True
    cell: int


class NextGame(Action, frozen=True):
    """The next game of a match (I-32)."""

    openly: ClassVar[bool] = True


MazeAction = (
    Explore
    | PlaceTile
    | SwapTiles
    | MoveCrumb
    | EndTurn
    | Escape
    | TakePalace
    | Choose
    | TakeHome
    | PutBack
    | SealHome
    | Shout
    | TurnUp
    | NextGame
)


# ---------------------------------------------------------------------- state


class Spot(Struct, frozen=True):
    """A tile of the Caves: where, which, and whether its face is up."""

    cell: int
    tile: int
    up: bool = False


class Sight(Struct, frozen=True):
    """What a seat saw on a cell, and in which turn. `sure` until somebody else may have swapped it since (I-40)."""

    cell: int
    tile: int
    turn: int
    sure: bool = True


class Truth(Struct, gc=False):
    """Everything that is true at one moment: a state, or a draft of the next one, which may still change."""

    mountain: tuple[int, ...]
    """The last one is on top."""
    top_up: bool
    caves: tuple[Spot, ...]
    palaces: tuple[int, ...]
    """Who has the Palace of each symbol, NOBODY."""
    numbers: tuple[int, ...]
    """What stands on the back of each Home."""
    homes: tuple[int, ...]
    """FREE, TURNED, or whose it is."""
    crumbs: tuple[tuple[int, ...], ...]
    """For every seat and symbol the tile its breadcrumb lies on, or SUPPLY."""
    starts: tuple[int, ...]
    """Every seat's Palace, NO_PALACE while it explores."""
    paths: tuple[tuple[int, ...], ...]
    arrived: tuple[int, ...]
    """Who is home, in the order of their escapes."""
    active: int
    turns: int
    phase: Phase
    drawn: int
    peeked: tuple[int, ...]
    """The cells the active player is peeking at."""
    hushed: bool
    """Whether a shout has failed in this turn."""
    shouter: int
    returning: tuple[int, ...]
    """Tiles that must be put back, the next one first."""
    passes: int
    """Seats that passed in a row (I-28)."""
    sights: tuple[tuple[Sight, ...], ...]
    placed: tuple[int, ...]
    """Where each seat placed its last tile; NO_TILE."""
    wins: tuple[int, ...]
    games: tuple[int, ...]
    """Who won each game of the match so far; NOBODY: the goblins."""
    first: int
    advanced: bool
    match_play: bool
    people: int
    seed: int
    occasion: int
    ending: str = ""


class MazeState(Truth, frozen=True, tag="maze"):  # type: ignore[misc]  # what a draft may change, a state may not
    """All of a game's truth at one moment."""


class MazeView(Struct, frozen=True, tag="maze"):
    """What a seat sees now, and what it has seen; a table shows only what the rules show at this moment."""

    seat: int
    mountain_size: int
    top: int
    """The Mountain's top tile if its face is up, else NO_TILE."""
    caves: tuple[Spot, ...]
    """Every tile of the Caves; NO_TILE for a face that does not show to this seat now."""
    peeked: tuple[int, ...]
    """The cells the active player is peeking at; everybody sees which."""
    drawn: int
    """The drawn tile, for whom it shows."""
    has_drawn: bool
    drawn_up: bool
    """Whether the drawn tile lay face up on the Mountain, so that everybody knows it (I-15)."""
    palaces: tuple[int, ...]
    backs: tuple[int, ...]
    """The bonus symbols on the backs of the free Palaces (-1: taken), for the one who chooses (I-41); else empty."""
    bonus: int
    """The bonus symbol of one's own Palace; -1 if there is none, or it does not count."""
    homes: tuple[int, ...]
    numbers: tuple[int, ...]
    """The number of each turned Home; 0 for the others."""
    crumbs: tuple[tuple[int, ...], ...]
    """For every seat and symbol the cell its breadcrumb lies on, SUPPLY, or -2 on a path."""
    captured: tuple[tuple[int, ...], ...]
    """For every seat and symbol the path tile its breadcrumb lies on; NO_TILE elsewhere."""
    starts: tuple[int, ...]
    paths: tuple[tuple[int, ...], ...]
    arrived: tuple[int, ...]
    active: int
    turns: int
    phase: Phase
    hushed: bool
    shouter: int
    returning: tuple[int, ...]
    passes: int
    sights: tuple[Sight, ...]
    placed: tuple[int, ...]
    wins: tuple[int, ...]
    games: tuple[int, ...]
    first: int
    advanced: bool
    match_play: bool
    people: int
    ending: str
