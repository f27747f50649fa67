"""What is said of a piece that was touched: every cell of the Caves can be, the empty ones too."""

from __future__ import annotations

import pytest

from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.irene.actions import Explore
from goblins.games.irene.events import ShoutTurnedUp
from goblins.games.irene.rules import IreneRules
from goblins.games.registry import rules_of
from goblins.tables.contract import TableContext
from goblins.tables.irene.sentences import asked, told
from goblins.tables.irene.showing import DRAWN_PIECE, Kind
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Piece
from goblins.words import say

SETUP = Setup("irene", make_seats(["human", "human"]))


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


@pytest.mark.parametrize(("seats", "named"), [(["human", "easy"], False), (["human", "human"], True)])
def test_one_person_among_bots_is_not_called_by_name(seats: list[str], named: bool) -> None:
    rules = rules_of("irene")
    assert isinstance(rules, IreneRules)
    setup = checked(rules.info, Setup("irene", make_seats(seats)))
    state = next(state for seed in range(20) if (state := rules.new_game(setup, seed)).public.active == 0)
    heading, words = asked(rules.view(state, 0), TableContext(setup, 0), rules.content)
    assert words and (setup.seats[0].name in heading) == named


def test_a_tile_just_drawn_is_spoken_of_to_whoever_drew_it_and_to_the_others() -> None:
    rules = rules_of("irene")
    assert isinstance(rules, IreneRules)
    setup = checked(rules.info, Setup("irene", make_seats(["human", "human"])))
    match = Match(rules, setup, 1)
    drawer = match.to_act[0]
    match.play(Explore(drawer))
    table, name = table_of("irene"), setup.seats[drawer].name
    said = {
        viewer: table.drop_hint(  # type: ignore[attr-defined]
            rules.view(match.state, viewer), DRAWN_PIECE, DRAWN_PIECE, TableContext(setup, viewer)
        )
        for viewer in range(2)
    }
    assert name not in said[drawer] and name in said[1 - drawer]


def test_a_shout_that_finds_a_goblin_does_not_seem_to_cost_the_shouter() -> None:
    rules = rules_of("irene")
    assert isinstance(rules, IreneRules)
    goblin = next(tile for tile in range(len(rules.content.paths), 99) if rules.content.is_goblin(tile))
    clause = told(ShoutTurnedUp(0, 7, goblin), TableContext(checked(rules.info, SETUP), 0), rules.content)
    assert clause is not None and "whoever escapes" in say(clause[1])
