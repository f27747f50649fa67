"""What people remember of hidden cards: what they look like, never which of those that look alike it was."""

from __future__ import annotations

import random

import pytest

from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.games.grapple.sightings import matched, turned_up
from goblins.games.grapple.state import IN_HAND, NOBODY, GrappleState, Sighting
from goblins.games.registry import skill_of
from tests.support.builders import changed, packed
from tests.support.grapple.builders import (
    CARDS,
    CONTENT,
    RULES,
    after,
    kind_of,
    known,
    new_game,
    position,
    wander,
)
from tests.support.grapple.permutations import hidden_places

ALIKE = CONTENT.alike
BRUTES = [card for card in range(CARDS) if kind_of(card) == "brute"]
LIKE = [card for card in BRUTES if ALIKE[card] == BRUTES[0]]
SKILL = skill_of("grapple")


def exchanged(state: GrappleState, one: int, other: int) -> GrappleState:
    """The same state with two cards in each other's place, wherever they lie hidden."""
    swap = {one: other, other: one}

    def laid(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap.get(card, card) for card in cards)

    secret = state.secret
    return changed(
        state, hands=tuple(map(laid, secret.hands)), armies=tuple(map(laid, secret.armies)), deck=laid(secret.deck)
    )


def spied_on(hand: tuple[int, ...]) -> GrappleState:
    """Seat 0 has looked at seat 1's hand, which is made of given cards; the deck has the others."""
    state = position(["spy king", "", "mage"], ["", "raider", ""])
    deck = tuple(card for card in state.secret.deck if card not in hand)
    state = changed(state, hands=(state.secret.hands[0], hand, state.secret.hands[2]), deck=deck)
    return after(state, "spy 1", "look")


def test_cards_alike_are_of_one_kind_and_one_look() -> None:
    for card in range(CARDS):
        like = ALIKE[card]
        assert like <= card and ALIKE[like] == like
        assert (CONTENT.kinds[card], CONTENT.looks[card]) == (CONTENT.kinds[like], CONTENT.looks[like])
    assert len(set(ALIKE)) == sum(goblin.looks for goblin in CONTENT.goblins)


@pytest.mark.rule("G-05")
def test_two_brutes_of_one_look_can_not_be_told_apart() -> None:
    """One was seen in a hand, the other lies in the deck: the view is the same when they change places."""
    state = spied_on((LIKE[0], BRUTES[1]))
    other = exchanged(state, LIKE[0], LIKE[1])
    assert other.secret.hands != state.secret.hands
    assert packed(RULES.view(other, 0)) == packed(RULES.view(state, 0))
    assert RULES.audit(other) == ()
    moved = exchanged(state, LIKE[0], next(card for card in BRUTES if ALIKE[card] == ALIKE[BRUTES[2]]))
    assert RULES.audit(moved) == ("seat 0 knows something that is not so",), "a Brute of another look is another one"


@pytest.mark.rule("G-05")
@pytest.mark.parametrize("seed", range(4))
def test_like_cards_may_change_places_anywhere_out_of_sight(seed: int) -> None:
    """In whole games, for every seat: views, and what follows for bots, are the same."""
    rng, met = random.Random(seed), 0
    for state, _ in wander(new_game(3, seed, length="50"), seed, 120):
        for seat in range(3):
            hidden = sorted(hidden_places(state, seat).values())
            pairs = [(one, two) for one in hidden for two in hidden if one < two and ALIKE[one] == ALIKE[two]]
            if not pairs or state.secret.battle is not None:
                continue
            other = exchanged(state, *rng.choice(pairs))
            met += bool(state.secret.sightings[seat])
            assert packed(RULES.view(other, seat)) == packed(RULES.view(state, seat))
            assert RULES.audit(other) == ()
    assert met > 20


@pytest.mark.rule("G-05", "G-10")
def test_a_brute_that_is_played_may_be_the_one_that_was_seen() -> None:
    """The one that was drawn since looks the same: whichever attacks, nobody knows whether the other is still there."""
    state = changed(spied_on((LIKE[0], BRUTES[1])), active=1)
    state = changed(state, hands=(state.secret.hands[0], (*state.secret.hands[1], LIKE[1]), state.secret.hands[2]))
    state = changed(state, deck=tuple(card for card in state.secret.deck if card != LIKE[1]))
    state = changed(state, armies=((state.secret.deck[0],), *state.secret.armies[1:]), deck=state.secret.deck[1:])
    attacks = [one for one in RULES.legal_actions(state, 1) if getattr(one, "target", -1) == 0]
    views = []
    for card in LIKE[:2]:
        (attack,) = [one for one in attacks if one.card == card]  # type: ignore[union-attr]
        played = RULES.apply(state, attack).state
        assert known(played, 0, 1) == "brute" and RULES.audit(played) == ()
        views.append(RULES.view(played, 0))
    assert views[0].sightings == views[1].sightings


@pytest.mark.rule("G-05")
def test_of_two_that_were_seen_one_is_left() -> None:
    state = changed(spied_on((LIKE[0], LIKE[1], BRUTES[1])), active=1)
    state = changed(state, armies=((state.secret.deck[0],), *state.secret.armies[1:]), deck=state.secret.deck[1:])
    assert known(state, 0, 1) == "brute brute brute"
    assert known(after(state, "place brute"), 0, 1) == "brute brute brute", "face down it is still theirs"
    assert known(after(state, "attack 0 brute"), 0, 1) == "brute brute"


def test_sightings_that_were_stored_by_their_cards_are_still_understood() -> None:
    """In matches of older rules every sighting names the very card."""
    state = spied_on((LIKE[1], LIKE[2], BRUTES[1]))
    named = tuple(Sighting(card, 1, 1) for card in (LIKE[1], LIKE[2], BRUTES[1]))
    state = changed(state, sightings=(named, (), ()), active=1)
    state = changed(state, armies=((state.secret.deck[0],), *state.secret.armies[1:]), deck=state.secret.deck[1:])
    assert RULES.audit(state) == ()
    attacked = after(state, "attack 0 brute")
    assert known(attacked, 0, 1) == "brute brute"
    assert RULES.audit(RULES.imagine(RULES.view(attacked, 0), random.Random(1))) == ()


# ---------------------------------------------------------------------- one memory less


def brute(owner: int, above: int, also: int = NOBODY, also_above: int = 0) -> Sighting:
    return Sighting(LIKE[0], owner, above, also, also_above)


KING = Sighting(ALIKE[CARDS - 1], 1, 0)


@pytest.mark.parametrize(
    ("known", "place", "left"),
    [
        ((brute(1, 0), KING), IN_HAND, (KING,)),
        ((brute(1, 2), brute(1, 0)), IN_HAND, (brute(1, 0),)),  # the one above 0 may be the one that is left
        ((brute(1, 0), brute(1, 2)), 2, (brute(1, 0),)),
        ((brute(1, 0), brute(1, 2)), 1, (brute(1, 2),)),  # too low for the other one
        ((brute(1, 3),), 2, (brute(1, 3),)),  # it can't have been that
        ((brute(2, 0),), IN_HAND, (brute(2, 0),)),
        ((brute(1, 1), brute(2, 0, 1, 0)), IN_HAND, (brute(2, 0, 1, 0),)),
        ((brute(1, 0), brute(1, 2, 2, 1)), IN_HAND, (brute(1, 0, 2, 1),)),  # whichever is left is with either
        ((brute(1, 0, 2, 0), brute(1, 0, 3, 0)), IN_HAND, ()),  # one of three: nobody keeps that in mind
    ],
)
def test_what_is_left_is_true_whichever_it_was(
    known: tuple[Sighting, ...], place: int, left: tuple[Sighting, ...]
) -> None:
    assert turned_up(known, LIKE[0], 1, place, ALIKE) == left


def test_everybody_finds_a_place_if_there_is_a_way() -> None:
    assert matched([[1, 2], [2, 3], [1]]) == [2, 3, 1]
    assert matched([[0, 1], [0, 2], [1, 2]]) == [0, 2, 1]
    assert matched([[1], [1]]) is None and matched([[]]) is None and matched([]) == []


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_bots_do_not_know_like_cards_apart(level: str) -> None:
    state = changed(spied_on((LIKE[0], BRUTES[1])), active=0)
    other = exchanged(state, LIKE[0], LIKE[2])
    legal = RULES.legal_actions(state, 0)
    assert RULES.legal_actions(other, 0) == legal
    chosen = [decide(make_bot("grapple", level), RULES.view(one, 0), legal, random.Random(5)) for one in (state, other)]
    assert chosen[0] == chosen[1]
    reasons = [[SKILL.reason(RULES.view(one, 0), action) for action in legal] for one in (state, other)]
    assert reasons[0] == reasons[1]
