"""The pieces of Irene: breadcrumbs, the Mountain's plinth, the bell, the lamp at the thread's end, shields, and the cavern."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, smooth
from sprites.kit.irene.icons import shout
from sprites.kit.irene.symbols import PAINTERS, SYMBOLS, WOOD, placed
from sprites.kit.irene.tiles import number_shield
from sprites.kit.palette import GOLD, mix
from sprites.kit.sheet import sheet

CRUMB = "-10 -10 120 120"
# A breadcrumb's shape tells the player without the colour of its crust.
CRUSTS = {"bun": "#7A4A9C", "toast": "#E2702E", "cracker": "#2F98A4", "heart": "#D0487E"}
SHAPES = {
    "bun": ell(50, 50, 46),
    "toast": "M10 94C6 94 6 90 6 86L8 44C0 34 2 10 24 7C42 5 58 5 76 7C98 10 100 34 92 44L94 86C94 90 94 94 90 94Z",
    "cracker": poly([(50, -4), (104, 50), (50, 104), (-4, 50)]),
    "heart": "M50 98C26 84 0 62 0 32C0 4 34 -4 50 20C66 -4 100 4 100 32C100 62 74 84 50 98Z",
}
CAVERN = (1600, 900)
CRAGS = 56      # how far the crags reach into the cavern


def drawings() -> Iterator[tuple[str, str]]:
    """Every piece, and the layers of the cavern."""
    for name, art, view in (*_crumbs(), *_things(), *_cavern()):
        yield f"irene/{name}.svg", compact(sheet(art, view))


# breadcrumbs


def _crumbs() -> Iterator[tuple[str, Art, str]]:
    for shape in SHAPES:
        for symbol in SYMBOLS:
            yield f"crumb_{shape}_{symbol}", _crumb(shape, symbol), CRUMB
        yield f"slot_{shape}", _slot(shape), CRUMB
        yield f"badge_{shape}", _badge(shape), CRUMB


def _crumb(shape: str, symbol: str) -> Art:
    """A player's breadcrumb with its symbol (I-06)."""
    art, outline, chance = Art(), SHAPES[shape], random.Random(f"{shape} {symbol}")
    art.form(outline, CRUSTS[shape], 5, .2)
    art.push("translate(50 50) scale(.74) translate(-50 -50)")
    art.form(outline, "#FCE9C2", 3, .15)
    for _ in range(9):
        art.flat(ell(chance.uniform(24, 76), chance.uniform(24, 76), 2.2), "#D9A86A", .7)
    art.pop()
    placed(art, 50, 46 if shape == "heart" else 51, 54, PAINTERS[symbol])
    return art


def _slot(shape: str) -> Art:
    """The empty place of a breadcrumb; its pale symbol is laid over it."""
    art = Art()
    art.flat(SHAPES[shape], "#8A6A3A", .16)
    art.stroke(SHAPES[shape], WOOD, 4, .6)
    return art


def _badge(shape: str) -> Art:
    """A player's mark: the same shape without a symbol."""
    art = Art()
    art.form(SHAPES[shape], CRUSTS[shape], 6, .3)
    return art


# single things


def _things() -> Iterator[tuple[str, Art, str]]:
    yield "plinth", _plinth(), "-12 -12 144 144"
    yield "bell", _bell("#C9822A", "#7A1E30"), "-2 -2 106 106"
    yield "bell_spent", _bell("#8A8078", "#5A5058"), "-2 -2 106 106"
    yield "count", _count(), "0 0 102 102"
    yield "shield", _shield(), "52 104 98 98"
    yield "lamp", _lamp(), "-26 -26 152 152"


def _plinth() -> Art:
    """The rock that marks the Mountain's own cell; its face is 120 units wide."""
    art, chance, rim = Art(), random.Random(9), []
    for k in range(20):
        t = k * math.pi / 10
        reach = 55 / max(abs(math.cos(t)), abs(math.sin(t))) ** .82 + chance.uniform(-2.5, 2.5)
        rim.append((60 + reach * math.cos(t), 60 + reach * math.sin(t)))
    art.form(smooth(rim), "#A88E7E", 3.4, .2)
    for x, y in rim[::2]:
        art.line([(x, y, .8), (x * .93 + 4.2, y * .93 + 4.2, 3), (x * .88 + 8, y * .88 + 6, .8)], "#4A3440", .7)
    return art


def _bell(rim: str, field: str) -> Art:
    """The round bell of *Goblins!*; the ring of its countdown (middle (50, 50), radius 42) is drawn over it."""
    art = Art()
    art.form(ell(50, 50, 47), rim, 3, .2)
    art.form(ell(50, 50, 37), field, 2, .1)
    placed(art, 50, 50, 62, shout)
    return art


def _count() -> Art:
    """A round plate for the number of tiles in a pile."""
    art = Art()
    art.form(ell(50, 50, 44), GOLD, 4, .2)
    art.form(ell(50, 50, 35), "#7A1E30", 3, .1)
    return art


def _shield() -> Art:
    """The Homes' shield alone."""
    art = Art()
    number_shield(art)
    return art


def _lamp() -> Art:
    """Irene's lamp, shining."""
    art = Art()
    art.glow(50, 54, 72, "#E8F4FF", .9)
    PAINTERS["lamp"](art)
    return art


# the cavern


def _cavern() -> Iterator[tuple[str, Art, str]]:
    width, height = CAVERN
    chance = random.Random(5)
    yield "cavern_floor", _flagstones(chance), f"0 0 {width} {height}"
    yield "cavern_roof", _crags(chance, 1), f"0 0 {width} {CRAGS}"
    yield "cavern_foot", _crags(chance, -1), f"0 -{CRAGS} {width} {CRAGS}"
    yield "cavern_light", _lamplight(), f"0 0 {width} {height}"


def _flagstones(chance: random.Random) -> Art:
    """Faint stones and cracks."""
    art, (width, height) = Art(), CAVERN
    for _ in range(70):
        x, y, reach = chance.uniform(0, width), chance.uniform(0, height), chance.uniform(26, 70)
        corners = [k * .9 + chance.uniform(-.25, .25) for k in range(7)]
        art.flat(smooth([(x + reach * 1.3 * math.cos(t), y + reach * .7 * math.sin(t)) for t in corners]),
                 "#FFF0D8" if chance.random() < .5 else "#140C22", .035)
        crack = ((-1, .5, .6), (-.2, .72, 2.4), (.9, .46, .6))
        art.line([(x + reach * right, y + reach * down, wide) for right, down, wide in crack], "#140C22", .22)
    return art


def _crags(chance: random.Random, way: int) -> Art:
    """Crags that hang (way 1) or stand (way -1); they are longest in the corners."""
    art, width, x = Art(), CAVERN[0], -20.0
    while x < width + 20:
        wide, outwards = chance.uniform(34, 74), abs(x - width / 2) / (width / 2)
        long = way * (chance.uniform(6, 13) + 26 * min(1, outwards) ** 5)
        root = -4 * way
        art.form(smooth([(x - 4, root, "c"), (x + wide * .2, root + long * .7), (x + wide * .5, root + long),
                         (x + wide * .8, root + long * .6), (x + wide + 4, root, "c")]),
                 mix("#574C68", "#2A2038", chance.uniform(.1, .5)), 2.4, .15)
        x += wide * .86
    return art


def _lamplight() -> Art:
    """A warm light over the Caves that does not reach the corners."""
    art, (width, height) = Art(), CAVERN
    place = f"translate({width * .47:.0f} {height * .42:.0f}) scale({width * .0068:.3f} {height * .0078:.3f})"
    stops = [(0, "#FFD890", .20), (.34, "#FFC080", .09), (.6, "#0A0A1E", .0), (.85, "#0A0A1E", .42), (1, "#0A0818", .78)]
    light = art._grad("radial", f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100" gradientTransform="{place}"', stops)
    art.flat(f"M0 0L{width} 0L{width} {height}L0 {height}Z", light)
    return art
