"""The six guilds of Pact: colour and emblem (never one without the other), and the coins that carry them."""
from __future__ import annotations

import math
from collections.abc import Iterator

from goblins.ui.draw.dashes import dashed, rounded_points
from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth, star
from sprites.kit.palette import COOL, CREAM, INK, mix
from sprites.kit.sheet import sheet

KINDS = {       # guild -> (cloth, ink of its emblem)
    "shaman": ("#EFE8D6", INK),
    "builder": ("#E8B42C", INK),
    "chieftain": ("#3E3646", CREAM),
    "scientist": ("#3F8F4C", CREAM),
    "merchant": ("#3568B4", CREAM),
    "warrior": ("#C23A34", CREAM),
}
COIN = "-2 -2 104 106"
LIT = "-18 -20 136 136"         # a lit coin keeps room for its glow and its sign
GLOW = "-18 -18 136 136"
GAP = "0 0 240 336"


def skull(a, front, ground):
    a.flat(smooth([(50, 10), (76, 19), (85, 44), (76, 62), (68, 67), (67, 86, "c"), (33, 86, "c"), (32, 67),
        (24, 62), (15, 44),
        (24, 19)]), front)
    for s in (-1, 1):
        a.flat(ell(50 + s * 15, 46, 9.5, 11), ground)
    a.flat(poly([(50, 56), (44, 67), (56, 67)]), ground)
    for x in (42, 50, 58):
        a.stroke(f"M{x} 74L{x} 87", ground, 3.6)


def hammer(a, front, ground):
    a.push("rotate(40 50 50)")
    a.flat(rounded(44, 36, 13, 60, 5), front)
    a.flat(poly([(18, 8), (70, 8), (86, 18), (86, 25), (70, 38), (18, 38)]), front)
    a.stroke("M30 8L30 38", ground, 4)
    a.pop()


def horned_helm(a, front, ground):
    a.flat(smooth([(24, 60, "c"), (27, 38), (50, 24), (73, 38), (76, 60, "c")]), front)
    a.flat(rounded(20, 63, 60, 13, 5), front)
    a.flat(rounded(45, 66, 10, 26, 4), front)
    for s in (-1, 1):
        a.flat(smooth([(50 + s * 20, 44), (50 + s * 38, 40), (50 + s * 45, 6, "c"), (50 + s * 31, 22),
            (50 + s * 12, 30)]), front)
    a.stroke("M50 28L50 56", ground, 4)


def flask(a, front, ground):
    """Glass one looks through, half full: a solid flask would be the merchants' purse once colour is gone."""
    a.flat("M32 4L68 4L68 15L62 15L62 40L90 80Q96 96 80 96L20 96Q4 96 10 80L38 40L38 15L32 15Z", front)
    a.flat("M47 15L53 15L53 44L66 62L34 62L47 44Z", ground)
    for x, y, r in ((36, 80, 7), (62, 82, 6), (49, 72, 4)):
        a.flat(ell(x, y, r), ground)


def purse(a, front, ground):
    a.flat(smooth([(38, 32, "c"), (62, 32, "c"), (82, 58), (84, 78), (68, 92), (32, 92), (16, 78), (18, 58)]), front)
    a.flat(poly([(28, 6), (40, 14), (50, 5), (60, 14), (72, 6), (64, 27), (36, 27)]), front)
    a.flat(ell(50, 63, 19), ground)
    a.flat(star(50, 64, 15, 6.6), front)


def swords(a, front, ground):
    for turn in (45, -45):
        a.push(f"rotate({turn} 50 52)")
        a.stroke("M50 38L50 66", ground, 20)
        a.flat(poly([(43, 66), (43, 6), (50, -6), (57, 6), (57, 66)]), front)
        a.flat(rounded(32, 68, 36, 9, 4), front)
        a.flat(rounded(45, 76, 10, 22, 4), front)
        a.pop()


EMBLEMS = {"shaman": skull, "builder": hammer, "chieftain": horned_helm, "scientist": flask, "merchant": purse,
    "warrior": swords}


def warmth(kind: str, much: float, little: float) -> float:
    """How far light may warm a guild's cloth: the chieftains' black bears little."""
    return little if kind == "chieftain" else much


def coin(a, kind: str, x: float, y: float, radius: float) -> None:
    """A guild's coin round a point."""
    colour, front = KINDS[kind]
    a.push(f"translate({x - radius:.2f} {y - radius:.2f}) scale({radius / 50:.4f})")
    a.ink(ell(50, 50, 46), 4)
    a.flat(ell(50, 50, 46), a.radial([(0, mix(colour, "#FFF0BE", warmth(kind, .28, .16)), 1), (.6, colour, 1),
                                      (1, mix(colour, COOL, .30), 1)], 36, 28, 82))
    a.push("translate(50 50) scale(.66) translate(-50 -50)")
    EMBLEMS[kind](a, front, colour)
    a.pop()
    a.pop()


def _plain_coin(kind: str) -> str:
    art = Art()
    coin(art, kind, 50, 50, 47)
    return compact(sheet(art, COIN))


def _lit_coin(kind: str) -> str:
    """A permanent goblin (P-53): it glows, and a sign says that it never runs out."""
    art = Art()
    _glowing(art, kind)
    art.push("translate(60 -18)")
    _endless(art)
    art.pop()
    return compact(sheet(art, LIT))


def _glowing(art: Art, kind: str) -> None:
    art.glow(50, 50, 68, "#FFE27A", .95)
    art.stroke(ell(50, 50, 47), INK, 8)
    art.stroke(ell(50, 50, 47), "#FFE27A", 4.4)
    coin(art, kind, 50, 50, 42)


def _endless(art: Art) -> None:
    """An infinity sign on a plate of 58 x 38."""
    art.form(rounded(2, 2, 54, 34, 16), "#FFF4D4", 3.4, 0)
    art.stroke("M29 19C20 6 6 10 6 19C6 28 20 32 29 19C38 6 52 10 52 19C52 28 38 32 29 19", "#2C6A34", 6)


def _gap(kind: str) -> str:
    """The place of a guild that is missing in a display: a dashed card, a pale ring and emblem."""
    art = Art()
    art.stroke(dashed(rounded_points(14, 14, 212, 308, 26), 24, 18), CREAM, 7, .34)
    ring = [(120 + 72 * math.cos(math.radians(t * 6)), 168 + 72 * math.sin(math.radians(t * 6))) for t in range(60)]
    art.stroke(dashed(ring, 19, 13), CREAM, 5, .4)
    pale, tray = "#A9B59C", "#1C3A38"
    art.push("translate(120 168) scale(.92) translate(-50 -50)")
    EMBLEMS[kind](art, pale, tray)
    art.pop()
    return compact(sheet(art, GAP))


def _crossed() -> str:
    """Laid over a coin that dynamite replaces (P-55)."""
    art = Art()
    art.stroke("M6 94L94 6", INK, 17)
    art.stroke("M6 94L94 6", "#E8743C", 10)
    return compact(sheet(art, COIN))


def drawings() -> Iterator[tuple[str, str]]:
    """Coins and gaps of all guilds."""
    for kind in KINDS:
        yield f"pact/coin_{kind}.svg", _plain_coin(kind)
        yield f"pact/coin_{kind}_lit.svg", _lit_coin(kind)
        art = Art()
        _glowing(art, kind)
        yield f"pact/coin_{kind}_glow.svg", compact(sheet(art, GLOW))
        yield f"pact/gap_{kind}.svg", _gap(kind)
    art = Art()
    _endless(art)
    yield "pact/endless.svg", compact(sheet(art, "-3 -3 66 46"))
    yield "pact/crossed.svg", _crossed()


