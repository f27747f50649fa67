"""What flashes, flies and shines in a great moment: bursts, sparks, dust, rings of light, a rope, a flame."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth

INK = "#2A1820"


def _jag(n, r0, r1, seed, cx=100, cy=100, ry=1.0):
    rnd = random.Random(seed)
    pts = []
    for i in range(2 * n):
        r = (r0, r1)[i % 2] * (1 + rnd.uniform(-.12, .12))
        a = math.pi * i / n + rnd.uniform(-.05, .05)
        pts.append((cx + r * math.cos(a), cy + r * ry * math.sin(a)))
    return poly(pts)


def burst(outer="#F2A93A", inner="#FFF1B4", n=13, seed=3, core="#FFFBEA"):
    """The flash of a clash: three jagged stars, inked outside only. 200 x 200."""
    a = Art()
    a.form(_jag(n, 92, 56, seed), outer, 3.4, 0)
    a.flat(_jag(n, 72, 44, seed), inner)
    a.flat(_jag(n, 48, 32, seed + 1), core)
    return a.svg("0 0 200 200")


def spark(c="#FFE27A", hot="#FFFBE6"):
    """A four-pointed glint. 100 x 100."""
    a = Art()
    for r, w, col, op in ((50, 13, c, .55), (44, 8.5, c, 1), (30, 5, hot, 1)):
        a.flat(poly([(50, 50 - r), (50 + w, 50 - w), (50 + r, 50), (50 + w, 50 + w), (50, 50 + r), (50 - w, 50 + w),
                     (50 - r, 50), (50 - w, 50 - w)]), col, op)
    return a.svg("0 0 100 100")


def dart(c="#FFD45E"):
    """A spark that flies: head right, tail left. 120 x 30."""
    a = Art()
    a.flat(brush([(4, 15, .5), (60, 15, 6), (104, 15, 13), (116, 15, 4)]), INK, .85)
    a.flat(brush([(14, 15, .5), (62, 15, 3), (103, 15, 8), (112, 15, 2)]), c)
    a.flat(brush([(60, 14, .5), (100, 14, 4), (108, 14, 1)]), "#FFFBE6")
    return a.svg("0 0 120 30")


def puff(c="#D9C3A0", seed=1):
    """A cloud of dust or smoke, gouache with an ink line below. 160 x 120."""
    rnd = random.Random(seed)
    a = Art()
    lobes = [(38, 74, 28), (74, 54, 36), (116, 66, 32), (92, 84, 34), (58, 86, 26), (130, 84, 20)]
    lobes = [(x + rnd.uniform(-5, 5), y + rnd.uniform(-5, 5), r * rnd.uniform(.9, 1.1)) for x, y, r in lobes]
    for x, y, r in lobes:
        a.flat(ell(x + 1.5, y + 2.5, r + 3.4), INK, .9)
    for x, y, r in lobes:
        a.flat(ell(x, y, r), a.radial([(0, "#FFF8E4", 1), (.5, c, 1), (1, "#8F7A86", 1)], 34, 26, 84))
    a.line([(50, 66, 1), (64, 52, 4), (84, 50, 1)], "#8F7A86", .6)
    a.line([(98, 76, 1), (112, 66, 4), (128, 70, 1)], "#8F7A86", .6)
    return a.svg("0 0 160 120")


def chip(c="#8A5A34", seed=1):
    """A splinter of wood or stone. 40 x 40."""
    rnd = random.Random(seed)
    a = Art()
    a.form(poly([(8 + rnd.uniform(-3, 3), 20), (20, 6 + rnd.uniform(-2, 4)), (34, 16 + rnd.uniform(-4, 4)),
                 (26 + rnd.uniform(-4, 4), 34), (14, 32)]), c, 2.2, .3)
    return a.svg("0 0 40 40")


def wave(c="#FFE9A8"):
    """A ring that runs outwards from a blow; drawn once, scaled. 200 x 200."""
    a = Art()
    a.flat(ell(100, 100, 96), a.radial([(0, c, 0), (.72, c, 0), (.88, c, .85), (.94, c, .35), (1, c, 0)], 50, 50, 50))
    return a.svg("0 0 200 200")


def shaft(c="#FFE9A8", spread=.34):
    """A shaft of light from above, fading to its foot; to be added. 200 x 400."""
    a = Art()
    g = a.linear([(0, c, .75), (.6, c, .3), (1, c, 0)])
    a.flat(poly([(100 - 14, 0), (100 + 14, 0), (100 + 200 * spread + 14, 400), (100 - 200 * spread - 14, 400)]), g)
    g2 = a.linear([(0, "#FFFBEA", .5), (.5, c, .2), (1, c, 0)])
    a.flat(poly([(100 - 5, 0), (100 + 5, 0), (100 + 120 * spread, 400), (100 - 120 * spread, 400)]), g2)
    return a.svg("0 0 200 400")


def rays(c="#FFE28A", n=14, seed=5):
    """Beams round a prize, to be added or laid under; turns slowly. 400 x 400."""
    rnd = random.Random(seed)
    a = Art()
    for i in range(n):
        t = 2 * math.pi * i / n
        w = .085 + .05 * (i % 2) + rnd.uniform(-.015, .015)
        r = 196 if i % 2 else 172
        a.flat(poly([(200, 200), (200 + r * math.cos(t - w), 200 + r * math.sin(t - w)),
                     (200 + r * math.cos(t + w), 200 + r * math.sin(t + w))]),
               a._grad("radial", 'gradientUnits="userSpaceOnUse" cx="200" cy="200" r="196"',
                       [(0, c, .9), (.3, c, .7), (.7, c, .28), (1, c, 0)]))
    return a.svg("0 0 400 400")


def crack(seed=2, n=7):
    """Cracks in the ground from one point. 300 x 200."""
    rnd = random.Random(seed)
    a = Art()
    for i in range(n):
        t = 2 * math.pi * i / n + rnd.uniform(-.3, .3)
        x, y, pts = 150., 100., [(150, 100, 9)]
        for k in range(4):
            t += rnd.uniform(-.45, .45)
            x += 34 * math.cos(t)
            y += 22 * math.sin(t)
            pts.append((x, y, max(.6, 7 - 2 * k)))
        a.flat(brush(pts, 2), "#160C14", .9)
        a.flat(brush([(px + 1.5, py + 2, w * .3) for px, py, w in pts], 2), "#C79A66", .5)
    return a.svg("0 0 300 200")


def slash(c="#FFF6D8"):
    """A weapon's arc. 220 x 220."""
    a = Art()
    d = "M20 190C60 90 120 40 206 22C150 62 100 110 62 200C52 206 30 204 20 190Z"
    a.flat(d, INK, .85)
    a.flat("M32 186C70 96 126 52 192 30C142 66 96 112 60 192C52 198 38 196 32 186Z", a.linear([(0, c, 1), (.6, "#FFD98A", .95), (1, "#F2A93A", .6)]))
    return a.svg("0 0 220 220")


def flame(c="#FF9A3C"):
    """A lick of fire. 60 x 90."""
    a = Art()
    a.form(smooth([(30, 3, "c"), (44, 28), (40, 40), (54, 50), (50, 76), (30, 87), (10, 76), (7, 52), (20, 44), (18, 26)]), c, 2.8, 0)
    a.flat(smooth([(30, 34, "c"), (40, 54), (40, 72), (30, 80), (19, 72), (20, 56)]), "#FFD45E")
    a.flat(smooth([(30, 54, "c"), (35, 66), (30, 76), (25, 66)]), "#FFFBE6")
    return a.svg("0 0 60 90")


def rope(wide=400):
    """A rope pulled tight, for ties. wide x 40."""
    a = Art()
    a.form(rounded(4, 12, wide - 8, 16, 8), "#C79A55", 3, .2)
    x = 14
    while x < wide - 16:
        a.line([(x, 28, 1.6), (x + 5, 20, 3), (x + 12, 12, 1.6)], "#6A4422", .9)
        x += 13
    return a.svg(f"0 0 {wide} 40")


def pieces() -> Iterator[tuple[str, str]]:
    """Every name and drawing."""
    yield "burst", burst()
    yield "burst_red", burst("#D8413A", "#FFB45E", 13, 9, "#FFE9A8")
    yield "burst_white", burst("#F6D98A", "#FFF6D8", 16, 5)
    yield "spark", spark()
    yield "spark_mint", spark("#8FFFE0")
    yield "dart", dart()
    yield "puff", puff()
    yield "puff_smoke", puff("#A79AAE", 4)
    yield "puff_moss", puff("#B7C79A", 6)
    yield "chip_wood", chip()
    yield "chip_stone", chip("#7C7288", 4)
    yield "wave", wave()
    yield "wave_red", wave("#FF6A5E")
    yield "shaft", shaft()
    yield "rays", rays()
    yield "rays_mint", rays("#A8FFE0")
    yield "crack", crack()
    yield "slash", slash()
    yield "rope", rope()
    yield "flame", flame()
