"""Somebody who takes a lesson: reads, does what is asked for with the mouse or the keys, and tries other things."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.lessons.content import Lesson, course_of
from goblins.lessons.guide import LEARNER, Guide
from goblins.library.settings import Settings
from goblins.scenes.dialog import DialogScene
from goblins.scenes.learn.lesson import LessonCompanion
from goblins.scenes.learn.over import LessonOverScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.moving.motion import Piece
from goblins.ui.widgets.base import Widget
from tests.support.ui_tools import Player

STILL = Settings(animation_speed=0, bot_pace=4, pause=0)
#: So many rounds of a lesson's own actions are more than any lesson has.
MOST = 400
Way = Literal["mouse", "keys"]


class Learner(Player):
    """Before a window in which a lesson runs."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720), text_size: int = 100) -> None:
        settings = Settings(animation_speed=0, bot_pace=4, pause=0, text_size=text_size)
        super().__init__(home, size, settings)

    def begin(self, game: str, key: str, at: int = 0) -> None:
        """Begin a lesson at a step."""
        self.house.doors.lesson(game, key, at)
        self.until(lambda: self.table.top.ready)
        self.ready()

    @property
    def companion(self) -> LessonCompanion:
        companion = self.table.companion
        assert isinstance(companion, LessonCompanion)
        return companion

    @property
    def guide(self) -> Guide:
        return self.companion.guide

    @property
    def over(self) -> bool:
        return isinstance(self.scene, LessonOverScene)

    def ready(self) -> None:
        """Until the guide waits for the learner and nothing moves, or the lesson is over; what must be read first is."""
        self.until(lambda: self.over or self._asked() or self._reading_first)
        while not self.over and self._reading_first:
            beat = self.table.top.director.beat
            assert beat is not None
            self.click(beat.prompts[-1].label)
            self.until(lambda: self.over or self._asked() or self._reading_first)

    @property
    def _reading_first(self) -> bool:
        """Whether a story waits for a button, with the guide silent meanwhile."""
        return isinstance(self.scene, TableScene) and self.scene.top.director.waiting

    def _asked(self) -> bool:
        if not isinstance(self.scene, TableScene) or self.scene.top.director.busy or self.scene.plan:
            return False
        if self.scene.top.wait() == 0:
            return False
        return self.guide.waiting and self.companion.wait() is None and self.companion._shown == self.guide.number

    def go_on(self, way: Way = "mouse") -> None:
        """Do what the present step asks for, once."""
        if self.guide.step.reads:
            self.click("next") if way == "mouse" else self.key("return")
        elif self.guide.step.until:
            self._play_freely()
        else:
            self._do(way)
        self.ready()

    def _do(self, way: Way) -> None:
        table, before = self.table, self.match.cursor
        if table.decisions:
            label, answer = table.decisions[0].label, table.decisions[0].answers[0]
            button = next(one for one in table.widgets.widgets if getattr(one, "label", "") == label)
            self._press(button, way)
            if isinstance(self.scene, DialogScene):
                self._press(self.scene.widgets.named(answer), way)
        else:
            assert table.reach.gestures, f"{self.where}: nothing can be done"
            offered = table.reach.gestures.items()
            source, target = next(drop for drop, meant in offered if self.guide.wants_all(meant.actions))
            self._with_mouse(source, target) if way == "mouse" else self._with_keys(source, target)
        self.until(lambda: self.match.cursor > before if isinstance(self.scene, TableScene) else True)

    def _press(self, button: Widget, way: Way) -> None:
        if way == "mouse":
            self.click(button)
        else:
            self._focus(button)
            self.key("return")

    def _with_mouse(self, source: Piece, target: Piece) -> None:
        if source == target:
            self.click(self.spot(source))
        else:
            self.drag(source, target)

    def _with_keys(self, source: Piece, target: Piece) -> None:
        if source not in self.table.top.director.placements:
            self.click(self.target(target).centre)
            return
        beside = self.table.reach.gestures[source, target].first
        if beside.aside:
            self.key(next(self.house.keys[key] for key, action in self.table.shortcuts.items() if action == beside))
            return
        self.walk_to(source)
        self.key("return")
        if self.table.reach.hand.selected is not None:
            several = sum(one == source for one, _ in self.table.reach.gestures) > 1
            for _ in range(20 if several else 0):
                if self.table.reach._walked_target == target:
                    break
                self.key("right")
            self.key("return")

    def _focus(self, button: object) -> None:
        for _ in range(80):
            if self.scene.widgets.focus is button:
                return
            self.key("tab")
        raise AssertionError("Tab never comes there")

    def _play_freely(self) -> None:
        """Play on as an easy bot would, until the step is over."""
        for _ in range(MOST):
            if self.over or not isinstance(self.scene, TableScene) or not self.guide.step.until:
                return
            if LEARNER in self.match.to_act:
                view = self.match.rules.view(self.match.state, LEARNER)
                legal = self.match.rules.legal_actions(self.match.state, LEARNER)
                chance = thinking_chance(self.match.seed, self.match.cursor, LEARNER)
                self.table.play(decide(make_bot(self.guide.game, "hard"), view, legal, chance).action)
            self.step(0.2)
        raise AssertionError("it never ended")

    @property
    def where(self) -> str:
        return f"{self.guide.game} {self.guide.lesson.key}, step {self.guide.number + 1} ({self.guide.step.title})"


def lessons() -> list[tuple[str, Lesson]]:
    """Every lesson there is, with its game."""
    from goblins.games.registry import slugs

    courses = [(game, course_of(game)) for game in slugs()]
    return [(game, lesson) for game, course in courses if course for lesson in course.lessons]
