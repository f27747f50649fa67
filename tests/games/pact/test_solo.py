"""Pact Solo: Helix and Ferdix, Specialists once in a game, and who wins (P-70 … P-74)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from goblins.games.pact.actions import ALONE
from goblins.games.pact.events import Completed, Joined, MarkerMoved, PrizeTaken, Slid, SpecialistUsed
from goblins.games.pact.state import NOBODY, PactState, figures_of
from tests.support.lines import Line
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
    task,
    to_act,
)

HELIX, FERDIX = 1, 2
BETWEEN_THEM = 1
ROW = "2W1Y 3W1Y1B 2K1G 3B1K1R"
LAST = "2W1Y 2Y1K 2K1G 2G1B"


def solo(*args: Any, **fields: Any) -> PactState:
    """A position of a solo game."""
    return position(*args, **{"mode": "solo", "tasks": ROW, "deck": "RR", **fields})


def busy(*args: Any, **fields: Any) -> PactState:
    """A position after two goblins were played: no Task slides away (P-72)."""
    return solo(*args, **{"phase": "tasks", "deed": "play", "played": 2, **fields})


# Set-up


@pytest.mark.rule("P-70", "P-71")
@pytest.mark.parametrize("seed", [1, 7, 2024])
def test_the_opening(seed: int) -> None:
    state = new_game(1, seed)
    assert state.public.mode == "solo" and len(state.public.pacts) == 3
    assert [len(cards) for cards in state.public.displays] == [0, 1, 1] and [
        len(cards) for cards in state.secret.hands
    ] == [6]
    assert len(state.secret.deck) == len(CONTENT.pack) - 6 - 4 - 2
    assert state.public.specialists == (0,) * 6 and len(state.public.masters) == 1
    assert state.public.markers == () and not any(state.secret.commands)
    seasons = Counter(CONTENT.tasks[number].season for number in [*state.public.open_tasks, *state.secret.task_deck])
    assert seasons == {0: 4, 1: 12, 2: 6}
    assert state.public.phase == "reveal" and to_act(state) == (0,)
    state = after(state, f"reveal {hand(state)[0]}")
    assert state.public.phase == "turn" and [len(cards) for cards in state.public.displays] == [1, 1, 1]


@pytest.mark.rule("P-70")
def test_a_pact_with_either() -> None:
    state = solo(["W", "WY", "WY"], phase="tasks")
    assert named(after(state, "do 2W1Y with 1").public.pacts[0]) == "2W1Y"
    state = after(state, "do 2W1Y with 2")
    assert named(state.public.pacts[2]) == "2W1Y" and len(state.secret.hands[0]) == 1


# Specialists


@pytest.mark.rule("P-71")
def test_a_used_specialist_is_discarded() -> None:
    state = solo([], ["WWWW"], specialists={"taskmaster": 0})
    line = play(state, "play W", "more W")
    assert owner(line.state, "taskmaster") == NOBODY
    assert [event.to for event in line.all(SpecialistUsed)] == [NOBODY]
    state = after(line.state, "end", "play W")
    assert refused(state, "more W") in ("P-30", "P-71")


@pytest.mark.rule("P-71", "P-30")
def test_also_alone_it_is_one_a_turn() -> None:
    state = solo([], ["WWW"], specialists={"taskmaster": 0, "schemer": 0})
    assert refused(after(state, "scheme 2W1Y", "play W"), "more W") == "P-30"


@pytest.mark.rule("P-71")
def test_the_mimic_copies_only_what_was_discarded() -> None:
    state = solo([], ["WWW"], specialists={"mimic": 0, "taskmaster": NOBODY})
    line = play(state, "play W", "more W")
    (event,) = line.all(SpecialistUsed)
    assert (event.specialist, event.copied) == (3, 0) and owner(line.state, "mimic") == NOBODY
    fresh = dict.fromkeys(["taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer"], 0)
    (event,) = play(solo([], ["WWW"], specialists=fresh), "play W", "more W").all(SpecialistUsed)
    assert event.specialist == 0, "it is the Taskmaster himself"


@pytest.mark.rule("P-71")
def test_a_fixer_of_the_discards_copied_by_the_mimic() -> None:
    line = play(busy(["WW"], specialists={"mimic": 0}), "do 2W1Y alone by DDF")
    assert [(event.specialist, event.copied) for event in line.all(SpecialistUsed)] == [(3, 5)]


# A Task slides away


@pytest.mark.rule("P-72")
@pytest.mark.parametrize(
    ("line", "slides"),
    [
        (["take 0", "take 1"], True),
        (["play W"], True),
        (["play WW"], False),
        (["play WWW"], False),
        (["play W", "more W"], False),
        (["take 0", "take 1", "more W"], True),
        (["stand 0 by HHH"], False),
    ],
    ids=str,
)
def test_when_a_task_slides_away(line: list[str], slides: bool) -> None:
    specialists = {"taskmaster": 0, "drummer": 0}
    state = solo([], ["WWWRRR"], pacts={0: "2R2K1Y"}, specialists=specialists, next_tasks="2W2G1K")
    played = play(after(state, *line), "end")
    if slides:
        assert [event.task for event in played.all(Slid)] == [task("3B1K1R")]
        assert named(played.state.public.pacts[BETWEEN_THEM]) == "3B1K1R"
        assert named(played.state.public.open_tasks) == "2W2G1K 2W1Y 3W1Y1B 2K1G"
    else:
        assert not played.all(Slid) and named(played.state.public.open_tasks) == ROW


@pytest.mark.rule("P-72")
def test_it_slides_after_the_row_was_refilled_from_the_left() -> None:
    state = solo(["KKG"], phase="tasks", next_tasks="2W2G1K 2K2R1B 2G2W1R")
    line = play(state, "do 2K1G alone", "end")
    assert named(line.state.public.open_tasks) == "2K2R1B 2W2G1K 2W1Y 3W1Y1B"
    assert named(line.state.public.pacts[BETWEEN_THEM]) == "3B1K1R"


@pytest.mark.rule("P-72")
def test_the_row_closes_up_to_the_right() -> None:
    state = busy(["KKGWWY"], next_tasks="2W2G1K 2K2R1B")
    state = after(state, "do 2W1Y alone", "do 2K1G alone", "end")
    assert named(state.public.open_tasks) == "2K2R1B 2W2G1K 3W1Y1B 3B1K1R"


@pytest.mark.rule("P-72", "P-26")
def test_an_empty_row_is_filled_wholly() -> None:
    state = busy(["WWYWWWYBKKGBBBKR"], next_tasks="2W2G1K 2K2R1B 2G2W1R 2Y2B1G")
    state = after(state, *[f"do {name} alone" for name in ROW.split()])
    assert named(state.public.open_tasks) == "- - - -"
    assert named(after(state, "end").public.open_tasks) == "2Y2B1G 2G2W1R 2K2R1B 2W2G1K"


# Helix and Ferdix


@pytest.mark.rule("P-73")
def test_after_each_turn_each_gets_a_goblin() -> None:
    line = play(busy(["", "K", "K"], deck="RB"), "end")
    assert [(event.clan, letters([event.card])) for event in line.all(Joined)] == [(HELIX, "R"), (FERDIX, "B")]
    assert (display(line.state, HELIX), display(line.state, FERDIX)) == ("KR", "KB")
    assert to_act(line.state) == (0,) and line.state.public.phase == "turn"
    line = play(solo([], ["W"]), "play W", "end")
    assert len(line.all(Joined)) == 2


@pytest.mark.rule("P-73")
@pytest.mark.parametrize("clan", [HELIX, FERDIX])
def test_who_can_now_complete_a_task_alone_does(clan: int) -> None:
    displays = ["", "WWK" if clan == HELIX else "", "WWK" if clan == FERDIX else ""]
    line = play(busy(displays, deck="YY", next_tasks="2W2G1K"), "end")
    (event,) = line.all(Completed)
    assert (event.seat, event.task, event.slot, event.partner) == (clan, task("2W1Y"), 0, ALONE)
    assert named(line.state.public.alone[clan]) == "2W1Y" and display(line.state, clan) == "K"
    assert letters(line.state.public.discards) == "WWY"
    assert named(line.state.public.open_tasks) == "2W2G1K 3W1Y1B 2K1G 3B1K1R"


@pytest.mark.rule("P-73")
def test_the_row_is_pushed_to_the_right_for_them_too() -> None:
    line = play(busy(["", "KK", ""], deck="GY", next_tasks="2W2G1K"), "end")
    assert named(line.state.public.open_tasks) == "2W2G1K 2W1Y 3W1Y1B 3B1K1R"


@pytest.mark.rule("P-73")
def test_the_leftmost_first_and_again_until_none_fits() -> None:
    state = busy(["", "WWKKGGG", ""], deck="YR", next_tasks="2G1B 2W2G1K 2K2R1B")
    line = play(state, "end")
    assert [named([event.task]) for event in line.all(Completed)] == ["2W1Y", "2K1G"]
    # what comes in on the left is asked first the next time
    state = busy(["", "WWWWKKGGGGG", ""], deck="YR", next_tasks="2W2G1K 2K2R1B 3R1W1G")
    line = play(state, "end")
    assert [named([event.task]) for event in line.all(Completed)] == ["2W1Y", "2W2G1K"]


@pytest.mark.rule("P-73")
def test_helix_first_then_ferdix_and_helix_is_not_asked_again() -> None:
    state = busy(["", "GG", "WW"], deck="BY", next_tasks="2G1B 2W2G1K", tasks="2W1Y 3W1Y1B 2Y2B1G 3B1K1R")
    line = play(state, "end")
    assert [(event.seat, named([event.task])) for event in line.all(Completed)] == [(FERDIX, "2W1Y")]
    assert named(line.state.public.open_tasks).startswith("2G1B") and display(line.state, HELIX) == "GGB"
    both = play(busy(["", "WW", "WW"], deck="YY", next_tasks="2W2G1K"), "end")
    assert [event.seat for event in both.all(Completed)] == [HELIX], "he was first, and the Task is gone"
    state = after(line.state, "take 0", "take 1")
    again = play(state, "end")
    assert (HELIX, "2G1B") in [(event.seat, named([event.task])) for event in again.all(Completed)]


@pytest.mark.rule("P-73")
def test_they_complete_nothing_together_and_nothing_with_you() -> None:
    line = play(busy(["WWY", "W", "W"], deck="YR"), "end")
    assert not line.all(Completed)


# The end and its scoring


@pytest.mark.rule("P-74")
def test_the_game_ends_after_the_turn_in_which_the_row_could_not_be_refilled() -> None:
    state = busy(["WWY", "", ""], tasks=LAST, rest_tasks="pact 1", campaign=False)
    line = play(state, "do 2W1Y alone", "end")
    assert len(line.all(Joined)) == 2, "P-73 is still done"
    assert RULES.outcome(line.state) is not None or line.state.public.phase == "prize"


@pytest.mark.rule("P-74", "P-72")
def test_a_slide_over_an_empty_deck_ends_it_too() -> None:
    line = play(solo(phase="tasks", tasks=LAST, rest_tasks="alone 0", campaign=False), "end")
    assert [named([event.task]) for event in line.all(Slid)] == ["2G1B"] and line.state.public.winter
    assert len(line.all(Joined)) == 2
    assert line.state.public.phase == "prize"


@pytest.mark.rule("P-74", "P-73")
def test_a_task_of_helix_over_an_empty_deck_ends_it_too() -> None:
    line = play(busy(["", "WW", ""], deck="YR", tasks=LAST, rest_tasks="pact 1", campaign=False), "end")
    assert len(line.all(Completed)) == 1 and line.state.public.winter
    assert outcome_of(line.state).reason == "lost"


@pytest.mark.rule("P-26", "P-74")
def test_ten_turns_in_which_nobody_completes_a_task_end_it() -> None:
    assert outcome_of(after(busy(idle=9, campaign=False), "end")).winners == ()
    assert RULES.outcome(after(busy(idle=8, campaign=False), "end")) is None
    state = after(busy(["", "WW", ""], deck="YR", idle=9, campaign=False), "end")
    assert RULES.outcome(state) is None and state.public.idle == 0, "Helix completed one"


@pytest.mark.rule("P-74", "P-54", "P-55")
def test_there_is_no_dynamite_card() -> None:
    assert not play(busy(["WYKGBR"]), "end").all(MarkerMoved)
    assert not allowed(busy(["WW"]), "complete 2W1Y alone")


@pytest.mark.rule("P-74", "P-51", "P-53")
def test_figures_and_permanent_goblins() -> None:
    state = after(solo(["WY"], ["RRR"], pacts={2: "2R2K1Y"}, masters="W"), "stand 2 by HHH", "do 2W1Y alone by DMD")
    assert figures_of(state.public, 0) == 1 and named(state.public.alone[0]) == "2W1Y"
    assert refused(solo([], ["RRR"], pacts={1: "2R2K1Y"}), "figure 1") == "P-51"


SUMMER_AND_AUTUMN = {
    "mine": "3W1Y1B 2W2G1K 3Y1K1R 2Y2B1G 3K1W1G 2K2R1B 3W2K1B 3Y2R1K1G 3G2Y1B1R",
    "his": "3G1Y1B 2G2W1R 3B1K1R 2B2Y1W 3R1W1G 2R2K1Y 3B2W1K 3R2G1W1Y 3K2B1W",
}


def last_turn(displays: list[str], **fields: Any) -> Line[PactState]:
    """The line of the last turn: 2W1Y is completed with Helix, and the row can't be refilled."""
    return play(busy(displays, tasks=LAST, deck="RR", campaign=False, **fields), "do 2W1Y with 1", "end")


@pytest.mark.rule("P-74", "P-75")
def test_equal_glory_is_not_enough() -> None:
    state = last_turn(["W", "WY"], alone={0: SUMMER_AND_AUTUMN["mine"], 1: SUMMER_AND_AUTUMN["his"]}).state
    outcome = outcome_of(state)
    assert glory(outcome) == 9 * 2 + 1 == dict(outcome.rivals)["Helix"] and dict(outcome.rivals)["Ferdix"] == 0
    assert outcome.winners == () and (outcome.reason, outcome.rule) == ("lost", "P-75")


@pytest.mark.rule("P-74", "P-75")
def test_a_figure_makes_the_difference() -> None:
    mine = SUMMER_AND_AUTUMN["mine"].split()
    pacts = {2: mine[0]}
    alone = {0: " ".join(mine[1:]), 1: SUMMER_AND_AUTUMN["his"]}
    line = last_turn(["W", "WY"], alone=alone, pacts=pacts, figures={mine[0]: 0})
    assert line.state.public.phase == "prize" and to_act(line.state) == (0,), "the stick under the Figure counts"
    outcome = ended(line.state, "2Y1K")
    assert glory(outcome) == 8 * 2 + 1 + 1 + 1 + 2 and dict(outcome.rivals) == {"Helix": 19, "Ferdix": 1}
    assert outcome.winners == (0,) and outcome.reason == "won"


@pytest.mark.rule("P-74", "P-41")
def test_helix_competes_for_the_bonus_and_takes_the_leftmost() -> None:
    everything = " ".join(SUMMER_AND_AUTUMN.values())
    line = last_turn(["W", "WY"], alone={1: everything})
    (event,) = line.all(PrizeTaken)
    assert (event.clan, named(event.tasks)) == (HELIX, "2Y1K")
    outcome = outcome_of(line.state)
    assert dict(outcome.rivals)["Helix"] == 18 * 2 + 1 + 2 and glory(outcome) == 1


@pytest.mark.rule("P-74", "P-41")
def test_a_tie_between_the_two_of_them_gives_the_bonus_to_nobody() -> None:
    line = last_turn(["W", "WY"], pacts={BETWEEN_THEM: " ".join(SUMMER_AND_AUTUMN.values())})
    assert not line.all(PrizeTaken)
    outcome = outcome_of(line.state)
    assert dict(outcome.rivals) == {"Helix": 18 + 2 + 1, "Ferdix": 18 + 2} and glory(outcome) == 1


@pytest.mark.rule("P-74", "P-42")
@pytest.mark.parametrize(("tasks", "figures", "bonus"), [(4, 0, 1), (6, 0, 2), (5, 1, 2), (3, 1, 1), (3, 0, 0)])
def test_pact_cards_and_figures_are_worth_what_they_always_are(tasks: int, figures: int, bonus: int) -> None:
    everything = " ".join(SUMMER_AND_AUTUMN.values()).split()
    names, rest = everything[:tasks], everything[tasks:]
    standing = dict.fromkeys(names[:figures], 0)
    line = last_turn(["W", "WY"], pacts={2: " ".join(names)}, alone={1: " ".join(rest)}, figures=standing)
    outcome = outcome_of(line.state)
    assert glory(outcome) == tasks + figures + bonus + 1
    plain = 2 if tasks >= 6 else 1 if tasks >= 4 else 0
    assert dict(outcome.rivals)["Ferdix"] == tasks + plain, "your Figures are nothing to him"
