"""A brass plate on the shelf's edge: whether a game is learned, and how many of its feats are done."""

from __future__ import annotations

from collections.abc import Callable

from goblins.ui.draw import shapes
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.words import say

BROWN: Colour = (138, 72, 24)
#: How much room the number of feats has, whether it is known yet or not.
NUMBER = 92.0


class Plate(Widget):
    """One box's plate. A click learns a game that was never learned, or shows its feats."""

    corner = 9
    keeps_focus = False
    tooltip_above = True

    def __init__(
        self,
        rect: Rect,
        game: str,
        feats: tuple[int, int],
        learn: Callable[[], None] | None,
        show: Callable[[], None],
        *,
        learned: bool,
    ) -> None:
        self._done, self._every = feats
        tip = say("feats-box-tip", done=self._done, all=self._every) if self._every and learn is None else ""
        super().__init__(rect, enabled=learn is not None or bool(self._every), tooltip=tip, name=f"plate {game}")
        self._learn, self._show, self._learned = learn, show, learned

    def click(self, pos: Point) -> None:
        """Learn it, or see its feats."""
        (self._learn or self._show)()

    def draw(self, stage: Stage, look: Look) -> None:
        """Brass with two screws; at the largest text a tick and the number alone."""
        rect = self.rect
        stage.drawing(("plate", rect.w, look == "hover"), lambda: _brass(rect.w, rect.h, bright=look == "hover"),
                      Rect(rect.x - 2, rect.y - 2, rect.w + 4, rect.h + 6))  # fmt: skip
        y = rect.centre[1]
        left, right = rect.x + 24, rect.right - 22
        if self._every:
            number = stage.text(
                f"{self._done}/{self._every}", (right, y), 18, INK, anchor="midright", width=NUMBER - 34
            )
            every = self._done == self._every
            stage.icon("trophy" if every else "star", (number.x - 18, y - 1), 26, 1.0 if self._done else 0.55)
        if self._learned or self._learn:
            stage.icon("check" if self._learned else "book", (left + 11, y), 24)
            words = say("shelf-learned" if self._learned else "shelf-learn-it")
            place = Rect(left + 28, rect.y, right - NUMBER - left - 28, rect.h)
            draw_fitted(stage, words, place, 18, INK if self._learned else BROWN, anchor="midleft")


def _brass(wide: float, high: float, *, bright: bool) -> str:
    colours = ("#FFF0BE", "#EFCB78", "#C79648") if bright else ("#F8E3A4", "#DDB25A", "#B4823A")
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.5, 1), colours, strict=True)
    )
    ramp = f'<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high}">{stops}</linearGradient>'
    body = f"<defs>{ramp}</defs>"
    body += f'<path d="{shapes.rounded_path(2, 5, wide, high, 9)}" fill="#2A1820" fill-opacity="0.55"/>'
    body += f'<path d="{shapes.rounded_path(2, 2, wide, high, 9)}" fill="url(#b)" stroke="#2A1820" stroke-width="3"/>'
    for x in (13.0, wide - 9):
        body += f'<circle cx="{x}" cy="{high / 2 + 2}" r="3.4" fill="#7A5426" stroke="#2A1820" stroke-width="1.4"/>'
    return shapes.document(wide + 4, high + 6, body)
