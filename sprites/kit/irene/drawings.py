"""Everything drawn for the Irene table: symbols, tiles, pieces, the cavern, its icons, and what stands round the solo table."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.irene import caves, scenery
from sprites.kit.irene import icons as irene_icons
from sprites.kit.irene import pieces as irene_pieces
from sprites.kit.irene import symbols as irene_symbols
from sprites.kit.irene import tiles as irene_tiles

COLLECTIONS = (irene_symbols, caves, irene_tiles, irene_pieces, irene_icons, scenery)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `irene/`, and the icons of the Irene table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
