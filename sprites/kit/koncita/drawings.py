"""Everything drawn for the Koncita table: the room, what stands in it, its marks, icons and cards."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.koncita import cards, furniture, icons, marks, oscar, pieces, room, walls

COLLECTIONS = (room, walls, furniture, pieces, oscar, marks, icons, cards)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `koncita/`, and the icons of the Koncita table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
