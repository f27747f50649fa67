"""Pact in larger text: what follows a payment, and who gives what, can really be read more easily."""

from __future__ import annotations

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.tables.contract import TableContext
from goblins.tables.pact import sheet
from goblins.tables.pact.places import SHEET, zone
from goblins.tables.pact.table import PactTable
from goblins.ui.draw.sprites import SurfaceCache
from goblins.words import speaking
from tests.support.builders import setup
from tests.support.gallery import at, make_house
from tests.support.lettering import Written, written
from tests.support.library_tools import play_on

MOST_DEALS = 30


@pytest.fixture(scope="module")
def paying() -> Match:
    """A match of three experts at a decision of the person's who pays."""
    chosen = setup("pact", ["human", "easy", "easy"], mode="expert")
    for seed in range(1, MOST_DEALS):
        match = play_on(Match(rules_for(chosen), chosen, seed), 400, seed)
        for ply in range(20, match.cursor):
            state = match.state_at(ply)
            view = match.rules.view(state, 0)
            if 0 in match.rules.to_act(state) and view.payment and sheet.is_open(view, TableContext(chosen, 0)):
                return at(match, ply)
    raise AssertionError("nobody paid on the sheet")


def on_the_sheet(match: Match, text_size: int) -> list[Written]:
    stage = make_house(Library.in_memory(), text_size, SurfaceCache()).stage
    pact = PactTable(match.rules)  # type: ignore[arg-type]
    with written() as lines:
        pact._paysheet.draw(stage, match.rules.view(match.state, 0), TableContext(match.setup, 0))
    return lines


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_what_follows_a_payment_is_larger_and_keeps_out_of_the_lanes(paying: Match, language: str) -> None:
    with speaking(language):
        usual, large = (on_the_sheet(paying, text_size) for text_size in (100, 150))
    left = [[line for line in lines if 240 < line.rect.x < 490 and line.rect.y > 330] for lines in (usual, large)]
    assert min(line.rect.h for line in left[1]) > 1.15 * min(line.rect.h for line in left[0])
    assert max(line.rect.right for line in left[1]) < 500
    place = zone(paying.rules.view(paying.state, 0), SHEET.kind)
    assert max(line.rect.bottom for line in left[1]) < place.bottom - 20
    both = {line.text: line.rect.h for line in usual}
    grown = [line.rect.h / both[line.text] for line in large if line.text in both]
    assert grown and min(grown) > 0.95
