"""The pieces of Grapple as they are drawn: cards, backs, armies and the deck."""

from __future__ import annotations

from typing import Any, cast

import pygame

from goblins.games.grapple.content import Content
from goblins.tables.contract import PieceLook
from goblins.tables.grapple.faces import PROPORTION, CardPainter
from goblins.ui import passes
from goblins.ui.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Point, Rect, centred

HELD_CARD = 136.0
HELD_ALPHA = 0.92
#: Widths at which cards lie still; between them a ready picture is scaled.
USUAL_WIDTHS = (62.0, 82.0, 112.0, HELD_CARD, 144.0, 152.0)
READY = 144.0
#: How a card's height over the table shows: the blur of its shadow, and how far that falls.
DEPTHS = {"idle": (4, 3, 5), "hover": (9, 9, 14), "held": (13, 18, 28)}
MOST_EDGES = 5


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, cards: Content) -> None:
        self._cards = cards
        self._painters: dict[int, CardPainter] = {}

    def painter(self, stage: Stage) -> CardPainter:
        """The card painter of a stage."""
        if id(stage) not in self._painters:
            self._painters = {id(stage): CardPainter(stage.sprites, stage.type_case)}
        return self._painters[id(stage)]

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> bool:
        """Draw a piece if it is one of these; whether it was."""
        face = cast(tuple[Any, ...], placement.face)
        if face[0] in ("front", "mini", "back", "held"):
            self._card(stage, placement, face, look)
        elif face[0] == "army":
            self._pile(stage, placement, face[1], "none")
        elif face[0] == "deck":
            self._pile(stage, placement, face[1], "")
        else:
            return False
        return True

    def picture(self, stage: Stage, face: tuple[Any, ...], width: int) -> pygame.Surface:
        """A card's face at a width in pixels."""
        painter = self.painter(stage)
        if face[0] == "back":
            return painter.back(width)
        goblin = self._cards.goblins[self._cards.kinds[face[1]]]
        paint = painter.mini if face[0] == "mini" else painter.front
        return paint(goblin.kind, self._cards.look(face[1]), goblin.strength, width)

    def _card(self, stage: Stage, placement: Placement, face: tuple[Any, ...], look: PieceLook) -> None:
        width = HELD_CARD if look == "held" else placement.w
        raised = look in ("hover", "selected", "hint") and face[0] == "front" and not placement.fixed
        at = placement.x, placement.y - (14 if raised else 0)
        if raised:
            stage.halo(centred(*at, width, width * PROPORTION), (74, 66, 22), 14)
        if face[0] == "held":
            stage.blit(self._lying(stage, ("back",), width, placement.h, look), at)
            corner = self.picture(stage, ("mini", face[1]), stage.viewport.length(46))
            stage.blit(corner, (at[0] - width / 2 + 34, at[1] - placement.h / 2 + 44))
            return
        stage.blit(self._lying(stage, face, width, placement.h, look), at)

    def _lying(
        self, stage: Stage, face: tuple[Any, ...], width: float, height: float, look: PieceLook
    ) -> pygame.Surface:
        """A card with its shadow; on its way from one size to another a ready picture is scaled."""
        still = any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS) and abs(height - width * PROPORTION) < 1.5
        if look != "held" and not still:
            ready = self._lying(stage, face, READY, READY * PROPORTION, "hover")
            scale = width / READY, height / (READY * PROPORTION)
            across, down = round(ready.get_width() * scale[0]), round(ready.get_height() * scale[1])
            return pygame.transform.smoothscale(ready, (max(1, across), max(1, down)))
        pixels, depth = stage.viewport.length(width), DEPTHS.get(look, DEPTHS["hover"])
        angle = 6.0 if look == "held" else 0.0

        def make() -> pygame.Surface:
            picture = self.picture(stage, face, pixels)
            turned = pygame.transform.rotozoom(picture, angle, 1) if angle else picture
            blur, across, down = (stage.viewport.length(units) for units in depth)
            shadowed = passes.with_shadow(turned, max(1, blur), 150, (across, down))
            return passes.faded(shadowed, HELD_ALPHA) if angle else shadowed

        return stage.cache.get(("grapple card", face, pixels, depth, angle), make)

    def _pile(self, stage: Stage, placement: Placement, count: int, none: str) -> None:
        """Cards lying on each other, face down, with their number; an empty place when there are none."""
        rect = placement.rect
        if not count:
            stage.box(rect, (12, 26, 30), 10, (191, 239, 208), 2.4, alpha=0.4, dash="9 8")
            if none:
                stage.text(none, rect.centre, 18, (200, 224, 210), "aside")
        else:
            edges = min(count - 1, MOST_EDGES)
            back = self.painter(stage).back(stage.viewport.length(rect.w))
            for depth in range(edges, 0, -1):
                shifted = rect.moved(2.2 * depth, 2.8 * depth)
                stage.box(shifted, (74, 22, 34), 9, INK, 2)
            stage.blit(self._lying(stage, ("back",), rect.w, rect.h, "idle") if not edges else back, rect.centre)
        badge(stage, (rect.right - 1, rect.bottom - 8), count)


def badge(stage: Stage, centre: Point, number: int, size: float = 40) -> None:
    """How many there are."""
    stage.sprite("grapple/badge.svg", centre, size, size)
    stage.text(str(number), centre, size * 0.5, width=size * 0.66)


def times(stage: Stage, rect: Rect, number: int) -> None:
    """How many of a kind lie in one pile."""
    place = Rect(rect.right - 26, rect.bottom - 24, 28, 22)
    stage.box(place, (255, 244, 212), 9, INK, 2)
    stage.text(f"×{number}", place.centre, 15)
