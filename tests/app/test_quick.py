"""Quick, counted instead of timed: what is loaded and drawn before the first picture, and how little a step of opening does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from goblins.app import sleeping
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, slugs
from goblins.scenes import table_pictures
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.screen import TableScene
from goblins.ui import ahead as ahead_module
from goblins.ui.draw.sprites import SurfaceCache
from tests.support.ui_tools import Player, good_card

ROOT = Path(__file__).parent.parent.parent
#: Starts the program, and tells at its first picture what it has loaded and how many drawings it has made.
FIRST_PICTURE = """
import json, os, sys
import pygame
import goblins.ui.draw.sprites as sprites
drawn, load = [], pygame.image.load_sized_svg
pygame.image.load_sized_svg = lambda file, size: (drawn.append(size), load(file, size))[1]
read = []
sys.addaudithook(lambda event, words: read.append(os.path.basename(str(words[0]))) if event == "open" else None)
def tell():
    told = {"modules": list(sys.modules), "drawn": len(drawn), "sound": bool(pygame.mixer.get_init()), "read": read}
    print(json.dumps(told), flush=True)
    os._exit(0)
pygame.display.flip = tell
from goblins.cli.main import main
main([])
"""


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "GOBLINS_HOME": str(tmp_path),
        "GOBLINS_WINDOW": "1280x720",
    }
    command = [sys.executable, "-c", FIRST_PICTURE]
    said = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told = json.loads(said.splitlines()[-1])
    loaded = set(told["modules"])
    for game in slugs():
        assert not {f"goblins.games.{game}.rules", f"goblins.tables.{game}", f"goblins.bots.{game}"} & loaded
    late = {
        "goblins.scenes.tabletop",
        "goblins.games.houses",
        "pytmx",
        "numpy",
        "logging.handlers",
        "ctypes",
        "tqdm",
        "yaml",
    }
    assert not late & loaded
    assert told["drawn"] < 40 and not told["sound"]
    assert "shelf.en.json" in told["read"] and not {"shelf.yaml", "lessons.yaml", "rules.yaml"} & set(told["read"])


def test_boxes_come_one_after_the_other_and_then_all_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead_module, "SLICE", 0.0)
    player = Player(tmp_path)
    try:
        scene = player.scene
        player.house.stage.cache.clear()
        scene.refresh()
        assert not scene.ready and not scene._painted
        there = []
        while not scene.ready:
            player.window.step([], 1)
            there.append(len(scene._painted))
        assert there == sorted(there) and len(set(there)) > 4
        assert {f"box {game}" for game in slugs()} <= scene._painted
    finally:
        player.close()


def test_the_den_is_seen_first_and_all_that_can_be_pressed_in_the_next_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead_module, "SLICE", 0.0)
    player = Player(tmp_path)
    try:
        house = player.house

        def picture() -> bytes:
            player.window.step([], 0)
            return pygame.image.tobytes(house.stage.surface, "RGB")

        def panel() -> tuple[int, ...]:
            return tuple(house.stage.surface.get_at(house.stage.viewport.point((700, 210))))

        house.stage.cache.clear()
        house.begins = True
        house.scenes.reset(TitleScene(house))
        den, bare = picture(), panel()
        furnished = picture()
        assert furnished != den and panel() != bare and sum(panel()[:3]) > sum(bare[:3]) + 100, "parchment"
        assert not player.scene._painted, "nothing else was made between the two"
        house.stage.forget()
        house.scenes.refresh()
        picture()
        assert panel() != bare, "not again when the window gets another size"
    finally:
        player.close()


@pytest.mark.parametrize("game", slugs())
def test_a_table_is_laid_in_small_steps_with_the_progress_shown(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no time at all every step makes one picture, and only when all are there the table is shown: the same as ever."""
    monkeypatch.setattr(ahead_module, "SLICE", 0.0)
    player = Player(tmp_path)
    try:
        house, cache = player.house, player.house.stage.cache
        cache.clear()
        made: list[int] = []
        count = SurfaceCache.count
        monkeypatch.setattr(
            SurfaceCache, "count", lambda one: (made.append(1) if one is cache else None, count(one))[1]
        )
        large: list[object] = []
        like = table_pictures._like
        monkeypatch.setattr(table_pictures, "_like", lambda surface: (large.append(surface), like(surface))[1])
        info = info_of(game)
        house.doors.deal(Setup(game, make_seats(["human"] * max(2, info.min_seats), info.cast)), 5)
        while not isinstance(house.scenes.top, TableScene):
            player.window.step([], 1)
        table, most, unlaid = house.scenes.top, 0, 0
        while not table.top.ready:
            made.clear()
            before = len(large)
            player.window.step([], 0)
            assert len(large) <= before + 1, "a surface of the window's size takes its time, too"
            if not table.top.ready:
                unlaid += 1
                most = max(most, len(made))
        assert len(large) == 2 and not table.top._pictures._spare, "both are painted on"
        assert unlaid > 10 and most <= 12, "a picture, what it is put together from, and a few words of the progress"
        table.draw(house.stage)
        stepwise = pygame.image.tobytes(house.stage.surface, "RGB")
        cache.clear()
        house.stage._background = None
        table.top.forget_pictures()
        table.draw(house.stage)
        assert pygame.image.tobytes(house.stage.surface, "RGB") == stepwise
    finally:
        player.close()


def test_a_table_that_is_drawn_anew_needs_no_new_surface(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another card is pointed at, a card is played, everything is out of date: the window's large pictures are painted over."""
    player = Player(tmp_path)
    try:
        player.sit_down("human", "human")
        player.rest()
        made: list[object] = []
        like = table_pictures._like
        monkeypatch.setattr(table_pictures, "_like", lambda surface: (made.append(surface), like(surface))[1])
        player.move(player.table.top.director.placements[good_card(player.match)].rect.centre)
        player.drag(good_card(player.match))
        player.rest()
        before = pygame.image.tobytes(player.house.stage.surface, "RGB")
        player.table.top._pictures.outdate()
        player.house.stage.surface.fill("black")
        player.table.draw(player.house.stage)
        assert made == [] and pygame.image.tobytes(player.house.stage.surface, "RGB") == before
        player.table.top.forget_pictures()
        player.table.draw(player.house.stage)
        assert len(made) == 2, "they would be seen"
    finally:
        player.close()


def test_sdl_itself_is_asked_to_sleep(tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        sleeping._wait_of_sdl.cache_clear()
        assert sleeping._wait_of_sdl() is not None, "in the library that pygame has loaded"
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
        assert [event.type for event in sleeping.sleep(60_000)] == [pygame.USEREVENT], (
            "what has happened ends it at once"
        )
    finally:
        player.close()


def test_where_sdl_is_not_found_pygame_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path)
    try:
        monkeypatch.setattr(sleeping, "_wait_of_sdl", lambda: None)
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
        assert [event.type for event in sleeping.sleep(60_000)] == [pygame.USEREVENT]
        assert sleeping.sleep(1) == []
    finally:
        player.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the memory in use is asked of Linux")
def test_memory_while_bots_play_stays_within_its_bound(tmp_path: Path) -> None:
    """A minute of play through several tables; `bench.hour` plays for an hour."""
    environment = {**os.environ, "GOBLINS_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "bench.hour", "--minutes", "1"]
    said = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "over the target" not in said and "of the 300 MB" in said
