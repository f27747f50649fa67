"""Everything drawn for the Pact table: coins, cards, Tasks, pieces, the rim of the seasons, and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from . import pact_cards, pact_emblems, pact_icons, pact_pieces, pact_rims, pact_tasks

COLLECTIONS = (pact_emblems, pact_cards, pact_tasks, pact_pieces, pact_rims, pact_icons)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `pact/`, and the icons of the Pact table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
