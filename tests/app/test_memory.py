"""Large pieces of memory are returned when they are free."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import weakref
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from goblins import paths
from goblins.app.window import TIDY_TICKS
from goblins.games.registry import slugs
from goblins.library import outside
from goblins.scenes import postcard
from goblins.scenes.puzzles.pictures import SIZE, PuzzlePictures
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.scenes.shelf.title import TitleScene
from goblins.study.puzzles.puzzle import puzzles_of
from tests.support.library_tools import new_match
from tests.support.ui_tools import Player

#: glibc gets used to large pieces once one was free, and takes those to come from its heap; how much of a new one is still a
#: piece of its own?
SCRIPT = """
import ctypes
from goblins.app.memory import LARGE, return_what_is_large
class Held(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks apart usmblks fsmblks used free top".split()]
told = ctypes.CDLL(None).mallinfo2
told.restype = Held
once = bytearray(16 * LARGE)
del once
before = told().apart
in_the_heap = bytearray(4 * LARGE)
print(told().apart - before >= 4 * LARGE)
return_what_is_large()
before = told().apart
apart = bytearray(4 * LARGE)
print(told().apart - before >= 4 * LARGE)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems need no advice")
def test_large_pieces_lie_apart_once_that_was_asked_for() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, cwd=paths.ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_a_screen_that_was_left_is_gone_in_the_next_quiet_moment(tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        player.house.doors.rulebook("fairies")
        assert player.at(RulebookScene)
        left = weakref.ref(player.scene)
        player.house.doors.title()
        player.step()
        player.until(lambda: player.at(TitleScene) and bool(player.house.scenes.wait()))
        player.window.tidy(1)
        assert left() is None
    finally:
        player.close()


def test_a_window_that_is_never_quiet_is_tidied_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player, tidied = Player(tmp_path), list[int]()
    try:
        monkeypatch.setattr("goblins.app.window.tidy_up", lambda: tidied.append(1))
        monkeypatch.setattr(player.house.scenes, "wait", lambda: 0)
        player.window.tidy(10**6)
        before = len(tidied)
        player.house.doors.title()
        player.window.tidy(TIDY_TICKS - 1)
        assert len(tidied) == before
        player.window.tidy(1)
        player.window.tidy(10**6)
        assert len(tidied) == before + 1, "once for each time that something was left"
    finally:
        player.close()


def test_a_window_whose_pictures_are_all_new_is_tidied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another size of text, or another language: fifty megabytes of the former pictures are free at once."""
    player, tidied = Player(tmp_path), list[int]()
    try:
        monkeypatch.setattr("goblins.app.window.tidy_up", lambda: tidied.append(1))
        player.window.tidy(10**6)
        before = len(tidied)
        player.window.tidy(10**6)
        assert len(tidied) == before
        player.house.change_settings(replace(player.house.settings, text_size=150))
        player.window.tidy(10**6)
        assert len(tidied) == before + 1
    finally:
        player.close()


def test_small_pictures_of_puzzles_share_what_the_window_may_keep(tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        pictures, cache = PuzzlePictures(player.house), player.house.stage.cache
        pictures.want([(game, puzzles_of(game)[0]) for game in slugs()])
        while pictures.busy:
            pictures.work()
        stages = [stage.cache for stage in pictures._stages.values()]
        assert len(stages) == len(slugs()) and any(one.used_bytes for one in stages)
        assert all(one._allowance is cache._allowance for one in stages)
        assert sum(one.used_bytes for one in stages) <= cache.limit
        for picture in pictures._made.values():
            assert picture.get_width() * picture.get_height() < SIZE[0] * SIZE[1] / 4, "only the part that is shown"
    finally:
        player.close()


def test_no_screen_has_a_stage_that_keeps_pictures_beyond_what_the_window_may() -> None:
    """Another stage is one beside the window's; a postcard is larger than the window, and gone when it is written."""
    own = [
        path.name
        for path in sorted((paths.ROOT / "goblins" / "scenes").rglob("*.py"))
        if re.search(r"\bStage\(", re.sub(r"class \w*Stage\(", "", path.read_text(encoding="utf-8")))
    ]
    assert own == ["postcard.py"]


def test_a_postcard_that_is_written_is_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pygame never lets go of a file in memory that it has written to: a megabyte and a half for each."""
    written: list[BytesIO] = []

    class Watched(BytesIO):
        def __init__(self) -> None:
            super().__init__()
            written.append(self)

    monkeypatch.setattr(postcard, "BytesIO", Watched)
    monkeypatch.setattr(outside, "folders", lambda: iter([tmp_path]))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    toast = postcard.save_postcard(new_match(seed=3), lambda stage: None)
    (path,) = tmp_path.iterdir()
    assert path.read_bytes().startswith(b"\x89PNG") and toast.kind == "done"
    assert [one.closed for one in written] == [True]
