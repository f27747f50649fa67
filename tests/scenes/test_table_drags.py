"""Everything that can happen to a drag: refused drops, cancelled drags, other buttons, clicks, and skipped motion."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.core.bits import members
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.scenes.table.screen import TableScene
from goblins.ui.moving.motion import Piece
from goblins.ui.widgets.messages import toast_rect
from tests.support.ui_tools import Player


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path)
    player.sit_straight_down("human", "easy", "easy", seed=12345678)
    yield player
    player.close()


def home_of(player: Player, piece: Piece) -> tuple[float, float]:
    top = player.table.top
    placement = top.table.layout(top.view, top.context)[piece]
    return placement.x, placement.y


@pytest.mark.rule("F-20")
def test_somebody_elses_card_glides_home_and_the_rule_is_shown(seated: Player) -> None:
    match = seated.match
    other = Piece("card", members(match.state.public.hands[1])[0] % 20)
    before = match.cursor
    seated.drag(other)
    assert match.cursor == before
    assert seated.table.top.director.busy, "it glides"
    assert (seated.placement(other).x, seated.placement(other).y) != home_of(seated, other)
    toast = seated.table.toast
    assert toast
    assert (toast.kind, toast.rule) == ("refusal", "F-20")
    seated.rest()
    assert (seated.placement(other).x, seated.placement(other).y) == home_of(seated, other)
    with seated.listening() as said:
        seated.redraw()
    assert "F-20" in said
    assert "Read it" in said
    rect = toast_rect(seated.house.stage, toast, seated.table.toast_y)
    seated.click((rect.right - 50, rect.centre[1]))
    assert seated.at(RulebookScene)
    with seated.listening() as said:
        seated.redraw()
    assert any("F-20" in line for line in said)
    seated.key("escape")
    assert seated.at(TableScene)


def test_a_toast_goes_away_by_itself(seated: Player) -> None:
    match = seated.match
    seated.drag(Piece("card", members(match.state.public.hands[1])[0] % 20))
    seated.rest()
    assert seated.table.toast
    seated.step(1.0, times=5)
    assert seated.table.toast is None


def test_a_card_dropped_beside_the_ring_glides_home_without_a_word(seated: Player) -> None:
    card = seated.hand()[0]
    seated.drag(card, (1440, 860))
    assert seated.table.toast is None
    seated.rest()
    assert (seated.placement(card).x, seated.placement(card).y) == home_of(seated, card)
    assert seated.match.to_act == (0,)


@pytest.mark.parametrize("way", ["right button", "escape", "focus lost", "resize"])
def test_a_drag_can_be_cancelled(seated: Player, way: str) -> None:
    card, before = seated.hand()[0], seated.match.cursor
    seated.take(card)
    seated.move(seated.target().centre)
    if way == "right button":
        seated.press(3)
        seated.release(3)
    elif way == "escape":
        seated.key("escape")
    elif way == "focus lost":
        seated.lose_focus()
    else:
        seated.resize((1100, 700))
    assert seated.table.reach.hand.phase == "idle"
    seated.release()
    seated.rest()
    assert seated.match.cursor == before
    assert (seated.placement(card).x, seated.placement(card).y) == home_of(seated, card)
    seated.drag(card)
    assert seated.match.cursor == before + 1, "and it can be tried again"


@pytest.mark.parametrize("button", [2, 3, 4, 5])
def test_only_the_first_button_drags(seated: Player, button: int) -> None:
    card, before = seated.hand()[0], seated.match.cursor
    seated.move(seated.spot(card))
    seated.press(button)
    seated.move(seated.target().centre)
    assert seated.table.reach.hand.phase == "idle"
    seated.release(button)
    assert seated.match.cursor == before


@pytest.mark.parametrize("button", [1, 2])
def test_the_ground_of_a_table_to_which_nobody_comes_closer_stays(seated: Player, button: int) -> None:
    lying, before = seated.table.top.director.placements, seated.match.cursor
    ground = next((x, y) for x in range(20, 1600, 20) for y in range(20, 900, 20) if bare(seated, (x, y)))
    seated.move(ground)
    seated.wheel(3)
    seated.press(button)
    seated.move((ground[0] + 60, ground[1] + 40))
    assert not seated.table.panning.active and seated.table.reach.hand.phase == "idle"
    seated.release(button)
    assert seated.table.top.director.placements == lying and seated.match.cursor == before


def bare(player: Player, point: tuple[float, float]) -> bool:
    return player.table.top.piece_at(point) is None and player.table.widgets.at(point) is None


def test_a_small_movement_is_a_click(seated: Player) -> None:
    card = seated.hand()[0]
    x, y = seated.spot(card)
    seated.move((x, y))
    seated.press()
    seated.move((x + 2, y + 2))
    seated.release()
    assert seated.table.reach.hand.selected == card
    seated.step(0.5)
    seated.click((x, y))
    assert seated.table.reach.hand.selected is None, "a second click lets it go"


def test_a_click_during_motion_skips_it_and_does_nothing_else(seated: Player) -> None:
    seated.drag(seated.hand()[0])
    assert seated.table.top.director.busy
    cursor = seated.match.cursor
    seated.move((800, 450))
    seated.press()
    assert not seated.table.top.director.busy
    assert seated.match.cursor == cursor
    seated.release()
    assert seated.table.reach.hand.selected is None


def test_the_space_key_skips_too(seated: Player) -> None:
    seated.drag(seated.hand()[0])
    seated.key("space")
    assert not seated.table.top.director.busy


def test_nothing_can_be_played_while_a_bot_is_to_act(seated: Player) -> None:
    own = seated.hand()[1]
    seated.drag(seated.hand()[0])
    seated.key("space")
    cursor = seated.match.cursor
    assert seated.match.to_act != (0,)
    seated.move(seated.spot(own))
    seated.press()
    seated.move(seated.target().centre)
    seated.release()
    assert all(step.action.seat != 0 for step in seated.match.steps[cursor:])


def test_a_click_on_one_of_the_last_turns_watches_it_again(seated: Player) -> None:
    seated.drag(seated.hand()[0])
    seated.rest()
    match, last = seated.match, seated.table.top.log[-1]
    seated.click(f"turn {last.turn}")
    replay = seated.scene
    assert isinstance(replay, ReplayScene)
    assert replay.top.view == match.rules.view(match.state_at(last.ply), 0)
