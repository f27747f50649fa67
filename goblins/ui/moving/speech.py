"""What somebody says in a great moment: a balloon that pops up at them."""

from __future__ import annotations

import pygame

from goblins.ui.draw.balloon import WORD, balloon
from goblins.ui.draw.type import INK
from goblins.ui.moving.cues import Balloon
from goblins.ui.moving.easing import between, eased
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

#: How far the paper goes beyond the words, and how wide and high it is at least.
MARGIN, LEAST = (52.0, 34.0), (90.0, 58.0)
#: How long a tail is where a balloon lies right beside its tip.
TAIL = 18.0
#: The widest a balloon gets: longer words are set smaller.
WIDEST = 420.0
#: How long it takes to pop up.
POPPING = 0.18


def said(cue: Balloon, stage: Stage, seconds: float) -> tuple[pygame.Surface, Point]:
    """A balloon with its words so long after it began to pop up, and where its middle belongs."""
    px = cue.px * min(1.0, (WIDEST - MARGIN[0]) / max(1.0, stage.text_width(cue.words, cue.px)))
    wide = max(LEAST[0], stage.text_width(cue.words, px) + MARGIN[0])
    aside = wide / 2 + TAIL
    at = cue.at or (cue.tip[0] + (aside if cue.side == "right" else -aside), cue.tip[1])
    paper, middle = balloon(stage, centred(*at, wide, max(LEAST[1], px + MARGIN[1])), cue.tip, WORD)

    def make() -> pygame.Surface:
        lettered = paper.copy()
        line = stage.type_case.line(cue.words, "display", stage.pixels(px), INK)
        lettered.blit(line, line.get_rect(center=lettered.get_rect().center))
        return lettered

    tail = cue.tip[0] - at[0], cue.tip[1] - at[1]
    picture = stage.cache.get(("said", cue.words, px, tail, stage.text_size), make)
    size = eased("back", min(1.0, seconds / POPPING))
    if size == 1:
        return picture, middle
    far = min(1.0, size)  # it grows out of its tail
    return (
        pygame.transform.smoothscale_by(picture, max(0.05, size)),
        (between(cue.tip[0], middle[0], far), between(cue.tip[1], middle[1], far)),
    )
