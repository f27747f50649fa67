"""Irene and Curdie: hair and hats in head space, bodies in character space; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.irene.symbols import lamp, placed
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.limbs import folds, hand, limb
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.skins import skin_colour

FAIR, BROWN, LINEN = "#E9B24C", "#7A4526", "#FFF0D6"


# hair


def irene(a, back):
    """Long fair hair, a circlet and a small crown."""
    if back:
        half = [(48, -64), (80, -22), (86, 30), (98, 74), (84, 104, "c"), (60, 96)]
        a.form(smooth([(0, -72), *half, (0, 86), *((-x, y, *corner) for x, y, *corner in half[::-1])]), FAIR, 3.6, .4)
        for s in (-1, 1):
            a.line([(s * 66, -10, 1), (s * 76, 40, 5), (s * 72, 92, 1)], "#A86A24", .6)
            a.line([(s * 78, 10, .8), (s * 86, 50, 4), (s * 86, 88, .8)], "#FFE7A8", .8)
        return
    a.form(smooth([(-66, 20, "c"), (-71, -26), (-46, -62), (0, -71), (46, -62), (71, -26), (66, 20, "c"), (58, -10), (38, -34),
                   (10, -47), (2, -50, "c"), (-14, -44), (-42, -28), (-58, -6)]), FAIR, 3.2, .4)
    a.line([(-60, -22, 1), (-42, -50, 8), (-8, -62, 1)], "#FFF0BE", .8)
    a.line([(18, -58, 1), (46, -46, 5), (61, -18, 1)], "#FFF0BE", .5)
    a.form(brush([(-60, -44, 5), (-30, -60, 7), (0, -65, 8), (30, -60, 7), (60, -44, 5)]), "#F6E7B0", 2.4, .2)
    a.form(smooth([(-20, -64, "c"), (-16, -82, "c"), (-8, -72, "c"), (0, -98, "c"), (8, -72, "c"), (16, -82, "c"),
                   (20, -64, "c"), (0, -68)]), GOLD, 2.6, .2, rimc="#FFF6C0")
    a.form(ell(0, -73, 6.5), "#DCEBFF", 2, .5, rimc="#FFFFFF")
    for x, y in ((-16, -83), (0, -99), (16, -83)):
        a.form(ell(x, y, 3.6), "#FFFFFF", 1.6, .2)


def miners_cap(a, back):
    """Brown hair under a leather cap with its little lamp."""
    if back:
        half = [(44, -56), (72, -20), (74, 16), (62, 34, "c"), (50, 18)]
        a.form(smooth([(0, -62), *half, (0, 24), *((-x, y, *corner) for x, y, *corner in half[::-1])]), BROWN, 3.4, .3)
        return
    a.form(smooth([(-64, 8, "c"), (-66, -30), (-40, -52), (0, -58), (40, -52), (66, -30), (64, 8, "c"), (54, -16),
                   (44, -6, "c"), (36, -28), (20, -16, "c"), (10, -34), (-8, -18, "c"), (-16, -34), (-36, -12, "c"), (-44, -26),
                   (-56, -8)]),
           BROWN, 3, .3)
    a.line([(-54, -24, 1), (-38, -40, 6), (-10, -48, 1)], "#C98A52", .75)
    a.form(smooth([(-62, -38), (-52, -78), (-18, -98), (18, -98), (52, -78), (62, -38), (30, -49), (0, -52), (-30, -49)]),
           "#B5713C", 3.6, .4)
    a.line([(-48, -58, 1), (-36, -80, 8), (-8, -90, 1)], "#FFD79A", .75)
    a.form(brush([(-68, -36, 13), (-30, -48, 15), (0, -51, 15), (30, -48, 15), (68, -36, 13)]), "#8A4E2A", 3.2, .3)
    a.glow(0, -74, 42, "#FFE27A", .75)
    a.form(ell(0, -73, 17), GOLD, 3, .2)
    a.form(ell(0, -73, 11), "#FFF6C8", 2.2, .2)


# bodies


def frock(a, recipe):
    """A frock with stars on its hem; the moon lamp held high, the golden thread over the other hand."""
    skin, c, base = recipe["skin"], recipe["cloth"], skin_colour(recipe)
    for s in (-1, 1):
        x = 128 + s * 18
        a.form(smooth([(x - 13, 308), (x - 10, 298), (x + 8, 297), (x + s * 6 + 12, 308), (x, 313)]), "#B23A4E", 2.6, .4)
    limb(a, [(102, 202, 15), (76, 218, 14), (62, 236, 12)], base)
    limb(a, [(154, 202, 15), (184, 212, 14), (208, 197, 12)], base)
    hem = [(188 - 12 * i, 299 + (7 if i % 2 else -1)) for i in range(11)]
    a.form(smooth([(106, 222), (150, 222), (176, 262), (188, 294), *hem, (68, 294), (80, 262)]), c, 3.4, .5)
    folds(a, [[(108, 240, 1), (98, 270, 4), (92, 292, 1)], [(128, 240, 1), (129, 268, 3), (128, 292, 1)],
              [(148, 240, 1), (160, 268, 4), (166, 290, 1)]], c, .5)
    for i in range(7):
        a.flat(star(84 + i * 15, 284 - abs(3 - i) * 1.5, 5, 2.2), "#FFF3D2", .95)
    a.form(smooth([(104, 190), (128, 194), (152, 190), (156, 212), (150, 230), (106, 230), (100, 212)]), c, 3, .4)
    for s in (-1, 1):
        a.form(ell(128 + s * 31, 204, 15, 13), "#FFF6E4", 2.8, .4)
        a.form(smooth([(128, 198), (128 + s * 8, 190), (128 + s * 27, 190), (128 + s * 22, 206), (128 + s * 8, 210)]),
               "#FFF6E4", 2.4, .3)
    a.form(brush([(104, 229, 9), (128, 234, 10), (152, 229, 9)]), recipe["trim"], 2.4, .3)
    hand(a, 60, 241, skin, 10)
    for width, colour in ((7, INK), (3.6, "#FFD45A")):
        a.stroke("M60 240C44 252 60 270 40 280C24 288 20 300 34 306", colour, width)
    a.glow(214, 168, 38, "#E8F4FF", .9)
    placed(a, 214, 168, 60, lamp)
    hand(a, 212, 198, skin, 10)


def miner(a, recipe):
    """Shirt, waistcoat of the `cloth`, knee breeches, boots; the pick on the shoulder."""
    skin, c = recipe["skin"], recipe["cloth"]
    for s in (-1, 1):
        limb(a, [(128 + s * 17, 256, 28), (128 + s * 20, 282, 24), (128 + s * 20, 298, 20)], "#5E5A78")
        x = 128 + s * 22
        a.form(smooth([(x - 17, 310), (x - 15, 294), (x + 4, 290), (x + 15, 297), (x + s * 4 + 14, 311), (x, 314)]), "#6A4028",
               3, .4)
    _pick(a)
    limb(a, [(98, 204, 22), (76, 226, 20), (70, 246, 16)], LINEN)
    limb(a, [(158, 204, 22), (184, 220, 20), (200, 212, 16)], LINEN)
    a.form(smooth([(98, 190), (128, 184), (158, 190), (168, 226), (168, 266), (128, 272), (88, 266), (88, 226)]), LINEN,
           3.2, .4)
    for s in (-1, 1):
        a.form(smooth([(128 + s * 12, 196, "c"), (128 + s * 31, 190), (128 + s * 40, 226), (128 + s * 41, 268, "c"),
                       (128 + s * 8, 270, "c"), (128 + s * 14, 230)]), c, 3, .4)
    a.form(brush([(86, 262, 10), (128, 269, 11), (170, 262, 10)]), "#5A3A2A", 2.4, .3)
    a.form(rounded(119, 258, 18, 18, 3), GOLD, 2, .3)
    a.form(smooth([(106, 190), (128, 186), (150, 190), (144, 204), (128, 214), (112, 204)]), "#C8413B", 2.8, .3)
    hand(a, 68, 250, skin, 12)
    hand(a, 201, 210, skin, 12)


def _pick(a):
    a.push("translate(203 176) rotate(14) scale(1.02)")
    a.form(brush([(0, 92, 9), (0, 20, 9), (0, -34, 8)]), "#A8693A", 2.8, .3)
    a.form(smooth([(-50, -10, "c"), (-34, -34), (-12, -44), (12, -44), (34, -34), (50, -10, "c"), (30, -24), (12, -29),
                   (-12, -29), (-30, -24)]), "#CBD6E2", 3.2, .5, rimc="#FFFFFF")
    a.line([(-38, -24, 1), (-20, -37, 4), (0, -40, 1)], "#FFFFFF", .9)
    a.form(poly([(-9, -47), (9, -47), (9, -24), (-9, -24)]), "#7E8CA0", 2.4, .2)
    a.pop()


# part name -> painter(a, back), painter(a, recipe)
CAVE_HAIR = by_name(irene, miners_cap)
CAVE_BODIES = by_name(frock, miner)
