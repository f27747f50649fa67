"""Results with a score sheet that the table draws: its rows are counted one after another."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from goblins.content.shelf import box_of
from goblins.scenes.after.alone import Alone
from goblins.scenes.after.bests import best_rows
from goblins.scenes.after.choices import Choice, better_button, row_of_buttons, solution_button
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.heading import Heading, clause_spots
from goblins.scenes.after.pages import Page
from goblins.scenes.after.pastmatch import first_up
from goblins.scenes.after.podium import draw_ribbon, draw_word
from goblins.tables.capabilities import ScoreSheet
from goblins.ui.draw.rich import Paragraph, clauses_linked, lay_out_within
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Spot
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

PANEL = Rect(660, 20, 920, 736)
#: Alone: room for the bests below.
ALONE_SHEET, BESTS = Rect(688, 104, 866, 574), 688.0
#: Together: the sheet over the whole width, how high its title stands, and where the ribbon drops.
WIDE_PANEL, WIDE_SHEET = Rect(60, 20, 1480, 776), Rect(104, 40, 1392, 680)
TITLE, RIBBON_X, BELOW = 88.0, 288.0, 756.0
#: Where the friendly word stands for whoever lost.
WORD = Rect(590, 735, 420, 42)
#: Where a feat is named that was done for the first time.
PLATE = Rect(1024, 735, 214, 42)
COUNTED: Colour = (201, 130, 42)
DONE: Colour = (24, 96, 78)
#: Where the dots begin that tell how many rows are counted.
DOTS = 590.0
#: How strongly the names of rows to come are veiled, of 255.
VEILED = 153
THIRD = ALONE_SHEET.w / 3


class SheetPage(Page):
    """A sheet; while it is counted, the rows to come are hidden and the sums grow."""

    #: Where the table draws the sheet.
    room = ALONE_SHEET

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        assert isinstance(ended.table, ScoreSheet)
        self._table: ScoreSheet[Any] = ended.table
        self._uncounted: pygame.Surface | None = None

    @staticmethod
    def fits(ended: Ended) -> bool:
        """Whether the table draws a score sheet for this match."""
        return isinstance(ended.table, ScoreSheet) and ended.table.has_scores(ended.view)

    @property
    def steps(self) -> tuple[float, ...]:
        """Where the rows begin that are counted one after another."""
        return self._table.score_steps(self.ended.view, self.room)

    def paint_sheet(self, stage: Stage) -> None:
        """The sheet on its panel, which is remembered without it."""
        if stage.surface.get_width() > 1:  # else there was no time for the ground
            self._uncounted = stage.surface.subsurface(stage.viewport.rect(self.room)).copy()
        self._table.draw_scores(stage, self.ended.view, self.ended.context, self.room)

    def notes(self) -> list[Widget]:
        """Places that say more when they are pointed at; a click reads their clause."""
        ended = self.ended
        return [
            Spot(
                rect,
                partial(ended.house.doors.rulebook, ended.match.setup.game, rule),
                tooltip=words,
                name=f"note {number}",
            )
            for number, (rect, words, rule) in enumerate(self._table.score_notes(ended.view, self.room))
        ]

    def cover(self, stage: Stage, counted: int) -> None:
        """Hide the rows that have not been counted yet, and frame the one that is."""
        tops = self.steps
        if self._uncounted is None or counted >= len(tops):
            return
        down = stage.viewport.length(tops[counted] - self.room.y)
        x, y, _, _ = stage.viewport.rect(self.room)
        labels = stage.viewport.length(self._table.score_labels(self.ended.view, self.room))
        whole = self._uncounted.get_rect()
        veil = self._uncounted.subsurface((0, 0, labels, whole.h)).copy() if labels else None
        if veil is not None:
            veil.set_alpha(VEILED)
            stage.surface.blit(veil, (x, y + down), (0, down, labels, whole.h - down))
        stage.surface.blit(self._uncounted, (x + labels, y + down), (labels, down, whole.w - labels, whole.h - down))
        foot = stage.viewport.length(tops[-1] - self.room.y)
        stage.surface.blit(self._uncounted, (x, y + foot), (0, foot, whole.w, whole.h - foot))
        self._table.draw_sums(stage, self.ended.view, self.room, counted)
        if counted:
            top = tops[counted - 1]
            row = Rect(self.room.x - 8, top, self.room.w + 16, tops[counted] - top)
            stage.box(row, None, 12, COUNTED, 4)


class WideSheetPage(SheetPage):
    """Several played: the sheet takes the whole width, and the ribbon drops over its title when all is counted."""

    room = WIDE_SHEET
    camera = Rect(1548, 828, 46, 46)
    medals = ()
    plate = PLATE

    def buttons(self, shown: list[Choice]) -> list[Button]:
        """Six in a row below the sheet."""
        return row_of_buttons(shown)

    def paint(self, stage: Stage) -> None:
        """The panel with its sheet, and below why it ended and how long it took."""
        stage.panel(WIDE_PANEL, curls="all")
        self.paint_sheet(stage)
        reason, (x, y) = self._reason(stage)
        reason.draw(stage, x, y)
        right = self.room.right - 30
        told = [say("after-turns", turns=self.ended.turns)]
        if self.ended.minutes is not None:
            told.append(say("after-minutes", minutes=self.ended.minutes))
        for words in reversed(told):
            right = stage.text(words, (right, BELOW), 18, DIM, "body", "midright", width=160).x - 20
        if mark := self.ended.mark:
            draw_tag(stage, (right - stage.text_width(mark, 17) / 2 - 10, BELOW), mark)

    def draw(self, stage: Stage, arrived: float) -> None:
        """The game's name, and in its place the ribbon, once everything is counted."""
        if self.counted is not None:
            game = self.ended.match.setup.game
            stage.blit(stage.tokens.game(game, stage.viewport.length(56)), (self.room.x + 36, TITLE))
            stage.text(box_of(game).title, (self.room.x + 78, TITLE), 34, anchor="midleft", width=270)
            self._draw_progress(stage, self.counted)
            return
        self._table.light_winner(stage, self.ended.view, self.room)
        draw_ribbon(stage, self.ended.headline, arrived, trophies=False, at=(RIBBON_X, TITLE), width=366)
        draw_word(stage, self.ended, WORD)

    def _draw_progress(self, stage: Stage, counted: int) -> None:
        """A dot for every row: counted, being counted, or to come."""
        rows = len(self.steps)
        for index in range(rows):
            fill = DONE if index < counted - 1 else COUNTED if index == counted - 1 else None
            place = centred(DOTS + 26 * index, BELOW, 15, 15)
            stage.box(place, fill, 7.5, INK if fill else DIM, 2)

    def widgets(self, stage: Stage) -> list[Widget]:
        """The clauses of the reason; and what stands on the sheet, where it says more."""
        reason, (x, y) = self._reason(stage)
        return [*clause_spots(self.ended, reason, (x, y)), *self.notes()]

    def _reason(self, stage: Stage) -> tuple[Paragraph, Point]:
        outcome = self.ended.outcome
        words = clauses_linked(f"{first_up(outcome.text)} {outcome.rule}")
        text = lay_out_within(stage, words, 450, 46, 19)
        return text, (self.room.x + 20, BELOW - text.height / 2)


class AloneSheetPage(SheetPage):
    """Alone: a glade or a night instead of the podium."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self._alone, self._heading = Alone(ended), Heading(ended)

    def ground(self, stage: Stage) -> pygame.Surface:
        """The night, the table's own ground, or a glade."""
        return self._alone.ground(stage) or super().ground(stage)

    def paint(self, stage: Stage) -> None:
        """The left half, the panel with its sheet, and the bests below."""
        self._alone.paint(stage)
        stage.panel(PANEL)
        self._heading.draw(stage)
        self.paint_sheet(stage)
        stage.line((ALONE_SHEET.x, BESTS), (ALONE_SHEET.right, BESTS), RULE, 2)
        stage.text(say("after-your-bests"), (ALONE_SHEET.x + 6, BESTS + 26), 22, anchor="midleft", width=THIRD - 20)
        x = ALONE_SHEET.x + THIRD
        for icon, words, value in best_rows(self.ended)[:2]:
            stage.icon(icon, (x + 20, BESTS + 26), 30)
            right = stage.text(words, (x + 46, BESTS + 26), 19, DIM, "body", "midleft", width=THIRD - 120).right
            stage.text(value, (right + 14, BESTS + 26), 24, anchor="midleft", width=60)
            x += THIRD

    def widgets(self, stage: Stage) -> list[Widget]:
        """The clauses, and the shortest way where somebody knows it."""
        solution = solution_button(self.ended, stage, ALONE_SHEET.bottom - 56)
        return [*self._heading.spots(stage), *solution, *better_button(self.ended)]

    def draw(self, stage: Stage, arrived: float) -> None:
        """The ribbon drops, and stars come."""
        if self.counted is None:
            self._table.light_winner(stage, self.ended.view, self.room)
        self._alone.draw(stage, arrived)
