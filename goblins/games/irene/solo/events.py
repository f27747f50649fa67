"""What happens in Irene solo (I-50 … I-58)."""

from __future__ import annotations

from goblins.core.contract import Event


class PalacePicked(Event, frozen=True):
    """The Palace was chosen; its back shows the bonus symbol."""

    symbol: int
    bonus: int


class Dug(Event, frozen=True):
    """A tile came into the Caves."""

    tile: int


class GoblinCame(Event, frozen=True):
    """A Goblin was drawn: all Cave tiles are discarded with it on top (I-53)."""

    tile: int
    lost: tuple[int, ...]


class ChartBegan(Event, frozen=True):
    """So many Cave tiles may be kept."""

    count: int


class Kept(Event, frozen=True):
    """A Cave tile was taken for the pile."""

    tile: int


class Charted(Event, frozen=True):
    """A share of the Caves went beneath the Palace, the rest was discarded (I-52)."""

    kept: tuple[int, ...]
    discarded: tuple[int, ...]


class Reshuffled(Event, frozen=True):
    """Enough Goblins lay discarded: everything went back under the Mountain (I-54)."""

    count: int


class SoloSealed(Event, frozen=True):
    """A Home was turned."""

    home: int
    number: int


class PileShown(Event, frozen=True):
    """The Escape Pile was turned up (I-55)."""

    tiles: tuple[int, ...]


class Laid(Event, frozen=True):
    """A tile joined the path."""

    tile: int


class TookBack(Event, frozen=True):
    """The last tile of the path went back to the pile."""

    tile: int


class SoloEnded(Event, frozen=True):
    """The game is over: won, or lost."""

    won: bool
    why: str
    points: int
    best: int
    """What the best path out of the pile would have been worth; NO_PATH if there was none (I-58)."""
