"""The Defender, an instant in every battle (G-20 … G-22)."""

from __future__ import annotations

import pytest

from goblins.games.grapple.actions import Place, Rescue
from goblins.games.grapple.events import Rescued, Split, Stood, Tied, Won
from goblins.games.grapple.state import GrappleState
from tests.support.grapple.builders import (
    RULES,
    after,
    asked,
    choices,
    deciding,
    in_order,
    named,
    play,
    position,
    refused,
    to_act,
    verbs,
)

STAND = "all let stand"


def pair(state: GrappleState) -> str:
    """The newest pair, attacker first."""
    assert state.secret.battle is not None
    return in_order([state.secret.battle.attack[-1], state.secret.battle.defence[-1]])


# The swap


@pytest.mark.rule("G-20")
def test_the_losing_side_saves_its_goblin() -> None:
    state = position(["raider brute", "defender mage"], ["", "spy brute"])
    line = play(state, "attack 1 raider", "rescue")
    defender, brute = state.secret.hands[1][0], state.secret.armies[1][-1]
    assert line.events[1:] == (Rescued(1, defender, brute),)
    assert pair(line.state) == "raider defender" and named(line.state.secret.hands[1]) == "brute mage"
    line = play(line.state, STAND)
    (won,) = line.all(Won)
    assert won.seat == 0 and named(won.cards) == "defender raider" and won.points == 6
    assert in_order(line.state.secret.armies[1]) == "spy" and named(line.state.secret.hands[1]) == "brute mage"


@pytest.mark.rule("G-20")
def test_the_winning_side_may_swap_too() -> None:
    """The King comes home, and the Defender wins in its place."""
    state = position(["king defender", "brute"], ["", "spy"])
    line = play(state, "attack 1 king", "let stand", "rescue", STAND)
    assert [event.seat for event in line.all(Rescued)] == [0]
    assert named(line.state.secret.hands[0]) == "king" and named(line.state.public.garrisons[0]) == "defender spy"


@pytest.mark.rule("G-20", "G-14")
def test_a_rescue_turns_a_win_into_a_tie() -> None:
    state = position(["king defender", "brute"], ["", "defender"])
    line = play(state, "attack 1 king", "let stand", "rescue")
    assert pair(line.state) == "defender defender" and asked(line.state) == (1, 0)
    line = play(line.state, STAND)
    assert line.all(Won) == [] and len(line.all(Tied)) == 1 and deciding(line.state) == ("hold", (1,))
    line = play(line.state, "hold brute", "engage king", STAND)
    assert named(line.state.public.garrisons[0]) == "brute defender defender king"


@pytest.mark.rule("G-20", "G-14")
def test_a_rescue_turns_a_loss_into_a_tie_which_stands_for_the_attacker() -> None:
    state = position(["spy defender", ""], ["", "defender"])
    line = play(state, "attack 1 spy", "rescue", STAND)
    (won,) = line.all(Won)
    assert len(line.all(Tied)) == 1 and won.seat == 0 and won.points == 2 and named(line.state.secret.hands[0]) == "spy"


@pytest.mark.rule("G-20", "G-13")
@pytest.mark.parametrize(("attack", "defence"), [("king", "assassin"), ("assassin", "king")])
def test_a_king_is_saved_from_an_assassin(attack: str, defence: str) -> None:
    """An Assassin is stronger than a Defender all the same."""
    hands = ["defender brute", "defender brute"]
    hands[0] += f" {attack}"
    state = position(hands, ["", defence])
    loser = 0 if attack == "king" else 1
    line = play(state, f"attack 1 {attack}", "rescue", STAND)
    (won,) = line.all(Won)
    assert (won.seat, won.loser, won.points) == (1 - loser, loser, 3)
    assert "king" in named(line.state.secret.hands[loser])


@pytest.mark.rule("G-20")
def test_a_rescue_can_turn_the_battle_round() -> None:
    """The winning Raider is called back, and the Defender that stands there loses to a Brute."""
    state = position(["raider defender", ""], ["", "brute"])
    line = play(state, "attack 1 raider", "rescue")
    assert asked(line.state) == (0,) and verbs(line.state) == {"LetStand"}
    line = play(line.state, STAND)
    assert named(line.state.public.garrisons[1]) == "brute defender" and named(line.state.secret.hands[0]) == "raider"
    assert deciding(line.state) == ("turn", (0,)) and "Attack" not in verbs(line.state)


@pytest.mark.rule("G-20")
def test_only_the_newest_goblin_is_swapped() -> None:
    state = position(["brute mage spy", "raider defender"], ["", "mage"])
    state = after(state, "attack 1 brute", STAND, "hold raider", "engage mage")
    assert pair(state) == "mage raider" and asked(state) == (0, 1)
    line = play(state, "let stand", "rescue", STAND)
    assert named(line.state.secret.hands[1]) == "raider"
    assert named(line.state.public.garrisons[0]) == "brute defender mage mage"


@pytest.mark.rule("G-20")
@pytest.mark.parametrize("text", ["rescue brute", "rescue mage", "rescue"])
def test_only_a_defender_from_hand_rescues(text: str) -> None:
    """A goblin of another kind, one that is not one's own, a Defender in one's army."""
    state = after(position(["raider mage", "brute"], ["", "defender brute"]), "attack 1 raider")
    assert to_act(state) == (1,) and verbs(state) == {"LetStand"}
    assert refused(state, text) == "G-20"


@pytest.mark.rule("G-20")
def test_a_face_down_goblin_cannot_be_rescued() -> None:
    state = position(["brute mage", "spy defender"], ["", "mage"])
    tied = after(state, "attack 1 brute", STAND)
    assert tied.public.phase == "hold" and refused(tied, "rescue") and verbs(tied) == {"Hold", "GiveUp"}
    held = after(tied, "hold spy")
    assert refused(held, "1: rescue") and RULES.legal_actions(held, 1) == ()


@pytest.mark.rule("G-20")
def test_a_defender_can_also_fight_like_any_goblin() -> None:
    state = position(["defender brute", "defender mage"], ["", "defender"])
    line = play(state, "attack 1 defender", STAND, "hold defender", "engage brute", STAND)
    assert named(line.state.public.garrisons[0]) == "brute defender defender defender"


# The order of asking


@pytest.mark.rule("G-21")
@pytest.mark.parametrize(
    ("attack", "defence", "order"),
    [
        ("raider", "brute", (1, 2)),
        ("brute", "raider", (2, 1)),
        ("brute", "mage", (1, 2)),
        ("king", "king", (1, 2)),
        ("assassin", "king", (1, 2)),
        ("king", "assassin", (2, 1)),
        ("spy", "defender", (2, 1)),
    ],
)
def test_the_losing_side_is_asked_first_and_on_a_tie_the_one_attacked(
    attack: str, defence: str, order: tuple[int, int]
) -> None:
    state = position(["defender", "brute", f"{attack} mage"], ["", defence, ""], active=2)
    state = after(state, f"attack 1 {attack}")
    assert asked(state) == order and deciding(state) == ("rescue", order[:1])
    assert RULES.legal_actions(state, 0) == RULES.legal_actions(state, order[1]) == ()
    line = play(state, "let stand")
    assert line.events[0] == Stood(order[0]) and asked(line.state) == order[1:]
    assert play(line.state, "let stand").events[0] == Stood(order[1])


@pytest.mark.rule("G-21")
@pytest.mark.parametrize(
    ("hands", "order"),
    [(["raider brute", ""], (0,)), (["raider", "brute"], (1,)), (["raider brute", "brute"], (1, 0))],
)
def test_a_side_without_a_card_is_not_asked(hands: list[str], order: tuple[int, ...]) -> None:
    assert asked(after(position(hands, ["", "brute"]), "attack 1 raider")) == order


@pytest.mark.rule("G-21")
def test_after_a_swap_both_are_asked_again_in_the_new_order() -> None:
    """Raider beats Brute; a Defender for the Raider loses to it; a Defender for the Brute ties."""
    state = position(["raider defender mage", "defender mage"], ["", "brute"])
    state = after(state, "attack 1 raider")
    assert asked(state) == (1, 0)
    state = after(state, "let stand", "rescue")
    assert pair(state) == "defender brute" and asked(state) == (0, 1)
    state = after(state, "let stand", "rescue")
    assert pair(state) == "defender defender" and asked(state) == (1, 0)
    assert to_act(after(state, "let stand", "let stand")) == (1,)  # the tie is the defender's to hold


@pytest.mark.rule("G-21")
def test_the_first_one_may_answer_what_the_second_one_did() -> None:
    state = position(["brute mage defender", "defender"], ["", "brute"])
    state = after(state, "attack 1 brute", "let stand")
    assert asked(state) == (0,)
    state = after(state, "rescue")
    assert pair(state) == "defender brute" and asked(state) == (0, 1)
    state = after(state, "let stand", "rescue")
    assert pair(state) == "defender defender" and named(state.secret.hands[1]) == "brute"


@pytest.mark.rule("G-21")
def test_a_saved_goblin_is_a_card_so_its_owner_is_asked() -> None:
    state = after(position(["raider mage", "defender"], ["", "brute"]), "attack 1 raider", "rescue")
    assert named(state.secret.hands[1]) == "brute" and asked(state) == (1, 0)


@pytest.mark.rule("G-21")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    armies = ["", "brute", ""]
    with_one = after(position(["raider mage", "defender", ""], armies), "attack 1 raider")
    without = after(position(["raider mage", "king", ""], armies), "attack 1 raider")
    assert verbs(with_one) == {"Rescue", "LetStand"} and verbs(without) == {"LetStand"}
    assert all(RULES.view(with_one, seat) == RULES.view(without, seat) for seat in (0, 2))
    with_one, without = after(with_one, "let stand"), after(without, "let stand")
    assert all(RULES.view(with_one, seat) == RULES.view(without, seat) for seat in (0, 2))


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("text", ["0: rescue", "0: let stand", "2: rescue", "2: let stand", "place mage", "end"])
def test_who_is_not_asked_does_not_answer(text: str) -> None:
    state = after(position(["raider defender", "mage", "defender"], ["", "brute", ""]), "attack 1 raider")
    assert asked(state) == (1, 0) and refused(state, text)


# A Defender against a Defender


@pytest.mark.rule("G-22")
def test_a_defender_does_not_replace_a_defender_of_its_own_side() -> None:
    state = after(position(["raider mage", "defender defender"], ["", "brute"]), "attack 1 raider", "rescue")
    assert asked(state) == (1, 0) and verbs(state) == {"LetStand"} and refused(state, "rescue") == "G-22"


@pytest.mark.rule("G-22")
@pytest.mark.parametrize(
    ("hands", "army", "text", "seat"),
    [
        (["defender defender", "brute"], "raider", "attack 1 defender", 0),
        (["raider brute", "defender"], "defender", "attack 1 raider", 1),
    ],
)
def test_a_defender_that_fights_from_the_start_is_not_replaced_either(
    hands: list[str], army: str, text: str, seat: int
) -> None:
    state = after(position(hands, ["", army]), text)
    assert to_act(state) == (seat,) and verbs(state) == {"LetStand"} and refused(state, "rescue") == "G-22"


@pytest.mark.rule("G-22", "G-21")
def test_a_defender_answers_the_other_sides_defender() -> None:
    state = position(["raider defender", "defender"], ["", "mage brute"])
    line = play(state, "attack 1 raider", "rescue", "let stand", "rescue", STAND)
    assert [event.seat for event in line.all(Rescued)] == [1, 0] and len(line.all(Tied)) == 1
    assert named(line.state.secret.hands[0]) == "raider" and named(line.state.secret.hands[1]) == "brute"
    assert deciding(line.state) == ("hold", (1,))
    line = play(line.state, "hold brute", "engage raider", STAND)
    (won,) = line.all(Won)
    assert won.seat == 0 and named(won.cards) == "brute defender defender raider" and won.points == 10
    assert line.state.secret.hands == ((), ()) and in_order(line.state.secret.armies[1]) == "mage"


@pytest.mark.rule("G-22", "G-18")
def test_defenders_alone_split() -> None:
    line = play(position(["defender", ""], ["", "defender"]), "attack 1 defender")
    assert (
        line.all(Split) == [Split(0, 1)] and [named(cards) for cards in line.state.public.garrisons] == ["defender"] * 2
    )


@pytest.mark.rule("G-22")
def test_an_army_goblin_saved_goes_to_its_owners_hand() -> None:
    state = position(["raider mage", "defender"], ["", "spy king"])
    line = play(state, "attack 1 raider", "let stand", "let stand")  # the King needs no help
    assert named(line.state.public.garrisons[1]) == "king raider"
    line = play(state, "attack 1 raider", "let stand", "rescue", STAND)
    assert named(line.state.secret.hands[1]) == "king" and in_order(line.state.secret.armies[1]) == "spy"
    assert named(line.state.public.garrisons[0]) == "defender raider"
    assert "king" in choices(after(line.state, "end"), Place)


@pytest.mark.rule("G-22", "G-14")
def test_a_saved_goblin_may_hold_the_tie() -> None:
    """The Raider returns from the army to the hand, and from there into the same battle."""
    state = position(["defender mage", "defender"], ["", "raider"])
    line = play(state, "attack 1 defender", "let stand", "rescue")
    assert pair(line.state) == "defender defender" and named(line.state.secret.hands[1]) == "raider"
    line = play(line.state, STAND, "hold raider", "engage mage", STAND)
    assert named(line.state.public.garrisons[1]) == "defender defender mage raider"


@pytest.mark.rule("G-20")
def test_the_swapped_in_defender_may_be_chosen_from_several() -> None:
    state = after(position(["raider mage", "defender defender"], ["", "brute"]), "attack 1 raider")
    assert choices(state, Rescue) == {"defender"}
