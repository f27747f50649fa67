"""Icons of things and emblems, drawn in a 100 x 100 square: seats, games, walls, treasures."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK, mix

# the eight seat emblems: none of them is a wall emblem or a symbol of the Fairies cards


def _draw_key(a):
    a.push("rotate(-45 50 50)")
    a.form(brush([(40, 50, 12), (70, 50, 12), (98, 50, 12)]), GOLD, 3.2, .2)
    for x in (78, 92):
        a.form(poly([(x - 5, 52), (x + 5, 52), (x + 5, 74), (x - 5, 74)]), GOLD, 3, .1)
    a.form(ell(24, 50, 25), GOLD, 3.6, .3)
    a.form(ell(24, 50, 10), "#6A4A20", 2.4, 0)
    a.pop()


def _draw_acorn(a):
    a.form(smooth([(20, 44), (80, 44), (74, 70), (50, 96, "c"), (26, 70)]), "#D98A3C", 3.6, .4)
    a.line([(34, 52, 1), (36, 66, 5), (44, 80, 1)], "#FFE9B8", .85)
    a.form(smooth([(10, 46), (16, 26), (50, 16), (84, 26), (90, 46), (50, 54)]), "#7A4A2A", 3.6, .3)
    a.form(brush([(50, 18, 9), (54, 4, 7)]), "#7A4A2A", 3, .2)


def _draw_fish(a):
    a.form(smooth([(66, 50), (94, 22, "c"), (88, 50), (94, 78, "c")]), "#3FA8B8", 3.2, .3)
    a.form(smooth([(4, 52), (22, 28), (50, 22), (78, 50), (50, 80), (22, 74)]), "#5FC4CC", 3.6, .4)
    a.flat(ell(25, 46, 8), "#FFF8E4")
    a.flat(ell(24, 46, 4.4), INK)
    for x in (44, 56):
        a.line([(x, 36, 1), (x + 6, 50, 4), (x, 64, 1)], mix("#3FA8B8", INK, .5))


def _draw_heart(a):
    a.form(smooth([(50, 28, "c"), (66, 10), (90, 16), (92, 42), (74, 68), (50, 92, "c"), (26, 68), (8, 42), (10, 16),
            (34, 10)]), "#F0608A", 3.8, .4)
    a.line([(22, 44, 1), (22, 30, 7), (32, 22, 1)], "#FFFFFF", .8)


def _draw_clover(a):
    a.form(brush([(50, 54, 5), (54, 78, 7), (64, 96, 8)]), "#3F7A2E", 3, .2)
    for x, y in ((50, 28), (26, 52), (74, 52)):
        a.form(ell(x, y, 22), "#8CCB4A", 3.4, .3)
    a.flat(ell(50, 47, 12), "#6FA83A")


def _draw_bone(a):
    a.push("rotate(-40 50 50)")
    d = smooth([(22, 42), (78, 42), (78, 30), (90, 26), (98, 38), (92, 50), (98, 62), (90, 74), (78, 70), (78, 58),
            (22, 58), (22, 70), (10, 74), (2, 62), (8, 50), (2, 38), (10, 26), (22, 30)])
    a.form(d, "#F6E8CC", 3.8, .3)
    a.pop()


def _draw_feather(a):
    a.form(smooth([(18, 86, "c"), (22, 54), (44, 22), (88, 6, "c"), (86, 44), (58, 72), (36, 78)]), "#C8D8EC", 3.6, .4)
    a.line([(6, 98, 6), (34, 66, 5), (76, 20, 1)], "#4A5A78")
    for p, q in (((46, 52), (70, 52)), ((36, 62), (34, 44)), ((56, 40), (54, 26))):
        a.line([p + (1,), ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 3.4), q + (1,)], "#4A5A78")


def _draw_beetle(a):
    for s in (-1, 1):
        for y0, y1 in ((42, 30), (58, 60), (72, 88)):
            a.stroke(f"M{50 + s * 24} {y0}Q{50 + s * 40} {y0 - 2} {50 + s * 46} {y1}", INK, 6)
        a.stroke(f"M{50 + s * 8} 20Q{50 + s * 14} 6 {50 + s * 26} 6", INK, 5)
    a.form(ell(50, 26, 18, 14), "#4A3A66", 3.2, .4)
    a.form(ell(50, 60, 31, 34), "#6A4FA0", 3.8, .6)
    a.line([(50, 30, 3), (50, 92, 4)])
    for s in (-1, 1):
        a.flat(ell(50 + s * 15, 52, 6), "#FFD45A")
        a.flat(ell(50 + s * 14, 74, 5), "#FFD45A")


# the five games


def _draw_tiara(a):
    d = smooth([(12, 80, "c"), (4, 36, "c"), (28, 54, "c"), (36, 22, "c"), (50, 46), (64, 22, "c"), (72, 54, "c"),
            (96, 36, "c"), (88, 80, "c")])
    a.form(d, GOLD, 3.8, .3, rimc="#FFF6C0")
    a.form(brush([(12, 82, 13), (50, 86, 14), (88, 82, 13)]), "#C98A26", 3, .2)
    for x, y in ((4, 34), (36, 19), (64, 19), (96, 34)):
        a.form(ell(x, y, 6), "#FFF3D2", 2.4, .2)
    a.form(smooth([(50, 52), (60, 66), (50, 78), (40, 66)]), "#F0508A", 2.4, .5)


def _draw_swords(a):
    for s in (1, -1):
        a.push(f"rotate({s * 42} 50 52)")
        a.form(poly([(44, 66), (44, 12), (50, -2), (56, 12), (56, 66)]), "#D5E0E6", 3.2, .4)
        a.line([(48, 62, 1), (48, 30, 3), (49, 10, 1)], "#FFFFFF", .9)
        a.form(brush([(32, 67, 8), (50, 70, 10), (68, 67, 8)]), GOLD, 3, .2)
        a.form(brush([(50, 74, 9), (50, 92, 9)]), "#8C2F44", 2.8, .2)
        a.form(ell(50, 97, 7), GOLD, 2.6, .2)
        a.pop()


def _draw_flower(a):
    for i in range(6):
        t = math.radians(i * 60 - 90)
        a.form(ell(50 + 25 * math.cos(t), 50 + 25 * math.sin(t), 17), "#FF8FB0", 3, .2)
    a.form(ell(50, 50, 15), GOLD, 3, .2)


def _draw_lamp(a):
    a.glow(50, 58, 48, "#FFE27A", .8)
    a.stroke("M34 26Q50 -8 66 26", INK, 11)
    a.stroke("M34 26Q50 -8 66 26", GOLD, 5.5)
    a.form(poly([(28, 36), (72, 36), (78, 80), (22, 80)]), "#FFF0B0", 3.4, 0)
    a.form(smooth([(50, 44, "c"), (60, 60), (58, 72), (50, 76), (42, 72), (40, 60)]), "#F2803C", 2.4, 0)
    a.line([(28, 38, 6), (22, 80, 6)], "#8A5A22")
    a.line([(72, 38, 6), (78, 80, 6)], "#8A5A22")
    a.form(smooth([(22, 38, "c"), (38, 22), (62, 22), (78, 38, "c")]), GOLD, 3.4, .2)
    a.form(rounded(16, 78, 68, 13, 5), GOLD, 3.2, .2)


def _draw_seal(a):
    a.form(poly([(30, 54), (50, 62), (44, 98), (34, 86), (20, 90)]), "#D8433C", 3.2, .2)
    a.form(poly([(70, 54), (50, 62), (56, 98), (66, 86), (80, 90)]), "#B8323C", 3.2, .2)
    pts = []
    for i in range(12):
        t = i * math.pi / 6
        r = 38 if i % 2 else 34
        pts.append((50 + r * math.cos(t), 40 + r * math.sin(t)))
    a.form(smooth(pts), "#D8433C", 3.8, .4, rimc="#FFC8A0")
    a.stroke(ell(50, 40, 25), mix("#D8433C", INK, .45), 3)
    a.line([(36, 42, 2), (44, 36, 6), (52, 42, 5), (64, 34, 2)], CREAM)
    a.line([(38, 48, 2), (48, 52, 6), (60, 44, 2)], CREAM)


def _draw_dynamite(a):
    for x in (28, 50, 72):
        a.form(rounded(x - 11, 34, 22, 60, 6), "#D8433C", 3.2, .3)
    a.form(rounded(14, 54, 72, 16, 4), "#F2D8A0", 2.8, .2)
    a.stroke("M50 34Q48 18 62 16Q74 14 76 6", INK, 6)
    a.form(star(80, 8, 13, 5, 6), "#FFD45A", 2.4, 0)


# walls and other things


def _burning(a, outer, inner):
    a.form(smooth([(52, 4, "c"), (60, 28), (80, 46), (80, 74), (62, 94), (38, 94), (20, 76), (20, 52), (34, 38),
            (36, 50), (48, 32)]), outer, 3.6, .2)
    a.form(smooth([(50, 48, "c"), (64, 66), (62, 84), (50, 91), (38, 84), (38, 68)]), inner, 0, 0)


def _draw_flame(a):
    _burning(a, "#F2703C", "#FFD45A")


def _draw_flame_cold(a):
    _burning(a, "#B1B5C8", "#E4E6F0")


def _draw_leaf(a):
    a.form(smooth([(14, 90, "c"), (12, 52), (34, 20), (88, 10, "c"), (84, 56), (56, 84)]), "#8CCB5A", 3.6, .4)
    a.line([(10, 94, 5), (40, 62, 4), (76, 22, 1)], mix("#8CCB5A", INK, .65))


def _draw_drop(a):
    a.form(smooth([(50, 6, "c"), (68, 36), (80, 62), (70, 86), (50, 93), (30, 86), (20, 62), (32, 36)]), "#6FC0F0", 3.6,
            .4, rimc="#FFFFFF")
    a.line([(34, 64, 1.5), (37, 76, 6), (48, 83, 1.5)], "#FFFFFF", .9)


def _draw_bell(a):
    a.form(ell(50, 84, 9), "#8A5A22", 3, .2)
    a.form(smooth([(14, 78, "c"), (26, 60), (28, 38), (38, 20), (50, 15), (62, 20), (72, 38), (74, 60), (86, 78, "c"),
            (50, 82)]), GOLD, 3.8, .4, rimc="#FFF6C0")
    a.line([(36, 58, 1.5), (38, 40, 6), (45, 27, 1.5)], "#FFFBE0", .9)
    a.stroke("M42 14A8 8 0 1 1 58 14", INK, 5)


def _draw_boot(a):
    a.form(smooth([(26, 8, "c"), (58, 8, "c"), (58, 48), (72, 58), (92, 66), (92, 84, "c"), (24, 84, "c"), (28, 50)]),
            "#A8693A", 3.8, .3)
    a.form(brush([(22, 88, 9), (56, 89, 9), (94, 88, 9)]), "#5A3A2A", 2.6, .2)
    a.form(brush([(24, 13, 13), (42, 15, 13), (60, 13, 13)]), "#D9A05A", 3, .2)


def _draw_paw(a):
    for x, y, r in ((22, 42, 11), (40, 24, 12), (62, 24, 12), (80, 42, 11)):
        a.form(ell(x, y, r, r * 1.2), "#C08A52", 3, .2)
    a.form(smooth([(50, 44), (70, 58), (78, 78), (62, 90), (50, 86), (38, 90), (22, 78), (30, 58)]), "#C08A52", 3.4, .3)


def _draw_casket(a):
    a.form(smooth([(10, 48, "c"), (90, 48, "c"), (86, 88, "c"), (14, 88, "c")]), "#9A5A30", 3.8, .3)
    a.form(smooth([(8, 48, "c"), (12, 26), (30, 15), (70, 15), (88, 26), (92, 48, "c")]), "#B8703C", 3.8, .3)
    for x in (26, 74):
        a.form(poly([(x - 6, 16), (x + 6, 16), (x + 6, 88), (x - 6, 88)]), GOLD, 2, .2)
    a.form(brush([(8, 49, 8), (50, 50, 8), (92, 49, 8)]), GOLD, 2.4, .2)
    a.form(smooth([(40, 42, "c"), (60, 42, "c"), (60, 58), (50, 67), (40, 58)]), "#FFE27A", 2.6, .2)
    a.flat(ell(50, 52, 3.6), INK)
    a.line([(50, 53, 2.5), (50, 61, 3.5)])


def _draw_scepter(a):
    a.push("rotate(38 50 50)")
    a.form(brush([(50, 98, 8), (50, 60, 8), (50, 34, 8)]), GOLD, 3.2, .2)
    a.form(ell(50, 20, 16), "#D8456A", 3.4, .5, rimc="#FFD0DC")
    a.flat(ell(44, 14, 5, 4), "#FFFFFF", .9)
    a.form(brush([(34, 38, 7), (50, 42, 10), (66, 38, 7)]), GOLD, 2.8, .2)
    a.form(ell(50, 97, 6), GOLD, 2.6, .2)
    a.pop()


ICONS = {name.removeprefix("_draw_"): paint for name, paint in list(globals().items()) if name.startswith("_draw_")}
