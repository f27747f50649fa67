"""A result with a score sheet that the table draws, beside the podium: its rows are counted one after another."""

from __future__ import annotations

import pygame

from goblins.scenes.after.alone import Alone
from goblins.scenes.after.bests import best_rows
from goblins.scenes.after.choices import solution_button
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.heading import Heading
from goblins.scenes.after.pages import Page
from goblins.scenes.after.podium import draw_confetti, draw_podium, draw_ribbon, draw_word
from goblins.tables.capabilities import ScoreSheet
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget
from goblins.words import say

PANEL = Rect(660, 20, 920, 736)
SHEET = Rect(688, 104, 866, 630)
#: Alone: room for the bests below.
ALONE_SHEET, BESTS = Rect(688, 104, 866, 574), 688.0
THIRD = ALONE_SHEET.w / 3


class SheetPage(Page):
    """The podium, and the sheet."""

    #: Where the table draws the sheet.
    room = SHEET

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
        return table.score_steps(self.ended.view, self.room) if isinstance(table, ScoreSheet) else ()

    def paint(self, stage: Stage) -> None:
        """Confetti, and the panel with its sheet."""
        if not self.ended.alone:
            if self.ended.won:
                draw_confetti(stage)
            draw_word(stage, self.ended)
        stage.panel(PANEL)
        self._heading.draw(stage)
        if stage.surface.get_width() > 1:  # else there was no time for the ground
            self._uncounted = stage.surface.subsurface(stage.viewport.rect(self.room)).copy()
        table = self.ended.table
        assert isinstance(table, ScoreSheet)
        table.draw_scores(stage, self.ended.view, self.ended.context, self.room)

    def cover(self, stage: Stage, below: float) -> None:
        """Hide what has not been counted yet: everything below a place."""
        if self._uncounted:
            down = stage.viewport.length(below - self.room.y)
            x, y, _, _ = stage.viewport.rect(self.room)
            stage.surface.blit(self._uncounted, (x, y + down), self._uncounted.get_rect().move(0, down))

    def draw(self, stage: Stage, arrived: float) -> None:
        """The podium rises and the ribbon drops."""
        draw_podium(stage, self.ended, arrived)
        draw_ribbon(stage, self.ended.headline, arrived, trophies=self.ended.won)

    def widgets(self, stage: Stage) -> list[Widget]:
        """The clauses of the reason."""
        return self._heading.spots(stage)


class AloneSheetPage(SheetPage):
    """Alone: a glade or a night instead of the podium."""

    room = ALONE_SHEET

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self._alone = Alone(ended)

    def ground(self, stage: Stage) -> pygame.Surface:
        """The night, the table's own ground, or a glade."""
        return self._alone.ground(stage) or super().ground(stage)

    def paint(self, stage: Stage) -> None:
        """The left half, the panel with its sheet, and the bests below."""
        self._alone.paint(stage)
        super().paint(stage)
        stage.line((SHEET.x, BESTS), (SHEET.right, BESTS), RULE, 2)
        stage.text(say("after-your-bests"), (SHEET.x + 6, BESTS + 26), 22, anchor="midleft", width=THIRD - 20)
        x = SHEET.x + THIRD
        for icon, words, value in best_rows(self.ended)[:2]:
            stage.icon(icon, (x + 20, BESTS + 26), 30)
            right = stage.text(words, (x + 46, BESTS + 26), 19, DIM, "body", "midleft", width=THIRD - 120).right
            stage.text(value, (right + 14, BESTS + 26), 24, anchor="midleft", width=60)
            x += THIRD

    def widgets(self, stage: Stage) -> list[Widget]:
        """The clauses, and the shortest way where somebody knows it."""
        return [*super().widgets(stage), *solution_button(self.ended, stage, ALONE_SHEET.bottom - 56)]

    def draw(self, stage: Stage, arrived: float) -> None:
        """The ribbon drops, and stars come."""
        self._alone.draw(stage, arrived)
