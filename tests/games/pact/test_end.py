"""The end: the last round, the dynamite bonus, Glory, ties, and the worked example (P-40 … P-43, P-56, P-58)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact.events import Ended, PrizeTaken, WinterNears
from tests.support.pact.builders import ended, position, standstill
from tests.support.pact.lines import RULES, after, allowed, glory, named, outcome_of, play, refused, to_act

LAST = "2W1Y 2Y1K 2K1G 2G1B"


def beginner_end(*args: Any, **fields: Any) -> Any:
    """A beginner's position one "end" before the end."""
    return standstill(*args, **{"mode": "beginner", **fields})


# The last round


@pytest.mark.rule("P-40")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_the_round_is_played_out_when_the_row_can_not_be_refilled(seats: int, start: int) -> None:
    state = position(
        ["WWY"] * 2,
        seats=seats,
        start=start,
        active=start,
        phase="tasks",
        tasks=LAST,
        rest_tasks=f"pact {seats - 1}",
    )
    line = play(state, "do 2W1Y alone", "end")
    assert line.state.public.winter and len(line.all(WinterNears)) == 1
    state = line.state
    for nth in range(1, seats):
        assert RULES.outcome(state) is None and to_act(state) == ((start + nth) % seats,)
        line = play(state, "take deck", "take deck", "end")
        assert not line.all(WinterNears)
        state = line.state
    assert [event.reason for event in line.all(Ended)] == ["winter"] or state.public.phase == "prize"
    outcome = outcome_of(after(state, "prize 2Y1K") if state.public.phase == "prize" else state)
    assert (outcome.reason, outcome.rule) == ("winter", "P-40")


@pytest.mark.rule("P-40")
def test_the_player_to_the_right_of_the_starting_player_ends_it_at_once() -> None:
    state = position(["", "WWY"], start=2, active=1, phase="tasks", tasks=LAST, rest_tasks="pact 2")
    line = play(state, "do 2W1Y alone", "end")
    assert to_act(line.state) == () or line.state.public.phase == "prize"


@pytest.mark.rule("P-40")
def test_a_full_row_over_an_empty_deck_is_not_the_end() -> None:
    state = position(["WWY"], phase="tasks", tasks=LAST, next_tasks="3W2K1B", rest_tasks="pact 1")
    state = after(state, "do 2W1Y alone", "end")
    assert (
        not state.public.winter
        and state.secret.task_deck == ()
        and named(state.public.open_tasks) == "3W2K1B 2Y1K 2K1G 2G1B"
    )
    state = after(position(tasks=LAST, rest_tasks="pact 1", phase="tasks", active=2), "end")
    assert not state.public.winter and to_act(state) == (0,)


@pytest.mark.rule("P-40", "P-26")
def test_the_row_runs_out_in_the_middle_of_a_turn_of_many_tasks() -> None:
    state = position(["WWYYYKKKG"], phase="tasks", tasks=LAST, next_tasks="3W2K1B", rest_tasks="pact 1")
    state = after(state, "do 2W1Y alone", "do 2Y1K alone", "do 2K1G alone")
    assert not state.public.winter and named(state.public.open_tasks) == "- - - 2G1B", (
        "nothing is refilled within a turn"
    )
    line = play(state, "end")
    assert line.state.public.winter and named(line.state.public.open_tasks) == "3W2K1B - - 2G1B"
    assert len(line.all(WinterNears)) == 1


@pytest.mark.rule("P-40")
def test_tasks_can_be_completed_in_the_last_round() -> None:
    state = position(["", "YYK"], phase="tasks", tasks="- 2Y1K 2K1G 2G1B", rest_tasks="pact 2", active=1, winter=True)
    state = after(state, "do 2Y1K alone", "end")
    assert named(state.public.alone[1]) == "2Y1K" and to_act(state) == (2,)


# The dynamite bonus


@pytest.mark.rule("P-41")
@pytest.mark.parametrize(
    ("fields", "winner"),
    [
        ({"alone": {1: "2G2W1R"}}, 1),
        ({"alone": {1: "2G2W1R", 2: "3Y2R1K1G"}}, 2),
        ({"alone": {0: "3W1Y1B"}, "pacts": {0: "2G2W1R"}}, 0),
        ({"alone": {0: "3W1Y1B 2W2G1K 3K1W1G", 2: "3Y2R1K1G"}}, None),
        ({"pacts": {0: "2G2W1R"}}, None),
        ({"pacts": {0: "3W1Y1B", 2: "2W2G1K"}}, 0),
        ({"pacts": {0: "3W1Y1B", 1: "2W2G1K", 2: "3K1W1G"}}, None),
        ({}, None),
    ],
)
def test_who_has_most_sticks_takes_a_task_and_in_a_tie_nobody(fields: dict[str, Any], winner: int | None) -> None:
    line = play(beginner_end(tasks=LAST, **fields), "end")
    if winner is None:
        assert to_act(line.state) == () and not line.all(PrizeTaken)
        return
    assert line.state.public.phase == "prize" and to_act(line.state) == (winner,)
    done = play(line.state, "prize 2K1G")
    (event,) = done.all(PrizeTaken)
    assert (event.clan, named(event.tasks)) == (winner, "2K1G")


@pytest.mark.rule("P-41")
def test_any_task_left_may_be_taken_and_is_worth_two() -> None:
    state = after(beginner_end(tasks=LAST, alone={1: "2G2W1R"}), "end")
    for name in LAST.split():
        assert glory(outcome_of(after(state, f"prize {name}")), 1) == 4
    assert refused(state, "end") == "P-41" and refused(state, "0: prize 2W1Y") in ("P-20", "P-41")


@pytest.mark.rule("P-41")
@pytest.mark.parametrize(("left", "got"), [("- - 2K1G -", 2), ("- - - -", 0)])
def test_a_single_task_is_taken_at_once_and_none_by_nobody(left: str, got: int) -> None:
    fields: dict[str, Any] = {"active": 2, "phase": "tasks", "winter": True, "rest_tasks": "alone 1"}
    line = play(position(tasks=left, **fields), "end")
    assert line.state.public.phase != "prize" or to_act(line.state) == ()
    assert len(line.all(PrizeTaken)) == (1 if got else 0)
    outcome = outcome_of(line.state)
    assert glory(outcome, 1) == 2 * 22 and outcome.winners == (1,), "21 and the last one, or all 22"


@pytest.mark.rule("P-41")
def test_a_gap_can_not_be_taken() -> None:
    fields: dict[str, Any] = {"active": 2, "phase": "tasks", "winter": True, "rest_tasks": "alone 1"}
    state = after(position(tasks="- 2Y1K 2K1G -", **fields), "end")
    assert refused(state, "prize 0") == "P-41" and allowed(state, "prize 2Y1K")


@pytest.mark.rule("P-41")
def test_the_prize_adds_no_sticks_and_no_pact_task() -> None:
    state = after(beginner_end(tasks="3W2K1B 2Y1K 2K1G 2G1B", alone={1: "2G2W1R"}), "end")
    outcome = outcome_of(after(state, "prize 3W2K1B"))
    assert [glory(outcome, seat) for seat in range(3)] == [0, 4, 0]


@pytest.mark.rule("P-41", "P-56")
@pytest.mark.parametrize(("mode", "sticks"), [("beginner", 2 + 1 + 3), ("expert", 2 + 1 + 3 + 2 + 4)])
def test_the_sticks_are_told_but_are_no_glory(mode: str, sticks: int) -> None:
    fields: dict[str, Any] = {"pacts": {0: "2G2W1R", 2: "3W1Y1B"}, "alone": {0: "3Y2R1K1G"}}
    if mode == "expert":
        fields |= {"figures": {"2G2W1R": 0}, "markers": [4, 1, 1]}
    score = ended(standstill(mode=mode, **fields)).score(0)
    assert score is not None
    assert sticks in [line.amount for line in score.lines if not line.counts]


# Glory


@pytest.mark.rule("P-42")
@pytest.mark.parametrize(("tasks", "worth"), [(0, 0), (1, 1), (3, 3), (4, 4 + 1), (5, 5 + 1), (6, 6 + 2), (7, 7 + 2)])
def test_a_pact_card(tasks: int, worth: int) -> None:
    names = "2W1K1R 2Y1W1G 2K1Y1B 2B1W1G 3W1Y1B 2W2G1K 3K1W1G".split()[:tasks]
    outcome = ended(beginner_end(pacts={0: " ".join(names)}, tasks="3Y1K1R 2Y2B1G 3Y2R1K1G 3G1Y1B"))
    assert [glory(outcome, seat) for seat in range(3)] == [worth, worth, 0], "it counts for both"


@pytest.mark.rule("P-42")
def test_both_pact_cards_and_tasks_alone() -> None:
    state = beginner_end(
        pacts={0: "2W1Y 2Y1K 2K1G 2G1B", 2: "3W1Y1B 2W2G1K 3Y1K1R 3K1W1G 2K2R1B 3G1Y1B"},
        alone={0: "3B1K1R 3R1W1G", 1: "3Y2R1K1G 3G2Y1B1R 3R2G1W1Y"},
        tasks="2Y2B1G 2G2W1R 2B2Y1W 2R2K1Y",
    )
    outcome = ended(state)
    assert glory(outcome, 0) == (4 + 1) + (6 + 2) + 2 * 2
    assert glory(outcome, 1) == (4 + 1) + 3 * 2 + 2, "the bonus too"
    assert glory(outcome, 2) == 6 + 2


@pytest.mark.rule("P-42")
def test_the_lines_of_a_score_add_up() -> None:
    outcome = ended(beginner_end(pacts={0: "2W1Y 2Y1K 2K1G 2G1B"}, alone={0: "3W1Y1B"}))
    score = outcome.score(0)
    assert score is not None and sum(line.amount for line in score.lines if line.counts) == score.total
    assert len(score.lines) >= 3


# Winning


@pytest.mark.rule("P-43")
def test_most_glory_wins() -> None:
    outcome = ended(beginner_end(["", "", "WYKGBR"], pacts={0: "2W1Y"}, alone={0: "2Y1K"}))
    assert outcome.winners == (0,) and outcome.ranking == ((0,), (1,), (2,))


@pytest.mark.rule("P-43")
def test_then_most_goblins_on_display() -> None:
    outcome = ended(beginner_end(["WW", "WYK", "WWWWW"], pacts={0: "2W1Y"}))
    assert outcome.winners == (1,) and outcome.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("P-43")
def test_then_it_is_shared() -> None:
    outcome = ended(beginner_end(["WWW", "WYK", "WWWWW"], ["WWW"], pacts={0: "2W1Y"}))
    assert sorted(outcome.winners) == [0, 1] and [sorted(group) for group in outcome.ranking] == [[0, 1], [2]]


@pytest.mark.rule("P-43", "P-53")
def test_a_permanent_goblin_does_not_break_a_tie() -> None:
    fields: dict[str, Any] = {"pacts": {0: "2W1Y"}, "figures": {"2W1Y": 0}, "alone": {2: "2G2W1R"}}
    # the Figure is worth one Glory, which the Marker of the second makes up for; both Commands cost the same
    state = standstill(["WW", "WW", ""], markers=[1, 3, 5], commands={0: "V", 1: "VI", 2: "X"}, **fields)
    outcome = ended(state)
    assert glory(outcome, 0) == glory(outcome, 1) == 1
    assert {0, 1} in [set(group) for group in outcome.ranking]


# The worked example


@pytest.mark.rule("P-58", "P-42", "P-52", "P-56", "P-57")
def test_the_worked_example_is_seventeen() -> None:
    state = standstill(
        pacts={0: "3W1Y1B 2W2G1K 3Y1K1R 3K1W1G", 2: "2W1Y 2Y1K 2K1G"},
        figures={"2W2G1K": 0, "3K1W1G": 0},
        alone={0: "2G1B", 1: "2Y2B1G 2G2W1R 2R2K1Y 3Y2R1K1G"},
        markers=[4, 1, 1],
        commands={0: "II IV"},
    )
    outcome = ended(state)
    assert glory(outcome) == 7 + 2 + 2 + 2 + 2 + (1 + 1) == 17
