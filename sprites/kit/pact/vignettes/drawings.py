"""The vignettes of the Tasks, as layers of a Task card (240 x 300) over the season's landscape."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.pact.vignettes import builder, chieftain, merchant, scientist, shaman, warrior
from sprites.kit.sheet import sheet

CARD = "0 0 240 300"
WINDOW = (13, 54)  # where a Task card shows its picture
GUILDS = (shaman, builder, chieftain, scientist, merchant, warrior)
VIGNETTES = {slug: painter for guild in GUILDS for slug, painter in guild.VIGNETTES.items()}


def drawings() -> Iterator[tuple[str, str]]:
    """One layer per picture."""
    for slug, painter in VIGNETTES.items():
        art = Art()
        art.push(f"translate({WINDOW[0]} {WINDOW[1]})")
        painter(art)
        art.pop()
        yield f"pact/vignette_{slug}.svg", compact(sheet(art, CARD))
