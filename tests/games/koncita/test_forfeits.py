"""Taking Forfeits, and what sets their gestures off (K-32, K-33, K-38)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goblins.games.koncita.actions import Take
from goblins.games.koncita.content import KINDS, TRIGGERS
from goblins.games.koncita.events import ForfeitTaken, Stumbled
from goblins.games.koncita.state import KoncitaState
from tests.support.koncita.builders import (
    after,
    cards,
    choices,
    decision,
    forfeit,
    kinds,
    play,
    position,
    refused,
    sq,
)

UP = "goblin red green > red"
FOUR = ("friend", "head", "legs", "tongue")


def nearly_all_taken(old: str, top: str, card: str = "goblin red green", **pieces: str) -> KoncitaState:
    """Five others hold all of four kinds; the active seat holds one of the other two kinds each."""
    held: dict[int, Sequence[str]] = {0: [old, "voice goblin_shoved"], **dict.fromkeys(range(1, 6), FOUR)}
    return position("d6", seats=6, hand=[card], forfeits=held, tops=[top], **pieces)


# Taking


@pytest.mark.rule("K-32")
def test_any_of_the_six_decks_may_be_chosen_and_its_top_card_is_drawn() -> None:
    state = after(position("d6 a8", hand=["goblin red green"], casket="d5", tops=["Swan Song"]), UP)
    assert choices(state, Take) == set(KINDS)
    line = play(state, "take voice")
    assert line.all(ForfeitTaken) == [ForfeitTaken(0, forfeit("Swan Song"), False)]
    assert line.state.public.forfeits[0] == (forfeit("Swan Song"),) and line.state.public.orders[0] == 1 << forfeit(
        "Swan Song"
    )
    assert len(line.state.secret.decks[5]) == 4 and forfeit("Swan Song") not in line.state.secret.decks[5]


@pytest.mark.rule("K-32")
def test_it_must_be_a_type_one_does_not_hold() -> None:
    held = {0: ["legs", "voice"], 1: ["head"]}
    state = after(position("d6 a8", hand=["goblin red green"], casket="d5", forfeits=held), UP)
    assert choices(state, Take) == {"friend", "head", "tongue", "hands"}
    assert refused(state, "take legs") == refused(state, "take voice") == "K-32"


@pytest.mark.rule("K-32")
def test_an_empty_deck_gives_nothing() -> None:
    held = {seat: ["legs"] for seat in range(1, 6)}
    state = after(position("d6", seats=6, hand=["goblin red green"], casket="d5", forfeits=held), UP)
    assert choices(state, Take) == set(KINDS) - {"legs"}
    assert refused(state, "take legs") == "K-32"


@pytest.mark.rule("K-32", "K-33")
def test_with_only_held_types_left_a_new_order_replaces_the_old_one_and_both_cards_count() -> None:
    state = after(nearly_all_taken("hands wild_played", "Perfect Landing", casket="d5"), UP)
    assert choices(state, Take) == {"hands", "voice"}
    assert refused(state, "take legs") == "K-32"
    state = after(state, "take hands", "relocate b4")
    assert len(state.public.forfeits[0]) == 3 and state.public.forfeits[0][-1] == forfeit("Perfect Landing")
    assert state.public.orders[0] == 1 << forfeit("Perfect Landing") | 1 << forfeit("voice goblin_shoved")


@pytest.mark.rule("K-33", "K-32")
@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("hands goblin_bounces", "Wild Applause", ""),
        ("hands wild_played", "Perfect Landing", "hands"),
        ("hands goblin_bounces", "Encore", ""),
    ],
)
def test_a_replaced_order_binds_no_more_and_the_new_one_does(old: str, new: str, answer: str) -> None:
    state = after(nearly_all_taken(old, new, princess="d5"), UP, "take hands")
    assert after(state, "bounce c3").public.due[0] == kinds(answer)


@pytest.mark.rule("K-33")
def test_what_a_replaced_order_still_asked_for_lapses() -> None:
    """The wild card calls for a clap; before it is made, another hands order is drawn."""
    state = nearly_all_taken("hands wild_played", "Perfect Landing", card="goblin wild", casket="d5")
    state = after(state, "goblin wild > red")
    assert state.public.due[0] == kinds("hands")
    state = after(state, "take hands", "relocate b4")
    assert state.public.due[0] == 0
    assert play(state, "0: gesture hands").all(Stumbled)


@pytest.mark.rule("K-33")
def test_a_new_order_of_another_type_leaves_open_duties_alone() -> None:
    state = position("d6 a8", hand=["goblin wild"], casket="d5", forfeits={0: ["hands wild_played"]})
    state = after(state, "goblin wild > red", "take legs")
    assert state.public.due[0] == kinds("hands")


@pytest.mark.rule("K-33")
def test_an_order_binds_for_many_turns() -> None:
    hands = {0: ["goblin red green", "goblin red green"], 1: ["goblin red yellow", "goblin red yellow"]}
    state = position("d6 b8", hands=hands, forfeits={1: ["moves_toward_red"]})
    for card in ("goblin red green", "goblin red green", "goblin red yellow", "goblin red yellow"):
        state = after(state, f"{card} > red")
        assert state.public.due[1] == kinds("friend")
        state = after(state, "1: gesture friend 0")
    assert state.public.orders[1] == 1 << forfeit("moves_toward_red") and state.public.active == 0


# Triggers


@pytest.mark.rule("K-38")
def test_the_five_orders_of_a_type_have_five_triggers_and_all_triggers_occur() -> None:
    for kind in range(6):
        assert len({cards().forfeits[number].trigger for number in cards().of_kind(kind)}) == 5
    assert {card.trigger for card in cards().forfeits} == set(range(len(TRIGGERS)))
    assert cards().forfeits[forfeit("Manners")].trigger == TRIGGERS.index("treasure_taken")


ALL, NOT_0, NOT_1 = {0, 1, 2}, {1, 2}, {0, 2}

#: What happens -> the position, the line of play, and for whom which triggers are set off by it; seat 0 is active.
SCENES: dict[str, tuple[dict[str, object], list[str], dict[str, set[int]]]] = {
    **{
        f"a goblin moves toward {colour}": (
            {"goblins": "c4 a8 a7", "hand": [f"goblin {pair}"]},
            [f"goblin {pair} > {colour}"],
            {f"moves_toward_{colour}": ALL},
        )
        for colour, pair in (("red", "red green"), ("yellow", "yellow blue"), ("green", "red green"), ("blue", "yellow blue"))
    },
    "the Princess moves": (
        {"goblins": "c4 a8 a7", "hand": ["princess red blue"], "princess": "f5"},
        ["princess red blue > blue"],
        {"princess_moves": ALL, "moves_toward_blue": ALL},
    ),
    "Oscar runs to a wall": (
        {"goblins": "c4 a8 a7", "hand": ["goblin red blue oscar"], "oscar": "e5"},
        ["goblin red blue oscar > oscar red"],
        {"oscar_runs": ALL},
    ),
    "a goblin stops Oscar": (
        {"goblins": "c4 e2 a7", "hand": ["goblin red blue oscar"], "oscar": "e5"},
        ["goblin red blue oscar > oscar red", "take"],
        {"oscar_runs": ALL, "other_takes_forfeit": NOT_1},
    ),
    "a wild card is played": (
        {"goblins": "c4 a8 a7", "hand": ["goblin wild"]},
        ["goblin wild > yellow"],
        {"wild_played": ALL, "moves_toward_yellow": ALL},
    ),
    "a wild Princess card is played": (
        {"goblins": "c4 a8 a7", "hand": ["princess wild"], "princess": "f5"},
        ["princess wild > green"],
        {"wild_played": ALL, "moves_toward_green": ALL, "princess_moves": ALL},
    ),
    "a goblin is shoved": (
        {"goblins": "d6 d5 a7", "hand": ["goblin red green"]},
        [UP, "shove e5"],
        {"goblin_shoved": ALL, "you_are_shoved": {1}, "moves_toward_red": ALL},
    ),
    "two goblins are shoved": (
        {"goblins": "d6 d5 d4", "hand": ["goblin red green"]},
        [UP, "shove d4", "shove c4"],
        {"goblin_shoved": ALL, "you_are_shoved": NOT_0, "moves_toward_red": ALL},
    ),
    "a goblin walks into the Princess": (
        {"goblins": "d6 a8 a7", "hand": ["goblin red green"], "princess": "d5"},
        [UP, "take", "bounce c3"],
        {"other_takes_forfeit": NOT_0, "goblin_bounces": ALL, "moves_toward_red": ALL},
    ),
    "the Princess steps on a goblin": (
        {"goblins": "a8 d5 a7", "hand": ["princess red green"], "princess": "d6"},
        ["princess red green > red", "take", "bounce c3"],
        {"princess_moves": ALL, "other_takes_forfeit": NOT_1, "goblin_bounces": ALL, "moves_toward_red": ALL},
    ),
    "a goblin is shoved into the Princess": (
        {"goblins": "d6 d5 a7", "hand": ["goblin red green"], "princess": "e5"},
        [UP, "shove e5", "take", "bounce e2"],
        {"goblin_shoved": ALL, "you_are_shoved": {1}, "other_takes_forfeit": NOT_1, "goblin_bounces": ALL,
         "moves_toward_red": ALL},
    ),
    "a goblin walks onto a room card": (
        {"goblins": "d6 a8 a7", "hand": ["goblin red green"], "casket": "d5"},
        [UP, "take", "relocate b4"],
        {"room_card_touched": ALL, "other_takes_forfeit": NOT_0, "moves_toward_red": ALL},
    ),
    "a goblin walks onto Oscar": (
        {"goblins": "d6 a8 a7", "hand": ["goblin red green"], "oscar": "d5"},
        [UP, "take", "relocate b4"],
        {"room_card_touched": ALL, "other_takes_forfeit": NOT_0, "moves_toward_red": ALL},
    ),
    "a goblin is shoved onto a room card": (
        {"goblins": "d6 d5 a7", "hand": ["goblin red green"], "casket": "e5"},
        [UP, "shove e5", "take", "relocate e2"],
        {"room_card_touched": ALL, "goblin_shoved": ALL, "you_are_shoved": {1}, "other_takes_forfeit": NOT_1,
         "moves_toward_red": ALL},
    ),
    "a goblin takes a Treasure": (
        {"goblins": "d6 a8 a7", "hand": ["goblin red green"], "princess": "e5", "treasure_card": "handmirror"},
        [UP],
        {"treasure_taken": ALL, "moves_toward_red": ALL},
    ),
    "the turn passes": (
        {"goblins": "d6 a8 a7", "hand": ["goblin red green"], "played": ["goblin wild"]},
        [UP],
        {"your_turn_ends": {0}, "your_turn_starts": {1}, "moves_toward_red": ALL},
    ),
    "the turn ends without a legal move": (
        {"goblins": "h6 a8 a7", "hand": ["goblin red green"] * 3},
        ["discard goblin red green", "done"],
        {"your_turn_ends": {0}, "your_turn_starts": {1}},
    ),
}  # fmt: skip


#: An order for a Treasure that asks the taker too; Manners is told to the taker alone.
SAID_TO_ALL = {"treasure_taken": "legs treasure_taken"}


@pytest.mark.rule("K-38", "K-34")
@pytest.mark.parametrize("scene", SCENES)
def test_each_trigger_makes_exactly_the_right_gestures_due(scene: str) -> None:
    options, texts, fired = SCENES[scene]
    for trigger in TRIGGERS:
        for holder in ALL:
            state = position(forfeits={holder: [SAID_TO_ALL.get(trigger, trigger)]}, **options)  # type: ignore[arg-type]
            kind = cards().forfeits[state.public.forfeits[holder][0]].kind
            # who takes a Forfeit takes one that nothing sets off any more
            quiet = next(name for name in ("legs", "head", "tongue") if name != KINDS[kind])
            state = after(state, *(f"take {quiet}" if text == "take" else text for text in texts))
            wanted = [0, 0, 0]
            wanted[holder] = (holder in fired.get(trigger, set())) << kind
            assert list(state.public.due) == wanted, f"{scene}: {trigger}, held by {holder}"


@pytest.mark.rule("K-38", "K-34")
def test_an_order_binds_for_the_rest_of_the_action_that_drew_it() -> None:
    """The bounce comes after the Forfeit, the Treasure after the bounce; the touch itself was before."""
    state = position("d6 a8", hand=["goblin red green"], princess="d5", tops=["Catching Flies", "Good Loser", "Seeing Red"],
                     treasure_card="garter")  # fmt: skip
    state = after(state, UP)
    assert after(state, "take tongue", "bounce c3").public.due[0] == kinds("tongue")
    assert after(state, "take hands", "bounce c3").public.due[0] == kinds("hands")  # the Garter shows the Princess
    assert after(state, "take friend", "bounce c3").public.due[0] == 0
    casket = position("d6 a8", hand=["goblin red green"], casket="d5", tops=["Burglar Alarm"])
    assert after(casket, UP, "take voice", "relocate b4").public.due[0] == 0


@pytest.mark.rule("K-38")
def test_the_order_just_drawn_counts_for_the_end_of_the_turn() -> None:
    state = position("d6 a8", hand=["goblin red green"], played=["goblin wild"], casket="d5", tops=["Swan Song"])
    state = after(state, UP, "take voice", "relocate b4")
    assert decision(state) == ("pick", 1) and state.public.due == (kinds("voice"), 0)


@pytest.mark.rule("K-38")
def test_nothing_is_due_from_somebody_who_is_out() -> None:
    held = {1: ["moves_toward_red"]}
    state = position("d6 - a8", hand=["goblin red green"], forfeits=held, breaches={1: 2})
    state = after(state, UP)
    assert state.public.due == (0, 0, 0) and state.public.goblins == (sq("d5"), sq("-"), sq("a8"))
