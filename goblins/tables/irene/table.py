"""Irene's table: the maze for two to four, or the solo game, whichever the view is of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from goblins.core.contract import Event
from goblins.core.setup import Setup
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.solo_state import SoloView
from goblins.games.irene.state import Shout
from goblins.games.registry import rules_of
from goblins.tables.contract import ActionButton, Attention, TableContext, Camera, LogEntry, Panels, PieceLook, Table
from goblins.tables.irene import faces
from goblins.tables.irene.cavern import PICTURES
from goblins.tables.irene.maze_table import MazeTable, seat_key
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.solo_table import SoloTable
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect


class IreneTable(Table):
    """Layout, gestures, story and painting of Irene."""

    game = "irene"
    standing_label = "points of the path"
    lower_leads = False

    def __init__(self) -> None:
        rules = rules_of("irene")
        assert isinstance(rules, IreneRules)
        self._pieces = PiecePainter(rules.tiles)
        self._maze = MazeTable(rules.tiles, self._pieces)
        self._solo = SoloTable(rules.tiles, self._pieces)

    def _of(self, view: Any) -> Any:
        return self._solo if isinstance(view, SoloView) else self._maze

    def pictures(self) -> list[str]:
        """Tiles, pieces and the cavern."""
        return [*faces.pictures(), *PICTURES]

    def facts_before(self, setup: Setup) -> list[str]:
        """What is played, and what wins."""
        if len(setup.seats) == 1:
            return [
                "Irene solo: explore, chart your path, and escape with more clues than the goblins’ number I-56.",
                "Whenever you chart, and after every third Goblin, a Home is turned I-52.",
            ]
        wins = (
            "more points than the others, and than the highest number on a turned Home I-42"
            if setup.options.get("advanced")
            else "most clues and captured breadcrumbs among those who escape I-31"
        )
        first = "The first player is drawn by lot I-11. Explore as long as you dare; then escape I-20."
        match = " The first to win twice is champion I-32." if setup.options.get("match") else ""
        return [first, f"You win with {wins}.{match}"]

    def standing(self, view: Any) -> tuple[int, ...]:
        """Points of the paths."""
        standing: tuple[int, ...] = self._of(view).standing(view)
        return standing

    def decisions(self, view: Any, legal: Sequence[Any], context: TableContext) -> list[ActionButton]:
        """What is decided with a button."""
        found: list[ActionButton] = self._of(view).decisions(view, legal, context)
        return found

    def shortcuts(self, view: Any, legal: Sequence[Any], context: TableContext) -> dict[str, Any]:
        """Bells: the keys 1 to 4 ring for the seats in their order, G for the one who looks."""
        shouts = {action.seat: action for action in legal if isinstance(action, Shout)}
        found: dict[str, Any] = {seat_key(seat): action for seat, action in shouts.items()}
        if context.viewer in shouts:
            found["goblins"] = shouts[context.viewer]
        return found

    def reaction_window(self, view: Any, context: TableContext) -> Hashable | None:
        """The moment in which everybody may shout (I-26)."""
        return None if isinstance(view, SoloView) else self._maze.reaction_window(view, context)

    def zoom(self, view: Any, context: TableContext, pos: Point, up: float) -> Camera | None:
        """The wheel over the Caves."""
        return context.camera if isinstance(view, SoloView) else self._maze.zoom(view, context, pos, up)

    def can_pan(self, view: Any, context: TableContext, pos: Point) -> bool:
        """The Caves of the maze can be pulled about."""
        return not isinstance(view, SoloView) and self._maze.can_pan(pos)

    def pan(self, view: Any, context: TableContext, camera: Camera, by: Point) -> Camera:
        """Other parts of the Caves."""
        return self._maze.pan(view, camera, by)

    def panels(self, view: Any, context: TableContext) -> Panels:
        """Where buttons, captions and the log go."""
        panels: Panels = self._of(view).panels(view, context)
        return panels

    def layout(self, view: Any, context: TableContext) -> Layout:
        """Every piece in its place."""
        layout: Layout = self._of(view).layout(view, context)
        return layout

    def targets(self, view: Any, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""
        found: dict[Piece, Rect] = self._of(view).targets(view, context)
        return found

    def gestures(self, view: Any, legal: Sequence[Any]) -> dict[tuple[Piece, Piece], Any]:
        """What may be dropped where."""
        found: dict[tuple[Piece, Piece], Any] = self._of(view).gestures(view, legal)
        return found

    def refused(self, view: Any, piece: Piece, target: Piece, context: TableContext) -> Any:
        """What an impossible drop would have been."""
        return self._of(view).refused(view, piece, target, context)

    def story(self, before: Any, after: Any, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, as beats."""
        beats: list[Beat] = self._of(after).story(before, after, events, context)
        return beats

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        side = self._solo if len(context.setup.seats) == 1 else self._maze
        return side.words(entry, context)

    def draw_ground(self, stage: Stage, view: Any, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything that does not move."""
        self._of(view).draw_ground(stage, view, context, log)

    def draw_under(self, stage: Stage, view: Any, context: TableContext, attention: Attention) -> None:
        """Marks below the pieces."""
        if not isinstance(view, SoloView):
            self._maze.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece."""
        self._pieces.draw(stage, placement, look)

    def draw_over(self, stage: Stage, view: Any, context: TableContext, attention: Attention) -> None:
        """Marks and previews above the pieces."""
        self._of(view).draw_over(stage, view, context, attention)

    def draw_beat(self, stage: Stage, beat: Beat, progress: float) -> None:
        """Captions and motion tell it."""
