"""How a step in the maze is told: the layout as it changes meanwhile, the foot of the table, and tiles that are turned up."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import Content
from goblins.games.irene.state import NOBODY
from goblins.games.irene.view import MazeView
from goblins.tables.contract import TableContext
from goblins.tables.irene import sentences
from goblins.tables.irene.geometry import captured_rect, path_rect, shown_path
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    MOUNTAIN_PIECE,
    THREAD_PIECE,
    MountainFace,
    TileFace,
    cell_piece,
    crumb_piece,
    path_piece,
)
from goblins.tables.irene.telling import CavernTeller
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.viewport import Rect
from goblins.words import say

#: How long a tile takes to be turned up.
TURN = 0.3


class MazeTelling(CavernTeller[MazeView]):
    """A step in the maze while it is told: what has changed since, and tiles that show their faces."""

    def __init__(
        self, before: MazeView, context: TableContext, lay_out: Callable[[MazeView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._content = content
        self._changed: dict[Piece, Placement] = {}
        self._taken: set[Piece] = set()

    def end(self) -> None:
        """Where nothing that shows has happened, not even a pause may tell of it (I-40)."""
        after = self._lay_out(self.after)
        if not self.beats and after == self.laid():
            return
        # what came to lie at the foot stays there till the ground is painted anew
        kept = {piece: put for piece, put in self._changed.items() if piece not in after or piece == THREAD_PIECE}
        self.now, self._changed, self._taken = self.after, kept, set()
        if shown_path(self._first, self.context) != shown_path(self.after, self.context):
            self.beat(self.home)
            self._say_no_more(after)
        elif self.beats and _is_resized(self.beats[-1].layout, after):
            self.beat(self.home, layout={piece: put for piece, put in after.items() if piece != THREAD_PIECE})
            gate = path_rect(0, len(self.after.public.paths[self.after.public.active])).centre
            self.beat(0.0, layout={**after, THREAD_PIECE: replace(after[THREAD_PIECE], x=gate[0])})
            self.beat(self.home, layout=after)
            if self._told:
                self._say_no_more(after)
        else:
            super().end()

    def laid(self) -> dict[Piece, Placement]:
        """How things lay before, but for what has changed meanwhile; the ground below is painted anew only when all is told:
        till then the tray or the path lies there as it did.
        """
        layout = super().laid()
        if shown_path(self._first, self.context) != shown_path(self.now, self.context):
            layout = _with_foot(layout, self._lay_out(self._first))
        return {piece: put for piece, put in (layout | self._changed).items() if piece not in self._taken}

    def foot(self) -> Rect:
        """The tray while somebody explores, else the prompt beside the path."""
        return zone("tray" if shown_path(self._first, self.context) == NOBODY else "prompt")

    def _headed(self, key: str, seat: int) -> str:
        """A heading about somebody: one who plays alone against bots need not be called by name."""
        people = sentences.people(self.context) if self.context.seat(seat).is_human else 0
        return say(key, name=self.name(seat), people=people)

    @property
    def _humans(self) -> tuple[int, ...]:
        return self.context.setup.humans

    def _others(self, *seats: int) -> list[int]:
        return [seat for seat in range(len(self.context.setup.seats)) if seat not in seats]

    def _turn_up(self, cell: int, tile: int, place: Rect | None = None) -> None:
        """A tile shows its face where it lies, or at the place where it is tried; the Mountain's top one on the Mountain."""
        piece = lying_on(cell)
        here = self.laid().get(piece)
        if here is None:
            return
        if piece == MOUNTAIN_PIECE:
            self._changed[piece] = replace(here, face=MountainFace(self.now.mountain_size, tile))
            self.beat(TURN, "stone_scrape")
            return
        face = TileFace(tile, up=not self._content.is_goblin(tile))  # a Goblin is spent only later
        turned = Placement(*place.centre, place.w, place.h, face, 200) if place else replace(here, face=face)
        if turned != here:
            self._changed[piece] = turned
            if place:
                self._take_crumbs_along(cell, place)
            self.beat(TURN, "stone_scrape", flips=frozenset({piece}) if face != here.face else frozenset())

    def _bring_down(self, tile: int, place: Rect) -> None:
        """A tile that was turned up on the Mountain flies from there."""
        heap = self.laid().get(MOUNTAIN_PIECE)
        if heap is None:
            return
        self._changed[MOUNTAIN_PIECE] = replace(heap, face=MountainFace(self.now.mountain_size - 1))
        face = TileFace(tile, up=True)
        self._changed[DRAWN_PIECE] = Placement(*heap.rect.centre, heap.w, heap.h, face, 200)
        self.beat(0.0)
        self._changed[DRAWN_PIECE] = Placement(*place.centre, place.w, place.h, face, 200)
        self.beat(TURN, "stone_scrape", arc=40)

    def _crumbs_on(self, cell: int) -> list[tuple[int, int]]:
        """The breadcrumbs on a tile of the Caves, as seats and symbols."""
        return [(seat, symbol) for seat, at in enumerate(self.now.crumbs) for symbol, on in enumerate(at) if on == cell]

    def _take_crumbs_along(self, cell: int, place: Rect) -> None:
        """Breadcrumbs on a tile that is tried go with it."""
        held = self._crumbs_on(cell)
        for number, (seat, symbol) in enumerate(held):
            rect, crumb = captured_rect(place, number, len(held)), crumb_piece(seat, symbol)
            if crumb in self.laid():
                self._changed[crumb] = Placement(*rect.centre, rect.w, rect.h, self.laid()[crumb].face, 210)


def _is_resized(layout: Layout, after: Layout) -> bool:
    """Whether the tiles of the path that is shown become smaller or larger."""
    first, then = layout.get(path_piece(0)), after.get(path_piece(0))
    return THREAD_PIECE in after and first is not None and then is not None and abs(first.w - then.w) > 1


def _with_foot(layout: Layout, before: Layout) -> dict[Piece, Placement]:
    """A layout, but with what lay in the tray or the path before, and without what comes to lie there."""
    foot = zone("tray").y
    lay_above = {piece for piece, placement in before.items() if placement.y < foot}
    above = {piece: put for piece, put in layout.items() if put.y < foot or piece in lay_above}
    return {piece: placement for piece, placement in before.items() if placement.y >= foot} | above


def lying_on(cell: int) -> Piece:
    """What lies on a cell."""
    return MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
