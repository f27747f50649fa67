"""The opening of a match: what is dealt comes from its source, and in the end everything lies where it belongs."""

from __future__ import annotations

import pytest

from goblins.app.window import make_house
from goblins.core.match import Match
from goblins.games.registry import rules_for, rules_of, slugs
from goblins.library import Library
from goblins.scenes.table_deal import deal_openly
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import AnyTable, TableContext
from goblins.tables.grapple.showing import GOAL
from goblins.tables.kit.dealing import Deal, Deals, opening, undealt
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Balloon, Figure, Hear, Paint, Ribbon
from goblins.ui.moving.motion import Beat, Director, Layout
from goblins.ui.time import ticks
from goblins.ui.viewport import SCREEN
from goblins.words import say
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


@pytest.mark.parametrize("game", ["grapple", "pact"])
def test_nobody_is_said_to_hold_cards_before_they_are_dealt(game: str) -> None:
    """Plates counted five cards in a hand while the first one was on its way."""
    made = setup(game, 3)
    match = Match(rules_for(made), made, 5)
    top = Tabletop(make_house(Library.in_memory(), (640, 360)), match, 0, {})
    top.show(0, "load")
    deal_openly(top)
    assert top.told_so_far()[0].hand_sizes == (0, 0, 0)
    while top.director.busy and not (top.director.beat and top.director.beat.settled):
        assert not any(top.told_so_far()[0].hand_sizes)
        top.advance()
    assert top.director.busy and top.told_so_far()[0] is top.view and all(top.view.hand_sizes)


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


@pytest.mark.parametrize(("game", "seats"), [*PLAYERS.items(), ("fairies", 1), ("irene", 1), ("pact", 1)])
def test_somebody_deals_with_a_fan_and_a_word_within_the_window(game: str, seats: int) -> None:
    layout, deal = dealt(game, seats)
    beats = opening(layout, deal, "", calm=False)
    shuffling = next(beat for beat in beats if beat.moment == "deal")
    (said,) = (cue for cue in shuffling.cues if isinstance(cue, Balloon))
    faces = [cue for cue in shuffling.cues if isinstance(cue, Figure)]
    assert said.words and faces and len({face.sprite for face in faces}) == 1
    assert any(isinstance(cue, Paint) for cue in shuffling.cues), "a fan of backs"
    for x, y in ((said.at[0] + 200, said.at[1] - 40), *(face.at for face in faces)):
        assert SCREEN.holds((x, y)) and y > 60
    assert [cue.sound for cue in shuffling.cues if isinstance(cue, Hear)] and shuffling.sound == "riffle"
    assert length(beats) <= 3.4


def test_who_deals_in_grapple_is_the_dealer_and_says_which_round_it_is() -> None:
    rules, made = rules_of("grapple"), setup("grapple", 3)
    view = rules.view(rules.new_game(made, 5), 0)
    deal = table_of("grapple").deal(view, TableContext(made, 0))  # type: ignore[attr-defined]
    assert deal.shuffle.who == made.seats[view.public.dealer].goblin
    assert deal.shuffle.words == say("grapple-deal-said", round=1)


@pytest.mark.parametrize("game", ["grapple", "koncita", "pact"])
def test_no_card_of_a_fan_or_pile_shows_its_face(game: str) -> None:
    layout, deal = dealt(game, PLAYERS[game])
    assert deal.shuffle is not None
    hidden = {
        start.face for piece, start in deal.starts.items() if piece not in layout or start.face in deal.shuffle.fan
    }
    assert hidden == set(deal.shuffle.fan) and len(hidden) == 1
    hand = [piece for piece in deal.starts if piece in layout and deal.starts[piece].face != layout[piece].face]
    assert hand and all(deal.starts[piece].face in deal.shuffle.fan for piece in hand)


def test_cards_turn_on_their_way_and_lie_straight_at_last() -> None:
    layout, deal = dealt("grapple", 3)
    director = Director()
    director.snap(undealt(layout, deal))
    director.queue(opening(layout, deal, "", calm=False))
    own = [piece for piece in deal.starts if piece in layout]
    angles = set()
    while director.busy:
        director.advance()
        angles |= {round(director.placements[piece].angle) for piece in own}
    assert max(angles) > 120 and len(angles) > 10
    assert all(director.placements[piece].angle == layout[piece].angle for piece in own)


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
