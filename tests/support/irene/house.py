"""Boxes of Irene that people might make."""

from __future__ import annotations

from typing import Any

from goblins.content.box import Box
from goblins.games.irene.content import GRASS, MOST_GOBLINS, PLAIN, SYMBOLS, PathTile, load_content
from tests.support.boxes import edited


def with_tiles(**changes: Any) -> Box:
    """A box with other tiles; paths are called by their ends, with their scrolls behind them: "ring-rose lamp plain"."""

    def edit(tiles: Any) -> None:
        for key, value in changes.items():
            tiles[key] = [as_path(name) for name in value] if key == "paths" else value

    return edited("irene", "tiles", edit)


def as_path(text: str) -> dict[str, Any]:
    """A path as the data file has it."""
    ends, *scrolls = text.split()
    return dict(zip(("entry", "exit"), ends.split("-"), strict=True), scrolls=scrolls)


def as_text(path: PathTile) -> str:
    """A path as it is called here."""
    ends = "grass" if path.exit == GRASS else SYMBOLS[path.exit]
    scrolls = ["plain" if scroll == PLAIN else SYMBOLS[scroll] for scroll in path.scrolls]
    return " ".join([f"{SYMBOLS[path.entry]}-{ends}", *scrolls])


def numbers(**changes: int) -> Box:
    """A box with other numbers of the rules."""
    return edited("irene", "numbers", lambda data: data.update(changes))


PATHS = [as_text(path) for path in load_content().paths]
LINKS = [path for path in PATHS if "grass" not in path]
#: Boxes that people might make.
BOXES = {
    "one path more": with_tiles(paths=[*PATHS, "ring-rose pick pick"]),
    "one path fewer": with_tiles(paths=PATHS[1:]),
    "a path back to its own symbol": with_tiles(paths=[*PATHS, "lamp-lamp ring plain plain rose"]),
    "six Goblins": with_tiles(goblins=6),
    "no Goblin": with_tiles(goblins=0),
    "many of everything": with_tiles(paths=PATHS * 2, goblins=MOST_GOBLINS, homes=[*range(1, 13)]),
    "few of everything": with_tiles(paths=["ring-grass lamp", "rose-ring", "lamp-rose"], goblins=5, homes=[2, 2]),
    "a Home of 13": with_tiles(homes=[3, 5, 7, 9, 11, 13]),
    "two Homes with one number": with_tiles(homes=[7, 7, 7, 9]),
    "the ring on every back": with_tiles(backs=["ring"] * 4),
}
