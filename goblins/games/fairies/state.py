"""What there is in a game of Fairies: its state, its actions, its events, and what a seat may see."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from goblins.core.contract import Action, Event


class Goal(Struct, frozen=True):
    """Which way round the game is played, and what wins it."""

    solitaire: bool = False
    ultimate: bool = False
    reverse: bool = False


class FairiesState(Struct, frozen=True):
    """All of a game's truth at one moment. There is no chance after the deal, so no generator to remember."""

    hands: tuple[int, ...]
    """A set of faces per seat."""
    ring: tuple[int, ...]
    """Faces in the order of their arrival."""
    active: int
    turns: int
    seen: int
    """Faces that have been showing at some time: turning up any other reveals something (F-12)."""
    cards: int
    """The cards in play, as the set of their goblin faces."""
    goal: Goal
    history: tuple[bytes, ...] = ()
    """Every position met so far, for F-26; empty in solitaire."""
    ending: str = ""
    """Why the game is over; empty while it goes on."""


class Add(Action, frozen=True, tag=True):
    """Add one of your cards to the ring (F-20)."""

    face: int


class GiveUp(Action, frozen=True, tag=True):
    """End a solitaire as a loss (F-34)."""

    resigns: ClassVar[bool] = True


FairiesAction = Add | GiveUp


class Added(Event, frozen=True, tag=True):
    """A card came into the ring."""

    seat: int
    face: int


class Flipped(Event, frozen=True, tag=True):
    """Cards of the ring turned over, in ring order: the faces before and after. `star`: all of them, by F-22."""

    seat: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    star: bool


class Taken(Event, frozen=True, tag=True):
    """Cards went from the ring to the seat's hand, in ring order."""

    seat: int
    faces: tuple[int, ...]


class Ended(Event, frozen=True, tag=True):
    """The game is over, for the given reason."""

    seat: int
    reason: str


class FairiesView(Struct, frozen=True):
    """What a seat sees: everything that shows. All cards are open; their backs are nobody's to look at (F-12)."""

    seat: int
    hands: tuple[tuple[int, ...], ...]
    ring: tuple[int, ...]
    active: int
    turns: int
    goal: Goal
    repeated: int
    """How often the present position has been met before (F-26)."""
    shows_backs: tuple[int, ...]
    """Faces whose backs have been seen in play, so that they are no secret any more."""
    ending: str
    past: tuple[bytes, ...] = ()
    """The positions everybody has seen go by."""


class Preview(Struct, frozen=True):
    """What adding a face would do, as far as F-12 lets anybody know it beforehand."""

    face: int
    flips: tuple[int, ...]
    """Ring faces that will turn over."""
    takes: tuple[int, ...]
    """Ring faces (as they show now) that will be taken."""
    goblins: int
    """Goblins in hand afterwards."""
    fairies: int
