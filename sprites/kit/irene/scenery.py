"""What stands round the solo table of Irene: the boulders that frame the Caves, the Mountain, crystals, and eyes in the dark."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.palette import INK, mix

FRAME = (880, 500)
BOULDER, SHADED, HOLLOW = "#6A6078", "#4A4260", "#120C1C"
CRYSTALS = {"crystal": "#7FD8E8", "crystal_violet": "#B48CF0"}
#: The outlines of a cluster's crystals; the third point of each is its tip.
CLUSTER = (
    ((20, 112), (10, 66), (24, 40), (40, 64), (44, 112)),
    ((84, 112), (86, 70), (100, 52), (112, 74), (104, 112)),
    ((40, 114), (40, 40), (60, 8), (80, 40), (84, 114)),
)


def drawings() -> Iterator[tuple[str, str]]:
    """The frame, the Mountain, two clusters of crystals, and eyes."""
    yield "irene/rock_frame.svg", compact(_rock_frame(*FRAME))
    yield "irene/mountain.svg", compact(_mountain())
    yield "irene/eyes.svg", compact(_eyes())
    for name, colour in CRYSTALS.items():
        yield f"irene/{name}.svg", compact(_crystal(colour))


def _rock_frame(w: int, h: int) -> str:
    """A ring of boulders, dark in the middle."""
    rnd, art = random.Random(5), Art()
    art.flat(rounded(18, 18, w - 36, h - 36, 30), HOLLOW, .5)
    spots: list[tuple[float, float, bool]] = []
    x, y = 26.0, 50.0
    while x < w - 20:
        spots += [(x, 16, True), (x, h - 16, True)]
        x += rnd.uniform(30, 44)
    while y < h - 44:
        spots += [(16, y, False), (w - 16, y, False)]
        y += rnd.uniform(30, 44)
    rnd.shuffle(spots)
    for x, y, lies in spots:
        long, short = rnd.uniform(20, 30), rnd.uniform(11, 16)
        across, down = (long, short) if lies else (short, long)
        outline = []
        for corner in range(8):
            turn, share = math.tau * corner / 8, rnd.uniform(.86, 1.1)
            outline.append((x + across * share * math.cos(turn), y + down * share * math.sin(turn)))
        art.form(smooth(outline), mix(BOULDER, SHADED, rnd.uniform(0, .6)), 2.4, .18)
    return art.svg(f"0 0 {w} {h}")


def _mountain() -> str:
    """A peak with snow, broad enough for a pile of tiles."""
    art = Art()
    slope = [(6, 232, "c"), (40, 170), (72, 150), (104, 92), (140, 66), (176, 14, "c"), (206, 50), (238, 84), (262, 140)]
    art.form(smooth([*slope, (306, 168), (354, 232, "c")]), "#5D5474", 4, .3)
    snow = [(176, 16, "c"), (204, 50), (196, 64), (184, 52), (172, 70), (160, 54), (146, 68), (150, 56)]
    art.flat(smooth(snow), "#E8E4F4")
    art.line([(104, 100, 1), (90, 150, 4), (60, 190, 1)], "#2A1E3A", .6)
    art.line([(250, 120, 1), (262, 170, 4), (300, 200, 1)], "#2A1E3A", .6)
    art.line([(70, 160, .6), (84, 176, 3), (80, 206, .6)], "#8C82A4", .6)
    return art.svg("0 0 360 240")


def _crystal(colour: str) -> str:
    """A cluster of cave crystals."""
    art = Art()
    for outline in CLUSTER:
        tip, shoulder = outline[2], outline[3]
        art.form(poly(outline), colour, 3, .5)
        art.flat(poly([tip, (tip[0], 112), (shoulder[0], 112), shoulder]), "#2C1B4A", .22)
        x, y = tip
        art.line([(x - 5, y + 22, .8), (x - 7, y + 50, 3.2), (x - 6, y + 66, .8)], "#F4FEFF", .8)
    return art.svg("0 0 120 120")


def _eyes() -> str:
    """Goblin eyes in the dark."""
    art = Art()
    for x, slant in ((20, 1), (60, -1)):
        lid = [(x - 15, 14 - 5 * slant, "c"), (x, 9), (x + 15, 14 + 5 * slant, "c"), (x + 4, 28), (x - 6, 27)]
        art.flat(smooth(lid), "#FFE05A")
        art.flat(ell(x + 1, 18, 3.2, 7), INK)
    return art.svg("0 0 80 36")
