"""When goblins are short: new decks from discards, hands of five, rows that stay short (P-22)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact.events import Joined, Recruited, Reduced, Reshuffled, RowFilled, Shortage
from goblins.games.pact.state import NOBODY, PactState
from tests.support.pact.builders import position
from tests.support.pact.lines import after, all_goblins, allowed, display, hand, play, refused, row_of, to_act, verbs

ROW = "2W1Y 2W1K1R 2G1B 2B1R"


def reduced(state: PactState) -> tuple[PactState, list[int]]:
    """Everybody discards the first goblins of their hand; who decided, one goblin after the other."""
    order = []
    while state.public.phase == "reduce":
        order.append(to_act(state)[0])
        state = after(state, f"reduce {hand(state, order[-1])[0]}")
    return state, order


# New decks


@pytest.mark.rule("P-22")
def test_the_discards_become_a_new_deck_when_a_goblin_is_drawn_from_none() -> None:
    state = position(row="WYKG", deck="", discards="RRRBBB", rest="display 2")
    line = play(state, "take deck")
    assert [event.count for event in line.all(Reshuffled)] == [6] and not line.all(Shortage)
    assert line.state.public.discards == () and len(line.state.secret.deck) == 5


@pytest.mark.rule("P-22")
def test_a_deck_that_was_emptied_is_made_anew_only_when_it_is_needed() -> None:
    state = position(row="WYKG", deck="R", discards="BBB", rest="display 2")
    line = play(state, "take deck")
    assert not line.all(Reshuffled) and line.state.secret.deck == () and len(line.state.public.discards) == 3


@pytest.mark.rule("P-22")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = position(row="WYKG", deck="", discards="WWYYKKGGBBRR", rest="display 2", seed=seed)
        orders.add(after(state, "take deck").secret.deck)
    assert len(orders) > 15


# Hands of five


def five_full_hands(active: int = 0, **fields: Any) -> PactState:
    """Seventy goblins in five hands, four in displays, four in the row, and none anywhere else."""
    return position(
        ["W", "Y", "K", "G"], seats=5, row="BBRR", deck="", rest="hands", tasks=ROW, active=active, **fields
    )


@pytest.mark.rule("P-22")
@pytest.mark.parametrize("active", [0, 3])
def test_with_five_full_hands_everybody_discards_down_to_five(active: int) -> None:
    state = five_full_hands(active)
    assert [len(cards) for cards in state.secret.hands] == [14] * 5
    line = play(state, "take 0", "take 1")
    assert line.state.public.phase == "reduce" and len(line.all(Shortage)) == 1 and not line.all(RowFilled)
    assert to_act(line.state) == (active,) and line.state.public.reducing_for == active
    state, order = reduced(line.state)
    clockwise = [(active + nth) % 5 for nth in range(5)]
    assert order == [clockwise[0]] * 11 + [seat for seat in clockwise[1:] for _ in range(9)]
    assert [len(cards) for cards in state.secret.hands] == [5] * 5
    assert to_act(state) == (active,) and state.public.reducing_for == NOBODY
    assert "-" not in row_of(state) and row_of(state)[2:] == "RR"
    assert len(state.secret.deck) == 11 + 4 * 9 - 2 and state.public.discards == ()
    assert all_goblins(state) == list(range(78))
    assert allowed(state, "end"), "the turn goes on"


@pytest.mark.rule("P-22")
def test_everybody_chooses_what_to_discard() -> None:
    state = after(five_full_hands(), "take 0", "take 1")
    assert verbs(state) == {"Reduce"}
    kept = hand(state)[-5:]
    thrown = hand(state)[:-5]
    line = play(state, *[f"reduce {letter}" for letter in thrown])
    assert hand(line.state) == kept and len(line.all(Reduced)) == 11 and to_act(line.state) == (1,)
    missing = next((letter for letter in "WYKGBR" if letter not in hand(line.state, 1)), None)
    assert missing is None or refused(line.state, f"reduce {missing}") == "P-22"
    assert refused(line.state, "end") == "P-22" and refused(line.state, "take 2") == "P-22"


@pytest.mark.rule("P-22")
def test_small_hands_stay_as_they_are() -> None:
    state = position(["", "", ""], ["WWWW", "YYYYYYYY", "KKKKK"], row="BBRR", deck="", rest="display 2")
    state = after(state, "take 0", "take 1")
    assert len(state.secret.hands[0]) == 6 and to_act(state) == (0,)
    state, order = reduced(state)
    assert order == [0, 1, 1, 1]
    assert [len(cards) for cards in state.secret.hands] == [5, 5, 5] and "-" not in row_of(state)


@pytest.mark.rule("P-22")
def test_discards_that_are_enough_make_no_shortage() -> None:
    state = position([], ["WWWWWWWW"], row="BBRR", deck="", discards="GG", rest="display 2")
    line = play(state, "take 0", "take 1")
    assert not line.all(Shortage) and row_of(line.state) == "GGRR"


@pytest.mark.rule("P-22")
def test_too_few_discards_are_a_shortage_and_all_are_used() -> None:
    state = position([], ["WWWWWWWW", "Y"], row="BBRR", deck="", discards="G", rest="display 2")
    line = play(state, "take 0", "take 1")
    assert len(line.all(Shortage)) == 1
    state, order = reduced(line.state)
    assert order == [0] * 5 and "-" not in row_of(state) and len(state.secret.deck) == 5 + 1 - 2


@pytest.mark.rule("P-22", "P-31")
def test_a_shortage_after_the_press_gang() -> None:
    state = position([], ["WWWWWWWW"], row="BBRR", deck="GG", rest="display 2", specialists={"pressgang": 0})
    state = after(state, "take 0", "take 1")
    assert row_of(state) == "GGRR" and state.public.phase != "reduce"
    state, order = reduced(after(state, "press 0"))
    assert order == [0] * 6 and row_of(state)[1:] == "GRR" and row_of(state)[0] != "-"
    assert allowed(state, "end") and not allowed(state, "press 0")


@pytest.mark.rule("P-22", "P-62")
def test_helix_gets_his_goblin_after_the_shortage() -> None:
    state = position(["", "", "K"], ["WWWWWWWW", "Y"], mode="two", row="BBRR", deck="", rest="display 1", tasks=ROW)
    line = play(state, "take 0", "take 1")
    assert line.state.public.phase == "reduce" and not line.all(Joined)
    state, order = reduced(line.state)
    assert order == [0] * 5 and len(display(state, 2)) == 2 and not state.public.helix_waits


@pytest.mark.rule("P-22", "P-62")
def test_helix_draws_from_the_discards_when_the_deck_is_empty() -> None:
    line = play(position(mode="two", tasks=ROW, deck="", discards="BBB", rest="display 1"), "take 0", "take 1")
    assert [event.count for event in line.all(Reshuffled)] == [3] and display(line.state, 2) == "B"
    assert row_of(line.state) == "BBKG"


@pytest.mark.rule("P-22")
def test_hands_in_a_shortage_stay_hidden_but_what_is_discarded_is_seen() -> None:
    state = after(five_full_hands(), "take 0", "take 1")
    line = play(state, f"reduce {hand(state)[0]}")
    (event,) = line.all(Reduced)
    assert event.seat == 0 and event.card in line.state.public.discards


# When goblins lack even then


@pytest.mark.rule("P-22")
def test_the_row_stays_short_when_nobody_has_more_than_five() -> None:
    state = position([], ["WW"], row="BBRR", deck="", rest="display 2")
    line = play(state, "take 0", "take 1")
    assert row_of(line.state) == "--RR" and line.state.public.phase != "reduce"
    assert to_act(after(line.state, "end")) == (1,)


@pytest.mark.rule("P-22")
def test_five_goblins_in_hand_are_not_too_many() -> None:
    state = position([], ["WWW", "YYYYY", "KKKKK"], row="BBRR", deck="", rest="display 2")
    line = play(state, "take 0", "take 1")
    assert [len(cards) for cards in line.state.secret.hands] == [5, 5, 5] and not line.all(Shortage)
    assert row_of(line.state) == "--RR" and allowed(line.state, "end")


@pytest.mark.rule("P-22")
def test_a_few_goblins_fill_a_part_of_the_row() -> None:
    state = position([], ["WWWW"], row="BBRR", deck="", rest="display 2")
    state, order = reduced(after(state, "take 0", "take 1"))
    assert order == [0] and row_of(state).count("-") == 1
    assert state.secret.deck == state.public.discards == ()


@pytest.mark.rule("P-22", "P-21")
def test_a_recruiter_takes_what_there_is() -> None:
    state = position(row="---R", deck="", rest="display 2")
    line = play(state, "take 3")
    assert len(line.all(Recruited)) == 1 and hand(line.state) == "R"
    assert allowed(line.state, "end"), "there is no second one"
    state = position(row="----", deck="R", rest="display 2")
    assert allowed(after(state, "take deck"), "end")


@pytest.mark.rule("P-22")
def test_nothing_is_drawn_from_no_deck_and_no_discards() -> None:
    state = position(row="--RR", deck="", rest="display 2")
    assert refused(state, "take deck") in ("P-21", "P-22")


@pytest.mark.rule("P-22")
def test_a_short_row_is_filled_when_there_are_discards_again() -> None:
    state = position(["WWY"], row="--RR", deck="", rest="display 2", tasks=ROW, phase="tasks")
    state = after(state, "do 2W1Y alone", "end", "take 2", "take 3", "end")
    assert row_of(state).count("-") == 1, "three goblins came back"
    state = position(row="R---", deck="", discards="WWWWYY", rest="display 2")
    state = after(state, "take 0", "take deck")
    assert "-" not in row_of(state) and len(state.secret.deck) == 1


@pytest.mark.rule("P-22", "P-25")
def test_a_reward_is_skipped_when_there_is_nothing_to_draw() -> None:
    state = position(
        row="--RR",
        deck="",
        rest="display 2",
        mode="expert",
        masters="WYK",
        tasks=ROW,
        phase="tasks",
        pacts={0: "2R2K1Y 3R1W1G 2K2R1B"},
        figures={"2R2K1Y": 0, "3R1W1G": 0, "2K2R1B": 1},
    )
    state = after(state, "do 2W1Y with 1 by MMN")
    assert state.secret.hands[0] == () and state.public.discards == ()


@pytest.mark.rule("P-22", "P-73")
def test_helix_and_ferdix_draw_only_what_there_is() -> None:
    state = position(
        [],
        ["WWWWWWWW"],
        mode="solo",
        row="----",
        deck="R",
        rest="display 0",
        tasks=ROW,
        phase="tasks",
        deed="play",
        played=2,
    )
    line = play(state, "end")
    assert [event.clan for event in line.all(Joined)] == [1] and not line.all(Shortage)
    assert to_act(line.state) == (0,)
