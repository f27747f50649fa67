"""Gestures of a game unlike Fairies: two actions at once, a deck to click, many targets, and cards lost while held."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.registry import table_of
from goblins.ui.drag import gesture
from tests.support.fake_game import Answer, Bury, Draw, Pick, Place, Shout
from tests.support.fake_player import Seated, hand_of, lay, open_curtain, own_turn, played, seats
from tests.support.fake_table import DECK, card_piece, cell_piece, cell_rect


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seated]:
    with seats(tmp_path) as sit_down:
        yield sit_down


@pytest.mark.parametrize("moving", [False, True])
def test_a_drag_that_means_two_actions_plays_both(seat: Seated, moving: bool) -> None:
    player = seat("human", "human", moving=moving)
    card = hand_of(player)[1]
    told: list[Any] = []
    player.match.observe(lambda match, change, step: told.append(step.action))
    player.drag(card_piece(card), cell_piece(8))
    if moving:
        assert played(player) == ["Pick"] and player.table.top.director.busy
    player.until(lambda: player.match.cursor == 2)
    assert player.match.state.open.grid[8] == card
    assert told == [Pick(0, card), Place(0, 8)], "whoever listens hears them in their order"


def test_the_second_action_is_dropped_if_a_human_shouts_meanwhile(seat: Seated) -> None:
    player = seat("human", "human", moving=True)
    card = hand_of(player)[0]
    player.drag(card_piece(card), cell_piece(8))
    player.key("s")
    player.until(lambda: player.at(CurtainScene))
    assert [type(step.action) for step in player.scene._match.steps] == [Pick, Shout]  # type: ignore[attr-defined]


def test_the_second_action_is_dropped_if_it_became_illegal(seat: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seat("human", "human", moving=True)
    card = hand_of(player)[0]
    table = table_of("burrow")
    monkeypatch.setattr(
        table, "gestures", lambda view, legal: {(card_piece(card), cell_piece(0)): gesture(Pick(0, card), Place(0, 99))}
    )
    player.table.rebuild()
    player.drag(card_piece(card), cell_piece(0))
    player.step(times=30)
    assert played(player) == ["Pick"] and player.table.toast is None
    monkeypatch.undo()
    player.table.rebuild()
    player.drag(card_piece(card), cell_piece(0))
    player.until(lambda: player.match.cursor == 2)


def test_a_taken_cell_is_refused_with_its_rule(seat: Seated) -> None:
    player = seat("human", "easy", seed=3)
    lay(player, 4)
    own_turn(player)
    cursor = player.match.cursor
    player.drag(card_piece(hand_of(player)[0]), cell_rect(4).centre)
    assert player.match.cursor == cursor
    assert player.table.toast and player.table.toast.rule == "B-02"


@pytest.mark.parametrize(("cell", "aside"), [(3, -3), (4, 3)])
def test_dropping_between_two_cells_goes_to_the_one_under_the_pointer(seat: Seated, cell: int, aside: float) -> None:
    """Wherever the card is gripped, so that it may well cover more of the other cell."""
    player = seat("human", "human")
    card = card_piece(hand_of(player)[0])
    x, y = player.spot(card)
    player.move((x + aside * 10, y))
    player.press()
    player.move((cell_rect(4).x + aside, cell_rect(4).centre[1]))
    player.release()
    player.until(lambda: player.match.cursor == 2)
    assert player.match.steps[-1].action == Place(0, cell)


def test_a_click_on_the_deck_draws(seat: Seated) -> None:
    player = seat("human", "human")
    player.click(player.spot(DECK))
    match = player.scene._match if player.at(CurtainScene) else player.match  # type: ignore[attr-defined]
    assert [step.action for step in match.steps] == [Draw(0)]


def test_click_and_click_on_a_target_that_is_itself_a_source(seat: Seated) -> None:
    player = seat("human", "human")
    card = hand_of(player)[2]
    player.click(player.spot(card_piece(card)))
    assert player.table.reach.hand.selected == card_piece(card)
    match = player.match
    player.click(player.spot(DECK))
    assert [step.action for step in match.steps] == [Bury(0, card)], "it went to the deck; the deck was not clicked"


def test_click_and_click_on_a_cell_plays_both_actions(seat: Seated) -> None:
    player = seat("human", "human")
    player.click(player.spot(card_piece(hand_of(player)[0])))
    player.click(cell_rect(7).centre)
    player.until(lambda: player.match.cursor == 2)
    assert player.match.steps[-1].action == Place(0, 7)


def test_clicking_another_card_selects_that_one(seat: Seated) -> None:
    player = seat("human", "human")
    first, second = (card_piece(card) for card in hand_of(player)[:2])
    player.click(player.spot(first))
    player.step(0.5)
    player.click(player.spot(second))
    assert player.table.reach.hand.selected == second and player.match.cursor == 0


def test_the_keyboard_walks_over_sources_then_targets(seat: Seated) -> None:
    player = seat("human", "human")
    cards = hand_of(player)
    seen = []
    for key in ("right", "down", "left", "left", "right", "right", "up", "down", "left", "left", "right", "right"):
        player.key(key)
        seen.append(player.table.reach._walked)
    assert seen[0] == DECK, "the finger begins with the piece that lies highest"
    first, second, third = map(card_piece, cards)
    assert seen[3:7] == [first, second, third, DECK], "the arrows walk in their direction"
    assert seen[-1] == third
    player.key("return")
    assert player.table.reach.hand.selected == card_piece(cards[2])
    player.key("right", "right", "right")
    assert player.table.reach._walked_target == cell_piece(2)
    assert player.table.reach.attention(previews=True).lit == {cell_piece(2)}
    player.key("left")
    player.key("return")
    player.until(lambda: player.match.cursor == 2)
    assert [step.action for step in player.match.steps] == [Pick(0, cards[2]), Place(0, 1)]


def test_the_keyboard_uses_a_source_that_is_its_own_target(seat: Seated) -> None:
    player = seat("human", "easy")
    player.key("right", "return", "return")
    assert player.match.steps[0].action == Draw(0)


def test_decisions_by_mouse_and_by_key(seat: Seated) -> None:
    player = seat("human", "human", "human")
    lay(player, 0)
    player.key("n")
    assert player.scene._match.steps[-1].action == Answer(1, False)  # type: ignore[attr-defined]
    open_curtain(player)
    lay(player, 1)
    player.click("Tom: yes")
    assert player.scene._match.steps[-1].action == Answer(2, True)  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- what is held


@pytest.mark.parametrize("moving", [False, True])
def test_a_held_card_stays_held_while_somebody_makes_noise(seat: Seated, moving: bool) -> None:
    player = seat("human", "hard", moving=moving)
    card = card_piece(hand_of(player)[0])
    player.take(card)
    player.table.play(Shout(1))
    player.step(times=2)
    assert player.table.reach.hand.piece == card and player.table.reach.hand.phase == "held"
    with player.listening() as said, pytest.MonkeyPatch.context() as patch:
        painted: list[Any] = []
        paint = table_of("burrow").draw_piece
        patch.setattr(table_of("burrow"), "draw_piece", lambda *of: (painted.append(of[1].face), paint(*of)))
        player.redraw()
    assert said and painted.count(player.placement(card).face) == 1, "it is in the hand, and not where it lay as well"
    player.until(lambda: not player.table.top.director.busy)
    assert player.table.reach.hand.phase == "held"
    player.move(cell_rect(2).centre)
    player.release()
    player.until(lambda: player.match.cursor == 3)
    assert player.match.steps[-1].action == Place(0, 2)


@pytest.mark.parametrize("moving", [False, True])
@pytest.mark.parametrize("released", [False, True])
def test_a_held_card_is_let_go_when_it_is_taken_away(seat: Seated, moving: bool, released: bool) -> None:
    """The chosen card is lost while it is being carried, and is gone from the hand for good in a big table's story."""
    player = seat("human", "hard", moving=moving)
    card = hand_of(player)[0]
    player.table.play(Pick(0, card))
    player.until(lambda: player.table.reach.playable)
    player.take(card_piece(card))
    player.move(cell_rect(2).centre)
    player.table.play(Shout(1))
    player.step(0.01)
    if released:
        player.release()
    player.until(lambda: not player.table.top.director.busy)
    assert player.table.reach.hand.phase == "idle" and player.table.reach.hand.piece is None
    player.release()
    player.step(times=3)
    assert [type(step.action) for step in player.match.steps[:2]] == [Pick, Shout]
    assert player.match.state.open.pile == (card,)


def test_a_held_card_that_leaves_the_table_is_let_go(seat: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seat("human", "hard", moving=True)
    card = hand_of(player)[0]
    table, layout = table_of("burrow"), table_of("burrow").layout
    player.table.play(Pick(0, card))
    player.until(lambda: player.table.reach.playable)
    player.take(card_piece(card))

    def without_pile(view: Any, context: Any) -> Any:
        return {
            piece: placement
            for piece, placement in layout(view, context).items()
            if piece not in map(card_piece, view.open.pile)
        }

    monkeypatch.setattr(table, "layout", without_pile)
    player.table.play(Shout(1))
    player.step(times=3)
    player.move((700, 300))
    player.release()
    player.until(lambda: not player.table.top.director.busy)
    assert player.table.reach.hand.piece is None


def test_a_click_on_a_place_brings_the_only_piece_that_can_go_there(seat: Seated) -> None:
    player = seat("human", "human")
    cards = hand_of(player)
    player.click(cell_rect(4).centre)
    assert player.match.cursor == 0 and player.table.reach.choosing == (
        cell_piece(4),
        frozenset(map(card_piece, cards)),
    )
    assert player.table.toast and "click the one you mean" in player.table.toast.text
    attention = player.table.reach.attention(previews=True)
    assert attention.rising == frozenset(map(card_piece, cards)) and cell_piece(4) in attention.lit
    player.click(player.placement(card_piece(cards[1])).rect.centre)
    player.until(lambda: player.match.cursor == 2)
    assert [step.action for step in player.match.steps] == [Pick(0, cards[1]), Place(0, 4)]


def test_pieces_that_rise_for_a_place_sink_again_when_something_else_is_clicked(seat: Seated) -> None:
    player = seat("human", "human")
    player.click(cell_rect(4).centre)
    assert player.table.reach.choosing
    player.key("escape")
    assert not player.table.reach.choosing and player.match.cursor == 0 and player.at(TableScene)
    player.click(cell_rect(4).centre)
    player.click((20, 500))
    assert not player.table.reach.choosing and player.match.cursor == 0


def test_a_lit_place_of_a_hint_is_played_by_a_click(seat: Seated) -> None:
    player = seat("human", "human")
    card = hand_of(player)[2]
    player.table.reach.hint_at(Pick(0, card))
    player.click(cell_rect(3).centre)
    player.until(lambda: player.match.cursor == 2)
    assert [step.action for step in player.match.steps] == [Pick(0, card), Place(0, 3)]


def test_enter_takes_the_piece_of_a_hint(seat: Seated) -> None:
    player = seat("human", "human")
    card = hand_of(player)[2]
    player.table.reach.hint_at(Pick(0, card))
    player.key("return")
    assert player.table.reach.hand.selected == card_piece(card)


def test_a_dropped_piece_stays_where_it_was_dropped_until_its_fate_is_known(seat: Seated) -> None:
    player = seat("human", "human")
    card = card_piece(hand_of(player)[0])
    home = player.placement(card)
    player.drag(card, cell_piece(4))
    way = [player.placement(card)]
    while player.match.cursor < 2 or player.table.top.director.busy:
        player.step(1 / 60)
        if card not in player.table.top.director.placements:
            break
        way.append(player.placement(card))
    far = abs(home.x - way[0].x) + abs(home.y - way[0].y)
    assert far > 200 and all(abs(one.x - home.x) + abs(one.y - home.y) > far / 2 for one in way), "no jump home"
