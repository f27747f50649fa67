"""The pieces of Irene as they are drawn: tiles, Palaces, Homes, the Mountain, breadcrumbs and bells."""

from __future__ import annotations

from typing import Any, cast

import pygame

from goblins.games.irene.content import GRASS, NO_SYMBOL, PATHS, PLAIN, SYMBOLS, Content
from goblins.games.irene.state import NO_TILE
from goblins.tables.contract import PieceLook
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.geometry import SHAPES
from goblins.ui import passes
from goblins.ui.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

HELD_TILE, HELD_CRUMB = 128.0, 72.0
#: Sizes are rounded to this, so that a cave that grows does not need every tile at every size.
COARSENESS = 2


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._painters: dict[int, TilePainter] = {}

    def painter(self, stage: Stage) -> TilePainter:
        """The tile painter of a stage."""
        if id(stage) not in self._painters:
            self._painters = {id(stage): TilePainter(stage.sprites, stage.type_case)}
        return self._painters[id(stage)]

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> bool:
        """Draw a piece if it is one of these; whether it was."""
        face = cast(tuple[Any, ...], placement.face)
        at = placement.x, placement.y - (4 if look in ("hover", "selected", "hint") and not placement.fixed else 0)
        held = look == "held"
        match face[0]:
            case "tile" | "palace" | "home":
                side = HELD_TILE if held else placement.w
                self._tile(
                    stage, at, side, self.face(stage, face, self._pixels(stage, side)), held=held, flat=placement
                )
            case "mountain":
                self._mountain(stage, at, placement, face[1], face[2], held=held)
            case "crumb":
                size = stage.viewport.length(HELD_CRUMB if held else placement.w)
                picture = self.painter(stage).crumb(SHAPES[face[1]], SYMBOLS[face[2]], size)
                stage.blit(picture, at)
            case "bell":
                size = stage.viewport.length(placement.w * (1.08 if look == "hover" else 1))
                stage.blit(self.painter(stage).bell(size, spent=face[1]), at)
            case _:
                return False
        return True

    def face(self, stage: Stage, face: tuple[Any, ...], px: int) -> pygame.Surface:
        """What a tile shows at so many pixels."""
        painter = self.painter(stage)
        if face[0] == "palace":
            front = SYMBOLS[face[1]]
            return (
                painter.palace_back(SYMBOLS[face[2]], px, front) if face[2] != NO_SYMBOL else painter.palace(front, px)
            )
        if face[0] == "home":
            return painter.home_back(face[1], px) if face[1] else painter.home(px)
        tile = face[1]
        if tile == NO_TILE:
            return painter.back(px)
        if tile >= PATHS:
            return painter.goblin(tile - PATHS + 1, px, spent=bool(face[2]))
        path = self._content.paths[tile]
        ends = SYMBOLS[path.exit] if path.exit != GRASS else "grass"
        scrolls = [SYMBOLS[symbol] if symbol != PLAIN else None for symbol in path.scrolls]
        return painter.path(SYMBOLS[path.entry], ends, scrolls, px)

    def _pixels(self, stage: Stage, side: float) -> int:
        pixels = stage.viewport.length(side)
        return max(COARSENESS, round(pixels / COARSENESS) * COARSENESS)

    def _tile(
        self, stage: Stage, at: Point, side: float, picture: pygame.Surface, *, held: bool, flat: Placement
    ) -> None:
        if abs(flat.w - flat.h) > 1 and not held:  # turning over
            size = max(1, stage.viewport.length(flat.w)), max(1, stage.viewport.length(flat.h))
            stage.blit(pygame.transform.smoothscale(picture, size), at)
            return
        blur, fall = (12, 16) if held else (3, 3)

        def make() -> pygame.Surface:
            turned = pygame.transform.rotozoom(picture, -6, 1) if held else picture
            soft, far = stage.viewport.length(blur), stage.viewport.length(fall)
            return passes.with_shadow(turned, max(1, soft), 150, (far, far))

        stage.blit(stage.cache.get(("irene tile", id(picture), picture.get_size(), held), make), at)

    def _mountain(self, stage: Stage, at: Point, placement: Placement, count: int, top: int, *, held: bool) -> None:
        """The heap of tiles on its plinth, with their number; the top one shows if it was turned up."""
        side = placement.w
        if held:
            picture = self.face(stage, ("tile", top, True), self._pixels(stage, HELD_TILE))
            self._tile(stage, at, HELD_TILE, picture, held=True, flat=placement)
            return
        stage.sprite("irene/plinth.svg", at, side * 1.24)
        if count:
            px = self._pixels(stage, side * 0.86)
            stage.blit(self.face(stage, ("tile", top, top != NO_TILE), px), (at[0], at[1] - side * 0.04))
