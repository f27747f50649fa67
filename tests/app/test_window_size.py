"""The window opens again as large as somebody made it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from goblins.app.window import Window
from goblins.library import Library
from goblins.ui.draw import type as type_module

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
