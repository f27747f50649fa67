"""Pictures of a story that is being told, made a little before they are seen: a short while before each picture of the window.

A great moment has figures, light and words that nobody needs until it comes. Made all at once they would hold it up just when
it should be quick; made when the table is laid they would be forgotten again until then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from msgspec.structs import replace

from goblins.tables.capabilities import ReactionWindow
from goblins.tables.contract import AnyTable, Attention, LogEntry, TableContext
from goblins.ui.ahead import Ahead, Job
from goblins.ui.moving.cues import Mood
from goblins.ui.moving.motion import Beat, Layout, Placement
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen

#: How long pictures are made before each picture of the window, in seconds; one is made always.
SHORT = 0.001

Told = tuple[Any, Sequence[LogEntry]]
"""A view, and the log up to it."""


class Ended(NamedTuple):
    """How a table looks when a story is over."""

    view: Any
    log: Sequence[LogEntry]
    context: TableContext
    attention: Attention = Attention()


class StoryAhead:
    """What a story will show, in the order in which it will."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table
        self._beats: tuple[Beat, ...] = ()
        self._lying: Layout = {}
        self._ended: Ended | None = None
        self._ahead: tuple[Stage, Ahead] | None = None

    def expect(self, lying: Layout, beats: Sequence[Beat], ended: Ended | None = None) -> None:
        """A story begins where pieces lie like this; how it will have `ended` is drawn ahead last."""
        self._lying, self._beats, self._ended, self._ahead = lying, tuple(beats), ended, None

    def work(self, stage: Stage, told: Told, context: TableContext) -> None:
        """Go on for a short while, for a stage; what was `told` so far is what lies on the ground."""
        if not self._beats:
            return
        if self._ahead is None or self._ahead[0] is not stage:
            self._ahead = stage, Ahead(stage.cache, self.jobs(stage, told, context))
        self._ahead[1].work(seconds=SHORT)
        if self._ahead[1].done:
            self._beats, self._ahead = (), None

    def jobs(self, stage: Stage, told: Told, context: TableContext) -> list[Job]:
        """All that is still to be made, in the order in which it will be seen."""
        return list(self._jobs(stage, told, context))

    def _jobs(self, stage: Stage, told: Told, context: TableContext) -> Iterator[Job]:
        unseen, piece, lying = Unseen(stage, soon=True), self._table.draw_piece, self._lying
        looks: list[list[Job]] = []
        for beat in self._beats:
            looks.append(unseen.drawings(partial(piece, stage, look, "idle") for look in _new_looks(lying, beat)))
            lying = beat.layout
        seen = list(self._seen_besides(stage, told, context))
        yield from [*looks[0], *seen[0]]
        # pieces are few and large, what is seen besides is much and small: that would keep them waiting too long
        yield from chain(*looks[1:], *seen[1:])
        if self._ended:
            yield from unseen.drawings(_as_it_ends(self._table, stage, self._ended))

    def _seen_besides(self, stage: Stage, told: Told, context: TableContext) -> Iterator[list[Job]]:
        """What each beat shows besides the pieces: its cues, and faces that change."""
        view, log = told
        unseen, moods = Unseen(stage, soon=True), dict(context.moods)
        for beat in self._beats:
            jobs = unseen.cues(sorted(beat.cues, key=lambda one: one.start))
            if beat.settled and self._ended:
                view, log = self._ended.view, self._ended.log
            changed = {cue.seat: cue.mood for cue in beat.cues if isinstance(cue, Mood)}
            if changed or beat.settled:
                moods |= changed
                faces = replace(context, moods=dict(moods))
                jobs += unseen.drawings([partial(self._table.draw_ground, stage, view, faces, log)])
            yield jobs


def _as_it_ends(table: AnyTable, stage: Stage, ended: Ended) -> list[Callable[[], object]]:
    """All but the pieces, as it lies there when the story is over; also the pause that begins then."""
    view, log, context, attention = ended
    drawings: list[Callable[[], object]] = [
        partial(table.draw_ground, stage, view, context, log),
        partial(table.draw_under, stage, view, context, attention),
        partial(table.draw_over, stage, view, context, attention),
    ]
    if context.pausing and isinstance(table, ReactionWindow):
        drawings.append(partial(table.draw_pause, stage, view, context, 1.0))
    return drawings


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
