"""What wins stands on every table in one line, is folded away by a click, and never lies on a piece."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from goblins.content.glance import glance_of
from goblins.core.match import Match
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library.settings import Settings, settings_from, stored_values
from goblins.scenes.learn.aim import AimSlip
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.viewport import SCREEN
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.ui_tools import Player

STILL = Settings(animation_speed=0, bot_pace=4, pause=0)
TABLES = [(game, seats) for game in slugs() for seats in range(info_of(game).min_seats, info_of(game).max_seats + 1)]


@pytest.fixture
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    one = Player(tmp_path_factory.mktemp("aim"), settings=STILL)
    yield one
    one.close()


def laid(player: Player) -> None:
    """Wait until a table lies there."""
    player.until(lambda: isinstance(player.scene, TableScene) and player.table.ready)


def slip(player: Player) -> AimSlip:
    return next(one for one in player.table.widgets.widgets if isinstance(one, AimSlip))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_piece_and_no_button_ever_lies_where_the_aim_stands(game: str, seats: int) -> None:
    rules, table, chance = rules_of(game), table_of(game), Random(seats)
    match = Match(rules, setup(game, ["human"] * seats), seats)
    looked = 0
    while match.to_act and looked < 60:
        seat = match.to_act[0]
        view, context = rules.view(match.state, seat), TableContext(match.setup, seat)
        legal = rules.legal_actions(match.state, seat)
        panels = table.panels(view, context)
        assert panels.aim is not None
        # what lies over the whole table in the dark hides it
        large = panels.aim if panels.veiled else panels.aim_large or panels.aim
        place = panels.aim
        for place in (panels.aim, large) if not panels.sheet else ():
            lying = {piece: one.rect for piece, one in table.layout(view, context).items()}
            under = [piece for piece, rect in lying.items() if rect.overlap(place) > 0]
            assert not under, f"ply {match.cursor}"
            assert not [piece for piece, rect in table.targets(view, context).items() if rect.overlap(place) > 0]
            buttons = [*panels.buttons.values(), *(one.rect for one in table.decisions(view, legal, context))]
            assert all(rect.overlap(place) == 0 for rect in buttons)
        assert place.x >= SCREEN.x and place.right <= SCREEN.right and place.y >= 0 and place.bottom <= SCREEN.bottom
        looked += 1
        match.play(chance.choice(legal))


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("game", slugs())
def test_its_words_fit_on_the_slip_in_type_that_can_be_read(player: Player, game: str, text_size: int) -> None:
    player.house.stage.text_size = text_size
    fewest = info_of(game).min_seats
    for seats in {fewest, 2, info_of(game).max_seats}:
        player.house.doors.deal(setup(game, ["human", *["easy"] * (seats - 1)]), 3)
        laid(player)
        player.table.rebuild()
        one = slip(player)
        words = lay_out_within(player.house.stage, [Run(one.words, "bold")], one.rect.w - 60, one.rect.h - 6, 18)
        assert words.height <= one.rect.h and words.line_height >= 18


def test_it_is_folded_away_and_stays_so_for_this_game(player: Player) -> None:
    player.house.doors.deal(setup("grapple", ("human", "easy")), 8)
    laid(player)
    page, whole = glance_of("grapple"), slip(player).rect
    assert page is not None and slip(player).words == page.aim
    assert player.table.toast is None  # it is not said twice
    player.click("aim")
    assert slip(player).folded and slip(player).rect.w < whole.w / 3
    assert settings_from(stored_values(player.house.settings)).aims_folded == ("grapple",)
    player.house.doors.deal(setup("fairies", ("human", "easy")), 8)
    laid(player)
    assert not slip(player).folded
    player.house.doors.deal(setup("grapple", ("human", "easy")), 9)
    laid(player)
    player.click("aim")
    assert not slip(player).folded and slip(player).rect == whole
    assert player.house.settings.aims_folded == ()


def test_somebody_alone_reads_what_wins_alone(player: Player) -> None:
    player.house.doors.deal(setup("pact", ("human",)), 8)
    laid(player)
    assert "Helix" in slip(player).words


def test_in_fairies_it_follows_what_is_played(player: Player) -> None:
    player.house.doors.deal(setup("fairies", ("human", "easy"), reverse=True), 8)
    laid(player)
    assert slip(player).words == "You win with no fairies, or with six goblins."


def test_where_large_type_has_no_room_on_the_slip_pointing_at_it_says_it_whole(player: Player) -> None:
    player.house.change_settings(replace(STILL, text_size=150))
    player.house.doors.deal(setup("koncita", ("human", "easy", "easy")), 8)
    laid(player)
    player.rest()
    player.redraw()
    player.move(slip(player).rect.centre)
    with player.listening() as said:
        player.redraw()
    page = glance_of("koncita")
    assert page is not None and any(page.aim.split(".")[0] in line for line in said)
    assert page.aim in slip(player).tooltip


@pytest.mark.parametrize(("game", "seats"), [("irene", 1), ("irene", 3), ("pact", 1), ("pact", 5), ("koncita", 3)])
def test_what_wins_is_larger_in_larger_text(player: Player, game: str, seats: int) -> None:
    heights = []
    for text_size in (100, 150):
        player.house.change_settings(replace(STILL, text_size=text_size))
        player.house.doors.deal(setup(game, ["human", *["easy"] * (seats - 1)]), 8)
        laid(player)
        player.rest()
        with written() as lines:
            player.redraw()
        place = slip(player).rect
        heights.append(min(line.rect.h for line in lines if place.holds(line.rect.centre)))
    assert heights[1] > 1.15 * heights[0]
