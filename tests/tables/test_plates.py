"""The light of the one to act: outside the plate, so that words on it stay as they were."""

from goblins.tables.kit.plates import draw_active, draw_waiting
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

PLATE = Rect(300, 200, 400, 100)


def test_light_shines_round_the_plate_and_not_on_it() -> None:
    stage = Stage((1280, 720))
    draw_active(stage, PLATE, wedge="none")
    at = stage.viewport.point
    assert stage.surface.get_at(at((500, 192)))[0] > 40
    assert stage.surface.get_at(at((500, 250)))[:3] == (0, 0, 0)


def test_a_wedge_points_at_the_plate_from_the_wanted_side() -> None:
    stage = Stage((1280, 720))
    draw_active(stage, PLATE, wedge="right")
    gold = stage.surface.get_at(stage.viewport.point((PLATE.right + 16, 250)))
    assert gold[0] > 240 and gold[2] < 140


def test_those_who_wait_are_a_little_darker() -> None:
    stage = Stage((1280, 720))
    stage.surface.fill((200, 200, 200))
    draw_waiting(stage, PLATE)
    assert 160 < stage.surface.get_at(stage.viewport.point((500, 250)))[0] < 190
