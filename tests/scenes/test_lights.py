"""The light at the plate of the one to act: when it goes over to another one, how it breathes, and that it comes to rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library.settings import Settings
from goblins.scenes.lights import BREATH, BREATHS, SLIDE
from goblins.scenes.table.screen import TableScene
from goblins.scenes.table_deal import deal_openly
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.tables.kit.plates import ShowsTurn
from tests.support.builders import setup
from tests.support.ui_tools import Player

GAMES = {"koncita": 3, "grapple": 3, "fairies": 3, "irene": 3, "pact": 3}
MOST_STEPS = 60


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    player = Player(tmp_path_factory.mktemp("lights"), (1024, 576), Settings())
    yield player
    player.close()


def laid(player: Player, game: str, settings: Settings | None = None) -> Tabletop:
    """A table of bots, told from the first seat, at its beginning."""
    player.house.change_settings(settings or Settings())
    made = setup(game, ["easy"] * GAMES[game])
    match = Match(rules_for(made), made, 5)
    return TableScene(player.house, match, player.house.library.follow(match), {}).top


def next_turn(top: Tabletop) -> int | None:
    """Play until a step passes the turn on, and begin to tell that; whose plate shone before."""
    match, table = top.match, top.table
    assert isinstance(table, ShowsTurn)
    for _ in range(MOST_STEPS):
        before = top.context.acting
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
        top.tell(match.cursor)
        if table.acting(top.view) != before:
            return before
        top.skip()
    raise AssertionError("nobody's turn ever ends")


@pytest.mark.parametrize("game", GAMES)
def test_the_light_leaves_nobody_before_what_they_did_is_told(player: Player, game: str) -> None:
    top = laid(player, game)
    before, table = next_turn(top), top.table
    assert isinstance(table, ShowsTurn) and before is not None
    told = False
    while top.director.busy:
        top.advance()
        now = top.director.beat
        told = told or now is None or now.passed
        assert top.context.acting == (table.acting(top.view) if told else before)
    assert top.context.acting == table.acting(top.view) != before


def seen_with_light(player: Player, top: Tabletop) -> bool:
    """Whether light is drawn beside what lies still."""
    stage = player.house.stage
    stage.surface.fill((0, 0, 0))
    top.lights.draw(stage)
    return stage.surface.get_bounding_rect().w > 0 and any(
        sum(stage.surface.get_at((x, y))[:3]) for x in range(0, 1024, 4) for y in range(0, 576, 4)
    )


def test_a_light_goes_over_breathes_and_comes_to_rest(player: Player) -> None:
    top = laid(player, "fairies")
    next_turn(top)
    while top.director.busy:
        top.advance()
    top.moments.clear()
    changed = [top.advance() for _ in range(SLIDE // 2)]
    assert all(changed) and top.lights.ticks_left == 1, "it is on its way"
    assert seen_with_light(player, top)
    for _ in range(SLIDE // 2 + BREATH // 2):
        top.advance()
    assert seen_with_light(player, top), "it breathes"
    drawn = sum(top.advance() for _ in range(BREATHS * BREATH))
    assert 0 < drawn < BREATHS * BREATH / 3, "in few pictures"
    assert top.lights.ticks_left is None and not top.advance() and not seen_with_light(player, top)


@pytest.mark.parametrize("settings", [Settings(calm=True), Settings(animation_speed=0)])
def test_where_nothing_moves_the_light_is_there_at_once_and_does_not_breathe(
    player: Player, settings: Settings
) -> None:
    top = laid(player, "fairies", settings)
    next_turn(top)
    top.skip()
    assert top.lights.ticks_left is None and not seen_with_light(player, top)


@pytest.mark.parametrize("lies", ["veiled", "sheet"])
def test_no_light_breathes_through_what_lies_on_the_plates(
    player: Player, lies: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sheet that was opened early in a turn had the light of one's plate on it."""
    top = laid(player, "pact")
    next_turn(top)
    while top.director.busy:
        top.advance()
    top.moments.clear()
    for _ in range(SLIDE + BREATH // 2):
        top.advance()
    assert seen_with_light(player, top)
    monkeypatch.setattr(Tabletop, "panels", replace(top.panels, **{lies: True}))
    assert not seen_with_light(player, top)


def test_while_a_match_is_dealt_nobodys_plate_shines(player: Player) -> None:
    top = laid(player, "grapple")
    deal_openly(top)
    assert top.context.acting is None
    while top.director.busy and not (top.director.beat and top.director.beat.passed):
        assert top.context.acting is None
        top.advance()
    top.draw(player.house.stage, Attention())
    assert top.context.acting == top.match.to_act[0]


def test_a_deal_that_is_skipped_leaves_the_light_with_who_begins(player: Player) -> None:
    top = laid(player, "grapple")
    deal_openly(top)
    top.skip()
    assert top.context.acting == top.match.to_act[0]
