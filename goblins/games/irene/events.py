"""What happens in a game of Irene for two to four."""

from __future__ import annotations

from goblins.core.contract import Event


class Drew(Event, frozen=True):
    """A seat drew the Mountain's top tile; only it knows which."""

    seat: int
    tile: int | None


class PlacedTile(Event, frozen=True):
    """A seat placed its tile, and which cells it peeked at; only it knows what it saw."""

    seat: int
    cell: int
    tile: int | None
    peeked: tuple[int, ...]
    faces: tuple[int, ...] | None


class SwappedTiles(Event, frozen=True):
    """Two peeked tiles changed places."""

    seat: int
    one: int
    other: int


class Rummaged(Event, frozen=True):
    """What the others are told instead of a swap: nothing (I-40)."""


class MovedCrumb(Event, frozen=True):
    """A breadcrumb went onto a tile."""

    seat: int
    symbol: int
    cell: int


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    seat: int


class Announced(Event, frozen=True):
    """A seat begins its escape."""

    seat: int


class TookPalace(Event, frozen=True):
    """A seat laid a Palace before it."""

    seat: int
    symbol: int


class Joined(Event, frozen=True):
    """A tile fitted and joined a path."""

    seat: int
    cell: int
    tile: int


class DidNotFit(Event, frozen=True):
    """A tile was turned up that does not go on from the path's end."""

    seat: int
    cell: int
    tile: int


class WasCaught(Event, frozen=True):
    """A Goblin was turned up: the path is lost but for its Palace."""

    seat: int
    cell: int
    tile: int


class WentBack(Event, frozen=True):
    """A tile was laid in the Caves, face up: one of a lost path, or one from the Mountain."""

    seat: int
    tile: int
    cell: int


class Arrived(Event, frozen=True):
    """A seat is home."""

    seat: int
    home: int


class Sealed(Event, frozen=True):
    """A Home was turned to its Goblin side."""

    seat: int
    home: int
    number: int


class Shouted(Event, frozen=True):
    """Goblins!"""

    seat: int


class ShoutTurnedUp(Event, frozen=True):
    """What a shout turned up; a Goblin costs the active player the turn."""

    seat: int
    cell: int
    tile: int


class Passed(Event, frozen=True):
    """A seat had no tile to choose."""

    seat: int


class GameDealt(Event, frozen=True):
    """A game of a match begins: its number, and who is first."""

    number: int
    first: int


class GameEnded(Event, frozen=True):
    """A game of a match is over; `winner` is NOBODY when the goblins won."""

    reason: str
    winner: int


class Ended(Event, frozen=True):
    """Everything is over."""

    reason: str
