"""Ways from one screen to another that are seen: a box that opens, a curtain that falls and parts, a match that is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.shelf import box_of
from goblins.core.match import Match
from goblins.games.registry import rules_for, slugs
from goblins.library.settings import Settings
from goblins.scenes.after.result import ResultScene
from goblins.scenes.passage import BoxOpens, CurtainParts, Fade
from goblins.scenes.shelf.box import BoxScene
from goblins.scenes.shelf.contents import Contents
from goblins.scenes.table.curtain import DARK, FALL, CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import ShowsPieces
from goblins.tables.contract import Attention
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Beat, Face, Placement
from goblins.ui.stage import Stage
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.library_tools import play_on
from tests.support.shell_tools import open_screen
from tests.support.ui_tools import Player

QUICK = Settings(bot_pace=4)
CALM, OFF = Settings(calm=True, bot_pace=4), Settings(animation_speed=0, bot_pace=4)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path, (1024, 576), QUICK)
    yield player
    player.close()


# ---------------------------------------------------------------------- a box


def test_a_box_opens_at_length_once_and_then_only_fades(player: Player) -> None:
    player.click("box pact")
    assert isinstance(player.house.scenes.passage, BoxOpens)
    assert player.at(BoxScene), "the new screen lies below"
    player.step(0.05, times=40)
    assert player.house.scenes.passage is None
    player.key("escape")
    player.click("box pact")
    assert isinstance(player.house.scenes.passage, Fade)


def test_a_click_on_the_way_only_brings_one_there(player: Player) -> None:
    player.click("box pact")
    place = player.widget("play").rect.centre
    player.move(place)
    player.press()
    player.release()
    assert player.house.scenes.passage is None
    assert player.at(BoxScene)


def test_after_a_box_has_opened_nothing_is_drawn_any_more(player: Player) -> None:
    player.click("box pact")
    player.until(lambda: player.house.scenes.passage is None)
    player.step(times=3)
    frames = player.window.frames_drawn
    player.step(0.5, times=20)
    assert player.window.frames_drawn == frames


@pytest.mark.parametrize(("settings", "kind"), [(CALM, Fade), (OFF, type(None))])
def test_where_nothing_moves_a_box_fades_or_is_open(player: Player, settings: Settings, kind: type) -> None:
    player.house.change_settings(settings)
    player.click("box pact")
    assert isinstance(player.house.scenes.passage, kind)


@pytest.mark.parametrize("game", slugs())
def test_five_pieces_of_its_own_and_who_lives_there_pop_out_of_a_box(player: Player, game: str) -> None:
    table, box = table_of(game), box_of(game)
    assert isinstance(table, ShowsPieces) and len(box.inside) == 5
    faces = [table.sample(card.piece, card.number)[0] for card in box.inside]
    assert len(set(faces)) == 5
    stage, contents = player.house.stage, Contents(game)
    drawn: list[Placement] = []
    contents._table = Noting(drawn, table)  # type: ignore[assignment]
    contents.draw(stage, (800, 500), 0.15)
    first = len(drawn)
    assert 0 < first < 5, "one after another"
    contents.draw(stage, (800, 500), 1.0)
    shown = drawn[first:]
    assert [one.face for one in shown] == faces
    assert [one.x for one in shown] == sorted(one.x for one in shown) and all(0 < one.y < 500 for one in shown)


class Noting(ShowsPieces):
    """Notes what it is asked to draw, instead of the table whose pieces it shows."""

    def __init__(self, drawn: list[Placement], table: ShowsPieces) -> None:
        self._drawn, self._table = drawn, table

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        return self._table.sample(kind, number)

    def draw_piece(self, stage: Any, placement: Placement, look: str) -> None:
        self._drawn.append(placement)


def test_a_box_is_heard_on_its_way_and_when_its_lid_flies_off() -> None:
    heard: list[str] = []
    plain = pygame.Surface((64, 64))
    passage = BoxOpens(plain, plain, (0, 0), lambda stage, at, opened: None, heard.append, 1.0)
    while not passage.over:
        passage.update()
    assert heard == ["whoosh", "lid"]


def test_what_is_in_a_box_is_made_out_of_sight_while_that_is_on_its_way() -> None:
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    stage, plain, made = Stage((640, 360)), pygame.Surface((64, 64)), list[tuple[int, int]]()
    passage = BoxOpens(
        plain, plain, (0, 0), lambda on, at, opened: made.append(on.surface.get_clip().size), lambda sound: None, 1.0
    )
    screen = list[tuple[int, int]]()
    while passage.covers:
        passage.prepare(stage, lambda: screen.append(stage.surface.get_clip().size))
        passage.draw(stage)
        passage.update()
    assert made == [(0, 0)] and screen == [(0, 0)], "the new screen as well"
    assert stage.cache.holds  # the light in it, too


def test_a_box_stands_still_until_the_screen_it_opens_to_is_made() -> None:
    """All of that was made in one picture of the window, which came a fifth of a second late."""
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    stage, plain, heard, tries = Stage((640, 360)), pygame.Surface((64, 64)), list[str](), 0
    passage = BoxOpens(plain, plain, (0, 0), lambda on, at, opened: None, heard.append, 1.0)

    def slow() -> None:
        nonlocal tries
        tries += 1
        if tries < 80:
            stage.cache.miss()

    for _ in range(60):
        passage.prepare(stage, slow)
        passage.draw(stage)
        passage.update()
    assert passage.covers and heard == ["whoosh"], "its lid is on"
    while passage.covers and tries < 90:
        passage.prepare(stage, slow)
        passage.draw(stage)
        passage.update()
    assert tries == 80 and not passage.covers and heard == ["whoosh", "lid"]


# ---------------------------------------------------------------------- a curtain


def with_curtain(player: Player, settings: Settings = QUICK) -> CurtainScene:
    """A table of two people, and a curtain that begins to fall before it."""
    player.house.change_settings(settings)
    chosen = setup("grapple", ["human", "human"])
    match = Match(rules_for(chosen), chosen, 5)
    player.house.scenes.reset(TableScene(player.house, match, player.house.library.follow(match), {}))
    player.until(lambda: player.table.top.ready and not player.scene.dirty)
    player.house.doors.curtain(match, 1, lambda: None)
    assert isinstance(player.scene, CurtainScene)
    return player.scene


def test_nothing_of_the_table_is_seen_from_the_curtains_first_frame_on(player: Player) -> None:
    curtain, stage = with_curtain(player), player.house.stage
    player.house.scenes.draw(stage)
    width, height = stage.surface.get_size()
    seen = {stage.surface.get_at((x, y))[:3] for x in range(0, width, 16) for y in range(20, height * 8 // 9, 16)}
    assert seen == {DARK}
    assert curtain.wait() == 0, "it falls"
    while curtain.now < FALL // 2:
        curtain.update()
    player.house.scenes.draw(stage)
    assert stage.surface.get_at((width // 2, height * 8 // 9))[:3] == DARK, "the cloth has not come so far yet"
    assert stage.surface.get_at((width // 2, 2))[:3] != DARK


def test_the_curtain_parts_and_the_table_is_there_at_once(player: Player) -> None:
    with_curtain(player)
    player.step(0.05, times=12)
    player.click("open")
    assert isinstance(player.house.scenes.passage, CurtainParts)
    assert player.at(TableScene)
    player.step(0.05, times=12)
    assert player.house.scenes.passage is None


@pytest.mark.parametrize("settings", [QUICK, CALM, OFF])
def test_every_curtain_is_as_opaque_as_the_first(player: Player, settings: Settings) -> None:
    seen = []
    for _ in range(3):
        with_curtain(player, settings)
        player.step(0.05, times=20)
        player.redraw()
        seen.append(pygame.image.tobytes(player.house.stage.surface, "RGB"))
        player.click("open")
        player.step(0.05, times=6)
        player.arrive()
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(("settings", "kind"), [(CALM, Fade), (OFF, type(None))])
def test_where_nothing_moves_a_curtain_is_down_at_once_and_fades_or_is_gone(
    player: Player, settings: Settings, kind: type
) -> None:
    curtain = with_curtain(player, settings)
    assert curtain.wait() > 0
    player.step(0.05, times=12)
    player.click("open")
    assert isinstance(player.house.scenes.passage, kind)


# ---------------------------------------------------------------------- a deal


def dealt(player: Player, settings: Settings = QUICK) -> TableScene:
    player.house.change_settings(settings)
    player.house.doors.deal(setup("fairies", ["human"]), 5)
    player.until(lambda: player.at(TableScene) and player.table.top.ready and not player.table.dealing)
    return player.table


def test_a_fresh_match_is_dealt_and_a_click_jumps_to_its_end(player: Player) -> None:
    table = dealt(player)
    assert table.top.director.busy
    assert table.top.director.placements != table.top.layout
    assert not table.at_rest
    player.move((800, 300))
    player.press()
    player.release()
    assert not table.top.director.busy
    assert table.top.director.placements == table.top.layout


def test_what_is_loaded_or_taken_back_is_not_dealt_again(player: Player) -> None:
    table = dealt(player)
    player.rest()
    action = table.match.rules.legal_actions(table.match.state, table.match.to_act[0])[0]
    table.play(action)
    player.rest()
    table.rewind(table.match.undo)
    assert not table.top.director.busy and not table.dealing
    player.house.doors.resume(table.match_id)
    player.until(lambda: player.table.top.ready)
    assert not player.table.dealing and not player.table.top.director.busy


def test_without_animation_everything_lies_there(player: Player) -> None:
    table = dealt(player, OFF)
    assert not table.top.director.busy
    assert table.top.director.placements == table.top.layout


# ---------------------------------------------------------------------- the result


def counted(settings: Settings, seconds: float) -> list[str]:
    """The figures that a result shows so long after it came."""
    chosen = setup("grapple", ["human", "easy", "easy"])
    match = play_on(Match(rules_for(chosen), chosen, 7), 3000)

    def result(house: Any) -> ResultScene:
        house.settings = settings
        top = Tabletop(house, match, 0, {})
        top.show(match.cursor, "load")
        return ResultScene(house, match, top)

    person = open_screen(result)
    person.let_pass(seconds)
    with written() as lines:
        person.see()
    return [line.text for line in lines if line.text.lstrip("-").isdigit()]


def test_points_count_up_to_what_they_are() -> None:
    last = counted(QUICK, 2.0)
    early = counted(QUICK, 0.1)
    assert len(early) == len(last) and early != last
    assert counted(OFF, 0.02) == last
    assert counted(CALM, 0.02) == last


# ---------------------------------------------------------------------- fading at the table


def test_where_nothing_glides_each_beat_fades_from_the_picture_before_it(player: Player) -> None:
    player.house.change_settings(CALM)
    table = dealt(player, CALM)
    player.rest()
    top, stage = table.top, player.house.stage
    first, *_ = top.layout
    aside = {**top.layout, first: replace(top.layout[first], x=100.0, y=800.0)}
    top.director.queue([Beat(aside, 0.1, caption="a"), Beat(top.layout, 0.1, caption="b")])
    place = stage.viewport.point((top.layout[first].x, top.layout[first].y))
    top.draw(stage, Attention())
    seen = [stage.surface.get_at(place)]
    while top.director.busy:
        top.advance()
        top.draw(stage, Attention())
        seen.append(stage.surface.get_at(place))
    steps = [sum(abs(a - b) for a, b in zip(one, two, strict=True)) for one, two in pairwise(seen[:-1])]
    assert sum(steps) > 40, "the card fades out, and in again"
    assert max(steps) < sum(steps) / 4, "from what was seen last, without a jump"
