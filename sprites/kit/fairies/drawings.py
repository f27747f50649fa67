"""The Fairies cards as layers the game puts together, and the mushrooms and icons of their table.

A card is 240 x 336 units. The outline tells the side: a goblin's is a bitten slab with a dark cave for a window, a
fairy's is lace with a bright arch. Under lies the paper with the window; the portrait, cropped by the window, comes
next; over it lie rim, crest, ribbon and roundels; then icons, the star and the words.
"""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.fairies.icons import ICONS
from sprites.kit.geometry import ell, poly, rounded, smooth, star
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import sheet

CARD = "0 0 240 336"
ICON = "-4 -4 110 110"
MUSHROOM = "-10 0 120 104"
SIDES = ("goblin", "fairy")
RHYMES = {"ock": "#6E3F92", "elly": "#1F7274", "oop": "#9A5A14", "our": "#B23464", "ew": "#2A5FA8"}
PAPER = {"goblin": ("#DCDDA8", "#C3C88C", "#9CA466", "#6E7440"), "fairy": ("#FFFBEE", "#FFF2E0", "#FBDFD0", "#EDBDB8")}
WINDOW = {
    "goblin": smooth([(22, 230, "c"), (20, 160), (24, 92), (44, 50), (74, 30), (100, 32), (120, 24), (142, 33),
                      (168, 28), (198, 52), (216, 94), (220, 160), (218, 230, "c")]),
    "fairy": "M22 230L22 116C22 56 66 24 120 24C174 24 218 56 218 116L218 230Z",
}
MUSHROOMS = {"red": "#D8574C", "orange": "#E0803C", "pink": "#C84A78", "violet": "#7A5AA8", "blue": "#4E8FA8"}
GLOW = "#8FFFE0"


def drawings() -> Iterator[tuple[str, str]]:
    """Card layers, mushrooms and icons of the Fairies table."""
    for side in SIDES:
        for rhyme, colour in RHYMES.items():
            yield f"fairies/{side}_{rhyme}_under.svg", _under(side, colour)
            yield f"fairies/{side}_{rhyme}_over.svg", _over(side, colour, mini=False)
            yield f"fairies/{side}_{rhyme}_mini_over.svg", _over(side, colour, mini=True)
        yield f"fairies/{side}_window.svg", _window(side)
    yield "fairies/star.svg", _star(194, 47, 39)
    yield "fairies/star_mini.svg", _star(190, 51, 44)
    yield "fairies/flourish.svg", _flourish()
    for name, colour in MUSHROOMS.items():
        yield f"fairies/mushroom_{name}.svg", _mushroom(colour)
    for name, paint in ICONS.items():
        art = Art()
        paint(art)
        yield f"icons/{name}.svg", compact(sheet(art, ICON))


def _slab() -> str:
    """The goblins' outline: a slab with bites taken out of its edges."""
    bites = random.Random(11)
    edge = []
    for (x0, y0), (x1, y1) in (((16, 6), (224, 6)), ((234, 16), (234, 320)), ((224, 330), (16, 330)), ((6, 320), (6, 16))):
        steps = 7 if abs(x1 - x0) > abs(y1 - y0) else 10
        inward_x, inward_y = -(y1 - y0), x1 - x0
        length = math.hypot(inward_x, inward_y)
        for i in range(steps + 1):
            depth = bites.choice((0, 0, 1.5, 3, 6)) if 0 < i < steps else 0
            edge.append((x0 + (x1 - x0) * i / steps + inward_x / length * depth,
                         y0 + (y1 - y0) * i / steps + inward_y / length * depth))
    return poly(edge)


def _lace() -> str:
    """The fairies' outline: a row of scallops all round."""
    path = "M12 12"
    for (x0, y0), (x1, y1), scallops in (((12, 12), (228, 12), 12), ((228, 12), (228, 324), 17),
                                         ((228, 324), (12, 324), 12), ((12, 324), (12, 12), 17)):
        radius = math.hypot(x1 - x0, y1 - y0) / scallops / 2 * 1.12
        for i in range(1, scallops + 1):
            x, y = x0 + (x1 - x0) * i / scallops, y0 + (y1 - y0) * i / scallops
            path += f"A{radius:.2f} {radius:.2f} 0 0 1 {x:.2f} {y:.2f}"
    return path + "Z"


OUTLINE = {"goblin": _slab(), "fairy": _lace()}


def _under(side: str, colour: str) -> str:
    """Paper, edge and the empty window."""
    art, window, paper = Art(), WINDOW[side], PAPER[side]
    art.ink(OUTLINE[side], 3.6)
    stops = [(0, paper[0], 1), (.55, paper[1], 1), (.86, paper[2], 1), (1, paper[3], 1)]
    art.flat(OUTLINE[side], art.fitted(rounded(6, 6, 228, 324, 10), stops, -8, -14, 142))
    if side == "goblin":
        art.stroke(rounded(14, 14, 212, 308, 9), "#4E4030", 5)
        art.ink(window, 2.6)
        art.flat(window, art.linear([(0, mix(colour, "#0E0A20", .74), 1), (.6, mix(colour, "#1C1830", .54), 1),
                                     (1, mix(colour, "#5A6438", .50), 1)]))
        art.glow(120, 150, 96, mix(colour, "#D8F0A0", .5), .42)
    else:
        art.stroke(rounded(14, 14, 212, 308, 9), "#E0A84A", 3)
        art.stroke(rounded(18.5, 18.5, 203, 299, 7), mix(colour, "#FFFFFF", .35), 1.6)
        art.ink(window, 2.6)
        art.flat(window, art.linear([(0, mix(colour, "#FFFFFF", .50), 1), (.6, mix(colour, "#FFFFFF", .74), 1),
                                     (1, mix(colour, "#FFF6DC", .88), 1)]))
        art.glow(120, 120, 104, "#FFFFFF", .85)
    return compact(sheet(art, CARD))


def _over(side: str, colour: str, *, mini: bool) -> str:
    """Rim, crest, ribbon and the two roundels; a mini card has a taller ribbon and bigger roundels."""
    art = Art()
    if side == "goblin":
        _timber_rim(art)
        _horn_crest(art)
    else:
        _gilt_rim(art)
        _wing_crest(art)
    _ribbon(art, colour, 228 if mini else 262, 320)
    symbol = 45 if mini else 32
    art.form(ell(symbol + 3, symbol + 3, symbol), GOLD, 3.4, .2)
    art.form(ell(symbol + 3, symbol + 3, symbol - 5), "#FFF8E0", 1.8, 0)
    x, y, radius = (46, 274, 36) if mini else (37, 247, 26)
    art.form(ell(x, y, radius), mix(colour, "#FFF3D2", .2), 3, .2)
    art.form(ell(x, y, radius - 4.5), "#FFF8E0", 1.6, 0)
    return compact(sheet(art, CARD))


def _timber_rim(art: Art) -> None:
    art.stroke(WINDOW["goblin"], INK, 9)
    art.stroke(WINDOW["goblin"], "#7A6242", 5)
    for x in (22, 218):
        art.form(ell(x, 218, 5), "#A8A89A", 1.8, .3)


def _gilt_rim(art: Art) -> None:
    art.stroke(WINDOW["fairy"], INK, 8)
    art.stroke(WINDOW["fairy"], GOLD, 4.4)
    art.stroke(WINDOW["fairy"], "#FFF6C0", 1.2, .9)


def _horn_crest(art: Art) -> None:
    for s in (-1, 1):
        art.form(smooth([(120 + s * 5, 34), (120 + s * 12, 18), (120 + s * 30, 8, "c"), (120 + s * 24, 30),
                         (120 + s * 12, 38)]), "#E8DDB8", 2.2, .3)
    art.form(ell(120, 30, 9), "#5E7A34", 2.2, .3)


def _wing_crest(art: Art) -> None:
    for s in (-1, 1):
        art.form(smooth([(120 + s * 3, 28), (120 + s * 12, 10), (120 + s * 32, 6), (120 + s * 28, 24),
                         (120 + s * 12, 32)]), "#FFD0E4", 2.2, .2, rimc="#FFFFFF")
        art.form(smooth([(120 + s * 3, 30), (120 + s * 20, 30), (120 + s * 22, 42), (120 + s * 8, 42)]),
                 "#C4ECFF", 2, .2, rimc="#FFFFFF")
    art.form(ell(120, 26, 6.5), GOLD, 2, .2)


def _ribbon(art: Art, colour: str, top: int, bottom: int) -> None:
    notch = (top + bottom) / 2 + 3
    art.form(smooth([(10, top + 5, "c"), (70, top + 1), (120, top), (170, top + 1), (230, top + 5, "c"),
                     (226, notch, "c"), (230, bottom - 1, "c"), (170, bottom - 4), (120, bottom - 5),
                     (70, bottom - 4), (10, bottom - 1, "c"), (14, notch, "c")]), colour, 3.4, .2)
    art.stroke(f"M18 {top + 9}Q120 {top + 1} 222 {top + 9}M18 {bottom - 5}Q120 {bottom - 13} 222 {bottom - 5}",
               mix(colour, "#FFF3D2", .55), 1.5, .9)


def _window(side: str) -> str:
    """The window alone, in white: multiplied with a portrait it crops it."""
    art = Art()
    art.flat(WINDOW[side], "#FFFFFF")
    return compact(sheet(art, CARD))


def _star(x: float, y: float, radius: float) -> str:
    art = Art()
    art.glow(x, y, radius * 1.16, "#FFF6B0", .95)
    art.form(star(x, y, radius, radius * .5), "#F6C02C", radius / 9, .2, rimc="#FFFBE0")
    art.form(star(x, y + radius * .01, radius * .6, radius * .3), "#FFE27A", 0, 0)
    return compact(sheet(art, CARD))


def _flourish() -> str:
    """Two brush lines for a name that has no first words."""
    art = Art()
    for s in (-1, 1):
        art.line([(144 + s * 60, 247, 1), (144 + s * 24, 243, 4), (144, 248, 1)], "#A8743A")
    return compact(sheet(art, CARD))


def _mushroom(colour: str) -> str:
    art = Art()
    art.form(smooth([(40, 50), (60, 50), (60, 76), (66, 92), (50, 96), (34, 92), (40, 76)]), "#E8DCC8", 3.2, .6, rimc=GLOW)
    art.flat(ell(50, 60, 20, 12), art.radial([(0, GLOW, .9), (1, GLOW, 0)], 50, 50, 50))
    art.form(smooth([(10, 56), (16, 30), (34, 14), (50, 10), (66, 14), (84, 30), (90, 56), (70, 62), (50, 59), (30, 62)]),
             colour, 3.6, .6, rimc=GLOW)
    for x, y, radius in ((34, 34, 7), (56, 24, 6), (70, 42, 6), (48, 46, 4.5)):
        art.flat(ell(x, y, radius + 2.4, radius * .85 + 2), GLOW, .35)
        art.flat(ell(x, y, radius, radius * .85), mix(GLOW, "#FFFFFF", .6))
    return compact(sheet(art, MUSHROOM))
