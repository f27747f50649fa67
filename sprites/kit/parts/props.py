"""Things a fairy or a servant holds up in the right hand, in character space; `a` is the canvas."""
from __future__ import annotations

import math
from functools import wraps

from sprites.kit.geometry import brush, ell, poly, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.trinkets import lemon_slice, ring

RAINBOW = ("#E2484A", "#F2903C", "#FFD84A", "#6CC454", "#4A9CE8", "#9A62D8")


def lolly(a):
    """A swirled lollipop."""
    a.form(brush([(194, 222, 5), (198, 190, 5), (204, 158, 5)]), CREAM, 2.2, .2)
    a.form(ell(208, 142, 23), "#F2557F", 3, .5)
    for k in range(3):
        r = 19 - k * 6
        pts = [(208 + r * math.cos(t), 142 + r * math.sin(t), 2 + k) for t in [k * 2.1 + i * .5 for i in range(6)]]
        a.line(pts, CREAM, .95)
    a.flat(ell(200, 132, 4, 3), "#FFFFFF", .8)


def shell(a):
    """A pink sea shell."""
    a.push("translate(200 176) rotate(14)")
    P = [(0, 26, "c"), (-22, 8), (-26, -10), (-12, -24), (0, -28), (12, -24), (26, -10), (22, 8)]
    a.form(smooth(P), "#F7C9DA", 3, .6)
    for x in (-16, -8, 0, 8, 16):
        a.line([(0, 22, .8), (x * .8, 0, 2.6), (x * 1.05, -20, .8)], "#B8688E", .8)
    a.pop()


def bloom(a):
    """A daisy on its stem."""
    a.form(brush([(194, 226, 5), (196, 196, 5), (204, 160, 5)]), "#4F8A3C", 2.4, .3)
    a.form(smooth([(198, 184, "c"), (214, 172), (230, 178, "c"), (214, 190)]), "#6FA845", 2.2, .3)
    for i in range(6):
        t = i * math.pi / 3
        a.form(ell(206 + 15 * math.cos(t), 142 + 15 * math.sin(t), 10), "#FFFFFF", 2.2, .2)
    a.form(ell(206, 142, 9), GOLD, 2, .2)


def cone(a):
    """A vanilla cone."""
    a.form(poly([(194, 208), (182, 160), (214, 160)]), "#D89A50", 2.8, .3)
    for k in (0, 1, 2):
        a.line([(186 + k * 8, 164, 1.4), (192 + k * 3, 190, 1.4)], "#8A5220", .8)
        a.line([(210 - k * 8, 164, 1.4), (196 - k * 1, 194, 1.4)], "#8A5220", .8)
    a.form(smooth([(178, 160), (182, 140), (198, 130), (214, 140), (218, 160), (208, 166), (198, 160), (188, 166)]),
        "#FFF0C4", 2.8, .3)
    a.line([(186, 150, 1), (190, 142, 4), (197, 138, 1)], "#FFFFFF", .95)


def rattle(a):
    """A baby's rattle."""
    a.form(brush([(194, 220, 6), (200, 186, 6)]), "#F6D878", 2.4, .2)
    a.form(ell(205, 158, 24), "#5E9CE8", 3, .5)
    a.form(brush([(183, 160, 8), (205, 164, 9), (227, 160, 8)]), "#FFFFFF", 1.8, .1)
    for x, y in ((196, 146), (212, 144), (204, 176)):
        a.flat(ell(x, y, 3.4), "#FFFFFF", .9)


def dewdrop(a):
    """A dewdrop on a stalk."""
    a.form(brush([(194, 222, 5), (198, 196, 5), (204, 176, 4)]), "#4F8A3C", 2.2, .2)
    a.form(smooth([(202, 178, "c"), (184, 170), (180, 152, "c"), (198, 160)]), "#8CCB5A", 2.2, .2)
    a.form(smooth([(208, 112, "c"), (222, 142), (224, 158), (208, 172), (192, 158), (194, 142)]), "#8FDCF8", 3, .6,
        rimc="#FFFFFF")
    a.line([(199, 156, 1), (202, 164, 5), (210, 167, 1)], "#FFFFFF", .95)


def ribbon(a):
    """A rainbow ribbon on a stick."""
    a.form(brush([(194, 218, 5), (198, 186, 5), (202, 160, 5)]), "#B9854A", 2.2, .2)
    for k, c in enumerate(RAINBOW):
        y = 132 + k * 5
        a.form(brush([(202, y + 14, 4), (216, y, 5.4), (226, y + 12, 5.4), (240, y + 2, 3)]), c, 1.2, 0)


def paintbrush(a):
    """A brush dipped in poppy red."""
    a.form(brush([(192, 232, 6), (200, 190, 7), (206, 160, 6)]), "#D8A860", 2.4, .2)
    a.form(brush([(205, 162, 10), (208, 150, 10)]), "#A8B4BC", 2.2, .2)
    a.form(smooth([(201, 150), (198, 132), (212, 112, "c"), (220, 134), (215, 150)]), "#E23A2E", 2.6, .3)


def jar(a):
    """A jar of grape jelly."""
    a.form(smooth([(182, 196, "c"), (180, 152), (188, 146), (216, 146), (224, 152), (222, 196, "c")]), "#8A3A9C", 3, .6,
        rimc="#FFB8F0")
    a.form(poly([(184, 136), (220, 136), (222, 150), (182, 150)]), "#F6D878", 2.6, .2)
    a.form(poly([(184, 162), (220, 162), (220, 184), (184, 184)]), "#FFF6E0", 1.8, .1)
    a.form(ell(202, 173, 7), "#B05AC8", 1.6, .3)


def lemonade(a):
    """A glass of lemonade."""
    a.form(smooth([(184, 204, "c"), (178, 150, "c"), (222, 150, "c"), (216, 204, "c")]), "#FFF29A", 2.8, .5,
        rimc="#FFFFFF")
    a.form(brush([(206, 152, 5), (214, 124, 5), (228, 120, 5)]), "#F2557F", 2, .1)
    lemon_slice(a, 182, 148, 13)


def key(a):
    """A golden key."""
    ring(a, 206, 136, 13, 13, 7, GOLD)
    a.form(brush([(204, 152, 7), (196, 214, 7)]), GOLD, 2.4, .2)
    for y in (196, 206):
        a.form(brush([(198, y, 6), (210, y + 2, 6)]), GOLD, 1.8, .1)


def watering_can(a):
    """A pink watering can."""
    a.form(smooth([(182, 204, "c"), (180, 162), (220, 160), (222, 204, "c")]), "#F6A8C8", 3, .4)
    a.stroke("M186 160C184 138 216 136 216 160", INK, 9)
    a.stroke("M186 160C184 138 216 136 216 160", "#F6A8C8", 4.6)
    a.form(brush([(220, 186, 9), (238, 168, 8)]), "#F6A8C8", 2.4, .2)


def clover(a):
    """A four-leaved clover."""
    a.form(brush([(194, 224, 5), (200, 196, 5), (207, 164, 5)]), "#3F7A34", 2.2, .2)
    for i in range(4):
        a.push(f"translate(208 144) rotate({45 + i * 90})")
        a.form(smooth([(0, 2, "c"), (-15, -12), (-12, -28), (0, -22), (12, -28), (15, -12)]), "#5FBE54", 2.4, .4)
        a.line([(0, -2, .8), (0, -14, 2.4), (0, -19, .6)], "#2C6A34", .7)
        a.pop()


def cheese(a):
    """Cheese on a stick, for the mouse."""
    a.form(brush([(196, 216, 5), (200, 186, 5), (206, 162, 5)]), GOLD, 2.2, .2)
    a.push("translate(206 146) rotate(-20)")
    a.form(poly([(-22, 12), (18, 16), (20, -12)]), "#FFD84A", 2.8, .3)     # cheese for the mouse
    for x, y, r in ((2, 7, 3.4), (12, 2, 2.6), (10, 11, 2.2)):
        a.flat(ell(x, y, r), "#C8902A")
    a.pop()


# tools of the palace servants, upright in the fist


def _in_the_fist(tool):
    """The painter of a tool, turned a little outwards and set into the fist at its origin."""
    @wraps(tool)
    def painter(a):
        a.push("translate(200 206) rotate(14)")
        tool(a)
        a.pop()
    return painter


@_in_the_fist
def ladle(a):
    """A soup ladle."""
    a.form(brush([(0, 34, 7), (0, -40, 7)]), "#C9D4DE", 2.4, .2)
    a.form(smooth([(-20, -56), (20, -56), (16, -40), (0, -32), (-16, -40)]), "#C9D4DE", 2.6, .4)


@_in_the_fist
def pink_duster(a):
    """A feather duster."""
    a.form(brush([(0, 30, 7), (0, -24, 7)]), "#8A5A32", 2.2, .2)
    for x, y in ((-14, -36), (14, -36), (-10, -54), (11, -54), (0, -66), (0, -44)):
        a.form(ell(x, y, 13), "#F2C8D8", 2.4, .2)


@_in_the_fist
def carrot(a):
    """A carrot with its greens."""
    a.form(smooth([(-12, -28), (12, -28), (6, 8), (0, 32, "c"), (-6, 8)]), "#F2903C", 2.6, .3)
    for x in (-10, 0, 10):
        a.form(brush([(0, -28, 6), (x, -54, 5)]), "#6FA845", 2, .2)


@_in_the_fist
def chimney_brush(a):
    """A sweep's brush."""
    a.form(brush([(0, 60, 7), (0, -36, 7)]), "#8A5A32", 2.2, .2)
    a.form(star(0, -52, 27, 17, 11), "#3A3444", 2.6, .4)


@_in_the_fist
def mop(a):
    """A mop."""
    a.form(brush([(0, 64, 7), (0, -30, 7)]), "#8A5A32", 2.2, .2)
    for x in (-18, -9, 0, 9, 18):
        a.form(brush([(x * .4, -42, 9), (x, -60 + abs(x) * .3, 11), (x * 1.35, -36, 8)]), "#E8E0D2", 2.2, .2)


@_in_the_fist
def horn(a):
    """A brass horn."""
    a.form(smooth([(-4, 24), (4, 24), (10, -26), (30, -52, "c"), (0, -46), (-30, -52, "c"), (-10, -26)]), GOLD, 2.8, .3)


# part name -> painter(a)
PROPS = by_name(lolly, shell, bloom, cone, rattle, dewdrop, ribbon, paintbrush, jar, lemonade, key, watering_can,
    clover, cheese, ladle, pink_duster, carrot, chimney_brush, mop, horn)
