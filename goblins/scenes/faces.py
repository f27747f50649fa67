"""How everybody at a table looks while nothing happens: as the game has gone for them, and in the end as it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from goblins.core.contract import Outcome
from goblins.library.records import DRAW
from goblins.tables.capabilities import Feels
from goblins.tables.contract import AnyTable

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop


class Faces:
    """Who does not look as usual at a table; how things stand is asked once in a position."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self._lasting: tuple[Any, dict[int, str]] = (None, {})

    def now(self) -> dict[int, str]:
        """The moods by seat: by what is being told, and else by how things stand."""
        top = self._top
        if top.director.busy:
            return top.moments.moods
        if self._lasting[0] is not top.view:
            ended = top.match.outcome if len(top.log) == top.match.cursor else None
            self._lasting = (top.view, lasting_faces(top.table, top.view, ended))
        return self._lasting[1] | top.moments.moods


def lasting_faces(table: AnyTable, view: Any, outcome: Outcome | None) -> dict[int, str]:
    """The moods that stay, by seat: winners are glad and others sad; before the end it is the table that knows."""
    if outcome is not None:
        if outcome.reason == DRAW:
            return {}
        seats = [seat for group in outcome.ranking for seat in group]
        return {seat: "happy" if seat in outcome.winners else "sad" for seat in seats}
    return table.feelings(view) if isinstance(table, Feels) and view is not None else {}
