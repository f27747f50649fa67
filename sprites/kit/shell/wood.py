"""The goblins' den: earth wall, shelf, moon window, boards and steps of wood."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded
from sprites.kit.palette import COOL, INK, mix
from sprites.kit.sheet import sheet

WIDTH, HEIGHT = 1600, 900
SHELF_TOP, SHELF_FOOT = 452, 790        # where the two boards of the shelf begin


def whole(width: float = WIDTH, height: float = HEIGHT) -> str:
    """Path that covers a whole picture; it reaches beyond it so that no border pixel is half covered."""
    return f"M-20 -20L{width + 20} -20L{width + 20} {height + 20}L-20 {height + 20}Z"


def vignette(middle: tuple[float, float], reach: tuple[float, float], stops: list[tuple[float, str, float]]) -> Art:
    """A pool of light in a dark rim, over the whole picture; all numbers are shares of its width and height."""
    art = Art()
    place = f"translate({WIDTH * middle[0]:.0f} {HEIGHT * middle[1]:.0f}) scale({WIDTH * reach[0]:.2f} {HEIGHT * reach[1]:.2f})"
    paint = art._grad("radial", f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100" gradientTransform="{place}"', stops)
    art.flat(whole(), paint)
    return art


def board(art: Art, size: tuple[float, float], colour: str, seed: int, corner: float, grain: int) -> None:
    """A wooden board with `grain` lines in it."""
    width, height = size
    rnd = random.Random(seed)
    d = rounded(4, 4, width - 10, height - 12, corner)
    art.ink(d, 3.6)
    art.flat(d, art.linear([(0, mix(colour, "#FFE2A8", .35), 1), (.18, colour, 1), (.8, mix(colour, COOL, .22), 1),
                            (1, mix(colour, COOL, .5), 1)]))
    for _ in range(grain):
        y = rnd.uniform(12, height - 18)
        start = rnd.uniform(12, width * .6)
        end = min(width - 14, start + rnd.uniform(width * .15, width * .5))
        middle = ((start + end) / 2, y + rnd.uniform(-2, 2), 2.6)
        art.line([(start, y, .6), middle, (end, y, .6)], mix(colour, INK, .5), .5)


def _wall():
    """Stones and roots in the earth; the earth itself is noise."""
    rnd = random.Random(8)
    art = Art()
    for _ in range(46):
        x, y, r = rnd.uniform(0, WIDTH), rnd.uniform(0, HEIGHT), rnd.uniform(7, 20)
        art.flat(ell(x + 2, y + 3, r, r * .7), "#1E141C", .5)
        art.flat(ell(x, y, r, r * .7), mix("#6A5348", "#3A2C34", rnd.random()), .8)
        art.flat(ell(x - r * .25, y - r * .22, r * .5, r * .26), "#A88A70", .35)
    for x, length, bend in ((556, 200, -36), (812, 96, -18), (1010, 40, 20), (1588, 330, -50), (14, 420, 40), (1250, 34, -16)):
        root = [(x, -12, 30), (x + bend * .3, length * .4, 20), (x - bend * .2, length * .75, 11), (x + bend * .5, length, 2)]
        art.form(brush(root), "#6A4630", 3, .25)
    return art


def _niche():
    """The shade of the shelf's recess, from under its upper board down to the lower one; any width."""
    art = Art()
    art.flat("M-20 0L120 0L120 326L-20 326Z", art.linear([(0, "#160E18", .75), (.25, "#160E18", .42), (1, "#160E18", .62)]))
    return art


def _board(width, height, colour, seed, corner=8):
    art = Art()
    board(art, (width, height), colour, seed, corner, max(2, height // 9))
    return art


def _window():
    """A round window of radius 66: moon, stars, the edge of the wood."""
    r, side = 66, 172
    c = side / 2
    art = Art()
    art.form(ell(c, c, r + 13), "#8A5A34", 4, .2)
    art.form(ell(c, c, r), ("#4A6AB0", "#22345E", "#141A3A"), 3, 0)
    art.glow(c + r * .3, c - r * .3, r * .6, "#FFF6C8", .6)
    art.form(ell(c + r * .3, c - r * .3, r * .3), ("#FFFBE0", "#F8E4A0", "#D9B566"), 0, 0)
    rnd = random.Random(2)
    for _ in range(16):
        t, q = rnd.uniform(0, 6.28), rnd.uniform(.2, .9)
        star = ell(c + r * q * math.cos(t), c - abs(r * q * math.sin(t)) * .9, rnd.uniform(.8, 1.8))
        art.flat(star, "#FFFFFF", .9)
    hill = (f"M{c - r * .94:.1f} {c + r * .34:.1f}Q{c - r * .4:.1f} {c:.1f} {c:.1f} {c + r * .32:.1f}"
            f"Q{c + r * .5:.1f} {c + r * .02:.1f} {c + r * .95:.1f} {c + r * .30:.1f}"
            f"A{r} {r} 0 0 1 {c - r * .94:.1f} {c + r * .34:.1f}Z")
    art.flat(hill, art.linear([(0, "#2C5A54", 1), (1, "#10242E", 1)]))
    for q, height in ((-.52, .62), (-.22, .40), (.34, .50), (.66, .34)):
        x, y = c + r * q, c + r * .42
        art.flat(poly([(x - r * .15, y), (x, y - r * height), (x + r * .15, y)]), "#12303A")
    for width, colour in ((9, INK), (5, "#8A5A34")):
        art.stroke(f"M{c} {c - r}L{c} {c + r}M{c - r} {c}L{c + r} {c}", colour, width)
    return art


def _podium():
    """A winner's block, 200 wide; its top plate lies at y 10 to 38, its body is as deep as one likes."""
    width, height = 200, 160
    art = Art()
    d = rounded(5, 26, width - 10, height, 4)
    art.ink(d, 3.6)
    art.flat(d, art.linear([(0, "#C08A52", 1), (.25, "#9A6438", 1), (1, "#5E3A2E", 1)], 0, 0, 100, 0))
    art.flat(d, art.linear([(0, "#2A1820", .28), (.16, "#2A1820", 0), (.6, "#2A1820", 0), (1, "#2A1820", .35)]))
    for x in (width * .22, width * .5, width * .78):
        art.line([(x, 40, 2.4), (x, height * .5, 2.8), (x, height + 20, 2.4)], "#4A2C22", .45)
    d = rounded(0, 10, width, 28, 10)
    art.ink(d, 3.4)
    art.flat(d, art.linear([(0, "#F0C88A", 1), (.4, "#C08A52", 1), (1, "#8A5A34", 1)]))
    return sheet(art, "-6 0 214 194", (24, 60, 26, 20), (6, 10, 8, 8))


def _sign():
    """The name board, 500 x 122, without its letters."""
    width, height, colour = 500, 122, "#9A6A3C"
    art = Art()
    board(art, (width, height), colour, 21, 20, height // 9)
    art.stroke(rounded(16, 14, width - 34, height - 34, 14), mix(colour, INK, .55), 3)
    for x in (30, width - 34):
        for y in (30, height - 38):
            art.form(ell(x, y, 7), "#C8C0B4", 2.6, .2)
    return art


def _finger():
    """One finger of the goblin that peeps over the name board."""
    art = Art()
    art.form(ell(10, 15, 7, 12), "#8A78AA", 2.4, .3)
    return art


def _rope():
    """A straight piece of rope or chain, to be stretched downwards."""
    art = Art()
    art.flat("M0 -9L9 -9L9 49L0 49Z", INK)
    art.flat("M2 -9L7 -9L7 49L2 49Z", "#B08652")
    return sheet(art, "0 0 9 40", (0, 4, 0, 4))


def pieces() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of the den."""
    full = f"0 0 {WIDTH} {HEIGHT}"
    light = [(0, "#FFD890", .20), (.45, "#FFB870", .07), (.7, "#140A18", .10), (.9, "#140A18", .52), (1, "#140A18", .75)]
    yield "den_wall", sheet(_wall(), full)
    yield "den_niche", sheet(_niche(), "0 0 100 326")
    yield "den_shelf_top", sheet(_board(1640, 36, "#7A4E30", 5), "0 0 1640 36")
    yield "den_shelf_foot", sheet(_board(1640, 52, "#94623A", 9), "0 0 1640 52")
    yield "vignette_den", sheet(vignette((.42, .45), (.0070, .0080), light), full)
    yield "plank", sheet(_board(320, 52, "#8A5A34", 1), "0 0 320 52", (16, 16, 18, 20), (4, 4, 6, 8))
    yield "window", sheet(_window(), "0 0 172 172")
    yield "podium", _podium()
    yield "sign", sheet(_sign(), "0 0 500 122")
    yield "finger", sheet(_finger(), "0 0 22 32")
    yield "rope", _rope()
