"""The cards of Fairies as pieces: what they are called, what they show, and how they are lifted over the table."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from goblins.core.bits import members
from goblins.games.fairies.content import Content
from goblins.tables.contract import PieceLook
from goblins.tables.fairies.faces import PROPORTION, FacePainter
from goblins.tables.kit.art import Painting, ShadowArt, Size
from goblins.ui.moving.motion import Face, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import centred

RING = Piece("ring")
CARD = "card"
HELD_WIDTH, LARGE_WIDTH = 172.0, 206.0
#: Widths at which cards lie still: theirs are the pictures worth keeping.
USUAL_WIDTHS = (92.0, 98.0, 110.0, 124.0, 138.0, 144.0, 152.0, HELD_WIDTH, LARGE_WIDTH, 290.0)


def piece_of(face: int, content: Content) -> Piece:
    """A card as a piece; it stays the same piece whichever side shows."""
    return Piece(CARD, content.card(face))


def face_of(piece: Piece | None, faces: int, content: Content) -> int | None:
    """The side of a card that is in a set of faces, if there is one."""
    return next((face for face in members(faces) if piece_of(face, content) == piece), None)


class CardFace(Face, frozen=True):
    """One side of a card; a small one bears no name."""

    face: int
    small: bool = False


def _is_usual(width: float, height: float) -> bool:
    """Whether a card lies still at one of its sizes, so that its picture is worth keeping."""
    straight = abs(height - width * PROPORTION) < 1
    return straight and any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS)


ART = ShadowArt(
    "fairies_card",
    idle=(5, 4, 6),
    hover=(9, 10, 15),
    held=(12, 16, 24),
    ready=144.0,
    usual=_is_usual,
    held_angle=-5.0,
)
SMALL_ART = replace(ART, ready=92.0)


def shown(placement: Placement) -> CardFace:
    """What a card shows: nothing else lies on this table."""
    assert isinstance(placement.face, CardFace)
    return placement.face


class Cards:
    """Paints the cards of a deck."""

    def __init__(self, content: Content) -> None:
        self._faces = content.faces

    def painted(self, stage: Stage, card: CardFace, width: int) -> pygame.Surface:
        """A card without its shadow, so many pixels wide."""
        painter = stage.painter(FacePainter)
        return (painter.mini if card.small else painter.full)(self._faces[card.face], width)

    def lifted(
        self,
        stage: Stage,
        card: CardFace,
        size: Size,
        look: PieceLook,
        angle: float = 0.0,
        *,
        still: bool = True,
    ) -> pygame.Surface:
        """A card with its shadow: the higher it is lifted, the longer; turned by an angle where it lies so."""
        seen = self._faces[card.face], card.small
        painting = Painting(seen, lambda pixels: self.painted(stage, card, pixels[0]), PROPORTION)
        return (SMALL_ART if card.small else ART).picture(stage, painting, size, look, angle=angle, still=still)

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """A card where it is now; lifted, held or lying."""
        raised = look in ("hover", "selected", "hint")
        centre = placement.x, placement.y - (22 if raised else 0)
        size = (HELD_WIDTH, HELD_WIDTH * PROPORTION) if look == "held" else (placement.w, placement.h)
        rect = centred(*centre, *size)
        if raised:
            stage.halo(rect, (74, 66, 22), 14)
        still = not placement.resizing
        stage.blit(self.lifted(stage, shown(placement), size, look, placement.angle, still=still), centre)
        if look == "selected":
            stage.box(rect.grown(7), None, 14, (42, 24, 32), 8)
            stage.box(rect.grown(6), None, 14, (255, 212, 90), 5, dash="15 11")
