"""Stretchable plates of the interface: parchment panels, list rows, text fields, toasts, pills and frames.

Each drawing is stretched by the game between its slice lines, so everything that must keep its shape (corners, curls,
bars) lies outside them. A state is always told twice: by tone and by shape.
"""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, rounded
from sprites.kit.palette import CREAM, INK, mix
from sprites.kit.sheet import sheet
from sprites.kit.widgets import controls as widgets_controls

RULE, SEPIA, GREEN = "#B9854A", "#96683A", "#2F6E5E"
_FAINT = .35        # edge of what is disabled: the game sets dashes on it, which can't be stretched


# panels ---------------------------------------------------------------------
def _rim(size, strength, near, far):
    """Stops of a gradient that shades both ends over `size` of the way, the far end more."""
    fall = ((0, 1), (.18, .62), (.42, .26), (.7, .07), (1, 0))
    first = [(t * size, "#CFA468", near * strength * k) for t, k in fall]
    last = [(1 - t * size, "#BE8C50", far * strength * k) for t, k in reversed(fall)]
    return [(offset, colour, round(opacity, 3)) for offset, colour, opacity in first + last]


def parchment(art: Art, box: tuple[float, float, float, float], corner: float, ink: float, rim: float) -> None:
    """An inked sheet of paper that darkens only within `rim` units of its edge, so that its middle can be stretched."""
    x, y, width, height = box
    d = rounded(x, y, width, height, corner)
    art.ink(d, ink)
    art.flat(d, "#F6E4BC")
    art.flat(d, art.fitted(d, [(0, "#FFF6DA", .62), (.5, "#FFF4D4", .36), (1, "#FFF4D4", 0)], -6, -10, 112))
    art.flat(d, art.linear(_rim(rim / width, .5, .7, 1), 0, 0, 100, 0))
    art.flat(d, art.linear(_rim(rim / height, .5, .6, 1), 0, 0, 0, 100))


def curl(art: Art, x: float, y: float, side: tuple[int, int], colour: str, size: float) -> None:
    """A corner ornament growing from (x, y) towards `side`: two brush curls and a bead."""
    def placed(points):
        return brush([(x + side[0] * px * size, y + side[1] * py * size, width * size) for px, py, width in points])
    art.flat(placed([(0, 34, 1), (0, 12, 3.4), (4, 4, 4), (12, 0, 3.4), (34, 0, 1)]), colour)
    art.flat(placed([(5, 28, .8), (8, 14, 2.8), (17, 13, 2.6), (16, 20, 2), (12, 19, .8)]), colour)
    art.flat(placed([(28, 5, .8), (20, 8, 2.4), (19, 14, .8)]), colour)
    art.flat(ell(x + side[0] * 8 * size, y + side[1] * 8 * size, 2.6 * size), colour)


def curls(art: Art, box: tuple[float, float, float, float], colour: str, size: float) -> None:
    """A corner ornament in each corner of a box (left, top, right, bottom), growing inwards: alike upside down."""
    left, top, right, bottom = box
    for across, x in ((1, left), (-1, right)):
        for down, y in ((1, top), (-1, bottom)):
            curl(art, x, y, (across, down), colour, size)


def _panel(corners):
    width, height = 400, 300
    art = Art()
    parchment(art, (6, 6, width - 14, height - 14), 18, 4, 54)
    art.stroke(rounded(15, 15, width - 32, height - 32, 12), RULE, 2)
    for across, x in ((1, 22), (-1, width - 24)):
        for down, y in ((1, 22), (-1, height - 24)):
            if corners == "all" or corners == "top" and down > 0:
                curl(art, x, y, (across, down), "#A8743A", .85)
    return sheet(art, f"0 0 {width} {height}", (60, 60, 62, 62))


def _panel_small():
    width, height = 300, 98
    art = Art()
    parchment(art, (6, 6, width - 14, height - 14), 15, 4, 24)
    art.stroke(rounded(13, 13, width - 28, height - 28, 10), RULE, 1.8)
    return sheet(art, f"0 0 {width} {height}", (28, 26, 30, 28))


# flat plates ----------------------------------------------------------------
def _plate(fill, corner, edge=None, edge_width=2.0, opacity=1.0, edge_opacity=1.0):
    """A flat rounded rectangle, its edge inside the logical rectangle."""
    width, height = 120, 60
    art = Art()
    art.flat(rounded(0, 0, width, height, corner), fill, opacity)
    if edge:
        inside = rounded(edge_width / 2, edge_width / 2, width - edge_width, height - edge_width, corner - edge_width / 2)
        art.stroke(inside, edge, edge_width, edge_opacity)
    cut = corner + 2
    return sheet(art, f"0 0 {width} {height}", (cut, cut, cut, cut))


def _rows():
    yield "row_idle", _plate("#784614", 12, opacity=.11)
    yield "row_hover", _plate("#FFF8DE", 12, RULE, 2.5)
    yield "row_pressed", _plate("#CEAA78", 12, SEPIA, 2.5)
    yield "row_winner", _plate("#FFF0BE", 12, "#C98A26", 4)
    yield "row_disabled", _plate("#786E64", 12, "#A88E6A", 2, .08, _FAINT)
    art = Art()
    art.flat(rounded(0, 0, 120, 60, 12), "#FFF4CE")
    art.stroke(rounded(2, 2, 116, 56, 10), GREEN, 4)
    art.flat("M12 0L18 0L18 60L12 60Q0 60 0 48L0 12Q0 0 12 0Z", GREEN)
    yield "row_selected", sheet(art, "0 0 120 60", (20, 14, 14, 14))
    art = Art()
    art.flat("M5 1L14 8L5 15Z", CREAM)
    yield "row_arrow", sheet(art, "0 0 18 16")


def _fields():
    yield "field_idle", _plate("#FFFAE8", 10, INK, 3)
    yield "field_hover", _plate("#FFFAE8", 10, "#7A5228", 4)
    yield "field_error", _plate("#FFFAE8", 10, "#A8322E", 4)
    yield "field_disabled", _plate("#DECEAC", 10, "#968064", 2, 1, _FAINT)


def _toasts():
    for kind, edge in (("refusal", "#C84038"), ("info", "#508CC8"), ("done", "#5AAA6E")):
        yield f"toast_{kind}", _plate("#281822", 16, edge, 4)


# bubbles, keys, bars --------------------------------------------------------
def _tooltip():
    art = Art()
    art.flat(rounded(0, 0, 106, 50, 13), "#261824")
    art.stroke(rounded(1.5, 1.5, 103, 47, 11.5), CREAM, 3)
    yield "tooltip", sheet(art, "0 0 106 50", (15, 15, 15, 15), (3, 3, 3, 3))
    art = Art()         # points down; the upper 4 units lie over the bubble's edge
    art.flat("M0 4L24 4L12 16Z", CREAM)
    art.flat("M2.5 0L21.5 0L21.5 1.5L12 11.5L2.5 1.5Z", "#261824")
    yield "tooltip_tip", sheet(art, "0 0 24 16")


def _keycap():
    art = Art()
    art.flat(rounded(0, 0, 60, 36, 8), "#785C42")
    art.stroke(rounded(1.2, 1.2, 57.6, 33.6, 6.8), INK, 2.4)
    art.flat(rounded(0, 0, 60, 32, 8), "#FFF8E2")
    art.stroke(rounded(1.2, 1.2, 57.6, 29.6, 6.8), INK, 2.4)
    yield "keycap", sheet(art, "0 0 60 36", (10, 10, 10, 14), (0, 0, 0, 4))


def _progress():
    trough = rounded(4, 4, 120, 30, 15)
    art = Art()
    art.ink(trough, 2.6)
    art.flat(trough, "#6A4C3A")
    yield "progress_groove", sheet(art, "0 0 130 40", (20, 19, 22, 20), (4, 4, 6, 6))
    art = Art()
    art.flat(trough, art.linear([(0, "#A8E0A0", 1), (.5, "#4FA35A", 1), (1, "#2F6E4A", 1)]))
    art.stroke(rounded(10, 9, 108, 4, 2), "#FFFFFF", 2.4, .18)
    art.stroke(trough, INK, 2.4)
    yield "progress_fill", sheet(art, "0 0 130 40", (20, 19, 22, 20), (4, 4, 6, 6))
    art = Art()         # one stripe of the busy bar: to be repeated every 36 units between the groove's ends
    art.flat("M18 0L36 0L18 22L0 22Z", "#7FC08A", .9)
    yield "progress_stripe", sheet(art, "0 0 36 22")


def _pills():
    for name, fill in (("gold", "#FFD45A"), ("mint", "#A8F0C8"), ("cream", "#FFF4D4")):
        d = rounded(4, 3, 100, 40, 20)
        art = Art()
        art.ink(d, 3.0)
        art.flat(d, art.linear([(0, mix(fill, "#FFFFFF", .4), 1), (1, mix(fill, "#B9854A", .25), 1)]))
        yield f"pill_{name}", sheet(art, "0 0 110 49", (25, 23, 27, 24), (4, 3, 6, 6))


# frames ---------------------------------------------------------------------
def _frame(colour, outer, inner, corner, gap, fill=None):
    """A line round something, `gap` units outside its logical rectangle."""
    reach = gap + 6
    width, height = 120, 120
    d = rounded(6, 6, width - 12, height - 12, corner)
    art = Art()
    if fill:
        art.flat(d, fill, .3)
    art.stroke(d, INK, outer)
    art.stroke(d, colour, inner)
    cut = corner + 8
    return sheet(art, f"0 0 {width} {height}", (cut,) * 4, (reach,) * 4)


def _frames():
    yield "ring", _frame("#FFE27A", 8.4, 4.2, 21, 6)
    yield "frame_take", _frame("#A8F0C8", 8, 4.6, 14, 6)
    yield "frame_selected", _frame("#FFD45A", 8, 4.6, 14, 6)
    yield "frame_legal", _frame("#5FC48A", 8, 5, 14, 0, "#A8F0C8")
    art = Art()
    art.stroke(ell(50, 50, 44), INK, 8.4)
    art.stroke(ell(50, 50, 44), "#FFE27A", 4.2)
    yield "ring_round", sheet(art, "0 0 100 100")
    art = Art()
    art.stroke(ell(50, 50, 45), INK, 9)
    art.stroke(ell(50, 50, 45), "#5FC48A", 5)
    yield "ring_chosen", sheet(art, "0 0 100 100")


def drawings() -> Iterator[tuple[str, str]]:
    """Every plate and control of the interface."""
    yield "ui/panel.svg", _panel(None)
    yield "ui/panel_top.svg", _panel("top")
    yield "ui/panel_all.svg", _panel("all")
    yield "ui/panel_small.svg", _panel_small()
    for collection in (_rows, _fields, _toasts, _tooltip, _keycap, _progress, _pills, _frames, widgets_controls.controls):
        for name, text in collection():
            yield f"ui/{name}.svg", text
