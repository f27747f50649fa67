"""A turn: recruit or play, then the next player (P-20, P-21, P-23), and passing (P-23)."""

from __future__ import annotations

import pytest

from goblins.games.pact.events import Passed, Played, Recruited, Reshuffled, RowFilled, TurnEnded
from tests.support.pact.builders import position
from tests.support.pact.lines import (
    RULES,
    after,
    allowed,
    display,
    hand,
    named,
    play,
    refused,
    row_of,
    to_act,
    verbs,
)

# Who and what


@pytest.mark.rule("P-20")
def test_a_turn_is_recruiting_or_playing() -> None:
    state = position(hands=["WY"], row="WYKG")
    assert verbs(state) == {"Take", "Play"}
    assert verbs(after(state, "take 0")) == {"Take"}, "recruiting is two goblins"
    assert not {"Take", "TakeMore"} & verbs(after(state, "play W"))
    assert not {"Take", "Play"} & verbs(after(state, "take 0", "take 1"))


@pytest.mark.rule("P-20")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_then_the_next_player_clockwise_has_a_turn(seats: int) -> None:
    state = position(hands=["W"] * seats, seats=seats, active=1)
    order = []
    for _ in range(seats + 1):
        order.append(to_act(state)[0])
        turns = RULES.turns(state)
        line = play(state, "take deck", "take deck", "end")
        assert [event.seat for event in line.all(TurnEnded)] == [order[-1]]
        state = line.state
        assert RULES.turns(state) == turns + 1
    assert order == [(1 + nth) % seats for nth in range(seats + 1)]


@pytest.mark.rule("P-20")
def test_nobody_acts_out_of_turn() -> None:
    state = position(hands=["W", "W", "W"])
    assert to_act(state) == (0,) and RULES.legal_actions(state, 1) == ()
    assert refused(state, "1: play W") == "P-20"
    assert refused(state, "2: take 0") == "P-20"


@pytest.mark.rule("P-20")
def test_a_turn_can_not_be_ended_before_anything_was_done() -> None:
    state = position(hands=["W"])
    assert not allowed(state, "end")
    assert not allowed(after(state, "take 0"), "end")
    assert allowed(after(state, "take 0", "take deck"), "end")
    assert allowed(after(state, "play W"), "end")


# Recruiting


@pytest.mark.rule("P-21")
def test_two_goblins_of_the_row() -> None:
    state = position(hands=["B"], row="WYKG", deck="RR")
    first = play(state, "take 1")
    assert hand(first.state) == "YB" and row_of(first.state) == "W-KG", "not filled up before both are taken"
    assert first.state.public.phase == "recruit" and not first.all(RowFilled)
    second = play(first.state, "take 3")
    assert hand(second.state) == "YGB" and row_of(second.state) == "WRKR"
    (filled,) = second.all(RowFilled)
    assert [slot for slot, _ in filled.cards] == [1, 3]


@pytest.mark.rule("P-21")
def test_a_goblin_of_the_deck_is_its_top_and_only_the_taker_knows_it() -> None:
    state = position(hands=["B"], row="WYKG", deck="RGY")
    line = play(state, "take deck")
    assert hand(line.state) == "BR" and row_of(line.state) == "WYKG"
    (event,) = line.all(Recruited)
    assert RULES.redact(event, 1).card is None and RULES.redact(event, 0).card == event.card
    line = play(line.state, "take deck")
    assert hand(line.state) == "GBR" and not line.all(RowFilled)


@pytest.mark.rule("P-21")
def test_one_of_each_in_either_order() -> None:
    state = position(row="WYKG", deck="RGY")
    assert hand(after(state, "take 0", "take deck")) == "WR" and row_of(after(state, "take 0", "take deck")) == "GYKG"
    assert hand(after(state, "take deck", "take 0")) == "WR"


@pytest.mark.rule("P-21")
def test_what_was_taken_from_the_row_is_known_to_everybody() -> None:
    line = play(position(row="WYKG", deck="RGY"), "take 2", "take deck")
    seen, unseen = line.all(Recruited)
    assert RULES.redact(seen, 2).card == seen.card is not None
    assert line.state.public.shown == ((seen.card,), (), ()) and unseen.card is not None


@pytest.mark.rule("P-21")
def test_an_empty_place_of_the_row_can_not_be_taken() -> None:
    assert refused(after(position(), "take 0"), "take 0") == "P-21"


@pytest.mark.rule("P-21", "P-22")
def test_the_deck_runs_out_between_the_two_goblins() -> None:
    state = position(row="WYKG", deck="R", discards="BBB", rest="display 2")
    line = play(state, "take deck", "take deck")
    assert hand(line.state) == "BR" and [event.count for event in line.all(Reshuffled)] == [3]
    assert len(line.state.secret.deck) == 2 and line.state.public.discards == ()


@pytest.mark.rule("P-21", "P-22")
def test_the_deck_runs_out_while_the_row_is_filled() -> None:
    state = position(row="WYKG", deck="R", discards="BBB", rest="display 2")
    line = play(state, "take 0", "take 1")
    assert row_of(line.state) == "RBKG" and [event.count for event in line.all(Reshuffled)] == [3]


# Playing


@pytest.mark.rule("P-23")
@pytest.mark.parametrize("goblins", ["W", "WW", "WKK"])
def test_one_two_or_three_goblins_are_played(goblins: str) -> None:
    state = position(["R"], ["WWYKKB"])
    line = play(state, f"play {goblins}")
    assert display(line.state) == goblins + "R" and len(line.all(Played)) == len(goblins)
    assert len(hand(line.state)) == 6 - len(goblins)
    assert to_act(after(line.state, "end")) == (1,)


@pytest.mark.rule("P-23")
def test_a_fourth_can_not_be_played() -> None:
    assert refused(after(position([], ["WWWW"]), "play WWW"), "play W") == "P-23"


@pytest.mark.rule("P-23")
def test_only_goblins_of_ones_hand_are_played() -> None:
    state = position(["Y"], ["WK"])
    assert refused(state, "play Y") == "P-23"
    assert refused(after(state, "play W"), "play W") == "P-23"


# Passing


@pytest.mark.rule("P-23")
@pytest.mark.parametrize(
    ("hands", "row", "deck", "discards"),
    [(["W"], "----", "", ""), ([], "W---", "", ""), ([], "----", "W", ""), ([], "----", "", "W")],
)
def test_nobody_passes_who_can_do_something(hands: list[str], row: str, deck: str, discards: str) -> None:
    state = position([], hands, row=row, deck=deck, discards=discards, rest="display 2")
    assert refused(state, "pass") == "P-23"


@pytest.mark.rule("P-23")
def test_nobody_passes_who_can_place_a_figure() -> None:
    fields = {"row": "----", "deck": "", "rest": "display 2", "mode": "expert", "pacts": {0: "2R1W"}}
    assert not allowed(position(["RRR"], **fields), "pass")
    assert allowed(position(["RR"], **fields, markers=[0, 0, 0]), "pass")


@pytest.mark.rule("P-23")
def test_who_can_do_nothing_passes() -> None:
    state = position(row="----", deck="", rest="display 2")
    line = play(state, "pass")
    assert [event.seat for event in line.all(Passed)] == [0]
    state = line.state if to_act(line.state) == (1,) else after(line.state, "end")
    assert to_act(state) == (1,) and state.secret.hands[0] == ()


@pytest.mark.rule("P-20", "P-23")
def test_who_passes_may_still_complete_tasks() -> None:
    state = position(["WWY"], row="----", deck="", rest="display 2", tasks="2W1Y 2K1G 2G1B 2B1R")
    assert refused(state, "complete 2W1Y alone") == "P-20"
    assert named(after(state, "pass", "do 2W1Y alone", "end").public.alone[0]) == "2W1Y"


@pytest.mark.rule("P-20", "P-23")
def test_a_turn_of_playing_is_over_with_the_first_completed_task() -> None:
    state = position(["WWY"], ["KKK"], tasks="2W1Y 2K1G 2G1B 2B1R")
    state = after(state, "play K", "do 2W1Y alone")
    assert refused(state, "play K") == "P-20"
    assert refused(state, "take 0") == "P-20"
    assert allowed(state, "end")
