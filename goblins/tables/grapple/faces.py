"""Card faces of Grapple: the drawn layers, the goblin, its emblem and the words, put together at real pixels."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from goblins.tables.grapple.lettering import MINI_UNITS, NAMES, PREVIEW_UNITS, SPECIALS, UNITS, CardLettering
from goblins.ui import passes
from goblins.ui.lettering import Line
from goblins.ui.sprites import Sprites
from goblins.ui.type import TypeCase

PROPORTION = 1.4
GRAIN, BACK_GRAIN, PANEL_GRAIN = 244, 230, 234
SMALL_BACK = 56  # a back of fewer pixels is drawn without its ornaments
LAYERS = "grapple/cards"
PANEL = "ui/panel_small.svg"
LOOKS = {"spy": 2, "defender": 2, "assassin": 2, "brute": 3, "mage": 3, "raider": 2, "king": 2}
BUST = 284  # a fighter's drawing is a square of so many units; its head's middle lies at (143, 170)
HEAD = (143, 170)


class CardPainter:
    """Paints the cards; each is painted once per width in pixels and kept by the sprites' cache.

    A look is any number: it chooses one of the kind's two or three goblins, and it never means anything.
    """

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._lettering = CardLettering(type_case)
        self._type = type_case

    def front(self, kind: str, look: int, strength: int, width: int) -> pygame.Surface:
        """The whole face: strength, goblin, emblem, name, and the special if the kind has one."""
        key = ("grapple front", kind, look % LOOKS[kind], strength, width)
        return self._sprites.cache.get(key, lambda: self._front(kind, look, strength, width))

    def mini(self, kind: str, look: int, strength: int, width: int) -> pygame.Surface:
        """The small face for rows: its left two fifths (strength over emblem) are enough to read it."""
        key = ("grapple mini", kind, look % LOOKS[kind], strength, width)
        return self._sprites.cache.get(key, lambda: self._mini(kind, look, strength, width))

    def back(self, width: int) -> pygame.Surface:
        """The back of every card."""
        layer = "back" if width >= SMALL_BACK else "back_small"
        return self._sprites.raster(f"{LAYERS}/{layer}.svg", (width, round(width * PROPORTION)), BACK_GRAIN)

    def preview(
        self, kind: str, look: int, strength: int, copies: int, deck: int, rule: str, width: int
    ) -> pygame.Surface:
        """The face, `width` pixels wide, on a panel with its whole rule and its number of copies in the deck."""
        key = ("grapple preview", kind, look % LOOKS[kind], strength, copies, deck, rule, width)
        return self._sprites.cache.get(key, lambda: self._preview(kind, look, strength, copies, deck, rule, width))

    # ------------------------------------------------------------------ putting together

    def _front(self, kind: str, look: int, strength: int, width: int) -> pygame.Surface:
        unit, special = width / UNITS, kind in SPECIALS
        surface = self._layer(f"{kind}_under", width).copy()
        surface.blit(self._leaning_goblin(kind, look, width), (0, 0))
        surface.blit(self._layer(f"{kind}_over", width), (0, 0))
        self._emblem(surface, kind, 38 * unit, (36 * unit, (227 if special else 291) * unit))
        self._letter(surface, self._lettering.front(kind, strength, width))
        return passes.add_grain(surface, GRAIN)

    def _leaning_goblin(self, kind: str, look: int, width: int) -> pygame.Surface:
        """The goblin and its shadow, standing on the window's sill; it may lean out over the rim, not below it."""
        unit, special = width / UNITS, kind in SPECIALS
        sill, middle, scale = (212, 132, 194 / 262) if special else (270, 124, 214 / 262)
        across = max(1, round(BUST * scale * unit))
        goblin = self._sprites.raster(goblin_path(kind, look), (across, across))
        x, y = round(middle * unit - across / 2), round((sill + 3) * unit) - across
        layer = pygame.Surface((width, round(width * PROPORTION)), pygame.SRCALPHA)
        blur = max(2, round(5 * unit))
        layer.blit(passes.drop_shadow(goblin, blur, 120), (x - blur, y - blur))
        layer.blit(goblin, (x, y))
        mask = self._layer("mask" if special else "mask_low", width)
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return layer

    def _mini(self, kind: str, look: int, strength: int, width: int) -> pygame.Surface:
        unit = width / MINI_UNITS
        surface = self._layer(f"{kind}_mini", width).copy()
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        scale = 116 / 180 * unit
        across = max(1, round(BUST * scale))
        goblin = self._sprites.raster(goblin_path(kind, look), (across, across))
        layer.blit(goblin, (round(84 * unit - HEAD[0] * scale), round(92 * unit - HEAD[1] * scale)))
        layer.blit(self._layer("mini_mask", width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(layer, (0, 0))
        self._emblem(surface, kind, 44 * unit, (28 * unit, 124 * unit))
        self._letter(surface, self._lettering.mini(strength, width))
        return surface

    def _preview(
        self, kind: str, look: int, strength: int, copies: int, deck: int, rule: str, width: int
    ) -> pygame.Surface:
        unit, card = width / PREVIEW_UNITS, self.front(kind, look, strength, width)
        lines, height = self._lettering.preview(rule, copies, deck, width)
        top = card.get_height() - round(12 * unit)
        across = round(332 * unit)
        panel = self._sprites.nine(PANEL, (across, height), unit, PANEL_GRAIN).copy()
        self._letter(panel, lines)
        surface = pygame.Surface((across, top + height), pygame.SRCALPHA)
        surface.blit(panel, (0, top))
        surface.blit(card, ((across - width) // 2, 0))
        return surface

    # ------------------------------------------------------------------ single things

    def _layer(self, name: str, width: int) -> pygame.Surface:
        return self._sprites.raster(f"{LAYERS}/{name}.svg", (width, round(width * PROPORTION)))

    def _emblem(self, surface: pygame.Surface, kind: str, across: float, middle: tuple[float, float]) -> None:
        side = max(1, round(across))
        picture = self._sprites.raster(f"icons/grapple_{kind}.svg", (side, side))
        surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    def _letter(self, surface: pygame.Surface, lines: Iterable[Line]) -> None:
        for line in lines:
            words = self._type.line(line.text, line.face, line.size, line.colour, line.outline)
            surface.blit(words, words.get_rect(center=line.middle))


def goblin_path(kind: str, look: int) -> str:
    """The sprite of a kind's goblin."""
    return f"characters/grapple_{kind}_{look % LOOKS[kind] + 1}/bust.svg"


def pictures() -> list[str]:
    """Every sprite that the cards are made of."""
    layers = {f"{kind}_{part}" for kind in NAMES for part in ("under", "over", "mini")}
    layers |= {"mask", "mask_low", "mini_mask", "back", "back_small"}
    return sorted(
        {f"{LAYERS}/{name}.svg" for name in layers}
        | {f"icons/grapple_{kind}.svg" for kind in NAMES}
        | {goblin_path(kind, look) for kind, looks in LOOKS.items() for look in range(looks)}
        | {PANEL}
    )
