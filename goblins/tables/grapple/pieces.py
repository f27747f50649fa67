"""The pieces of Grapple as they are drawn: cards, backs, armies, the deck, and the panel under a spied hand."""

from __future__ import annotations

import pygame

from goblins.games.grapple.content import Content
from goblins.tables.contract import PieceLook
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.faces import PROPORTION, CardPainter, art_of
from goblins.tables.grapple.trimmings import draw_number
from goblins.tables.kit.art import Painting, ShadowArt
from goblins.ui.motion import Placement
from goblins.ui.stage import DIM, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect, centred

HELD_CARD = 136.0
#: Widths at which cards lie still.
USUAL_WIDTHS = (62.0, 82.0, 112.0, HELD_CARD, 144.0, 152.0)
MOST_EDGES = 5


def _lies_still(width: float, height: float) -> bool:
    return any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS) and abs(height - width * PROPORTION) < 1.5


ART = ShadowArt("grapple card", usual=_lies_still, held_alpha=0.92)


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, cards: Content) -> None:
        self._cards = cards

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """Draw a piece; what only stands for a place on the ground is not seen."""
        match placement.face:
            case show.FrontFace() | show.MiniFace() | show.BackFace() as face:
                self._card(stage, placement, face, look)
            case show.CornerFace(card=card):
                self._card(stage, placement, show.BACK, look)
                corner = self.picture(stage, show.MiniFace(card), stage.viewport.length(46))
                stage.blit(corner, (placement.x - placement.w / 2 + 34, placement.y - placement.h / 2 + 44))
            case show.ArmyFace(count=count):
                self._pile(stage, placement.rect, count, "none")
            case show.DeckFace(count=count):
                self._pile(stage, placement.rect, count)
            case show.PanelFace(owner=owner):
                stage.shade(110)
                _panel(stage, placement.rect, f"{owner}’s hand")

    def picture(self, stage: Stage, face: show.CardFace, width: int) -> pygame.Surface:
        """A card's face at a width in pixels."""
        painter = stage.painter(CardPainter)
        if isinstance(face, show.BackFace):
            return painter.back(width)
        paint = painter.mini if isinstance(face, show.MiniFace) else painter.front
        return paint(art_of(face.card, self._cards), width)

    def _card(self, stage: Stage, placement: Placement, face: show.CardFace, look: PieceLook) -> None:
        width = HELD_CARD if look == "held" else placement.w
        raised = look in ("hover", "selected", "hint") and isinstance(face, show.FrontFace) and not placement.fixed
        at = placement.x, placement.y - (14 if raised else 0)
        if raised:
            stage.halo(centred(*at, width, width * PROPORTION), (74, 66, 22), 14)
        stage.blit(self._lifted(stage, face, (width, placement.h), look), at)

    def _lifted(self, stage: Stage, face: show.CardFace, size: tuple[float, float], look: PieceLook) -> pygame.Surface:
        """A card with its shadow."""
        shown = None if isinstance(face, show.BackFace) else art_of(face.card, self._cards)
        painting = Painting((type(face), shown), lambda pixels: self.picture(stage, face, pixels[0]), PROPORTION)
        return ART.picture(stage, painting, size, look)

    def _pile(self, stage: Stage, rect: Rect, count: int, none: str = "") -> None:
        """Cards lying on each other, face down, with their number; an empty place when there are none."""
        if not count:
            stage.box(rect, (12, 26, 30), 10, (191, 239, 208), 2.4, alpha=0.4, dash="9 8")
            if none:
                stage.text(none, rect.centre, 18, (200, 224, 210), "aside")
        elif count == 1:
            stage.blit(self._lifted(stage, show.BACK, (rect.w, rect.h), "idle"), rect.centre)
        else:
            for depth in range(min(count - 1, MOST_EDGES), 0, -1):
                stage.box(rect.moved(2.2 * depth, 2.8 * depth), (74, 22, 34), 9, INK, 2)
            stage.blit(self.picture(stage, show.BACK, stage.viewport.length(rect.w)), rect.centre)
        draw_number(stage, rect, count)


def _panel(stage: Stage, rect: Rect, title: str) -> None:
    """The panel under a spied hand: for the one who spies alone."""
    stage.panel(rect, curls="all", shadow=14)
    stage.icon("secret", (rect.x + 70, rect.y + 52), 40)
    stage.text(title, (rect.centre[0] + 10, rect.y + 46), 28, width=rect.w - 220)
    words = "Only you see this. Drag one of these onto one of yours to swap, or just look."
    stage.text(words, (rect.centre[0] + 10, rect.y + 82), 19, DIM, "aside", width=rect.w - 160)
