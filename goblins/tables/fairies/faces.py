"""Card faces of Fairies: the drawn layers, the cropped portrait, the icons and the words, put together at real pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from goblins.games.fairies.content import Face
from goblins.ui.draw import passes
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import CREAM, INK, TypeCase

UNITS = 240  # a card is 240 x 336 of its own units, whatever its size in pixels
PROPORTION = 1.4
YELLOW = (255, 226, 110)
GRAIN = 244


class Places(NamedTuple):
    """Where things lie on a face, in card units: centres and sizes."""

    over: str
    star: str
    portrait: int
    symbol: tuple[float, float, float]
    emblem: tuple[float, float, float]


FULL = Places("over", "star", 206, (35, 35, 52.1), (37, 247, 39.6))
MINI = Places("mini_over", "star_mini", 214, (48, 48, 76.3), (46, 274, 56.8))


class FacePainter:
    """Paints the faces of cards; every face is painted once per width and kept by the sprites' cache."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._type = type_case

    def full(self, face: Face, width: int) -> pygame.Surface:
        """The whole face, `width` pixels wide: portrait, symbol, star, emblem and both parts of the name."""
        return self._sprites.cache.get(("fairies_face", face, width), lambda: self._full(face, width))

    def mini(self, face: Face, width: int) -> pygame.Surface:
        """The small face for other players' rows: portrait, symbol, star and rhyme, but no name."""
        return self._sprites.cache.get(("fairies_mini_face", face, width), lambda: self._mini(face, width))

    def _full(self, face: Face, width: int) -> pygame.Surface:
        surface, unit = self._picture(face, width, FULL), width / UNITS
        if face.lead:
            size = self._type.fitting(face.lead, "display", round(26 * unit), 158 * unit, smallest=6)
            words = self._type.font("display", size).render(face.lead, antialias=True, color=INK)
            surface.blit(words, words.get_rect(center=(round(144 * unit), round(247 * unit))))
        else:
            surface.blit(self._sprites.raster("fairies/flourish.svg", surface.get_size()), (0, 0))
        self._rhyming_word(surface, face, unit)
        surface.blit(passes.grain(surface.get_size(), GRAIN), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return surface

    def _mini(self, face: Face, width: int) -> pygame.Surface:
        surface, unit = self._picture(face, width, MINI), width / UNITS
        size = self._type.fitting(f"-{face.ending}", "display", round(50 * unit), 140 * unit, smallest=6)
        ending = self._type.line(f"-{face.ending}", "display", size, CREAM, outline=size / 10)
        surface.blit(ending, ending.get_rect(center=(round(152 * unit), round(272 * unit))))
        return surface

    def _picture(self, face: Face, width: int, places: Places) -> pygame.Surface:
        """Everything but the words."""
        size, unit = (width, round(width * PROPORTION)), width / UNITS
        kind = f"fairies/{face.side}_{face.frame}"
        surface = self._sprites.raster(f"{kind}_under.svg", size).copy()
        surface.blit(self._cropped_portrait(face, size, round(places.portrait * unit)), (0, 0))
        surface.blit(self._sprites.raster(f"{kind}_{places.over}.svg", size), (0, 0))
        if face.star:
            surface.blit(self._sprites.raster(f"fairies/{places.star}.svg", size), (0, 0))
        for icon, (x, y, across) in ((face.symbol, places.symbol), (face.emblem, places.emblem)):
            picture = self._sprites.raster(f"icons/{icon}.svg", (round(across * unit), round(across * unit)))
            surface.blit(picture, picture.get_rect(center=(round(x * unit), round(y * unit))))
        return surface

    def _cropped_portrait(self, face: Face, size: tuple[int, int], across: int) -> pygame.Surface:
        """The bust and its shadow, standing on the window's sill and cut off at its frame."""
        unit = size[0] / UNITS
        bust = self._sprites.raster(f"characters/{face.slug}/bust.svg", (across, across))
        layer = pygame.Surface(size, pygame.SRCALPHA)
        blur = max(2, round(5 * unit))
        x, y = size[0] // 2 - across // 2, round(231 * unit) - across
        layer.blit(passes.drop_shadow(bust, blur, 110), (x - blur, y - blur))
        layer.blit(bust, (x, y))
        window = self._sprites.raster(f"fairies/{face.side}_window.svg", size)
        layer.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return layer

    def _rhyming_word(self, surface: pygame.Surface, face: Face, unit: float) -> None:
        """The word on the ribbon; its rhyming letters are yellow and underlined."""
        size = self._type.fitting(face.word, "display", round(47 * unit), 198 * unit, smallest=6)
        font = self._type.font("display", size)
        head = face.word[: -len(face.tail)]
        head_width, width = font.size(head)[0], font.size(face.word)[0]
        middle = round(287.5 * unit)
        left, top = round(120 * unit - width / 2), middle - font.get_height() // 2
        ink = font.render(face.word, antialias=True, color=INK)
        edge = max(1, round(size / 16))
        for dx, dy in ((-edge, 0), (edge, 0), (0, -edge), (0, edge), (edge, edge + max(1, round(size / 30)))):
            surface.blit(ink, (left + dx, top + dy))
        y, thick = round(middle + size * 0.5), max(1, round(size / 12))
        rule = pygame.Rect(left + head_width, y, width - head_width, thick)
        pygame.draw.rect(surface, INK, rule.inflate(2 * edge, 2 * edge))
        surface.blit(font.render(head, antialias=True, color=CREAM), (left, top))
        surface.blit(font.render(face.tail, antialias=True, color=YELLOW), (left + head_width, top))
        pygame.draw.rect(surface, YELLOW, rule)


def pictures_of(faces: Sequence[Face]) -> list[str]:
    """Every sprite that these faces are made of."""
    layers = {
        f"fairies/{face.side}_{face.frame}_{layer}.svg" for face in faces for layer in ("under", "over", "mini_over")
    }
    windows = {f"fairies/{face.side}_window.svg" for face in faces}
    icons = {f"icons/{name}.svg" for face in faces for name in (face.symbol, face.emblem)}
    busts = {f"characters/{face.slug}/bust.svg" for face in faces}
    return sorted(
        layers | windows | icons | busts | {f"fairies/{name}.svg" for name in ("star", "star_mini", "flourish")}
    )
