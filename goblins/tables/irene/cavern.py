"""The table-top of Irene: a cavern's floor with lamplight in the middle and crags along the upper and the lower rim."""

from __future__ import annotations

import math

import pygame

from goblins.ui import passes
from goblins.ui.sprites import Sprites, rasterise
from goblins.ui.stage import Stage
from goblins.ui.type import TypeCase
from goblins.ui.viewport import Viewport

STONE = (38, 33, 52)
OCTAVES = ((190, (34, 24, 26), 6), (52, (16, 12, 16), 7), (10, (9, 8, 9), 8))  # size of a feature, colour added, seed
CRAGS = 56
GRAIN = 200
COARSER = 2  # noise has no finer detail than this
SOFTER = 4  # and the light even less
PICTURES = tuple(f"irene/cavern_{layer}.svg" for layer in ("floor", "roof", "foot", "light"))


class Cavern:
    """Paints the cavern over the whole window, and keeps the last one: it is larger than what the cache is for."""

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._kept: tuple[Viewport, pygame.Surface] | None = None

    def draw(self, stage: Stage) -> None:
        """Fill the stage."""
        viewport = stage.viewport
        if self._kept is None or self._kept[0] != viewport:
            self._kept = (viewport, cavern(self._sprites, (viewport.width, viewport.height), viewport.scale))
        stage.surface.blit(self._kept[1], (0, 0))


def cavern(sprites: Sprites, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole window's background, opaque."""
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
