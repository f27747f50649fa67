"""Time passes in equal ticks: the same inputs at the same ticks give the same pictures, however many of them are shown."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pygame
import pytest

from goblins.library.settings import Settings
from goblins.scenes.table import driver
from goblins.scenes.table.screen import TableScene
from goblins.ui.time import MOST_AT_ONCE, TICKS_PER_SECOND, Clock, ticks
from tests.support.builders import setup
from tests.support.fake_table import registered
from tests.support.ui_tools import Player

RATES = (20, 60, 144)
#: Pictures are compared at every so many ticks: what the slowest of them shows.
APART = 3
LONG = ticks(16.0)


@pytest.fixture
def _burrow() -> Iterator[None]:
    with registered():
        yield


class Script:
    """What a person does at which tick: presses, moves and keys, worked out from where things lie."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def events(self, now: int) -> list[pygame.event.Event]:
        """Every second: take the first card that can be played, pull it to where it may go, and let go; questions get a yes."""
        table = self.player.scene
        if not isinstance(table, TableScene):
            return []  # the result has come
        if not table.reach.gestures:
            asked = bool(table.decisions) and now % ticks(1.0) == 0
            return [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode="", scancode=0)] if asked else []
        (piece, target), _ = min(table.reach.gestures.items(), key=lambda item: item[0])
        places, phase = table.top.director.placements, now // APART % 20
        if piece not in places or piece == target:
            return self._click(places[piece].rect.centre) if piece in places and phase == 0 else []
        start, end = self.player.spot(piece), table.top.targets[target].centre
        between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if phase == 4:
            return [self._moved(start), self._button(pygame.MOUSEBUTTONDOWN, start)]
        if phase == 6:
            return [self._moved(between)]
        if phase == 8:
            return [self._moved(end), self._button(pygame.MOUSEBUTTONUP, end)]
        return []

    def _click(self, at: tuple[float, float]) -> list[pygame.event.Event]:
        down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        return [self._moved(at), self._button(down, at), self._button(up, at)]

    def _moved(self, at: tuple[float, float]) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixels(at), rel=(1, 1), buttons=(0, 0, 0))

    def _button(self, kind: int, at: tuple[float, float]) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=self._pixels(at), button=1)

    def _pixels(self, at: tuple[float, float]) -> tuple[int, int]:
        return self.player.house.stage.viewport.point(at)


def pictures(rate: int, home: Path) -> tuple[dict[int, int], int]:
    """A scripted game at so many pictures a second: what was seen at which tick, and how many steps were played."""
    player = Player(home, (1024, 640), Settings(animation_speed=1, bot_pace=3, music=0, effects=0))
    player.house.doors.deal(setup("burrow", ("human", "easy")), 3)
    player.until(lambda: player.at(TableScene) and player.table.at_rest and not player.table.dirty)
    match, script, clock = player.match, Script(player), Clock()
    seen: dict[int, int] = {}
    passed = 0
    while passed < LONG:
        if passed % APART == 0 and passed not in seen:
            seen[passed] = zlib.crc32(pygame.image.tobytes(player.house.stage.surface, "RGB"))
            for event in script.events(passed):
                player.window.step([event], 0)
        now = clock.passed(1 / rate)
        player.window.step([], now)
        passed += now
    player.close()
    return seen, len(match.steps)


@pytest.mark.usefixtures("_burrow")
def test_a_game_looks_the_same_at_any_frame_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # bots think to the end at once: how long that takes is the machine's affair, when they play is the clock's
    monkeypatch.setattr(driver, "for_a_while", lambda: repeat(None))
    shown = {rate: pictures(rate, tmp_path / str(rate)) for rate in RATES}
    slow, steps = shown[RATES[0]]
    assert steps >= 6 and len(set(slow.values())) > 40, "things were played, and moved"
    for rate in RATES[1:]:
        assert shown[rate] == (slow, steps), f"at {rate} pictures a second"


def test_a_clock_loses_no_time() -> None:
    for rate in (20, 50, 60, 144, 240):
        clock = Clock()
        assert sum(clock.passed(1 / rate) for _ in range(10 * rate)) == pytest.approx(10 * TICKS_PER_SECOND, abs=1)


def test_a_hitch_makes_nothing_jump_but_sleep_counts() -> None:
    assert Clock().passed(3.0) == MOST_AT_ONCE
    assert Clock().passed(3.0, slept=ticks(2.0)) == ticks(2.0)
    assert Clock().passed(1.0, slept=ticks(2.0)) == ticks(1.0)


def test_whatever_lasts_lasts_a_tick() -> None:
    assert [ticks(seconds) for seconds in (0, 0.001, 1 / 60, 0.5, 1)] == [0, 1, 1, 30, 60]
