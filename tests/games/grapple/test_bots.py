"""Grapple's bots: they take what wins, keep what is rare, end their turns, know only what they see, and say why."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from goblins.bots.arena import play_game
from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.core.setup import Setup, make_seats
from goblins.games.grapple.actions import Decline, EndTurn, GiveUp, JustLook, Rescue, Swap
from goblins.games.grapple.skill.estimates import estimates
from goblins.games.grapple.state import GrappleState, Sighting
from goblins.games.registry import skill_of
from goblins.words import say
from tests.support.builders import changed
from tests.support.grapple.builders import (
    CONTENT,
    RULES,
    Fight,
    action,
    after,
    kind_of,
    new_game,
    outcome_of,
    position,
    verbs,
    wander,
)

SKILL = skill_of("grapple")
THINKING = ["medium", "hard"]


def chosen(state: GrappleState, level: str, seed: int = 1) -> Any:
    """What a bot of a level does."""
    seat = RULES.to_act(state)[0]
    legal = RULES.legal_actions(state, seat)
    return decide(make_bot("grapple", level), RULES.view(state, seat), legal, random.Random(seed)).action


def played_on(state: GrappleState, level: str) -> GrappleState:
    """The state at the end of the turn, or of the round."""
    turns = state.public.turns
    while state.public.turns == turns and not state.public.ending:
        state = RULES.apply(state, chosen(state, level)).state
    return state


def said(state: GrappleState, text: str) -> str:
    """Why the deciding seat might do something."""
    seat = RULES.to_act(state)[0]
    return say(SKILL.reason(RULES.view(state, seat), action(state, text)))


def considered(state: GrappleState) -> tuple[Any, ...]:
    legal = RULES.legal_actions(state, RULES.to_act(state)[0])
    return SKILL.consider(state, legal)


def with_sighting(state: GrappleState, watcher: int, owner: int, card: int, above: int) -> GrappleState:
    known = list(state.secret.sightings)
    known[watcher] += (Sighting(CONTENT.alike[card], owner, above),)
    return changed(state, sightings=tuple(known))


# ---------------------------------------------------------------------- choosing


@pytest.mark.parametrize("level", THINKING)
def test_a_sure_win_is_taken(level: str) -> None:
    """Every Assassin lies open, so that the King wins whatever is on top, and 21 are reached."""
    state = position(
        ["king brute mage", "brute brute"],
        ["", "mage mage"],
        ["assassin assassin assassin assassin assassin assassin defender", "brute"],
        goal=0,
    )
    assert outcome_of(played_on(state, level)).winners == (0,)
    if level == "hard":
        assert chosen(state, level) == action(state, "attack 1 king")


@pytest.mark.parametrize("level", THINKING)
def test_an_assassin_goes_for_the_king_that_was_seen(level: str) -> None:
    state = position(["assassin defender", "", "brute mage"], ["", "king", "brute"])
    state = with_sighting(state, 0, 1, state.secret.armies[1][0], 0)
    for seed in range(3):
        assert chosen(state, level, seed) == action(state, "attack 1 assassin")


@pytest.mark.parametrize("level", THINKING)
def test_an_assassin_is_kept_where_no_king_can_be(level: str) -> None:
    """All Kings lie open: an Assassin would only lose, and the Raider does better."""
    state = position(
        ["assassin raider", "mage mage brute"],
        ["", "brute mage"],
        ["king king", "king king"],
        spies=5,
    )
    # the last two Kings are one's own, out of reach of any attack
    kings = [card for card in state.secret.deck if kind_of(card) == "king"]
    deck = tuple(card for card in state.secret.deck if card not in kings)
    state = changed(state, deck=deck, armies=(tuple(kings), state.secret.armies[1]))
    for seed in range(3):
        assert chosen(state, level, seed) != action(state, "attack 1 assassin")


@pytest.mark.parametrize("level", THINKING)
def test_a_hopeless_tie_is_not_fought_out(level: str) -> None:
    """All the others hold is stronger than the attacker's Assassin: it is not thrown after the Brute."""
    weak = "spy spy spy spy spy defender defender defender defender defender defender defender"
    state = position(
        ["assassin", "raider raider", "brute"],
        ["", "brute", "mage"],
        ["", "", weak + " king king king king king king"],
        phase="engage",
        battle=Fight(1, "brute", "brute", hidden="raider"),
        goal=100,
    )
    for seed in range(3):
        assert isinstance(chosen(state, level, seed), Decline)


@pytest.mark.parametrize("level", THINKING)
def test_a_king_is_rescued_from_an_assassin(level: str) -> None:
    state = position(
        ["defender brute", "mage mage"],
        ["", "brute"],
        phase="rescue",
        battle=Fight(1, "king", "assassin", asked=(0, 1)),
    )
    for seed in range(3):
        assert isinstance(chosen(state, level, seed), Rescue)


@pytest.mark.parametrize("level", THINKING)
def test_a_winner_is_left_alone(level: str) -> None:
    state = position(
        ["defender brute", "mage mage"], ["", "brute"], phase="rescue", battle=Fight(1, "king", "raider", asked=(0,))
    )
    assert not any(isinstance(one, Rescue) for one in considered(state))
    assert not isinstance(chosen(state, level), Rescue)


@pytest.mark.parametrize("level", THINKING)
def test_a_king_is_taken_from_a_spied_hand(level: str) -> None:
    state = position(["defender defender brute", "king spy mage"], phase="spied", spied=1, acted=True)
    swap = chosen(state, level)
    assert isinstance(swap, Swap)
    assert kind_of(swap.take) == "king"


@pytest.mark.parametrize("level", ["easy", *THINKING])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_end(level: str, seats: int) -> None:
    """A turn takes no more actions than there are cards and battles for."""
    state = new_game(seats, 3)
    turns, actions = state.public.turns, 0
    while state.public.turns == turns:
        state = RULES.apply(state, chosen(state, level)).state
        actions += 1
        assert actions < 40


@pytest.mark.parametrize("level", THINKING)
def test_with_nothing_good_to_do_the_turn_ends(level: str) -> None:
    state = position(["defender", "king raider mage brute"], ["king raider", ""], acted=True)
    assert isinstance(chosen(state, level), EndTurn)


@pytest.mark.parametrize("level", THINKING)
def test_at_the_very_end_everything_is_placed(level: str) -> None:
    """The deck is empty and nobody can attack any more: a card in hand scores nothing."""
    state = position(["king raider", ""], ["", "assassin"], deck="")
    state = changed(state, hands=(state.secret.hands[0], ()), spies=state.secret.hands[1])
    state = played_on(state, level)
    assert not state.secret.hands[0]


# ---------------------------------------------------------------------- judging


def test_points_are_good_and_the_other_sides_are_bad() -> None:
    plain = position(["brute", "brute"], ["mage", "mage"])
    richer = position(["brute", "brute"], ["mage", "mage"], ["king", ""])
    leading = position(["brute", "brute"], ["mage", "mage"], totals=[50, 20])
    for better in (richer, leading):
        assert SKILL.evaluate(better, 0) > SKILL.evaluate(plain, 0) > SKILL.evaluate(better, 1)


def test_a_finished_game_is_won_or_lost() -> None:
    state = position(["", ""], totals=[60, 101], phase="next")
    over = changed(state, ending="points")
    assert (SKILL.evaluate(over, 0), SKILL.evaluate(over, 1)) == (0.0, 1.0)


def test_who_is_out_of_a_head_to_head_round_can_not_win() -> None:
    state = position(["brute", "brute", ""], players=[0, 1], totals=[100, 100, 90])
    assert SKILL.evaluate(state, 2) == 0
    assert SKILL.evaluate(state, 0) > 0.3


def test_kinds_beat_each_other_as_in_battle() -> None:
    state = position(["king", ""], ["", "assassin"])
    assert after(state, "attack 1 king", "all let stand").public.garrisons[1]
    deck = estimates(CONTENT)
    beats = deck.verdicts
    assert beats[6][2] == -1 and beats[2][6] == 1 and beats[3][4] == 0 and beats[5][3] == 1
    assert len(deck.held) == len(deck.strengths) == 7


def test_what_the_printed_goblins_are_worth_to_bots() -> None:
    """By kind: in hand, and what attacking and placing promise."""
    deck = estimates(CONTENT)
    assert deck.held == pytest.approx((1.1, 1.7, 2.3, 1.7, 1.7, 3.5, 6.2))
    assert deck.attacks[3:] == pytest.approx((0.2, 0.2, 0.4, 0.5))
    assert deck.attack_promise[2:] == pytest.approx((0.1, 0.45, 0.45, 1.0, 1.3))
    assert deck.place_promise == pytest.approx((0.15, 0.15, 0.5, 0.6, 0.6, 0.5, 0.4))
    assert deck.hopeful == (False, False, True, True, True, True, True)
    assert deck.classes == (0, 1, 2, 3, 3, 5, 6) and deck.round == deck.ending == 21


# ---------------------------------------------------------------------- what is thought about


def test_twins_are_thought_about_once() -> None:
    state = position(["brute brute mage king spy spy", "brute mage raider"], ["", "brute"])
    kept = considered(state)
    assert Counter(type(one).__name__ for one in kept) == {"Attack": 2, "Place": 3, "Spy": 1, "EndTurn": 1}
    assert all(one in RULES.legal_actions(state, 0) for one in kept)


def test_few_swaps_are_thought_about() -> None:
    state = position(["spy defender brute mage", "king raider assassin brute spy"], phase="spied", spied=1, acted=True)
    kept = considered(state)
    swaps = [one for one in kept if isinstance(one, Swap)]
    assert 1 <= len(swaps) <= 4 and isinstance(kept[-1], JustLook)
    assert {kind_of(swap.take) for swap in swaps} == {"king", "raider"}


def test_what_is_thought_about_is_legal_and_never_depends_on_hidden_cards() -> None:
    rng = random.Random(2)
    for seats in (2, 3, 4):
        for state, _ in wander(new_game(seats, seats, length="50"), seats, 150):
            if state.public.ending:
                break
            seat = RULES.to_act(state)[0]
            legal = RULES.legal_actions(state, seat)
            if len(legal) == 1:
                continue
            kept = SKILL.consider(state, legal)
            assert kept and set(kept) <= set(legal)
            other = RULES.imagine(RULES.view(state, seat), rng)
            assert SKILL.consider(other, legal) == kept
            assert [SKILL.inclination(state, one) for one in kept] == [SKILL.inclination(other, one) for one in kept]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_choices_never_depend_on_hidden_cards(level: str) -> None:
    rng = random.Random(3)
    line = wander(new_game(3, 8), 5, 60)
    met = set()
    for state, _ in line[:: 12 if level == "hard" else 4]:
        seat = RULES.to_act(state)[0]
        if len(RULES.legal_actions(state, seat)) == 1:
            continue
        other = RULES.imagine(RULES.view(state, seat), rng)
        assert chosen(state, level, 4) == chosen(other, level, 4)
        met.add(state.public.phase)
    assert met


# ---------------------------------------------------------------------- reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_has_a_reason_that_tells_nothing_hidden(seats: int) -> None:
    rng = random.Random(seats)
    met: Counter[str] = Counter()
    for seed in range(6):
        start = new_game(seats, seed, length="50")
        for state, _ in wander(start, seed + 10, 120):
            if state.public.ending:
                break
            seat = RULES.to_act(state)[0]
            view = RULES.view(state, seat)
            legal = RULES.legal_actions(state, seat)
            for one in {type(one): one for one in rng.sample(legal, len(legal))}.values():
                text = say(SKILL.reason(view, one))
                met[type(one).__name__] += 1
                assert text[0].isupper() and text.endswith(".") and text.count(".") == 1
                assert len(text) <= 100
                assert text == say(SKILL.reason(RULES.view(RULES.imagine(view, rng), seat), one))
    wanted = "Spy Swap JustLook Place Attack EndTurn Rescue LetStand Hold GiveUp Engage Decline NextRound"
    assert set(met) == set(wanted.split())


def test_reasons_in_words() -> None:
    state = position(["king assassin brute", "brute"], ["", "mage"])
    assert said(state, "attack 1 king") == "A King takes the top of Player 2’s army unless an Assassin waits there."
    assert said(state, "place assassin") == "An Assassin on top is a trap for any King that attacks."
    seen = with_sighting(changed(state, hands=(state.secret.hands[0], ())), 0, 1, state.secret.armies[1][0], 0)
    assert said(seen, "attack 1 brute") == "You have seen what Player 2 has there: a Brute takes the Mage."
    fight = after(state, "attack 1 brute", "all let stand")
    assert said(fight, "hold brute") == "The Brute may win or tie again, and 6 points lie in this battle."
    assert isinstance(action(fight, "give up"), GiveUp) and verbs(fight) == {"Hold", "GiveUp"}


def test_a_seen_assassin_is_not_forgotten() -> None:
    """A King is called safe only when no Assassin can be in that army."""
    open_ones = "assassin " * 5
    state = position(["king", ""], ["", "assassin"], [open_ones, ""])
    assert said(state, "attack 1 king") == "A King takes the top of Player 2’s army unless an Assassin waits there."
    hand = changed(state, hands=(state.secret.hands[0], state.secret.deck[:1]), deck=state.secret.deck[1:])
    seen = with_sighting(hand, 0, 1, state.secret.armies[1][0], 0)
    assert said(seen, "attack 1 king") == "A King takes the top of Player 2’s army unless an Assassin waits there."
    safe = position(["king", "brute"], ["", "brute"], [open_ones + "assassin", ""])
    assert said(safe, "attack 1 king") == "No Assassin is left out there: nothing in Player 2’s army beats a King."


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("length", ["100", "50", "round"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end(seats: int, length: str) -> None:
    for level, seed in (("random", 1), ("easy", 2), ("easy", 3)):
        record = play_game(Setup("grapple", make_seats([level] * seats), {"length": length}), seed)
        assert record.finished and record.winners
        assert record.steps < 3000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_thinking_bots_end(seats: int) -> None:
    record = play_game(Setup("grapple", make_seats(["medium"] * seats), {"length": "round"}), seats)
    assert record.finished and record.winners
    assert record.steps < 400


@pytest.mark.parametrize(("better", "worse", "games"), [("easy", "random", 60), ("medium", "easy", 12)])
def test_levels_are_in_order(better: str, worse: str, games: int) -> None:
    wins = 0
    for seed in range(games):
        own = seed % 2
        levels = [worse, better] if own else [better, worse]
        wins += own in play_game(Setup("grapple", make_seats(levels), {"length": "50"}), seed).winners
    assert wins > games / 2
