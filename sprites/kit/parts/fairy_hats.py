"""Hats and hair of the fairy cards: a back and a front layer, in head space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, sym
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.locks import FRONTS
from sprites.kit.parts.props import RAINBOW
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.trinkets import bloom, dial, drop, leaf_string, lemon_slice, mouse, ring


def ice_cream(a, back):
    """A scoop of vanilla, wafer and cherry."""
    c = "#FFF0C4"
    if back:
        return
    a.push("translate(40 -96) rotate(26)")
    a.form(poly([(-9, 22), (-9, -26), (9, -26), (9, 22)]), "#D89A50", 2.6, .3)
    for y in (-18, -8, 2, 12):
        a.line([(-7, y, 1.6), (7, y, 1.6)], "#8A5220", .8)
    a.pop()
    a.form(smooth([(-70, 6), (-74, -30), (-58, -68), (-26, -94), (12, -98), (48, -82), (70, -48), (74, -8), (66, 8),
        (56, -2), (46, -24), (36, -14), (24, -30), (10, -40), (-4, -22), (-18, -28), (-30, -38), (-44, -12), (-56, -4),
        (-62, 12)]), c, 3.6, .4, rimc="#FFFFFF")
    a.line([(-58, -40, 1), (-44, -66, 10), (-16, -82, 1)], "#FFFFFF", .95)
    for P in ([(-24, -58, 1), (0, -66, 4), (24, -60, 1)], [(-40, -40, 1), (-10, -50, 4), (30, -44, 4), (54, -34, 1)]):
        a.line(P, "#D8B878", .8)
    for x, y, r, cc in ((-32, -74, 30, "#F2557F"), (4, -80, -20, "#5FB6D8"), (-50, -20, 60, "#7CC454"),
            (50, -56, 10, "#F2557F"), (22, -52, 50, "#B58CF0"), (-14, -46, 10, "#7CC454")):
        a.push(f"translate({x} {y}) rotate({r})")
        a.form(brush([(-5, 0, 4.4), (5, 0, 4.4)]), cc, 1.2, 0)
        a.pop()
    a.stroke("M-8 -104C-6 -116 2 -120 8 -121", INK, 3.4)
    a.form(ell(-9, -100, 13), "#D8263C", 2.8, .5, rimc="#FFB0B8")
    a.flat(ell(-14, -105, 3.6, 2.6), "#FFFFFF", .9)


def willow(a, back):
    """Strings of willow leaves."""
    c = "#7FBE54"
    if back:
        a.form(smooth(sym([(0, -74), (52, -64), (86, -20), (92, 34), (74, 60), (0, 50)])), "#4F8A3C", 3.6, .3)
        for s in (-1, 1):
            for k in range(4):
                x = s * (58 + k * 14)
                leaf_string(a, [(s * (34 + k * 8), -54 + k * 8), (x, -20), (x + s * 4, 26), (x - s * 2, 66),
                    (x + s * 2, 98 - k * 8)], c, 8)
        return
    a.form(smooth(FRONTS["part"]), "#5E9C44", 3.2, .3)
    for P in ([(0, -62), (-24, -52), (-48, -28), (-60, 6)], [(2, -62), (26, -52), (48, -30), (60, 4)],
            [(-4, -66), (-36, -62), (-60, -36), (-68, -4)], [(6, -66), (36, -62), (60, -38), (68, -6)]):
        leaf_string(a, P, c, 6.4)


def bonnet(a, back):
    """A baby's lace bonnet."""
    if back:
        for i in range(13):
            t = math.radians(-205 + i * 19.2)
            a.form(ell(math.cos(t) * 74, math.sin(t) * 70 - 4, 17), "#FFFFFF", 2.8, .3, rimc="#BFE0FF")
        a.form(smooth(sym([(0, -74), (48, -64), (74, -26), (78, 16), (56, 46), (0, 50)])), "#6FA8E8", 3, .3)
        return
    a.form(brush([(-62, 18, 9), (-62, -24, 15), (-36, -54, 17), (0, -62, 18), (36, -54, 17), (62, -24, 15),
        (62, 18, 9)]), "#6FA8E8", 3, .3)
    for x, y in ((-58, -16), (-46, -42), (-24, -57), (0, -62), (24, -57), (46, -42), (58, -16)):
        a.flat(ell(x, y, 3.4), "#FFFFFF", .95)
    a.line([(-6, -50, 2), (8, -44, 7), (8, -32, 7), (-2, -30, 5), (-3, -37, 2)], INK)
    a.line([(-6, -50, 1), (8, -44, 3.6), (8, -32, 3.6), (-2, -30, 2.6), (-3, -37, 1)], "#F6D878")


def leaf_cap(a, back):
    """A leaf for a cap, beaded with dew."""
    if back:
        return
    # leaf cap
    a.form(smooth([(0, -112, "c"), (26, -92), (66, -72), (92, -30, "c"), (58, -42), (28, -46), (0, -52), (-28, -46),
        (-58, -42), (-92, -30, "c"), (-66, -72), (-26, -92)]), "#8CCB5A", 3.4, .4)
    a.line([(0, -106, 1), (0, -80, 3.6), (0, -54, 1.4)], "#3F7A34")
    for s in (-1, 1):
        a.line([(0, -84, 1), (s * 26, -70, 2.8), (s * 56, -50, .8)], "#3F7A34", .8)
    for x, y, s in ((-44, -60, 1.1), (-16, -78, 1.4), (26, -68, 1.7), (56, -50, 1.1)):
        a.form(ell(x, y, 6.4 * s), "#A8E8FF", 2, .6, rimc="#FFFFFF")
        a.flat(ell(x - 2 * s, y - 2 * s, 2.2 * s), "#FFFFFF")
    for s in (-1, 1):
        drop(a, s * 88, -12, 1.3)


def feathered_band(a, back):
    """Three feathers and a woven band."""
    c = "#3A2A34"
    if back:
        for dx, dy, col in ((-46, -112, "#3FA8A0"), (0, -122, "#E2574C"), (46, -112, "#F2A62C")):
            a.form(brush([(dx * .35, -50, 9), (dx * .7, -86, 8), (dx, dy + 8, 6)]), c, 2.4, .3)
            a.form(smooth([(dx * .86, dy + 22), (dx - 14, dy + 12), (dx, dy - 4, "c"), (dx + 14, dy + 10)]), col, 2.6,
                .4)
        return
    a.form(brush([(-62, -26, 13), (-34, -46, 15), (0, -52, 15), (34, -46, 15), (62, -26, 13)]), "#E2574C", 3, .3)
    for x, y in ((-48, -38), (-24, -49), (0, -52), (24, -49), (48, -38)):
        a.form(poly([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), "#FFE9A8", 1.3, 0)


def rainbow(a, back):
    """A rainbow swept over the head."""
    if back:
        for k, c in enumerate(RAINBOW):
            o = k * 9
            a.form(brush([(-66 + o * .3, 34, 6), (-90 + o, -10, 11), (-70 + o, -66 + o * .5, 12), (-10, -104 + o, 12),
                (56, -96 + o, 12), (100 - o * .5, -108 + o * 1.3, 4)]), c, 2.2, .2)
        return
    for k, c in enumerate(RAINBOW[::-1]):
        o = k * 7
        a.form(brush([(-62, 6 - o * .5, 4), (-56 - o * .15, -18 - o * .7, 9), (-24, -34 - o, 10), (22, -34 - o, 10),
            (56, -20 - o * .9, 8), (66, 4 - o * .8, 4)]), c, 1.8, .2)


def sweet_and_sour(a, back):
    """Half pink, half lime, a peppermint and a lemon."""
    p, g = "#FF7FB0", "#B6D832"
    if back:
        a.form(smooth([(0, -72), (-46, -62), (-78, -24), (-86, 22), (-98, 56, "c"), (-62, 54), (0, 40)]), p, 3.4, .3)
        a.form(smooth([(0, -72), (46, -62), (78, -24), (86, 22), (98, 56, "c"), (62, 54), (0, 40)]), g, 3.4, .3)
        a.form(ell(-58, -70, 27), p, 3, .3)
        a.form(ell(58, -70, 27), g, 3, .3)
        return
    a.form(smooth([(0, -68), (-42, -62), (-70, -30), (-66, 10, "c"), (-56, -12), (-34, -34), (0, -50, "c")]), p, 3, .3)
    a.form(smooth([(0, -68), (42, -62), (70, -30), (66, 10, "c"), (56, -12), (34, -34), (0, -50, "c")]), g, 3, .3)
    a.line([(-52, -32, 1), (-34, -50, 6), (-10, -58, 1)], "#FFD8E8", .85)
    a.line([(14, -58, 1), (36, -50, 5), (54, -30, 1)], "#F4FFB8", .8)
    lemon_slice(a, 58, -74, 20)
    a.form(ell(-58, -74, 17), "#FFF3F8", 2.4, .2)       # peppermint
    for i in range(4):
        t = i * math.pi / 2
        a.line([(-58, -74, 3), (-58 + 9 * math.cos(t), -74 + 9 * math.sin(t), 7),
            (-58 + 15 * math.cos(t + .5), -74 + 15 * math.sin(t + .5), 3)], "#E8365A")


def poppy(a, back):
    """A poppy."""
    if back:
        return
    for rot, k in ((-58, 1), (58, 1), (-22, 1.05), (22, 1.05)):
        a.push(f"translate(0 -40) rotate({rot}) scale({k})")
        a.form(smooth([(-14, 4), (-36, -26), (-34, -58), (-12, -72), (0, -66), (12, -72), (34, -58), (36, -26),
            (14, 4)]), "#E23A2E", 3.2, .4)
        a.line([(0, -10, 1), (2, -34, 3), (0, -58, .6)], "#8A1420", .6)
        a.pop()
    a.form(ell(0, -54, 20, 17), "#2E2430", 3, .5)
    for i in range(9):
        t = i * .7
        a.flat(ell(13 * math.cos(t), -54 + 11 * math.sin(t), 2.6), "#F2C84A")


def sandwich(a, back):
    """A slice of bread, peanut butter and jelly."""
    if back:
        return
    a.push("translate(0 -74) rotate(-5)")
    a.form(smooth([(-58, 24), (-60, 6), (-68, -14), (-54, -34), (-26, -32), (0, -38), (26, -32), (54, -34), (68, -14),
        (60, 6), (58, 24), (0, 28)]), "#C07E3E", 3.4, .3)
    a.form(smooth([(-48, 20), (-50, 4), (-55, -12), (-46, -24), (-24, -23), (0, -28), (24, -23), (46, -24), (55, -12),
        (50, 4), (48, 20), (0, 24)]), "#FBE3B0", 1.8, .2)
    for x, y in ((-24, -8), (10, -14), (30, 4), (-6, 8), (-36, 6)):
        a.flat(ell(x, y, 2.6, 1.8), "#D8A860", .8)
    a.form(smooth([(-62, 20), (-30, 14), (0, 18), (4, 24), (0, 40), (-6, 42), (-12, 32), (-22, 34), (-28, 52),
        (-38, 52), (-42, 36), (-54, 38), (-64, 30)]), "#C98A3C", 2.8, .4, rimc="#FFE2A8")
    a.form(smooth([(0, 18), (30, 14), (62, 20), (66, 30), (56, 36), (50, 56), (40, 56), (36, 36), (26, 34), (20, 46),
        (12, 44), (8, 32), (0, 32)]), "#8A3A9C", 2.8, .6, rimc="#FFB8F0")
    a.line([(14, 24, 1), (30, 21, 5), (48, 25, 1)], "#F0C0FF", .9)
    a.line([(-50, 26, 1), (-32, 21, 5), (-12, 25, 1)], "#FFE9B8", .9)
    a.pop()


def lemon(a, back):
    """Looped tresses and a slice of lemon."""
    c = "#FFE04A"
    if back:
        for s in (-1, 1):
            ring(a, s * 82, 4, 22, 34, 14, c)
            ring(a, s * 84, -40, 17, 22, 12, "#F6C82C")
        return
    lemon_slice(a, 0, -82, 36)
    a.form(smooth([(34, -104, "c"), (46, -122), (66, -118, "c"), (56, -102)]), "#6FB84A", 2.4, .3)


def golden_curls(a, back):
    """Golden ringlets."""
    c = "#F6C63C"
    if back:
        a.form(smooth(sym([(0, -76), (54, -66), (88, -24), (94, 30), (70, 50), (0, 50)])), c, 3.6, .3)
        for s in (-1, 1):
            for x, y, r in ((84, -24, 23), (92, 18, 23), (86, 58, 22), (78, 92, 18)):
                a.form(ell(s * x, y, r), c, 2.8, .3, rimc="#FFF6C0")
                curl = [(s * x + r * .5 * math.cos(i + .3), y + r * .5 * math.sin(i + .3), 1.5 + i * .4) for i in range(5)]
                a.line(curl, "#A8741A", .8)
        return
    for s in (-1, 1):
        a.line([(s * 20, -56, 1), (s * 46, -46, 3), (s * 60, -22, 1)], "#A8741A", .6)
    bloom(a, 44, -52, 15, "#8FC8F8")


def shower_cap(a, back):
    """A spotted shower cap and wet hair."""
    if back:
        for s in (-1, 1):
            for k in range(3):
                x = s * (62 + k * 11)
                a.form(brush([(s * (50 + k * 6), -20, 9), (x, 20, 11), (x + s * 3, 58 + k * 6, 4)]),
                    ("#6FC0F0", "#4A9CE0")[k % 2], 2.4, .4)
        return
    a.form(smooth([(-66, -28), (-74, -62), (-48, -98), (0, -110), (48, -98), (74, -62), (66, -28), (0, -44)]),
        "#7ADCD0", 3.6, .5, rimc="#FFFFFF")
    for x, y in ((-42, -62), (-14, -86), (18, -66), (46, -76), (-20, -54), (52, -46)):
        a.form(ell(x, y, 8.5), "#FFFFFF", 1.6, .1)
    pts = []
    for i in range(13):
        x = -72 + 12 * i
        pts.append((x, -26 - 22 * (1 - (x / 72) ** 2) + (5 if i % 2 else -4)))
    a.form(smooth(pts + [(p[0] * .96, p[1] - 15) for p in pts[::-1]]), "#FF9EC0", 2.8, .3)


def hula_flowers(a, back):
    """Two flowers over the ear."""
    if back:
        return
    bloom(a, -50, -46, 24, "#FF5A7A", "#FFE24A")
    bloom(a, -26, -62, 15, "#FFD84A", "#E2574C")


def deerstalker(a, back):
    """A detective's deerstalker."""
    c = "#B08A5A"
    if back:
        return
    for s in (-1, 1):
        a.form(smooth([(s * 44, -46), (s * 66, -40), (s * 76, -6), (s * 62, 4), (s * 52, -20)]), c, 3, .3)
    a.form(smooth([(-60, -34), (-56, -72), (-22, -100), (22, -100), (56, -72), (60, -34), (0, -50)]), c, 3.6, .4)
    for P in ([(-36, -42, 1), (-32, -74, 3.4), (-12, -98, 1)], [(0, -48, 1), (0, -76, 3.4), (0, -99, 1)],
            [(36, -42, 1), (32, -74, 3.4), (12, -98, 1)], [(-57, -62, 1), (0, -74, 3.4), (57, -62, 1)]):
        a.line(P, "#6B4426", .8)
    a.form(smooth([(-52, -36), (-30, -52), (0, -56), (30, -52), (52, -36), (40, -20), (0, -32), (-40, -20)]), "#8A6238",
        3.2, .3)
    for s in (-1, 1):
        a.form(smooth([(0, -102), (s * 16, -112), (s * 20, -100), (s * 14, -94)]), "#C8413B", 2.4, .2)
    a.form(ell(0, -102, 5), "#C8413B", 2, .1)


def lucky_hat(a, back):
    """A green buckled hat."""
    c = "#2F8A48"
    if back:
        return
    a.form(smooth([(-44, -44), (-48, -96, "c"), (0, -108), (48, -96, "c"), (44, -44), (0, -52)]), c, 3.6, .4)
    a.form(brush([(-45, -54, 15), (0, -62, 16), (45, -54, 15)]), "#2A2030", 2.4, .2)
    a.form(rounded(-14, -72, 28, 22, 3), GOLD, 2.6, .2)
    a.flat(rounded(-7, -66, 14, 10, 2), "#2A2030")
    a.form(smooth([(-84, -34), (-52, -48), (0, -54), (52, -48), (84, -34), (52, -28), (0, -36), (-52, -28)]), c, 3.2,
        .4)
    a.line([(-36, -70, 1), (-36, -88, 6), (-26, -97, 1)], "#A8E8A8", .7)


def bun_clock(a, back):
    """A bun that is a clock, and a mouse running up."""
    if back:
        return
    # clock in the bun
    a.form(smooth([(-36, -54), (-40, -92), (-22, -112), (0, -116), (22, -112), (40, -92), (36, -54), (0, -62)]),
        "#6B3E24", 3.2, .4)
    dial(a, 0, -84, 28)
    a.push("translate(50 -62) rotate(38)")
    mouse(a, 1.0)
    a.pop()


# part name -> painter(a, back)
FAIRY_HATS = by_name(ice_cream, willow, bonnet, leaf_cap, feathered_band, rainbow, sweet_and_sour, poppy, sandwich,
    lemon, golden_curls, shower_cap, hula_flowers, deerstalker, lucky_hat, bun_clock)
