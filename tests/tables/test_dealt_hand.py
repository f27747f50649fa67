"""While cards are dealt nothing stands for those that have not come yet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import Attention
from goblins.tables.grapple.showing import card_piece as grapple_card
from goblins.tables.koncita.showing import card_piece as koncita_card
from goblins.ui.moving.motion import Piece
from tests.support.builders import setup
from tests.support.grapple.player import GrapplePlayer
from tests.support.koncita.player import KoncitaPlayer
from tests.support.table_player import MOVING, TablePlayer, window_of


@pytest.mark.parametrize(("kind", "card"), [(GrapplePlayer, grapple_card), (KoncitaPlayer, koncita_card)])
def test_no_shade_lies_where_a_card_is_still_to_come(
    tmp_path: Path, kind: type[TablePlayer], card: Callable[[int], Piece]
) -> None:
    with window_of(kind, tmp_path) as player:
        player._new_table(MOVING)
        player.house.doors.deal(setup(kind.game, ("human", "easy", "easy")), 3)
        player.until(lambda: player.at(TableScene) and player.laid.top.ready and player.laid.top.director.busy)
        top, stage = player.laid.top, player.house.stage
        surface = pygame.Surface(stage.surface.get_size())
        last = top.layout[card(player.view.hand[-1])].rect
        assert top.director.placements[card(player.view.hand[-1])].rect != last, "it is still in the deck"
        shades = []
        for over in (False, True):
            with stage.onto(surface):
                surface.fill((90, 140, 90))
                if over:
                    top.table.draw_over(
                        stage, top.view, top.context, Attention(moving=True, now=top.director.placements)
                    )
            x, y = stage.viewport.point((last.centre[0], last.centre[1] + last.h / 4))
            shades.append(tuple(surface.get_at((round(x), round(y)))))
        assert shades[0] == shades[1]
