"""Hair and crowns of fairies and princesses: a back and a front layer, in head space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import ell, poly, smooth
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.parts.registry import by_name


def candy(a, back):
    """Bobbed hair under rock-candy crystals."""
    c = "#F2709C"
    if back:
        a.form(smooth([(0, -70), (46, -62), (76, -24), (80, 22), (62, 50), (0, 40), (-62, 50), (-80, 22), (-76, -24),
            (-46, -62)]), c, 3.6, .4)
        return
    # rock-candy crystals for a crown
    for x, y, h, rot, col in ((-44, -46, 40, -34, "#8FD8F0"), (44, -46, 40, 34, "#B58CF0"),
            (-22, -56, 48, -14, "#FFB0D0"), (24, -56, 46, 16, "#FFE07A"), (0, -58, 60, 2, "#9CF0D0")):
        a.push(f"translate({x} {y}) rotate({rot})")
        a.form(poly([(-11, 8), (-12, -h * .66), (0, -h), (12, -h * .66), (11, 8)]), col, 3, .5, rimc="#FFFFFF")
        a.flat(poly([(-8, 4), (-9, -h * .62), (-2, -h * .84), (-3, 4)]), "#FFFFFF", .55)
        a.pop()
    a.form(smooth([(-66, 4), (-68, -34), (-40, -60), (0, -66), (40, -60), (68, -34), (66, 4, "c"), (54, -20), (30, -34),
        (12, -48), (-8, -30), (-34, -24), (-54, -12)]), c, 3.2, .4)
    for P in ([(-56, -28, 1), (-38, -48, 7), (-8, -58, 1)], [(20, -56, 1), (44, -46, 5), (58, -24, 1)]):
        a.line(P, "#FFD0E0", .85)


def snow(a, back):
    """White hair with a snowflake."""
    if back:
        a.form(smooth([(0, -68), (48, -60), (78, -20), (84, 30), (72, 66, "c"), (52, 52), (0, 40), (-52, 52),
            (-72, 66, "c"), (-84, 30), (-78, -20), (-48, -60)]), ("#FFFFFF", "#DCEFFA", "#86A6D0"), 3.6, .4)
        return
    a.form(smooth([(-66, 14, "c"), (-70, -30), (-42, -62), (0, -69), (42, -62), (70, -30), (66, 14, "c"), (58, -12),
        (36, -34), (10, -46), (-4, -50, "c"), (-18, -38), (-40, -28), (-58, -8)]), ("#FFFFFF", "#EAF6FF", "#9DB6E0"),
        3.2, .4)
    a.push("translate(0 -76)")
    for i in range(6):
        a.push(f"rotate({i * 60})")
        for w, col in ((9, INK), (4.6, "#E8FAFF")):
            a.stroke("M0 0L0 -32M0 -18L-9 -27M0 -18L9 -27", col, w)
        a.pop()
    for i in range(6):
        a.push(f"rotate({i * 60})")
        a.stroke("M0 0L0 -32M0 -18L-9 -27M0 -18L9 -27", "#EAFBFF", 4.6)
        a.pop()
    a.form(ell(0, 0, 9), "#7CC8F0", 2, .6)
    a.pop()


def petal(a, back):
    """A ring of petals behind flowered hair."""
    if back:
        for i in range(11):
            t = -200 + i * 22
            a.push(f"rotate({t + 90}) translate(0 -58)")
            a.form(smooth([(-15, 14), (-21, -14), (-12, -40), (0, -48), (12, -40), (21, -14), (15, 14)]),
                "#FF8FB0" if i % 2 else "#FFB45E", 3, .3)
            a.line([(0, 0, .8), (0, -20, 2.6), (0, -36, .6)], "#B8406A", .55)
            a.pop()
        return
    c = "#8A4A2C"
    a.form(smooth([(-64, 10, "c"), (-66, -30), (-40, -58), (0, -63), (40, -58), (66, -30), (64, 10, "c"), (52, -20),
        (26, -40), (0, -50), (-18, -36), (-42, -22), (-54, -8)]), c, 3.2, .3)
    a.line([(-56, -26, 1), (-36, -46, 6), (-6, -55, 1)], "#E8A868", .7)
    for x, y in ((-40, -44), (0, -60), (40, -44)):
        for i in range(5):
            t = i * 1.257
            a.flat(ell(x + 6.5 * math.cos(t), y + 6.5 * math.sin(t), 5.6), INK)
        for i in range(5):
            t = i * 1.257
            a.flat(ell(x + 6.2 * math.cos(t), y + 6.2 * math.sin(t), 4.4), "#FFF6E0")
        a.flat(ell(x, y, 4.2), GOLD)


def bride(a, back):
    """Pigtails, veil and tiara."""
    c = "#D8622E"
    if back:
        # veil
        a.form(smooth([(0, -74), (54, -62), (92, -8), (98, 60), (84, 112), (0, 96), (-84, 112), (-98, 60), (-92, -8),
            (-54, -62)]), "#F3E6F4", 3, .5, rimc="#FFC8E0")
        for s in (-1, 1):
            for k in (0, 1, 2):
                a.line([(s * (60 + k * 10), -30, .8), (s * (72 + k * 9), 40, 3), (s * (66 + k * 8), 100, .6)],
                    "#C7A6CC", .7)
            # pigtail bunches
            a.form(smooth([(s * 48, -28), (s * 84, -42), (s * 104, -14), (s * 98, 26), (s * 112, 44, "c"), (s * 84, 44),
                (s * 66, 18)]), c, 3.2, .3)
            a.line([(s * 70, -26, 1), (s * 90, -6, 4), (s * 88, 24, 1)], mix(c, INK, .5), .6)
        return
    a.form(smooth([(-62, 0, "c"), (-62, -34), (-36, -58), (0, -63), (36, -58), (62, -34), (62, 0, "c"), (50, -26),
        (26, -40), (4, -34, "c"), (-8, -44), (-30, -36), (-50, -22)]), c, 3, .3)
    a.line([(-52, -30, 1), (-34, -48, 6), (-6, -55, 1)], "#FFC088", .75)
    d = smooth([(-40, -52), (-48, -78, "c"), (-28, -68, "c"), (-18, -92, "c"), (-8, -74, "c"), (0, -108, "c"),
        (8, -74, "c"), (18, -92, "c"), (28, -68, "c"), (48, -78, "c"), (40, -52), (20, -60), (0, -62), (-20, -60)])
    a.form(d, "#F6D878", 3, .3, rimc="#FFFFFF")
    a.form(smooth([(0, -92), (7, -78), (0, -66), (-7, -78)]), "#F0508A", 2, .6)
    for x, y in ((-18, -92), (18, -92), (-48, -78), (48, -78), (0, -109)):
        a.form(ell(x, y, 4.4), "#FFFFFF", 1.8, .3)


# part name -> painter(a, back)
FINE_HAIR = by_name(candy, snow, petal, bride)
