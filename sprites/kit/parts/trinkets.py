"""Trinkets: small things that several painters draw (drops, flies, dials, blooms, a mouse ...); `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import ell, smooth
from sprites.kit.palette import GOLD, INK, TOOTH, mix


def drop(a, x, y, size=1.0, colour="#8FDCF8"):
    """A drop of water (or wax, or glue) hanging at (x, y)."""
    a.form(smooth([(x, y - 10 * size, "c"), (x + 6.5 * size, y + 2 * size), (x, y + 8 * size),
        (x - 6.5 * size, y + 2 * size)]), colour, 1.9, .5, rimc="#FFFFFF")
    a.flat(ell(x - 2 * size, y + 2 * size, 1.7 * size), "#FFFFFF", .95)


def fly(a, x, y, size=1.0):
    """A fly with its wings up."""
    for k in (-1, 1):
        a.form(ell(x + k * 5 * size, y - 5 * size, 5.5 * size, 3.6 * size), "#E8F4FF", 1.2, 0)
    a.flat(ell(x, y, 4.6 * size, 4 * size), INK)


def stink(a, x, y, height=46, colour="#B6D24A"):
    """A wavering line of bad smell, `height` tall."""
    bends = [(x, y), (x + 9, y - height * .28), (x - 6, y - height * .6), (x + 4, y - height)]
    for w, tint in ((9, INK), (5.4, colour)):
        a.line([(bends[0][0], bends[0][1], w * .4), (bends[1][0], bends[1][1], w), (bends[2][0], bends[2][1], w),
            (bends[3][0], bends[3][1], w * .35)], tint)


def puff(a, x, y, radius, colour="#CFC6CE", ink=2.2):
    """A scalloped puff: dust, wool or parsley."""
    edge = []
    for i in range(10):
        t, reach = i * math.pi / 5, radius * (1.12 if i % 2 else .86)
        edge.append((x + reach * math.cos(t), y + reach * .8 * math.sin(t)))
    a.form(smooth(edge), colour, ink, .3)


def hoop_ring(a, x, y, radius_x, radius_y, width=9, colour="#F2557F", stripe="#FFE27A", start=0.0, end=2 * math.pi,
        dashes=16):
    """A striped hoop, or the part of one between two angles, as short thick dashes."""
    def arc(u, v):
        points = [(x + radius_x * math.cos(u + (v - u) * k / 4),
            y + radius_y * math.sin(u + (v - u) * k / 4)) for k in range(5)]
        return "M" + " L".join("%.1f %.1f" % p for p in points)
    a.stroke(arc(start, (start + end) / 2), INK, width + 5)
    a.stroke(arc((start + end) / 2, end), INK, width + 5)
    step = (end - start) / dashes
    for i in range(dashes):
        points = [(x + radius_x * math.cos(start + step * (i + k / 3)),
            y + radius_y * math.sin(start + step * (i + k / 3))) for k in range(4)]
        d = "M" + " L".join("%.1f %.1f" % p for p in points)
        a.raw(f'<path d="{d}" fill="none" stroke="{colour if i % 2 else stripe}" stroke-width="{width}"/>')


def ring(a, x, y, radius_x, radius_y, width, colour):
    """A plain lit ring."""
    a.stroke(ell(x, y, radius_x, radius_y), INK, width + 5)
    a.stroke(ell(x, y, radius_x, radius_y), colour, width)
    a.stroke(ell(x - 1, y - 1.5, radius_x, radius_y), mix(colour, "#FFFFFF", .5), width * .25, .8)


def dial(a, x, y, radius, colour="#FFF6DC"):
    """A clock face."""
    a.form(ell(x, y, radius), GOLD, 2.8, .2)
    a.form(ell(x, y, radius * .8), colour, 1.6, 0)
    for i in range(12):
        t = i * math.pi / 6
        a.line([(x + radius * .58 * math.cos(t), y + radius * .58 * math.sin(t), 1.6),
            (x + radius * .70 * math.cos(t), y + radius * .70 * math.sin(t), 1.6)])
    a.line([(x, y, 3), (x, y - radius * .54, 1.6)])
    a.line([(x, y, 3), (x + radius * .36, y + radius * .16, 1.6)])
    a.flat(ell(x, y, radius * .1), INK)


def bloom(a, x, y, radius, colour, heart=GOLD, petals=5):
    """A round-petalled flower head."""
    for i in range(petals):
        t = i * 2 * math.pi / petals - math.pi / 2
        a.form(ell(x + radius * .62 * math.cos(t), y + radius * .62 * math.sin(t), radius * .48), colour, 1.9, .2)
    a.form(ell(x, y, radius * .36), heart, 1.5, .2)


def mouse(a, size=1.0, colour="#B9AEB4"):
    """A mouse looking left, centred on the origin."""
    tail = f"M{16 * size} {10 * size}C{34 * size} {14 * size} {30 * size} {30 * size} {40 * size} {34 * size}"
    a.stroke(tail, INK, 5 * size)
    a.stroke(tail, "#F0A8B0", 2.6 * size)
    body = [(p[0] * size, p[1] * size) + tuple(p[2:]) for p in ((-26, 6, "c"), (-12, -10), (8, -14), (22, 0), (20, 14),
        (0, 16), (-14, 13))]
    a.form(smooth(body), colour, 2.2, .4)
    for x in (-6, 5):
        a.form(ell(x * size, -14 * size, 7.5 * size), colour, 2, .2)
        a.flat(ell(x * size, -13.5 * size, 4.4 * size), "#F0A8B0")
    a.flat(ell(-13 * size, -1 * size, 2.6 * size), INK)
    a.flat(ell(-26 * size, 6 * size, 3 * size), "#F0708A")
    for y in (2, 6):
        a.line([(-20 * size, (y + 4) * size, .8), (-30 * size, (y + 8) * size, 1.6)], INK)


def chatter(a, half_width=27, y=36, wobble=3):
    """Chattering teeth."""
    d = smooth([(-half_width, y - 8), (0, y - 12), (half_width, y - 8), (half_width + 3, y + 2),
        (half_width - 2, y + 11), (0, y + 14), (-half_width + 2, y + 11), (-half_width - 3, y + 2)])
    a.ink(d, 2.6)
    a.flat(d, TOOTH)
    teeth = 6
    a.line([(-half_width + 2 * half_width * i / teeth, y + 1 + (wobble if i % 2 else -wobble), 2.6)
            for i in range(teeth + 1)])
    for i in range(1, teeth):
        x = -half_width + 2 * half_width * i / teeth
        a.line([(x, y - 9, 1.2), (x, y + 11, 1.8)])


def lemon_slice(a, x, y, radius):
    """A round slice of lemon."""
    a.form(ell(x, y, radius), "#FFD62C", 2.8, .2)
    a.flat(ell(x, y, radius * .84), "#FFF9D8")
    for i in range(8):
        t = i * math.pi / 4 + .2
        u, v = t + .12, t + math.pi / 4 - .12
        reach = radius * .76
        a.flat(smooth([(x + radius * .12 * math.cos((u + v) / 2), y + radius * .12 * math.sin((u + v) / 2), "c"),
            (x + reach * math.cos(u), y + reach * math.sin(u), "c"), (x + reach * 1.04 * math.cos((u + v) / 2),
            y + reach * 1.04 * math.sin((u + v) / 2)), (x + reach * math.cos(v), y + reach * math.sin(v), "c")]),
            "#FFE24A")


def leaf_string(a, points, colour, size=7):
    """A string of small leaves hung along the points."""
    a.line([(x, y, 2.4) for x, y in points], mix(colour, INK, .5))
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        for u in (.25, .75):
            x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
            for s in (-1, 1):
                a.form(smooth([(x, y, "c"), (x + s * size, y + size * .4), (x + s * size * 1.1, y + size * 1.9, "c"),
                    (x + s * size * .2, y + size)]), colour if s < 0 else mix(colour, "#2C5A34", .3), 1.5, 0)
