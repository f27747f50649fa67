"""A cave that somebody came close to is pulled about by its ground, and nothing else is disturbed by that."""

from __future__ import annotations

import pytest

from goblins.scenes.table.pause_menu import PauseScene
from goblins.tables.irene.cave import SMALL_PITCH, Cave
from goblins.tables.irene.showing import cell_piece, crumb_piece
from goblins.tables.irene.zones import zone
from goblins.ui.viewport import Point
from tests.support.irene.builders import cell, position, thin_cave
from tests.support.irene.player import STILL, IrenePlayer

GROUND = (500.0, 100.0)
THERE = cell_piece(cell("e8"))


@pytest.fixture
def player(window: IrenePlayer) -> IrenePlayer:
    """Seat 0 escapes along a long thin cave, and has come close to its middle."""
    come_close(window)
    return window


def come_close(player: IrenePlayer, *who: str) -> None:
    player.lay(position(thin_cave(), paths={0: "ring:"}), *(who or ("human", "easy")), settings=STILL)
    player.step(0.5)
    player.move(player.spot(THERE))
    player.wheel(4)
    assert player.laid.top.context.camera is not None and player.laid.top.piece_at(GROUND) is None


def at(player: IrenePlayer, name: str) -> Point:
    """Where a cell's middle is, in sight or not."""
    return Cave(player.view.caves, player.laid.top.context.camera).middle(cell(name))


def pull(player: IrenePlayer, start: Point, by: Point, button: int = 1) -> None:
    player.move(start)
    player.press(button)
    player.move((start[0] + by[0] / 2, start[1] + by[1] / 2))
    player.move((start[0] + by[0], start[1] + by[1]))
    player.release(button)


def moved(before: Point, after: Point) -> tuple[int, int]:
    return round(after[0] - before[0]), round(after[1] - before[1])


@pytest.mark.parametrize(("button", "start"), [(1, GROUND), (2, GROUND), (2, None)])
def test_the_cave_follows_the_pointer(player: IrenePlayer, button: int, start: Point | None) -> None:
    """The first button pulls bare ground, the middle one also tiles."""
    before, close = at(player, "e8"), player.shown[THERE].w
    pull(player, start or player.spot(THERE), (-120, 20), button)
    across, down = moved(before, at(player, "e8"))
    assert abs(across + 120) <= 2 and abs(down - 20) <= 2  # a window has whole pixels
    assert player.shown[THERE].w == close and not player.done() and player.laid.reach.hand.selected is None
    player.move((900, 300))
    assert moved(before, at(player, "e8")) == (across, down), "it was let go"


def test_a_tile_is_dragged_and_not_the_ground(player: IrenePlayer) -> None:
    camera = player.laid.top.context.camera
    player.take(player.lying("e8"))
    player.move((700, 200))
    player.press(2)
    player.move((600, 300))
    assert player.laid.reach.hand.phase == "held" and player.laid.top.context.camera == camera
    player.release(2)
    assert player.laid.reach.hand.phase == "held"
    player.release()
    player.settle()
    player.do("choose e8")
    assert player.done() == ["Choose"]


def test_a_small_movement_moves_nothing(player: IrenePlayer) -> None:
    camera = player.laid.top.context.camera
    pull(player, GROUND, (3, 2))
    assert player.laid.top.context.camera == camera


@pytest.mark.parametrize("by", [(4000, 0), (-4000, 0), (0, 4000), (0, -4000), (4000, -4000)])
def test_the_cave_is_never_pulled_out_of_sight(player: IrenePlayer, by: Point) -> None:
    pull(player, GROUND, by)
    area, cave = zone("caves"), Cave(player.view.caves, player.laid.top.context.camera)
    left, right = cave.middle(cell("w1"))[0], max(cave.middle(spot.cell)[0] for spot in player.view.caves)
    edge = 1.5 * cave.pitch  # a place beside the outermost tile may be filled
    assert left - edge <= area.x + 1 and right + edge >= area.right - 1
    if by[0] > 0:
        assert left - edge == pytest.approx(area.x)
    if by[0] < 0:
        assert right + edge == pytest.approx(area.right)
    assert cave.middle(cell("n1"))[1] - edge >= area.y - 1 and cave.middle(cell("s1"))[1] + edge <= area.bottom + 1


def test_what_was_gripped_comes_back_under_the_pointer(player: IrenePlayer) -> None:
    """Pulled beyond the bounds and back: no slack between the two."""
    before = at(player, "e8")
    player.move(GROUND)
    player.press()
    player.move((GROUND[0] + 3000, GROUND[1]))
    player.move((GROUND[0] + 50, GROUND[1]))
    assert abs(moved(before, at(player, "e8"))[0] - 50) <= 2
    player.release()


def test_a_double_click_on_the_ground_shows_everything(player: IrenePlayer) -> None:
    player.click(GROUND)
    player.step(0.5)
    player.click(GROUND)
    assert player.laid.top.context.camera is not None, "two slow clicks are none"
    player.step(0.5)
    pull(player, GROUND, (-40, 0))
    player.click(GROUND)
    assert player.laid.top.context.camera is not None, "a drag is not the first half of one"
    player.click(GROUND)
    assert player.laid.top.context.camera is None and cell_piece(cell("w1")) in player.shown
    player.move((GROUND[0] + 100, GROUND[1]))
    assert player.laid.top.context.camera is None and not player.done()


@pytest.mark.parametrize("how", ["key", "menu", "right", "focus"])
def test_the_ground_is_let_go(player: IrenePlayer, how: str) -> None:
    player.move(GROUND)
    player.press()
    player.move((GROUND[0] - 40, GROUND[1]))
    assert player.laid.panning.active
    if how == "focus":
        player.lose_focus()
    elif how == "right":
        player.press(3)
    else:
        player.key("escape")
        assert not player.at(PauseScene), "the first Esc lets go"
    if how == "menu":
        player.press()
        player.move((GROUND[0] - 80, GROUND[1]))
        player.laid.back()
        player.step()
        assert player.at(PauseScene)
        player.key("escape")
    camera = player.laid.top.context.camera
    player.move((GROUND[0] + 300, GROUND[1]))
    assert not player.laid.panning.active and player.laid.top.context.camera == camera


def test_what_others_do_takes_the_ground_out_of_the_hand(player: IrenePlayer) -> None:
    come_close(player, "human", "human")
    player.move(GROUND)
    player.press()
    player.move((GROUND[0] - 40, GROUND[1]))
    player.key("2")
    assert player.state.public.phase == "shout" and player.laid.top.context.camera is None
    player.move((GROUND[0] - 90, GROUND[1]))
    assert not player.laid.panning.active and player.laid.top.context.camera is None


def test_a_click_that_puts_something_down_does_not_grip_the_ground(player: IrenePlayer) -> None:
    """An empty cell is ground, too; but with a tile in hand it is where that goes."""
    start = position(thin_cave(), active=0, phase="turn")
    player.lay(start, "human", "easy")
    player.do("explore")
    player.settle()
    player.move(player.spot(THERE))
    player.wheel(4)
    here = player.target(cell_piece(cell("n1e8"))).centre
    assert player.laid.top.piece_at(here) is None
    pull(player, here, (-30, 0))
    assert player.done() == ["Explore"], "nothing was in hand: the ground was pulled"
    player.step(0.5)
    player.do("place n1e8", "click")
    assert player.done() == ["Explore", "PlaceTile"] and not player.laid.panning.active


def test_a_selected_piece_stays_selected_under_the_middle_button(player: IrenePlayer) -> None:
    start = position(thin_cave(), active=0, phase="turn")
    player.lay(start, "human", "easy")
    player.do("explore")
    player.do("place n1e8")
    player.settle()
    crumb = crumb_piece(0, 0)
    player.click(player.spot(crumb))
    player.move(player.spot(THERE))
    player.wheel(4)
    pull(player, GROUND, (-60, 0), 2)
    assert player.laid.reach.hand.selected == crumb
    player.click(player.bare(cell_piece(cell("n1e8"))))
    assert player.done() == ["Explore", "PlaceTile", "MoveCrumb"]


@pytest.mark.parametrize("button", [1, 2])
def test_the_whole_cave_can_not_be_pulled(player: IrenePlayer, button: int) -> None:
    player.wheel(-9)
    lying = player.shown
    assert Cave(player.view.caves).pitch < SMALL_PITCH and player.laid.top.context.camera is None
    pull(player, GROUND, (-100, 10), button)
    assert player.shown == lying
    player.deal("human")
    lying = player.shown
    pull(player, GROUND, (-100, 10), button)
    assert player.shown == lying and not player.done()
