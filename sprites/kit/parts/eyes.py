"""Eyes and brows, in head space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, mir
from sprites.kit.palette import COOL, INK, mix, tones
from sprites.kit.parts.skins import SKINS

BROWS = {   # right brow: (x, y, width)
    "up":    [(14, -36, 3), (30, -44, 7), (48, -36, 2)],
    "angry": [(8, -26, 8), (26, -34, 8), (48, -44, 2)],
    "sad":   [(12, -42, 3), (28, -38, 7), (46, -28, 2)],
    "flat":  [(12, -33, 4), (30, -36, 8), (50, -32, 2)],
    "bushy": [(8, -30, 8), (26, -38, 15), (50, -33, 10), (60, -24, 2)],
    "thin":  [(16, -34, 1.5), (30, -39, 3.6), (44, -34, 1)],
    "skew":  [(14, -36, 3), (30, -44, 7), (48, -36, 2)],
}
LEFT_BROWS = {"skew": "angry"}     # a skew face lifts one brow and knits the other


def eye(a, x, y, radius, skin, iris="#E8A22C", look=(0, 0), lid=0.12, slant=0.0, lower_lid=0.0, pupil="round",
        white="#FFF8E4"):
    """One big eye; lid and lower_lid close it (0 to 1) from above and below, slant tilts the lid; a tiny pupil stares."""
    base = SKINS[skin][0]
    rx, ry = radius, radius * 1.08
    a.flat(ell(x + 1, y + 2, rx * 1.28, ry * 1.22),
           a.radial([(0, mix(base, COOL, .6), .5), (.7, mix(base, COOL, .6), .42), (1, base, 0)], 50, 50, 50))
    d = ell(x, y, rx, ry)
    a.ink(d, 2.3)
    a.flat(d, a.linear([(0, mix(white, "#8E7AA8", .55), 1), (.38, white, 1), (1, mix(white, "#E9C9A0", .35), 1)]))
    ix, iy, ir = x + look[0] * rx * .42, y + look[1] * ry * .42, radius * (.40 if pupil == "tiny" else .60)
    a.flat(ell(ix, iy, ir + 1.2), mix(iris, INK, .75))
    a.flat(ell(ix, iy, ir), a.radial([(0, mix(iris, "#FFFFFF", .45), 1), (.5, iris, 1), (1, mix(iris, INK, .5), 1)], 58,
        74, 74))
    if pupil == "slit":
        a.flat(ell(ix, iy, ir * .26, ir * .84), INK)
    else:
        a.flat(ell(ix, iy, ir * .54), INK)
    a.flat(ell(ix - ir * .38, iy - ir * .42, ir * .34), "#FFFFFF")
    a.flat(ell(ix + ir * .40, iy + ir * .40, ir * .15), "#FFFFFF", .9)

    def chord(f, tilt, *, upper):
        yy = -ry + 2 * ry * f
        y1, y2 = max(-ry * .98, min(ry * .98, yy - tilt)), max(-ry * .98, min(ry * .98, yy + tilt))
        x1 = rx * math.sqrt(max(0, 1 - (y1 / ry) ** 2))
        x2 = rx * math.sqrt(max(0, 1 - (y2 / ry) ** 2))
        big = 1 if (f > .5) == upper else 0
        sweep = 1 if upper else 0
        bend = -radius * .16 if upper else radius * .12
        mx, my = x + (x2 - x1) / 2, y + (y1 + y2) / 2 + bend
        d = (f"M{x - x1:.1f} {y + y1:.1f}A{rx:.1f} {ry:.1f} 0 {big} {sweep} {x + x2:.1f} {y + y2:.1f}"
             f"Q{mx:.1f} {my:.1f} {x - x1:.1f} {y + y1:.1f}Z")
        hi, b, lo = tones(base)
        a.flat(d, a.linear([(0, b, 1), (.7, mix(b, hi, .4), 1), (1, mix(b, lo, .35), 1)]))
        weight = 4.6 if upper else 2.4
        a.line([(x - x1 - 1, y + y1, 1.5), (mx, y + (y1 + y2) / 2 + bend * .5, weight), (x + x2 + 1.5, y + y2, 1.5)])
    if lid > 0:
        chord(lid, slant * radius * .5, upper=True)
    if lower_lid > 0:
        chord(1 - lower_lid, 0, upper=False)


def _closed(a, gap, y):
    for s in (-1, 1):
        a.line([(s * gap - 17, y + 5, 2), (s * gap - 8, y - 6, 5), (s * gap, y - 9, 6), (s * gap + 8, y - 6, 5),
                (s * gap + 17, y + 5, 2)])


def _squeezed(a, gap, y):
    for s in (-1, 1):
        squeezed_eye(a, s, gap, y)


def squeezed_eye(a, side, gap, y):
    """One eye squeezed shut, > or <."""
    a.line([(side * (gap + 18), y - 14, 2.5), (side * gap, y - 5, 6), (side * (gap - 13), y + 1, 7)])
    a.line([(side * (gap - 13), y + 1, 7), (side * gap, y + 6, 6), (side * (gap + 17), y + 11, 2.5)])


EYE_KINDS = ("open", "closed", "squeezed")


def eyes(a, skin, kind="open", radius=19, gap=27, y=-8, radius_right=None, lid=.12, lid_right=None, slant=0, **look):
    """Both eyes: open, closed (happy arcs) or squeezed (> <); further keys go to eye()."""
    if kind == "closed":
        _closed(a, gap, y)
    elif kind == "squeezed":
        _squeezed(a, gap, y)
    else:
        eye(a, -gap, y, radius, skin, lid=lid, slant=slant, **look)
        eye(a, gap, y, radius if radius_right is None else radius_right, skin,
            lid=lid if lid_right is None else lid_right, slant=-slant, **look)


def brows(a, kind, colour):
    """Both brows."""
    for points in (mir(BROWS[LEFT_BROWS.get(kind, kind)]), BROWS[kind]):
        if kind == "bushy":
            a.form(brush(points), colour, 2.2, .2)
        else:
            a.line(points, colour)
