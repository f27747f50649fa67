"""The maze on the table, for two to four: exploring with a tray, escaping along a path, bells for everybody else."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from goblins.core.contract import Event, Refusal
from goblins.games.irene import scoring
from goblins.games.irene.draft import empty_cells
from goblins.games.irene.state import EndTurn, Escape, MazeAction, MazeView, NextGame, PutBack
from goblins.games.irene.tiles import Tiles
from goblins.tables.contract import ActionButton, Attention, TableContext, Camera, LogEntry, Panels, PieceLook
from goblins.tables.irene import geometry, gestures, sentences
from goblins.tables.irene.ground import Counted, Ground
from goblins.tables.irene.marks import Marks
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.story import Teller
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

BUTTONS = ("undo", "hint", "rules", "menu")


class MazeTable:
    """Layout, gestures, story and painting of the maze."""

    def __init__(self, tiles: Tiles, pieces: PiecePainter) -> None:
        self._tiles, self._pieces = tiles, pieces
        self._ground = Ground(tiles)
        self._marks = Marks(tiles, pieces)

    def standing(self, view: MazeView) -> tuple[int, ...]:
        """Points of the paths."""
        return tuple(scoring.points_of(Counted(view), seat, self._tiles) for seat in range(len(view.paths)))

    def decisions(self, view: MazeView, legal: Sequence[MazeAction], context: TableContext) -> list[ActionButton]:
        """Ending the turn, and announcing the escape."""
        tray = geometry.zone("tray")
        found = []
        for action in legal:
            if isinstance(action, EndTurn):
                rect = Rect(tray.right - 184, tray.y + 22, 160, 62)
                found.append(ActionButton(rect, "End turn", action, "check", "orange", key="end_turn"))
            elif isinstance(action, Escape):
                rect = Rect(tray.right - 184, tray.y + 98, 160, 62)
                question = "You can never explore again."
                found.append(ActionButton(rect, "Escape!", action, "run", "teal", question=question))
            elif isinstance(action, PutBack) and not found:
                found.append(_all_back(view, action.seat))
            elif isinstance(action, NextGame):
                found.append(ActionButton(geometry.prompt_button(), "Next game", action, "next", "orange"))
        return found

    def reaction_window(self, view: MazeView, context: TableContext) -> Hashable | None:
        """Before every tile of an escape, as long as a person may ring (I-26); bots need no time to make up their minds."""
        if view.phase != "choose" or view.hushed or not any(not spot.up for spot in view.caves):
            return None
        if not any(seat != view.active for seat in context.setup.humans):
            return None
        return view.turns, len(view.games), len(view.paths[view.active]), view.mountain_size

    def zoom(self, view: MazeView, context: TableContext, pos: Point, up: float) -> Camera | None:
        """The wheel brings the one who looks closer to a cave that has become small."""
        if not self.can_pan(pos):
            return context.camera
        return geometry.Cave(view.caves, context.camera).zoom(pos, up)

    def can_pan(self, pos: Point) -> bool:
        """In the Caves' zone."""
        return geometry.zone("caves").holds(pos)

    def pan(self, view: MazeView, camera: Camera, by: Point) -> Camera:
        """The ground of the Caves follows the pointer."""
        return geometry.Cave(view.caves, camera).pan(by)

    def panels(self, view: MazeView, context: TableContext) -> Panels:
        """Buttons at the lower left, the log on the right."""
        caves, tray = geometry.zone("caves"), geometry.zone("tray")
        prompt = geometry.zone("prompt")
        return Panels(
            {name: geometry.zone(name) for name in BUTTONS},
            (caves.centre[0], caves.bottom - 30),
            geometry.zone("log"),
            Rect(20, 700, 284, 180),
            toast_y=620.0,
            cover=Rect(tray.x + 486, tray.y, 530, tray.h),
            cover_label="Only I look",
            pause=(prompt.right - 34, prompt.y + 36),
            glances=tuple(
                (geometry.panel_piece(seat), geometry.portrait_rect(seat))
                for seat in range(len(view.paths))
                if view.starts[seat] >= 0 and seat != geometry.shown_path(view, context)
            ),
            caps=tuple((seat_key(seat), geometry.bell_piece(seat)) for seat in range(len(view.paths))),
        )

    def layout(self, view: MazeView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return geometry.layout(view, context)

    def targets(self, view: MazeView, context: TableContext) -> dict[Piece, Rect]:
        """Cells, the open place, the tray, Palaces and Homes."""
        return geometry.targets(view, context)

    def gestures(self, view: MazeView, legal: Sequence[MazeAction]) -> dict[tuple[Piece, Piece], Any]:
        """What may be dropped where."""
        return dict(gestures.gestures(view, legal))

    def refused(self, view: MazeView, piece: Piece, target: Piece, context: TableContext) -> MazeAction | Refusal | None:
        """What an impossible drop, or a click on something that stays where it is, would have been."""
        deciding = view.shouter if view.phase == "shout" else view.active
        if piece == target and not piece.startswith("bell:") and not context.seat(deciding).is_human:
            return None  # a look at the table while a bot decides
        return gestures.refused(view, piece, target)

    def story(self, before: MazeView, after: MazeView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, one thing after another."""
        return Teller(before, after, context, lambda view: self.layout(view, context)).tell(events)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return sentences.sentence(entry.events, context, self._tiles, entry.seat)

    def draw_ground(self, stage: Stage, view: MazeView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Cavern, panels, tray or path."""
        self._ground.draw(stage, view, context, log, self._pieces.painter(stage))

    def draw_under(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Lit cells."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece."""
        self._pieces.draw(stage, placement, look)

    def draw_over(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Edges, the thread, previews."""
        self._marks.draw_over(stage, view, context, attention)


def seat_key(seat: int) -> str:
    """The key of the settings that rings a seat's bell, whoever looks (I-26)."""
    return f"gesture_{seat + 1}"


def _all_back(view: MazeView, seat: int) -> ActionButton:
    """Put all tiles back onto the cells nearest to the Mountain: they are all free now, and stay so until they are filled."""
    nearest = sorted(empty_cells(view.caves), key=lambda cell: (geometry.from_mountain(cell), cell))
    first, *rest = [PutBack(seat, cell) for cell in nearest[: len(view.returning)]]
    return ActionButton(geometry.prompt_button(), "Put them back for me", first, "", "teal", then=tuple(rest))
