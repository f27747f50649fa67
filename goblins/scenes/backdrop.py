"""A full-window background kept for one window size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.ui.stage import Stage


class Backdrop:
    """A full-window background kept for one window size."""

    def __init__(self, paint: Callable[[Stage], pygame.Surface]) -> None:
        self._paint = paint
        self._kept: pygame.Surface | None = None
        self._key: object = None

    def draw(self, stage: Stage, key: object = None) -> None:
        """Draw it, painting it anew if the window or the key changed."""
        now = (stage.viewport, stage.text_size, key)
        if self._kept is None or self._key != now:
            self._kept, self._key = self._paint(stage), now
        stage.surface.blit(self._kept, (0, 0))
