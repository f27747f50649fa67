"""What a seat sees of a game of Koncita."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.koncita.state import KoncitaPublic


class KoncitaView(Struct, frozen=True, kw_only=True, gc=False):
    """Everything but the others' hands and the order of the decks."""

    public: KoncitaPublic
    seat: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    treasure: int
    """The visible Treasure, NOBODY when none is left."""
    treasures_left: int
    deck_sizes: tuple[int, ...]
    """Cards left in each Forfeit deck."""
