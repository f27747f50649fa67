"""The end of a lesson: what one can do now, and where to go on."""

from __future__ import annotations

from goblins.content.shelf import box_of
from goblins.lessons.content import Lesson, course_of
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.controls import Button
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget
from goblins.words import say

PANEL = Rect(420, 250, 760, 400)
BUTTON_H = 60.0


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
        left = [one for one in lessons if self.house.lesson_steps(self._game, one.key) < len(one.steps)]
        return next((one for one in left if one is not self._lesson), None)

    def enter(self) -> None:
        """With a fanfare."""
        super().enter()
        self.house.sound.play("win")

    def refresh(self) -> None:
        """What to do next."""
        following, doors = self._next, self.house.doors
        y = PANEL.bottom - 96
        play = Button(
            Rect(PANEL.right - 254, y, 220, BUTTON_H),
            say("screens-play"),
            lambda: doors.setup(self._game),
            icon="play",
            kind="teal" if following else "orange",
            px=24,
            name="play",
        )
        widgets: list[Widget] = [
            play,
            Button(
                Rect(PANEL.x + 34, y, 170, BUTTON_H),
                say("screens-shelf"),
                doors.title,
                icon="shelf",
                kind="paper",
                name="shelf",
            ),
        ]
        if following is not None:
            on = Button(
                Rect(PANEL.x + 222, y, 266, BUTTON_H),
                say("learn-next-lesson", title=following.title),
                lambda: doors.lesson(self._game, following.key),
                icon="next",
                kind="orange",
                px=20,
                name="next lesson",
            )
            widgets.append(on)
        self.widgets.set(widgets, focus=widgets[-1] if following else play)
        self.mark()

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
        stage.sprite("moments/title_ribbon_green.svg", (PANEL.centre[0] + 40, PANEL.y), 560, 110)
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
        told = lay_out_within(stage, [Run(words)], PANEL.w - 130, PANEL.h - 96 - 118, 23)
        told.draw(stage, PANEL.x + 66, PANEL.y + 110)
        super().draw(stage)
