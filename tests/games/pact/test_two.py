"""Pact for Two, with Helix as the third clan (P-60 … P-62)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from goblins.games.pact.content import NUMERALS
from goblins.games.pact.events import Completed, Joined, SpecialistUsed
from goblins.games.pact.state import NOBODY, PactState, all_figures, pact_between
from tests.support.pact.builders import ended, new_game, position
from tests.support.pact.lines import (
    CONTENT,
    RULES,
    after,
    allowed,
    display,
    glory,
    hand,
    letters,
    named,
    outcome_of,
    owner,
    play,
    refused,
    row_of,
    to_act,
)

HELIX = 2
ROW = "2W1Y 2W1K1R 2G1B 2B1R"


def two(*args: Any, **fields: Any) -> PactState:
    """A position of a game for two."""
    return position(*args, **{"mode": "two", "tasks": ROW, **fields})


# Set-up


@pytest.mark.rule("P-60")
@pytest.mark.parametrize("seed", [1, 7, 2024])
def test_helix_sits_between_the_two_and_has_a_goblin(seed: int) -> None:
    state = new_game(2, seed)
    assert state.public.mode == "two" and state.public.players == 2
    assert len(state.public.pacts) == len(state.public.displays) == 3
    assert {pact_between(state.public, *pair) for pair in [(0, 1), (1, HELIX), (HELIX, 0)]} == {0, 1, 2}
    assert [len(cards) for cards in state.public.displays] == [0, 0, 1] and len(state.secret.hands) == 2
    assert len(state.secret.deck) == len(CONTENT.pack) - 12 - 4 - 1
    seasons = Counter(CONTENT.tasks[task].season for task in [*state.public.open_tasks, *state.secret.task_deck])
    assert seasons == {0: 4, 1: 12, 2: 6}


@pytest.mark.rule("P-61")
@pytest.mark.parametrize("seed", range(5))
def test_three_specialists_and_three_commands_each_without_the_last_two(seed: int) -> None:
    state = new_game(2, seed)
    assert Counter(state.public.specialists) == {0: 3, 1: 3}
    assert [len(some) for some in state.secret.commands] == [3, 3]
    assert len(set(state.secret.commands[0] + state.secret.commands[1])) == 6
    dealt = {NUMERALS[command] for nth in range(40) for some in new_game(2, nth).secret.commands for command in some}
    assert dealt == set(NUMERALS) - {"XI", "XII"}
    assert len(state.public.masters) == 2 and state.public.markers == (1, 1)


@pytest.mark.rule("P-61")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_one_to_three_commands_are_kept(kept: int) -> None:
    state = new_game(2, 4)
    seat, dealt = state.public.start, state.secret.commands[state.public.start]
    for command in dealt[kept:]:
        state = after(state, f"return {NUMERALS[command]}")
    if state.public.phase == "commands" and to_act(state) == (seat,):
        state = after(state, "keep")
    assert state.secret.commands[seat] == dealt[:kept] and sorted(state.secret.returned[seat]) == sorted(dealt[kept:])
    assert not allowed(state, f"{seat}: return {NUMERALS[dealt[0]]}")


@pytest.mark.rule("P-61", "P-60")
def test_the_game_begins_when_both_have_revealed() -> None:
    state = new_game(2, 4)
    helix = state.public.displays[HELIX]
    for _ in range(2):
        state = after(state, "keep")
        state = after(state, f"reveal {hand(state, state.public.active)[0]}")
    assert state.public.phase == "turn" and to_act(state) == (state.public.start,)
    assert [len(cards) for cards in state.public.displays] == [1, 1, 1] and state.public.displays[HELIX] == helix


# Turns


@pytest.mark.rule("P-61")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_used_specialist_goes_to_the_opponent(seat: int) -> None:
    state = two([], ["WW", "WW"], active=seat, specialists={"taskmaster": seat})
    line = play(state, "play W", "more W")
    assert owner(line.state, "taskmaster") == 1 - seat
    assert [event.to for event in line.all(SpecialistUsed)] == [1 - seat]


@pytest.mark.rule("P-61", "P-31")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_mimic_copies_the_opponents(seat: int) -> None:
    state = two([], ["WW", "WW"], active=seat, specialists={"mimic": seat, "taskmaster": 1 - seat})
    state = after(state, "play W", "more W")
    assert owner(state, "mimic") == owner(state, "taskmaster") == 1 - seat


@pytest.mark.rule("P-62")
@pytest.mark.parametrize("seat", [0, 1])
def test_helix_gets_a_goblin_whenever_somebody_recruits(seat: int) -> None:
    state = two(["", "", "W"], active=seat, row="WYKG", deck="RGBB")
    line = play(state, "take 0", "take 1")
    assert row_of(line.state) == "RGKG" and display(line.state, HELIX) == "WB", "after the row, and at once"
    assert [(event.clan, letters([event.card])) for event in line.all(Joined)] == [(HELIX, "B")]
    line = play(state, "take deck", "take deck")
    assert display(line.state, HELIX) == "WB" and hand(line.state, seat) == "GR"


@pytest.mark.rule("P-62")
def test_the_first_of_two_goblins_brings_helix_nothing_yet() -> None:
    line = play(two(["", "", "W"]), "take 0")
    assert not line.all(Joined) and display(line.state, HELIX) == "W"


@pytest.mark.rule("P-62")
def test_helix_gets_nothing_for_a_press_gang_for_playing_or_for_a_figure() -> None:
    state = two([], ["RRRW"], specialists={"pressgang": 0}, pacts={0: "2R2K1Y"})
    assert len(play(state, "take 0", "take 1", "press 0", "end").all(Joined)) == 1
    assert not play(state, "play W", "end").all(Joined)
    assert not play(state, "stand 0", "end").all(Joined)


@pytest.mark.rule("P-62")
def test_helix_gets_nothing_when_there_is_nothing() -> None:
    state = two(row="WY--", deck="", rest="display 1")
    line = play(state, "take 0", "take 1")
    assert not line.all(Joined) and line.state.public.displays[HELIX] == ()
    assert not line.state.public.helix_waits


@pytest.mark.rule("P-60", "P-62")
@pytest.mark.parametrize(("seat", "pact"), [(0, 2), (1, 1)])
def test_a_pact_with_helix(seat: int, pact: int) -> None:
    displays = ["W", "Y", "WY"] if seat == 0 else ["Y", "W", "WY"]
    line = play(two(displays, active=seat, phase="tasks"), "do 2W1Y with 2")
    assert named(line.state.public.pacts[pact]) == "2W1Y" and display(line.state, HELIX) == ""
    (event,) = line.all(Completed)
    assert (event.seat, event.partner, letters(event.theirs)) == (seat, HELIX, "WY")
    assert len(line.state.secret.hands[seat]) == 1


@pytest.mark.rule("P-60")
def test_a_pact_with_the_opponent() -> None:
    assert named(after(two(["W", "WY"], phase="tasks"), "do 2W1Y with 1").public.pacts[0]) == "2W1Y"
    assert named(after(two(["WY", "W"], phase="tasks", active=1), "do 2W1Y with 0").public.pacts[0]) == "2W1Y"


@pytest.mark.rule("P-62")
def test_helix_has_no_turn_and_completes_nothing() -> None:
    state = two(["", "", "WWYWWKR"], ["W", "W"])
    for seat in (0, 1, 0, 1):
        assert to_act(state) == (seat,)
        line = play(state, "take deck", "take deck", "end")
        assert not line.all(Completed)
        state = line.state
    assert state.public.alone[HELIX] == ()


@pytest.mark.rule("P-51", "P-62")
def test_a_figure_on_a_pact_with_helix() -> None:
    state = after(two([], ["RRR"], pacts={2: "2R2K1Y"}), "stand 2")
    assert [(figure.seat, figure.pact) for figure in all_figures(state.public)] == [(0, 2)]
    assert refused(two([], ["RRR"], pacts={1: "2R2K1Y"}), "figure 1") == "P-51"


# The end


@pytest.mark.rule("P-62", "P-40")
@pytest.mark.parametrize("start", [0, 1])
def test_the_other_player_has_the_last_turn(start: int) -> None:
    displays = ["WWY" if seat == start else "" for seat in range(2)]
    state = two(displays, start=start, active=start, phase="tasks", rest_tasks="pact 1")
    state = after(state, "do 2W1Y alone", "end")
    assert state.public.winter and to_act(state) == (1 - start,) and RULES.outcome(state) is None
    state = after(state, "take deck", "take deck", "end")
    assert state.public.phase == "prize" or RULES.outcome(state) is not None


@pytest.mark.rule("P-62", "P-26")
def test_ten_rounds_of_two() -> None:
    state = two(phase="tasks", active=1, idle=19, commands={0: "I", 1: "II"})
    assert outcome_of(after(state, "end")).reason == "standstill"


@pytest.mark.rule("P-62", "P-41")
def test_helix_scores_nothing_and_competes_for_nothing() -> None:
    # by his two Pact cards Helix would have most dynamite
    state = two(
        phase="tasks",
        active=1,
        idle=19,
        commands={0: "I", 1: "II"},
        pacts={1: "2Y2B1G", 2: "2G2W1R 3W1Y1B"},
    )
    line = play(state, "end")
    assert line.state.public.phase == "prize" and to_act(line.state) == (0,)
    outcome = ended(line.state, "2W1Y")
    assert [score.seat for score in outcome.scores] == [0, 1]
    assert glory(outcome, 0) == 2 + 2 - 2 and glory(outcome, 1) == 1 - 2
    assert "Helix" not in dict(outcome.others)
    assert line.state.public.prize_winner in (0, NOBODY)
