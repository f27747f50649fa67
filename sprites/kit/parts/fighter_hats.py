"""What the fighters of Grapple wear on their heads, in several colours: a back and a front layer, in head space."""
from __future__ import annotations

import math
import random

from sprites.kit.geometry import brush, ell, mir, smooth, star
from sprites.kit.palette import GOLD, INK, TOOTH, mix
from sprites.kit.parts.goblin_hair import hooded

TWIG, LEATHER, IRON = "#7A5230", "#8A5A32", "#C6D4DC"


def leaf(a, x, y, angle, length, colour):
    """One inked leaf that grows from (x, y)."""
    t = math.radians(angle)
    along, across = (math.cos(t) * length, math.sin(t) * length), (-math.sin(t) * length, math.cos(t) * length)

    def at(u, v, *rest):
        return (x + along[0] * u + across[0] * v, y + along[1] * u + across[1] * v, *rest)

    a.form(smooth([at(0, 0), at(.35, -.26), at(.75, -.2), at(1, 0, "c"), at(.75, .2), at(.35, .26)]), colour, 2.4, .3)
    a.line([at(.1, 0, 1), at(.5, 0, 2.2), at(.86, 0, .6)], mix(colour, INK, .6), .8)


def _bush(dark, light, berry):
    """A bush tied to the head, two twigs for antennas."""
    def hair(a, back):
        spread = random.Random(f"{dark} {back}")
        if back:
            for s in (-1, 1):
                a.form(brush([(s * 22, -70, 7), (s * 36, -100, 6), (s * 30, -120, 4)]), TWIG, 2.4, .2)
                a.form(brush([(s * 34, -96, 5), (s * 50, -108, 3)]), TWIG, 2.2, .2)
                leaf(a, s * 30, -112, -90 + s * 20, 24, light)
                leaf(a, s * 48, -106, -60 if s > 0 else -120, 22, dark)
            _wreath(a, [-188 + i * 24.5 for i in range(9)], (48, 42, -14), 52, (dark, light), spread)
            return
        _wreath(a, [-168 + i * 22.3 for i in range(8)], (36, 30, -34), 36, (light, dark), spread)
        for i, (x, angle) in enumerate(((-52, 70), (-26, 80), (2, 86), (28, 96), (54, 110))):
            leaf(a, x, -50 + abs(x) * .16, angle, 24, (dark, light)[i % 2])
        for x, y in ((-20, -66), (14, -76), (40, -58)):
            a.form(ell(x, y, 6.5), berry, 2, .3, rimc="#FFFFFF")
            a.flat(ell(x - 2, y - 2, 2), "#FFFFFF", .9)
    return hair


def _wreath(a, angles, ring, length, colours, spread):
    """Leaves that grow outwards from an ellipse, each a little askew."""
    across, down, y = ring
    for i, angle in enumerate(angles):
        t = math.radians(angle)
        leaf(a, math.cos(t) * across, math.sin(t) * down + y, angle + spread.uniform(-12, 12), length, colours[i % 2])


def _saucepan(metal, side):
    """A saucepan for a helmet, its handle sticking out at one side."""
    def hair(a, back):
        if back:
            a.form(brush([(side * 50, -52, 13), (side * 84, -64, 12), (side * 112, -78, 13)]), LEATHER, 3, .3)
            a.flat(ell(side * 108, -76, 3.2), INK)
            return
        a.form(smooth([(-60, -32, "c"), (-60, -70), (-40, -88), (0, -93), (40, -88), (60, -70), (60, -32, "c"), (30, -42),
            (0, -45), (-30, -42)]), metal, 3.6, .5)
        a.line([(-48, -48, 1), (-48, -70, 7), (-26, -82, 6), (0, -85, 1)], "#FFFFFF", .6)
        a.form(brush([(-66, -34, 13), (-32, -45, 14), (0, -48, 14), (32, -45, 14), (66, -34, 13)]), mix(metal, INK, .18), 3, .4)
        for x in (-44, -15, 15, 44):
            a.form(ell(x, -47 + abs(x) * .15, 4), mix(metal, "#FFFFFF", .5), 1.6, 0)
        a.line([(20, -80, 1), (28, -68, 3.6), (22, -60, 3), (30, -52, .8)], mix(metal, INK, .75), .8)       # a dent
    return hair


def _bone_knot(a):
    """A bun with a bone through it."""
    a.form(brush([(-38, -64, 9), (0, -70, 8), (38, -78, 9)]), TOOTH, 2.6, .2)
    for x, y in ((-40, -70), (-42, -59), (40, -84), (43, -73)):
        a.form(ell(x, y, 6), TOOTH, 2.4, 0)
    a.flat(brush([(-36, -64, 7), (0, -70, 6), (36, -78, 7)]), TOOTH)
    a.form(smooth([(-12, -50), (-22, -66), (-14, -86), (0, -91), (15, -86), (22, -68), (12, -50)]), "#5A3A2C", 3, .3)
    a.line([(-9, -62, 1), (-10, -76, 4), (0, -83, 1)], "#B98A60", .7)


def _scars(a):
    """A bald pate that has been hit before."""
    a.line([(-30, -46, .8), (-12, -54, 3), (4, -52, .8)], "#FFFFFF", .5)
    for y in (-44, -38):
        a.line([(14, y, .8), (28, y + 3, 3), (40, y + 1, .8)], "#8C4A3A", .6)


def _spikes(a):
    """Stubbly spikes of hair."""
    for x, height in ((-34, 20), (-17, 28), (0, 32), (17, 28), (34, 20)):
        foot = -50 + abs(x) * .2
        a.form(smooth([(x - 10, foot, "c"), (x, -54 - height, "c"), (x + 10, foot, "c")]), "#5A2E20", 2.6, .2)


def _tusker(band, crown):
    """A studded head band under what the crown of the head bears, and two great tusks."""
    def hair(a, back):
        if back:
            return
        crown(a)
        a.form(brush([(-57, -26, 11), (-30, -35, 12), (0, -38, 12), (30, -35, 12), (57, -26, 11)]), band, 2.8, .3)
        for x in (-38, 0, 38):
            a.form(ell(x, -37 + abs(x) * .12, 5), IRON, 1.8, .2)
        for s in (-1, 1):
            a.form(smooth([(s * 18, 42, "c"), (s * 22, 24), (s * 30, 8, "c"), (s * 37, 26), (s * 35, 44, "c")]), TOOTH, 2.4, .3)
    return hair


def _wizard(felt, stars, bend, beard=None):
    """A tall hat, bent to the right (1) or to the left (-1), with stars; a beard if it has a colour."""
    def bent(points):
        return points if bend > 0 else mir(points)

    def hair(a, back):
        if back:
            return
        if beard:
            a.form(smooth([(-40, 34), (-46, 58), (-30, 84), (-12, 92), (0, 112, "c"), (14, 90), (32, 82), (46, 58), (40, 34),
                (20, 44), (0, 40), (-20, 44)]), beard, 3, .4)
            for x in (-22, 0, 22):
                a.line([(x, 54, .8), (x * .9, 70, 3), (x * .6, 90, .6)], mix(beard, INK, .4), .6)
        a.form(smooth(bent([(-50, -38), (-38, -70), (-22, -104), (4, -128), (40, -134), (66, -116), (70, -98, "c"), (50, -106),
            (38, -96), (44, -70), (50, -38), (24, -46), (0, -49), (-26, -46)])), felt, 3.6, .5)
        a.line(bent([(-34, -58, 1), (-24, -84, 6), (-4, -112, 5), (18, -122, 1)]), mix(felt, "#FFFFFF", .5), .55)
        for x, y, radius in ((-14, -72, 11), (18, -92, 9), (24, -62, 7)):
            a.form(star(x * bend, y, radius, radius * .45), stars, 1.8, 0)
        a.form(smooth([(-96, -26), (-70, -40), (-34, -50), (0, -54), (34, -50), (70, -40), (96, -26), (70, -24), (34, -34),
            (0, -37), (-34, -34), (-70, -24)]), mix(felt, INK, .12), 3.4, .4)
        a.form(brush([(-50, -46, 7), (0, -57, 9), (50, -46, 7)]), stars, 2.2, .2)
    return hair


def _horned(iron, horn, paint):
    """A horned cap, and war paint across the cheeks."""
    def hair(a, back):
        if back:
            for turned in (list, mir):
                a.form(smooth(turned([(36, -58), (62, -66), (84, -84), (90, -118, "c"), (112, -84), (98, -50), (68, -36),
                    (44, -36)])), horn, 3.4, .5)
                for x, y in ((66, -62), (80, -72)):
                    a.line(turned([(x - 4, y - 12, 1), (x + 5, y, 3.2), (x + 6, y + 14, 1)]), mix(horn, INK, .5), .8)
            return
        for s in (-1, 1):
            for drop in (0, 10):
                a.line([(s * 30, 16 + drop, 1.5), (s * 44, 14 + drop, 6), (s * 58, 8 + drop, 1.5)], paint, .92)
        a.form(smooth([(-56, -30, "c"), (-54, -58), (-32, -78), (0, -84), (32, -78), (54, -58), (56, -30, "c"), (28, -40),
            (0, -42), (-28, -40)]), iron, 3.6, .5)
        a.line([(-44, -46, 1), (-40, -60, 6), (-20, -73, 5), (-2, -76, 1)], "#FFFFFF", .55)
        a.form(brush([(-60, -32, 12), (-30, -42, 13), (0, -45, 13), (30, -42, 13), (60, -32, 12)]), LEATHER, 3, .3)
        a.form(brush([(0, -84, 9), (0, -64, 10), (0, -46, 10)]), LEATHER, 2.6, .2)
        for x in (-40, -20, 20, 40):
            a.form(ell(x, -44 + abs(x) * .12, 3.6), GOLD, 1.5, 0)
        a.form(star(0, -46, 10, 5, 4), GOLD, 2, 0)
    return hair


# part name -> painter(a, back)
FIGHTER_HATS = {
    "green_bush": _bush("#5E9A3E", "#86BC4E", "#D8433C"),
    "autumn_bush": _bush("#B87A2E", "#D8A23C", "#6A4AA0"),
    "tin_saucepan": _saucepan("#93A3B6", 1),
    "copper_saucepan": _saucepan("#C08A4A", -1),
    "green_hood": hooded("#2F5A52", "#B8862E"),
    "bone_knot": _tusker("#6B3A2C", _bone_knot),
    "scarred_pate": _tusker("#4A5A78", _scars),
    "stubble_spikes": _tusker("#7A2F3E", _spikes),
    "blue_star_hat": _wizard("#3F5FA8", "#FFE27A", 1, "#EFE6DA"),
    "violet_star_hat": _wizard("#7A3F92", "#8FFFE0", -1),
    "red_star_hat": _wizard("#B8483C", "#FFF3D2", 1, "#E0843C"),
    "pale_horns": _horned("#8892A0", "#F2E3C2", "#C8302C"),
    "dark_horns": _horned("#B88A3C", "#6B4A44", "#3F79C4"),
}
