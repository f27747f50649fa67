"""Battles: who wins a pair, ties that go on and on, and what becomes of the cards (G-10 … G-18)."""

from __future__ import annotations

import pytest

from goblins.games.grapple.actions import Attack, Engage, Hold
from goblins.games.grapple.events import Attacked, Declined, Drew, Engaged, Held, Split, Tied, TurnEnded, Won
from goblins.games.grapple.state import NO_CARD
from tests.support.grapple.builders import (
    KINDS,
    RULES,
    after,
    choices,
    deciding,
    in_order,
    kind_of,
    named,
    play,
    position,
    refused,
    verbs,
)

STRENGTHS = {"spy": 0, "defender": 1, "assassin": 2, "brute": 3, "mage": 3, "raider": 5, "king": 8}
STAND = "all let stand"


# Attacking


@pytest.mark.rule("G-10")
def test_an_attack_turns_up_the_top_goblin() -> None:
    state = position(["king brute", "mage", "mage"], ["", "raider assassin", "spy"])
    line = play(state, "attack 1 king")
    king, top = state.secret.hands[0][0], state.secret.armies[1][-1]
    assert line.events == (Attacked(0, 1, king, top),)
    battle = line.state.secret.battle
    assert battle is not None and (battle.attacker, battle.defender) == (0, 1)
    assert battle.attack == (king,) and battle.defence == (top,) and not battle.holding and battle.hidden == NO_CARD
    assert in_order(line.state.secret.armies[1]) == "raider" and named(line.state.secret.hands[0]) == "brute"
    for seat in range(3):
        view = RULES.view(line.state, seat).battle
        assert view is not None and view.attack == (king,) and view.defence == (top,)


@pytest.mark.rule("G-10")
@pytest.mark.parametrize(
    "text",
    [
        "attack 0 king",  # oneself
        "attack 2 king",  # no army
        "attack 1 raider",  # not in hand
        "attack 1 mage",  # in another's hand
    ],
)
def test_what_cannot_be_attacked(text: str) -> None:
    state = position(["king", "mage", "mage"], ["brute", "brute", ""])
    assert refused(state, text) == "G-10"


@pytest.mark.rule("G-10")
def test_every_goblin_may_attack_every_army() -> None:
    state = position([" ".join(KINDS), "", "", "mage"], ["", "brute", "king", ""])
    assert choices(state, Attack) == set(KINDS)
    targets = {legal.target for legal in RULES.legal_actions(state, 0) if isinstance(legal, Attack)}
    assert targets == {1, 2}


@pytest.mark.rule("G-10", "G-03")
def test_the_same_army_can_be_attacked_again() -> None:
    line = play(
        position(["king raider brute", ""], ["", "mage mage"]), "attack 1 raider", STAND, "attack 1 king", STAND
    )
    assert line.state.secret.armies[1] == () and named(line.state.public.garrisons[0]) == "king mage mage raider"
    assert line.all(TurnEnded) == line.all(Drew) == [] and deciding(line.state) == ("turn", (0,))


# Who wins


def winner(attack: str, defence: str) -> str:
    if {attack, defence} == {"assassin", "king"}:
        return "attacker" if attack == "assassin" else "defender"
    difference = STRENGTHS[attack] - STRENGTHS[defence]
    return "attacker" if difference > 0 else "defender" if difference else "nobody"


@pytest.mark.rule("G-11", "G-13", "G-18")
@pytest.mark.parametrize("defence", KINDS)
@pytest.mark.parametrize("attack", KINDS)
def test_the_stronger_goblin_wins_and_an_assassin_beats_a_king(attack: str, defence: str) -> None:
    """With empty hands there is nothing to ask."""
    state = position([attack, ""], ["", defence])
    line = play(state, f"attack 1 {attack}")
    pair = named([*state.secret.hands[0], *state.secret.armies[1]])
    outcome = winner(attack, defence)
    garrisons = [named(cards) for cards in line.state.public.garrisons]
    expected = {"attacker": [pair, ""], "defender": ["", pair], "nobody": [attack, defence]}
    assert garrisons == expected[outcome]
    assert len(line.all(Split)) == len(line.all(Tied)) == (outcome == "nobody")
    for won in line.all(Won):
        assert (won.seat, won.loser) == ((0, 1) if outcome == "attacker" else (1, 0))
        assert named(won.cards) == pair and won.points == STRENGTHS[attack] + STRENGTHS[defence]
    assert (
        line.state.secret.battle is None
        and line.state.secret.armies == ((), ())
        and deciding(line.state) == ("turn", (0,))
    )


@pytest.mark.rule("G-13")
@pytest.mark.parametrize(("attack", "defence", "seat"), [("assassin", "king", 0), ("king", "assassin", 1)])
def test_an_assassin_beats_a_king_attacking_and_defending(attack: str, defence: str, seat: int) -> None:
    state = position([f"{attack} brute", "mage"], ["", f"brute {defence}"])
    line = play(state, f"attack 1 {attack}", STAND)
    (won,) = line.all(Won)
    assert won.seat == seat and won.points == 10 and named(line.state.public.garrisons[seat]) == "assassin king"
    assert in_order(line.state.secret.armies[1]) == "brute"


@pytest.mark.rule("G-11")
@pytest.mark.parametrize(("text", "seat"), [("attack 1 king", 0), ("attack 1 spy", 1)])
def test_the_winner_keeps_what_was_in_the_garrison(text: str, seat: int) -> None:
    state = position(["king spy", ""], ["", "raider"], ["brute", "mage"])
    line = play(state, text, STAND)
    assert set(state.public.garrisons[seat]) < set(line.state.public.garrisons[seat])
    assert line.state.public.garrisons[1 - seat] == state.public.garrisons[1 - seat]
    assert line.state.secret.hands[0] and deciding(line.state) == ("turn", (0,))


@pytest.mark.rule("G-12")
def test_garrisons_are_public() -> None:
    state = after(position(["king", "", ""], ["", "", "raider"], ["", "brute", ""]), "attack 2 king")
    for seat in range(3):
        view = RULES.view(state, seat)
        assert view.public.garrisons == state.public.garrisons and [
            named(cards) for cards in view.public.garrisons
        ] == [
            "king raider",
            "brute",
            "",
        ]


# Ties


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(
    ("attack", "defence"), [("brute", "mage"), ("brute", "brute"), ("king", "king"), ("spy", "spy")]
)
def test_on_a_tie_the_defender_decides_whether_to_go_on(attack: str, defence: str) -> None:
    state = position([f"{attack} raider", "raider assassin", ""], ["", defence, ""])
    line = play(state, f"attack 1 {attack}", STAND)
    assert len(line.all(Tied)) == 1 and line.all(Won) == []
    assert deciding(line.state) == ("hold", (1,)) and verbs(line.state) == {"Hold", "GiveUp"}
    assert choices(line.state, Hold) == {"raider", "assassin"}


@pytest.mark.rule("G-14", "G-16")
def test_a_tie_stands_for_the_attacker() -> None:
    state = position(["brute raider", "king"], ["", "raider mage"])
    line = play(state, "attack 1 brute", STAND, "give up")
    (won,) = line.all(Won)
    assert (won.seat, won.loser, named(won.cards), won.points) == (0, 1, "brute mage", 6)
    assert named(line.state.secret.hands[1]) == "king" and in_order(line.state.secret.armies[1]) == "raider"
    assert deciding(line.state) == ("turn", (0,)) and line.all(Split) == []


@pytest.mark.rule("G-14")
def test_the_defender_holds_with_a_face_down_card() -> None:
    state = position(["brute raider", "king mage", ""], ["", "mage", ""])
    line = play(state, "attack 1 brute", STAND, "hold king")
    king = state.secret.hands[1][0]
    battle = line.state.secret.battle
    assert battle is not None and battle.holding and battle.hidden == king and king not in battle.defence
    assert line.all(Held) == [Held(1, king)] and named(line.state.secret.hands[1]) == "mage"
    assert deciding(line.state) == ("engage", (0,)) and verbs(line.state) == {"Engage", "Decline"}


@pytest.mark.rule("G-14")
@pytest.mark.parametrize("text", ["hold raider", "hold assassin", "0: hold raider", "0: give up"])
def test_only_the_defender_holds_and_only_with_a_card_from_hand(text: str) -> None:
    state = after(position(["brute raider", "king"], ["", "assassin mage"]), "attack 1 brute", STAND)
    assert refused(state, text) in ("G-14", "G-03")
    assert RULES.legal_actions(state, 0) == ()


@pytest.mark.rule("G-15")
@pytest.mark.parametrize(
    ("held", "answer", "seat"),
    [("mage", "raider", 0), ("raider", "assassin", 1), ("king", "assassin", 0), ("assassin", "king", 1)],
)
def test_the_attacker_re_engages_and_the_winner_takes_every_face_up_card(held: str, answer: str, seat: int) -> None:
    state = position([f"brute {answer} spy", f"{held} spy"], ["", "spy brute"])
    line = play(state, "attack 1 brute", STAND, f"hold {held}", f"engage {answer}", STAND)
    (engaged,), (won,) = line.all(Engaged), line.all(Won)
    assert (engaged.seat, kind_of(engaged.card), kind_of(engaged.shown)) == (0, answer, held)
    assert won.seat == seat and named(won.cards) == " ".join(sorted(["brute", "brute", held, answer]))
    assert named(line.state.public.garrisons[seat]) == named(won.cards) and line.state.public.garrisons[1 - seat] == ()
    assert named(line.state.secret.hands[0]) == named(line.state.secret.hands[1]) == "spy"
    assert in_order(line.state.secret.armies[1]) == "spy" and deciding(line.state) == ("turn", (0,))


@pytest.mark.rule("G-15")
@pytest.mark.parametrize("text", ["engage king", "engage assassin", "1: engage mage", "1: decline"])
def test_only_the_attacker_engages_and_only_with_a_card_from_hand(text: str) -> None:
    state = after(position(["brute raider", "king mage"], ["assassin", "mage"]), "attack 1 brute", STAND, "hold king")
    assert refused(state, text) in ("G-15", "G-03")
    assert choices(state, Engage) == {"raider"} and RULES.legal_actions(state, 1) == ()


@pytest.mark.rule("G-15", "G-17")
def test_when_the_attacker_declines_the_defender_wins_and_keeps_the_face_down_card() -> None:
    state = position(["brute raider", "spy mage"], ["", "king mage"])
    line = play(state, "attack 1 brute", STAND, "hold spy", "decline")
    (won,) = line.all(Won)
    assert line.all(Declined) == [Declined(0, 1)]
    assert (won.seat, won.loser, named(won.cards), won.points) == (1, 0, "brute mage", 6)
    assert (
        sorted(line.state.secret.hands[1]) == sorted(state.secret.hands[1])
        and named(line.state.secret.hands[0]) == "raider"
    )
    assert named(line.state.public.garrisons[1]) == "brute mage" and in_order(line.state.secret.armies[1]) == "king"
    assert deciding(line.state) == ("turn", (0,))


@pytest.mark.rule("G-15", "G-17")
def test_an_attacker_without_a_card_declines_without_being_asked() -> None:
    state = position(["brute", "spy king"], ["", "mage"])
    line = play(state, "attack 1 brute", STAND, "hold king")
    assert line.events[-3:-1] == (Held(1, state.secret.hands[1][1]), Declined(0, 1))
    assert isinstance(line.events[-1], Won) and named(line.state.public.garrisons[1]) == "brute mage"
    assert named(line.state.secret.hands[1]) == "king spy" and verbs(line.state) == {"EndTurn"}


@pytest.mark.rule("G-16")
def test_a_defender_without_cards_loses_a_tie() -> None:
    line = play(position(["brute raider", ""], ["", "king mage"]), "attack 1 brute", STAND)
    (won,) = line.all(Won)
    assert len(line.all(Tied)) == 1 and won.seat == 0 and named(won.cards) == "brute mage"
    assert line.all(Split) == [] and in_order(line.state.secret.armies[1]) == "king"


@pytest.mark.rule("G-16")
def test_a_defender_who_runs_out_on_the_second_tie_loses_everything() -> None:
    state = position(["brute mage raider", "brute"], ["", "mage"])
    line = play(state, "attack 1 brute", STAND, "hold brute", "engage mage", STAND)
    (won,) = line.all(Won)
    assert len(line.all(Tied)) == 2 and won.seat == 0 and named(won.cards) == "brute brute mage mage"
    assert named(line.state.secret.hands[0]) == "raider" and line.state.public.garrisons[1] == ()


@pytest.mark.rule("G-14", "G-15", "G-17")
def test_a_second_tie_can_be_held_and_declined() -> None:
    state = position(["brute mage raider", "brute king"], ["", "mage"])
    line = play(state, "attack 1 brute", STAND, "hold brute", "engage mage", STAND, "hold king", "decline")
    (won,) = line.all(Won)
    assert won.seat == 1 and named(won.cards) == "brute brute mage mage" and won.points == 12
    assert named(line.state.secret.hands[1]) == "king" and named(line.state.secret.hands[0]) == "raider"


# Splitting


@pytest.mark.rule("G-18")
def test_three_ties_until_both_hands_are_empty_split_the_goblins() -> None:
    state = position(["brute mage king", "brute king"], ["", "spy mage"], ["spy", "spy"])
    line = play(state, "attack 1 brute", STAND, "hold brute", "engage mage", STAND, "hold king", "engage king", STAND)
    assert len(line.all(Tied)) == 3 and line.all(Won) == []
    assert line.all(Split) == [Split(0, 1)] and line.state.secret.hands == ((), ())
    assert named(line.state.public.garrisons[0]) == "brute king mage spy"
    assert named(line.state.public.garrisons[1]) == "brute king mage spy"
    assert in_order(line.state.secret.armies[1]) == "spy" and line.state.secret.battle is None
    assert deciding(line.state) == ("turn", (0,)) and verbs(line.state) == {"EndTurn"}


@pytest.mark.rule("G-18")
@pytest.mark.parametrize(
    ("attackers", "defenders", "split"),
    [("brute", "", True), ("brute raider", "", False), ("brute", "raider", False), ("brute raider", "king", False)],
)
def test_it_is_split_only_when_both_hands_are_empty(attackers: str, defenders: str, split: bool) -> None:
    line = play(position([attackers, defenders, "king"], ["", "mage", ""]), "attack 1 brute", STAND)
    assert bool(line.all(Split)) == split and bool(line.all(Tied))


@pytest.mark.rule("G-18")
def test_with_the_attackers_hand_empty_a_defender_with_cards_decides() -> None:
    state = after(position(["brute", "raider"], ["", "mage"]), "attack 1 brute", STAND)
    assert deciding(state) == ("hold", (1,))
    line = play(state, "give up")
    assert named(line.state.public.garrisons[0]) == "brute mage" and line.all(Split) == []
