"""The cards of Fairies and a turn, clause by clause, in positions worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

from goblins.core.chance import chance, pick
from goblins.core.match import Match
from goblins.games.fairies.actions import Add
from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.games.registry import rules_of
from tests.support.builders import setup
from tests.support.fairies.builders import add, after, face, hand, known_backs, new_game, position, ring
from tests.support.fairies.printed import PRINTED

RULES = rules_of("fairies")

# The cards


@pytest.mark.rule("F-01")
@pytest.mark.parametrize(("showing", "ending"), [("Sweet and Sour", "no_goblins"), ("Old Man Sock", None)])
def test_the_showing_side_decides_what_a_card_is(showing: str, ending: str | None) -> None:
    state = position([["Goblin Soup", showing]], ["Big Big Belly"])
    outcome = RULES.outcome(after(state, "Goblin Soup"))
    assert (outcome.reason if outcome else None) == ending


@pytest.mark.rule("F-05", "F-22")
def test_a_star_on_the_back_is_no_star() -> None:
    """Vanilla Scoop's back is starred; showing, it flips rhymes only: the moon in the ring is taken as it lies."""
    state = position([["Vanilla Scoop", "Cuckoo Clock"]], ["Sweet and Sour", "Lemon Loop", "Penny Clue"])
    step = add(state, "Vanilla Scoop")
    assert hand(step.state) == {"Cuckoo Clock", "Sweet and Sour", "Nappy Hour"}
    assert ring(step.state) == ["Penny Clue", "Vanilla Scoop"]


# A turn


@pytest.mark.rule("F-20")
def test_every_card_of_the_hand_may_be_added_and_nothing_else() -> None:
    state = position([["Goblin Soup", "Baby Blue", "Cuckoo Clock"], ["Spidery Glue"]], ["Big Big Belly"])
    legal = RULES.legal_actions(state, 0)
    assert set(legal) == {Add(0, face(name)) for name in ("Goblin Soup", "Baby Blue", "Cuckoo Clock")}
    assert len(legal) == 3
    assert RULES.legal_actions(state, 1) == ()


@pytest.mark.rule("F-20")
@pytest.mark.parametrize(
    ("seat", "name"),
    [
        (0, "Spidery Glue"),  # somebody else's
        (0, "Big Big Belly"),  # in the ring
        (0, "Morning Dew"),  # the back of one's own
        (0, "Nervous Nelly"),  # out of the game
        (1, "Spidery Glue"),  # out of turn
    ],
)
def test_other_cards_are_refused_by_the_clause(seat: int, name: str) -> None:
    state = position([["Goblin Soup", "Baby Blue"], ["Spidery Glue"]], ["Big Big Belly"])
    refusal = RULES.why_not(state, Add(seat, face(name)))
    assert refusal is not None and refusal.rule == "F-20" and refusal.text


@pytest.mark.rule("F-20")
@pytest.mark.parametrize("number", [-1, 40, 99, 10**9])
def test_faces_that_do_not_exist_are_refused(number: int) -> None:
    refusal = RULES.why_not(new_game(2, 1), Add(new_game(2, 1).public.active, number))
    assert refusal is not None and refusal.rule == "F-20"


@pytest.mark.rule("F-20")
def test_turns_go_round_clockwise() -> None:
    hands = [["Goblin Soup", "Nappy Hour"], ["Spidery Glue", "Full Moon Moo"], ["Big Big Belly", "He So Smelly"]]
    state = position(hands, ["Hickory Dock"], active=2)
    order = [state.public.active]
    for name in ("Big Big Belly", "Goblin Soup", "Spidery Glue"):
        state = after(state, name)
        order.append(*RULES.to_act(state))
    assert order == [2, 0, 1, 2]
    assert state.public.turns == 3


@pytest.mark.rule("F-21")
def test_rhyming_fairies_turn_into_goblins() -> None:
    """Goop flips Loop (now a moon: taken) and Hoop (now a mushroom: stays); Clue does not rhyme."""
    state = position([["Gobble T. Goop", "Cuckoo Clock"]], ["Lemon Loop", "Hula Hoop", "Penny Clue"])
    step = add(state, "Gobble T. Goop")
    assert hand(step.state) == {"Cuckoo Clock", "Nappy Hour"}
    assert ring(step.state) == ["Cobweb Shock", "Penny Clue", "Gobble T. Goop"]
    assert step.events == (
        Added(0, face("Gobble T. Goop")),
        Flipped(
            0,
            (face("Lemon Loop"), face("Hula Hoop")),
            (face("Nappy Hour"), face("Cobweb Shock")),
            star=False,
        ),
        Taken(0, (face("Nappy Hour"),)),
    )


@pytest.mark.rule("F-21")
def test_rhyming_goblins_turn_into_fairies_and_the_added_card_stays_as_it_is() -> None:
    state = position([["Lemon Loop", "Cuckoo Clock"]], ["Goblin Soup", "Dastardly Droop"])
    after_turn = after(state, "Lemon Loop")
    assert ring(after_turn) == ["Morning Dew", "Goldie Lock", "Lemon Loop"]
    assert hand(after_turn) == {"Cuckoo Clock"}


@pytest.mark.rule("F-21")
def test_a_rhyme_on_the_back_does_not_count() -> None:
    state = position([["Big Big Belly", "Cuckoo Clock"]], ["Vanilla Scoop", "P.B. and Jelly"])
    assert ring(after(state, "Big Big Belly")) == ["Vanilla Scoop", "Gobble T. Goop", "Big Big Belly"]


@pytest.mark.rule("F-21")
def test_names_rhyme_by_sound_not_by_spelling() -> None:
    """Moo, Glue, Dew and Clue rhyme; Dour and Flower too."""
    moo = position([["Full Moon Moo", "Cuckoo Clock"]], ["Spidery Glue", "Penny Clue"])
    assert ring(after(moo, "Full Moon Moo")) == ["Rainbow Swoop", "Big Big Belly", "Full Moon Moo"]
    sour = position([["Sweet and Sour", "Cuckoo Clock"]], ["Petal Flower"])
    assert ring(after(sour, "Sweet and Sour")) == ["Salamander Snoop", "Sweet and Sour"]


@pytest.mark.rule("F-21")
def test_hands_are_never_flipped() -> None:
    state = position([["Lemon Loop", "Goblin Soup"], ["Dastardly Droop"]], ["Penny Clue"])
    after_turn = after(state, "Lemon Loop")
    assert hand(after_turn, 0) == {"Goblin Soup"} and hand(after_turn, 1) == {"Dastardly Droop"}


@pytest.mark.rule("F-22")
def test_a_star_flips_all_others_once_even_those_that_rhyme() -> None:
    """Jelly and Smelly rhyme with Nelly and flip once like the rest."""
    others = ["Sweet and Sour", "Penny Clue", "P.B. and Jelly", "He So Smelly"]
    step = add(position([["Nervous Nelly", "Cuckoo Clock"]], others), "Nervous Nelly")
    assert hand(step.state) == {"Cuckoo Clock", "Old Man Sock", "Candy Rock"}
    assert ring(step.state) == ["Big Big Belly", "Gobble T. Goop", "Nervous Nelly"]
    flipped = [event for event in step.events if isinstance(event, Flipped)]
    turned = ["Old Man Sock", "Big Big Belly", "Gobble T. Goop", "Candy Rock"]
    assert flipped == [Flipped(0, tuple(map(face, others)), tuple(map(face, turned)), star=True)]


@pytest.mark.rule("F-22")
def test_a_fairys_star_works_too() -> None:
    """Dew (moon) flips Sock, a sun that becomes a moon and is taken, and Shelly, a moon that becomes a sun and stays."""
    state = position([["Morning Dew", "Cuckoo Clock"]], ["Old Man Sock", "Snowflake Shelly"])
    after_turn = after(state, "Morning Dew")
    assert hand(after_turn) == {"Cuckoo Clock", "Sweet and Sour"}
    assert ring(after_turn) == ["Needs a Shower", "Morning Dew"]


@pytest.mark.rule("F-22")
def test_a_star_lying_in_the_ring_does_nothing() -> None:
    state = position([["Big Big Belly", "Cuckoo Clock"]], ["Candy Rock", "Morning Dew"])
    step = add(state, "Big Big Belly")
    assert ring(step.state) == ["Candy Rock", "Morning Dew", "Big Big Belly"]
    assert not any(isinstance(event, Flipped) for event in step.events)


@pytest.mark.rule("F-23")
def test_every_matching_card_is_taken_as_it_lies() -> None:
    state = position(
        [["Cuckoo Clock", "Goblin Soup"]], ["Baby Blue", "Rainbow Swoop", "Big Big Belly", "Snowflake Shelly"]
    )
    step = add(state, "Cuckoo Clock")
    assert hand(step.state) == {"Goblin Soup", "Baby Blue", "Big Big Belly"}
    assert ring(step.state) == ["Rainbow Swoop", "Snowflake Shelly", "Cuckoo Clock"]
    assert step.events[-1] == Taken(0, (face("Baby Blue"), face("Big Big Belly")))


@pytest.mark.rule("F-23")
def test_it_may_be_none() -> None:
    step = add(position([["Cuckoo Clock", "Goblin Soup"]], ["Penny Clue"]), "Cuckoo Clock")
    assert hand(step.state) == {"Goblin Soup"}
    assert ring(step.state) == ["Penny Clue", "Cuckoo Clock"]
    assert step.events == (Added(0, face("Cuckoo Clock")),)


@pytest.mark.rule("F-23")
def test_it_may_be_all_but_the_added_card() -> None:
    state = position([["Cuckoo Clock", "Goblin Soup"]], ["Baby Blue", "Big Big Belly"])
    assert ring(after(state, "Cuckoo Clock")) == ["Cuckoo Clock"]


@pytest.mark.rule("F-24")
def test_a_card_may_flip_into_being_taken() -> None:
    """Sour is a moon; Hour's rhyme makes it Sock, a sun: not taken. Power is a sun and becomes Moo, a moon: taken."""
    state = position([["Nappy Hour", "Cuckoo Clock"]], ["Sweet and Sour", "Pixie Power"])
    after_turn = after(state, "Nappy Hour")
    assert hand(after_turn) == {"Cuckoo Clock", "Full Moon Moo"}
    assert ring(after_turn) == ["Old Man Sock", "Nappy Hour"]


@pytest.mark.rule("F-24")
def test_flipping_happens_once_new_names_do_not_rhyme_again() -> None:
    """Soup makes Hoop a Shock; Shock's new rhyme sets nothing else off, and Lock keeps lying."""
    state = position([["Goblin Soup", "Cuckoo Clock"]], ["Hula Hoop", "Goldie Lock"])
    assert ring(after(state, "Goblin Soup")) == ["Cobweb Shock", "Goldie Lock", "Goblin Soup"]


# The whole turn once more, by a second and plainer telling of the rules


def printed_sides() -> dict[str, tuple[str, str, bool, str]]:
    """Name -> rhyme, symbol, whether it has a star, and the name on the back, as the printed deck says."""
    sides = {}
    for line in PRINTED.strip().splitlines():
        (front, *front_marks), (back, *back_marks) = (side.split(", ") for side in line.split(" | "))
        sides[front.strip("*")] = (*front_marks, front.endswith("*"), back.strip("*"))
        sides[back.strip("*")] = (*back_marks, back.endswith("*"), front.strip("*"))
    return sides


def plain_turn(held: set[str], lying: list[str], added: str) -> tuple[set[str], list[str]]:
    """The hand and the ring after a turn, step by step as F-20 to F-24 tell it."""
    sides = printed_sides()
    rhyme, symbol, star, _ = sides[added]
    flipped = [sides[name][3] if star or sides[name][0] == rhyme else name for name in lying]
    taken = [name for name in flipped if sides[name][1] == symbol]
    return (held - {added}) | set(taken), [name for name in flipped if name not in taken] + [added]


@pytest.mark.rule("F-20", "F-21", "F-22", "F-23", "F-24")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_play_agrees_with_the_plain_telling(seats: int) -> None:
    for seed in range(25):
        state, rng = new_game(seats, seed, reverse=seed % 2 == 1), chance(seed, 5)
        for _ in range(60):
            if not RULES.to_act(state):
                break
            seat = state.public.active
            others = [hand(state, other) for other in range(seats) if other != seat]
            added = pick(rng, sorted(hand(state, seat)))
            expected = plain_turn(hand(state, seat), ring(state), added)
            state = add(state, added).state
            assert (hand(state, seat), ring(state)) == expected
            assert [hand(state, other) for other in range(seats) if other != seat] == others


# Looking at backs


@pytest.mark.rule("F-12")
def test_turning_up_a_face_for_the_first_time_reveals_it() -> None:
    lying = ["Sweet and Sour", "Penny Clue"]
    unknown = position([["Nappy Hour", "Cuckoo Clock"]], lying)
    known = position([["Nappy Hour", "Cuckoo Clock"]], lying, once_seen=["Old Man Sock"])
    assert add(unknown, "Nappy Hour").reveals
    assert not add(known, "Nappy Hour").reveals
    assert not add(unknown, "Cuckoo Clock").reveals


@pytest.mark.rule("F-12")
def test_a_view_knows_the_backs_of_cards_that_were_seen_to_flip() -> None:
    state = position([["Nappy Hour", "Cuckoo Clock"]], ["Sweet and Sour", "Penny Clue"])
    assert known_backs(RULES.view(state, 0)) == ()
    assert known_backs(RULES.view(after(state, "Nappy Hour"), 0)) == (face("Old Man Sock"),)


@pytest.mark.rule("F-12")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_learning_option_marks_the_game_as_assisted(seats: int) -> None:
    assert not Match(RULES, setup("fairies", seats, backs=False), 1).assisted
    assert Match(RULES, setup("fairies", seats, backs=True), 1).assisted
