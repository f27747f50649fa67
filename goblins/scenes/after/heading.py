"""The first line of a result: the game, why it ended with its clauses, how long it took, and what it is marked with."""

from __future__ import annotations

from functools import partial

from goblins.content.shelf import box_of
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.pastmatch import first_up
from goblins.ui.draw.rich import Paragraph, clauses_linked, lay_out_within
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Spot
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

NAME_WIDTH = 130.0
LEFT, RIGHT, Y = 746.0, 1548.0, 66.0
#: So much room a picture takes before a number.
PICTURE = 34.0


class Heading:
    """Draws the line, and knows where its clauses can be clicked."""

    def __init__(self, ended: Ended) -> None:
        self._ended = ended

    def draw(self, stage: Stage) -> None:
        """Token and name, the reason, turns and minutes."""
        game = self._ended.match.setup.game
        stage.blit(stage.tokens.game(game, stage.viewport.length(46)), (712, Y))
        stage.text(box_of(game).title, (LEFT, Y), 26, anchor="midleft", width=NAME_WIDTH)
        reason, (x, y) = self._reason(stage)
        reason.draw(stage, x, y)
        for icon, words, left in self._lengths(stage):
            if stage.text_size == 100:
                stage.icon(icon, (left + 13, Y - 1), 26)
            stage.text(words, (left + self._picture(stage), Y), 18, DIM, "body", "midleft")
        if mark := self._ended.mark:
            draw_tag(stage, (self._marks_from(stage) + (stage.text_width(mark, 17) + 20) / 2, Y), mark)

    def spots(self, stage: Stage) -> list[Widget]:
        """The clauses that can be read."""
        reason, corner = self._reason(stage)
        return clause_spots(self._ended, reason, corner)

    def _picture(self, stage: Stage) -> float:
        """In large text the words alone must do."""
        return PICTURE if stage.text_size == 100 else 0.0

    def _lengths(self, stage: Stage) -> list[tuple[str, str, float]]:
        """How long it took, from the right: picture, words, where they begin."""
        told = [("turns", say("after-turns", turns=self._ended.turns))]
        if self._ended.minutes is not None:
            told.insert(0, ("clock", say("after-minutes", minutes=self._ended.minutes)))
        found, right = [], RIGHT
        for icon, words in told:
            left = right - stage.text_width(words, 18, "body") - self._picture(stage)
            found.append((icon, words, left))
            right = left - 18
        return found

    def _marks_from(self, stage: Stage) -> float:
        """Where the words at the right begin: how long it took, and before that what the result is marked with."""
        left = self._lengths(stage)[-1][2]
        mark = self._ended.mark
        return left - (stage.text_width(mark, 17) + 34 if mark else 0)

    def _reason(self, stage: Stage) -> tuple[Paragraph, Point]:
        """Why it ended, with its clauses, and where that stands: after the game's name, and no higher than two lines."""
        outcome = self._ended.outcome
        name = min(NAME_WIDTH, stage.text_width(box_of(self._ended.match.setup.game).title, 26))
        words = clauses_linked(f"{first_up(outcome.text)} {outcome.rule}")
        x = LEFT + name + 20
        text = lay_out_within(stage, words, self._marks_from(stage) - x - 16, 60, 19)
        return text, (x, Y - text.height / 2)


def clause_spots(ended: Ended, text: Paragraph, corner: Point) -> list[Widget]:
    """Where the clauses of a text can be clicked that is drawn at a corner."""
    found: list[Widget] = []
    for rect, rule in text.links:
        read = partial(ended.house.doors.rulebook, ended.match.setup.game, rule)
        tip = say("screens-read-rule", rule=rule)
        found.append(Spot(rect.moved(*corner).grown(4), read, tooltip=tip, name=f"read {rule}"))
    return found
