"""The Princess's room from above: a checkered floor with the rug that marks its middle, and walls for its four sides."""
from __future__ import annotations

import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, star
from sprites.kit.koncita.walls import SIDES, WALLS
from sprites.kit.palette import GOLD, INK, mix, tones
from sprites.kit.sheet import sheet

SQUARE, SQUARES, WALL = 84, 8, 38       # a square's side, squares in a row, the thickness of a wall
FLOOR = SQUARE * SQUARES
WHOLE = FLOOR + 2 * WALL
TILES = ("#DDBB9C", "#F4E2BC")
SHADE = "#2C1B4A"
RUG = "#8A3A62"
_STRIPS = {
    "top": [(0, 0), (WHOLE, 0), (WHOLE - WALL, WALL), (WALL, WALL)],
    "right": [(WHOLE, 0), (WHOLE, WHOLE), (WHOLE - WALL, WHOLE - WALL), (WHOLE - WALL, WALL)],
    "bottom": [(0, WHOLE), (WHOLE, WHOLE), (WHOLE - WALL, WHOLE - WALL), (WALL, WHOLE - WALL)],
    "left": [(0, 0), (0, WHOLE), (WALL, WHOLE - WALL), (WALL, WALL)],
}
_VIEWS = {"top": f"0 0 {WHOLE} {WALL}", "right": f"{WHOLE - WALL} 0 {WALL} {WHOLE}",
          "bottom": f"0 {WHOLE - WALL} {WHOLE} {WALL}", "left": f"0 0 {WALL} {WHOLE}"}
_RIM = f"M2.5 2.5L{WHOLE - 2.5} 2.5L{WHOLE - 2.5} {WHOLE - 2.5}L2.5 {WHOLE - 2.5}Z"


def drawings() -> Iterator[tuple[str, str]]:
    """The floor, to be laid under everything that stands in the room; every wall on every side; a stud for the corners."""
    art = Art()
    art.flat(rounded(0, 0, WHOLE, WHOLE, 2), INK)
    _tiles(art)
    _rug(art)
    _shade(art)
    yield "koncita/room.svg", compact(sheet(art, f"0 0 {WHOLE} {WHOLE}"))
    for wall in WALLS:
        for side in SIDES:
            yield f"koncita/wall_{wall}_{side}.svg", compact(sheet(_wall(wall, side), _VIEWS[side]))
    stud = Art()
    stud.form(ell(WALL / 2, WALL / 2, 16), GOLD, 2.6, .2)
    stud.form(ell(WALL / 2, WALL / 2, 7.5), "#FFF4D4", 2, 0)
    yield "koncita/stud.svg", compact(sheet(stud, f"0 0 {WALL} {WALL}"))


def _along(side: str, distance: float) -> tuple[float, float]:
    """The point in the middle of a wall's thickness, so far from its left or upper end."""
    return {"top": (distance, WALL / 2), "bottom": (distance, WHOLE - WALL / 2),
            "left": (WALL / 2, distance), "right": (WHOLE - WALL / 2, distance)}[side]


def _wall(wall, side):
    """A painted strip, mitred at the corners, darker where it meets the floor in the light's lee."""
    art, base = Art(), WALLS[wall][0]
    light, _, dark = tones(base)
    if side in ("bottom", "right"):
        stops = [(0, mix(base, dark, .5), 1), (.3, base, 1), (1, mix(base, light, .25), 1)]
    else:
        stops = [(0, mix(base, light, .35), 1), (.7, base, 1), (1, mix(base, dark, .6), 1)]
    x2, y2 = (0, 100) if side in ("top", "bottom") else (100, 0)
    strip = poly(_STRIPS[side])
    art.flat(strip, art.linear(stops, 0, 0, x2, y2))
    art.stroke(strip, INK, 5)
    for sixteenth in (1, 2, 3, 13, 14, 15):     # the rest is left to the emblems
        x, y = _along(side, WALL + FLOOR * sixteenth / 16)
        art.flat(star(x, y, 7, 4.4, 4), mix(base, "#FFF3D2", .5), .7)
    art.stroke(_RIM, INK, 5)
    return art


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
    art.stroke(_RIM, INK, 5)
