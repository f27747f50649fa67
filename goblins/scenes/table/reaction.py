"""The pause before a moment of the game: the same for everybody, whether or not anybody has anything to do in it."""

from __future__ import annotations

import math
from collections.abc import Hashable

from goblins.ui.draw import shapes
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, centred
from goblins.ui.widgets.messages import DARK, YELLOW

RING = 30.0
#: How often the ring is drawn anew, in ticks, and in how many pieces it drains.
REDRAWN = ticks(0.1)
PIECES = 24


class ReactionTimer:
    """Gives every new moment that the game comes to its pause, once; counted in the ticks of the table."""

    def __init__(self) -> None:
        self._met: Hashable | None = None
        self._whole = 0
        self.until = 0

    def meet(self, moment: Hashable | None, length: int, now: int) -> bool:
        """The game has come to a moment: a new one lasts so many ticks, the present one goes on; whether it lasts still."""
        if moment is None:
            self.until = now
        elif moment != self._met:
            self._whole, self.until = length, now + length
        self._met = moment
        return self.until > now

    def skip(self, moment: Hashable | None) -> None:
        """The game was moved to a moment by undo or loading, or the moment is cut short: no pause for it."""
        self._met, self.until = moment, 0

    def left(self, now: int) -> float:
        """How much of the pause is left, from 1 to 0."""
        return max(0, self.until - now) / self._whole if self._whole else 0.0

    def draw(self, stage: Stage, centre: Point, now: int) -> None:
        """A ring that drains."""
        left = math.ceil(PIECES * self.left(now))
        disc = centred(*centre, RING, RING)
        stage.box(disc, DARK, RING / 2)
        if left:
            stage.drawing(("pause", left), lambda: _arc(left / PIECES), disc)


def _arc(share: float) -> str:
    """As much of a golden ring, from the top clockwise, as is left."""
    radius, middle = 9.5, RING / 2
    turn = 2 * math.pi * min(share, 0.9999)
    x, y = middle + radius * math.sin(turn), middle - radius * math.cos(turn)
    arc = f"M{middle} {middle - radius}A{radius} {radius} 0 {int(share > 0.5)} 1 {x:.2f} {y:.2f}"
    return shapes.path(RING, RING, arc, YELLOW, 5.0)
