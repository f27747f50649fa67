"""Grapple by hand: placing, attacking, spying, rescues, ties and rounds, by dragging, clicking and keys."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goblins.games.grapple import actions as act
from goblins.games.grapple.state import GrappleState
from goblins.scenes.after.result import ResultScene
from goblins.tables.grapple.showing import SPIED, USED, FrontFace, army_piece, plate_piece
from goblins.ui.moving.motion import Piece
from tests.support.grapple.builders import deciding, in_order, named, position, totals
from tests.support.grapple.player import MOVING, GrapplePlayer, asked_of_the_other

ALONE = ("human", "easy")
AGAINST = ("easy", "human")
MINE = ["spy king brute defender", "mage raider"]


def kinds_done(player: GrapplePlayer) -> list[str]:
    return [type(action).__name__ for action in player.done()]


def nothing_happened(player: GrapplePlayer) -> bool:
    return player.match.cursor == 0


# ---------------------------------------------------------------------- a turn


@pytest.mark.rule("G-03", "G-07")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_goblin_is_placed(player: GrapplePlayer, way: Any) -> None:
    player.lay(position(MINE), *ALONE)
    player.make(player.card("king"), army_piece(0), way)
    assert kinds_done(player) == ["Place"]
    player.make(player.card("brute"), army_piece(0), way)
    assert in_order(player.state.secret.armies[0]) == "king brute" and player.state.public.active == 0


@pytest.mark.rule("G-10", "G-11")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_an_army_is_attacked(player: GrapplePlayer, way: Any) -> None:
    player.lay(position(["king brute", "spy raider"], ["", "mage assassin brute"]), *ALONE)
    player.make(player.card("king"), army_piece(1), way)
    battle = player.view.battle
    assert battle and (named(battle.attack), named(battle.defence)) == ("king", "brute")
    assert player.done()[0] == act.Attack(0, battle.attack[0], 1)
    player.settle()
    assert kinds_done(player)[1] == "LetStand", "the bot was asked first"
    player.do("let stand")
    assert named(player.state.public.garrisons[0]) == "brute king" and player.state.public.active == 0


@pytest.mark.rule("G-10")
def test_which_army_is_attacked_is_where_the_card_is_dropped(player: GrapplePlayer) -> None:
    player.lay(position(["king brute", "spy", "mage"], ["", "brute", "mage"]), "human", "easy", "easy")
    player.drag(player.card("king"), army_piece(2))
    assert player.done()[0].target == 2  # type: ignore[union-attr]


@pytest.mark.rule("G-05", "G-06")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize("onto", ["mine", "theirs"])
def test_a_spy_looks_and_swaps_both_ways(player: GrapplePlayer, way: Any, onto: str) -> None:
    player.lay(position(["spy brute defender", "king mage raider"]), *ALONE)
    player.make(player.card("spy"), plate_piece(1), way)
    player.settle()
    assert deciding(player.state) == ("spied", (0,)) and named(player.view.spied_hand) == "king mage raider"
    taken, given = player.theirs("king"), player.card("brute")
    assert player.placement(taken).face == FrontFace(taken.number)
    player.make(*((taken, given) if onto == "mine" else (given, taken)), way)
    assert player.done()[1] == act.Swap(0, taken.number, given.number)
    assert (
        named(player.state.secret.hands[0]) == "defender king"
        and named(player.state.secret.hands[1]) == "brute mage raider"
    )
    assert not player.view.spied_hand and player.state.public.active == 0, "the turn goes on"


@pytest.mark.rule("G-06")
def test_a_spy_just_looks(player: GrapplePlayer) -> None:
    player.lay(position(["spy brute", "king mage"]), *ALONE)
    player.drag(player.card("spy"), plate_piece(1))
    player.press_main("Just look")
    assert kinds_done(player) == ["Spy", "JustLook"] and named(player.state.secret.hands[0]) == "brute"
    assert SPIED not in player.table.top.director.placements


@pytest.mark.rule("G-06")
def test_with_no_card_left_to_give_one_can_only_look(player: GrapplePlayer) -> None:
    player.lay(position(["spy", "king mage"]), *ALONE)
    player.drag(player.card("spy"), plate_piece(1))
    player.settle()
    assert not player.table.reach.gestures and player.button("Just look")
    with player.listening() as said:
        player.redraw()
    assert any("no card left to give" in words for words in said)
    player.press_main("Just look")
    assert deciding(player.state) == ("turn", (0,))


@pytest.mark.rule("G-03")
def test_the_turn_is_ended(player: GrapplePlayer) -> None:
    player.lay(position(MINE), *ALONE)
    player.press_main("End turn")
    assert kinds_done(player) == ["EndTurn"] and player.state.public.active == 1
    assert len(player.state.secret.hands[1]) == 3, "the next one drew"
    player.settle()
    assert player.state.public.active == 0 and len(player.state.secret.hands[0]) == 5


def test_many_actions_make_a_turn(player: GrapplePlayer) -> None:
    player.lay(position(["spy king brute assassin mage", "defender raider"], ["", "brute"]), *ALONE)
    for words, way in (
        ("place mage", "keys"),
        ("spy 1", "click"),
        ("swap raider assassin", "drag"),
        ("attack 1 king", "click"),
        ("let stand", "drag"),
        ("place brute", "keys"),
        ("end", "drag"),
    ):
        player.do(words, way)  # type: ignore[arg-type]
        player.settle()
    mine = [type(step.action).__name__ for step in player.match.steps if step.action.seat == 0][:7]
    assert mine == ["Place", "Spy", "Swap", "Attack", "LetStand", "Place", "EndTurn"]


# ---------------------------------------------------------------------- refusals


REFUSALS = [
    ("king", army_piece(2), "G-10 That player has no army"),
    ("king", plate_piece(1), "G-05 Only a Spy"),
    ("spy", plate_piece(2), "G-05 That player has no cards"),
    ("spy", plate_piece(0), "G-05 Spy on another player"),
]


@pytest.mark.rule("G-05", "G-10")
@pytest.mark.parametrize(("kind", "target", "words"), REFUSALS)
@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_card_dropped_where_it_may_not_go_is_refused(
    player: GrapplePlayer, kind: str, target: Piece, words: str, way: Any
) -> None:
    player.lay(position(["spy king brute", "mage", ""], ["", "brute", ""]), "human", "easy", "easy", settings=MOVING)
    lying = player.card(kind)
    home = player.placement(lying)
    player.make(lying, target, way)
    assert nothing_happened(player) and player.said().startswith(words)
    player.still()
    assert player.placement(lying) == home


@pytest.mark.parametrize("point", [(775.0, 450.0), (1430.0, 450.0), (640.0, 456.0)])
@pytest.mark.parametrize(
    ("army", "kind", "words"),
    [
        ("", "king", "Drop it on your army to place it."),
        ("mage", "king", "Drop it on your army to place it, or on another’s army to attack."),
        (
            "mage",
            "spy",
            "Drop it on your army to place it, on another’s army to attack, or on another’s portrait to spy.",
        ),
    ],
)
def test_a_card_dropped_nowhere_goes_home_and_is_told_where_to_go(
    player: GrapplePlayer, point: tuple[float, float], army: str, kind: str, words: str
) -> None:
    player.lay(position(MINE, ["", army]), *ALONE)
    home = player.placement(player.card(kind))
    player.drag(player.card(kind), point)
    assert nothing_happened(player) and player.said().strip() == words
    player.still()
    assert player.placement(player.card(kind)) == home


def test_a_card_dropped_back_on_the_hand_goes_home_in_silence(player: GrapplePlayer) -> None:
    player.lay(position(MINE, ["", "mage"]), *ALONE)
    player.drag(player.card("king"), player.placement(player.card("spy")).rect.centre)
    assert nothing_happened(player) and not player.said()


@pytest.mark.rule("G-06")
def test_two_cards_of_the_same_hand_are_not_swapped(player: GrapplePlayer) -> None:
    player.lay(position(["spy brute defender", "king mage"]), *ALONE)
    player.drag(player.card("spy"), plate_piece(1))
    player.settle()
    player.drag(player.card("brute"), player.card("defender"))
    assert kinds_done(player) == ["Spy"] and player.said().startswith("G-06")
    player.drag(player.theirs("king"), player.theirs("mage"))
    assert kinds_done(player) == ["Spy"] and player.said().startswith("G-06")


CLAUSE = re.compile(r"^G-\d\d |G-\d\d$")


@pytest.mark.parametrize("turn", [0, 1])
def test_everything_that_lies_there_says_what_it_is(player: GrapplePlayer, turn: int) -> None:
    """Garrisons, used Spies, armies, tokens and tracks: a touch is answered with a sentence and its clause."""
    spies = 1 - turn
    lying = position(["", ""], ["brute", "mage"], ["raider", "assassin"], spies=spies, active=turn)
    player.lay(lying, "human", "human")
    touched = 0
    for piece, placement in list(player.table.top.director.placements.items()):
        if placement.fixed and not (piece == USED and spies):
            player.table.toast = None
            player.click(player.spot(piece))
            said = player.said()
            assert said and "Nothing can be done" not in said, piece
            assert CLAUSE.search(said) or piece == plate_piece(turn), f"{piece} without its clause: {said}"
            touched += 1
    assert touched > 14 and nothing_happened(player)


@pytest.mark.rule("G-20")
def test_a_touch_on_a_card_that_can_not_rescue_says_why(player: GrapplePlayer) -> None:
    player.lay(asked_of_the_other("brute defender"), *AGAINST)
    player.settle()
    player.click(player.spot(player.card("brute")))
    assert nothing_happened(player) and player.said() == "G-20 Only a Defender can step in."


# ---------------------------------------------------------------------- rounds


def nearly_over(goal: int = 100, before: tuple[int, int] = (30, 20), mine: str = "king") -> GrappleState:
    """One more king, and the garrison of seat 0 has 24."""
    return position(
        [f"{mine} brute", ""], ["mage", "raider"], ["king king", "brute"], totals=before, goal=goal, dealer=0
    )


@pytest.mark.rule("G-30", "G-31")
def test_a_round_ends_and_the_next_one_is_dealt(player: GrapplePlayer) -> None:
    player.lay(nearly_over(), *ALONE)
    player.do("attack 1 king")
    player.settle()
    if player.state.public.phase == "rescue":
        player.do("let stand")
    player.settle()
    assert player.state.public.phase == "next" and totals(player.state) == (30 + 29 + 3, 20 + 3)
    with player.listening() as said:
        player.redraw()
    assert "Round 2 is over" in said and "+32" in said and "62" in said
    player.press_main("Next round")
    player.settle()
    assert player.state.public.phase == "turn" and len(player.state.public.rounds) == 2
    assert all(not pile for pile in player.state.public.garrisons)


@pytest.mark.rule("G-32", "G-34")
@pytest.mark.parametrize("goal", [100, 50, 0])
def test_the_end_leads_to_the_result(player: GrapplePlayer, goal: int) -> None:
    player.lay(nearly_over(goal, (70, 20) if goal else ()), *ALONE)  # type: ignore[arg-type]
    player.do("attack 1 king")
    player.settle()
    if not player.match.outcome:
        player.do("let stand")
        player.settle()
    player.click("result")
    assert player.at(ResultScene)


@pytest.mark.rule("G-33")
def test_a_tie_for_the_lead_is_played_off(player: GrapplePlayer) -> None:
    player.lay(
        position(
            ["king brute", "", ""],
            ["mage", "raider", ""],
            ["king king", "", ""],
            totals=(70, 102, 10),
            dealer=0,
        ),
        "human",
        "easy",
        "easy",
    )
    player.do("attack 1 king")
    player.settle()
    if player.state.public.phase == "rescue":
        player.do("let stand")
    player.settle()
    assert totals(player.state)[:2] == (102, 102) and player.state.public.players == (0, 1)
    with player.listening() as said:
        player.redraw()
    assert any("tie. One more round, head to head." in words for words in said)
    player.press_main("Next round")
    player.settle()
    assert not player.state.secret.hands[2] and player.state.public.phase in ("turn", "rescue")


# ---------------------------------------------------------------------- help


def test_a_hint_raises_a_card_and_says_why(player: GrapplePlayer) -> None:
    player.lay(position(["king brute", "mage"], ["mage raider", "spy"]), *ALONE)
    player.hint()
    player.until(lambda: player.table.toast is not None)
    assert player.match.assisted and len(player.said()) > 5
