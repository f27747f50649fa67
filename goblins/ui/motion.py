"""Where pieces lie and how they get there: placements, beats, and the director that plays beats as motion."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from goblins.ui.time import ticks
from goblins.ui.viewport import Rect, centred

SnapCause = Literal["load", "undo", "jump", "resize", "step"]


class Piece(NamedTuple):
    """A thing on a table, or a place on it: what kind it is, and which one of them."""

    kind: str
    number: int = 0
    part: int = 0


class Face(Struct, frozen=True, gc=False):
    """What a piece shows. Each table derives its own faces."""


class Placement(Struct, frozen=True):
    """Where a piece lies: its centre, size, angle, what it shows, and what it lies on top of."""

    x: float
    y: float
    w: float
    h: float
    face: Face
    z: float = 0
    angle: float = 0
    fixed: bool = False
    """Whether it stays where it is: it can be pointed at, and clicked if that means something, but not picked up."""
    resizing: bool = False
    """Whether it is on its way from one size to another, or turns over: a picture that is ready may be stretched then."""

    @property
    def rect(self) -> Rect:
        """The area it covers, as if it lay straight."""
        return centred(self.x, self.y, self.w, self.h)


Layout = Mapping[Piece, Placement]


class Beat(Struct, frozen=True):
    """One moment of a story: glide to a layout in so many seconds, with words, a sound and a flourish.

    `flips`: pieces that turn over meanwhile. `arc`: how high gliding pieces rise on their way.
    """

    layout: Layout
    seconds: float
    sound: str = ""
    caption: str = ""
    flips: frozenset[Piece] = frozenset()
    flourish: str = ""
    arc: float = 0.0
    at: tuple[float, float] | None = None


def snaps(cause: SnapCause, speed: float) -> bool:
    """Whether pieces jump to their places instead of gliding there. All cases are here."""
    return (
        speed <= 0  # animation is switched off
        or cause == "load"  # nothing was on the table before
        or cause == "undo"  # taking back is not a move to follow
        or cause == "jump"  # a replay jumped to another turn
        or cause == "resize"  # sizes changed, not places
    )


def ease_out(t: float) -> float:
    """Fast first, gentle landing."""
    return 1 - (1 - t) ** 3


class Director:
    """A queue of beats; `placements` is where every piece is at this moment."""

    def __init__(self) -> None:
        self._beats: list[Beat] = []
        self._from: dict[Piece, Placement] = {}
        self._now: dict[Piece, Placement] = {}
        self._clock = 0
        self.speed = 1.0
        self._entered = False

    @property
    def busy(self) -> bool:
        """Whether something still moves."""
        return bool(self._beats)

    @property
    def beat(self) -> Beat | None:
        """The beat being played."""
        return self._beats[0] if self._beats else None

    @property
    def progress(self) -> float:
        """How far the present beat is, from 0 to 1."""
        beat = self.beat
        return min(1.0, self._clock / max(1, self._length(beat))) if beat else 1.0

    @property
    def placements(self) -> dict[Piece, Placement]:
        """Where every piece is now."""
        return self._now

    def snap(self, layout: Layout) -> None:
        """Everything jumps to its place; what was still to be played is dropped."""
        self._beats.clear()
        self._now = dict(layout)
        self._clock = 0

    def queue(self, beats: list[Beat]) -> None:
        """Play these beats after those already waiting."""
        if beats and not self._beats:
            self._begin()
        self._beats += beats

    def skip(self) -> list[Beat]:
        """Jump to the end of everything; the beats that were not heard yet."""
        skipped, self._beats = self._beats, []
        if skipped:
            self._now = dict(skipped[-1].layout)
        return skipped

    def advance(self) -> list[Beat]:
        """Let one tick pass; the beats that began meanwhile, for their sounds."""
        begun: list[Beat] = []
        left = 1
        while self._beats:
            beat = self._beats[0]
            if not self._entered:
                self._entered = True
                begun.append(beat)
            length = self._length(beat)
            if self._clock + left < length:
                self._clock += left
                self._now = self._between(beat, self._clock / length)
                return begun
            left -= length - self._clock
            self._now = dict(beat.layout)
            self._beats.pop(0)
            self._begin()
        return begun

    def _length(self, beat: Beat) -> int:
        """How many ticks a beat takes at the present speed."""
        return ticks(beat.seconds / self.speed) if self.speed > 0 else 0

    def _begin(self) -> None:
        self._from, self._clock, self._entered = dict(self._now), 0, False

    def _between(self, beat: Beat, t: float) -> dict[Piece, Placement]:
        """Every piece on its way; a piece that turns over is narrowed, and shows its new face from half-way."""
        eased = ease_out(t)
        now: dict[Piece, Placement] = {}
        for piece, target in beat.layout.items():
            start = self._from.get(piece, target)
            if start == target and piece not in beat.flips:
                now[piece] = target
                continue
            moved = abs(start.x - target.x) + abs(start.y - target.y) > 1
            width = start.w + (target.w - start.w) * eased
            face = target.face
            if piece in beat.flips:
                width *= max(0.04, abs(math.cos(math.pi * t)))
                face = start.face if t < 0.5 else target.face
            now[piece] = Placement(
                start.x + (target.x - start.x) * eased,
                start.y + (target.y - start.y) * eased - (beat.arc * math.sin(math.pi * eased) if moved else 0),
                width,
                start.h + (target.h - start.h) * eased,
                face,
                max(start.z, target.z) + (100 if moved else 0),
                start.angle + (target.angle - start.angle) * eased,
                target.fixed,
                resizing=piece in beat.flips or abs(start.w - target.w) > 1,
            )
        return now
