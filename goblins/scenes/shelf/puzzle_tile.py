"""The puzzle of the day on the shelf."""

from __future__ import annotations

from datetime import date

from goblins.library import Library
from goblins.study.puzzles.progress import Progress, of_the_day, progress_of
from goblins.study.puzzles.puzzle import brief
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK
from goblins.ui.stage import GREEN, Stage
from goblins.ui.viewport import Rect
from goblins.words import say


class PuzzleTile:
    """What is asked for today, and whether it was solved."""

    def __init__(self, library: Library, day: date) -> None:
        self.found = of_the_day(day)
        self.progress = Progress()
        if self.found is not None:
            game, puzzle = self.found
            self.progress = progress_of(library).get((game, puzzle.key), Progress())

    @property
    def label(self) -> str:
        """The button's word."""
        return say("screens-try-again" if self.progress.solved else "puzzles-solve-today")

    def draw(self, stage: Stage, rect: Rect) -> None:
        """Its game, what is asked for, and how hard it is."""
        if self.found is None:
            return
        game, puzzle = self.found
        x = rect.centre[0]
        stage.nine("row_winner", rect)
        stage.blit(stage.tokens.game(game, stage.viewport.length(104)), (x, rect.y + 73))
        if self.progress.solved:
            stage.icon("tick_badge", (x + 46, rect.y + 110), 44)
        stage.text(say("puzzles-puzzle"), (x, rect.y + 160), 23, width=rect.w - 16)
        words = say(brief(game, puzzle))
        place = Rect(rect.x + 7, rect.y + 176, rect.w - 14, 30)
        draw_fitted(stage, words, place, 19, GREEN if self.progress.solved else INK, "body")
        for number in range(3):
            lit = 1.0 if number < puzzle.difficulty else 0.28
            stage.icon("mushroom", (x + 28 * (number - 1), rect.y + 220), 25, lit)
