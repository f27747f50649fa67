"""How Pact's bots judge: they think about nothing twice, know only what they see, say why, and come to an end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from goblins.bots.arena import play_game
from goblins.bots.bot import willing
from goblins.core.info import OptionValue
from goblins.core.setup import Setup, make_seats
from goblins.games.pact import actions as act
from goblins.games.pact.content import DRUMMER, FIXER, SCHEMER, SPECIALISTS, TASKMASTER
from goblins.games.pact.skill.plans import alone, outlook, together
from goblins.words import say
from tests.support.pact.bot_tools import MODES, NAMES, SKILL, chosen, considered, paid, said, wander
from tests.support.pact.builders import changed, new_game, position
from tests.support.pact.lines import RULES, action, after

# ---------------------------------------------------------------------- judging


def test_glory_is_good_and_the_other_clans_is_bad() -> None:
    plain = position(["W", "W", "W"], ["Y", "Y", "Y"])
    richer = position(["W", "W", "W"], ["Y", "Y", "Y"], alone={0: "3W1Y1B"})
    shared = position(["W", "W", "W"], ["Y", "Y", "Y"], pacts={0: "3W1Y1B"})
    assert SKILL.evaluate(richer, 0) > SKILL.evaluate(shared, 0) > SKILL.evaluate(plain, 0) > SKILL.evaluate(richer, 1)
    assert SKILL.evaluate(shared, 1) > SKILL.evaluate(shared, 2)


def test_goblins_are_good_until_the_end() -> None:
    usual = {"tasks": "2W1Y 3K1W1G 3G1Y1B 2R2K1Y"}
    few, many = (
        position(["W", "W", "W"], ["Y", "Y", "Y"], **usual),
        position(["WWKG", "W", "W"], ["YYB", "Y", "Y"], **usual),
    )
    assert SKILL.evaluate(many, 0) > SKILL.evaluate(few, 0)
    # Seat 0 has had its last turn.
    over = [changed(state, winter=True, active=1, task_deck=()) for state in (few, many)]
    assert SKILL.evaluate(over[0], 0) == pytest.approx(SKILL.evaluate(over[1], 0), abs=0.05)


def test_a_finished_game_is_won_or_lost() -> None:
    over = position(["W", "W", "W"], alone={1: "2W1Y"}, ending="winter")
    assert [SKILL.evaluate(over, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    lost = position(mode="solo", ending="lost")
    assert SKILL.evaluate(lost, 0) == 0.0
    assert SKILL.evaluate(changed(lost, ending="grand_master"), 0) == 1.0


def test_a_task_is_nearer_the_less_is_missing() -> None:
    needs = (2, 1, 0, 0, 0, 0)
    nothing = (0,) * 6
    values = [
        alone(needs, own, hand, 2).value
        for own, hand in [
            (nothing, nothing),
            ((1, 0, 0, 0, 0, 0), nothing),
            ((1, 0, 0, 0, 0, 0), needs),
            (needs, nothing),
        ]
    ]
    assert values == sorted(values) and len(set(values)) == 4
    assert together(needs, needs, nothing, nothing, 1).value == 0.0, "they have nothing to give (P-25)"
    given = together(needs, nothing, needs, nothing, 1)
    assert sum(given.to_play) == 1, "one goblin must be ours (P-25)"


def test_what_is_wanted_is_what_near_tasks_lack() -> None:
    state = position(["WW", "K", "K"], ["B", "", ""], tasks="2W1Y - - -", rest_tasks="pact 1")
    seen = outlook(state, RULES.content, 0)
    assert max(range(6), key=lambda kind: seen.to_find[kind]) == 1
    assert seen.to_find[0] == 0 == seen.to_find[5]


# ---------------------------------------------------------------------- what is thought about


def test_twins_are_thought_about_once() -> None:
    state = position(["W", "", ""], ["Y", "", ""], row="WWYY")
    takes = [one for one in considered(state) if isinstance(one, act.Take)]
    assert [one.slot for one in takes] == [0, 2, act.DECK]


def test_a_taskmaster_waits_for_the_end_of_the_playing() -> None:
    state = position(["W", "", ""], ["YKGB", "", ""], specialists={SPECIALISTS[TASKMASTER]: 0}, phase="play")
    assert not any(isinstance(one, act.PlayMore) for one in considered(state))
    state = changed(state, played=3)
    assert any(isinstance(one, act.PlayMore) for one in considered(state))
    drummer = position(["W", "", ""], ["YK", "", ""], specialists={SPECIALISTS[DRUMMER]: 0}, phase="tasks")
    assert any(isinstance(one, act.PlayMore) for one in considered(drummer))


def test_only_a_task_that_helps_others_is_schemed_away() -> None:
    usual = {"specialists": {SPECIALISTS[SCHEMER]: 0}, "phase": "tasks"}
    calm = position(["K", "K", "K"], ["Y", "", ""], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", **usual)
    assert not any(isinstance(one, act.Scheme) for one in considered(calm))
    urgent = position(["K", "WWY", "K"], ["B", "", ""], tasks="3K1W1G 3G1Y1B 2W1Y 2R2K1Y", **usual)
    assert [one for one in considered(urgent) if isinstance(one, act.Scheme)] == [action(urgent, "scheme 2W1Y")]


def test_the_fixer_is_not_wasted() -> None:
    """Everything is there: the Fixer stays."""
    state = position(
        ["WWY", "WY", "K"], specialists={SPECIALISTS[FIXER]: 0}, tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", phase="tasks"
    )
    assert paid(after(state, "complete 2W1Y with 1")).public.specialists[FIXER] == 0


@pytest.mark.parametrize(("seats", "options"), MODES, ids=NAMES)
def test_what_is_thought_about_is_legal_and_never_depends_on_hidden_cards(
    seats: int, options: dict[str, OptionValue]
) -> None:
    rng = random.Random(2)
    for state in wander(new_game(["human"] * seats, seats, **options), seats, 200):
        if state.public.ending:
            break
        seat = RULES.to_act(state)[0]
        legal = willing(RULES.legal_actions(state, seat))
        if len(legal) == 1:
            continue
        kept = SKILL.consider(state, legal)
        assert kept and set(kept) <= set(legal)
        assert not any(isinstance(one, act.CallOff | act.Retire) for one in kept)
        other = RULES.imagine(RULES.view(state, seat), rng)
        assert SKILL.consider(other, legal) == kept
        assert SKILL.alike(other, seat) == SKILL.alike(state, seat)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize(("seats", "options"), [MODES[2], MODES[6]], ids=["two", "expert"])
def test_choices_never_depend_on_hidden_cards(level: str, seats: int, options: dict[str, OptionValue]) -> None:
    rng = random.Random(3)
    met = 0
    for state in wander(new_game(seats, 8, **options), 5, 60)[:: 15 if level == "hard" else 5]:
        seat = RULES.to_act(state)[0]
        if len(RULES.legal_actions(state, seat)) > 1:
            other = RULES.imagine(RULES.view(state, seat), rng)
            assert chosen(state, level, 4) == chosen(other, level, 4)
            met += 1
    assert met > 1


# ---------------------------------------------------------------------- reasons


def test_every_action_has_a_reason_that_tells_nothing_hidden() -> None:
    rng = random.Random(5)
    met: Counter[str] = Counter()
    lines = [wander(new_game(["human"] * seats, seats, **options), seats, 250) for seats, options in MODES]
    lines.append(
        [position(mode="solo", campaign=True, phase="next"), position(mode="solo", phase="next", taken_back=2)]
    )
    lines.append([position(["W"], [""], row="----", deck="", rest="display 1")])
    lines.append([position(phase="prize"), position(mode="expert", phase="prize")])
    lines.append([position(hands=["WWYYKKGG"], phase="reduce", reducing_for=1)])
    for state in [state for line in lines for state in line if not state.public.ending]:
        seat = RULES.to_act(state)[0]
        view = RULES.view(state, seat)
        legal = RULES.legal_actions(state, seat)
        imagined = RULES.view(RULES.imagine(view, rng), seat)
        for one in {type(one): one for one in rng.sample(legal, len(legal))}.values():
            text = say(SKILL.reason(view, one))
            met[type(one).__name__] += 1
            assert text[0].isupper() and text.endswith(".") and text.count(".") == 1, text
            assert len(text) <= 100, text
            assert text == say(SKILL.reason(imagined, one))
    assert set(met) == {kind.__name__ for kind in act.PactAction.__args__}


def test_reasons_in_words() -> None:
    state = position(
        ["WWY", "WWY", "K"], ["YB", "R", "R"], tasks="2W1Y 3K1W1G 3G1Y1B 2R2K1Y", pacts={0: "2G1B 2B1R 2K1G"}
    )
    tasks = changed(state, phase="tasks", deed="recruit")
    assert "is 2 Glory, and nobody else" in said(tasks, "complete 2W1Y alone")
    full = "It is number 4 on the Pact card with Player 2, which brings a Glory more."
    assert said(tasks, "complete 2W1Y with 1") == full
    assert said(state, "play B") == "You show no Merchant yet, and an open Task needs one."
    nearer = "A Scientist helps: done alone, ‘Rain machine’ then lacks only two goblins."
    assert said(state, "take 3") == nearer
    assert said(tasks, "end") == "There is nothing more to gain in this turn."


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("seats", "options"), MODES, ids=NAMES)
def test_games_end(seats: int, options: dict[str, OptionValue]) -> None:
    for level, seed in (("random", 1), ("easy", 2), ("easy", 3)):
        record = play_game(Setup("pact", make_seats([level] * seats), options), seed)
        assert record.finished and (record.winners or seats == 1)
        assert record.steps < 3000


@pytest.mark.parametrize(("better", "worse", "games"), [("easy", "random", 20), ("medium", "easy", 8)])
def test_levels_are_in_order(better: str, worse: str, games: int) -> None:
    wins = 0.0
    for seed in range(games):
        own = seed % 2
        record = play_game(Setup("pact", make_seats([worse, better] if own else [better, worse]), {}), seed)
        wins += (own in record.winners) / len(record.winners)
    assert wins > games / 2
