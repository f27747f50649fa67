"""The five game boxes as layers: the box, its picture's ground, what stands before the characters, and the lid's trim.

The characters themselves are sprites of their own: `sprites/shell/scenes.yaml` says who stands where.
"""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.icons.emblems import ICONS
from sprites.kit.palette import COOL, GOLD, INK, mix
from sprites.kit.roundels import GAMES
from sprites.kit.sheet import sheet
from sprites.kit.shell.table import MUSHROOMS, paint_mushroom
from sprites.kit.shell.wood import whole

WIDTH, HEIGHT, DEPTH = 262, 318, 20
SCENE = (20, 78, WIDTH - 40, HEIGHT - 136)      # x, y, width, height of the picture on the lid
_W, _H = SCENE[2], SCENE[3]
_VIEW, _SCENE_VIEW = f"0 0 {WIDTH + DEPTH + 4} {HEIGHT + 4}", f"0 0 {_W} {_H}"


# the box --------------------------------------------------------------------
def _box(colour):
    art = Art()
    flank = poly([(WIDTH - 6, 10), (WIDTH + DEPTH - 4, 22), (WIDTH + DEPTH - 4, HEIGHT - 14), (WIDTH - 6, HEIGHT - 5)])
    art.ink(flank, 3.4)
    art.flat(flank, art.linear([(0, mix(colour, COOL, .45), 1), (1, mix(colour, INK, .65), 1)]))
    art.form(rounded(5, 5, WIDTH - 10, HEIGHT - 10, 9), colour, 3.8, .2)
    art.stroke(rounded(12, 12, WIDTH - 24, HEIGHT - 24, 6), GOLD, 2.4)
    return art


def _lid(colour):
    """Picture frame, title ribbon and the plate for players and minutes."""
    art = Art()
    art.stroke(rounded(*SCENE, 8), INK, 4)
    half, end = WIDTH / 2, WIDTH - 18
    art.form(smooth([(18, 26, "c"), (half, 20), (end, 26, "c"), (end, 70, "c"), (half, 64), (18, 70, "c")]), "#F6E4BC", 3, .2)
    art.stroke(f"M24 32Q{half} 26 {WIDTH - 24} 32M24 64Q{half} 58 {WIDTH - 24} 64", "#B9854A", 1.8)
    art.form(rounded(20, HEIGHT - 52, WIDTH - 40, 34, 8), mix(colour, INK, .45), 2.4, 0)
    return art


def _mask():
    art = Art()
    art.flat(rounded(0, 0, _W, _H, 8), "#FFFFFF")
    return art


# the pictures ---------------------------------------------------------------
def _sky(art, top, middle, low, bend):
    art.flat(whole(_W, _H), art.linear([(0, top, 1), (bend, middle, 1), (1, low, 1)]))


def _hill(art, side, crest, colour, rim):
    d = smooth([(-20, _H * side), (_W / 2, _H * crest), (_W + 20, _H * side), (_W + 20, _H + 20), (-20, _H + 20)])
    art.form(d, colour, 3, rim)


def _stars(art, seed, number, depth, largest):
    rnd = random.Random(seed)
    for _ in range(number):
        art.flat(ell(rnd.uniform(0, _W), rnd.uniform(0, _H * depth), rnd.uniform(1, largest)), "#FFFFFF", .8)


def _icon(art, name, px, x, y, turn=0):
    """An icon of that size with its middle at (x, y), a soft shadow under it."""
    art.flat(ell(x + 3, y + 5, px * .42, px * .38), art.radial([(0, "#0E0816", .5), (.6, "#0E0816", .3), (1, "#0E0816", 0)], 50, 50, 50))
    scale = px / 110
    art.push(f"translate({x:.1f} {y:.1f}) rotate({turn}) scale({scale:.3f}) translate(-51 -51)")
    ICONS[name](art)
    art.pop()


def _koncita(art):
    _sky(art, "#5A1E4A", "#D8648E", "#FFD8B8", .55)
    art.glow(_W / 2, _H * .52, _W * .55, "#FFF0D0", .8)
    for i in range(16):
        t, u = math.radians(i * 22.5), math.radians(i * 22.5 + 9)
        ends = [(_W / 2 + _W * math.cos(a), _H * .5 + _W * math.sin(a)) for a in (t, u)]
        art.flat(poly([(_W / 2, _H * .5), *ends]), "#FFF6D0", .20)
    _hill(art, .88, .80, "#A8486E", .2)


def _grapple(art):
    _sky(art, "#3A1A3A", "#C8503C", "#FFC86A", .5)
    art.glow(_W / 2, _H * .60, _W * .6, "#FFE9A0", .8)
    wall, step = [(-10, _H + 10)], (_W + 20) / 9
    for i in range(9):
        y = _H * .66 + (14 if i % 2 else 0)
        wall += [(-10 + step * i, y), (-10 + step * (i + 1), y)]
    art.form(poly([*wall, (_W + 10, _H + 10)]), "#6A4048", 3, .1)
    _hill(art, .90, .85, "#5A4A3A", .2)
    _icon(art, "swords", _W * .62, _W / 2, _H * .40)


def _fairies(art):
    _sky(art, "#0E2A3E", "#2F7A72", "#9FD88A", .6)
    art.glow(_W / 2, _H * .42, _W * .6, "#D8FFE0", .7)
    _stars(art, "fairies", 26, .7, 2.6)
    _hill(art, .86, .76, "#3F7A44", .3)


def _fairies_front(art):
    for x, y, px, colour in ((.52, .94, 44, "red"), (.72, .96, 56, "pink"), (.92, .93, 42, "orange")):
        art.glow(_W * x, _H * y - px * .45, px * .8, "#8FFFE0", .22)
        art.push(f"translate({_W * x:.1f} {_H * y + 4:.1f}) scale({px / 120:.3f}) translate(-50 -104)")
        paint_mushroom(art, MUSHROOMS[colour])
        art.pop()


def _irene(art):
    _sky(art, "#101A44", "#4A62B0", "#A8B8E8", .7)
    art.form(ell(_W * .74, _H * .20, _W * .12), ("#FFFBE0", "#F8E4A0", "#D9B566"), 0, 0)
    _stars(art, "irene", 22, .4, 2.2)
    mountain = [(-30, _H * .62), (_W * .10, _H * .40), (_W * .34, _H * .16, "c"), (_W * .58, _H * .34), (_W * .80, _H * .38),
                (_W + 30, _H * .58), (_W + 30, _H + 20), (-30, _H + 20)]
    art.form(smooth(mountain), "#5A5480", 3, .3)
    cave = [(_W * .10, _H + 10), (_W * .12, _H * .62), (_W * .28, _H * .40), (_W / 2, _H * .34), (_W * .72, _H * .40),
            (_W * .88, _H * .62), (_W * .90, _H + 10)]
    art.form(smooth(cave), "#241A34", 3, 0)
    art.glow(_W * .66, _H * .62, _W * .46, "#FFE27A", .75)
    for x, y in ((.20, .66), (.25, .82), (.80, .80), (.33, .52)):
        for side in (-1, 1):
            art.flat(ell(_W * x + side * 7, _H * y, 5.2, 6), "#FFE24A")
            art.flat(ell(_W * x + side * 7 + 1, _H * y, 1.8, 4.6), INK)


def _pact(art):
    _sky(art, "#3A2A1A", "#B8862E", "#FFE2A0", .6)
    art.glow(_W / 2, _H * .5, _W * .55, "#FFF0C0", .8)
    _hill(art, .82, .78, "#7A4A2A", .3)


def _pact_front(art):
    art.push(f"translate({_W / 2:.1f} {_H * .80:.1f}) rotate(3) scale({_W * .52 / 122:.3f}) translate(-61 -52)")
    art.flat(rounded(14, 18, 100, 84, 14), "#0E0816", .28)
    contract = [(8, 22), (20, 14), (100, 12), (112, 20), (108, 52), (114, 82), (100, 90), (18, 90), (8, 80), (12, 50)]
    art.form(smooth(contract), "#F6E4BC", 3.4, .2)
    for y in (32, 44, 56):
        art.line([(26, y, 2), (60, y - 2, 4), (94, y, 2)], "#A8784A")
    art.pop()
    _icon(art, "seal", _W * .20, _W * .62, _H * .86)
    _icon(art, "dynamite", _W * .20, _W * .30, _H * .88, -8)


_SCENES = {"koncita": _koncita, "grapple": _grapple, "fairies": _fairies, "irene": _irene, "pact": _pact}
_FRONTS = {"fairies": _fairies_front, "pact": _pact_front}


def pieces() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of the boxes."""
    for game, (colour, _) in GAMES.items():
        yield f"box_{game}", sheet(_box(colour), _VIEW)
        yield f"box_{game}_lid", sheet(_lid(colour), _VIEW)
        art = Art()
        _SCENES[game](art)
        yield f"scene_{game}", sheet(art, _SCENE_VIEW)
    for game, paint in _FRONTS.items():
        art = Art()
        paint(art)
        yield f"scene_{game}_front", sheet(art, _SCENE_VIEW)
    yield "scene_mask", sheet(_mask(), _SCENE_VIEW)
