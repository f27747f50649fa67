"""The other tiles of Irene: the back, Goblins, Palaces and Homes. A goblin's bust is set between `ground` and `over`."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth, star
from sprites.kit.icons.drawings import PAINTERS as ICONS
from sprites.kit.irene import caves
from sprites.kit.irene.caves import BED, FLOOR, OUTLINE, TILE, downwards, edge, grass, rock, signpost, tunnel
from sprites.kit.irene.symbols import SYMBOLS, placed, plate
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import sheet
from sprites.kit.widgets.drawings import curl

NIGHT, MORNING = ("#8E86AC", "#5E4A72", "#6A4460"), ("#FFF0CE", "#C98A3E", "#B8604A")      # wall, thatch, chimney
PALACE_ROCK = "#6E6488"
THREAD_DARK = "#1E1A38"
SHIELD = [(58, 118, "c"), (100, 112), (142, 118, "c"), (142, 152), (126, 180), (100, 194), (74, 180), (58, 152)]


def drawings() -> Iterator[tuple[str, str]]:
    """Every tile that is no path, and the mask that rounds the corners of all of them."""
    for name, art in _tiles():
        yield f"irene/{name}.svg", compact(sheet(art, TILE))


def _tiles() -> Iterator[tuple[str, Art]]:
    yield "mask", _mask()
    yield "back", _back()
    yield "goblin_ground", _goblin_ground()
    yield "goblin_over", _goblin_over()
    yield "spent", _spent()
    for symbol in SYMBOLS:
        yield f"palace_{symbol}", _palace(symbol)
        yield f"palace_back_{symbol}", _palace_back(symbol)
    yield "home", _home()
    yield "home_back_ground", _home_back_ground()
    yield "home_back_over", _home_back_over()


def _mask() -> Art:
    """White where a tile is."""
    art = Art()
    art.flat(rounded(0, 0, 200, 200, 13), "#FFFFFF")
    return art


# the back


def _back() -> Art:
    """Twin mountains round a coil of golden thread: alike upside down, and so without any nudged ink of its own."""
    art = Art()
    art.stroke(OUTLINE, INK, 3)
    art.flat(OUTLINE, art.fitted(OUTLINE, [(0, "#6E6490", 1), (.55, "#4A4470", 1), (1, "#2C2A4E", 1)], 0, 0, 138))
    art.stroke(rounded(5, 5, 190, 190, 10), "#B8AFCE", 2, .6)
    art.stroke(rounded(13, 13, 174, 174, 8), GOLD, 2.6)
    mountains = poly([(20, 100), (52, 58), (66, 74), (100, 26), (134, 74), (148, 58), (180, 100)])
    for turn in (0, 180):       # both inked before either is painted, or the second would lie over the first
        art.push(f"rotate({turn} 100 100)")
        art.ink(mountains, 2.6)
        art.pop()
    for turn in (0, 180):
        art.push(f"rotate({turn} 100 100)")
        art.form(mountains, "#857CA6", 0, 0)
        art.flat(poly([(100, 28), (82, 54), (92, 50), (100, 60), (109, 50), (118, 54)]), "#EDE8F6")
        art.flat(poly([(52, 60), (43, 73), (51, 71), (59, 70)]), "#EDE8F6", .9)
        art.flat(poly([(148, 60), (157, 73), (149, 71), (141, 70)]), "#EDE8F6", .9)
        for x in (30, 170):
            art.form(star(x, 34, 7, 3.2), "#FFE27A", 1.6, 0)
        art.pop()
    art.stroke("M20 100L180 100", INK, 4)
    disc = ell(100, 100, 38)
    art.stroke(disc, INK, 5)
    art.flat(disc, art.fitted(disc, [(0, "#4A4676", 1), (.6, "#34305A", 1), (1, "#282448", 1)], 0, 0, 100))
    for reach in (31, 24, 17, 10):
        art.stroke(ell(100, 100, reach), THREAD_DARK, 6.4)
        art.stroke(ell(100, 100, reach), GOLD, 3.4)
    art.stroke(ell(100, 100, 6), INK, 3)
    art.flat(ell(100, 100, 6), "#FFE9A0")
    thread = "M131 100C150 96 164 112 186 100M69 100C50 104 36 88 14 100"
    art.stroke(thread, THREAD_DARK, 6.4)
    art.stroke(thread, GOLD, 3.4)
    return art


# Goblins


def _goblin_ground() -> Art:
    """A closed cave in the red of torches."""
    art = Art()
    rock(art, "goblin", "#7A6472")
    cave = smooth([(16, 60), (44, 20), (100, 12), (156, 20), (184, 60), (188, 130), (170, 178), (100, 187), (30, 178),
                   (12, 130)])
    art.stroke(cave, INK, 6)
    art.flat(cave, art.linear([(0, "#4A1A30", 1), (.6, "#A83A2C", 1), (1, "#E8823C", 1)]))
    _rays(art, (100, 110), (84, 80), 12, 12, "#FFD45A", .20)
    art.glow(100, 110, 80, "#FFB23C", .5)
    return art


def _rays(art: Art, middle: tuple[float, float], reach: tuple[float, float], number: int, width: float, colour: str,
          strength: float) -> None:
    for i in range(number):
        start = i * 360 / number + 8
        ends = [(100 + reach[0] * math.cos(math.radians(t)), 104 + reach[1] * math.sin(math.radians(t)))
                for t in (start, start + width)]
        art.flat(poly([middle, *ends]), colour, strength)


def _goblin_over() -> Art:
    """Boulders before the goblin, and the tile's edge."""
    art, y = Art(), 188
    for x, r in ((22, 15), (48, 11), (152, 12), (178, 16), (100, 7)):
        art.form(smooth([(x - r, y + 6), (x - r * .7, y - r * .6), (x, y - r), (x + r * .8, y - r * .5), (x + r, y + 6)]),
                 "#7A6472", 2.6, .2)
    edge(art)
    art.stroke(OUTLINE, INK, 3.6)
    return art


def _spent() -> Art:
    """The slash over a Goblin that has caught somebody."""
    art = Art()
    art.stroke("M26 174L174 26", INK, 15)
    art.stroke("M26 174L174 26", "#E8DCC8", 7)
    return art


# Palaces


def _palace(symbol: str) -> Art:
    """The Goblin Palace: the gate at the left, the tunnel leaves at the right."""
    art, seed = Art(), f"palace {symbol}"
    rock(art, seed, PALACE_ROCK)
    tunnel(art, seed, PALACE_ROCK, chill="#4E4870")
    wall = "M2 2L20 2C14 60 24 120 16 198L2 198Z"       # there is no way back
    art.stroke(wall, INK, 4)
    art.flat(wall, art.linear([(0, "#A89CB8", 1), (1, "#4E4468", 1)]))
    for x in (26, 96):
        art.form(poly([(x - 15, FLOOR + 14), (x - 15, 62), (x + 15, 62), (x + 15, FLOOR + 14)]), "#8A6AA0", 2.8, .3)
        art.form(smooth([(x - 21, 64, "c"), (x - 8, 42), (x, 18, "c"), (x + 8, 42), (x + 21, 64, "c")]), "#4E8A5A", 2.8, .3)
        art.form(ell(x, 84, 5, 8), "#FFE27A", 2, 0)
    battlements = [(36, 78), (46, 78), (46, 70), (56, 70), (56, 78), (66, 78), (66, 70), (76, 70), (76, 78), (86, 78)]
    art.form(poly([(36, FLOOR + 14), *battlements, (86, FLOOR + 14)]), "#A383B4", 2.8, .3)
    art.form("M42 169L42 124C42 102 80 102 80 124L80 169Z", "#2A1830", 2.8, 0)
    art.glow(61, 146, 26, "#8FFFA0", .55)
    art.form(smooth([(45, 98, "c"), (43, 82, "c"), (53, 90, "c"), (61, 77, "c"), (69, 90, "c"), (79, 82, "c"), (77, 98, "c")]),
             GOLD, 2.2, .2)
    for side in (-1, 1):        # who looks out of the gate
        art.flat(ell(61 + side * 8, 136, 5, 4), "#FFE24A")
        art.flat(ell(61 + side * 7, 136, 1.6, 3.4), INK)
    signpost(art, 160, symbol, 70)
    edge(art)
    art.stroke("M1.5 20L1.5 190", INK, 3.6)
    return art


def _palace_back(symbol: str) -> Art:
    """The bonus symbol under the goblin crown."""
    art = Art()
    art.ink(OUTLINE, 1.6)
    art.flat(OUTLINE, art.fitted(OUTLINE, [(0, "#8A5AA8", 1), (.5, "#5A3A78", 1), (1, "#2A1A44", 1)], 0, 4, 138))
    _rays(art, (100, 112), (94, 90), 16, 10, "#FFE9A0", .16)
    art.stroke(rounded(10, 10, 180, 180, 9), GOLD, 3)
    for across, x in ((1, 17), (-1, 183)):
        for down, y in ((1, 17), (-1, 183)):
            curl(art, x, y, (across, down), GOLD, .8)
    placed(art, 100, 116, 118, plate, symbol)
    art.form(smooth([(64, 56, "c"), (58, 24, "c"), (80, 40, "c"), (100, 14, "c"), (120, 40, "c"), (142, 24, "c"),
                     (136, 56, "c"), (100, 50)]), GOLD, 3, .2, rimc="#FFF6C0")
    for x, y in ((58, 24), (100, 14), (142, 24)):
        art.form(ell(x, y, 5), "#E8304F", 2, .3)
    return art


# Homes


def _cottage(art: Art, colours: tuple[str, str, str]) -> None:
    wall, thatch, chimney = colours
    art.form(poly([(146, 58), (146, 28), (164, 28), (164, 66)]), chimney, 2.6, .2)
    art.form(poly([(74, FLOOR + 4), (74, 90), (176, 90), (176, FLOOR + 4)]), wall, 3.2, .3)
    art.form(smooth([(60, 98, "c"), (76, 64), (100, 38), (125, 26), (150, 38), (174, 64), (190, 98, "c"), (160, 91), (125, 94),
                     (90, 91)]), thatch, 3.6, .3)
    for x, y, length in ((88, 72, 14), (106, 54, 18), (128, 44, 22), (150, 56, 18), (166, 76, 14)):
        art.line([(x, y, .8), (x - 2, y + length * .6, 3), (x - 4, y + length, .8)], mix(thatch, INK, .5), .6)


def _home() -> Art:
    """Home. There is one drawing for all six: a front must not betray the number on its back."""
    art = Art()
    art.flat("M-2 2L200 2L200 200L-2 200Z", caves.sky(art))
    art.glow(44, 48, 40, "#FFF6C0", .9)
    # the hills rise from the tile's own edge, where a grass tile's meadow ends
    art.flat(smooth([(0, 156, "c"), (22, 134), (52, 119), (90, 124), (140, 106), (200, 124, "c"), (200, 160, "c")]),
             "#8CBF72", .9)
    for x, y in ((34, 40), (58, 34)):
        art.flat(ell(x, y, 18, 8), "#FFFFFF", .85)
    _cottage(art, MORNING)
    for smoke in (((152, 24), (156, 14), (162, 12)), ((162, 10), (170, 7), (176, 9))):
        art.line([(x, y, 5) for x, y in smoke], "#FFFFFF", .7)
    grass(art, f"M-4 {FLOOR}L0 {FLOOR}C40 {FLOOR - 3} 150 {FLOOR - 3} 204 {FLOOR - 2}L204 200L-4 200Z")
    caves.trodden(art, f"M-4 {FLOOR + 7}L0 {FLOOR + 7}C40 {FLOOR + 6} 84 {FLOOR + 4} 108 {FLOOR - 3}L142 {FLOOR - 3}"
                 f"C132 {BED} 60 {BED + 3} 0 {BED}L-4 {BED}Z")
    art.form("M110 153L110 122C110 106 140 106 140 122L140 153Z", "#7A4A9C", 2.8, .2)
    art.flat(ell(134, 134, 2.6), GOLD)
    for x in (84, 150):
        art.form(rounded(x, 108, 18, 20, 4), "#FFE27A", 2.6, 0)
        art.stroke(f"M{x + 9} 108L{x + 9} 128M{x} 118L{x + 18} 118", INK, 2)
    art.form("M125 66C118 58 108 64 113 74C116 79 121 83 125 87C129 83 134 79 137 74C142 64 132 58 125 66Z", "#E8435A",
             2.6, .2)
    chance = random.Random("home")
    for _ in range(22):
        x, y = chance.uniform(6, 194), chance.uniform(BED + 8, 195)
        caves.tuft(art, x, y, chance.uniform(7, 12), chance.choice(caves.BLADES))
    edge(art, left_open=True)
    art.stroke("M198.5 20L198.5 190", INK, 3.6)
    return art


def _home_back_ground() -> Art:
    """The same house at night, and fires."""
    art = Art()
    art.ink(OUTLINE, 1.6)
    art.flat(OUTLINE, downwards(art, [(0, "#2A1A4A", 1), (.6, "#7A2E4E", 1), (1, "#C8543C", 1)], 1, 199))
    art.push("translate(-46 -6) scale(1.2)")
    _cottage(art, NIGHT)
    art.pop()
    for x, y, size in ((30, 70, .44), (168, 74, .4)):
        art.push(f"translate({x - 20 * size:.1f} {y}) scale({size})")
        ICONS["flame"](art)
        art.pop()
    art.flat("M2 200L2 150C60 138 140 138 198 150L198 200Z", "#3A2440")
    return art


def _home_back_over() -> Art:
    """The shield for the number, and the tile's edge."""
    art = Art()
    number_shield(art)
    edge(art)
    art.stroke(OUTLINE, INK, 3.6)
    return art


def number_shield(art: Art) -> None:
    """A goblin shield with room for a number; its middle is at (100, 152)."""
    outline = smooth(SHIELD)
    art.form(outline, GOLD, 4, .2)
    art.push("translate(100 152) scale(.84) translate(-100 -152)")
    art.form(outline, "#7A1E30", 2.4, .15)
    art.pop()
