"""The den at dusk: the quiet background and the heading of the screens that are read, not played."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.scenes.backdrop import Backdrop
from goblins.ui.stage import Stage

SHADE = (20, 14, 24)


def dusk(furnish: Callable[[Stage], None]) -> Backdrop:
    """The den, dimmed so that parchment stands out, with whatever of the screen never changes."""

    def paint(stage: Stage) -> pygame.Surface:
        den = stage.backdrops.den((stage.viewport.width, stage.viewport.height), stage.scale)
        with stage.onto(den):
            stage.shade(120, SHADE)
            furnish(stage)
        return den

    return Backdrop(paint)


def draw_heading(stage: Stage, title: str, aside: str = "", x: float = 190) -> None:
    """The screen's name beside its Back button, and a few words after it."""
    right = stage.light(title, (x, 54), 36).right
    if aside:
        stage.light(aside, (right + 24, 58), 19, kind="body", width=560)
