"""Sleeping until something happens.

SDL can sleep until the system wakes it. pygame does not use that: it looks a thousand times a second whether an event has
come. So SDL itself is asked, in the library that pygame has loaded; where it can't be found, pygame's way has to do.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pygame

_NAME = re.compile(r"(lib)?SDL2(-2[-.\w]*)?\.(so[.\d]*|dll|dylib)")
_VIDEO = 0x20


def sleep(milliseconds: int) -> list[pygame.event.Event]:
    """Sleep until something happens, but no longer than that; what has happened."""
    wait = _wait_of_sdl()
    if wait is None:
        first = pygame.event.wait(milliseconds)
        return [event for event in [first, *pygame.event.get()] if event.type != pygame.NOEVENT]
    wait(None, milliseconds)
    return pygame.event.get()


@cache
def _wait_of_sdl() -> Callable[[None, int], int] | None:
    """SDL's own waiting, if the library is found that has opened the window; it leaves what happened in its queue."""
    import ctypes

    for path in _libraries():
        try:
            library: Any = ctypes.CDLL(str(path))
            if library.SDL_WasInit(_VIDEO):
                wait: Callable[[None, int], int] = library.SDL_WaitEventTimeout
                return wait
        except (OSError, AttributeError):
            continue
    return None


def _libraries() -> Iterator[Path]:
    """Where pygame's SDL may lie: beside pygame, as its wheels have it, or in the folder of a packaged program."""
    home = Path(pygame.__file__).parent
    folders = [home, home.parent / "pygame_ce.libs", home / ".dylibs", Path(getattr(sys, "_MEIPASS", home))]
    for folder in dict.fromkeys(folders):
        if folder.is_dir():
            yield from (path for path in sorted(folder.iterdir()) if _NAME.fullmatch(path.name))
