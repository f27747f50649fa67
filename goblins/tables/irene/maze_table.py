"""The maze on the table, for two to four: exploring with a tray, escaping along a path, bells for everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import AnyRules, Event
from goblins.core.setup import Setup
from goblins.games.irene import events as happened
from goblins.games.irene.actions import EndTurn, Escape, MazeAction, NextGame, PutBack
from goblins.games.irene.caves import empty_cells
from goblins.games.irene.rules import IreneAction
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import games_to_win
from goblins.tables.contract import ActionButton, Attention, LogEntry, Panels, TableContext
from goblins.tables.irene import geometry, gestures, sentences
from goblins.tables.irene.base import BUTTONS, SHOWN_STEPS, CavernTable, escape_answers
from goblins.tables.irene.ground import Ground, open_points
from goblins.tables.irene.marks import Marks
from goblins.tables.irene.showing import TOLD_PIECE, Kind
from goblins.tables.irene.story import MazeTeller
from goblins.tables.irene.zones import zone
from goblins.tables.kit.log import last_lines
from goblins.ui.drag import Gestures
from goblins.ui.moving.motion import Beat, Layout, Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: What happens in steps that only bring something to another place.
SHORT_STEPS = (
    happened.Drew,
    happened.PlacedTile,
    happened.SwappedTiles,
    happened.Rummaged,
    happened.MovedCrumb,
    happened.WentBack,
    happened.TurnEnded,
)


class MazeTable(CavernTable[MazeView]):
    """Layout, gestures, story and painting of the maze."""

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        self._ground = Ground(self._content)
        self._marks = Marks(self._content, self._pieces)

    def facts_before(self, setup: Setup) -> list[str]:
        """Who begins, and what wins."""
        wins = say("irene-before-win-advanced" if setup.options.get("advanced") else "irene-before-win")
        if setup.options.get("match"):
            champion = say("irene-before-champion", games=games_to_win(self._content))
            wins = say("core-sentences", parts=(wins, champion))
        return [say("irene-before-first"), wins]

    def standing(self, view: MazeView) -> tuple[int, ...]:
        """Points of the paths; when a game is over only those count that led home (I-31)."""
        public = view.public
        counting = [public.phase != "next" or seat in public.homes for seat in range(len(public.paths))]
        return tuple(open_points(view, seat, self._content) * counts for seat, counts in enumerate(counting))

    def decisions(self, view: MazeView, legal: Sequence[IreneAction], context: TableContext) -> list[ActionButton]:
        """Ending the turn, announcing the escape, putting tiles back, and the next game."""
        tray = zone("tray")
        found: list[ActionButton] = []
        for action in legal:
            if isinstance(action, EndTurn):
                rect = Rect(tray.right - 184, tray.y + 22, 160, 62)
                found.append(ActionButton(rect, say("irene-do-end-turn"), action, "check", "orange", key="end_turn"))
            elif isinstance(action, Escape):
                rect = Rect(tray.right - 184, tray.y + 98, 160, 62)
                label, question, answers = say("irene-do-escape"), say("irene-do-escape.question"), escape_answers()
                found.append(ActionButton(rect, label, action, "run", "teal", question=question, answers=answers))
            elif isinstance(action, PutBack) and not found:
                found.append(_all_back(view, action.seat))
            elif isinstance(action, NextGame):
                found.append(
                    ActionButton(geometry.prompt_button(), say("irene-do-next-game"), action, "next", "orange")
                )
        return [replace(button, below=TOLD_PIECE) for button in found]

    def panels(self, view: MazeView, context: TableContext) -> Panels:
        """Buttons at the lower left, the log on the right."""
        caves = zone("caves")
        buttons = {name: zone(name) for name in BUTTONS}
        caption = caves.centre[0], caves.bottom - 30
        why = None if context.pausing else zone("why")
        words = Rect(caves.x, 590, caves.w, 60)  # they must not lie over the log
        log, aim = zone("log"), say("irene-aim-advanced") if view.public.advanced else ""
        said = geometry.said_rects(view, context)
        return Panels(
            buttons,
            caption,
            log,
            620.0,
            words,
            recap=log,
            aim=geometry.AIM,
            aim_large=geometry.AIM_LARGE,
            why=why,
            said=said,
            aim_words=aim,
        )

    def layout(self, view: MazeView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return geometry.layout(view, context)

    def targets(self, view: MazeView, context: TableContext) -> dict[Piece, Rect]:
        """Cells, the open place, the tray, Palaces and Homes."""
        return geometry.targets(view, context)

    def gestures(self, view: MazeView, legal: Sequence[IreneAction]) -> Gestures:
        """What may be dropped where."""
        return gestures.gestures(legal)

    def refused(self, view: MazeView, piece: Piece, target: Piece | None, context: TableContext) -> MazeAction | None:
        """What an impossible drop, or a click on something that stays where it is, would have been."""
        deciding = view.public.shouter if view.public.phase == "shout" else view.public.active
        if piece == target and piece.kind != Kind.BELL and not context.seat(deciding).is_human:
            return None  # a look at the table while a bot decides
        return gestures.refused(view, piece, target)

    def story(self, before: MazeView, after: MazeView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, one thing after another."""
        teller = MazeTeller(before, context, lambda view: self.layout(view, context), self._content)
        return teller.tell(events, after)

    def paints_at_once(self, before: MazeView, after: MazeView, events: Sequence[Event], context: TableContext) -> bool:
        """A short step, in which something only changes its place: the tray asks at once what is asked next.

        Where the path takes the tray's place, or gives it up, all is told first.
        """
        stays = geometry.shown_path(before, context) == geometry.shown_path(after, context)
        return stays and all(isinstance(event, SHORT_STEPS) for event in events)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return sentences.sentence(entry.events, context, self._content, entry.seat)

    def draw_ground(self, stage: Stage, view: MazeView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Cavern, panels, tray or path."""
        self._ground.draw(stage, view, context, last_lines(self, log, context, SHOWN_STEPS))

    def covers(self, view: MazeView, context: TableContext, attention: Attention, place: Rect) -> bool:
        """A tile that is shown large lies over the log."""
        return self._marks.shows_large(view, context, attention) and zone("log").overlap(place) > 0

    def draw_under(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Lit cells."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_over(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Edges, the thread, previews."""
        self._marks.draw_over(stage, view, context, attention)


def _all_back(view: MazeView, seat: int) -> ActionButton:
    """Lay all tiles on the cells nearest to the Mountain: they are all free now, and stay so until they are filled."""
    nearest = sorted(empty_cells(view.caves), key=lambda cell: (geometry.from_mountain(cell), cell))
    first, *rest = [PutBack(seat, cell) for cell in nearest[: len(view.public.returning)]]
    words = say("irene-do-put-all-back" if rest else "irene-do-lay-down")
    return ActionButton(geometry.prompt_button(), words, first, "", "teal", then=tuple(rest))
