"""The walls of the Princess's room: their colours, emblems, and the colour balls with points toward their sides."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, smooth, star
from sprites.kit.palette import CREAM, INK, mix
from sprites.kit.sheet import sheet

WALLS = {       # colour name -> (colour, emblem)
    "red": ("#C8413B", "flame"),
    "yellow": ("#E0A92E", "star"),
    "green": ("#4FA35A", "leaf"),
    "blue": ("#3F79C4", "drop"),
}
SIDES = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
BALL = "0 0 102 102"
GLYPH = "-8 -8 118 118"


def _flame(a, colour, ink):
    _outlined(a, smooth([(52, 4, "c"), (62, 30), (82, 48), (80, 76), (62, 94), (38, 94), (20, 76), (20, 52), (34, 36),
                         (38, 50), (50, 32)]), colour, ink)
    a.flat(smooth([(50, 58, "c"), (60, 72), (57, 84), (50, 87), (43, 84), (42, 72)]), mix(colour, INK, .55))


def _star(a, colour, ink):
    _outlined(a, star(50, 54, 48, 21), colour, ink)


def _leaf(a, colour, ink):
    _outlined(a, smooth([(14, 90, "c"), (10, 50), (34, 18), (90, 8, "c"), (86, 58), (56, 86)]), colour, ink)
    a.line([(8, 96, 6), (42, 60, 5), (72, 26, 2)], mix(colour, INK, .75))


def _drop(a, colour, ink):
    _outlined(a, smooth([(50, 4, "c"), (70, 36), (82, 62), (72, 87), (50, 95), (28, 87), (18, 62), (30, 36)]), colour, ink)
    a.line([(33, 64, 2), (36, 77, 8), (48, 84, 2)], mix(colour, INK, .55))


def _outlined(a, path, colour, ink):
    a.ink(path, ink)
    a.flat(path, colour)


# emblem name -> painter(a, colour, ink width): flat shapes that survive 20 px and greyscale
GLYPHS = {"flame": _flame, "star": _star, "leaf": _leaf, "drop": _drop}


def glyph(a: Art, name: str, x: float, y: float, size: float, colour: str = CREAM, ink: float = 5) -> None:
    """Paint a wall's emblem, `size` wide, with its middle at (x, y)."""
    a.push(f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:.4f})")
    GLYPHS[name](a, colour, ink)
    a.pop()


def ball(a: Art, wall: str, x: float, y: float, radius: float) -> None:
    """Paint a wall's ball: its colour and its emblem."""
    colour, emblem = WALLS[wall]
    a.form(ell(x, y, radius), colour, radius * .085, .35, rimc=CREAM)
    a.flat(ell(x - radius * .36, y - radius * .56, radius * .34, radius * .17), "#FFFFFF", .55)
    glyph(a, emblem, x, y, radius * 1.2, CREAM, 4.6)


def _point(x, y, radius, direction, reach, spread):
    """A triangle on the rim of a ball."""
    dx, dy = direction
    return poly([(x + dx * radius * reach, y + dy * radius * reach),
                 (x + dx * radius * .8 - dy * radius * spread, y + dy * radius * .8 + dx * radius * spread),
                 (x + dx * radius * .8 + dy * radius * spread, y + dy * radius * .8 - dx * radius * spread)])


def drawings() -> Iterator[tuple[str, str]]:
    """Balls, the points below them toward every side, the emblems in cream and in colour, and the ball of a wild card."""
    for wall, (colour, emblem) in WALLS.items():
        plain, flat, coloured = Art(), Art(), Art()
        ball(plain, wall, 50, 50, 46)
        GLYPHS[emblem](flat, CREAM, 5)
        GLYPHS[emblem](coloured, colour, 6)
        yield f"koncita/dot_{wall}.svg", compact(sheet(plain, BALL))
        yield f"koncita/glyph_{emblem}.svg", compact(sheet(flat, GLYPH))
        yield f"koncita/emblem_{wall}.svg", compact(sheet(coloured, GLYPH))
        for side, direction in SIDES.items():
            point = Art()
            point.form(_point(50, 50, 33, direction, 1.42, .55), colour, 33 * .075, 0)
            yield f"koncita/point_{wall}_{side}.svg", compact(sheet(point, BALL))
    wild = Art()
    wild.form(ell(50, 50, 46), ("#FFFFFF", "#F7F3EA", "#C9BED2"), 46 * .085, .2)
    wild.flat(star(50, 50, 46 * .2, 46 * .09, 4), INK)
    yield "koncita/dot_wild.svg", compact(sheet(wild, BALL))
