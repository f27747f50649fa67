"""What the player of Irene solo may know (I-50 … I-58)."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.irene.solo.state import SoloPublic


class SoloView(Struct, frozen=True, kw_only=True, gc=False, tag="solo"):
    """What the player sees: all but the Mountain's order, the pile's faces, and the backs of Homes and other Palaces."""

    public: SoloPublic
    seat: int = 0
    mountain_size: int
    pile_size: int
    pile: tuple[int, ...]
    """The Escape Pile, turned up for the escape; empty before."""
    bonus: int
    """The bonus symbol of the Palace; NO_SYMBOL before one is chosen."""
    numbers: tuple[int, ...]
    """Numbers of turned Homes, 0 for the others."""
    points: int
    best: int
    """After the end, what the best path out of the pile was worth; NO_WAY if there was none, and before (I-58)."""
    best_way: tuple[int, ...]
    """After the end, that path."""
    remembered: tuple[int, ...]
    """What the player put into the pile: they have seen it, and must remember it."""
