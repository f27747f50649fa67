"""The dark of a moment: everything gets darker that is drawn so far, but for places that stay lit."""

from __future__ import annotations

import math

import pygame

from goblins.ui.draw.sprites import nine_slice
from goblins.ui.moving.cues import Dim
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

#: The corners of places that stay lit in the dark, and how wide their rim fades out, in units.
LIT_CORNER, LIT_SOFT = 34.0, 14.0


def dim(stage: Stage, cue: Dim, progress: float) -> None:
    """Darken what is drawn so far, but for what is lit; it comes and goes in three steps."""
    strength = cue.strength * min(1.0, math.ceil(3 * min(progress * 6, (1 - progress) * 6, 1.0)) / 3)
    if strength <= 0:
        return
    kept = [_kept_lit(stage, rect.grown(LIT_SOFT)) for rect in cue.lit]
    level = tuple(round(255 * (1 - strength) + tint * strength) for tint in cue.colour)
    stage.surface.fill(level, special_flags=pygame.BLEND_RGB_MULT)
    for picture, at in kept:
        stage.surface.blit(picture, at)


def _kept_lit(stage: Stage, rect: Rect) -> tuple[pygame.Surface, tuple[int, int]]:
    """What is drawn in a place, with round corners and a rim that fades out, and where to put it back."""
    x, y, w, h = stage.viewport.rect(rect)
    picture = pygame.Surface((w, h), pygame.SRCALPHA)
    picture.blit(stage.surface, (-x, -y))
    corner, soft = stage.viewport.length(LIT_CORNER), stage.viewport.length(LIT_SOFT)
    mask = stage.cache.get(("lit", w, h, corner), lambda: _soft_mask(stage, (w, h), corner, soft))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, (x, y)


def _soft_mask(stage: Stage, size: tuple[int, int], corner: int, soft: int) -> pygame.Surface:
    """A soft box of any size, stretched from a small one: only its corners and sides are worked out."""
    edge = corner + 2 * soft
    if min(size) <= 2 * edge + 1:
        return _soft_box(size, corner, soft)
    small = stage.cache.get(("lit", corner, soft), lambda: _soft_box((2 * edge + 1,) * 2, corner, soft))
    return nine_slice(small, [edge] * 4, size)


def _soft_box(size: tuple[int, int], corner: int, soft: int) -> pygame.Surface:
    """A white box whose rim fades out."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    inner = mask.get_rect().inflate(-soft, -soft)
    pygame.draw.rect(mask, (255, 255, 255, 255), inner, border_radius=corner)
    return pygame.transform.box_blur(mask, max(1, soft // 2))
