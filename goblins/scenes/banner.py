"""The banner: what every screen must say about the library, over whichever screen it is, for as long as it is true.

What could not be saved is tried again from here every few seconds. A folded banner is a small tab at the upper edge.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.input import Input, Moved, Pressed, Released
from goblins.ui.stage import RED, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget, WidgetGroup
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Spot
from goblins.ui.widgets.messages import Toast
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.house import House

RETRY_TICKS = ticks(3.0)
AREA = Rect(220, 6, 1160, 98)
#: Who weeps over moves that are not saved.
GOBLIN = "characters/dumpling/bust_sad.svg"
TAB = Rect(720, -8, 160, 38)
ALARM, CALM = (142, 38, 42), (52, 62, 92)

Kind = Literal["unsaved", "looking", "news"]


class Shown(NamedTuple):
    """What the banner says, and whether it does so in full."""

    kind: Kind
    text: str
    folded: bool


class Banner:
    """Lies over all screens; it gets what is done first, but only where it lies."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shown: Shown | None = None
        self._folded: Kind | None = None
        self._waited = 0
        self._returns = house.library.returns
        self.dirty = False
        self.widgets = WidgetGroup(self._mark)

    @property
    def shown(self) -> Shown | None:
        """What it says now; None while there is nothing to say."""
        return self._shown

    def _mark(self) -> None:
        self.dirty = True

    def update(self) -> None:
        """One tick: look whether what it says is still true, and now and then try again to save, or to take over."""
        library = self._house.library
        library.attend()
        self._waited = self._waited + 1 if library.unsaved or library.looking else 0
        if self._waited == RETRY_TICKS:
            self._waited = 0
            if library.looking:
                self._house.take_over()
            else:
                self._retry_quietly()
        if self._returns != library.returns:
            self._returns = library.returns
            self._house.follow_library()
            self._house.hold_library()
        wanted = self._wanted()
        if wanted != self._shown:
            self._shown = wanted
            self.refresh()

    def _wanted(self) -> Shown | None:
        library = self._house.library
        kinds: tuple[tuple[Kind, str], ...] = (
            ("unsaved", library.unsaved),
            ("news", library.notice),
            ("looking", say("screens-banner-looking") if library.looking else ""),
        )
        kind, text = next(((kind, text) for kind, text in kinds if text), ("news", ""))
        if kind != self._folded:
            self._folded = None
        return Shown(kind, text, self._folded == kind) if text else None

    def refresh(self) -> None:
        """Lay out what can be pressed."""
        self.widgets.set(self._buttons(self._shown) if self._shown else [])
        self._mark()

    def _buttons(self, shown: Shown) -> list[Widget]:
        if shown.folded:
            return [Spot(TAB, self._unfold, tooltip=shown.text, name="unfold", focusable=False)]
        entries: list[tuple[str, str, float, Callable[[], None]]] = []
        if shown.kind == "unsaved":
            entries += [
                (say("screens-try-again"), "replay", 152, self.try_again),
                (say("screens-save-elsewhere"), "export", 200, self.save_elsewhere),
            ]
        if shown.kind == "news":
            entries.append((say("screens-all-right"), "check", 152, self._house.library.read_news))
        else:
            entries.append(("", "up", 52, self._fold))
        buttons: list[Widget] = []
        kinds: dict[str, str] = {"replay": "orange", "export": "teal"}
        right = AREA.right - 18
        for label, icon, width, act in reversed(entries):
            place = Rect(right - width, AREA.centre[1] - 26, width, 52)
            tip = "" if label else say("screens-banner-fold")
            kind = kinds.get(icon, "paper")
            buttons.append(
                Button(place, label, act, icon=icon, kind=kind, px=18, icon_px=28, tooltip=tip, name=label or "fold")
            )
            right = place.x - 10
        return buttons

    # ------------------------------------------------------------------ what it does

    def try_again(self) -> None:
        """Save now, and say whether that worked."""
        if not self._retry_quietly():
            self._say(Toast(say("screens-still-not-saved"), "info"))

    def _retry_quietly(self) -> bool:
        if not self._house.library.retry():
            return False
        self._say(Toast(say("screens-saved-again"), "done"))
        return True

    def save_elsewhere(self) -> None:
        """Write what is not saved as files into another folder, and say where, and what could not be written."""
        written, failed = self._house.library.save_elsewhere()
        said = [say("screens-saved-as", where=", ".join(str(path) for path in written))] if written else []
        said += [say("screens-not-saved-elsewhere", error=" ".join(failed))] if failed else []
        words = " ".join(said) or say("screens-no-match-to-save")
        self._say(Toast(words, "done" if written and not failed else "info"))

    def _say(self, toast: Toast) -> None:
        self._house.scenes.top.say(toast)

    def _fold(self) -> None:
        self._folded = self._shown.kind if self._shown else None

    def _unfold(self) -> None:
        self._folded = None

    def covers(self, pos: Point) -> bool:
        """Whether it lies over a place."""
        return self._shown is not None and self._area.holds(pos)

    def handle(self, event: Input) -> bool:
        """Whether the banner was meant."""
        if self._shown is None:
            return False
        within = isinstance(event, Moved | Pressed | Released) and self.covers(event.pos)
        if isinstance(event, Moved | Pressed | Released):
            self.widgets.handle(event)
            self.widgets.focus = None  # the keyboard stays with the screen below
        return within and not isinstance(event, Moved | Released)

    # ------------------------------------------------------------------ drawing

    @property
    def _area(self) -> Rect:
        return TAB if self._shown and self._shown.folded else AREA

    def draw(self, stage: Stage) -> None:
        """A strip over the upper edge, or its tab."""
        self.dirty = False
        if self._shown is None:
            return
        colour = ALARM if self._shown.kind == "unsaved" else CALM
        if self._shown.folded:
            stage.box(TAB, colour, 12, CREAM, 3)
            words = say("screens-banner-tab", kind=self._shown.kind)
            stage.text(words, (TAB.centre[0], TAB.centre[1] + 3), 18, CREAM, width=TAB.w - 20)
        else:
            left = min((widget.rect.x for widget in self.widgets.widgets), default=AREA.right)
            if self._shown.kind == "unsaved":
                _draw_alarm(stage, self._shown.text, left - AREA.x - 126)
            else:
                stage.box(AREA.grown(4), INK, 20, alpha=0.5)
                stage.box(AREA, colour, 16, CREAM, 3)
                stage.icon("info", (AREA.x + 44, AREA.centre[1]), 46)
                text = lay_out_within(stage, [Run(self._shown.text)], left - AREA.x - 100, AREA.h - 12, 20)
                text.draw(stage, AREA.x + 82, AREA.centre[1] - text.height / 2, CREAM)
        self.widgets.draw(stage)


def _draw_alarm(stage: Stage, what: str, room: float) -> None:
    """Somebody weeps: what was not saved, and that play goes on."""
    stage.panel(AREA, curls="small", shadow=12)
    stage.box(AREA.grown(-8), None, 9, RED, 2.5)
    stage.sprite(GOBLIN, (AREA.x + 62, AREA.centre[1] - 1), 92)
    draw_fitted(stage, what, Rect(AREA.x + 116, AREA.y + 12, room, 42), 25, RED, "display", "midleft")
    words = say("screens-banner-play-on")
    draw_fitted(stage, words, Rect(AREA.x + 116, AREA.y + 53, room, 32), 19, INK, "body", "midleft")
