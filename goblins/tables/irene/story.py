"""What happened in the maze, as beats: tiles turned, joined, scattered; crumbs, bells and doors."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from goblins.games.irene import events as happened
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import Content
from goblins.games.irene.view import MazeView
from goblins.tables.contract import TableContext
from goblins.tables.irene.geometry import captured_rect, open_rect, shown_path, zone
from goblins.tables.irene.showing import MOUNTAIN_PIECE, MountainFace, TileFace, cell_piece, crumb_piece
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Rect

TURN, JOIN, SHAKE = 0.3, 0.42, 0.5
MOST_NOTES = 8


class MazeTeller(Teller[MazeView]):
    """Tells with the view before the step, and with tiles that were turned up or slid away meanwhile."""

    home = 0.25

    def __init__(
        self, before: MazeView, context: TableContext, lay_out: Callable[[MazeView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._content, self._first = content, before
        self._changed: dict[Piece, Placement] = {}

    def end(self) -> None:
        """Where nothing that shows has happened, not even a pause may tell of it (I-40)."""
        after = self._lay_out(self.after)
        if not self.beats and after == self.laid():
            return
        before = self._first
        if shown_path(before, self.context) != shown_path(self.after, self.context):
            # the ground below is painted anew only when all is told: till then the tray or the path lies there as it did
            self.beats = [replace(beat, layout=_with_foot(beat.layout, self._lay_out(before))) for beat in self.beats]
            self.beat(self.home, layout=_with_foot(after, self._lay_out(before)))
            self.beat(0.0, layout=after)
        else:
            super().end()

    def laid(self) -> dict[Piece, Placement]:
        """How things lay before, but for what has changed meanwhile."""
        return super().laid() | self._changed

    @tells(happened.Drew)
    def _drew(self, event: happened.Drew) -> None:
        self.beat(0.25, "stone_scrape")

    @tells(happened.TookPalace)
    def _took_palace(self, event: happened.TookPalace) -> None:
        self.beat(0.3, "stone_scrape")

    @tells(happened.PlacedTile)
    def _placed(self, event: happened.PlacedTile) -> None:
        self.now = self.after
        self.beat(0.35, "stone_scrape")

    @tells(happened.MovedCrumb)
    def _moved_crumb(self, event: happened.MovedCrumb) -> None:
        self.now = self.after
        self.beat(0.35, "crumble", arc=30)

    @tells(happened.WentBack)
    def _went_back(self, event: happened.WentBack) -> None:
        self.now = self.after
        self.beat(0.3, "stone_scrape")

    @tells(happened.Announced)
    def _announced(self, event: happened.Announced) -> None:
        self.beat(0.7, "drum", caption=f"{self.name(event.seat)}: I’m going to escape!")

    @tells(happened.Joined)
    def _joined(self, event: happened.Joined) -> None:
        """It shows its face at the path's end."""
        self._turn_up(event.cell, event.tile, open_rect(self.now, event.seat))
        self.beat(JOIN, f"harp_{min(MOST_NOTES, len(self.after.public.paths[event.seat]) or 1)}")

    @tells(happened.DidNotFit)
    def _did_not_fit(self, event: happened.DidNotFit) -> None:
        self._turn_up(event.cell, event.tile, open_rect(self.now, event.seat))
        self.beat(SHAKE, "shake_thud", caption="It does not fit.")

    @tells(happened.WasCaught)
    def _was_caught(self, event: happened.WasCaught) -> None:
        self._turn_up(event.cell, event.tile, open_rect(self.now, event.seat))
        self.beat(0.9, "cackle", caption=f"{self.name(event.seat)} is caught!")

    @tells(happened.Arrived)
    def _arrived(self, event: happened.Arrived) -> None:
        self.beat(0.8, "dawn", caption=f"{self.name(event.seat)} is home!")

    @tells(happened.Sealed)
    def _sealed(self, event: happened.Sealed) -> None:
        self.beat(0.5, "low_drum", caption=f"Goblins: {event.number}")

    @tells(happened.Shouted)
    def _shouted(self, event: happened.Shouted) -> None:
        self.beat(0.8, "bell_clang", caption=f"{self.name(event.seat)}: Goblins!")

    @tells(happened.ShoutTurnedUp)
    def _shout_turned_up(self, event: happened.ShoutTurnedUp) -> None:
        self._turn_up(event.cell, event.tile)
        self.beat(0.5, "cackle" if self._content.is_goblin(event.tile) else "shake_thud")

    @tells(happened.Passed)
    def _passed(self, event: happened.Passed) -> None:
        self.beat(0.4, caption=f"{self.name(event.seat)} can’t go on")

    @tells(happened.GameEnded, happened.Ended)
    def _ended(self, event: happened.GameEnded | happened.Ended) -> None:
        self.beat(0.4, "drum")

    def _turn_up(self, cell: int, tile: int, place: Rect | None = None) -> None:
        """A tile shows its face where it lies, or at the place where it is tried; the Mountain's top one on the Mountain."""
        piece = _lying_on(cell)
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

    def _take_crumbs_along(self, cell: int, place: Rect) -> None:
        """Breadcrumbs on a tile that is tried go with it."""
        held = [(seat, symbol) for seat, at in enumerate(self.now.crumbs) for symbol, on in enumerate(at) if on == cell]
        for number, (seat, symbol) in enumerate(held):
            rect, crumb = captured_rect(place, number, len(held)), crumb_piece(seat, symbol)
            if crumb in self.laid():
                self._changed[crumb] = Placement(*rect.centre, rect.w, rect.h, self.laid()[crumb].face, 210)


def _with_foot(layout: Layout, before: Layout) -> dict[Piece, Placement]:
    """A layout, but with what lay in the tray or the path before, and without what comes to lie there."""
    foot = zone("tray").y
    lay_above = {piece for piece, placement in before.items() if placement.y < foot}
    above = {piece: put for piece, put in layout.items() if put.y < foot or piece in lay_above}
    return {piece: placement for piece, placement in before.items() if placement.y >= foot} | above


def _lying_on(cell: int) -> Piece:
    return MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
