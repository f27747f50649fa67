"""The light of the one to act: outside the plate, so that words on it stay as they were."""

import pygame
import pytest

from goblins.games.registry import rules_of, slugs
from goblins.tables.contract import AnyTable, TableContext
from goblins.tables.kit.plates import ShowsTurn, draw_active, draw_waiting
from goblins.tables.registry import table_of
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from tests.support.builders import setup

PLATE = Rect(300, 200, 400, 100)
MADE = setup("fairies", 3)


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
    at = stage.viewport.point((500, 250))
    for acting, seat in ((None, 2), (1, 1), (1, 0)):  # nobody acts; their own plate; that of the one who looks
        draw_waiting(stage, PLATE, seat, TableContext(MADE, 0, acting=acting))
        assert stage.surface.get_at(at)[0] == 200
    draw_waiting(stage, PLATE, 2, TableContext(MADE, 0, acting=1))
    assert 160 < stage.surface.get_at(at)[0] < 190


@pytest.mark.parametrize("game", slugs())
def test_at_every_table_the_plate_of_the_one_to_act_shines_and_the_rivals_are_darker(game: str) -> None:
    made, rules = setup(game, 3), rules_of(game)
    table: AnyTable = table_of(game)
    assert isinstance(table, ShowsTurn)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    view, stage = rules.view(rules.new_game(made, 5), 0), Stage((1280, 720))
    acting = table.acting(view)
    assert acting in rules.to_act(rules.new_game(made, 5))
    seen: dict[int | None, pygame.Surface] = {}
    for lit in (None, 1):
        table.draw_ground(stage, view, TableContext(made, 0, acting=lit), [])
        seen[lit] = stage.surface.copy()
    for seat in range(3):
        plate = table.plate(view, TableContext(made, 0), seat)
        beside, within = ((plate.right + 6, plate.y + plate.h / 4), (plate.right - 12, plate.bottom - 12))
        (dark, lit), (usual, now) = (
            [sum(seen[one].get_at(stage.viewport.point(at))[:3]) for one in (None, 1)] for at in (beside, within)
        )
        assert (lit > dark + 60) == (seat == 1), "light round the plate of the one to act alone"
        assert (now < usual) == (seat == 2), "and those who neither act nor look are darker"
