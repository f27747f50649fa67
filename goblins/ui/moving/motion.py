"""Where pieces lie and how they get there: placements, beats, and the director that plays beats as motion."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from goblins.ui.moving.cues import Cue
from goblins.ui.moving.easing import Ease, eased
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


class Counter(Face, frozen=True, gc=False):
    """A number that counts on its way to another one."""

    total: int

    def after(self, start: Face, far: float) -> Face:
        """What is shown when it is so far (0 to 1) from another number to this one."""
        if not isinstance(start, Counter):
            return self
        return replace(self, total=round(start.total + (self.total - start.total) * far))


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
    """Whether it is on its way from one size to another, turns over or spins: a picture that is ready may be stretched then."""

    @property
    def rect(self) -> Rect:
        """The area it covers, as if it lay straight."""
        return centred(self.x, self.y, self.w, self.h)


Layout = Mapping[Piece, Placement]


class Prompt(Struct, frozen=True):
    """A button at which a story waits for a person: what it says, where it stands, and what it does."""

    label: str
    rect: Rect
    act: Literal["go on", "hurry", "undo"] = "go on"
    icon: str = "check"
    kind: str = "orange"


class Beat(Struct, frozen=True):
    """One beat of a story: pieces glide to a layout in so many seconds, with words, a sound, and cues that are seen and heard.

    `flips`: pieces that turn over meanwhile. `arc`: how high pieces rise that glide or turn over.
    """

    layout: Layout
    seconds: float
    sound: str = ""
    caption: str = ""
    flips: frozenset[Piece] = frozenset()
    arc: float = 0.0
    row: frozenset[Piece] = frozenset()
    """Pieces that lie side by side: those that only make room for another don't rise."""
    spin: float = 0.0
    """How far pieces turn on their way, in degrees: they begin turned so far."""
    ease: Ease = "out"
    cues: tuple[Cue, ...] = ()
    """What is seen and heard besides; times count from the beat's beginning, and cues may outlast it."""
    moment: str = ""
    """The great moment that begins with this beat."""
    starts: Mapping[Piece, float] = {}
    """When some pieces begin their way, in seconds from the beat's beginning; all others begin at once."""
    each: float = 0.0
    """How long each piece is on its way, in seconds; 0: as long as there is time for the one that begins last."""
    waits: bool = False
    """Whether it waits at its end, where people play, until somebody clicks."""
    passed: bool = False
    """Whether the turn has passed on by now: the next one's plate shines."""
    settled: bool = False
    """Whether all that the step changed has been told by now: from here on the ground shows how things stand after it."""
    prompts: tuple[Prompt, ...] = ()
    """Where people play, the story waits at this beat's end until one of these is pressed."""

    def part(self, piece: Piece, t: float) -> float:
        """How much of its way a piece has behind it, from 0 to 1, when so much of the beat's time is over."""
        each = self.each or (self.seconds - max(self.starts.values()) if self.starts else 0.0)
        if not each:
            return t
        return min(1.0, max(0.0, (t * self.seconds - self.starts.get(piece, 0.0)) / each))


def snaps(cause: SnapCause, speed: float) -> bool:
    """Whether pieces jump to their places instead of gliding there. All cases are here."""
    return (
        speed <= 0  # animation is switched off
        or cause == "load"  # nothing was on the table before
        or cause == "undo"  # taking back is not a move to follow
        or cause == "jump"  # a replay jumped to another turn
        or cause == "resize"  # sizes changed, not places
    )


#: Where things don't move but fade, they take so long.
FADE_SECONDS = 0.16


def _grows(start: Placement, target: Placement) -> bool:
    """Whether a piece has another size at the end of its way than at the beginning."""
    return abs(start.w - target.w) > 1 or abs(start.h - target.h) > 1


class Director:
    """A queue of beats; `placements` is where every piece is at this moment."""

    def __init__(self) -> None:
        self._beats: list[Beat] = []
        self._from: dict[Piece, Placement] = {}
        self._now: dict[Piece, Placement] = {}
        self._clock = 0
        self.speed = 1.0
        self.calm = False
        """Whether nothing glides, hops or turns: pieces are in their new places as soon as a beat begins."""
        self.patient = False
        """Whether somebody is there for whom beats may wait; else they only take their time."""
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
    def waiting(self) -> bool:
        """Whether everything lies still until somebody clicks or presses a prompt."""
        beat = self.beat
        return beat is not None and self._entered and self._holds(beat) and self._clock >= self._length(beat)

    @property
    def progress(self) -> float:
        """How far the present beat is, from 0 to 1."""
        beat = self.beat
        return min(1.0, self._clock / max(1, self._length(beat))) if beat else 1.0

    @property
    def fading(self) -> float:
        """Where nothing glides: how much is still seen of how things were before the beat, from 1 to 0."""
        length = ticks(FADE_SECONDS / self.speed) if self.speed > 0 else 0
        return max(0.0, 1 - self._clock / length) if self._beats and length else 0.0

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

    def go_on(self) -> None:
        """Leave the prompt that is waited at; else jump to the next one, or to the end of everything."""
        if self.waiting:
            self._beats.pop(0)
            self._begin()
            return
        ahead = next((index for index, beat in enumerate(self._beats) if self._holds(beat)), None)
        if ahead is None:
            self.skip()
            return
        del self._beats[:ahead]
        self._now = dict(self._beats[0].layout)
        entered = self._entered and not ahead
        self._begin()
        self._entered, self._clock = entered, self._length(self._beats[0])

    def _holds(self, beat: Beat) -> bool:
        return self.patient and (beat.waits or bool(beat.prompts))

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
            if self._holds(beat):
                if self._clock < length or begun:
                    self._clock, self._now = length, dict(beat.layout)
                return begun
            left -= length - self._clock
            self._now = dict(beat.layout)
            self._beats.pop(0)
            self._begin()
        return begun

    def _length(self, beat: Beat) -> int:
        """How many ticks a beat takes at the present speed."""
        if self.speed <= 0:
            return 0
        only_moves = self.calm and not beat.caption and not beat.cues
        return ticks((min(beat.seconds, FADE_SECONDS) if only_moves else beat.seconds) / self.speed)

    def _begin(self) -> None:
        self._from, self._clock, self._entered = dict(self._now), 0, False

    def _between(self, beat: Beat, t: float) -> dict[Piece, Placement]:
        """Every piece on its way; a piece that turns over is narrowed, and shows its new face from half-way."""
        if self.calm:
            return dict(beat.layout)
        now: dict[Piece, Placement] = {}
        for piece, target in beat.layout.items():
            start = self._from.get(piece, target)
            if start == target and piece not in beat.flips:
                now[piece] = target
                continue
            part = beat.part(piece, t)
            if part in (0.0, 1.0) and (beat.each or beat.starts):
                now[piece] = target if part else start
                continue
            far = eased(beat.ease, part)
            moved = abs(start.x - target.x) + abs(start.y - target.y) > 1
            rises = moved and not (piece in beat.row and abs(start.y - target.y) < 1)
            width = start.w + (target.w - start.w) * far
            face = target.face.after(start.face, far) if isinstance(target.face, Counter) else target.face
            turn = start.angle + (target.angle - start.angle) * far
            if piece in beat.flips:
                width *= max(0.04, abs(math.cos(math.pi * part)))
                face = start.face if part < 0.5 else target.face
            elif moved:
                turn += beat.spin * (1 - far)
            now[piece] = Placement(
                start.x + (target.x - start.x) * far,
                start.y
                + (target.y - start.y) * far
                - (beat.arc * math.sin(math.pi * far) if rises or piece in beat.flips else 0),
                width,
                start.h + (target.h - start.h) * far,
                face,
                max(start.z, target.z) + (100 if moved else 0),
                turn,
                target.fixed,
                resizing=piece in beat.flips or _grows(start, target) or bool(moved and beat.spin),
            )
        return now
