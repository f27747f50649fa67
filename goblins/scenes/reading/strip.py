"""The strip above the rulebook that says which move was refused, and by which clause."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.scenes.reading.bookshelf import BOOK
from goblins.ui.draw.rich import Paragraph, Run, lay_out_within
from goblins.ui.draw.type import CREAM
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

FILL, EDGE = (92, 32, 40), (200, 64, 56)


def strip_of(stage: Stage, refusal: Refusal) -> Rect:
    """Where it is: higher if its words need a second line."""
    return Rect(BOOK.x + 32, BOOK.y + 96, BOOK.w - 66, max(58.0, _words(stage, refusal)[1].height + 20))


def _words(stage: Stage, refusal: Refusal) -> tuple[bool, Paragraph]:
    """Whether the strip has room to say what it is, and the refusal's own words."""
    words = refusal.text or say("reading-not-allowed")
    room = BOOK.w - 66 - 84 - stage.text_width(refusal.rule, 21) - 44
    lead = stage.text_width(say("reading-refused-by"), 20, "body") + 20
    fits = lead + stage.text_width(words, 20, "body") <= room
    return fits, lay_out_within(stage, [Run(words)], room, 80)


def draw_strip(stage: Stage, refusal: Refusal) -> None:
    """What was refused, and by what."""
    strip, (with_lead, text) = strip_of(stage, refusal), _words(stage, refusal)
    middle, x = strip.centre[1], strip.x + 66
    stage.box(strip, FILL, 12, EDGE, 3)
    stage.icon("stop", (strip.x + 33, middle), 38)
    if with_lead:
        x = stage.text(say("reading-refused-by"), (x, middle), 20, CREAM, "body", "midleft").right + 12
    wide, high = stage.text_width(refusal.rule, 21) + 26, max(36.0, stage.pixels(21) / stage.scale * 1.3)
    stage.box(Rect(x, middle - high / 2, wide, high), CREAM, 8)
    stage.text(refusal.rule, (x + wide / 2, middle), 21)
    text.draw(stage, x + wide + 16, middle - text.height / 2, CREAM)
