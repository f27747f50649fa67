"""A small picture of the table round what was done: the real table, drawn small, cut out, with an arrow for what moved."""

from __future__ import annotations

import math

import pygame

from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui import shapes
from goblins.ui.sprites import rasterise
from goblins.ui.stage import Stage
from goblins.ui.type import Colour
from goblins.ui.viewport import SCREEN, Point, Rect

#: The table is drawn in this size.
DRAWN = (1280, 720)
#: How much of the table is shown at least and at most, and round the way of a piece.
LEAST, MOST, ROUND = 330.0, 760.0, 240.0
#: Pieces that move less only make room for others.
STILL = 50.0


class BoardPicture:
    """Made a little at a time, before each picture; `picture` once it is there."""

    def __init__(self, house: House, match: Match, step: int, viewer: int, ink: Colour, stage: Stage) -> None:
        self.step = step
        self._ink, self._stage = ink, stage
        self._made: pygame.Surface | None = None
        self._top: Tabletop | None = Tabletop(house, match, viewer, {})
        self._top.show(step, "load")
        self._way = _way(self._top, match, step)
        self._top.prepare(stage)

    @property
    def ready(self) -> bool:
        """Whether it is there."""
        return self._made is not None

    def work(self) -> bool:
        """Go on for a short while; whether it is there now."""
        top = self._top
        if top is None:
            return False
        if not top.ready:
            top.work()
            return False
        top.draw(self._stage, Attention())
        self._made = self._cut_out()
        top.forget_pictures()
        self._top = None
        return True

    def _cut_out(self) -> pygame.Surface:
        area = _area(self._way)
        x, y, w, h = self._stage.viewport.rect(area)
        cut = self._stage.surface.subsurface(pygame.Rect(x, y, w, h).clip(self._stage.surface.get_rect())).copy()
        if self._way:
            svg = _arrow(area, *self._way, self._ink)
            cut.blit(rasterise(svg, cut.get_size()), (0, 0))
        return cut

    def draw(self, stage: Stage, rect: Rect, key: int) -> None:
        """The picture in its frame; the game's token as long as there is none."""
        stage.box(rect, (22, 46, 44), 10)
        made = self._made
        if made is not None:
            x, y, w, h = stage.viewport.rect(rect)
            name = ("board_picture", id(self._stage), self.step, key, w, h)
            stage.surface.blit(stage.cache.get(name, lambda: _rounded(made, (w, h), 10 * stage.scale)), (x, y))
        stage.box(rect.grown(3), None, 12, (42, 24, 32), 4)


def _way(top: Tabletop, match: Match, step: int) -> tuple[Point, Point] | None:
    """From where to where a piece goes: of those that stay on the table the one that ends nearest to its middle."""
    table, context = top.table, top.context
    before = table.layout(match.rules.view(match.state_at(step), context.viewer), context)
    after = table.layout(match.rules.view(match.state_at(step + 1), context.viewer), context)
    ways = [
        ((old.x, old.y), (after[piece].x, after[piece].y))
        for piece, old in before.items()
        if piece in after and math.dist((old.x, old.y), (after[piece].x, after[piece].y)) > STILL
    ]
    return min(ways, key=lambda way: math.dist(way[1], SCREEN.centre)) if ways else None


def _area(way: tuple[Point, Point] | None) -> Rect:
    """The square round a way, within the screen; without one, the middle of the table."""
    (x0, y0), (x1, y1) = way or (SCREEN.centre, SCREEN.centre)
    side = max(LEAST if way else MOST, min(MOST, max(abs(x1 - x0), abs(y1 - y0)) + ROUND))
    x = min(max((x0 + x1) / 2 - side / 2, 0), SCREEN.w - side)
    y = min(max((y0 + y1) / 2 - side / 2, 0), SCREEN.h - side)
    return Rect(x, y, side, side)


def _arrow(area: Rect, start: Point, end: Point, ink: Colour) -> str:
    (x0, y0), (x1, y1) = ((x - area.x, y - area.y) for x, y in (start, end))
    length = max(1.0, math.dist((x0, y0), (x1, y1)))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    wide = area.w / 26
    neck = x1 - ux * wide * 2.4, y1 - uy * wide * 2.4
    head = [
        (x1, y1),
        (neck[0] - uy * wide * 1.6, neck[1] + ux * wide * 1.6),
        (neck[0] + uy * wide * 1.6, neck[1] - ux * wide * 1.6),
    ]
    shaft = f"M{x0:.1f} {y0:.1f}L{neck[0]:.1f} {neck[1]:.1f}"
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in head) + "Z"
    body = ""
    for colour, more in (("#2A1820", wide * 1.1), ("#FFF3D2", wide * 0.6), (shapes.hex_of(ink), 0.0)):
        pen = f'stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"'
        body += f'<path d="{shaft}" fill="none" {pen} stroke-width="{wide + more:.1f}"/>'
        body += f'<path d="{tip}" fill="{colour}" {pen} stroke-width="{more + 1:.1f}"/>'
    return shapes.document(area.w, area.h, body)


def _rounded(picture: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    scaled = pygame.transform.smoothscale(picture, size).convert_alpha()
    mask = rasterise(shapes.box(size[0], size[1], radius, (255, 255, 255), None, 0, 1.0, ""), size)
    scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled
