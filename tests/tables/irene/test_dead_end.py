"""The result of Irene solo where no path led home: how far the pile led, and what was missing."""

from __future__ import annotations

import pytest

from goblins.games.irene.state import NO_PALACE
from goblins.tables.contract import TableContext
from goblins.tables.irene.dead_end import DeadEnd, way_so_far
from goblins.tables.registry import table_of
from goblins.ui.viewport import Rect
from tests.support.builders import setup
from tests.support.irene.bot_tools import CONTENT, solo
from tests.support.irene.builders import RULES, tile_name
from tests.support.irene.player import IrenePlayer
from tests.support.lettering import written

SHEET = Rect(688, 104, 866, 574)


@pytest.mark.parametrize(
    ("pile", "way", "missing"),
    [
        ("", [], "empty"),
        ("rose-lamp lamp-grass", [], "From the ring no tile"),
        ("ring-rose rose-lamp", ["ring-rose", "rose-lamp"], "From the lamp no tile"),
    ],
)
def test_it_says_how_far_the_pile_led_and_what_was_missing(
    player: IrenePlayer, pile: str, way: list[str], missing: str
) -> None:
    view = RULES.view(solo(pile, ending="lost", why="no_path"), 0)
    assert [tile_name(one) for one in way_so_far(view, CONTENT)] == way
    context = TableContext(setup("irene", 1), 0)
    with written() as lines:
        table_of("irene").draw_scores(player.house.stage, view, context, SHEET)  # type: ignore[attr-defined]
    said = " ".join(line.text for line in lines)
    assert missing in said and ("Escape Pile" in said)
    assert all(line.rect.bottom <= SHEET.bottom for line in lines)


def test_without_a_palace_that_is_what_was_missing() -> None:
    view = RULES.view(solo("", palace=NO_PALACE, ending="lost", why="gave_up"), 0)
    assert way_so_far(view, CONTENT) == ()
    assert "Palace" in DeadEnd(CONTENT, table_of("irene")._pieces).why(view)  # type: ignore[attr-defined]
