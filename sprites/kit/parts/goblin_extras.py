"""The joke of each goblin card: behind the figure, on its face, over its head or in front; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, mir, poly, smooth, sym
from sprites.kit.palette import GOLD, INK, MAW, mix
from sprites.kit.parts.eyes import eye
from sprites.kit.parts.limbs import hand, limb
from sprites.kit.parts.mouths import MOUTHS
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.skins import skin_colour
from sprites.kit.parts.trinkets import chatter, drop, fly, puff, ring, stink


def pocks(a, recipe):
    """Chicken pox."""
    for x, y, r in ((-44, -22, 6), (-52, 10, 5.4), (-30, 34, 6), (36, 32, 6.4), (52, 4, 5.6), (46, -26, 5.4),
            (0, -38, 6), (-16, 48, 4.8), (18, 50, 4.6), (-8, -24, 3.6)):
        a.flat(ell(x, y, r + 2.6), "#F08A70", .55)
        a.form(ell(x, y, r), "#DE3B30", 1.5, 0)
        a.flat(ell(x - r * .3, y - r * .35, r * .3), "#FFE0D0", .9)


def salamander_spots(a, recipe):
    """Dark spots."""
    for x, y, r in ((-48, 14, 8), (-40, 34, 5), (48, 18, 7), (38, 38, 5.6), (-20, 50, 4), (22, 52, 4)):
        a.flat(ell(x, y, r, r * .8), "#4A2430", .85)


def mud(a, recipe):
    """Splashes of mud."""
    for P in ([(-58, 8), (-40, 2), (-28, 16), (-36, 34), (-52, 32)], [(34, 34), (50, 24), (58, 34), (46, 50), (32, 48)],
            [(26, -44), (44, -36), (40, -24), (26, -28)], [(-12, 44), (2, 42), (6, 54), (-8, 56)]):
        a.form(smooth(P), "#6B4A30", 1.6, .2)


def beak(a, recipe):
    """A beak and wattles."""
    for s in (-1, 1):
        a.form(smooth([(s * 1, 26), (s * 12, 30), (s * 13, 48), (s * 5, 54), (s * 0, 44)]), "#D8362F", 2.2, .3)
    a.form(smooth([(-17, 18), (0, 22), (17, 18), (8, 36), (0, 40), (-8, 36)]), "#D8821E", 2.4, .2)
    a.form(smooth([(-22, 14, "c"), (-12, -2), (0, -8), (12, -2), (22, 14, "c"), (10, 22), (0, 30, "c"), (-10, 22)]),
        "#F2A62C", 2.6, .3)
    for s in (-1, 1):
        a.flat(ell(s * 6, 6, 2, 3), "#8A4A12")


def sweat_and_chatter(a, recipe):
    """Cold sweat and chattering teeth."""
    for x, y, s in ((-74, -38, 1.2), (74, -42, 1.2), (-84, -12, .8), (84, -16, .8)):
        drop(a, x, y, s)
    chatter(a, 24, 32)


def earwax(a, recipe):
    """Earwax running out of the ears."""
    for s in (-1, 1):
        a.form(smooth([(s * 66, -14), (s * 82, -22), (s * 96, -12), (s * 98, 12), (s * 92, 30), (s * 88, 14),
            (s * 82, 40), (s * 76, 46), (s * 71, 36), (s * 74, 8)]), "#E9B02C", 2.6, .4, rimc="#FFF6C0")
        a.line([(s * 80, -10, 1), (s * 79, 8, 4), (s * 77, 26, 1)], "#FFF0A8", .9)
        drop(a, s * 78, 62, 1.1, "#E9B02C")


def spider_eyes(a, recipe):
    """Two more eyes."""
    for s in (-1, 1):
        eye(a, s * 13, -52, 8.5, recipe["skin"], iris="#E84A5A", lid=0, look=(0, .3))


def nose_peg(a, recipe):
    """A peg on the nose."""
    a.push("translate(0 8) rotate(-5)")
    for s in (-1, 1):
        a.form(smooth([(s * 2, -20, "c"), (s * 13, -20, "c"), (s * 17, 10), (s * 13, 32, "c"), (s * 4, 32, "c"),
            (s * 6, 12)]), "#E3B87A", 2.6, .2)
    a.form(brush([(-17, 4, 6), (0, 6, 7), (17, 4, 6)]), "#A8B0BC", 2, .2)
    a.pop()
    for s in (-1, 1):
        drop(a, s * 58, 12, .9)
    a.line([(-22, 50, 1.4), (-11, 45, 4), (0, 50, 4.4), (11, 45, 4), (22, 50, 1.4)])


def goo_beard(a, recipe):
    """Goo running down the chin."""
    c = "#A8E03C"
    a.form(smooth([(-26, 34), (0, 40), (26, 34), (32, 48), (28, 66), (20, 56), (12, 78), (2, 84), (-6, 72), (-12, 58),
        (-22, 68), (-30, 52)]), c, 2.6, .6, rimc="#F4FFC0")
    a.line([(-16, 44, 1), (-4, 50, 5), (-2, 66, 1)], "#F4FFC8", .9)


def dummy(a, recipe):
    """A dummy, and sleep."""
    a.form(smooth(sym([(0, 22), (24, 24), (28, 36), (18, 46), (0, 48)])), "#FFD23C", 2.6, .3)
    a.form(ell(0, 35, 9), "#E2574C", 2.2, .3)
    ring(a, 0, 52, 10, 9, 4.6, "#E2574C")
    for x, y, s in ((78, -78, .8), (94, -98, 1.1)):     # z z
        d = f"M{x - 9 * s} {y - 9 * s}L{x + 9 * s} {y - 9 * s}L{x - 9 * s} {y + 9 * s}L{x + 9 * s} {y + 9 * s}"
        a.stroke(d, INK, 8 * s)
        a.stroke(d, "#FFFFFF", 4 * s)


def drooping_moustache(a, recipe):
    """A drooping moustache and a monocle."""
    for m in (list, mir):
        a.form(smooth(m([(0, 20), (18, 18), (40, 28), (52, 52), (52, 92, "c"), (40, 78), (32, 50), (14, 36), (0, 34)])),
            "#2E2430", 2.8, .5)
        a.line(m([(12, 25, .8), (32, 33, 3), (44, 60, .8)]), "#7A6A84", .8)
    ring(a, 25, -8, 19, 20, 3.6, GOLD)
    a.stroke("M44 -4C60 14 60 36 54 60", INK, 3.4)
    a.stroke("M44 -4C60 14 60 36 54 60", GOLD, 1.8)


def noodle_slurp(a, recipe):
    """Noodles halfway in."""
    for k, x in enumerate((-9, 0, 9)):
        a.form(brush([(x, 34, 7), (x + (-7, 5, 8)[k], 52, 7), (x + (-2, -5, 3)[k], 70, 7), (x + (-8, 3, 9)[k], 90, 5)]),
            ("#FFE08A", "#F6C860")[k % 2], 2, .3)
    d = ell(0, 34, 17, 10)
    a.ink(d, 2.2)
    a.flat(d, MAW)
    for k, x in enumerate((-9, 0, 9)):
        a.form(brush([(x, 34, 6.4), (x + (-4, 3, 5)[k], 44, 7)]), ("#FFE08A", "#F6C860")[k % 2], 0, .2)
    for s in (-1, 1):
        for y in (14, 22):
            a.line([(s * 24, y + 4, 1), (s * 44, y, 2.4), (s * 62, y + (y - 18), .6)])


def chattering(a, recipe):
    """Chattering teeth."""
    chatter(a, 26, 34)


def chattering_in_sweat(a, recipe):
    """Chattering teeth and sweat."""
    chatter(a, 26, 34)
    for x, y in ((-72, -40), (72, -44), (-80, -14)):
        drop(a, x, y, 1.3)


def nail_biting(a, recipe):
    """Both hands at the mouth."""
    for s in (-1, 1):
        x = 128 + s * 24
        limb(a, [(128 + s * 40, 236, 20), (128 + s * 44, 216, 18), (x + s * 4, 196, 15)], skin_colour(recipe))
        hand(a, x + s * 3, 190, recipe["skin"], 15)
        for k in (-8, 0, 8):
            a.form(brush([(x + k, 184, 8), (x + k - s * 2, 170, 7.4)]), skin_colour(recipe), 2, .2)
            a.flat(ell(x + k - s * 2, 167.5, 2.6, 3), "#F6D8C0")


def duster(a, recipe):
    """A feather duster and clouds of dust."""
    a.form(brush([(194, 236, 7), (200, 200, 7), (208, 176, 7)]), "#8A5A32", 2.4, .3)
    for i in range(7):
        t = math.radians(-160 + i * 23)
        a.form(brush([(210, 172, 5), (210 + 17 * math.cos(t), 162 + 17 * math.sin(t), 13),
            (210 + 34 * math.cos(t), 158 + 34 * math.sin(t), 5)]), ("#D8A03C", "#C8743C")[i % 2], 2.2, .2)
    hand(a, 199, 199, recipe["skin"], 14)
    for x, y, r in ((40, 214, 16), (64, 236, 11), (22, 190, 9)):
        puff(a, x, y, r, "#DAD2D8")


def coat_collar(a, recipe):
    """A collar turned up."""
    for s in (-1, 1):
        a.form(smooth([(128 + s * 6, 212, "c"), (128 + s * 20, 196), (128 + s * 50, 176, "c"), (128 + s * 62, 204),
            (128 + s * 34, 236, "c")]), "#8F8460", 3, .4)


def soup_spoon(a, recipe):
    """Hands on the rim, a spoon and steam."""
    for s in (-1, 1):
        hand(a, 128 + s * 84, 214, recipe["skin"], 14)
    a.form(brush([(206, 196, 6), (222, 160, 7), (234, 128, 8)]), "#C8A070", 2.4, .2)
    for x in (36, 218):
        stink(a, x, 190, 40, "#FFF6E0")


def stink_and_flies(a, recipe):
    """Bad smell and the flies that like it."""
    for x, y, h in ((30, 206, 56), (54, 236, 46), (226, 196, 54)):
        stink(a, x, y, h)
    for x, y in ((40, 120), (214, 132), (196, 78), (70, 62)):
        fly(a, x, y, 1.2)


def stew_pot(a, recipe):
    """A pot of stew held in both hands."""
    for s in (-1, 1):
        limb(a, [(128 + s * 32, 206, 18), (128 + s * 54, 214, 18), (128 + s * 66, 232, 16)], skin_colour(recipe))
    a.form(brush([(170, 222, 6), (184, 190, 6), (196, 164, 6)]), "#A8B4BC", 2.4, .3)
    a.form(smooth([(70, 224), (186, 224), (200, 262), (180, 304), (128, 312), (76, 304), (56, 262)]), "#4A4652", 3.6,
        .7)
    a.form(ell(128, 224, 64, 15), "#6A6672", 3.2, .3)
    a.flat(ell(128, 224, 56, 11), a.linear([(0, "#9A6A12", 1), (1, "#F0C03C", 1)]))
    for x, y, r in ((96, 221, 7), (118, 227, 5), (146, 222, 8), (166, 225, 4)):
        a.form(ell(x, y, r, r * .75), "#FFE07A", 1.5, .1)
    for s in (-1, 1):
        hand(a, 128 + s * 66, 236, recipe["skin"], 13)


def glue_bottle(a, recipe):
    """A dripping bottle of glue."""
    a.push("translate(206 176) rotate(10)")
    a.form(smooth([(-17, 30, "c"), (-18, -8), (-10, -20), (10, -20), (18, -8), (17, 30, "c")]), "#F4EFE2", 3, .4)
    a.form(poly([(-16, -2), (16, -2), (16, 18), (-16, 18)]), "#E2574C", 2, .2)
    a.form(smooth([(-8, -20, "c"), (-3, -44), (3, -44), (8, -20, "c")]), "#F2A62C", 2.6, .3)
    drop(a, 0, -54, .9, "#F6F3EA")
    a.pop()
    hand(a, 199, 199, recipe["skin"], 14)
    a.line([(80, 236, 2), (66, 226, 4), (50, 240, 2)], "#F6F3EA")


def mud_and_flies(a, recipe):
    """Mud, flies and a smell."""
    for x, y in ((36, 150), (222, 150), (210, 96)):
        fly(a, x, y, 1.2)
    stink(a, 28, 230, 50)
    stink(a, 226, 240, 46)
    for x, y, r in ((104, 214, 9), (146, 232, 12), (120, 244, 7)):
        a.form(smooth([(x - r, y), (x, y - r * .8), (x + r * 1.1, y - 2), (x + r * .6, y + r),
            (x - r * .7, y + r * .8)]), "#6B4A30", 1.4, .1)


def waving_it_off(a, recipe):
    """A hand waving a smell away."""
    for x, y, h in ((36, 220, 60), (58, 246, 46), (224, 168, 0)):
        if h:
            stink(a, x, y, h)
    for k in (0, 1):
        a.line([(222 + k * 12, 172, 1), (230 + k * 12, 188, 3.4), (228 + k * 12, 206, 1)], "#FFFFFF", .85)
    base = skin_colour(recipe)
    for dx, dy in ((-11, -14), (-3, -19), (6, -18), (14, -11)):
        a.form(brush([(198 + dx * .6, 198 + dy * .3, 9), (198 + dx, 190 + dy, 7)]), base, 2.2, .2)
    hand(a, 198, 198, recipe["skin"], 14)


def goo_spoon(a, recipe):
    """A spoonful of goo."""
    a.form(brush([(192, 240, 7), (200, 204, 7), (208, 168, 7)]), "#C6D4DC", 2.4, .5)
    a.form(ell(213, 146, 17, 24), "#C6D4DC", 2.8, .6)
    a.form(smooth([(198, 140), (213, 120), (228, 140), (224, 152), (218, 146), (214, 168), (208, 150), (202, 154)]),
        "#A8E03C", 2.2, .5)
    hand(a, 199, 199, recipe["skin"], 14)


def fork(a, recipe):
    """A fork."""
    a.form(brush([(194, 240, 7), (200, 204, 7), (206, 172, 6)]), "#C6D4DC", 2.4, .5)
    for k in (-10, 0, 10):
        a.form(brush([(207, 168, 5), (207 + k, 154, 5), (209 + k, 128, 3.6)]), "#C6D4DC", 2, .4)
    hand(a, 199, 199, recipe["skin"], 14)


def hands_on_head(a, recipe):
    """Both arms over the head."""
    base = skin_colour(recipe)
    for s in (-1, 1):
        limb(a, [(128 + s * 40, 214, 20), (128 + s * 84, 176, 18), (128 + s * 58, 92, 15)], base)
        hand(a, 128 + s * 48, 84, recipe["skin"], 16)
        for k in (-7, 3):
            a.form(brush([(128 + s * (44 + k), 80, 9), (128 + s * (30 + k), 74, 7)]), base, 2, .2)


def full_moon(a, recipe):
    """The full moon."""
    a.glow(128, 116, 114, "#FFF2B0", .5)
    a.form(ell(128, 112, 98), ("#FFFBE0", "#F8E4A0", "#D9B566"), 0, 0)
    for x, y, r in ((58, 96, 12), (80, 50, 8), (190, 66, 15), (202, 120, 9), (132, 36, 10)):
        a.flat(ell(x, y, r), "#D9B566", .5)
        a.flat(ell(x + 1.5, y + 1.5, r * .8), "#F3DB94", .7)


def tears(a, recipe):
    """Streams of tears."""
    for s in (-1, 1):
        a.form(smooth([(s * 40, 4), (s * 54, 8), (s * 64, 30), (s * 66, 52), (s * 56, 58), (s * 47, 50), (s * 46, 26)]),
            "#8FDCF8", 2.2, .6, rimc="#FFFFFF")
        a.line([(s * 50, 14, .8), (s * 54, 30, 3), (s * 56, 46, .8)], "#FFFFFF", .9)
    for x, y in ((-92, -2), (94, -6), (-86, -46), (88, -50)):
        a.form(smooth([(x, y - 9, "c"), (x + 6, y + 3), (x, y + 8), (x - 6, y + 3)]), "#8FDCF8", 2, .5)


def tear(a, recipe):
    """One tear under the left eye, so that a sad face is known even behind a beard or a mask."""
    look = recipe["eyes"] or {}
    drop(a, -look.get("gap", 27) - 8, look.get("y", -8) + look.get("radius", 19) + 12, 1.5)


def beard_gasp(a, recipe):
    """An open mouth in the middle of a beard."""
    a.push("translate(0 32) scale(.86)")
    MOUTHS["aghast"](a, recipe["skin"])
    a.pop()


def mask_gasp(a, recipe):
    """A mask drawn tight over an open mouth."""
    cloth = "#7A2E44"
    a.flat(ell(0, 37, 15, 16), mix(cloth, INK, .55), .75)
    a.flat(ell(0, 40, 10, 10), mix(cloth, INK, .8), .7)
    for s in (-1, 1):
        for y, bend in ((26, -8), (40, 0), (52, 8)):
            a.line([(s * 18, y, 1), (s * 30, y + bend * .6, 3.4), (s * 40, y + bend, 1)], mix(cloth, INK, .55), .9)


# part name -> painter(a, recipe), head space
GOBLIN_ON_FACE = by_name(pocks, salamander_spots, mud)


# part name -> painter(a, recipe), head space
GOBLIN_OVER_HEAD = by_name(beak, sweat_and_chatter, earwax, spider_eyes, nose_peg, goo_beard, dummy, drooping_moustache,
    noodle_slurp, chattering, chattering_in_sweat, tears, tear, beard_gasp, mask_gasp)


# part name -> painter(a, recipe), character space
GOBLIN_FRONT = by_name(nail_biting, duster, coat_collar, soup_spoon, stink_and_flies, stew_pot, glue_bottle,
    mud_and_flies, waving_it_off, goo_spoon, fork, hands_on_head)


# part name -> painter(a, recipe), character space
GOBLIN_BEHIND = by_name(full_moon)
