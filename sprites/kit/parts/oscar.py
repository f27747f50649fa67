"""Oscar, the Princess's dog: his own construction, same ink and light; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, mir, smooth, sym
from sprites.kit.palette import GOLD, INK, TONGUE, mix
from sprites.kit.parts.eyes import eye

COAT, PALE, DARK = "#C08A52", "#F3E2C0", "#7A4A2C"
HANGING_EAR = ((34, -50), (62, -58), (86, -30), (92, 16), (78, 36), (62, 14), (50, -16))       # the right one
SKULL = ((0, -60), (16, -56), (22, -64, "c"), (34, -50), (54, -30), (62, -4), (74, 8, "c"), (62, 18), (68, 34, "c"),
         (50, 40), (44, 54, "c"), (24, 52), (0, 58))      # its right half


def oscar(a):
    """A scruffy dog, sitting; the whole figure in character space."""
    c, lt = COAT, PALE
    # tail
    a.form(brush([(176, 276, 16), (208, 262, 17), (222, 232, 14), (216, 208, 5)]), c, 3.2, .5)
    # body
    a.form(smooth([(92, 196), (128, 186), (164, 196), (186, 244), (186, 292), (164, 308), (92, 308), (70, 292),
        (72, 244)]), c, 3.6, .6)
    a.form(smooth([(106, 208), (128, 204), (150, 208), (154, 236), (144, 262, "c"), (136, 250), (128, 272, "c"),
        (120, 250), (110, 262, "c"), (102, 236)]), lt, 0, .2)
    for s in (-1, 1):          # haunches, paws
        a.form(smooth([(128 + s * 40, 246), (128 + s * 66, 262), (128 + s * 68, 296), (128 + s * 46, 308),
            (128 + s * 32, 292)]), c, 3, .4)
        a.form(brush([(128 + s * 20, 236, 22), (128 + s * 20, 276, 20), (128 + s * 20, 300, 24)]), c, 3, .3)
        a.form(smooth([(128 + s * 22 - 18, 306), (128 + s * 22 - 14, 294), (128 + s * 22, 290),
            (128 + s * 22 + 14, 294), (128 + s * 22 + 18, 306), (128 + s * 22, 313)]), lt, 3, .4)
        for k in (-5, 5):
            a.line([(128 + s * 22 + k, 301, 1), (128 + s * 22 + k, 306, 2.6), (128 + s * 22 + k, 310, 1)])
    a.push("translate(128 130) scale(1.12)")
    oscar_head(a)
    a.pop()
    a.form(brush([(90, 196, 10), (128, 210, 12), (166, 196, 10)]), "#C8413B", 2.6, .3)
    a.form(ell(128, 222, 11), GOLD, 2.6, .3, rimc="#FFFFFF")


def oscar_head(a, ear=HANGING_EAR):
    """His head alone, from the front, in head space."""
    c, lt = COAT, PALE
    for m in (list, mir):
        a.form(smooth(m(ear)), DARK, 3.4, .4)
    a.form(smooth(sym(list(SKULL))), c, 4, .6)
    a.line([(-50, -10, 1), (-46, -30, 8), (-24, -48, 7), (-4, -52, 1)], "#FFE7B8", .55)
    a.form(smooth([(8, -44), (34, -44), (50, -20), (44, 8), (22, 12), (8, -8)]), DARK, 0, .3)   # patch
    a.form(smooth(sym([(0, -8), (20, 0), (38, 16), (42, 34), (32, 48, "c"), (18, 46), (0, 52)])), lt, 2.4, .3)
    for s in (-1, 1):
        eye(a, s * 25, -12, 15, "mud", iris="#6A3A1C", lid=.08, white="#FFFDF2", look=(0, -.15))
        a.line([(s * 14, -36, 3), (s * 26, -40, 7), (s * 40, -34, 2)], "#5A3420")
        for k in (0, 1):
            a.flat(ell(s * (20 + k * 9), 26 + k * 4, 1.8), mix(lt, INK, .6))
    # mouth, tongue, nose
    a.form(smooth([(-12, 34), (12, 34), (15, 54), (8, 66), (-4, 66), (-12, 54)]), TONGUE, 2.6, .3)
    a.line([(1, 40, 1), (2, 50, 2.6), (2, 58, 1)], mix(TONGUE, INK, .45))
    a.form(smooth([(-30, 26), (-16, 38), (0, 30), (16, 38), (30, 26), (16, 24), (0, 16), (-16, 24)]), lt, 0, 0)
    a.line([(-32, 26, 1.5), (-16, 38, 4.6), (0, 30, 3), (16, 38, 4.6), (32, 26, 1.5)])
    a.line([(0, 14, 3), (0, 30, 3)])
    a.form(smooth(sym([(0, -2), (13, -1), (17, 8), (8, 18), (0, 20)])), "#4A2C34", 2.4, .5)
    a.flat(ell(-5, 4, 5, 3), "#FFFFFF", .8)
