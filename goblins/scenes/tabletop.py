"""A table as it is seen: pieces in their places, on their way, under the pointer. Shared by play and replay."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from goblins.core.match import Match
from goblins.scenes import still_ahead
from goblins.scenes.faces import Faces
from goblins.scenes.house import House
from goblins.scenes.lights import Lights
from goblins.scenes.story_ahead import StoryAhead
from goblins.scenes.table_deal import dealt_pictures
from goblins.scenes.table_pictures import Laying, TablePictures
from goblins.tables.capabilities import Cover, CoversHand, PreparesPictures, Tense, Zoomable
from goblins.tables.contract import Attention, Camera, LogEntry, Panels, TableContext
from goblins.tables.registry import table_of
from goblins.ui.ahead import Ahead
from goblins.ui.drag import Hand
from goblins.ui.moving.moments import Moments
from goblins.ui.moving.motion import Beat, Director, Layout, Piece, Placement, SnapCause, snaps
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.words import language

#: After so many seconds the progress is shown.
SLOW_START = 0.15
#: The same moment again within so many ticks is told as an echo.
LATELY = ticks(4)

#: A fact about a match that is only tried out, so that nothing about it is called help.
BRANCH = "branch"


class _Scene(NamedTuple):
    """What a table says of one position: where pieces lie, where the screen's own things go, where things can be dropped."""

    view: Any
    context: TableContext
    layout: Layout
    panels: Panels
    targets: dict[Piece, Rect]


class Tabletop:
    """What lies on the table for one viewer, and the director that moves it."""

    def __init__(self, house: House, match: Match, viewer: int, facts: dict[str, str]) -> None:
        self.house, self.match, self.stage = house, match, house.stage
        self.table, self._spoken = table_of(match.setup.game, match.setup.house), language()
        self.director, self.moments, self._now = Director(), Moments(), 0
        self._told: dict[str, tuple[int, int]] = {}
        self.view: Any = None
        self._kept_ready: Any = None
        self.log: list[LogEntry] = []
        self._faces, self.lights = Faces(self), Lights(self)
        self._preferences = match.rules.info.preferences
        self._finished = house.library.finished(match.setup.game) if self._preferences else 0
        self.keep_pace()
        self._unaided = self._calls = False
        self.context = TableContext(match.seated, viewer, facts)
        self.update_context()
        self._kept: _Scene | None = None
        self._still: tuple[Any, int] = (None, 0)
        #: A piece that waits where it was dropped.
        self.pinned: tuple[Piece, Placement] | None = None
        self._pictures = TablePictures(self)
        self._story_ahead = StoryAhead(self.table)
        self._ahead, self._foreseen = Ahead(), Ahead()
        self._began, self._laying = time.perf_counter(), Laying(house.stage)

    # ------------------------------------------------------------------ what is shown

    def show(self, ply: int, cause: SnapCause) -> None:
        """Show the match after so many steps, at once or gliding there."""
        self.unpin()
        self.view = self.match.rules.view(self.match.state_at(ply), self.context.viewer)
        self.log = [self._entry(index) for index in range(ply)]
        self._settle(cause)
        self._change_faces()

    def tell(self, ply: int) -> None:
        """Show the step that led to a ply as a story."""
        step = self.match.steps[ply - 1]
        before, rules = self.view, self.match.rules
        if step.action.seat != self.context.viewer:
            self.look_closely(None)  # what others do must not happen out of sight
        self.paint_as(before)
        self.view = rules.view(step.state, self.context.viewer)
        self.log.append(self._entry(ply - 1))
        if self.table.paints_at_once(before, self.view, self.log[-1].events, self.context):
            self._still = (self.view, len(self.log))
        told = self.table.story(before, self.view, self.log[-1].events, self.context)
        beats = [replace(beat, layout=self._as_pinned(beat.layout)) for beat in told] if self.pinned else told
        for beat in beats:
            if beat.moment:
                self._told[beat.moment] = (self._told.get(beat.moment, (0, 0))[0] + 1, self._now)
        if snaps("step", self.director.speed):
            asked = [beat for beat in beats if beat.prompts and self.director.patient]
            if asked:
                self.director.queue([*asked, Beat(self.layout, 0.0)])
            else:
                self.director.snap(self.layout)
            self.house.sound.play(next((beat.sound for beat in beats if beat.sound), ""))
            self.moments.show_still(cue for beat in beats for cue in beat.cues)
        else:
            self._story_ahead.expect(self.director.placements, [*beats, Beat(self.layout, 0.0)], still_ahead.ended(self))
            self.director.queue(beats)
        self.update_context()

    def paint_as(self, view: Any) -> None:
        """Let the ground show another position until the story that begins has settled."""
        self._still = (view, len(self.log))

    def follow_language(self) -> bool:
        """Tell everything in the language that is spoken now; whether that is another one than before."""
        if self._spoken == language():
            return False
        self.table, self._spoken = table_of(self.match.setup.game, self.match.setup.house), language()
        self._story_ahead = StoryAhead(self.table)
        self._kept = None
        self.forget_pictures()
        return True

    def keep_pace(self, times: float = 1.0) -> None:
        """Move as fast as the settings want it, or so many times as fast."""
        settings = self.house.settings
        self.director.speed, self.director.calm = settings.animation_speed * times, settings.calm

    def advance(self) -> bool:
        """Let one tick pass: pieces move, moments go on and are heard; whether the table looks different now."""
        self._now += 1
        moving = self.moments.busy or (self.director.busy and not self.director.waiting)
        for beat in self.director.advance():
            if self.director.speed <= 0:
                continue  # its story was heard and is shown still
            self.house.sound.play(beat.sound)
            self.moments.begin(beat.cues, self.director.speed, calm=self.director.calm)
        for sound in self.moments.advance():
            self.house.sound.play(sound)
        changed = self._change_faces()
        return self.lights.advance() or changed or moving

    def _change_faces(self) -> bool:
        """Let everybody look as they feel now, and the light go to whose turn it is; whether anything looks different."""
        changed = (self._faces.now(), self.lights.acting()) != (self.context.moods, self.context.acting)
        if changed:
            self.update_context()
        return changed

    def be_heard(self) -> None:
        """Let the place be heard, and how close the game is; nothing is loaded before the pictures are made."""
        if self.ready:
            over = self.match.outcome is not None
            tension = 0 if over or not isinstance(self.table, Tense) else self.table.tension(self.view)
            self.house.sound.atmosphere(self.match.setup.game, tension)

    def skip(self) -> None:
        """Jump to the end of everything that moves."""
        self.director.skip()
        self.moments.skip()
        self.update_context()

    def go_on(self) -> bool:
        """Jump to where a person is asked before the story goes on, or past it; else to the end. Whether more is to come."""
        self.director.go_on()
        self.moments.skip()
        self.update_context()
        return self.director.busy

    def wait(self) -> int | None:
        """How many ticks nothing changes by itself: 0 while something moves, None if nothing ever will."""
        if self.director.busy and not self.director.waiting:
            return 0
        left = min((one for one in (self.moments.ticks_left, self.lights.ticks_left) if one is not None), default=None)
        return left if left == 0 or self._foreseen.done else 1

    def look_from(self, viewer: int) -> None:
        """Another seat looks: the log is written anew for it, and the pieces come to lie as they do for it."""
        if viewer != self.context.viewer:
            self.update_context(viewer=viewer, camera=None)
            self._foreseen, self._story_ahead = Ahead(), StoryAhead(self.table)  # made for somebody else's eyes
            self.show(len(self.log), "load" if self.match.rules.has_secrets(self.match.setup) else "step")

    def update_context(self, **changes: Any) -> None:
        """Take over what changes about how the table is looked at, and say anew what is known about the match."""
        settings, context = self.house.settings, replace(self.context, **changes)
        self.context = replace(
            context,
            setup=self.match.seated,
            assisted=self.match.assisted and BRANCH not in context.facts,
            wishes=frozenset(
                one.key
                for one in self._preferences
                if settings.prefers(one, self._finished) and not (self._unaided and one.at_first)
            ),
            moods=self._faces.now(),
            acting=self.lights.acting(),
            told={name: times for name, (times, _) in self._told.items()},
            lately=frozenset(name for name, (_, at) in self._told.items() if self._now - at < LATELY),
        )

    def learn(self, facts: dict[str, str]) -> None:
        """More is known about the match."""
        self.update_context(facts={**self.context.facts, **facts})

    def attend(self, *, pausing: bool, unaided: bool = False) -> None:
        """Tell the table whether everybody has time to react now, and whether beginners are to do without their helps."""
        if (pausing, unaided) != (self.context.pausing, self._unaided):
            self._calls |= unaided != self._unaided
            self._unaided = unaided
            self.update_context(pausing=pausing)
        if self._calls and not self.director.busy:  # a story ends with what was to be seen when it began
            self._calls = False
            self.director.snap(self.layout)

    def look_closely(self, camera: Camera | None) -> bool:
        """Come close to a part of the table, or (None) see all of it again; whether that changed anything."""
        if camera == self.context.camera:
            return False
        self.update_context(camera=camera)
        if not self.director.busy:
            self.director.snap(self.layout)
        return True

    def cover(self, *, covered: bool) -> None:
        """Turn the hand of the one who looks face down, or up again."""
        if covered != self.context.covered:
            self.update_context(covered=covered)
            if not self.director.busy:
                self.director.snap(self.layout)

    def swap(self, piece: Piece, other: Piece) -> None:
        """Two equal pieces change places, so that the one that moves is the one that was moved."""
        now = self.director.placements
        if piece != other and piece in now and other in now:
            here, there = now[piece], now[other]
            swapped = {piece: replace(there, face=here.face), other: replace(here, face=there.face)}
            self.director.snap({**now, **swapped})

    def pin(self, piece: Piece) -> None:
        """A piece stays where it lies now until its fate is known, wherever the table would put it meanwhile."""
        placement = self.director.placements.get(piece)
        self.pinned = (piece, placement) if placement else None

    def unpin(self) -> None:
        """The piece that was dropped may go where the table puts it."""
        self.pinned = None

    def _as_pinned(self, layout: Layout) -> Layout:
        if self.pinned is None or self.pinned[0] not in layout:
            return layout
        piece, pinned = self.pinned
        place = replace(layout[piece], x=pinned.x, y=pinned.y, w=pinned.w, h=pinned.h, z=pinned.z, angle=pinned.angle)
        return {**layout, piece: place}

    def zoom(self, pos: Point, up: float) -> bool:
        """Turn the wheel at a point; whether the table looks different now."""
        if not isinstance(self.table, Zoomable):
            return False
        return self.look_closely(self.table.zoom(self.view, self.context, pos, up))

    def lay(self) -> None:
        """Every piece jumps to its place, as the settings want it now."""
        self.update_context()
        self.director.snap(self.layout)

    @property
    def panels(self) -> Panels:
        """Where the screen's own things go in the present position."""
        return self._scene().panels

    @property
    def hand_cover(self) -> Cover | None:
        """Where the hand of the one who looks is covered; None where it never is."""
        return self.table.cover(self.view, self.context) if isinstance(self.table, CoversHand) else None

    @property
    def layout(self) -> Layout:
        """Where every piece lies in the present position."""
        return self._as_pinned(self._scene().layout)

    @property
    def targets(self) -> dict[Piece, Rect]:
        """Where things can be dropped in the present position."""
        return self._scene().targets

    def _scene(self) -> _Scene:
        """What the table says of the present position: asked once, as long as view and context are the same."""
        if self._kept is None or self._kept.view is not self.view or self._kept.context is not self.context:
            table, view, context = self.table, self.view, self.context
            self._kept = _Scene(
                view, context, table.layout(view, context), table.panels(view, context), table.targets(view, context)
            )
        return self._kept

    def _settle(self, cause: SnapCause) -> None:
        self._still = (self.view, len(self.log))
        if snaps(cause, self.director.speed) or not self.director.placements:
            self.director.snap(self.layout)
        else:
            self.director.queue([Beat(self.layout, 0.3)])

    def _entry(self, index: int) -> LogEntry:
        step, rules = self.match.steps[index], self.match.rules
        events = tuple(rules.redact(event, self.context.viewer) for event in step.events)
        return LogEntry(index, rules.turns(self.match.state_at(index)) + 1, step.action.seat, events)

    @property
    def may_watch(self) -> bool:
        """Whether past turns may be watched again: in a game of memory not before its end."""
        return self.match.outcome is not None or not self.match.rules.info.of_memory

    # ------------------------------------------------------------------ getting ready

    def prepare(
        self,
        stage: Stage | None = None,
        rehearse: Callable[[Stage], object] | None = None,
        *,
        dealing: bool = False,
    ) -> None:
        """List the pictures that must be made for the present window, or for a stage of its own; also those of the deal.
        Then all of it is drawn once, unseen below the progress; `rehearse` draws what the screen shows besides."""
        on = stage or self.stage
        if isinstance(self.table, PreparesPictures):
            jobs = self.table.prepare(on, self.view, self.context)
        else:
            jobs = [partial(self.table.draw_piece, on, placement, "idle") for placement in self.layout.values()]
        if dealing:
            jobs += dealt_pictures(self, on)
        rehearse = rehearse or (lambda stage: self.draw(stage, Attention()))
        room = [partial(self._pictures.make_room, on)] * 2
        self._ahead = Ahead(on.cache, [*jobs, *room, partial(self._rehearse, on, rehearse)])
        if stage is None:
            self._foreseen = Ahead(on.cache, still_ahead.foreseen(self, on, first=True))
        self._began = time.perf_counter()

    def _rehearse(self, stage: Stage, draw: Callable[[Stage], object]) -> None:
        missed = stage.cache.missed
        draw(stage)
        if missed != stage.cache.missed:
            self._pictures.outdate()
        else:
            stage.backdrops.forget()

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return self._ahead.done

    def work(self) -> None:
        """Make pictures for a short while: those that the table needs; then, as long as it lies still, those of its moments."""
        stage, view = self.stage, self.view
        if self._foreseen.done and self.ready and self._kept_ready is not view:
            self._kept_ready, self._foreseen = view, Ahead(stage.cache, still_ahead.foreseen(self, stage, first=False))
        if not self.ready or self.wait() != 0:
            (self._foreseen if self.ready else self._ahead).work(stage.pixel_count)

    def draw_progress(self, stage: Stage) -> None:
        """The table as it lay before; else its game's box, and how far the pictures are, if that takes a while."""
        if self.ready or not self._pictures.draw_former(stage):
            slow = time.perf_counter() - self._began > SLOW_START
            self._laying.draw(stage, self.match.setup.game, self._ahead.share if slow else None)

    # ------------------------------------------------------------------ pointing

    def piece_at(self, pos: Point) -> Piece | None:
        """The uppermost piece at a point."""
        lying = self.director.placements.items()
        over = [(placement.z, piece) for piece, placement in lying if placement.rect.holds(pos)]
        return max(over)[1] if over else None

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage, attention: Attention, hand: Hand | None = None) -> None:
        """Ground, marks, pieces, marks above, moments, and what is held; before that, some of what a story will show."""
        if self.ready:  # and not while everything is drawn once out of sight
            self._laying.forget()
        if self.director.busy and self._pictures.keeps_ground(stage):  # else there is enough to be drawn
            self._story_ahead.work(stage, self.told_so_far(), self.context)
        self._pictures.draw(stage, attention, hand)

    def forget_pictures(self) -> None:
        """Let go of the kept pictures, which are as large as the window: everything is drawn anew the next time."""
        self._pictures.forget()
        self._ahead = self._foreseen = Ahead()

    def told_so_far(self) -> tuple[Any, list[LogEntry]]:
        """The view and the log as they are seen: while a story is told, how things stood before it, until it has settled."""
        if not self.director.busy or ((beat := self.director.beat) and beat.settled):
            self.paint_as(self.view)
        view, turns = self._still
        return view, self.log[:turns]
