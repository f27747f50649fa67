"""A table that is played at on a stage of its own, smaller than the window: there is room for something else beside it."""

from __future__ import annotations

from goblins.core.match import Match
from goblins.scenes.companion import Companion
from goblins.scenes.house import House
from goblins.scenes.table.screen import TableScene
from goblins.ui.stage import Stage


class SmallTable(TableScene):
    """A table on another stage; whoever shows it gives it its input in the table's own units."""

    def __init__(self, house: House, match: Match, facts: dict[str, str], companion: Companion, stage: Stage) -> None:
        self._small = stage
        super().__init__(house, match, 0, facts, companion)
        self.top.stage = stage

    @property
    def stage(self) -> Stage:
        """Its own."""
        return self._small
