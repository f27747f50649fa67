"""Completing Tasks: alone, through a pact, in any split, the reward, the row (P-24, P-25, P-26)."""

from __future__ import annotations

import pytest

from goblins.games.pact.actions import ALONE
from goblins.games.pact.events import Completed, Ended, Rewarded, SeasonBegan, TasksTurnedUp
from tests.support.pact.builders import position
from tests.support.pact.lines import (
    RULES,
    after,
    allowed,
    display,
    hand,
    letters,
    named,
    outcome_of,
    play,
    refused,
    sources,
    task,
    verbs,
    ways,
)

ROW = "2W1Y 2W1K1R 2G1B 2B1R"


# Alone


@pytest.mark.rule("P-24")
def test_alone_all_goblins_of_ones_own_display_are_discarded() -> None:
    state = position(["WWWYK"], tasks=ROW, phase="tasks")
    line = play(state, "do 2W1Y alone")
    state = line.state
    assert display(state) == "WK" and letters(state.public.discards) == "WWY"
    assert named(state.public.alone[0]) == "2W1Y" and state.public.pacts == ((), (), ())
    (event,) = line.all(Completed)
    assert (event.seat, event.task, event.slot, event.partner) == (0, task("2W1Y"), 0, ALONE)
    assert letters(event.own) == "WWY" and event.theirs == event.without == ()


@pytest.mark.rule("P-24")
def test_alone_there_is_no_reward() -> None:
    line = play(position(["WWY"], tasks=ROW, phase="tasks"), "do 2W1Y alone")
    assert hand(line.state) == "" and not line.all(Rewarded)


@pytest.mark.rule("P-24")
@pytest.mark.parametrize("mine", ["", "WW", "WY", "WWK", "WYYY"])
def test_alone_nothing_may_be_missing(mine: str) -> None:
    state = position([mine], ["WWWYYY"], tasks=ROW, phase="tasks")
    assert refused(state, "complete 2W1Y alone") == "P-24"


@pytest.mark.rule("P-24")
def test_there_is_one_way_to_do_it_alone_in_a_beginner_game() -> None:
    state = position(["WWWYK", "WWY", "WWY"], tasks=ROW, phase="tasks")
    assert after(state, "complete 2W1Y alone").public.phase != "pay"


# Through a pact


@pytest.mark.rule("P-25")
@pytest.mark.parametrize(("partner", "pact"), [(1, 0), (2, 2)])
def test_with_the_left_or_the_right_neighbour(partner: int, pact: int) -> None:
    state = position(["WK", "WYR", "WYB"], tasks=ROW, phase="tasks", deck="R")
    line = play(state, f"do 2W1Y with {partner}")
    state = line.state
    assert display(state) == "K" and display(state, partner) == {1: "R", 2: "B"}[partner]
    assert letters(state.public.discards) == "WWY"
    assert [named(tasks) for tasks in state.public.pacts] == ["2W1Y" if n == pact else "" for n in range(3)]
    assert state.public.alone == ((), (), ())
    (event,) = line.all(Completed)
    assert (event.partner, letters(event.own), letters(event.theirs)) == (partner, "W", "WY")


@pytest.mark.rule("P-25")
def test_you_alone_draw_a_goblin_from_the_deck() -> None:
    state = position(["W", "WY"], ["G", "G", "G"], tasks=ROW, phase="tasks", deck="R", row="KKKK")
    line = play(state, "do 2W1Y with 1")
    assert [hand(line.state, seat) for seat in range(3)] == ["GR", "G", "G"]
    (event,) = line.all(Rewarded)
    assert event.seat == 0 and RULES.redact(event, 0).card == event.card is not None
    assert RULES.redact(event, 1).card is None and RULES.redact(event, 2).card is None


@pytest.mark.rule("P-25", "P-22")
def test_the_reward_is_drawn_from_the_discards_when_the_deck_is_empty() -> None:
    state = position(["W", "WY"], tasks=ROW, phase="tasks", deck="", rest="display 2")
    state = after(state, "do 2W1Y with 1")
    assert len(state.secret.hands[0]) == 1 and len(state.secret.deck) == 2 and state.public.discards == ()


@pytest.mark.rule("P-25")
@pytest.mark.parametrize("way", ["DDT", "DTD", "TTD", "DTT"])
def test_any_split_you_like(way: str) -> None:
    state = position(["WWY", "WWY"], tasks=ROW, phase="tasks")
    mine = "".join(letter for letter, source in zip("WWY", way) if source == "D")
    theirs = "".join(letter for letter, source in zip("WWY", way) if source == "T")
    line = play(state, f"do 2W1Y with 1 by {way}")
    (event,) = line.all(Completed)
    assert (letters(event.own), letters(event.theirs)) == (mine, theirs)
    assert sorted(display(line.state) + mine) == sorted(display(line.state, 1) + theirs) == sorted("WWY")


@pytest.mark.rule("P-25")
def test_every_split_with_a_goblin_of_each_is_possible_and_no_other() -> None:
    state = after(position(["WWY", "WWY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1")
    splits = {"".join(sorted(way[:2])) + way[2] for way in ways(state)}
    assert splits == {"DDT", "DTD", "DTT", "TTD"}


@pytest.mark.rule("P-25")
def test_a_partner_must_have_a_goblin_that_it_needs_and_so_must_you() -> None:
    assert refused(position(["WWY", "KGB"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1") == "P-25"
    assert refused(position(["KGB", "WWY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1") == "P-25"
    assert refused(position(["W", "Y", "WY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1") == "P-25"


@pytest.mark.rule("P-25")
def test_all_of_it_from_one_side_can_not_be_paid() -> None:
    state = after(position(["WWY", "WWY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 1")
    for column in range(3):
        if allowed(state, f"shift {column} D"):
            state = after(state, f"shift {column} D")
    assert sources(state) != "DDD" or refused(state, "pay") == "P-25"


@pytest.mark.rule("P-25")
def test_a_partner_is_a_neighbour() -> None:
    state = position(["W", "", "WY", ""], seats=4, tasks=ROW, phase="tasks")
    assert refused(state, "complete 2W1Y with 2") in ("P-25", "P-26")
    assert refused(state, "complete 2W1Y with 0") in ("P-25", "P-26")


@pytest.mark.rule("P-25")
def test_goblins_of_hands_and_of_the_row_do_not_count() -> None:
    state = position(["W"], ["WY", "WY", "WY"], tasks=ROW, row="WWYY", phase="tasks")
    assert verbs(state) == {"EndTurn"}


@pytest.mark.rule("P-25")
def test_later_tasks_lie_on_top() -> None:
    state = position(["WG", "WYGB"], tasks=ROW, phase="tasks", pacts={0: "2K2R1B"})
    state = after(state, "do 2W1Y with 1", "do 2G1B with 1")
    assert named(state.public.pacts[0]) == "2K2R1B 2W1Y 2G1B"


@pytest.mark.rule("P-25")
def test_the_pact_card_belongs_to_both_whoever_completed() -> None:
    state = position(["WY", "W"], tasks=ROW, phase="tasks", active=1)
    assert named(after(state, "do 2W1Y with 0").public.pacts[0]) == "2W1Y"


@pytest.mark.rule("P-25")
def test_a_payment_may_be_called_off() -> None:
    state = position(["WWY", "WWY"], tasks=ROW, phase="tasks")
    thinking = after(state, "complete 2W1Y with 1")
    assert thinking.public.phase == "pay" and verbs(thinking) >= {"Pay", "CallOff", "Shift"}
    assert not verbs(thinking) & {"EndTurn", "Complete", "Scheme"}
    assert after(thinking, "call off") == state


# One neighbour, several Tasks, the row


@pytest.mark.rule("P-26")
def test_a_task_uses_one_neighbour_at_most() -> None:
    state = position(["W", "W", "Y"], tasks=ROW, phase="tasks")
    assert not allowed(state, "complete 2W1Y with 1") and not allowed(state, "complete 2W1Y with 2")
    assert "T" in sources(after(position(["WWY", "WWY", "WWY"], tasks=ROW, phase="tasks"), "complete 2W1Y with 2"))


@pytest.mark.rule("P-26")
def test_several_tasks_in_a_turn_with_several_partners() -> None:
    state = position(["WWYWG", "GB", "WKR"], tasks=ROW, phase="tasks")
    line = play(state, "do 2W1Y alone", "do 2G1B with 1", "do 2W1K1R with 2")
    assert [event.partner for event in line.all(Completed)] == [ALONE, 1, 2]
    assert len(line.state.secret.hands[0]) == 2, "a goblin for each pact"
    assert named(line.state.public.open_tasks) == "- - - 2B1R"


@pytest.mark.rule("P-26")
def test_the_row_is_refilled_after_the_last_of_them() -> None:
    state = position(["WWYGGB"], tasks=ROW, next_tasks="3W1Y1B 2W2G1K", phase="tasks")
    line = play(state, "do 2W1Y alone", "do 2G1B alone")
    assert named(line.state.public.open_tasks) == "- 2W1K1R - 2B1R" and not line.all(TasksTurnedUp)
    line = play(line.state, "end")
    assert named(line.state.public.open_tasks) == "3W1Y1B 2W1K1R 2W2G1K 2B1R"
    (event,) = line.all(TasksTurnedUp)
    assert event.tasks == ((0, task("3W1Y1B")), (2, task("2W2G1K")))
    assert [event.season for event in line.all(SeasonBegan)] == [1]


@pytest.mark.rule("P-26")
def test_tasks_wait_for_recruiting_or_playing() -> None:
    state = position(["WWY"], ["R"], tasks=ROW)
    assert refused(state, "complete 2W1Y alone") == "P-20"
    assert not allowed(after(state, "take 0"), "complete 2W1Y alone")
    assert allowed(after(state, "take 0", "take 1"), "complete 2W1Y alone")
    assert allowed(after(state, "play R"), "complete 2W1Y alone")


@pytest.mark.rule("P-26")
def test_goblins_just_played_can_be_used() -> None:
    state = after(position(["W", "Y"], ["W"], tasks=ROW), "play W", "do 2W1Y with 1")
    assert named(state.public.pacts[0]) == "2W1Y" and display(state) == ""


@pytest.mark.rule("P-26")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_rounds_without_a_task_end_the_game(seats: int) -> None:
    state = position(seats=seats, active=seats - 1, phase="tasks", idle=10 * seats - 1)
    line = play(state, "end")
    assert [event.reason for event in line.all(Ended)] == ["standstill"]
    outcome = outcome_of(line.state)
    assert (outcome.reason, outcome.rule) == ("standstill", "P-26")
    shorter = position(seats=seats, active=seats - 1, phase="tasks", idle=10 * seats - 2)
    assert RULES.outcome(after(shorter, "end")) is None


@pytest.mark.rule("P-26")
def test_a_completed_task_starts_the_count_anew() -> None:
    state = position(["", "", "WWY"], tasks=ROW, active=2, phase="tasks", idle=29)
    state = after(state, "do 2W1Y alone", "end")
    assert RULES.outcome(state) is None and state.public.idle == 0
