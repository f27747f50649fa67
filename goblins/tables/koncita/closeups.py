"""What is seen close for a while: figures, a Forfeit to be read, a Treasure just won, a card torn in two, a bubble.

Each is made once at its largest size, and stretched on its way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from goblins.games.koncita.content import KINDS, Cards
from goblins.tables.koncita import sentences, showing
from goblins.tables.koncita.faces import CardPainter
from goblins.tables.koncita.moments import LEANING, TORN
from goblins.ui.draw import passes
from goblins.ui.moving import effects
from goblins.ui.moving.cues import Balloon, Cue, Mood, Paint, Side
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

#: The largest sizes, in units.
FIGURE, FORFEIT, TREASURE, PLAYER_CARD = 300.0, 300.0, 330.0, 230.0
RAYS, RAYS_STRENGTH = "moments/rays.svg", 0.75


class CloseUps:
    """Draws what is seen close."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def draw(self, stage: Stage, placement: Placement) -> None:
        """Draw a piece, if it is one of these."""
        match placement.face:
            case showing.FigureFace(who=who, mood=mood):
                self._put(stage, placement, self._figure(stage, who, mood), square=True)
            case showing.RaysFace():
                at, wide = (placement.x, placement.y), placement.w
                effects.glow(stage, RAYS, wide, wide, placement.angle, at, RAYS_STRENGTH)
            case showing.ForfeitFace(forfeit=forfeit):
                self._put(stage, placement, self.forfeit(stage, forfeit, FORFEIT))
            case showing.WonFace(treasure=treasure):
                width = stage.viewport.length(TREASURE)
                card = self._cards.treasures[treasure]
                self._put(stage, placement, stage.painter(CardPainter).treasure(card, width, large=True))

    def forfeit(self, stage: Stage, forfeit: int, width: float) -> pygame.Surface:
        """A Forfeit as it is read."""
        card = self._cards.forfeits[forfeit]
        words = sentences.order_words(self._cards, forfeit)
        return stage.painter(CardPainter).forfeit(KINDS[card.kind], card.name, words, stage.viewport.length(width))

    def _figure(self, stage: Stage, who: str, mood: str) -> pygame.Surface:
        path, px = stage.tokens.character(who, "full", mood or None), stage.viewport.length(FIGURE)
        return stage.sprites.raster(path, (px, px))

    def _put(self, stage: Stage, placement: Placement, picture: pygame.Surface, *, square: bool = False) -> None:
        size = max(1, stage.viewport.length(placement.w)), max(1, stage.viewport.length(placement.h))
        if size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, size)
        if square or placement.resizing:
            stage.blit(picture, (placement.x, placement.y))
            return
        key = ("koncita_close", placement.face, size)
        lifted = stage.cache.get(key, partial(passes.with_shadow, picture, stage.viewport.length(14), 150, (8, 14)))
        stage.blit(lifted, (placement.x, placement.y))


# ---------------------------------------------------------------------- drawn by cues


def torn_card(colour: str, at: Point, seconds: float) -> Cue:
    """A Player card that tears from top to bottom; its halves fall apart."""

    def draw(stage: Stage, progress: float) -> None:
        px = stage.viewport.length(PLAYER_CARD)
        card = stage.painter(CardPainter).player_card(colour, px)
        apart = max(0.0, min(1.0, (progress - 0.2) / 0.5))
        for side in (-1, 1):
            angle = -side * round(LEANING * apart)
            half = stage.cache.get(("koncita_torn", colour, px, side, angle), _half(card, side, angle))
            aside = side * (PLAYER_CARD / 4 + TORN * apart / 2)
            stage.blit(half, (at[0] + aside, at[1] + 18 * apart))

    return Paint(draw=draw, lasts=seconds)


def _half(card: pygame.Surface, side: int, angle: int) -> Callable[[], pygame.Surface]:
    def make() -> pygame.Surface:
        width, height = card.get_size()
        half = card.subsurface((0 if side < 0 else width // 2, 0, width // 2, height))
        return pygame.transform.rotozoom(half, angle, 1.0)

    return make


def bubble(at: Point, words: str, side: Side, seconds: float, mood: Mood | None = None) -> tuple[Cue, ...]:
    """Somebody says or does something: a balloon beside their panel."""
    said = Balloon(words=words, tip=at, side=side, px=24, lasts=seconds, still=True)
    return (said, mood) if mood else (said,)
