"""The card of a challenge beside the table: two lanes, the difference, and where nothing is hidden the ghost's own table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from goblins.bots.solitaire import expert_of
from goblins.scenes.ghost import Ghost
from goblins.scenes.lanes import draw_lanes, draw_pill
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.draw.type import Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.controls import Button, Toggle
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: Where the card lies over a table that has no place for it: there it comes only when it is asked for.
OVER = Rect(16, 84, 290, 470)
TEAL: Colour = (127, 200, 200)
#: How high the ghost's table is drawn, in usual and in larger text, and in which size at first.
PICTURE_HIGH, LOWER, SIZE = 132.0, 120.0, (560, 315)


class _Sheet(Widget):
    """The card itself, above the table and below its switch."""

    focusable = False

    def __init__(self, rect: Rect, paint: Callable[[Stage], None]) -> None:
        super().__init__(rect, name="lanes")
        self._paint = paint

    def draw(self, stage: Stage, look: Look) -> None:
        """Whatever the pointer does."""
        self._paint(stage)


class GhostCard:
    """Shows how far both are; hidden, only what brings it back."""

    def __init__(self, table: TableScene, ghost: Ghost, on_change: Callable[[], None]) -> None:
        self._table, self.ghost, self._on_change = table, ghost, on_change
        self.shown = self.has_place
        self._picture: tuple[int, pygame.Surface] | None = None
        self._top: Tabletop | None = None
        self._small: Stage | None = None

    @property
    def has_place(self) -> bool:
        """Whether the table has a place for it, so that it covers nothing that is needed."""
        return self._table.top.panels.lanes is not None

    @property
    def rect(self) -> Rect:
        """Where it lies."""
        return self._table.top.panels.lanes or OVER

    @property
    def _turn(self) -> int:
        match = self._table.match
        return match.rules.turns(match.state)

    @property
    def is_open(self) -> bool:
        """Whether nothing of the deal is hidden, so that the ghost's table gives nothing away."""
        setup = self._table.match.setup
        return len(setup.seats) == 1 and expert_of(setup.game) is not None and self.ghost.match is not None

    def toggle(self) -> None:
        """Hide it until the end, or bring it back."""
        self.shown = not self.shown
        self._table.house.sound.play("page")
        self._on_change()

    def widgets(self) -> list[Widget]:
        """What hides it, or what brings it back."""
        if self.ghost.lanes(self._table.match) is None:
            return []
        rect = self.rect
        if self.shown:
            switch = Toggle(rect.right - 104, rect.y + 18, lambda _: self.toggle(), on=True, name="ghost")
            switch.tooltip = say("challenge-lanes-hide")
            return [_Sheet(rect, self.draw), switch]
        if not self.has_place:
            return []  # the slip does it
        place, tip = Rect(rect.right - 66, rect.y + 122, 48, 44), say("challenge-lanes-show")
        return [
            Button(place, "", self.toggle, icon="eye_shut", kind="paper", icon_px=28, tooltip=tip, name="ghost"),
        ]

    def look(self) -> None:
        """Draw the ghost's table after the turn that was just played, once everything lies still."""
        if not self.shown or not self.is_open or (self._picture and self._picture[0] == self._turn):
            return
        match = self.ghost.match
        assert match is not None
        if self._top is None:
            self._top = Tabletop(self._table.house, match, self.ghost.challenge.seat, {})
        self._top.show(self.ghost.ply_after(self._turn), "load")
        if self._small is None:
            self._small = self._table.house.stage.beside(SIZE)  # its pictures are made once
        self._top.draw(self._small, Attention())
        self._picture = self._turn, self._small.surface.copy()
        self._table.mark()

    def draw(self, stage: Stage) -> None:
        """The card."""
        lanes = self.ghost.lanes(self._table.match)
        if not self.shown or lanes is None:
            return
        rect = self.rect
        stage.panel(rect, curls="none", shadow=10)
        stage.text(say("challenge-card"), (rect.x + 26, rect.y + 36), 25, anchor="midleft", width=rect.w - 140)
        plain = stage.text_size == 100
        if plain:  # else there is no room, and the name stands below the ghost's lane
            words = say("challenge-card-from", name=self.ghost.name)
            stage.text(words, (rect.x + 26, rect.y + 62), 17, DIM, "aside", "midleft", width=rect.w - 140)
        draw_pill(stage, lanes, (rect.centre[0], rect.y + (92 if plain else 82)), rect.w - 40)
        if to_beat := self.ghost.to_beat:
            beat = say("challenge-card-beat", beat=to_beat)
            stage.text(beat, (rect.centre[0], rect.y + 124), 19, width=rect.w - 40)
        high = PICTURE_HIGH if plain else LOWER
        foot = rect.bottom - (high + (46 if plain else 56) if self._picture and self.is_open else 16)
        draw_lanes(stage, Rect(rect.x + 12, rect.y + 140, rect.w - 24, foot - rect.y - 140), lanes)
        if self._picture and self.is_open:
            self._draw_table(stage, Rect(rect.x + 18, foot + 8, rect.w - 36, high), *self._picture)

    def _draw_table(self, stage: Stage, rect: Rect, turn: int, picture: pygame.Surface) -> None:
        x, y, width, height = stage.viewport.rect(rect)
        key = ("ghost_table", self.ghost.challenge.seed, turn, width, height)
        stage.surface.blit(stage.cache.get(key, lambda: pygame.transform.smoothscale(picture, (width, height))), (x, y))
        stage.box(rect.grown(2), None, 8, TEAL, 4)
        words = say("challenge-after-turn", turn=turn)
        stage.text(words, (rect.centre[0], rect.bottom + 15), 17, DIM, "aside", width=rect.w)
