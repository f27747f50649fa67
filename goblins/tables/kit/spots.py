"""Where the things lie that lessons and tips point at."""

from __future__ import annotations

from typing import Any

from goblins.lessons.content import Spot
from goblins.tables.capabilities import NamesAreas
from goblins.tables.contract import AnyTable, TableContext
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Rect


def place_of(table: AnyTable, view: Any, context: TableContext, spot: Spot) -> Rect | None:
    """Where something pointed at lies; None if it is not there."""
    if spot.area:
        return table.areas(view, context).get(spot.area) if isinstance(table, NamesAreas) else None
    if spot.button:
        return table.panels(view, context).buttons.get(spot.button)
    piece = Piece(spot.piece, context.viewer if spot.mine else spot.number, spot.part)
    placement = table.layout(view, context).get(piece)
    return placement.rect if placement else table.targets(view, context).get(piece)
