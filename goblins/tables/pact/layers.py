"""How a picture of Pact is put together: sprites, portraits in windows, grain, and a place in the cache."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from goblins.ui.draw import passes
from goblins.ui.draw.lettering import Lettering
from goblins.ui.draw.sprites import Size, Sprites
from goblins.ui.draw.type import CREAM, INK, Colour, TypeCase

FOLDER = "pact"
UNITS = 240  # every card is so many of its own units wide
GRAIN, BACK_GRAIN = 244, 232
TEXTURED = 100  # a smaller card stays without grain: it would only look dirty


class LayerPainter:
    """What all painters of this table share; no surface it gives out may be drawn on."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._type = type_case
        self._lettering = Lettering(type_case)

    def icon(self, name: str, px: int) -> pygame.Surface:
        """An icon of this table by its name without `pact_`."""
        return self._sprites.raster(icon_path(name), (px, px))

    def _sprite(self, name: str, size: Size) -> pygame.Surface:
        return self._sprites.raster(f"{FOLDER}/{name}.svg", size)

    def _kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._sprites.cache.get((FOLDER, key), make)

    def _whole(self, name: str, px: int, proportion: float) -> pygame.Surface:
        """A card that is one drawing."""
        grain = BACK_GRAIN if px >= TEXTURED else 0
        return self._sprites.raster(f"{FOLDER}/{name}.svg", (px, round(px * proportion)), grain)

    def _bust(
        self,
        character: str,
        size: Size,
        middle: tuple[float, float],
        across: float,
        unit: float,
        *,
        shadow: bool = False,
    ) -> pygame.Surface:
        """A character on a card's empty surface, so many units wide."""
        side = max(1, round(across * unit))
        bust = self._sprites.raster(f"characters/{character}/bust.svg", (side, side))
        layer = pygame.Surface(size, pygame.SRCALPHA)
        place = bust.get_rect(center=(round(middle[0] * unit), round(middle[1] * unit)))
        if shadow:
            blur = max(2, round(5 * unit))
            layer.blit(passes.drop_shadow(bust, blur, 110), (place.x - blur, place.y - blur))
        layer.blit(bust, place)
        return layer

    def _through(self, picture: pygame.Surface, mask: str, onto: pygame.Surface) -> None:
        """Blit what of a picture lies in a card's window."""
        picture.blit(self._sprite(mask, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        onto.blit(picture, (0, 0))

    def _centred(
        self, surface: pygame.Surface, picture: pygame.Surface, middle: tuple[float, float], unit: float
    ) -> None:
        surface.blit(picture, picture.get_rect(center=(round(middle[0] * unit), round(middle[1] * unit))))

    def _grained(self, surface: pygame.Surface) -> pygame.Surface:
        return passes.add_grain(surface, GRAIN) if surface.get_width() >= TEXTURED else surface


def icon_path(name: str) -> str:
    """The sprite of an icon of this table by its name without `pact_`."""
    return f"icons/pact_{name}.svg"


def greyed(surface: pygame.Surface, light: int = 184) -> pygame.Surface:
    """A copy without colour and a little darker: something that can't be used now."""
    grey = pygame.transform.grayscale(surface)
    grey.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def contrast(kind: str) -> Colour:
    """The colour of words on a guild's cloth."""
    return INK if kind in ("shaman", "builder") else CREAM


def square(side: float) -> Size:
    """A square of about that many pixels, at least one."""
    return max(1, round(side)), max(1, round(side))
