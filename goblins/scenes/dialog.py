"""A question in the middle of the screen. The safe answer is orange and focused."""

from __future__ import annotations

from collections.abc import Callable

from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.tables.contract import ActionButton
from goblins.ui.draw.rich import Run, lay_out
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Rect, centred
from goblins.ui.widgets.controls import Button

#: How wide a question is at least, how far its answers stand from its edges, and from each other.
NARROWEST, INSET, BETWEEN = 600.0, 34.0, 18.0
#: A longer title than this has room for is set smaller.
WIDEST = 900.0


class DialogScene(Scene):
    """Two answers, one of them safe. Escape is the safe one."""

    opaque = False

    def __init__(
        self,
        house: House,
        title: str,
        body: str,
        answer: str,
        on_answer: Callable[[], None],
        *,
        icon: str,
        safe: str,
        destroys: bool,
    ) -> None:
        super().__init__(house)
        self._title, self._body, self._answer, self._on_answer = title, body, answer, on_answer
        self._icon, self._safe, self._destroys = icon, safe, destroys
        self._rect = Rect(500, 300, 600, 268)

    def refresh(self) -> None:
        """Lay out the question and its answers."""
        safe_width = self.stage.text_width(self._safe, 20) + 96
        answer_width = self.stage.text_width(self._answer, 20) + 96
        title_width = self.stage.text_width(self._title, 26) + 110 + INSET
        width = max(NARROWEST, min(title_width, WIDEST), safe_width + answer_width + BETWEEN + 2 * INSET)
        text = lay_out(self.stage, [Run(self._body)], width - 150, 20)
        self._rect = centred(*SCREEN.centre, width, max(230.0, 190 + text.height))
        y = self._rect.bottom - 86
        safe = Button(
            Rect(self._rect.right - INSET - safe_width, y, safe_width, 56),
            self._safe,
            self.back,
            icon="play",
            kind="orange",
        )
        answer = Button(
            Rect(safe.rect.x - BETWEEN - answer_width, y, answer_width, 56),
            self._answer,
            self._take,
            icon=self._icon,
            kind="red" if self._destroys else "teal",
        )
        self.widgets.set([answer, safe], focus=safe)

    def _take(self) -> None:
        self.house.scenes.pop()
        self._on_answer()

    def draw(self, stage: Stage) -> None:
        """The table stays visible, dimmed."""
        stage.shade(140)
        stage.panel(self._rect, curls="top", shadow=14)
        stage.icon(self._icon, (self._rect.x + 66, self._rect.y + 62), 56)
        room = self._rect.w - 110 - INSET
        stage.text(self._title, (self._rect.x + 110, self._rect.y + 52), 26, anchor="midleft", width=room)
        lay_out(stage, [Run(self._body)], self._rect.w - 150, 20).draw(stage, self._rect.x + 110, self._rect.y + 78)
        super().draw(stage)


def ask(
    house: House,
    title: str,
    body: str,
    answer: str,
    on_answer: Callable[[], None],
    *,
    icon: str = "info",
    safe: str,
    destroys: bool = False,
) -> None:
    """Ask before something that has a price."""
    house.scenes.push(DialogScene(house, title, body, answer, on_answer, icon=icon, safe=safe, destroys=destroys))


def ask_first(house: House, button: ActionButton, act: Callable[[], None]) -> None:
    """Ask what a decision wants to be asked before it is made."""
    answer, safe = button.answers
    ask(house, button.label, button.question, answer, act, icon=button.icon or "info", safe=safe)
