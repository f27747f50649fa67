"""Bodies and weapons of the fighters of Grapple, in character space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK, mix
from sprites.kit.parts.bodies import tunic
from sprites.kit.parts.fighter_hats import IRON, LEATHER, TWIG, leaf
from sprites.kit.parts.limbs import feet, hand, limb
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.skins import skin_colour


def lookout(a, recipe):
    """A tunic with a collar of `leaves`, and a spyglass."""
    tunic(a, recipe)
    for x, y, angle in ((98, 196, 150), (112, 204, 110), (128, 206, 90), (144, 204, 70), (158, 196, 30)):
        leaf(a, x, y, angle, 30, recipe["leaves"])
    a.push("translate(208 168) rotate(16) scale(1.3)")
    a.form(poly([(-10, 34), (-9, 2), (9, 2), (10, 34)]), "#A8693A", 2.6, .3)
    a.form(poly([(-13, 4), (-15, -34), (15, -34), (13, 4)]), GOLD, 2.8, .4, rimc="#FFF6C0")
    a.form(ell(0, -34, 16, 7), "#BFEFF8", 2.6, .2)
    a.flat(ell(-5, -35, 5, 2.4), "#FFFFFF", .9)
    a.pop()
    hand(a, 204, 200, recipe["skin"])


def barrel_lid(a, recipe):
    """A tunic behind the lid of a barrel, in `shield` with a star in `boss`."""
    tunic(a, recipe)
    x, y, radius, wood = 78, 226, 56, recipe["shield"]
    a.form(ell(x, y, radius), "#9AA6B4", 3.6, .5)
    a.form(ell(x, y, radius - 9), wood, 2.4, .2)
    for plank in (-22, -7, 8, 23):
        half = math.sqrt((radius - 10) ** 2 - plank * plank)
        a.line([(x + plank, y - half, 1), (x + plank + 1, y, 2.6), (x + plank, y + half, 1)], mix(wood, INK, .55), .8)
    for i in range(8):
        t = math.radians(i * 45 + 20)
        a.flat(ell(x + (radius - 4.5) * math.cos(t), y + (radius - 4.5) * math.sin(t), 2.6), INK, .8)
    a.form(ell(x, y, 18), "#C6D0DA", 2.8, .5)
    a.form(star(x, y, 11, 5), recipe["boss"], 1.6, 0)
    a.line([(x - 40, y - 12, 1), (x - 32, y - 30, 6), (x - 14, y - 42, 1)], "#FFFFFF", .45)
    hand(a, 118, 254, recipe["skin"], 11)


def clubber(a, recipe):
    """A bare chest like a barrel, a strap of `cloth` across it, and a spiked club."""
    skin, base = recipe["skin"], skin_colour(recipe)
    feet(a, skin, 34, 301, width=28)
    _club(a)
    a.form(smooth([(70, 186), (128, 172), (186, 186), (214, 206), (196, 250), (182, 292), (128, 304), (74, 292), (60, 250),
        (42, 206)]), base, 3.8, .6)
    a.flat(ell(120, 226, 50, 40), a.radial([(0, CREAM, .5), (.6, CREAM, .18), (1, CREAM, 0)], 42, 36, 55))
    a.line([(100, 238, 1), (114, 246, 4), (126, 240, 1)], mix(base, INK, .6), .6)
    a.line([(132, 240, 1), (144, 246, 4), (158, 238, 1)], mix(base, INK, .6), .6)
    a.form(brush([(66, 196, 14), (110, 232, 16), (176, 284, 15)]), recipe["cloth"], 2.8, .3)
    for x, y in ((93.5, 224), (121, 240), (148.5, 262)):
        a.form(ell(x, y, 4.4), IRON, 1.6, 0)
    limb(a, [(54, 206, 36), (32, 236, 33), (46, 262, 24)], base)
    hand(a, 48, 264, skin, 17)
    limb(a, [(200, 208, 36), (222, 226, 30), (206, 200, 24)], base)
    hand(a, 202, 200, skin, 17)


def _club(a):
    """The club behind a shoulder."""
    a.push("translate(196 190) rotate(16)")
    a.form(smooth([(-9, 40), (-11, -10), (-24, -70), (-14, -98), (6, -102), (22, -88), (24, -60), (10, -10), (8, 40)]),
        "#9A6A3C", 3.4, .4)
    for x, y, side in ((-24, -66, -1), (24, -72, 1), (-20, -90, -1), (20, -46, 1)):
        a.form(poly([(x, y - 7), (x + side * 16, y), (x, y + 7)]), "#D6DEE4", 2.2, .2)
    a.form(poly([(-6, -98), (6, -98), (0, -120)]), "#D6DEE4", 2.2, .2)
    a.pop()


def mage_robe(a, recipe):
    """A starred robe with wide sleeves, sparks from one hand and a staff with a `gem` in the other."""
    skin, cloth, gem = recipe["skin"], recipe["cloth"], recipe["gem"]
    feet(a, skin, 24, 300, colour="#4A3A55")
    a.form(smooth([(98, 190), (128, 184), (158, 190), (178, 240), (190, 300), (128, 306), (66, 300), (78, 240)]),
        cloth, 3.6, .5)
    a.form(smooth([(116, 200), (140, 200), (146, 250), (148, 304), (108, 304), (110, 250)]), mix(cloth, "#FFF3D2", .28), 2, .2)
    for y in (226, 250, 274):
        a.form(star(128, y, 8, 3.6), GOLD, 1.6, 0)
    a.form(brush([(208, 312, 8), (206, 240, 9), (208, 160, 8), (200, 142, 7)]), TWIG, 2.8, .3)
    a.form(brush([(208, 162, 7), (224, 150, 6), (222, 132, 4)]), TWIG, 2.4, .3)
    a.glow(211, 126, 44, gem, .9)
    a.form(smooth([(211, 98, "c"), (226, 120), (211, 150, "c"), (196, 120)]), gem, 2.8, .5, rimc="#FFFFFF")
    a.line([(204, 120, 1), (207, 110, 4), (211, 104, .8)], "#FFFFFF", .9)
    for s in (1, -1):
        a.form(smooth([(128 + s * x, y) for x, y in ((30, 200), (52, 206), (86, 216), (92, 246), (62, 242), (40, 232))]),
            cloth, 3, .4)
        a.form(brush([(128 + s * 84, 214, 8), (128 + s * 91, 230, 9), (128 + s * 88, 248, 8)]), GOLD, 2, .2)
    hand(a, 34, 232, skin)
    hand(a, 207, 224, skin)
    for angle in (-140, -90, -40):
        t = math.radians(angle)
        a.flat(star(30 + 26 * math.cos(t), 214 + 22 * math.sin(t), 7, 2.6, 4), mix(gem, "#FFFFFF", .4))


def axeman(a, recipe):
    """A tunic with a collar of `fur`, and a double axe."""
    fur = recipe["fur"]
    tunic(a, recipe)
    collar = ((-58, 0), (-40, -16), (0, -20), (40, -16), (58, 0), (64, 16, "c"), (48, 12), (42, 26, "c"), (26, 14),
              (16, 30, "c"), (4, 16), (-10, 30, "c"), (-20, 14), (-34, 26, "c"), (-44, 12), (-62, 18, "c"))
    a.form(smooth([(128 + x, 198 + y, *corner) for x, y, *corner in collar]), fur, 3, .4)
    for x in (90, 112, 136, 160):
        a.line([(x, 190, .8), (x + 2, 200, 3), (x + 2, 208, .8)], mix(fur, INK, .5), .6)
    a.push("translate(207 186) rotate(3)")
    a.form(brush([(0, 66, 9), (0, 0, 9), (0, -74, 9)]), LEATHER, 2.8, .3)
    for s in (-1, 1):
        a.form(smooth([(s * 4, -70, "c"), (s * 22, -84), (s * 36, -86, "c"), (s * 43, -56), (s * 34, -24, "c"), (s * 20, -34),
            (s * 4, -40, "c")]), IRON, 3, .6)
        a.line([(s * 34, -78, 1), (s * 39, -56, 4), (s * 33, -32, 1)], "#FFFFFF", .85)
    a.form(brush([(0, -78, 12), (0, -54, 14), (0, -32, 12)]), "#6B4A3A", 2.4, .2)
    a.pop()
    hand(a, 202, 198, recipe["skin"], 14)


# part name -> painter(a, recipe)
FIGHTER_BODIES = by_name(lookout, barrel_lid, clubber, mage_robe, axeman)
