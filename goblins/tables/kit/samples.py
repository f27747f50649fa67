"""Pieces drawn outside a game: in rulebooks, and out of an opened box."""

from __future__ import annotations

from goblins.tables.capabilities import ShowsPieces
from goblins.tables.contract import AnyTable
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point


def draw_sample(
    stage: Stage, table: AnyTable, piece: str, number: int, at: Point, width: float, turn: float = 0.0
) -> None:
    """A piece by its kind and number round a point, if its table can show its pieces."""
    if isinstance(table, ShowsPieces):
        face, proportion = table.sample(piece, number)
        table.draw_piece(stage, Placement(*at, width, width * proportion, face, angle=turn), "idle")
