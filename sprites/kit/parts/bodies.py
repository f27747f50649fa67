"""Goblin bodies, in character space (256 x 320, ground at y 312); `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, smooth, sym
from sprites.kit.palette import CREAM, GOLD, INK, TOOTH, mix
from sprites.kit.parts.limbs import feet, folds, hand, legs, limb, ragged_hem
from sprites.kit.parts.registry import BOTH_ARMS, LEFT, RIGHT, by_name
from sprites.kit.parts.skins import skin_colour


def tunic(a, recipe, arms=BOTH_ARMS):
    """A belted ragged tunic; a front painter may pose the arms left out of `arms`."""
    skin, c = recipe["skin"], recipe["cloth"]
    base = skin_colour(recipe)
    legs(a, skin)
    feet(a, skin)
    for side, points in ((LEFT, [(98, 204, 18), (78, 226, 17), (66, 248, 15)]),
            (RIGHT, [(158, 204, 18), (180, 222, 17), (194, 206, 15)])):
        if side in arms:
            limb(a, points, base)
    hem = ragged_hem(84, 172, 274, 8, 9)[::-1]
    d = smooth([(100, 188), (128, 182), (156, 188), (166, 226), (172, 266)] + hem + [(84, 266), (90, 226)])
    a.form(d, c, 3.4)
    folds(a, [[(112, 246, 1), (108, 260, 3.4), (106, 272, 1)], [(148, 246, 1), (151, 258, 3.4), (152, 270, 1)]], c)
    a.form(brush([(90, 238, 10), (128, 246, 11), (166, 238, 10)]), recipe.get("trim", "#7A4A2A"), 2.4, .3)
    a.form(smooth([(120, 236, "c"), (137, 236, "c"), (137, 254, "c"), (120, 254, "c")]), GOLD, 2, .3)
    for side, x, y in ((LEFT, 64, 254), (RIGHT, 198, 198)):
        if side in arms:
            hand(a, x, y, skin)


def elder(a, recipe):
    """A darned robe and a knotty cane."""
    skin, c = recipe["skin"], recipe["cloth"]
    feet(a, skin, 24, 300)
    d = smooth([(98, 190), (128, 184), (158, 190), (176, 240), (184, 292), (150, 304), (128, 298), (104, 304),
        (72, 292), (80, 240)])
    a.form(d, c, 3.4)
    for x, y in ((96, 270), (160, 272)):          # darned patches
        a.form(smooth([(x - 11, y - 9, "c"), (x + 10, y - 11, "c"), (x + 11, y + 9, "c"), (x - 9, y + 10, "c")]),
            recipe["trim"], 1.8, .2)
        for k in (-6, 0, 6):
            a.line([(x + k, y - 13, .8), (x + k, y - 6, 2)], CREAM)
    limb(a, [(158, 202, 24), (182, 224, 24), (192, 240, 22)], c)
    limb(a, [(98, 202, 24), (76, 226, 24), (72, 246, 20)], c)
    hand(a, 70, 254, skin)
    # knotty cane on the right
    a.form(brush([(196, 312, 7), (200, 262, 8), (197, 214, 8), (204, 196, 9), (220, 194, 8), (226, 206, 6)]), "#8A5A32",
        2.6, .35)
    hand(a, 199, 246, skin)


def belly(a, recipe):
    """A belly that bursts its vest, and a drumstick."""
    skin, c = recipe["skin"], recipe["cloth"]
    base = skin_colour(recipe)
    feet(a, skin, 42, 301, width=30)
    a.form(smooth([(84, 178), (128, 170), (172, 178), (214, 212), (224, 258), (200, 292), (160, 307), (128, 309),
        (96, 307), (56, 292), (32, 258), (42, 212)]), base, 4, .6)
    a.flat(ell(122, 246, 70, 58), a.radial([(0, CREAM, .75), (.55, CREAM, .3), (1, CREAM, 0)], 42, 36, 55))
    a.line([(120, 262, 1), (128, 269, 7), (136, 262, 1)], mix(base, INK, .85))
    for s in (-1, 1):
        a.line([(128 + s * 66, 276, .8), (128 + s * 46, 294, 3.4), (128 + s * 20, 301, .8)], mix(base, INK, .6), .45)
    for m in (1, -1):                              # straining vest
        P = [(128 + m * x, y) for x, y in ((34, 174), (60, 178), (90, 212), (98, 252), (86, 280), (74, 246), (58, 206))]
        a.form(smooth(P), c, 3)
    for s in (-1, 1):
        a.form(ell(128 + s * 72, 232, 5), GOLD, 1.8, 0)
    limb(a, [(58, 196, 22), (26, 214, 20), (20, 244, 17)], base)
    hand(a, 20, 250, skin, 14)
    limb(a, [(198, 196, 22), (222, 204, 20), (232, 188, 17)], base)
    # drumstick
    a.push("translate(234 168) rotate(20)")
    a.form(brush([(0, 22, 8), (0, 2, 7)]), TOOTH, 2.2, .2)
    a.form(smooth([(-5, 25), (-8, 31), (-2, 32), (3, 33), (8, 30), (5, 24)]), TOOTH, 2.2, .2)
    a.form(smooth([(-6, 4), (-18, -12), (-14, -32), (0, -39), (14, -32), (18, -12), (6, 4)]), "#B8662E", 2.8, .3)
    a.line([(-10, -14, 1), (-8, -26, 5), (-1, -32, 1)], "#FFE2A8", .7)
    a.pop()
    hand(a, 233, 184, skin, 13)


def moo(a, recipe):
    """A cow-spotted coat with a bell."""
    skin, c = recipe["skin"], recipe["cloth"]
    legs(a, skin)
    feet(a, skin, colour="#5B4038")
    limb(a, [(100, 204, 20), (74, 222, 19), (60, 208, 16)], c)
    limb(a, [(156, 204, 20), (182, 222, 19), (196, 208, 16)], c)
    d = smooth([(98, 190), (128, 184), (158, 190), (174, 228), (170, 268), (150, 282), (106, 282), (86, 268),
        (82, 228)])
    a.form(d, c, 3.4)
    for P in ([(90, 214), (108, 210), (114, 228), (102, 244), (88, 238)], [(146, 244), (164, 240), (166, 262),
            (150, 274), (138, 262)], [(150, 196), (162, 204), (160, 218), (148, 212)]):
        a.form(smooth(P), recipe["trim"], 0, .25)
    a.form(brush([(98, 198, 9), (128, 210, 10), (158, 198, 9)]), "#C8413B", 2.4, .3)
    a.form(smooth([(118, 210), (128, 206), (138, 210), (143, 232, "c"), (113, 232, "c")]), GOLD, 2.4, .4)
    a.flat(ell(128, 234, 4.5), INK)
    hand(a, 57, 202, skin)
    hand(a, 199, 202, skin)


def king(a, recipe):
    """Royal robes, ermine and a sceptre."""
    skin, c = recipe["skin"], recipe["cloth"]
    feet(a, skin, 24, 300, colour="#6B3A55")
    d = smooth([(92, 192), (128, 186), (164, 192), (196, 244), (204, 300), (164, 310), (128, 304), (92, 310), (52, 300),
        (60, 244)])
    a.form(d, c, 3.6)
    a.form(smooth([(108, 200), (148, 200), (158, 250), (160, 304), (128, 303), (96, 304), (98, 250)]), "#6A3C86", 2.2,
        .3)
    for y in (232, 256, 280):
        a.form(ell(128, y, 4.6), GOLD, 1.6, 0)
    a.form(brush([(54, 300, 18), (92, 308, 17), (128, 303, 16), (164, 308, 17), (202, 300, 18)]), CREAM, 2.6, .3)
    limb(a, [(164, 206, 26), (192, 226, 25), (204, 216, 20)], c)
    limb(a, [(92, 206, 26), (66, 230, 26), (80, 250, 20)], c)
    hand(a, 88, 252, skin)
    P = [(128 + x, 198 + y) for x, y in sym([(0, -14), (32, -14), (56, 0), (52, 20), (24, 14), (0, 20)])]
    a.form(smooth(P), CREAM, 3, .35)
    for x, y in ((88, 204), (108, 206), (128, 211), (148, 206), (168, 204)):
        a.line([(x, y - 4, 1), (x, y + 1, 4.6), (x, y + 7, .8)])
    a.form(brush([(208, 300, 6), (209, 240, 7), (209, 176, 7)]), GOLD, 2.4, .3)
    a.form(ell(209, 166, 13), "#C8413B", 2.6, .6, rimc="#FFD9A0")
    a.flat(ell(204, 161, 4, 3), "#FFFFFF", .85)
    a.form(brush([(196, 180, 6), (209, 184, 8), (222, 180, 6)]), GOLD, 2, .2)
    hand(a, 209, 220, skin)


def cloak(a, recipe):
    """A ragged cloak and a dagger."""
    skin, c = recipe["skin"], recipe["cloth"]
    feet(a, skin, 22, 300, colour="#3B2B3E")
    d = smooth([(94, 186), (128, 180), (162, 186), (190, 236)] + ragged_hem(54, 202, 292, 8, 12)[::-1] + [(66, 236)])
    a.form(d, c, 3.6, .7)
    a.form(smooth([(112, 206), (144, 206), (152, 258), (146, 290), (112, 290), (104, 258)]), mix(c, "#5A2A3A", .55),
        2.2, .2)
    a.form(brush([(104, 250, 8), (128, 254, 9), (152, 250, 8)]), "#8A5A32", 2, .2)
    folds(a, [[(84, 230, 1), (76, 262, 4), (72, 288, 1)], [(174, 230, 1), (182, 262, 4), (184, 288, 1)]], c, .8)
    limb(a, [(164, 208, 24), (190, 222, 22), (202, 206, 18)], c)
    limb(a, [(92, 208, 24), (70, 232, 22), (88, 246, 18)], c)
    hand(a, 96, 248, skin, 12)
    # dagger, blade up and outwards
    a.push("translate(206 198) rotate(18)")
    a.form(smooth([(-7, -14, "c"), (-7, -58), (1, -84, "c"), (8, -56), (7, -14, "c")]), "#C6D4DC", 2.6, .8)
    a.line([(-2, -18, 1), (-2, -50, 3), (0, -74, .6)], "#FFFFFF", .9)
    a.form(brush([(-20, -12, 6), (0, -10, 9), (20, -12, 6)]), GOLD, 2.4, .2)
    a.form(brush([(0, -6, 8), (0, 20, 8)]), "#6B2F3E", 2.2, .2)
    a.form(ell(0, 24, 6), GOLD, 2, .2)
    a.pop()
    hand(a, 206, 200, skin, 12)


def soup(a, recipe):
    """Sitting in a bowl of soup."""
    a.form(smooth([(24, 214), (34, 258), (66, 296), (104, 308), (152, 308), (190, 296), (222, 258), (232, 214),
        (128, 232)]), "#5E86B8", 3.8, .6)
    for x in (54, 92, 130, 168, 204):
        a.form(ell(x, 262 - abs(x - 128) * .12, 8, 9), "#FFF3D2", 1.6, .1)
    d = ell(128, 212, 106, 24)
    a.form(d, "#7FA6D4", 3.4, .2)
    a.flat(ell(128, 212, 96, 19), a.linear([(0, "#A85A1C", 1), (1, "#F0A03C", 1)]))
    for x, y, c in ((46, 214, "#F2803C"), (70, 222, "#7CC454"), (200, 220, "#F2803C"), (182, 226, "#7CC454"),
            (214, 210, "#FFE9A8")):
        a.form(ell(x, y, 9, 5), c, 1.6, .1)


def nappy(a, recipe):
    """Bare, in a nappy."""
    base = skin_colour(recipe)
    for s in (-1, 1):
        limb(a, [(128 + s * 30, 270, 34), (128 + s * 44, 292, 30), (128 + s * 58, 300, 24)], base)
    limb(a, [(98, 206, 22), (72, 226, 21), (58, 246, 18)], base)
    limb(a, [(158, 206, 22), (184, 226, 21), (196, 212, 18)], base)
    a.form(smooth([(98, 188), (128, 182), (158, 188), (174, 232), (168, 272), (128, 284), (88, 272), (82, 232)]), base,
        3.4, .5)
    a.form(smooth([(80, 232), (104, 240), (128, 242), (152, 240), (176, 232), (174, 268), (150, 296), (128, 302),
        (106, 296), (82, 268)]), "#FDFBF2", 3.2, .5)
    a.form(smooth([(118, 236), (138, 236), (140, 250), (128, 254), (116, 250)]), "#F2A0B8", 2.2, .2)
    hand(a, 56, 250, recipe["skin"], 13)
    hand(a, 198, 208, recipe["skin"], 13)


# part name -> painter(a, recipe)
GOBLIN_BODIES = by_name(tunic, elder, belly, moo, king, cloak, soup, nappy)
