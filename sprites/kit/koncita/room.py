"""The Princess's room from above: four coloured walls, a checkered floor and the rug that marks its middle."""
from __future__ import annotations

import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, star
from sprites.kit.koncita.walls import WALLS, ball, glyph
from sprites.kit.palette import GOLD, INK, mix, tones
from sprites.kit.sheet import sheet

SQUARE, SQUARES, WALL = 84, 8, 38       # a square's side, squares in a row, the thickness of a wall
FLOOR = SQUARE * SQUARES
WHOLE = FLOOR + 2 * WALL
TILES = ("#DDBB9C", "#F4E2BC")
SHADE = "#2C1B4A"
RUG = "#8A3A62"
_STRIPS = {
    "red": [(0, 0), (WHOLE, 0), (WHOLE - WALL, WALL), (WALL, WALL)],
    "yellow": [(WHOLE, 0), (WHOLE, WHOLE), (WHOLE - WALL, WHOLE - WALL), (WHOLE - WALL, WALL)],
    "green": [(0, WHOLE), (WHOLE, WHOLE), (WHOLE - WALL, WHOLE - WALL), (WALL, WHOLE - WALL)],
    "blue": [(0, 0), (0, WHOLE), (WALL, WHOLE - WALL), (WALL, WALL)],
}


def drawings() -> Iterator[tuple[str, str]]:
    """The whole room, to be laid under everything that stands in it."""
    art = Art()
    art.flat(rounded(0, 0, WHOLE, WHOLE, 2), INK)
    for wall in WALLS:
        _wall(art, wall)
    for x in (WALL / 2, WHOLE - WALL / 2):
        for y in (WALL / 2, WHOLE - WALL / 2):
            art.form(ell(x, y, 16), GOLD, 2.6, .2)
            art.form(ell(x, y, 7.5), "#FFF4D4", 2, 0)
    _tiles(art)
    _rug(art)
    _shade(art)
    for wall in WALLS:
        _medallion(art, wall)
    yield "koncita/room.svg", compact(sheet(art, f"0 0 {WHOLE} {WHOLE}"))


def _along(wall: str, distance: float) -> tuple[float, float]:
    """The point in the middle of a wall's thickness, so far from its left or upper end."""
    return {"red": (distance, WALL / 2), "green": (distance, WHOLE - WALL / 2),
            "blue": (WALL / 2, distance), "yellow": (WHOLE - WALL / 2, distance)}[wall]


def _wall(art, wall):
    """A painted strip, mitred at the corners, darker where it meets the floor in the light's lee."""
    base = WALLS[wall][0]
    light, _, dark = tones(base)
    if wall in ("green", "yellow"):
        stops = [(0, mix(base, dark, .5), 1), (.3, base, 1), (1, mix(base, light, .25), 1)]
    else:
        stops = [(0, mix(base, light, .35), 1), (.7, base, 1), (1, mix(base, dark, .6), 1)]
    x2, y2 = (0, 100) if wall in ("red", "green") else (100, 0)
    strip = poly(_STRIPS[wall])
    art.flat(strip, art.linear(stops, 0, 0, x2, y2))
    art.stroke(strip, INK, 5)
    for sixteenth in (1, 2, 3, 13, 14, 15):     # the rest is left to the emblems
        x, y = _along(wall, WALL + FLOOR * sixteenth / 16)
        art.flat(star(x, y, 7, 4.4, 4), mix(base, "#FFF3D2", .5), .7)


def _medallion(art, wall):
    """The wall's ball in its middle, its emblem again to both sides."""
    for side in (-1, 1):
        glyph(art, WALLS[wall][1], *_along(wall, WHOLE / 2 + side * SQUARE * 1.75), 22)
    ball(art, wall, *_along(wall, WHOLE / 2), 16.4, point=False)


def _tiles(art):
    shades = random.Random(5)
    for row in range(SQUARES):
        for column in range(SQUARES):
            tint, amount = shades.choice(("#C89A60", "#FFF3D2")), shades.uniform(0, .05)
            x, y = WALL + column * SQUARE, WALL + row * SQUARE
            art.flat(f"M{x} {y}L{x + SQUARE} {y}L{x + SQUARE} {y + SQUARE}L{x} {y + SQUARE}Z",
                     mix(TILES[(row + column) % 2], tint, amount))
            art.stroke(f"M{x + 5} {y + SQUARE - 5}L{x + 5} {y + 5}L{x + SQUARE - 5} {y + 5}", "#FFF6DC", 2, .5)
    for line in range(SQUARES + 1):
        at = WALL + line * SQUARE
        art.stroke(f"M{WALL} {at}L{WALL + FLOOR} {at}M{at} {WALL}L{at} {WALL + FLOOR}", "#7A5236", 2.2, .7)


def _rug(art):
    """A square rug says: these four squares are the middle."""
    middle, side = WALL + FLOOR / 2, SQUARE * 2 - 8
    near, far = middle - side / 2, middle + side / 2
    for inset, colour in ((0, RUG), (7, "#F0C8D4"), (12, "#C98AA8")):
        art.flat(rounded(near + inset, near + inset, side - 2 * inset, side - 2 * inset, 14), colour, .85)
    art.stroke(f"M{near} {middle}L{far} {middle}M{middle} {near}L{middle} {far}", RUG, 2.4, .7)
    art.flat(star(middle, middle, 26, 12, 8), "#F0C8D4", .9)


def _shade(art):
    """The upper and the left wall stand between the light and the floor."""
    end = WALL + FLOOR
    art.flat(f"M{WALL} {WALL}L{end} {WALL}L{end} {WALL + 22}L{WALL} {WALL + 22}Z",
             art.linear([(0, SHADE, .45), (1, SHADE, 0)]))
    art.flat(f"M{WALL} {WALL}L{WALL + 16} {WALL}L{WALL + 16} {end}L{WALL} {end}Z",
             art.linear([(0, SHADE, .34), (1, SHADE, 0)], 0, 0, 100, 0))
    art.stroke(f"M{WALL} {WALL}L{end} {WALL}L{end} {end}L{WALL} {end}Z", INK, 5)
    art.stroke(f"M2.5 2.5L{WHOLE - 2.5} 2.5L{WHOLE - 2.5} {WHOLE - 2.5}L2.5 {WHOLE - 2.5}Z", INK, 5)
