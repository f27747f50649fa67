"""The result: who won and why, what everybody came to, how it went, and what to do next."""

from __future__ import annotations

import pygame

from goblins.content.shelf import box_of
from goblins.core.chance import deal_code
from goblins.core.match import Match
from goblins.scenes.after.choices import FIRST, choices
from goblins.scenes.after.earned import Earned
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.pages import Page, PodiumPage
from goblins.scenes.after.race import Race
from goblins.scenes.after.sheetpage import AloneSheetPage, SheetPage, WideSheetPage
from goblins.scenes.after.wonpage import WonPage
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.house import House
from goblins.scenes.postcard import save_postcard
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.ui.input import Input, Key, Pressed
from goblins.ui.moving.easing import eased
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

ENTRANCE_TICKS = ticks(0.9)
#: While figures count up, one is heard every so many ticks.
COUNTED = 9
#: So long a row of the score sheet takes before the next one is shown.
ROW_TICKS = ticks(0.36)
#: What shows all rows at once while they are counted.
AT_ONCE, AT_ONCE_KEYS = Rect(876, 732, 250, 48), ("space", "return", "enter")


def page_of(ended: Ended) -> Page:
    """The page that a match's result is shown on."""
    if ended.alone and ended.won and ended.fewer:
        return WonPage(ended)
    if SheetPage.fits(ended):
        return AloneSheetPage(ended) if ended.alone else WideSheetPage(ended)
    return PodiumPage(ended)


class ResultScene(Scene):
    """How a match ended."""

    def __init__(self, house: House, match: Match, top: Tabletop, match_id: int = 0) -> None:
        super().__init__(house)
        self.match = match
        self.ended = Ended(house, match, top, match_id)
        self.page = page_of(self.ended)
        self._earned = Earned(top.context.facts, match.setup, self.page.medals, self.page.plate)
        self._arrived = 0.0
        self._counted = 0.0
        self._steps = self.page.steps
        self._thinking = True
        self._backdrop = Backdrop(self._paint)
        house.sound.play(self.ended.sound)

    @property
    def race(self) -> Race:
        """Where everybody stood after each step."""
        return self.ended.race

    @property
    def verdict(self) -> str:
        """What came of somebody's challenge; empty where nobody challenged."""
        return self.ended.verdict

    def refresh(self) -> None:
        """What next."""
        shown = self.page.buttons(choices(self.ended))
        picture = Button(self.page.camera, "", self._save_picture, icon="export", name="picture")
        picture.tooltip = say("screens-save-picture")
        widgets = [*shown, *self.page.widgets(self.stage), picture]
        if self._counting:
            at_once = Button(AT_ONCE, say("after-all-at-once"), self._count_all, icon="next", kind="paper", name="all")
            self.widgets.set([*widgets, at_once], focus=at_once)
        else:
            self.widgets.set([*widgets, *self._earned.spots(self.house)], focus=shown[0])

    def handle(self, event: Input) -> None:
        """While rows are counted, a click anywhere and the usual keys show all of them at once."""
        if self._counting and (isinstance(event, Pressed) or (isinstance(event, Key) and event.name in AT_ONCE_KEYS)):
            self._count_all()
            return
        super().handle(event)

    def _count_all(self) -> None:
        self._counted = len(self._steps)
        self.refresh()
        self.mark()

    def back(self) -> None:
        """Escape goes back to the table as it ended."""
        self.house.scenes.pop()

    def update(self) -> None:
        """The entrance: the banner drops and the steps rise; then the scores are counted row by row."""
        super().update()
        speed = self.house.settings.animation_speed
        if self._arrived < 1:
            still = speed == 0 or self.house.settings.calm
            self._arrived = 1.0 if still else min(1.0, self._arrived + speed / ENTRANCE_TICKS)
            if not still and self.now % COUNTED == 0 and any(figure[2] for figure in self.page.figures):
                self.house.sound.play(f"tick_{min(6, self.now // COUNTED)}")
            self.mark()
        if self._arrived == 1 and self._thinking:
            self._thinking = self.page.think()
            if not self._thinking:
                self.mark()
        if self._counting:
            before = int(self._counted)
            self._counted = len(self._steps) if speed == 0 else self._counted + speed / ROW_TICKS
            if int(self._counted) > before:
                over = self._counted >= len(self._steps)
                self.house.sound.play("star" if over else "tick_3")
                if over:
                    self.refresh()
                self.mark()

    @property
    def _counting(self) -> bool:
        """Whether rows of the score sheet are still to be shown."""
        return self._counted < len(self._steps)

    def wait(self) -> int:
        """Still after the entrance."""
        return 0 if self._arrived < 1 or self._counting or self._thinking else super().wait()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """What lies still, and what comes in."""
        self._backdrop.draw(stage, self.page.known)
        self.page.counted = int(self._counted) if self._counting else None
        if self.page.counted is not None:
            self.page.cover(stage, self.page.counted)
        self._draw_moving(stage, eased("out", self._arrived))
        super().draw(stage)

    def draw_card(self, stage: Stage) -> None:
        """The whole of it as it stands in the end, without anything to press: for a postcard."""
        self.page.counted = None
        stage.surface.blit(self._paint(stage), (0, 0))
        self._draw_moving(stage, 1.0)
        title = box_of(self.match.setup.game).title
        stage.light(f"Goblins · {title} · {deal_code(self.match.seed)}", (FIRST[0] + 4, 834), 24, width=900)

    def _draw_moving(self, stage: Stage, arrived: float) -> None:
        self.page.draw(stage, arrived)
        self._earned.draw(stage, arrived)
        if self.page.counted is None:
            self._earned.draw_named(stage)
        for place, px, amount, colour in self.page.figures:
            stage.text(str(round(amount * arrived)), place, px, colour)

    def _save_picture(self) -> None:
        self.say(save_postcard(self.match, self.draw_card))
        self._backdrop = Backdrop(self._paint)  # painting it elsewhere moved the figures

    def _paint(self, stage: Stage) -> pygame.Surface:
        """Everything that does not move."""
        ground = self.page.ground(stage)
        with stage.onto(ground):
            self.page.paint(stage)
        return ground
