"""Battles of Grapple by hand: rescues, ties that are held or given up, answers, and what is answered for a person."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.grapple import actions as act
from goblins.games.grapple.state import NOBODY, GrappleState
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.tables.contract import TableContext
from goblins.tables.grapple.showing import ENGAGE_PLACE, HIDDEN, HOLD_PLACE, NEWEST, BackFace, CornerFace
from goblins.ui.widgets.messages import toast_rect
from tests.support.grapple.builders import Fight, deciding, kind_of, named, position
from tests.support.grapple.player import ANSWERED, STILL, GrapplePlayer

ALONE = ("human", "easy")
AGAINST = ("easy", "human")


def kinds_done(player: GrapplePlayer) -> list[str]:
    return [type(action).__name__ for action in player.done()]


def nothing_happened(player: GrapplePlayer) -> bool:
    return player.match.cursor == 0


# ---------------------------------------------------------------------- rescues


def attacked(
    mine: str, *, attack: str, defence: str, asked: tuple[int, ...] = (1, 0), theirs: str = "brute mage"
) -> GrappleState:
    """The person, in seat 1, is being attacked and asked."""
    fight = Fight(1, attack, defence, asked=asked)
    return position([theirs, mine], ["", "mage"], phase="rescue", battle=fight, acted=True)


@pytest.mark.rule("G-20", "G-21")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_defender_is_dropped_on_the_newest_goblin(player: GrapplePlayer, way: Any) -> None:
    player.lay(attacked("defender brute", attack="king", defence="raider"), *AGAINST)
    assert player.button("No rescue")
    player.make(player.card("defender"), NEWEST, way)
    assert player.done()[0] == act.Rescue(1, player.done()[0].card)  # type: ignore[union-attr]
    assert named(player.state.secret.hands[1]) in ("brute raider", "brute mage raider")
    battle = player.state.secret.battle
    assert battle is None or kind_of(battle.defence[-1]) == "defender"


@pytest.mark.rule("G-20")
def test_an_attacker_rescues_as_well(player: GrapplePlayer) -> None:
    fight = Fight(1, "brute", "king", asked=(0, 1))
    player.lay(position(["defender spy", "mage"], ["", "mage"], phase="rescue", battle=fight, acted=True), *ALONE)
    player.drag(player.card("defender"), NEWEST)
    assert kinds_done(player)[0] == "Rescue" and "brute" in named(player.state.secret.hands[0])


@pytest.mark.rule("G-22")
def test_a_defender_does_not_replace_a_defender(player: GrapplePlayer) -> None:
    """Seen on a tie of two Defenders, where other things can be done with the hand."""
    player.lay(attacked("defender brute", attack="defender", defence="defender"), *AGAINST)
    player.drag(player.card("defender"), NEWEST)
    assert nothing_happened(player) and player.said().startswith("G-22 A Defender can’t replace")
    toast = player.table.toast
    assert toast
    player.click(toast_rect(player.house.stage, toast, player.table.toast_y).centre)
    assert player.at(RulebookScene)


@pytest.mark.rule("G-20")
@pytest.mark.parametrize("seat", ["defender", "attacker"])
def test_only_a_defender_steps_in(player: GrapplePlayer, seat: str) -> None:
    if seat == "defender":
        player.lay(attacked("king defender", attack="king", defence="raider"), *AGAINST)
    else:
        fight = Fight(1, "brute", "king", asked=(0, 1))
        player.lay(position(["king defender", "mage"], phase="rescue", battle=fight, acted=True), *ALONE)
    player.drag(player.card("king"), NEWEST)
    assert nothing_happened(player) and player.said().startswith("G-20 Only a Defender")


@pytest.mark.rule("G-11")
def test_no_rescue_lets_the_pair_stand(player: GrapplePlayer) -> None:
    player.lay(attacked("defender brute", attack="king", defence="raider"), *AGAINST)
    player.press_main("No rescue")
    player.settle()
    assert player.done()[0] == act.LetStand(1) and "king raider" in named(player.state.public.garrisons[0])


# ---------------------------------------------------------------------- ties


def tied(mine: str = "king brute", *, theirs: str = "brute mage", asked: tuple[int, ...] = (1, 0)) -> GrappleState:
    return attacked(mine, attack="raider", defence="raider", asked=asked, theirs=theirs)


@pytest.mark.rule("G-14", "G-21")
@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_tie_is_held_at_once_while_a_rescue_is_still_asked_for(player: GrapplePlayer, way: Any) -> None:
    """The bot's answer comes between, and the plan is kept."""
    player.lay(tied(), *AGAINST)
    lying = player.card("king")
    player.make(lying, HOLD_PLACE, way)
    player.until(lambda: player.match.cursor >= 3)
    first = player.done()[:3]
    assert first == [act.LetStand(1), act.LetStand(0), act.Hold(1, lying.number)]


@pytest.mark.rule("G-14", "G-20", "G-21")
def test_the_plan_is_dropped_when_the_attacker_rescues(player: GrapplePlayer) -> None:
    """Both are people: the attacker looks and swaps a Defender in, so that the tie is none any more."""
    player.lay(tied(theirs="defender mage"), "human", "human", opened=False)
    player.settle()
    player.ask_to_look()
    assert player.viewer == 1
    player.drag(player.card("king"), HOLD_PLACE)
    assert player.done() == [act.LetStand(1)] and player.table.plan
    player.settle()
    assert deciding(player.state) == ("rescue", (0,))
    player.do("rescue")
    assert not player.table.plan or player.table.plan[0].seat == 1
    player.settle()
    assert player.done()[-1] == act.LetStand(0), "the weaker side is asked again, about a Defender that can't be replaced"
    assert deciding(player.state) == ("rescue", (1,))
    player.do("let stand")
    player.settle()
    assert not any(isinstance(action, act.Hold) for action in player.done()) and player.state.secret.battle is None


@pytest.mark.rule("G-14", "G-21")
def test_the_plan_is_kept_while_another_person_answers(player: GrapplePlayer) -> None:
    player.lay(tied(), "human", "human", opened=False)
    player.settle()
    player.ask_to_look()
    lying = player.card("king")
    player.drag(lying, HOLD_PLACE)
    player.settle()
    assert player.done() == [act.LetStand(1)]
    player.press_main(f"{player.table.top.context.name(0)}: no rescue")
    player.settle()
    assert player.done() == [act.LetStand(1), act.LetStand(0), act.Hold(1, lying.number)]
    assert deciding(player.state) == ("engage", (0,))


@pytest.mark.rule("G-14", "G-16")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_tie_is_held_or_given_up(player: GrapplePlayer, way: Any) -> None:
    fight = Fight(1, "raider", "raider")
    lying = position(["spy spy", "king brute"], ["", "mage"], phase="hold", battle=fight, acted=True)
    player.lay(lying, *AGAINST)
    assert player.button("Give up battle")
    player.make(player.card("king"), HOLD_PLACE, way)
    assert player.done()[0] == act.Hold(1, player.done()[0].card)  # type: ignore[union-attr]
    player.lay(lying, *AGAINST)
    player.press_main("Give up battle")
    assert kinds_done(player)[0] == "GiveUp" and named(player.state.public.garrisons[0]).count("raider") == 2


@pytest.mark.rule("G-15", "G-17")
@pytest.mark.parametrize("way", ["drag", "click", "keys", "decline"])
def test_the_attacker_answers_or_declines(player: GrapplePlayer, way: Any) -> None:
    fight = Fight(1, "raider", "raider", hidden="brute")
    player.lay(position(["king spy", "mage"], ["", "mage"], phase="engage", battle=fight, acted=True), *ALONE)
    assert player.placement(HIDDEN).face == BackFace()
    if way == "decline":
        player.press_main("Decline")
        assert kinds_done(player) == ["Decline"] and "brute" in named(player.state.secret.hands[1])
        return
    player.make(player.card("king"), ENGAGE_PLACE, way)
    assert kinds_done(player)[0] == "Engage"
    player.settle()
    player.do("let stand")
    player.settle()
    assert named(player.state.public.garrisons[0]) == "brute king raider raider"


@pytest.mark.rule("G-14")
def test_who_holds_the_line_sees_the_corner_of_their_own_card(player: GrapplePlayer) -> None:
    fight = Fight(1, "raider", "raider")
    start = position(["brute mage", "king brute"], ["", "mage"], phase="hold", battle=fight, acted=True)
    player.lay(start, "human", "human", opened=False)
    player.settle()
    player.ask_to_look()
    lying = player.card("king")
    player.drag(lying, HOLD_PLACE)
    assert player.covered and player.placement(HIDDEN).face == BackFace(), "the attacker is to answer now"
    view = player.match.rules.view(player.state, 1)
    shown = player.table.top.table.layout(view, TableContext(player.match.setup, 1))
    assert shown[HIDDEN].face == CornerFace(lying.number)


# ---------------------------------------------------------------------- answers for a person


@pytest.mark.rule("G-21")
def test_who_holds_no_defender_is_answered_for(player: GrapplePlayer) -> None:
    player.lay(attacked("king brute", attack="king", defence="raider"), *AGAINST, settings=ANSWERED)
    player.until(lambda: player.match.cursor > 0)
    assert player.done()[0] == act.LetStand(1)


@pytest.mark.rule("G-21")
def test_who_holds_a_defender_is_not_answered_for(player: GrapplePlayer) -> None:
    player.lay(attacked("king defender", attack="king", defence="raider"), *AGAINST, settings=ANSWERED)
    player.step(0.2, times=40)
    assert nothing_happened(player) and player.button("No rescue")


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("hand", ["king brute", "king defender"])
def test_with_the_setting_off_nobody_is_answered_for(player: GrapplePlayer, hand: str) -> None:
    player.lay(attacked(hand, attack="king", defence="raider"), *AGAINST, settings=STILL)
    player.step(0.2, times=40)
    assert nothing_happened(player) and player.button("No rescue")


@pytest.mark.rule("G-14", "G-21")
def test_nobody_is_answered_for_on_a_tie_that_they_could_hold(player: GrapplePlayer) -> None:
    player.lay(tied(), *AGAINST, settings=ANSWERED)
    player.step(0.2, times=40)
    assert nothing_happened(player) and player.button("Give up battle"), "giving up is never answered for anybody"


@pytest.mark.rule("G-21")
def test_an_attacker_is_answered_for_on_a_tie(player: GrapplePlayer) -> None:
    fight = Fight(1, "raider", "raider", asked=(0,))
    start = position(["king spy", "mage"], phase="rescue", battle=fight, acted=True, spied=NOBODY)
    player.lay(start, *ALONE, settings=ANSWERED)
    player.until(lambda: player.match.cursor > 0)
    assert player.done()[0] == act.LetStand(0)
