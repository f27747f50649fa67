"""What is asked while bells may be rung: over the log, where nothing of the Caves is hidden by it."""

from __future__ import annotations

from goblins.tables.irene import sentences
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.zones import zone
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import RED, RULE, Stage
from goblins.ui.viewport import Rect

BELL = 104.0


def draw_question(stage: Stage, name: str, left: float) -> None:
    """A large bell whose time drains, the question, the stake and the price, while somebody of that name escapes."""
    rect = zone("log")
    stage.panel(rect, curls="small", shadow=12)
    stage.box(rect.grown(-10), None, 10, (216, 140, 44), 4)
    bell = stage.painter(TilePainter).bell(stage.viewport.length(BELL), left)
    stage.blit(bell, (rect.x + 80, rect.y + 76))
    beside = Rect(rect.x + 144, rect.y + 30, rect.w - 172, 92)
    question = lay_out_within(stage, [Run(sentences.question(), "bold")], beside.w, beside.h, 25)
    question.draw(stage, beside.x, beside.centre[1] - question.height / 2, INK)
    stage.line((rect.x + 30, rect.y + 136), (rect.right - 30, rect.y + 136), RULE, 2)
    y = rect.y + 146
    for words, colour, room in zip(sentences.stake_and_price(name), (INK, RED), (62, 46), strict=True):
        text = lay_out_within(stage, [Run(words, "body")], rect.w - 64, room, 20)
        text.draw(stage, rect.x + 32, y, colour)
        y += text.height + 4
