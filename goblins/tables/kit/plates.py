"""Whose turn it is, at every table in the same way: light round their plate, a ring round their portrait, a wedge beside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Literal

import pygame

from goblins.core.contract import ViewT
from goblins.tables.contract import TableContext
from goblins.ui.draw import passes
from goblins.ui.draw.type import INK
from goblins.ui.moving.effects import shine
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred

LIGHT = (255, 190, 60)
GOLD = (255, 206, 84)
AMBER = (240, 168, 44)
#: How soft the light is, how thick the ring lies on the plate's edge, and how round the plate's corners are.
BLUR, EDGE, CORNER = 20.0, 5.0, 16.0
#: How far a wedge reaches from the plate, and how high it is.
WEDGE = (24.0, 34.0)
#: Plates of those who wait are so much darker.
WAITING = 0.12

Side = Literal["left", "right", "none"]


class ShowsTurn(ABC, Generic[ViewT]):
    """Has a plate for everybody, of which that of the one to act shines (`TableContext.acting`)."""

    @abstractmethod
    def acting(self, view: ViewT) -> int | None:
        """Whose plate shines as things stand; None: nobody's."""

    @abstractmethod
    def plate(self, view: ViewT, context: TableContext, seat: int) -> Rect:
        """The plate of a seat."""


def draw_active(stage: Stage, rect: Rect, *, wedge: Side = "left", corner: float = CORNER) -> None:
    """The plate of the one to act, drawn over its panel: light outside it, a golden edge, and a wedge that points at it."""
    x, y, _, _ = stage.viewport.rect(rect)
    light, soft = _halo(stage, rect, corner)
    stage.surface.blit(light, (x - 3 * soft, y - 3 * soft), special_flags=pygame.BLEND_RGB_ADD)
    stage.box(rect.grown(-2), None, corner, AMBER, EDGE)
    if wedge == "right" or (wedge == "left" and rect.x >= WEDGE[0]):  # at the window's rim there is no room for it
        _wedge(stage, rect, wedge)


def draw_active_portrait(stage: Stage, centre: Point, across: float) -> None:
    """The ring round the portrait of the one to act, whose medallion is so wide; drawn below it, as its badge reaches out."""
    reach = across + 10
    stage.box(centred(*centre, reach + 4, reach + 4), None, reach / 2 + 2, INK, 3)
    stage.box(centred(*centre, reach, reach), None, reach / 2, GOLD, EDGE)


def draw_breath(stage: Stage, rect: Rect, strength: float, *, corner: float = CORNER) -> None:
    """More light round a plate, for a while: drawn over the table as it lies."""
    light, _ = _halo(stage, rect, corner)
    shine(stage, light, "active", rect.centre, strength)


def draw_waiting(stage: Stage, rect: Rect, seat: int, context: TableContext, *, corner: float = CORNER) -> None:
    """The plate of somebody else who waits while one acts, drawn over all that stands on it: a little darker."""
    if context.acting is not None and seat not in (context.acting, context.viewer):
        stage.box(rect, (16, 12, 26), corner, alpha=WAITING)


def _halo(stage: Stage, rect: Rect, corner: float) -> tuple[pygame.Surface, int]:
    """The light round a plate, and how far it reaches beyond it, by three."""
    _, _, w, h = stage.viewport.rect(rect)
    soft = max(4, stage.viewport.length(BLUR))
    return stage.cache.get(("active", w, h, soft, corner), lambda: _outside((w, h), soft, stage, corner)), soft


def _outside(size: tuple[int, int], soft: int, stage: Stage, corner: float) -> pygame.Surface:
    """Light round a plate, but none on it: words there stay as easy to read."""
    radius = stage.viewport.length(corner)
    light = passes.halo(size, soft, LIGHT, radius)
    pygame.draw.rect(light, (0, 0, 0), pygame.Rect((3 * soft, 3 * soft), size).inflate(-4, -4), border_radius=radius)
    return light


def _wedge(stage: Stage, rect: Rect, side: Side) -> None:
    """A golden wedge at the middle of the plate's edge."""
    reach, high = WEDGE
    x = rect.x - reach - 2 if side == "left" else rect.right + 2
    tip, back = (reach, 0.0) if side == "left" else (0.0, reach)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {reach + 8} {high + 8}">'
        f'<path d="M{back} 0 L{tip} {high / 2} L{back} {high} Z" fill="rgb{GOLD}" stroke="rgb{INK}" '
        'stroke-width="5" stroke-linejoin="round"/></svg>'
    )
    stage.drawing(("wedge", side), svg, Rect(x - 4, rect.centre[1] - high / 2 - 4, reach + 8, high + 8))
