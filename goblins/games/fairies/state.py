"""What there is in a game of Fairies: hands and ring as sets of faces, and what has been seen. All of it lies open."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.core.bits import set_of


class Goal(Struct, frozen=True, gc=False):
    """Which way round the game is played, and what wins it."""

    solitaire: bool = False
    ultimate: bool = False
    reverse: bool = False


class FairiesPublic(Struct, gc=False):
    """Everything: all cards are open, and what is on their backs follows from the deck (F-12)."""

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


class FairiesSecret(Struct, gc=False):
    """Nothing: there is no chance after the deal, and whoever sees the table knows the whole game."""


class FairiesState(Struct, frozen=True, gc=False):
    """All of a game's truth at one moment."""

    public: FairiesPublic
    secret: FairiesSecret


def showing(public: FairiesPublic) -> int:
    """The faces that show, in hands and ring."""
    shown = set_of(public.ring)
    for hand in public.hands:
        shown |= hand
    return shown


def position_of(hands: Sequence[int], ring: int, active: int, width: int) -> bytes:
    """A position as F-26 compares it: who holds which faces, which lie in the ring, who is to move.

    `width` is how many bits a set of faces has.
    """
    packed = active
    for mask in hands:
        packed = packed << width | mask
    return (packed << width | ring).to_bytes((width + 7 >> 3) * (len(hands) + 1) + 1, "little")
