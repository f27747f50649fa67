"""The window and the loop: real events in, screens drawn when they changed, asleep when nothing happens."""

from __future__ import annotations

import contextlib
import gc
import os
import re
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame

from goblins.app.memory import return_what_is_large, tidy_up
from goblins.app.net import Net
from goblins.app.probe import Probe
from goblins.app.sleeping import sleep
from goblins.library import Library, Settings
from goblins.scenes.doors import Doors
from goblins.scenes.house import House
from goblins.ui.draw.sprites import Sprites, rasterise
from goblins.ui.input import HeldKeys, Key, translate
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage
from goblins.ui.time import TICK_SECONDS, Clock
from goblins.ui.viewport import SMALLEST_WINDOW, Point
from goblins.words import speak
from goblins.words.choosing import chosen_language, language_for

TITLE = "Goblins"
ICON = "characters/glower/face.svg"
#: The variable that asks for a window of a size.
WANTED_SIZE = "GOBLINS_WINDOW"
#: No larger window is asked for: of one side more SDL opens none, or its pictures take gigabytes.
LARGEST_WINDOW = (7680, 4320)
#: So many ticks after a screen was left its memory goes back to the system; sooner, where nothing else is to be done.
TIDY_TICKS = 600
#: Less than the number of any screen that was left.
NOTHING_LEFT = -1
#: A smaller window shows a part of a picture of this size: nothing can be drawn on a few pixels.
SMALLEST_PICTURE = (160, 90)


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


def prepare_display() -> None:
    """What must be said to the system before a window opens."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # without a GPU, SDL's accelerated frame buffer is twenty times slower than the plain one
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # what window managers know the window by; pygame has put the script's name there
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "goblins"
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "goblins")
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shcore.SetProcessDpiAwareness(2)  # type: ignore[attr-defined,unused-ignore]


def make_house(library: Library, size: tuple[int, int]) -> House:
    """Put together what all screens share, for a window of that size."""
    settings = library.settings()
    speak(language_for(settings.language))
    sound = Sound()
    sound.volumes(settings.music, settings.effects)
    house = House(Stage(size, settings.text_size), sound, library)
    house.doors = Doors(house)
    return house


class Window:
    """The program's window: opens it, feeds the screens, draws them, and sleeps."""

    def __init__(self, library: Library) -> None:
        prepare_display()
        chosen = "SDL_VIDEODRIVER" in os.environ
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(f"no display to open a window on ({error})") from error
        if not chosen and pygame.display.get_driver() in ("offscreen", "dummy"):
            raise NoDisplay(
                "no display to open a window on; set DISPLAY, or use the commands that need none (see --help)"
            )
        pygame.font.init()
        pygame.key.set_repeat(380, 40)
        self._usual = comfortable_size()
        self._windowed = remembered_size(library.settings().window) or self._usual
        #: Where the window was before it filled the screen.
        self._place: tuple[int, int] | None = None
        self._screen = self._open(library.settings())
        pygame.display.set_caption(TITLE)
        self.house = make_house(library, self._screen.get_size())
        self._fit_stage()
        self._language = self.house.settings.language
        self.house.on_settings = self._follow_settings
        self.house.copy_text, self.house.pasted_text = _copy, _pasted
        self.net = Net(self.house)
        library.hurry()
        self._pointer: Point = (0, 0)
        self._held = HeldKeys()
        self._exposed = True
        self._clock, self._last = Clock(), time.perf_counter()
        self.frames_drawn = 0
        self._probe = Probe()
        self._heard = 0
        self._left, self._untidy = 0, 0

    def run(self, first: Callable[[], None]) -> None:
        """Until somebody quits; `first` opens the first screen."""
        self.house.begins = True
        self._guarded(first)
        self._guarded(self._round)
        self.house.begins = False
        gc.freeze()
        gc.enable()
        return_what_is_large()
        pygame.display.set_icon(rasterise(Sprites().text(ICON), (64, 64)))
        self.house.welcome_helpers()
        self.house.library.examine()
        while self.house.running:
            self._guarded(self._round)
        self.close()

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Exception as error:  # noqa: BLE001 - the net under everything
            self.net.catch(error)

    def _round(self) -> None:
        """Wait for what happens, if nothing else is to be done, and let it happen."""
        wait = 0 if self.house.sound.fading else self.house.scenes.wait()
        events = self._events(wait)
        now = time.perf_counter()
        passed, self._last = now - self._last, now
        ticks = self._clock.passed(passed, wait)
        self.step(events, ticks)
        self.tidy(ticks)
        spare = TICK_SECONDS - (time.perf_counter() - now)
        if spare > 0 and not wait:
            time.sleep(spare)

    def step(self, events: list[pygame.event.Event], ticks: int) -> None:
        """One round of the loop: events reach the screens, so many ticks pass, and what changed is drawn."""
        self.go_on(events, ticks)
        self.show()

    def go_on(self, events: list[pygame.event.Event], ticks: int) -> None:
        """Events reach the screens, and so many ticks pass."""
        for event in events:
            self._handle(event)
        if self.house.running:
            self.house.scenes.work()
        self.net.passed(ticks)
        for _ in range(ticks):
            self.house.sound.update()
            if self.house.running:
                self.house.scenes.update()

    def show(self) -> None:
        """Draw what has changed."""
        if self.house.running:
            self._draw()
            shown = self.house.scenes.shown()
            self._probe.tell(heard=self._heard, size=self._screen.get_size(), frames=self.frames_drawn, **shown)

    def tidy(self, ticks: int) -> None:
        """So many ticks passed: what screens that were left have held goes back to the system in a quiet moment."""
        scenes = self.house.scenes
        if self._left == scenes.left or not len(scenes):
            return
        self._untidy += ticks
        if scenes.wait() or self._untidy >= TIDY_TICKS:
            self._left, self._untidy = scenes.left, 0
            tidy_up()

    def close(self) -> None:
        """Close the window; it opens again as large as somebody made it."""
        self.house.stop_thinking()
        self.house.scenes.drop_all()  # a branch that nobody kept goes with its screen
        settings, size = self.house.settings, self._windowed
        if size != (settings.window or self._usual):
            self.house.keep_settings(msgspec.structs.replace(settings, window=size))
        self.house.library.close()
        pygame.quit()

    def _events(self, wait: int) -> list[pygame.event.Event]:
        """What happened; sleeps up to `wait` ticks for something to happen."""
        return sleep(max(1, int(wait * TICK_SECONDS * 1000))) if wait else pygame.event.get()

    def _handle(self, event: pygame.event.Event) -> None:
        if self._held.repeats(event):
            return
        self._heard += event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
        if event.type == pygame.QUIT:
            self.house.quit()
        elif event.type == pygame.VIDEORESIZE or event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type == pygame.DROPFILE:
            self.house.doors.open_file(Path(event.file))
        elif event.type == pygame.WINDOWEXPOSED:
            self._exposed = True
        else:
            stage = self.house.stage
            if event.type == pygame.MOUSEMOTION:
                self._pointer = stage.viewport.logical(event.pos)
            ours = translate(event, stage.viewport, self._pointer)
            top = self.house.scenes.top
            if isinstance(ours, Key) and ours.name == self.house.keys["full_screen"] and not top.wants_every_key:
                self._toggle_full_screen()
            elif ours is not None:
                self.house.scenes.handle(ours)

    def _draw(self) -> None:
        if self.house.scenes.dirty:
            self.house.scenes.draw(self.house.stage)
            if self.house.stage.surface is not self._screen:
                self._screen.blit(self.house.stage.surface, (0, 0))
            self.frames_drawn += 1
            pygame.display.flip()
        elif self._exposed:
            pygame.display.flip()
        self._exposed = False

    def _resized(self) -> None:
        self._screen = pygame.display.get_surface() or self._screen
        size = self._screen.get_size()
        if not self._screen.get_flags() & pygame.FULLSCREEN:
            self._windowed = size
        viewport = self.house.stage.viewport
        if (viewport.width, viewport.height) != _picture_size(self._screen):
            self._fit_stage()
            self.house.scenes.refresh()

    def _fit_stage(self, text_size: int | None = None) -> None:
        """Draw straight onto the screen: one blit of the whole window less. A tiny one gets a part of a larger picture."""
        stage, size = self.house.stage, _picture_size(self._screen)
        stage.resize(size, text_size)
        if size == self._screen.get_size():
            stage.surface = self._screen
        self._left = NOTHING_LEFT  # every picture may be another one now: those before go back to the system, too

    def _follow_settings(self, settings: Settings) -> None:
        """Language, text size and full screen."""
        if settings.language != self._language:
            self._language = settings.language
            speak(chosen_language(settings.language))
            self.house.stage.forget()
        full = bool(self._screen.get_flags() & pygame.FULLSCREEN)
        if full != settings.full_screen:
            self._screen = self._open(settings)
        self._fit_stage(settings.text_size)

    def _toggle_full_screen(self) -> None:
        settings = self.house.settings
        self.house.change_settings(msgspec.structs.replace(settings, full_screen=not settings.full_screen))

    def _open(self, settings: Settings) -> pygame.Surface:
        if settings.full_screen:
            self._place = pygame.display.get_window_position() if pygame.display.get_surface() else None
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        try:
            screen = _window_of(self._windowed)
        except pygame.error:
            self._windowed = desktops_size()
            screen = _window_of(self._windowed)
        if self._place is not None:
            # without this the window comes back lower by its own frame, each time
            pygame.display.set_window_position(self._place)
            self._place = None
        return screen


def _window_of(size: tuple[int, int]) -> pygame.Surface:
    """Open a window of that size, or make the present one so large; raise pygame.error if the system can't."""
    with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
        screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        if screen.get_size() != size:
            # after full screen a window manager keeps the large size at the first try, and gives way at the second
            pygame.event.pump()
            screen = pygame.display.set_mode(size, pygame.RESIZABLE)
    return screen


def remembered_size(size: tuple[int, int] | None) -> tuple[int, int] | None:
    """The size somebody made the window, if it still fits on a screen and nothing else was asked for."""
    screens = pygame.display.get_desktop_sizes()
    fits = size is not None and any(size[0] <= width and size[1] <= height for width, height in screens)
    return size if fits and not _wanted_size() else None


def comfortable_size() -> tuple[int, int]:
    """Return the size that was asked for, or the nearest that can be opened; else one that fits the desktop."""
    wanted = _wanted_size()
    if wanted is None:
        return desktops_size()
    width, height = (
        max(least, min(side, most)) for side, least, most in zip(wanted, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
    )
    return width, height


def desktops_size() -> tuple[int, int]:
    """Return the size of a window that fits the desktop, of our proportions if it can."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sizes[0] if sizes else (1280, 720)
    scale = min(width * 0.9 / 1600, height * 0.86 / 900)
    return max(SMALLEST_WINDOW[0], round(1600 * scale)), max(SMALLEST_WINDOW[1], round(900 * scale))


def _wanted_size() -> tuple[int, int] | None:
    """The size that a variable asks for."""
    wanted = re.fullmatch(r"(\d{1,5})x(\d{1,5})", os.environ.get(WANTED_SIZE, ""))
    return (int(wanted[1]), int(wanted[2])) if wanted else None


def _picture_size(screen: pygame.Surface) -> tuple[int, int]:
    width, height = screen.get_size()
    return max(width, SMALLEST_PICTURE[0]), max(height, SMALLEST_PICTURE[1])


def _pasted() -> str:
    """The text on the clipboard, where there is one."""
    with contextlib.suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""


def _copy(text: str) -> None:
    """Put text on the clipboard, where there is one."""
    with contextlib.suppress(pygame.error):
        pygame.scrap.put_text(text)
