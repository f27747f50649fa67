"""Drawing out of sight: jobs that make the pictures of what will be seen, and show nothing of it yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from goblins.ui.ahead import Job
from goblins.ui.moving import effects
from goblins.ui.moving.cues import Cue, Dim, Hear, Mood, Paint, Picture, Rim, Shake
from goblins.ui.stage import Stage

#: At so many points of its time a cue is drawn, from its beginning to its end: fewer where it is soon to be seen.
POINTS, SOON_POINTS = 9, 3
#: When the rim of a window has each of its strengths.
RIM_STEPS = [0.05, 0.1, 0.5]
#: Light that is wider is quickly stretched, and large to keep: that waits until it is needed.
LARGE_LIGHT = 500.0

Drawing = Callable[[], object]


class Unseen:
    """Makes such jobs for a stage, of what may be seen some time, or of what `soon` will be."""

    def __init__(self, stage: Stage, *, soon: bool = False) -> None:
        self._stage, self._soon = stage, soon

    def cues(self, cues: Iterable[Cue]) -> list[Job]:
        """A job for each cue that shows pictures."""
        return [self._job(self._points(cue)) for cue in cues if self._is_wanted(cue)]

    def drawings(self, drawings: Iterable[Drawing]) -> list[Job]:
        """A job for each of these, which draw on the stage."""
        return [self._job([drawing]) for drawing in drawings]

    def _is_wanted(self, cue: Cue) -> bool:
        large = isinstance(cue, Rim) or (isinstance(cue, Picture) and cue.light and max(cue.size) > LARGE_LIGHT)
        return not isinstance(cue, Hear | Mood | Dim | Shake) and (self._soon or not large)

    def _points(self, cue: Cue) -> list[Drawing]:
        """A cue at several moments of its time."""
        if isinstance(cue, Paint) and cue.ahead:
            return [partial(cue.ahead, self._stage)]
        points = SOON_POINTS if self._soon else POINTS
        shares = RIM_STEPS if isinstance(cue, Rim) else [point / (points - 1) for point in range(points)]
        return [partial(effects.draw, cue, self._stage, share, share * cue.lasts) for share in shares]

    def _job(self, drawings: Sequence[Drawing]) -> Job:
        return partial(_draw, self._stage, drawings)


def _draw(stage: Stage, drawings: Sequence[Drawing]) -> None:
    surface, before = stage.surface, stage.surface.get_clip()
    surface.set_clip((0, 0, 0, 0))
    try:
        for drawing in drawings:
            drawing()
    finally:
        surface.set_clip(before)
