"""What happened in the maze, as beats: tiles turned, joined, scattered; crumbs, bells and doors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.irene.events import (
    Announced,
    Arrived,
    DidNotFit,
    Drew,
    Ended,
    GameEnded,
    Joined,
    MovedCrumb,
    Passed,
    PlacedTile,
    Sealed,
    Shouted,
    ShoutTurnedUp,
    TookPalace,
    WasCaught,
    WentBack,
)
from goblins.games.irene.state import (
    MOUNTAIN,
    MazeView,
)
from goblins.tables.contract import TableContext
from goblins.tables.irene.geometry import (
    MOUNTAIN_PIECE,
    cell_piece,
    open_rect,
)
from goblins.ui.motion import Beat, Layout, Placement

TURN, JOIN, SHAKE = 0.3, 0.42, 0.5
MOST_NOTES = 8

LayOut = Callable[[MazeView], Layout]


class Teller:
    """Tells a step's events one after another, from the view before to the view after."""

    def __init__(self, before: MazeView, after: MazeView, context: TableContext, lay_out: LayOut) -> None:
        self._before, self._after, self._context, self._lay_out = before, after, context, lay_out
        self._now: Layout = dict(lay_out(before))
        self._beats: list[Beat] = []

    def tell(self, events: Sequence[Event]) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        for event in events:
            self._one(event)
        last = self._lay_out(self._after)
        if not self._beats and last == self._now:
            return []  # nothing that shows has happened: not even a pause may tell of it (I-40)
        if not self._beats or self._beats[-1].layout != last:
            self._beats.append(Beat(last, 0.25))
        return self._beats

    def _beat(self, seconds: float, sound: str = "", caption: str = "", flips: frozenset[str] = frozenset()) -> None:
        self._beats.append(Beat(self._now, seconds, sound, caption, flips))

    def _name(self, seat: int) -> str:
        return self._context.name(seat)

    def _one(self, event: Event) -> None:
        match event:
            case Drew():
                self._beat(0.25, "stone_scrape")
            case PlacedTile():
                self._beats.append(Beat(self._lay_out(self._after), 0.35, "stone_scrape"))
                self._now = dict(self._lay_out(self._after))
            case MovedCrumb():
                self._beats.append(Beat(self._lay_out(self._after), 0.35, "crumble", arc=30))
                self._now = dict(self._lay_out(self._after))
            case Announced(seat=seat):
                self._beat(0.7, "drum", f"{self._name(seat)}: I’m going to escape!")
            case TookPalace():
                self._beat(0.3, "stone_scrape")
            case Joined(seat=seat, cell=cell, tile=tile):
                self._turned(cell, tile)
                self._join(seat, cell)
            case DidNotFit(cell=cell, tile=tile):
                self._turned(cell, tile)
                self._beat(SHAKE, "shake_thud", "It does not fit.")
            case WasCaught(seat=seat, cell=cell, tile=tile):
                self._turned(cell, tile)
                self._beat(0.9, "cackle", f"{self._name(seat)} is caught!")
            case WentBack():
                self._beats.append(Beat(self._lay_out(self._after), 0.3, "stone_scrape"))
                self._now = dict(self._lay_out(self._after))
            case Arrived(seat=seat):
                self._beat(0.8, "dawn", f"{self._name(seat)} is home!")
            case Sealed(number=number):
                self._beat(0.5, "low_drum", f"Goblins: {number}")
            case Shouted(seat=seat):
                self._beat(0.8, "bell_clang", f"{self._name(seat)}: Goblins!")
            case ShoutTurnedUp(cell=cell, tile=tile):
                self._turned(cell, tile)
                self._beat(0.5, "cackle" if tile >= 20 else "shake_thud")
            case Passed(seat=seat):
                self._beat(0.4, "", f"{self._name(seat)} can’t go on")
            case GameEnded() | Ended():
                self._beat(0.4, "drum")

    def _turned(self, cell: int, tile: int) -> None:
        """A tile shows its face where it lies."""
        piece = MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
        here = self._now.get(piece)
        if here is None:
            return
        if piece == MOUNTAIN_PIECE:
            face = ("mountain", self._before.mountain_size, tile)
            self._now = {**self._now, piece: replace(here, face=face)}
            self._beat(TURN, "stone_scrape")
            return
        turned = replace(here, face=("tile", tile, True))
        if turned != here:
            self._now = {**self._now, piece: turned}
            self._beat(TURN, "stone_scrape", flips=frozenset({piece}))

    def _join(self, seat: int, cell: int) -> None:
        """It slides to the path's end."""
        piece = MOUNTAIN_PIECE if cell == MOUNTAIN else cell_piece(cell)
        place = open_rect(self._before, seat)
        note = f"harp_{min(MOST_NOTES, len(self._after.paths[seat]) or 1)}"
        here = self._now.get(piece)
        if here is not None and piece != MOUNTAIN_PIECE:
            moved = Placement(*place.centre, place.w, place.h, here.face, 200)
            self._now = {**self._now, piece: moved}
        self._beat(JOIN, note)
