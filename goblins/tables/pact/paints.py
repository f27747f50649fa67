"""What moments of Pact draw themselves: a sooty face, a wind that brings a season, and snow."""

from __future__ import annotations

import math
import random

import pygame
from msgspec import Struct

from goblins.tables.pact.faces import PactPainter
from goblins.ui.draw import shapes
from goblins.ui.moving.effects import put, turned
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

SOOT = (120, 106, 110)
#: Where a season shows: the lower edge with its corners.
RIM = Rect(0, 730, 1600, 170)
#: The edge of a wind leans so far, and passes in so many steps; it is cut in so many strips.
LEAN, STEPS, STRIPS = 52.0, 30, 8
FLAKES = 24
FLAKE_SPRITES = ("moments/flake.svg", "moments/snow_soft.svg")


class Sooty(Struct, frozen=True):
    """A face after a bang; it fades."""

    character: str
    at: Point
    size: float

    def __call__(self, stage: Stage, progress: float) -> None:
        """Draw it."""
        px = stage.viewport.length(self.size)
        path = stage.tokens.character(self.character, "bust", "happy")

        def make() -> pygame.Surface:
            face = stage.sprites.raster(path, (px, px)).copy()
            face.fill((*SOOT, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return face

        put(stage, stage.cache.get(("sooty", path, px), make), self.at, min(1.0, 4 * (1 - progress)))


class Wind(Struct, frozen=True):
    """A season comes with a wind from the left: before its slanted edge the rim is as it was, behind it as it will be.

    What it makes is kept for one `occasion`: the turn, and who looks.
    """

    old: str
    new: str
    occasion: tuple[int, int]
    blows: float
    """How long the wind takes."""
    seconds: float
    """How long the new rim is to be seen: until the ground itself shows it."""

    def __call__(self, stage: Stage, progress: float) -> None:
        """Draw the new rim as far as the wind has come; it lies on the ground as that is drawn now."""
        surface = stage.surface
        area = pygame.Rect(stage.viewport.rect(RIM)).clip(surface.get_rect())
        key = ("pact_wind", self.old, self.new, self.occasion, area.size)
        rim = stage.cache.get(key, lambda: self._new_rim(stage, area))
        far = min(STEPS, math.ceil(progress * self.seconds / self.blows * STEPS)) / STEPS
        lean = stage.viewport.length(LEAN)
        edge = far * (area.w + lean)
        tall = math.ceil(area.h / STRIPS)
        for strip in range(STRIPS):
            wide = min(area.w, round(edge - lean * strip / STRIPS))
            if wide > 0:
                part = pygame.Rect(0, strip * tall, wide, tall)
                surface.blit(rim, (area.x, area.y + part.y), part)

    def make_moss(self, stage: Stage) -> None:
        """Make the table-top of both seasons ready."""
        for season in (self.old, self.new):
            moss(stage, season)

    def _new_rim(self, stage: Stage, area: pygame.Rect) -> pygame.Surface:
        """The ground there, with the new season wherever nothing but the old one is seen."""
        ground = stage.surface.subsurface(area).copy()
        before, after = (_moss(stage, season, area) for season in (self.old, self.new))
        bare = pygame.mask.from_threshold(ground, (0, 0, 0), (1, 1, 1, 255), before)
        bare.to_surface(ground, setsurface=after, unsetcolor=None)
        return ground


def _moss(stage: Stage, season: str, area: pygame.Rect) -> pygame.Surface:
    return moss(stage, season).subsurface(area).copy()


def moss(stage: Stage, season: str) -> pygame.Surface:
    """The table-top in a season; kept."""
    size, scale = (stage.viewport.width, stage.viewport.height), stage.viewport.scale

    def make() -> pygame.Surface:
        top = stage.cache.get(("pact_moss", size), lambda: stage.backdrops.moss(size, scale)).copy()
        top.blit(stage.painter(PactPainter).rim(season, size, scale), (0, 0))
        return top

    return stage.cache.get(("pact_moss", season, size), make)


class Snow(Struct, frozen=True):
    """Flakes that drift while something else moves: they come and go softly."""

    seed: int
    seconds: float

    def __call__(self, stage: Stage, progress: float) -> None:
        """Draw them."""
        chance = random.Random(self.seed)
        seen = min(1.0, 5 * progress, 5 * (1 - progress))
        now = progress * self.seconds
        for index in range(FLAKES):
            x, y, size = chance.uniform(0, 1600), chance.uniform(-60, 860), chance.uniform(16, 34)
            pace, sway = chance.uniform(50, 110), chance.uniform(0, math.tau)
            flake = turned(stage, FLAKE_SPRITES[index % 2], 34, size)
            put(stage, flake, (x + 24 * math.sin(sway + 1.5 * now), (y + pace * now + 60) % 960 - 60), 0.85 * seen)


def snow_cap(stage: Stage, plate: Rect) -> None:
    """Snow on the upper edge of a plate: soft heaps, a little overhanging."""
    chance = random.Random(round(plate.w))
    tall, bumps = 22.0, max(3, round(plate.w / 34))
    step = plate.w / bumps
    top = "".join(
        f"Q{step * (place + 0.5):.1f} {chance.uniform(-5, 2):.1f} {step * (place + 1):.1f} 8" for place in range(bumps)
    )
    hem = "".join(
        f"Q{plate.w - step * (place + 0.5):.1f} {chance.uniform(14, 26):.1f} {plate.w - step * (place + 1):.1f} 14"
        for place in range(bumps)
    )
    body = f'<path d="M0 8{top}L{plate.w:.1f} 14{hem}Z" fill="#F4F9FF" stroke="#9FB6D2" stroke-width="2"/>'
    place = Rect(plate.x, plate.y - 8, plate.w, tall)
    stage.drawing(("snow_cap", round(plate.w)), shapes.document(plate.w, tall, body), place)
