"""Others may act in the midst of what a step asks for, and only buttons that are asked for can be pressed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goblins.games.grapple.actions import GiveUp, Hold, LetStand
from goblins.lessons.content import course_of
from goblins.lessons.guide import Guide
from goblins.scenes.dialog import DialogScene
from goblins.tables.irene.base import escape_answers
from tests.support.learner import Learner

#: The step in which the learner bluffs: they let the pair stand, Grub does, too, and then they hold the line.
SPY, OTHER = 4, 48


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Learner]:
    one = Learner(tmp_path_factory.mktemp("learner"))
    yield one
    one.close()


def _bluff() -> int:
    course = course_of("grapple")
    assert course is not None
    return next(place for place, step in enumerate(course.lesson("ties").steps) if step.title == "Your bluff")


def test_what_others_do_in_between_is_not_asked_of_the_learner() -> None:
    course = course_of("grapple")
    assert course is not None
    guide = Guide("grapple", course.lesson("ties"), _bluff())
    assert guide.wanted == {"LetStand": {}}
    assert guide.next_action() is None
    guide.match.play(LetStand(0))
    assert not guide.waiting
    assert guide.wanted is None
    assert guide.allowed((Hold(0, SPY),)) == ()
    assert guide.next_action() == LetStand(1)
    guide.match.play(LetStand(1))
    assert guide.waiting
    assert guide.allowed((Hold(0, SPY), Hold(0, OTHER))) == (Hold(0, SPY),)


def test_a_gesture_is_meant_only_if_all_of_it_is_asked_for() -> None:
    course = course_of("grapple")
    assert course is not None
    guide = Guide("grapple", course.lesson("ties"), _bluff())
    assert guide.wants_all((LetStand(0), Hold(0, SPY)))
    assert not guide.wants_all((LetStand(0), Hold(0, OTHER)))
    assert not guide.wants_all((LetStand(0), GiveUp(0)))


def test_a_button_that_would_also_do_something_else_is_not_there(learner: Learner) -> None:
    learner.begin("grapple", "ties", _bluff())
    assert learner.table.decisions == []
    assert not any(widget.name == "Give up battle" for widget in learner.table.widgets.widgets)
    learner.go_on()
    assert learner.guide.step.title == "He believed you"


def test_a_question_that_a_button_asks_can_be_declined(learner: Learner) -> None:
    course = course_of("irene")
    assert course is not None
    at = next(place for place, step in enumerate(course.lesson("escape").steps) if step.title == "Now we run")
    learner.begin("irene", "escape", at)
    learner.click("Escape!")
    assert isinstance(learner.scene, DialogScene)
    learner.click(escape_answers()[1])
    learner.ready()
    assert learner.guide.number == at
    learner.go_on()
    assert learner.guide.number == at + 1
