"""Text fields, list rows, links and scroll bars."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.ui.draw.type import INK
from goblins.ui.input import Input, Key, Wheel
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget

#: How wide the place at the end of a field is that empties it.
CLEAR = 40.0
SELECTED = (255, 218, 110)
#: How small a text may become, compared with its usual size, before its beginning is left out.
SMALLEST = 0.7


class Field(Widget):
    """A line to type in. `error` is shown below, in red with a sign; `note` at its end."""

    corner = 10
    is_typed_in = True

    def __init__(
        self,
        rect: Rect,
        value: str,
        on_change: Callable[[str], None],
        *,
        hint: str = "",
        icon: str = "",
        px: float = 20,
        longest: int = 24,
        allowed: str = "",
        on_enter: Callable[[], None] | None = None,
        clearable: bool = False,
        enabled: bool = True,
        name: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, name=name)
        self.value, self.hint, self.icon, self.px, self.longest, self.allowed = value, hint, icon, px, longest, allowed
        self.error = self.note = ""
        self._on_change, self._on_enter, self._clearable = on_change, on_enter, clearable
        self._typing = False
        self._fresh = True
        self._selected = False

    def click(self, pos: Point) -> None:
        """Begin to type; the first character replaces what stood there. The cross at the end empties it."""
        self._typing, self._fresh, self._selected = True, True, False
        if self._clears and pos[0] > self.rect.right - CLEAR:
            self._set("")

    @property
    def _clears(self) -> bool:
        return self._clearable and bool(self.value)

    def typed(self, text: str) -> bool:
        """Characters come at the end."""
        kept = "".join(c for c in text if c.isprintable() and (not self.allowed or c in self.allowed))
        if kept:
            base = "" if self._fresh else self.value
            self._fresh = False
            self._set((base + kept)[: self.longest])
        return True

    def key(self, name: str) -> bool:
        """Backspace takes the last character, or all of them after Ctrl+A; Enter is done."""
        if name == "ctrl+a":
            self._typing = self._fresh = True
            self._selected = bool(self.value)
            return True
        if name in ("backspace", "ctrl+backspace", "delete"):
            everything = name == "ctrl+backspace" or self._selected
            if everything or name == "backspace":
                self._fresh = False
                self._set("" if everything else self.value[:-1])
            return True
        if name == "return" and self._on_enter:
            self._on_enter()
            return True
        return len(name) == 1 or name == "space"

    def draw(self, stage: Stage, look: Look) -> None:
        """A frame, the text, and a caret behind it while it is typed in."""
        state = "error" if self.error else {"disabled": "disabled", "hover": "hover"}.get(look, "idle")
        stage.nine(f"field_{state}", self.rect)
        x, y = self.rect.x + 14, self.rect.centre[1]
        if self.icon:
            stage.icon(self.icon, (self.rect.x + 24, y), 28)
            x = self.rect.x + 46
        room = self.rect.right - x - (44 if self.error else CLEAR if self._clears else 12)
        if self.note and self.value:
            aside = stage.text(self.note, (x + room - 2, y), self.px - 2, DIM, "aside", "midright", width=room / 2)
            room = aside.x - x - 8
        if self.value:
            if self._selected and self._typing:
                wide = min(room, stage.text_width(self.value, self.px))
                stage.box(Rect(x - 3, self.rect.y + 9, wide + 6, self.rect.h - 18), SELECTED, 5)
            drawn = stage.text(self._end_of(stage, room), (x, y), self.px, INK, anchor="midleft", width=room)
            x = drawn.right
        elif self.hint:
            stage.text(self.hint, (x, y), self.px - 1, DIM, "aside", "midleft", width=room)
        if self._typing and look != "disabled":
            stage.line((x + 3, self.rect.y + 10), (x + 3, self.rect.bottom - 11), INK, 3)
        if self._clears and not self.error:
            stage.icon("cross", (self.rect.right - 22, y), 20)
        if self.error:
            stage.icon("stop", (self.rect.right - 24, y), 28)
            stage.text(self.error, (self.rect.x + 4, self.rect.bottom + 19), 18, RED, "body", "midleft")

    def _end_of(self, stage: Stage, room: float) -> str:
        """As much of the text's end as there is room for in type that can be read: what is typed stands there."""
        shown, least = self.value, self.px * SMALLEST
        while len(shown) > 2 and stage.text_width(shown, least) > room:
            shown = "…" + shown.lstrip("…")[1:].lstrip()
        return shown

    def blur(self) -> None:
        """Typing is over."""
        self._typing = self._selected = False

    def _set(self, value: str) -> None:
        self.value = value
        self._typing, self._selected = True, False
        self.error = ""
        self._on_change(value)


class Row(Widget):
    """A row of a list. `state` overrides the look: selected or winner. Its content is drawn by `paint`."""

    corner = 12
    keeps_focus = False

    def __init__(
        self,
        rect: Rect,
        on_click: Callable[[], None],
        paint: Callable[[Stage, Rect], None],
        *,
        state: str = "",
        enabled: bool = True,
        tooltip: str = "",
        name: str = "",
        window: Rect | None = None,
    ) -> None:
        """`window`: what it shows of itself where a list is longer than its window."""
        super().__init__(rect, enabled=enabled, tooltip=tooltip, name=name)
        self.state, self._on_click, self._paint, self._window = state, on_click, paint, window
        if window:
            self.focusable = min(rect.bottom, window.bottom) - max(rect.y, window.y) > 30

    def click(self, pos: Point) -> None:
        """Choose the row."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """The row's ground, then its content."""
        if self._window:
            stage.surface.set_clip(pygame.Rect(stage.viewport.rect(self._window)))
        stage.nine(f"row_{self.state or look}", self.rect)
        if self.state == "selected":
            stage.sprite("ui/row_arrow.svg", (self.rect.x + 9, self.rect.centre[1]), 10)
        self._paint(stage, self.rect)
        stage.surface.set_clip(None)


class Spot(Widget):
    """An invisible place to click: a link in a text, a picture, a toast."""

    corner = 6
    keeps_focus = False

    def __init__(
        self, rect: Rect, on_click: Callable[[], None], *, tooltip: str = "", name: str = "", focusable: bool = True
    ) -> None:
        super().__init__(rect, tooltip=tooltip, name=name)
        self.focusable = focusable
        self._on_click = on_click

    def click(self, pos: Point) -> None:
        """Do what the place is for."""
        self._on_click()

    def focus_rect(self) -> Rect:
        """Close round the place."""
        return self.rect.grown(-4)


class ScrollBar(Widget):
    """A vertical bar for content taller than its window. `offset` is in logical units."""

    corner = 10

    def __init__(
        self, rect: Rect, content: float, window: float, offset: float, on_change: Callable[[float], None]
    ) -> None:
        super().__init__(rect, name="scroll")
        self.content, self.window, self.offset = content, window, offset
        self._on_change = on_change
        self._grab = 0.0
        self.enabled = content > window + 1
        self.focusable = self.enabled

    def resize(self, content: float, window: float) -> None:
        """Other content: the offset stays within it."""
        self.content, self.window = content, window
        self.offset = max(0.0, min(content - window, self.offset))
        self.enabled = self.focusable = content > window + 1

    def press(self, pos: Point) -> None:
        """Take the thumb, or jump to the pointer."""
        thumb = self._thumb()
        self._grab = pos[1] - thumb.y if thumb.holds(pos) else thumb.h / 2
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """The thumb follows the pointer."""
        room = self.rect.h - 8 - self._thumb().h
        self.scroll_to((pos[1] - self._grab - self.rect.y - 4) / room * (self.content - self.window) if room > 0 else 0)

    def wheel(self, up: float) -> bool:
        """A notch is about two lines."""
        self.scroll_to(self.offset - up * 64)
        return True

    def key(self, name: str) -> bool:
        """Up, down, page up, page down, home, end."""
        step = {
            "up": -40,
            "down": 40,
            "page up": -self.window,
            "page down": self.window,
            "home": -self.content,
            "end": self.content,
        }.get(name)
        if step is None:
            return False
        self.scroll_to(self.offset + step)
        return True

    def hears(self, event: Input) -> bool:
        """The wheel anywhere and the page keys scroll a screen that is one list; whether it was one of them."""
        if isinstance(event, Wheel):
            self.wheel(event.up)
        elif isinstance(event, Key) and event.name in ("page up", "page down", "home", "end"):
            self.key(event.name)
        else:
            return False
        return True

    def scroll_to(self, offset: float) -> None:
        """Show the content from that offset."""
        offset = max(0.0, min(self.content - self.window, offset))
        if offset != self.offset:
            self.offset = offset
            self._on_change(offset)

    def draw(self, stage: Stage, look: Look) -> None:
        """Groove and thumb; nothing when there is nothing to scroll."""
        if not self.enabled:
            return
        stage.nine("scroll_groove", self.rect)
        stage.nine(f"scroll_thumb_{look}", self._thumb())

    def _thumb(self) -> Rect:
        height = max(44.0, (self.rect.h - 8) * min(1.0, self.window / max(1.0, self.content)))
        room = max(1.0, self.content - self.window)
        return Rect(
            self.rect.x + 3, self.rect.y + 4 + (self.rect.h - 8 - height) * self.offset / room, self.rect.w - 6, height
        )
