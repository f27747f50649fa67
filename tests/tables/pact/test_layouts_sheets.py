"""Where everything of Pact's payment sheet lies: lanes, goblins and other ways."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.games.pact.state import FROM_DISPLAY, FROM_MASTER, PactState
from goblins.tables.pact import sheet
from goblins.tables.pact.places import CELL, COLUMN, SHEET, cell_piece, column_piece
from goblins.tables.pact.table import PactTable
from goblins.ui.viewport import SCREEN
from tests.support.pact.builders import position
from tests.support.pact.lines import RULES, play
from tests.support.pact.looks import WIDE_NAME, a_setup, inside, seen
from tests.support.pact.player import PactPlayer, at_the_window


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home"), (1600, 900)) as player:
        yield player


PAYMENTS = [
    ("complete 3W1Y1B alone", {"mode": "expert", "specialists": {"fixer": 0}, "markers": [5, 1, 1]}),
    ("complete 3W1Y1B with 1", {"mode": "expert", "specialists": {"fixer": 0}, "markers": [5, 1, 1]}),
    ("complete 3Y2R1K1G with 1", {"mode": "expert", "specialists": {"fixer": 0}, "markers": [5, 1, 1]}),
    ("complete 3Y2R1K1G with 2", {"mode": "beginner"}),
    ("figure 0", {"mode": "expert", "phase": "turn", "specialists": {"fixer": 0}, "markers": [5, 1, 1]}),
]


def paying(words: str, fields: dict[str, Any]) -> PactState:
    """A sheet with as many lanes as there can be."""
    usual: dict[str, Any] = {"phase": "tasks", "tasks": "3W1Y1B 3Y2R1K1G 2G1B 2B1R", "pacts": {0: "2W2G1K 2Y2B1G"}}
    if fields["mode"] == "expert":
        usual |= {"figures": {"2W2G1K": 0}, "masters": "YWR"}
    everybody = ["WWWYYYBBRRKG", "WWWYYYBRRKG", "YYRKG"]
    state = play(position(everybody, ["YYYYW"], **{**usual, **fields}), words).state
    assert state.public.phase == "pay"
    return state


@pytest.mark.rule("P-25", "P-31", "P-51", "P-55")
@pytest.mark.parametrize(("words", "fields"), PAYMENTS)
def test_a_sheet_has_all_its_lanes_and_places(words: str, fields: Any) -> None:
    view, context, layout = seen(paying(words, fields))
    panel = layout[SHEET].rect
    lanes = [lane.rect for lane in sheet.lanes(view, RULES.content)]
    buttons = sheet.button_rects(view)
    assert inside(panel, SCREEN) and all(inside(rect, panel) for rect in (*lanes, *buttons))
    assert all(one.overlap(other) == 0 for one, other in combinations([*lanes, *buttons], 2))
    cells = {piece: one.rect for piece, one in layout.items() if piece.kind in (CELL, COLUMN)}
    assert len([piece for piece in cells if piece.kind == CELL]) > 3
    for piece, rect in cells.items():
        assert any(lane.holds(rect.centre) for lane in lanes), piece
        assert inside(rect, panel) and all(rect.overlap(button) == 0 for button in buttons)
    targets = PactTable(RULES).targets(view, context)
    assert all(inside(rect, panel) for rect in targets.values())
    assert {piece for piece in cells if piece.kind == CELL} <= set(targets)


@pytest.mark.parametrize(("words", "fields"), PAYMENTS)
def test_words_of_a_sheet_are_not_cut(window: PactPlayer, words: str, fields: Any) -> None:
    state = paying(words, fields)
    seats = tuple(replace(seat, name=WIDE_NAME) for seat in a_setup(state.public.mode, 3).seats)
    window.sit_down_to(state, replace(a_setup(state.public.mode, 3), seats=seats))
    with window.listening() as said:
        window.redraw()
    assert {"needs", "Cancel"} <= said and not [line for line in said if "…" in line]


@pytest.mark.rule("P-53")
def test_a_permanent_goblin_lies_beside_the_card_that_could_pay_instead() -> None:
    """So that neither covers the other, and its word can be read."""
    view, _, layout = seen(paying(*PAYMENTS[0]))
    assert view.payment is not None
    column = view.payment.sources.index(FROM_MASTER)
    coin, card = layout[column_piece(column)].rect, layout[cell_piece(column, FROM_DISPLAY)].rect
    assert card.overlap(coin) < coin.w * coin.h / 10
