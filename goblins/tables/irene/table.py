"""Irene's table: the maze for two to four, or the solo game, whichever the view is of."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Action, AnyRules, Event, Refusal
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.irene.rules import IreneAction, IreneView
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.view import MazeView
from goblins.tables.capabilities import (
    DropHints,
    Explains,
    Feels,
    Foresees,
    Headlines,
    KnowsBetter,
    LeavesTraces,
    NamesAreas,
    OwnGround,
    ScoreSheet,
    ShowsPieces,
    Subject,
    Tense,
    Tension,
)
from goblins.tables.contract import ActionButton, Attention, LogEntry, Panels, TableContext
from goblins.tables.irene import (
    foresight,
    headlines,
    hints,
    samples,
    solo_ground,
    solo_sheet,
    solo_subjects,
    subjects,
    traces,
)
from goblins.tables.irene.base import CavernTable
from goblins.tables.irene.cavern import cavern
from goblins.tables.irene.maze_capabilities import MazeCapabilities
from goblins.tables.irene.maze_table import MazeTable
from goblins.tables.irene.solo_sheet import SoloSheet
from goblins.tables.irene.solo_table import SoloTable
from goblins.tables.irene.tension import feelings, tension
from goblins.tables.kit.dealing import Deal
from goblins.tables.kit.traces import Trace
from goblins.tables.kit.zones import areas
from goblins.ui.ahead import Job
from goblins.ui.drag import Gestures
from goblins.ui.draw.backdrops import Steps
from goblins.ui.moving.motion import Beat, Face, Layout, Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect


class IreneTable(
    CavernTable[IreneView],
    MazeCapabilities,
    DropHints[IreneView],
    Explains[IreneView],
    Foresees[IreneView],
    Headlines,
    KnowsBetter,
    LeavesTraces,
    NamesAreas[IreneView],
    OwnGround,
    ScoreSheet[IreneView],
    ShowsPieces,
    Feels[IreneView],
    Tense[IreneView],
):
    """Two tables: the one that a view belongs to answers."""

    topics = subjects.TOPICS | solo_subjects.TOPICS

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        self._maze, self._solo = MazeTable(rules), SoloTable(rules)
        self._sheet = SoloSheet(self._content, self._pieces)

    def _for(self, setup: Setup) -> MazeTable | SoloTable:
        return self._solo if len(setup.seats) == 1 else self._maze

    def facts_before(self, setup: Setup) -> list[str]:
        """What is played, and what wins."""
        return self._for(setup).facts_before(setup)

    def foreseen(self, stage: Stage, view: IreneView, context: TableContext) -> list[Job]:
        """What Goblins, bells and the way home show."""
        return foresight.foreseen(stage, view, context, self._content)

    def kept_ready(self, stage: Stage, view: IreneView, context: TableContext) -> list[Job]:
        """What a Goblin shows that any tile may be."""
        return foresight.kept_ready(stage, view, context, self._content)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return self._for(context.setup).words(entry, context)

    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """What others did, with the tiles that everybody saw."""
        return traces.traces(entry, context, self._content)

    def ground_steps(self, stage: Stage) -> Steps:
        """The cavern."""
        return cavern(stage)

    # ------------------------------------------------------------------ by the kind of view

    def standing(self, view: IreneView) -> tuple[int, ...]:
        """Points of the paths."""
        return self._maze.standing(view) if isinstance(view, MazeView) else self._solo.standing(view)

    def tension(self, view: IreneView) -> Tension:
        """How close the game is."""
        return tension(view)

    def feelings(self, view: IreneView) -> dict[int, str]:
        """How everybody takes what has become of them."""
        return feelings(view)

    def panels(self, view: IreneView, context: TableContext) -> Panels:
        """Where buttons, captions and the log go."""
        return self._maze.panels(view, context) if isinstance(view, MazeView) else self._solo.panels(view, context)

    def areas(self, view: IreneView, context: TableContext) -> dict[str, Rect]:
        """The zones of the map, by their names there; alone, also where the bonus lies beside the Palace."""
        if isinstance(view, MazeView):
            return areas(self.game, "table")
        return areas(self.game, "solo") | {"bonus": solo_ground.bonus_rect()}

    def layout(self, view: IreneView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return self._maze.layout(view, context) if isinstance(view, MazeView) else self._solo.layout(view, context)

    def deal(self, view: IreneView, context: TableContext) -> Deal:
        """Tiles come out of the Mountain."""
        return self._maze.deal(view, context) if isinstance(view, MazeView) else self._solo.deal(view, context)

    def targets(self, view: IreneView, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""
        return self._maze.targets(view, context) if isinstance(view, MazeView) else self._solo.targets(view, context)

    def gestures(self, view: IreneView, legal: Sequence[IreneAction]) -> Gestures:
        """What may be dropped where."""
        return self._maze.gestures(view, legal) if isinstance(view, MazeView) else self._solo.gestures(view, legal)

    def refused(
        self, view: IreneView, piece: Piece, target: Piece | None, context: TableContext
    ) -> IreneAction | Refusal | None:
        """What an impossible drop would have been."""
        if isinstance(view, MazeView):
            return self._maze.refused(view, piece, target, context)
        return self._solo.refused(view, piece, target, context)

    def drop_hint(self, view: IreneView, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """What a piece is that was touched, or where it could go."""
        if isinstance(view, MazeView):
            return hints.in_maze(view, piece, target, context, self._content)
        return hints.in_solo(view, piece, target, self._content)

    def subject(self, view: IreneView, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point."""
        if isinstance(view, MazeView):
            return subjects.MazeSubjects(view, context, self._content).at(piece, pos)
        return solo_subjects.SoloSubjects(view, context, self._content).at(piece, pos)

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """A tile, a Palace, a Home, a breadcrumb or a bell."""
        return samples.sample(kind, number, self._content), 1.0

    def decisions(self, view: IreneView, legal: Sequence[IreneAction], context: TableContext) -> list[ActionButton]:
        """What is decided with a button."""
        if isinstance(view, MazeView):
            return self._maze.decisions(view, legal, context)
        return self._solo.decisions(view, legal, context)

    def story(self, before: IreneView, after: IreneView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, as beats."""
        if isinstance(before, MazeView) and isinstance(after, MazeView):
            return self._maze.story(before, after, events, context)
        assert isinstance(before, SoloView) and isinstance(after, SoloView)
        return self._solo.story(before, after, events, context)

    def draw_ground(self, stage: Stage, view: IreneView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything that does not move."""
        if isinstance(view, MazeView):
            self._maze.draw_ground(stage, view, context, log)
        else:
            self._solo.draw_ground(stage, view, context, log)

    def headline(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """Who came home, or was caught."""
        return headlines.headline(turn, context)

    def better_way(self, match: Match) -> tuple[int, tuple[Action, ...]] | None:
        """Alone: the best path that the pile held, laid from the moment it was turned up."""
        return solo_sheet.better_way(match, self._content)

    def has_scores(self, view: IreneView) -> bool:
        """Only alone."""
        return not isinstance(view, MazeView)

    def draw_scores(self, stage: Stage, view: IreneView, context: TableContext, rect: Rect) -> bool:
        """Alone: against the goblins' number."""
        if isinstance(view, MazeView):
            return False
        self._sheet.draw(stage, view, context, rect)
        return True

    def paints_at_once(
        self, before: IreneView, after: IreneView, events: Sequence[Event], context: TableContext
    ) -> bool:
        """A short step in the maze."""
        if not isinstance(before, MazeView) or not isinstance(after, MazeView):
            return False
        return self._maze.paints_at_once(before, after, events, context)

    def covers(self, view: IreneView, context: TableContext, attention: Attention, place: Rect) -> bool:
        """A tile that is shown large lies over the log."""
        return isinstance(view, MazeView) and self._maze.covers(view, context, attention, place)

    def draw_under(self, stage: Stage, view: IreneView, context: TableContext, attention: Attention) -> None:
        """Marks below the pieces."""
        if isinstance(view, MazeView):
            self._maze.draw_under(stage, view, context, attention)

    def draw_over(self, stage: Stage, view: IreneView, context: TableContext, attention: Attention) -> None:
        """Marks and previews above the pieces."""
        if isinstance(view, MazeView):
            self._maze.draw_over(stage, view, context, attention)
        else:
            self._solo.draw_over(stage, view, context, attention)
