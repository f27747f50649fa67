"""What one seat sees of a game of Grapple."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.grapple.state import Battle, GrapplePublic, Sighting


class GrappleView(Struct, frozen=True, gc=False):
    """What lies open, a seat's own cards, numbers of what is hidden from it, and what it has seen before."""

    public: GrapplePublic
    seat: int
    hand: tuple[int, ...]
    army: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    army_sizes: tuple[int, ...]
    deck_size: int
    battle: Battle | None
    """The battle, with its face-down goblin only if that is the seat's own."""
    spied_hand: tuple[int, ...]
    """The spied hand, only for the one who spies, and only then."""
    shown_armies: tuple[tuple[int, ...], ...]
    """All armies, when a round is over and they have been turned up; empty before."""
    sightings: tuple[Sighting, ...]
