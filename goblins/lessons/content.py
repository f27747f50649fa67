"""What a lesson is, read from `data/<game>/lessons.yaml`: a guide, a prepared table, and steps that are read or done."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, shown
from goblins.content.spoken import load_spoken
from goblins.core.info import OptionValue
from goblins.words import in_each_language

#: More words in one balloon are not read.
MOST_WORDS = 28
#: An action by its name, and what its fields must be: `{Pick: {card: 12}}`.
Pattern = dict[str, dict[str, Any]]
Until = Literal["", "over"]


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """Something pointed at: a piece or a place of the table, one of its areas by name, or a button.

    Of pieces that are numbered by seats, `mine` is the one of whoever looks; a tip may point at the one that a field of its
    event `tells`.
    """

    piece: str = ""
    number: int = 0
    part: int = 0
    mine: bool = False
    tells: str = ""
    area: str = ""
    button: str = ""

    def __str__(self) -> str:
        return self.area or self.button or f"{self.piece} {self.number} {self.part}"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A balloon. It is read (*Next*), asks for actions (`do`, one after the other, with a `task`), or lets the learner play
    on freely until something happens (`until`, also with a task).
    """

    title: str
    say: str
    task: str = ""
    do: tuple[Pattern, ...] = ()
    """What the learner does; in between, what others do has their seat."""
    again: int = 1
    """How often it is to be done."""
    until: Until = ""
    point: tuple[Spot, ...] = ()
    """What is lit besides what is to be moved and where it goes; where one plays freely, what the guide must not hide."""
    leads: bool = False
    """Whether an arrow leads from the first thing that is pointed at to the second."""
    by_heart: bool = False
    """Whether nothing is lit: the learner should know it by now. After some misses it is lit all the same."""
    otherwise: str = ""
    """What is said when something else is tried that the rules would allow."""
    then: tuple[Pattern, ...] = ()
    """What happens afterwards by itself: what others do."""
    mood: str = ""

    @property
    def reads(self) -> bool:
        """Whether it is only read."""
        return not self.do and not self.until


class Teacher(Struct, frozen=True, forbid_unknown_fields=True):
    """Who guides, and where they stand: the stand's rectangle, and the balloon's left edge, lower edge and width."""

    character: str
    name: str
    stand: tuple[float, float, float, float]
    balloon: tuple[float, float, float]
    view: Literal["full", "bust"] = "full"
    height: float = 214.0


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared position and the steps from there. `before` are the actions that lead to the position."""

    key: str
    title: str
    line: str
    minutes: int
    players: tuple[str, ...]
    seed: int
    steps: tuple[LessonStep, ...]
    options: dict[str, OptionValue] = {}
    before: tuple[Pattern, ...] = ()
    facts: dict[str, str] = {}
    """What is known about the deal, as the table shows it: its par."""


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game."""

    guide: Teacher
    lessons: tuple[Lesson, ...]

    def lesson(self, key: str) -> Lesson:
        """The lesson of that name."""
        return next(lesson for lesson in self.lessons if lesson.key == key)


def has_course(game: str) -> bool:
    """Whether a game has lessons, without reading them."""
    return _course_file(game).is_file()


@in_each_language
def course_of(game: str) -> Course | None:
    """A game's lessons; None where it has none. BadContent if they can't be used."""
    path = _course_file(game)
    if not has_course(game):
        return None
    course = load_spoken(path, Course)
    for lesson in course.lessons:
        for number, step in enumerate(lesson.steps, 1):
            problem = _problem(step)
            if problem:
                raise BadContent(f"{shown(path)}: lesson {lesson.key!r}, step {number} ({step.title}): {problem}")
    return course


def _course_file(game: str) -> Path:
    return paths.DATA / game / "lessons.yaml"


def _problem(step: LessonStep) -> str:
    """What is wrong with a step by itself."""
    words = len(step.say.split())
    if words > MOST_WORDS:
        return f"{words} words in one balloon; {MOST_WORDS} is the most"
    if step.do and step.until:
        return "it can’t ask for actions and let play freely"
    if step.reads == bool(step.task):
        return "a step that asks for something needs a task, and one that is only read has none"
    if step.leads and (not step.reads or len(step.point) < 2):
        return "an arrow leads from one thing to another only where both are pointed at and read about"
    if step.by_heart and not step.do:
        return "only what is to be done can be known by heart"
    if any(len(pattern) != 1 for pattern in (*step.do, *step.then)):
        return "an action is one name with its fields, like {Pick: {card: 12}}"
    return ""
