"""Landscapes of the seasons that can be told in greyscale: a tree in blossom, sun and corn, a bare tree and flying leaves."""
from __future__ import annotations

import math
import random

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth
from sprites.kit.palette import GOLD

LEAVES = ("#E0562A", "#F08A2A", "#C83A2A", "#FFC04A")
Box = tuple[float, float, float, float]


def scene(art: Art, season: str, box: Box) -> None:
    """The landscape of a season in a box of (x, y, width, height)."""
    _PAINTERS[season](art, Place(box))


class Place:
    """Shares of a box as points."""

    def __init__(self, box: Box) -> None:
        self.left, self.top, self.width, self.height = box

    def x(self, share: float) -> float:
        return self.left + share * self.width

    def y(self, share: float) -> float:
        return self.top + share * self.height

    def sky(self, art: Art, stops) -> None:
        art.flat(rounded(self.left, self.top, self.width, self.height, 8), art.linear([(at, colour, 1)
            for at, colour in stops]))

    def hills(self, art: Art, line, light: str, dark: str) -> None:
        """The land below a line of (x, y) shares."""
        (x0, y0), *between, (x1, y1) = line
        points = [(self.x(x0), self.y(y0), "c"), *((self.x(x), self.y(y)) for x, y in between), (self.x(x1),
            self.y(y1), "c")]
        ground = [(self.x(1), self.y(1), "c"), (self.left, self.y(1), "c")]
        art.flat(smooth(points + ground), art.linear([(0, light, 1), (1, dark, 1)]))


def _spring(art: Art, at: Place) -> None:
    chance = random.Random("spring")
    at.sky(art, ((0, "#A8DDF0"), (.7, "#E8F6E8"), (1, "#FFF3E0")))
    at.hills(art, ((0, .66), (.3, .56), (.7, .66), (1, .56)), "#B6DC74", "#6FA845")
    art.form(brush([(at.x(.15), at.y(.86), 11), (at.x(.15), at.y(.6), 8), (at.x(.17), at.y(.44), 6)]), "#8A5A3A", 2.2, .2)
    for x, y, radius in ((.06, .34, .15), (.19, .22, .17), (.276, .38, .14), (.172, .42, .13)):
        art.form(ell(at.x(x), at.y(y), radius * at.height), "#FFB8D2", 2.2, .2, rimc="#FFFFFF")
    for _ in range(12):
        art.flat(ell(at.x(chance.uniform(.05, .97)), at.y(chance.uniform(.1, .95)), 3.4, 2.4), "#FF8FB6")
    for _ in range(5):
        daisy(art, at.x(chance.uniform(.4, .96)), at.y(chance.uniform(.8, .95)), 3.4)


def _summer(art: Art, at: Place) -> None:
    at.sky(art, ((0, "#3FA8E8"), (.6, "#A8E0F8"), (1, "#FFF6C8")))
    x, y, radius = at.x(.15), at.y(.27), at.height * .19
    for i in range(12):
        t = math.radians(i * 30)
        rays = ((1.15, -.13), (1.8, 0), (1.15, .13))
        art.flat(poly([(x + radius * r * math.cos(t + turn), y + radius * r * math.sin(t + turn))
            for r, turn in rays]), "#FFD23A")
    art.form(ell(x, y, radius), "#FFD84A", 2.4, .2, rimc="#FFFFFF")
    at.hills(art, ((0, .66), (.4, .6), (1, .68)), "#F6D860", "#D99A22")
    for i in range(22):
        x, y = at.x(.02 + i * .045), at.y(.74 + .03 * (i % 3))
        art.line([(x, at.y(1), 2), (x + 1, y + 8, 2), (x + 3, y, 1)], "#9A6412")
        art.flat(ell(x + 3, y, 2.6, 6), "#FFE88A")


def _autumn(art: Art, at: Place) -> None:
    chance = random.Random("autumn")
    at.sky(art, ((0, "#8A6A9A"), (.5, "#E8A060"), (1, "#F8D49A")))
    at.hills(art, ((0, .68), (.35, .60), (.7, .7), (1, .6)), "#B87A36", "#7A4A2A")
    boughs = (((.15, .9, 11), (.14, .6, 8), (.17, .12, 2)), ((.15, .58, 6), (.06, .36, 4), (.02, .16, 1.4)),
              ((.15, .48, 6), (.24, .32, 4), (.28, .12, 1.4)), ((.09, .42, 3), (.1, .26, 1)))
    for bough in boughs:
        art.line([(at.x(x), at.y(y), width) for x, y, width in bough], "#3A2226")
    for _ in range(17):
        fallen_leaf(art, at.x(chance.uniform(.03, .97)), at.y(chance.uniform(.06, .94)), chance.uniform(0, 360),
                    chance.choice(LEAVES))


def daisy(art: Art, x: float, y: float, size: float) -> None:
    """A small white flower."""
    for i in range(5):
        art.flat(ell(x + size * math.cos(i * 1.257), y + size * math.sin(i * 1.257), size * .82), "#FFFFFF")
    art.flat(ell(x, y, size * .6), GOLD)


def fallen_leaf(art: Art, x: float, y: float, turn: float, colour: str, size: float = 1) -> None:
    """A small leaf, turned by some degrees."""
    art.push(f"translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({size:.2f})")
    art.flat(smooth([(-7, 0, "c"), (0, -4), (7, 0, "c"), (0, 4)]), colour)
    art.pop()


_PAINTERS = {"spring": _spring, "summer": _summer, "autumn": _autumn}
