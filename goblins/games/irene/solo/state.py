"""What there is in Irene solo, and what of it the player may know (I-50 … I-58)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.draft import Parts
from goblins.games.irene.state import NO_HOME, NO_PALACE, UNSHUFFLED_BACKS

SoloPhase = Literal["palace", "turn", "chart", "seal", "path"]


class SoloPublic(Struct, kw_only=True, gc=False):
    """What lies open."""

    caves: tuple[int, ...] = ()
    discards: tuple[tuple[int, ...], ...] = ()
    """The discard piles, the last tile of each on top."""
    palace: int = NO_PALACE
    turned: tuple[bool, ...]
    """Which Homes show their Goblin side."""
    phase: SoloPhase = "palace"
    keeping: tuple[int, ...] = ()
    """Cave tiles taken while charting."""
    path: tuple[int, ...] = ()
    turns: int = 0
    ending: str = ""
    why: str = ""
    home: int = NO_HOME


class SoloSecret(Struct, kw_only=True, gc=False):
    """What lies face down."""

    mountain: tuple[int, ...]
    """The last one is on top."""
    pile: tuple[int, ...] = ()
    numbers: tuple[int, ...]
    backs: tuple[int, ...] = UNSHUFFLED_BACKS
    """The bonus symbol on the back of each Palace (I-04)."""
    seed: int
    occasion: int


class SoloState(Struct, frozen=True, gc=False, tag="solo"):
    """All of a solo game's truth at one moment."""

    public: SoloPublic
    secret: SoloSecret


#: A state, or a draft of the next one.
Solo = Parts[SoloPublic, SoloSecret]


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
    """After the end, what the best path out of the pile was worth; NO_PATH if there was none, and before (I-58)."""
    best_way: tuple[int, ...]
    """After the end, that path."""
    remembered: tuple[int, ...]
    """What the player put into the pile: they have seen it, and must remember it."""
