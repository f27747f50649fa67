"""A result with a score sheet that the table draws, beside the podium: its rows are counted one after another."""

from __future__ import annotations

import pygame

from goblins.scenes.after.ended import Ended
from goblins.scenes.after.heading import Heading
from goblins.scenes.after.pages import Page
from goblins.scenes.after.podium import draw_confetti, draw_podium, draw_ribbon, draw_word
from goblins.tables.capabilities import ScoreSheet
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

PANEL = Rect(660, 20, 920, 736)
SHEET = Rect(688, 104, 866, 630)


class SheetPage(Page):
    """The podium, and the sheet."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self._heading = Heading(ended)
        self._uncounted: pygame.Surface | None = None

    @staticmethod
    def fits(ended: Ended) -> bool:
        """Whether the table draws a score sheet for this match."""
        return isinstance(ended.table, ScoreSheet) and ended.table.has_scores(ended.view)

    @property
    def steps(self) -> tuple[float, ...]:
        """Where the rows begin that are counted one after another."""
        table = self.ended.table
        return table.score_steps(self.ended.view, SHEET) if isinstance(table, ScoreSheet) else ()

    def paint(self, stage: Stage) -> None:
        """Confetti, and the panel with its sheet."""
        if self.ended.won:
            draw_confetti(stage)
        stage.panel(PANEL)
        self._heading.draw(stage)
        self._uncounted = stage.surface.subsurface(stage.viewport.rect(SHEET)).copy()
        table = self.ended.table
        assert isinstance(table, ScoreSheet)
        table.draw_scores(stage, self.ended.view, self.ended.context, SHEET)

    def cover(self, stage: Stage, below: float) -> None:
        """Hide what has not been counted yet: everything below a place."""
        if self._uncounted:
            down = stage.viewport.length(below - SHEET.y)
            x, y, _, _ = stage.viewport.rect(SHEET)
            stage.surface.blit(self._uncounted, (x, y + down), self._uncounted.get_rect().move(0, down))

    def draw(self, stage: Stage, arrived: float) -> None:
        """The podium rises and the ribbon drops."""
        draw_podium(stage, self.ended, arrived)
        draw_ribbon(stage, self.ended.headline, arrived, trophies=self.ended.won)
        if arrived == 1:
            draw_word(stage, self.ended)

    def widgets(self, stage: Stage) -> list[Widget]:
        """The clauses of the reason."""
        return self._heading.spots(stage)
