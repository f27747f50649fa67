"""The rim of the Pact table tells the season: blossoms, corn, fallen leaves, and snow when it is over.

A garland (400 x 44, its foot at the bottom, its ends fit together) runs along an edge; a corner (200 x 200) fills the
lower left one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.pact.scenes import LEAVES, daisy, fallen_leaf
from sprites.kit.palette import INK, mix
from sprites.kit.sheet import sheet

GARLAND, CORNER = "0 0 400 44", "0 0 200 200"
WIDTH = 400
Spot = tuple[float, float, float]


def drawings() -> Iterator[tuple[str, str]]:
    """Garland and corner of every season."""
    for season, grow in _SEASONS.items():
        art = Art()
        for spot in _along(season):
            for x in _with_its_twin(spot):
                grow(art, (x, spot[1], spot[2]), random.Random(f"{season} {spot}"))
        yield f"pact/garland_{season}.svg", compact(sheet(art, GARLAND))
        art = Art()
        if season == "winter":
            _drifts(art)
        else:
            for spot in _in_the_corner(season):
                grow(art, spot, random.Random(f"{season} {spot}"))
        yield f"pact/corner_{season}.svg", compact(sheet(art, CORNER))


def _along(season: str) -> list[Spot]:
    """Where something grows along an edge: x, y of its foot, size."""
    chance = random.Random(f"garland {season}")
    return [(8 + 17.1 * i + chance.uniform(-5, 5), 43, chance.uniform(0.62, 1)) for i in range(23)]


def _with_its_twin(spot: Spot) -> Iterator[float]:
    """What reaches over one end of a garland comes in again at the other."""
    x = spot[0]
    yield x
    if x < 24:
        yield x + WIDTH
    if x > WIDTH - 24:
        yield x - WIDTH


def _in_the_corner(season: str) -> list[Spot]:
    """Thick in the corner, thin towards the table; the lower ones are painted last."""
    chance = random.Random(f"corner {season}")
    spots = []
    for _ in range(60):
        x, y = chance.uniform(0, 190) * chance.uniform(0.3, 1), 199 - chance.uniform(0, 190) * chance.uniform(0.3, 1)
        if x + (199 - y) < 185:
            spots.append((x, y, chance.uniform(0.7, 1.15)))
    return sorted(spots, key=lambda spot: spot[1])


def _grass(art: Art, spot: Spot, colour: str) -> None:
    x, y, size = spot
    for lean in (-7, 0, 7):
        art.line(
            [
                (x + lean * 0.3, y, 3.4 * size),
                (x + lean * 0.6, y - 10 * size, 2.6),
                (x + lean * size, y - 19 * size, 0.5),
            ],
            colour,
            0.9,
        )


def _blossom(art: Art, spot: Spot, chance: random.Random) -> None:
    x, y, size = spot
    _grass(art, spot, "#4E8A45")
    top = y - 22 * size
    if chance.random() < 0.45:
        art.flat(ell(x, top, 8.6 * size), INK, 0.4)
        daisy(art, x, top, 4.6 * size)
        return
    art.line([(x, y, 2.4), (x + 1, top, 1.6)], "#4E8A45")
    colour = chance.choice(("#FFB3CF", "#F28AB2", "#FFD3E2"))
    art.form(
        smooth(
            [
                (x - 7 * size, top - 6 * size, "c"),
                (x - 2 * size, top - 3 * size),
                (x, top - 8 * size, "c"),
                (x + 2 * size, top - 3 * size),
                (x + 7 * size, top - 6 * size, "c"),
                (x + 6 * size, top + 5 * size),
                (x, top + 8 * size),
                (x - 6 * size, top + 5 * size),
            ]
        ),
        colour,
        1.6,
        0.2,
    )


def _corn(art: Art, spot: Spot, chance: random.Random) -> None:
    x, y, size = spot
    lean = chance.uniform(-5, 7)
    top = y - 26 * size
    art.line([(x, y, 2.6), (x + lean * 0.4, y - 14 * size, 2.2), (x + lean, top, 1.2)], "#8A6A1C")
    for step in range(4):
        for side in (-1, 1):
            art.form(
                ell(
                    x + lean * (0.7 + 0.1 * step) + side * 3.1 * size,
                    top + (7 - step * 5) * size,
                    2.9 * size,
                    4.2 * size,
                ),
                mix("#F2C642", "#C98A26", 0.12 * step),
                1.1,
                0,
            )
    art.form(ell(x + lean * 1.1, top - 13 * size, 2.6 * size, 4.4 * size), "#FFE07A", 1.1, 0)


def _leaf(art: Art, spot: Spot, chance: random.Random) -> None:
    x, y, size = spot
    for lift in (4, 13):
        at, turn, colour = x + chance.uniform(-8, 8), chance.uniform(-60, 60), chance.choice(LEAVES)
        fallen_leaf(art, at + 0.8, y - lift * size + 1.4, turn, INK, 2.25 * size)
        fallen_leaf(art, at, y - lift * size, turn, colour, 1.9 * size)
        art.push(f"translate({at:.1f} {y - lift * size:.1f}) rotate({turn:.0f})")
        art.line([(-11 * size, 0, 0.6), (0, 0, 1.6), (14 * size, 0, 0.8)], mix(colour, INK, 0.5))
        art.pop()


def _drifts(art: Art) -> None:
    """Two drifts in a corner, one before the other, and twigs that look out."""
    art.form(
        smooth([(0, 14, "c"), (34, 30), (52, 74), (92, 104), (116, 146), (166, 166), (192, 200, "c"), (0, 200, "c")]),
        ("#F4FAFF", "#D6E6F8", "#94ACD2"),
        1.8,
        0,
    )
    for x, y, lean in ((44, 66, 8), (98, 118, 5), (150, 164, -4)):
        art.form(brush([(x, y, 3), (x + lean, y - 20, 2)]), "#6A5A5E", 1, 0)
        art.flat(ell(x + lean, y - 21, 4), "#FFFFFF")
    art.form(
        smooth([(0, 92, "c"), (26, 100), (44, 134), (78, 150), (104, 184), (128, 200, "c"), (0, 200, "c")]),
        ("#FFFFFF", "#EDF5FF", "#B4C8E4"),
        1.8,
        0,
    )
    for x, y in ((18, 130), (40, 168), (76, 182), (22, 60), (70, 112), (120, 176)):
        art.flat(ell(x, y, 2.6, 1.6), "#FFFFFF", 0.9)


def _snow(art: Art, spot: Spot, chance: random.Random) -> None:
    x, y, size = spot
    reach = 17 * size
    art.form(
        smooth(
            [
                (x - reach, y + 1, "c"),
                (x - reach * 0.7, y - 9 * size),
                (x, y - 16 * size),
                (x + reach * 0.7, y - 8 * size),
                (x + reach, y + 1, "c"),
            ]
        ),
        ("#FFFFFF", "#E6F2FF", "#A9BEDC"),
        1.4,
        0,
    )
    if chance.random() < 0.4:
        art.form(brush([(x, y - 12 * size, 2.6), (x + 2, y - 24 * size, 2)]), "#6A5A5E", 1, 0)
        art.flat(ell(x + 2, y - 25 * size, 3), "#FFFFFF")


_SEASONS: dict[str, Callable[[Art, Spot, random.Random], None]] = {
    "spring": _blossom,
    "summer": _corn,
    "autumn": _leaf,
    "winter": _snow,
}
