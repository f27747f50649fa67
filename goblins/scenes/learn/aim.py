"""What wins, in one line on the table: a slip of paper that is folded away by a click, and unfolded again."""

from __future__ import annotations

from collections.abc import Callable

from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.words import say

PAPER, LIT, LINE = (248, 232, 194), (255, 244, 212), (185, 133, 74)
#: How large the words are, the cup before them, and what is left of the slip when it is folded.
PX, CUP, TAB_WIDTH, TAB_HEIGHT = 18.0, 32.0, 48.0, 38.0
INSET = 9.0
#: A lower slip has no room for a frame within its edge.
LOW = 36.0


class AimSlip(Widget):
    """The aim where a table has a place for it; folded, only its cup is there."""

    keeps_focus = False
    corner = 10.0

    def __init__(self, place: Rect, words: str, on_click: Callable[[], None], *, folded: bool) -> None:
        high = min(TAB_HEIGHT, place.h)
        tab = Rect(place.right - TAB_WIDTH, place.centre[1] - high / 2, TAB_WIDTH, high)
        tooltip = say("learn-what-wins" if folded else "learn-fold-aim")
        super().__init__(tab if folded else place, tooltip=tooltip, name="aim")
        self.words, self.folded, self._on_click = words, folded, on_click
        self._says_more = False

    def click(self, pos: Point) -> None:
        """Fold it, or unfold it."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """The cup, and the words beside it."""
        rect = self.rect
        lit = look in ("hover", "pressed")
        stage.box(rect, LIT if lit else PAPER, self.corner, INK, 2.6)
        if rect.h >= LOW:
            stage.box(rect.grown(-4), None, self.corner - 3, LINE, 1.6)
        cup = min(CUP, rect.h - 4)
        if self.folded:
            stage.icon("trophy", rect.centre, cup)
            return
        x = rect.x + 1.2 * INSET
        if stage.text_size <= 100 or rect.h < LOW:  # elsewhere larger words have its room
            stage.icon("trophy", (rect.x + INSET + cup / 2, rect.centre[1]), cup)
            x = rect.x + 1.6 * INSET + cup
        words = lay_out_within(stage, [Run(self.words, "bold")], rect.right - INSET - x, rect.h - 6, PX)
        words.draw(stage, x, rect.centre[1] - words.height / 2)
        if (
            words.px < PX and not self._says_more
        ):  # larger type than the slip has room for: pointing at it shows it whole
            self._says_more = True
            self.tooltip = say("learn-aim-large", aim=self.words, fold=self.tooltip)
