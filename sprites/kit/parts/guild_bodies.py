"""Bodies and tools of the guilds of Pact, in character space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK
from sprites.kit.parts.bodies import tunic
from sprites.kit.parts.limbs import hand
from sprites.kit.parts.registry import by_name


def skull_staff(a):
    """A shaman's staff."""
    a.form(brush([(204, 312, 8), (203, 230, 8), (205, 150, 8)]), "#8A5A32", 2.6, .3)
    a.push("translate(178 92) scale(.56)")
    skull = smooth([(50, 10), (76, 19), (85, 44), (76, 62), (68, 67), (67, 86, "c"), (33, 86, "c"), (32, 67), (24, 62),
        (15, 44), (24, 19)])
    a.ink(skull, 6)
    a.flat(skull, "#F6EEDC")
    for s in (-1, 1):
        a.flat(ell(50 + s * 15, 46, 9.5, 11), INK)
    a.flat(poly([(50, 56), (44, 67), (56, 67)]), INK)
    a.pop()


def sledgehammer(a):
    """A builder's hammer."""
    a.form(brush([(200, 240, 9), (204, 190, 9), (210, 132, 9)]), "#A8693A", 2.6, .3)
    a.push("translate(211 124) rotate(8)")
    a.form(poly([(-34, -17), (26, -17), (38, -7), (38, 5), (26, 17), (-34, 17)]), "#AEB6C2", 3, .4)
    a.line([(-26, -9, 1), (0, -10, 5), (20, -9, 1)], "#FFFFFF", .8)
    a.pop()


def mace(a):
    """A chieftain's mace."""
    a.form(brush([(200, 300, 8), (204, 220, 9), (210, 150, 9)]), "#6A4A34", 2.6, .3)
    for i in range(8):
        t = math.radians(i * 45)
        a.form(poly([(212 + r * math.cos(t + turn), 128 + r * math.sin(t + turn)) for r, turn in ((16, -.3), (34, 0),
            (16, .3))]),
            "#D8D2C4", 2.2, .2)
    a.form(ell(212, 128, 21), "#5A5262", 3, .6)


def flask(a):
    """A scientist's flask, bubbling."""
    a.push("translate(164 108) scale(.86)")
    glass = "M38 8L62 8L62 18L58 18L58 42L84 80Q88 92 76 92L24 92Q12 92 16 80L42 42L42 18L38 18Z"
    a.ink(glass, 4)
    a.flat(glass, "#D8F0E4")
    a.form("M30 60L70 60L84 81Q87 92 76 92L24 92Q13 92 16 81Z", "#6FD05A", 0, .3, rimc="#FFFFFF")
    for x, y, r in ((42, 76, 6), (60, 80, 4.5), (52, 66, 4)):
        a.flat(ell(x, y, r), "#E8FFD0")
    a.line([(26, 84, 1), (34, 66, 4), (44, 48, 1)], "#FFFFFF", .9)
    a.flat(ell(50, -6, 7), "#C8F0B0", .8)
    a.pop()


def purse(a):
    """A merchant's purse."""
    a.push("translate(166 118) scale(.80)")
    a.form(smooth([(38, 32, "c"), (62, 32, "c"), (84, 58), (86, 80), (68, 94), (32, 94), (14, 80), (16, 58)]),
        "#C99A4A", 3.6, .3)
    a.form(poly([(28, 6), (40, 14), (50, 5), (60, 14), (72, 6), (64, 28), (36, 28)]), "#C99A4A", 3, .2)
    a.form(brush([(34, 31, 8), (50, 33, 8), (66, 31, 8)]), "#B8343A", 2.4, .2)
    a.form(ell(50, 64, 16), GOLD, 3, .2)
    a.flat(star(50, 65, 11, 5), "#FFF6C0")
    a.pop()


def broadsword(a):
    """A warrior's sword."""
    a.push("translate(206 206) rotate(14)")
    a.form(smooth([(-9, -18, "c"), (-11, -92), (0, -124, "c"), (11, -92), (9, -18, "c")]), "#D4DCE6", 3, .6)
    a.line([(-3, -24, 1), (-4, -80, 4), (-1, -108, .6)], "#FFFFFF", .95)
    a.form(brush([(-28, -20, 8), (0, -14, 12), (28, -20, 8)]), GOLD, 2.6, .2)
    a.form(brush([(0, -8, 9), (0, 22, 9)]), "#6B2F3E", 2.2, .2)
    a.pop()


def drumstick(a):
    """One of a drummer's sticks."""
    a.form(brush([(196, 226, 7), (206, 176, 8), (216, 132, 8)]), "#D9B06A", 2.6, .2)
    a.form(ell(218, 124, 11, 13), CREAM, 2.8, .2)


def wrench(a):
    """A fixer's wrench."""
    a.push("translate(206 150) rotate(14) scale(.92)")
    a.form(smooth([(-8, 66), (-8, -4), (-20, -16), (-22, -34), (-12, -44, "c"), (-10, -26, "c"), (0, -20, "c"),
        (10, -26, "c"),
        (12, -44, "c"), (22, -34), (20, -16), (8, -4), (8, 66)]), "#AEB6C2", 3, .4)
    a.line([(-3, 50, 1), (-4, 20, 4), (-3, 0, 1)], "#FFFFFF", .8)
    a.pop()


# part name -> painter(a)
TOOLS = by_name(skull_staff, sledgehammer, mace, flask, purse, broadsword, drumstick, wrench)


def guild(a, recipe):
    """A tunic, a collar of `fur` if the recipe names one, and a tool in the raised hand."""
    tunic(a, recipe)
    if recipe.get("fur"):
        a.form(smooth([(84, 200), (98, 184), (128, 190), (158, 184), (172, 200), (178, 222, "c"), (160, 214),
            (150, 228, "c"),
            (138, 214), (128, 230, "c"), (116, 214), (104, 228, "c"), (96, 214), (78, 222, "c")]), recipe["fur"], 3, .3)
    _tool(a, recipe)


def guild_coat(a, recipe):
    """A tunic under a scientist's white coat, and a tool in the raised hand."""
    tunic(a, recipe)
    for s in (-1, 1):
        a.form(smooth([(128 + s * x, y) for x, y in ((6, 196), (30, 188), (38, 228), (42, 272), (14, 274), (12, 230))]),
            "#F4F2E4", 2.8, .3)
    _tool(a, recipe)


def _tool(a, recipe):
    if recipe.get("prop"):
        TOOLS[recipe["prop"]](a)
        hand(a, 201, 202, recipe["skin"])


def chain_of_office(a, recipe):
    """What makes a Master: a golden chain with a star."""
    for i in range(9):
        t = i / 8
        x, y = 96 + 64 * t, 200 + 30 * math.sin(math.pi * t)
        a.form(ell(x, y, 6.4, 5.2), GOLD, 2, .2, rimc="#FFF6C0")
    a.form(star(128, 238, 17, 8), "#FFE27A", 2.6, .1)


# part name -> painter(a, recipe)
GUILD_BODIES = by_name(guild, guild_coat)
GUILD_FRONT = by_name(chain_of_office)
