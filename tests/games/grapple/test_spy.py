"""Spies: whom they look at, and what may be swapped (G-05, G-06)."""

from __future__ import annotations

import pytest

from goblins.games.grapple.actions import Place, Spy, Swap
from goblins.games.grapple.events import LookedOnly, Spied, Swapped
from goblins.games.grapple.state import NOBODY
from tests.support.grapple.builders import (
    RULES,
    after,
    choices,
    deciding,
    in_order,
    named,
    play,
    position,
    refused,
    verbs,
)

# Discarding a Spy


@pytest.mark.rule("G-05")
@pytest.mark.parametrize("target", [1, 2])
def test_a_spy_is_discarded_face_up_and_looks_at_a_whole_hand(target: int) -> None:
    state = position(["spy brute", "king mage", "raider"], spies=1)
    line = play(state, f"spy {target}")
    spy = state.secret.hands[0][0]
    assert line.events == (Spied(0, spy, target, state.secret.hands[target]),)
    assert line.state.public.spies == (*state.public.spies, spy) and named(line.state.secret.hands[0]) == "brute"
    assert deciding(line.state) == ("spied", (0,)) and line.state.public.spied == target and line.state.public.acted


@pytest.mark.rule("G-05")
def test_only_that_player_sees_the_hand() -> None:
    state = position(["spy brute", "king mage", "raider"])
    line = play(state, "spy 1")
    assert RULES.view(line.state, 0).spied_hand == state.secret.hands[1]
    assert RULES.view(line.state, 2).spied_hand == ()
    (event,) = line.events
    assert RULES.redact(event, 0) == event
    assert RULES.redact(event, 2) == Spied(0, state.secret.hands[0][0], 1, None)
    assert RULES.view(after(line.state, "look"), 0).spied_hand == ()


@pytest.mark.rule("G-05")
@pytest.mark.parametrize(
    ("hands", "text"),
    [
        (["spy brute", "king", "raider"], "spy 0"),  # oneself
        (["spy brute", "", "raider"], "spy 1"),  # nothing to look at
        (["spy brute", "king", "raider"], "spy 1 brute"),  # not a Spy
        (["brute", "king", "spy raider"], "spy 1"),  # somebody else's Spy
    ],
)
def test_whom_a_spy_cannot_look_at(hands: list[str], text: str) -> None:
    assert refused(position(hands), text) == "G-05"


@pytest.mark.rule("G-05")
def test_a_player_with_an_army_but_no_cards_cannot_be_chosen() -> None:
    state = position(["spy brute", "", "raider"], ["", "king", ""])
    targets = {legal.target for legal in RULES.legal_actions(state, 0) if isinstance(legal, Spy)}
    assert targets == {2}


@pytest.mark.rule("G-05")
def test_with_nobody_to_choose_no_spy_can_be_discarded() -> None:
    state = position(["spy spy brute", "", ""], ["", "king", ""])
    assert refused(state, "spy 1") == refused(state, "spy 2") == "G-05"
    assert verbs(state) == {"Place", "Attack", "EndTurn"}
    assert choices(state, Place) == {"spy", "brute"}  # it can still be placed


# Swapping


@pytest.mark.rule("G-06")
def test_a_card_is_taken_and_one_given_in_return() -> None:
    state = position(["spy brute raider", "king mage"])
    line = play(state, "spy 1", "swap king brute")
    king, brute = state.secret.hands[1][0], state.secret.hands[0][1]
    assert line.events[1:] == (Swapped(0, 1, king, brute),)
    assert named(line.state.secret.hands[0]) == "king raider" and named(line.state.secret.hands[1]) == "brute mage"
    assert deciding(line.state) == ("turn", (0,)) and line.state.public.spied == NOBODY
    assert "king" in choices(line.state, Place)


@pytest.mark.rule("G-06")
def test_every_card_can_be_taken_and_every_card_given() -> None:
    state = after(position(["spy spy brute raider", "king mage defender"]), "spy 1")
    legal = RULES.legal_actions(state, 0)
    pairs = {(one.take, one.give) for one in legal if isinstance(one, Swap)}
    assert pairs == {(take, give) for take in state.secret.hands[1] for give in state.secret.hands[0]}
    assert verbs(state) == {"Swap", "JustLook"} and len(pairs) == 9 and len(legal) == 10


@pytest.mark.rule("G-06")
def test_looking_is_enough() -> None:
    state = position(["spy brute", "king"])
    line = play(state, "spy 1", "look")
    assert line.events[1:] == (LookedOnly(0, 1),) and line.state.secret.hands[1] == state.secret.hands[1]
    assert named(line.state.secret.hands[0]) == "brute" and deciding(line.state) == ("turn", (0,))


@pytest.mark.rule("G-06")
def test_with_no_card_left_to_give_one_can_only_look() -> None:
    state = after(position(["spy", "king brute"]), "spy 1")
    assert verbs(state) == {"JustLook"}
    assert refused(state, "swap king brute") == "G-06"
    assert verbs(after(state, "look")) == {"EndTurn"}


@pytest.mark.rule("G-06")
@pytest.mark.parametrize(
    "text",
    [
        "swap raider brute",  # in seat 2's hand
        "swap assassin brute",  # in the spied player's army
        "swap king raider",  # not one's own
        "swap king mage",  # in one's own army
    ],
)
def test_what_cannot_be_swapped(text: str) -> None:
    state = after(position(["spy brute", "king", "raider"], ["mage", "assassin"]), "spy 1")
    assert refused(state, text) == "G-06"


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("text", ["place brute", "attack 1 brute", "spy 2", "end"])
def test_the_swap_is_decided_before_anything_else(text: str) -> None:
    assert refused(after(position(["spy spy brute", "king", "raider"], ["", "mage"]), "spy 1"), text) == "G-06"


@pytest.mark.rule("G-06")
def test_only_the_one_who_spies_decides() -> None:
    state = after(position(["spy brute", "king", "raider"]), "spy 1")
    assert [RULES.legal_actions(state, seat) for seat in (1, 2)] == [(), ()]
    assert refused(state, "1: look") and refused(state, "2: look")


@pytest.mark.rule("G-06")
def test_several_spies_in_one_turn_even_at_the_same_player() -> None:
    state = position(["spy spy spy brute", "king mage", "raider"])
    line = play(state, "spy 1", "swap king brute", "spy 2", "swap raider king", "spy 1", "swap mage raider")
    assert [event.target for event in line.all(Spied)] == [1, 2, 1]
    assert named(line.state.secret.hands[0]) == "mage"
    assert named(line.state.secret.hands[1]) == "brute raider" and named(line.state.secret.hands[2]) == "king"
    assert in_order(line.state.public.spies) == "spy spy spy"


@pytest.mark.rule("G-06")
def test_a_spy_that_was_taken_can_be_used_at_once() -> None:
    line = play(position(["spy brute mage", "spy king"]), "spy 1", "swap spy brute", "spy 1", "swap king mage", "end")
    assert named(line.state.secret.hands[0]) == "king" and len(line.state.public.spies) == 2


@pytest.mark.rule("G-06")
def test_a_spy_may_be_given_in_return() -> None:
    line = play(position(["spy spy", "king"]), "spy 1", "swap king spy")
    assert named(line.state.secret.hands[0]) == "king" and named(line.state.secret.hands[1]) == "spy"
