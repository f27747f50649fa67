"""Two people at one window of Grapple: curtains, covered hands, questions at the open table, and nothing that tells."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.grapple import actions as act
from goblins.games.grapple.state import GrappleState
from goblins.games.registry import rules_of
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import Attention, TableContext
from goblins.tables.grapple.showing import DECK, SPIED, BackFace, FrontFace, army_piece, card_piece, plate_piece
from goblins.tables.grapple.table import GrappleTable
from tests.support.builders import setup
from tests.support.grapple.builders import Fight, deciding, kind_of, named, position
from tests.support.grapple.player import NOWHERE, GrapplePlayer, asked_of_the_other, faces_in

RULES = rules_of("grapple")
TWO = ("human", "human")
HANDS = ["spy king brute", "mage raider assassin"]


# ---------------------------------------------------------------------- who looks when


def test_the_curtain_falls_when_the_turn_passes_to_another_person(player: GrapplePlayer) -> None:
    player.lay(position(HANDS), *TWO, opened=False)
    player.settle()
    assert player.at(TableScene) and player.covered and player.faces() == {BackFace} and player.has("uncover")
    player.look()
    assert player.faces() == {FrontFace}
    player.do("end")
    player.settle()
    assert player.at(CurtainScene)
    player.look()
    assert player.viewer == 1 and not player.covered and set(player.view.hand) == set(player.state.secret.hands[1])


def test_several_actions_of_one_turn_leave_the_hand_open(player: GrapplePlayer) -> None:
    start = position(["spy king brute mage", "raider assassin", "mage"], ["", "", "spy"])
    player.lay(start, "human", "human", "easy")
    for words in ("place brute", "spy 1", "swap raider mage"):
        player.do(words)
        player.settle()
        assert player.at(TableScene) and player.viewer == 0 and not player.covered, words
    player.do("attack 2 king")
    player.settle()
    assert player.viewer == 0 and player.covered and player.has("uncover"), "a bot was asked, and all looked on"
    player.look()
    for words in ("let stand", "place raider"):
        player.do(words)
        player.settle()
        assert player.at(TableScene) and player.viewer == 0 and not player.covered, words


@pytest.mark.rule("G-21")
def test_a_question_to_the_other_brings_no_curtain(player: GrapplePlayer) -> None:
    player.lay(position(["king brute", "defender raider"], ["", "raider"]), *TWO)
    player.do("attack 1 king")
    player.settle()
    assert deciding(player.state) == ("rescue", (1,)) and player.at(TableScene)
    assert player.viewer == 0 and player.covered and player.has("look") and not player.has("uncover")
    assert [one.label for one in player.table.decisions] == [f"{player.table.top.context.name(1)}: no rescue"]
    player.click(player.table.decisions[0].rect.centre)
    player.settle()
    assert deciding(player.state) == ("rescue", (0,)) and player.at(TableScene)
    assert not player.has("look") and player.covered and player.button("Take the win")


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("phase", ["rescue", "engage"])
def test_the_one_who_looks_may_turn_up_the_own_hand_when_asked_whatever_it_is(
    player: GrapplePlayer, phase: Any
) -> None:
    seen = []
    for hand in ("defender raider", "assassin raider"):  # kinds that don’t lie open: looks go by the card
        fight = Fight(1, "brute", "king", asked=(0, 1))
        if phase == "engage":
            fight = Fight(1, "mage", "mage", hidden="king")
        player.lay(position([hand, "brute spy"], phase=phase, battle=fight, acted=True), *TWO, opened=False)
        player.settle()
        player.move(NOWHERE)
        assert player.viewer == 0 and player.covered
        seen.append((widgets_of(player), player.screen()))
        assert player.has("uncover")
    assert seen[0] == seen[1]


@pytest.mark.rule("G-20", "G-21")
def test_whoever_wants_to_look_gets_a_curtain_and_the_hand(player: GrapplePlayer) -> None:
    player.lay(asked_of_the_other("defender brute"), *TWO, opened=False)
    player.settle()
    player.click("look")
    assert player.at(CurtainScene)
    player.look()
    assert player.viewer == 1 and not player.covered and player.faces() == {FrontFace}
    player.do("rescue")
    assert player.covered or player.viewer == 1
    player.settle()
    assert "raider" in named(player.state.secret.hands[1])


@pytest.mark.parametrize(
    ("phase", "label"), [("hold", "give up battle"), ("engage", "decline"), ("rescue", "no rescue")]
)
def test_blind_answers_are_given_at_the_open_table(player: GrapplePlayer, phase: Any, label: str) -> None:
    start = asked_of_the_other("brute defender", phase=phase if phase != "engage" else "hold")
    player.lay(start, *TWO, opened=False)
    player.settle()
    if phase == "engage":
        player.do("hold brute")
        player.settle()
    seat = player.match.to_act[0]
    assert player.at(TableScene) and player.viewer != seat and player.covered and player.has("look")
    match = player.match
    player.press_main(f"{player.table.top.context.name(seat)}: {label}")
    assert match.steps[-1].action.seat == seat


def test_one_person_among_bots_needs_neither_curtain_nor_cover(player: GrapplePlayer) -> None:
    player.lay(position([*HANDS, "brute mage"]), "easy", "human", "easy", opened=False)
    for _ in range(6):
        player.settle()
        assert player.at(TableScene) and not player.covered and not player.has("look") and not player.has("uncover")
        player.do(player.easy_choice())


# ---------------------------------------------------------------------- being asked tells nothing


def widgets_of(player: GrapplePlayer) -> list[tuple[str, object, bool]]:
    return [(widget.name, widget.rect, widget.enabled) for widget in player.scene.widgets.widgets]


@pytest.mark.rule("G-21")
@pytest.mark.parametrize("phase", ["rescue", "hold"])
def test_the_open_table_is_the_same_whatever_the_asked_one_holds(player: GrapplePlayer, phase: Any) -> None:
    """Hand and army, of the one who is asked as of the one who looks."""
    seen = []
    for hand, army, own in (("defender brute", "mage", "brute mage"), ("king king", "assassin", "assassin spy")):
        start = asked_of_the_other(hand, phase=phase, army=army)
        other = position([own, hand], ["defender", army], phase=phase, battle=fight_of(start), acted=True)
        player.lay(other, *TWO, opened=False)
        player.settle()
        looks = [widgets_of(player)]
        pictures = []
        for point in (NOWHERE, (700.0, 770.0), (860.0, 770.0), (85.0, 800.0), (464.0, 220.0)):
            player.move(point)
            pictures.append(player.screen())
        seen.append((looks, pictures, sorted(player.table.reach.gestures), player.table.wait() > 0))
    assert seen[0] == seen[1]


@pytest.mark.rule("G-21")
def test_undo_does_not_tell_whether_the_asked_one_had_a_defender(player: GrapplePlayer) -> None:
    said = []
    for hand in ("defender raider", "assassin raider"):
        player.lay(position(["king brute mage", hand], ["spy mage", "raider raider"]), *TWO)
        player.do("attack 1 king")
        player.settle()
        player.do("let stand")
        player.settle()
        assert deciding(player.state) == ("rescue", (0,)) and player.covered
        tooltip = player.widget("undo").tooltip
        player.key(player.house.settings.keys["undo"])
        said.append((tooltip, player.said()))
    assert said[0] == said[1]


def fight_of(state: GrappleState) -> Fight:
    battle = state.secret.battle
    assert battle
    attack, defence = (" ".join(map(kind_of, side)) for side in (battle.attack, battle.defence))
    return Fight(battle.defender, attack, defence, asked=battle.asked)


@pytest.mark.parametrize("other", [0, 1])
def test_a_covered_table_draws_no_face_of_hand_or_army(player: GrapplePlayer, other: int) -> None:
    """Two positions that differ only in what is hidden look the same, wherever one points."""
    context = TableContext(setup("grapple", TWO), 0, covered=True)
    first = RULES.view(position(["king brute", "mage spy"], ["raider", "assassin"]), 0)
    second = RULES.view(position(["spy defender", "mage spy"], ["brute", "assassin"]), 0)
    if other:
        second = RULES.view(position(["king brute", "raider defender"], ["raider", "king"]), 0)
    for pointed in (None, army_piece(0), army_piece(1), plate_piece(0), DECK):
        attention = Attention(hovered=pointed)
        assert player.picture(first, context, attention) == player.picture(second, context, attention)
    for one, two in zip(first.hand, second.hand, strict=True):
        pictures = [
            player.picture(view, context, Attention(hovered=card_piece(card)))
            for view, card in ((first, one), (second, two))
        ]
        assert pictures[0] == pictures[1]
    opened = TableContext(setup("grapple", TWO), 0)
    assert (player.picture(first, opened) == player.picture(second, opened)) == bool(other)


def test_a_covered_hand_is_not_picked_up_and_gives_no_hint(player: GrapplePlayer) -> None:
    player.lay(position(HANDS, ["brute", "mage"]), *TWO, opened=False)
    player.settle()
    assert not player.widget("hint").enabled
    player.key("h")
    player.step(times=20)
    assert not player.table.driver.hinting and not player.match.assisted
    spot = player.placement(card_piece(player.view.hand[0])).rect
    player.move((spot.x + 12, spot.y + 14))
    player.press()
    player.move(player.target(army_piece(1)).centre)
    player.release()
    player.settle()
    assert not player.done() and player.faces() == {BackFace}
    assert player.said().strip() == "Show your hand first: then its cards can be played."


@pytest.mark.rule("G-20", "G-21")
def test_a_touch_on_a_covered_card_does_not_tell_whether_it_is_a_defender(player: GrapplePlayer) -> None:
    said = []
    for hand in ("defender raider", "assassin raider"):
        fight = Fight(1, "brute", "king", asked=(0, 1))
        player.lay(position([hand, "brute spy"], phase="rescue", battle=fight, acted=True), *TWO, opened=False)
        player.settle()
        assert player.viewer == 0 and player.covered
        for card in player.view.hand:
            rect = player.placement(card_piece(card)).rect
            player.scene.toast = None
            player.click((rect.x + 12, rect.y + 14))
            said.append(player.said().strip())
    assert set(said) == {"Show your hand first: then its cards can be played."}


def test_after_a_round_nobodys_new_hand_lies_open(player: GrapplePlayer) -> None:
    """Everybody reads the round's result together."""
    start = position(["king brute", "", "mage"], ["", "raider"], ["king king"], dealer=1)
    player.lay(start, "human", "easy", "human")
    player.do("attack 1 king")
    player.settle()
    if player.state.public.phase == "rescue":
        player.do("let stand")
        player.settle()
    assert player.state.public.phase == "next"
    player.press_main("Next round")
    assert not player.at(TableScene) or player.faces() == {BackFace}


# ---------------------------------------------------------------------- the spied hand


@pytest.mark.rule("G-05")
def test_the_spied_hand_is_for_the_spy_alone_and_only_then(player: GrapplePlayer) -> None:
    player.lay(position(["spy brute", "king mage", "raider defender"]), "human", "human", "human")
    player.do("spy 1")
    player.settle()
    state, chosen = player.state, player.match.setup
    table = GrappleTable(RULES)
    for seat in range(3):
        for covered in (False, True):
            layout = table.layout(RULES.view(state, seat), TableContext(chosen, seat, covered=covered))
            shown = faces_in(layout) & set(state.secret.hands[1])
            may = (seat == 1 or seat == 0) and not covered
            assert bool(shown) == may
            assert (SPIED in layout) == (seat == 0 and not covered)
    player.press_main("Just look")
    assert not faces_in(player.table.top.director.placements) & set(state.secret.hands[1])


@pytest.mark.rule("G-05")
def test_a_spied_hand_is_covered_when_the_match_goes_on_later(player: GrapplePlayer) -> None:
    player.lay(position(["spy brute", "king mage"]), *TWO)
    player.do("spy 1")
    go_on_later(player)
    assert player.covered and SPIED not in player.table.top.director.placements
    for point in ((800.0, 300.0), (700.0, 770.0)):
        player.move(point)
        player.press()
        player.move((point[0] + 60, point[1] - 60))
        player.release()
    assert [type(step.action) for step in player.match.steps] == [act.Spy]
    player.look()
    assert SPIED in player.table.top.director.placements
    player.do("swap king brute")
    assert named(player.state.secret.hands[0]) == "king"


def go_on_later(player: GrapplePlayer) -> None:
    """Leave the table and come back to it."""
    match_id = player.table.match_id
    player.house.doors.title()
    player.step()
    player.house.doors.resume(match_id)
    player.until(lambda: player.at(TableScene) and player.table.top.ready)
    player.settle()


@pytest.mark.parametrize("phase", ["rescue", "hold", "engage"])
@pytest.mark.parametrize("who", [TWO, ("easy", "human"), ("human", "easy")])
def test_a_match_goes_on_in_the_middle_of_a_battle(player: GrapplePlayer, phase: Any, who: tuple[str, str]) -> None:
    if phase == "engage":
        fight = Fight(1, "raider", "raider", hidden="king")
        start = position(["brute mage", "mage spy"], ["spy", "mage"], phase=phase, battle=fight, acted=True)
    else:
        start = asked_of_the_other("brute defender", phase=phase)
    asked = 0 if phase == "engage" else 1
    if who[asked] != "human":
        return
    player.lay(start, *who, opened=False)
    player.settle()
    state = player.state
    go_on_later(player)
    assert player.state == state and deciding(player.state) == (phase, (asked,))
    assert player.covered == (who == TWO)
    player.do({"rescue": "rescue", "hold": "hold brute", "engage": "engage brute"}[phase])
    assert player.done()[0].seat == asked


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("who", "seed"), [(TWO, 7), (("human", "human", "easy"), 8), (("human", "easy", "medium", "easy"), 3)]
)
def test_whole_games_through_the_interface(player: GrapplePlayer, who: tuple[str, ...], seed: int) -> None:
    player.deal(*who, seed=seed, length="50" if len(who) > 2 else "round")
    match = player.finish()
    assert match.outcome and match.outcome.reason in match.rules.info.reasons
    assert not match.assisted
