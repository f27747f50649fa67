"""Pictures of great moments, made while a table lies still: the first telling is then as smooth as any other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from goblins.ui import effects
from goblins.ui.cues import Cue, Dim, Hear, Mood, Picture, Shake
from goblins.ui.stage import Stage

#: A cue is drawn at so many points of its time, from its beginning to its end.
POINTS = 9
#: Light that is wider is quickly stretched, and large to keep: that waits until it is needed.
LARGE_LIGHT = 500.0

Job = Callable[[], None]


class Foresight:
    """Jobs that draw out of sight, onto a surface of the window's size; what they need is kept then."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._aside: pygame.Surface | None = None

    def cues(self, cues: Iterable[Cue]) -> list[Job]:
        """A job for each cue that shows pictures."""
        seen = [cue for cue in cues if not isinstance(cue, Hear | Mood | Dim | Shake) and not _is_large_light(cue)]
        return [
            partial(self._draw, [partial(effects.draw, cue, self._stage, *when) for when in _points(cue)])
            for cue in seen
        ]

    def drawings(self, drawings: Iterable[Callable[[], object]]) -> list[Job]:
        """A job for each of these, which draw on the stage."""
        return [partial(self._draw, [drawing]) for drawing in drawings]

    def _draw(self, drawings: Sequence[Callable[[], object]]) -> None:
        if self._aside is None or self._aside.get_size() != self._stage.surface.get_size():
            self._aside = pygame.Surface(self._stage.surface.get_size())
        with self._stage.onto(self._aside):
            for drawing in drawings:
                drawing()


def _is_large_light(cue: Cue) -> bool:
    return isinstance(cue, Picture) and cue.light and max(cue.size) > LARGE_LIGHT


def _points(cue: Cue) -> list[tuple[float, float]]:
    """How far a cue is, and after how many seconds."""
    shares = [point / (POINTS - 1) for point in range(POINTS)]
    return [(share, share * cue.lasts) for share in shares]
