"""What may be done in Irene solo (I-50 … I-58); each action says in which phase."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action


class PickPalace(Action, frozen=True):
    """Choose the Palace, whose back tells the bonus symbol (I-50)."""

    phase: ClassVar[str] = "palace"
    symbol: int


class Dig(Action, frozen=True):
    """Explore: draw a tile and put it face up into the Caves (I-51)."""

    phase: ClassVar[str] = "turn"


class Chart(Action, frozen=True):
    """Begin to chart: a share of the Cave tiles will go beneath the Palace (I-52)."""

    phase: ClassVar[str] = "turn"


class Keep(Action, frozen=True):
    """Take a Cave tile for the Escape Pile (I-52)."""

    phase: ClassVar[str] = "chart"
    tile: int


class Seal(Action, frozen=True):
    """Turn a Home of one's choice to its Goblin side (I-52, I-54)."""

    phase: ClassVar[str] = "seal"
    home: int


class RunForIt(Action, frozen=True):
    """Escape: the Escape Pile is turned up (I-55)."""

    phase: ClassVar[str] = "turn"


class Lay(Action, frozen=True):
    """Lay a tile of the pile at the path's end (I-55)."""

    phase: ClassVar[str] = "path"
    tile: int


class TakeBack(Action, frozen=True):
    """Take the last tile of the path back: laying it is a puzzle, not a promise (I-55)."""

    phase: ClassVar[str] = "path"


class Enter(Action, frozen=True):
    """Go home from a path that ends in grass (I-55)."""

    phase: ClassVar[str] = "path"


class Surrender(Action, frozen=True):
    """Give up, at any time (I-57)."""

    phase: ClassVar[str] = "turn"
    resigns: ClassVar[bool] = True


SoloAction = PickPalace | Dig | Chart | Keep | Seal | RunForIt | Lay | TakeBack | Enter | Surrender
