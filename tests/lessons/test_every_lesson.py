"""Every lesson is gone through in the real window: by mouse, by keys, with other things tried, at every text size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest

from goblins.lessons.content import MOST_WORDS, Lesson, course_of
from goblins.lessons.guide import LEARNER, problems
from goblins.scenes.learn.pointing import overlap, rect_of
from goblins.ui.viewport import SCREEN
from tests.support.learner import Learner, lessons

LESSONS = [pytest.param(game, lesson, id=f"{game}-{lesson.key}") for game, lesson in lessons()]
#: What is looked at before each step of a lesson.
Check = Callable[[Learner], None]
#: Words read in a minute, and how long an action takes, in minutes.
WORDS_A_MINUTE, AN_ACTION = 150, 0.2


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Learner]:
    one = Learner(tmp_path_factory.mktemp("learner"))
    yield one
    one.close()


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Learner]:
    one = Learner(tmp_path_factory.mktemp("large"), text_size=150)
    yield one
    one.close()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_fits_the_rules(game: str, lesson: Lesson) -> None:
    assert problems(game, lesson) == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_takes_a_few_minutes(game: str, lesson: Lesson) -> None:
    words = sum(len(f"{step.title} {step.say} {step.task}".split()) for step in lesson.steps)
    actions = sum(max(1, len(step.do)) * step.again + len(step.then) * 0.2 for step in lesson.steps)
    assert all(len(step.say.split()) <= MOST_WORDS for step in lesson.steps)
    assert words / WORDS_A_MINUTE + actions * AN_ACTION < 7


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_is_gone_through_by_mouse_with_other_things_tried(learner: Learner, game: str, lesson: Lesson) -> None:
    _gone_through(learner, game, lesson, "mouse", on_the_way=(_points_at_what_is_uncovered, _other_things_are_answered))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_is_gone_through_by_keys_with_the_largest_text(large: Learner, game: str, lesson: Lesson) -> None:
    _gone_through(large, game, lesson, "keys", on_the_way=(_points_at_what_is_uncovered,))


def test_with_the_largest_text_the_balloon_stays_with_its_guide(large: Learner) -> None:
    large.begin("koncita", "first", at=2)
    pulpit = large.companion._pulpit
    assert pulpit is not None and pulpit.mouth is not None
    _points_at_what_is_uncovered(large)


def _gone_through(
    one: Learner, game: str, lesson: Lesson, way: Literal["mouse", "keys"], on_the_way: tuple[Check, ...]
) -> None:
    one.begin(game, lesson.key)
    rounds = 0
    while not one.over:
        for check in on_the_way:
            check(one)
        one.go_on(way)
        rounds += 1
        assert rounds < 200
    assert one.house.has_learned(game, lesson)


def _points_at_what_is_uncovered(one: Learner) -> None:
    """What the guide points at is there, whole, and hidden by nothing of the guide's."""
    companion = one.companion
    for spot in one.guide.step.point:
        rect = rect_of(one.table, spot)
        assert rect is not None, f"{one.where}: {spot} is not there"
        assert overlap(rect, SCREEN) == pytest.approx(rect.w * rect.h), f"{one.where}: {spot} is cut off"
    pulpit = companion._pulpit
    assert pulpit is not None
    for part in (pulpit.balloon, pulpit.stand, pulpit.figure):
        for place in companion._lit.places:
            assert overlap(part, place) < 0.06 * place.w * place.h, f"{one.where}: {place} is covered"
        assert overlap(part, SCREEN) == pytest.approx(part.w * part.h), f"{one.where}: the guide is cut off"


def _other_things_are_answered(learner: Learner) -> None:
    """Whatever else the rules would allow gets an answer and changes nothing."""
    guide, table = learner.guide, learner.table
    if not guide.step.do:
        return
    rules, state, cursor = learner.match.rules, learner.match.state, learner.match.cursor
    legal = rules.legal_actions(state, LEARNER)
    allowed = guide.allowed(legal)
    assert allowed, f"{learner.where}: nothing is allowed"
    for action in legal:
        if action not in allowed:
            said = table.companion.missed((action,))
            assert said is not None and said.text, f"{learner.where}: {action} gets no answer"
    every = table.top.table.gestures(table.top.view, [one for one in legal if one not in allowed])
    for (source, target), meant in list(every.items())[:2]:
        drop = (source, target)
        if source == target or drop in table.reach.gestures or meant.among:
            continue
        if source in table.top.director.placements and not table.top.director.placements[source].fixed:
            learner.move(learner.spot(source))
            learner.drag(source, target) if _can_be_held(learner, source) else None
        assert learner.match.cursor == cursor, f"{learner.where}: {meant} was played"
    learner.ready()


def _can_be_held(learner: Learner, piece: object) -> bool:
    return learner.table.reach._deciding


def test_every_game_has_a_course_whose_guide_is_drawn() -> None:
    from goblins import paths

    for game in {game for game, _ in lessons()}:
        course = course_of(game)
        assert course is not None
        assert (paths.SPRITES / "characters" / course.guide.character / f"{course.guide.view}.svg").is_file()
