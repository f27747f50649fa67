"""Parts of a result: what to do next, a step of the podium, and confetti."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pygame

from goblins.ui.controls import Button
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

#: Where the buttons stand, how far apart the rows are, and how many fit into three columns.
AREA, ROW, THREE_COLUMNS = Rect(660, 788, 920, 48), 54.0, 6


def next_buttons(entries: Sequence[tuple[str, str, Callable[[], None]]]) -> list[Widget]:
    """What to do next, in two rows; the first one is what most want."""
    columns = 3 if len(entries) <= THREE_COLUMNS else 4
    width = (AREA.w - 10 * (columns - 1)) / columns
    widgets: list[Widget] = []
    for index, (label, icon, act) in enumerate(entries):
        place = Rect(AREA.x + (width + 10) * (index % columns), AREA.y + ROW * (index // columns), width, AREA.h)
        widgets.append(Button(place, label, act, icon=icon, px=20, icon_px=32, kind="teal" if index else "orange"))
    return widgets


def draw_step(stage: Stage, rect: Rect) -> None:
    """A step of the podium."""
    left, top, right, bottom = stage.sprites.edges("shell/podium.svg", "margin")
    outer = Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
    x, y, w, h = stage.viewport.rect(outer)
    stage.surface.blit(stage.sprites.nine("shell/podium.svg", (w, h), stage.scale, 226), (x, y))


def confetti(stage: Stage, area: Rect) -> None:
    """Paper in the air."""
    rnd = random.Random(4)
    for _ in range(90):
        size = rnd.randint(14, 26)
        picture = stage.sprites.raster(f"shell/confetti_{rnd.randrange(6)}.svg", (stage.viewport.length(size),) * 2)
        turned = pygame.transform.rotozoom(picture, rnd.uniform(0, 360), 1)
        stage.blit(turned, (area.x + rnd.uniform(0, area.w), area.y + rnd.uniform(0, 1) ** 1.5 * area.h))
