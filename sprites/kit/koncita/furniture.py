"""The furniture of the Princess's room, drawn in squares of 100 units and written for squares of 84.

A drawing covers exactly its squares, and above them as far as the piece stands up: that rise is its upper margin.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.koncita.room import SQUARE
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import sheet

GLASS = "#A8D8E8"


def bed(a):
    """The Princess's bed, seen from its foot."""
    a.form(rounded(10, 60, 180, 134, 8), "#8A4A5E", 4, .3)
    a.form(smooth([(8, 84, "c"), (10, 16), (52, 2), (100, -26), (148, 2), (190, 16), (192, 84, "c")]), "#D98AA8", 4, .3)
    a.form(smooth([(26, 70, "c"), (28, 30), (58, 18), (100, -2), (142, 18), (172, 30), (174, 70, "c")]), "#B8607E", 2.6, .2)
    a.form(star(100, 34, 18, 8), GOLD, 2.6, 0)
    a.form(rounded(20, 70, 160, 110, 8), "#FFF3E4", 3, .2)
    for x in (62, 138):
        a.form(smooth([(x - 34, 72), (x, 66), (x + 34, 72), (x + 37, 88), (x + 32, 104), (x, 108), (x - 32, 104),
                       (x - 37, 88)]), "#FFFFFF", 3, .3)
    fringe = [(192 - 184 * i / 10, 188 + (7 if i % 2 else -2)) for i in range(11)]
    a.form(smooth([(12, 114, "c"), (100, 124), (188, 114, "c"), (192, 180), *fringe, (8, 180)]), "#C8588E", 3.8, .4,
           rimc="#FFD0DC")
    a.form(brush([(10, 120, 14), (100, 130, 15), (190, 120, 14)]), "#FFD8E6", 3, .2)
    for x, y in ((46, 154), (100, 164), (154, 154)):
        a.flat(star(x, y, 10, 4.5), "#FFD8E6", .9)


def wardrobe(a):
    """A wardrobe with a looking-glass, and a sleeve caught in its door."""
    wood, door = "#8E5634", "#B27646"
    a.form(smooth([(8, 94, "c"), (8, -22, "c"), (60, -34), (110, -40), (150, -58), (190, -40), (240, -34),
                   (292, -22, "c"), (292, 94, "c")]), wood, 4, .4)
    a.form(brush([(4, -20, 11), (150, -30, 12), (296, -20, 11)]), "#A8693C", 3, .2)
    for i in range(3):
        x = 18 + i * 90
        a.form(rounded(x, -6, 84, 88, 5), door, 2.8, .3)
        if i == 1:
            a.form(ell(x + 42, 38, 27, 36), GLASS, 3, 0)
            a.line([(x + 28, 54, 1), (x + 32, 30, 7), (x + 46, 14, 1)], "#FFFFFF", .8)
        else:
            a.stroke(rounded(x + 12, 6, 60, 30, 4), mix(door, INK, .4), 3)
            a.stroke(rounded(x + 12, 44, 60, 28, 4), mix(door, INK, .4), 3)
        a.form(ell(x + (74 if i == 0 else 10), 40, 4.6), GOLD, 2, 0)
    a.form(smooth([(150, -52), (158, -43), (150, -32), (142, -43)]), "#F0508A", 2, .4)
    for x in (22, 278):
        a.form(ell(x, 92, 10, 6), wood, 2.6, .2)
    a.form(smooth([(198, 60, "c"), (214, 66), (224, 60), (226, 90), (212, 96), (200, 90)]), "#F7C9DA", 2.6, .2)


def bath(a):
    """A bath full of foam, and a rubber duck."""
    for x in (40, 160):
        a.form(smooth([(x - 16, 168), (x + 16, 168), (x + 12, 190), (x, 196), (x - 12, 190)]), GOLD, 3.2, .2)
    a.form(smooth([(8, 78), (20, 132), (52, 176), (100, 184), (148, 176), (180, 132), (192, 78), (100, 60)]),
           ("#FFFFFF", "#D3E2EE", "#7C8CB4"), 4, .5)
    a.form(ell(100, 76, 94, 56), ("#FFFFFF", "#F2F7FA", "#AFC0D8"), 3.8, .3)
    a.form(ell(100, 80, 78, 42), "#6FBEDC", 3, .2)
    a.line([(40, 82, 1), (70, 108, 4), (112, 112, 1)], "#D8F4FF", .8)
    for x, y, radius in ((60, 66, 20), (86, 56, 24), (116, 60, 21), (142, 72, 17), (76, 80, 15), (104, 78, 18),
                         (128, 86, 12)):
        a.form(ell(x, y, radius), "#FFFFFF", 2.4, .2)
    for x, y, radius in ((68, 70, 16), (96, 66, 20), (124, 70, 15)):
        a.flat(ell(x, y, radius), "#FBFEFF")
    a.form(smooth([(128, 96), (126, 82), (138, 74), (148, 82), (164, 84), (160, 100), (142, 104)]), "#F6D24A", 2.8, .3)
    a.flat(ell(137, 82, 2.6), INK)
    a.form(poly([(128, 84), (119, 88), (129, 90)]), "#F2803C", 2, 0)
    a.form(brush([(92, 18, 9), (92, 0, 9), (108, -4, 9), (112, 14, 8)]), GOLD, 3, .2)
    for x, y in ((78, 20), (124, 24)):
        a.form(ell(x, y, 7), GOLD, 2.4, 0)


def dresser(a):
    """A dressing table: mirror behind, drawers in front."""
    for side in (-1, 1):
        a.form(brush([(50 + side * 34, 118, 8), (50 + side * 38, 40, 8)]), "#A8693C", 2.8, .2)
    a.form(ell(50, 48, 40, 54), GOLD, 4, .3)
    a.form(ell(50, 48, 31, 44), GLASS, 2.6, 0)
    a.line([(34, 66, 1), (38, 36, 9), (54, 14, 1)], "#FFFFFF", .8)
    a.form(smooth([(50, -14), (60, -4), (50, 6), (40, -4)]), "#F0508A", 2.4, .4)
    a.form(smooth([(6, 130, "c"), (12, 98, "c"), (88, 98, "c"), (94, 130, "c")]), "#C88C56", 3.6, .3)
    a.form(smooth([(28, 124, "c"), (34, 102, "c"), (66, 102, "c"), (72, 124, "c")]), "#FFF3E4", 2, .2)
    a.form(smooth([(20, 122), (18, 106), (26, 100), (34, 106), (32, 122)]), "#C9B0F0", 2.4, .3)
    a.form(rounded(22, 92, 8, 9, 2), GOLD, 1.8, 0)
    a.form(ell(74, 116, 11, 8), "#F9C8DA", 2.4, .2)
    a.form(rounded(8, 130, 84, 60, 6), "#A8693C", 3.8, .3)
    for y in (136, 162):
        a.form(rounded(15, y, 70, 22, 4), "#BE8050", 2.4, .2)
        a.form(ell(50, y + 11, 5), GOLD, 2, 0)


def harp(a):
    """A golden harp."""
    for i in range(7):
        x, top, bottom = 28 + i * 8.5, 28 - 10 * math.sin(i / 6 * 3.1) + i * 3, 168 - i * 15
        string = f"M{x:.1f} {top:.1f}L{x:.1f} {bottom:.1f}"
        a.stroke(string, INK, 4.4)
        a.stroke(string, "#FFF3C8", 2.2)
    a.form(smooth([(20, 182), (32, 152), (64, 104), (84, 62), (96, 66), (92, 104), (72, 148), (44, 186)]), "#C98A26",
           3.8, .4)
    a.form(brush([(12, 30, 10), (18, 8, 12), (38, 14, 12), (56, 28, 13), (76, 22, 14), (90, 44, 15), (90, 66, 12)]), GOLD,
           3.6, .3)
    a.form(brush([(14, 182, 13), (12, 104, 12), (14, 26, 12)]), GOLD, 3.6, .3)
    a.form(ell(17, 14, 13), GOLD, 3.4, .3)
    a.flat(ell(17, 14, 5), "#8A5A1E")
    a.form(rounded(4, 176, 62, 18, 7), "#8E5634", 3.6, .3)
    for x, y in ((60, 128), (72, 104), (46, 152)):
        a.flat(star(x + 4, y, 6, 3), "#FFF3C8", .9)


def pillar(a):
    """A marble column with a golden collar, and ivy round its foot."""
    marble, vein = ("#FFFFFF", "#E6DCE8", "#9A8AB4"), "#BFB0CC"
    a.form(ell(50, 84, 40, 14), "#7C6A98", 3, .2)
    a.form(smooth([(16, 84, "c"), (18, 68, "c"), (82, 68, "c"), (84, 84, "c"), (50, 95)]), marble, 3.4, .3)
    a.form(poly([(27, 74), (30, -40), (70, -40), (73, 74), (50, 80)]), marble, 3.8, .5)
    for x, top, bottom in ((38, -30, 70), (50, -32, 74), (62, -30, 70)):
        a.stroke(f"M{x} {top}L{x} {bottom}", vein, 2.6)
    a.form(brush([(27, 58, 8), (50, 63, 8), (73, 58, 8)]), GOLD, 2.6, .2)
    a.form(brush([(28, -34, 9), (50, -30, 9), (72, -34, 9)]), GOLD, 2.8, .2)
    a.form(smooth([(12, -44, "c"), (20, -58), (50, -64), (80, -58), (88, -44, "c"), (50, -36)]), marble, 3.4, .3)
    a.form(ell(50, -52, 26, 7), "#F3ECF4", 2.2, 0)
    a.line([(22, 82, 3), (30, 66, 5), (46, 58, 4), (58, 44, 5), (68, 30, 2)], "#4E8A4A")
    for x, y in ((24, 76), (36, 62), (50, 54), (60, 42), (68, 32), (30, 84)):
        a.form(ell(x, y, 6.5, 5), "#6FAF5C", 2, .2)


class Furniture(NamedTuple):
    """A piece of furniture: its painter, the squares it stands on, and how far it rises above them."""

    paint: Callable[[Art], None]
    columns: int
    rows: int
    rise: int


PIECES = {
    "bed": Furniture(bed, 2, 2, 34),
    "wardrobe": Furniture(wardrobe, 3, 1, 66),
    "bath": Furniture(bath, 2, 2, 14),
    "dresser": Furniture(dresser, 1, 2, 20),
    "harp": Furniture(harp, 1, 2, 6),
    "pillar": Furniture(pillar, 1, 1, 68),
}


def drawings() -> Iterator[tuple[str, str]]:
    """Every piece, its rise told as the upper margin of its file."""
    scale = SQUARE / 100
    for name, piece in PIECES.items():
        art = Art()
        art.push(f"scale({scale})")
        piece.paint(art)
        art.pop()
        width, height, rise = piece.columns * SQUARE, piece.rows * SQUARE, math.ceil(piece.rise * scale)
        view = f"0 {-rise} {width} {height + rise}"
        yield f"koncita/furniture_{name}.svg", compact(sheet(art, view, margin=(0, rise, 0, 0)))
