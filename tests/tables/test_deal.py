"""The opening of a match: what is dealt comes from its source, and in the end everything lies where it belongs."""

from __future__ import annotations

import pytest

from goblins.games.registry import rules_of, slugs
from goblins.tables.capabilities import Deal, Deals
from goblins.tables.contract import AnyTable, TableContext
from goblins.tables.grapple.showing import GOAL
from goblins.tables.kit.dealing import opening
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Ribbon
from goblins.ui.moving.motion import Beat, Director, Layout
from goblins.ui.time import ticks
from tests.support.builders import setup

#: How high the ribbon is that says who begins.
RIBBON_HIGH = 110.0
PLAYERS = {"koncita": 3, "grapple": 3, "fairies": 3, "irene": 3, "pact": 4}


def dealt(game: str, seats: int, *, covered: bool = False) -> tuple[Layout, Deal]:
    made, rules = setup(game, seats), rules_of(game)
    table: AnyTable = table_of(game)
    assert isinstance(table, Deals)
    view, context = rules.view(rules.new_game(made, 5), 0), TableContext(made, 0, covered=covered)
    return table.layout(view, context), table.deal(view, context)


def length(beats: list[Beat]) -> float:
    return sum(beat.seconds for beat in beats)


@pytest.mark.parametrize("game", slugs())
def test_every_game_is_dealt_before_the_players_eyes(game: str) -> None:
    layout, deal = dealt(game, PLAYERS[game])
    assert len(deal.starts) >= 4
    away = [piece for piece, start in deal.starts.items() if piece in layout and start.rect != layout[piece].rect]
    assert away, "something comes from elsewhere"
    beats = opening(layout, deal, "Mia begins", calm=False)
    assert beats[-1].layout == layout
    assert length(beats) <= 3.0


@pytest.mark.parametrize("game", slugs())
def test_what_is_dealt_arrives_and_what_others_get_is_gone(game: str) -> None:
    layout, deal = dealt(game, PLAYERS[game])
    director = Director()
    director.snap({**layout, **deal.starts, **deal.drops})
    director.queue(opening(layout, deal, "", calm=False))
    for _ in range(ticks(4)):
        director.advance()
    assert director.placements == layout


def test_pieces_set_out_one_after_another() -> None:
    layout, deal = dealt("fairies", 3)
    flying = next(beat for beat in opening(layout, deal, "", calm=False) if beat.each)
    starts = list(flying.starts.values())
    assert starts == sorted(starts) and starts[0] == 0 < starts[1]
    director = Director()
    director.snap({**layout, **deal.starts})
    director.queue([flying])
    for _ in range(ticks(0.1)):
        director.advance()
    first, *_, last = deal.starts
    assert director.placements[first] != deal.starts[first]
    assert director.placements[last] == deal.starts[last], "it still waits"


def test_a_covered_hand_is_dealt_and_not_turned_up() -> None:
    layout, deal = dealt("grapple", 3, covered=True)
    assert not any(beat.flips for beat in opening(layout, deal, "", calm=False))
    layout, deal = dealt("grapple", 3)
    assert any(beat.flips for beat in opening(layout, deal, "", calm=False))


def test_where_nothing_glides_everything_lies_there_and_it_is_said_who_begins() -> None:
    layout, deal = dealt("pact", 4)
    (beat,) = opening(layout, deal, "Mia begins", calm=True)
    assert beat.layout == layout
    assert [cue.words for cue in beat.cues if isinstance(cue, Ribbon)] == ["Mia begins"]


def test_the_light_goes_to_who_begins_when_all_is_dealt_and_no_words_lie_over_the_goal() -> None:
    layout, deal = dealt("grapple", 3)
    *before, last = opening(layout, deal, "Mia begins", calm=False)
    assert last.passed and not any(beat.passed for beat in before)
    (ribbon,) = (cue for cue in last.cues if isinstance(cue, Ribbon))
    assert ribbon.at[1] + RIBBON_HIGH / 2 < layout[GOAL].rect.y
