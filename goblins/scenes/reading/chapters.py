"""The rows of a rulebook's chapters."""

from __future__ import annotations

from goblins.content.rulebook import Rulebook
from goblins.scenes.reading.clauses import first_rules
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

HIT = (255, 218, 110)


def paint_glance_row(stage: Stage, rect: Rect) -> None:
    """The row of the first page."""
    stage.icon("turns", (rect.x + 34, rect.centre[1]), 30)
    stage.text(say("reading-thirty-seconds"), (rect.x + 56, rect.centre[1]), 20, anchor="midleft", width=192)


def paint_chapter(stage: Stage, rect: Rect, book: Rulebook, index: int, *, selected: bool, hits: int | None) -> None:
    """A chapter with its first clause; while something is searched, with how often it was hit."""
    y, right = rect.centre[1], rect.right - 12
    if hits:
        wide = max(30.0, stage.text_width(str(hits), 17) + 18)
        stage.box(Rect(right - wide, y - 15, wide, 30), HIT, 15, INK, 2)
        stage.text(str(hits), (right - wide / 2, y), 17, width=wide - 6)
        right -= wide
    elif hits is None:
        ink = GREEN if selected else DIM
        first = first_rules(book.chapters)[index]
        right = stage.text(first, (right, y), 17, ink, "body", "midright", width=70).x
    stage.text(book.chapters[index].heading, (rect.x + 30, y), 20, anchor="midleft", width=right - rect.x - 40)
