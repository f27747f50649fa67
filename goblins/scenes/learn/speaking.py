"""What a guide says: a balloon with a heading, one or two sentences, and what to do now; and the guide on a stand."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.lessons.content import LessonStep, Teacher
from goblins.scenes.learn.stand import Pulpit, placed
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.rich import Run, lay_out, marked
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import GREEN, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

INSET, HEAD, GAP = 24.0, 38.0, 12.0
BUTTON = (150.0, 50.0)
#: Where type is larger, the balloon is so much wider.
WIDER = 1.12
#: Dots that stand closer than this are smaller.
CLOSE = 19.0
HEADING, WORDS, TASK = 25.0, 22.0, 20.0
RULE: Colour = (228, 186, 110)
DONE: Colour = (233, 180, 64)
PRESENT: Colour = (232, 152, 48)
TO_COME: Colour = (255, 248, 226)
UMBER: Colour = (110, 72, 44)


class Speech:
    """The words of a step, set for a balloon."""

    def __init__(self, stage: Stage, step: LessonStep, teacher: Teacher, left: int, *, narrow: bool = False) -> None:
        self._step = step
        self.width = teacher.balloon[2] * (1.0 if narrow or stage.text_size <= 100 else WIDER)
        width = self.width - 2 * INSET
        self._words = lay_out(stage, marked(step.say), width, WORDS, WORDS * 1.3)
        task = step.task
        if step.again > 1 and left < step.again:
            task = say("learn-once-more", task=task, left=left)
        self._task = lay_out(stage, [Run(task, "bold")], width - 36, TASK, TASK * 1.25) if step.task else None
        self._head = HEAD * max(1.0, stage.pixels(HEADING) / stage.scale / HEADING)

    @property
    def height(self) -> float:
        """How high the balloon must be."""
        foot = self._task.height + 2 * GAP if self._task else BUTTON[1] + GAP
        return 2 * INSET - 8 + self._head + self._words.height + foot

    def button(self, rect: Rect) -> Rect:
        """Where *Next* goes."""
        return Rect(rect.right - INSET - BUTTON[0], rect.bottom - INSET + 8 - BUTTON[1], *BUTTON)

    def draw(self, stage: Stage, rect: Rect, tip: Point | None, aside: float = 0.0) -> None:
        """The balloon; the task moves aside for a moment when something else was tried."""
        draw_balloon(stage, rect, tip)
        x, y = rect.x + INSET, rect.y + INSET - 6
        stage.text(self._step.title, (x, y + self._head / 2), HEADING, INK, anchor="midleft", width=rect.w - 2 * INSET)
        y += self._head
        self._words.draw(stage, x, y)
        y += self._words.height + GAP
        if self._task:
            stage.line((x, y), (rect.right - INSET, y), RULE, 2)
            y += GAP
            stage.icon("hand", (x + 12 + aside, y + self._task.height / 2), 28)
            self._task.draw(stage, x + 36 + aside, y, GREEN)


def said_at(stage: Stage, step: LessonStep, teacher: Teacher, left: int, lit: Sequence[Rect]) -> tuple[Speech, Pulpit]:
    """What is said, and where; rather in a narrow balloon than far from the one who says it."""
    speech = Speech(stage, step, teacher, left)
    pulpit = placed(teacher, speech.width, speech.height, lit)
    if pulpit.mouth is None:
        narrow = Speech(stage, step, teacher, left, narrow=True)
        beside = placed(teacher, narrow.width, narrow.height, lit)
        if beside.mouth is not None:
            return narrow, beside
    return speech, pulpit


def draw_guide(stage: Stage, pulpit: Pulpit, teacher: Teacher, mood: str, number: int, count: int) -> None:
    """The guide behind a stand with a dot for each step."""
    figure, stand = pulpit.figure, pulpit.stand
    path = stage.tokens.character(teacher.character, teacher.view, mood or None)
    stage.halo(centred(*figure.centre, figure.w * 0.6, figure.h * 0.6), (26, 20, 8), 40, 80)
    stage.sprite(
        path, (figure.centre[0], figure.bottom - teacher.height / 2), teacher.height, teacher.height, grain=236
    )
    stage.panel(stand, curls="small", shadow=8)
    pitch = min(22.0, (stand.w - 44) / max(1, count - 1))
    left, unit = stand.centre[0] - pitch * (count - 1) / 2, min(1.0, pitch / CLOSE)
    for dot in range(1, count + 1):
        at = (left + pitch * (dot - 1), stand.y + 27)
        if dot < number:
            stage.box(centred(*at, 14 * unit, 14 * unit), DONE, 7 * unit, INK, 2.4 * unit)
        elif dot == number:
            stage.box(centred(*at, 22 * unit, 22 * unit), PRESENT, 11 * unit, INK, 3 * unit)
        else:
            stage.box(centred(*at, 12 * unit, 12 * unit), TO_COME, 6 * unit, UMBER, 2 * unit)
