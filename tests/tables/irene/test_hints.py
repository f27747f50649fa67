"""What is said of a piece that was touched: every cell of the Caves can be, the empty ones too."""

from __future__ import annotations

from goblins.core.setup import Setup, checked, make_seats
from goblins.games.irene.rules import IreneRules
from goblins.games.registry import rules_of
from goblins.tables.contract import TableContext
from goblins.tables.irene.showing import Kind
from goblins.tables.registry import table_of
from goblins.ui.motion import Piece


def test_a_touched_cell_is_answered_whether_a_tile_lies_there_or_not() -> None:
    rules = rules_of("irene")
    assert isinstance(rules, IreneRules)
    setup = checked(rules.info, Setup("irene", make_seats(["human", "human"])))
    view, table = rules.view(rules.new_game(setup, 1), 0), table_of("irene")
    laid = {spot.cell for spot in view.caves}
    empty = next(cell for cell in range(64) if cell not in laid)
    for cell, said in ((min(laid, default=empty), bool(laid)), (empty, False)):
        piece = Piece(Kind.CELL, cell)
        assert bool(table.drop_hint(view, piece, piece, TableContext(setup, 0))) == said  # type: ignore[attr-defined]
