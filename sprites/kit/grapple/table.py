"""What lies on the Grapple table: the battle lane, trays, meters and tracks, ribbons, tags, badges and the plaque.

A track is put together from layers of one size: the groove whole, each fill cut off where its points end.
"""
from __future__ import annotations

import random
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import Edges, sheet

LANE = (970, 294)
TRAY = (400, 178)
METER = (244, 26)
TRACK = (256, 26)
PLAQUE = (112, 72)
RACE_START, RACE_LENGTH = 4, 246                # a track's points lie on 4 ... 250
RIBBONS = {"ribbon": "#7A2440", "ribbon_green": "#4A7434"}
PAPER = "#FFF4D4"


def drawings() -> Iterator[tuple[str, str]]:
    """Everything on the table but the cards."""
    for name, art, size, slices in _pieces():
        yield f"grapple/{name}.svg", compact(sheet(art, f"0 0 {size[0]} {size[1]}", slices))


def _pieces() -> Iterator[tuple[str, Art, tuple[int, int], Edges | None]]:
    yield "lane", _lane(busy=False), LANE, None
    yield "lane_busy", _lane(busy=True), LANE, None
    yield "tray", _tray(), TRAY, None
    yield "meter", _meter(), METER, None
    yield "track", _track(), TRACK, (12, 12, 12, 13)
    yield "track_fill", _track_fill(), TRACK, (12, 12, 12, 13)
    yield "track_added", _track_added(), TRACK, None
    yield "track_marks", _track_marks(), TRACK, None
    for name, colour in RIBBONS.items():
        yield name, _ribbon(colour), (300, 54), (46, 26, 46, 26)
    yield "tag_info", _tag("#24413E"), (110, 32), (18, 15, 20, 16)
    yield "badge", _badge(), (106, 106), None
    yield "plaque", _plaque(), PLAQUE, None


# the lane


def _lane(*, busy: bool) -> Art:
    """A trampled strip of earth between two rows of stakes; it lets the moss shine through until there is a battle."""
    art, chance = Art(), random.Random(12)
    width, height = LANE
    earth = smooth(_uneven_edge(chance))
    art.stroke(earth, "#0E1414", 12, .35)
    strength = (.95, .95, .95) if busy else (.62, .58, .5)
    colours = zip((0, .6, 1), ("#8A6C4C", "#5E4A3C", "#2E2A2E"), strength)
    art.flat(earth, art.fitted(earth, list(colours), 0, 0, 125))
    for _ in range(70):
        x, y = chance.uniform(40, width - 50), chance.uniform(28, height - 28)
        art.line([(x, y, .8), (x + 8, y + chance.uniform(-2, 2), 2.6), (x + 17, y, .8)], chance.choice(("#3A2E2A",
                 "#A88A62")), .28)
    for x in (22, width - 22):
        for y in range(46, height - 20, 42):
            stake = [(-7, 14, "c"), (-8, -10), (0, -24, "c"), (8, -10), (7, 14, "c")]
            art.form(smooth([(x + dx, y + dy, *corner) for dx, dy, *corner in stake]), "#8A6238", 2.4, .3)
    return art


def _uneven_edge(chance: random.Random) -> list[tuple[float, float]]:
    width, height = LANE
    along = [24 + (width - 48) * i / 17 for i in range(18)]
    top = [(x, 14 + chance.uniform(-5, 5)) for x in along]
    right = [(width - 10 + chance.uniform(-3, 3), height * share) for share in (.25, .5, .75)]
    bottom = [(x, height - 14 + chance.uniform(-5, 5)) for x in reversed(along)]
    left = [(10 + chance.uniform(-3, 3), height * share) for share in (.75, .5, .25)]
    return top + right + bottom + left


def _tray() -> Art:
    """Dark cloth under an army and a garrison."""
    art, (width, height) = Art(), TRAY
    cloth = rounded(4, 4, width - 8, height - 8, 16)
    art.flat(cloth, "#0C171C", .55)
    art.stroke(cloth, "#0A0E14", 4, .7)
    art.stroke(rounded(8, 8, width - 16, height - 16, 12), "#8A7A4A", 1.8, .6)
    return art


# the meter and the race


def _meter() -> Art:
    """The groove of a garrison's meter; the flag stands at its right end, on the last 28 units."""
    art = Art()
    art.form(rounded(2, 3, METER[0] - 30, METER[1] - 8, 6), "#1E2C30", 2.2, 0)
    return art


def _track() -> Art:
    """The groove of the race."""
    art = Art()
    art.form(rounded(2, 3, TRACK[0] - 6, TRACK[1] - 8, 6), "#4A3A34", 2.2, 0)
    return art


def _track_fill() -> Art:
    """The points of earlier rounds, as many as there can be."""
    art = Art()
    art.flat(rounded(RACE_START, 5.5, RACE_LENGTH, TRACK[1] - 13, 3), "#7FA860")
    art.flat(rounded(RACE_START, 5.5, RACE_LENGTH, 3.2, 1.5), "#FFFFFF", .4)
    return art


def _track_added() -> Art:
    """The points of this round: striped, to be cut out where they lie."""
    art, bottom = Art(), TRACK[1] - 7.5
    art.flat(rounded(RACE_START, 5.5, RACE_LENGTH, TRACK[1] - 13, 3), "#FFD45A")
    for x in range(RACE_START + 3, RACE_START + RACE_LENGTH - 8, 11):
        art.flat(poly([(x, bottom), (x + 4, bottom), (x + 8, 5.5), (x + 4, 5.5)]), "#B8702A")
    return art


def _track_marks() -> Art:
    """A line at every quarter of the race, to lie over everything."""
    art = Art()
    for quarter in (1, 2, 3):
        x = RACE_START + RACE_LENGTH * quarter / 4
        art.stroke(f"M{x} 5L{x} {TRACK[1] - 7}", INK, 1.6, .6)
    return art


# plates for words


def _ribbon(colour: str) -> Art:
    """A heading's ribbon with swallow tails."""
    art, width, height, half = Art(), 300, 54, 150
    for s in (-1, 1):
        tail = ((half - 40, 12), (half - 5, 12), (half - 16, height / 2 + 5), (half - 5, height - 3), (half - 40, height - 3))
        art.form(poly([(half + s * x, y) for x, y in tail]), mix(colour, INK, .4), 2.6, 0)
    art.form(rounded(22, 4, width - 44, height - 13, 5), colour, 3, .2)
    art.stroke(f"M30 9L{width - 30} 9M30 {height - 15}L{width - 30} {height - 15}", mix(colour, "#FFF3D2", .6), 1.6, .8)
    return art


def _tag(colour: str) -> Art:
    """A dark pill that only informs: what may be done has a light one."""
    art = Art()
    art.form(rounded(4, 3, 101, 24, 12), colour, 2.6, 0)
    return art


def _badge() -> Art:
    """A round counter."""
    art = Art()
    art.push("translate(2 2)")
    art.form(ell(50, 50, 46), GOLD, 5, .2)
    art.form(ell(50, 50, 37), PAPER, 2.4, 0)
    art.pop()
    return art


def _plaque() -> Art:
    """Between two fighters: room for a strength, a sign and a strength."""
    art, (width, height) = Art(), PLAQUE
    art.form(rounded(4, 4, width - 10, height - 10, 22), GOLD, 3.4, .2)
    art.form(rounded(10, 10, width - 22, height - 22, 16), PAPER, 2, 0)
    return art
