"""Everything drawn for the Grapple table: the cards, what lies on the table, and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.grapple import cards, icons, table

COLLECTIONS = (cards, table, icons)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `grapple/`, and the icons of the Grapple table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
