"""Pictures made ahead: jobs that are done a short while at a time, so that no picture of the window is late for them.

While the stage's cache hurries, it makes no more pictures once the time is over, and says so. A job that went without one is
done again: it finds ready what was made before, and comes further each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from goblins.ui.draw.sprites import SurfaceCache

#: How long pictures are made before the window is drawn again, in seconds: longer where one drawing of it is longer too.
SLICE, LARGE_SLICE = 0.014, 0.028
LARGE = 3_000_000

Job = Callable[[], Any]


class Ahead:
    """A list of jobs that draw something out of sight; what they draw is then in the cache."""

    def __init__(self, cache: SurfaceCache | None = None, jobs: Sequence[Job] = ()) -> None:
        self._cache = cache
        self._jobs = list(jobs)
        self._count = len(self._jobs)
        self._most_missed = 0
        self._share = 0.0

    @property
    def done(self) -> bool:
        """Whether everything is ready."""
        return not self._jobs

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1; it never goes back."""
        return 1.0 if self.done else self._share

    def work(self, pixels: int = 0, seconds: float | None = None) -> None:
        """Go on for a while, as is right for a window of so many pixels, or so long."""
        if self._cache is None or self.done:
            return
        with self._cache.hurrying(seconds or (LARGE_SLICE if pixels > LARGE else SLICE)) as cache:
            while self._jobs:
                before = cache.missed
                self._jobs[0]()
                missed = cache.missed - before
                if not missed:
                    self._jobs.pop(0)
                    self._most_missed = 0
                self._reckon(missed)
                if missed or cache.is_late:
                    break

    def _reckon(self, missed: int) -> None:
        """A job that still misses pictures is done in part: so many of those it missed at most are there now."""
        self._most_missed = max(self._most_missed, missed)
        begun = 1 - missed / self._most_missed if self._most_missed else 0.0
        self._share = max(self._share, (self._count - len(self._jobs) + begun) / self._count)
