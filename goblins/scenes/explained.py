"""A companion at whose table everything explains itself, as at an ordinary one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from goblins.scenes.companion import Companion
from goblins.ui.input import RIGHT, Input, Key, Moved, Pressed
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point
from goblins.ui.widgets.base import Widget

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: The key that keeps an explanation open, as a right click does.
EXPLAIN_KEY = "i"
#: The keys that go from link to link of what is kept open.
STEPS = {"tab": 1, "shift+tab": -1}


class Explaining(Protocol):
    """Who explains what is pointed at."""

    kept: Any

    def point(self, pos: Point, now: int) -> None:
        """The pointer is somewhere else."""

    def keep(self) -> bool:
        """Keep open what is pointed at, or close what is kept; whether there was either."""

    def let_be(self) -> None:
        """Close what is kept."""

    def step(self, by: int) -> bool:
        """Go to the next link of what is kept open; whether there is one."""

    def forget(self) -> None:
        """The position changed."""

    def wait(self, now: int) -> int | None:
        """How long until something is explained; None if nothing will be."""

    def widgets(self) -> list[Widget]:
        """The buttons of what is kept open."""

    def draw(self, stage: Stage, now: int) -> None:
        """What is kept, and what is pointed at."""


#: Makes somebody who explains what lies on a table; it says when the table's buttons change.
MakeExplainer = Callable[["TableScene", Callable[[], None]], Explaining]


class ExplainedCompanion(Companion):
    """Points out what things are; what else a companion does, those who derive from it do."""

    def __init__(self, explainer: MakeExplainer) -> None:
        self._make_explainer = explainer
        self._looked_at = 0

    def sit_down(self, table: TableScene) -> None:
        """The table it is beside."""
        self.table = table
        self.explainer = self._make_explainer(table, table.rebuild)

    def follow_language(self) -> None:
        """Explanations are told anew."""
        self.explainer = self._make_explainer(self.table, self.table.rebuild)

    def update(self) -> None:
        """After a while what is pointed at is explained; what lies elsewhere now is something else."""
        if self.explainer.wait(self.table.now) == 1:
            self.table.mark()
        if self.table.match.cursor != self._looked_at and self._lies_still:
            self._looked_at = self.table.match.cursor
            self.explainer.forget()

    @property
    def _lies_still(self) -> bool:
        return self.table.top.wait() != 0 and not self.table.top.director.busy

    def handle(self, event: Input) -> bool:
        """The pointer asks what things are; a right click or a key keeps the answer open, Escape closes it."""
        if isinstance(event, Moved):
            self.explainer.point(event.pos, self.table.now)
        if isinstance(event, Pressed) and event.button == RIGHT:
            return self.explainer.keep()
        if isinstance(event, Key) and event.name == EXPLAIN_KEY:
            return self.explainer.keep()
        if isinstance(event, Key) and event.name in STEPS and self.explainer.step(STEPS[event.name]):
            return True
        if isinstance(event, Key) and event.name == "escape" and self.explainer.kept is not None:
            self.explainer.let_be()
            return True
        return False

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """The table's buttons, and those of what is kept open."""
        return widgets + self.explainer.widgets()

    def draw(self, stage: Stage) -> None:
        """What is explained lies over the table, unless a story is being told there."""
        if self._lies_still:
            self.explainer.draw(stage, self.table.now)

    def wait(self) -> int | None:
        """Until something that is pointed at is explained."""
        return self.explainer.wait(self.table.now)
