"""Pieces of Irene outside a game, for the rulebook's pictures."""

from __future__ import annotations

from goblins.games.irene.content import SYMBOLS, Content
from goblins.tables.irene.faces import SHAPES
from goblins.tables.irene.showing import BellFace, CrumbFace, HomeFace, PalaceFace, TileFace
from goblins.ui.moving.motion import Face


def sample(kind: str, number: int, content: Content) -> Face:
    """The face of a tile or a Palace by its number, a back, a Home (or one that was turned), somebody's breadcrumb, a bell."""
    symbols = range(len(SYMBOLS))
    match kind:
        case "tile":
            return TileFace(range(content.tiles)[number])
        case "back":
            return TileFace()
        case "palace":
            return PalaceFace(symbols[number])
        case "home":
            return HomeFace()
        case "turned":
            return HomeFace(content.homes[number])
        case "crumb":
            return CrumbFace(range(len(SHAPES))[number // len(symbols)], number % len(symbols))
        case "bell":
            return BellFace(spent=False)
    raise ValueError(f"Irene has no piece {kind!r}")
