"""Whose plate shines at a table: the light goes over to the next one, breathes for a while, and then stands still."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.tables.kit.plates import ShowsTurn, draw_breath
from goblins.ui.moving.easing import between, eased
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop

#: The light is on its way to the next plate for so long; then it breathes so many times, each so long.
SLIDE, BREATHS, BREATH = ticks(0.26), 2, ticks(1.3)
#: So much brighter a plate gets with a breath, and with the first one of whoever looks.
DEEP, CALLING = 0.45, 0.8
#: A breath is drawn anew after so many ticks.
STEP = 4


class Lights:
    """Who acts, as it is seen; and how the light at their plate is just now."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        #: Whose plate shines, and whose shone before, as far as time has passed.
        self._now: int | None = None
        self._before: int | None = None
        #: How many ticks ago the light went over to another plate; None: nothing of that is to be seen any more.
        self._since: int | None = None

    def acting(self) -> int | None:
        """Whose plate shines: while a story is told, that of the one who acted, until the turn passes in it."""
        top = self._top
        if not isinstance(top.table, ShowsTurn) or top.view is None:
            return None
        beat = top.director.beat
        return top.context.acting if beat and not beat.passed else top.table.acting(top.view)

    def put_out(self) -> None:
        """Nobody's plate shines until the story that begins is over, or says that somebody has the turn."""
        self._top.context = replace(self._top.context, acting=None)

    def advance(self) -> bool:
        """Let one tick pass, in which the light may go over to another plate; whether it looks different now."""
        acting, director = self._top.context.acting, self._top.director
        if acting != self._now:
            self._before, self._now = self._now, acting
            self._since = 0 if acting is not None and director.speed > 0 and not director.calm else None
        if self._since is None:
            return False
        self._since += 1
        changed = self._since <= SLIDE or self._since % STEP == 0
        if self._since > SLIDE + BREATHS * BREATH:
            self._since = None
        return changed

    @property
    def ticks_left(self) -> int | None:
        """How long until it looks different; None: it does not."""
        if self._since is None:
            return None
        return 1 if self._since < SLIDE else STEP - self._since % STEP

    @property
    def _covered(self) -> bool:
        """Whether the plates lie in the dark, or below something."""
        return bool(self._top.moments.dims()) or self._top.panels.veiled or self._top.panels.sheet

    def draw(self, stage: Stage) -> None:
        """What there is of light beside that which stands still."""
        top, table, acting = self._top, self._top.table, self._top.context.acting
        if self._since is None or acting is None or not isinstance(table, ShowsTurn) or self._covered:
            return
        view = top.told_so_far()[0]
        plate = table.plate(view, top.context, acting)
        if self._since < SLIDE:
            if self._before is not None:
                draw_breath(stage, _between(table.plate(view, top.context, self._before), plate, self._since), 1.0)
            return
        breath, part = divmod((self._since - SLIDE) / BREATH, 1.0)
        deep = CALLING if acting == top.context.viewer and not breath else DEEP
        draw_breath(stage, plate, deep * (1 - math.cos(math.tau * part)) / 2)


def _between(start: Rect, end: Rect, since: int) -> Rect:
    """A plate as large as the one it comes to, on its way there."""
    far = eased("both", since / SLIDE)
    x, y = (between(here, there, far) for here, there in zip(start.centre, end.centre, strict=True))
    return Rect(x - end.w / 2, y - end.h / 2, end.w, end.h)
