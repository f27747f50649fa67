"""Orders that were not kept: Player cards lost, players out (K-37), and forfeits done at the table (K-36)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.games.koncita.actions import Caught, Gesture, Pick, Take
from goblins.games.koncita.events import (
    Breached,
    CaughtOut,
    Discarded,
    Drew,
    Ended,
    ForfeitTaken,
    Picked,
    TurnStarted,
    WentOut,
)
from goblins.games.koncita.standing import seats_in
from goblins.games.koncita.state import NOWHERE, KoncitaState
from tests.support.builders import setup
from tests.support.koncita.builders import (
    RULES,
    after,
    changed,
    choices,
    decision,
    kinds,
    play,
    position,
    refused,
    sq,
    to_act,
)
from tests.support.lines import Line

PICK = "pick goblin red green"
UP = "goblin red green > red"


# The first breach


@pytest.mark.rule("K-37")
def test_a_gesture_that_is_missing_when_the_next_card_is_picked_is_a_breach() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={1: ["legs"]}, due={1: "legs"})
    line = play(state, PICK)
    assert line.events[:2] == (Picked(0, state.secret.hands[0][0]), Breached(1, (2,), 1))
    assert line.state.public.breaches == (0, 1)
    assert decision(line.state) == ("take", 1) and line.state.public.pending[-1].breach and to_act(line.state) == (1,)
    assert choices(line.state, Take) == {"friend", "head", "tongue", "hands", "voice"}
    assert refused(line.state, "1: take legs") == "K-32"
    taken = play(line.state, "1: take head")
    assert [(event.seat, event.breach) for event in taken.all(ForfeitTaken)] == [(1, True)]
    assert decision(taken.state) == ("use", 0) and taken.state.public.due == (0, 0)
    assert after(taken.state, "move red").public.goblins[0] == sq("d5")


@pytest.mark.rule("K-37")
def test_breaches_are_settled_before_the_cards_use_is_chosen() -> None:
    state = position("d6 a8", hand=["goblin red green"], forfeits={0: ["legs"]}, due={0: "legs"})
    picked = after(state, PICK)
    assert decision(picked) == ("take", 0)
    assert RULES.why_not(picked, RULES.legal_actions(after(picked, "take voice"), 0)[0]) is not None
    assert decision(after(picked, "take voice")) == ("use", 0)


@pytest.mark.rule("K-37")
def test_several_gestures_missed_at_once_are_one_breach() -> None:
    held = {1: ["legs", "voice", "head"]}
    line = play(
        position("d6 a8", hand=["goblin red green"], forfeits=held, due={1: "legs voice"}), PICK, "1: take hands"
    )
    assert line.all(Breached) == [Breached(1, (2, 5), 1)]
    assert (
        len(line.all(ForfeitTaken)) == 1 and line.state.public.breaches == (0, 1) and decision(line.state) == ("use", 0)
    )


@pytest.mark.rule("K-37")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_breaches_are_settled_in_turn_order_from_the_active_player(active: int, order: list[int]) -> None:
    held = {seat: ["legs"] for seat in range(3)}
    due = dict.fromkeys(range(3), "legs")
    state = position("d6 c3 f4", hand=["goblin red green"], forfeits=held, due=due, active=active)
    line = play(state, PICK, "take voice", "take voice", "take voice")
    assert [event.seat for event in line.all(Breached)] == [event.seat for event in line.all(ForfeitTaken)] == order
    assert decision(line.state) == ("use", active)


@pytest.mark.rule("K-37", "K-34")
def test_what_a_breach_sets_off_is_due_before_the_card_after() -> None:
    held = {1: ["legs"], 2: ["tongue other_takes_forfeit"]}
    state = position("d6 a8 c8", hand=["goblin red green"] * 2, forfeits=held, due={1: "legs"})
    line = play(state, PICK, "1: take head")
    assert line.state.public.due == (0, 0, kinds("tongue"))
    line = play(line.state, "move red")
    assert not line.all(Breached) and line.state.public.due == (0, 0, kinds("tongue"))
    assert [event.seat for event in play(line.state, PICK).all(Breached)] == [2]
    assert not play(line.state, "2: gesture tongue", PICK).all(Breached)


@pytest.mark.rule("K-37", "K-34")
def test_a_settled_breach_is_not_settled_again() -> None:
    state = position(
        "d6 a8", hand=["goblin red green"] * 2, forfeits={1: ["legs"]}, due={1: "legs"}, tops=["His Lordship"]
    )
    line = play(state, PICK, "1: take head", "move red", PICK)
    assert line.all(Breached) == [Breached(1, (2,), 1)] and decision(line.state) == ("use", 0)


@pytest.mark.rule("K-37", "K-34")
def test_an_order_drawn_for_a_breach_binds_already_for_the_next_breach() -> None:
    held = {1: ["legs"], 2: ["voice"]}
    state = position("d6 a8 c8", hand=["goblin red green"], forfeits=held, due={1: "legs", 2: "voice"}, tops=["Encore"])
    first = after(state, PICK, "1: take hands")
    assert decision(first) == ("take", 2) and first.public.due == (0, 0, 0)
    assert after(first, "2: take head").public.due == (0, kinds("hands"), 0)


@pytest.mark.rule("K-37", "K-35")
def test_gestures_may_be_made_while_a_breach_is_being_settled() -> None:
    held = {1: ["legs"], 2: ["tongue other_takes_forfeit"]}
    state = position("d6 a8 c8", hand=["goblin red green"], forfeits=held, due={1: "legs"})
    picked = after(state, PICK)
    assert play(picked, "2: gesture tongue").state.public.locked == 0b100  # too early: nothing has been taken yet
    assert after(picked, "1: take head", "2: gesture tongue", "move red").public.due == (0, 0, 0)


# The second breach


@pytest.mark.rule("K-37")
def test_a_second_breach_puts_the_player_out_with_goblin_and_cards() -> None:
    state = position("d6 c3 f4", hand=["goblin red green"], forfeits={1: ["legs"]}, due={1: "legs"}, breaches={1: 1})
    line = play(state, PICK)
    assert line.all(Breached) == [Breached(1, (2,), 2)]
    assert [(event.seat, set(event.cards)) for event in line.all(WentOut)] == [(1, set(state.secret.hands[1]))]
    assert line.state.public.breaches == (0, 2, 0) and line.state.public.goblins == (sq("d6"), NOWHERE, sq("f4"))
    assert line.state.secret.hands[1] == () and set(line.state.public.gone) == set(state.secret.hands[1])
    assert not line.all(ForfeitTaken) and decision(line.state) == ("use", 0)


@pytest.mark.rule("K-37")
def test_who_is_out_is_asked_nothing_any_more() -> None:
    held = {1: ["friend moves_toward_red", "legs"]}
    state = position("d6 c3 f4", hand=["goblin red green"] * 2, forfeits=held, due={1: "legs"}, breaches={1: 1})
    line = play(state, UP)
    assert line.state.public.due == (0, 0, 0) and RULES.legal_actions(line.state, 1) == ()
    assert 1 not in RULES.may_interrupt(line.state)
    line = play(line.state, UP)
    assert line.all(TurnStarted) == [TurnStarted(2)] and to_act(line.state) == (2,)
    assert RULES.outcome(line.state) is None


@pytest.mark.rule("K-37", "K-13")
def test_the_square_of_a_goblin_that_left_is_free() -> None:
    state = position("g6 h6 c3", hand=["goblin yellow blue"], forfeits={1: ["legs"]}, due={1: "legs"}, breaches={1: 1})
    line = play(state, "goblin yellow blue > yellow")
    assert line.state.public.goblins == (sq("h6"), NOWHERE, sq("c3"))


@pytest.mark.rule("K-37")
@pytest.mark.parametrize("played", [[], ["princess wild"]])
def test_if_the_active_player_goes_out_the_card_is_discarded_and_the_turn_ends(played: list[str]) -> None:
    state = position(
        "d6 c3 f4", hand=["goblin red green"], played=played, forfeits={0: ["legs"]}, due={0: "legs"}, breaches={0: 1}
    )
    picked, rest = state.secret.hands[0][0], set(state.secret.hands[0][1:])
    line = play(state, PICK)
    assert [(event.seat, set(event.cards)) for event in line.all(WentOut)] == [(0, rest)]
    assert line.all(Discarded) == [Discarded(0, picked)] and not line.all(Drew)
    assert (
        picked in line.state.public.discards
        and set(line.state.public.gone) == rest
        and line.state.secret.hands[0] == ()
    )
    assert line.all(TurnStarted) == [TurnStarted(1)] and decision(line.state) == ("pick", 1)
    assert line.state.public.goblins[0] == NOWHERE and line.state.public.played == ()


@pytest.mark.rule("K-37")
def test_the_others_breaches_are_settled_though_the_active_player_is_out() -> None:
    held = {0: ["legs"], 2: ["voice"], 1: ["head your_turn_starts"]}
    state = position("d6 c3 f4", hand=["goblin red green"], forfeits=held, due={0: "legs", 2: "voice"}, breaches={0: 1})
    line = play(state, PICK)
    assert [event.seat for event in line.all(Breached)] == [0, 2] and decision(line.state) == ("take", 2)
    line = play(line.state, "2: take legs")
    assert decision(line.state) == ("pick", 1) and line.state.public.breaches == (2, 0, 1)
    assert line.state.public.due == (0, kinds("head"), 0)


def out_for_two_breaches() -> Line[KoncitaState]:
    """Seats 1 and 2 forget their gestures; while 1 chooses the Forfeit for it, 2, who has a breach, stumbles for the third time."""
    held = {1: ["legs"], 2: ["tongue", "voice"]}
    state = position(
        "d6 c3 f4 c8", hand=["goblin red green"], forfeits=held, due={1: "legs", 2: "tongue"}, breaches={2: 1}
    )
    return play(changed(state, stumbles=(0, 0, 2, 0)), PICK, "2: gesture head", "1: take hands")


@pytest.mark.rule("K-37", "K-35")
def test_who_went_out_for_one_breach_does_not_go_out_again_for_another_that_waited() -> None:
    line = out_for_two_breaches()
    assert [(event.seat, event.count) for event in line.all(Breached)] == [(1, 1), (2, 2)]
    assert [event.seat for event in line.all(WentOut)] == [2] and line.state.public.charges == ()
    assert line.state.public.breaches == (0, 1, 2, 0) and decision(line.state) == ("use", 0)


@pytest.mark.rule("K-37")
def test_nobody_has_more_breaches_than_put_a_player_out() -> None:
    state = out_for_two_breaches().state
    assert RULES.audit(state) == ()
    problems = RULES.audit(changed(state, breaches=(0, 1, 3, 0)))
    assert problems == ("seat 2 has 3 breaches, but is out after 2",)


@pytest.mark.rule("K-37", "K-35")
@pytest.mark.parametrize(("seats", "first"), [(6, 165), (8, 35)])
def test_many_who_gesture_at_random_and_forget_as_much_go_out_once_each(seats: int, first: int) -> None:
    """In games 171 and 39 two breaches waited for somebody who had one already."""
    for seed in range(first, first + 10):
        rng, state = random.Random(seed), RULES.new_game(setup("koncita", seats), seed)
        gone: list[int] = []
        while RULES.to_act(state):
            others = RULES.may_interrupt(state) if rng.random() < 0.2 else ()
            seat = rng.choice(others or RULES.to_act(state))
            actions = [action for action in RULES.legal_actions(state, seat) if action.aside == bool(others)]
            step = RULES.apply(state, rng.choice(actions))
            state = step.state
            assert RULES.audit(state) == ()
            gone += [event.seat for event in step.events if isinstance(event, WentOut)]
        assert sorted(gone + seats_in(state.public)) == list(range(seats)) and gone


@pytest.mark.rule("K-37", "K-50")
def test_a_forfeit_for_a_breach_can_end_the_game_before_the_card_is_used() -> None:
    held = {1: ["friend", "head", "legs", "tongue", "hands"]}
    line = play(position("d6 a8", hand=["goblin red green"], forfeits=held, due={1: "legs"}), PICK, "1: take voice")
    assert line.all(Ended) == [Ended("six_forfeits")] and to_act(line.state) == ()
    assert line.state.public.goblins[0] == sq("d6")


@pytest.mark.rule("K-37")
def test_open_duties_lapse_at_the_end() -> None:
    held = {0: ["friend", "head", "legs", "tongue", "hands"], 1: ["voice room_card_touched"]}
    state = position("d6 a8", hand=["goblin red green"], casket="d5", forfeits=held)
    line = play(state, UP, "take voice")
    assert line.state.public.breaches == (0, 0) and RULES.outcome(line.state) is not None
    assert choices(line.state, Gesture, 1) == set() and RULES.may_interrupt(line.state) == ()


# At the table


def at_table(**more: Any) -> Any:
    return position("d6 d5 a8", hand=["goblin red green"] * 2, forfeits={1: ["legs goblin_shoved"]}, table=True, **more)


@pytest.mark.rule("K-36")
def test_at_the_table_no_gesture_is_made_or_missed_on_screen() -> None:
    state = after(at_table(), UP, "shove e5")
    assert choices(state, Gesture, 1) == set() and refused(state, "1: gesture legs") == "K-36"
    line = play(state, PICK)
    assert not line.all(Breached) and decision(line.state) == ("use", 0)


@pytest.mark.rule("K-36")
def test_between_two_cards_who_is_caught_pays_at_once() -> None:
    line = play(at_table(), "1: caught")
    assert line.all(CaughtOut) == [CaughtOut(1)] and line.all(Breached) == [Breached(1, (), 1)]
    assert decision(line.state) == ("take", 1) and line.state.public.pending[-1].breach
    line = play(line.state, "1: take voice")
    assert decision(line.state) == ("pick", 0) and line.state.public.breaches == (0, 1, 0)
    assert [(event.seat, event.breach) for event in line.all(ForfeitTaken)] == [(1, True)]


@pytest.mark.rule("K-36")
def test_a_breach_is_settled_after_the_current_cards_consequences() -> None:
    caught = play(after(at_table(princess="e5"), UP), "1: caught")
    assert caught.all(CaughtOut) == [CaughtOut(1)] and not caught.all(Breached)
    assert decision(caught.state) == ("shove", 0)
    line = play(caught.state, "shove e5", "1: take voice")
    assert not line.all(Breached) and decision(line.state) == ("bounce", 1)
    line = play(line.state, "1: bounce e2")
    assert line.all(Breached) == [Breached(1, (), 1)] and decision(line.state) == ("take", 1)
    assert decision(after(line.state, "1: take head")) == ("pick", 0)


@pytest.mark.rule("K-36", "K-37")
def test_caught_twice_is_out() -> None:
    state = after(at_table(), "1: caught", "1: take voice")
    line = play(state, "1: caught")
    assert [event.seat for event in line.all(WentOut)] == [1] and line.state.public.breaches == (0, 2, 0)
    assert decision(line.state) == ("pick", 0)
    assert refused(line.state, "1: caught").startswith("K-3")


@pytest.mark.rule("K-36", "K-37")
def test_the_active_player_who_is_caught_out_loses_the_turn() -> None:
    state = position("d6 c3 f4", hand=["goblin red green"], forfeits={0: ["legs"]}, breaches={0: 1}, table=True)
    line = play(state, "0: caught")
    assert line.state.public.breaches == (2, 0, 0) and decision(line.state) == ("pick", 1)
    assert line.all(TurnStarted) == [TurnStarted(1)] and line.state.public.goblins[0] == NOWHERE
    assert set(state.secret.hands[0]) == set(line.state.public.gone)


@pytest.mark.rule("K-36", "K-37")
@pytest.mark.parametrize("played", [[], ["princess wild"]])
def test_caught_out_with_a_card_in_play_its_consequences_come_first(played: list[str]) -> None:
    state = position(
        "d6 c3 f4", hand=["goblin red green"], played=played, forfeits={0: ["legs"]}, breaches={0: 1}, table=True
    )
    line = play(state, PICK, "0: caught")
    assert not line.all(Breached) and decision(line.state) == ("use", 0)
    line = play(line.state, "move red")
    assert [event.seat for event in line.all(WentOut)] == [0] and decision(line.state) == ("pick", 1)
    assert state.secret.hands[0][0] in line.state.public.discards and line.state.public.goblins[0] == NOWHERE
    assert set(state.secret.hands[0][1:]) <= set(line.state.public.gone)


@pytest.mark.rule("K-36")
def test_only_people_are_caught_and_only_at_the_table() -> None:
    bots = at_table(people=[0, 2])
    assert refused(bots, "1: caught") == "K-36"
    assert choices_of_caught(bots) == []
    digital = position("d6 d5 a8", hand=["goblin red green"], forfeits={1: ["legs"]})
    assert refused(digital, "1: caught") == "K-36" and choices_of_caught(digital) == []
    assert choices_of_caught(at_table()) == [1]


def choices_of_caught(state: Any) -> list[int]:
    """The seats that may be caught among those that hold a Forfeit."""
    legal = [action for seat in range(3) for action in RULES.legal_actions(state, seat)]
    return [action.seat for action in legal if isinstance(action, Caught) and state.public.forfeits[action.seat]]


@pytest.mark.rule("K-36", "K-34")
@pytest.mark.parametrize(("option", "table"), [("digital", False), ("table", True)])
def test_the_set_up_says_how_forfeits_are_kept_and_who_is_a_person(option: str, table: bool) -> None:
    state = RULES.new_game(setup("koncita", ["human", "easy", "human"], forfeits=option), 3)
    assert state.public.table_forfeits is table and state.public.people == 0b101


@pytest.mark.rule("K-35", "K-37")
def test_what_was_forgotten_or_probed_can_not_be_taken_back_unnoticed() -> None:
    """A card that uncovered a breach, and a stumble, count as reveals: undo has its price."""
    forgotten = position("d6 a8", hand=["goblin red green"], forfeits={0: ["legs"]}, due={0: "legs"})
    kept = position("d6 a8", hand=["goblin red green"], forfeits={0: ["legs"]})
    card = next(card for card in RULES.legal_actions(kept, 0) if isinstance(card, Pick))
    assert RULES.apply(forgotten, card).reveals and not RULES.apply(kept, card).reveals
    assert RULES.apply(kept, Gesture(0, 2)).reveals and not RULES.apply(forgotten, Gesture(0, 2)).reveals
