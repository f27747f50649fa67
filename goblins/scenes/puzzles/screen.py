"""A puzzle on the real table: the goal over it, its card on the left, and what is said below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from msgspec.structs import force_setattr

from goblins.scenes.backdrop import Backdrop
from goblins.scenes.house import House
from goblins.scenes.puzzles import card
from goblins.scenes.puzzles.companion import PuzzleCompanion
from goblins.scenes.puzzles.places import GOAL, SAID, TABLE, from_table
from goblins.scenes.scene import Scene
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.input import Input
from goblins.ui.stage import Stage
from goblins.ui.viewport import Viewport
from goblins.words import language, say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

PLUM, GOLD, PAPER, WOOD = (38, 26, 52), (255, 219, 120), (248, 232, 194), (122, 82, 48)


class PuzzleScene(Scene):
    """Shows a smaller table and gives it its input; everything that is decided, the table and its companion decide."""

    way_back = "table-back"

    def __init__(self, house: House, table: TableScene, companion: PuzzleCompanion) -> None:
        super().__init__(house)
        self.table, self.companion = table, companion
        self._backdrop = Backdrop(_surroundings)
        self._focused = ""
        self._spoken = language()

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top."""
        self._fit()
        self.table.enter()
        self.mark()

    def leave(self) -> None:
        """It left the stack."""
        self.table.leave()

    def refresh(self) -> None:
        """Another window, other settings."""
        self._fit()
        self.table.refresh()
        self.mark()

    def _fit(self) -> None:
        """The table's stage is as large as its place."""
        _, _, width, height = self.house.stage.viewport.rect(TABLE)
        self.table.stage.resize((width, height), self.house.stage.text_size)
        if self._spoken != language():
            self._spoken = language()
            self.table.stage.forget()

    def handle(self, event: Input) -> None:
        """Everything is for the table, in its own units."""
        self.table.handle(from_table(event))
        if self.table.dirty:
            self.mark()

    def back(self) -> None:
        """Escape: to the shelf of puzzles."""
        self.companion.back()

    # ------------------------------------------------------------------ time

    def update(self) -> None:
        """One tick at the table; when a try is over, what comes next gets the keyboard."""
        super().update()
        self.table.update()
        wanted = self.companion.focused()
        if wanted != self._focused:
            self._focused = wanted
            if wanted:
                self.table.widgets.focus = self.table.widgets.named(wanted)
        if self.table.dirty or self.companion.wait() == 0:
            self.mark()

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return self.table.ready

    def get_ready(self) -> None:
        """Make pictures."""
        self.table.get_ready()
        self.mark()

    def work(self) -> None:
        """The table's work."""
        self.table.work()
        if self.table.dirty:
            self.mark()

    def wait(self) -> int:
        """As long as the table waits."""
        return min(super().wait(), self.table.wait())

    def shown(self) -> dict[str, Any]:
        """What the table shows, and what has come of the puzzle."""
        table = self.table.shown()
        still = bool(table["still"]) and not self.dirty
        return {**table, **super().shown(), "still": still, "verdict": self.companion.verdict}

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """What surrounds the table, the table, and what is written round it."""
        self._backdrop.draw(stage)
        small = self.table.stage
        with small.onto(stage.surface.subsurface(stage.viewport.rect(TABLE))):
            self.table.draw(small)
        self.table.dirty = False
        stage.box(TABLE.grown(5), None, 18, INK, 10)
        stage.box(TABLE.grown(3), None, 16, WOOD, 5)
        self._draw_goal(stage)
        card.draw(stage, self.companion)
        self._draw_said(stage)
        self._draw_buttons(stage, small)
        super().draw(stage)

    def _draw_goal(self, stage: Stage) -> None:
        stage.box(GOAL, PLUM, 16, INK, 6)
        stage.box(GOAL.grown(-4), None, 13, GOLD, 3)
        stage.icon("flag", (GOAL.x + 38, GOAL.centre[1]), 34)
        stage.text(self.companion.goal, GOAL.centre, 25, (255, 243, 210), width=GOAL.w - 150)

    def _draw_said(self, stage: Stage) -> None:
        said = self.companion.said
        if said is None:
            return
        icon, words = said
        place = SAID.moved(self.companion.shaken)
        stage.box(place, PAPER, 14, INK, 4)
        stage.icon(icon, (place.x + 36, place.centre[1]), 36)
        line = lay_out_within(stage, [Run(say(words), "bold")], SAID.w - 90, SAID.h - 8, 20)
        line.draw(stage, place.x + 68, place.centre[1] - line.height / 2)

    def _draw_buttons(self, stage: Stage, small: Stage) -> None:
        """The card's buttons, which belong to the table and lie outside of it."""
        group, inside = self.table.widgets, small.viewport
        around = Viewport(inside.width, inside.height)
        force_setattr(around, "offset", stage.viewport.point((TABLE.x, TABLE.y)))
        small.viewport = around
        try:
            with small.onto(stage.surface):
                for widget in self.companion.own:
                    widget.draw(small, group.look_of(widget))
                if group.focus in self.companion.own:
                    group.draw_focus(small)
        finally:
            small.viewport = inside


def _surroundings(stage: Stage) -> pygame.Surface:
    """Moss, darkened."""
    moss = stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale)
    with stage.onto(moss):
        stage.shade(96)
    return moss
