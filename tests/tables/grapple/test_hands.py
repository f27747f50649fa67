"""Hands that obey at the table of Grapple: no touch is silent, and what was dropped stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goblins.games.grapple import actions as act
from goblins.scenes.table.screen import TableScene
from goblins.tables.grapple.geometry import LABELS_Y
from goblins.tables.grapple.showing import (
    DECK,
    HAND,
    HIDDEN,
    HOLD_PLACE,
    USED,
    army_piece,
    plate_piece,
)
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from tests.support.grapple.builders import RULES, Fight, position
from tests.support.grapple.player import ANSWERED, MOVING, NOWHERE, STILL, GrapplePlayer, at_the_window
from tests.support.hands import positions

POSITIONS = 120


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GrapplePlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_touch_is_silent(player: GrapplePlayer, seats: int) -> None:
    """Whatever nothing can be done with says what it is, or which rule forbids it."""
    touched = 0
    for hands in positions(player.house, "grapple", seats, POSITIONS):
        table, view, context = hands.top.table, hands.top.view, hands.top.context
        assert isinstance(table, GrappleTable)
        for piece in hands.top.layout:
            if hands.reach._is_source(piece):
                continue
            touched += 1
            words = table.drop_hint(view, piece, piece, context)
            assert words or table.refused(view, piece, piece, context), f"{piece} is silent in {view.public.phase}"
    assert touched > 1000


# ---------------------------------------------------------------------- what was dropped stays; undo and sheets


@pytest.mark.rule("G-14", "G-21")
def test_a_reinforcement_stays_where_it_was_dropped(player: GrapplePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the attacker is still asked, and on its way face down: it never goes back to the hand."""
    fight = Fight(1, "raider", "raider", asked=(1, 0))
    start = position(["brute mage", "king brute"], ["", "mage"], phase="rescue", battle=fight, acted=True)
    player.lay(start, "easy", "human", settings=MOVING)
    lying, place = player.card("king"), player.target(HOLD_PLACE)
    home, plain, darkened = player.placement(lying).rect, Stage.box, list[Rect]()

    def box(stage: Stage, rect: Rect, *more: Any, **named: Any) -> None:
        darkened.append(rect)
        plain(stage, rect, *more, **named)

    player.drag(lying, HOLD_PLACE)
    seen = 0
    monkeypatch.setattr(Stage, "box", box)
    for _ in range(400):
        placements = player.table.top.director.placements
        if HIDDEN in placements or player.match.cursor > 3:
            break
        if lying in placements:
            assert place.holds((placements[lying].x, placements[lying].y)), "it went home"
            seen += 1
            player.redraw()
        player.step(0.02)
    assert darkened and home.grown(-1) not in darkened, "no shadow lies on its empty place"
    assert seen > 3 and player.match.cursor >= 3
    assert place.holds((player.placement(HIDDEN).x, player.placement(HIDDEN).y))


@pytest.mark.rule("G-21")
def test_undo_passes_over_an_answer_that_was_given_for_somebody(player: GrapplePlayer) -> None:
    """A bot attacks, and who holds no Defender is answered for: undo goes back to the last real decision and stays there."""
    start = position(["brute mage raider", "king king king"], ["mage raider", "spy"], goal=100)
    player.lay(start, "human", "hard", settings=ANSWERED)
    player.do("place brute")
    player.do("end")
    player.settle()
    assert act.LetStand(0) in player.done(), "the bot never attacked"
    player.click("undo")
    player.step(0.05, 4)
    if not player.at(TableScene):
        player.answer("Take it back")
    player.settle()
    player.step(0.2, 30)
    assert player.table.toast is None or "nothing to undo" not in player.said()
    assert player.state.public.phase == "turn" and player.match.to_act == (0,)
    assert player.match.cursor == max(
        ply
        for ply, step in enumerate(player.match.steps)
        if isinstance(step.action, act.EndTurn | act.Place) and step.action.seat == 0
    )


def test_what_the_deck_is_does_not_cover_its_name(player: GrapplePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table writes nothing below a pile; what it is stands beside it, like what all other things are."""
    player.lay(position(["king brute", ""], ["mage", "raider"]), "human", "easy", settings=STILL)
    plain, panels = Stage.panel, list[Rect]()

    def panel(stage: Stage, rect: Rect, *more: Any, **named: Any) -> None:
        panels.append(rect)
        plain(stage, rect, *more, **named)

    monkeypatch.setattr(Stage, "panel", panel)
    top = player.table.top
    for piece in (DECK, USED):
        lying = player.placement(piece).rect
        player.move(lying.centre)
        panels.clear()
        player.redraw()
        name = Rect(lying.x, LABELS_Y - 10, lying.w, 20)
        assert panels and all(not name.overlap(rect) for rect in panels)
        subject = GrappleTable(RULES).subject(top.view, top.context, piece, lying.centre)
        assert subject is not None and not subject.shown


@pytest.mark.rule("G-08")
def test_others_armies_show_their_backs_and_their_number(player: GrapplePlayer) -> None:
    player.lay(position(["king", ""], ["mage", "raider brute"]), "human", "easy")
    for seat, words in ((0, "Your army"), (1, "Grub’s army")):
        player.move(player.spot(army_piece(seat)))
        with player.listening() as said:
            player.redraw()
        assert words in said and "top" in said
        assert ("Raider" in said) is False or seat == 0


def test_a_held_card_never_covers_the_words_of_its_target(player: GrapplePlayer) -> None:
    player.lay(position(["spy king", "mage"], ["mage", "raider brute"]), "human", "easy")
    name = player.table.top.context.name(1)
    for target, words in (
        (army_piece(1), f"Attack {name}"),
        (plate_piece(1), f"Spy on {name}"),
        (army_piece(0), "Place it here"),
    ):
        player.take(player.card("spy"))
        player.move(player.target(target).centre)
        with player.listening() as said:
            player.redraw()
        assert words in said
        player.move(player.target(HAND).centre)
        player.release()


def test_the_words_of_a_battle_do_not_blink_while_something_moves(player: GrapplePlayer) -> None:
    """Who fights, how the pair compares and what is at stake stay from one step to the next."""
    fight = Fight(1, "king", "raider", asked=(1, 0))
    start = position(["brute mage", "defender brute"], ["", "mage"], phase="rescue", battle=fight, acted=True)
    player.lay(start, "easy", "human", settings=MOVING)
    name = player.table.top.context.name(0)
    player.do("rescue")
    told = 0
    while player.table.top.director.busy and told < 5:
        with player.listening() as said:
            player.redraw()
        assert f"{name} attacks" in said and any(words.endswith("points at stake") for words in said)
        told += 1
        player.step(0.02)
    assert told == 5


@pytest.mark.rule("G-30", "G-32")
def test_the_first_table_says_what_is_played_for(player: GrapplePlayer) -> None:
    player.deal("human", "easy", seed=2, length="100")
    with player.listening() as said:
        player.redraw()
    assert "21 in it end the round. 100 points win." in said


@pytest.mark.rule("G-14", "G-16")
def test_a_battle_that_strength_did_not_decide_has_its_reason(player: GrapplePlayer) -> None:
    fight = Fight(1, "raider", "raider", asked=(0,))
    player.lay(position(["brute", ""], ["", "mage"], phase="rescue", battle=fight, acted=True), "human", "easy")
    player.do("let stand")
    table = player.table.top.table
    assert table.words(player.table.top.log[0], player.table.top.context).startswith(
        "Grub has no card left to hold a tie"
    )
    player.lay(
        position(["brute", "mage"], ["", "mage"], phase="hold", battle=Fight(1, "raider", "raider"), acted=True),
        "easy",
        "human",
    )
    player.press_main("Give up battle")
    name = player.table.top.context.name(1)
    assert table.words(player.table.top.log[0], player.table.top.context).startswith(f"{name} gave up")


def test_an_army_is_looked_at_only_by_a_pointer_that_comes_for_it(player: GrapplePlayer) -> None:
    """Not by one that has just dropped a card there; and no look at another's army hides a battle."""
    player.lay(position(["king brute mage", "spy"], ["mage", "raider brute"]), "human", "easy")
    player.drag(player.card("mage"), army_piece(0))
    player.settle()
    with player.listening() as said:
        player.redraw()
    x, y = player.pointer
    player.move((x + 4, y))
    with player.listening() as moved:
        player.redraw()
    assert "Your army" not in said | moved
    player.move(NOWHERE)
    player.move((x, y))
    with player.listening() as said:
        player.redraw()
    assert "Your army" in said
    player.drag(player.card("king"), army_piece(1))
    player.settle()
    assert player.view.battle
    player.move(NOWHERE)
    player.move(player.spot(army_piece(1)))
    with player.listening() as said:
        player.redraw()
    assert "Grub’s army" not in said and any("attacks" in words for words in said)
