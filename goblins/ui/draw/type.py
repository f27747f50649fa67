"""Type: the two typefaces at any size, and single lines of text as cached surfaces."""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path

import font_fredoka_one
import font_source_serif_pro
import pygame

from goblins.core.plain import plain
from goblins.ui.draw.sprites import SurfaceCache

Colour = tuple[int, int, int]

#: How many bytes of lines that are set are kept.
KEPT_LINES = 24 * 1024 * 1024

INK: Colour = (42, 24, 32)
CREAM: Colour = (255, 243, 210)

_DISPLAY = Path(font_fredoka_one.__file__).parent / "files" / "FredokaOne-Regular.ttf"
_SERIF = Path(font_source_serif_pro.__file__).parent / "files"
FACES = {
    "display": _DISPLAY,
    "body": _SERIF / "SourceSerifPro-Semibold.otf",
    "bold": _SERIF / "SourceSerifPro-Bold.otf",
    "aside": _SERIF / "SourceSerifPro-It.otf",
}


class TypeCase:
    """Fonts by kind (`display`, `body`, `bold`, `aside`) and pixel size, and lines set in them."""

    def __init__(self, cache: SurfaceCache | None = None) -> None:
        self._cache = cache or SurfaceCache(KEPT_LINES)

    @staticmethod
    def font(kind: str, px: int) -> pygame.font.Font:
        """The font of a kind at a size in pixels."""
        return _font(kind, max(6, px))

    def line(
        self, text: str, kind: str, px: int, colour: Colour = INK, outline: float = 0.0, edge: Colour = INK
    ) -> pygame.Surface:
        """One line of text; with `outline` pixels of `edge` colour round it. Padded by the outline on every side."""
        text = plain(text)
        return self._cache.get(
            (text, kind, px, colour, round(outline, 1), edge), lambda: self._set(text, kind, px, colour, outline, edge)
        )

    def width(self, text: str, kind: str, px: int) -> int:
        """How wide a line would be, without outline."""
        return _width(plain(text), kind, px)

    def fitting(self, text: str, kind: str, px: int, width: float, smallest: int = 8) -> int:
        """The largest size up to `px` at which the text is at most `width` wide."""
        return _fitting(plain(text), kind, px, round(width), smallest)

    def clear(self) -> None:
        """Forget every set line."""
        self._cache.clear()

    def _set(self, text: str, kind: str, px: int, colour: Colour, outline: float, edge: Colour) -> pygame.Surface:
        font = self.font(kind, px)
        plain = font.render(text, antialias=True, color=colour).convert_alpha()
        if not outline:
            return plain
        pad = math.ceil(outline) + 1
        out = pygame.Surface((plain.get_width() + 2 * pad, plain.get_height() + 2 * pad), pygame.SRCALPHA)
        out.fill((*edge, 0))
        dark = font.render(text, antialias=True, color=edge).convert_alpha()
        for step in range(16):
            angle = step * math.pi / 8
            out.blit(
                dark,
                (pad + round(outline * math.cos(angle)), pad + round(outline * math.sin(angle)) + round(outline / 2.4)),
            )
        out.blit(plain, (pad, pad))
        return out


@lru_cache(maxsize=4096)
def _width(text: str, kind: str, px: int) -> int:
    return _font(kind, max(6, px)).size(text)[0]


@lru_cache(maxsize=4096)
def _fitting(text: str, kind: str, px: int, width: int, smallest: int) -> int:
    while px > smallest and _width(text, kind, px) > width:
        px -= 1
    return px


@lru_cache(maxsize=64)
def _font(kind: str, px: int) -> pygame.font.Font:
    return pygame.font.Font(str(FACES[kind]), px)
