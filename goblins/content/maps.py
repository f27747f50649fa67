"""Any Tiled map of the house, read as what it says it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from goblins.content.loader import BadContent
from goblins.content.rooms import Room, room_of
from goblins.content.tiled import PlainMap, Zones, read_plain, zones_of
from goblins.core.nearest import suggestion

#: The custom property `kind` of a map -> who reads it; a map without one is a table's zones.
READERS: dict[str, Callable[[PlainMap], Room | Zones]] = {"zones": zones_of, "room": room_of}


def read_map(path: Path) -> Room | Zones:
    """The map as a value of its kind; BadContent says what is wrong with it."""
    plain = read_plain(path)
    kind = str(plain.properties.get("kind", "zones"))
    if kind not in READERS:
        raise BadContent(f"{plain.where}: there is no kind of map {kind!r}{suggestion(kind, READERS)}")
    return READERS[kind](plain)
