"""Other data than the printed: every number of the files is refused with a reason or reaches rules, bots, book and table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from goblins.bots.bot import willing
from goblins.content.box import Box
from goblins.content.loader import BadContent, read_yaml
from goblins.content.rulebook import rulebook
from goblins.core.chance import pick
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.pact.content import NUMERALS
from goblins.games.pact.rules import PactRules
from goblins.games.pact.scoring import open_glory, sticks_of
from goblins.games.pact.skill import PactSkill
from goblins.games.registry import rulebook_of
from tests.support.boxes import box_where, edited, other_numbers
from tests.support.pact.houses import a_wild_house
from tests.support.pact.lines import RULES

#: What stands in the files but is only for the eye: how many faces a kind has.
LOOKS = "looks"
LONGEST = 4000
READ_ONCE = cache(read_yaml)


@pytest.fixture(autouse=True)
def _shipped_files_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goblins.content.box.read_yaml", READ_ONCE)


def book(box: Box) -> str:
    """All the rulebook says."""
    told = rulebook_of("pact", box.house)
    return "\n".join(clause.text for chapter in told.chapters for clause in chapter.clauses)


def a_setup(seats: int, mode: str = "") -> Setup:
    """A set-up for so many bots."""
    options: dict[str, Any] = {"mode": mode} if mode else {}
    return checked(RULES.info, Setup("pact", make_seats(["random"] * seats), options))


def played_out(rules: PactRules, seats: int, mode: str = "", seed: int = 1) -> Any:
    """The last state of a game at random; every twentieth state on the way must be sound."""
    rng = random.Random(seed)
    state = rules.new_game(a_setup(seats, mode), seed)
    for step in range(LONGEST):
        if step % 20 == 0:
            assert rules.audit(state) == ()
        if not rules.to_act(state):
            break
        legal = willing(rules.legal_actions(state, rules.to_act(state)[0]))
        state = rules.apply(state, pick(rng, legal)).state
    outcome = rules.outcome(state)
    assert outcome is not None and rules.audit(state) == ()
    assert all(score.total == sum(line.amount for line in score.lines if line.counts) for score in outcome.scores)
    return state


def boxes(by: int) -> Iterator[tuple[str, Box]]:
    """For every number of the files where it stands, and a box in which it is another."""
    yield from other_numbers("pact", by)


@pytest.mark.parametrize("by", [1, -1])
def test_every_number_reaches_rules_and_book_or_is_refused_with_a_reason(by: int) -> None:
    reached = 0
    for where, box in boxes(by):
        file, _, key = where.partition(": ")
        try:
            rules = PactRules(box)
        except BadContent as refused:
            said = str(refused)
            assert file in said or "numbers.yaml" in said, f"{where}: {said}"
            assert any(part in said for part in key.split(".") if not part.isdigit()), f"{where}: {said}"
            continue
        reached += 1
        assert rules.content != RULES.content, where
        if not key.endswith(LOOKS):
            assert rules.numbers != RULES.numbers, f"{where}: the rulebook does not tell"
    assert reached > 90


@pytest.mark.parametrize("name", sorted(RULES.numbers))
def test_the_rulebook_tells_every_number_that_the_rules_give_it(name: str) -> None:
    clauses = [clause.text for chapter in rulebook("pact").chapters for clause in chapter.clauses]
    assert any(f"{{{name}}}" in text or f"{{{name}:" in text for text in clauses)


def test_with_one_number_changed_the_game_is_still_played_to_its_end() -> None:
    tables = [(1, ""), (2, ""), (3, "beginner"), (4, "expert"), (5, "expert")]
    played = 0
    for number, (_, box) in enumerate(boxes(1)):
        if number % 5:
            continue
        try:
            rules = PactRules(box)
        except BadContent:
            continue
        played_out(rules, *tables[number // 5 % len(tables)])
        played += 1
    assert played > 20


TABLES = [(1, ""), (2, ""), (3, "beginner"), (4, "beginner"), (5, "beginner"), (3, "expert"), (5, "expert")]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_house_where_everything_is_otherwise_is_played_to_its_end(seats: int, mode: str) -> None:
    box = a_wild_house()
    rules = PactRules(box)
    opening = rules.new_game(a_setup(seats, mode), 3)
    assert [len(hand) for hand in opening.secret.hands] == [4] * seats
    assert len(opening.public.row) == len(opening.public.open_tasks) == 6
    assert len(opening.secret.task_deck) == 50 - rules.content.numbers.removed[seats] - 6
    assert all(len(display) == 3 for display in opening.public.displays[seats:])
    for seed in (3, 4):
        played_out(rules, seats, mode, seed)


@pytest.mark.parametrize(("seats", "mode", "level"), [(1, "", "easy"), (2, "", "medium"), (3, "expert", "hard")])
def test_bots_think_with_the_numbers_of_their_house(seats: int, mode: str, level: str) -> None:
    box = a_wild_house()
    rules, skill = PactRules(box), PactSkill(PactRules(box))
    state = rules.new_game(a_setup(seats, mode), 5)
    for _ in range(60):
        seat = rules.to_act(state)[0]
        legal = willing(rules.legal_actions(state, seat))
        action = max(skill.consider(state, legal), key=lambda one, at=state: skill.inclination(at, one))
        assert skill.reason(rules.view(state, seat), action) and 0.0 <= skill.evaluate(state, seat) <= 1.0
        state = rules.apply(state, action).state
        assert level and rules.audit(state) == ()


# What single numbers do


@pytest.mark.rule("P-01", "P-02")
def test_another_goblin_and_a_task_more() -> None:
    def one_more(data: Any) -> None:
        needs = {"season": "spring", "colour": "R", "needs": "4R2G1W", "dynamite": 4, "name": "Hornets"}
        data["tasks"].append(needs)

    rules = PactRules(edited("pact", "tasks", one_more))
    assert len(rules.content.tasks) == 31 and rules.content.tasks[30].needs == (1, 0, 0, 2, 0, 4)
    assert "There are 31 Task cards: 13 for spring" in book(edited("pact", "tasks", one_more))
    assert "Hornets needs 4 warriors, 2 scientists and 1 shaman, 4 sticks." in book(edited("pact", "tasks", one_more))
    more = box_where("pact", "clans", "copies: 13", "copies: 14")
    assert len(PactRules(more).content.pack) == 79
    assert "There are 79 goblin cards, 14 shamans, 13 builders" in book(more)


@pytest.mark.rule("P-21", "P-23")
def test_how_many_are_recruited_and_played() -> None:
    rules = PactRules(box_where("pact", "numbers", "recruits: 2", "recruits: 3"))
    state = rules.new_game(a_setup(3, "beginner"), 1)
    phases = []
    while not phases or phases[-1] != "tasks":
        legal = rules.legal_actions(state, state.public.active)
        wanted = [one for one in legal if type(one).__name__ in ("Reveal", "Take")]
        state = rules.apply(state, wanted[0]).state
        phases.append(state.public.phase)
    assert phases == ["reveal", "reveal", "turn", "recruit", "recruit", "tasks"]
    assert "take three goblins into your hand" in book(box_where("pact", "numbers", "recruits: 2", "recruits: 3"))
    assert "put one or two goblins from your hand" in book(box_where("pact", "numbers", "plays: 3", "plays: 2"))


@pytest.mark.rule("P-42", "P-56")
def test_what_things_are_worth() -> None:
    box = box_where("pact", "numbers", "{alone: 2, pact: 1, figure: 1}", "{alone: 5, pact: 3, figure: 7}")
    rules, state = PactRules(box), played_out(RULES, 3, "expert", 2)
    public = state.public
    for clan in range(3):
        tasks = len(public.pacts[clan]) + len(public.pacts[clan - 1])
        prize = len(public.prize) * (public.prize_winner == clan)
        before, after = open_glory(public, RULES.content, clan), open_glory(public, rules.content, clan)
        gained = 2 * tasks + 3 * (len(public.alone[clan]) + prize) + 6 * len(public.figures[clan])
        assert after - before == gained
        assert sticks_of(public, RULES.content, clan) == sticks_of(public, rules.content, clan)
    assert any(public.pacts) and "3 for every Task on each of your two Pact cards, and 5 for every Task" in book(box)


@pytest.mark.rule("P-57")
def test_a_command_says_and_gives_what_the_file_has() -> None:
    box = box_where("pact", "commands", "{from: 2, glory: 2}, {from: 3, glory: 4}", "{from: 4, glory: 9}")
    loner = PactRules(box).content.commands[NUMERALS.index("VI")]
    assert [loner.worth(count) for count in (0, 3, 4, 5)] == [-1, -1, 9, 9]
    assert "VI, Lone clan: at least four Tasks done alone, +9; otherwise −1." in book(box)
    space = box_where("pact", "clans", "{sticks: 3, glory: 1}", "{sticks: 8, glory: 1}")
    assert "your Marker is at or past 8 sticks and 1 Glory, +1" in book(space)
    alike = box_where("pact", "clans", "{sticks: 3, glory: 1}", "{sticks: 2, glory: 0}")
    assert "your Marker is at or past 2 sticks and 0 Glory (space 4), +1" in book(alike)


@pytest.mark.rule("P-58")
def test_the_example_of_the_rulebook_is_counted_anew() -> None:
    box = box_where("pact", "numbers", "alone: 2, pact: 1", "alone: 4, pact: 2")
    assert "3: 14 Glory. One Task done alone: 4." in book(box) and "That makes 26 Glory." in book(box)
