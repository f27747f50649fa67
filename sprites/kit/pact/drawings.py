"""Everything drawn for the Pact table: coins, cards, Tasks, pieces, the rim of the seasons, and its icons."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.pact import campaign, cards, emblems, icons, pieces, rims, tasks
from sprites.kit.pact.vignettes import drawings as vignettes

COLLECTIONS = (emblems, cards, tasks, vignettes, pieces, rims, icons, campaign)


def drawings() -> Iterator[tuple[str, str]]:
    """All drawings below `pact/`, and the icons of the Pact table."""
    for collection in COLLECTIONS:
        yield from collection.drawings()
