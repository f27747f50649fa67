"""The mossy table-top: tufts and ferns at its rim, a pool of light, mushrooms; and the rays and confetti of a result."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.palette import mix
from sprites.kit.sheet import sheet
from sprites.kit.shell.wood import HEIGHT, WIDTH, vignette

RAYS_VIEW = "-700 -300 1400 1500"       # room for windows wider or taller than the design
MUSHROOMS = {"red": "#D8574C", "blue": "#5AA0C0", "pink": "#C84A78", "orange": "#E0803C", "violet": "#7A5AB0"}


def fern(art: Art, x: float, y: float, angle: float, length: float, colour: str) -> None:
    """One fern frond: a curved spine with tapering leaflets."""
    t = math.radians(angle)
    n = 13
    bend = .5 if math.cos(t) > 0 else -.5
    spine = [(x + math.cos(t + bend * i / n) * length * i / n, y + math.sin(t + bend * i / n) * length * i / n) for i in range(n + 1)]
    for i in range(1, n):
        (x0, y0), (x1, y1) = spine[i - 1], spine[i + 1]
        heading = math.atan2(y1 - y0, x1 - x0)
        leaf = length * .30 * math.sin(math.pi * (.16 + .84 * i / n)) + 4
        px, py = spine[i]
        for side in (-1, 1):
            q = heading + side
            middle = (px + math.cos(q) * leaf * .5, py + math.sin(q) * leaf * .5, leaf * .20 + 2)
            tip = (px + math.cos(q - side * .25) * leaf, py + math.sin(q - side * .25) * leaf, .5)
            art.flat(brush([(px, py, 3), middle, tip], 3), colour if side < 0 else mix(colour, "#0A1420", .35))
    art.line([(*spine[0], 5), (*spine[n // 2], 3.5), (*spine[n], .8)], mix(colour, "#0A1420", .5))


def _moss():
    """Tufts, dense at the rim and sparse in the middle, and ferns that reach in from the edges."""
    rnd = random.Random(3)
    art = Art()
    for _ in range(620):
        x, y = rnd.uniform(0, WIDTH), rnd.uniform(0, HEIGHT)
        edge = max(abs(x - WIDTH / 2) / (WIDTH / 2), abs(y - HEIGHT / 2) / (HEIGHT / 2))
        if rnd.random() > edge ** 3.2 * .9:
            continue
        colour = rnd.choice(("#3F6B3A", "#4F7F3E", "#345C3C", "#64914A"))
        length = rnd.uniform(8, 17)
        for j in range(3):
            t = math.radians(-90 + (j - 1) * 34 + rnd.uniform(-12, 12))
            cos, sin = math.cos(t) * length, math.sin(t) * length
            art.flat(brush([(x, y, 4.4), (x + cos * .6, y + sin * .6, 3.6), (x + cos, y + sin, .6)], 2), colour, .75)
    ferns = ((-12, HEIGHT + 6, 190, (-82, -58, -34, -14)), (-14, -10, 170, (78, 52, 24)),
             (WIDTH + 12, HEIGHT + 8, 180, (-98, -124, -150)), (WIDTH + 12, -8, 150, (100, 130, 158)),
             (-16, HEIGHT * .5, 120, (-40, 0, 36)), (WIDTH + 16, HEIGHT * .55, 110, (-140, 180, 144)))
    for x, y, length, angles in ferns:
        for i, angle in enumerate(angles):
            fern(art, x, y, angle, length * (1 - .12 * (i % 2)), ("#2C5A44", "#38694A", "#244C46")[i % 3])
    return art


def paint_mushroom(art: Art, colour: str, glow: str = "#8FFFE0") -> None:
    """A glowing mushroom that stands at (50, 94), 100 wide."""
    stem = smooth([(40, 50), (60, 50), (60, 76), (66, 92), (50, 96), (34, 92), (40, 76)])
    cap = smooth([(10, 56), (16, 30), (34, 14), (50, 10), (66, 14), (84, 30), (90, 56), (70, 62), (50, 59), (30, 62)])
    art.flat(ell(54, 94, 34, 8), art.radial([(0, "#080610", .6), (.6, "#080610", .4), (1, "#080610", 0)], 50, 50, 50))
    art.form(stem, "#E8DCC8", 3.2, .6, rimc=glow)
    art.flat(ell(50, 60, 20, 12), art.radial([(0, glow, .9), (1, glow, 0)], 50, 50, 50))
    art.form(cap, colour, 3.6, .6, rimc=glow)
    for x, y, r in ((34, 34, 7), (56, 24, 6), (70, 42, 6), (48, 46, 4.5)):
        art.flat(ell(x, y, r + 2.4, r * .85 + 2), glow, .35)
        art.flat(ell(x, y, r, r * .85), mix(glow, "#FFFFFF", .6))


def _rays():
    """Sun rays behind the winner, from (330, 380), reaching beyond the design on the left and fading to the right."""
    art = Art()
    paint = art._grad("linear", 'gradientUnits="userSpaceOnUse" x1="500" y1="0" x2="690" y2="0"', [(0, "#FFE9A8", .09), (1, "#FFE9A8", 0)])
    for i in range(18):
        ends = [math.radians(i * 20 + turn) for turn in (0, 9)]
        art.flat(poly([(330, 380)] + [(330 + 1700 * math.cos(t), 380 + 1700 * math.sin(t)) for t in ends]), paint)
    return art


def _confetti(number):
    """Scraps: four rounded ones and two stars."""
    colour = ("#E0506E", "#E9B440", "#6FB4F0", "#B58CE0", "#FFE27A", "#8CCB5A")[number]
    art = Art()
    d = star(12, 12, 10, 4.6) if number in (1, 4) else rounded(4, 5, 16, 14, 5)
    art.form(d, colour, 1.6, 0)
    return art


def pieces() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of the table-top and the result."""
    full = f"0 0 {WIDTH} {HEIGHT}"
    pool = [(0, "#FFE9A8", .13), (.4, "#BFE8A0", .05), (.62, "#0A0A1E", .0), (.85, "#0A0A1E", .48), (1, "#0A0818", .82)]
    yield "moss", sheet(_moss(), full)
    yield "vignette_moss", sheet(vignette((.45, .48), (.0068, .0074), pool), full)
    yield "rays", sheet(_rays(), RAYS_VIEW)
    for number in range(6):
        yield f"confetti_{number}", sheet(_confetti(number), "0 0 24 24")
    for name, colour in MUSHROOMS.items():
        art = Art()
        paint_mushroom(art, colour)
        yield f"mushroom_{name}", sheet(art, "-10 0 120 104")
