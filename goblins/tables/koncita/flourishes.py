"""What flashes up for a moment on the Koncita table: speech bubbles, a tantrum's burst, Oscar's dust, a won Treasure."""

from __future__ import annotations

import math

from goblins.ui import shapes
from goblins.ui.motion import Beat
from goblins.ui.stage import Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Point, Rect, centred

PAPER = (255, 250, 236)


def draw_flourish(stage: Stage, beat: Beat, progress: float) -> None:
    """A beat's flourish at how far it is."""
    if not beat.flourish or beat.at is None:
        return
    kind, _, rest = beat.flourish.partition(" ")
    if kind == "bubble":
        side, _, words = rest.partition(" ")
        _bubble(stage, beat.at, words, side)
    elif kind == "tantrum":
        size = 150 + 90 * math.sin(math.pi * min(1.0, progress * 1.2))
        stage.sprite("koncita/burst.svg", (beat.at[0], beat.at[1] - 26), round(size / 12) * 12, alpha=0.85)
        stage.sprite("characters/princess/full_tantrum.svg", (beat.at[0], beat.at[1] - 44), 134)
    elif kind == "dust":
        stage.sprite("koncita/dust.svg", (beat.at[0], beat.at[1] + 16), 54, alpha=round(1 - progress, 1))
    elif kind == "won":
        turn = round(progress * 10) / 10
        stage.halo(centred(*beat.at, 190, 266).grown(8 + 14 * turn), (64, 50, 16), 18)


def _bubble(stage: Stage, at: Point, words: str, side: str) -> None:
    """Somebody says or does something: a bubble beside their panel."""
    width = stage.text_width(words, 24) + 44
    left = at[0] - width - 16 if side == "left" else at[0] + 16
    rect = Rect(left, at[1] - 25, width, 50)
    tip = [(0.0, 0.0), (0.0, 20.0), (18.0, 10.0)] if side == "left" else [(18.0, 0.0), (18.0, 20.0), (0.0, 10.0)]
    place = Rect(rect.right - 4 if side == "left" else rect.x - 14, at[1] - 10, 18, 20)
    stage.drawing(("koncita tip edge", side), shapes.polygon(18, 20, tip, INK), place.grown(4))
    stage.box(rect, PAPER, 18, INK, 3)
    stage.drawing(("koncita tip", side), shapes.polygon(18, 20, tip, PAPER), place)
    stage.text(words, rect.centre, 24)
