"""The strip along the bottom of a replay: a plank with a slider over the turns, and where everything stands on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goblins.core.setup import Seat
from goblins.scenes.after.race import SEAT_INKS
from goblins.scenes.after.timeline import Timeline
from goblins.ui.draw import shapes
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Point, Rect
from goblins.ui.widgets.base import Look
from goblins.ui.widgets.controls import Slider
from goblins.ui.widgets.messages import DARK, YELLOW
from goblins.words import say

PLANK = Rect(0, 798, 1600, 104)
EARLIER, PLAY, LATER = Rect(20, 822, 56, 56), Rect(84, 818, 76, 64), Rect(168, 822, 56, 56)
WORDS = Rect(250, 804, 962, 34)
SLIDER = Rect(262, 836, 744, 36)
NUMBER = Rect(1034, 838, 178, 40)
SPEED = Rect(1226, 826, 210, 48)
DONE = Rect(1452, 822, 130, 56)
#: The same where one may play on from any position.
NARROW_SLIDER, NARROW_NUMBER = Rect(262, 836, 622, 36), Rect(910, 838, 146, 40)
NARROW_WORDS = Rect(250, 804, 800, 34)
NARROW_SPEED, PLAY_ON, CLOSE = Rect(1064, 826, 190, 48), Rect(1266, 820, 252, 60), Rect(1530, 822, 56, 56)
FLAG = 24.0
#: With more turns than this only the viewer's own are marked.
MOST_MARKS = 120
#: How far apart the numbers below the slider are at least.
NUMBERS_APART = 64.0
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class TurnSlider(Slider):
    """From turn to turn; below it a mark for each in its seat's colour, the viewer's own taller."""

    def __init__(
        self,
        rect: Rect,
        timeline: Timeline,
        ply: int,
        on_change: Callable[[int], None],
        *,
        seats: Sequence[Seat],
        viewer: int,
        turning: int | None,
    ) -> None:
        """`turning`: the step after which the winner led for good, if there is one."""
        self.position = timeline.position(ply)
        super().__init__(rect, int(self.position), len(timeline), on_change, name="where")
        self._timeline, self._seats, self._viewer, self._turning = timeline, seats, viewer, turning
        self._told = timeline.told_at(ply)

    def key(self, name: str) -> bool:
        """The arrows belong to the whole screen."""
        return False

    def draw(self, stage: Stage, look: Look) -> None:
        """Marks and numbers, the slider, and whose turn it stands at while somebody holds or points at it."""
        self._draw_marks(stage)
        self._draw_numbers(stage)
        if self._turning is not None:
            turn = self._timeline.turn_of(self._turning)
            stage.icon("milestone", (self._x(self._timeline.turns.index(turn) + 1) + 7, self.rect.y + 5), FLAG)
        super().draw(stage, look)
        if look in ("hover", "pressed"):
            self._draw_bubble(stage)

    def _x(self, position: float) -> float:
        return self.rect.x + self.rect.w * position / self.stops

    def _knob(self) -> Point:
        return self._x(self.position), self.rect.centre[1]

    def _set(self, value: int) -> None:
        value = max(0, min(self.stops, value))
        if value != self.position:
            self.value, self.position = value, float(value)
            self._on_change(value)

    def _draw_marks(self, stage: Stage) -> None:
        top = self.rect.centre[1] + 11
        wide = self.rect.w / self.stops
        for index, turn in enumerate(self._timeline.turns):
            own = turn.seat == self._viewer
            if own or self.stops <= MOST_MARKS:
                mark = Rect(
                    self._x(index) + min(2, wide / 6), top + (0 if own else 5), wide * 0.7 + 1, 15 if own else 8
                )
                stage.box(mark, SEAT_INKS[self._seats[turn.seat].colour], 3, INK, 1.2)

    def _draw_numbers(self, stage: Stage) -> None:
        apart = NUMBERS_APART * stage.text_size / 100
        step = next((step for step in _STEPS if self.rect.w / self.stops * step >= apart), _STEPS[-1])
        last = self._timeline.turns[-1].number
        for index, turn in enumerate(self._timeline.turns):
            rest = self._x(self.stops) - self._x(index + 1)
            shown = turn.number == last or index == 0 or (turn.number % step == 0 and rest >= apart)
            if shown and (index == 0 or self._x(index) - self.rect.x >= apart or turn.number == last):
                stage.light(str(turn.number), (self._x(index + 0.5), 901), 15, "midbottom", "body")

    def _draw_bubble(self, stage: Stage) -> None:
        told = self._told
        words = say("after-bubble-opening")
        if told:
            key = "puzzles-bubble-step" if self._timeline.by_steps else "after-bubble-turn"
            words = say(key, turn=told.number, name=self._seats[told.seat].name)
        width = stage.text_width(words, 17, "body") + 28
        middle = min(max(self._x(self.position), width / 2 + 8), SCREEN.right - width / 2 - 8)
        bubble = Rect(middle - width / 2, WORDS.y - 40, width, 36)
        stage.box(bubble, DARK, 10, CREAM, 2.5)
        stage.text(words, bubble.centre, 17, CREAM, "body")


def draw_plank(stage: Stage) -> None:
    """The wood that the controls stand on, from one edge of the window to the other."""
    left, _ = stage.viewport.logical((0, 0))
    right, floor = stage.viewport.logical((stage.viewport.width, stage.viewport.height))
    plank = Rect(left, PLANK.y, right - left, max(PLANK.bottom, floor) - PLANK.y)
    stage.drawing(("plank", plank.w, plank.h), lambda: _plank(plank.w, plank.h), plank)


def _plank(width: float, height: float) -> str:
    grain = "".join(
        f'<path d="M{x} {y}q120 9 260 -2" fill="none" stroke="#2A1820" stroke-opacity=".22" stroke-width="2.4"/>'
        for x, y in ((40, 22), (420, 62), (900, 32), (1250, 72), (700, 88))
    )
    wood = (
        '<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#5C4844"/>'
        '<stop offset=".14" stop-color="#483430"/><stop offset="1" stop-color="#281A17"/></linearGradient></defs>'
        f'<rect x="0" y="0" width="{width}" height="{height}" fill="url(#p)"/>'
        f'<path d="M0 3L{width} 3" stroke="#2A1820" stroke-width="6"/>'
        f'<path d="M0 8L{width} 8" stroke="#7A5230" stroke-width="3"/>'
    )
    return shapes.document(width, height, wood + grain)


def draw_words(stage: Stage, words: str, icon: str, *, narrow: bool) -> None:
    """What is shown, in words, on a band of its own above the slider: over the table it would cover something."""
    band = NARROW_WORDS if narrow else WORDS
    stage.box(band, DARK, 12, YELLOW, 2, alpha=0.8)
    middle = band.centre[1]
    stage.icon(icon, (band.x + 22, middle), 28)
    draw_fitted(stage, words, Rect(band.x + 44, band.y + 1, band.w - 60, band.h - 2), 19, CREAM, anchor="midleft")
