"""Hats and hair of the goblin cards: a back and a front layer, in head space; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, smooth
from sprites.kit.palette import GOLD, INK, TOOTH
from sprites.kit.parts.goblin_hair import tuft
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.trinkets import dial, mouse, puff


def cockscomb(a, back):
    """A rooster's comb."""
    if back:
        return
    a.form(smooth([(-24, -46), (-40, -72), (-34, -92), (-18, -84), (-14, -106), (2, -114), (12, -92), (28, -104),
        (38, -86), (30, -70), (46, -66), (30, -44), (0, -52)]), "#D8362F", 3.4, .4)
    a.line([(-24, -62, 1), (-26, -78, 4), (-22, -84, 1)], "#FFB0A0", .8)
    a.line([(0, -70, 1), (-2, -92, 4), (2, -102, 1)], "#FFB0A0", .8)


def bunches(a, back):
    """Two bunches and their beads."""
    c = "#C65A3A"
    if back:
        for s in (-1, 1):
            a.form(smooth([(s * 40, -50), (s * 76, -70), (s * 102, -48), (s * 92, -22), (s * 104, 4, "c"), (s * 74, -4),
                (s * 56, -26)]), c, 3.2, .3)
        return
    for s in (-1, 1):
        a.form(ell(s * 52, -50, 8), "#5FB6D8", 2.2, .3)


def feather_duster(a, back):
    """Feather-duster hair."""
    c = "#B4A9B8"
    if back:
        for i in range(13):
            t = math.radians(-196 + i * 17.6)
            L = 104 + (8 if i % 2 else -6)
            nx, ny = -math.sin(t), math.cos(t)
            bx, by = math.cos(t) * 38, math.sin(t) * 34 - 6
            x, y = math.cos(t) * L * .88, math.sin(t) * L * .92 - 8
            a.form(smooth([(bx + nx * 10, by + ny * 10), ((bx + x) / 2 + nx * 15, (by + y) / 2 + ny * 15), (x, y),
                ((bx + x) / 2 - nx * 15, (by + y) / 2 - ny * 15), (bx - nx * 10, by - ny * 10)]),
                c if i % 2 else "#9388A0", 2.6, .3)
            a.line([(bx, by, .8), ((bx + x) / 2, (by + y) / 2, 2.4), (x * .93, y * .93, .6)], "#5E5468", .7)
        return
    puff(a, -62, -44, 17, "#DAD2D8")
    puff(a, 60, -38, 13, "#DAD2D8")


def fedora(a, back):
    """Feathery gills instead of ears, and a fedora."""
    if back:                     # feathery salamander gills instead of ears
        for s in (-1, 1):
            for k, (dx, dy) in enumerate(((104, -44), (112, -4), (98, 34))):
                ex, ey = s * dx, dy
                a.form(brush([(s * 48, -8 + k * 12, 13), (s * 78, dy * .8, 11), (ex, ey, 3)]), "#C8503C", 2.6, .3)
                for u in (.45, .62, .8):
                    px, py = s * 48 + (ex - s * 48) * u, -8 + k * 12 + (ey + 8 - k * 12) * u
                    for v in (-1, 1):
                        a.line([(px, py, 2), (px + s * 8, py + v * 11, 3.4), (px + s * 11, py + v * 14, .6)], "#F0745A")
        return
    c = "#6B6248"                # fedora
    a.form(smooth([(-46, -44), (-44, -84), (-26, -108), (0, -100), (26, -108), (44, -84), (46, -44), (0, -52)]), c, 3.6,
        .4)
    a.form(brush([(-47, -52, 14), (0, -60, 15), (47, -52, 14)]), "#2E2A38", 2.6, .2)
    a.form(smooth([(-88, -36), (-50, -52), (0, -58), (50, -52), (88, -36), (60, -26), (0, -36), (-60, -26)]), c, 3.4,
        .4)
    a.line([(-34, -70, 1), (-32, -90, 5), (-22, -98, 1)], "#C8BC8C", .7)


def garnish(a, back):
    """Parsley and a carrot."""
    if back:
        return
    for rot in (-34, -10, 16, 38):     # parsley
        a.push(f"translate(-8 -46) rotate({rot})")
        a.form(brush([(0, 0, 5), (0, -30, 5)]), "#4F8A3C", 2, .2)
        puff(a, 0, -38, 14, "#6FB84A")
        a.pop()
    a.push("translate(34 -58) rotate(24)")       # carrot
    a.form(smooth([(-14, -8), (0, -14), (14, -8), (6, 30), (0, 40, "c"), (-6, 30)]), "#F2803C", 2.8, .3)
    for y in (2, 14):
        a.line([(-8, y, .8), (0, y + 2, 2.4), (5, y, .6)], "#A8481E", .8)
    a.pop()


def fishbone(a, back):
    """A tuft and a fishbone."""
    if back:
        return
    tuft(a, back=False)
    a.push("translate(22 -76) rotate(-24)")
    a.form(brush([(-32, 0, 4), (20, 0, 4)]), TOOTH, 1.8, .1)
    for x in (-18, -8, 2, 12):
        a.form(brush([(x - 3, -11, 2.6), (x, 0, 4), (x - 3, 11, 2.6)]), TOOTH, 1.6, 0)
    a.form(smooth([(18, -10), (38, 0), (18, 10), (22, 0)]), TOOTH, 2, .1)
    a.form(poly([(-30, 0), (-42, -11), (-42, 11)]), TOOTH, 2, .1)
    a.flat(ell(27, -1, 2.4), INK)
    a.pop()


def spider_legs(a, back):
    """Spider's legs, and glue poured over the head."""
    c = "#4A3560"
    if back:
        for s in (-1, 1):
            for k, (kx, ky, ex, ey) in enumerate(((62, -112, 104, -96), (92, -92, 118, -50), (104, -58, 116, -8),
                    (100, -28, 106, 34))):
                P = [(s * 26, -44 + k * 6, 12), (s * kx, ky, 10), (s * ex, ey, 3)]
                a.form(brush(P), c, 2.8, .5)
        return
    a.form(smooth([(-62, -20), (-58, -50), (-34, -72), (0, -78), (34, -72), (58, -50), (62, -20), (54, -8), (46, -22),
        (38, -4), (28, -6), (22, -30), (8, -34), (0, -18), (-10, -20), (-16, -34), (-34, -30), (-40, -10), (-50, -12),
        (-54, -26)]), "#F6F3EA", 3.2, .5, rimc="#D8F4FF")
    a.line([(-48, -38, 1), (-30, -60, 7), (-2, -68, 1)], "#FFFFFF", 1)


def rubber_duck(a, back):
    """The rubber duck nobody used."""
    if back:
        return
    a.push("translate(2 -84)")            # rubber duck nobody used
    a.form(smooth([(-26, 8), (-34, -8, "c"), (-16, -6), (-4, -14), (12, -10), (26, 0), (22, 16), (0, 22), (-18, 18)]),
        "#FFD23C", 2.8, .3)
    a.form(ell(16, -20, 14), "#FFD23C", 2.6, .3)
    a.form(smooth([(26, -22), (40, -20), (28, -12)]), "#F2803C", 2, .1)
    a.flat(ell(19, -23, 2.6), INK)
    a.pop()


def goo(a, back):
    """Green goo running down."""
    if back:
        return
    c = "#A8E03C"
    a.form(smooth([(-60, -14), (-62, -36), (-40, -58), (-10, -70), (22, -66), (52, -50), (66, -22), (62, 4), (54, 2),
        (52, -18), (40, -24), (34, -4), (26, -4), (22, -28), (0, -34), (-12, -26), (-20, -12), (-28, -14), (-30, -30),
        (-48, -26), (-52, -6)]), c, 3.2, .6, rimc="#F4FFC0")
    a.line([(-46, -38, 1), (-26, -54, 7), (4, -60, 1)], "#F0FFC0", .9)
    for x, y, r in ((24, -78, 9), (42, -70, 6), (-30, -72, 7)):
        a.form(ell(x, y, r), c, 2.2, .5)
        a.flat(ell(x - r * .3, y - r * .3, r * .3), "#FFFFFF", .9)


def nightcap(a, back):
    """A striped nightcap."""
    if back:
        return
    c = "#5E7AC0"
    a.form(smooth([(-60, -30), (-52, -70), (-16, -104), (30, -108), (70, -86), (96, -46), (104, -8), (92, -4),
        (74, -44), (58, -56), (60, -30), (30, -44), (0, -48), (-30, -44)]), c, 3.6, .5)
    for P in ([(-48, -66, 5), (-6, -78, 10), (40, -72, 10), (60, -54, 5)], [(-18, -98, 3), (24, -96, 9), (66, -78, 8),
            (84, -48, 4)]):
        a.line(P, "#F4F0DC", .9)
    puff(a, 99, 6, 17, "#FFF6E0", 2.6)
    a.form(brush([(-63, -32, 17), (-30, -45, 19), (0, -48, 19), (30, -45, 19), (63, -32, 17)]), "#FFF6E0", 3.2, .3)


def drooping_top_hat(a, back):
    """A top hat that has given up."""
    if back:
        return
    c = "#3E3448"
    # drooping crown
    a.form(smooth([(-42, -42), (-44, -78), (-40, -104), (-10, -116), (30, -112), (64, -96), (74, -70), (58, -60),
        (50, -76), (42, -42), (0, -52)]), c, 3.6, .7)
    a.line([(-30, -58, 1), (-32, -84, 6), (-22, -100, 1)], "#9A8CB0", .8)
    a.form(brush([(-43, -52, 13), (0, -60, 14), (43, -52, 13)]), "#A83A4A", 2.4, .2)
    a.form(smooth([(-84, -20), (-60, -44), (0, -56), (60, -44), (84, -20), (56, -28), (0, -38), (-56, -28)]), c, 3.4,
        .6)


def noodles(a, back):
    """Noodles, a meatball and a mouse."""
    c = ("#FFE08A", "#F2C45C")
    if back:
        for s in (-1, 1):
            for k in range(5):
                x = s * (58 + k * 10)
                a.form(brush([(s * (34 + k * 6), -58 + k * 6, 9), (x, -30, 9.5), (x + s * 7, 16, 9), (x - s * 5, 54, 9),
                    (x + s * 3, 84 + (k % 3) * 9, 6)]), c[k % 2], 2.2, .3)
        return
    a.form(smooth([(-64, -10), (-70, -42), (-48, -74), (0, -86), (48, -74), (70, -42), (64, -10), (50, -32), (26, -42),
        (0, -46), (-26, -42), (-50, -32)]), c[1], 3.2, .3)
    for k, (y, w) in enumerate(((-42, 62), (-54, 58), (-66, 48), (-76, 34))):      # strands combed over the mound
        P = [(-w, y + 20 - k * 2), (-w * .5, y - 2 + (k % 2) * 6), (0, y - 6 - (k % 2) * 5),
            (w * .5, y - 2 + (k % 2) * 6), (w, y + 20 - k * 2)]
        a.line([(x, yy, (2, 11, 12, 11, 2)[i]) for i, (x, yy) in enumerate(P)], INK, .85)
        a.line([(x, yy - 1, (1, 7.5, 8.5, 7.5, 1)[i]) for i, (x, yy) in enumerate(P)], c[0])
    for x, y, e in ((-36, -22, -1), (38, -24, 1)):
        a.form(brush([(x, y - 12, 7), (x + e * 5, y, 7), (x - e * 2, y + 12, 5)]), c[0], 2, .2)
    a.form(ell(-20, -94, 20, 18), "#9A4E2C", 3, .4)      # meatball
    a.line([(-30, -100, 1), (-24, -106, 5), (-16, -108, 1)], "#E8A070", .8)
    a.push("translate(34 -92)")
    mouse(a, 1.0, "#8E8088")
    a.pop()


def cuckoo_clock(a, back):
    """A cuckoo clock, its weights and its bird."""
    wood, dark = "#A8693A", "#6B3E24"
    if back:
        for s in (-1, 1):
            a.stroke(f"M{s * 88} 0L{s * 88} 56", INK, 5)
            a.stroke(f"M{s * 88} 0L{s * 88} 56", GOLD, 2.6)
            a.form(smooth([(s * 88, 52, "c"), (s * 88 + 9, 64), (s * 88 + 7, 82), (s * 88, 90, "c"), (s * 88 - 7, 82),
                (s * 88 - 9, 64)]), "#8A5A32", 2.4, .3)
        return
    a.form(poly([(-46, -38), (46, -38), (46, -80), (0, -112), (-46, -80)]), wood, 3.4, .3)
    a.form(smooth([(-64, -70, "c"), (-6, -118), (0, -120, "c"), (6, -118), (64, -70, "c"), (54, -62, "c"),
        (0, -102, "c"), (-54, -62, "c")]), dark, 3.2, .4)
    dial(a, 0, -64, 25)
    a.push("translate(62 -84)")          # the cuckoo on its spring
    d = "M-22 10L-14 2L-12 12L-4 2L-2 12L4 4"
    a.stroke(d, INK, 6)
    a.stroke(d, "#C6D4DC", 2.8)
    a.form(smooth([(-4, 6), (4, -10), (20, -10), (28, 4), (18, 14), (4, 14)]), "#5FA8D8", 2.4, .4)
    a.form(poly([(26, -4), (42, 0), (26, 6)]), "#F2A62C", 2, .1)
    a.flat(ell(18, -3, 2.8), INK)
    a.pop()


# part name -> painter(a, back)
GOBLIN_HATS = by_name(cockscomb, bunches, feather_duster, fedora, garnish, fishbone, spider_legs, rubber_duck, goo,
    nightcap, drooping_top_hat, noodles, cuckoo_clock)
