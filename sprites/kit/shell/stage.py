"""The stage: an opaque velvet curtain with valance, fringe and boards; and the banner of a result."""
from __future__ import annotations

import math
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.palette import COOL, GOLD, INK, mix
from sprites.kit.sheet import sheet
from sprites.kit.shell.wood import HEIGHT, WIDTH, whole

VELVET = "#8C2440"
_FOLDS, _SWAGS, _STAGE = 20, 8, 92


def _folds(art):
    step = WIDTH / _FOLDS
    light = [(0, mix(VELVET, INK, .62), 1), (.28, VELVET, 1), (.45, mix(VELVET, "#FFB0A0", .34), 1), (.62, VELVET, 1),
             (1, mix(VELVET, COOL, .70), 1)]
    for i in range(_FOLDS):
        x, end = i * step, (i + 1) * step
        upper, lower = HEIGHT * .4, HEIGHT * .7
        d = (f"M{x:.1f} -9L{end:.1f} -9L{end:.1f} 0"
             f"C{end + 8:.1f} {upper:.0f} {end - 8:.1f} {lower:.0f} {end:.1f} {HEIGHT}L{end:.1f} {HEIGHT + 9}"
             f"L{x:.1f} {HEIGHT + 9}L{x:.1f} {HEIGHT}C{x - 8:.1f} {lower:.0f} {x + 8:.1f} {upper:.0f} {x:.1f} 0Z")
        art.flat(d, art.linear(light, 0, 0, 100, 0))


def _boards(art):
    top = HEIGHT - _STAGE
    art.flat(f"M-9 {top}L{WIDTH + 9} {top}L{WIDTH + 9} {HEIGHT + 9}L-9 {HEIGHT + 9}Z",
             art.linear([(0, "#8A5A34", 1), (.15, "#A8743F", 1), (1, "#4A2C22", 1)]))
    art.line([(-9, top, 6), (WIDTH / 2, top, 6), (WIDTH + 9, top, 6)])
    for i in range(1, 14):
        x = WIDTH * i / 14
        art.line([(x, top + 2, 2), (x + (x - WIDTH / 2) * .10, HEIGHT, 4)], mix("#8A5A34", INK, .6), .8)


def _valance(art):
    width = WIDTH / _SWAGS
    for k in range(_SWAGS):
        x = width * k
        d = f"M{x:.0f} -6L{x + width:.0f} -6L{x + width:.0f} 64Q{x + width / 2:.0f} 176 {x:.0f} 64Z"
        art.ink(d, 3)
        art.flat(d, art.linear([(0, mix(VELVET, INK, .45), 1), (.5, mix(VELVET, "#FFB0A0", .12), 1),
                                (1, mix(VELVET, INK, .25), 1)]))
        for j in (.25, .5, .75):
            fold = [(x + width * .5, -4, 1), (x + width * j, 60, 4), (x + width * j, 88 + 24 * math.sin(math.pi * j), 1)]
            art.line(fold, mix(VELVET, INK, .55), .6)
        hem = [(x + width * t / 8, 64 + 224 * t / 8 * (1 - t / 8), 11) for t in range(9)]
        art.form(brush(hem), GOLD, 2.6, .2)
        for i in range(1, 10):
            tx, ty = x + width * i / 10, 64 + 224 * i / 10 * (1 - i / 10)
            art.line([(tx, ty + 4, 3), (tx, ty + 20, 5)], mix(GOLD, INK, .15))
    for k in range(_SWAGS + 1):
        x = width * k
        art.form(ell(x, 62, 15), GOLD, 3, .2)
        art.form(brush([(x, 78, 14), (x, 96, 18), (x, 116, 22)]), "#D9A032", 2.6, .2)


def _curtain():
    art = Art()
    art.flat(whole(), mix(VELVET, INK, .3))
    _folds(art)
    _boards(art)
    _valance(art)
    return art


def _ribbon():
    """The banner of a result, 500 x 110; its middle is at y 54."""
    art = Art()
    tails = (((10, 40, "c"), (-8, 46, "c"), (4, 70, "c"), (-8, 98, "c"), (40, 96, "c"), (40, 60, "c")),
             ((490, 40, "c"), (508, 46, "c"), (496, 70, "c"), (508, 98, "c"), (460, 96, "c"), (460, 60, "c")))
    for tail in tails:
        art.form(smooth(list(tail)), mix("#C9822A", INK, .4), 3.4, 0)
    art.form(smooth([(10, 30, "c"), (250, 14), (490, 30, "c"), (490, 92, "c"), (250, 78), (10, 92, "c")]), "#C9822A", 4, 0)
    art.stroke("M18 38Q250 23 482 38M18 84Q250 70 482 84", mix("#C9822A", "#FFF3D2", .55), 2, .8)
    return art


def pieces() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of the stage."""
    yield "curtain", sheet(_curtain(), f"0 0 {WIDTH} {HEIGHT}")
    yield "ribbon", sheet(_ribbon(), "-14 0 528 110")
