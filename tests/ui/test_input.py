"""Keys that are held: what acts, acts once; what walks, goes on."""

from __future__ import annotations

import pygame

from goblins.ui.input import HeldKeys


def key(kind: int, code: int) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0)


def test_enter_that_is_held_acts_once_and_again_after_it_was_let_go() -> None:
    held = HeldKeys()
    for code in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
        assert [held.repeats(key(pygame.KEYDOWN, code)) for _ in range(3)] == [False, True, True]
        assert not held.repeats(key(pygame.KEYUP, code))
        assert not held.repeats(key(pygame.KEYDOWN, code))


def test_arrows_and_backspace_go_on_while_they_are_held() -> None:
    held = HeldKeys()
    for code in (pygame.K_LEFT, pygame.K_BACKSPACE):
        assert not any(held.repeats(key(pygame.KEYDOWN, code)) for _ in range(3))


def test_what_was_held_when_another_window_came_is_forgotten() -> None:
    held = HeldKeys()
    held.repeats(key(pygame.KEYDOWN, pygame.K_RETURN))
    assert not held.repeats(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not held.repeats(key(pygame.KEYDOWN, pygame.K_RETURN))
