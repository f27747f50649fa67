"""The zones of Irene's two tables."""

from __future__ import annotations

from goblins.tables.kit import zones
from goblins.ui.viewport import Rect


def zone(name: str, level: str = "table") -> Rect:
    """A zone of the maze's map, or of the solo game's."""
    return zones.zone("irene", level, name)
