"""The Specialists: one a turn, then to the right-hand neighbour (P-30, P-31, P-32)."""

from __future__ import annotations

import pytest

from goblins.games.pact.content import DRUMMER, FIXER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER
from goblins.games.pact.events import Completed, MarkerMoved, RowFilled, Schemed, SpecialistUsed
from tests.support.pact.builders import position
from tests.support.pact.lines import (
    after,
    allowed,
    display,
    hand,
    letters,
    named,
    owner,
    play,
    refused,
    row_of,
    sources,
    task,
    to_act,
    verbs,
    ways,
)

ROW = "2W1Y 2W1K1R 2G1B 2B1R"
NOT_YOURS = ("P-30", "P-31")


# One a turn, then to the right


@pytest.mark.rule("P-30")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_used_specialist_goes_to_the_right_hand_neighbour_at_once(seats: int, seat: int) -> None:
    state = position([], ["WW"] * seats, seats=seats, active=seat, specialists={"taskmaster": seat})
    line = play(state, "play W", "more W")
    right = (seat - 1) % seats
    assert owner(line.state, "taskmaster") == right and to_act(line.state) == (seat,)
    (event,) = line.all(SpecialistUsed)
    assert (event.seat, event.specialist, event.to) == (seat, TASKMASTER, right)


@pytest.mark.rule("P-30")
def test_one_specialist_a_turn() -> None:
    mine = {"taskmaster": 0, "schemer": 0, "fixer": 0}
    state = after(position(["WWK"], ["WWW"], tasks=ROW, specialists=mine), "play W", "more W")
    assert refused(state, "scheme 2W1Y") == "P-30"
    assert refused(state, "more W") == "P-30"
    assert not allowed(state, "complete 2W1Y alone"), "nor the Fixer"
    state = after(position(["WWK"], ["WWW"], tasks=ROW, specialists=mine), "scheme 2B1R", "play W")
    assert not allowed(state, "more W")


@pytest.mark.rule("P-30")
def test_another_one_the_next_turn() -> None:
    state = position([], ["WWWW", "W", "WW"], tasks=ROW, specialists={"taskmaster": 0, "schemer": 0})
    state = after(state, "play W", "more W", "end", "play W", "end")
    assert to_act(state) == (2,) and owner(state, "taskmaster") == 2
    state = after(state, "play W", "more W", "end")
    assert owner(state, "taskmaster") == 1
    assert allowed(state, "scheme 2W1Y")


@pytest.mark.rule("P-30")
def test_only_ones_own() -> None:
    state = position([], ["WW"], tasks=ROW, specialists={"taskmaster": 1, "schemer": 1, "drummer": 2, "pressgang": 1})
    assert refused(state, "scheme 2W1Y") in NOT_YOURS
    assert refused(after(state, "play W"), "more W") in NOT_YOURS
    assert refused(after(state, "take 0", "take 1"), "more W") in NOT_YOURS
    assert refused(after(state, "take 0", "take 1"), "press 0") in NOT_YOURS


# Taskmaster and Drummer


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("goblins", ["W", "WW", "WWW"])
def test_the_taskmaster_plays_one_more_goblin(goblins: str) -> None:
    state = position([], ["WWWK"], specialists={"taskmaster": 0})
    state = after(state, f"play {goblins}", "more K")
    assert display(state) == goblins + "K" and not allowed(state, "more W")


@pytest.mark.rule("P-31")
def test_the_taskmaster_comes_after_playing_and_not_after_recruiting() -> None:
    state = position([], ["WW"], specialists={"taskmaster": 0})
    assert refused(state, "more W") == "P-31"
    assert refused(after(state, "take 0", "take 1"), "more W") in NOT_YOURS


@pytest.mark.rule("P-31")
def test_the_drummer_plays_one_goblin_after_recruiting() -> None:
    state = position([], ["K"], row="WYKG", specialists={"drummer": 0})
    assert refused(state, "more K") == "P-31"
    assert not allowed(after(state, "take 0"), "more K")
    line = play(state, "take 0", "take 1", "more W")
    assert display(line.state) == "W" and hand(line.state) == "YK", "also one just recruited"
    assert [event.specialist for event in line.all(SpecialistUsed)] == [DRUMMER]
    assert not allowed(line.state, "more K")
    assert refused(after(position([], ["KW"], specialists={"drummer": 0}), "play W"), "more K") in NOT_YOURS


@pytest.mark.rule("P-31")
@pytest.mark.parametrize(
    ("slug", "first"), [("taskmaster", ["play K"]), ("drummer", ["take 3", "take deck"])], ids=["playing", "recruiting"]
)
def test_one_more_goblin_may_come_after_a_task_and_tasks_may_follow(slug: str, first: list[str]) -> None:
    state = position(["WWYGG"], ["KB"], row="RRRR", tasks=ROW, specialists={slug: 0})
    state = after(state, *first, "do 2W1Y alone", "more B", "do 2G1B alone")
    assert named(state.public.alone[0]) == "2W1Y 2G1B"


# Schemer


@pytest.mark.rule("P-31")
@pytest.mark.parametrize(
    "first", [[], ["take 0"], ["take 0", "take 1"], ["play W"], ["play W", "do 2G1B alone"]], ids=len
)
def test_the_schemer_works_at_any_moment_of_the_turn(first: list[str]) -> None:
    state = position(["GGB"], ["WW"], tasks=ROW, next_tasks="3W1Y1B 2W2G1K", specialists={"schemer": 0})
    state = after(state, *first)
    line = play(state, "scheme 2W1K1R")
    assert line.state.public.open_tasks[1] == task("3W1Y1B") and line.state.secret.task_deck[0] == task("2W1K1R")
    assert line.state.secret.task_deck[-1] == task("2W2G1K") and len(line.state.secret.task_deck) == len(
        state.secret.task_deck
    )
    (event,) = line.all(Schemed)
    assert (event.seat, event.slot, event.task, event.new) == (0, 1, task("2W1K1R"), task("3W1Y1B"))
    assert [event.specialist for event in line.all(SpecialistUsed)] == [SCHEMER]
    assert verbs(line.state) == verbs(state) - {"Scheme"}, "the turn goes on where it was"


@pytest.mark.rule("P-31")
def test_what_was_schemed_away_lies_lowest() -> None:
    state = position([], ["WW", "WW", "WW"], tasks=ROW, specialists={"schemer": 0})
    state = after(state, "scheme 2W1Y", "play W", "end", "play W", "end", "scheme 2B1R", "play W")
    assert named(state.secret.task_deck[:2]) == "2B1R 2W1Y" and named(state.public.under) == "2B1R 2W1Y"


@pytest.mark.rule("P-31")
def test_the_last_task_of_the_deck_comes_for_the_schemer() -> None:
    state = position(tasks=ROW, next_tasks="3W2K1B", rest_tasks="pact 1", specialists={"schemer": 0})
    state = after(state, "scheme 2W1Y")
    assert named(state.public.open_tasks) == "3W2K1B 2W1K1R 2G1B 2B1R" and named(state.secret.task_deck) == "2W1Y"


@pytest.mark.rule("P-31")
def test_the_schemer_needs_a_task_and_a_deck() -> None:
    state = position(tasks=ROW, rest_tasks="pact 1", specialists={"schemer": 0})
    assert refused(state, "scheme 2W1Y") == "P-31"
    state = after(position(["WWY"], ["K"], tasks=ROW, specialists={"schemer": 0}), "play K", "do 2W1Y alone")
    assert refused(state, "scheme 0") == "P-31"


# Press-gang


@pytest.mark.rule("P-31")
@pytest.mark.parametrize(("text", "got"), [("press 0", "R"), ("press 2", "K"), ("press deck", "B")])
def test_the_press_gang_recruits_one_more_from_the_full_row(text: str, got: str) -> None:
    state = position(row="WYKG", deck="RGBB", specialists={"pressgang": 0})
    state = after(state, "take 0", "take 1")
    assert row_of(state) == "RGKG"
    line = play(state, text)
    assert sorted(hand(line.state)) == sorted("WY" + got) and "-" not in row_of(line.state)
    assert len(line.all(RowFilled)) == (0 if text == "press deck" else 1)
    assert [event.specialist for event in line.all(SpecialistUsed)] == [PRESSGANG]


@pytest.mark.rule("P-31")
def test_the_press_gang_comes_after_recruiting_also_after_a_task() -> None:
    state = position(["WWY"], ["K"], tasks=ROW, specialists={"pressgang": 0})
    assert refused(state, "press 0") == "P-31"
    assert not allowed(after(state, "take 0"), "press 0")
    assert refused(after(state, "play K"), "press 0") == "P-31"
    assert len(after(state, "take 0", "take 1", "do 2W1Y alone", "press 0").secret.hands[0]) == 4


# Fixer


@pytest.mark.rule("P-31")
@pytest.mark.parametrize(("mine", "way"), [("WW", "DDF"), ("WY", "DFD")])
def test_the_fixer_does_without_a_goblin_of_a_task(mine: str, way: str) -> None:
    state = position([mine], tasks=ROW, phase="tasks", specialists={"fixer": 0})
    line = play(state, f"do 2W1Y alone by {way}")
    assert named(line.state.public.alone[0]) == "2W1Y" and letters(line.state.public.discards) == mine
    (event,) = line.all(Completed)
    assert len(event.without) == 1 and owner(line.state, "fixer") == 2
    assert [event.specialist for event in line.all(SpecialistUsed)] == [FIXER]


@pytest.mark.rule("P-31")
def test_two_missing_goblins_are_too_many_for_the_fixer() -> None:
    state = position(["W"], tasks=ROW, phase="tasks", specialists={"fixer": 0})
    assert refused(state, "complete 2W1Y alone") == "P-24"


@pytest.mark.rule("P-31")
def test_the_fixer_need_not_be_used_and_stays_when_the_payment_is_called_off() -> None:
    state = position(["WWY"], tasks=ROW, phase="tasks", specialists={"fixer": 0})
    asked = after(state, "complete 2W1Y alone")
    assert asked.public.phase == "pay" and sources(asked) == "DDD", "nothing is spent that need not be"
    unused = play(asked, "pay")
    assert owner(unused.state, "fixer") == 0 and not unused.all(SpecialistUsed)
    used = after(asked, "shift 2 F")
    assert display(after(used, "pay")) == "Y"
    assert after(used, "call off") == state


@pytest.mark.rule("P-31")
def test_a_fixer_that_moves_on_leaves_its_column_to_a_goblin() -> None:
    state = position(["WWY"], tasks=ROW, phase="tasks", specialists={"fixer": 0})
    state = after(state, "complete 2W1Y alone", "shift 0 F", "shift 2 F")
    assert sources(state) == "DDF"


@pytest.mark.rule("P-32")
def test_a_pact_with_a_fixer_still_needs_a_goblin_of_each() -> None:
    fixer = {"fixer": 0}
    assert refused(position(["WW"], tasks=ROW, phase="tasks", specialists=fixer), "complete 2W1Y with 1") in (
        "P-25",
        "P-32",
    )
    assert not allowed(position(["", "WWY"], tasks=ROW, phase="tasks", specialists=fixer), "complete 2W1Y with 1")
    state = position(["W", "W"], tasks=ROW, phase="tasks", specialists=fixer)
    assert named(after(state, "do 2W1Y with 1 by DTF").public.pacts[0]) == "2W1Y"


@pytest.mark.rule("P-32")
def test_no_way_of_paying_leaves_a_side_out() -> None:
    state = position(["WWY", "W"], tasks=ROW, phase="tasks", specialists={"fixer": 0})
    found = ways(after(state, "complete 2W1Y with 1"))
    assert found and all("D" in way and "T" in way for way in found)
    assert any("F" in way for way in found)


# Mimic


@pytest.mark.rule("P-31")
@pytest.mark.parametrize("holder", [1, 2])
@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("taskmaster", ["play W", "more W"]),
        ("drummer", ["take 0", "take 1", "more W"]),
        ("schemer", ["scheme 2W1Y"]),
        ("pressgang", ["take 0", "take 1", "press 0"]),
        ("fixer", ["play W", "do 2B1R alone by DDF"]),
    ],
)
def test_the_mimic_copies_an_opponents_specialist_which_stays(holder: int, slug: str, line: list[str]) -> None:
    others = {name: 0 if name == "mimic" else holder for name in ("mimic", slug)}
    state = position(["BB"], ["WW"], tasks=ROW, specialists=others)
    played = play(state, *line)
    assert owner(played.state, "mimic") == 2 and owner(played.state, slug) == holder
    (event,) = played.all(SpecialistUsed)
    copied = {"taskmaster": TASKMASTER, "drummer": DRUMMER, "schemer": SCHEMER, "pressgang": PRESSGANG, "fixer": FIXER}
    assert (event.specialist, event.copied, event.to) == (MIMIC, copied[slug], 2)


@pytest.mark.rule("P-31")
def test_the_mimic_copies_no_specialist_of_ones_own() -> None:
    state = position([], ["WWW"], specialists={"mimic": 0, "taskmaster": 0})
    line = play(state, "play W", "more W")
    (event,) = line.all(SpecialistUsed)
    assert event.specialist == TASKMASTER and owner(line.state, "mimic") == 0
    assert not allowed(line.state, "more W"), "it is one a turn (P-30)"


@pytest.mark.rule("P-31")
def test_the_mimic_keeps_to_the_moment_of_what_it_copies() -> None:
    state = position([], ["WW"], specialists={"mimic": 0, "taskmaster": 1, "drummer": 2})
    assert not allowed(state, "more W") and not allowed(after(state, "take 0"), "more W")
    (event,) = play(state, "take 0", "take 1", "more W").all(SpecialistUsed)
    assert event.copied == DRUMMER
    (event,) = play(state, "play W", "more W").all(SpecialistUsed)
    assert event.copied == TASKMASTER


@pytest.mark.rule("P-31", "P-32", "P-55")
def test_a_mimic_of_a_fixer_with_dynamite_on_a_pact_task() -> None:
    state = position(
        ["W", "K"], tasks=ROW, mode="expert", phase="tasks", masters="BYG", specialists={"mimic": 0, "fixer": 1}
    )
    line = play(state, "do 2W1K1R with 1 by DFTX")
    (used,), (moved,), (done,) = line.all(SpecialistUsed), line.all(MarkerMoved), line.all(Completed)
    assert (used.specialist, used.copied, used.to) == (MIMIC, FIXER, 2)
    assert (moved.seat, moved.before, moved.after) == (0, 1, 0)
    assert (letters(done.own), letters(done.theirs), sorted(done.without)) == ("W", "K", [0, 5])
    assert owner(line.state, "mimic") == 2 and owner(line.state, "fixer") == 1
    assert named(line.state.public.pacts[0]) == "2W1K1R" and line.state.public.markers[0] == 0
    assert len(line.state.secret.hands[0]) == 1
