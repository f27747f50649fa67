"""What a person did, in logical units. The only place that reads pygame's events."""

from __future__ import annotations

import pygame
from msgspec import Struct

from goblins.ui.viewport import Point, Viewport

LEFT, MIDDLE, RIGHT = 1, 2, 3
BUTTONS = (LEFT, MIDDLE, RIGHT)


class Moved(Struct, frozen=True):
    """The pointer moved."""

    pos: Point


class Pressed(Struct, frozen=True):
    """A button of the mouse went down; `clicks` counts quick ones on the same spot."""

    pos: Point
    button: int
    clicks: int = 1


class Released(Struct, frozen=True):
    """A button of the mouse went up."""

    pos: Point
    button: int


class Wheel(Struct, frozen=True):
    """The wheel turned; up is positive."""

    pos: Point
    up: float


class Key(Struct, frozen=True):
    """A key went down, by a name like `return`, `tab`, `left`, `ctrl+z`, `f1`."""

    name: str


class Typed(Struct, frozen=True):
    """Characters were typed."""

    text: str


class FocusLost(Struct, frozen=True):
    """The window is not in front any more: whatever is held is let go."""


Input = Moved | Pressed | Released | Wheel | Key | Typed | FocusLost


def translate(event: pygame.event.Event, viewport: Viewport, pointer: Point) -> Input | None:
    """A pygame event as ours; None for what no screen needs."""
    if event.type == pygame.MOUSEMOTION:
        return Moved(viewport.logical(event.pos))
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
        return Pressed(viewport.logical(event.pos), event.button)
    if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
        return Released(viewport.logical(event.pos), event.button)
    if event.type == pygame.MOUSEWHEEL:
        return Wheel(pointer, float(event.y))
    if event.type == pygame.KEYDOWN:
        return Key(key_name(event.key, event.mod))
    if event.type == pygame.TEXTINPUT:
        return Typed(event.text)
    if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
        return FocusLost() if event.type == pygame.WINDOWFOCUSLOST else None
    return None


#: What acts once, however long it is held; arrows and Backspace go on while they are.
ACT_ONCE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


class HeldKeys:
    """Which keys that act once are down: a slow picture must not turn one press into several moves."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether an event only says that such a key is still down."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key in ACT_ONCE:
            again = event.key in self._down
            self._down.add(event.key)
            return again
        return False


def key_name(key: int, modifiers: int) -> str:
    """A key with its modifiers as settings store it: `ctrl+z`, `shift+tab`, `f1`."""
    name = pygame.key.name(key)
    name = {"enter": "return", "keypad enter": "return"}.get(name, name)
    if modifiers & pygame.KMOD_CTRL:
        name = f"ctrl+{name}"
    elif modifiers & pygame.KMOD_ALT:
        name = f"alt+{name}"
    elif modifiers & pygame.KMOD_SHIFT and len(name) > 1:
        name = f"shift+{name}"
    return name
