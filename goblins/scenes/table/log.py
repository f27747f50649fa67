"""All turns of a match, in words, newest first; a click replays one."""

from __future__ import annotations

from itertools import groupby

from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import LogEntry
from goblins.tables.kit.log import turn_words
from goblins.ui.draw.rich import Paragraph, Run, lay_out
from goblins.ui.input import Input
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Row, ScrollBar
from goblins.words import say

PANEL = Rect(360, 30, 880, 840)
LIST = Rect(392, 110, 790, 660)


class LogScene(Scene):
    """The log of a match, for its viewer, grouped by turn."""

    opaque = False

    def __init__(self, house: House, top: Tabletop) -> None:
        super().__init__(house)
        self._top = top
        self._turns: list[tuple[list[LogEntry], Paragraph]] = []
        self._bar = ScrollBar(Rect(1190, LIST.y, 22, LIST.h), LIST.h, LIST.h, 0, self._scrolled)
        self._back = Button(
            Rect(PANEL.centre[0] - 120, PANEL.bottom - 82, 240, 56),
            say("table-back"),
            self.back,
            kind="orange",
            px=20,
        )

    def refresh(self) -> None:
        """Lay out the turns' words for the present text size."""
        self._turns = []
        for _, entries in groupby(self._top.log, key=lambda entry: entry.turn):
            turn = list(entries)
            words = turn_words(self._top.table, turn, self._top.context)
            if not words:
                continue  # nothing worth telling yet
            self._turns.insert(0, (turn, lay_out(self.stage, [Run(words)], LIST.w - 150, 19)))
        content = sum(self._height(words) for _, words in self._turns)
        self._bar.resize(content, LIST.h)
        self._place_rows()

    @staticmethod
    def _height(words: Paragraph) -> float:
        return max(64.0, words.height + 22)

    def _place_rows(self) -> None:
        y = LIST.y - self._bar.offset
        rows: list[Widget] = []
        for entries, words in self._turns:
            rect = Rect(LIST.x, y, LIST.w, self._height(words) - 6)
            if rect.bottom > LIST.y and rect.y < LIST.bottom:
                rows.append(self._row(entries, words, rect))
            y += self._height(words)
        self.widgets.set([*rows, self._bar, self._back], focus=None if self.widgets.focus else self._back)

    def _row(self, entries: list[LogEntry], words: Paragraph, rect: Rect) -> Row:
        first = entries[0]

        def paint(stage: Stage, area: Rect) -> None:
            who = self._top.context.seat(first.seat)
            stage.text(str(first.turn), (area.x + 34, area.centre[1]), 22, DIM)
            portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(46))
            stage.blit(portrait, (area.x + 88, area.centre[1]))
            words.draw(stage, area.x + 126, area.centre[1] - words.height / 2)

        def watch() -> None:
            self.house.doors.watch_turn(self._top, first.ply, closing=True)

        return Row(rect, watch, paint, enabled=self._top.may_watch, name=f"turn {first.turn}", window=LIST)

    def handle(self, event: Input) -> None:
        """The wheel and the page keys scroll."""
        if not self._bar.hears(event):
            super().handle(event)

    def _scrolled(self, offset: float) -> None:
        self._place_rows()

    def draw(self, stage: Stage) -> None:
        """A book page over the dimmed table."""
        stage.shade(150)
        aside = say("table-log-click") if self._top.may_watch else ""
        stage.panel(PANEL, say("screens-all-turns"), curls="top", aside=aside, shadow=14)
        if not self._turns:
            stage.text(say("table-log-empty"), PANEL.centre, 20, DIM, "aside")
        super().draw(stage)
