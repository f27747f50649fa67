"""The Dynamite card: forward by many types on display, back instead of a goblin (P-54, P-55, P-56)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact.events import Completed, MarkerMoved, SpecialistUsed
from goblins.games.pact.state import PactState
from tests.support.pact.builders import ended, position, standstill
from tests.support.pact.lines import (
    CONTENT,
    after,
    allowed,
    display,
    glory,
    letters,
    named,
    play,
    refused,
    sources,
    to_act,
    ways,
)

ROW = "2W1Y 2W1K1R 2G1B 2B1R"


def expert(*args: Any, **fields: Any) -> PactState:
    """An expert position in which the active seat has recruited."""
    return position(*args, **{"mode": "expert", "tasks": ROW, "phase": "tasks", **fields})


# Forward


@pytest.mark.rule("P-54")
@pytest.mark.parametrize(
    ("mine", "marker"),
    [("", 1), ("WYKG", 1), ("WWWWYKG", 1), ("WYKGB", 2), ("YKGBR", 2), ("WWYYKKGGBB", 2), ("WYKGBR", 3)],
)
def test_five_types_move_the_marker_one_space_and_six_two(mine: str, marker: int) -> None:
    line = play(expert([mine, "WYKGBR"]), "end")
    assert line.state.public.markers == (marker, 1, 1), "at the end of one's own turn only"
    assert len(line.all(MarkerMoved)) == (marker > 1)


@pytest.mark.rule("P-54")
@pytest.mark.parametrize(("mine", "before", "after_it"), [("WYKGBR", 4, 5), ("WYKGBR", 5, 5), ("WYKGB", 5, 5)])
def test_never_past_the_last_space(mine: str, before: int, after_it: int) -> None:
    line = play(expert([mine], markers=[before, 1, 1]), "end")
    assert line.state.public.markers[0] == after_it == len(CONTENT.track) - 1
    assert len(line.all(MarkerMoved)) == (before != after_it)


@pytest.mark.rule("P-54")
def test_what_lies_there_at_the_end_of_the_turn_counts() -> None:
    state = expert(["WWYKGBR"])
    assert after(state, "do 2W1Y alone", "end").public.markers[0] == 1, "W and Y are gone"
    state = expert(["WYKG"], ["B"], phase="turn")
    assert after(state, "play B").public.markers[0] == 1
    assert after(state, "play B", "end").public.markers[0] == 2


@pytest.mark.rule("P-54")
def test_also_after_recruiting_and_after_a_figure() -> None:
    state = expert(["WYKGB"], ["RRR"], phase="turn", pacts={0: "2R2K1Y"})
    assert after(state, "take 0", "take 1", "end").public.markers[0] == 2
    assert after(state, "stand 0 by HHH", "end").public.markers[0] == 2


@pytest.mark.rule("P-54", "P-53")
def test_a_permanent_goblin_is_a_type_on_display() -> None:
    standing: dict[str, Any] = {"pacts": {0: "2R2K1Y"}, "figures": {"2R2K1Y": 0}}
    assert after(expert(["WYKG"], masters="BYK", **standing), "end").public.markers[0] == 2
    assert after(expert(["WYKGB"], masters="RYK", **standing), "end").public.markers[0] == 3
    assert after(expert(["WYKG"], masters="WYK", **standing), "end").public.markers[0] == 1
    assert after(expert(["WYKG"], masters="BYK"), "end").public.markers[0] == 1, "a covered symbol is nothing"


@pytest.mark.rule("P-54")
def test_the_row_and_the_marker_are_moved_before_the_next_player_begins() -> None:
    state = after(expert(["WYKGBR"]), "end")
    assert to_act(state) == (1,) and state.public.phase == "turn"


# Back


@pytest.mark.rule("P-55")
def test_a_space_back_replaces_a_goblin_that_lacks() -> None:
    line = play(expert(["WW"]), "do 2W1Y alone by DDX")
    assert (
        line.state.public.markers[0] == 0 and named(line.state.public.alone[0]) == "2W1Y" and display(line.state) == ""
    )
    (event,) = line.all(Completed)
    assert event.without == (1,) and letters(event.own) == "WW"
    assert [(event.seat, event.before, event.after) for event in line.all(MarkerMoved)] == [(0, 1, 0)]
    assert not line.all(SpecialistUsed)


@pytest.mark.rule("P-55")
def test_it_is_the_active_players_own_marker() -> None:
    state = expert(["W", "W"], markers=[2, 5, 5])
    assert after(state, "do 2W1Y with 1 by DTX").public.markers == (1, 5, 5)
    assert not allowed(expert(["W", "W"], markers=[0, 5, 5]), "complete 2W1Y with 1")


@pytest.mark.rule("P-55")
def test_once_per_need() -> None:
    assert not allowed(expert(["W"], markers=[5, 1, 1]), "complete 2W1Y alone")
    found = ways(after(expert(["WWY"], markers=[5, 1, 1]), "complete 2W1Y alone"))
    assert max(way.count("X") for way in found) == 1


@pytest.mark.rule("P-55")
def test_again_for_another_need() -> None:
    state = expert(["WWGG"], markers=[2, 1, 1])
    state = after(state, "do 2W1Y alone by DDX", "do 2G1B alone by DDX")
    assert state.public.markers[0] == 0 and named(state.public.alone[0]) == "2W1Y 2G1B"
    state = after(expert(["WWGG"], markers=[1, 1, 1]), "do 2W1Y alone by DDX")
    assert not allowed(state, "complete 2G1B alone")


@pytest.mark.rule("P-55")
def test_never_below_the_first_space() -> None:
    state = expert(["WW"], markers=[0, 5, 5])
    assert refused(state, "complete 2W1Y alone") in ("P-24", "P-55")
    state = expert(["WWYY", "WWYY"], markers=[0, 5, 5])
    assert refused(after(state, "complete 2W1Y with 1"), "shift 0 X") == "P-55"


@pytest.mark.rule("P-55")
def test_nothing_need_really_lack() -> None:
    state = after(expert(["WWY"], markers=[2, 1, 1]), "complete 2W1Y alone")
    assert sources(state) == "DDD", "nothing is spent that need not be"
    assert ways(state) == {"DDD", "DDX", "DXD"}
    assert display(after(state, "shift 2 X", "pay")) == "Y"


@pytest.mark.rule("P-55")
def test_dynamite_that_moves_on_leaves_its_column_to_a_goblin() -> None:
    state = after(expert(["WWY"]), "complete 2W1Y alone", "shift 0 X", "shift 2 X")
    assert sources(state) == "DDX"
    assert after(state, "call off").public.markers[0] == 1


@pytest.mark.rule("P-55", "P-31")
def test_it_combines_with_the_fixer() -> None:
    state = expert(["W"], specialists={"fixer": 0})
    line = play(state, "do 2W1Y alone by DFX")
    assert line.state.public.markers[0] == 0 and len(line.all(SpecialistUsed)) == 1
    assert sorted(line.all(Completed)[0].without) == [0, 1]
    assert not allowed(expert([""], specialists={"fixer": 0}), "complete 2W1Y alone")


@pytest.mark.rule("P-32", "P-55")
def test_fixer_and_dynamite_together_do_not_replace_a_partner() -> None:
    fixer = {"fixer": 0}
    assert not allowed(expert(["W"], specialists=fixer), "complete 2W1Y with 1")
    assert not allowed(expert(["", "W"], specialists=fixer), "complete 2W1Y with 1")
    assert refused(expert(["WW"]), "complete 2W1Y with 1") in ("P-25", "P-32")
    state = expert(["W", "R"], specialists=fixer)
    assert named(after(state, "do 2W1K1R with 1 by DFXT").public.pacts[0]) == "2W1K1R"
    found = ways(after(expert(["WWY", "WWY"], specialists=fixer), "complete 2W1Y with 1"))
    assert found and all("D" in way and "T" in way for way in found)
    assert not any("F" in way and "X" in way for way in found), "three goblins less two are not one of each"


@pytest.mark.rule("P-55")
def test_there_is_no_dynamite_in_a_beginner_game() -> None:
    state = position(["WW"], tasks=ROW, phase="tasks")
    assert state.public.markers == () and not allowed(state, "complete 2W1Y alone")


# What it is worth


@pytest.mark.rule("P-56", "P-04")
@pytest.mark.parametrize(("space", "worth"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_glory_of_the_markers_space(space: int, worth: int) -> None:
    state = standstill(markers=[space, 1, 1], alone={2: "2G2W1R 2R2K1Y"}, commands={0: "X"})
    assert glory(ended(state)) == worth


@pytest.mark.rule("P-56", "P-41")
@pytest.mark.parametrize(
    ("markers", "winner"), [([2, 1, 1], 0), ([1, 1, 3], 2), ([1, 1, 1], None), ([4, 5, 1], None), ([3, 5, 1], 1)]
)
def test_the_sticks_of_the_markers_space_count_for_the_bonus(markers: list[int], winner: int | None) -> None:
    state = after(standstill(markers=markers, commands={0: "I", 1: "II", 2: "III"}), "end")
    assert to_act(state) == (() if winner is None else (winner,))


@pytest.mark.rule("P-56", "P-52", "P-41")
def test_the_sticks_under_a_figure_count_once_more_for_its_owner() -> None:
    fields: dict[str, Any] = {"pacts": {0: "2R2K1Y"}, "commands": {0: "I", 1: "II", 2: "III"}}
    assert to_act(after(standstill(**fields), "end")) == (), "both have two"
    assert to_act(after(standstill(figures={"2R2K1Y": 1}, **fields), "end")) == (1,)
