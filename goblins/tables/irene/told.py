"""What stands at the foot of Irene's tables while a story is told: a heading and a sentence on parchment, over the prompt."""

from __future__ import annotations

from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect

#: Wider than this a place is a tray, where words stand in the middle.
PROMPT = 500.0


def draw_told(stage: Stage, rect: Rect, heading: str, words: str) -> None:
    """It, over what was asked there, and just where that stood."""
    draw_empty(stage, rect)
    if rect.w > PROMPT:
        stage.text(heading, (rect.centre[0], rect.y + 62), 27, width=rect.w - 120)
        stage.text(words, (rect.centre[0], rect.y + 112), 20, DIM, "body", width=rect.w - 120)
        return
    x, line, wide = rect.x + 26, rect.y + 58, rect.w - 52
    draw_fitted(stage, heading, Rect(x, line - 46, wide, 44), 22)
    stage.line((x, line), (x + wide, line), RULE, 2)
    lay_out_within(stage, [Run(words, "body")], wide, 92, 19).draw(stage, x, line + 14, DIM)


def draw_empty(stage: Stage, rect: Rect) -> None:
    """Its parchment, which covers the one below, shadow and all."""
    stage.panel(rect, shadow=0)
