"""Icons that point or mark: arrows, chevrons, badges, handles; drawn in a 100 x 100 square."""
from __future__ import annotations

from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.palette import CREAM, INK


def _outlined(a, d, outer, inner):
    """A cream line in an ink outline."""
    a.stroke(d, INK, outer)
    a.stroke(d, CREAM, inner)


def _draw_undo(a):
    d = "M36 34L64 34C84 36 90 52 86 66C82 80 66 84 48 82"
    a.stroke(d, INK, 19)
    a.form(poly([(8, 34), (42, 8), (42, 60)]), CREAM, 4, 0)
    a.stroke(d, CREAM, 11)
    a.flat(poly([(12, 34), (40, 12), (40, 56)]), CREAM)


def _draw_redo(a):
    d = "M64 34L36 34C16 36 10 52 14 66C18 80 34 84 52 82"
    a.stroke(d, INK, 19)
    a.form(poly([(92, 34), (58, 8), (58, 60)]), CREAM, 4, 0)
    a.stroke(d, CREAM, 11)
    a.flat(poly([(88, 34), (60, 12), (60, 56)]), CREAM)


def _draw_chevron(a):
    _outlined(a, "M34 14L70 50L34 86", 27, 15)


def _draw_chevron_right(a):
    _outlined(a, "M34 14L70 50L34 86", 27, 15)


def _draw_chevron_left(a):
    _outlined(a, "M66 14L30 50L66 86", 27, 15)


def _draw_up(a):
    _outlined(a, "M14 66L50 30L86 66", 27, 15)


def _draw_down(a):
    _outlined(a, "M14 34L50 70L86 34", 27, 15)


def _draw_arrow(a):
    a.form(poly([(50, 6), (88, 46), (66, 46), (66, 94), (34, 94), (34, 46), (12, 46)]), "#5FAE4A", 4, .3)


def _draw_pause(a):
    for x in (18, 58):
        a.form(rounded(x, 10, 24, 80, 6), CREAM, 4, 0)


def _draw_tick_badge(a):
    a.form(ell(50, 50, 46), "#3F8C5E", 3.4, .2)
    a.stroke("M28 52L44 68L74 34", CREAM, 10)


def _draw_lost_badge(a):
    a.form(ell(50, 50, 46), "#A8323A", 3.4, .2)
    a.stroke("M33 33L67 67M67 33L33 67", CREAM, 10)


def _draw_grip(a):
    for x in (34, 66):
        for y in (18, 50, 82):
            a.flat(ell(x, y, 9), "#7A5228")


def _draw_pointer(a):
    d = smooth([(20, 4, "c"), (82, 58, "c"), (54, 62, "c"), (70, 90, "c"), (54, 98, "c"), (40, 68, "c"), (20, 86, "c")])
    a.form(d, CREAM, 4.4, .2)


ICONS = {name.removeprefix("_draw_"): paint for name, paint in list(globals().items()) if name.startswith("_draw_")}
