"""The map of the solo campaign: a land from spring to winter, with a river, and mountains where the road ends."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.palette import INK

WIDTH, HEIGHT = 1040, 720
_GROUND = (
    (0, "#A9C77E", 1),
    (0.18, "#B4BE6C", 1),
    (0.38, "#CDBB66", 1),
    (0.52, "#D9AE62", 1),
    (0.66, "#CF8F55", 1),
    (0.80, "#B7A79B", 1),
    (1, "#C6CCDA", 1),
)
_RIVER = (
    (584, -20),
    (574, 60),
    (606, 130),
    (612, 196),
    (566, 270),
    (520, 340),
    (506, 400),
    (470, 460),
    (430, 520),
    (424, 590),
    (446, 660),
    (450, 740),
)
#: Hills by their left foot, width, height and colour.
_HILLS = (
    (26, 252, 116, 38, "#A4C476"),
    (112, 256, 94, 26, "#B3CE84"),
    (330, 214, 122, 44, "#D3BC62"),
    (434, 214, 88, 28, "#DCC774"),
    (628, 176, 104, 46, "#D08A48"),
    (716, 178, 84, 28, "#DA9A58"),
)
#: Trees by where they stand, how large they are, and the season whose they are.
_TREES = (
    (216, 324, 1.0, "spring"),
    (254, 330, 0.8, "spring_green"),
    (66, 406, 1.1, "spring"),
    (100, 432, 0.9, "spring"),
    (22, 532, 1.2, "spring"),
    (28, 574, 1.0, "spring_green"),
    (112, 690, 1.0, "spring"),
    (330, 344, 0.9, "summer"),
    (224, 668, 1.0, "summer_green"),
    (298, 700, 1.1, "summer"),
    (344, 684, 1.0, "summer"),
    (468, 652, 1.1, "summer"),
    (512, 672, 0.9, "summer_green"),
    (604, 306, 1.0, "autumn"),
    (636, 326, 1.1, "red"),
    (738, 306, 1.0, "autumn"),
    (688, 616, 1.15, "red"),
    (648, 642, 0.9, "red"),
    (732, 646, 1.0, "autumn"),
    (556, 700, 1.0, "red"),
    (596, 694, 1.2, "autumn"),
    (778, 692, 1.1, "red"),
)
_FIRS = (
    (814, 340, 1.1),
    (940, 300, 1.1),
    (864, 620, 1.1),
    (898, 642, 1.1),
    (1012, 556, 1.1),
    (994, 600, 1.0),
    (978, 356, 0.8),
    (1018, 690, 0.9),
)
_CROWNS = {
    "spring": "#F2A2C6",
    "spring_green": "#9CC46A",
    "summer": "#C9C24A",
    "summer_green": "#A8C85A",
    "autumn": "#E08A34",
    "red": "#C85A2C",
}
_MOUNTAINS = (
    ((826, 178), (868, 76), (912, 178)),
    ((1012, 178), (996, 98), (1044, 178)),
    ((880, 182), (940, 54), (1006, 182)),
)


def drawings() -> Iterator[tuple[str, str]]:
    """The map without its road, which tells how far somebody has come."""
    art = Art()
    art.flat(rounded(0, 0, WIDTH, HEIGHT, 10), art.linear([*_GROUND], 0, 20, 100, 60))
    _mottles(art)
    for left, foot, wide, high, colour in _HILLS:
        _hill(art, left, foot, wide, high, colour)
    _river(art)
    for left, top, right in _MOUNTAINS:
        _mountain(art, left, top, right)
    _corn(art)
    _house(art, 56, 640, "#B9683A")
    for place in sorted(
        (*(("tree", *tree) for tree in _TREES), *(("fir", *fir) for fir in _FIRS)), key=lambda one: one[2]
    ):
        _tree(art, *place[1:]) if place[0] == "tree" else _fir(art, *place[1:])
    _house(art, 698, 622, "#C8703A")
    yield "pact/campaign_map.svg", compact(art.svg(f"0 0 {WIDTH} {HEIGHT}"))


def _mottles(art: Art) -> None:
    """Meadows and drifts, so that the ground is not flat."""
    chance = random.Random("map")
    for _ in range(90):
        x, y, size = chance.uniform(30, WIDTH - 30), chance.uniform(30, HEIGHT - 30), chance.uniform(14, 60)
        size = min(size, x - 8, WIDTH - 8 - x, (y - 8) / 0.55, (HEIGHT - 8 - y) / 0.55)
        art.flat(ell(x, y, size, size * 0.55), chance.choice(("#FFFFFF", "#FFF3C8", "#4A5A28")), 0.07)
    for _ in range(70):
        x, y = chance.uniform(20, WIDTH - 20), chance.uniform(24, HEIGHT - 20)
        art.stroke(
            f"M{x:.0f} {y:.0f}l-3 -8M{x:.0f} {y:.0f}l3 -9",
            "#6A7A34" if x < 560 else "#8A6A4A" if x < 800 else "#8E96AC",
            2,
            0.5,
        )


def _hill(art: Art, left: float, foot: float, wide: float, high: float, colour: str) -> None:
    dome = smooth(
        [
            (left, foot, "c"),
            (left + wide * 0.2, foot - high * 0.66),
            (left + wide * 0.5, foot - high),
            (left + wide * 0.8, foot - high * 0.62),
            (left + wide, foot, "c"),
        ]
    )
    art.form(dome, colour, 2.2, 0.2)
    for share in (0.34, 0.56, 0.76):
        x, y = left + wide * share, foot - high * 0.34
        art.stroke(f"M{x - 6:.0f} {y:.0f}l6 -9l6 9", INK, 1.8, 0.45)


def _river(art: Art) -> None:
    line = f"M{_RIVER[0][0]} {_RIVER[0][1]}"
    for (x0, y0), (x1, y1) in zip(_RIVER, _RIVER[1:], strict=False):
        middle = (y0 + y1) / 2
        line += f"C{x0} {middle} {x1} {middle} {x1} {y1}"
    inside = 'stroke-linejoin="round"'
    for colour, wide, light in ((INK, 33, 0.8), ("#6FA8C8", 28, 1.0), ("#9CCBE2", 15, 0.8), ("#E4F4FA", 3, 0.7)):
        art.raw(
            f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-opacity="{light}" {inside}/>'
        )


def _mountain(art: Art, left, top, right) -> None:
    (lx, ly), (tx, ty), (rx, ry) = left, top, right
    art.form(poly([left, top, right]), "#8A97BE", 3, 0.2)
    art.flat(poly([top, (rx, ry), (tx + (rx - tx) * 0.2, ry), (tx + 4, ty + (ry - ty) * 0.5)]), "#5A6494", 0.55)
    cap = 0.36
    art.flat(
        poly(
            [
                top,
                (tx + (rx - tx) * cap, ty + (ry - ty) * cap),
                (tx + (rx - tx) * 0.12, ty + (ry - ty) * 0.28),
                (tx - 2, ty + (ly - ty) * 0.44),
                (tx + (lx - tx) * 0.16, ty + (ly - ty) * 0.26),
                (tx + (lx - tx) * cap, ty + (ly - ty) * cap),
            ]
        ),
        "#F6F9FF",
    )


def _corn(art: Art) -> None:
    for step in range(6):
        x, y = 284 + 18 * step, 606 + (step % 2) * -5
        art.stroke(
            f"M{x} {y}v-20M{x} {y - 8}l-6 -7M{x} {y - 8}l6 -7M{x} {y - 16}l-4 -6M{x} {y - 16}l4 -6", "#B88A2A", 2.6
        )


def _tree(art: Art, x: float, y: float, size: float, look: str) -> None:
    art.flat(ell(x + 6, y + 3, 16 * size, 4 * size), INK, 0.16)
    art.form(rounded(x - 3.5 * size, y - 14 * size, 7 * size, 16 * size, 2), "#8A5A34", 1.8, 0)
    crown = smooth(
        [
            (x - 15 * size, y - 20 * size),
            (x - 9 * size, y - 36 * size),
            (x + 8 * size, y - 37 * size),
            (x + 15 * size, y - 22 * size),
            (x + 6 * size, y - 11 * size),
            (x - 8 * size, y - 11 * size),
        ]
    )
    art.form(crown, _CROWNS[look], 2.2, 0.2)
    art.flat(ell(x - 5 * size, y - 29 * size, 4.6 * size, 3.4 * size), "#FFFFFF", 0.35)


def _fir(art: Art, x: float, y: float, size: float) -> None:
    art.flat(ell(x + 6, y + 3, 15 * size, 4 * size), INK, 0.16)
    art.form(rounded(x - 3 * size, y - 10 * size, 6 * size, 12 * size, 1), "#6A4A34", 1.8, 0)
    for low, high, half in ((-8, -34, 16), (-22, -48, 13), (-36, -60, 9)):
        art.form(
            poly([(x - half * size, y + low * size), (x, y + high * size), (x + half * size, y + low * size)]),
            "#3E6A6E",
            2,
            0.2,
        )
    art.flat(
        poly([(x - 5 * size, y - 46 * size), (x, y - 60 * size), (x + 5 * size, y - 46 * size), (x, y - 49 * size)]),
        "#F6F9FF",
    )


def _house(art: Art, x: float, y: float, roof: str) -> None:
    art.flat(ell(x + 4, y + 36, 38, 7), INK, 0.18)
    art.form(rounded(x - 26, y - 2, 52, 36, 3), "#F0DDB6", 2.4, 0.2)
    art.form(poly([(x - 36, y + 2), (x, y - 32), (x + 36, y + 2)]), roof, 2.6, 0.2)
    art.form(rounded(x - 8, y + 10, 16, 24, 4), "#6A4A92", 2, 0.2)
    art.form(rounded(x - 22, y + 9, 10, 10, 1), "#BFE2F0", 1.6, 0)
