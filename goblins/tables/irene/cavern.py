"""The table-top of Irene: a cavern's floor with lamplight in the middle and crags along the upper and the lower rim."""

from __future__ import annotations

import math

import pygame

from goblins.ui import passes
from goblins.ui.sprites import Sprites, rasterise

STONE = (38, 33, 52)
OCTAVES = ((190, (34, 24, 26), 6), (52, (16, 12, 16), 7), (10, (9, 8, 9), 8))  # size of a feature, colour added, seed
CRAGS = 56
GRAIN = 200
COARSER = 2  # noise has no finer detail than this
SOFTER = 4  # and the light even less
PICTURES = tuple(f"irene/cavern_{layer}.svg" for layer in ("floor", "roof", "foot", "light"))


def cavern(sprites: Sprites, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole window's background, opaque; it is not cached here, a table keeps the one it shows."""
    ground = _mottled(size, scale)
    floor, roof, foot, light = (sprites.text(path) for path in PICTURES)
    ground.blit(rasterise(floor, size), (0, 0))
    crags = max(1, round(CRAGS * scale))
    ground.blit(rasterise(roof, (size[0], crags)), (0, 0))
    ground.blit(rasterise(foot, (size[0], crags)), (0, size[1] - crags))
    passes.add_grain(ground, GRAIN)
    soft = rasterise(light, (math.ceil(size[0] / SOFTER), math.ceil(size[1] / SOFTER)))
    ground.blit(pygame.transform.smoothscale(soft, size), (0, 0))
    return ground


def _mottled(size: tuple[int, int], scale: float) -> pygame.Surface:
    small = (max(8, math.ceil(size[0] / scale / COARSER)), max(8, math.ceil(size[1] / scale / COARSER)))
    stone = pygame.Surface(small)
    stone.fill(STONE)
    for cell, colour, seed in OCTAVES:
        mottle = passes.noise(small, cell // COARSER, seed)
        mottle.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        stone.blit(mottle, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(stone, size)
