"""What there is in a game of Irene for two to four.

Cells of the Caves are numbers (see `cells`). Tiles are numbers: paths first, then Goblins. Symbols are 0 ring, 1 rose,
2 lamp, 3 pick; a Palace is called by its front symbol.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.draft import Parts

# What stands for a seat, a tile, a cell, a Palace or a Home where there is none.
NOBODY = -1
NO_TILE = -1
NO_CELL = -1
NO_PALACE = -1
NO_HOME = -1
# Where a breadcrumb is that lies on no tile of the Caves: with its player, or (for those who see cells only) on a path.
SUPPLY = -1
CAPTURED = -2
# Whose a Home is that is nobody's: it can still be taken, or it shows its Goblin side.
FREE = -1
TURNED = -2

#: The backs of the Palaces where a state does not name them: the symbol two further on.
UNSHUFFLED_BACKS = (2, 3, 0, 1)

#: What is being decided: a turn's beginning; where the drawn tile goes; what follows a peek; a Palace; the next tile of an
#: escape; a Home; where path tiles go back to; what a shouter turns up; which Home is sealed; the next game of a match.
Phase = Literal["turn", "place", "peeked", "palace", "choose", "home", "return", "shout", "job", "next"]


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


class MazePublic(Struct, kw_only=True, gc=False):
    """What lies open to everybody. Without more it is a table before its first game."""

    palaces: tuple[int, ...] = ()
    """Who has the Palace of each symbol, or NOBODY."""
    homes: tuple[int, ...] = ()
    """FREE, TURNED, or whose it is."""
    starts: tuple[int, ...] = ()
    """Every seat's Palace, NO_PALACE while it explores."""
    paths: tuple[tuple[int, ...], ...] = ()
    arrived: tuple[int, ...] = ()
    """Who is home, in the order of their escapes."""
    active: int = 0
    turns: int = 0
    phase: Phase = "next"
    peeked: tuple[int, ...] = ()
    """The cells the active player is peeking at."""
    hushed: bool = False
    """Whether a shout has failed in this turn."""
    shouter: int = NOBODY
    returning: tuple[int, ...] = ()
    """Tiles that must be laid in the Caves, the next one first."""
    misfit: bool = False
    """Whether that is a tile from the Mountain that did not fit (I-22), not a path lost to a Goblin (I-25)."""
    passes: int = 0
    """Seats that passed in a row (I-28)."""
    placed: tuple[int, ...] = ()
    """The cell each seat placed its last tile on, or NO_CELL."""
    wins: tuple[int, ...]
    games: tuple[int, ...] = ()
    """Who won each game of the match so far; NOBODY: the goblins."""
    first: int = 0
    advanced: bool
    match_play: bool
    people: int
    """The seats of humans, as bits."""
    ending: str = ""


class MazeSecret(Struct, kw_only=True, gc=False):
    """What lies face down, and what each seat has seen of it."""

    mountain: tuple[int, ...] = ()
    """The last one is on top."""
    caves: tuple[Spot, ...] = ()
    numbers: tuple[int, ...] = ()
    """What stands on the back of each Home."""
    backs: tuple[int, ...] = UNSHUFFLED_BACKS
    """The bonus symbol on the back of each Palace (I-04)."""
    looked: tuple[int, ...] = ()
    """For every seat the Palaces whose backs it has looked at, as bits (I-41); empty where nobody has."""
    crumbs: tuple[tuple[int, ...], ...] = ()
    """For every seat and symbol the tile its breadcrumb lies on, or SUPPLY."""
    drawn: int = NO_TILE
    sights: tuple[tuple[Sight, ...], ...] = ()
    seed: int
    occasion: int


class MazeState(Struct, frozen=True, gc=False, tag="maze"):
    """All of a game's truth at one moment."""

    public: MazePublic
    secret: MazeSecret


#: A state, or a draft of the next one.
Maze = Parts[MazePublic, MazeSecret]
