"""Dealing a game of Fairies: who gets what, who begins, and the solitaire's levels, proofs, pars and best results."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from goblins.bots.fairies.deals import prepare, shipped_deals
from goblins.core.chance import chance, shuffled
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.fairies.actions import Add, GiveUp
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from goblins.library.store import Library
from tests.support.builders import setup
from tests.support.fairies.builders import (
    add,
    after,
    content,
    face,
    faces,
    fairies,
    goblins,
    hand,
    new_game,
    position,
    search,
)

RULES = rules_of("fairies")
GOBLIN_STARS = {"Nervous Nelly", "Chicken Pock", "Dusty Dour", "Salamander Snoop"}
FAIRY_STARS = {"Morning Dew", "Candy Rock", "Kokopelli", "Rainbow Swoop"}

#: What lies on the backs of the stars: such a card in play would be a star that should have left the game.
BEHIND_GOBLIN_STARS = {"Vanilla Scoop", "Willow Sue", "Baby Blue", "Petal Flower"}
BEHIND_FAIRY_STARS = {"Goblin Soup", "He So Smelly", "Earwax Stew", "Spidery Glue"}


def check_deal(state: FairiesState, seats: int, in_hand: int, in_ring: int, *, reverse: bool) -> None:
    """Fail unless a deal is as F-10, F-11, F-30, F-31 and F-40 say."""
    stars, behind = (FAIRY_STARS, BEHIND_FAIRY_STARS) if reverse else (GOBLIN_STARS, BEHIND_GOBLIN_STARS)
    unwanted, wanted = (fairies, goblins) if reverse else (goblins, fairies)
    assert len(state.public.hands) == seats
    for seat, held in enumerate(state.public.hands):
        assert unwanted(held) == in_hand and wanted(held) == 0
        assert len(hand(state, seat) & stars) == 1
    lying = faces([content().faces[number].name for number in state.public.ring])
    assert wanted(lying) == in_ring and unwanted(lying) == 0
    assert not {content().faces[number].name for number in state.public.ring} & behind
    shown = [number % 20 for held in state.public.hands for number in map(face, content().named(held))] + [
        n % 20 for n in state.public.ring
    ]
    assert len(set(shown)) == len(shown) == seats * in_hand + in_ring
    assert RULES.audit(state) == ()
    assert state.public.turns == 0 and RULES.outcome(state) is None


@pytest.mark.rule("F-10", "F-11", "F-40")
@pytest.mark.parametrize(("seats", "reverse"), list(product([2, 3, 4], [False, True])))
def test_deals_for_company(seats: int, reverse: bool) -> None:
    for seed in range(60):
        check_deal(new_game(seats, seed, reverse=reverse), seats, 4, 4, reverse=reverse)


@pytest.mark.rule("F-30", "F-31", "F-40")
@pytest.mark.parametrize(("level", "reverse", "ultimate"), list(product([5, 6, 7], [False, True], [False, True])))
def test_deals_for_one(level: int, reverse: bool, ultimate: bool) -> None:
    for seed, attempt in product(range(30), range(2)):
        state = new_game(1, seed, level=level, reverse=reverse, ultimate=ultimate, attempt=attempt)
        check_deal(state, 1, level, level, reverse=reverse)
        assert (
            state.public.goal.solitaire
            and state.public.goal.ultimate == ultimate
            and state.public.goal.reverse == reverse
        )


@pytest.mark.rule("F-30")
def test_a_solitaire_is_of_five_unless_asked_otherwise() -> None:
    check_deal(new_game(1, 11), 1, 5, 5, reverse=False)


@pytest.mark.rule("F-10", "F-30")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_stars_are_dealt_at_random(seats: int) -> None:
    """Every seat gets each of the four stars in about a quarter of the deals."""
    deals = 400
    got = Counter(
        (seat, star)
        for seed in range(deals)
        for seat in range(seats)
        for star in hand(new_game(seats, seed), seat) & GOBLIN_STARS
    )
    assert len(got) == seats * 4
    assert all(deals / 8 < count < deals / 2 for count in got.values())


@pytest.mark.rule("F-10", "F-11")
def test_the_other_sixteen_are_shuffled() -> None:
    """Every other card comes to every hand and to the ring."""
    places = {
        (place, number % 20)
        for seed in range(300)
        for state in [new_game(2, seed)]
        for place, shown in enumerate(
            [*(map(face, hand(state, 0))), -1, *(map(face, hand(state, 1))), -1, *state.public.ring]
        )
        for place, number in [("ring" if place > 9 else place > 4, shown)]
        if shown >= 0
    }
    plain = {number for number in range(20) if content().faces[number].name not in GOBLIN_STARS}
    assert all((place, card) in places for place in ("ring", False, True) for card in plain)


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    first = Counter(RULES.to_act(new_game(seats, seed))[0] for seed in range(4000))
    assert set(first) == set(range(seats))
    assert all(0.9 * 4000 / seats < count < 1.1 * 4000 / seats for count in first.values())


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_rest_leaves_the_game(seats: int) -> None:
    """No card that was not dealt ever turns up."""
    state = new_game(seats, 5)
    dealt = {number % 20 for held in state.public.hands for number in map(face, content().named(held))} | {
        n % 20 for n in state.public.ring
    }
    assert len(dealt) == 4 * seats + 4
    for ply in range(40):
        if not RULES.to_act(state):
            break
        state = RULES.apply(state, RULES.legal_actions(state, state.public.active)[ply % 2]).state
        assert {number % 20 for held in state.public.hands for number in map(face, content().named(held))} | {
            n % 20 for n in state.public.ring
        } == dealt


# Best results


def played(library: Library, set_up: Setup, seed: int, *names_first: Add, give_up: bool = False) -> Match:
    """A followed match of a solitaire: some turns, then the shortest way to win, or giving up."""
    match = Match(RULES, set_up, seed)
    library.follow(match)
    for action in names_first:
        match.play(action)
    if give_up:
        match.play(GiveUp(0))
    else:
        for number in search(match.state).finish().solution:
            match.play(Add(0, number))
        assert match.outcome is not None and match.outcome.winners == (0,)
    return match


@pytest.mark.rule("F-32")
def test_the_best_result_of_a_level_and_of_a_deal_is_kept() -> None:
    easy, long, set_up = 82352438, 26800682, setup("fairies", 1)  # pars 5 and 8
    with Library.in_memory() as library:
        assert library.best_result("fairies", set_up) is None
        played(library, set_up, long)
        assert library.best_result("fairies", set_up, long) == library.best_result("fairies", set_up) == 8
        played(library, set_up, easy)
        assert library.best_result("fairies", set_up, long) == 8
        assert library.best_result("fairies", set_up, easy) == library.best_result("fairies", set_up) == 5
        played(library, set_up, easy, give_up=True)
        assert library.best_result("fairies", set_up, easy) == 5
        assert library.best_result("fairies", setup("fairies", 1, level=6)) is None
        assert library.best_result("fairies", setup("fairies", 1, reverse=True)) is None


@pytest.mark.rule("F-32")
def test_a_slower_win_does_not_replace_a_better_one_but_a_faster_does() -> None:
    seed, set_up = 82352438, setup("fairies", 1)
    opening = Match(RULES, set_up, seed).state
    detour = next(
        action
        for action in RULES.legal_actions(opening, 0)
        if isinstance(action, Add) and (search(RULES.apply(opening, action).state).finish().par or 0) > 4
    )
    with Library.in_memory() as library:
        slow = played(library, set_up, seed, detour)
        assert library.best_result("fairies", set_up, seed) == slow.state.public.turns == len(slow.steps) > 5
        played(library, set_up, seed)
        assert library.best_result("fairies", set_up, seed) == 5
        played(library, set_up, seed, detour)
        assert library.best_result("fairies", set_up, seed) == 5


@pytest.mark.rule("F-12", "F-32")
def test_a_win_with_backs_shown_is_not_a_best_result() -> None:
    set_up = setup("fairies", 1, backs=True)
    with Library.in_memory() as library:
        played(library, set_up, 82352438)
        assert library.best_result("fairies", setup("fairies", 1), 82352438) is None
        assert library.best_result("fairies", set_up, 82352438) is None


# Proofs and pars


def fewest_turns(state: FairiesState) -> int | None:
    """The smallest number of turns that wins, by plainly trying everything; None if nothing does."""
    met, row, turns = {(state.public.hands, frozenset(state.public.ring))}, [state], 0
    while row:
        turns, reached = turns + 1, []
        for start in row:
            for action in RULES.legal_actions(start, 0):
                if action.resigns:
                    continue
                end = RULES.apply(start, action).state
                outcome = RULES.outcome(end)
                if outcome and outcome.winners:
                    return turns
                if not outcome and (end.public.hands, frozenset(end.public.ring)) not in met:
                    met.add((end.public.hands, frozenset(end.public.ring)))
                    reached.append(end)
        row = reached
    return None


def small_deal(seed: int, *, ultimate: bool, reverse: bool) -> FairiesState:
    """Three unwanted cards in the hand and three wanted ones in the ring."""
    cards = shuffled(chance(seed), range(20))[:6]
    unwanted, wanted = (20, 0) if reverse else (0, 20)
    names = [content().faces[card + (unwanted if place < 3 else wanted)].name for place, card in enumerate(cards)]
    return position([names[:3]], names[3:], ultimate=ultimate, reverse=reverse)


@pytest.mark.rule("F-33")
def test_par_of_positions_that_can_be_seen_through() -> None:
    one_turn = search(position([["Goblin Soup"]], ["Big Big Belly"])).finish()
    assert (one_turn.par, one_turn.proven, one_turn.solution) == (1, True, (face("Goblin Soup"),))
    never = search(position([["Goblin Soup"]], ["Old Man Sock"])).finish()
    assert (never.par, never.proven, never.winnable) == (None, True, False)
    with pytest.raises(ValueError, match="solitaire"):
        search(new_game(2, 1))


@pytest.mark.rule("F-33", "F-35", "F-40")
@pytest.mark.parametrize(("ultimate", "reverse"), list(product([False, True], [False, True])))
def test_par_is_the_smallest_number_of_turns(ultimate: bool, reverse: bool) -> None:
    pars = Counter()
    for seed in range(25):
        state = small_deal(seed, ultimate=ultimate, reverse=reverse)
        proof = search(state).finish()
        assert proof.proven and proof.par == fewest_turns(state)
        pars[proof.par] += 1
        if proof.par is not None:
            assert len(proof.solution) == proof.par
            end = after(state, *(content().faces[number].name for number in proof.solution))
            outcome = RULES.outcome(end)
            assert outcome is not None and outcome.winners == (0,) and end.public.turns == proof.par
    assert len(pars) > 2


@pytest.mark.rule("F-33")
@pytest.mark.parametrize(
    "options", [{}, {"ultimate": True}, {"reverse": True}, {"reverse": True, "ultimate": True}, {"level": 6}]
)
def test_a_winnable_deal_is_proven_for_its_own_goal_before_it_is_dealt(options: dict[str, int]) -> None:
    for seed in range(6):
        ready = prepare(setup("fairies", 1, **options), seed)
        assert ready.ready and ready.proof is not None and ready.proof.winnable and ready.proof.proven
        state = RULES.new_game(ready.setup, seed)
        proof = search(state).finish()
        assert proof.par == ready.proof.par == len(proof.solution)
        outcome = RULES.outcome(after(state, *(content().faces[number].name for number in proof.solution)))
        assert outcome is not None and outcome.winners == (0,)


@pytest.mark.rule("F-33")
def test_about_one_deal_in_ten_cannot_be_won_and_is_dealt_only_when_any_deal_is_asked_for() -> None:
    hopeless = [seed for seed in range(150) if not search(new_game(1, seed, deal="any")).finish().winnable]
    assert 5 <= len(hopeless) <= 30
    seed = hopeless[0]
    any_deal = prepare(setup("fairies", 1, deal="any"), seed)
    assert any_deal.proof is not None and any_deal.proof.par is None and any_deal.proof.proven
    assert RULES.new_game(any_deal.setup, seed) == new_game(1, seed, deal="any")
    winnable = prepare(setup("fairies", 1), seed)
    assert winnable.proof is not None and winnable.proof.winnable
    assert RULES.new_game(winnable.setup, seed).public.cards != new_game(1, seed, deal="any").public.cards


@pytest.mark.rule("F-33")
def test_beyond_the_search_limit_a_deal_is_unproven_and_says_so() -> None:
    proof = search(new_game(1, 3, level=7), limit=500).finish()
    assert proof.par is None and not proof.proven and not proof.winnable
    ready = prepare(setup("fairies", 1, level=7, deal="any"), 3, limit=500)
    assert ready.ready and ready.proof is not None and not ready.proof.proven


@pytest.mark.rule("F-33")
@pytest.mark.parametrize(("level", "step"), [(5, 40), (6, 60)])
def test_shipped_deals_have_the_par_they_claim(level: int, step: int) -> None:
    deals = shipped_deals(level)
    assert len({deal.seed for deal in deals}) == len(deals) > 100
    for deal in deals[::step]:
        state = new_game(1, deal.seed, level=level, attempt=deal.attempt)
        assert search(state).finish().par == deal.par


@pytest.mark.rule("F-33")
def test_a_search_in_slices_finds_the_same() -> None:
    state = new_game(1, 26800682)
    sliced = search(state)
    slices = 1
    while not sliced.run(100):
        slices += 1
    assert slices > 1 and sliced.result == search(state).finish()
    assert add(state, content().faces[sliced.result.solution[0]].name).state.public.turns == 1
