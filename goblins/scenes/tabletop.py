"""A table as it is seen: pieces in their places, on their way, under the pointer. Shared by play and replay."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pygame
from msgspec.structs import replace

from goblins.core.contract import AnyStep
from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.tables.capabilities import Cover, CoversHand, PreparesPictures, Zoomable
from goblins.tables.contract import Attention, Camera, LogEntry, Panels, PieceLook, TableContext
from goblins.tables.registry import table_of
from goblins.ui.drag import Hand
from goblins.ui.messages import draw_caption
from goblins.ui.motion import Beat, Director, Layout, Piece, Placement, SnapCause, snaps
from goblins.ui.stage import Stage
from goblins.ui.time import for_a_while
from goblins.ui.viewport import Point, Rect

SLOW_START = 0.5
SLICE = 0.03


class _Moment(NamedTuple):
    """What a picture of the table was drawn from."""

    looks: tuple[object, ...]
    view: Any
    places: object

    def same(self, other: _Moment | None) -> bool:
        """Whether the table would look just the same; views and layouts are compared as objects, which is quick."""
        return (
            other is not None and self.view is other.view and self.places is other.places and self.looks == other.looks
        )


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
        self.house, self.match = house, match
        self.table = table_of(match.setup.game, match.setup.house)
        self.director = Director()
        self.director.speed = house.settings.animation_speed
        self._covered = self._pausing = False
        self._camera: Camera | None = None
        self.context = self._context(viewer, facts)
        self._kept: _Scene | None = None
        self.log: list[LogEntry] = []
        self.view: Any = None
        self._still: tuple[Any, int] = (None, 0)
        self._pinned: tuple[Piece, Placement] | None = None
        self._ground: tuple[_Moment, pygame.Surface] | None = None
        self._lying: tuple[_Moment | None, pygame.Surface] | None = None
        self._drawn: _Moment | None = None
        self._jobs: list[Callable[[], Any]] = []
        self._job_count = 0
        self._began = time.perf_counter()

    # ------------------------------------------------------------------ what is shown

    def show(self, ply: int, cause: SnapCause) -> None:
        """Show the match after so many steps, at once or gliding there."""
        self.unpin()
        self.view = self.match.rules.view(self.match.state_at(ply), self.context.viewer)
        self.log = [self._entry(index) for index in range(ply)]
        self._settle(cause)

    def tell(self, ply: int) -> None:
        """Show the step that led to a ply as a story."""
        step = self.match.steps[ply - 1]
        before, rules = self.view, self.match.rules
        if step.action.seat != self.context.viewer:
            self.look_closely(None)  # what others do must not happen out of sight
        self._still = (before, len(self.log))
        self.view = rules.view(step.state, self.context.viewer)
        self.log.append(self._entry(ply - 1))
        told = self.table.story(before, self.view, self.log[-1].events, self.context)
        beats = [replace(beat, layout=self._as_pinned(beat.layout)) for beat in told] if self._pinned else told
        if snaps("step", self.director.speed):
            self.director.snap(self.layout)
            self.house.sound.play(next((beat.sound for beat in beats if beat.sound), ""))
        else:
            self.director.queue(beats)

    def look_from(self, viewer: int) -> None:
        """Another seat looks: the log is written anew for it, and the pieces come to lie as they do for it."""
        if viewer != self.context.viewer:
            self._camera = None
            self.context = self._context(viewer, self.context.facts)
            secret = self.match.rules.has_secrets(self.match.setup)
            self.show(len(self.log), "load" if secret else "step")

    def update_context(self) -> None:
        """Say anew from where the table is looked at, and what is known about the match."""
        self.context = self._context(self.context.viewer, self.context.facts)

    def _context(self, viewer: int, facts: dict[str, str]) -> TableContext:
        setup, settings = self.match.setup, self.house.settings
        wishes = frozenset(one.key for one in self.match.rules.info.preferences if settings.prefers(one))
        return TableContext(
            setup, viewer, facts, self.match.assisted, self._covered, self._pausing, self._camera, wishes
        )

    def learn(self, facts: dict[str, str]) -> None:
        """More is known about the match."""
        self.context = self._context(self.context.viewer, {**self.context.facts, **facts})

    def pause(self, *, pausing: bool) -> None:
        """Tell the table whether everybody has time to react now."""
        if pausing != self._pausing:
            self._pausing = pausing
            self.update_context()

    def look_closely(self, camera: Camera | None) -> bool:
        """Come close to a part of the table, or (None) see all of it again; whether that changed anything."""
        if camera == self._camera:
            return False
        self._camera = camera
        self.update_context()
        if not self.director.busy:
            self.director.snap(self.layout)
        return True

    def cover(self, *, covered: bool) -> None:
        """Turn the hand of the one who looks face down, or up again."""
        if covered != self._covered:
            self._covered = covered
            self.update_context()
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
        self._pinned = (piece, placement) if placement else None

    def unpin(self) -> None:
        """The piece that was dropped may go where the table puts it."""
        self._pinned = None

    def _as_pinned(self, layout: Layout) -> Layout:
        if self._pinned is None or self._pinned[0] not in layout:
            return layout
        piece, pinned = self._pinned
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
        layout = self.layout
        if snaps(cause, self.director.speed) or not self.director.placements:
            self.director.snap(layout)
        else:
            self.director.queue([Beat(layout, 0.3)])

    def _entry(self, index: int) -> LogEntry:
        step: AnyStep = self.match.steps[index]
        rules = self.match.rules
        events = tuple(rules.redact(event, self.context.viewer) for event in step.events)
        return LogEntry(index, rules.turns(self.match.state_at(index)) + 1, step.action.seat, events)

    @property
    def may_watch(self) -> bool:
        """Whether past turns may be watched again: in a game of memory not before its end."""
        return self.match.outcome is not None or not self.match.rules.info.of_memory

    # ------------------------------------------------------------------ getting ready

    def prepare(self, stage: Stage | None = None) -> None:
        """List the pictures that must be made for the present window, or for a stage of its own."""
        stage = stage or self.house.stage
        if isinstance(self.table, PreparesPictures):
            self._jobs = self.table.prepare(stage, self.view, self.context)
        else:
            self._jobs = [self._drawn_ahead(stage, placement) for placement in self.layout.values()]
        self._job_count = len(self._jobs)
        self._began = time.perf_counter()

    def _drawn_ahead(self, stage: Stage, placement: Placement) -> Callable[[], None]:
        """The job of drawing a piece once out of sight."""

        def draw() -> None:
            with stage.onto(pygame.Surface(stage.surface.get_size())):
                self.table.draw_piece(stage, placement, "idle")

        return draw

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return not self._jobs

    def work(self) -> None:
        """Make pictures for a short while."""
        for _ in for_a_while(SLICE):
            if not self._jobs:
                break
            self._jobs.pop(0)()

    def draw_progress(self, stage: Stage) -> None:
        """How far the pictures are, if it takes long enough to be noticed."""
        if time.perf_counter() - self._began > SLOW_START and self._job_count:
            done = 1 - len(self._jobs) / self._job_count
            stage.light("Laying the table …", (800, 420), 26, "center")
            stage.nine("progress_groove", Rect(600, 450, 400, 30))
            stage.nine("progress_fill", Rect(600, 450, max(30, 400 * done), 30))

    # ------------------------------------------------------------------ pointing

    def piece_at(self, pos: Point) -> Piece | None:
        """The uppermost piece at a point."""
        over = [
            (placement.z, piece) for piece, placement in self.director.placements.items() if placement.rect.holds(pos)
        ]
        return max(over)[1] if over else None

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage, attention: Attention, hand: Hand | None = None) -> None:
        """Ground, marks, pieces, marks above, and what is held."""
        held = hand.piece if hand and hand.phase == "held" and hand.piece in self.director.placements else None
        if self.director.busy:
            self._draw_story(stage, attention, hand, held)
        else:
            self._draw_lying(stage, attention, hand, held)
        if held and hand:
            placement = self.director.placements[held]
            x, y = hand.centre
            self.table.draw_piece(stage, Placement(x, y, placement.w, placement.h, placement.face, 999), "held")

    def _draw_story(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Pieces on their way."""
        self._draw_ground(stage)
        self._draw_pieces(stage, attention, hand, held)
        beat = self.director.beat
        if beat:
            self.table.draw_over(stage, self._still[0], self.context, Attention(moving=True))
            self.table.draw_beat(stage, beat, self.director.progress)
            if beat.caption:
                draw_caption(stage, beat.caption, self.panels.caption)

    def _draw_lying(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Everything that lies still. What is drawn a second time is kept as a picture, for as long as nothing changes:
        while a piece is dragged over it nothing else is drawn anew.
        """
        places, selected = self.director.placements, hand.selected if hand else None
        looks = (stage.viewport, stage.text_size, self.context, attention, held, selected)
        now = _Moment(looks, self.view, places)
        if self._lying is not None and now.same(self._lying[0]):
            stage.surface.blit(self._lying[1], (0, 0))
            return
        again, self._drawn = now.same(self._drawn), now
        surface = stage.surface
        if again:
            fits = self._lying is not None and self._lying[1].get_size() == surface.get_size()
            surface = self._lying[1] if self._lying and fits else _like(surface)
        with stage.onto(surface):
            self._draw_ground(stage)
            self.table.draw_under(stage, self.view, self.context, attention)
            self._draw_pieces(stage, attention, hand, held)
            self.table.draw_over(stage, self.view, self.context, attention)
        if again:
            self._lying = (now, surface)
            stage.surface.blit(surface, (0, 0))

    def forget_picture(self) -> None:
        """Draw all that lies still anew the next time."""
        self._lying = self._drawn = None

    def forget_pictures(self) -> None:
        """Let go of the kept pictures, which are as large as the window: everything is drawn anew the next time."""
        self._ground = self._lying = self._drawn = None
        self._jobs = []

    def _draw_pieces(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Every piece that is not held, the raised ones above the others; a frame where the held one was."""
        raised: list[tuple[Placement, PieceLook]] = []
        for piece, placement in sorted(self.director.placements.items(), key=lambda item: item[1].z):
            look = self._look(piece, attention, hand)
            if piece == held:
                stage.box(placement.rect, (12, 26, 30), 12, (255, 243, 210), 3, alpha=0.42, dash="11 9")
            elif look != "idle":
                raised.append((placement, look))
            else:
                self.table.draw_piece(stage, placement, look)
        for placement, look in raised:
            self.table.draw_piece(stage, placement, look)

    def _look(self, piece: Piece, attention: Attention, hand: Hand | None) -> PieceLook:
        if hand and hand.selected == piece:
            return "selected"
        if attention.hinted == piece or piece in attention.rising:
            return "hint"
        if attention.playable and attention.active == piece:
            return "hover"
        return "idle"

    def _draw_ground(self, stage: Stage) -> None:
        """What does not move. While a story is told, the ground still shows how things stood before it."""
        if not self.director.busy:
            self._still = (self.view, len(self.log))
        view, turns = self._still
        log = self.log[:turns]
        now = _Moment((stage.viewport, stage.text_size, self.context, turns), view, None)
        if self._ground is None or not now.same(self._ground[0]):
            fits = self._ground is not None and self._ground[1].get_size() == stage.surface.get_size()
            surface = self._ground[1] if self._ground and fits else _like(stage.surface)
            with stage.onto(surface):
                self.table.draw_ground(stage, view, self.context, log)
            self._ground = (now, surface)
        stage.surface.blit(self._ground[1], (0, 0))


def _like(surface: pygame.Surface) -> pygame.Surface:
    return pygame.Surface(surface.get_size())
