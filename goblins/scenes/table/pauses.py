"""The pause before a moment of the game: the same for everybody, whether or not anybody has anything to do in it."""

from __future__ import annotations

import math
from collections.abc import Hashable

from goblins.ui import shapes
from goblins.ui.messages import DARK, YELLOW
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

RING = 30.0
#: How often the ring is drawn anew, in seconds, and in how many pieces it drains.
TICK = 0.1
PIECES = 24


class Pause:
    """Runs once for every new moment that is met."""

    def __init__(self) -> None:
        self._met: Hashable | None = None
        self._left = 0.0
        self._whole = 0.0

    @property
    def running(self) -> bool:
        """Whether nothing may be decided yet."""
        return self._left > 0

    def meet(self, moment: Hashable | None, seconds: float) -> None:
        """The game has come to a moment: a new one lasts so long, the present one goes on, none is over at once."""
        if moment is None:
            self._left = 0.0
        elif moment != self._met:
            self._left = self._whole = seconds
        self._met = moment

    def skip(self, moment: Hashable | None) -> None:
        """The game was moved to a moment by undo or loading: no pause for it."""
        self._met, self._left = moment, 0.0

    def cut_short(self) -> bool:
        """End it now; whether it was running."""
        was, self._left = self.running, 0.0
        return was

    def let_pass(self, seconds: float) -> bool:
        """Time passes; whether the pause came to its end with it."""
        if not self.running:
            return False
        self._left = max(0.0, self._left - seconds)
        return not self.running

    def draw(self, stage: Stage, centre: Point) -> None:
        """A ring that drains."""
        left = math.ceil(PIECES * self._left / self._whole) if self._whole else 0
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
