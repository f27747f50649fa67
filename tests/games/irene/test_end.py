"""Passing, how a game of Irene ends, who wins it, and matches (I-28, I-30 … I-32)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.core.contract import Outcome
from goblins.games.irene.actions import Choose
from goblins.games.irene.events import (
    Arrived,
    Ended,
    GameDealt,
    GameEnded,
    Passed,
)
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.state import FREE, NOBODY, SUPPLY, TURNED, MazeState
from tests.support.boxes import edited
from tests.support.irene import builders
from tests.support.irene.builders import (
    RULES,
    after,
    changed,
    choices,
    new_game,
    outcome_of,
    path,
    play,
    position,
    to_act,
    verbs,
    wander,
)

CROSS = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "lamp-pick", "w1": "goblin"}


def points(outcome: Outcome, seat: int) -> int:
    """What a seat reached; nothing if it has no score."""
    score = outcome.score(seat)
    return 0 if score is None else score.total


# Passing

#: A box in which no path goes on from the pick: the shipped one always has a way on that can be turned up.
FEW = ("ring-rose", "ring-pick", "rose-lamp", "rose-grass", "lamp-ring", "lamp-pick", "lamp-grass")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> IreneRules:
    """The rules with that box; positions are built with it."""

    def edit(tiles: Any) -> None:
        ways = [name.split("-") for name in FEW]
        tiles["paths"] = [{"entry": entry, "exit": ends, "scrolls": []} for entry, ends in ways]
        tiles["goblins"] = 2

    rules = IreneRules(edited("irene", "tiles", edit))
    monkeypatch.setattr(builders, "RULES", rules)
    return rules


@pytest.mark.rule("I-28")
@pytest.mark.usefixtures("few")
def test_with_no_tile_to_choose_one_passes() -> None:
    """The turn goes on to the next who has one."""
    caves = {"n1": "lamp-pick", "e1": "rose-lamp!", "s1": "rose-bare!", "w1": "lamp-bare!"}
    state = position(caves, seats=3, paths={0: "pick:", 1: "rose:", 2: "ring:"}, active=2, rest="up")
    line = play(state, "choose n1")
    assert line.all(Passed) == [Passed(0)] and to_act(line.state) == (1,)
    assert choices(line.state, Choose) == {"e1", "s1"} and verbs(line.state) == {"Choose"}
    assert path(after(line.state, "choose e1", "choose w1"), 1) == "rose-lamp lamp-bare"


@pytest.mark.rule("I-28")
@pytest.mark.usefixtures("few")
def test_a_face_down_tile_is_always_a_choice() -> None:
    """One may not pass while there is something to turn up."""
    ways = {0: "pick:", 1: "rose:"}
    state = position({"n1": "goblin", "e1": "rose-lamp!"}, paths=ways, rest="up")
    assert choices(state, Choose) == {"n1"} and verbs(state) == {"Choose"}
    state = position({"e1": "rose-lamp!"}, mountain=["lamp-bare"], paths=ways, rest="up")
    assert choices(state, Choose) == {"mountain"}


@pytest.mark.rule("I-28")
@pytest.mark.usefixtures("few")
def test_if_everybody_inside_passes_all_are_trapped() -> None:
    state = position({"n1": "goblin"}, paths={0: "pick:", 1: "ring: ring-pick"}, rest="up")
    line = play(state, "choose n1")
    assert {event.seat for event in line.all(Passed)} == {0, 1}
    assert to_act(line.state) == () and line.state.public.ending == "trapped"


@pytest.mark.rule("I-28", "I-15")
def test_somebody_who_sets_out_later_breaks_the_row(few: IreneRules) -> None:
    """The Mountain is empty, so that they must; and they have a way on."""
    state = position({"n1": "goblin", "e1": "rose-bare!"}, seats=3, paths={0: "pick:", 1: "ring: ring-pick"}, rest="up")
    line = play(state, "choose n1")
    assert line.all(Passed) == [Passed(1)] and to_act(line.state) == (2,) and verbs(line.state) == {"Escape"}
    state = after(line.state, "escape", "palace rose", "choose e1", "home 3")
    assert few.outcome(state) is None and to_act(state) == (2,) and verbs(state) == {"SealHome"}


@pytest.mark.rule("I-28", "I-27")
def test_a_job_goes_on_while_the_others_pass(few: IreneRules) -> None:
    """Nobody is trapped before the last Home is sealed."""
    ways = {0: "lamp: lamp-bare", 1: "pick:", 2: "ring: ring-pick"}
    state = position({"e1": "rose-lamp!"}, seats=3, paths=ways, arrived=[0], turned=[3, 5], rest="up")
    for number in (9, 11):
        line = play(state, f"seal {number}")
        assert line.all(Passed) == [Passed(1), Passed(2)] and to_act(line.state) == (0,)
        state = line.state
    assert few.outcome(after(state, "seal 14")) is not None


@pytest.mark.rule("I-28")
@pytest.mark.usefixtures("few")
def test_a_path_whose_end_has_no_continuation_ends_the_turn() -> None:
    state = position({"n1": "ring-pick!", "e1": "lamp-ring!"}, paths={0: "ring:", 1: "lamp:"}, rest="up")
    state = after(state, "choose n1")
    assert to_act(state) == (1,) and path(state, 0) == "ring-pick" and "e1" in choices(state, Choose)


@pytest.mark.rule("I-28", "I-26")
@pytest.mark.usefixtures("few")
def test_a_shout_may_leave_nothing_to_choose() -> None:
    """The last face-down tile was turned up, and it does not fit."""
    state = position({"n1": "lamp-pick"}, paths={0: "pick:", 1: "lamp:"}, rest="up")
    line = play(state, "1: shout", "turn n1")
    assert path(line.state, 0) == "" and to_act(line.state) == (1,) and "n1" in choices(line.state, Choose)


@pytest.mark.rule("I-22", "I-28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_walled_in_by_a_tile_on_the_mountain(seats: int) -> None:
    """Random games end with somebody home, or with no Home left."""
    for seed in range(40):
        *_, last = wander(new_game(seats, seed), seed, steps=2000, shouts=0.0)
        assert last.public.ending in ("all_home", "sealed"), seed


# The ends


@pytest.mark.rule("I-30")
def test_it_ends_when_everybody_is_home() -> None:
    """Homes may be left."""
    state = position({"n1": "ring-bare"}, paths={0: "ring:", 1: "rose: rose-lamp lamp-bare"}, arrived=[1])
    line = play(state, "choose n1")
    assert RULES.outcome(line.state) is None and to_act(line.state) == (0,)
    line = play(line.state, "home 11")
    assert (
        len(line.all(Arrived)) == 1 and line.all(Ended) == [Ended("all_home")] and line.state.public.arrived == (1, 0)
    )
    outcome = outcome_of(line.state)
    assert outcome.reason == "all_home" and outcome.rule in ("I-30", "I-31")


@pytest.mark.rule("I-30")
def test_with_one_still_inside_it_goes_on() -> None:
    ways = {0: "ring:", 1: "rose: rose-bare"}
    state = after(position({"n1": "ring-bare"}, seats=3, paths=ways, arrived=[1]), "choose n1", "home 5")
    assert RULES.outcome(state) is None and to_act(state) == (1,) and verbs(state) == {"SealHome"}


@pytest.mark.rule("I-27", "I-30")
def test_the_first_one_home_seals_the_last_home() -> None:
    """The others are trapped, even with a long path."""
    ways = {0: "ring: ring-bare", 1: "rose: rose-lamp lamp-pick pick-rose rose-pick"}
    state = position({"n1": "pick-bare!"}, paths=ways, arrived=[0], turned=[5, 7, 9, 11])
    line = play(state, "seal 14")
    assert line.all(Ended) == [Ended("sealed")] and line.state.public.homes == (0, *[TURNED] * 5)
    outcome = outcome_of(line.state)
    assert outcome.reason == "sealed" and outcome.winners == (0,) and outcome.ranking == ((0,), (1,))
    assert (points(outcome, 0), points(outcome, 1)) == (0, 0)
    assert [score.note for score in outcome.scores] == ["", "not home"], "why so long a path counts nothing is said"


@pytest.mark.rule("I-30")
def test_the_last_home_may_be_taken() -> None:
    """Whoever is still inside then is trapped."""
    ways = {0: "ring:", 1: "rose: rose-bare", 2: "pick: pick-lamp"}
    state = position({"n1": "ring-grass"}, seats=3, paths=ways, arrived=[1], turned=[5, 7, 9, 11])
    line = play(state, "choose n1", "home 14")
    assert line.all(Ended) == [Ended("sealed")] and line.state.public.homes[0] == 1 and line.state.public.homes[5] == 0
    outcome = outcome_of(line.state, 3)
    assert outcome.winners == (0,) and outcome.ranking == ((0,), (1,), (2,)) and points(outcome, 2) == 0


@pytest.mark.rule("I-27", "I-30")
def test_an_explorer_is_trapped_as_well() -> None:
    state = position(CROSS, seats=3, paths={0: "ring: ring-bare"}, arrived=[0], turned=[5, 7, 9, 11])
    outcome = outcome_of(after(state, "seal 14"), 3)
    assert outcome.winners == (0,) and outcome.ranking[0] == (0,)


@pytest.mark.rule("I-28", "I-30", "I-31")
@pytest.mark.usefixtures("few")
def test_nobody_escapes() -> None:
    """The goblins win."""
    line = play(position({"n1": "goblin"}, paths={0: "pick:", 1: "ring: ring-pick"}, rest="up"), "choose n1")
    assert line.all(Ended) == [Ended("trapped")] and line.state.public.arrived == ()
    outcome = outcome_of(line.state)
    assert outcome.reason == "trapped" and outcome.winners == () and outcome.headline
    assert (points(outcome, 0), points(outcome, 1)) == (0, 0)


# Scores


@pytest.mark.rule("I-31")
def test_scrolls_and_captured_breadcrumbs_count() -> None:
    """Anyone's; breadcrumbs in the Caves and in the supply don't."""
    ways = {0: "ring: ring-lamp lamp-ring", 1: "rose: rose-ring ring-bare"}
    crumbs = {
        "0 ring": "ring-lamp",
        "1 rose": "lamp-ring",
        "1 lamp": "lamp-ring",
        "0 pick": "n2",
        "1 ring": "rose-ring",
    }
    state = position({"n1": "ring-grass", "n2": "goblin"}, paths=ways, arrived=[1], crumbs=crumbs)
    outcome = outcome_of(after(state, "choose n1", "home 14"))
    assert points(outcome, 0) == (2 + 2 + 1) + 3 and points(outcome, 1) == (1 + 0) + 1
    assert outcome.winners == (0,) and outcome.ranking == ((0,), (1,))


@pytest.mark.rule("I-31")
@pytest.mark.parametrize("order", [[1, 2], [2, 1]])
def test_a_tie_is_broken_by_who_escaped_first(order: list[int]) -> None:
    ways = {0: "ring:", 1: "rose: rose-lamp lamp-grass", 2: "pick: pick-ring ring-grass"}
    state = position({"n1": "ring-bare"}, seats=3, paths=ways, arrived=order)
    outcome = outcome_of(after(state, "choose n1", "home 14"), 3)
    assert [points(outcome, seat) for seat in range(3)] == [0, 2, 2]
    assert outcome.winners == (order[0],) and outcome.ranking == ((order[0],), (order[1],), (0,))


@pytest.mark.rule("I-31")
def test_the_last_one_home_may_win() -> None:
    """Only points count before the order does."""
    ways = {0: "ring: ring-rose", 1: "pick: pick-bare", 2: "lamp: lamp-grass"}
    state = position({"n1": "rose-grass"}, seats=3, paths=ways, arrived=[1, 2])
    outcome = outcome_of(after(state, "choose n1", "home 14"), 3)
    assert outcome.winners == (0,) and outcome.ranking == ((0,), (2,), (1,))


@pytest.mark.rule("I-31")
def test_who_escapes_with_nothing_beats_who_is_trapped_with_much() -> None:
    ways = {0: "ring: ring-bare", 1: "rose: rose-pick pick-rose rose-ring ring-lamp"}
    state = position({}, paths=ways, arrived=[0], turned=[5, 7, 9, 11], crumbs={"0 ring": "rose-pick"})
    outcome = outcome_of(after(state, "seal 14"))
    assert outcome.winners == (0,) and points(outcome, 1) == 0


@pytest.mark.rule("I-41", "I-42")
def test_numbers_and_symbols_mean_nothing_in_the_plain_game() -> None:
    """Belong to the advanced rules."""
    state = position({}, paths={0: "ring: ring-bare"}, arrived=[0], turned=[5, 7, 9, 11])
    assert outcome_of(after(state, "seal 14")).winners == (0,)
    assert not RULES.view(state, 0).public.advanced and RULES.view(state, 0).bonus == -1


# Matches


def one_step_from_winning(**fields: object) -> MazeState:
    """Seat 0 is home; seat 1 is to go home with more points."""
    ways = {0: "rose: rose-bare", 1: "ring: ring-lamp"}
    return position({"n1": "lamp-bare"}, paths=ways, arrived=[0], active=1, match=True, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("I-32")
def test_a_single_game_is_over_after_one() -> None:
    """Is an option."""
    assert not new_game(2, 1).public.match_play and new_game(2, 1, match=True).public.match_play


@pytest.mark.rule("I-32")
def test_a_match_goes_on_after_the_first_win() -> None:
    """Everything is dealt anew, the wins stay."""
    line = play(one_step_from_winning(crumbs={"0 ring": "n1"}), "choose n1", "home 14")
    assert line.all(GameEnded) == [GameEnded("all_home", 1)] and line.all(Ended) == []
    assert RULES.outcome(line.state) is None and line.state.public.wins == (0, 1) and line.state.public.games == (1,)
    assert to_act(line.state) and verbs(line.state) == {"NextGame"}
    line = play(line.state, "next")
    state = line.state
    assert len(line.all(GameDealt)) == 1 and state.public.wins == (0, 1) and verbs(state) == {"Explore", "Escape"}
    assert (
        len(state.secret.mountain) == 21
        and len(state.secret.caves) == 4
        and state.public.arrived == ()
        and state.public.paths == ((), ())
    )
    assert (
        state.public.homes == (FREE,) * 6
        and state.public.palaces == (NOBODY,) * 4
        and state.secret.crumbs == ((SUPPLY,) * 4,) * 2
    )
    assert (
        state.secret.sights == ((), ())
        and state.public.starts == (-1, -1)
        and line.all(GameDealt)[0].first == state.public.active
    )


@pytest.mark.rule("I-32")
def test_the_first_to_win_twice_is_champion() -> None:
    line = play(one_step_from_winning(wins=(1, 1), games=(1, 0)), "choose n1", "home 14")
    assert len(line.all(Ended)) == 1 and line.state.public.wins == (1, 2) and line.state.public.games == (1, 0, 1)
    outcome = outcome_of(line.state)
    assert outcome.winners == (1,) and outcome.ranking == ((1,), (0,))


@pytest.mark.rule("I-04", "I-32")
def test_the_backs_of_the_palaces_are_dealt_anew_for_every_game() -> None:
    seen = set()
    for seed in range(12):
        state = after(changed(one_step_from_winning(wins=(0, 0), games=()), seed=seed), "choose n1", "home 14", "next")
        assert sorted(state.secret.backs) == [0, 1, 2, 3] and state.secret.looked == (0, 0)
        seen.add(state.secret.backs)
    assert len(seen) > 6


@pytest.mark.rule("I-32")
def test_a_win_each_is_not_enough() -> None:
    line = play(one_step_from_winning(wins=(1, 0), games=(0,)), "choose n1", "home 14")
    assert line.state.public.wins == (1, 1) and RULES.outcome(line.state) is None


@pytest.mark.rule("I-32", "I-31")
def test_a_game_that_nobody_wins_counts_for_the_goblins(few: IreneRules) -> None:
    ways = {0: "pick:", 1: "ring: ring-pick"}
    state = position({"n1": "goblin"}, paths=ways, rest="up", match=True, wins=(1, 1), games=(0, 1))
    state = after(state, "choose n1")
    assert state.public.wins == (1, 1) and state.public.games == (0, 1, NOBODY) and few.outcome(state) is None
    assert len(after(state, "next").secret.mountain) == len(FEW) + 2 - 4


@pytest.mark.rule("I-32")
@pytest.mark.usefixtures("few")
def test_the_goblins_can_be_champions() -> None:
    """With the second game that nobody wins; who won one besides is no champion."""
    ways = {0: "pick:", 1: "ring: ring-pick"}
    state = position({"n1": "goblin"}, paths=ways, rest="up", match=True, wins=(1, 0), games=(NOBODY, 0))
    line = play(state, "choose n1")
    assert line.state.public.games == (NOBODY, 0, NOBODY) and len(line.all(Ended)) == 1
    outcome = outcome_of(line.state)
    assert outcome.winners == () and outcome.rule == "I-32" and outcome.headline == "The goblins win"
    assert outcome.text == "the goblins have won two games"


@pytest.mark.rule("I-32", "I-42")
def test_the_goblins_can_be_champions_of_the_advanced_game() -> None:
    """There a tie, or too few points, is theirs."""
    ways = {0: "ring:", 1: "rose: rose-bare"}
    state = position(
        {"n1": "ring-bare"}, paths=ways, arrived=[1], turned=[14], advanced=True, match=True, games=(NOBODY,)
    )
    outcome = outcome_of(after(state, "choose n1", "home 11"))
    assert outcome.winners == () and outcome.rule == "I-32"


@pytest.mark.rule("I-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_soundly(seats: int) -> None:
    """Random games, half of them advanced."""
    for seed in range(8):
        state = new_game(seats, seed, advanced=bool(seed % 2))
        for state in wander(state, seed):  # noqa: B020 - each is the game's next state
            assert RULES.audit(state) == ()
        outcome = outcome_of(state, seats)
        trapped = set(range(seats)) - set(state.public.arrived)
        assert (outcome.reason == "all_home") == (not trapped)
        assert (outcome.reason == "sealed") == (bool(trapped) and FREE not in state.public.homes)
        assert not set(outcome.winners) & trapped
