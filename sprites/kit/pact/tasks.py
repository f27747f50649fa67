"""The Task cards of Pact (240 x 300) as layers: landscape of the season, picture, header of the guild, ribbon of the season.

The header strip tells guild, season and dynamite: it is all that a pile of Tasks shows. Coins and sticks are laid on top.
"""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, rounded, star
from sprites.kit.pact.emblems import EMBLEMS, KINDS, coin, warmth
from sprites.kit.pact.icons import SEASONS as EMBLEMS_OF_SEASONS
from sprites.kit.pact.paper import PAPER, dyed, parchment, ribbon
from sprites.kit.pact.scenes import scene
from sprites.kit.pact.trades import TRADES
from sprites.kit.palette import COOL, INK, mix
from sprites.kit.sheet import sheet

CARD = "0 0 240 300"
TILE = "0 0 102 102"
SEASONS = {"spring": "#D9648F", "summer": "#E0A01E", "autumn": "#B4521E"}


def drawings() -> Iterator[tuple[str, str]]:
    """Every layer of the Tasks, their backs and their tiles."""
    for season in SEASONS:
        yield f"pact/task_{season}.svg", _landscape(season)
        yield f"pact/task_{season}_over.svg", _over(season)
        yield f"pact/task_{season}_back.svg", _back(season)
        yield f"pact/season_{season}.svg", _emblem(season)
    for kind in KINDS:
        yield f"pact/trade_{kind}.svg", _trade(kind)
        yield f"pact/task_{kind}.svg", _header(kind)
        for season in SEASONS:
            yield f"pact/tile_{kind}_{season}.svg", _tile(kind, season)


def _landscape(season: str) -> str:
    """Paper, the season's border and its landscape."""
    art, colour = Art(), SEASONS[season]
    parchment(art, rounded(4, 4, 231, 291, 16))
    art.stroke(rounded(9, 9, 221, 281, 13), colour, 6)
    art.stroke(rounded(9, 9, 221, 281, 13), INK, .8)
    scene(art, season, (13, 50, 213, 124))
    return compact(sheet(art, CARD))


def _trade(kind: str) -> str:
    """What the guild does: the picture of a Task that has none of its own."""
    art = Art()
    art.push("translate(98 58) scale(1.08)")
    TRADES[kind](art)
    art.pop()
    return compact(sheet(art, CARD))


def _header(kind: str) -> str:
    """The guild's header with its coin."""
    art, (colour, _) = Art(), KINDS[kind]
    band = "M13 54L13 24Q13 12 25 12L214 12Q226 12 226 24L226 54Z"
    art.ink(band, 2.4)
    art.flat(band, art.linear([(0, mix(colour, "#FFF0BE", warmth(kind, .25, .12)), 1), (1, mix(colour, COOL, .18), 1)]))
    coin(art, kind, 35, 33, 20)
    return compact(sheet(art, CARD))


def _over(season: str) -> str:
    """The season's emblem in the header, and the ribbon for the name."""
    art = Art()
    art.form(ell(79, 33, 20), PAPER, 2.6, 0)
    art.push("translate(61.5 15) scale(.35)")
    EMBLEMS_OF_SEASONS[season](art)
    art.pop()
    ribbon(art, 8, 232, 164, 203, SEASONS[season], 4)
    return compact(sheet(art, CARD))


def _back(season: str) -> str:
    """The season's emblem, large."""
    art, colour = Art(), SEASONS[season]
    parchment(art, rounded(4, 4, 231, 291, 16), 5)
    dyed(art, rounded(16, 16, 207, 267, 11), (mix(colour, "#FFF0BE", .35), colour, mix(colour, COOL, .5)))
    art.stroke(rounded(25, 25, 189, 249, 8), "#FFE8B0", 3)
    art.form(ell(120, 150, 66), PAPER, 4, 0)
    art.push("translate(66 96) scale(1.08)")
    EMBLEMS_OF_SEASONS[season](art)
    art.pop()
    for y in (50, 250):
        art.form(star(120, y, 13, 6), "#FFE27A", 2.6, 0)
    return compact(sheet(art, CARD))


def _emblem(season: str) -> str:
    """A season's emblem in a roundel."""
    art = Art()
    art.form(ell(50, 50, 46), PAPER, 4, 0)
    art.stroke(ell(50, 50, 43), SEASONS[season], 5)
    art.push("translate(15 14) scale(.7)")
    EMBLEMS_OF_SEASONS[season](art)
    art.pop()
    return compact(sheet(art, TILE))


def _tile(kind: str, season: str) -> str:
    """A Task as a small square: the guild's emblem, a border and a corner of the season."""
    art, (colour, front) = Art(), KINDS[kind]
    art.ink(rounded(5, 5, 90, 90, 14), 5)
    art.flat(rounded(5, 5, 90, 90, 14), SEASONS[season])
    art.flat(rounded(13, 13, 74, 74, 8), colour)
    art.push("translate(42 46) scale(.58) translate(-50 -50)")
    EMBLEMS[kind](art, front, colour)
    art.pop()
    art.form(ell(75, 75, 23), PAPER, 3, 0)
    art.push("translate(56 56) scale(.38)")
    EMBLEMS_OF_SEASONS[season](art)
    art.pop()
    return compact(sheet(art, TILE))
