"""Oscar at full gallop, in all four directions; every view has its own points, so that the light stays where it is."""
from __future__ import annotations

import math
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, mir, smooth, sym
from sprites.kit.palette import CREAM, GOLD, INK, TONGUE, mix
from sprites.kit.parts.eyes import eye
from sprites.kit.parts.oscar import COAT, DARK, PALE, SKULL, oscar_head
from sprites.kit.sheet import sheet

SIDE_VIEW, END_VIEW = "-56 44 372 276", "-10 44 276 276"        # the same scale, the same ground
MIDDLE = 130
FLYING_EAR = ((32, -44), (54, -70), (84, -82), (108, -66), (104, -46), (78, -32), (52, -18))
FAR, FAR_PAW = mix(COAT, INK, .25), mix(PALE, INK, .2)       # what is in the shade of the body
COLLAR, NOSE, PADS = "#C8413B", "#4A2C34", "#B8707A"


def drawings() -> Iterator[tuple[str, str]]:
    """Oscar running right, left, up (from behind) and down (from the front)."""
    for name, facing in (("right", 1), ("left", -1)):
        art = Art()
        _from_the_side(art, facing)
        yield f"koncita/oscar_run_{name}.svg", compact(sheet(art, SIDE_VIEW))
    for name, paint in (("up", _from_behind), ("down", _from_the_front)):
        art = Art()
        paint(art)
        yield f"koncita/oscar_run_{name}.svg", compact(sheet(art, END_VIEW))


def _from_the_side(a, facing):
    """`facing` is 1 to the right and -1 to the left."""
    def turned(points):
        return [(MIDDLE + facing * (p[0] - MIDDLE), *p[1:]) for p in points]

    for y, start, end in ((150, -20, 22), (186, -34, 12), (222, -22, 26)):
        a.line(turned([(start, y, 1), ((start + end) / 2, y, 6), (end, y, 1)]), CREAM, .85)
    for leg in ([(96, 226, 24), (66, 254, 18), (34, 262, 14)], [(196, 232, 22), (234, 258, 16), (262, 253, 13)]):
        _leg(a, turned(leg), FAR)
        x, y, _ = turned(leg)[-1]
        a.form(ell(x, y, 12, 9), FAR_PAW, 2.8, .2)
    a.form(brush(turned([(78, 196, 16), (48, 172, 17), (30, 138, 15), (40, 112, 5)])), COAT, 3.2, .5)
    a.form(smooth(turned([(72, 200), (104, 178), (160, 178), (206, 176), (224, 204), (212, 240), (160, 248), (106, 246),
                          (78, 232)])), COAT, 3.8, .6)
    a.form(smooth(turned([(180, 226), (212, 214), (218, 238), (196, 250), (170, 246)])), PALE, 0, .2)
    for leg in ([(104, 228, 30), (84, 262, 20), (50, 288, 15)], [(192, 228, 26), (214, 268, 18), (248, 284, 14)]):
        _leg(a, turned(leg), COAT)
    for x, y in turned([(44, 290), (252, 286)]):
        a.form(ell(x, y, 15, 11), PALE, 3, .3)
    a.push(f"translate({MIDDLE + facing * 86} 138) rotate({facing * 8})")
    _profile(a, list if facing == 1 else mir, facing)
    a.pop()
    a.form(brush(turned([(182, 172, 10), (196, 192, 12), (222, 190, 10)])), COLLAR, 2.6, .3)
    (x, y), = turned([(206, 202)])
    a.form(ell(x, y, 10), GOLD, 2.6, .3)


def _profile(a, turned, facing):
    """His head from the side, the far ear flying behind it."""
    a.form(smooth(turned([(-34, -42), (-66, -54), (-96, -40), (-104, -18), (-80, -10), (-46, -12)])), DARK, 3.4, .4)
    a.form(smooth(turned([(-44, -34), (-10, -56), (30, -46), (48, -20), (78, -6), (86, 12), (66, 28), (24, 42), (-20, 44),
                          (-50, 16)])), COAT, 4, .6)
    a.form(smooth(turned([(30, -8), (58, -10), (80, -2), (86, 14), (64, 28), (30, 34), (16, 14)])), PALE, 2.4, .2)
    a.form(smooth(turned([(44, 22), (62, 24), (54, 50), (40, 60), (30, 46)])), TONGUE, 2.6, .2)
    a.line(turned([(26, 26, 1.4), (50, 28, 4.6), (76, 18, 1.5)]))
    a.form(ell(facing * 82, -4, 13, 10), NOSE, 2.4, .5)
    a.flat(ell(facing * 82 - 4, -8, 4, 3), "#FFFFFF", .8)
    eye(a, facing * 20, -20, 15, "mud", iris="#6A3A1C", lid=.06, white="#FFFDF2", look=(facing * .5, 0))
    a.line(turned([(4, -44, 3), (18, -48, 7), (32, -42, 2)]), "#5A3420")
    a.form(smooth(turned([(-30, -46), (-8, -58), (4, -34), (-2, 4), (-22, 22), (-40, 2)])), DARK, 3.2, .4)


def _from_the_front(a):
    """Running at the viewer: ears up, one paw in the air."""
    _ticks(a, ((34, 176), (222, 206)))
    a.form(brush([(150, 214, 15), (184, 190, 16), (206, 164, 14), (204, 140, 5)]), COAT, 3.2, .5)
    for side in (-1, 1):
        _leg(a, [(128 + side * 36, 226, 30), (128 + side * 62, 252, 20), (128 + side * 60, 280, 16)], FAR)
        a.form(ell(128 + side * 60, 284, 15, 10), FAR_PAW, 2.8, .2)
    a.form(smooth([(92, 184), (128, 176), (164, 184), (184, 222), (176, 262), (150, 280), (106, 280), (80, 262), (72, 222)]),
           COAT, 3.8, .6)
    a.form(smooth([(104, 204), (128, 198), (152, 204), (156, 238), (144, 258, "c"), (136, 248), (128, 268, "c"), (120, 248),
                   (112, 258, "c"), (100, 238)]), PALE, 0, .2)
    _leg(a, [(152, 234, 28), (170, 258, 22), (166, 276, 20)], COAT)
    _sole(a, 165, 282, 15)
    _leg(a, [(104, 240, 30), (94, 276, 24), (92, 296, 26)], COAT)
    a.form(smooth([(70, 304), (74, 290), (92, 284), (110, 290), (114, 304), (92, 312)]), PALE, 3, .4)
    for x in (86, 98):
        a.line([(x, 298, 1), (x, 303, 2.8), (x, 308, 1)])
    a.push("translate(128 146) rotate(-4)")
    oscar_head(a, FLYING_EAR)
    a.pop()
    a.form(brush([(92, 202, 10), (128, 214, 12), (164, 200, 10)]), COLLAR, 2.6, .3)
    a.form(ell(130, 226, 10), GOLD, 2.6, .3, rimc="#FFFFFF")


def _from_behind(a):
    """Running away: his soles, his tail and two flying ears."""
    a.push("translate(128 142) scale(.92) rotate(3)")
    for side in (list, mir):
        a.form(smooth(side(FLYING_EAR)), DARK, 3.4, .4)
    a.form(smooth(sym(list(SKULL))), COAT, 4, .6)
    a.form(smooth(mir([(8, -44), (34, -44), (50, -20), (44, 8), (22, 12), (8, -8)])), DARK, 0, .3)
    a.line([(-50, -10, 1), (-46, -30, 8), (-24, -48, 7), (-4, -52, 1)], "#FFE7B8", .55)
    for x in (-16, 0, 16):
        a.line([(x, 4, 1), (x * 1.2, 16, 3.4), (x * 1.3, 24, 1)], mix(COAT, INK, .55), .7)
    a.pop()
    a.form(brush([(88, 184, 10), (128, 178, 12), (168, 184, 10)]), COLLAR, 2.6, .3)
    for side in (-1, 1):
        _leg(a, [(128 + side * 40, 230, 24), (128 + side * 64, 250, 18), (128 + side * 68, 268, 15)], FAR)
        a.form(ell(128 + side * 69, 272, 13, 10), FAR_PAW, 2.8, .2)
    a.form(smooth([(92, 190), (128, 182), (164, 190), (186, 226), (182, 264), (152, 284), (128, 280), (104, 284), (74, 264),
                   (70, 226)]), COAT, 3.8, .6)
    a.form(smooth([(128, 234), (150, 226), (168, 240), (160, 268), (140, 276), (128, 268), (116, 276), (96, 268), (88, 240),
                   (106, 226)]), PALE, 0, .2)
    a.line([(128, 240, 1), (129, 254, 3.4), (128, 270, 1)], mix(COAT, INK, .5), .7)
    _leg(a, [(94, 256, 34), (85, 280, 24), (86, 292, 20)], COAT)
    _sole(a, 86, 299, 18)
    _leg(a, [(160, 250, 32), (180, 266, 24), (188, 272, 20)], COAT)
    _sole(a, 190, 276, 17)
    a.form(brush([(127, 246, 3), (128, 236, 15), (138, 216, 18), (164, 206, 17), (190, 196, 15), (202, 170, 5)]), COAT, 3.4, .4)
    a.flat(brush([(189, 196, 12), (196, 186, 11), (201, 172, 4)]), PALE)
    _ticks(a, ((26, 286), (226, 290)))



def _leg(a, points, colour):
    """A leg along points of (x, y, width), rounded where it leaves the body."""
    (x, y, width), (next_x, next_y, _) = points[:2]
    share = width * .5 / math.hypot(next_x - x, next_y - y)
    start = (x - (next_x - x) * share, y - (next_y - y) * share)
    soft = ((x + start[0]) / 2, (y + start[1]) / 2, width * .84)
    a.form(brush([(*start, width * .3), soft, *points]), colour, 3.2, .3)


def _ticks(a, places):
    """Lines of speed for somebody who runs up or down."""
    for x, y in places:
        a.line([(x, y - 20, 1), (x, y, 6), (x, y + 22, 1)], CREAM, .85)


def _sole(a, x, y, radius):
    """A paw seen from below, its pads shown."""
    a.form(ell(x, y, radius, radius * .86), PALE, 3, .3)
    a.flat(ell(x, y + radius * .24, radius * .42, radius * .32), PADS)
    for dx, dy in ((-.5, -.14), (0, -.42), (.5, -.14)):
        a.flat(ell(x + dx * radius, y + dy * radius, radius * .2), PADS)
