"""How close a game of Koncita is, as everybody can see it."""

from __future__ import annotations

from goblins.games.koncita.view import KoncitaView
from goblins.tables.capabilities import Tension


def tension(view: KoncitaView) -> Tension:
    """The last Treasure lies open, or the one before it."""
    return 2 if view.treasures_left == 1 else 1 if view.treasures_left == 2 else 0
