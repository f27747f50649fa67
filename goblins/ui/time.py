"""Time in equal ticks of 1/60 s. Whatever lasts is counted in ticks, so that it lasts as long at any frame rate."""

from __future__ import annotations

import time
from collections.abc import Iterator

TICKS_PER_SECOND = 60
TICK_SECONDS = 1 / TICKS_PER_SECOND
#: A hitch must not make pieces jump: of a longer gap no more than these pass at once.
MOST_AT_ONCE = 6
#: How long work that may be put off goes on before the next picture, in seconds.
SLICE = 0.008


def ticks(seconds: float) -> int:
    """So many seconds in ticks; at least one for anything that lasts at all."""
    return max(1, round(seconds * TICKS_PER_SECOND)) if seconds > 0 else 0


class Clock:
    """Turns the time that passes between two pictures into whole ticks; what is left over counts the next time."""

    def __init__(self) -> None:
        self._rest = 0.0

    def passed(self, seconds: float, slept: int = 0) -> int:
        """The ticks of some seconds. Of a gap no more than a few; but of time that was `slept` on purpose (in ticks), all."""
        self._rest += seconds * TICKS_PER_SECOND
        whole = int(self._rest + 1e-9)
        self._rest = max(0.0, self._rest - whole)
        return min(whole, max(MOST_AT_ONCE, slept))


def for_a_while(seconds: float = SLICE) -> Iterator[None]:
    """Goes round until so much of the real time is over: for work that may be put off, such as thinking and drawing ahead."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        yield
