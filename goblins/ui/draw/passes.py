"""Pixel passes over surfaces: grain, noise, soft shadows and glows. Pure functions; small results are cached."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

Colour = tuple[int, int, int]

SHADOW: Colour = (14, 8, 22)
_TILE = 256
_WIDE, _SMALLER = 24, 4  # a blur of so many pixels is made so much smaller


@lru_cache(maxsize=16)
def _grain_tile(lowest: int) -> pygame.Surface:
    """A square of gouache paper grain: three octaves of multiply texture, tileable by repetition."""
    rnd = random.Random(7)
    tile = pygame.Surface((_TILE, _TILE))
    tile.fill((lowest, lowest, lowest))
    for cell, amplitude in ((1, 0.34), (3, 0.33), (14, 0.33)):
        side = max(2, _TILE // cell + 2)
        strength = int((255 - lowest) * amplitude)
        levels = rnd.randbytes(side * side).translate(bytes(v * strength // 255 for v in range(256)))
        octave = _grey(levels, (side, side))
        tile.blit(pygame.transform.smoothscale(octave, (_TILE, _TILE)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tile


def grain(size: tuple[int, int], lowest: int = 234) -> pygame.Surface:
    """A multiply texture of that size whose darkest point is `lowest`."""
    texture = pygame.Surface(size)
    tile = _grain_tile(lowest)
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            texture.blit(tile, (x, y))
    return texture


def add_grain(surface: pygame.Surface, lowest: int = 234) -> pygame.Surface:
    """Multiply grain into a surface, in place."""
    tile = _grain_tile(lowest)
    for x in range(0, surface.get_width(), _TILE):
        for y in range(0, surface.get_height(), _TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def noise(size: tuple[int, int], cell: int, seed: int) -> pygame.Surface:
    """Smooth grey value noise with features of about `cell` pixels."""
    rnd = random.Random(seed)
    width, height = size[0] // cell + 3, size[1] // cell + 3
    return pygame.transform.smoothscale(_grey(rnd.randbytes(width * height), (width, height)), size)


def _grey(levels: bytes, size: tuple[int, int]) -> pygame.Surface:
    """A grey surface of so many levels, row by row."""
    pixels = bytearray(3 * len(levels))
    for channel in range(3):
        pixels[channel::3] = levels
    return pygame.image.frombuffer(bytes(pixels), size, "RGB")


def drop_shadow(surface: pygame.Surface, blur: int = 10, alpha: int = 120, colour: Colour = SHADOW) -> pygame.Surface:
    """The blurred silhouette of a surface, padded by twice the blur on every side."""
    width, height = surface.get_size()
    blur = max(1, blur)
    pad = blur * 2
    out = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    out.fill((*colour, 0))
    silhouette = surface.copy()
    silhouette.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    silhouette.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    silhouette.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(silhouette, (pad, pad))
    if blur < _WIDE:
        return pygame.transform.box_blur(out, blur)
    small = pygame.transform.smoothscale_by(out, 1 / _SMALLER)  # so soft that nobody can tell
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, blur // _SMALLER), out.get_size())


def with_shadow(surface: pygame.Surface, blur: int, alpha: int, offset: tuple[int, int]) -> pygame.Surface:
    """A picture and the shadow it throws, as one surface whose middle is the picture's: one blit instead of two."""
    blur = max(1, blur)
    pad = 2 * blur + max(0, *offset)
    width, height = surface.get_size()
    out = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    out.fill((*SHADOW, 0))
    out.blit(drop_shadow(surface, blur, alpha), (pad - 2 * blur + offset[0], pad - 2 * blur + offset[1]))
    out.blit(surface, (pad, pad))
    return out


@lru_cache(maxsize=1)
def _disc_of_light() -> pygame.Surface:
    """A small disc of white light: one quarter of it is worked out, and the others are its mirrors."""
    half = 32
    middle = half - 0.5
    levels = bytes(
        int(255 * (1 - min(1.0, ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle)) ** 2)
        for y in range(half)
        for x in range(half)
    )
    quarter = _grey(levels, (half, half))
    disc = pygame.Surface((2 * half, 2 * half))
    for right in (False, True):
        for below in (False, True):
            disc.blit(pygame.transform.flip(quarter, right, below), (half * right, half * below))
    return disc


def glow(surface: pygame.Surface, x: int, y: int, radius: int, colour: Colour, strength: float = 1.0) -> None:
    """Add a radial glow, in place."""
    if radius > 0:
        disc = _disc_of_light().copy()
        disc.fill([min(255, round(channel * strength)) for channel in colour], special_flags=pygame.BLEND_RGB_MULT)
        large = pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))
        surface.blit(large, (x - radius, y - radius), special_flags=pygame.BLEND_RGB_ADD)


def halo(size: tuple[int, int], blur: int, colour: Colour, corner: int) -> pygame.Surface:
    """An additive glow round a rounded rectangle of that size, padded by three times the blur.

    Blurred at quarter size and scaled up: a full-size gaussian costs more than a frame.
    """
    blur = max(4, blur)
    pad, down = blur * 3, 4
    small = pygame.Surface(((size[0] + 2 * pad) // down + 1, (size[1] + 2 * pad) // down + 1))
    rect = pygame.Rect(pad // down, pad // down, size[0] // down, size[1] // down)
    pygame.draw.rect(small, colour, rect, border_radius=max(1, corner // down))
    small = pygame.transform.box_blur(small, max(1, blur // down))
    return pygame.transform.smoothscale(small, (size[0] + 2 * pad, size[1] + 2 * pad))


def faded(surface: pygame.Surface, amount: float) -> pygame.Surface:
    """A copy with its opacity multiplied by `amount`."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * amount)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
