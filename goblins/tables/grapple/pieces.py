"""The pieces of Grapple as they are drawn: cards, backs, armies, the deck, and the panel under a spied hand."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from goblins.games.grapple.content import Content
from goblins.tables.contract import PieceLook
from goblins.tables.grapple import lane_art
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.faces import PROPORTION, CardPainter, art_of
from goblins.tables.grapple.geometry import MINI, ROPE
from goblins.tables.grapple.meter import draw_meter, draw_points
from goblins.tables.grapple.trimmings import draw_asked, draw_number, draw_pill
from goblins.tables.kit.art import Painting, ShadowArt
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect, centred
from goblins.words import say

HELD_CARD = 136.0
#: Widths at which cards lie still.
USUAL_WIDTHS = (62.0, 82.0, 112.0, HELD_CARD, 144.0, 152.0)
MOST_EDGES = 5
#: How large the face is of the one whose hand is spied on.
SPIED_FACE = 92.0
#: Cards that lean or tumble are turned in steps of so many degrees.
ANGLE_STEP = 3


def _lies_still(width: float, height: float) -> bool:
    return any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS) and abs(height - width * PROPORTION) < 1.5


ART = ShadowArt("grapple_card", usual=_lies_still, held_alpha=0.92)
#: Small faces lie in any size, and end up small.
SMALL_ART = ShadowArt("grapple_card", ready=MINI)


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
            case show.MeterFace(total=total, enough=enough):
                draw_meter(stage, placement.rect, total, enough)
            case show.PointsFace(total=total, enough=enough):
                draw_points(stage, placement.rect, total, enough)
            case show.ArmyFace(count=count):
                self._pile(stage, placement.rect, count, say("grapple-board-no-army"))
            case show.DeckFace(count=count):
                self._pile(stage, placement.rect, count)
            case show.PanelFace() as face:
                stage.shade(110)
                _panel(stage, placement.rect, face)
            case _:
                self._lane(stage, placement)

    def _lane(self, stage: Stage, placement: Placement) -> None:
        """What tells how a battle stands."""
        match placement.face:
            case show.LaneFace(busy=busy):
                lane_art.draw_lane(stage, placement.rect, busy=busy)
            case show.VerdictFace() as face:
                lane_art.draw_verdict(stage, placement, face)
            case show.StakeFace(total=total):
                lane_art.draw_stake(stage, placement, total)
            case show.RopeFace():
                lane_art.draw_rope(stage, placement, ROPE)
            case show.TorchFace():
                stage.sprite("moments/flame.svg", (placement.x, placement.y), placement.w, placement.h)
            case show.CrackFace():
                stage.sprite("moments/crack.svg", (placement.x, placement.y), placement.w, placement.h)
            case show.PlaceFace(words=words):
                lane_art.draw_place(stage, placement.rect, words)
            case show.GoalFace(lines=lines):
                lane_art.draw_goal(stage, placement.rect, lines)
            case show.AskedFace(word=word, words=words):
                draw_asked(stage, placement.rect, word, words)
            case show.TagFace(icon=icon, words=word):
                draw_pill(stage, placement.rect, icon, word, 17)

    def picture(self, stage: Stage, face: show.CardFace, width: int) -> pygame.Surface:
        """A card's face at a width in pixels."""
        painter = stage.painter(CardPainter)
        if isinstance(face, show.BackFace):
            return painter.back(width)
        art = art_of(face.card, self._cards)
        if isinstance(face, show.MiniFace):
            return painter.mini(art, width)
        front = painter.front(art, width)
        return stage.cache.get(("grapple_beaten", art, width), lambda: _grey(front)) if face.beaten else front

    def _card(self, stage: Stage, placement: Placement, face: show.CardFace, look: PieceLook) -> None:
        width = HELD_CARD if look == "held" else placement.w
        raised = look in ("hover", "selected", "hint") and isinstance(face, show.FrontFace) and not placement.fixed
        at = placement.x, placement.y - (14 if raised else 0)
        if raised:
            stage.halo(centred(*at, width, width * PROPORTION), (74, 66, 22), 14)
        picture = self._lifted(stage, face, (width, placement.h), look, still=not placement.resizing)
        degrees = round(placement.angle / ANGLE_STEP) * ANGLE_STEP
        if degrees and placement.resizing:
            picture = pygame.transform.rotozoom(picture, degrees, 1)
        elif degrees:
            key = ("grapple_turned", self._shown(face), picture.get_size(), degrees)
            picture = stage.cache.get(key, lambda: pygame.transform.rotozoom(picture, degrees, 1))
        stage.blit(picture, at)

    def _shown(self, face: show.CardFace) -> Hashable:
        """All that a card's picture depends on, besides its size."""
        if isinstance(face, show.BackFace):
            return show.BackFace
        beaten = isinstance(face, show.FrontFace) and face.beaten
        return type(face), art_of(face.card, self._cards), beaten

    def _lifted(
        self, stage: Stage, face: show.CardFace, size: tuple[float, float], look: PieceLook, *, still: bool = True
    ) -> pygame.Surface:
        """A card with its shadow; on its way to another size, a picture that is ready is stretched."""
        painting = Painting(self._shown(face), lambda pixels: self.picture(stage, face, pixels[0]), PROPORTION)
        art = SMALL_ART if isinstance(face, show.MiniFace) else ART
        return art.picture(stage, painting, size, look, still=still)

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


def _grey(picture: pygame.Surface) -> pygame.Surface:
    """A picture without its colours, and somewhat darker."""
    grey = pygame.transform.grayscale(picture)
    grey.fill((190, 186, 196), special_flags=pygame.BLEND_RGB_MULT)
    return grey


def _panel(stage: Stage, rect: Rect, face: show.PanelFace) -> None:
    """The panel under a spied hand: for the one who spies alone."""
    stage.panel(rect, curls="all", shadow=14)
    portrait = stage.tokens.portrait(face.colour, face.goblin, stage.viewport.length(SPIED_FACE), badge=False)
    stage.blit(portrait, (rect.x + 84, rect.y + 62))
    heading = say("grapple-spied-hand", name=face.owner)
    stage.text(heading, (rect.x + 150, rect.y + 46), 28, anchor="midleft", width=rect.w - 220)
    stage.icon("secret", (rect.x + 164, rect.y + 84), 32)
    words = say("grapple-spied-hand.words")
    stage.text(words, (rect.x + 186, rect.y + 84), 19, DIM, "aside", "midleft", width=rect.w - 230)
