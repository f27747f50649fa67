"""The cards, the deal, turns and drawing (G-01 … G-04)."""

from __future__ import annotations

import pytest

from goblins.core.info import BadSetup
from goblins.games.grapple.events import Dealt, Drew, Placed, RoundEnded, TurnEnded
from tests.support.builders import packed, setup
from tests.support.grapple.builders import (
    CARDS,
    RULES,
    after,
    deciding,
    in_order,
    named,
    new_game,
    play,
    position,
    refused,
    to_act,
    totals,
    verbs,
)


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        setup("grapple", seats)


# The deal


@pytest.mark.rule("G-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 7, 2024])
def test_five_cards_each_and_one_drawn_by_the_player_left_of_the_dealer(seats: int, seed: int) -> None:
    state = new_game(seats, seed)
    starter = (state.public.dealer + 1) % seats
    assert state.public.active == starter and deciding(state) == ("turn", (starter,))
    assert [len(hand) for hand in state.secret.hands] == [6 if seat == starter else 5 for seat in range(seats)]
    assert len(state.secret.deck) == CARDS - 5 * seats - 1
    assert sorted([*state.secret.deck, *(card for hand in state.secret.hands for card in hand)]) == list(range(CARDS))
    assert state.secret.armies == state.public.garrisons == ((),) * seats and state.public.spies == ()
    assert state.public.players == tuple(range(seats)) and state.public.rounds == ()


@pytest.mark.rule("G-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_dealer_is_drawn_by_lot(seats: int) -> None:
    assert {new_game(seats, seed).public.dealer for seed in range(40)} == set(range(seats))


@pytest.mark.rule("G-02")
def test_a_seed_is_a_deal() -> None:
    assert packed(new_game(3, 5)) == packed(new_game(3, 5))
    assert len({new_game(3, seed).secret.deck for seed in range(20)}) == 20


@pytest.mark.rule("G-02")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_deal_passes_clockwise_and_all_cards_are_shuffled_again(dealer: int) -> None:
    starter = (dealer + 1) % 3
    target = (starter + 1) % 3
    hands, armies, garrisons = ["spy brute mage"] * 3, ["brute"] * 3, ["brute"] * 3
    hands[starter], armies[target], garrisons[starter] = "king", "raider", "king raider"
    state = position(hands, armies, garrisons, spies=2, active=starter, dealer=dealer)
    ended = play(state, f"attack {target} king", "all let stand")
    assert ended.all(RoundEnded) and ended.state.public.phase == "next"
    line = play(ended.state, "next round")
    following = line.state
    assert line.all(Dealt) == [Dealt(2, starter, (0, 1, 2))]
    assert following.public.dealer == starter and following.public.active == target
    (drew,) = line.all(Drew)
    assert drew.seat == following.public.active and drew.card in following.secret.hands[drew.seat]
    assert [len(hand) for hand in following.secret.hands] == [
        6 if seat == following.public.active else 5 for seat in range(3)
    ]
    assert len(following.secret.deck) == 36 and following.public.spies == () and following.secret.battle is None
    assert following.secret.armies == following.public.garrisons == following.secret.sightings == ((), (), ())
    assert len(following.public.rounds) == 1 and not following.public.acted and following.public.phase == "turn"


@pytest.mark.rule("G-02")
def test_rounds_are_dealt_differently() -> None:
    state = new_game(2, 1)
    deals = [state.secret.hands]
    while len(deals) < 4:
        while state.public.phase == "turn":
            state = after(state, "end")
        state = after(state, "next round")
        deals.append(state.secret.hands)
    assert len(set(deals)) == 4


# Turns


@pytest.mark.rule("G-03")
def test_a_turn_begins_with_one_card_drawn() -> None:
    state = position(["brute", "mage", ""])
    top, below = state.secret.deck[-1], state.secret.deck[-2]
    line = play(state, "end")
    assert line.events == (TurnEnded(0), Drew(1, top))
    assert deciding(line.state) == ("turn", (1,)) and sorted(line.state.secret.hands[1]) == sorted(
        [*state.secret.hands[1], top]
    )
    line = play(line.state, "end")
    assert line.events == (TurnEnded(1), Drew(2, below)) and line.state.secret.hands[2] == (below,)
    assert line.state.secret.deck == state.secret.deck[:-2] and line.state.secret.hands[0] == state.secret.hands[0]


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_the_table(seats: int) -> None:
    state = new_game(seats, 3)
    first = state.public.active
    order = []
    for _ in range(2 * seats):
        order.append(state.public.active)
        before = RULES.turns(state)
        state = after(state, "end")
        assert RULES.turns(state) == before + 1
    assert order == [(first + step) % seats for step in range(seats)] * 2


@pytest.mark.rule("G-03")
def test_actions_are_free_in_number_and_order() -> None:
    state = position(["spy spy brute king mage raider assassin", "brute mage", ""], ["", "assassin spy", ""])
    line = play(
        state,
        "place brute",
        "attack 1 king",  # beats a Spy
        "all let stand",
        "spy 1",
        "look",
        "place mage",
        "spy 1",
        "swap brute raider",
        "attack 1 brute",  # beats an Assassin
        "all let stand",
        "place assassin",
    )
    assert line.all(TurnEnded) == line.all(Drew) == [] and len(line.all(Placed)) == 3
    assert deciding(line.state) == ("turn", (0,)) and line.state.public.acted
    assert in_order(line.state.secret.armies[0]) == "brute mage assassin" and line.state.secret.hands[0] == ()
    assert verbs(line.state) == {"EndTurn"}  # with nothing left the turn still has to be ended
    assert to_act(after(line.state, "end")) == (1,) and not after(line.state, "end").public.acted


@pytest.mark.rule("G-03")
def test_a_turn_may_pass_without_an_action() -> None:
    assert verbs(position(["brute", "brute"])) == {"EndTurn", "Place"}


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("text", ["1: place brute", "1: spy 0", "1: attack 0 brute", "1: end"])
def test_nobody_acts_in_anothers_turn(text: str) -> None:
    state = position(["brute", "spy brute"], ["mage", "mage"])
    assert refused(state, text) == "G-03"
    assert RULES.legal_actions(state, 1) == ()


@pytest.mark.parametrize(
    "text", ["look", "swap brute mage", "let stand", "rescue", "hold mage", "give up", "engage mage"]
)
def test_answers_need_a_question(text: str) -> None:
    assert refused(position(["spy mage defender", "brute"], ["", "brute"]), text)


@pytest.mark.parametrize("text", ["decline", "next round"])
def test_nothing_to_decline_and_no_round_to_begin(text: str) -> None:
    assert refused(position(["spy mage defender", "brute"], ["", "brute"]), text)


# The empty deck


@pytest.mark.rule("G-04")
def test_with_an_empty_deck_nobody_draws() -> None:
    state = position(["brute brute", "brute", ""], deck="king", spies=3)
    line = play(state, "place brute", "end")
    assert [event.seat for event in line.all(Drew)] == [1] and line.state.secret.deck == ()
    line = play(line.state, "place brute", "end", "place mage", "end", "place brute", "end")
    assert line.all(Drew) == [] and line.state.secret.deck == () and line.all(RoundEnded) == []
    assert len(line.state.public.spies) == 3  # used Spies are not shuffled back
    assert named(line.state.secret.hands[1]) == "king" and to_act(line.state) == (1,)


@pytest.mark.rule("G-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_when_everybody_is_idle_in_a_row_the_round_is_scored(seats: int, active: int) -> None:
    state = position(["brute"] * seats, ["king", "mage"], ["brute", "raider"], deck="", active=active)
    line = play(state, *["end"] * (seats - 1))
    assert line.all(RoundEnded) == [] and line.state.public.idle == seats - 1
    line = play(line.state, "end")
    (ended,) = line.all(RoundEnded)
    assert ended.reason == "exhausted" and ended.garrisons[:2] == (3, 5) and ended.armies[:2] == (8, 3)
    assert totals(line.state) == (11, 8, *[0] * (seats - 2)) and line.state.public.phase == "next"
    assert line.state.public.rounds[-1].reason == "exhausted"


@pytest.mark.rule("G-04")
@pytest.mark.parametrize(
    "deeds",
    [
        ["place brute"],
        ["spy 2", "look"],
        ["spy 2", "swap king brute"],
        ["attack 0 brute", "all let stand"],  # and loses
    ],
)
def test_an_action_breaks_the_row(deeds: list[str]) -> None:
    state = position(["brute", "spy brute", ""], ["king", "", ""], deck="", spies=1)
    line = play(state, "end", *deeds, "end", "end", "end")
    assert line.all(RoundEnded) == [] and line.state.public.idle == 2 and to_act(line.state) == (1,)
    assert play(line.state, "end").all(RoundEnded)


@pytest.mark.rule("G-04")
def test_with_cards_in_the_deck_idle_turns_mean_nothing() -> None:
    line = play(position(["brute", "brute"]), *["end"] * 12)
    assert line.all(RoundEnded) == [] and line.state.public.idle == 0 and len(line.all(Drew)) == 12


@pytest.mark.rule("G-04")
def test_the_row_needs_the_deck_to_be_empty_already() -> None:
    """Whoever ends a turn with cards in the deck is not part of the row."""
    line = play(position(["brute", "brute", ""], deck="mage king"), "end", "end", "place brute", "end", "end", "end")
    assert line.all(RoundEnded) == [] and line.state.public.idle == 2 and to_act(line.state) == (2,)
    assert play(line.state, "end").all(RoundEnded)
