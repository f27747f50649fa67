"""All turns of a match, in words, newest first; a click replays one."""

from __future__ import annotations

import pygame

from goblins.scenes.scene import House, Scene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import LogEntry
from goblins.ui.controls import Button
from goblins.ui.fields import Row, ScrollBar
from goblins.ui.input import Input, Key, Wheel
from goblins.ui.rich import Run, lay_out
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Look, Widget

PANEL = Rect(360, 30, 880, 840)
LIST = Rect(392, 110, 790, 660)


class _TurnRow(Row):
    """A turn; it only shows inside the list's window."""

    def draw(self, stage: Stage, look: Look) -> None:
        """Clipped to the list."""
        stage.surface.set_clip(pygame.Rect(stage.viewport.rect(LIST)))
        super().draw(stage, look)
        stage.surface.set_clip(None)


class LogScene(Scene):
    """The log of a match, for its viewer."""

    opaque = False

    def __init__(self, house: House, top: Tabletop) -> None:
        super().__init__(house)
        self._top = top
        self._offset = 0.0

    def refresh(self) -> None:
        """Rows from the newest turn down."""
        y = LIST.y - self._offset
        widgets: list[Widget] = []
        for entry in reversed(self._top.log):
            text = lay_out(self.stage, [Run(self._top.table.words(entry, self._top.company))], LIST.w - 150, 19)
            height = max(64.0, text.height + 22)
            rect = Rect(LIST.x, y, LIST.w, height - 6)
            if rect.bottom > LIST.y and rect.y < LIST.bottom:
                widgets.append(self._row(entry, rect))
            y += height
        content = y + self._offset - LIST.y
        self._bar = ScrollBar(Rect(1190, LIST.y, 22, LIST.h), content, LIST.h, self._offset, self._scroll)
        back = Button(
            Rect(PANEL.centre[0] - 120, PANEL.bottom - 82, 240, 56),
            "Back to the table",
            self.back,
            kind="orange",
            px=20,
        )
        self.widgets.set([*widgets, self._bar, back], focus=self.widgets.focus if self.widgets.focus else back)

    def _row(self, entry: LogEntry, rect: Rect) -> Row:
        def paint(stage: Stage, area: Rect) -> None:
            who = self._top.company.seat(entry.seat)
            stage.text(str(entry.ply + 1), (area.x + 34, area.centre[1]), 22, DIM)
            stage.blit(
                stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(46)), (area.x + 88, area.centre[1])
            )
            words = lay_out(stage, [Run(self._top.table.words(entry, self._top.company))], LIST.w - 150, 19)
            words.draw(stage, area.x + 126, area.centre[1] - words.height / 2)

        visible = Rect(rect.x, max(rect.y, LIST.y), rect.w, min(rect.bottom, LIST.bottom) - max(rect.y, LIST.y))
        row = _TurnRow(
            rect, lambda: self.house.doors.replay(self._top.match, "Turn", entry.ply), paint, name=f"turn {entry.ply}"
        )
        row.focusable = visible.h > 30
        return row

    def handle(self, event: Input) -> None:
        """The wheel and the page keys scroll."""
        if isinstance(event, Wheel):
            self._bar.wheel(event.up)
        elif isinstance(event, Key) and event.name in ("page up", "page down", "home", "end"):
            self._bar.key(event.name)
        else:
            super().handle(event)

    def _scroll(self, offset: float) -> None:
        self._offset = offset
        self.refresh()

    def draw(self, stage: Stage) -> None:
        """A book page over the dimmed table."""
        stage.shade(150)
        stage.panel(PANEL, "All turns", curls="top", aside="click a turn to watch it again", shadow=14)
        if not self._top.log:
            stage.text("Nothing has been played yet.", PANEL.centre, 20, DIM, "aside")
        super().draw(stage)
