"""The hand-over curtain: opaque from its first frame, opened by one deliberate click of the next player."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pygame

from goblins.content.shelf import box_of
from goblins.core.match import Match
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.house import House
from goblins.scenes.passage import CurtainParts, Fade
from goblins.scenes.scene import Scene
from goblins.ui.input import Input, Key
from goblins.ui.moving.easing import eased
from goblins.ui.stage import DIM, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

DEAF_TICKS = ticks(0.4)
#: How long it falls, how long its hem bounces then, and how high.
FALL, BOUNCE, HIGH = ticks(0.25), ticks(0.12), 10.0
#: Where the one who leaves finds their button: below the panel that speaks to the next one, above the order of play.
UNDO = Rect(660, 704, 280, 54)
#: Where the cloth ends and the boards begin, as a part of the height; what is behind the cloth before it is down; its hem.
HEM, DARK, GOLD = 816 / 900, (24, 8, 16), (226, 172, 62)


class CurtainScene(Scene):
    """Everyone else looks away; only public facts stand on it.

    `take_back`: how the one who leaves gets their last decision back, if nobody has seen anything of it.
    """

    def __init__(
        self,
        house: House,
        match: Match,
        seat: int,
        on_open: Callable[[], None],
        take_back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(house)
        self._match, self._seat, self._on_open, self._take_back = match, seat, on_open, take_back
        self._backdrop = Backdrop(
            lambda stage: stage.backdrops.curtain((stage.viewport.width, stage.viewport.height), stage.scale)
        )

    def refresh(self) -> None:
        """One button to open, one to the menu, and perhaps one to go back."""
        name = self._match.setup.seats[self._seat].name
        opening = Button(
            Rect(590, 586, 420, 76),
            say("table-i-am", name=name),
            self._open,
            icon="eye",
            kind="orange",
            px=30,
            icon_px=42,
            name="open",
        )
        menu = Button(Rect(24, 828, 140, 54), say("screens-menu"), self.back, icon="menu")
        self.widgets.set([opening, menu, *self._undo_button()], focus=opening)

    def _undo_button(self) -> list[Widget]:
        """Build the button for the one who leaves, if they may still go back."""
        if self._take_back is None:
            return []
        leaving = self._match.steps[self._match.cursor - 1].action.seat
        tip = say("table-wait-undo-tip", name=self._match.setup.seats[leaving].name)
        button = Button(UNDO, say("table-wait-undo"), self._undo, icon="undo", tooltip=tip, name="undo")
        button.tooltip_key = self.house.keys["undo"]
        return [button]

    def handle(self, event: Input) -> None:
        """A double click on the table before must not open it."""
        if self.now < DEAF_TICKS:
            return
        if self._take_back and isinstance(event, Key) and event.name == self.house.keys["undo"]:
            self._undo()
        else:
            super().handle(event)

    @property
    def _falling(self) -> bool:
        """Whether the cloth still moves."""
        settings = self.house.settings
        return self.now < FALL + BOUNCE and not settings.calm and settings.animation_speed > 0

    def update(self) -> None:
        """The cloth falls."""
        falling = self._falling
        super().update()
        if falling:
            self.mark()

    def shown(self) -> dict[str, Any]:
        """It is not still as long as it hears nothing."""
        return super().shown() | {"seat": self._seat, "still": self.now >= DEAF_TICKS and not self.dirty}

    def wait(self) -> int:
        """No waiting while it falls; then it wakes up when it begins to hear."""
        if self._falling:
            return 0
        return max(1, DEAF_TICKS - self.now) if self.now < DEAF_TICKS else super().wait()

    def back(self) -> None:
        """Escape does not open a curtain: it opens the menu."""
        self.house.doors.pause(self._match)

    def _draw_falling(self, stage: Stage) -> None:
        """The cloth on its way down; behind it everything is dark from the first frame on."""
        picture, (width, height) = self._backdrop.picture(stage), stage.surface.get_size()
        boards = round(height * HEM)
        bounced = max(0, self.now - FALL) / BOUNCE
        low = round(boards * eased("in", self.now / FALL) - stage.viewport.length(HIGH) * math.sin(math.pi * bounced))
        stage.surface.fill(DARK)
        stage.surface.blit(picture, (0, boards), (0, boards, width, height - boards))
        stage.surface.blit(picture, (0, low - boards), (0, 0, width, boards))
        hem = stage.viewport.length(14)
        pygame.draw.rect(stage.surface, GOLD, (0, low - hem, width, hem))

    def _open(self) -> None:
        self._part()
        self._on_open()

    def _undo(self) -> None:
        """The match goes back before the table comes into sight: else the curtain would be due again."""
        if self._take_back:
            self._take_back()
            self._part()

    def _part(self) -> None:
        """Let go of the table."""
        scenes, settings = self.house.scenes, self.house.settings
        self.house.sound.play("curtain")
        cloth = self._backdrop.picture(self.stage).copy()  # it becomes transparent; the next curtain is not to be
        scenes.pop()
        if settings.animation_speed:
            scenes.passage = (Fade if settings.calm else CurtainParts)(cloth, settings.animation_speed)

    def draw(self, stage: Stage) -> None:
        """Velvet, the next player's name, and the order of play; while it falls, nothing but the cloth."""
        if self._falling:
            self._draw_falling(stage)
            return
        self._backdrop.draw(stage)
        seats = self._match.setup.seats
        others = [seat for index, seat in enumerate(seats) if index != self._seat]
        others.sort(key=lambda seat: not seat.is_human)
        for seat, x in zip(others[:2], (262.0, 1338.0), strict=False):
            stage.sprite(f"characters/{seat.goblin}/full_blindfold.svg", (x, 690), 330, 330, grain=234)
        stage.panel(Rect(460, 206, 680, 484), curls="all", shadow=14)
        who = seats[self._seat]
        stage.text(say("table-pass-to"), (800, 378), 30, DIM)
        stage.text(who.name, (800, 448), 84, width=600)
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(236)), (812, 236))
        turn = self._match.rules.turns(self._match.state) + 1
        stage.text(say("table-look-away"), (800, 516), 22, kind="body", width=600)
        stage.text(
            say("table-game-turn", game=box_of(self._match.setup.game).title, turn=turn),
            (800, 554),
            19,
            DIM,
            "body",
            width=600,
        )
        pitch = 130.0 if len(seats) <= 4 else 90
        left = 800 - pitch * (len(seats) - 1) / 2
        for index, seat in enumerate(seats):
            x, now = left + index * pitch, index == self._seat
            size = 76.0 if now else 60.0
            stage.blit(
                stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(size)), (x, 846 - size / 2)
            )
            stage.light(seat.name, (x, 870), 20 if now else 18, "center", width=pitch - 8)
            if index < len(seats) - 1:
                stage.icon("chevron_right", (x + pitch / 2, 818), 26)
        super().draw(stage)
