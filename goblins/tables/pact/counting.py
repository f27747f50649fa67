"""Pact's score sheet in the result: everybody's Glory, counted row by row."""

from __future__ import annotations

from goblins.games.pact.view import PactView
from goblins.tables.capabilities import ScoreSheet
from goblins.tables.contract import TableContext
from goblins.tables.pact.scoresheet import GlorySheet
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect


class CountsGlory(ScoreSheet[PactView]):
    """A table whose matches end with a sheet of Glory."""

    _scores: GlorySheet

    def draw_scores(self, stage: Stage, view: PactView, context: TableContext, rect: Rect) -> bool:
        """Everybody's Glory side by side."""
        self._scores.draw(stage, view, context, rect)
        return True

    def score_steps(self, view: PactView, rect: Rect) -> tuple[float, ...]:
        """Row by row, the sums last."""
        return self._scores.steps(view, rect)

    def score_labels(self, view: PactView, rect: Rect) -> float:
        """What Glory comes from."""
        return self._scores.label_width(view, rect)

    def score_notes(self, view: PactView, rect: Rect) -> list[tuple[Rect, str, str]]:
        """What everybody's Commands asked for."""
        return self._scores.notes(view, rect)

    def draw_sums(self, stage: Stage, view: PactView, rect: Rect, counted: int) -> None:
        """The Glory of the rows that are counted."""
        self._scores.draw_sums(stage, view, rect, counted)

    def light_winner(self, stage: Stage, view: PactView, rect: Rect) -> None:
        """The winner's column."""
        self._scores.light_winner(stage, view, rect)
