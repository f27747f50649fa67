"""Card faces of Grapple: the drawn layers, the goblin, its emblem and the words, put together at real pixels."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from msgspec import Struct

from goblins.games.grapple.content import WITH_WORDS, Content
from goblins.tables.grapple.lettering import MINI_UNITS, PREVIEW_UNITS, UNITS, CardLettering
from goblins.ui.draw import passes
from goblins.ui.draw.lettering import Line
from goblins.ui.draw.sprites import Sprites
from goblins.ui.draw.type import TypeCase

PROPORTION = 1.4
GRAIN, BACK_GRAIN, PANEL_GRAIN = 244, 230, 234
SMALL_BACK = 56  # a back of fewer pixels is drawn without its ornaments
LAYERS = "grapple/cards"
PANEL = "ui/panel_small.svg"
BUST = 284  # a fighter's drawing is a square of so many units; its head's middle lies at (143, 170)
HEAD = (143, 170)
#: Words of a preview that are too large for its panel become smaller by such steps.
SHRINKING = 0.1


class CardArt(Struct, frozen=True):
    """Everything that a card's face shows: whose picture and which of its looks, and what is written on it."""

    picture: str
    look: int
    strength: int
    name: str
    special: str = ""

    @property
    def has_words(self) -> bool:
        """Whether its picture leaves room for the words of a special."""
        return self.picture in WITH_WORDS


def art_of(card: int, cards: Content) -> CardArt:
    """What a card of a deck shows."""
    goblin = cards.goblins[cards.kinds[card]]
    return CardArt(goblin.picture, cards.looks[card], goblin.strength, goblin.name, goblin.special)


class CardPainter:
    """Paints the cards; each is painted once per width in pixels and kept by the sprites' cache."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._lettering = CardLettering(type_case)
        self._type = type_case

    def front(self, card: CardArt, width: int) -> pygame.Surface:
        """The whole face: strength, goblin, emblem, name, and the special if the kind has one."""
        return self._sprites.cache.get(("grapple_front", card, width), lambda: self._front(card, width))

    def mini(self, card: CardArt, width: int) -> pygame.Surface:
        """The small face for rows: its left two fifths (strength over emblem) are enough to read it."""
        return self._sprites.cache.get(("grapple_mini", card, width), lambda: self._mini(card, width))

    def back(self, width: int) -> pygame.Surface:
        """The back of every card."""
        layer = "back" if width >= SMALL_BACK else "back_small"
        return self._sprites.raster(f"{LAYERS}/{layer}.svg", (width, round(width * PROPORTION)), BACK_GRAIN)

    def preview(
        self, card: CardArt, copies: int, deck: int, rule: str, width: int, growth: float = 1.0, least: int = 0
    ) -> pygame.Surface:
        """The face, `width` pixels wide, on a panel with its whole rule and its number of copies in the deck.

        Larger words take some of the face's room; the panel reaches down to a height of `least` pixels.
        """
        key = ("grapple_preview", card, copies, deck, rule, width, growth, least)
        return self._sprites.cache.get(key, lambda: self._preview(card, (rule, copies, deck), width, growth, least))

    # ------------------------------------------------------------------ putting together

    def _front(self, card: CardArt, width: int) -> pygame.Surface:
        unit = width / UNITS
        surface = self._layer(f"{card.picture}_under", width).copy()
        surface.blit(self._leaning_goblin(card, width), (0, 0))
        surface.blit(self._layer(f"{card.picture}_over", width), (0, 0))
        self._emblem(surface, card.picture, 38 * unit, (36 * unit, (227 if card.has_words else 291) * unit))
        self._letter(
            surface, self._lettering.front(card.name, card.strength, card.special, width, low=not card.has_words)
        )
        return passes.add_grain(surface, GRAIN)

    def _leaning_goblin(self, card: CardArt, width: int) -> pygame.Surface:
        """The goblin and its shadow, standing on the window's sill; it may lean out over the rim, not below it."""
        unit = width / UNITS
        sill, middle, scale = (212, 132, 194 / 262) if card.has_words else (270, 124, 214 / 262)
        across = max(1, round(BUST * scale * unit))
        goblin = self._sprites.raster(goblin_path(card.picture, card.look), (across, across))
        x, y = round(middle * unit - across / 2), round((sill + 3) * unit) - across
        layer = pygame.Surface((width, round(width * PROPORTION)), pygame.SRCALPHA)
        blur = max(2, round(5 * unit))
        layer.blit(passes.drop_shadow(goblin, blur, 120), (x - blur, y - blur))
        layer.blit(goblin, (x, y))
        mask = self._layer("mask" if card.has_words else "mask_low", width)
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return layer

    def _mini(self, card: CardArt, width: int) -> pygame.Surface:
        unit = width / MINI_UNITS
        surface = self._layer(f"{card.picture}_mini", width).copy()
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        scale = 116 / 180 * unit
        across = max(1, round(BUST * scale))
        goblin = self._sprites.raster(goblin_path(card.picture, card.look), (across, across))
        layer.blit(goblin, (round(84 * unit - HEAD[0] * scale), round(92 * unit - HEAD[1] * scale)))
        layer.blit(self._layer("mini_mask", width), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(layer, (0, 0))
        self._emblem(surface, card.picture, 44 * unit, (28 * unit, 124 * unit))
        self._letter(surface, self._lettering.mini(card.strength, width))
        return surface

    def _preview(
        self, card: CardArt, told: tuple[str, int, int], width: int, growth: float, least: int
    ) -> pygame.Surface:
        unit = width / PREVIEW_UNITS
        while True:
            face = self.front(card, round(width * (1.5 - 0.5 * growth)))
            lines, height = self._lettering.preview(*told, width, growth)
            top = face.get_height() - round(12 * unit)
            if growth <= 1 or top + height <= least:
                break
            growth -= SHRINKING  # words as large as they fit
        height = max(height, least - top)
        across = round(332 * unit)
        surface = self._sprites.nine(PANEL, (across, top + height), unit, PANEL_GRAIN).copy()
        self._letter(surface.subsurface((0, top, across, height)), lines)
        surface.blit(face, ((across - face.get_width()) // 2, 0))
        return surface

    # ------------------------------------------------------------------ single things

    def _layer(self, name: str, width: int) -> pygame.Surface:
        return self._sprites.raster(f"{LAYERS}/{name}.svg", (width, round(width * PROPORTION)))

    def _emblem(self, surface: pygame.Surface, picture: str, across: float, middle: tuple[float, float]) -> None:
        side = max(1, round(across))
        emblem = self._sprites.raster(f"icons/grapple_{picture}.svg", (side, side))
        surface.blit(emblem, emblem.get_rect(center=(round(middle[0]), round(middle[1]))))

    def _letter(self, surface: pygame.Surface, lines: Iterable[Line]) -> None:
        for line in lines:
            words = self._type.line(line.text, line.face, line.size, line.colour, line.outline)
            surface.blit(words, words.get_rect(center=line.middle))


def goblin_path(picture: str, look: int) -> str:
    """The sprite of a goblin in one of its looks."""
    return f"characters/grapple_{picture}_{look + 1}/bust.svg"


def pictures(cards: Content) -> list[str]:
    """Every sprite that the cards of a deck are made of."""
    used = {goblin.picture for goblin in cards.goblins}
    layers = {f"{picture}_{part}" for picture in used for part in ("under", "over", "mini")}
    layers |= {"mask", "mask_low", "mini_mask", "back", "back_small"}
    return sorted(
        {f"{LAYERS}/{name}.svg" for name in layers}
        | {f"icons/grapple_{picture}.svg" for picture in used}
        | {goblin_path(goblin.picture, look) for goblin in cards.goblins for look in range(goblin.looks)}
        | {PANEL}
    )
