"""Two screens for when things are not as they should be: an error nobody expected, and a library that is used already."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.scenes.backdrop import Backdrop
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Paragraph, Run, lay_out_within
from goblins.ui.draw.type import CREAM, Colour
from goblins.ui.moving import effects
from goblins.ui.stage import DIM, GREEN, RED, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import Toast
from goblins.words import Message, message, say

PANEL = Rect(360, 150, 880, 600)
TEXT_X, TEXT_WIDTH, TEXT_HEIGHT = 640.0, 540.0, 380.0
TROUBLE = Rect(365, 102, 870, 680)
DUSK = (30, 40, 56)
#: What fell off the table: mushrooms (where, how large, which and how tilted they are), and cards.
FALLEN = (
    (96, 800, 58, "violet", 24.0),
    (170, 838, 44, "red", -70.0),
    (330, 846, 50, "orange", 100.0),
    (1300, 836, 46, "pink", -30.0),
    (1500, 812, 60, "red", 66.0),
)
DROPPED = (
    ("grapple/cards/back.svg", 250, 800, 124, 33.0),
    ("koncita/cards/movement_back.svg", 126, 722, 112, -24.0),
    ("pact/goblin_back.svg", 1362, 800, 124, -36.0),
    ("irene/back.svg", 1496, 738, 116, 17.0),
)
#: The panel was under it, too.
CRACK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 290 64" width="290" height="64"><g fill="none" stroke="#5b4636" '
    'stroke-linecap="round" stroke-opacity="0.62"><path stroke-width="6" d="M150 4 L138 16 L152 30"/>'
    '<path stroke-width="3" d="M138 16 L70 14 L4 24 M138 16 L196 18 L284 24 M152 30 L128 42 L120 56 M152 30 L204 54"/>'
    "</g></svg>"
)
BANG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 96" width="60" height="96"><g fill="#f6c93f" stroke="#2a1820" '
    'stroke-width="5" stroke-linejoin="round"><path d="M8 10 L38 4 L44 58 L30 61 Z"/><circle cx="42" cy="80" r="10"/></g></svg>'
)


class NoticeScene(Scene):
    """A goblin, a few sentences, and a few ways on. There is no way back."""

    #: The key of its heading.
    title = ""
    goblin = ""

    def __init__(self, house: House, path: str) -> None:
        """`path` stands below the sentences: a path may be long, and has no place to break."""
        super().__init__(house)
        self.path = path
        self._backdrop = dusk(self._furnish)

    def _furnish(self, stage: Stage) -> None:
        stage.panel(PANEL, say(self.title), curls="all", shadow=14)
        stage.sprite(f"characters/{self.goblin}/full.svg", (PANEL.x + 142, PANEL.y + 300), 230)

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The buttons: what they say, their icons, and what they do. The first one is the one suggested."""
        return []

    def sentences(self) -> list[tuple[str, Colour]]:
        """What is said, and in which colour."""
        return []

    def refresh(self) -> None:
        """Buttons in a row at the foot."""
        ways = self.ways_on()
        room = (PANEL.w - 80 - 16 * (len(ways) - 1)) / len(ways)
        widgets: list[Widget] = [
            Button(
                Rect(PANEL.x + 40 + index * (room + 16), PANEL.bottom - 104, room, 64),
                label,
                act,
                icon=icon,
                kind="teal" if index else "orange",
            )
            for index, (label, icon, act) in enumerate(ways)
        ]
        self.widgets.set(widgets, focus=widgets[0])

    def back(self) -> None:
        """Escape leads nowhere: one of the buttons must be meant."""

    def draw(self, stage: Stage) -> None:
        """The sentences one below the other, smaller where they are long."""
        self._backdrop.draw(stage)
        y, px = PANEL.y + 92, 21.0
        told = self.sentences()
        while px > 10 and sum(_told(stage, words, px).height + 16 for words, _ in told) > TEXT_HEIGHT:
            px -= 0.5
        for words, colour in told:
            text = _told(stage, words, px)
            text.draw(stage, TEXT_X, y, colour)
            y += text.height + 16
        stage.text(self.path, (TEXT_X, y + 2), 19, DIM, "bold", "midleft", width=TEXT_WIDTH)
        super().draw(stage)


def _told(stage: Stage, words: str, px: float) -> Paragraph:
    return lay_out_within(stage, [Run(words)], TEXT_WIDTH, 110, px)


class TroubleScene(NoticeScene):
    """Something went wrong that nobody expected: what was saved, how to go on, and what to tell those who can mend it."""

    toast_y = 836.0

    def __init__(
        self,
        house: House,
        report: str,
        log: str,
        on_go_on: Callable[[], None],
        *,
        to_the_shelf: bool,
        safe: Message | None = None,
    ) -> None:
        """`safe` says how far the match is kept that was on the table."""
        super().__init__(house, log)
        self._safe = safe or message("screens-trouble-saved-words")
        self._report, self._on_go_on, self._to_the_shelf = report, on_go_on, to_the_shelf
        self._backdrop = Backdrop(self._ground)

    def _ground(self, stage: Stage) -> pygame.Surface:
        """Two goblins who have not done it, and what fell off the table."""
        moss = stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale, DUSK, 11)
        with stage.onto(moss):
            stage.sprite("characters/bucket/full_shocked.svg", (250, 500), 290)
            stage.sprite("characters/moo/full_shocked.svg", (1372, 580), 250)
            for x, y, size, colour, angle in FALLEN:
                stage.blit(effects.turned(stage, f"shell/mushroom_{colour}.svg", size, size, angle), (x, y))
            for card, x, y, width, angle in DROPPED:
                stage.blit(effects.turned(stage, card, width, width, angle), (x, y))
            said = Rect(1248, 318, 300, 84)
            draw_balloon(stage, said, (1356, 456))
            stage.text(say("screens-trouble-not-me"), said.centre, 26, width=264)
            stage.panel(TROUBLE, curls="all", shadow=14)
            stage.drawing("crack", CRACK, Rect(666, TROUBLE.y - 6, 290, 64))
            stage.drawing("bang", BANG, Rect(366, 266, 60, 96))
        return moss

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Go on, tell others, or leave."""
        return [
            (say("screens-to-the-shelf" if self._to_the_shelf else "screens-go-on"), "play", self._on_go_on),
            (say("screens-copy-report"), "copy", self._copy),
            (say("screens-quit"), "door", self.house.quit),
        ]

    def sentences(self) -> list[tuple[str, Colour]]:
        """What is safe comes first."""
        library = self.house.library
        if library.unsaved:
            return [
                (say("screens-trouble-unsaved"), RED),
                (say("screens-trouble-unsaved-words", what=library.unsaved), RED),
            ]
        if library.looking:
            return [
                (say("screens-trouble-looking"), DIM),
                (say("screens-trouble-looking-words"), DIM),
            ]
        return [
            (say("screens-trouble-saved"), GREEN),
            (say(self._safe), GREEN),
            (say("screens-trouble-rest"), DIM),
        ]

    def draw(self, stage: Stage) -> None:
        """What is safe, what happened, and where that is written."""
        self._backdrop.draw(stage)
        left, width = TROUBLE.x + 62, TROUBLE.w - 124
        stage.text(say("screens-trouble-title"), (800, 172), 42, width=width)
        stage.text(say("screens-trouble-words"), (800, 224), 21, DIM, "body", width=width)
        (title, colour), *told_of = self.sentences()
        saved = Rect(left, 268, width, 148)
        stage.box(saved, (190, 205, 170) if colour == GREEN else (236, 214, 190), 10, colour, 2, alpha=0.7)
        stage.icon("tick_badge" if colour == GREEN else "info", (left + 44, 316), 46)
        stage.text(title, (left + 82, 308), 27, colour, anchor="midleft", width=width - 100)
        y = 332.0
        for words, ink in told_of:
            text = lay_out_within(stage, [Run(words)], width - 110, 78 / len(told_of), 20)
            text.draw(stage, left + 82, y, ink)
            y += text.height + 4
        stage.text(say("screens-trouble-what"), (left + 2, 444), 23, anchor="midleft", width=width)
        stage.box(Rect(left, 466, width, 142), CREAM, 10, (176, 124, 60), 2)
        lines = self._report.splitlines()
        errors = [line for line in lines if "Error" in line or "Exception" in line]
        told = [*errors[:1], *lines[:1]]
        for index, line in enumerate(told):
            stage.text(line, (left + 18, 494 + index * 32), 18, kind="body", anchor="midleft", width=width - 36)
        aside = say("screens-trouble-report", path=self.path)
        draw_fitted(stage, aside, Rect(left + 18, 564, width - 36, 38), 17, DIM, "aside", "midleft")
        words = say("screens-trouble-back", to="shelf" if self._to_the_shelf else "table")
        stage.text(words, (800, TROUBLE.bottom - 32), 18, DIM, "aside", width=width)
        Scene.draw(self, stage)

    def refresh(self) -> None:
        """Buttons in a row, the largest first."""
        widgets: list[Widget] = []
        x = TROUBLE.x + 56
        for index, ((label, icon, act), room) in enumerate(zip(self.ways_on(), (300, 256, 186), strict=True)):
            kind = "teal" if index else "orange"
            widgets.append(Button(Rect(x, TROUBLE.bottom - 140, room, 74), label, act, icon=icon, kind=kind))
            x += room + 12
        self.widgets.set(widgets, focus=widgets[0])

    def _copy(self) -> None:
        self.house.copy_text(self._report)
        self.say(Toast(say("screens-report-copied"), "done"))


class OccupiedScene(NoticeScene):
    """Another program uses the library: look only, or play with another one."""

    title = "screens-occupied-title"
    goblin = "belly"
    toast_y = 792.0

    def __init__(self, house: House, on_look: Callable[[], None], on_other: Callable[[], None]) -> None:
        super().__init__(house, str(house.library.folder))
        self._on_look, self._on_other = on_look, on_other

    def update(self) -> None:
        """One tick: there is nothing to ask once the other program has gone."""
        super().update()
        if not self.house.library.looking:
            self._on_look()

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Nothing of the other program's is touched by any of them."""
        return [
            (say("screens-only-look"), "eye", self._on_look),
            (say("screens-another-library"), "shelf", self._on_other),
            (say("screens-quit"), "door", self.house.quit),
        ]

    def sentences(self) -> list[tuple[str, Colour]]:
        """What each button means."""
        return [
            (say("screens-occupied-why"), DIM),
            (say("screens-occupied-look"), DIM),
            (say("screens-occupied-other"), DIM),
            (say("screens-occupied-where"), DIM),
        ]
