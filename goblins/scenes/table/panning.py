"""The ground of a table, pulled about by somebody who came close to a part of it; a double click shows everything again."""

from __future__ import annotations

from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import Zoomable
from goblins.tables.contract import Camera
from goblins.ui.drag import DOUBLE_CLICK_TICKS, THRESHOLD
from goblins.ui.viewport import Point

NEVER = -1000


class Panning:
    """Holds the ground from a press to its release. What was gripped stays under the pointer, as far as the table goes."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._button = 0
        self._origin: Point = (0, 0)
        self._gripped: Camera | None = None
        self._shown: Camera | None = None
        self._pulled = False
        self._last: tuple[Point, int] = ((0, 0), NEVER)

    @property
    def active(self) -> bool:
        """Whether the ground is held."""
        return self._gripped is not None

    @property
    def pulled(self) -> bool:
        """Whether the ground has been pulled since it was gripped."""
        return self.active and self._pulled

    def press(self, pos: Point, button: int, clock: int, *, bare: bool) -> bool:
        """A button went down where it means nothing else; whether the ground was gripped, or everything is shown again.

        Only `bare` ground is clicked twice: on pieces that means something else.
        """
        top = self._top
        camera, table = top.context.camera, top.table
        if camera is None or top.director.busy or not isinstance(table, Zoomable):
            return False
        if not table.can_pan(top.view, top.context, pos):
            return False
        (last, at), self._last = self._last, ((pos, clock) if bare else ((0, 0), NEVER))
        if bare and clock - at < DOUBLE_CLICK_TICKS and _far(pos, last) < THRESHOLD:
            self.let_go()
            return top.look_closely(None)
        self._button, self._origin, self._pulled = button, pos, False
        self._gripped = self._shown = camera
        return True

    def move(self, pos: Point) -> bool:
        """The pointer moved; whether the table looks different now."""
        top = self._top
        if self._gripped is None or not isinstance(top.table, Zoomable):
            return False
        if top.context.camera != self._shown or top.director.busy:  # somebody acted, or the wheel was turned
            self.let_go()
            return False
        if not self._pulled and _far(pos, self._origin) < THRESHOLD:
            return False
        self._pulled, self._last = True, ((0, 0), NEVER)  # a drag is not the first half of a double click
        by = pos[0] - self._origin[0], pos[1] - self._origin[1]
        self._shown = top.table.pan(top.view, top.context, self._gripped, by)
        return top.look_closely(self._shown)

    def release(self, button: int) -> bool:
        """A button went up; whether it was the one that held the ground."""
        return button == self._button and self.let_go()

    def let_go(self) -> bool:
        """The ground stays where it is; whether it was held."""
        held, self._gripped, self._shown = self.active, None, None
        return held


def _far(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
