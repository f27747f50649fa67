"""A maze in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from msgspec.structs import astuple, replace

from goblins.core.contract import Event
from goblins.games.irene.state import FREE, MOUNTAIN, SIDES, MazeState, Sight, Spot, Truth
from goblins.games.irene.tiles import Tiles


class Draft(Truth, kw_only=True):
    """A state that may still change, the events so far, and whether anything hidden came into the open."""

    tiles: Tiles
    events: list[Event]
    reveals: bool = False

    @classmethod
    def of(cls, state: MazeState, tiles: Tiles) -> Draft:
        """A draft that begins as a state is."""
        return cls(*astuple(state), tiles=tiles, events=[])

    def state(self) -> MazeState:
        """The state as it is now."""
        return MazeState(*astuple(self)[:_FIELD_COUNT])

    # ------------------------------------------------------------------ the Caves

    def spot(self, cell: int) -> Spot | None:
        """The tile on a cell."""
        return next((spot for spot in self.caves if spot.cell == cell), None)

    def lay(self, cell: int, tile: int, *, up: bool) -> None:
        """A tile comes to lie on a cell."""
        self.caves += (Spot(cell, tile, up),)

    def lift(self, cell: int) -> None:
        """The tile on a cell is taken away; nobody needs to remember what lay there."""
        self.caves = tuple([spot for spot in self.caves if spot.cell != cell])
        self.forget(cell)

    def turn_up(self, cell: int) -> None:
        """A tile's face is shown for the rest of the game."""
        self.caves = tuple([replace(spot, up=True) if spot.cell == cell else spot for spot in self.caves])
        self.forget(cell)
        self.reveals = True

    # ------------------------------------------------------------------ what is remembered

    def see(self, seat: int, cell: int, tile: int) -> None:
        """A seat sees what lies on a cell."""
        known = tuple([sight for sight in self.sights[seat] if sight.cell != cell])
        self._remember(seat, (*known, Sight(cell, tile, self.turns)))

    def doubt(self, cells: tuple[int, ...], but: int) -> None:
        """Somebody may have swapped these cells: what the others remember of them is no longer sure (I-40)."""
        for seat, known in enumerate(self.sights):
            if seat != but and any(sight.cell in cells for sight in known):
                changed = [replace(sight, sure=False) if sight.cell in cells else sight for sight in known]
                self._remember(seat, tuple(changed))

    def forget(self, cell: int) -> None:
        """What lies on a cell is open to all, or gone."""
        for seat, known in enumerate(self.sights):
            if any(sight.cell == cell for sight in known):
                self._remember(seat, tuple([sight for sight in known if sight.cell != cell]))

    def _remember(self, seat: int, known: tuple[Sight, ...]) -> None:
        self.sights = self.sights[:seat] + (known,) + self.sights[seat + 1 :]

    # ------------------------------------------------------------------ players

    def set_path(self, seat: int, path: tuple[int, ...]) -> None:
        """A seat's path changes."""
        self.paths = self.paths[:seat] + (path,) + self.paths[seat + 1 :]

    def end_symbol(self, seat: int) -> int:
        """The symbol at the end of a seat's path."""
        path = self.paths[seat]
        return self.tiles.paths[path[-1]].exit if path else self.starts[seat]


def empty_cells(caves: tuple[Spot, ...]) -> list[int]:
    """The cells where a tile may be laid: empty, beside a tile or the Mountain, never the Mountain's own (I-12)."""
    taken = {spot.cell for spot in caves}
    taken.add(MOUNTAIN)
    return sorted({cell + side for cell in taken for side in SIDES} - taken)


def free_homes(homes: tuple[int, ...]) -> list[int]:
    """The Homes that can still be taken or turned."""
    return [number for number, owner in enumerate(homes) if owner == FREE]


_FIELD_COUNT = len(MazeState.__struct_fields__)
