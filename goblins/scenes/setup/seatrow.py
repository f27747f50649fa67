"""The set-up screen's own widgets: a seat's row, its grip, its portrait, and the looks to choose from."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.setup import Seat
from goblins.tables.kit.tempers import draw_temper, draw_temper_coin
from goblins.ui.draw import passes
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.words import say


class SeatRow(Widget):
    """The ground of a seat's row; a click shows its look on the right."""

    focusable = False

    def __init__(self, rect: Rect, on_click: Callable[[], None], *, selected: bool) -> None:
        super().__init__(rect)
        self._on_click, self._selected = on_click, selected

    def click(self, pos: Point) -> None:
        """Choose this seat."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """Selected rows have a dark bar with an arrow."""
        stage.nine("row_selected" if self._selected else f"row_{look}", self.rect)
        if self._selected:
            stage.sprite("ui/row_arrow.svg", (self.rect.x + 9, self.rect.centre[1]), 10)


class Grip(Widget):
    """Six dots to drag a row by."""

    focusable = False

    def __init__(self, rect: Rect, index: int) -> None:
        super().__init__(rect, tooltip=say("setup-drag"))
        self.index = index

    def draw(self, stage: Stage, look: Look) -> None:
        """The dots."""
        stage.icon("grip", self.rect.centre, 40, 1.0 if look != "idle" else 0.8)


class PortraitSpot(Widget):
    """Who sits there."""

    focusable = False

    def __init__(self, rect: Rect, seat: Seat, on_click: Callable[[], None]) -> None:
        super().__init__(rect)
        self._seat, self._on_click = seat, on_click

    def click(self, pos: Point) -> None:
        """Choose this seat."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """Portrait with its emblem, and the sign of a bot's temper."""
        x, y = self.rect.centre[0] + 4, self.rect.centre[1] + 2
        stage.blit(
            stage.tokens.portrait(self._seat.colour, self._seat.goblin, stage.viewport.length(self.rect.w)), (x, y)
        )
        draw_temper(stage, self._seat, (x, y), self.rect.w)


class TemperSpot(Widget):
    """A temper to choose for a bot; none, or left to chance."""

    def __init__(self, rect: Rect, temper: str, on_click: Callable[[], None], *, chosen: bool) -> None:
        named = temper or "even"
        words = say(
            "setup-temper-tip", name=say("screens-temper", temper=named), words=say("setup-temper", temper=named)
        )
        super().__init__(rect, tooltip=words, name=f"temper {named}")
        self._temper, self._chosen, self._on_click = temper, chosen, on_click

    def click(self, pos: Point) -> None:
        """Give the bot this temper."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """Its sign on a coin, with a ring and a tick if it is chosen."""
        x, y = self.rect.centre
        if look in ("hover", "pressed") and not self._chosen:
            y -= 3
        draw_temper_coin(stage, self._temper, (x, y), self.rect.w)
        if self._chosen:
            stage.sprite("ui/ring_chosen.svg", (x, y), self.rect.w + 12)
            stage.icon("tick_badge", (x + self.rect.w * 0.34, y + self.rect.h * 0.36), 26)


class LookSpot(Widget):
    """A goblin or a colour to choose. `taken`: the colour of the seat that has it, or `lock`."""

    def __init__(
        self, rect: Rect, kind: str, value: str, taken: str, on_click: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(rect, enabled=not taken, tooltip=say("setup-taken") if taken else "", name=f"{kind} {value}")
        self._kind, self._value, self._chosen, self._taken, self._on_click = kind, value, chosen, taken, on_click

    def click(self, pos: Point) -> None:
        """Take this look."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """A ring and a tick round the chosen one; taken ones are faint, with a mark."""
        size = stage.viewport.length(self.rect.w)
        if self._kind == "goblin":
            picture = stage.tokens.medallion(self._value, size, ring="plain")
        else:
            picture = stage.tokens.emblem(self._value, size)
        if self._taken:
            faint = picture
            picture = stage.cache.get(("faint", self._kind, self._value, size), lambda: passes.faded(faint, 0.38))
        x, y = self.rect.centre
        if look in ("hover", "pressed") and not self._chosen:
            y -= 3
        stage.blit(picture, (x, y))
        corner = (x + self.rect.w * 0.34, y + self.rect.h * 0.36)
        if self._chosen:
            stage.sprite("ui/ring_chosen.svg", (x, y), self.rect.w + 14)
            stage.icon("tick_badge", corner, 28)
        elif self._taken == "lock":
            stage.icon("lock", corner, 24)
        elif self._taken:
            stage.blit(stage.tokens.emblem(self._taken, stage.viewport.length(28)), corner)
