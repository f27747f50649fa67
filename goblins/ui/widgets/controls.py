"""Buttons, toggles, sliders and choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from goblins.ui.draw.fitted import LEAST_PIXELS, OUTLINED_LEADING, draw_fitted, fit
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget

GREY: Colour = (120, 104, 92)
LIP = 6
#: Words that would have to be smaller than this part of their size get some of the room round them.
TIGHT = 0.75
#: In a choice: what is free round words, and at least; and between an icon and its word.
AROUND_WORDS, LEAST_AROUND, BESIDE_ICON = 22.0, 12.0, 4.0
PALE: Colour = (255, 252, 240)
TICKED: Colour = (36, 128, 118)


class Button(Widget):
    """A word, an icon, or both, to click. Kinds: teal, orange (the one suggested), red (destroys), paper (quiet)."""

    keeps_focus = False

    def __init__(
        self,
        rect: Rect,
        label: str,
        on_click: Callable[[], None],
        *,
        icon: str = "",
        kind: str = "teal",
        px: float = 20,
        icon_px: float = 34,
        enabled: bool = True,
        tooltip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, tooltip=tooltip, name=name or label)
        self.label, self.icon, self.kind, self.px, self.icon_px = label, icon, kind, px, icon_px
        self.on_click = on_click
        #: Whether its words get some of the room round them, because those of its neighbours do.
        self.tight = False

    def click(self, pos: Point) -> None:
        """Do what the button is for."""
        self.on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """Raised, lifted, sunk or flat."""
        stage.nine(f"button_{self.kind}_{look}", self.rect)
        x, y = self.rect.centre
        y += {"hover": -5, "pressed": 2}.get(look, -3)
        size, gap, room = self.shares(stage)
        high = self.rect.h - 14
        fitted = fit(stage, self.label, room, high, self.px, leading=OUTLINED_LEADING)
        width = max(stage.text_width(line, fitted.px) for line in fitted.lines) if self.label else 0.0
        left = x - (size + gap + min(width, room)) / 2
        alpha = 0.45 if look == "disabled" else 1.0
        if self.icon:
            stage.icon(self.icon, (left + size / 2, y), size, alpha)
        if self.label:
            pale = self.kind != "paper" and look != "disabled"
            colour = CREAM if pale else GREY if look == "disabled" else INK
            middle = left + size + gap + min(width, room) / 2
            words = Rect(middle - room / 2, y - high / 2, room, high)
            draw_fitted(stage, self.label, words, self.px, colour, outline=pale, leading=OUTLINED_LEADING)

    def is_tight(self, stage: Stage) -> bool:
        """Whether its words need some of the room round them."""
        room = self.rect.w - 28 - (self.icon_px + 9 if self.icon else 0)
        return TIGHT * stage.text_width(self.label, self.px) > room

    def shares(self, stage: Stage) -> tuple[float, float, float]:
        """How much is for the icon, between it and the words, and for the words: more for these where they are long."""
        icon, gap = (self.icon_px, 9.0) if self.icon else (0.0, 0.0)
        if not self.label:
            return icon, 0.0, 0.0
        if self.tight or self.is_tight(stage):
            icon, gap = 0.75 * icon, 0.5 * gap
            return icon, gap, self.rect.w - 16 - icon - gap
        return icon, gap, self.rect.w - 28 - icon - gap


def set_alike(stage: Stage, buttons: Sequence[Button]) -> None:
    """Set the words of buttons that stand together in one size, that of the longest."""
    wordy = [one for one in buttons if one.label]
    tight = any(one.is_tight(stage) for one in wordy)
    for one in wordy:
        one.tight = tight
    px = min(
        (
            fit(stage, one.label, one.shares(stage)[2], one.rect.h - 14, one.px, leading=OUTLINED_LEADING).px
            for one in wordy
        ),
        default=0.0,
    )
    for one in wordy:
        one.px = px


class Toggle(Widget):
    """On or off, told by knob and mark."""

    corner = 20

    def __init__(
        self, x: float, y: float, on_change: Callable[[bool], None], *, on: bool, enabled: bool = True, name: str = ""
    ) -> None:
        super().__init__(Rect(x, y, 84, 40), enabled=enabled, name=name)
        self.on = on
        self._on_change = on_change

    def click(self, pos: Point) -> None:
        """Change to the other."""
        self.on = not self.on
        self._on_change(self.on)

    def draw(self, stage: Stage, look: Look) -> None:
        """The knob at its end."""
        path = f"ui/toggle_{'on' if self.on else 'off'}_{look}.svg"
        width, height = stage.sprites.natural_size(path)
        left, top, _, _ = stage.sprites.edges(path, "margin")
        stage.sprite(path, (self.rect.x - left + width / 2, self.rect.y - top + height / 2), width, height)


class Checkbox(Widget):
    """A small box with words beside it, for the bare table."""

    corner = 8

    def __init__(
        self,
        rect: Rect,
        label: str,
        on_change: Callable[[bool], None],
        *,
        on: bool,
        tooltip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, tooltip=tooltip, name=name or label)
        self.label, self.on = label, on
        self._on_change = on_change

    def click(self, pos: Point) -> None:
        """Tick it, or take the tick away."""
        self.on = not self.on
        self._on_change(self.on)

    def draw(self, stage: Stage, look: Look) -> None:
        """The box, its tick, and the words."""
        side = min(24.0, self.rect.h)
        middle = self.rect.centre[1]
        box = Rect(self.rect.x, middle - side / 2, side, side)
        empty = PALE if look == "hover" else CREAM
        stage.box(box, TICKED if self.on else empty, 6, INK, 3)
        if self.on:
            stage.icon("check", box.centre, side * 0.92)
        room = self.rect.w - side - 8
        stage.light(self.label, (box.right + 8, middle), 17, kind="body", width=room)


class Slider(Widget):
    """A value from 0 to `stops`."""

    def __init__(
        self,
        rect: Rect,
        value: int,
        stops: int,
        on_change: Callable[[int], None],
        *,
        step: int = 1,
        ticks: bool = False,
        enabled: bool = True,
        tooltip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, tooltip=tooltip, name=name)
        self.value, self.stops, self.step, self.ticks = value, stops, step, ticks
        self._on_change = on_change

    def press(self, pos: Point) -> None:
        """Jump to where the pointer is."""
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Follow the pointer."""
        self._set(round(max(0.0, min(1.0, (pos[0] - self.rect.x) / self.rect.w)) * self.stops))

    def key(self, name: str) -> bool:
        """Left and right by one step."""
        if name in ("left", "right"):
            self._set(self.value + (self.step if name == "right" else -self.step))
            return True
        return False

    def wheel(self, up: float) -> bool:
        """A notch is a step."""
        self._set(self.value + (self.step if up > 0 else -self.step))
        return True

    def focus_rect(self) -> Rect:
        """Round the knob."""
        x, y = self._knob()
        return Rect(x - 18, y - 18, 36, 36)

    def draw(self, stage: Stage, look: Look) -> None:
        """Groove, fill and knob."""
        disabled = look == "disabled"
        x, y = self._knob()
        middle = self.rect.centre[1]
        stage.nine(
            "slider_groove_disabled" if disabled else "slider_groove", Rect(self.rect.x, middle - 7, self.rect.w, 14)
        )
        if not disabled:
            stage.nine("slider_fill", Rect(self.rect.x, middle - 7, max(14, x - self.rect.x), 14))
        if self.ticks:
            for stop in range(self.stops + 1):
                tick = self.rect.x + self.rect.w * stop / self.stops
                stage.line((tick, middle + 14), (tick, middle + 24), (122, 82, 48), 3)
        path = f"ui/slider_knob_{look}.svg"
        stage.sprite(path, (x, y), *stage.sprites.natural_size(path))

    def _knob(self) -> Point:
        return self.rect.x + self.rect.w * self.value / self.stops, self.rect.centre[1]

    def _set(self, value: int) -> None:
        value = max(0, min(self.stops, value))
        if value != self.value:
            self.value = value
            self._on_change(value)


class Segments(Widget):
    """One of a few options side by side. `off`: indices that can't be chosen now; `icons` stand there where words have room."""

    corner = 14

    def __init__(
        self,
        rect: Rect,
        options: Sequence[tuple[Any, str]],
        chosen: Any,
        on_change: Callable[[Any], None],
        *,
        px: float = 19,
        icons: Sequence[str] = (),
        icon_px: float = 26.0,
        off: frozenset[int] = frozenset(),
        enabled: bool = True,
        name: str = "",
    ) -> None:
        super().__init__(rect, enabled=enabled, name=name)
        self.options, self.chosen, self.px, self.icons, self.off = options, chosen, px, icons, off
        self._icon_px = icon_px
        self._on_change = on_change
        self._segments: list[Rect] = []
        self._pointed: int | None = None

    def point(self, pos: Point) -> bool:
        """One of the options is pointed at."""
        before = self._pointed
        self._pointed = next((index for index, segment in enumerate(self._segments) if segment.holds(pos)), None)
        return self._pointed != before

    def click(self, pos: Point) -> None:
        """Choose the option that was clicked."""
        for index, segment in enumerate(self._segments):
            if segment.holds(pos) and index not in self.off and self.options[index][0] != self.chosen:
                self._choose(index)

    def key(self, name: str) -> bool:
        """Left and right choose; the ends let the focus go on."""
        if name in ("return", "space"):
            index = self._index()
            self._choose(
                next(
                    i % len(self.options)
                    for i in range(index + 1, index + 1 + len(self.options))
                    if i % len(self.options) not in self.off
                )
            )
            return True
        if name in ("left", "right"):
            way = 1 if name == "right" else -1
            index = self._index() + way
            while 0 <= index < len(self.options) and index in self.off:
                index += way
            if 0 <= index < len(self.options):
                self._choose(index)
                return True
        return False

    def draw(self, stage: Stage, look: Look) -> None:
        """A sunken frame, the chosen option raised in it."""
        disabled = look == "disabled"
        stage.nine("choice_frame_disabled" if disabled else "choice_frame", self.rect)
        self._measure(stage)
        px = self._size(stage)
        for index, (segment, (value, label)) in enumerate(zip(self._segments, self.options, strict=True)):
            chosen, off = value == self.chosen, disabled or index in self.off
            aside = 0 if self._icon(stage, index) else 4
            pill = Rect(segment.x + aside, segment.y + 4, segment.w - 2 * aside, segment.h - 8)
            pointed = look in ("hover", "pressed") and index == self._pointed
            if chosen:
                state = "_disabled" if off else "_hover" if pointed else ""
                stage.nine(f"choice_chosen{state}", pill)
            elif pointed and not off:
                stage.nine("choice_hover", pill)
            icon, size = self._icon(stage, index), self._icon_px
            width = stage.text_width(label, px)
            left = segment.centre[0] - (width + (size + BESIDE_ICON if icon else 0)) / 2
            if icon:
                stage.icon(icon, (left + size / 2, segment.centre[1]), size, 0.45 if off and not chosen else 1.0)
                left += size + BESIDE_ICON
            colour = CREAM if chosen else GREY if off else INK
            drawn = stage.text(label, (left, segment.centre[1]), px, colour, anchor="midleft")
            if index in self.off:
                stage.line((drawn.x - 2, drawn.centre[1]), (drawn.right + 2, drawn.centre[1]), GREY, 2)

    def _size(self, stage: Stage) -> float:
        """The size at which the widest of the words has room: one choice is set in one size."""
        px = self.px
        while stage.pixels(px) > LEAST_PIXELS and not all(
            stage.text_width(label, px) <= segment.w - LEAST_AROUND - self._beside(stage, index)
            for index, (segment, (_, label)) in enumerate(zip(self._segments, self.options, strict=True))
        ):
            px -= 0.5
        return px

    def _measure(self, stage: Stage) -> None:
        texts = [stage.text_width(label, self.px) for _, label in self.options]
        around = LEAST_AROUND if self._icon(stage, 0) else AROUND_WORDS
        beside = [around + self._beside(stage, index) for index in range(len(texts))]
        room = self.rect.w - 8 - sum(beside)
        tight = min(1.0, room / sum(texts))
        extra = (room - tight * sum(texts)) / len(texts)
        x = self.rect.x + 4
        self._segments = []
        for text, more in zip(texts, beside, strict=True):
            width = text * tight + more + extra
            self._segments.append(Rect(x, self.rect.y, width, self.rect.h))
            x += width

    def _icon(self, stage: Stage, index: int) -> str:
        """The icon before an option; none of them where the words would have to be smaller for it."""
        if not self.icons or not self.icons[index]:
            return ""
        words = sum(stage.text_width(label, self.px) + LEAST_AROUND for _, label in self.options)
        icons = sum(self._icon_px + BESIDE_ICON for icon in self.icons if icon)
        return self.icons[index] if words + icons <= self.rect.w - 8 else ""

    def _beside(self, stage: Stage, index: int) -> float:
        """The room that an option's icon takes."""
        return self._icon_px + BESIDE_ICON if self._icon(stage, index) else 0.0

    def _index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.chosen), 0)

    def _choose(self, index: int) -> None:
        self.chosen = self.options[index][0]
        self._on_change(self.chosen)
