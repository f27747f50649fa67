"""Everything drawn for the Irene table: symbols, tiles, pieces, the cavern, and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from . import irene_caves, irene_icons, irene_pieces, irene_symbols, irene_tiles

COLLECTIONS = (irene_symbols, irene_caves, irene_tiles, irene_pieces, irene_icons)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `irene/`, and the icons of the Irene table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
