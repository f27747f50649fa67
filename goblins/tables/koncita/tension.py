"""How close a game of Koncita is, and how that shows in faces, as everybody can see it."""

from __future__ import annotations

from goblins.games.koncita.state import OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.capabilities import Tension


def tension(view: KoncitaView) -> Tension:
    """The last Treasure lies open, or the one before it."""
    return 2 if view.treasures_left == 1 else 1 if view.treasures_left == 2 else 0


def feelings(view: KoncitaView) -> dict[int, str]:
    """Whoever is out is sad about it (K-37)."""
    return {seat: "sad" for seat, count in enumerate(view.public.breaches) if count >= OUT}
