"""Figures and the permanent goblins they uncover (P-50 … P-53)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact.events import Completed, FigurePlaced, MarkerMoved, Rewarded
from goblins.games.pact.state import Figure, PactState, figures_of, uncovered
from tests.support.pact.builders import ended, position, standstill
from tests.support.pact.lines import (
    after,
    allowed,
    display,
    glory,
    hand,
    letters,
    named,
    owner,
    play,
    refused,
    task,
    to_act,
    verbs,
    ways,
)

ROW = "2W1Y 2W1K1R 2G1B 2B1R"
LATE = "3W1Y1B 2W2G1K 3Y1K1R 2Y2B1G"


def expert(*args: Any, **fields: Any) -> PactState:
    """An expert position in which no Marker can step back unless it says so."""
    return position(*args, **{"mode": "expert", "markers": [0, 0, 0], "tasks": LATE, **fields})


# Placing


@pytest.mark.rule("P-51")
@pytest.mark.parametrize("pact", [0, 2])
@pytest.mark.parametrize(("mine", "held"), [("RRR", ""), ("", "RRR"), ("R", "RR")])
def test_three_goblins_of_the_tasks_colour_from_hand_and_display(pact: int, mine: str, held: str) -> None:
    state = expert([mine], [held], pacts={pact: "2R1W"})
    line = play(state, f"stand {pact}")
    assert line.state.public.figures[0] == (Figure(0, pact, task("2R1W")),)
    assert display(line.state) == hand(line.state) == "" and letters(line.state.public.discards) == "RRR"
    (event,) = line.all(FigurePlaced)
    assert (event.seat, event.pact, event.task, letters(event.cards), event.without) == (
        0,
        pact,
        task("2R1W"),
        "RRR",
        (),
    )
    assert not line.all(Rewarded)


@pytest.mark.rule("P-51")
def test_what_comes_from_where_is_ones_own_choice() -> None:
    state = expert(["RR"], ["RRR"], pacts={0: "2R1W"})
    for way, shown, held in [("HHH", "RR", ""), ("DHH", "R", "R"), ("DDH", "", "RR")]:
        done = after(state, f"stand 0 by {way}")
        assert (display(done), hand(done)) == (shown, held)


@pytest.mark.rule("P-51")
@pytest.mark.parametrize(("placed", "cost"), [(0, 3), (1, 4), (2, 5)])
def test_what_a_figure_costs(placed: int, cost: int) -> None:
    standing = dict([("2K2R1B", 0), ("2B2Y1W", 0)][:placed])
    fields: dict[str, Any] = {"pacts": {0: "2R1W", 1: "", 2: "2K2R1B 2B2Y1W"}, "figures": standing, "masters": "WYK"}
    assert not allowed(expert(["R" * (cost - 1)], ["WYKGB"], **fields), "figure 0")
    line = play(expert(["R" * 4], ["R" * 4], **fields), "stand 0")
    assert len(line.state.public.discards) == cost == len(line.all(FigurePlaced)[0].cards)
    assert figures_of(line.state.public, 0) == placed + 1


@pytest.mark.rule("P-51")
def test_there_are_three_figures_only() -> None:
    standing = {"2K2R1B": 0, "2B2Y1W": 0, "3B1K1R": 0}
    state = expert(["RRRRRR"], ["RRRRRR"], pacts={0: "2R1W", 2: "2K2R1B 2B2Y1W 3B1K1R"}, figures=standing)
    assert refused(state, "figure 0") == "P-51"


@pytest.mark.rule("P-51")
@pytest.mark.parametrize("held", ["RR", "RRW", "WWW", ""])
def test_other_colours_do_not_help(held: str) -> None:
    assert refused(expert([], [held], pacts={0: "2R1W"}), "figure 0") == "P-51"


@pytest.mark.rule("P-51")
def test_only_on_ones_own_pact_cards_that_have_a_task() -> None:
    state = expert([], ["RRRWWW"], pacts={1: "2R1W"}, alone={0: "3R1W1G"})
    assert refused(state, "figure 1") == "P-51", "it lies between the two others"
    assert refused(state, "figure 0") == refused(state, "figure 2") == "P-51", "a Task done alone is not there"


@pytest.mark.rule("P-51")
@pytest.mark.parametrize("other", [0, 1])
def test_not_on_a_task_that_has_a_figure(other: int) -> None:
    state = expert([], ["RRRRRRR"], pacts={0: "2R1W"}, figures={"2R1W": other})
    assert refused(state, "figure 0") == "P-51"


@pytest.mark.rule("P-51")
def test_only_on_the_newest_task() -> None:
    state = expert([], ["RRRRR"], pacts={0: "2R1W 2W1Y"})
    assert not allowed(state, "figure 0")
    assert allowed(expert([], ["WWW"], pacts={0: "2R1W 2W1Y"}), "figure 0")


@pytest.mark.rule("P-51", "P-52")
def test_a_figure_on_a_task_under_another_stays_and_the_newer_one_is_free() -> None:
    state = expert(
        ["W", "WY"], ["WWWW"], pacts={0: "2R1W"}, figures={"2R1W": 0}, phase="tasks", tasks=f"2W1Y {LATE[7:]}"
    )
    state = after(state, "do 2W1Y with 1", "end", "take 0", "take deck", "end", "take 0", "take deck", "end")
    assert named(state.public.pacts[0]) == "2R1W 2W1Y" and state.public.figures[0] == (Figure(0, 0, task("2R1W")),)
    state = after(state, "stand 0")
    assert state.public.figures[0] == (Figure(0, 0, task("2R1W")), Figure(0, 0, task("2W1Y")))


@pytest.mark.rule("P-51")
def test_it_is_a_third_choice_and_tasks_may_follow() -> None:
    state = expert(["WWY"], ["RRRB"], pacts={0: "2R1W"}, tasks=f"2W1Y {LATE[7:]}")
    assert verbs(state) == {"Take", "Play", "PlaceFigure"}
    state = after(state, "stand 0")
    assert not verbs(state) & {"Take", "Play", "PlaceFigure"}
    state = after(state, "do 2W1Y alone", "end")
    assert named(state.public.alone[0]) == "2W1Y" and to_act(state) == (1,)
    assert not allowed(after(expert(["RRR"], ["B"], pacts={0: "2R1W"}), "play B"), "figure 0")


@pytest.mark.rule("P-51")
def test_beginners_have_no_figures() -> None:
    state = position(["RRR"], pacts={0: "2R1W"}, tasks=LATE)
    assert refused(state, "figure 0") in ("P-50", "P-51")


@pytest.mark.rule("P-51", "P-31")
def test_the_fixer_and_dynamite_help_with_a_figure() -> None:
    fields: dict[str, Any] = {"pacts": {0: "2R1W"}, "specialists": {"fixer": 0}}
    fixed = play(expert([], ["RR"], **fields), "stand 0 by HHF")
    assert owner(fixed.state, "fixer") == 2 and len(fixed.all(FigurePlaced)[0].without) == 1
    blasted = play(expert([], ["RR"], pacts={0: "2R1W"}, markers=[1, 0, 0]), "stand 0 by HHX")
    assert [(event.before, event.after) for event in blasted.all(MarkerMoved)] == [(1, 0)]
    both = play(expert([], ["R"], markers=[2, 0, 0], **fields), "stand 0 by HFX")
    assert both.state.public.markers[0] == 1 and owner(both.state, "fixer") == 2
    assert both.all(FigurePlaced)[0].without == (5, 5) and letters(both.state.public.discards) == "R"
    assert not allowed(expert([], [""], markers=[2, 0, 0], **fields), "figure 0")


# Permanent goblins


def with_symbol(*args: Any, seat: int = 0, **fields: Any) -> PactState:
    """An expert position in which a seat has one symbol uncovered: W for seat 0, Y for seat 1, K for seat 2."""
    usual = {"pacts": {seat: "2R2K1Y"}, "figures": {"2R2K1Y": seat}, "phase": "tasks", "tasks": ROW}
    return expert(*args, **{**usual, **fields})


@pytest.mark.rule("P-53")
def test_a_figure_uncovers_a_symbol() -> None:
    state = expert([], ["RRR"], pacts={0: "2R1W"})
    assert uncovered(state.public, 0) == (0, 0) and uncovered(after(state, "stand 0").public, 0) == (0, 1)


@pytest.mark.rule("P-53")
def test_a_permanent_goblin_is_usable_anew_every_time_and_never_discarded() -> None:
    state = with_symbol(["WYWKR"])
    line = play(state, "do 2W1Y alone", "do 2W1K1R alone")
    assert named(line.state.public.alone[0]) == "2W1Y 2W1K1R"
    assert letters(line.state.public.discards) == "WWYKR" and uncovered(line.state.public, 0) == (0, 1)
    assert [letters(event.own) for event in line.all(Completed)] == ["WY", "WKR"]
    state = with_symbol(["WY"])
    assert uncovered(after(state, "do 2W1Y alone", "end").public, 0) == (0, 1)


@pytest.mark.rule("P-53")
def test_one_symbol_is_one_goblin() -> None:
    assert not allowed(with_symbol(["Y"]), "complete 2W1Y alone")
    two = {"pacts": {0: "2R2K1Y 2K2R1B"}, "figures": {"2R2K1Y": 0, "2K2R1B": 0}}
    assert named(after(with_symbol(["Y"], **two), "do 2W1Y alone").public.alone[0]) == "2W1Y"


@pytest.mark.rule("P-53")
def test_a_card_may_be_kept_or_given_instead() -> None:
    state = after(with_symbol(["WWY"]), "complete 2W1Y alone")
    assert {"".join(sorted(way[:2])) + way[2] for way in ways(state)} == {"DMD", "DDD"}


@pytest.mark.rule("P-53")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_neighbours_use_a_permanent_goblin_in_a_pact(seat: int) -> None:
    state = with_symbol(["WW", "", "WW"], seat=1, active=seat)
    line = play(state, "do 2W1Y with 1 by DDN")
    (event,) = line.all(Completed)
    assert (letters(event.own), event.theirs) == ("WW", ()), "it satisfies the pact minimum"
    assert uncovered(line.state.public, 1) == (1, 1) and len(line.state.secret.hands[seat]) == 1
    assert named(line.state.public.pacts[0 if seat == 0 else 1][-1:]) == "2W1Y"


@pytest.mark.rule("P-53")
def test_one_neighbour_after_the_other_uses_it() -> None:
    fields = {"tasks": "2R1W 2W1Y 2G1B 2B1R", "masters": "GWK"}
    state = with_symbol(["RR", "", "WY"], ["B", "B", "B"], seat=1, active=2, **fields)
    state = after(state, "do 2W1Y with 1 by DND", "end", "play B", "do 2R1W with 1 by DDN", "end")
    assert named(state.public.pacts[1][-1:]) == "2W1Y" and named(state.public.pacts[0][-1:]) == "2R1W"
    assert uncovered(state.public, 1) == (0, 1) and letters(state.public.discards) == "WYRR"


@pytest.mark.rule("P-53")
def test_ones_own_permanent_goblin_satisfies_the_minimum_too() -> None:
    state = with_symbol(["", "WY"])
    line = play(state, "do 2W1Y with 1 by MTT")
    (event,) = line.all(Completed)
    assert event.own == () and letters(event.theirs) == "WY"


@pytest.mark.rule("P-53")
def test_a_symbol_of_somebody_far_away_is_of_no_use() -> None:
    state = position(
        ["WW", "", "", ""],
        mode="expert",
        seats=4,
        markers=[0] * 4,
        masters="GKYB",
        tasks=ROW,
        phase="tasks",
        pacts={2: "2R2K1Y"},
        figures={"2R2K1Y": 2},
    )
    assert uncovered(state.public, 2) == (1, 1)
    assert not any(allowed(state, f"complete 2W1Y {how}") for how in ("alone", "with 1", "with 2", "with 3"))


@pytest.mark.rule("P-53")
def test_permanent_goblins_pay_for_later_figures() -> None:
    state = with_symbol([], ["WWW"], pacts={0: "2R2K1Y 2W2G1K"}, phase="turn", tasks=ROW)
    line = play(state, "stand 0 by HHHM")
    assert letters(line.state.public.discards) == "WWW" and uncovered(line.state.public, 0) == (0, 2)


# What a Figure counts


@pytest.mark.rule("P-52", "P-56")
def test_a_figure_is_one_glory_for_its_owner_alone() -> None:
    fields: dict[str, Any] = {"pacts": {0: "2R1W"}, "commands": {0: "X"}, "alone": {2: "2G2W1R"}}
    without = ended(standstill(**fields))
    with_one = ended(standstill(figures={"2R1W": 0}, **fields))
    assert [glory(with_one, seat) - glory(without, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("P-52")
@pytest.mark.parametrize(("tasks", "figures", "bonus"), [(3, 0, 0), (3, 1, 1), (4, 1, 1), (4, 2, 2), (5, 1, 2)])
def test_a_figure_is_one_more_on_its_pact_card(tasks: int, figures: int, bonus: int) -> None:
    names = ["3W1Y1B", "2W2G1K", "3Y1K1R", "3K1W1G", "3B1K1R"][:tasks]
    state = standstill(
        pacts={0: " ".join(names)},
        figures=dict.fromkeys(names[:figures], 0),
        commands={0: "X", 1: "I"},
        alone={2: "2Y2B1G 2G2W1R 2R2K1Y 3Y2R1K1G"},
    )
    outcome = ended(state)
    assert glory(outcome) == tasks + figures + bonus
    assert glory(outcome, 1) == tasks - 2 + (1 if tasks >= 4 else 0), "his neighbour counts no Figures"
