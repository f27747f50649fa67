"""How a table is drawn: what lies still is kept as pictures, and only what changes is drawn anew."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from msgspec.structs import replace

from goblins.content.shelf import box_of
from goblins.tables.capabilities import Carries, TellsAfterwards
from goblins.tables.contract import Attention, PieceLook, TableContext
from goblins.ui.drag import Hand
from goblins.ui.draw.type import Colour
from goblins.ui.moving.cues import Dim
from goblins.ui.moving.darkness import dim
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, Viewport
from goblins.ui.widgets.messages import draw_caption
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop

UNLAID: Colour = (16, 40, 40)
#: So many pieces are seen of a pile of which one after another flies off.
PILE = 3
#: How much of its light a screen keeps behind a table that is being laid.
DUSK: Colour = (84, 78, 92)


class _Shown(NamedTuple):
    """What a picture of the table was drawn from."""

    viewport: Viewport
    context: TableContext
    looks: tuple[object, ...]
    view: Any
    places: object

    def same(self, other: _Shown | None) -> bool:
        """Whether the table would look just the same; views and layouts are compared as objects, which is quick."""
        return (
            other is not None
            and self.view is other.view
            and self.places is other.places
            and self.viewport == other.viewport
            and self.context == other.context
            and self.looks == other.looks
        )

    def seen_like(self, view: Any, context: TableContext) -> bool:
        """Whether it shows a position to the one who looks now, and no more of it than they see."""
        before = self.context
        return self.view is view and (before.viewer, before.covered) == (context.viewer, context.covered)


class TablePictures:
    """Draws a table top, and keeps pictures of its ground and of everything while it lies still."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._ground: tuple[_Shown | None, pygame.Surface] | None = None
        self._lying: tuple[_Shown | None, pygame.Surface] | None = None
        #: Surfaces of the window's size that wait for a picture.
        self._spare: list[pygame.Surface] = []
        #: What lay there in a window of another size, and its picture made to fit this one; until the table lies there again.
        self._fitted: tuple[_Shown, Viewport, pygame.Surface] | None = None
        #: Where nothing glides: the beat that is faded in, the last picture before it, and the latest of all.
        self._beat: Beat | None = None
        self._before: pygame.Surface | None = None
        self._latest: pygame.Surface | None = None
        self._was_covered = False

    def forget(self) -> None:
        """Let go of all pictures."""
        self._ground = self._lying = self._fitted = self._before = self._latest = None
        self._spare.clear()

    def make_room(self, stage: Stage) -> None:
        """Make one of the two large surfaces, if there are not two yet: in a large window each is work for a whole step."""
        size = stage.surface.get_size()
        self._spare = [spare for spare in self._spare if spare.get_size() == size]
        fitting = [kept for kept in (self._ground, self._lying) if kept and kept[1].get_size() == size]
        if len(fitting) + len(self._spare) < 2:
            self._spare.append(_like(stage.surface))
            stage.cache.count()

    def _room(self, kept: tuple[_Shown | None, pygame.Surface] | None, stage: Stage) -> pygame.Surface:
        """A surface to paint a picture onto: that of the one before, one that waits, or a new one."""
        size = stage.surface.get_size()
        if kept and kept[1].get_size() == size:
            return kept[1]
        waiting = self._spare.pop() if self._spare else None
        return waiting if waiting and waiting.get_size() == size else _like(stage.surface)

    def outdate(self) -> None:
        """Draw everything anew the next time, onto the same surfaces: new ones of the window's size take their time."""
        self._ground = self._ground and (None, self._ground[1])
        self._lying = self._lying and (None, self._lying[1])

    def draw_former(self, stage: Stage) -> bool:
        """The table as it lay in a window of another size, while everything is made anew; whether the same one looks at
        the same position, so that it may be shown.
        """
        shown, picture = self._lying or (None, None)
        before = shown.viewport if shown else None
        if shown is None and self._fitted:  # a new picture is begun, or the window was resized once more meanwhile
            shown, before, picture = self._fitted
        if not shown or not before or not picture or not shown.seen_like(self._top.view, self._top.context):
            return False
        if self._fitted is None or self._fitted[1] != stage.viewport:
            width, height = stage.surface.get_size()
            share = stage.scale / before.scale
            scaled = pygame.transform.smoothscale_by(picture, share)
            fitted = _like(stage.surface)
            fitted.blit(scaled, ((width - scaled.get_width()) // 2, (height - scaled.get_height()) // 2))
            self._fitted = shown, stage.viewport, fitted
        stage.surface.blit(self._fitted[2], (0, 0))
        return True

    def draw(self, stage: Stage, attention: Attention, hand: Hand | None = None) -> None:
        """Ground, marks, pieces, marks above, moments, and what is held."""
        top = self._top
        held = hand.piece if hand and hand.phase == "held" and hand.piece in top.director.placements else None
        if top.director.busy:
            self._draw_story(stage, attention, hand, held)
        else:
            self._draw_lying(stage, attention, hand, held)  # what a moment shows below the pieces is over by now
            top.lights.draw(stage)
            top.moments.draw(stage, "over")
        top.moments.draw(stage, "window")
        if top.director.calm:
            self._draw_fading(stage)
        if held and hand:
            draw_held(stage, top, hand)

    def _draw_story(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Pieces on their way."""
        top = self._top
        self._draw_ground(stage)
        top.moments.draw(stage, "under")
        self._draw_pieces(stage, attention, hand, held)
        beat = top.director.beat
        if beat:
            top.table.draw_over(
                stage, top.told_so_far()[0], top.context, Attention(moving=True, now=top.director.placements)
            )
            self._draw_recap(stage)
            top.moments.draw(stage, "over")
            if beat.caption:
                draw_caption(stage, beat.caption, top.panels.caption)

    def _draw_lying(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Everything that lies still. It is kept as a picture, for as long as nothing changes: while a piece is dragged
        over it nothing else is drawn anew.
        """
        top = self._top
        places, selected = top.director.placements, hand.selected if hand else None
        now = _Shown(stage.viewport, top.context, (stage.text_size, attention, held, selected), top.view, places)
        dark = bool(top.moments.dims())  # a table in a moment's dark is no picture to be kept
        if self._lying is not None and not dark and now.same(self._lying[0]):
            stage.surface.blit(self._lying[1], (0, 0))
            return
        surface, missed = stage.surface, stage.cache.missed
        if not dark:
            surface = self._room(self._lying, stage)
        with stage.onto(surface):
            self._draw_ground(stage)
            top.table.draw_under(stage, top.view, top.context, attention)
            self._draw_pieces(stage, attention, hand, held)
            self._draw_recap(stage)
            # a piece that waits where it was dropped is not at home
            seen = replace(attention, held=held, now=places if top.pinned else attention.now)
            top.table.draw_over(stage, top.view, top.context, seen)
        if not dark:
            whole = missed == stage.cache.missed
            self._lying = (now if whole else None, surface)
            self._fitted = None if whole else self._fitted
            self._spare.clear()
            stage.surface.blit(surface, (0, 0))

    def _draw_recap(self, stage: Stage) -> None:
        """What the table reminds of."""
        top = self._top
        if isinstance(top.table, TellsAfterwards):
            view, log = top.told_so_far()
            top.table.draw_recap(stage, view, top.context, log)

    def _draw_fading(self, stage: Stage) -> None:
        """Where nothing glides, the picture before shines through at the beginning of a beat, unless it showed a hand."""
        surface, director = stage.surface, self._top.director
        covered = self._top.context.covered
        if covered and not self._was_covered:
            self._before = self._latest = None
        self._was_covered = covered
        if director.beat is not self._beat:
            self._beat, self._before = director.beat, self._latest
        if self._before is not None and self._before.get_size() == surface.get_size() and director.fading > 0:
            self._before.set_alpha(round(255 * director.fading))
            surface.blit(self._before, (0, 0))
        self._latest = surface.copy()

    def _draw_pieces(self, stage: Stage, attention: Attention, hand: Hand | None, held: Piece | None) -> None:
        """Every piece that is not held, the raised ones above the others; a frame where the held one was."""
        top = self._top
        raised: list[tuple[Placement, PieceLook]] = []
        dims, gone = top.moments.dims(), _carried(top, held, top.director.placements[held]) if held else {}
        lying = [(piece, put) for piece, put in top.director.placements.items() if piece not in gone]
        for piece, placement in _uppermost(sorted(lying, key=lambda item: item[1].z)):
            dims = _darkened(stage, dims, placement.z)
            look = _look(piece, attention, hand)
            if piece == held:
                stage.box(placement.rect, (12, 26, 30), 12, (255, 243, 210), 3, alpha=0.42, dash="11 9")
            elif look != "idle":
                raised.append((placement, look))
            else:
                top.table.draw_piece(stage, placement, look)
        _darkened(stage, dims, math.inf)
        for placement, look in raised:
            top.table.draw_piece(stage, placement, look)

    def _ground_now(self, stage: Stage) -> _Shown:
        view, log = self._top.told_so_far()
        return _Shown(stage.viewport, self._top.context, (stage.text_size, len(log)), view, None)

    def keeps_ground(self, stage: Stage) -> bool:
        """Whether the next picture needs no other ground: where somebody's face changes, all of it is drawn anew."""
        return self._ground is not None and self._ground_now(stage).same(self._ground[0])

    def _draw_ground(self, stage: Stage) -> None:
        """What does not move. While a story is told, the ground still shows how things stood before it."""
        top, now = self._top, self._ground_now(stage)
        view, log = top.told_so_far()
        if self._ground is None or not now.same(self._ground[0]):
            surface, missed = self._room(self._ground, stage), stage.cache.missed
            with stage.onto(surface):
                top.table.draw_ground(stage, view, top.context, log)
            self._ground = (now if missed == stage.cache.missed else None, surface)
        stage.surface.blit(self._ground[1], (0, 0))


def draw_held(stage: Stage, top: Tabletop, hand: Hand) -> None:
    """What somebody holds, if they do, where they hold it: over all that is drawn so far."""
    placement = top.director.placements.get(hand.piece) if hand.piece and hand.phase == "held" else None
    if hand.piece and placement:
        held = Placement(*hand.centre, placement.w, placement.h, placement.face, 999)
        top.table.draw_piece(stage, held, "held")
        for put in _carried(top, hand.piece, held).values():
            top.table.draw_piece(stage, put, "idle")


def _carried(top: Tabletop, piece: Piece, held: Placement) -> Layout:
    """What lies on a piece that is held, and goes with it."""
    return top.table.carried(top.view, top.context, piece, held) if isinstance(top.table, Carries) else {}


def _uppermost(lying: list[tuple[Piece, Placement]]) -> list[tuple[Piece, Placement]]:
    """Pieces from the lowest to the highest, without those in a pile that waits to be dealt: only its uppermost are seen."""
    above: Counter[tuple[float, float, float]] = Counter()
    seen = []
    for piece, placement in reversed(lying):
        place = placement.x, placement.y, placement.w
        if not placement.resizing or above[place] < PILE:
            seen.append((piece, placement))
        above[place] += placement.resizing
    return seen[::-1]


def _look(piece: Piece, attention: Attention, hand: Hand | None) -> PieceLook:
    if hand and hand.selected == piece:
        return "selected"
    if attention.hinted == piece or piece in attention.rising:
        return "hint"
    if attention.playable and attention.active == piece:
        return "hover"
    return "idle"


def _darkened(stage: Stage, dims: list[tuple[Dim, float]], z: float) -> list[tuple[Dim, float]]:
    """Darken what is drawn so far if a piece so high is to stay bright; what is still to be darkened later."""
    for cue, progress in dims:
        if z >= cue.above:
            dim(stage, cue, progress)
    return [one for one in dims if z < one[0].above]


def _like(surface: pygame.Surface) -> pygame.Surface:
    return pygame.Surface(surface.get_size())


class Laying:
    """What is seen while a table is being laid: the screen that was left for it, in the dark, and the game's box before it."""

    def __init__(self, whole: Stage) -> None:
        """`whole` is the stage of the window: what lies in a part of it, as in a frame, begins with an empty table-top."""
        self._whole = whole
        self._behind: pygame.Surface | None = None

    def forget(self) -> None:
        """The table is laid."""
        self._behind = None

    def draw(self, stage: Stage, game: str, share: float | None) -> None:
        """All of it, and how far it is; None: nothing yet."""
        self._draw_behind(stage)
        if share is None:
            return
        box = box_of(game)
        size = stage.viewport.length(262), stage.viewport.length(318)
        words = box.title, box.players, box.minutes
        if stage.tokens.has_box(box.game, *size, *words):
            stage.blit(stage.tokens.box(box.game, *size, *words, stage.type_case), (812, 320))
        stage.light(say("screens-laying-table"), (800, 530), 26, "center")
        stage.nine("progress_groove", Rect(600, 560, 400, 30))
        stage.nine("progress_fill", Rect(600, 560, max(30, 400 * share), 30))

    def _draw_behind(self, stage: Stage) -> None:
        surface = stage.surface
        if stage is not self._whole:
            surface.fill(UNLAID)
            return
        if self._behind is None or self._behind.get_size() != surface.get_size():
            self._behind = surface.copy()
            self._behind.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(self._behind, (0, 0))
