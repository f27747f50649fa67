"""Irene's tables in larger text: what is asked for and what just happened are larger, too, if fewer."""

from __future__ import annotations

import pytest

from goblins.library import Library
from goblins.tables.irene.solo_geometry import area
from goblins.tables.irene.zones import zone
from goblins.ui.draw.sprites import SurfaceCache
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from tests.support.gallery import at, make_house, played, table
from tests.support.lettering import Written, written


def lines_in(rect: Rect, seats: int, ply: int, text_size: int) -> list[Written]:
    house = make_house(Library.in_memory(), text_size, SurfaceCache())
    scene = table(house, at(played("irene", seats, 160), ply))
    while not scene.top.ready:
        scene.top.work()
    scene.top.forget_pictures()
    with written() as lines:
        scene.draw(house.stage)
    buttons = [widget.rect for widget in scene.widgets.widgets if isinstance(widget, Button)]
    told = [line for line in lines if not any(button.holds(line.rect.centre) for button in buttons)]
    return [line for line in told if rect.holds(line.rect.centre)]


@pytest.mark.parametrize(
    ("place", "seats", "ply"), [("log", 4, 7), ("log", 1, 1), ("tray", 4, 7), ("tray", 1, 1), ("prompt", 4, 28)]
)
def test_what_is_told_is_larger_in_larger_text(place: str, seats: int, ply: int) -> None:
    rect = zone(place) if seats > 1 else area(place)
    usual, large = (lines_in(rect, seats, ply, text_size) for text_size in (100, 150))
    assert usual and large
    assert all(line.rect.x >= rect.x and line.rect.right <= rect.right for line in large)
    assert all(line.rect.y >= rect.y and line.rect.bottom <= rect.bottom - 4 for line in large)
    smallest = [min(line.rect.h for line in lines if not line.text.isdigit()) for lines in (usual, large)]
    assert smallest[1] > 1.2 * smallest[0]
