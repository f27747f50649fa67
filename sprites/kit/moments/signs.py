"""What a great moment says or lets fall: stamps, ribbons, plates, petals and leaves, snow, tears, notes, a horn."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.palette import mix

INK, CREAM = "#2A1820", "#FFF3D2"


def stamp(c="#B3262E", wide=360):
    """The verdict's plate: a wooden stamp's mark, cream frame inside, worn edges; words are set by the game. wide x 120."""
    rnd = random.Random(8)
    a = Art()

    def worn(x, y, w, h, j):
        pts = []
        for i in range(13):
            pts.append((x + w * i / 12, y + rnd.uniform(-j, j)))
        for i in range(1, 5):
            pts.append((x + w + rnd.uniform(-j, j), y + h * i / 5))
        for i in range(13):
            pts.append((x + w - w * i / 12, y + h + rnd.uniform(-j, j)))
        for i in range(1, 5):
            pts.append((x + rnd.uniform(-j, j), y + h - h * i / 5))
        return poly(pts)
    a.form(worn(10, 10, wide - 20, 98, 2.4), c, 4.2, .25)
    a.stroke(rounded(22, 21, wide - 44, 76, 8), CREAM, 3.2, .95)
    for _ in range(26):
        x, y = rnd.uniform(18, wide - 18), rnd.uniform(16, 102)
        a.flat(ell(x, y, rnd.uniform(.8, 2.4)), "#5A0E18", .35)
    return a.svg(f"0 0 {wide} 120")


def petal(c="#F4A9C4"):
    """A blossom's petal. 40 x 40."""
    a = Art()
    a.form(smooth([(20, 5, "c"), (32, 16), (28, 31), (20, 35), (12, 31), (8, 16)]), c, 1.8, .3)
    a.line([(20, 12, .6), (20, 24, 2), (20, 30, .6)], "#B4527E", .5)
    return a.svg("0 0 40 40")


def leaf(c="#D9762C"):
    """A leaf on the wind. 48 x 48."""
    a = Art()
    a.form(smooth([(6, 40, "c"), (10, 20), (26, 8), (43, 5, "c"), (40, 22), (28, 37)]), c, 2, .35)
    a.line([(4, 44, 2.6), (22, 26, 2), (38, 10, .6)], INK, .75)
    return a.svg("0 0 48 48")


def flake():
    """A snowflake, six arms. 64 x 64."""
    a = Art()
    for i in range(6):
        t = math.pi * i / 3
        c, s = math.cos(t), math.sin(t)
        tip = (32 + 27 * c, 32 + 27 * s)
        for col, w in (("#5B6E9A", 6.4), ("#F4FAFF", 3.4)):
            a.stroke(f"M32 32L{tip[0]:.1f} {tip[1]:.1f}", col, w)
            for q in (-.6, .6):
                x, y = 32 + 16 * c, 32 + 16 * s
                a.stroke(f"M{x:.1f} {y:.1f}L{x + 9 * math.cos(t + q):.1f} {y + 9 * math.sin(t + q):.1f}", col, w * .8)
    a.flat(ell(32, 32, 4.6), "#FFFFFF".replace("FFFFFF", "F8FCFF"))
    return a.svg("0 0 64 64")


def snow_soft():
    """A soft flake near the eye. 40 x 40."""
    a = Art()
    a.flat(ell(20, 20, 19), a.radial([(0, "#F8FCFF", .95), (.4, "#F8FCFF", .8), (1, "#DCE8FF", 0)], 50, 50, 50))
    return a.svg("0 0 40 40")


def tear(c="#7FD0F2"):
    """A tear or a drop. 30 x 40."""
    a = Art()
    a.form(smooth([(15, 3, "c"), (25, 22), (22, 33), (15, 36), (8, 33), (5, 22)]), c, 2, .5)
    a.flat(ell(11.5, 25, 2.6, 4), "#F4FCFF", .9)
    return a.svg("0 0 30 40")


def bang(c="#FFD45E"):
    """An exclamation mark, fat. 60 x 110."""
    a = Art()
    a.form(poly([(14, 8), (48, 4), (40, 70), (22, 71)]), c, 3.6, .3)
    a.form(ell(30, 92, 11, 11), c, 3.6, .3)
    return a.svg("0 0 60 110")


def note(c="#FFE27A"):
    """A note of music. 50 x 70."""
    a = Art()
    a.form(poly([(22, 8), (42, 16), (42, 28), (28, 22), (28, 54), (22, 54)]), c, 2.4, .2)
    a.form(ell(18, 55, 11, 8.5), c, 2.4, .3)
    return a.svg("0 0 50 70")


def horn():
    """The war horn with its ribbon. 200 x 130."""
    a = Art()
    a.form(smooth([(12, 28), (40, 22), (92, 40), (140, 28), (176, 6), (194, 48), (186, 94), (150, 84), (100, 82), (52, 58), (16, 40)]),
           "#E3B765", 3.6, .4)
    a.form(ell(184, 50, 13, 45), "#7A4A2A", 3.2, .2)
    a.flat(ell(186, 50, 8, 36), "#2A1820")
    for x, y, h in ((56, 42, 17), (104, 62, 21), (140, 56, 27)):
        a.form(smooth([(x - 6, y - h), (x + 6, y - h + 2), (x + 7, y + h), (x - 5, y + h - 2)]), "#A8323A", 2.4, .3)
    a.form(rounded(4, 24, 16, 18, 6), "#F6E4BC", 2.4, .3)
    a.form(smooth([(98, 84), (110, 84), (116, 124, "c"), (104, 114, "c"), (92, 124, "c")]), "#A8323A", 2.4, .2)
    return a.svg("0 0 200 130")


def blast(n=3, c="#FFE9A8"):
    """Sound leaving a horn or a bell: arcs opening to the right. 120 x 160."""
    a = Art()
    for i in range(n):
        r = 30 + 30 * i
        x0, y0 = 6 + r * math.cos(.75), 80 - r * math.sin(.75) * 1.1
        y1 = 80 + r * math.sin(.75) * 1.1
        d = f"M{x0:.1f} {y0:.1f}A{r} {r * 1.1:.1f} 0 0 1 {x0:.1f} {y1:.1f}"
        a.stroke(d, INK, 11 - i, .8)
        a.stroke(d, c, 6.5 - i, 1)
    return a.svg("0 0 120 160")


def medal_ribbon(c="#8E2342", wide=560):
    """A long ribbon for titles of a moment, swallow-tailed, folded twice. wide x 110."""
    a = Art()
    dark = "#5E1530" if c == "#8E2342" else "#123E36"
    for pts in ([(6, 34), (84, 34), (84, 100), (6, 100), (30, 67)], [(wide - 6, 34), (wide - 84, 34), (wide - 84, 100), (wide - 6, 100), (wide - 30, 67)]):
        a.form(poly(pts), dark, 3.4, .2)
    for pts in ([(62, 88), (84, 88), (84, 102)], [(wide - 62, 88), (wide - 84, 88), (wide - 84, 102)]):
        a.flat(poly(pts), INK)
    a.ink(rounded(58, 8, wide - 116, 80, 9), 3.6)
    a.flat(rounded(58, 8, wide - 116, 80, 9), a.linear([(0, _light(c), 1), (.28, c, 1), (1, dark, 1)]))
    a.stroke(f"M70 20L{wide - 70} 20", "#FFF3D2", 2.2, .5)
    a.stroke(f"M70 77L{wide - 70} 77", "#FFF3D2", 2.2, .35)
    return a.svg(f"0 0 {wide} 110")


def _light(c):
    return mix(c, "#FFF0BE", .3)


def eyes(c="#FFE05A"):
    """Goblin eyes in the dark. 80 x 36."""
    a = Art()
    for x, t in ((20, 1), (60, -1)):
        a.flat(smooth([(x - 15, 14 - 5 * t, "c"), (x, 9), (x + 15, 14 + 5 * t, "c"), (x + 4, 28), (x - 6, 27)]), c)
        a.flat(ell(x + 1, 18, 3.2, 7), INK)
    return a.svg("0 0 80 36")


def heart(c="#E8506A"):
    """A heart that rises from a reunion. 50 x 46."""
    a = Art()
    a.form(smooth([(25, 42, "c"), (8, 26), (5, 14), (14, 5), (25, 12, "c"), (36, 5), (45, 14), (42, 26)]), c, 2.4, .3)
    a.flat(ell(15, 14, 4, 3), "#FFF3D2", .8)
    return a.svg("0 0 50 46")


def glory(c="#FFD45E"):
    """A plate for a floating gain: +1, +2. 90 x 60; the figure is set by the game."""
    a = Art()
    a.form(rounded(5, 5, 80, 48, 22), c, 3, .3)
    a.stroke(rounded(11, 11, 68, 36, 17), "#FFF6D8", 2, .7)
    return a.svg("0 0 90 60")


def pieces() -> Iterator[tuple[str, str]]:
    """Every name and drawing."""
    yield "stamp", stamp()
    yield "stamp_green", stamp("#2C7A56")
    yield "stamp_gold", stamp("#B9781E")
    yield "title_ribbon", medal_ribbon()
    yield "title_ribbon_green", medal_ribbon("#2C7A56")
    yield "petal", petal()
    yield "corn", petal("#F2C84A")
    yield "leaf", leaf()
    yield "leaf_red", leaf("#B8402E")
    yield "flake", flake()
    yield "snow_soft", snow_soft()
    yield "tear", tear()
    yield "bang", bang()
    yield "note", note()
    yield "horn", horn()
    yield "blast", blast()
    yield "eyes", eyes()
    yield "heart", heart()
    yield "glory", glory()
