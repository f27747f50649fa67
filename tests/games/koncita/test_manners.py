"""Manners: when a goblin takes a Treasure, the taker is told, and nobody else (K-38)."""

from __future__ import annotations

import random

import pytest

from goblins.bots.levels import interruption
from goblins.games.koncita.events import Breached, Gestured, Stumbled, WentOut
from goblins.games.koncita.state import NOBODY, KoncitaState
from goblins.games.registry import skill_of
from tests.support.koncita.builders import RULES, after, changed, kinds, play, position

UP = "goblin red green > red"
MANNERS = ["Manners"]


def taken(holder: int = 1, **more: object) -> KoncitaState:
    """Seat 0 has taken the hand mirror; somebody has Manners."""
    state = position(
        "d6 a8 c8",
        hand=["goblin red green"] * 2,
        princess="e5",
        treasure_card="handmirror",
        forfeits={holder: MANNERS},
        **more,  # type: ignore[arg-type]
    )
    return after(state, UP)


@pytest.mark.rule("K-38")
def test_the_taker_is_told() -> None:
    state = taken()
    assert state.public.due[1] == kinds("friend") and state.public.taker == 0
    line = play(state, "1: gesture friend 0", "pick goblin red green")
    assert line.all(Gestured) == [Gestured(1, 0, 0)] and not line.all(Breached)


@pytest.mark.rule("K-38", "K-35")
def test_who_tells_somebody_else_stumbles_and_still_has_to_tell_the_taker() -> None:
    line = play(taken(), "1: gesture friend 2")
    assert line.events == (Stumbled(1, 0, 2),) and line.state.public.due[1] == kinds("friend")
    assert play(line.state, "pick goblin red green").all(Breached) == [Breached(1, (0,), 1)]


@pytest.mark.rule("K-38")
def test_nobody_tells_themselves() -> None:
    state = taken(holder=0)
    assert state.public.due == (0, 0, 0)
    assert not play(state, "pick goblin red green").all(Breached)


@pytest.mark.rule("K-38")
def test_the_taker_is_remembered_over_the_end_of_the_turn_and_no_longer_than_to_the_next_card() -> None:
    state = position(
        "d6 a8 c8", hand=["goblin red green"], played=["goblin wild"], princess="e5", treasure_card="handmirror",
        forfeits={2: MANNERS}, hands={1: ["goblin wild"]},
    )  # fmt: skip
    state = after(state, UP)
    assert state.public.active == 1 and state.public.due[2] == kinds("friend") and state.public.taker == 0
    assert play(state, "2: gesture friend 0").all(Gestured)
    assert after(state, "2: gesture friend 0", "pick goblin wild").public.taker == NOBODY


@pytest.mark.rule("K-38")
def test_other_compliments_may_be_paid_to_anybody() -> None:
    state = position(
        "d6 a8 c8", hand=["goblin red green"], princess="e5", treasure_card="handmirror",
        forfeits={1: ["friend moves_toward_red"]},
    )  # fmt: skip
    state = after(state, UP)
    assert play(state, "1: gesture friend 2").all(Gestured)


@pytest.mark.rule("K-38", "K-37")
def test_a_taker_who_has_gone_out_need_not_be_told() -> None:
    """Seat 0 takes the Treasure and then stumbles out of the game."""
    state = changed(taken(breaches={0: 1}), orders=(1 << 5, 1, 0), forfeits=((5,), (0,), ()))
    decks = tuple(tuple(card for card in deck if card != 5) for deck in state.secret.decks)
    line = play(changed(state, stumbles=(2, 0, 0), decks=decks), "0: gesture voice")
    assert [event.seat for event in line.all(WentOut)] == [0]
    assert line.state.public.due == (0, 0, 0) and line.state.public.taker == NOBODY


@pytest.mark.rule("K-38")
def test_bots_tell_the_taker() -> None:
    state = taken()
    legal = RULES.legal_actions(state, 1)
    for seed in range(12):
        made = interruption(skill_of("koncita"), "hard", RULES.view(state, 1), legal, random.Random(seed))
        assert made is not None and made.at == 0  # type: ignore[attr-defined]


@pytest.mark.rule("K-38")
def test_an_order_of_a_game_that_knew_no_taker_may_be_told_to_anybody() -> None:
    """States that were stored before the taker was noted."""
    state = changed(taken(), taker=NOBODY)
    assert play(state, "1: gesture friend 2").all(Gestured)
