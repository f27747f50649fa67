"""Everything drawn for the Koncita table but its cards: the room, what stands in it, its marks and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from . import (
    koncita_furniture,
    koncita_icons,
    koncita_marks,
    koncita_oscar,
    koncita_pieces,
    koncita_room,
    koncita_walls,
)

COLLECTIONS = (koncita_room, koncita_walls, koncita_furniture, koncita_pieces, koncita_oscar, koncita_marks, koncita_icons)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `koncita/` but the cards, and the icons of the Koncita table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
