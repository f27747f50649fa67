"""Pieces on the floor of the Princess's room: room cards, discs under the figures, dust and the burst of a tantrum."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, rounded, smooth, star
from sprites.kit.icons.drawings import VIEW
from sprites.kit.icons.emblems import ICONS as EMBLEMS
from sprites.kit.koncita.walls import WALLS
from sprites.kit.palette import INK, mix
from sprites.kit.roundels import SEATS
from sprites.kit.sheet import sheet

CARD, DISC, LARGE_DISC = "0 0 102 102", "0 0 102 50", "0 0 132 64"
PRINCESS = "#F0719A"
ACTIVE = "#FFD45A"
_CARDS = {"casket": "yellow", "scepter": "red", "oscar": "green"}       # room card -> the colour of its border


def drawings() -> Iterator[tuple[str, str]]:
    """Room cards and the pieces on them, discs, dust and burst."""
    for name, border in _CARDS.items():
        yield f"koncita/card_{name}.svg", compact(sheet(_room_card(name, WALLS[border][0]), CARD))
    for name in ("casket", "scepter"):
        art = Art()
        EMBLEMS[name](art)
        yield f"koncita/{name}.svg", compact(sheet(art, VIEW))
    for name, (colour, _) in SEATS.items():
        for suffix, rim in (("", colour), ("_active", ACTIVE)):
            art = Art()
            _disc(art, colour, rim)
            yield f"koncita/disc_{name}{suffix}.svg", compact(sheet(art, DISC))
    yield "koncita/disc_princess.svg", compact(sheet(_princess_disc(), LARGE_DISC))
    yield "koncita/dust.svg", compact(sheet(_dust(), CARD))
    yield "koncita/burst.svg", compact(sheet(_burst(), CARD))


def _room_card(name: str, border: str) -> Art:
    """A parchment square with its piece; Oscar's is a mat with a paw print, for he sits on it himself."""
    art = Art()
    paper = rounded(6, 6, 88, 88, 10)
    art.ink(paper, 3)
    art.flat(paper, art.fitted(paper, [(0, "#FFF4D4", 1), (.55, "#F6E4BC", 1), (.85, "#EACF98", 1), (1, "#CFA468", 1)],
                               -8, -14, 140))
    art.stroke(rounded(13, 13, 74, 74, 6), mix(border, INK, .15), 4)
    for x in (17, 83):
        for y in (17, 83):
            art.flat(star(x, y, 6, 2.8, 4), "#A8743A")
    scale = .48 if name == "oscar" else .66
    art.push(f"translate({50 - 51 * scale:.2f} {50 - 51 * scale:.2f}) scale({scale})")
    if name == "oscar":
        _paw_print(art)
    else:
        EMBLEMS[name](art)
    art.pop()
    return art


def _paw_print(art):
    """A print, not a paw: flat and pale."""
    for x, y, radius in ((22, 42, 11), (40, 24, 12), (62, 24, 12), (80, 42, 11)):
        art.flat(ell(x, y, radius, radius * 1.2), "#B9854A", .6)
    art.flat(smooth([(50, 44), (70, 58), (78, 78), (62, 90), (50, 86), (38, 90), (22, 78), (30, 58)]), "#B9854A", .6)


def _disc(art: Art, colour: str, rim: str) -> None:
    """A round foot; whoever stands on one can be walked onto and shoved."""
    art.form(ell(50, 25, 45, 18), mix(colour, INK, .4), 3, 0)
    art.form(ell(50, 19, 45, 18), rim, 2.4, .3)
    art.flat(ell(50, 18, 36, 12.5), colour if rim != colour else mix(colour, "#FFF3D2", .4))


def _princess_disc() -> Art:
    """The Princess's larger foot, with a row of pearls."""
    art = Art()
    art.form(ell(65, 33, 59, 24), mix(PRINCESS, INK, .4), 3.2, 0)
    art.form(ell(65, 25, 59, 23), PRINCESS, 2.6, .3)
    art.flat(ell(65, 24, 48, 16.5), mix(PRINCESS, "#FFF3D2", .5))
    for x, y in ((15, 40), (27, 46), (40, 50), (53, 52.5), (66, 53), (79, 52.5), (92, 50), (105, 46), (116, 40)):
        art.form(ell(x, y, 3.2), "#FFF6E6", 1.4, 0)
    return art


def _dust() -> Art:
    """A cloud behind running paws."""
    art = Art()
    puffs = ((30, 66, 20), (56, 54, 24), (76, 70, 17), (50, 74, 19))
    for x, y, radius in puffs:
        art.form(ell(x, y, radius), ("#FFF6E0", "#E8D2AC", "#B89A84"), 2.4, .2)
    for x, y, radius in puffs:
        art.flat(ell(x - 2, y - 2, radius * .74), "#F6E6C6", .9)
    for x, y, radius in ((14, 40, 7), (30, 28, 4.5), (88, 42, 5.5)):
        art.form(ell(x, y, radius), ("#FFF6E0", "#E8D2AC", "#B89A84"), 2, .1)
    return art


def _burst() -> Art:
    """The star behind a tantrum."""
    art = Art()
    art.form(star(50, 50, 46, 31, 11), "#FFC94A", 3, 0)
    art.flat(star(50, 50, 37, 25, 11), "#FFE27A")
    art.flat(star(50, 50, 25, 17, 11), "#FFF6C8", .9)
    return art
