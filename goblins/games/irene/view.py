"""What a seat may know of a game of Irene for two to four."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.irene.content import NO_SYMBOL
from goblins.games.irene.state import NO_PALACE, MazePublic, Sight, Spot


class MazeView(Struct, frozen=True, kw_only=True, gc=False, tag="maze"):
    """What a seat sees now, and what it has seen; a table shows only what the rules show at this moment."""

    public: MazePublic
    seat: int
    mountain_size: int
    caves: tuple[Spot, ...]
    """Every tile of the Caves; NO_TILE for a face that does not show to this seat now."""
    drawn: int
    """The drawn tile, for whom it shows."""
    has_drawn: bool
    backs: tuple[int, ...]
    """The bonus symbol of each Palace whose back the seat has looked at, or that shows; NO_SYMBOL for the others (I-41)."""
    numbers: tuple[int, ...]
    """The number of each turned Home; 0 for the others."""
    crumbs: tuple[tuple[int, ...], ...]
    """For every seat and symbol the cell its breadcrumb lies on, SUPPLY, or CAPTURED on a path."""
    captured: tuple[tuple[int, ...], ...]
    """For every seat and symbol the path tile its breadcrumb lies on; NO_TILE elsewhere."""
    sights: tuple[Sight, ...]

    @property
    def bonus(self) -> int:
        """The bonus symbol of one's own Palace; NO_SYMBOL if there is none, or it does not count."""
        start = self.public.starts[self.seat]
        return self.backs[start] if start != NO_PALACE else NO_SYMBOL

    @property
    def looks_at_backs(self) -> bool:
        """Whether the seat is looking at the backs of Palaces now (I-41)."""
        public = self.public
        return public.advanced and public.phase == "palace" and public.active == self.seat
