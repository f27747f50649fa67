"""What only the maze can do besides: secrets to cover, paths to glance at, bells to ring in time, a cave to come close to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Action
from goblins.games.irene.actions import Shout
from goblins.games.irene.rules import IreneAction, IreneView
from goblins.games.irene.view import MazeView
from goblins.tables.capabilities import Carries, Cover, CoversHand, Glances, ReactionWindow, Shortcuts, Zoomable
from goblins.tables.contract import Camera, TableContext
from goblins.tables.irene.cave import Cave
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.geometry import (
    PROMPT_BELL,
    acting,
    bell_rect,
    crumbs_in_caves,
    has_hidden_path,
    panel_rect,
    portrait_rect,
    prompt_bell,
)
from goblins.tables.irene.pieces import HELD_TILE
from goblins.tables.irene.question import draw_question
from goblins.tables.irene.showing import Kind, bell_piece, panel_piece
from goblins.tables.irene.zones import zone
from goblins.tables.kit.plates import ShowsTurn
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: How large a bell is while it may be rung.
BELL_SWOLLEN = 76.0


class MazeCapabilities(
    Carries[IreneView],
    CoversHand[IreneView],
    Glances[IreneView],
    ReactionWindow[IreneView],
    Shortcuts[IreneView, IreneAction],
    ShowsTurn[IreneView],
    Zoomable[IreneView],
):
    """All of it means nothing in the solo game."""

    def acting(self, view: IreneView) -> int | None:
        """Who has the turn, or rings."""
        return acting(view) if isinstance(view, MazeView) else None

    def plate(self, view: IreneView, context: TableContext, seat: int) -> Rect:
        """A player's panel."""
        return panel_rect(seat)

    def cover(self, view: IreneView, context: TableContext) -> Cover | None:
        """Where the drawn tile would lie; peeks are hidden with it, and breadcrumbs, which everybody knows, stay in sight."""
        tray = zone("tray")
        rect = Rect(tray.x + 842, tray.y + 8, 234, 100)
        return Cover(rect, say("irene-do-show")) if isinstance(view, MazeView) else None

    def carried(self, view: IreneView, context: TableContext, piece: Piece, held: Placement) -> Layout:
        """The breadcrumbs on a tile of the Caves."""
        if not isinstance(view, MazeView) or piece.kind != Kind.CELL:
            return {}
        cave = Cave(view.caves, context.camera)
        (x, y), share = cave.middle(piece.number), HELD_TILE / cave.tile
        return {
            crumb: replace(
                put, x=held.x + (put.x - x) * share, y=held.y + (put.y - y) * share, w=put.w * share, h=put.h * share
            )
            for crumb, put in crumbs_in_caves(view, cave).items()
            if view.crumbs[crumb.number][crumb.part] == piece.number
        }

    def glances(self, view: IreneView, context: TableContext) -> list[tuple[Piece, Rect]]:
        """The panels of those whose path lies nowhere else."""
        if not isinstance(view, MazeView):
            return []
        seats = [seat for seat in range(len(view.public.paths)) if has_hidden_path(view, context, seat)]
        return [(panel_piece(seat), portrait_rect(seat)) for seat in seats]

    def reaction_window(self, view: IreneView, context: TableContext) -> Hashable | None:
        """Before every tile of an escape, as long as a person may ring (I-26); bots need no time to make up their minds."""
        if not isinstance(view, MazeView) or view.public.phase != "choose" or view.public.hushed:
            return None
        public = view.public
        can_ring = any(seat != public.active for seat in context.setup.humans)
        if not can_ring or all(spot.up for spot in view.caves):
            return None
        return public.turns, len(public.games), len(public.paths[public.active]), view.mountain_size

    def reaction_ring(self, view: IreneView, context: TableContext) -> Point:
        """In the corner of the prompt."""
        prompt = zone("prompt")
        return prompt.right - 34, prompt.y + 36

    def draw_pause(self, stage: Stage, view: IreneView, context: TableContext, left: float) -> bool:
        """The bells of all who may ring swell, with a ring round each that drains (I-26)."""
        assert isinstance(view, MazeView)
        painter, active = stage.painter(TilePainter), view.public.active
        for seat in context.setup.humans:
            if seat != active:
                stage.blit(painter.bell(stage.viewport.length(BELL_SWOLLEN), left), bell_rect(seat).centre)
        if active == context.viewer:
            stage.blit(painter.bell(stage.viewport.length(PROMPT_BELL), left), prompt_bell().centre)
        else:
            draw_question(stage, context.name(active), left)
        return True

    def shortcuts(self, view: IreneView, legal: Sequence[IreneAction], context: TableContext) -> dict[str, Action]:
        """Bells: the keys 1 to 4 ring for the seats in their order, G for the one who looks."""
        shouts = {action.seat: action for action in legal if isinstance(action, Shout)}
        found: dict[str, Action] = {_seat_key(seat): action for seat, action in shouts.items()}
        if context.viewer in shouts:
            found["goblins"] = shouts[context.viewer]
        return found

    def key_caps(self, view: IreneView, context: TableContext) -> list[tuple[str, Piece]]:
        """A key for every bell; where one person plays, the one that is easy to remember."""
        alone = context.setup.humans == (context.viewer,)
        keys = {seat: _seat_key(seat) for seat in range(len(context.setup.seats))}
        keys |= {context.viewer: "goblins"} if alone else {}
        return [(key, bell_piece(seat)) for seat, key in keys.items()]

    def zoom(self, view: IreneView, context: TableContext, pos: Point, up: float) -> Camera | None:
        """The wheel brings the one who looks closer to a cave that has become small."""
        if not isinstance(view, MazeView) or not zone("caves").holds(pos):
            return context.camera
        return Cave(view.caves, context.camera).zoom(pos, up)

    def can_pan(self, view: IreneView, context: TableContext, pos: Point) -> bool:
        """In the Caves' zone."""
        return isinstance(view, MazeView) and zone("caves").holds(pos)

    def pan(self, view: IreneView, context: TableContext, camera: Camera, by: Point) -> Camera:
        """The ground of the Caves follows the pointer."""
        return Cave(view.caves, camera).pan(by) if isinstance(view, MazeView) else camera


def _seat_key(seat: int) -> str:
    """The key of the settings that rings a seat's bell, whoever looks (I-26)."""
    return f"gesture_{seat + 1}"
