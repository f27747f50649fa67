"""Widgets and the group that gives them pointer, focus and keyboard. Single widgets are in `controls` and `fields`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, cast

from goblins.ui.input import LEFT, FocusLost, Input, Key, Moved, Pressed, Released, Typed, Wheel
from goblins.ui.stage import Stage
from goblins.ui.viewport import Direction, Point, Rect, nearest
from goblins.ui.widgets.messages import draw_tooltip

Look = Literal["idle", "hover", "pressed", "disabled"]


class Widget:
    """Something on the screen that can be pointed at, focused and used."""

    focusable = True
    corner = 18.0
    #: Whether a click gives it the keyboard: Enter must not press a button again that the mouse has left behind.
    keeps_focus = True
    #: Whether it shows that it has the keyboard also to those who use the mouse: something to type in.
    is_typed_in = False
    #: Whether its tooltip stands above it, because something that must be seen lies below.
    tooltip_above = False
    #: The key that does the same, which the tooltip shows; none, if empty.
    tooltip_key = ""

    def __init__(self, rect: Rect, *, enabled: bool = True, tooltip: str = "", name: str = "") -> None:
        self.rect = rect
        self.enabled = enabled
        self.tooltip = tooltip
        self.name = name

    def draw(self, stage: Stage, look: Look) -> None:
        """Draw it in one of its states; the group draws the focus ring."""

    def point(self, pos: Point) -> bool:
        """The pointer moved over it; whether it looks different now, beside that it is pointed at."""
        return False

    def press(self, pos: Point) -> None:
        """The pointer went down on it."""

    def drag(self, pos: Point) -> None:
        """The pointer moved while it was down on it."""

    def click(self, pos: Point) -> None:
        """The pointer went down and up on it, or it was used by keyboard (then at its centre)."""

    def wheel(self, up: float) -> bool:
        """The wheel turned over it; whether it cared."""
        return False

    def key(self, name: str) -> bool:
        """A key while it has the focus; whether it was used."""
        if name in ("return", "space"):
            self.click(self.rect.centre)
            return True
        return False

    def typed(self, text: str) -> bool:
        """Characters while it has the focus; whether they were used."""
        return False

    def blur(self) -> None:
        """The focus went elsewhere."""

    def focus_rect(self) -> Rect:
        """Where the focus ring goes."""
        return self.rect


class WidgetGroup:
    """The widgets of one screen: who is hovered, pressed and focused, and who gets which input."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.widgets: list[Widget] = []
        self._focus: Widget | None = None
        self.hover: Widget | None = None
        self._pressed: Widget | None = None
        self._keyboard = False
        #: Whether the focus was given by the screen, and nobody has seen yet where it is.
        self._given = False
        self._changed = on_change

    @property
    def focus(self) -> Widget | None:
        """The widget that gets the keyboard."""
        return self._focus

    @focus.setter
    def focus(self, widget: Widget | None) -> None:
        if self._focus is not None and self._focus is not widget:
            self._focus.blur()
        self._focus = widget

    def set(self, widgets: list[Widget], focus: Widget | None = None) -> None:
        """Replace all widgets; focus, hover and press go over to the widgets of the same names."""
        heirs = {widget.name: widget for widget in widgets if widget.name and widget.enabled}

        def heir(widget: Widget | None) -> Widget | None:
            return heirs.get(widget.name) if widget else None

        self.widgets = widgets
        self.hover, self._pressed = heir(self.hover), heir(self._pressed)
        self._given = bool(focus) or (self._given and heir(self._focus) is not None)
        self._focus = focus or heir(self._focus)
        self._changed()

    def named(self, name: str) -> Widget:
        """The widget of that name."""
        return next(widget for widget in self.widgets if widget.name == name)

    def at(self, pos: Point) -> Widget | None:
        """The uppermost widget at a point."""
        return next((widget for widget in reversed(self.widgets) if widget.rect.holds(pos)), None)

    def handle(self, event: Input) -> bool:
        """Give an input to the widget it is for; whether it was used."""
        if isinstance(event, Moved):
            return self._move(event.pos)
        if isinstance(event, Pressed) and event.button == LEFT:
            return self._press(event.pos)
        if isinstance(event, Released) and event.button == LEFT:
            return self._release(event.pos)
        if isinstance(event, Wheel):
            return any(
                widget.wheel(event.up)
                for widget in reversed(self.widgets)
                if widget.enabled and widget.rect.holds(event.pos)
            )
        if isinstance(event, Key):
            return self._key(event.name)
        if isinstance(event, Typed) and self.focus:
            used = self.focus.typed(event.text)
            if used:
                self._changed()
            return used
        if isinstance(event, FocusLost):
            self._pressed = None
            self._changed()
        return False

    def look_of(self, widget: Widget) -> Look:
        """The state to draw a widget in."""
        if not widget.enabled:
            return "disabled"
        if widget is self._pressed and widget is self.hover:
            return "pressed"
        return "hover" if widget is self.hover else "idle"

    def draw(self, stage: Stage) -> None:
        """Draw all widgets, the hovered one's tooltip, and while somebody uses the keyboard the focus ring."""
        for widget in self.widgets:
            widget.draw(stage, self.look_of(widget))
        self.draw_focus(stage)
        shown = self.hover or (self.focus if self._keyboard else None)
        if shown and shown.tooltip:
            draw_tooltip(stage, shown.rect, shown.tooltip, shown.tooltip_key, above=shown.tooltip_above)

    def draw_focus(self, stage: Stage) -> None:
        """The focus ring, while somebody uses the keyboard or types."""
        if self.focus and self.focus.enabled and (self._keyboard or self.focus.is_typed_in):
            stage.nine("ring", self.focus.focus_rect())

    def step_focus(self, step: int, among: Sequence[Widget] | None = None) -> bool:
        """Move the focus to the next or previous widget, or to that of a few; whether there is one."""
        able = [widget for widget in (self.widgets if among is None else among) if widget.enabled and widget.focusable]
        if not able:
            return False
        if self.focus in able:
            self.focus = able[(able.index(self.focus) + step) % len(able)]
        else:
            self.focus = able[0 if step > 0 else -1]
        self._keyboard = True
        self._changed()
        return True

    def _move(self, pos: Point) -> bool:
        if self._pressed:
            self._pressed.drag(pos)
            self._changed()
        found = self.at(pos)
        if found is not self.hover:
            self.hover = found
            self._keyboard = False
            self._changed()
        if found and found.point(pos):
            self._changed()
        return self._pressed is not None

    def _press(self, pos: Point) -> bool:
        found = self.at(pos)
        self.hover, self._keyboard = found, False
        if not found:
            return False
        if found.enabled:
            self._pressed, self._given = found, False
            self.focus = found if found.keeps_focus else None
            found.press(pos)
        self._changed()
        return True

    def _release(self, pos: Point) -> bool:
        pressed, self._pressed = self._pressed, None
        if not pressed:
            return False
        self._changed()
        if pressed.rect.holds(pos):
            pressed.click(pos)
        return True

    def _key(self, name: str) -> bool:
        unseen, self._keyboard = self._given and not self._keyboard, True
        if self.focus and self.focus.enabled and self.focus.key(name):
            self._changed()
            return True
        if name == "tab" and unseen and self.focus and self.focus.enabled:
            self._given = False
            self._changed()  # first it is seen where one is
            return True
        if name == "tab":
            return self.step_focus(1)
        if name == "shift+tab":
            return self.step_focus(-1)
        if name in ("left", "right", "up", "down"):
            return self._walk(cast(Direction, name))
        return False

    def _walk(self, direction: Direction) -> bool:
        """Move the focus to the nearest widget in a direction."""
        able = [widget for widget in self.widgets if widget.enabled and widget.focusable]
        if self.focus is None or self.focus not in able:
            return self.step_focus(1)
        found = nearest(self.focus.rect.centre, [widget.rect.centre for widget in able], direction)
        if found is None:
            return False
        self.focus = able[found]
        self._keyboard = True
        self._changed()
        return True
