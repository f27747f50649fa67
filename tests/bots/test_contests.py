"""The ladder's contests: what was played is kept and gone on with, and results of bots that have changed do not count."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bench import contests, seeing
from bench.bots import report, steps_of
from bench.contests import Step, go_on, more_played
from bench.kept import Book, Contest, Kept
from bench.prints import _careless, _forgotten, _of_level, fingerprint
from goblins.bots import simple
from goblins.bots.crew import Crew
from goblins.bots.levels import PARTS
from goblins.core.chance import chance
from goblins.core.skill import Lapses
from goblins.games.fairies.skill import FairiesSkill
from goblins.games.irene.skill.memory import MEAN_ROUNDS
from goblins.games.pact.skill.skill import LAPSES
from goblins.games.registry import rules_of, slugs
from tests.support.builders import setup

STEP = Step("fairies", 2, {}, "easy", "random")
CREW = Crew()


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path / "kept" / "ladder.jsonl")


@pytest.fixture(autouse=True)
def _fresh() -> Any:
    """Fingerprints are worked out anew where a test changes bots."""
    worked_out = _of_level, _forgotten, _careless
    for one in worked_out:
        one.cache_clear()
    yield
    for one in worked_out:
        one.cache_clear()


def played_on(book: Book, games: int, **more: Any) -> Kept:
    list(go_on([STEP], book, games=games, seed=1, crew=CREW, **more))
    return book.found(STEP.contest(1))


def test_going_on_later_comes_to_the_same_and_no_deal_is_played_twice(
    book: Book, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: list[tuple[int, int]] = []

    def watched(deal: contests.Deal) -> contests.End:
        dealt.append((deal.seed, deal.first))
        return real(deal)

    real = contests.played
    monkeypatch.setattr(contests, "played", watched)
    assert played_on(book, 4).games == 4
    later = played_on(book, 10)
    assert later.games == 10 and later.deals == 5 and len(dealt) == len(set(dealt)) == 10
    assert played_on(book, 10) == later and len(dealt) == 10, "nothing was left to play"
    at_once = Book(tmp_path / "other.jsonl")
    assert played_on(at_once, 10) == later


def test_time_that_is_over_stops_it_and_what_was_played_is_there(book: Book) -> None:
    clock = count(0.0, 30.0)  # every look at the clock takes half a minute
    kept = played_on(book, 400, until=60.0, clock=lambda: next(clock))
    assert kept.games == 2, "a deal was begun in time, and kept"


def test_where_the_least_was_played_is_gone_on_first(book: Book) -> None:
    other = Step("fairies", 2, {"reverse": True}, "easy", "random")
    played_on(book, 8)
    order = [step for step, _ in go_on([STEP, other], book, games=8, seed=1, crew=CREW)]
    assert order and {step.table for step in order} == {"fairies 2 reverse"}


def test_results_of_bots_that_have_changed_stay_in_the_file_and_out_of_the_count(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played_on(book, 6)
    monkeypatch.setattr(simple.EasyBot, "_best", lambda self, view, actions, rng: actions[0])
    _of_level.cache_clear()
    assert book.found(STEP.contest(1)).games == 0
    told = list(report([STEP], book, 1))
    assert "not played yet" in told[0] and "6 games of 1 contests" in told[-1]
    after = played_on(book, 2)
    assert book.read() == sorted([before, after], key=lambda kept: kept.contest.fingerprint)


@pytest.mark.parametrize(
    ("owner", "name", "value"),
    [
        (FairiesSkill, "patience", lambda self, level: 7),
        (FairiesSkill, "iterations", lambda self, level: 20),
        (FairiesSkill, "evaluate", lambda self, state, seat: 0.5),
    ],
)
def test_a_fingerprint_changes_with_budgets_and_judgement(
    owner: Any, name: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint("fairies", 2, {}, ("medium", "easy"))
    assert before == fingerprint("fairies", 2, {}, ("medium", "easy"))
    monkeypatch.setattr(owner, name, value)
    _of_level.cache_clear()
    assert fingerprint("fairies", 2, {}, ("medium", "easy")) != before


def test_a_fingerprint_is_of_a_table_and_of_those_who_play_there() -> None:
    prints = [
        fingerprint("fairies", 2, options, levels)
        for options in ({}, {"reverse": True})
        for levels in (("medium", "easy"), ("easy", "random"), ("medium",))
    ]
    assert len(set(prints)) == len(prints)


def test_a_fingerprint_changes_with_what_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("irene", 2, {}, ("easy",))
    monkeypatch.setitem(MEAN_ROUNDS, "easy", MEAN_ROUNDS["easy"] * 0.9)
    _forgotten.cache_clear()
    assert fingerprint("irene", 2, {}, ("easy",)) != before


def test_a_fingerprint_changes_with_how_often_a_level_does_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("pact", 2, {}, ("medium",))
    monkeypatch.setitem(LAPSES, "medium", Lapses(LAPSES["medium"].times, LAPSES["medium"].of + 1))
    _careless.cache_clear()
    assert fingerprint("pact", 2, {}, ("medium",)) != before


def test_words_change_no_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("fairies", 2, {}, ("easy",))
    monkeypatch.setattr(FairiesSkill, "reason", lambda self, view, action: simple.ANY)
    _of_level.cache_clear()
    assert fingerprint("fairies", 2, {}, ("easy",)) == before


def test_what_is_kept_comes_back_as_it_was(book: Book) -> None:
    one = Kept(Contest("pact 2", "hard", "medium", 1, "abc")).more(3, 6, 3 + 1 / 3, 1, 12.0)
    other = Kept(Contest("pact 2", "hard", "medium", 2, "abc")).more(1, 2, 0.0, 0)
    book.keep(other)
    book.keep(one)
    book.keep(one.more(1, 2, 2.0, 0))
    assert [kept.games for kept in book.read()] == [8, 2]
    assert book.found(one.contest).points == pytest.approx(5 + 1 / 3, abs=1e-5)


def test_who_plays_alone_wins_or_does_not_and_is_told_apart(book: Book) -> None:
    alone = next(step for step in steps_of(["easy"], ["irene1"]))
    assert alone.lower == "" and alone.each == 1
    kept = more_played(alone, Kept(alone.contest(1)), 3, CREW)
    assert kept.games == kept.deals == 3 and 0 <= kept.points <= 3
    book.keep(kept)
    assert "alone" in next(report([alone], book, 1))


def test_every_step_has_a_table_and_tables_can_be_named() -> None:
    assert {step.game for step in steps_of(["hard"], [])} == set(slugs())
    assert {step.table for step in steps_of(["hard"], ["fairies2"])} == {"fairies 2", "fairies 2 reverse"}
    assert {step.table for step in steps_of(["master"], ["pact3expert"])} == {"pact 3 expert"}
    assert {(step.upper, step.lower) for step in steps_of(["seeing"], ["pact2"])} == {("seeing", "hard")}


@pytest.mark.parametrize("game", ["grapple", "irene", "koncita", "pact"])
def test_whoever_sees_everything_imagines_the_true_world(game: str) -> None:
    rules = rules_of(game)
    state = rules.new_game(setup(game, 2), 3)
    world = seeing.TrueWorld(rules)
    world.state = state
    seat = rules.to_act(state)[0]
    view = rules.view(state, seat)
    assert world.imagine(view, chance(1, 1)) is state
    assert any(rules.imagine(view, chance(number, 1)) != state for number in range(5)), "others have to guess"
    assert world.legal_actions(state, seat) == rules.legal_actions(state, seat)


def test_whoever_sees_everything_plays_a_game_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "_level", lambda player: "easy")
    monkeypatch.setitem(PARTS, "master", 1)
    monkeypatch.setattr(FairiesSkill, "iterations", lambda self, level: 8)
    step = Step("fairies", 2, {}, seeing.NAME, "easy")
    kept = more_played(step, Kept(Contest(step.table, step.upper, step.lower, 1, "")), 1, CREW)
    assert kept.games == 2 and 0 <= kept.points <= 2
