"""Everything drawn for the Grapple table: the cards, what lies on the table, and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from . import grapple_cards, grapple_icons, grapple_table

COLLECTIONS = (grapple_cards, grapple_table, grapple_icons)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `grapple/`, and the icons of the Grapple table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
