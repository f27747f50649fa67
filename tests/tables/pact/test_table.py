"""Pact by hand: recruiting, playing, Tasks, the sheet, Figures and the end, by dragging, clicking and keys."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.pact import actions as a
from goblins.games.pact.state import FROM_DISPLAY, THEIR_DISPLAY, PactState, figures_of
from goblins.scenes.after.result import ResultScene
from goblins.tables.pact.places import (
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    PERMANENT,
    SHEET,
    cell_piece,
    column_piece,
    figure_piece,
    goblin_piece,
    pact_piece,
    plate_piece,
)
from goblins.tables.pact.showing import GoblinFace, PaidFace, PermanentFace, TileFace
from goblins.ui.moving.motion import Piece
from tests.support.pact.builders import position, standstill
from tests.support.pact.lines import display, hand, named, row_of
from tests.support.pact.player import MOVING, PactPlayer

AMONG_BOTS = ("human", "easy", "easy")
ROW = "2W1Y 2W1K1R 2G1B 2B1R"
WAYS = ["drag", "click", "keys", "double click"]
MINE, LEFT, RIGHT = plate_piece(0), pact_piece(0), pact_piece(2)


def bring(player: PactPlayer, piece: Piece, target: Piece, way: Any) -> None:
    player.double_click(piece) if way == "double click" else player.make(piece, target, way)


def at_tasks(*displays: str, **fields: Any) -> PactState:
    """Somebody who has recruited may complete Tasks."""
    return position(displays, **{"phase": "tasks", "tasks": ROW, **fields})


# ---------------------------------------------------------------------- recruiting and playing


@pytest.mark.rule("P-20", "P-21")
@pytest.mark.parametrize("way", WAYS)
def test_two_goblins_are_recruited_from_row_and_deck(player: PactPlayer, way: Any) -> None:
    player.lay(position(hands=["W"], row="WYKG", deck="RBB"), *AMONG_BOTS)
    bring(player, player.in_row(1), HAND, way)
    assert player.done() == [a.Take(0, 1)] and hand(player.state) == "WY" and row_of(player.state) == "W-KG"
    assert player.button("End turn") is None, "two goblins or none"
    bring(player, DECK, HAND, way)
    assert player.done() == [a.Take(0, 1), a.Take(0, a.DECK)] and hand(player.state) == "WYR"
    assert row_of(player.state) == "WBKG", "filled only after both were taken"
    assert player.hand_faces() == {GoblinFace} and player.button("End turn")


@pytest.mark.rule("P-23")
def test_of_equal_goblins_the_one_that_was_dragged_goes(player: PactPlayer) -> None:
    player.lay(position(hands=["WWW"]), *AMONG_BOTS, settings=MOVING)
    dragged = goblin_piece(max(player.view.hand))
    player.drag(dragged, DISPLAY)
    drop = player.table.top.table.targets(player.view, player.table.top.context)[DISPLAY].centre
    moving = player.table.top.director.placements[goblin_piece(player.state.public.displays[0][-1])]
    assert abs(moving.x - drop[0]) + abs(moving.y - drop[1]) < 200, "it starts where it was let go"
    player.still()


@pytest.mark.rule("P-20", "P-23")
@pytest.mark.parametrize("way", WAYS)
def test_up_to_three_goblins_are_played(player: PactPlayer, way: Any) -> None:
    player.lay(position(["K"], ["WYKG"], specialists={"schemer": 0}), *AMONG_BOTS)
    for played, letter in enumerate("YKG", 1):
        bring(player, player.goblin(letter), DISPLAY, way)
        assert player.kinds_done() == ["Play"] * played
    assert display(player.state) == "YKKG" and hand(player.state) == "W"
    player.drag(player.goblin("W"), DISPLAY)
    assert len(player.done()) == 3 and player.said().startswith("P-23 Three goblins")


@pytest.mark.rule("P-14")
@pytest.mark.parametrize("way", WAYS)
def test_the_first_goblin_is_chosen(player: PactPlayer, way: Any) -> None:
    player.deal(*AMONG_BOTS, seed=4)
    assert player.view.public.phase == "reveal"
    mine = player.hand()[0]
    bring(player, mine, DISPLAY, way)
    player.settle()
    assert player.state.public.phase != "reveal" and goblin_piece(player.state.public.displays[0][0]) == mine


@pytest.mark.rule("P-20")
@pytest.mark.parametrize("way", ["button", "key"])
def test_the_turn_is_ended(player: PactPlayer, way: str) -> None:
    player.lay(position(hands=["W", "K", "G"]), *AMONG_BOTS)
    player.do("play W")
    player.press_main("End turn") if way == "button" else player.key(player.house.settings.keys["end_turn"])
    assert player.kinds_done() == ["Play", "EndTurn"] and player.state.public.active == 1
    player.settle()
    assert player.state.public.active == 0 and player.state.public.phase == "turn" and player.state.public.turns == 63


@pytest.mark.rule("P-23")
def test_who_can_do_nothing_passes(player: PactPlayer) -> None:
    player.lay(position(row="----", rest="display 1", deck=""), *AMONG_BOTS)
    assert player.labels() == {"Pass"} and not player.table.reach.gestures
    player.press_main("Pass")
    player.press_main("End turn")
    assert player.kinds_done()[:2] == ["Pass", "EndTurn"]


# ---------------------------------------------------------------------- Tasks


@pytest.mark.rule("P-24")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_task_is_completed_alone(player: PactPlayer, way: Any) -> None:
    player.lay(at_tasks("WWYK", "R", "R"), *AMONG_BOTS)
    player.make(player.task("2W1Y"), MINE, way)
    assert player.done() == [a.Complete(0, 0, a.ALONE)] and display(player.state) == "K"
    assert named(player.state.public.alone[0]) == "2W1Y" and isinstance(player.face(player.task("2W1Y")), TileFace)


@pytest.mark.rule("P-25")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize(("pact", "partner"), [(LEFT, 1), (RIGHT, 2)])
def test_a_task_goes_into_the_pocket_between_two_neighbours(
    player: PactPlayer, way: Any, pact: Piece, partner: int
) -> None:
    player.lay(at_tasks("WW", "Y", "Y", deck="R", hands=["K"]), *AMONG_BOTS)
    player.make(player.task("2W1Y"), pact, way)
    assert player.done() == [a.Complete(0, 0, partner)]
    assert named(player.state.public.pacts[0 if partner == 1 else 2]) == "2W1Y" and not display(player.state, partner)
    assert hand(player.state) == "KR", "and draws a goblin"


@pytest.mark.rule("P-26")
def test_several_tasks_in_a_turn(player: PactPlayer) -> None:
    player.lay(at_tasks("WWYGGB", "R", "R", next_tasks="3W1Y1B 2W2G1K"), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), MINE)
    player.drag(player.task("2G1B"), MINE)
    assert named(player.state.public.open_tasks) == "- 2W1K1R - 2B1R"
    player.press_main("End turn")
    assert (
        named(player.state.public.open_tasks) == "3W1Y1B 2W1K1R 2W2G1K 2B1R"
        and named(player.state.public.alone[0]) == "2W1Y 2G1B"
    )


# ---------------------------------------------------------------------- the sheet


def at_the_sheet(player: PactPlayer, **fields: Any) -> None:
    """Both have a shaman to spare: it is asked whose it shall be."""
    player.lay(at_tasks("WWY", "WWK", "R", **fields), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), LEFT)
    assert player.state.public.phase == "pay" and SHEET in player.shown


@pytest.mark.rule("P-25")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_goblin_of_the_sheet_goes_to_another_lane(player: PactPlayer, way: Any) -> None:
    at_the_sheet(player)
    assert player.paid_by() == "DTD"
    player.make(column_piece(0), cell_piece(0, THEIR_DISPLAY), way)
    assert player.done()[-1] == a.Shift(0, 0, THEIR_DISPLAY) and player.paid_by() == "TTD"
    assert player.face(column_piece(0)) == PaidFace(0, THEIR_DISPLAY)
    player.press_main("Complete")
    assert display(player.state) == "WW" and display(player.state, 1) == "K" and SHEET not in player.shown


@pytest.mark.rule("P-25")
def test_a_dashed_place_of_the_sheet_is_clicked(player: PactPlayer) -> None:
    at_the_sheet(player)
    player.click(player.spot(cell_piece(1, FROM_DISPLAY)))
    assert player.paid_by() == "DDD" and player.button("Complete") is None, "both must give one"
    player.drag(column_piece(0), cell_piece(0, THEIR_DISPLAY))
    player.key(player.house.settings.keys["end_turn"])
    assert player.kinds_done() == ["Complete", "Shift", "Shift", "Pay"]
    assert display(player.state) == "W" and display(player.state, 1) == "WK"


@pytest.mark.rule("P-25")
def test_a_goblin_that_is_dropped_beside_its_column_stays(player: PactPlayer) -> None:
    at_the_sheet(player)
    before = player.placement(column_piece(0))
    player.drag(column_piece(0), player.target(cell_piece(2, FROM_DISPLAY)).centre)
    assert player.kinds_done() == ["Complete"] and player.placement(column_piece(0)) == before
    player.drag(column_piece(2), cell_piece(2, THEIR_DISPLAY))
    assert player.kinds_done() == ["Complete"] and player.said().startswith("P-25 There is no such goblin to spare")


@pytest.mark.rule("P-25")
def test_the_sheet_is_called_off(player: PactPlayer) -> None:
    at_the_sheet(player)
    before = player.match.state_at(0)
    player.press_main("Cancel")
    assert player.state == before and SHEET not in player.shown
    assert player.ways("complete 2W1Y with 1") == [(player.task("2W1Y"), LEFT)]


@pytest.mark.rule("P-55")
def test_dynamite_is_a_lane_of_the_sheet(player: PactPlayer) -> None:
    player.lay(at_tasks("WWY", "R", "R", mode="expert", markers=[3, 1, 1]), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), MINE)
    assert player.paid_by() == "DDD"
    with player.listening() as said:
        player.do("shift 2 X")
        player.redraw()
    assert {"Dynamite", "Marker 1 back"} <= said
    player.press_main("Complete")
    assert display(player.state) == "Y" and player.state.public.markers == (2, 1, 1)


# ---------------------------------------------------------------------- Figures


@pytest.mark.rule("P-51", "P-53")
@pytest.mark.parametrize("way", WAYS)
def test_a_figure_is_placed(player: PactPlayer, way: Any) -> None:
    """Its goblins come from hand and display; then it stands, and a permanent goblin with it."""
    start = position(["WWK"], ["WWY"], mode="expert", markers=[0, 1, 1], pacts={0: "2W1Y"}, masters="WYK")
    player.lay(start, *AMONG_BOTS)
    bring(player, figure_piece(0, 0), LEFT, way)
    assert player.done() == [a.PlaceFigure(0, 0)] and player.button("Place it")
    assert sorted(player.paid_by()) == sorted("DHH")
    player.press_main("Place it")
    assert display(player.state) == "WK" and hand(player.state) == "Y" and figures_of(player.state.public, 0) == 1
    assert player.face(Piece(PERMANENT, 0, 0)) == PermanentFace(0) and player.placement(figure_piece(0, 0)).fixed
    assert figure_piece(0, 1) in player.shown, "the next one waits on the Master"


@pytest.mark.rule("P-51")
def test_goblins_of_the_hand_pay_for_a_figure(player: PactPlayer) -> None:
    start = position(["WWW"], ["WWW"], mode="expert", markers=[0, 1, 1], pacts={2: "2W1Y"})
    player.lay(start, *AMONG_BOTS)
    player.drag(figure_piece(0, 0), RIGHT)
    for column, now in enumerate(player.paid_by()):
        if now == "H":
            player.click(player.spot(cell_piece(column, FROM_DISPLAY)))
    assert player.paid_by() == "DDD"
    player.press_main("Place it")
    assert hand(player.state) == "WWW" and not display(player.state)


# ---------------------------------------------------------------------- shortage and prize


@pytest.mark.rule("P-22")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_in_a_shortage_goblins_are_discarded(player: PactPlayer, way: Any) -> None:
    start = position(["W", "Y", "K", "G"], seats=5, row="BBRR", deck="", rest="hands", tasks=ROW)
    player.lay(start, "human", "easy", "easy", "easy", "easy")
    before = len(start.secret.hands[0])
    player.play("take 0", "take 1")
    player.settle()
    assert player.state.public.phase == "reduce" and player.state.public.active == 0
    to_go = len(player.state.secret.hands[0]) - 5
    for number in range(to_go):
        letter = hand(player.state)[-(number % 2)]
        player.make(player.goblin(letter), DISCARDS, way if number < 3 else "drag")
        assert player.kinds_done()[2:] == ["Reduce"] * (number + 1)
    assert to_go == before + 2 - 5 and len(player.state.public.discards) >= to_go
    player.settle()
    assert (
        len(player.state.secret.hands[0]) >= 5
        and player.state.public.phase == "tasks"
        and player.state.public.active == 0
    )


@pytest.mark.rule("P-41")
@pytest.mark.parametrize("way", ["drag", "click", "double click"])
def test_the_most_dynamite_takes_a_task(player: PactPlayer, way: Any) -> None:
    start = standstill(mode="beginner", alone={0: "3Y2R1K1G"}, tasks=ROW, start=1)
    player.lay(start, *AMONG_BOTS)
    player.press_main("End turn")
    assert player.state.public.phase == "prize" and player.state.public.active == 0
    bring(player, player.task("2W1K1R"), MINE, way)
    assert player.done()[-1] == a.TakePrize(0, 1) and named(player.state.public.prize) == "2W1K1R"
    player.settle()
    assert player.at(ResultScene) and player.match.outcome and player.match.outcome.winners == (0,)


# ---------------------------------------------------------------------- help


def test_a_hint_raises_a_piece_and_says_why(player: PactPlayer) -> None:
    player.lay(at_tasks("WWY", "R", "R"), *AMONG_BOTS)
    player.hint()
    player.until(lambda: player.table.toast is not None)
    assert player.match.assisted and len(player.said()) > 5 and player.table.reach.hinted == player.task("2W1Y")


def test_undo_takes_back_what_was_played(player: PactPlayer) -> None:
    player.lay(position(["K"], ["WYKG"]), *AMONG_BOTS)
    before = player.state
    player.do("play W")
    player.key("ctrl+z")
    assert player.state == before and not player.match.assisted
