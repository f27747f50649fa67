"""What a screen is."""

from __future__ import annotations

from typing import Any

from goblins.core.chance import deal_code
from goblins.scenes.house import House
from goblins.ui.input import Input, Key
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import WidgetGroup
from goblins.ui.widgets.messages import TOAST_TICKS, Toast, draw_toast
from goblins.words import say

IDLE_TICKS = ticks(1.0)


class Scene:
    """One screen. It draws only when it is dirty."""

    #: The key of what a way back to it says ("Back to the table"); empty for a plain "Back".
    way_back = ""
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

    @property
    def ready(self) -> bool:
        """Whether everything is there that it is drawn with."""
        return True

    def get_ready(self) -> None:
        """Go on for a short while with making what it is drawn with."""

    def work(self) -> None:
        """Once before every picture: go on for a short while with what takes its time, such as thinking."""

    def shown(self) -> dict[str, Any]:
        """What is shown, for tests of the real window: the screen's name, and whether it listens and nothing moves on it."""
        return {"screen": type(self).__name__, "still": self.wait() > 0 and not self.dirty}

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
        self.say(Toast(say("screens-code-copied", code=code), "done"))

    def draw(self, stage: Stage) -> None:
        """Draw the whole screen."""
        self.widgets.draw(stage)
        if self.toast:
            draw_toast(stage, self.toast, self.toast_y, self.toast_area)
