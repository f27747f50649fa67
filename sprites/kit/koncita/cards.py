"""The Koncita cards as layers the game puts together: Movement, Treasure, Forfeit and Player cards.

A card is 240 x 336 units, a Player card 120 x 168. Under lies the paper with its window; the portrait or the icon
comes next; over a Movement card's portrait lies the window's rim; then colour balls, roundels and the words.
"""
from __future__ import annotations

import math
from collections.abc import Iterator

from goblins.ui.draw.dashes import dashed, rounded_points
from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.figure import portrait
from sprites.kit.geometry import ell, poly, rounded, smooth, star
from sprites.kit.icons.emblems import ICONS
from sprites.kit.palette import CREAM, GOLD, INK, mix
from sprites.kit.recipes import complete
from sprites.kit.roundels import SEATS
from sprites.kit.sheet import sheet
from sprites.kit.widgets.drawings import curls

CARD = "0 0 240 336"
PLAYER_CARD = "0 0 120 168"
ROUND = "0 0 102 102"
PAPER = "#FFF4D4"
MOVERS = {"goblin": "#3B6656", "princess": "#B4427A"}
FORFEITS = {"friend": "#B23C74", "head": "#39619E", "legs": "#86552C", "tongue": "#B23A36", "hands": "#5F7426",
            "voice": "#6C459C"}
MOVEMENT_BACK = "#24524E"
SILL, SMALL_SILL = 250, 304        # where a Movement card's window ends; the small one has no word under it
FOOT, LARGE_FOOT = 264, 248        # where a Treasure's foot begins; the large one says how to reach the piece in full
SERVANT = {"base": "goblin", "skin": "moss", "head": "egg", "hair": "tuft", "brow_colour": "#7A3E2A", "cloth": "#8A7A62",
           "trim": "#5A4030", "eyes": {"radius": 19, "gap": 27, "iris": "#F0B82C", "lid": .1}}


def drawings() -> Iterator[tuple[str, str]]:
    """Every layer of the Koncita cards."""
    for name, text in _layers():
        yield f"koncita/cards/{name}.svg", text


def _layers() -> Iterator[tuple[str, str]]:
    for kind in MOVERS:
        for suffix, sill in (("", SILL), ("_small", SMALL_SILL)):
            yield f"movement_{kind}{suffix}_under", _movement_under(kind, sill)
            yield f"movement_{kind}{suffix}_rim", _movement_rim(kind, sill)
    yield "movement_mask", _movement_mask(SILL)
    yield "movement_small_mask", _movement_mask(SMALL_SILL)
    yield "movement_back", _back(MOVEMENT_BACK)
    yield "servant", portrait(complete(SERVANT, "the goblin of the Movement cards"), "bust")
    yield "treasure", _treasure(FOOT)
    yield "treasure_large", _treasure(LARGE_FOOT)
    yield "roundel", _roundel()
    yield "roundel_mask", _roundel_mask()
    yield "chip", _chip()
    for kind, colour in FORFEITS.items():
        yield f"forfeit_{kind}", _forfeit(colour, rounded(56, 63, 128, 68, 14))
        yield f"forfeit_{kind}_small", _forfeit(colour, rounded(30, 74, 180, 226, 16))
        yield f"forfeit_{kind}_back", _back(colour)
    for colour in SEATS:
        yield f"player_{colour}", _player_card(colour)
    yield "player_lost", _lost_player_card()


def _parchment(art: Art, outline: str, ink: float = 4) -> None:
    art.ink(outline, ink)
    stops = [(0, PAPER, 1), (.55, "#F6E4BC", 1), (.85, "#EACF98", 1), (1, "#CFA468", 1)]
    art.flat(outline, art.fitted(outline, stops, -8, -14, 140))


def _blank(edge: str) -> Art:
    """A card of parchment with a coloured line inside its edge."""
    art = Art()
    _parchment(art, rounded(5, 5, 229, 325, 18))
    art.stroke(rounded(14, 14, 211, 307, 12), edge, 6)
    return art


# Movement cards


def _window(kind: str, sill: int) -> str:
    """A goblin looks out of a plain window, the Princess out of a canopy."""
    if kind == "goblin":
        return rounded(28, 108, 184, sill - 108, 12)
    return (f"M40 {sill}Q28 {sill} 28 {sill - 12}L28 128Q28 112 43 116Q59 98 74 112Q89 96 105 110Q120 94 135 110Q151 96 166 112"
            f"Q181 98 197 116Q212 112 212 128L212 {sill - 12}Q212 {sill} 200 {sill}Z")


def _movement_under(kind: str, sill: int) -> str:
    """Paper, edge and the empty window."""
    colour, window = MOVERS[kind], _window(kind, sill)
    art = _blank(colour)
    art.ink(window, 2.8)
    art.flat(window, art.linear([(0, mix(colour, "#1A1030", .30), 1), (.6, mix(colour, "#FFF6D0", .35), 1),
                                 (1, mix(colour, "#FFF0BE", .72), 1)]))
    return compact(sheet(art, CARD))


def _movement_rim(kind: str, sill: int) -> str:
    art, window = Art(), _window(kind, sill)
    art.stroke(window, INK, 4)
    art.stroke(window, mix(GOLD, CREAM, .1), 2)
    return compact(sheet(art, CARD))


def _movement_mask(sill: int) -> str:
    """White where a portrait may show: a head may break the rim upward, shoulders stay inside."""
    art = Art()
    art.flat(f"M28 50L212 50L212 {sill - 12}Q212 {sill} 200 {sill}L40 {sill}Q28 {sill} 28 {sill - 12}Z", "#FFFFFF")
    return compact(sheet(art, CARD))


# backs


def _back(colour: str) -> str:
    """A back without its icon, which lies in the roundel. Alike upside down, so that it tells nothing."""
    art, field = Art(), rounded(20, 20, 199, 295, 12)
    _parchment(art, rounded(5, 5, 229, 325, 18), 5)
    art.ink(field, 2.4)
    art.flat(field, art.fitted(field, [(0, mix(colour, CREAM, .28), 1), (.6, colour, 1), (1, mix(colour, INK, .5), 1)],
                               0, 0, 140))
    art.stroke(rounded(31, 31, 177, 273, 9), GOLD, 4)
    curls(art, (41, 41, 198, 294), GOLD, 1.15)
    art.form(ell(120, 168, 70), GOLD, 4, .2)
    art.form(ell(120, 168, 60), PAPER, 2.6, 0)
    for y in (60, 276):
        art.form(star(120, y, 15, 7), "#FFE27A", 3, 0)
    return compact(sheet(art, CARD))


# Treasures


def _treasure(foot: int) -> str:
    """Paper, a window with rays and the band at the foot, without roundel and star."""
    art, window = _blank("#B87A1E"), rounded(22, 22, 196, 84, 10)
    art.ink(window, 2.4)
    art.flat(window, art.fitted(window, [(0, "#FFE9A8", 1), (.6, "#B8608A", 1), (1, "#4A2A5E", 1)], 0, 10, 130))
    for i in range(14):
        start = math.radians(i * 360 / 14)
        art.flat(poly([(120, 64), _ray_end(start), _ray_end(start + .14)]), "#FFF6D0", .4)
    art.form(smooth([(14, foot, "c"), (120, foot - 5), (226, foot, "c"), (226, 320, "c"), (120, 324), (14, 320, "c")]),
             "#7A3A5E", 3, .2)
    return compact(sheet(art, CARD))


def _ray_end(angle: float) -> tuple[float, float]:
    return (max(26, min(214, 120 + 110 * math.cos(angle))), max(24, min(104, 64 + 110 * math.sin(angle))))


def _roundel() -> str:
    art = Art()
    art.form(ell(50, 50, 46), GOLD, 3.6, .2)
    art.form(ell(50, 50, 39.5), PAPER, 2.2, 0)
    return compact(sheet(art, ROUND))


def _roundel_mask() -> str:
    """White where a picture in a roundel may show: it may break the ring upward, nowhere else."""
    art = Art()
    art.flat("M0 0L102 0L102 50L88 50A38 38 0 0 1 12 50L0 50Z", "#FFFFFF")
    return compact(sheet(art, ROUND))


def _chip() -> str:
    """What a won Treasure lies on in its owner's panel."""
    art = Art()
    art.form(ell(50, 50, 46), "#B87A1E", 4, .2)
    art.form(ell(50, 50, 38), "#F6DCE6", 2, 0)
    return compact(sheet(art, ROUND))


# Forfeits


def _forfeit(colour: str, plate: str) -> str:
    """Paper, the head band and the plate for the gesture."""
    art = _blank(colour)
    art.form(smooth([(18, 22, "c"), (120, 17), (222, 22, "c"), (222, 58, "c"), (120, 53), (18, 58, "c")]), colour, 3, .2)
    art.ink(plate, 2.4)
    art.flat(plate, art.fitted(plate, [(0, "#FFF6DC", 1), (.6, mix(colour, "#FFF0D0", .62), 1),
                                       (1, mix(colour, "#FFF0D0", .2), 1)], 0, -10, 130))
    return compact(sheet(art, CARD))


# Player cards


def _player_card(colour: str) -> str:
    """A seat's colour and emblem: never one without the other."""
    base, emblem = SEATS[colour]
    art = Art()
    _parchment(art, rounded(5, 5, 109, 157, 12), 5)
    art.form(rounded(15, 15, 89, 137, 8), mix(base, "#FFFFFF", .08), 2, 0)
    art.glow(60, 84, 46, mix(base, CREAM, .75), .7)
    art.push("translate(24.3 48.3) scale(.7)")      # an icon's own middle is at (51, 51)
    ICONS[emblem](art)
    art.pop()
    return compact(sheet(art, PLAYER_CARD))


def _lost_player_card() -> str:
    """A dashed outline and a cross."""
    art = Art()
    art.flat(rounded(10, 10, 100, 148, 10), "#2C1B2A", .16)
    art.stroke(dashed(rounded_points(10, 10, 100, 148, 10), 14, 12), "#7A5236", 6)
    art.line([(34, 58, 3), (86, 112, 11)], "#8C2F44")
    art.line([(86, 58, 3), (34, 112, 11)], "#8C2F44")
    return compact(sheet(art, PLAYER_CARD))
