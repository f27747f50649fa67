"""In what form a great moment is told: in full, shorter when it was seen often, and in passing among bots."""

from __future__ import annotations

from msgspec import Struct

#: So many times in a match a moment is told in full.
OFTEN = 3
#: What was seen often is held for this part of its time.
SHORTER = 0.6


class Form(Struct, frozen=True):
    """Why a moment may be shorter than it could be. A deciding one never is."""

    among_bots: bool = False
    """Whether it concerns bots only: no close-up, nothing is held."""
    repeated: bool = False
    """Whether it was told several times before: what is held is held for less."""
    echo: bool = False
    """Whether the same happened just now: only the blow and its echo."""

    @property
    def brief(self) -> bool:
        """Whether only the blow is shown: no close-ups, no waiting."""
        return self.among_bots or self.echo

    def hold(self, seconds: float) -> float:
        """How long something is held that would be held so long in full."""
        if self.brief:
            return 0.0
        return seconds * SHORTER if self.repeated else seconds

    def pick(self, full: float, brief: float) -> float:
        """One of two lengths: in full, or in passing."""
        return brief if self.brief else full
