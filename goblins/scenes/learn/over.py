"""The end of a lesson: what one can do now, and where to go on."""

from __future__ import annotations

from functools import partial

from goblins.content.shelf import box_of
from goblins.lessons.content import Lesson, course_of
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Spot
from goblins.words import say

PANEL = Rect(400, 206, 800, 510)
INSET = 50.0
#: Where the words stand, where the list of lessons begins and how high its rows are; the large button, and the small ones.
WORDS_Y, LIST_Y, ROW_H = 84.0, 176.0, 42.0
LARGE = Rect(PANEL.x + INSET, PANEL.bottom - 180, PANEL.w - 2 * INSET, 76)
BUTTON_H = 58.0


class LessonOverScene(Scene):
    """The next lesson is the suggestion, or, where there is none, a game; the shelf is beside it."""

    opaque = False

    def __init__(self, house: House, game: str, key: str) -> None:
        super().__init__(house)
        course = course_of(game)
        assert course is not None
        self._game, self._course, self._lesson = game, course, course.lesson(key)

    @property
    def _next(self) -> Lesson | None:
        """The first lesson that is not finished yet."""
        lessons = self._course.lessons
        left = [one for one in lessons if not self.house.has_learned(self._game, one)]
        return next((one for one in left if one is not self._lesson), None)

    def enter(self) -> None:
        """With a fanfare."""
        super().enter()
        self.house.sound.play("win")

    def refresh(self) -> None:
        """What to do next, large; what else there is below it."""
        following, doors = self._next, self.house.doors
        y = PANEL.bottom - 84
        small = Rect(PANEL.right - INSET - 220, y, 220, BUTTON_H)
        play = Button(
            small if following else LARGE,
            say("screens-play"),
            lambda: doors.setup(self._game),
            icon="play",
            kind="teal" if following else "orange",
            px=24 if following else 30,
            name="play",
        )
        shelf = Rect(PANEL.x + INSET, y, 220, BUTTON_H)
        widgets: list[Widget] = [
            play,
            Button(shelf, say("screens-shelf"), doors.title, icon="shelf", kind="paper", px=22, name="shelf"),
        ]
        if following is not None:
            on = Button(
                LARGE,
                say("learn-next-lesson", title=following.title),
                lambda: doors.lesson(self._game, following.key),
                icon="next",
                kind="orange",
                px=30,
                icon_px=40,
                name="next lesson",
            )
            widgets.append(on)
        self.widgets.set([*self._rows(), *widgets], focus=widgets[-1] if following else play)
        self.mark()

    def _rows(self) -> list[Widget]:
        """A click on a lesson of the list begins it."""
        begin, wide = self.house.doors.lesson, PANEL.w - 2 * INSET
        return [
            Spot(
                Rect(PANEL.x + INSET, PANEL.y + LIST_Y + ROW_H * number, wide, ROW_H - 2),
                partial(begin, self._game, lesson.key),
                tooltip=lesson.line,
                name=f"lesson {lesson.key}",
                focusable=False,
            )
            for number, lesson in enumerate(self._course.lessons)
        ]

    def back(self) -> None:
        """Escape: to the shelf."""
        self.house.doors.title()

    def draw(self, stage: Stage) -> None:
        """The guide is happy."""
        teacher = self._course.guide
        stage.shade(150)
        path = stage.tokens.character(teacher.character, teacher.view, "happy")
        stage.sprite(path, (PANEL.x + 112, PANEL.y - 66), 250, 250, grain=236)
        stage.panel(PANEL, curls="all", shadow=10)
        stage.sprite("moments/title_ribbon_green.svg", (PANEL.centre[0] + 40, PANEL.y), 580, 110)
        stage.text(
            say("learn-lesson-done", title=self._lesson.title),
            (PANEL.centre[0] + 40, PANEL.y - 8),
            34,
            (255, 243, 210),
            outline=True,
            width=400,
        )
        words = say("learn-all-done", game=box_of(self._game).title)
        if self._next is not None:
            words = say("learn-more-lessons", line=self._next.line)
        told = lay_out_within(stage, [Run(words)], PANEL.w - 2 * INSET, LIST_Y - WORDS_Y, 23)
        told.draw(stage, PANEL.x + INSET, PANEL.y + WORDS_Y)
        self._draw_lessons(stage)
        super().draw(stage)

    def _draw_lessons(self, stage: Stage) -> None:
        """Every lesson of the game, ticked when it is finished."""
        for number, lesson in enumerate(self._course.lessons):
            done = self.house.has_learned(self._game, lesson)
            y = PANEL.y + LIST_Y + ROW_H * (number + 0.5)
            stage.icon("tick_badge" if done else "book", (PANEL.x + INSET + 16, y), 30)
            colour = GREEN if done else INK
            minutes = say("learn-minutes", minutes=lesson.minutes)
            end = stage.text(minutes, (PANEL.right - INSET, y), 20, DIM, "body", "midright", width=130).x - 14
            x = PANEL.x + INSET + 44
            stage.text(lesson.title, (x, y), 23, colour, anchor="midleft", width=end - x)
