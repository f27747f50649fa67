"""What a screen is, the stack screens stand on, and what all screens share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from goblins.core.chance import deal_code
from goblins.core.contract import Refusal
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.library import Library, Settings
from goblins.ui.input import Input, Key
from goblins.ui.messages import TOAST_TICKS, Toast, draw_toast
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets import WidgetGroup

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop

IDLE_TICKS = ticks(1.0)


class Doors(Protocol):
    """Ways from one screen to another, so that screens need not know each other."""

    def title(self) -> None:
        """Back to the shelf."""

    def setup(self, game: str, setup: Setup | None = None) -> None:
        """Set up a game."""

    def deal(self, setup: Setup, seed: int) -> None:
        """Deal a new match and sit down to it."""

    def deal_again(self, setup: Setup) -> None:
        """Deal another match for the same players and options."""

    def resume(self, match_id: int) -> None:
        """Go on with a saved match."""

    def pause(self, match: Match) -> None:
        """The menu over the table."""

    def result(self, match: Match, top: Tabletop) -> None:
        """How a match ended."""

    def replay(self, match: Match, title: str, ply: int = 0, viewer: int | None = None) -> None:
        """Watch a match."""

    def solution(self, match: Match) -> None:
        """Watch the shortest solution of a solitaire's deal."""

    def open_file(self, path: Path) -> None:
        """Take in a match that somebody exported, and watch it."""

    def rulebook(
        self, game: str = "", rule: str = "", refusal: Refusal | None = None, place: Point | None = None
    ) -> None:
        """Read the rules, from a clause on if one is named; `place` is where a move was refused."""

    def log(self, top: Tabletop) -> None:
        """All turns so far."""

    def settings(self) -> None:
        """Change the settings."""

    def history(self) -> None:
        """Past matches and statistics."""

    def about(self) -> None:
        """Who made the games, and this program."""

    def curtain(self, match: Match, seat: int, on_open: Callable[[], None]) -> None:
        """Hide the table until the next human says who they are."""


class House:
    """What every screen shares: the stage, the sound, the library, the settings, and the stack of screens."""

    def __init__(self, stage: Stage, sound: Sound, library: Library) -> None:
        self.stage = stage
        self.sound = sound
        self.library = library
        self.settings: Settings = library.settings()
        self.scenes = SceneStack()
        self.running = True
        self.doors: Doors
        self.on_settings: Callable[[Settings], None] = lambda settings: None
        self.copy_text: Callable[[str], None] = lambda text: None

    def change_settings(self, settings: Settings) -> None:
        """Keep new settings and let everything follow them at once."""
        self.keep_settings(settings)
        self.sound.volumes(settings.music, settings.effects)
        self.on_settings(settings)
        self.scenes.refresh()

    def keep_settings(self, settings: Settings) -> None:
        """Keep new settings which nothing that is on the screen depends on."""
        self.settings = settings
        self.library.save_settings(settings)

    def quit(self) -> None:
        """Leave the program; everything is saved already."""
        self.running = False


class Scene:
    """One screen. It draws only when it is dirty."""

    #: Whether nothing below it can be seen.
    opaque = True
    #: Where messages stand.
    toast_y = 760.0
    toast_area: Rect | None = None

    def __init__(self, house: House) -> None:
        self.house = house
        self.dirty = True
        self.widgets = WidgetGroup(self.mark)
        self.toast: Toast | None = None
        self._toast_left = 0
        self.now = 0
        """How many ticks it has seen."""

    @property
    def stage(self) -> Stage:
        """What it draws on."""
        return self.house.stage

    @property
    def wants_every_key(self) -> bool:
        """Whether even keys that work everywhere go to this screen first."""
        return False

    def mark(self) -> None:
        """Something changed: draw again."""
        self.dirty = True

    def enter(self) -> None:
        """It came on top of the stack, for the first time or again."""
        self.refresh()

    def leave(self) -> None:
        """It left the stack."""

    def refresh(self) -> None:
        """The window's size or the settings changed: build what depends on them anew."""
        self.mark()

    def handle(self, event: Input) -> None:
        """Something the person did. Widgets come first."""
        if self.widgets.handle(event):
            return
        if isinstance(event, Key) and event.name == "escape":
            self.back()

    def back(self) -> None:
        """Escape: close this screen."""
        if len(self.house.scenes) > 1:
            self.house.scenes.pop()

    def update(self) -> None:
        """One tick passed. The same input at the same ticks leads to the same pictures."""
        self.now += 1
        if self.toast:
            self._toast_left -= 1
            if self._toast_left <= 0:
                self.toast = None
                self.mark()

    def work(self) -> None:
        """Once before every picture: go on for a short while with what takes its time, such as thinking."""

    def wait(self) -> int:
        """How many ticks the loop may sleep if nothing happens; 0 while something moves."""
        return max(1, self._toast_left) if self.toast else IDLE_TICKS

    def say(self, toast: Toast) -> None:
        """Show a message for a while."""
        self.toast, self._toast_left = toast, TOAST_TICKS
        if toast.kind == "refusal":
            self.house.sound.play("refusal")
        self.mark()

    def copy_code(self, seed: int) -> None:
        """Put a deal's code on the clipboard, and say so."""
        code = deal_code(seed)
        self.house.copy_text(code)
        self.say(Toast(f"Deal code {code} copied.", "done"))

    def draw(self, stage: Stage) -> None:
        """Draw the whole screen."""
        self.widgets.draw(stage)
        if self.toast:
            draw_toast(stage, self.toast, self.toast_y, self.toast_area)


class SceneStack:
    """The screens, the uppermost last; input goes to that one only."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The screen that gets input."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a screen on top."""
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the uppermost screen away."""
        self._scenes.pop().leave()
        if self._scenes:
            self.top.enter()

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the uppermost one."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Leave all screens and begin with this one."""
        while self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def refresh(self) -> None:
        """Every screen builds itself anew for another size or other settings."""
        for scene in self._scenes:
            scene.refresh()

    def below(self, scene: Scene) -> Scene | None:
        """The screen a screen stands on."""
        index = self._scenes.index(scene)
        return self._scenes[index - 1] if index else None

    @property
    def dirty(self) -> bool:
        """Whether anything that can be seen changed."""
        return any(scene.dirty for scene in self._visible())

    def draw(self, stage: Stage) -> None:
        """Draw what can be seen, from the lowest visible screen up."""
        for scene in self._visible():
            scene.draw(stage)
            scene.dirty = False

    def _visible(self) -> list[Scene]:
        first = max((index for index, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]


class Backdrop:
    """A full-window background kept for one window size."""

    def __init__(self, paint: Callable[[Stage], pygame.Surface]) -> None:
        self._paint = paint
        self._kept: pygame.Surface | None = None
        self._key: object = None

    def draw(self, stage: Stage, key: object = None) -> None:
        """Draw it, painting it anew if the window or the key changed."""
        now = (stage.viewport, stage.text_size, key)
        if self._kept is None or self._key != now:
            self._kept, self._key = self._paint(stage), now
        stage.surface.blit(self._kept, (0, 0))
