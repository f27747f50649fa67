"""Card faces of Koncita: the drawn layers, portraits, icons and words, put together at real pixels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from goblins.core.cast import COLOURS
from goblins.games.koncita.content import Treasure
from goblins.games.koncita.room import SIDES, STEPS
from goblins.tables.koncita.lettering import GESTURES, UNITS, CardLettering
from goblins.ui.draw import passes
from goblins.ui.draw.lettering import Line
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import TypeCase

PROPORTION = 1.4
WORDLESS = 100  # a card of fewer pixels shows its picture only, and shows it larger
GRAIN = 244
LAYERS = "koncita/cards"
BALL, DOT = 102 / 66, 33 / 46  # how wide the drawings of balls are: with their points, and without


class Portrait(NamedTuple):
    """A picture in a roundel: its sprite, its size and how far its middle is lowered, in shares of the roundel."""

    sprite: str
    size: float
    lowered: float


MOVERS = {"goblin": f"{LAYERS}/servant.svg", "princess": "characters/princess/bust.svg"}
#: In this order the points of two balls never cross.
LEFT_TO_RIGHT = ("left", "top", "bottom", "right")
#: Where the balls of a card with so many colours lie, and how large they are.
BALLS = {1: ((120,), 86.0), 2: ((70, 170), 78.0), 3: ((52, 120, 188), 60.0)}
BALL_LINE, WILD_BALL = 66, 91.2
#: A wild card's emblems: how far from its middle and how large, in shares of the ball.
EMBLEM_FAR, EMBLEM = 0.27, 0.295
PIECES = {
    "princess": Portrait("characters/princess/bust.svg", 0.84, 0.0),
    "casket": Portrait("icons/casket.svg", 0.66, 0.0),
    "scepter": Portrait("icons/scepter.svg", 0.66, 0.0),
    "oscar": Portrait("characters/oscar/bust.svg", 0.9, -0.06),
}


class CardPainter:
    """Paints the cards; each is painted once per width in pixels and kept by the sprites' cache."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._lettering = CardLettering(type_case)
        self._type = type_case

    def movement(
        self,
        kind: str,
        colours: tuple[str, ...],
        width: int,
        walls: tuple[str, ...],
        *,
        oscar: bool = False,
        words: bool | None = None,
    ) -> pygame.Surface:
        """A Movement card of some wall colours or of all four (wild), its points toward the walls, whose colours are told
        clockwise from the top. Without `words` its picture is larger.
        """
        shown = _with_words(width, words=words)
        sides = {colour: SIDES[walls.index(_known(colour, walls))] for colour in colours}
        key = ("koncita_movement", kind, tuple(sorted(sides.items())), oscar, width, shown)
        return self._sprites.cache.get(key, lambda: self._movement(kind, sides, width, oscar=oscar, words=shown))

    def movement_back(self, width: int) -> pygame.Surface:
        """The back of every Movement card."""
        return self._sprites.cache.get(
            ("koncita_movement_back", width), lambda: self._back("movement_back", "icons/boot.svg", width)
        )

    def treasure(self, treasure: Treasure, width: int, *, large: bool = False) -> pygame.Surface:
        """A Treasure card; its foot names the piece that also wins it, or (a large one, to be read at leisure) says in full
        how. A tiny one says its points only.
        """
        key = ("koncita_treasure", treasure, large, width)
        return self._sprites.cache.get(key, lambda: self._treasure(treasure, width, large=large))

    def chip(self, icon: str, width: int) -> pygame.Surface:
        """A won Treasure as a round chip."""
        return self._sprites.cache.get(("koncita_chip", icon, width), lambda: self._chip(icon, width))

    def forfeit(self, kind: str, name: str, trigger: str, width: int, *, words: bool | None = None) -> pygame.Surface:
        """A Forfeit card: its type, gesture, name and trigger. Without `words` the gesture's picture alone."""
        shown = _with_words(width, words=words)
        key = ("koncita_forfeit", kind, name, trigger, width, shown)
        return self._sprites.cache.get(key, lambda: self._forfeit(kind, name, trigger, width, words=shown))

    def forfeit_back(self, kind: str, width: int) -> pygame.Surface:
        """The back of a Forfeit deck: the type is public, the order is not."""

        def make() -> pygame.Surface:
            return self._back(f"forfeit_{_known(kind, GESTURES)}_back", f"icons/gesture_{kind}.svg", width)

        return self._sprites.cache.get(("koncita_forfeit_back", kind, width), make)

    def player_card(self, colour: str, width: int, *, lost: bool = False) -> pygame.Surface:
        """A seat's Player card, or the outline that a lost one leaves."""
        _known(colour, COLOURS)
        return self._layer("player_lost" if lost else f"player_{colour}", width)

    # ------------------------------------------------------------------ putting together

    def _movement(self, kind: str, sides: dict[str, str], width: int, *, oscar: bool, words: bool) -> pygame.Surface:
        small = "" if words else "_small"
        surface = self._layer(f"movement_{_known(kind, MOVERS)}{small}_under", width).copy()
        surface.blit(self._cropped_portrait(kind, 106 if oscar else 120, width, words=words), (0, 0))
        surface.blit(self._layer(f"movement_{kind}{small}_rim", width), (0, 0))
        if len(sides) == len(SIDES):
            self._wild_ball(surface, sides)
        else:
            places, size = BALLS[len(sides)]
            for x, colour in zip(places, sorted(sides, key=lambda one: LEFT_TO_RIGHT.index(sides[one])), strict=True):
                self._place(surface, f"koncita/point_{colour}_{sides[colour]}.svg", (x, BALL_LINE), size * BALL)
                self._place(surface, f"koncita/dot_{colour}.svg", (x, BALL_LINE), size * BALL * DOT)
        if oscar:
            self._roundel(surface, "oscar", (190, 210 if words else 262, 87))
        return self._finished(surface, self._lettering.movement(kind, width, oscar=oscar) if words else [])

    def _wild_ball(self, surface: pygame.Surface, sides: dict[str, str]) -> None:
        """The white ball that stands for all walls: four emblems, each with a point toward its wall."""
        x, y = UNITS / 2, BALL_LINE
        for colour, side in sides.items():
            self._place(surface, f"koncita/point_{colour}_{side}.svg", (x, y), WILD_BALL * BALL)
        self._place(surface, "koncita/dot_wild.svg", (x, y), WILD_BALL * BALL * DOT)
        for colour, side in sides.items():
            across, down = STEPS[SIDES.index(side)]
            middle = x + across * WILD_BALL * EMBLEM_FAR, y + down * WILD_BALL * EMBLEM_FAR
            self._place(surface, f"koncita/emblem_{colour}.svg", middle, WILD_BALL * EMBLEM)

    def _cropped_portrait(self, kind: str, middle: float, width: int, *, words: bool) -> pygame.Surface:
        """The mover, standing on the window's sill and cut off at its frame."""
        across, sill = (149, 250) if words else (196, 304)
        layer = pygame.Surface((width, round(width * PROPORTION)), pygame.SRCALPHA)
        self._place(layer, MOVERS[kind], (middle, sill + 2 - across / 2), across)
        mask = self._layer("movement_mask" if words else "movement_small_mask", width)
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return layer

    def _treasure(self, treasure: Treasure, width: int, *, large: bool) -> pygame.Surface:
        lines = self._lettering.treasure(treasure, width, large=large)
        surface = self._layer("treasure_large" if large else "treasure", width).copy()
        self._place(surface, self._treasure_icon(treasure.icon), (106, 64), 92, shadow=True)
        self._place(surface, "icons/star.svg", (190, 50), 84)
        self._roundel(surface, treasure.piece, (54, 282, 80) if large else (54, 291, 78))
        return self._finished(surface, lines if _with_words(width) else lines[:1])

    def _treasure_icon(self, icon: str) -> str:
        path = f"icons/treasure_{icon}.svg"
        if not self._sprites.exists(path):
            raise KeyError(icon)
        return path

    def _chip(self, icon: str, width: int) -> pygame.Surface:
        path, across = self._treasure_icon(icon), round(width * 0.74)
        surface = self._sprites.raster(f"{LAYERS}/chip.svg", (width, width)).copy()
        picture = self._sprites.raster(path, (across, across))
        surface.blit(picture, picture.get_rect(center=(width // 2, width // 2)))
        return surface

    def _forfeit(self, kind: str, name: str, trigger: str, width: int, *, words: bool) -> pygame.Surface:
        lines = self._lettering.forfeit(kind, name, trigger, width)
        surface = self._layer(f"forfeit_{kind}{'' if words else '_small'}", width).copy()
        self._place(surface, f"icons/gesture_{kind}.svg", (120, 97 if words else 187), 68 if words else 150)
        return self._finished(surface, lines if words else [])

    def _back(self, layer: str, icon: str, width: int) -> pygame.Surface:
        surface = self._layer(layer, width).copy()
        self._place(surface, icon, (120, 168), 104)
        return self._finished(surface, [])

    # ------------------------------------------------------------------ single things

    def _layer(self, name: str, width: int) -> pygame.Surface:
        return self._sprites.raster(f"{LAYERS}/{name}.svg", (width, round(width * PROPORTION)))

    def _place(
        self, surface: pygame.Surface, path: str, middle: tuple[float, float], across: float, *, shadow: bool = False
    ) -> None:
        """A square sprite round a point, in card units."""
        unit = surface.get_width() / UNITS
        side = max(1, round(across * unit))
        picture = self._sprites.raster(path, (side, side))
        target = picture.get_rect(center=(round(middle[0] * unit), round(middle[1] * unit)))
        if shadow:
            blur, fall = max(1, round(3 * unit)), round(3 * unit)
            surface.blit(passes.drop_shadow(picture, blur, 120), target.move(fall - 2 * blur, fall - 2 * blur))
        surface.blit(picture, target)

    def _roundel(self, surface: pygame.Surface, piece: str, place: tuple[float, float, float]) -> None:
        """A piece in a golden ring; a head may break the ring upward."""
        portrait, unit = PIECES[piece], surface.get_width() / UNITS
        side = max(2, round(place[2] * unit))
        ring = self._sprites.raster(f"{LAYERS}/roundel.svg", (side, side))
        target = ring.get_rect(center=(round(place[0] * unit), round(place[1] * unit)))
        across = round(side * portrait.size)
        picture = self._sprites.raster(portrait.sprite, (across, across))
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        layer.blit(picture, picture.get_rect(center=(side // 2, side // 2 + round(side * portrait.lowered))))
        mask = self._sprites.raster(f"{LAYERS}/roundel_mask.svg", (side, side))
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(ring, target)
        surface.blit(layer, target)

    def _finished(self, surface: pygame.Surface, lines: Iterable[Line]) -> pygame.Surface:
        """The words, and over everything the grain of the paper."""
        for line in lines:
            words = self._type.font(line.face, line.size).render(line.text, antialias=True, color=line.colour)
            surface.blit(words, words.get_rect(center=line.middle))
        return passes.add_grain(surface, GRAIN)


def pictures(treasure_icons: Iterable[str]) -> list[str]:
    """Every sprite that the cards are made of."""
    layers = {"movement_mask", "movement_small_mask", "movement_back", "treasure", "treasure_large", "player_lost"}
    layers |= {"servant", "roundel", "roundel_mask", "chip"}
    layers |= {
        f"movement_{kind}{size}_{part}" for kind in MOVERS for size in ("", "_small") for part in ("under", "rim")
    }
    layers |= {f"forfeit_{kind}{suffix}" for kind in GESTURES for suffix in ("", "_small", "_back")}
    layers |= {f"player_{colour}" for colour in COLOURS}
    return sorted(
        {f"{LAYERS}/{name}.svg" for name in layers}
        | {f"icons/treasure_{icon}.svg" for icon in treasure_icons}
        | {f"icons/gesture_{kind}.svg" for kind in GESTURES}
        | {portrait.sprite for portrait in PIECES.values()}
        | {"icons/boot.svg", "icons/star.svg"}
    )


def _with_words(width: int, *, words: bool | None = None) -> bool:
    return width >= WORDLESS if words is None else words


def _known(name: str, names: Iterable[str]) -> str:
    if name not in names:
        raise KeyError(name)
    return name
