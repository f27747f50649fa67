"""The joke of each fairy card: behind the figure, on its face, over its head or in front; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, rounded, smooth
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.eyes import eye, squeezed_eye
from sprites.kit.parts.limbs import hand, limb
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.skins import skin_colour
from sprites.kit.parts.trinkets import bloom, drop, hoop_ring


def sunrise(a, recipe):
    """The rising sun."""
    for i in range(11):
        t = math.radians(-180 + i * 18)
        a.line([(128 + 84 * math.cos(t), 176 + 84 * math.sin(t), 4), (128 + 124 * math.cos(t), 176 + 124 * math.sin(t),
            15)], "#FFE9A8", .85)
    a.flat(ell(128, 176, 92), a.radial([(0, "#FFF6D0", 1), (.7, "#FFD98A", 1), (1, "#FFB98A", 1)], 50, 50, 50), .9)


def cape(a, recipe):
    """A hero's cape."""
    a.form(smooth([(96, 188), (160, 188), (214, 226), (238, 300, "c"), (180, 288), (128, 300), (76, 288),
        (18, 300, "c"), (42, 226)]), "#E23A5E", 3.4, .5)


def rain(a, recipe):
    """Rain."""
    for x, y, s in ((22, 96, 1.4), (40, 156, 1.7), (14, 200, 1.3), (228, 88, 1.5), (214, 44, 1.2), (240, 142, 1.2),
            (56, 50, 1.2), (44, 232, 1.2)):
        drop(a, x, y, s)


def hoop_behind(a, recipe):
    """The far half of the hoop."""
    hoop_ring(a, 128, 232, 112, 22, 10, start=math.pi, end=2 * math.pi)


def sour_half(a, recipe):
    """Half of the face gone sour."""
    a.flat("M0 -56C40 -54 66 -26 64 6C62 36 30 56 0 58Z", "#CBE04A", .62)
    a.line([(0, -50, 1), (0, 0, 2), (0, 56, 1)], "#FFFFFF", .5)


def mask(a, recipe):
    """A hero's mask."""
    a.form(smooth([(-66, -14), (-40, -30), (-14, -26), (0, -20), (14, -26), (40, -30), (66, -14), (60, 8), (40, 16),
        (16, 12), (0, 2), (-16, 12), (-40, 16), (-60, 8)]), "#7A3CC0", 2.6, .5)


def wink_of_sour(a, recipe):
    """One sweet eye, one squeezed shut, and a mouth that is both."""
    squeezed_eye(a, 1, 27, -6)
    eye(a, -27, -8, 20, recipe["skin"], iris="#D8488A", lid=.08)
    a.line([(-24, 27, 1.6), (-12, 36, 4.6), (0, 35, 4.6), (8, 29, 4), (16, 33, 4), (25, 28, 1.6)])


def flute(a, recipe):
    """A flute played with both hands, and its notes."""
    base = skin_colour(recipe)
    limb(a, [(108, 202, 13), (122, 218, 12), (148, 200, 10)], base, 2.6)
    limb(a, [(148, 202, 13), (168, 226, 12), (188, 220, 10)], base, 2.6)
    a.form(brush([(118, 172, 11), (160, 196, 12), (226, 232, 15)]), "#D8A860", 3, .4)
    for u in (.35, .5, .65, .8):
        a.flat(ell(118 + 108 * u, 172 + 60 * u - 1, 3), INK)
    a.form(ell(227, 233, 7, 10), "#8A5A2A", 2.2, .1)
    for x, y in ((150, 196), (188, 216)):
        hand(a, x, y, recipe["skin"], 11)
    for x, y in ((222, 172), (240, 140)):      # notes
        a.form(ell(x - 5, y + 12, 7, 5.4), "#FFF3D2", 2, 0)
        a.form(brush([(x + 1, y + 12, 3), (x + 1, y - 10, 3), (x + 11, y - 4, 3)]), "#FFF3D2", 1.8, 0)


def raised_fist(a, recipe):
    """A bolt on the chest and a fist held high."""
    d = poly([(132, 196), (116, 218), (127, 218), (120, 240), (142, 212), (131, 212), (140, 196)])
    a.form(d, "#FFE24A", 2.4, .1)
    base = skin_colour(recipe)
    limb(a, [(150, 204, 14), (186, 206, 14), (206, 172, 13)], base)
    hand(a, 209, 160, recipe["skin"], 15)
    for x, y, r in ((226, 132, -20), (206, 128, 0), (238, 156, 50)):
        a.push(f"translate({x} {y}) rotate({r})")
        a.form(brush([(0, 8, 3), (0, -10, 6)]), "#FFE24A", 1.8, 0)
        a.pop()


def padlock(a, recipe):
    """A golden padlock."""
    a.stroke("M116 214L116 204A12 12 0 0 1 140 204L140 214", INK, 10)
    a.stroke("M116 214L116 204A12 12 0 0 1 140 204L140 214", "#C6D4DC", 5)
    a.form(rounded(108, 211, 40, 34, 6), GOLD, 3, .4)
    a.flat(ell(128, 224, 4.6), INK)
    a.line([(128, 226, 3), (128, 237, 5)])


def hoop_and_garland(a, recipe):
    """A garland and the near half of the hoop."""
    for i in range(7):
        t = math.pi * (.12 + .76 * i / 6)
        bloom(a, 128 - 36 * math.cos(t), 192 + 20 * math.sin(t), 9.5, ("#FF8FB0", "#FFF6E0", "#FFD84A")[i % 3],
            "#E2574C")
    hoop_ring(a, 128, 232, 112, 22, 10, start=0, end=math.pi)


def magnifier(a, recipe):
    """A magnifying glass and a penny."""
    a.form(brush([(190, 222, 10), (186, 200, 10), (182, 188, 9)]), "#7A4A2A", 2.8, .3)
    a.form(ell(168, 144, 35), GOLD, 3.2, .3)
    a.form(ell(168, 144, 29), "#DDF4FF", 2, .3, rimc="#FFFFFF")
    eye(a, 168, 146, 20, recipe["skin"], iris="#3F9C6A", lid=.06, look=(-.1, 0))
    a.line([(148, 136, 1), (152, 126, 5), (162, 119, 1)], "#FFFFFF", .9)
    hand(a, 192, 200, recipe["skin"], 11)
    a.form(ell(52, 214, 17), "#D8824A", 2.8, .4)       # the penny
    a.form(ell(52, 214, 12), "#E8A070", 1.4, .2)
    a.line([(52, 206, 2), (52, 222, 3)], "#8A4420")


# part name -> painter(a, recipe), character space
FAIRY_BEHIND = by_name(sunrise, cape, rain, hoop_behind)


# part name -> painter(a, recipe), head space
FAIRY_ON_FACE = by_name(sour_half, mask)


# part name -> painter(a, recipe), head space
FAIRY_OVER_HEAD = by_name(wink_of_sour)


# part name -> painter(a, recipe), character space
FAIRY_FRONT = by_name(flute, raised_fist, padlock, hoop_and_garland, magnifier)
