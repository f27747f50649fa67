"""How a table is drawn: what lies still is kept as pictures, and only what changes is drawn anew."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from goblins.content.shelf import box_of
from goblins.tables.capabilities import TellsAfterwards
from goblins.tables.contract import Attention, PieceLook
from goblins.ui.cues import Dim
from goblins.ui.drag import Hand
from goblins.ui.effects import dim
from goblins.ui.messages import draw_caption
from goblins.ui.motion import Beat, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop

#: A table-top on which nothing lies yet.
UNLAID = (16, 40, 40)


class _Shown(NamedTuple):
    """What a picture of the table was drawn from."""

    looks: tuple[object, ...]
    view: Any
    places: object

    def same(self, other: _Shown | None) -> bool:
        """Whether the table would look just the same; views and layouts are compared as objects, which is quick."""
        return (
            other is not None and self.view is other.view and self.places is other.places and self.looks == other.looks
        )


class TablePictures:
    """Draws a table top, and keeps pictures of its ground and of everything while it lies still."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._ground: tuple[_Shown | None, pygame.Surface] | None = None
        self._lying: tuple[_Shown | None, pygame.Surface] | None = None
        self._drawn: _Shown | None = None
        #: Where nothing glides: the beat that is faded in, the last picture before it, and the latest of all.
        self._beat: Beat | None = None
        self._before: pygame.Surface | None = None
        self._latest: pygame.Surface | None = None
        #: How it lay before another window or other settings: seen until everything is made anew.
        self._last: pygame.Surface | None = None

    def keep_last(self) -> None:
        """What lies there will be made anew: remember how it looked, unless that is remembered already."""
        if self._lying is not None and self._lying[0] is not None:
            self._last = self._lying[1]
            self._lying = self._drawn = None

    def draw_last(self, stage: Stage) -> None:
        """How it looked before, stretched to the window; an empty table-top where that was not seen."""
        size = stage.surface.get_size()
        if self._last is None:
            stage.surface.fill(UNLAID)
            return
        if self._last.get_size() != size:
            self._last = pygame.transform.smoothscale(self._last, size)
        stage.surface.blit(self._last, (0, 0))

    def forget(self) -> None:
        """Let go of all pictures."""
        self._ground = self._lying = self._drawn = self._before = self._latest = self._last = None

    def forget_lying(self) -> None:
        """Draw all that lies still anew the next time."""
        self._lying = self._drawn = None

    def draw(self, stage: Stage, attention: Attention, hand: Hand | None = None) -> None:
        """Ground, marks, pieces, marks above, moments, and what is held."""
        top = self._top
        if top.ready:
            self._last = None
        held = hand.piece if hand and hand.phase == "held" and hand.piece in top.director.placements else None
        if top.director.busy:
            self._draw_story(stage, attention, hand, held)
        else:
            self._draw_lying(stage, attention, hand, held)  # what a moment shows below the pieces is over by now
            top.moments.draw(stage, "over")
        top.moments.draw(stage, "window")
        if top.director.calm:
            self._draw_fading(stage)
        if held and hand:
            placement = top.director.placements[held]
            x, y = hand.centre
            top.table.draw_piece(stage, Placement(x, y, placement.w, placement.h, placement.face, 999), "held")

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
        """Everything that lies still. What is drawn a second time is kept as a picture, for as long as nothing changes:
        while a piece is dragged over it nothing else is drawn anew.
        """
        top = self._top
        places, selected = top.director.placements, hand.selected if hand else None
        looks = (stage.viewport, stage.text_size, top.context, attention, held, selected)
        now = _Shown(looks, top.view, places)
        dark = bool(top.moments.dims())  # a table in a moment's dark is no picture to be kept
        if self._lying is not None and not dark and now.same(self._lying[0]):
            stage.surface.blit(self._lying[1], (0, 0))
            return
        again, self._drawn = not dark and now.same(self._drawn), None if dark else now
        surface = stage.surface
        if again:
            fits = self._lying is not None and self._lying[1].get_size() == surface.get_size()
            surface = self._lying[1] if self._lying and fits else _like(surface)
        with stage.onto(surface):
            self._draw_ground(stage)
            top.table.draw_under(stage, top.view, top.context, attention)
            self._draw_pieces(stage, attention, hand, held)
            self._draw_recap(stage)
            top.table.draw_over(stage, top.view, top.context, attention)
        if again:
            self._lying = (now, surface)
            stage.surface.blit(surface, (0, 0))

    def _draw_recap(self, stage: Stage) -> None:
        """What the table reminds of."""
        top = self._top
        if isinstance(top.table, TellsAfterwards):
            view, log = top.told_so_far()
            top.table.draw_recap(stage, view, top.context, log)

    def _draw_fading(self, stage: Stage) -> None:
        """Where nothing glides, the picture before shines through at the beginning of a beat."""
        surface, director = stage.surface, self._top.director
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
        dims = top.moments.dims()
        for piece, placement in sorted(top.director.placements.items(), key=lambda item: item[1].z):
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

    def _draw_ground(self, stage: Stage) -> None:
        """What does not move. While a story is told, the ground still shows how things stood before it."""
        top = self._top
        view, log = top.told_so_far()
        now = _Shown((stage.viewport, stage.text_size, top.context, len(log)), view, None)
        if self._ground is None or not now.same(self._ground[0]):
            fits = self._ground is not None and self._ground[1].get_size() == stage.surface.get_size()
            surface = self._ground[1] if self._ground and fits else _like(stage.surface)
            missed = stage.cache.missed
            with stage.onto(surface):
                top.table.draw_ground(stage, view, top.context, log)
            self._ground = (now if missed == stage.cache.missed else None, surface)
        stage.surface.blit(self._ground[1], (0, 0))


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


def draw_laying(stage: Stage, game: str, share: float) -> None:
    """The box of a game whose table is being laid, and how far that is."""
    box = box_of(game)
    size = stage.viewport.length(262), stage.viewport.length(318)
    words = box.title, box.players, box.minutes
    if stage.tokens.has_box(box.game, *size, *words):
        stage.blit(stage.tokens.box(box.game, *size, *words, stage.type_case), (812, 320))
    stage.light(say("screens-laying-table"), (800, 530), 26, "center")
    stage.nine("progress_groove", Rect(600, 560, 400, 30))
    stage.nine("progress_fill", Rect(600, 560, max(30, 400 * share), 30))
