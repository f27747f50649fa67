"""The window opens again as large as somebody made it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.app.window import LARGEST_WINDOW, Window, comfortable_size
from goblins.library import Library
from goblins.ui.draw import type as type_module
from goblins.ui.viewport import SMALLEST_WINDOW

DESKTOP = (1920, 1080)


@pytest.fixture(autouse=True)
def _desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("GOBLINS_WINDOW", raising=False)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [DESKTOP])
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests go on
    type_module._font.cache_clear()
    yield
    pygame.event.clear()


def opened(home: Path) -> Window:
    window = Window(Library(home))
    pygame.event.clear()
    window.house.doors.title()
    return window


def size_of(window: Window) -> tuple[int, int]:
    return window.house.stage.surface.get_size()


def resize(window: Window, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    window.step([pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], 1)


def test_a_size_is_remembered(tmp_path: Path) -> None:
    window = opened(tmp_path)
    usual = size_of(window)
    window.close()
    assert Library(tmp_path).settings().window is None
    window = opened(tmp_path)
    assert size_of(window) == usual
    resize(window, (1100, 700))
    window.close()
    window = opened(tmp_path)
    assert size_of(window) == (1100, 700) != usual
    window.close()


def test_a_size_that_no_screen_has_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(tmp_path)
    resize(window, (1800, 1000))
    window.close()
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    window = opened(tmp_path)
    assert size_of(window)[0] < 1366
    window.close()


def test_a_size_that_was_asked_for_counts_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(tmp_path)
    resize(window, (1100, 700))
    window.close()
    monkeypatch.setenv("GOBLINS_WINDOW", "1280x720")
    window = opened(tmp_path)
    assert size_of(window) == (1280, 720)
    window.close()


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        ("99999x99999", LARGEST_WINDOW),
        ("99999x720", (LARGEST_WINDOW[0], 720)),
        ("0x0", SMALLEST_WINDOW),
        ("1x99999", (SMALLEST_WINDOW[0], LARGEST_WINDOW[1])),
        ("00000x00720", (SMALLEST_WINDOW[0], 720)),
    ],
)
def test_a_size_that_can_not_be_opened_becomes_the_nearest(
    monkeypatch: pytest.MonkeyPatch, wanted: str, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("GOBLINS_WINDOW", wanted)
    assert comfortable_size() == size


def test_where_the_system_opens_no_window_of_a_size_a_comfortable_one_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(tmp_path)
    usual = size_of(window)
    resize(window, (1100, 700))
    window.close()
    asked: list[tuple[int, int]] = []
    set_mode = pygame.display.set_mode

    def refusing(size: tuple[int, int], *more: Any) -> pygame.Surface:
        asked.append(size)
        if size != usual:
            raise pygame.error("no room for that")
        return set_mode(size, *more)

    monkeypatch.setattr(pygame.display, "set_mode", refusing)
    window = opened(tmp_path)
    assert size_of(window) == usual and asked == [(1100, 700), usual]
    window.close()
    assert Library(tmp_path).settings().window == usual, "the next window is not asked for in vain"
    monkeypatch.setenv("GOBLINS_WINDOW", "1280x720")
    window = opened(tmp_path)
    assert size_of(window) == usual
    window.close()
