"""The thinking room: whoever works at a thought's parts, and whatever becomes of them, the choice is the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice, permutations, repeat

import msgspec
import pytest

from goblins.bots.parts import Finding, Tally
from goblins.bots.search import Budget, SearchBot
from goblins.bots.thinking import ThinkingRoom, Thought
from goblins.bots.thinking.question import Asker, answered, asked, work_at
from goblins.bots.thinking.survey import Survey
from goblins.bots.thinking.task import Task
from goblins.games.registry import rules_of, skill_of, slugs
from goblins.words import message, say
from tests.support.builders import packed, setup
from tests.support.thinking import decided, finish, fresh, matters

# ---------------------------------------------------------------------- what is asked


@pytest.mark.parametrize("game", slugs())
def test_views_and_actions_arrive_as_they_were_sent(game: str) -> None:
    """And so the work at a question is the bot's own."""
    rules = rules_of(game)
    for seats in range(rules.info.min_seats, rules.info.max_seats + 1):
        state, rng = rules.new_game(setup(game, seats), 5), random.Random(5)
        for _ in range(40):
            if not rules.to_act(state):
                break
            for seat in range(seats):
                view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
                assert packed(msgspec.json.decode(packed(view), type=rules.view_type)) == packed(view)
                assert msgspec.json.decode(packed(legal), type=tuple[rules.action_type, ...]) == legal  # type: ignore[name-defined]
            state = rules.apply(state, rng.choice(rules.legal_actions(state, rules.to_act(state)[0]))).state


def test_a_reason_arrives_as_it_was_sent() -> None:
    goblin = message("grapple-the-goblin", kind="mage", initial="consonant", name="Mage")
    found = Finding(choice=1, reason=message("grapple-why-hold", goblin=goblin, points=5))
    assert answered(packed(found)) == found
    assert found.reason and say(found.reason) == "The Mage may win or tie again, and 5 points lie in this battle."
    assert answered(packed(Finding(choice=1))).reason is None


def test_a_question_holds_no_more_than_the_seat_may_know() -> None:
    """The whole of what a helper is sent: what kind of question it is, who asks, the view, the actions, the part's own seed."""
    matter = next(matters("hard", [("grapple", 3, {})]))
    (sent,) = asked(Asker(matter.game, matter.level, None), matter.view, matter.legal, (7,))
    told = msgspec.json.decode(sent)
    assert told == {
        "type": "Question",
        "who": {"game": "grapple", "level": "hard", "house": None, "advising": False},
        "view": msgspec.json.decode(packed(matter.view)),
        "legal": msgspec.json.decode(packed(matter.legal)),
        "seed": 7,
    }


def test_bots_that_hardly_think_are_not_asked_in_parts() -> None:
    matter = next(matters("easy", [("grapple", 2, {})]))
    with pytest.raises(ValueError, match="in one go"):
        work_at(asked(Asker(matter.game, "easy", None), matter.view, matter.legal, (1,))[0])
    quick = ThinkingRoom(3)
    thought = quick.think(fresh(matter))
    assert thought.done and thought.best == decided(matter)
    assert not quick.process_ids, "nobody was started for it"


# ---------------------------------------------------------------------- the same choice everywhere


@pytest.mark.parametrize("helpers", [0, 1, 2, 4])
def test_the_number_of_helpers_changes_no_choice(helpers: int, opened: Callable[[int], ThinkingRoom]) -> None:
    thinking = opened(helpers)
    assert len(thinking.process_ids) == helpers
    for level in ("medium", "hard"):
        for matter in matters(level):
            assert finish(thinking.think(fresh(matter))) == decided(matter), (matter.game, level)


def test_findings_may_come_in_any_order() -> None:
    """They are summed up in the order of the parts; one that comes too late is not waited for."""
    matter = next(matters("hard", [("grapple", 2, {})]))
    thoughts = []
    for order in permutations(range(4)):
        nobody = Nobody()
        thought = Thought(nobody, fresh(matter))
        questions = dict(thought.next_question() for _ in order)
        for number in order:
            if not thought.done:
                thought.learn(number, _found(questions[number]))
        assert thought.done and nobody.dismissed == [thought]
        thoughts.append(thought.best)
    assert set(thoughts) == {decided(matter)}


def _found(question: bytes) -> Finding:
    work = work_at(question)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Finding = done.value
            return found


class Nobody:
    """A room with nobody in it."""

    def __init__(self) -> None:
        self.dismissed: list[Task] = []

    def help(self, task: Task) -> bool:
        return False

    def dismiss(self, task: Task) -> None:
        self.dismissed.append(task)


def test_a_search_is_settled_once_the_parts_to_come_can_change_nothing() -> None:
    bot = SearchBot(rules_of("fairies"), skill_of("fairies"), Budget(400, 2, parts=4))
    first = Finding((Tally(0, 100, 60.0), Tally(3, 0, 0.0)))
    assert not bot.enough([first], 4)
    assert not bot.enough([first, first], 4), "the two others might still bring it level"
    assert bot.enough([first, first, first], 4)
    assert bot.enough([Finding(choice=2)], 4)
    assert bot.best([first, Finding((Tally(3, 101, 10.0),))]) == 3
    assert bot.best([first, Finding((Tally(3, 100, 61.0),))]) == 3, "of those tried as often, the better one"


def test_what_else_was_weighed_is_ranked() -> None:
    bot = SearchBot(rules_of("fairies"), skill_of("fairies"), Budget(400, 2, parts=4))
    rules = rules_of("fairies")
    legal = rules.legal_actions(rules.new_game(setup("fairies", 2), 3), 0)[:3]
    findings = [Finding((Tally(0, 60, 30.0), Tally(1, 10, 8.0))), Finding((Tally(2, 10, 7.0), Tally(0, 20, 10.0)))]
    ranking = bot.ranking(legal, findings)
    assert [legal.index(one.action) for one in ranking] == [0, 1, 2], (
        "the choice, then the better of those tried as often"
    )
    assert [(one.share, one.worth) for one in ranking] == [(0.8, 0.5), (0.1, 0.8), (0.1, 0.7)]
    assert bot.ranking(legal, [*findings, Finding(choice=2)])[0].action == legal[2], "what a part knows stands first"
    assert bot.ranking(legal, [Finding(choice=1)]) == (), "nothing was weighed"


def test_the_program_thinks_in_small_slices() -> None:
    """Every breath of a part is a place to stop; a slice of none does nothing but begin."""
    matter = next(matters("hard", [("koncita", 4, {})]))
    thought = ThinkingRoom().think(fresh(matter))
    rounds = 0
    while not thought.done:
        thought.go_on(islice(repeat(None), 1))
        rounds += 1
    assert rounds > 100
    assert thought.best == decided(matter)


def test_a_survey_is_done_once_all_is_answered_and_begins_again_with_another_question() -> None:
    """Whoever asks may take the answers out as they come."""
    matter = next(matters("medium", [("fairies", 3, {})]))
    questions = asked(Asker(matter.game, matter.level, None), matter.view, matter.legal, (1, 2, 3))
    room = Nobody()
    survey = Survey(room)
    assert survey.done
    numbers = [survey.ask(lambda one=one: one) for one in questions[:2]]
    taken: dict[int, Finding] = {}
    while not survey.done:
        survey.go_on(repeat(None, 4))
        taken |= {number: survey.found.pop(number) for number in list(survey.found)}
    assert sorted(taken) == numbers and taken[0] == _found(questions[0])
    survey.ask(lambda: questions[2])
    assert not survey.done and survey.has_unbegun
    survey.drop()
    assert survey.done and not survey.has_unbegun and room.dismissed == [survey]
