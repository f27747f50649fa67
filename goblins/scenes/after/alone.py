"""The left half of a game for one: a glade with stars for a victory, a night with dignity for a defeat."""

from __future__ import annotations

import math
import random

import pygame

from goblins.core.chance import deal_code
from goblins.scenes.after.ended import STARS, Ended
from goblins.scenes.after.podium import PILL, draw_confetti, draw_dark_pill, draw_ribbon
from goblins.scenes.lanes import draw_lanes
from goblins.scenes.stars import draw_star
from goblins.tables.capabilities import OwnGround
from goblins.ui.draw import passes, shapes
from goblins.ui.draw.type import Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

GLADE: Colour = (30, 74, 60)
GLADE_SEED = 5
#: Where the stars hang, and how large they are.
SKY = ((190, 226, 112), (330, 204, 134), (470, 226, 112))
BELOW_STARS = Rect(150, 282, 360, 40)
#: The fairy ring: its middle, how wide and how deep it is, and the toadstools in it.
RING, ACROSS, DEEP, TOADSTOOLS = (330.0, 690.0), 262.0, 92.0, 15
CAPS = ("red", "violet", "orange", "pink", "blue")
#: Where the one stands who won, and how tall; and the one who lost.
FOOT, TALL = (330.0, 742.0), 372.0
LOST_FOOT, LOST_TALL = (230.0, 816.0), 300.0
DEAL = Rect(96, 826, 468, 46)
#: Where it is shown how far the ghost of a challenge came beside one.
LANES = Rect(456, 404, 182, 276)


class Alone:
    """Paints the ground and the left half, and drops the ribbon."""

    def __init__(self, ended: Ended) -> None:
        self._ended = ended

    def ground(self, stage: Stage) -> pygame.Surface | None:
        """The glade or the night; None where the table has a ground of its own to win on."""
        size = stage.viewport.width, stage.viewport.height
        if not self._ended.won:
            return stage.backdrops.night(size, stage.scale)
        if isinstance(self._ended.table, OwnGround):
            return None
        return stage.backdrops.moss(size, stage.scale, GLADE, GLADE_SEED)

    def paint(self, stage: Stage) -> None:
        """Everything that stands still."""
        if self._ended.won:
            self._paint_glade(stage)
        else:
            self._paint_night(stage)
        lanes = self._ended.ghost.lanes(self._ended.match) if self._ended.ghost else None
        if lanes is not None:
            stage.panel(LANES, curls="none")
            draw_lanes(stage, LANES.grown(-14), lanes)
        if words := self._ended.verdict or self._below:
            draw_dark_pill(stage, BELOW_STARS if self._ended.won else PILL, words)

    def draw(self, stage: Stage, arrived: float) -> None:
        """The ribbon, and the stars one after the other."""
        ended = self._ended
        draw_ribbon(stage, self.headline, arrived, trophies=False, slate=not ended.won)
        if ended.won:
            for index, (x, y, size) in enumerate(SKY):
                lit = index < ended.stars and arrived * STARS > index
                draw_star(stage, (x, y), size, lit=lit)

    @property
    def headline(self) -> str:
        """How it ended: what the game calls it, or in how many turns it was won."""
        ended = self._ended
        if ended.outcome.headline:
            return ended.outcome.headline
        return self._won_with if ended.won else say("after-not-this-time")

    @property
    def _won_with(self) -> str:
        solitaire = self._ended.match.rules.info.solitaire
        return say("after-solitaire-won", unit=solitaire.unit if solitaire else "points", count=self._ended.reached)

    @property
    def _below(self) -> str:
        """How far from par it was; or what it was won with, where the ribbon does not say it."""
        over = self._ended.over_par
        if over is not None:
            return say("after-over-par", over=max(0, over))
        return self._won_with if self._ended.won and self._ended.outcome.headline else ""

    def _paint_glade(self, stage: Stage) -> None:
        ended, who = self._ended, self._ended.match.setup.seats[0]
        own = isinstance(ended.table, OwnGround)
        _glow(stage, (330, 500), 500, (170, 190, 110), 0.34)
        _glow(stage, (330, 250), 280, (255, 220, 150), 0.3)
        around = [math.radians(24 * index + 12) for index in range(TOADSTOOLS)]
        ring = [(RING[0] + ACROSS * math.cos(one), RING[1] + DEEP * math.sin(one)) for one in around]
        if not own:
            stage.drawing(("ring",), _ring_svg(), Rect(40, 580, 580, 230))
            self._paint_toadstools(stage, ring, behind=True)
        _draw_shadow(stage, (334, 728), 210)
        figure = f"characters/{who.goblin}/full_happy.svg"
        stage.sprite(figure, (FOOT[0], FOOT[1] - TALL / 2 + TALL * 0.025), TALL, TALL, grain=234)
        if not own:
            self._paint_toadstools(stage, ring, behind=False)
            rnd = random.Random(3)
            for _ in range(22):
                place = rnd.uniform(30, 620), rnd.uniform(210, 620)
                _glow(stage, place, rnd.uniform(9, 18), (250, 220, 110), 0.8)
        draw_confetti(stage, Rect(40, 150, 580, 240), 26)
        draw_dark_pill(stage, DEAL, say("after-deal-of", code=deal_code(ended.match.seed)))

    def _paint_toadstools(self, stage: Stage, ring: list[Point], *, behind: bool) -> None:
        for index, (x, y) in sorted(enumerate(ring), key=lambda one: one[1][1]):
            if (y < RING[1]) == behind:
                _glow(stage, (x, y), 44, (143, 255, 224), 0.22)
                cap, size, up = CAPS[index % len(CAPS)], 44 if behind else 54, 12 if behind else 4
                stage.sprite(f"shell/mushroom_{cap}.svg", (x, y - up), size)

    def _paint_night(self, stage: Stage) -> None:
        """Small, with a warm light: nobody is mocked."""
        who = self._ended.match.setup.seats[0]
        _glow(stage, (126, 226), 300, (150, 170, 230), 0.22)
        _draw_shadow(stage, (238, 806), 190)
        _glow(stage, (292, 690), 330, (255, 190, 100), 0.5)
        figure = f"characters/{who.goblin}/full_sad.svg"
        stage.sprite(figure, (LOST_FOOT[0], LOST_FOOT[1] - LOST_TALL / 2), LOST_TALL, LOST_TALL, grain=234)
        _glow(stage, (300, 664), 130, (255, 214, 140), 0.55)
        draw_dark_pill(stage, DEAL, say("after-lamp-burns"), (200, 210, 240), "aside")


def _draw_shadow(stage: Stage, centre: Point, width: float) -> None:
    high = width / 5
    layers = "".join(
        f'<ellipse cx="{width / 2}" cy="{high / 2}" rx="{width / 2 * part}" ry="{high / 2 * part}" fill="#140C22" '
        'fill-opacity="0.16"/>'
        for part in (1.0, 0.86, 0.72)
    )
    stage.drawing(("shadow", width), shapes.document(width, high, layers), centred(*centre, width, high))


def _ring_svg() -> str:
    return shapes.document(
        580,
        230,
        '<ellipse cx="290" cy="112" rx="262" ry="92" fill="#0E2A2A" fill-opacity="0.30"/>'
        '<ellipse cx="290" cy="108" rx="238" ry="80" fill="#8FC860" fill-opacity="0.22"/>',
    )


def _glow(stage: Stage, centre: Point, radius: float, colour: Colour, strength: float) -> None:
    x, y = stage.viewport.point(centre)
    passes.glow(stage.surface, round(x), round(y), stage.viewport.length(radius), colour, strength)
