"""Noses and mouths, in head space; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import ell, smooth, sym
from sprites.kit.palette import INK, MAW, TONGUE, TOOTH, mix
from sprites.kit.parts.skins import SKINS


def _flesh(skin):
    """The colour of a nose: skin with some blush in it."""
    base, blush = SKINS[skin]
    return mix(base, blush, .34)


def _bulb(a, skin):
    a.form(smooth([(-9, -4), (0, -8), (9, -4), (15, 8), (9, 18), (0, 20), (-9, 18), (-15, 8)]), _flesh(skin), 2.4, .4)
    a.flat(ell(-5, 4, 4, 3), "#FFFFFF", .65)


def _hook(a, skin):
    flesh = _flesh(skin)
    a.form(smooth([(-6, -16), (4, -18), (12, 2), (17, 18), (8, 26), (-3, 31, "c"), (-4, 20), (-14, 14), (-11, 0)]),
           flesh, 2.4, .4)
    a.line([(-5, -10, .8), (-6, 2, 3.4), (-8, 8, .8)], "#FFFFFF", .5)
    a.line([(4, 20, 1), (9, 18, 3), (12, 14, 1)], mix(flesh, INK, .75))


def _big(a, skin):
    flesh = _flesh(skin)
    a.form(smooth([(-8, -14), (8, -14), (18, 2), (23, 16), (12, 27), (0, 24), (-12, 27), (-23, 16), (-18, 2)]),
           flesh, 2.6, .4)
    a.flat(ell(-8, 4, 5, 4), "#FFFFFF", .6)
    for s in (-1, 1):
        a.line([(s * 6, 20, 1), (s * 11, 18, 4), (s * 16, 20, 1)], mix(flesh, INK, .75))


def _long(a, skin):
    flesh = _flesh(skin)
    a.form(smooth([(-8, -10), (6, -11), (14, 4), (20, 30), (15, 42), (4, 43), (-5, 33), (-10, 10)]), flesh, 2.4, .45)
    a.flat(ell(6, 30, 4, 5), "#FFFFFF", .5)
    a.flat(ell(14, 14, 3.4), mix(flesh, INK, .45))       # wart


def _snub(a, skin):
    a.line([(-7, 8, 1.2), (-3, 13, 4), (4, 13, 4), (8, 8, 1.2)], mix(SKINS[skin][0], INK, .8))
    a.line([(-3, 1, .6), (-1, 5, 3), (2, 6, .6)], "#FFFFFF", .7)


def _muzzle(a, skin):
    a.form(smooth(sym([(0, 2), (22, 4), (38, 18), (40, 36), (24, 50), (0, 52)])), "#F0B7A6", 2.8, .5)
    for s in (-1, 1):
        a.flat(ell(s * 17, 17, 5, 6.5), "#6B2C3A")
        a.line([(s * 17 - 5, 13, 1), (s * 17, 9, 2.6), (s * 17 + 5, 13, 1)], INK)


# part name -> painter(a, skin)
NOSES = {"bulb": _bulb, "hook": _hook, "big": _big, "long": _long, "snub": _snub, "muzzle": _muzzle}


def _on_curve(start, control, end, t):
    """The point at t on a quadratic curve."""
    u = 1 - t
    return tuple(u * u * a + 2 * u * t * b + t * t * c for a, b, c in zip(start, control, end))


def _line_colour(skin):
    return mix(SKINS[skin][0], INK, .85)


def _maw(a, skin, half, y, up, down, teeth=(), low_teeth=(), tongue=True):
    """An open mouth between two quadratic lips; teeth (position, width, length) grow from the lips."""
    left, right, upper, lower = (-half, y), (half, y), (0, y + up), (0, y + down)
    outline = f"M{left[0]} {y}Q{upper[0]} {upper[1]} {right[0]} {y}Q{lower[0]} {lower[1]} {left[0]} {y}Z"
    a.ink(outline, 2.4)
    a.flat(outline, a.linear([(0, MAW, 1), (1, mix(MAW, "#8C2A36", .7), 1)]))
    if tongue:
        rim = [_on_curve(left, lower, right, t) for t in (.26, .38, .5, .62, .74)]
        middle, height = rim[2], (down - up) * .22
        a.flat(smooth([(p[0], p[1] - 1) for p in rim] + [(middle[0] + half * .22, middle[1] - height),
                      (middle[0], middle[1] - height * .8), (middle[0] - half * .22, middle[1] - height)]),
               a.linear([(0, mix(TONGUE, "#FFFFFF", .2), 1), (1, mix(TONGUE, INK, .25), 1)]))
    for row, lip, sign in ((teeth, upper, 1), (low_teeth, lower, -1)):
        for at, width, length in row:
            p, q = _on_curve(left, lip, right, at - width / 2), _on_curve(left, lip, right, at + width / 2)
            x, tip, bulge = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + sign * length, (q[0] - p[0]) * .28
            tooth = smooth([(p[0], p[1] - sign, "c"), (q[0], q[1] - sign, "c"), (x + bulge, tip - sign * length * .25),
                            (x, tip), (x - bulge, tip - sign * length * .25)])
            a.stroke(tooth, INK, 2)
            a.flat(tooth, a.linear([(0, TOOTH, 1), (1, mix(TOOTH, "#D9A85C", .45), 1)]))
    a.line([left + (1.5,), _on_curve(left, upper, right, .25) + (4,), _on_curve(left, upper, right, .5) + (3,),
            _on_curve(left, upper, right, .75) + (4.4,), right + (1.5,)])
    for s, (x, _) in ((-1, left), (1, right)):
        a.line([(x + s * 1, y - 5, .8), (x + s * 3.5, y, 3.2), (x + s * 2, y + 5, .8)], _line_colour(skin))


def _tusks(a, x, base, tip, ink=1.8):
    for s in (-1, 1):
        a.form(smooth([(s * x[0] - 5, base, "c"), (s * x[1], tip, "c"), (s * x[0] + 6, base - 1, "c")]), TOOTH, ink, 0)


def _grin(a, skin):
    _maw(a, skin, 36, 28, 10, 46, [(.2, .14, 9), (.38, .14, 7), (.64, .15, 8), (.82, .12, 10)])


def _crazy(a, skin):
    _maw(a, skin, 38, 26, 8, 50, [(.16, .12, 10), (.33, .12, 7), (.5, .12, 9), (.67, .12, 6), (.84, .12, 11)],
         [(.3, .12, 8), (.68, .12, 9)], tongue=False)


def _yum(a, skin):
    _maw(a, skin, 34, 28, 8, 36, [(.3, .13, 8), (.72, .13, 8)], tongue=False)
    a.form(smooth([(10, 38), (28, 36), (40, 44), (42, 58), (32, 66), (20, 60), (13, 48)]), TONGUE, 2.4, .2)
    a.line([(24, 42, .8), (29, 50, 2.4), (32, 57, .8)], mix(TONGUE, INK, .45))


def _smirk(a, skin):
    a.line([(-24, 36, 1.5), (-6, 40, 4.5), (14, 36, 5), (30, 25, 1.8)])
    a.line([(27, 19, 1), (32, 24, 3.4), (33, 30, 1)], _line_colour(skin))
    a.form(smooth([(8, 37, "c"), (18, 34, "c"), (14, 45, "c")]), TOOTH, 1.6, 0)
    a.line([(-8, 49, .8), (2, 51, 3), (12, 48, .8)], _line_colour(skin), .55)


def _frown(a, skin):
    a.line([(-26, 44, 1.6), (-10, 36, 4.8), (10, 36, 4.8), (26, 44, 1.6)])
    _tusks(a, (20, 20), 40, 27)


def _oo(a, skin):
    outline = ell(0, 38, 12, 10)
    a.ink(outline, 2.4)
    a.flat(outline, a.linear([(0, MAW, 1), (1, "#8C2A36", 1)]))
    a.flat(ell(0, 44, 7, 3.4), TONGUE)
    _tusks(a, (22, 23), 42, 27, 1.9)


def _small_oo(a, skin):
    outline = ell(0, 34, 8, 7)
    a.ink(outline, 2.2)
    a.flat(outline, MAW)


def _smile(a, skin):
    _maw(a, skin, 20, 26, 8, 32, [(.5, .5, 5)])


def _small_smile(a, skin):
    a.push("translate(0 4) scale(.72)")
    _smile(a, skin)
    a.pop()


def _sweet(a, skin):
    a.line([(-16, 26, 1.4), (-8, 32, 3.8), (0, 33, 4.2), (8, 32, 3.8), (16, 26, 1.4)])


def _pout(a, skin):
    """A child's: no tooth to be seen."""
    a.line([(-15, 39, 1.4), (-7, 33, 3.8), (0, 32, 4.2), (7, 33, 3.8), (15, 39, 1.4)])
    a.line([(-6, 46, .8), (0, 47, 2.6), (6, 46, .8)], _line_colour(skin), .5)


def _smug(a, skin):
    """Low, for faces with a moustache."""
    a.line([(-14, 48, 1.2), (0, 53, 4.4), (16, 46, 1.2)])


def _gasp(a, skin):
    _maw(a, skin, 13, 28, -14, 38)


def _aghast(a, skin):
    """Wide open, taller than wide, two teeth."""
    outline = smooth(sym([(0, 20), (15, 24), (20, 38), (14, 55), (0, 59)]))
    a.ink(outline, 2.8)
    a.flat(outline, a.linear([(0, "#3A0E1E", 1), (1, "#8C2A36", 1)]))
    a.flat(smooth([(-12, 52), (-6, 46), (0, 48), (6, 46), (12, 52), (6, 57), (0, 58), (-6, 57)]), TONGUE)
    for x in (-7, 7):
        tooth = smooth([(x - 4, 23, "c"), (x + 4, 23, "c"), (x + 2, 30), (x, 32), (x - 2, 30)])
        a.stroke(tooth, INK, 1.8)
        a.flat(tooth, TOOTH)
    a.stroke(outline, INK, 2.2)


def _wail(a, skin):
    outline = smooth(sym([(0, 6), (26, 6), (40, 20), (42, 38), (28, 52), (0, 55)]))
    a.ink(outline, 3)
    a.flat(outline, a.linear([(0, "#3A0E1E", 1), (1, "#8C2A36", 1)]))
    a.form(smooth([(-27, 46), (-14, 36), (0, 40), (14, 36), (27, 46), (14, 52), (0, 53), (-14, 52)]), TONGUE, 0, .2)
    a.line([(0, 42, 1), (0, 48, 2.6), (0, 51, .8)], mix(TONGUE, INK, .4))
    for x, width, length in ((-24, 11, 12), (-9, 12, 8), (8, 12, 8), (24, 11, 13)):
        top = 7 if abs(x) < 15 else 10
        tooth = smooth([(x - width / 2, top, "c"), (x + width / 2, top, "c"), (x + width * .2, top + length * .8),
                        (x, top + length), (x - width * .2, top + length * .8)])
        a.stroke(tooth, INK, 2)
        a.flat(tooth, TOOTH)
    a.stroke(outline, INK, 2.4)


# part name -> painter(a, skin)
MOUTHS = {"grin": _grin, "crazy": _crazy, "yum": _yum, "smirk": _smirk, "frown": _frown, "oo": _oo,
          "small_oo": _small_oo, "smile": _smile, "small_smile": _small_smile, "sweet": _sweet, "pout": _pout, "smug": _smug,
          "gasp": _gasp, "aghast": _aghast, "wail": _wail}
