"""Goblins, Specialists, Commands (240 x 336), Masters (240 x 168), Dynamite (240 x 84) and Pact cards (240 x 130) as layers.

Under a portrait lies the paper with its window, over it the window's rim and the ribbon; a mask keeps it in the window.
"""
from __future__ import annotations

import math
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, rounded, star
from sprites.kit.pact.emblems import EMBLEMS, KINDS, coin, warmth
from sprites.kit.pact.icons import handshake, scroll, stick
from sprites.kit.pact.paper import PAPER, dyed, night, parchment, ribbon, upright_card
from sprites.kit.palette import COOL, GOLD, INK, mix
from sprites.kit.sheet import sheet
from sprites.kit.widgets.drawings import curls

CARD = "0 0 240 336"
MASTER = "0 0 240 168"
DYNAMITE = "0 0 240 84"
SPACE = "0 0 40 68"
PACT = "0 0 240 130"
GOBLIN_WINDOW = rounded(24, 24, 191, 232, 10)
SILL, SMALL_SILL = 152, 232             # where a Specialist's window ends; the small card has no words under it
MASTER_WINDOW = rounded(18, 18, 66, 132, 8)
SPECIALIST, COMMAND, PACT_GREEN = "#6E3F92", "#8C2F3C", "#3F6E5A"
SPACES = 6


def drawings() -> Iterator[tuple[str, str]]:
    """Every layer of these cards."""
    for name, art, view in _layers():
        yield f"pact/{name}.svg", compact(sheet(art, view))


def _layers() -> Iterator[tuple[str, Art, str]]:
    for kind in KINDS:
        yield f"goblin_{kind}", _goblin_under(kind), CARD
        yield f"goblin_{kind}_over", _goblin_over(kind), CARD
        yield f"goblin_{kind}_small", _goblin_small(kind), CARD
        yield f"master_{kind}", _master(kind), MASTER
    yield "goblin_mask", _mask(GOBLIN_WINDOW), CARD
    yield "goblin_back", _goblin_back(), CARD
    yield "master_mask", _mask(MASTER_WINDOW), MASTER
    yield "master_rim", _rim(MASTER_WINDOW, 3), MASTER
    for suffix, sill in (("", SILL), ("_small", SMALL_SILL)):
        yield f"specialist{suffix}", _specialist_under(sill), CARD
        yield f"specialist{suffix}_over", _specialist_over(sill), CARD
        yield f"specialist{suffix}_mask", _mask(_specialist_window(sill)), CARD
    yield "command", _command(), CARD
    yield "command_back", _command_back(), CARD
    yield "row", _row(), "0 0 192 35"
    yield "dynamite", _dynamite(), DYNAMITE
    for number in range(SPACES):
        yield f"dynamite_space_{number}", _space(number), SPACE
    yield "pact", _pact(), PACT
    for name, fill in (("empty", "#CDB489"), ("full", "#F3E6C0"), ("bonus", GOLD)):
        yield f"box_{name}", _box(fill), "0 0 40 36"


def _mask(window: str) -> Art:
    art = Art()
    art.flat(window, "#FFFFFF")
    return art


def _rim(window: str, width: float) -> Art:
    art = Art()
    art.stroke(window, INK, width)
    return art


# Goblins


def _goblin_under(kind: str) -> Art:
    colour = KINDS[kind][0]
    art = upright_card(mix(colour, INK, .2))
    art.ink(GOBLIN_WINDOW, 2.4)
    art.flat(GOBLIN_WINDOW, art.linear([(0, night(colour, warmth(kind, .42, .1)), 1),
                                        (.6, mix(mix(colour, "#FFFFFF", .1), "#FFF0BE", .25), 1),
                                        (1, mix(colour, "#FFF0BE", .72), 1)]))
    art.glow(128, 150, 100, mix(colour, "#FFF6D0", .75), .7)
    return art


def _goblin_over(kind: str) -> Art:
    art = _rim(GOBLIN_WINDOW, 3.4)
    ribbon(art, 12, 228, 254, 312, KINDS[kind][0])
    coin(art, kind, 47, 47, 38)
    return art


def _goblin_small(kind: str) -> Art:
    """So small a card says its type only."""
    colour, front = KINDS[kind]
    art, field = Art(), rounded(22, 22, 194, 290, 18)
    parchment(art, rounded(6, 6, 226, 322, 30), 8)
    art.ink(field, 3)
    art.flat(field, art.linear([(0, mix(colour, "#FFF0BE", warmth(kind, .22, .12)), 1), (1, mix(colour, COOL, .25), 1)]))
    art.push("translate(120 168) scale(1.72) translate(-50 -50)")
    EMBLEMS[kind](art, front, colour)
    art.pop()
    return art


def _goblin_back() -> Art:
    """All guilds in a ring. Alike upside down but for the coins, so that it tells nothing."""
    art = Art()
    parchment(art, rounded(5, 5, 229, 325, 18), 5)
    dyed(art, rounded(17, 17, 205, 301, 11), ("#3F7A6A", "#24524E", "#14263A"))
    art.stroke(rounded(26, 26, 187, 283, 8), GOLD, 3)
    curls(art, (35, 35, 204, 300), GOLD, 1.15)
    art.stroke(ell(120, 168, 82), GOLD, 3.4)
    for i, kind in enumerate(KINDS):
        t = math.radians(i * 60 - 90)
        coin(art, kind, 120 + 54 * math.cos(t), 168 + 54 * math.sin(t), 23)
    art.form(star(120, 168, 24, 11), "#F2C14A", 3, .2)
    for y in (56, 280):
        art.form(star(120, y, 15, 7), "#FFE27A", 2.6, 0)
    return art


# Masters


def _master(kind: str) -> Art:
    """Paper and the empty window; symbols, Figures and prices are laid on by the game."""
    colour, art = KINDS[kind][0], Art()
    parchment(art, rounded(4, 4, 231, 159, 14))
    art.stroke(rounded(11, 11, 217, 145, 10), mix(colour, INK, .2), 6)
    art.ink(MASTER_WINDOW, 2)
    art.flat(MASTER_WINDOW, art.linear([(0, night(colour, .4), 1), (1, mix(colour, "#FFF0BE", .6), 1)]))
    return art


# Specialists


def _specialist_window(sill: float) -> str:
    return rounded(24, 24, 191, sill - 24, 10)


def _specialist_under(sill: float) -> Art:
    art, window = upright_card("#7A4A86", 5), _specialist_window(sill)
    art.ink(window, 2.4)
    art.flat(window, art.linear([(0, "#3A2450", 1), (.6, "#8A5AA0", 1), (1, "#F0D0A0", 1)]))
    art.glow(140, 110, 80, "#FFE8B0", .7)
    return art


def _specialist_over(sill: float) -> Art:
    art = _rim(_specialist_window(sill), 3.4)
    height = 46 if sill == SILL else 70
    ribbon(art, 10, 230, sill - 4, sill - 8 + height, SPECIALIST)
    art.form(ell(50, 52, 39), GOLD, 3.6, .2)
    art.form(ell(50, 52, 33), PAPER, 2, 0)
    return art


# Commands


def _command() -> Art:
    art = upright_card("#8A3A3A", 5)
    ribbon(art, 10, 230, 26, 86, COMMAND)
    return art


def _row() -> Art:
    """The ground of one of a Command's values."""
    art = Art()
    art.flat(rounded(0, 0, 192, 35, 8), "#B9854A", .28)
    return art


def _command_back() -> Art:
    art = Art()
    parchment(art, rounded(5, 5, 229, 325, 18), 6)
    dyed(art, rounded(18, 18, 203, 299, 11), ("#B0444A", COMMAND, "#4A1A34"))
    art.stroke(rounded(28, 28, 183, 279, 8), GOLD, 4)
    curls(art, (38, 38, 201, 297), GOLD, 1.15)
    art.form(ell(120, 168, 62), GOLD, 4, .2)
    art.form(ell(120, 168, 54), PAPER, 2.4, 0)
    art.push("translate(80 128) scale(.8)")
    scroll(art)
    art.pop()
    return art


# Dynamite


def _dynamite() -> Art:
    art = Art()
    parchment(art, rounded(3, 3, 233, 77, 10), 3.4)
    return art


def _space(number: int) -> Art:
    """A space of the track, hotter the further it is, with a stick in its corner."""
    art, cell, heat = Art(), rounded(3, 2, 34, 63, 6), number * .14
    art.ink(cell, 1.6)
    art.flat(cell, art.linear([(0, mix("#F6D8A0", "#E8743C", heat), 1), (1, mix("#E8C080", "#B8343A", heat), 1)]))
    art.push("translate(4 4.4) scale(.18)")
    stick(art)
    art.pop()
    return art


# Pact cards


def _pact() -> Art:
    """The pocket in which Tasks stick."""
    art = Art()
    parchment(art, rounded(4, 4, 231, 121, 14))
    art.stroke(rounded(11, 11, 217, 107, 9), PACT_GREEN, 5)
    art.form(ell(120, 44, 30), "#D9E8C0", 3, .2)
    art.push("translate(93 17) scale(.54)")
    handshake(art)
    art.pop()
    return art


def _box(fill: str) -> Art:
    """One of the six boxes that count."""
    art = Art()
    art.form(rounded(3, 3, 33, 29, 6), fill, 2.4, .1)
    return art
