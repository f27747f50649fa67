"""Any Tiled map of the house, read as what it says it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from goblins.content.loader import BadContent
from goblins.content.tiled import PlainMap, read_plain, zones_of
from goblins.core.nearest import suggestion

#: The kind of a map -> who reads it.
Readers = Mapping[str, Callable[[PlainMap], object]]


def read_map(path: Path, games_own: Readers) -> object:
    """The map as a value of its kind, which its custom property `kind` says: a table's zones (also without one), or a
    kind that a game reads itself. BadContent says what is wrong with it.
    """
    plain = read_plain(path)
    readers = {"zones": zones_of, **games_own}
    kind = str(plain.properties.get("kind", "zones"))
    if kind not in readers:
        raise BadContent(f"{plain.where}: there is no kind of map {kind!r}{suggestion(kind, readers)}")
    return readers[kind](plain)
