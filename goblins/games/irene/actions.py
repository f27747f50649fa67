"""What may be done in Irene by two to four; each action says in which phase."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action


class Explore(Action, frozen=True):
    """Draw the top tile of the Mountain (I-12)."""

    phase: ClassVar[str] = "turn"


class PlaceTile(Action, frozen=True):
    """Put the drawn tile onto an empty cell, and peek at its neighbours (I-12, I-13)."""

    phase: ClassVar[str] = "place"
    cell: int


class SwapTiles(Action, frozen=True):
    """Swap two of the tiles peeked at, in secret (I-40)."""

    phase: ClassVar[str] = "peeked"
    hidden: ClassVar[tuple[str, ...]] = ("one", "other")
    one: int
    other: int


class MoveCrumb(Action, frozen=True):
    """Move one's breadcrumb of a symbol onto a tile of the Caves; the turn is over (I-14)."""

    phase: ClassVar[str] = "peeked"
    symbol: int
    cell: int


class EndTurn(Action, frozen=True):
    """No breadcrumb: the turn is over (I-14)."""

    phase: ClassVar[str] = "peeked"


class Escape(Action, frozen=True):
    """Announce the escape (I-20)."""

    phase: ClassVar[str] = "turn"
    openly: ClassVar[bool] = True


class TakePalace(Action, frozen=True):
    """Choose the Palace one's path begins at (I-20, I-41)."""

    phase: ClassVar[str] = "palace"
    symbol: int


class Choose(Action, frozen=True):
    """Turn up a tile of the Caves, or the Mountain's top (MOUNTAIN), or take a face-up one that fits (I-21)."""

    phase: ClassVar[str] = "choose"
    openly: ClassVar[bool] = True
    cell: int


class TakeHome(Action, frozen=True):
    """Take a Home at the path's end (I-23)."""

    phase: ClassVar[str] = "home"
    openly: ClassVar[bool] = True
    home: int


class PutBack(Action, frozen=True):
    """Put the next tile of a lost path, or one from the Mountain that did not fit, onto a cell (I-22, I-25)."""

    phase: ClassVar[str] = "return"
    openly: ClassVar[bool] = True
    cell: int


class SealHome(Action, frozen=True):
    """The first one home turns a Home to its Goblin side (I-27)."""

    phase: ClassVar[str] = "job"
    openly: ClassVar[bool] = True
    home: int


class Shout(Action, frozen=True):
    """Goblins! (I-26)."""

    openly: ClassVar[bool] = True
    aside: ClassVar[bool] = True


class TurnUp(Action, frozen=True):
    """The tile a shouter turns up (I-26)."""

    phase: ClassVar[str] = "shout"
    openly: ClassVar[bool] = True
    cell: int


class NextGame(Action, frozen=True):
    """The next game of a match (I-32)."""

    phase: ClassVar[str] = "next"
    openly: ClassVar[bool] = True


Exploring = Explore | PlaceTile | SwapTiles | MoveCrumb | EndTurn
Escaping = Escape | TakePalace | Choose | TakeHome | PutBack | SealHome
MazeAction = Exploring | Escaping | Shout | TurnUp | NextGame
