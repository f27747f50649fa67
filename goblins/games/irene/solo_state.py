"""What there is in Irene solo: its actions, its events, its state, and what the player sees (I-50 … I-58)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from goblins.core.contract import Action, Event

SoloPhase = Literal["palace", "turn", "chart", "seal", "path"]


class PickPalace(Action, frozen=True):
    """Choose the Palace, whose back tells the bonus symbol (I-50)."""

    symbol: int


class Dig(Action, frozen=True):
    """Explore: draw a tile and put it face up into the Caves (I-51)."""


class Chart(Action, frozen=True):
    """Begin to chart: half of the Cave tiles will go beneath the Palace (I-52)."""


class Keep(Action, frozen=True):
    """Take a Cave tile for the Escape Pile (I-52)."""

    tile: int


class Seal(Action, frozen=True):
    """Turn a Home of one's choice to its Goblin side (I-52, I-54)."""

    home: int


class RunForIt(Action, frozen=True):
    """Escape: the Escape Pile is turned up (I-55)."""


class Lay(Action, frozen=True):
    """Lay a tile of the pile at the path's end (I-55)."""

    tile: int


class TakeBack(Action, frozen=True):
    """Take the last tile of the path back: laying it is a puzzle, not a promise (I-55)."""


class Enter(Action, frozen=True):
    """Go home from a path that ends in grass (I-55)."""


class Surrender(Action, frozen=True):
    """There is no way home."""

    resigns: ClassVar[bool] = True


SoloAction = PickPalace | Dig | Chart | Keep | Seal | RunForIt | Lay | TakeBack | Enter | Surrender


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
    """Half of the Caves went beneath the Palace, the rest was discarded (I-52)."""

    kept: tuple[int, ...]
    discarded: tuple[int, ...]


class Reshuffled(Event, frozen=True):
    """Three Goblins lay discarded: everything went back under the Mountain (I-54)."""

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
    """What the best path out of the pile would have been worth; -1 if there was none (I-58)."""


# ---------------------------------------------------------------------- state


class SoloState(Struct, frozen=True, tag="solo"):
    """All of a solo game's truth at one moment."""

    mountain: tuple[int, ...]
    """The last one is on top."""
    caves: tuple[int, ...]
    pile: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]
    """The discard piles, the last card of each on top."""
    palace: int
    numbers: tuple[int, ...]
    turned: tuple[bool, ...]
    phase: SoloPhase
    keeping: tuple[int, ...]
    """Cave tiles taken while charting."""
    path: tuple[int, ...]
    turns: int
    seed: int
    occasion: int
    ending: str = ""
    why: str = ""
    home: int = -1


class SoloView(Struct, frozen=True, tag="solo"):
    """What the player sees: all but the Mountain's order, the pile's faces, and the backs of Homes and other Palaces."""

    seat: int
    mountain_size: int
    caves: tuple[int, ...]
    pile_size: int
    pile: tuple[int, ...]
    """The Escape Pile, turned up for the escape; empty before."""
    discards: tuple[tuple[int, ...], ...]
    palace: int
    bonus: int
    numbers: tuple[int, ...]
    """Numbers of turned Homes, 0 for the others."""
    phase: SoloPhase
    keeping: tuple[int, ...]
    path: tuple[int, ...]
    turns: int
    ending: str
    why: str
    points: int
    best: int
    best_way: tuple[int, ...]
    """After the end, the path that would have been worth most (I-58)."""
    remembered: tuple[int, ...]
    """What the player put into the pile: they have seen it, and must remember it."""
