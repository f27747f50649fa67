"""A maze in the making: what an action changes, one small fact at a time."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core import draft
from goblins.core.tuples import replaced
from goblins.games.irene.content import Content
from goblins.games.irene.state import MazePublic, MazeSecret, Sight, Spot


class Draft(draft.Draft[MazePublic, MazeSecret, Content]):
    """The next state of a maze, and the small changes that lead there."""

    __slots__ = ()

    # ------------------------------------------------------------------ tiles

    def lay(self, cell: int, tile: int, *, up: bool) -> None:
        """A tile comes to lie on a cell."""
        self.secret.caves += (Spot(cell, tile, up),)

    def lift(self, cell: int) -> None:
        """The tile on a cell is taken away; nobody needs to remember what lay there."""
        self.secret.caves = tuple([spot for spot in self.secret.caves if spot.cell != cell])
        self.forget(cell)

    def turn_up(self, cell: int) -> None:
        """A tile's face is shown for the rest of the game."""
        self.secret.caves = tuple([replace(spot, up=True) if spot.cell == cell else spot for spot in self.secret.caves])
        self.forget(cell)
        self.reveals = True

    def take_top(self) -> int:
        """The Mountain's top tile is taken for good."""
        top = self.secret.mountain[-1]
        self.secret.mountain = self.secret.mountain[:-1]
        return top

    # ------------------------------------------------------------------ what is remembered

    def see(self, seat: int, cell: int, tile: int) -> None:
        """A seat sees what lies on a cell."""
        known = tuple([sight for sight in self.secret.sights[seat] if sight.cell != cell])
        self._remember(seat, (*known, Sight(cell, tile, self.public.turns)))

    def doubt(self, cells: tuple[int, ...], but: int) -> None:
        """Somebody may have swapped these cells: what the others remember of them is no longer sure (I-40)."""
        for seat, known in enumerate(self.secret.sights):
            if seat != but and any(sight.cell in cells for sight in known):
                changed = [replace(sight, sure=False) if sight.cell in cells else sight for sight in known]
                self._remember(seat, tuple(changed))

    def forget(self, cell: int) -> None:
        """What lies on a cell is open to all, or gone."""
        for seat, known in enumerate(self.secret.sights):
            if any(sight.cell == cell for sight in known):
                self._remember(seat, tuple([sight for sight in known if sight.cell != cell]))

    def _remember(self, seat: int, known: tuple[Sight, ...]) -> None:
        self.secret.sights = replaced(self.secret.sights, seat, known)

    # ------------------------------------------------------------------ players

    def set_path(self, seat: int, path: tuple[int, ...]) -> None:
        """A seat's path changes."""
        self.public.paths = replaced(self.public.paths, seat, path)
