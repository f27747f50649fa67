"""A button that stays below what a table shows of the thing that is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Look
from goblins.ui.widgets.controls import Button

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


class ShyButton(Button):
    """Is not drawn while something lies over it."""

    def __init__(self, table: TableScene, place: Rect, label: str, on_press: Callable[[], None], **more: Any) -> None:
        super().__init__(place, label, on_press, **more)
        self._table = table

    def draw(self, stage: Stage, look: Look) -> None:
        """It, if nothing lies over it."""
        top, scene = self._table.top, self._table
        attention = scene.reach.attention(previews=scene.house.settings.previews)
        if not top.table.covers(top.view, top.context, attention, self.rect):
            super().draw(stage, look)
