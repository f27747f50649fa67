"""The player of moments: it knows which cues are to be seen and heard at this tick. How they look is in `ui/effects`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from goblins.ui.moving import effects
from goblins.ui.moving.cues import Cue, Dim, Hear, Layer, Mood, Paint, Picture, layer_of, stays
from goblins.ui.stage import Stage
from goblins.ui.time import ticks

#: How long words stay where nothing moves.
STILL_SECONDS = 1.2


class _Running(Struct, frozen=True):
    """A cue, from which tick to which."""

    cue: Cue
    first: int
    last: int
    settled: bool = False
    """Whether words stand there at once, instead of falling or unrolling."""

    def progress(self, now: int) -> float:
        """How far it is, from 0 to 1."""
        return min(1.0, max(0.0, (now - self.first) / max(1, self.last - self.first)))


class Moments:
    """Cues under way, counted in ticks."""

    def __init__(self) -> None:
        self._now = 0
        self._running: list[_Running] = []

    # ------------------------------------------------------------------ beginning and ending

    def begin(self, cues: Iterable[Cue], speed: float, *, calm: bool = False) -> None:
        """Play these cues from now on, as fast as everything moves; `calm` leaves out what only moves."""
        for cue in cues:
            if not calm or isinstance(cue, Hear | Mood) or stays(cue):
                self._run(at_rest(cue) if calm else cue, speed, settled=calm)
            elif isinstance(cue, Dim):
                self._run(cue, speed)

    def show_still(self, cues: Iterable[Cue]) -> None:
        """Nothing moves at all: faces change, and what says something is to be read for a while."""
        for cue in cues:
            if isinstance(cue, Mood):
                self._run(replace(cue, start=0.0), 1.0)
            elif stays(cue):
                self._run(replace(at_rest(cue), start=0.0, lasts=STILL_SECONDS), 1.0, settled=True)

    def _run(self, cue: Cue, speed: float, *, settled: bool = False) -> None:
        pace = 1.0 if isinstance(cue, Mood) else speed
        first = self._now + ticks(cue.start / speed)
        self._running.append(_Running(cue, first, first + ticks(cue.lasts / pace), settled))

    def skip(self) -> None:
        """Jump to the end of everything; faces keep their mood for their time."""
        for one in self._running:
            if isinstance(one.cue, Mood) and one.first > self._now:
                self._running.append(replace(one, first=self._now, last=self._now + one.last - one.first))
        self._running = [one for one in self._running if isinstance(one.cue, Mood) and one.first <= self._now]

    def clear(self) -> None:
        """Nothing is under way any more."""
        self._running.clear()

    # ------------------------------------------------------------------ time

    def advance(self) -> list[str]:
        """Let one tick pass; the sounds that are due."""
        due = [one.cue.sound for one in self._running if isinstance(one.cue, Hear) and one.first == self._now]
        self._now += 1
        self._running = [one for one in self._running if one.last >= self._now]
        return due

    @property
    def busy(self) -> bool:
        """Whether something is to be seen moving, or heard."""
        return any(not isinstance(one.cue, Mood) for one in self._running)

    @property
    def ticks_left(self) -> int | None:
        """How long until something changes: 0 while anything moves, None if nothing ever does."""
        if self.busy:
            return 0
        changes = [at - self._now for one in self._running for at in (one.first, one.last + 1) if at > self._now]
        return min(changes, default=None)

    @property
    def moods(self) -> dict[int, str]:
        """The faces that are not as usual, by seat; the latest counts."""
        return {one.cue.seat: one.cue.mood for one in self._running if isinstance(one.cue, Mood) and self._on(one)}

    def _on(self, one: _Running) -> bool:
        return one.first <= self._now <= one.last

    # ------------------------------------------------------------------ drawing

    def dims(self) -> list[tuple[Dim, float]]:
        """How the table is darkened now."""
        return [
            (one.cue, one.progress(self._now)) for one in self._running if isinstance(one.cue, Dim) and self._on(one)
        ]

    def draw(self, stage: Stage, layer: Layer) -> None:
        """All that is to be seen now in a layer, in the order in which it began."""
        for one in self._running:
            if self._on(one) and layer_of(one.cue) == layer:
                effects.draw(one.cue, stage, one.progress(self._now), self._seconds(one))

    def _seconds(self, one: _Running) -> float:
        """How long a cue is under way, in seconds at the usual speed."""
        seconds = one.progress(self._now) * one.cue.lasts
        return max(seconds, min(effects.UNROLLING, one.cue.lasts)) if one.settled else seconds


def at_rest(cue: Cue) -> Cue:
    """A cue as it is at last: in its place, in its size, straight away."""
    if isinstance(cue, Picture):
        at = cue.at if cue.to is None else cue.to
        return replace(cue, at=at, to=None, size=(cue.size[1],) * 2, turn=(cue.turn[1],) * 2, fade=(1.0, 1.0), arc=0.0)
    if isinstance(cue, Paint):
        return replace(cue, draw=_finished(cue.draw))
    return cue


def _finished(draw: Callable[[Stage, float], None]) -> Callable[[Stage, float], None]:
    return lambda stage, _: draw(stage, 1.0)
