"""What a seat may know of a game of Irene for two to four."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.irene.state import MazePublic, Sight, Spot


class MazeView(Struct, frozen=True, kw_only=True, gc=False, tag="maze"):
    """What a seat sees now, and what it has seen; a table shows only what the rules show at this moment."""

    public: MazePublic
    seat: int
    mountain_size: int
    top: int
    """The Mountain's top tile if its face is up, else NO_TILE."""
    caves: tuple[Spot, ...]
    """Every tile of the Caves; NO_TILE for a face that does not show to this seat now."""
    drawn: int
    """The drawn tile, for whom it shows."""
    has_drawn: bool
    drawn_up: bool
    """Whether the drawn tile lay face up on the Mountain, so that everybody knows it (I-15)."""
    backs: tuple[int, ...]
    """The bonus symbols on the backs of the free Palaces (NO_SYMBOL: taken), for the one who chooses (I-41); else empty."""
    bonus: int
    """The bonus symbol of one's own Palace; NO_SYMBOL if there is none, or it does not count."""
    numbers: tuple[int, ...]
    """The number of each turned Home; 0 for the others."""
    crumbs: tuple[tuple[int, ...], ...]
    """For every seat and symbol the cell its breadcrumb lies on, SUPPLY, or CAPTURED on a path."""
    captured: tuple[tuple[int, ...], ...]
    """For every seat and symbol the path tile its breadcrumb lies on; NO_TILE elsewhere."""
    sights: tuple[Sight, ...]
