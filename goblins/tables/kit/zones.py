"""Zones of a table's Tiled maps, as rectangles."""

from __future__ import annotations

from functools import cache

from goblins.content.tiled import zones
from goblins.ui.viewport import Rect


@cache
def areas(game: str, level: str) -> dict[str, Rect]:
    """Every named zone of one of a game's maps."""
    return {name: Rect(found.x, found.y, found.w, found.h) for name, found in zones(game, level).zones.items()}


@cache
def zone(game: str, level: str, name: str) -> Rect:
    """A named zone of one of a game's maps."""
    found = zones(game, level)[name]
    return Rect(found.x, found.y, found.w, found.h)
