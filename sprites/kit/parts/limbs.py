"""Limbs and cloth: what every body is built from; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, smooth
from sprites.kit.palette import INK, mix
from sprites.kit.parts.skins import SKINS


def limb(a, points, colour, ink=3.0):
    """An arm or a leg along points of (x, y, width)."""
    a.form(brush(points), colour, ink, .45)


def hand(a, x, y, skin, radius=13):
    """A three-fingered fist."""
    base = SKINS[skin][0]
    a.form(smooth([(x - radius, y - 2), (x - radius * .5, y - radius), (x + radius * .5, y - radius),
        (x + radius, y - 2), (x + radius * .9, y + radius * .7), (x + radius * .3, y + radius * 1.05),
        (x - radius * .4, y + radius), (x - radius, y + radius * .6)]), base, 2.6, .45)
    for k in (-.32, .28):
        a.line([(x + k * radius, y + radius * .15, 1), (x + k * radius * 1.1, y + radius * .55, 2.6),
            (x + k * radius * 1.1, y + radius * .95, 1)], mix(base, INK, .8))


def feet(a, skin, gap=26, y=300, colour=None, width=24):
    """Two bare feet, or shoes of the given colour."""
    colour = colour or SKINS[skin][0]
    for s in (-1, 1):
        x = 128 + s * gap
        a.form(smooth([(x - width * .62 + s * 3, y + 12), (x - width * .6 + s * 2, y), (x - s * 2, y - 11),
            (x + width * .55 + s * 4, y - 1), (x + width * .75 + s * 4, y + 11), (x + s * 3, y + 14)]), colour, 2.8,
            .45)
        for k in (-.15, .25):
            a.line([(x + s * 4 + k * width, y + 5, 1), (x + s * 4 + k * width, y + 9, 2.4),
                (x + s * 4 + k * width, y + 12, 1)], mix(colour, INK, .75))


def legs(a, skin, gap=20, top=262, width=20):
    """Two short legs down to the feet."""
    for s in (-1, 1):
        limb(a, [(128 + s * gap * .8, top, width), (128 + s * gap, top + 20, width * .85),
            (128 + s * gap * 1.1, 300, width * .8)], SKINS[skin][0])


def folds(a, lines, colour, opacity=.55):
    """Folds of cloth as dark brush lines."""
    for fold in lines:
        a.line(fold, mix(colour, INK, .6), opacity)


def ragged_hem(left, right, y, teeth, depth):
    """Points of a ragged hem from left to right."""
    return [(left + (right - left) * i / teeth, y + (depth if i % 2 else 0), "c") for i in range(teeth + 1)]
