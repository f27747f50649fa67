"""Digital forfeits: gestures that are due, stumbles and locks (K-34, K-35)."""

from __future__ import annotations

import pytest

from goblins.games.koncita.actions import Gesture
from goblins.games.koncita.events import Breached, Gestured, Stumbled, WentOut
from goblins.games.koncita.state import KoncitaState
from tests.support.koncita.builders import RULES, after, changed, choices, decision, kinds, play, position, refused

UP = "goblin red green > red"
DOWN = "goblin red green > green"
SHOVER = ["goblin red green", "goblin red green"]


@pytest.mark.rule("K-34")
def test_a_gesture_that_is_due_answers_the_order() -> None:
    state = position(
        "d6 a8", hand=["goblin red green"] * 2, forfeits={1: ["legs moves_toward_yellow"]}, due={1: "legs"}
    )
    line = play(state, "1: gesture legs")
    assert line.events == (Gestured(1, 2, -1),) and line.state.public.due == (0, 0)
    assert decision(line.state) == ("pick", 0)
    assert not play(line.state, UP).all(Breached)


@pytest.mark.rule("K-34")
def test_one_gesture_answers_every_trigger_of_its_order() -> None:
    """Two goblins are shoved by one card: one squeal will do."""
    state = position("d6 d5 d4", hand=SHOVER, forfeits={2: ["voice goblin_shoved"]})
    state = after(state, UP, "shove d4", "shove c4")
    assert state.public.due == (0, 0, kinds("voice"))
    line = play(state, "2: gesture voice", "goblin red green > green")
    assert not line.all(Breached)


@pytest.mark.rule("K-34")
def test_what_happens_after_the_gesture_asks_for_another() -> None:
    state = position("d6 d5 d4", hand=SHOVER, forfeits={2: ["voice goblin_shoved"]})
    state = after(state, UP, "shove d4")
    assert state.public.due[2] == kinds("voice")
    state = after(state, "2: gesture voice", "shove c4")
    assert state.public.due[2] == kinds("voice")


@pytest.mark.rule("K-34")
def test_orders_of_two_types_want_a_gesture_each() -> None:
    held = {1: ["legs goblin_shoved", "tongue you_are_shoved"]}
    state = after(position("d6 d5", hand=SHOVER, forfeits=held), UP, "shove e5")
    assert state.public.due[1] == kinds("legs tongue")
    state = after(state, "1: gesture tongue")
    assert state.public.due[1] == kinds("legs")
    assert after(state, "1: gesture legs").public.due[1] == 0


@pytest.mark.rule("K-34")
def test_a_gesture_may_be_made_in_the_middle_of_a_cards_consequences() -> None:
    state = after(position("d6 d5", hand=SHOVER, forfeits={1: ["friend moves_toward_red"]}), UP)
    assert decision(state) == ("shove", 0) and state.public.due[1] == kinds("friend")
    assert 1 in RULES.may_interrupt(state)
    state = after(state, "1: gesture friend 0")
    assert state.public.due[1] == 0 and decision(state) == ("shove", 0)


@pytest.mark.rule("K-34")
def test_the_order_of_ones_own_turns_start_is_due_before_the_first_card() -> None:
    held = {1: ["voice your_turn_starts"]}
    state = position(
        "d6 a8", hand=["goblin red green"], played=["goblin wild"], forfeits=held, hands={1: ["goblin wild"]}
    )
    state = after(state, UP)
    assert decision(state) == ("pick", 1) and state.public.due == (0, kinds("voice"))
    kept = play(state, "1: gesture voice", "goblin wild > yellow")
    assert not kept.all(Breached)
    assert [event.seat for event in play(state, "pick goblin wild").all(Breached)] == [1]


@pytest.mark.rule("K-34")
def test_the_order_of_ones_own_turns_end_is_due_before_the_next_players_card() -> None:
    held = {0: ["voice your_turn_ends"]}
    state = position(
        "d6 a8", hand=["goblin red green"], played=["goblin wild"], forfeits=held, hands={1: ["goblin wild"]}
    )
    state = after(state, UP)
    assert state.public.due == (kinds("voice"), 0)
    assert [event.seat for event in play(state, "pick goblin wild").all(Breached)] == [0]
    assert not play(state, "0: gesture voice", "pick goblin wild").all(Breached)


@pytest.mark.rule("K-34", "K-11")
def test_a_wild_card_counts_from_the_moment_its_use_is_chosen() -> None:
    state = position("d6 a8", hand=["goblin wild"], forfeits={1: ["hands wild_played"]})
    picked = after(state, "pick goblin wild")
    assert picked.public.due[1] == 0
    assert after(picked, "move red").public.due[1] == kinds("hands")


@pytest.mark.rule("K-34", "K-15")
def test_throwing_cards_away_is_no_pick() -> None:
    """A duty stays open until a card is picked to be played."""
    held = {1: ["legs"], 0: ["head"]}
    state = position(
        "h6 a8", hand=["goblin red green"] * 3, hands={1: ["goblin wild"]}, forfeits=held, due={0: "head", 1: "legs"}
    )
    line = play(state, "discard goblin red green", "done")
    assert not line.all(Breached) and line.state.public.due == (kinds("head"), kinds("legs"))
    late = play(line.state, "pick goblin wild", "1: take head", "0: take legs")
    assert [event.seat for event in late.all(Breached)] == [1, 0]


# Who may make which gesture


@pytest.mark.rule("K-34", "K-33")
def test_gestures_belong_to_those_who_hold_a_forfeit_and_are_in() -> None:
    state = position("d6 a8 - c8", hand=["goblin red green"], forfeits={1: ["legs"], 2: ["voice"]}, breaches={2: 2})
    assert choices(state, Gesture, 0) == choices(state, Gesture, 2) == choices(state, Gesture, 3) == set()
    assert choices(state, Gesture, 1) == {"friend", "head", "legs", "tongue", "hands", "voice"}
    assert RULES.may_interrupt(state) == (1,)
    assert all(refused(state, f"{seat}: gesture legs").startswith("K-3") for seat in (0, 2, 3))


@pytest.mark.rule("K-33", "K-34")
def test_a_compliment_is_paid_to_another_player_who_is_in() -> None:
    state = position(
        "d6 a8 - c8", hand=["goblin red green"], forfeits={1: ["friend"]}, due={1: "friend"}, breaches={2: 2}
    )
    for at in ("", " 1", " 2", " 4", " -1"):  # nobody, oneself, somebody who is out, strangers
        assert refused(state, f"1: gesture friend{at}") in ("K-33", "K-34")
    for at in (0, 3):
        assert play(state, f"1: gesture friend {at}").events == (Gestured(1, 0, at),)
    assert {legal.at for legal in RULES.legal_actions(state, 1) if isinstance(legal, Gesture) and legal.kind == 0} == {
        0,
        3,
    }


@pytest.mark.rule("K-34")
def test_the_active_player_may_make_gestures_too() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={0: ["head"]}, due={0: "head"})
    legal = RULES.legal_actions(state, 0)
    assert any(isinstance(action, Gesture) for action in legal) and not all(action.aside for action in legal)
    line = play(state, "0: gesture head", UP)
    assert not line.all(Breached)


@pytest.mark.rule("K-34")
def test_there_is_no_seventh_gesture() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs"]})
    for gesture in (Gesture(1, -1), Gesture(1, 6), Gesture(1, 99), Gesture(9, 2), Gesture(-1, 2)):
        assert RULES.why_not(state, gesture) is not None
    assert RULES.why_not(state, Gesture(1, 2, 0)) is not None  # only compliments are paid to somebody


# Stumbles


@pytest.mark.rule("K-35")
@pytest.mark.parametrize("due", ["", "legs"])
def test_a_gesture_that_is_not_due_is_a_stumble_and_locks(due: str) -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs", "voice"]}, due={1: due})
    line = play(state, "1: gesture voice")
    assert line.events == (Stumbled(1, 5, -1),)
    assert line.state.public.due[1] == kinds(due) and line.state.public.breaches == (0, 0)
    assert line.state.public.forfeits == state.public.forfeits
    assert choices(line.state, Gesture, 1) == set() and 1 not in RULES.may_interrupt(line.state)
    for kind in ("legs", "voice"):
        assert refused(line.state, f"1: gesture {kind}") == "K-35"


@pytest.mark.rule("K-35", "K-37")
def test_who_stumbles_over_a_duty_breaks_the_order() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs", "voice"]}, due={1: "legs"})
    line = play(state, "1: gesture voice", "pick goblin red green")
    assert line.all(Breached) == [Breached(1, (2,), 1)]


@pytest.mark.rule("K-35")
def test_a_second_gesture_of_the_same_type_is_a_stumble() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs"]}, due={1: "legs"})
    line = play(state, "1: gesture legs", "1: gesture legs")
    assert line.events == (Gestured(1, 2, -1), Stumbled(1, 2, -1))


@pytest.mark.rule("K-35")
def test_the_next_card_unlocks() -> None:
    state = position("d6 a8 c8", hand=["goblin red green"], forfeits={1: ["legs"], 2: ["voice"]}, locked=[1, 2])
    state = after(state, "pick goblin red green")
    assert state.public.locked == 0 and choices(state, Gesture, 1) and choices(state, Gesture, 2)


@pytest.mark.rule("K-35")
def test_a_new_duty_unlocks_whom_it_falls_on_and_nobody_else() -> None:
    held = {1: ["tongue you_are_shoved"], 2: ["legs treasure_taken"]}
    state = after(position("d6 d5 c8", hand=SHOVER, forfeits=held), UP)
    state = after(state, "1: gesture tongue", "2: gesture legs")
    assert state.public.locked == 0b110
    state = after(state, "shove e5")
    assert state.public.locked == 0b100 and state.public.due == (0, kinds("tongue"), 0)
    assert refused(state, "2: gesture legs") == "K-35"
    assert after(state, "1: gesture tongue").public.due == (0, 0, 0)


@pytest.mark.rule("K-35")
def test_what_an_order_waits_for_unlocks_also_for_the_second_time() -> None:
    """Two shoves in a chain: the duty of the first is still open when the second unlocks."""
    state = position("d6 d5 d4", hand=SHOVER, forfeits={2: ["voice goblin_shoved", "legs"]})
    state = after(state, UP, "shove d4", "2: gesture legs")
    assert state.public.locked == 0b100 and state.public.due[2] == kinds("voice")
    state = after(state, "shove c4")
    assert state.public.locked == 0 and state.public.due[2] == kinds("voice")
    assert play(state, "2: gesture voice").events == (Gestured(2, 5, -1),)


def stumbled(count: int, **more: object) -> KoncitaState:
    """Seat 1 has two orders and has stumbled so often."""
    state = position("d6 a8 c8", hand=["goblin red green"] * 2, forfeits={1: ["legs", "voice"]}, **more)  # type: ignore[arg-type]
    return changed(state, stumbles=(0, count, 0))  # type: ignore[no-any-return]


@pytest.mark.rule("K-35")
def test_stumbles_are_counted_for_everybody_by_themselves() -> None:
    state = position("d6 a8 c8", hand=["goblin red green"], forfeits={1: ["legs"], 2: ["voice"]})
    state = after(state, "1: gesture head", "2: gesture head", DOWN, "1: gesture head")
    assert state.public.stumbles == (0, 2, 1) and state.public.breaches == (0, 0, 0)


@pytest.mark.rule("K-35", "K-37")
@pytest.mark.parametrize(("before", "breach"), [(0, False), (1, False), (2, True), (3, False), (4, False), (5, True)])
def test_every_third_stumble_is_a_breach(before: int, breach: bool) -> None:
    line = play(stumbled(before), "1: gesture head")
    assert line.state.public.stumbles == (0, before + 1, 0)
    assert line.all(Breached) == ([Breached(1, (), 1, stumbled=True)] if breach else [])
    assert decision(line.state) == (("take", 1) if breach else ("pick", 0))


@pytest.mark.rule("K-35", "K-37")
def test_the_breach_of_a_third_stumble_costs_a_forfeit_at_once_and_the_turn_goes_on() -> None:
    line = play(stumbled(2), "1: gesture head", "1: take head")
    assert line.state.public.breaches == (0, 1, 0) and decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-35", "K-37")
def test_a_third_stumble_within_a_cards_consequences_is_settled_after_them() -> None:
    state = changed(position("d6 d5 c8", hand=SHOVER, forfeits={1: ["head"]}), stumbles=(0, 2, 0))
    line = play(state, UP, "1: gesture legs")
    assert decision(line.state) == ("shove", 0) and not line.all(Breached)
    line = play(line.state, "shove e5")
    assert line.all(Breached) == [Breached(1, (), 1, stumbled=True)] and decision(line.state) == ("take", 1)


@pytest.mark.rule("K-35", "K-37")
def test_a_third_stumble_may_be_the_second_breach() -> None:
    line = play(stumbled(2, breaches={1: 1}), "1: gesture head")
    assert [event.seat for event in line.all(WentOut)] == [1] and decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-35")
def test_a_game_in_which_stumbles_were_not_counted_goes_on() -> None:
    state = changed(stumbled(0), stumbles=())
    assert after(state, "1: gesture head").public.stumbles == (0, 1, 0)


@pytest.mark.rule("K-35")
def test_a_lock_is_ones_own() -> None:
    state = position(
        "d6 a8 c8", hand=["goblin red green"], forfeits={1: ["legs"], 2: ["voice"]}, locked=[1], due={2: "voice"}
    )
    assert refused(state, "1: gesture legs") == "K-35"
    assert play(state, "2: gesture voice").events == (Gestured(2, 5, -1),)
    assert play(state, "2: gesture voice", DOWN).state.public.due == (0, 0, 0)
