"""Who knows what: views, what each seat has seen of the others' cards, and the worlds it can imagine."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from goblins.games.grapple.actions import Engage, Swap
from goblins.games.grapple.events import Drew, Held, Placed, Spied, Swapped
from goblins.games.grapple.state import NO_CARD, NOBODY, GrappleState, Sighting
from tests.support.builders import setup
from tests.support.grapple.builders import (
    CONTENT,
    RULES,
    Fight,
    after,
    choices,
    in_order,
    known,
    named,
    new_game,
    position,
    to_act,
    verbs,
    wander,
)

STAND = "all let stand"


ALIKE = CONTENT.alike


def looks(cards: Iterable[int]) -> list[int]:
    """What cards look like, whichever they are."""
    return sorted(ALIKE[card] for card in cards)


def hidden_with(state: GrappleState, owner: int, above: int) -> set[int]:
    """The cards that a seat has in hand, face down in a battle, or in its army above a place."""
    battle = state.secret.battle
    face_down = [battle.hidden] if battle and battle.defender == owner and battle.holding else []
    return {*state.secret.hands[owner], *face_down, *state.secret.armies[owner][above:]}


def fitting(state: GrappleState, seen: Sighting) -> set[int]:
    """The cards that may be what somebody has seen: with its owner, or with one of two who have swapped."""
    places = hidden_with(state, seen.owner, seen.above)
    if seen.also != NOBODY:
        places |= hidden_with(state, seen.also, seen.also_above)
    return {card for card in places if ALIKE[card] == ALIKE[seen.card]}


def all_fit(state: GrappleState, known: tuple[Sighting, ...]) -> bool:
    """Whether everything that was seen is there, each a card of its own: all ways are tried."""
    ways = [fitting(state, seen) for seen in known]

    def found(nth: int, taken: frozenset[int]) -> bool:
        return nth == len(ways) or any(found(nth + 1, taken | {card}) for card in ways[nth] - taken)

    return found(0, frozenset())


def check_knowledge(state: GrappleState) -> None:
    """Nobody believes anything untrue, nor keeps in mind what needs no minding, nor which of like cards it was."""
    for observer, sightings in enumerate(state.secret.sightings):
        assert all_fit(state, sightings)
        assert all(observer not in (sighting.owner, sighting.also) for sighting in sightings)
        assert all(ALIKE[sighting.card] == sighting.card for sighting in sightings)


def worlds(state: GrappleState, seat: int, count: int = 60) -> list[GrappleState]:
    """Worlds that a seat imagines, each of them sound and the same to look at."""
    view, rng = RULES.view(state, seat), random.Random(seat)
    found = [RULES.imagine(view, rng) for _ in range(count)]
    for world in found:
        assert RULES.audit(world) == () and RULES.view(world, seat) == view
        check_knowledge(world)
    return found


# Views


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_secrets(seats: int) -> None:
    assert RULES.has_secrets(setup("grapple", seats))


@pytest.mark.rule("G-05", "G-08", "G-12")
def test_a_seat_sees_its_own_cards_and_what_lies_open() -> None:
    state = position(["king brute", "mage", "raider"], ["spy", "assassin mage", ""], ["", "brute", "mage"], spies=2)
    for seat in range(3):
        view = RULES.view(state, seat)
        assert (view.seat, view.hand, view.army) == (seat, state.secret.hands[seat], state.secret.armies[seat])
        assert (
            view.hand_sizes == (2, 1, 1) and view.army_sizes == (1, 2, 0) and view.deck_size == len(state.secret.deck)
        )
        assert (
            view.public.garrisons == state.public.garrisons
            and view.public.spies == state.public.spies
            and len(view.public.spies) == 2
        )
        assert view.spied_hand == () and view.shown_armies == () and view.sightings == ()


def test_other_cards_in_hidden_places_look_the_same() -> None:
    first = position(["king", "mage defender", "raider"], ["", "assassin", "brute"], ["", "", "spy"])
    second = position(["king", "brute assassin", "mage"], ["", "raider", "king"], ["", "", "spy"])
    assert RULES.view(first, 0) == RULES.view(second, 0)
    assert RULES.view(first, 1) != RULES.view(second, 1) and RULES.view(first, 2) != RULES.view(second, 2)


@pytest.mark.rule("G-14", "G-17")
def test_a_face_down_goblin_is_seen_by_its_owner_only() -> None:
    state = position(["raider", "mage", "spy"], battle=Fight(1, "brute", "mage", hidden="king"), phase="engage")
    assert to_act(state) == (0,) and choices(state, Engage) == {"raider"} and "Decline" in verbs(state)
    assert state.secret.battle is not None
    seen = [RULES.view(state, seat).battle for seat in range(3)]
    assert [battle.hidden for battle in seen] == [NO_CARD, state.secret.battle.hidden, NO_CARD]
    assert all(battle.holding and battle.defence == state.secret.battle.defence for battle in seen)


@pytest.mark.rule("G-05")
def test_a_spied_hand_is_seen_only_by_the_one_who_spies_and_only_then() -> None:
    state = position(["brute", "king mage", ""], phase="spied", spied=1, acted=True, spies=1)
    assert [RULES.view(state, seat).spied_hand for seat in range(3)] == [state.secret.hands[1], (), ()]
    assert RULES.view(after(state, "swap king brute"), 0).spied_hand == ()


@pytest.mark.parametrize(
    ("event", "seats", "redacted"),
    [
        (Drew(0, 30), {0}, Drew(0, None)),
        (Placed(1, 30), {1}, Placed(1, None)),
        (Held(2, 30), {2}, Held(2, None)),
        (Spied(0, 2, 1, (30, 31)), {0, 1}, Spied(0, 2, 1, None)),
        (Swapped(2, 0, 30, 31), {0, 2}, Swapped(2, 0, None, None)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_only_those_concerned_are_told_which_card(event: Any, seats: set[int], redacted: Any) -> None:
    for seat in range(4):
        assert RULES.redact(event, seat) == (event if seat in seats else redacted)


# What has been seen


@pytest.mark.rule("G-05")
def test_after_a_spy_the_whole_hand_is_known() -> None:
    state = after(position(["spy brute", "king mage", "raider"], ["", "brute brute", ""]), "spy 1", "look")
    assert known(state, 0, 1) == "king mage" and known(state, 0, 2) == ""
    assert {sighting.above for sighting in state.secret.sightings[0]} == {
        2
    }  # what lies in the army already is not seen
    assert state.secret.sightings[1] == state.secret.sightings[2] == ()
    assert all(looks(world.secret.hands[1]) == looks(state.secret.hands[1]) for world in worlds(state, 0))
    assert len({world.secret.hands[2] for world in worlds(state, 0)}) > 5  # any card at all, for all that seat 0 knows


@pytest.mark.rule("G-06")
def test_after_a_swap_both_know_what_the_other_got() -> None:
    state = after(position(["spy brute raider", "king mage", ""]), "spy 1", "swap king brute")
    assert known(state, 0, 1) == "brute mage" and known(state, 1, 0) == "king"
    assert state.secret.sightings[2] == ()
    check_knowledge(state)


@pytest.mark.rule("G-07")
def test_a_placement_afterwards_leaves_the_card_in_hand_or_on_the_army() -> None:
    state = position(["spy", "king mage"], ["", "raider"])
    placed = after(state, "spy 1", "look", "end", "place king")
    assert known(placed, 0, 1) == "king mage"
    check_knowledge(placed)
    imagined = worlds(placed, 0, 150)
    tops = {in_order(world.secret.armies[1][-1:]) for world in imagined}
    assert {"king", "mage"} < tops  # the one on top is the King, the Mage, or what was drawn
    below = {card for world in imagined for card in world.secret.armies[1][:1]}
    assert len(below) > 20  # anything may lie below it


@pytest.mark.rule("G-05", "G-07")
def test_looking_twice_tells_what_was_placed() -> None:
    state = position(["spy spy", "king mage"])
    placed = after(state, "spy 1", "look", "end", "place king", "end", "spy 1", "look")
    assert len(placed.secret.sightings[0]) == 3 and "king" in known(placed, 0, 1)
    for world in worlds(placed, 0):
        assert looks(world.secret.hands[1]) == looks(placed.secret.hands[1])
        assert looks(world.secret.armies[1]) == looks(placed.secret.armies[1])


@pytest.mark.rule("G-05")
def test_a_card_placed_where_others_have_fallen_is_still_known() -> None:
    """The army that was seen with two goblins has none any more when the King is placed."""
    state = position(["spy king raider", "king spy"], ["", "mage mage"])
    state = after(state, "spy 1", "look", "attack 1 king", STAND, "attack 1 raider", STAND, "end", "place king")
    assert state.secret.armies[1] and "king" in known(state, 0, 1)
    check_knowledge(state)
    worlds(state, 0)


@pytest.mark.rule("G-20", "G-22")
@pytest.mark.parametrize(
    ("line", "owner", "saved"),
    [
        (("attack 1 raider", "rescue"), 1, "brute"),
        (("attack 1 raider", "let stand", "rescue"), 0, "raider"),
    ],
)
def test_everybody_knows_a_goblin_that_was_saved(line: tuple[str, ...], owner: int, saved: str) -> None:
    state = after(position(["raider defender", "defender mage", ""], ["", "spy brute", ""]), *line, STAND)
    others = [seat for seat in range(3) if seat != owner]
    assert [known(state, seat, owner) for seat in others] == [saved, saved] and state.secret.sightings[owner] == ()
    assert all(saved in named(world.secret.hands[owner]) for seat in others for world in worlds(state, seat, 20))


@pytest.mark.rule("G-17")
def test_a_declined_bluff_stays_unseen() -> None:
    state = position(["brute raider", "spy king", ""], ["", "mage", ""])
    bluffs = [after(state, "attack 1 brute", STAND, f"hold {kind}") for kind in ("spy", "king")]
    for seat in (0, 2):
        assert RULES.view(bluffs[0], seat) == RULES.view(bluffs[1], seat)
        assert len({world.secret.battle.hidden for world in worlds(bluffs[0], seat) if world.secret.battle}) > 5
    declined = [after(bluff, "decline") for bluff in bluffs]
    assert all(RULES.view(declined[0], seat) == RULES.view(declined[1], seat) for seat in (0, 2))
    assert declined[0].secret.sightings == ((), (), ())


@pytest.mark.rule("G-17")
def test_a_bluff_by_a_player_whose_hand_was_seen() -> None:
    state = position(["spy brute raider", "spy king"], ["", "mage"])
    held = after(state, "spy 1", "look", "attack 1 brute", STAND, "hold king")
    assert known(held, 0, 1) == "king spy"
    assert {in_order([world.secret.battle.hidden]) for world in worlds(held, 0) if world.secret.battle} == {
        "king",
        "spy",
    }
    declined = after(held, "decline")
    assert known(declined, 0, 1) == "king spy"
    assert all(named(world.secret.hands[1]) == "king spy" for world in worlds(declined, 0, 20))


@pytest.mark.rule("G-15")
def test_what_has_been_turned_up_needs_no_minding() -> None:
    state = position(["spy brute raider", "spy king mage"], ["", "mage"])
    state = after(state, "spy 1", "look", "attack 1 brute", STAND, "hold king", "engage raider", STAND)
    assert named(state.public.garrisons[1]) == "brute king mage raider" and known(state, 0, 1) == "mage spy"
    placed = after(state, "end", "place spy")
    assert known(placed, 0, 1) == "mage spy"
    check_knowledge(placed)


@pytest.mark.rule("G-05")
def test_a_used_spy_needs_no_minding() -> None:
    state = after(position(["spy brute", "spy king"]), "spy 1", "look", "end", "spy 0", "look")
    assert known(state, 0, 1) == "king" and known(state, 1, 0) == "brute"


@pytest.mark.rule("G-05", "G-06")
def test_a_third_players_look_changes_nothing_unless_something_is_swapped() -> None:
    """Seat 0 has seen seat 1's hand; then seat 2 looks at it, and perhaps takes something."""
    state = position(["spy", "king mage raider", "spy brute assassin"])
    state = after(state, "spy 1", "look", "end", "end", "spy 1")
    before = known(state, 0, 1)
    assert before == "king mage raider" and known(after(state, "look"), 0, 1) == before
    swapped = [RULES.apply(state, legal).state for legal in RULES.legal_actions(state, 2) if isinstance(legal, Swap)]
    assert len(swapped) > 6 and all(RULES.view(one, 0) == RULES.view(swapped[0], 0) for one in swapped)
    for one in swapped:
        check_knowledge(one)
        worlds(one, 0, 3)


@pytest.mark.rule("G-06")
def test_the_one_who_swaps_may_give_away_what_another_knows() -> None:
    """Seat 1 knows that seat 0 has the King, which may go to seat 2 then."""
    state = position(["spy spy brute assassin", "king", "mage raider"])
    king = state.secret.hands[1][0]
    state = after(state, "spy 1", "swap king brute")
    assert known(state, 1, 0) == "king"
    state = after(state, "spy 2")
    swapped = [after(state, f"swap {take} {give}") for take in ("mage", "raider") for give in ("king", "assassin")]
    for one in swapped:
        assert RULES.view(one, 1) == RULES.view(swapped[0], 1) and known(one, 1, 0) == known(one, 1, 2) == ""
        check_knowledge(one)
    holders = {
        seat for world in worlds(swapped[0], 1) for seat in (0, 2) if ALIKE[king] in looks(world.secret.hands[seat])
    }
    assert holders == {0, 2}
    assert known(swapped[0], 0, 2) == "king raider" and known(swapped[0], 2, 0) == "mage"


@pytest.mark.rule("G-06")
def test_the_two_who_swap_keep_what_they_knew() -> None:
    """Each has seen the other's whole hand, so each knows all of it after the swap."""
    state = position(["spy brute mage", "spy king raider"])
    state = after(state, "spy 1", "look", "end", "spy 0", "swap mage king")
    assert known(state, 1, 0) == "brute king" and "mage" in known(state, 0, 1) and "raider" in known(state, 0, 1)
    check_knowledge(state)


@pytest.mark.rule("G-02")
def test_a_new_round_makes_all_knowledge_void() -> None:
    state = position(["spy king brute", "mage"], ["", "raider"], ["king raider"])
    state = after(state, "spy 1", "look", "attack 1 king", STAND)
    assert state.public.phase == "next"
    check_knowledge(state)
    assert after(state, "next round").secret.sightings == ((), ())


# By lot


@pytest.mark.parametrize("seed", range(9))
def test_sightings_are_true_and_imagined_worlds_fit_them(seed: int) -> None:
    for state, _ in wander(new_game(2 + seed % 3, seed, length="50"), seed, 120):
        check_knowledge(state)
        for seat in range(len(state.secret.hands)):
            worlds(state, seat, 2)


@pytest.mark.parametrize("seed", range(6))
def test_what_looks_the_same_is_the_same(seed: int) -> None:
    """Actions whose events a seat can't tell apart lead to views that it can't tell apart."""
    state = new_game(3 + seed % 2, seed)
    for following, _ in wander(state, seed, 90):
        seen: dict[Any, list[Any]] = defaultdict(list)
        for legal in RULES.legal_actions(state, to_act(state)[0]):
            step = RULES.apply(state, legal)
            for seat in set(range(len(state.secret.hands))) - {legal.seat}:
                told = tuple(RULES.redact(event, seat) for event in step.events)
                seen[seat, told].append(RULES.view(step.state, seat))
        assert all(view == views[0] for views in seen.values() for view in views)
        state = following


def test_worlds_are_of_many_kinds() -> None:
    state = wander(new_game(4, 3), 3, 30)[-1].state
    for seat in range(4):
        imagined = worlds(state, seat, 30)
        assert len({world.secret.hands for world in imagined}) > 20
        assert len({world.secret.deck for world in imagined}) > 20
