"""A match that is looked through: the same numbers whoever works at it, kept and gone on with, and true where it can be known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from goblins.bots.fairies.solver import Search
from goblins.bots.outlook import LOST, chances, played_on
from goblins.bots.thinking import ThinkingRoom
from goblins.core.chance import chance
from goblins.core.match import Match
from goblins.games.fairies.actions import Add
from goblins.games.fairies.rules import FairiesRules
from goblins.games.registry import rules_for, skill_of, slugs
from goblins.study import analyst as analyst_module
from goblins.study.analysis import (
    Account,
    Analysis,
    Judged,
    Place,
    Weighed,
    accounts,
    against_par,
    is_chancy,
    kept_analysis,
    places_of,
)
from goblins.study.analyst import Analyst, bots_choice
from goblins.study.moments import Stretch, moments_of
from tests.support.builders import setup
from tests.support.library_tools import new_match, play_on


@pytest.fixture(autouse=True)
def _quick_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst_module, "BOT", "medium")


def a_breath() -> Iterable[None]:
    return [None] * 3


def looked_through(
    match: Match, room: ThinkingRoom | None = None, kept: Analysis | None = None, tries: int = 2
) -> Analysis:
    analyst = Analyst(match, room or ThinkingRoom(), kept, tries=tries)
    while not analyst.done:
        analyst.go_on(lambda: [None] * 200)
    assert analyst.share == 1
    return analyst.analysis()


def ended(game: str, seats: list[str], steps: int, seed: int = 5) -> Match:
    """A match that is cut short: as if it had been won by the first seat."""
    chosen = setup(game, seats)
    return play_on(Match(rules_for(chosen), chosen, seed), steps)


def finished_company() -> Match:
    """A whole match of the quickest game."""
    match = Match(rules_for(setup("fairies", ["human", "easy"])), setup("fairies", ["human", "easy"]), 3)
    rng = chance(9)
    skill = skill_of("fairies", None)
    while match.to_act:
        legal = match.rules.legal_actions(match.state, match.to_act[0])
        match.play(skill.rollout(match.state, legal[:-1] or legal, rng))
    return match


# ---------------------------------------------------------------------- chances


@pytest.mark.parametrize("game", slugs())
def test_chances_of_all_seats_are_one_whole(game: str) -> None:
    match = ended(game, ["human", "easy", "easy"], 6)
    skill = skill_of(game, None)
    end = played_on(match.rules, skill, match.state, chance(1))
    found = chances(match.rules, skill, end, 3)
    assert sum(found) == pytest.approx(1) and all(0 < one < 1 for one in found)


def test_who_is_out_has_no_chance() -> None:
    match = ended("koncita", ["human", "easy", "easy"], 9)
    public = match.state.public
    out = msgspec.structs.replace(public, breaches=(2, *public.breaches[1:]))
    found = chances(match.rules, skill_of("koncita", None), msgspec.structs.replace(match.state, public=out), 3)
    assert found[0] == 0.0 and sum(found) == pytest.approx(1)


def test_two_seats_are_judged_as_each_is_alone() -> None:
    match = ended("grapple", ["human", "easy"], 9)
    skill = skill_of("grapple", None)
    found, judged = chances(match.rules, skill, match.state, 2), skill.evaluate(match.state, 0)
    assert found[0] == pytest.approx(judged, abs=0.03)


def test_the_end_is_certain() -> None:
    match = finished_company()
    outcome = match.outcome
    assert outcome is not None
    found = chances(match.rules, skill_of("fairies", None), match.state, 2)
    assert found == [float(seat in outcome.winners) for seat in range(2)]


# ---------------------------------------------------------------------- a whole match


def test_the_same_match_gives_the_same_numbers_however_it_is_worked_at() -> None:
    match = finished_company()
    at_once = looked_through(match)
    analyst = Analyst(match, ThinkingRoom(), tries=2)
    while not analyst.done:
        analyst.go_on(a_breath)
    assert analyst.analysis() == at_once
    assert [place.ply for place in at_once.places] == list(places_of(match))
    assert all(sum(place.chances) == pytest.approx(1) for place in at_once.places)


def test_what_was_found_is_kept_and_gone_on_with() -> None:
    match = finished_company()
    whole = looked_through(match)
    analyst = Analyst(match, ThinkingRoom(), tries=2)
    while not any(not place.glance for place in analyst.analysis().places[1:-1]):
        analyst.go_on(a_breath)
    part = analyst.analysis()
    analyst.drop()
    assert not part.whole and whole.whole
    kept = kept_analysis(match, msgspec.json.decode(msgspec.json.encode(part)))
    assert kept == part
    assert looked_through(match, kept=kept) == whole


def test_an_analysis_of_something_else_is_not_shown() -> None:
    match = finished_company()
    whole = looked_through(match)
    for other in (
        msgspec.structs.replace(whole, edition=0),
        msgspec.structs.replace(whole, rules_version=-1),
        msgspec.structs.replace(whole, steps=whole.steps - 1),
    ):
        assert kept_analysis(match, msgspec.to_builtins(other)) is None
    assert kept_analysis(match, {"edition": "?"}) is None
    assert kept_analysis(match, None) is None


def test_several_helpers_find_the_same_as_none() -> None:
    match = finished_company()
    room = ThinkingRoom(2)
    try:
        analyst = Analyst(match, room, tries=2)
        while not analyst.done:
            analyst.go_on(a_breath)
        assert analyst.analysis() == looked_through(match)
    finally:
        room.close()


def test_while_a_match_goes_on_nothing_is_asked_but_what_the_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ended("grapple", ["human", "easy"], 14)
    asked, usual = [], analyst_module.outlook_of

    def listening(game: str, house: Any, seats: int, views: Any, actions: Any, **more: int) -> bytes:
        asked.extend([view.seat for view in views] + [action.seat for action in actions if action])
        return usual(game, house, seats, views, actions, **more)

    monkeypatch.setattr(analyst_module, "outlook_of", listening)
    with pytest.raises(AssertionError, match="hidden"):
        Analyst(match, ThinkingRoom())
    analyst = Analyst(match, ThinkingRoom(), tries=2, seat=1)
    while not analyst.done:
        analyst.go_on(lambda: [None] * 200)
    assert set(asked) == {1} and len(analyst.analysis().places) == len(places_of(match))


# ---------------------------------------------------------------------- a solved solitaire


def lengthened(match: Match) -> Match:
    """A solitaire that is won although its first card was not the solver's."""
    rules = match.rules
    assert isinstance(rules, FairiesRules)
    par = Search(match.state, rules.content).finish().par
    assert par is not None
    for action in rules.legal_actions(match.state, 0):
        after = rules.apply(match.state, action).state
        proof = Search(after, rules.content).finish() if not after.public.ending else None
        if proof and proof.par and proof.par >= par:
            match.play(action)
            for face in proof.solution:
                match.play(Add(0, face))
            return match
    raise AssertionError("every card is the best")


def test_a_solitaire_agrees_with_its_solver() -> None:
    match = lengthened(new_match())
    assert isinstance(match.rules, FairiesRules)
    found = looked_through(match)
    for place in found.places[:-1]:
        proof = Search(match.state_at(place.ply), match.rules.content).finish()
        assert place.left == (LOST if proof.par is None else proof.par)
        assert place.chances == (float(proof.winnable),)
    short = against_par(match, found)
    assert short[0] == 1 and short[1] == short[match.cursor] == found.places[0].left / match.cursor < 1  # type: ignore[operator]
    first = found.decisions[0]
    assert first.worth > first.better and bots_choice(match, first) != match.steps[0].action
    assert accounts(match, found) == (Account(0.0, 0.0, 0.0),)
    turns = [Stretch(0, ply, ply + 1) for ply in range(match.cursor)]
    assert moments_of(match, found, turns)[0].decision == first


# ---------------------------------------------------------------------- luck


def test_what_one_plays_from_the_own_hand_is_no_luck_but_what_is_drawn_is() -> None:
    match = ended("koncita", ["human", "easy"], 40)
    chancy = {type(match.steps[ply].action).__name__ for ply in range(match.cursor) if is_chancy(match, ply)}
    shown = {type(step.action).__name__ for step in match.steps if step.reveals}
    assert chancy and chancy < shown


def test_luck_and_decisions_are_added_up_for_every_seat() -> None:
    match = finished_company()
    found = Analysis(
        1,
        1,
        match.cursor,
        places=(Place(0, (0.6, 0.4)),),
        weighed=(Weighed(0, 0, 0.05), Weighed(1, 1, -0.1, (0.2, -0.2)), Weighed(2, 0, -0.02)),
    )
    mine, theirs = accounts(match, found)
    assert mine.luck == pytest.approx(0.3) and mine.decisions == pytest.approx(0.03)
    assert theirs.luck == pytest.approx(-0.3) and theirs.decisions == pytest.approx(-0.1)
    assert accounts(match, Analysis(1, 1, match.cursor)) == ()


def test_nobody_gains_or_loses_more_than_a_whole_chance() -> None:
    match = finished_company()
    swings = (Weighed(1, 1, -0.1, (1.5, -1.5)), Weighed(2, 0, -0.75))
    mine, theirs = accounts(match, Analysis(1, 1, match.cursor, places=(Place(0, (0.5, 0.5)),), weighed=swings))
    assert (mine.luck, theirs.luck) == pytest.approx((1.0, -1.0))
    assert mine.decisions == pytest.approx(-0.5), "what is more keeps its relation to what is less"


# ---------------------------------------------------------------------- moments


def some_analysis(decisions: Iterable[Judged], chance_of_first: Callable[[int], float]) -> Analysis:
    places = tuple(Place(ply, (chance_of_first(ply), 1 - chance_of_first(ply))) for ply in range(9))
    return Analysis(1, 1, 8, places, tuple(decisions))


def test_moments_are_the_largest_one_of_each_turn_in_order() -> None:
    match = finished_company()
    turns = [Stretch(ply % 2, ply, ply + 1) for ply in range(8)]
    curve = {0: 0.5, 1: 0.5, 2: 0.2, 3: 0.2, 4: 0.6, 5: 0.6, 6: 0.6, 7: 0.61, 8: 1.0}
    found = some_analysis([Judged(0, 0, {}, 0.4, 0.46, 0.02), Judged(2, 0, {}, 0.3, 0.35, 0.2)], lambda ply: curve[ply])
    moments = moments_of(match, found, turns)
    assert [moment.ply for moment in moments] == [0, 3, 7]
    assert [moment.kind for moment in moments] == ["missed", "turned", "turned"]


def test_no_moment_is_told_twice_though_no_turn_has_begun() -> None:
    found = some_analysis([Judged(0, 0, {}, 0.2, 0.66, 0.02)], lambda ply: 0.5)
    assert [moment.ply for moment in moments_of(finished_company(), found, [Stretch(0, 1, 2)])] == [0]


def test_what_may_be_chance_is_no_moment() -> None:
    found = some_analysis([Judged(0, 0, {}, 0.4, 0.46, 0.1)], lambda ply: 0.5)
    assert moments_of(finished_company(), found, [Stretch(0, 0, 1)]) == ()


def test_what_a_bot_did_for_somebody_is_not_judged_as_theirs() -> None:
    match = play_on(new_match("human", "easy"), 2)
    match.leave(0)
    while not match.outcome:
        play_on(match, 50)
    assert {one.ply for one in looked_through(match).decisions} <= {0, 1}
