"""The four walls of the Princess's room: their colours, emblems and the colour balls that point at them."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, smooth, star
from sprites.kit.palette import CREAM, INK, mix
from sprites.kit.sheet import sheet

WALLS = {       # colour name -> (colour, emblem, direction on the board)
    "red": ("#C8413B", "flame", (0, -1)),
    "yellow": ("#E0A92E", "star", (1, 0)),
    "green": ("#4FA35A", "leaf", (0, 1)),
    "blue": ("#3F79C4", "drop", (-1, 0)),
}
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


def ball(a: Art, wall: str, x: float, y: float, radius: float, *, point: bool) -> None:
    """Paint a wall's ball: its colour, its emblem and, if asked for, a point in its direction."""
    colour, emblem, direction = WALLS[wall]
    if point:
        a.form(_point(x, y, radius, direction, 1.42, .55), colour, radius * .075, 0)
    a.form(ell(x, y, radius), colour, radius * .085, .35, rimc=CREAM)
    a.flat(ell(x - radius * .36, y - radius * .56, radius * .34, radius * .17), "#FFFFFF", .55)
    glyph(a, emblem, x, y, radius * 1.2, CREAM, 4.6)


def wild_ball(a: Art, x: float, y: float, radius: float) -> None:
    """Paint the white ball that stands for all walls: four emblems, each with a point toward its wall."""
    for colour, _, direction in WALLS.values():
        a.form(_point(x, y, radius, direction, 1.34, .5), colour, radius * .07, 0)
    a.form(ell(x, y, radius), ("#FFFFFF", "#F7F3EA", "#C9BED2"), radius * .085, .2)
    for colour, emblem, (dx, dy) in WALLS.values():
        glyph(a, emblem, x + dx * radius * .54, y + dy * radius * .54, radius * .5, colour, 6)
    a.flat(star(x, y, radius * .2, radius * .09, 4), INK)


def _point(x, y, radius, direction, reach, spread):
    """A triangle on the rim of a ball."""
    dx, dy = direction
    return poly([(x + dx * radius * reach, y + dy * radius * reach),
                 (x + dx * radius * .8 - dy * radius * spread, y + dy * radius * .8 + dx * radius * spread),
                 (x + dx * radius * .8 + dy * radius * spread, y + dy * radius * .8 - dx * radius * spread)])


def drawings() -> Iterator[tuple[str, str]]:
    """Balls with their points, the same without (dots), and the emblems in cream."""
    for wall, (_, emblem, _) in WALLS.items():
        pointed, plain, flat = Art(), Art(), Art()
        ball(pointed, wall, 50, 50, 33, point=True)
        ball(plain, wall, 50, 50, 46, point=False)
        GLYPHS[emblem](flat, CREAM, 5)
        yield f"koncita/ball_{wall}.svg", compact(sheet(pointed, BALL))
        yield f"koncita/dot_{wall}.svg", compact(sheet(plain, BALL))
        yield f"koncita/glyph_{emblem}.svg", compact(sheet(flat, GLYPH))
    wild = Art()
    wild_ball(wild, 50, 50, 34)
    yield "koncita/ball_wild.svg", compact(sheet(wild, BALL))
