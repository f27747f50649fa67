"""The table-top of Irene: a cavern's floor with lamplight in the middle and crags along the upper and the lower rim."""

from __future__ import annotations

import math

import pygame

from goblins.ui.draw import passes
from goblins.ui.draw.backdrops import Steps, mottled
from goblins.ui.draw.sprites import rasterise
from goblins.ui.stage import Stage

STONE = (38, 33, 52)
OCTAVES = ((190, (34, 24, 26), 6), (52, (16, 12, 16), 7), (10, (9, 8, 9), 8))  # size of a feature, colour added, seed
CRAGS = 56
GRAIN = 200
SOFTER = 4  # the light has no finer detail than this
PICTURES = tuple(f"irene/cavern_{layer}.svg" for layer in ("floor", "roof", "foot", "light"))


def draw_cavern(stage: Stage) -> None:
    """Fill the stage."""
    stage.background("cavern", lambda: stage.backdrops.painted(("cavern", stage.viewport), lambda: cavern(stage)))


def cavern(stage: Stage) -> Steps:
    """The whole window's background, opaque."""
    size, scale = (stage.viewport.width, stage.viewport.height), stage.viewport.scale
    ground = mottled(size, scale, STONE, OCTAVES)
    yield ground
    yield from stage.backdrops.lay(ground, PICTURES[0])
    roof, foot, light = (stage.sprites.text(path) for path in PICTURES[1:])
    crags = max(1, round(CRAGS * scale))
    ground.blit(rasterise(roof, (size[0], crags)), (0, 0))
    ground.blit(rasterise(foot, (size[0], crags)), (0, size[1] - crags))
    yield ground
    passes.add_grain(ground, GRAIN)
    soft = rasterise(light, (math.ceil(size[0] / SOFTER), math.ceil(size[1] / SOFTER)))
    ground.blit(pygame.transform.smoothscale(soft, size), (0, 0))
    yield ground
