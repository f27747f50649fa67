"""Armies: goblins placed face down, one on the other (G-07, G-08)."""

from __future__ import annotations

import pytest

from goblins.games.grapple.actions import Attack, Place
from goblins.games.grapple.events import Placed
from tests.support.grapple.builders import (
    KINDS,
    RULES,
    after,
    choices,
    deciding,
    in_order,
    play,
    position,
    refused,
    verbs,
)


@pytest.mark.rule("G-07")
@pytest.mark.parametrize("kind", KINDS)
def test_a_goblin_of_any_kind_can_be_placed(kind: str) -> None:
    state = position([f"{kind} brute", "mage"], ["mage", ""])
    card = state.secret.hands[0][0]
    line = play(state, f"place {kind}")
    assert line.events == (Placed(0, card),)
    assert (
        line.state.secret.armies == ((*state.secret.armies[0], card), ())
        and line.state.secret.hands[0] == state.secret.hands[0][1:]
    )
    assert deciding(line.state) == ("turn", (0,)) and line.state.public.acted and line.state.public.spies == ()


@pytest.mark.rule("G-07")
def test_goblins_are_placed_on_top_of_each_other() -> None:
    state = after(position(["king brute raider", ""], ["mage spy"]), "place raider", "place king", "place brute")
    assert in_order(state.secret.armies[0]) == "mage spy raider king brute" and state.secret.hands[0] == ()


@pytest.mark.rule("G-07", "G-10")
def test_the_one_on_top_is_attacked() -> None:
    state = after(position(["king spy", "mage"]), "place king", "place spy", "end")
    fought = after(state, "attack 0 mage")
    assert fought.secret.battle is not None and in_order(fought.secret.battle.defence) == "spy"
    assert in_order(fought.secret.armies[0]) == "king"


@pytest.mark.rule("G-07", "G-10")
@pytest.mark.parametrize("text", ["attack 1 king", "attack 1 raider"])
def test_a_placed_goblin_never_attacks(text: str) -> None:
    state = position(["brute", "mage"], ["raider king", "mage"])
    assert refused(state, text) in ("G-07", "G-10")
    assert choices(state, Attack) == {"brute"}


@pytest.mark.rule("G-07")
def test_a_goblin_just_placed_does_not_attack_either() -> None:
    state = after(position(["king", "mage"], ["", "mage"]), "place king")
    assert refused(state, "attack 1 king") in ("G-07", "G-10") and verbs(state) == {"EndTurn"}


@pytest.mark.rule("G-07")
@pytest.mark.parametrize("text", ["place mage", "place king", "place raider", "place assassin"])
def test_only_goblins_from_the_hand_are_placed(text: str) -> None:
    """In another's hand, in one's own army, in one's garrison, in the deck."""
    state = position(["brute", "mage"], ["king", ""], ["raider", ""])
    assert refused(state, text) == "G-07" and choices(state, Place) == {"brute"}


@pytest.mark.rule("G-07")
def test_there_is_no_limit_to_an_army() -> None:
    state = position(["brute " * 9 + "king", ""], ["mage " * 8, ""])
    state = after(state, *["place brute"] * 9, "place king")
    assert len(state.secret.armies[0]) == 18 and state.secret.hands[0] == () and state.public.garrisons == ((), ())


@pytest.mark.rule("G-08")
def test_others_see_only_how_many_cards_an_army_has() -> None:
    line = play(position(["king brute", "mage", ""], ["raider", "", "spy"]), "place king")
    own, other = RULES.view(line.state, 0), RULES.view(line.state, 1)
    assert own.army == line.state.secret.armies[0] and in_order(own.army) == "raider king"
    assert other.army == () and other.army_sizes == own.army_sizes == (2, 0, 1)
    assert own.shown_armies == other.shown_armies == ()
    (event,) = line.events
    assert RULES.redact(event, 0) == event and RULES.redact(event, 1) == Placed(0, None)


@pytest.mark.rule("G-08")
@pytest.mark.parametrize(("placed", "kept"), [("king", "raider"), ("raider", "king")])
def test_what_was_placed_changes_nothing_for_the_others(placed: str, kept: str) -> None:
    state = position(["king raider", "mage", ""], ["assassin", "", ""])
    one, other = after(state, f"place {placed}"), after(state, f"place {kept}")
    assert RULES.view(one, 0) != RULES.view(other, 0)
    assert all(RULES.view(one, seat) == RULES.view(other, seat) for seat in (1, 2))
