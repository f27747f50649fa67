"""What the maze and the solo game of Irene have in common on the table."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import AnyRules, ViewT
from goblins.games.irene.rules import IreneAction, IreneRules
from goblins.tables.contract import GameTable, PieceLook, TableContext
from goblins.tables.irene import faces
from goblins.tables.irene.cavern import PICTURES
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.showing import MOUNTAIN_PIECE, Kind, TileFace
from goblins.tables.irene.solo_ground import PICTURES as SOLO_PICTURES
from goblins.tables.kit.dealing import Deal, Deals, Shuffle, from_place
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred
from goblins.words import say

BUTTONS = ("undo", "hint", "rules", "menu", "history")
#: How many steps the log on the table shows.
SHOWN_STEPS = 3


def escape_answers() -> tuple[str, str]:
    """The answers where an escape is asked about."""
    return say("irene-do-escape.yes"), say("irene-do-escape.no")


class CavernTable(GameTable[ViewT, IreneAction], Deals[ViewT], abstract=True):
    """A table in the goblins' cavern: its pieces are drawn alike, whatever is played."""

    game = "irene"
    lower_leads = False
    riffled: ClassVar[Point | None] = None
    """Where tiles are riffled when a match begins, if not where the Mountain lies."""

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, IreneRules)
        self._content = rules.content
        self._pieces = PiecePainter(self._content)

    def pictures(self) -> list[str]:
        """Tiles, pieces and the cavern."""
        return [*faces.pictures(), *PICTURES, *SOLO_PICTURES]

    def deal(self, view: ViewT, context: TableContext) -> Deal:
        """Tiles come out of the Mountain."""
        layout = self.layout(view, context)
        if MOUNTAIN_PIECE not in layout:
            return Deal({})
        mountain = layout[MOUNTAIN_PIECE].rect
        place = centred(*self.riffled, mountain.w, mountain.h) if self.riffled else mountain
        shuffle = Shuffle("curdie", say("irene-deal-said"), place, (TileFace(),), self.draw_piece, 1.0)
        return Deal(from_place(layout, {Kind.CELL, Kind.PALACE, Kind.HOME}, mountain), shuffle=shuffle, spin=0.0)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece."""
        self._pieces.draw(stage, placement, look)
