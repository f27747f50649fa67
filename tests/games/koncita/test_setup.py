"""Koncita's room, its cards and the beginning of a game (K-01 … K-09), and the deck that comes back (K-16)."""

from __future__ import annotations

from itertools import permutations

import pytest

from goblins.games.koncita.actions import Move, Pick, Place
from goblins.games.koncita.events import Drew, Placed, Reshuffled, TurnStarted
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.state import CASKET, NOWHERE, OSCAR, SCEPTER, KoncitaState
from tests.support.builders import setup
from tests.support.koncita.builders import (
    CENTRE,
    RULES,
    after,
    beside,
    cards,
    changed,
    choices,
    decision,
    furniture,
    named,
    play,
    position,
    refused,
    sq,
    to_act,
)

SEATS = range(2, 9)
PAIRS = {frozenset(pair) for pair in permutations(COLOURS, 2)}


def new_game(seats: int, seed: int = 1) -> KoncitaState:
    state: KoncitaState = RULES.new_game(setup("koncita", seats), seed)
    return state


def touches_an_edge(square: int, seats: int) -> bool:
    return len(set(beside(square).values()) - furniture(seats)) < 4


# The room


@pytest.mark.rule("K-01")
@pytest.mark.parametrize(("colour", "square"), [("red", "d3"), ("yellow", "e4"), ("green", "d5"), ("blue", "c4")])
def test_red_is_up_yellow_right_green_down_and_blue_left(colour: str, square: str) -> None:
    goblin = position("d4 a8", hand=["goblin wild"])
    assert after(goblin, f"goblin wild > {colour}").public.goblins[0] == sq(square)
    princess = position("a7 a8", hand=["princess wild"], princess="d4")
    assert after(princess, f"princess wild > {colour}").public.princess == sq(square)


@pytest.mark.rule("K-01", "K-05", "K-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
def test_eight_by_eight_squares_less_the_furniture_and_all_can_be_reached(seats: int) -> None:
    closed = furniture(seats)
    ways: dict[int, set[int]] = {}
    for square in set(range(64)) - closed:
        state = after(position(next(iter(named([square]))), seats=seats, hand=["goblin wild"]), "pick goblin wild")
        open_ways = {colour: step for colour, step in beside(square).items() if step not in closed}
        # only a goblin that can't be shoved on shuts a way besides
        legal = {COLOURS.index(name) for name in choices(state, Move)}
        shut = {colour for colour, step in open_ways.items() if step in state.public.goblins}
        assert set(open_ways) - shut <= legal <= set(open_ways)
        ways[square] = set(open_ways.values())
    reached, border = {sq("d4")}, [sq("d4")]
    while border:
        new = ways[border.pop()] - reached
        reached |= new
        border += new
    assert reached == set(range(64)) - closed


@pytest.mark.rule("K-05")
@pytest.mark.parametrize(("seats", "covered"), [(2, 15), (3, 15), (4, 11), (5, 11), (6, 0), (7, 0), (8, 0)])
def test_furniture_makes_edges_where_goblins_may_start(seats: int, covered: int) -> None:
    state = new_game(seats)
    assert len(furniture(seats)) == covered
    standing = {state.public.princess, *state.public.things}
    places = {square for square in range(64) if square not in furniture(seats) and touches_an_edge(square, seats)}
    assert choices(state, Place) == named(places - standing)


@pytest.mark.rule("K-02")
@pytest.mark.parametrize("seats", SEATS)
def test_one_princess_three_room_cards_and_a_goblin_for_everybody(seats: int) -> None:
    state = new_game(seats)
    assert state.public.goblins == (NOWHERE,) * seats
    assert len({state.public.princess, *state.public.things}) == 4
    assert RULES.audit(state) == ()


# Set-up


@pytest.mark.rule("K-06")
@pytest.mark.parametrize(("seats", "away"), [(2, 6), (3, 6), (4, 3), (5, 3), (6, 0), (7, 0), (8, 0)])
def test_treasures_are_put_away_and_the_top_one_is_visible(seats: int, away: int) -> None:
    state = new_game(seats)
    assert len(state.public.unused) == away and len(state.secret.treasures) == 20 - away
    assert sorted(state.public.unused + state.secret.treasures) == list(range(20))
    assert all(RULES.view(state, seat).treasure == state.secret.treasures[0] for seat in range(seats))


@pytest.mark.rule("K-06")
def test_every_deck_is_shuffled_by_itself() -> None:
    games = [new_game(4, seed) for seed in range(12)]
    for state in games:
        assert [sorted(deck) for deck in state.secret.decks] == [sorted(cards().of_kind(kind)) for kind in range(6)]
    assert all(len({state.secret.decks[kind] for state in games}) > 3 for kind in range(6))
    assert len({state.secret.deck for state in games}) == len({state.secret.treasures for state in games}) == len(games)


@pytest.mark.rule("K-07")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_three_cards_and_a_player_card(seats: int) -> None:
    state = new_game(seats)
    assert [len(hand) for hand in state.secret.hands] == [3] * seats
    assert sorted([card for hand in state.secret.hands for card in hand] + list(state.secret.deck)) == list(range(50))
    assert state.public.breaches == (0,) * seats and state.public.forfeits == ((),) * seats


@pytest.mark.rule("K-07")
def test_hands_are_hidden_from_the_others() -> None:
    state = new_game(3)
    first, second, third = state.secret.hands
    swapped = changed(state, hands=(first, third, second))
    assert RULES.view(state, 0) == RULES.view(swapped, 0)
    assert RULES.view(state, 0).hand == first and RULES.view(state, 1).hand == second
    assert RULES.view(state, 0).hand_sizes == (3, 3, 3)


@pytest.mark.rule("K-07", "K-10")
def test_what_somebody_draws_only_they_see() -> None:
    line = play(position("d4 a8 c8", hand=["goblin red green"], played=["goblin wild"]), "goblin red green > red")
    (drew,) = line.all(Drew)
    assert drew.cards is not None and set(drew.cards) <= set(line.state.secret.hands[0])
    assert RULES.redact(drew, 0) == drew
    assert RULES.redact(drew, 1) == RULES.redact(drew, 2) == Drew(0, 2, None)


@pytest.mark.rule("K-08", "K-01")
@pytest.mark.parametrize(("seats", "last_column"), [(2, 6), (3, 6), (4, 7), (5, 7), (6, 7), (8, 7)])
def test_the_room_cards_slide_to_their_walls(seats: int, last_column: int) -> None:
    """The dresser, with two or three players, stops the casket a square before the yellow wall."""
    centre, princesses, layouts = [sq(name) for name in CENTRE], set(), set()
    for seed in range(60):
        state = new_game(seats, seed)
        fits = [
            laid
            for laid in permutations(centre)
            if laid[0] == state.public.princess
            and state.public.things[CASKET] == sq((last_column, laid[1] // 8))
            and state.public.things[SCEPTER] == sq((laid[2] % 8, 0))
            and state.public.things[OSCAR] == sq((laid[3] % 8, 7))
        ]
        assert fits, f"seed {seed}: {named([state.public.princess])} {named(state.public.things)}"
        princesses.add(state.public.princess)
        layouts.add((state.public.princess, state.public.things))
    assert princesses == set(centre)
    assert len(layouts) > 8


@pytest.mark.rule("K-09")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {to_act(new_game(3, seed))[0] for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("K-09")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_goblins_are_placed_in_turn_order_and_then_the_first_player_begins(seats: int) -> None:
    state = new_game(seats, 5)
    first, order = to_act(state)[0], []
    for _ in range(seats):
        assert decision(state)[0] == "place"
        order.append(to_act(state)[0])
        line = play(state, f"place {min(choices(state, Place))}")
        state = line.state
        assert line.all(Placed) == [Placed(order[-1], state.public.goblins[order[-1]])]
    assert order == [(first + place) % seats for place in range(seats)]
    assert len(set(state.public.goblins)) == seats and NOWHERE not in state.public.goblins
    assert to_act(state) == (first,) and decision(state) == ("pick", first) and state.public.active == first
    assert line.all(TurnStarted) == [TurnStarted(first)]


@pytest.mark.rule("K-09")
def test_a_goblin_starts_on_an_empty_square_at_an_edge_and_nowhere_else() -> None:
    state = new_game(2, 1)
    taken = {state.public.princess, *state.public.things}
    inner = [square for square in range(64) if square not in furniture(2) and not touches_an_edge(square, 2)]
    for square in [*inner, *taken]:
        assert refused(state, f"place {next(iter(named([square])))}") == "K-09"
    for square in furniture(2):
        assert refused(state, f"place {next(iter(named([square])))}") in ("K-05", "K-09")
    state = after(state, "place c1")
    assert refused(state, "place c1") == "K-09"
    other = 1 - to_act(state)[0]
    assert RULES.why_not(state, Place(other, sq("a8"))) is not None
    assert RULES.legal_actions(state, other) == ()


@pytest.mark.rule("K-09", "K-10")
def test_nobody_plays_a_card_before_all_goblins_are_placed() -> None:
    state = new_game(3, 2)
    seat = to_act(state)[0]
    assert all(RULES.why_not(state, Pick(seat, card)) is not None for card in state.secret.hands[seat])
    assert all(type(legal) is Place for legal in RULES.legal_actions(state, seat))


# The deck comes back


@pytest.mark.rule("K-16")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = position("d4 a8", hand=["goblin red green"], played=["goblin red green"], deck=["princess wild"])
    last = state.secret.deck[0]
    line = play(state, "goblin red green > red")
    assert len(line.all(Reshuffled)) == 1
    assert last in line.state.secret.hands[0] and len(line.state.secret.hands[0]) == 3
    assert [(event.seat, event.count) for event in line.all(Drew)] in ([(0, 2)], [(0, 1), (0, 1)])
    assert len(line.state.secret.deck) > 20 and line.state.public.discards in (
        (),
        (*state.public.played, state.secret.hands[0][0]),
    )


@pytest.mark.rule("K-16", "K-10")
def test_a_deck_that_is_long_enough_is_not_shuffled() -> None:
    deck = ["princess wild", "goblin wild", "princess red blue"]
    state = position("d4 a8", hand=["goblin red green"], played=["goblin red green"], deck=deck)
    line = play(state, "goblin red green > red")
    assert not line.all(Reshuffled)
    assert (
        set(state.secret.deck[1:]) <= set(line.state.secret.hands[0])
        and line.state.secret.deck == state.secret.deck[:1]
    )


@pytest.mark.rule("K-06")
def test_the_same_seed_deals_the_same_game() -> None:
    assert new_game(5, 9) == new_game(5, 9) != new_game(5, 10)
