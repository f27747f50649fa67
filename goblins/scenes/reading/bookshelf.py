"""The rulebooks on their shelf, before one is opened."""

from __future__ import annotations

from collections.abc import Callable

from goblins.content.rulebook import rulebook
from goblins.content.shelf import Box
from goblins.scenes.dusk import draw_heading
from goblins.ui.draw.passes import faded
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

BOOK = Rect(566, 20, 1014, 860)
SHELF = Rect(24, 104, 518, 776)


def furnish(stage: Stage) -> None:
    """The two sheets of parchment: the shelf and the open book."""
    draw_heading(stage, say("reading-rulebooks"), x=44)
    stage.panel(SHELF)
    stage.panel(BOOK, shadow=14)


def draw_closed(stage: Stage) -> None:
    """No book chosen yet."""
    x = BOOK.centre[0]
    stage.sprite("characters/moo/full.svg", (x, 350), 300)
    stage.text(say("reading-which-game"), (x, 560), 30, width=700)
    words = say("reading-every-rule")
    stage.text(words, (x, 606), 20, DIM, "body", width=860)
    stage.text(say("reading-f1"), (x, 642), 20, DIM, "aside", width=860)


def book_painter(box: Box, *, there: bool) -> Callable[[Stage, Rect], None]:
    """What paints the row of a game's rulebook, dim if there is none yet."""

    def paint(stage: Stage, rect: Rect) -> None:
        y, colour = rect.centre[1], INK if there else DIM
        token = stage.tokens.game(box.game, stage.viewport.length(92))
        if not there:
            bright = token
            token = stage.cache.get(("dim token", box.game, token.get_size()), lambda: faded(bright, 0.45))
        stage.blit(token, (rect.x + 76, y))
        stage.text(box.title, (rect.x + 140, y - 24), 28, colour, anchor="midleft", width=rect.w - 160)
        words = say("reading-not-in-box")
        if there:
            words = say("reading-rules", rules=len(rulebook(box.game).ids()))
        stage.text(words, (rect.x + 140, y + 22), 20, DIM, "body" if there else "aside", "midleft", width=rect.w - 160)

    return paint
