"""What there is in Irene solo (I-50 … I-58)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.draft import Parts
from goblins.games.irene.state import NO_HOME, NO_PALACE

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
    seed: int
    occasion: int


class SoloState(Struct, frozen=True, gc=False, tag="solo"):
    """All of a solo game's truth at one moment."""

    public: SoloPublic
    secret: SoloSecret


#: A state, or a draft of the next one.
Solo = Parts[SoloPublic, SoloSecret]
