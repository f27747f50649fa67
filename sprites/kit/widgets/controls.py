"""Controls one can press or drag, in every state: buttons, toggles, sliders, choices, scroll bars.

Dashes survive only in drawings of fixed size: a disabled button or choice has a faint plain edge, on which the game sets
dashes once it knows the real size.
"""
from __future__ import annotations

from collections.abc import Iterator

from goblins.ui.draw.dashes import dashed, rounded_points
from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, rounded
from sprites.kit.palette import CREAM, GOLD, INK, RIM, mix, tones
from sprites.kit.sheet import sheet

COLOURS = {"teal": "#2F6E5E", "orange": "#C9822A", "red": "#A8323A", "paper": "#EFD9A8"}
LIP = 6         # how far a raised button stands above its place
STATES = ("idle", "hover", "pressed", "disabled")


def _dashed(art, points, width=2.4):
    art.raw(f'<path d="{dashed(points, 8, 6)}" fill="none" stroke="#5A4A48" stroke-width="{width}"/>')


def _raised(art, box, corner, colour, ink, glint):
    """An inked plate lit from above with a cool rim at its foot; nothing on it minds being stretched."""
    x, y, width, height = box
    d = rounded(x, y, width, height, corner)
    light, base, dark = tones(colour)
    art.ink(d, ink)
    ramp = [(0, mix(light, base, .25), 1), (.22, mix(light, base, .6), 1), (.5, base, 1), (.8, mix(base, dark, .45), 1), (1, dark, 1)]
    art.flat(d, art.linear(ramp))
    shine = mix(RIM, mix(base, "#FFF0BE", .6), .42)
    art.flat(f"M{x + corner * .6} {y + height - 3.4}L{x + width - corner * .6} {y + height - 3.4}"
             f"Q{x + width - corner * .5} {y + height - 1} {x + width - corner} {y + height - .8}"
             f"L{x + corner} {y + height - .8}Q{x + corner * .5} {y + height - 1} {x + corner * .6} {y + height - 3.4}Z", shine, .34)
    if glint:
        art.flat(rounded(x + 9, y + 3, width - 18, max(4, height * .13), 3), "#FFFFFF", glint)


# buttons --------------------------------------------------------------------
def _button(kind, state):
    """The face is 120 x 54 at (6, 6), its lip reaches to y 66: the logical rectangle is 120 x 60."""
    colour, dark = COLOURS[kind], kind != "paper"
    width, height, corner = 120, 60 - LIP, 16
    art = Art()
    if state == "disabled":
        art.flat(rounded(6, 6, width, height, corner), "#A9A48C" if dark else "#C9B891")
        art.stroke(rounded(6, 6, width, height, corner), "#5A4A48", 2, .35)
    else:
        lift = {"hover": -2, "pressed": 5}.get(state, 0)
        tone = {"hover": mix(colour, "#FFF0BE", .20), "pressed": mix(colour, INK, .24)}.get(state, colour)
        lip = rounded(6, 6 + LIP, width, height, corner)
        art.ink(lip, 3.0)
        art.flat(lip, mix(colour, INK, .45))
        _raised(art, (6, 6 + lift, width, height), corner, tone, 3.0, .10 if state == "pressed" else .22)
        if state == "hover":
            art.stroke(rounded(10.5, 10.5 + lift, width - 9, height - 9, 13), CREAM if dark else "#8A5A22", 2.4)
    return sheet(art, f"0 0 {width + 14} {height + LIP + 16}", (25, 24, 27, 30), (6, 6, 8, 10))


def _buttons():
    for kind in COLOURS:
        for state in STATES:
            yield f"button_{kind}_{state}", _button(kind, state)


# toggles --------------------------------------------------------------------
def _toggle(on, state):
    """Pill of 84 x 40 at (5, 5): knob right and tick = on, knob left and cross = off."""
    enabled = state != "disabled"
    base = ("#3F8C5E" if on else "#8A7A68") if enabled else "#BBA98A"
    if state == "hover":
        base = mix(base, "#FFF0BE", .25)
    d = rounded(5, 5, 84, 40, 20)
    art = Art()
    if enabled:
        art.ink(d, 2.8)
        art.flat(d, art.linear([(0, mix(base, INK, .45), 1), (.3, base, 1), (1, mix(base, "#FFFFFF", .1), 1)]))
    else:
        art.flat(d, base)
        _dashed(art, rounded_points(5, 5, 84, 40, 20))
    knob = ell(68 if on else 26, 25, 16 if state == "pressed" else 18)
    art.form(knob, "#FFF4D4" if enabled else "#D9C8A4", 2.8 if enabled else 1.4, .2)
    if on:
        art.stroke("M20 26L29 34L43 16", CREAM if enabled else "#7A6A58", 5.4)
    else:
        art.stroke("M58 17L74 33M74 17L58 33", mix(CREAM, "#8A7A68", .2) if enabled else "#7A6A58", 5)
    return sheet(art, "0 0 96 52", margin=(5, 5, 7, 7))


def _toggles():
    for state in STATES:
        yield f"toggle_on_{state}", _toggle(True, state)
        yield f"toggle_off_{state}", _toggle(False, state)


# sliders --------------------------------------------------------------------
def _groove(fill, ink):
    """A trough 100 x 14 at (4, 4)."""
    d = rounded(4, 4, 100, 14, 7)
    art = Art()
    if ink:
        art.ink(d, ink)
    art.flat(d, art.linear(fill) if isinstance(fill, list) else fill)
    return sheet(art, "0 0 110 24", (12, 11, 14, 12), (4, 4, 6, 6))


def _knob(state):
    """A knob in the middle of a 72 square; its place is 36 across."""
    art = Art()
    if state == "disabled":
        art.flat(ell(36, 36, 16), "#D9C8A4")
        _dashed(art, rounded_points(20, 20, 32, 32, 16))
    else:
        radius = {"hover": 20, "pressed": 16}.get(state, 18)
        if state == "pressed":
            art.glow(36, 36, 32, "#FFE27A", .9)
        art.form(ell(36, 36, radius), GOLD, 3, .3, rimc="#FFF6C0")
        art.form(ell(36, 36, radius * .45), "#FFF6D0", 1.8, 0)
    return sheet(art, "0 0 72 72", margin=(18, 18, 18, 18))


def _sliders():
    yield "slider_groove", _groove("#8A6A48", 2)
    yield "slider_groove_disabled", _groove("#C8B48E", 1)
    yield "slider_fill", _groove([(0, "#7FD0A0", 1), (1, "#2F7A5E", 1)], 0)
    for state in STATES:
        yield f"slider_knob_{state}", _knob(state)


# choices --------------------------------------------------------------------
def _inset(fill, edge, corner, size=(120, 60)):
    """A sunken place on parchment."""
    width, height = size
    art = Art()
    art.flat(rounded(0, 0, width, height, corner), fill)
    art.stroke(rounded(1, 1, width - 2, height - 2, corner - 1), edge, 2)
    return sheet(art, f"0 0 {width} {height}", (corner + 2,) * 4)


def _chosen(colour, ink):
    """The chosen segment of 100 x 44: a raised plate 4 units inside it."""
    art = Art()
    if ink:
        _raised(art, (4, 4, 92, 36), 10, colour, ink, .16)
    else:
        art.flat(rounded(4, 4, 92, 36, 10), colour)
        art.stroke(rounded(4, 4, 92, 36, 10), "#5A4A48", 2, .35)
    return sheet(art, "0 0 100 44", (18, 17, 18, 17))


def _choices():
    yield "choice_frame", _inset("#D6B880", "#96683A", 14)
    yield "choice_frame_disabled", _inset("#DECCA8", "#B49670", 14)
    yield "choice_chosen", _chosen(COLOURS["teal"], 2.6)
    yield "choice_chosen_hover", _chosen(mix(COLOURS["teal"], "#FFF0BE", .16), 2.6)
    yield "choice_chosen_disabled", _chosen("#8E8C78", 0)
    art = Art()
    art.flat(rounded(3, 3, 94, 38, 10), "#F6E4BC")
    art.stroke(rounded(4, 4, 92, 36, 9), "#7A5228", 2)
    yield "choice_hover", sheet(art, "0 0 100 44", (16, 16, 16, 16))


# scroll bars ----------------------------------------------------------------
def _scroll_bars():
    yield "scroll_groove", _inset("#CEAE76", "#96683A", 11, (22, 80))
    for state, colour in (("idle", "#9A6A3C"), ("hover", "#C9924E"), ("pressed", "#6A4426")):
        art = Art()
        d = rounded(3, 3, 16, 54, 8)
        light, base, dark = tones(colour)
        art.ink(d, 2.2)
        art.flat(d, art.linear([(0, mix(light, base, .3), 1), (.45, base, 1), (1, dark, 1)], 0, 0, 100, 0))
        yield f"scroll_thumb_{state}", sheet(art, "0 0 22 60", (11, 13, 11, 14))
    art = Art()         # the three notches in the middle of a thumb
    for y in (3, 9, 15):
        art.flat(brush([(4, y, 1.5), (12, y, 2.2)]), mix("#9A6A3C", INK, .6))
    yield "scroll_grip", sheet(art, "0 0 16 18")


def controls() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of a control."""
    for collection in (_buttons, _toggles, _sliders, _choices, _scroll_bars):
        yield from collection()
