"""A table that is watched: drawn smaller, in a wooden frame, with pictures of its own size."""

from __future__ import annotations

from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

#: Where the table lies, of the same proportions as the screen.
TABLE = Rect(106, 8, 1388, 780)
#: The same where something is told beside it.
BESIDE = Rect(14, 45, 1252, 704)
WOOD: Colour = (122, 82, 48)


class FramedTable:
    """Draws a table in its frame. Nothing made for the smaller scale outlives it."""

    def __init__(self, top: Tabletop, place: Rect = TABLE) -> None:
        self._top, self._place = top, place
        self._stage: Stage | None = None

    def lay(self, stage: Stage) -> None:
        """List the pictures that must be made for a window and its text size."""
        x, y, width, height = stage.viewport.rect(self._place)
        self._stage = stage.beside((width, height), stage.text_size)
        self._top.prepare(self._stage)

    def forget(self) -> None:
        """Let go of every picture."""
        self._stage = None
        self._top.forget_pictures()

    def draw(self, stage: Stage) -> None:
        """The table, or how far it is with getting ready."""
        if self._stage is None:
            return
        with self._stage.onto(stage.surface.subsurface(stage.viewport.rect(self._place))):
            if self._top.ready:
                self._top.draw(self._stage, Attention())
            else:
                self._top.draw_progress(self._stage)
        stage.box(self._place.grown(5), None, 18, INK, 10)
        stage.box(self._place.grown(3), None, 16, WOOD, 5)
