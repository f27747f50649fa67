"""Pictures of a story that is being told, made a little before they are seen: a short while before each picture of the window.

A great moment has figures, light and words that nobody needs until it comes. Made all at once they would hold it up just when
it should be quick; made when the table is laid they would be forgotten again until then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from goblins.tables.contract import AnyTable, LogEntry, TableContext
from goblins.ui import effects
from goblins.ui.ahead import Ahead, Job
from goblins.ui.cues import Cue, Mood, Paint, Shake
from goblins.ui.motion import Beat, Layout, Placement
from goblins.ui.stage import Stage

#: How long pictures are made before each picture of the window, in seconds; one is made always.
SHORT = 0.001
#: How far a cue is when it is drawn out of sight: its largest picture serves for all.
SAMPLES = (0.0, 0.5, 1.0)

Told = tuple[Any, Sequence[LogEntry]]
"""A view, and the log up to it."""


class Foresight:
    """What a story will show, in the order in which it will."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._beats: tuple[Beat, ...] = ()
        self._lying: Layout = {}
        self._ahead: tuple[Stage, Ahead] | None = None

    def expect(self, lying: Layout, beats: Sequence[Beat]) -> None:
        """A story begins where pieces lie like this."""
        self._lying, self._beats, self._ahead = lying, tuple(beats), None

    def work(self, stage: Stage, told: Told, context: TableContext) -> None:
        """Go on for a short while, for a stage; what was `told` so far is what lies on the ground."""
        if not self._beats:
            return
        if self._ahead is None or self._ahead[0] is not stage:
            jobs = self._jobs(stage, told, context)
            self._ahead = stage, Ahead(stage.cache, list(jobs))
        before = stage.surface.get_clip()
        stage.surface.set_clip((0, 0, 0, 0))  # nothing of it is to be seen yet
        self._ahead[1].work(seconds=SHORT)
        stage.surface.set_clip(before)
        if self._ahead[1].done:
            self._beats, self._ahead = (), None

    def _jobs(self, stage: Stage, told: Told, context: TableContext) -> Iterator[Job]:
        view, log = told
        moods, lying = dict(context.moods), self._lying
        for beat in self._beats:
            for placement in _new_looks(lying, beat):
                yield partial(self._table.draw_piece, stage, placement, "idle")
            lying = beat.layout
            changed = {cue.seat: cue.mood for cue in beat.cues if isinstance(cue, Mood)}
            for cue in sorted(beat.cues, key=lambda one: one.start):
                yield from _drawn(cue, stage)
            if changed:
                moods |= changed
                faces = replace(context, moods=dict(moods))
                yield partial(self._table.draw_ground, stage, view, faces, log)


def _new_looks(lying: Layout, beat: Beat) -> Iterator[Placement]:
    """How pieces will look that look different in a beat: on their way from one size to another, and where they come to lie."""
    for piece, there in beat.layout.items():
        here = lying.get(piece)
        grows = here is not None and (here.w, here.h) != (there.w, there.h)
        if here is not None and (grows or piece in beat.flips):
            wide, tall = (here.w + there.w) / 2, (here.h + there.h) / 2
            yield replace(here, w=wide, h=tall, resizing=True)
            yield replace(there, w=wide, h=tall, resizing=True)
        if here is None or grows or here.face != there.face:
            yield there


def _drawn(cue: Cue, stage: Stage) -> Iterator[Job]:
    """A cue at several moments of its time; a shake makes no picture."""
    if isinstance(cue, Paint) and cue.ahead:
        yield partial(cue.ahead, stage)
    elif not isinstance(cue, Shake):
        for far in SAMPLES:
            yield partial(effects.draw, cue, stage, far, far * cue.lasts)
