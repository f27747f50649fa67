"""The end of a round, its points, and the end of the game (G-30 … G-34)."""

from __future__ import annotations

import pytest

from goblins.games.grapple import scoring
from goblins.games.grapple.actions import NextRound
from goblins.games.grapple.events import Dealt, Drew, Ended, RoundEnded, Split, Tied, TurnEnded, Won
from goblins.games.grapple.state import NOBODY, GrappleState, Round
from tests.support.builders import changed
from tests.support.grapple.builders import (
    CARDS,
    RULES,
    after,
    deciding,
    named,
    nearly,
    outcome_of,
    play,
    position,
    refused,
    to_act,
    totals,
    verbs,
)

STAND = "all let stand"
HIT = ("attack 1 king", STAND)


# The end of a round


@pytest.mark.rule("G-30")
@pytest.mark.parametrize(
    ("garrison", "top", "over"),
    [
        ("raider raider assassin", "defender", True),  # 12 and 9: 21
        ("raider raider assassin", "spy", False),  # 20
        ("raider raider", "assassin", False),  # lost to the Assassin
        ("king brute mage", "raider", True),  # 27
    ],
)
def test_a_garrison_of_21_ends_the_round(garrison: str, top: str, over: bool) -> None:
    state = position(["king brute", "brute"], ["king king", f"king {top}"], [garrison, ""])
    line = play(state, "attack 1 king", STAND)
    assert bool(line.all(RoundEnded)) == over and (line.state.public.phase == "next") == over
    if over:
        (ended,) = line.all(RoundEnded)
        assert ended.reason == "garrison" and ended.seat == 0 and ended.garrisons[0] >= 21


@pytest.mark.rule("G-30")
def test_it_is_over_at_once_in_the_middle_of_a_turn_and_of_a_chain() -> None:
    state = position(["brute mage raider king", "brute spy", "mage"], ["brute", "mage mage", "mage"], ["king"])
    line = play(state, "attack 1 brute", STAND, "hold brute", "engage raider", STAND)
    assert line.all(RoundEnded)  # 8 and 3, 3, 3, 5 are 22
    assert line.all(TurnEnded) == line.all(Drew) == [] and line.state.secret.battle is None
    assert isinstance(line.events[-1], RoundEnded) and isinstance(line.events[-2], Won)
    assert named(line.state.secret.hands[0]) == "king mage"
    for text in ("0: place mage", "0: attack 1 king", "0: end"):
        assert refused(line.state, text)


@pytest.mark.rule("G-30")
@pytest.mark.parametrize("line", [("attack 1 spy", STAND), ("attack 1 brute", STAND, "hold spy", "decline")])
def test_the_defenders_garrison_can_end_it_too(line: tuple[str, ...]) -> None:
    state = position(["spy brute king", "spy brute"], ["", "king mage"], ["", "king king mage"])
    played = play(state, *line)
    (ended,) = played.all(RoundEnded)
    assert (ended.reason, ended.seat) == ("garrison", 1)
    assert ended.garrisons[1] >= 21 and ended.armies == (0, 8) and to_act(played.state) == (0,)


@pytest.mark.rule("G-30", "G-18")
@pytest.mark.parametrize("garrisons", [["king king", ""], ["", "king king"], ["king king", "king king"]])
def test_a_split_can_end_it_as_well(garrisons: list[str]) -> None:
    line = play(position(["raider", ""], ["", "raider"], garrisons), "attack 1 raider")
    assert line.all(Split) and line.all(Tied) and line.all(RoundEnded)[0].reason == "garrison"
    assert totals(line.state) == tuple(21 if garrison else 5 for garrison in garrisons)


@pytest.mark.rule("G-30")
def test_neither_army_nor_hand_count_for_the_21() -> None:
    state = position(["king king brute", "mage"], ["king king king", "mage"], ["raider raider raider", ""])
    assert play(state, "place king", "end").all(RoundEnded) == []


# Its points


@pytest.mark.rule("G-31")
def test_garrison_and_army_count_and_the_hand_does_not() -> None:
    state = position(
        ["king raider", "king king mage", "king"],
        ["brute assassin", "defender mage raider", "spy"],
        ["king raider", "mage", "brute brute"],
        totals=(10, 20, 30),
    )
    line = play(state, *HIT)
    (ended,) = line.all(RoundEnded)
    assert ended.garrisons == (26, 3, 6) and ended.armies == (5, 4, 0)
    assert ended.shown == line.state.secret.armies
    assert line.state.public.rounds[-1] == Round((26, 3, 6), (5, 4, 0), "garrison", 0)
    assert totals(line.state) == (41, 27, 36) and scoring.totals(RULES.view(line.state, 2).public) == (41, 27, 36)


@pytest.mark.rule("G-31", "G-08")
def test_armies_are_turned_up_at_the_end_of_a_round() -> None:
    state = position(["king brute", "mage", "mage"], ["brute", "mage raider", "spy"], ["king raider"])
    assert RULES.view(state, 0).shown_armies == ()
    ended = after(state, *HIT)
    assert all(RULES.view(ended, seat).shown_armies == ended.secret.armies for seat in range(3))
    assert RULES.view(after(ended, "next round"), 0).shown_armies == ()


@pytest.mark.rule("G-02")
@pytest.mark.parametrize(("people", "seat"), [((0, 1, 2), 0), ((1, 2), 1), ((2,), 2), ((), 1)])
def test_one_seat_begins_the_next_round(people: tuple[int, ...], seat: int) -> None:
    """Without people it is the one who starts: seat 2 dealt, so seat 0 deals next."""
    state = after(nearly((10, 10, 10), people=people), *HIT)
    assert deciding(state) == ("next", (seat,)) and verbs(state) == {"NextRound"} and NextRound.openly
    assert [len(RULES.legal_actions(state, other)) for other in range(3)] == [other == seat for other in range(3)]
    assert after(state, "next round").public.active == 1


# The end of the game


@pytest.mark.rule("G-32")
@pytest.mark.parametrize(("before", "over"), [(74, True), (90, True), (73, False), (0, False)])
def test_a_hundred_at_the_end_of_a_round_wins(before: int, over: bool) -> None:
    line = play(nearly((before, 20)), *HIT)
    assert totals(line.state) == (before + 26, 20)
    if not over:
        assert RULES.outcome(line.state) is None and line.all(Ended) == [] and line.state.public.phase == "next"
        return
    outcome = outcome_of(line.state)
    assert line.events[-1] == Ended("points") and outcome.reason == "points"
    assert outcome.winners == (0,) and outcome.ranking == ((0,), (1,))
    assert [(score.seat, score.total) for score in outcome.scores] == [(0, before + 26), (1, 20)]
    for score in outcome.scores:
        assert score.total == sum(part.amount for part in score.lines if part.counts)


@pytest.mark.rule("G-32")
@pytest.mark.parametrize(
    ("before", "gains", "winner"),
    [
        ((80, 99, 10), (9, 0), 1),  # 106 to 108: the highest total wins, not the one who ended the round
        ((90, 99, 10), (9, 0), 0),  # 116 to 108
        ((40, 20, 95), (0, 6), 2),  # only seat 2 has reached it
    ],
)
def test_the_highest_total_wins(before: tuple[int, ...], gains: tuple[int, ...], winner: int) -> None:
    state = after(nearly(before, gains=gains), *HIT)
    assert outcome_of(state).winners == (winner,)


@pytest.mark.rule("G-32")
def test_a_hundred_in_the_middle_of_a_round_means_nothing() -> None:
    state = position(["king brute", ""], ["king", "mage"], totals=(99, 5))
    line = play(state, "attack 1 king", STAND)
    assert RULES.outcome(line.state) is None and deciding(line.state) == ("turn", (0,))


@pytest.mark.rule("G-32", "G-04")
def test_the_game_also_ends_with_a_round_that_was_exhausted() -> None:
    line = play(position(["", ""], ["king", ""], deck="", totals=(92, 99)), "end", "end")
    assert outcome_of(line.state).winners == (0,) and line.events[-1] == Ended("points")


@pytest.mark.rule("G-32")
def test_places_behind_the_winner_may_be_shared() -> None:
    outcome = outcome_of(after(nearly((90, 50, 50, 70)), *HIT))
    assert outcome.ranking == ((0,), (3,), (1, 2)) and outcome.winners == (0,)


# A tied lead


def tied_leaders() -> GrappleState:
    """Of four, seats 1 and 3 have 105 points each; the next deal would be seat 0's."""
    return after(nearly((50, 99, 60, 96), gains=(6, 0, 9)), *HIT)


@pytest.mark.rule("G-33")
def test_two_tied_leaders_out_of_four_play_head_to_head() -> None:
    ended = tied_leaders()
    assert totals(ended) == (76, 105, 60, 105) and RULES.outcome(ended) is None and ended.public.phase == "next"
    line = play(ended, "next round")
    state = line.state
    assert state.public.players == (1, 3) and line.all(Dealt) == [Dealt(3, state.public.dealer, (1, 3))]
    assert state.public.dealer == 1 and state.public.active == 3  # the deal passes to the next one who plays
    assert [len(hand) for hand in state.secret.hands] == [0, 5, 0, 6] and len(state.secret.deck) == 41
    order = []
    for _ in range(4):
        order.append(state.public.active)
        state = after(state, "end")
    assert order == [3, 1, 3, 1]


@pytest.mark.rule("G-33")
def test_the_others_are_out_of_it() -> None:
    state = position(
        ["", "spy king", "", "brute"], ["", "", "", "mage"], players=(1, 3), active=1, totals=(9, 105, 60, 105)
    )
    for text in ("spy 0", "spy 2", "attack 0 king", "attack 2 king"):
        assert refused(state, text)
    targets = {legal.target for legal in RULES.legal_actions(state, 1) if hasattr(legal, "target")}
    assert targets == {3}


def duel(garrison: str, army: str) -> GrappleState:
    """Head-to-head, seat 1 takes 26 points by "attack 3 king"; seat 3 has these when its Raider is gone."""
    return position(
        ["", "king brute", "", "mage"],
        ["", "", "", f"{army} raider"],
        ["", "king raider", "", garrison],
        players=(1, 3),
        active=1,
        totals=(76, 105, 60, 105),
    )


@pytest.mark.rule("G-33")
@pytest.mark.parametrize(("army", "winner"), [("", 1), ("king defender", 1), ("king king", 3)])
def test_the_higher_total_wins_the_head_to_head(army: str, winner: int) -> None:
    line = play(duel("king king", army), "attack 3 king", STAND)
    outcome = outcome_of(line.state)
    assert outcome.winners == (winner,) and outcome.ranking == ((winner,), (4 - winner,), (0,), (2,))
    assert line.state.public.rounds[-1].garrisons[::2] == line.state.public.rounds[-1].armies[::2] == (0, 0)
    assert outcome.score(0).total == 76 and outcome.score(2).total == 60


@pytest.mark.rule("G-33")
def test_tied_again_they_play_another() -> None:
    state = after(duel("king king", "king assassin"), "attack 3 king", STAND)
    assert totals(state) == (76, 131, 60, 131) and RULES.outcome(state) is None and state.public.phase == "next"
    again = after(state, "next round")
    assert again.public.players == (1, 3) and {again.public.dealer, again.public.active} == {1, 3}
    assert again.secret.hands[0] == again.secret.hands[2] == () and len(again.secret.deck) == 41


def scoreless(before: tuple[int, ...], players: tuple[int, ...], rounds: int, goal: int = 100) -> GrappleState:
    """So many rounds of a head-to-head in which nobody does anything, with the deck empty from the start."""
    hands = [""] * len(before)
    state = position(hands, deck="", players=players, active=players[0], totals=before, goal=goal)
    for nth in range(rounds):
        state = after(state, *["end"] * len(players))
        if nth < rounds - 1:
            state = after(state, "next round")
            everything = tuple(range(CARDS))
            held = tuple(everything if seat == players[0] else () for seat in range(len(before)))
            state = changed(state, deck=(), hands=held, active=players[0])
    return state


@pytest.mark.rule("G-33")
@pytest.mark.parametrize("goal", [100, 50])
def test_a_head_to_head_in_which_nobody_scores_twice_running_is_shared(goal: int) -> None:
    before = (76, 105, 60, 105)
    once = scoreless(before, (1, 3), 1, goal)
    assert RULES.outcome(once) is None and once.public.phase == "next"
    assert after(once, "next round").public.players == (1, 3)
    state = scoreless(before, (1, 3), 2, goal)
    outcome = outcome_of(state)
    assert outcome.winners == (1, 3) and outcome.ranking == ((1, 3), (0,), (2,))
    assert outcome.reason == "points" and outcome.rule == "G-33" and outcome.text.endswith("shared")
    assert totals(state) == before


@pytest.mark.rule("G-33")
def test_three_may_share_it_too() -> None:
    assert outcome_of(scoreless((100, 100, 100), (0, 1, 2), 2)).winners == (0, 1, 2)


@pytest.mark.rule("G-33")
def test_points_between_two_rounds_without_any_start_it_anew() -> None:
    """Nobody scored, then both scored the same, then nobody scored: they play on."""
    state = scoreless((0, 105, 105), (1, 2), 1)
    even = Round((0, 3, 3), (0, 0, 0), "exhausted", NOBODY)
    state = changed(state, rounds=(*state.public.rounds, even))
    following = after(state, "next round")
    held = ((), tuple(range(CARDS)), ())
    following = after(changed(following, deck=(), hands=held, active=1), "end", "end")
    assert totals(following) == (0, 108, 108) and RULES.outcome(following) is None
    assert following.public.phase == "next"


@pytest.mark.rule("G-33", "G-34")
@pytest.mark.parametrize("goal", [100, 50])
def test_rounds_without_points_before_the_goal_are_no_head_to_head(goal: int) -> None:
    state = scoreless((10, 10), (0, 1), 3, goal)
    assert RULES.outcome(state) is None and state.public.phase == "next"


@pytest.mark.rule("G-33", "G-04")
def test_in_the_head_to_head_a_row_of_two_is_everybody() -> None:
    state = position(["", "", "", ""], ["", "king"], players=(1, 3), active=1, totals=(9, 105, 60, 105), deck="")
    line = play(state, "end", "end")
    assert line.all(RoundEnded)[0].reason == "exhausted" and outcome_of(line.state).winners == (1,)


@pytest.mark.rule("G-33")
def test_of_three_tied_leaders_the_two_still_tied_go_on() -> None:
    ended = after(nearly((79, 99, 105, 20), gains=(6,)), *HIT)
    assert totals(ended) == (105, 105, 105, 20)
    assert after(ended, "next round").public.players == (0, 1, 2)
    state = position(
        ["king brute", "mage", "", ""],
        ["", "king assassin raider", "mage"],
        ["king raider", "king king"],
        players=(0, 1, 2),
        totals=(105, 105, 105, 20),
    )
    state = after(state, *HIT)
    assert totals(state) == (131, 131, 108, 20) and after(state, "next round").public.players == (0, 1)


@pytest.mark.rule("G-33")
@pytest.mark.parametrize("before", [(24, 50, 0), (0, 0, 0)])
def test_a_tie_short_of_the_goal_is_no_head_to_head(before: tuple[int, ...]) -> None:
    state = after(nearly(before), *HIT, "next round")
    assert state.public.players == (0, 1, 2) and RULES.outcome(state) is None


@pytest.mark.rule("G-33")
def test_a_tie_behind_the_leader_is_left_alone() -> None:
    assert outcome_of(after(nearly((90, 105, 105)), *HIT)).winners == (0,)
