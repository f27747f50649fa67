"""Pieces with their shadows, kept as pictures by what they show; on the way between two sizes a ready picture is scaled."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame
from msgspec import Struct

from goblins.tables.contract import PieceLook
from goblins.ui.draw import passes
from goblins.ui.stage import Stage

#: The blur of a shadow, and how far it falls to the right and down, in units.
Depth = tuple[float, float, float]
Size = tuple[float, float]
#: What lies turned no further is seen closely; what is turned further spins past, and nobody sees how its edges are drawn.
SPINNING = 30.0
#: Widths and heights that were stretched so nearly alike count as the same.
EVEN = 0.03


class Painting(Struct, frozen=True):
    """What a piece shows: `paint` makes it at a size in pixels; `key` is all that it depends on besides.

    `proportion` is its height by its width when it lies flat.
    """

    key: Hashable
    paint: Callable[[tuple[int, int]], pygame.Surface]
    proportion: float


class ShadowArt(Struct, frozen=True):
    """How a kind of piece is lifted over the table: its shadows, how a held one is turned, and when a picture is worth keeping.

    `usual` says at which sizes (in units) pieces lie still: only there a picture of its own is made; between them one that is
    `ready` units wide is stretched. (None: at every size.)
    """

    name: str
    idle: Depth = (4, 3, 5)
    hover: Depth = (9, 9, 14)
    held: Depth = (13, 18, 28)
    opacity: int = 150
    ready: float = 144.0
    usual: Callable[[float, float], bool] | None = None
    held_angle: float = 6.0
    held_alpha: float = 1.0

    def picture(
        self, stage: Stage, piece: Painting, size: Size, look: PieceLook, *, angle: float = 0.0, still: bool = True
    ) -> pygame.Surface:
        """A piece with its shadow at a size in units, lifted as it looks, and turned by an angle where it lies so.

        One that is not `still` (see `Placement.resizing`) is stretched.
        """
        if look != "held" and (not still or self.usual is not None and not self.usual(*size)):
            return self._stretched(stage, piece, size, angle)
        depth = self.idle if look == "idle" else self.held if look == "held" else self.hover
        turn = self.held_angle if look == "held" else angle
        return self._kept(stage, piece, size, depth, turn)

    def _kept(self, stage: Stage, piece: Painting, size: Size, depth: Depth, turn: float) -> pygame.Surface:
        pixels = stage.viewport.length(size[0]), stage.viewport.length(size[1])
        alpha = self.held_alpha if depth == self.held else 1.0

        def make() -> pygame.Surface:
            painted = piece.paint(pixels)
            turned = pygame.transform.rotozoom(painted, turn, 1) if turn else painted
            blur, across, down = (stage.viewport.length(units) for units in depth)
            lifted = passes.with_shadow(turned, max(1, blur), self.opacity, (across, down))
            return passes.faded(lifted, alpha) if alpha < 1 else lifted

        return stage.cache.get((self.name, piece.key, pixels, depth, turn), make)

    def _stretched(self, stage: Stage, piece: Painting, size: Size, angle: float) -> pygame.Surface:
        """The picture of a piece on its way: one that is ready, and lifted, stretched to the size it has now."""
        natural = self.ready, self.ready * piece.proportion
        ready = self._kept(stage, piece, natural, self.hover, 0.0)
        across, down = size[0] / natural[0], size[1] / natural[1]
        spins = abs((angle + 180) % 360 - 180) > SPINNING
        if angle and not spins and math.isclose(across, down, rel_tol=EVEN):
            return pygame.transform.rotozoom(ready, angle, across)
        wide, tall = round(ready.get_width() * across), round(ready.get_height() * down)
        stretched = pygame.transform.smoothscale(ready, (max(1, wide), max(1, tall)))
        if spins:
            return pygame.transform.rotate(stretched, angle)
        return pygame.transform.rotozoom(stretched, angle, 1) if angle else stretched
