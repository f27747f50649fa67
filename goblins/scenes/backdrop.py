"""A full-window background kept for one window size."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.ui.stage import Stage
from goblins.words import language


class Backdrop:
    """A full-window background kept for one window size."""

    def __init__(self, paint: Callable[[Stage], pygame.Surface]) -> None:
        self._paint = paint
        self._kept: pygame.Surface | None = None
        self._key: object = None
        self._finished = False

    def draw(self, stage: Stage, key: object = None) -> None:
        """Draw it, painting it anew if the window, the language or the key changed."""
        stage.surface.blit(self.picture(stage, key), (0, 0))

    def finish(self, stage: Stage, paint: Callable[[Stage], None]) -> None:
        """Paint onto it what could wait, once."""
        ground = self.picture(stage)
        if not self._finished:
            missed = stage.cache.missed
            paint(stage)
            if missed == stage.cache.missed:
                with stage.onto(ground):
                    paint(stage)
                self._finished = True

    def picture(self, stage: Stage, key: object = None) -> pygame.Surface:
        """The picture itself."""
        now = (stage.viewport, stage.text_size, language(), key)
        if self._kept is None or self._key != now:
            missed = stage.cache.missed
            self._kept, self._key, self._finished = self._paint(stage), now, False
            if missed != stage.cache.missed:
                self._key = None  # in a hurry not all of it was painted
        return self._kept
