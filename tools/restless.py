"""Restless hands, by hand: random mouse and keyboard in a window, through all screens and games, as fast as it goes.

    python -m tools.restless [--minutes 60] [--seed 1]

Minutes are those of the program: so many ticks pass. With DISPLAY set it is a real window (start a window manager in it, too).
The library is a new one in a temporary folder. Prints what was done, every error once, and how the memory grew; 1 if there
was an error.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

os.environ.update(SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ.setdefault("GOBLINS_WINDOW", "1280x720")

import pygame

from goblins.app.window import Window
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, slugs
from goblins.library import Library

TICKS_A_MINUTE = 3600
KEYS = (
    "escape",
    "tab",
    "return",
    "space",
    "left",
    "right",
    "up",
    "down",
    "delete",
    "home",
    "end",
    "f11",
    "backspace",
    *"ahlmruz12",
)
SIZES = ((1024, 640), (1280, 720), (1280, 800), (1600, 900), (1100, 900))


class Hands:
    """Somebody who does anything at all."""

    def __init__(self, window: Window, rng: random.Random, done: Counter[str]) -> None:
        self._window, self._rng, self._done = window, rng, done

    def events(self) -> list[pygame.event.Event]:
        """What the hands do next."""
        kind = self._rng.choices(
            ("move", "click", "drag", "wheel", "key", "type", "focus", "resize", "right"),
            (20, 40, 25, 6, 8, 2, 1, 0.15, 3),
        )[0]
        self._done[kind] += 1
        if kind == "resize":
            with warnings.catch_warnings(action="ignore", category=RuntimeWarning):  # a window manager may not give it
                pygame.display.set_mode(self._rng.choice(SIZES), pygame.RESIZABLE)
            return pygame.event.get()
        return list(getattr(self, f"_{kind}")())

    def _point(self) -> tuple[int, int]:
        """Anywhere, but most often where there is something."""
        stage, scene = self._window.house.stage, self._window.house.scenes.top
        places = [widget.rect.centre for widget in scene.widgets.widgets]
        top = getattr(scene, "top", None)
        if top is not None and top.director.placements and self._rng.random() < 0.7:
            places = [(one.x, one.y) for one in top.director.placements.values()]
            places += [rect.centre for rect in top.targets.values()]
        if places and self._rng.random() < 0.85:
            return stage.viewport.point(self._rng.choice(places))
        return self._rng.randrange(stage.viewport.width), self._rng.randrange(stage.viewport.height)

    def _move(self, to: tuple[int, int] | None = None) -> Iterator[pygame.event.Event]:
        moved = {"pos": to or self._point(), "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
        yield pygame.event.Event(pygame.MOUSEMOTION, moved)

    def _press(self, button: int, *, at: tuple[int, int], up: bool) -> pygame.event.Event:
        return pygame.event.Event(
            pygame.MOUSEBUTTONUP if up else pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False
        )

    def _click(self, button: int = 1) -> Iterator[pygame.event.Event]:
        at = self._point()
        yield from self._move(at)
        yield self._press(button, at=at, up=False)
        yield self._press(button, at=at, up=True)

    def _right(self) -> Iterator[pygame.event.Event]:
        yield from self._click(self._rng.choice((2, 3)))

    def _drag(self) -> Iterator[pygame.event.Event]:
        here, there = self._point(), self._point()
        yield from self._move(here)
        yield self._press(1, at=here, up=False)
        middle = (here[0] + there[0]) // 2, (here[1] + there[1]) // 2
        yield from self._move(middle)
        yield from self._move(there)
        if self._rng.random() < 0.9:
            yield self._press(1, at=there, up=True)

    def _wheel(self) -> Iterator[pygame.event.Event]:
        yield from self._move()
        up = self._rng.choice((-1, 1))
        turned = {"x": 0, "y": up, "precise_x": 0.0, "precise_y": float(up), "flipped": False, "touch": False}
        yield pygame.event.Event(pygame.MOUSEWHEEL, turned)

    def _key(self) -> Iterator[pygame.event.Event]:
        key = pygame.key.key_code(self._rng.choice(KEYS))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0)

    def _type(self) -> Iterator[pygame.event.Event]:
        yield pygame.event.Event(pygame.TEXTINPUT, text=self._rng.choice("aBä ’9🙂"))

    def _focus(self) -> Iterator[pygame.event.Event]:
        yield pygame.event.Event(pygame.WINDOWFOCUSLOST)


def memory() -> float:
    """The megabytes that this process has in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def deal_something(window: Window, rng: random.Random) -> None:
    """A new match of any game for people and bots."""
    info = info_of(rng.choice(slugs()))
    count = rng.randint(info.min_seats, info.max_seats)
    players = [rng.choice(("human", "human", "random", "easy")) for _ in range(count)]
    window.house.doors.deal(checked(info, Setup(info.slug, make_seats(players, info.cast))), rng.randrange(10**8))


def restless(minutes: float, rng: random.Random, folder: Path) -> Counter[str]:
    """Let the hands do what they do for so many minutes; what was done, and errors by their last line."""
    done: Counter[str] = Counter()
    window = Window(Library(folder))
    hands, ticks, told = Hands(window, rng, done), 0, 0
    window.house.doors.title()
    while ticks < minutes * TICKS_A_MINUTE:
        try:
            if rng.random() < 0.002:
                deal_something(window, rng)
            passing = rng.choice((0, 1, 1, 2, 6))
            window.step([*pygame.event.get(), *hands.events()], passing)
            ticks += passing
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            done[f"ERROR {type(error).__name__}: {error}"] += 1
            if done[f"ERROR {type(error).__name__}: {error}"] == 1:
                traceback.print_exc()
            window.house.doors.title()
        done["steps"] += 1
        window.house.running = True  # nobody leaves
        if ticks // TICKS_A_MINUTE > told:
            told = ticks // TICKS_A_MINUTE
            screen = type(window.house.scenes.top).__name__
            if told % 5 == 0 or told == 1:
                print(f"minute {told}: {memory():.0f} MB, {sum(done.values())} doings, at {screen}", flush=True)
    done["errors that were caught"] = int(bool(window.net.last_words))
    window.close()
    return done


def main() -> int:
    """Be restless, and tell of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    if "DISPLAY" not in os.environ:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["GOBLINS_HOME"] = folder
        done = restless(words.minutes, random.Random(words.seed), Path(folder))
    print(f"{memory():.0f} MB at the end;", ", ".join(f"{count} {what}" for what, count in done.most_common()))
    return int(any(what.startswith("ERROR") for what in done))


if __name__ == "__main__":
    sys.exit(main())
