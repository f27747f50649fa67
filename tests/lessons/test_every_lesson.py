"""Every lesson is gone through in the real window: by mouse, by keys, with other things tried, at every text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goblins.lessons.content import MOST_WORDS, Lesson, course_of
from goblins.lessons.guide import LEARNER, problems
from goblins.scenes.learn.pointing import overlap, rect_of
from goblins.ui.viewport import SCREEN
from tests.support.learner import Learner, lessons

LESSONS = [pytest.param(game, lesson, id=f"{game}-{lesson.key}") for game, lesson in lessons()]
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


@pytest.mark.parametrize("way", ["mouse", "keys"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_is_gone_through(learner: Learner, game: str, lesson: Lesson, way: str) -> None:
    learner.begin(game, lesson.key)
    rounds = 0
    while not learner.over:
        learner.go_on(way)  # type: ignore[arg-type]
        rounds += 1
        assert rounds < 200
    assert learner.house.lesson_steps(game, lesson.key) == len(lesson.steps)


@pytest.mark.parametrize("size", ["usual", "large"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_it_points_at_is_there_and_uncovered(
    request: pytest.FixtureRequest, game: str, lesson: Lesson, size: str
) -> None:
    one: Learner = request.getfixturevalue("learner" if size == "usual" else "large")
    one.begin(game, lesson.key)
    while not one.over:
        step, companion = one.guide.step, one.companion
        for spot in step.point:
            rect = rect_of(one.table, spot)
            assert rect is not None, f"{one.where}: {spot} is not there"
            assert overlap(rect, SCREEN) == pytest.approx(rect.w * rect.h), f"{one.where}: {spot} is cut off"
        pulpit = companion._pulpit
        assert pulpit is not None
        for part in (pulpit.balloon, pulpit.stand, pulpit.figure):
            for place in companion._lit.places:
                assert overlap(part, place) < 0.06 * place.w * place.h, f"{one.where}: {place} is covered"
            assert overlap(part, SCREEN) == pytest.approx(part.w * part.h), f"{one.where}: the guide is cut off"
        one.go_on()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_other_things_are_answered_and_change_nothing(learner: Learner, game: str, lesson: Lesson) -> None:
    learner.begin(game, lesson.key)
    while not learner.over:
        guide, table = learner.guide, learner.table
        if guide.step.do:
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
        learner.go_on()


def _can_be_held(learner: Learner, piece: object) -> bool:
    return learner.table.reach._deciding


def test_every_game_has_a_course_whose_guide_is_drawn() -> None:
    from goblins import paths

    for game in {game for game, _ in lessons()}:
        course = course_of(game)
        assert course is not None
        assert (paths.SPRITES / "characters" / course.guide.character / f"{course.guide.view}.svg").is_file()
