"""The path tiles of Irene: 200-unit squares, a side view of a tunnel.

Every opening has the same roof, floor and bed on both sides, nothing is inked across it, and all paint that reaches an
edge is measured in the tile's own units: laid flush, the tiles are one cave.
"""
from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.irene.symbols import SYMBOLS, WOOD, placed, plate
from sprites.kit.palette import INK, mix
from sprites.kit.sheet import sheet

TILE = "0 0 200 200"
ROOF, FLOOR, BED = 34, 154, 174
OUTLINE = rounded(1.5, 1.5, 197, 197, 12)
ROCK, EARTH, SAND = "#857A92", "#7C5140", "#D2A468"
GRASS = "grass"
SKY = ((0, "#8CC8EE", 1), (.5, "#CFE8F2", 1), (.78, "#FFEFC0", 1), (1, "#FFE2A0", 1))
MEADOW = ((0, "#B8DF62", 1), (.4, "#6FB446", 1), (1, "#2F6A3A", 1))
TRODDEN = ((0, "#F2DCA0", 1), (1, "#C9985C", 1))
BLADES = ("#2F7A3C", "#4F9A3E", "#8CC94E")
Points = list[tuple[float, float]]


def drawings() -> Iterator[tuple[str, str]]:
    """A path tile from every symbol to every symbol and to the grass, without scrolls."""
    for entry in SYMBOLS:
        for leads_to in (*SYMBOLS, GRASS):
            yield f"irene/path_{entry}_{leads_to}.svg", compact(sheet(_path(entry, leads_to), TILE))


def _path(entry: str, leads_to: str) -> Art:
    """The entry's signpost at the left, at the right the exit's or green grass, room for scrolls between them."""
    art, seed = Art(), f"{entry} {leads_to}"
    rock(art, seed)
    tunnel(art, seed)
    if leads_to == GRASS:
        _way_out(art, seed)
    else:
        signpost(art, 162, leads_to)
    signpost(art, 38, entry)
    edge(art, right_open=leads_to == GRASS)
    return art


def downwards(art: Art, stops: Sequence[tuple[float, str, float]], top: float, bottom: float) -> str:
    """A paint that changes from one height to another, the same in every shape and every tile."""
    return art._grad("linear", f'gradientUnits="userSpaceOnUse" x1="0" y1="{top}" x2="0" y2="{bottom}"', stops)


# rock and tunnel


def rock(art: Art, seed: str, colour: str = ROCK) -> None:
    """The rock face of a tile with a few painted stones, flush to all four edges."""
    art.ink(OUTLINE, 1.6)
    art.flat(OUTLINE, art.linear([(0, mix(colour, "#FFF0D8", .34), 1), (.5, colour, 1), (1, mix(colour, "#2C1B4A", .42), 1)],
                                 10, 0, 70, 100))
    chance = random.Random(seed)
    _stones(art, chance, colour, 7, (6, 24))
    _stones(art, chance, colour, 8, (178, 195))


def _stones(art: Art, chance: random.Random, colour: str, number: int, between: tuple[float, float]) -> None:
    """Painted stones, spread evenly along the tile."""
    for i in range(number):
        x, y = 14 + 172 * (i + chance.uniform(.2, .8)) / number, chance.uniform(*between)
        reach = chance.uniform(6, 12)
        corners = [k * 1.05 + chance.uniform(-.2, .2) for k in range(6)]
        art.flat(smooth([(x + reach * 1.2 * math.cos(t), y + reach * .5 * math.sin(t)) for t in corners]),
                 mix(colour, "#FFF3D8" if chance.random() < .5 else "#3A2A55", chance.uniform(.12, .24)), .8)
        art.flat(smooth([(x - reach, y + reach * .4, "c"), (x, y + reach * .58 - 1), (x + reach, y + reach * .3, "c"),
                         (x, y + reach * .58 + 1)]), "#3A2A4A", .5)


def _across(inner: Points, level: float) -> Points:
    """A line from beyond the left edge to beyond the right one that crosses both exactly at `level`."""
    return [(-8, level), (0, level), *inner, (200, level), (208, level)]


def tunnel(art: Art, seed: str, colour: str = ROCK, chill: str | None = None) -> None:
    """The cavity, its stalactites and its sandy floor, through both side edges. A chill comes from the left edge only."""
    chance = random.Random(seed)
    roof = _across([(x, ROOF + chance.uniform(-15, 3)) for x in (24, 48, 74, 100, 126, 152, 176)], ROOF)
    way = chance.choice((-1, 1))
    ground = _across([(34, FLOOR + 4 * way), (68, FLOOR - 7 * way), (100, FLOOR + chance.uniform(-5, 5)),
                      (134, FLOOR + 8 * way), (168, FLOOR - 3 * way)], FLOOR)
    bed = [(x, y + BED - FLOOR + (chance.uniform(-2, 3) if 5 < x < 195 else 0)) for x, y in ground]
    cavity = smooth(roof, False) + " L" + smooth(bed[::-1], False)[1:] + "Z"
    art.stroke(cavity, INK, 6)
    art.flat(cavity, downwards(art, [(0, "#2C2038", 1), (.45, mix("#4A3346", EARTH, .4), 1), (.85, EARTH, 1), (1, EARTH, 1)],
                               22, 180))
    if chill:
        art.flat(cavity, _from_the_left(art, chill, .62))
    art.glow(100, 128, 92, "#FFC874", .34)
    _stalactites(art, chance, colour)
    mass = smooth(roof, False) + " L208 2L-8 2Z"                # the roof's rock hides their roots
    art.flat(mass, downwards(art, [(0, mix(colour, "#FFF0D8", .34), 1), (1, mix(colour, "#3A2A4A", .12), 1)], 2, 37))
    _stones(art, chance, colour, 7, (5, 22))
    floor = smooth(ground, False) + " L" + smooth(bed[::-1], False)[1:] + "Z"
    art.stroke(floor, INK, 3.4)
    art.flat(floor, downwards(art, [(0, mix(SAND, "#FFF0C4", .5), 1), (.4, SAND, 1), (1, mix(SAND, "#4A2A3A", .5), 1)],
                              147, 181))
    if chill:
        art.flat(floor, _from_the_left(art, chill, .35))
    for _ in range(9):      # pebbles
        x, y = chance.uniform(12, 188), FLOOR + chance.uniform(6, 15)
        art.flat(ell(x, y, chance.uniform(1.6, 3.4), 1.6), mix(SAND, INK, .45), .65)
    lip = [2.6, 2.6, *(4.2 if i % 2 == 0 else 2.6 for i in range(len(roof) - 4)), 2.6, 2.6]
    art.line([(x, y, width) for (x, y), width in zip(roof, lip, strict=True)], INK)


def _from_the_left(art: Art, colour: str, strength: float) -> str:
    stops = [(0, colour, strength), (.45, colour, strength * .8), (1, colour, 0)]
    return art._grad("linear", 'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="190" y2="0"', stops)


def _stalactites(art: Art, chance: random.Random, colour: str) -> None:
    root = ROOF - 14
    for x in chance.sample((14, 30, 58, 78, 94, 110, 128, 146, 170, 186), 5):
        length, width = chance.uniform(10, 26), chance.uniform(6, 11)
        art.form(smooth([(x - width, root, "c"), (x + width, root, "c"), (x + width * .35, root + 12 + length * .4),
                         (x + 1, root + 14 + length, "c"), (x - width * .4, root + 12 + length * .4)]),
                 mix(colour, "#3A2A4A", .16), 1.8, 0)


def signpost(art: Art, x: float, symbol: str, size: float = 72, y: float = 88) -> None:
    """A post with its plate."""
    foot = FLOOR + 6
    art.form(poly([(x - 4.5, y), (x + 4.5, y), (x + 5.5, 130), (x + 5.5, foot), (x - 5.5, foot), (x - 3.5, 130)]),
             WOOD, 2.4, .3)
    art.flat(ell(x, FLOOR + 7, 16, 4), "#4A2A2A", .5)
    placed(art, x, y, size, plate, symbol)


def edge(art: Art, *, left_open: bool = False, right_open: bool = False) -> None:
    """The tile's ink frame: closed above and below, at the sides open where the tunnel (or the sky) goes on."""
    left, right = (13 if is_open else ROOF - 2 for is_open in (left_open, right_open))
    left_foot, right_foot = (187 if is_open else BED + 3 for is_open in (left_open, right_open))
    art.stroke("M3 13Q3 3 13 3L187 3Q197 3 197 13", "#FFF3D2", 1.8, .55)
    art.stroke(f"M1.5 {left}L1.5 13Q1.5 1.5 13 1.5L187 1.5Q198.5 1.5 198.5 13L198.5 {right}", INK, 3.6)
    art.stroke(f"M1.5 {left_foot}L1.5 187Q1.5 198.5 13 198.5L187 198.5Q198.5 198.5 198.5 187L198.5 {right_foot}", INK, 3.6)


# the open air


def _way_out(art: Art, seed: str) -> None:
    """The cave's mouth, morning, and a meadow."""
    mouth = "M136 200C124 150 124 70 146 28C152 16 160 6 168 2L204 2L204 200Z"
    art.stroke(mouth, INK, 7)
    art.flat(mouth, sky(art))
    art.glow(170, 62, 30, "#FFF6C0", .95)
    art.form(ell(176, 62, 13), "#FFE27A", 2, 0)
    art.line([(139, 160, 3), (128, 100, 9), (146, 34, 8), (168, 4, 3)], mix(ROCK, "#FFF0D8", .42))
    art.line([(136, 150, 1), (124, 100, 3), (142, 34, 3), (160, 6, 1)], INK)
    grass(art, f"M104 200C106 186 110 {BED + 4} 120 {BED - 2}C126 {FLOOR + 6} 138 {FLOOR - 6} 158 {FLOOR - 5}"
               f"C178 {FLOOR - 4} 190 {FLOOR} 200 {FLOOR}L204 {FLOOR}L204 200Z")
    trodden(art, f"M119 {BED - 3}C138 {FLOOR + 9} 176 {FLOOR + 7} 200 {FLOOR + 7}L204 {FLOOR + 7}L204 {BED}L200 {BED}"
                 f"C176 {BED + 1} 138 {BED + 2} 119 {BED - 3}Z")
    chance = random.Random(seed)
    for _ in range(15):
        x = chance.uniform(132, 190)
        y = chance.choice((chance.uniform(FLOOR, FLOOR + 3), chance.uniform(BED + 8, 194)))
        tuft(art, x, y, chance.uniform(8, 13), chance.choice(BLADES))
    for x, y, colour in ((148, 188, "#FFE27A"), (170, 192, "#FFFFFF"), (184, 186, "#F58AA8")):
        for i in range(5):
            art.flat(ell(x + 3 * math.cos(i * 1.257), y + 3 * math.sin(i * 1.257), 2.5), colour)
        art.flat(ell(x, y, 1.8), "#C9822A")


def sky(art: Art) -> str:
    """The morning's paint."""
    return downwards(art, SKY, 2, 200)


def grass(art: Art, outline: str) -> None:
    """A meadow; its edge is inked."""
    art.stroke(outline, INK, 4)
    art.flat(outline, downwards(art, MEADOW, FLOOR - 5, 200))


def trodden(art: Art, outline: str) -> None:
    """The path through it."""
    art.flat(outline, downwards(art, TRODDEN, FLOOR, BED))


def tuft(art: Art, x: float, y: float, height: float, colour: str) -> None:
    """Three blades of grass."""
    for lean in (-28, 0, 28):
        along, across = math.sin(math.radians(lean)), math.cos(math.radians(lean))
        outline = ((-1.7, 0), (-1.5, .6), (0, 1.04), (1.5, .6), (1.7, 0))
        art.flat(poly([(x + side * across + along * height * up, y + side * along - across * height * up)
                       for side, up in outline]), colour)
