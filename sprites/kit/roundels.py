"""Round pieces: seat emblems, game tokens, medals, coins, and the parts of a portrait medallion."""
from __future__ import annotations

import math
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.geometry import ell, poly, star
from sprites.kit.icons.emblems import ICONS
from sprites.kit.palette import CREAM, GOLD, INK, mix
from sprites.kit.sheet import sheet

VIEW = "0 0 102 102"
SEATS = {       # colour name -> (colour, emblem): never one without the other
    "violet": ("#7A4A9C", "key"),
    "orange": ("#E2702E", "acorn"),
    "teal": ("#2F8C98", "fish"),
    "pink": ("#C84A78", "heart"),
    "lime": ("#6F9430", "clover"),
    "brown": ("#8A5A32", "bone"),
    "slate": ("#6C86A0", "feather"),
    "night": ("#3A3054", "beetle"),
}
GAMES = {       # game -> (colour, emblem)
    "koncita": ("#B23464", "tiara"),
    "grapple": ("#A8432E", "swords"),
    "fairies": ("#1F7274", "flower"),
    "irene": ("#3F4E9A", "lamp"),
    "pact": ("#8A5A14", "seal"),
}
_METALS = {1: GOLD, 2: "#C8D0D8", 3: "#C98A52", 4: "#B9A98C"}
_RINGS = {      # medallions that belong to no seat -> (ring, background)
    "gold": (GOLD, "#3F6E6A"),
    "plain": ("#D8B878", "#6A8A84"),
}


def _icon_in_the_middle(art, name, share):
    """Paint an icon into a 102 square as if its own 110 square were scaled to that share of it."""
    scale = 102 * share / 110
    corner = 50 - 51 * scale        # an icon's own middle is at (51, 51): see icons.VIEW
    art.push(f"translate({corner:.2f} {corner:.2f}) scale({scale:.3f})")
    ICONS[name](art)
    art.pop()


def emblem(colour: str) -> Art:
    """A seat's emblem on its colour."""
    base, icon = SEATS[colour]
    art = Art()
    art.form(ell(50, 50, 46), CREAM, 3.2, .1)
    art.form(ell(50, 50, 39), mix(base, "#FFFFFF", .12), 2.2, .2)
    _icon_in_the_middle(art, icon, .60)
    return art


def token(game: str) -> Art:
    """A game's emblem on its colour."""
    base, icon = GAMES[game]
    art = Art()
    art.form(ell(50, 50, 46), GOLD, 2.8, .2)
    art.form(ell(50, 50, 40), base, 2.0, .2)
    _icon_in_the_middle(art, icon, .62)
    return art


def medal(place: int) -> Art:
    """A rank medal without its numeral, whose middle is at (50, 62)."""
    metal = _METALS[place]
    art = Art()
    for side in (-1, 1):
        ribbon = poly([(50 + side * 4, 40), (50 + side * 34, 4), (50 + side * 14, -2), (50 - side * 6, 30)])
        art.form(ribbon, "#C8413B" if place == 1 else "#3F79C4", 3, .1)
    art.form(ell(50, 62, 36), metal, 3.6, .3, rimc="#FFFFFF")
    art.stroke(ell(50, 62, 27), mix(metal, INK, .4), 2.6)
    return art


def coin(value: int) -> Art:
    """A coin without its numeral; the edge tells the value too: 3 star, 2 octagon, 1 round."""
    art = Art()
    if value == 3:
        art.form(star(50, 50, 48, 38, 9), "#F2C14A", 3, .2)
    elif value == 2:
        corners = [math.radians(22.5 + 45 * i) for i in range(8)]
        art.form(poly([(50 + 46 * math.cos(t), 50 + 46 * math.sin(t)) for t in corners]), "#D5DCE2", 3, .2)
    else:
        art.form(ell(50, 50, 42), "#D9965A", 3, .2)
    return art


def medallion(ring: str, background: str) -> Art:
    """The ring and background of a portrait."""
    art = Art()
    art.form(ell(50, 50, 47), ring, 2.4, .2)
    art.form(ell(50, 50, 41), background, 1.6, 0)
    return art


def medallion_mask() -> Art:
    """White where a portrait may show: the head may break the ring upward, the shoulders may not."""
    art = Art()
    art.flat("M0 0L102 0L102 50L91 50A41 41 0 0 1 9 50L0 50L0 0Z", "#FFFFFF")
    return art


def drawings() -> Iterator[tuple[str, str]]:
    """Every round piece."""
    for colour, (base, _) in SEATS.items():
        yield f"emblems/{colour}.svg", sheet(emblem(colour), VIEW)
        yield f"medallions/{colour}.svg", sheet(medallion(mix(base, CREAM, .10), mix(base, INK, .25)), VIEW)
    for name, (ring, background) in _RINGS.items():
        yield f"medallions/{name}.svg", sheet(medallion(ring, background), VIEW)
    yield "medallions/mask.svg", sheet(medallion_mask(), VIEW)
    for game, (base, _) in GAMES.items():
        yield f"tokens/{game}.svg", sheet(token(game), VIEW)
        yield f"medallions/{game}.svg", sheet(medallion(GOLD, mix(base, "#FFFFFF", .08)), VIEW)
    for place in _METALS:
        yield f"medals/{place}.svg", sheet(medal(place), "-2 -6 106 110")
    for value in (1, 2, 3):
        yield f"coins/{value}.svg", sheet(coin(value), VIEW)
