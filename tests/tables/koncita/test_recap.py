"""Since your turn, at the window: what others did is shown with pieces, where it was, and again."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.learn.recap import MOST, RecapPanel
from goblins.scenes.table.screen import TableScene
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from tests.support.koncita.player import STILL, KoncitaPlayer, at_the_window


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KoncitaPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.fixture(scope="module")
def recap(player: KoncitaPlayer) -> RecapPanel:
    """A table at which others have just done several things."""
    player.deal("human", "easy", "easy", seed=2, settings=replace(STILL, recap=True, tips=False))
    for number in range(40):
        companion = player.table.companion
        assert isinstance(companion, HelpCompanion)
        if companion._recap and len(companion._recap._recap.steps) > 2 and not player.table.decisions:
            return companion._recap
        player.before_deciding()
        player.do(player.easy_choice(), "drag", number)
        player.settle()
    raise AssertionError("nobody did anything")


def pixels(player: KoncitaPlayer, rect: Rect) -> bytes:
    player.redraw()
    surface = player.house.stage.surface
    return pygame.image.tobytes(surface.subsurface(player.house.stage.viewport.rect(rect)), "RGB")


def test_steps_have_pictures(recap: RecapPanel) -> None:
    steps = recap._recap.steps
    assert 2 < len(steps) <= MOST and all(one.trace and one.trace.icon for one in steps)
    assert [one.ply for one in steps] == sorted(one.ply for one in steps)


def test_pointing_at_a_step_shows_where_it_was(player: KoncitaPlayer, recap: RecapPanel) -> None:
    shown = [(n, one.trace.places[-1]) for n, one in enumerate(recap._recap.steps) if one.trace and one.trace.places]
    assert shown
    for n, place in shown:
        player.move((5, 5))
        before = pixels(player, place)
        spot = next(widget for widget in player.table.widgets.widgets if widget.name == f"recap {n}")
        assert spot.tooltip == recap._recap.steps[n].words
        player.move(spot.rect.centre)
        assert pixels(player, place) != before
    player.move((5, 5))


def test_a_click_shows_it_again(player: KoncitaPlayer, recap: RecapPanel) -> None:
    buttons = {one.name for one in player.table.widgets.widgets if isinstance(one, Button)}
    assert {"recap again", "recap turns", "recap away"} <= buttons
    spot = next(widget for widget in player.table.widgets.widgets if widget.name == "recap 0")
    player.click(spot.rect.centre)
    player.step(0.5)
    assert not isinstance(player.scene, TableScene)
