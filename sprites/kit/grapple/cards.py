"""The Grapple cards as layers the game puts together.

A card is 240 x 336 units. Under lies the paper with its window and the window's rim; the goblin comes next and may lean
out over the rim; over it lie the ribbon, the emblem's roundel and the shield; then emblem and words. A mini card
(120 x 168) has its index on a strip at the left, so that it can be read under the next one.
"""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import sheet
from sprites.kit.widgets.drawings import curls

CARD = "0 0 240 336"
MINI = "0 0 120 168"
PAPER = "#FFF4D4"
KINDS = {"spy": "#4A7434", "defender": "#2F6A9E", "assassin": "#5B3A86", "brute": "#86562C", "mage": "#1F7274",
         "raider": "#A83E2C", "king": "#96690E"}
SPECIAL = ("spy", "defender", "assassin")       # these have words under the ribbon; the others a taller picture
SILL, LOW_SILL = 212, 270                       # where the window ends
SHIELD = [(10, 12, "c"), (54, 6), (98, 12, "c"), (97, 54), (82, 88), (54, 108, "c"), (26, 88), (11, 54)]


def drawings() -> Iterator[tuple[str, str]]:
    """Every layer of the Grapple cards."""
    for name, art, view in _layers():
        yield f"grapple/cards/{name}.svg", compact(sheet(art, view))


def _layers() -> Iterator[tuple[str, Art, str]]:
    for kind, colour in KINDS.items():
        special = kind in SPECIAL
        yield f"{kind}_under", _under(kind, colour, SILL if special else LOW_SILL), CARD
        yield f"{kind}_over", _over(colour, SILL - 8 if special else LOW_SILL - 2), CARD
        yield f"{kind}_mini", _mini(colour), MINI
    yield "mask", _mask(SILL), CARD
    yield "mask_low", _mask(LOW_SILL), CARD
    yield "mini_mask", _mini_mask(), MINI
    yield "back", _back(ornaments=True), CARD
    yield "back_small", _back(ornaments=False), CARD


def _parchment(art: Art, outline: str, light: tuple[float, float] = (-8, -14)) -> None:
    art.ink(outline, 4)
    stops = [(0, PAPER, 1), (.55, "#F6E4BC", 1), (.85, "#EACF98", 1), (1, "#CFA468", 1)]
    art.flat(outline, art.fitted(outline, stops, *light, 140))


# fronts


def _under(kind: str, colour: str, sill: int) -> Art:
    """Paper, the evening over the goblins' camp, and the window's rim."""
    art, window = Art(), f"M28 {sill}L28 50Q28 28 50 28L190 28Q212 28 212 50L212 {sill}Z"
    _parchment(art, rounded(5, 5, 229, 325, 18))
    art.stroke(rounded(14, 14, 211, 307, 12), mix(colour, INK, .25), 5)
    art.stroke(rounded(19, 19, 201, 297, 9), GOLD, 1.8)
    art.ink(window, 2.6)
    night = mix(colour, "#120C28", .62)
    art.flat(window, art.linear([(0, night, 1), (.55, mix(colour, "#FFFFFF", .10), 1), (1, mix(colour, "#FFF0BE", .62), 1)]))
    art.flat(window, _glow_in_window(art, colour, sill))
    _camp(art, random.Random(kind), colour, sill)
    art.stroke(window, INK, 7)
    art.stroke(window, GOLD, 3.6)
    return art


def _glow_in_window(art: Art, colour: str, sill: int) -> str:
    """Light behind the goblin; painted into the window's own shape, so that none of it falls on the paper."""
    light, scale = mix(colour, "#FFF6D0", .78), f"translate(134 {sill - 84}) scale(1.04)"
    stops = "".join(f'<stop offset="{at}" stop-color="{light}" stop-opacity="{strength}"/>'
                    for at, strength in ((0, .8), (.35, .4), (1, 0)))
    name = f"g{len(art.defs)}"
    art.defs.append(f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100" '
                    f'gradientTransform="{scale}">{stops}</radialGradient>')
    return f"url(#{name})"


def _camp(art: Art, chance: random.Random, colour: str, sill: int) -> None:
    """Far tents and the first stars."""
    ground = sill - 22
    for x in range(28, 213, 23):
        height = chance.uniform(14, 34)
        tent = [(max(28, x - 15), ground), (min(210, x), ground - height), (min(212, x + 15), ground)]
        art.flat(poly(tent), mix(colour, "#120C28", .5), .35)
    for _ in range(12):
        art.flat(ell(chance.uniform(100, 204), chance.uniform(36, 92), chance.uniform(.8, 1.9)), "#FFFFFF", .8)


def _over(colour: str, top: int) -> Art:
    """The ribbon for the name, the roundel for the emblem at its left end, the shield for the strength."""
    art = Art()
    for s in (-1, 1):
        tail = [(120 + s * x, top + y) for x, y in ((92, 14), (111, 14), (104, 32), (111, 50), (92, 50))]
        art.form(poly(tail), mix(colour, INK, .35), 2.6, 0)
    art.form(smooth([(20, top + 4, "c"), (70, top), (120, top - 1), (170, top), (220, top + 4, "c"), (220, top + 46, "c"),
                     (170, top + 42), (120, top + 41), (70, top + 42), (20, top + 46, "c")]), colour, 3.2, .25)
    art.stroke(f"M26 {top + 9}Q120 {top} 214 {top + 9}M26 {top + 40}Q120 {top + 31} 214 {top + 40}",
               mix(colour, "#FFF3D2", .6), 1.5, .8)
    art.form(ell(36, top + 23, 27), GOLD, 3.2, .2)
    art.form(ell(36, top + 23, 22.5), PAPER, 1.8, 0)
    art.push("translate(-2 -2)")
    art.form(smooth(SHIELD), GOLD, 4, .2)
    art.form(smooth([(54 + (x - 54) * .84, 54 + (y - 54) * .84, *corner) for x, y, *corner in SHIELD]),
             mix(colour, INK, .30), 2.2, .2)
    art.pop()
    return art


def _mask(sill: int) -> Art:
    """White where a goblin may show: it may lean out to the top and to the right, never over the ribbon."""
    art = Art()
    art.flat(f"M29 {sill}L29 9L216 9Q230 9 230 23L230 {sill}Z", "#FFFFFF")
    return art


# mini cards


def _mini(colour: str) -> Art:
    """The index strip, and the ground of the picture."""
    art, card = Art(), rounded(4, 4, 111, 159, 14)
    art.ink(card, 4)
    art.flat(card, art.fitted(card, [(0, mix(colour, "#FFF3D2", .55), 1), (.6, mix(colour, "#FFFFFF", .12), 1),
                                     (1, mix(colour, INK, .3), 1)], 20, 0, 130))
    art.flat("M18 4L52 4L52 163L18 163Q4 163 4 149L4 18Q4 4 18 4Z", art.linear([(0, PAPER, 1), (1, "#EACF98", 1)]))
    art.stroke("M52 5L52 162", INK, 3)
    art.stroke(card, mix(colour, INK, .3), 3)
    return art


def _mini_mask() -> Art:
    """White where a goblin may show."""
    art = Art()
    art.flat("M53.5 6L102 6Q113.5 6 113.5 18L113.5 149Q113.5 161 102 161L53.5 161Z", "#FFFFFF")
    return art


# the back


def _back(*, ornaments: bool) -> Art:
    """Four axes round a shield boss: alike upside down, so that it tells nothing. A small one has no ornaments."""
    art, field = Art(), rounded(17, 17, 205, 301, 11)
    _parchment(art, rounded(5, 5, 229, 325, 18), (0, 0))
    art.ink(field, 2)
    art.flat(field, art.fitted(field, [(0, "#A83A50", 1), (.5, "#7A2440", 1), (1, "#331430", 1)], 0, 0, 135))
    if ornaments:
        _ornaments(art)
    art.glow(120, 168, 96, "#FFC46A", .5)
    art.stroke(ell(120, 168, 84), INK, 7)
    art.stroke(ell(120, 168, 84), GOLD, 3.4)
    for angle in (45, 135, 225, 315):
        t = math.radians(angle - 90)
        art.push(f"translate({120 + 42 * math.cos(t):.1f} {168 + 42 * math.sin(t):.1f}) rotate({angle}) scale(.8)")
        _axe(art)
        art.pop()
    art.form(ell(120, 168, 24), GOLD, 3.4, .2)
    art.form(ell(120, 168, 18), "#7A2440", 2, .2)
    art.form(star(120, 168, 14, 5.6, 8), "#FFE27A", 1.8, 0)
    return art


def _ornaments(art: Art) -> None:
    art.stroke(rounded(25, 25, 189, 285, 8), GOLD, 2.4)
    curls(art, (33, 33, 207, 303), GOLD, 1.1)
    for turn in (0, 180):
        art.push(f"rotate({turn} 120 168)")
        art.line([(66, 66, 1), (92, 58, 5), (120, 66, 3), (148, 58, 5), (174, 66, 1)], GOLD)
        art.form(star(120, 48, 12, 5), "#FFE27A", 2.4, 0)
        art.pop()


def _axe(art: Art) -> None:
    art.form(brush([(0, 40, 7), (0, 0, 7), (0, -46, 7)]), "#B9854A", 2.8, 0)
    for s in (-1, 1):
        art.form(smooth([(s * 3, -42, "c"), (s * 18, -50), (s * 28, -54, "c"), (s * 34, -30), (s * 27, -6, "c"), (s * 16, -14),
                         (s * 3, -18, "c")]), "#F0D9A0", 2.6, 0)
