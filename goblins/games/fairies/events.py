"""What can happen in a game of Fairies. Everybody sees all of it."""

from __future__ import annotations

from goblins.core.contract import Event


class Added(Event, frozen=True):
    """A card came into the ring."""

    seat: int
    face: int


class Flipped(Event, frozen=True):
    """Cards of the ring turned over, in ring order: the faces before and after. `star`: all of them, by F-22."""

    seat: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    star: bool


class Taken(Event, frozen=True):
    """Cards went from the ring to the seat's hand, in ring order."""

    seat: int
    faces: tuple[int, ...]


class Ended(Event, frozen=True):
    """The game is over, for the given reason."""

    seat: int
    reason: str
