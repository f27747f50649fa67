"""What somebody's step leaves to be remembered: a sign, a word or two, and the pieces themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from goblins.ui.moving.motion import Face
from goblins.ui.viewport import Rect


class Shown(Struct, frozen=True):
    """A small picture: a drawing, a piece (so many times as high as wide), somebody's face, or a figure such as +1."""

    sprite: str = ""
    face: Face | None = None
    proportion: float = 1.0
    seat: int | None = None
    figure: str = ""
    part: float = 1.0
    """How high it is compared with a piece."""


class Trace(Struct, frozen=True):
    """What a step was: whose, an icon, the words for it, and pictures. `each` are those of which equal steps add their own.

    `hit` says what it did to the one who looks, if anything; what is `grave` is told before other things; `places` are where
    it happened, the last one where it ended.
    """

    seat: int
    icon: str
    words: str
    shown: tuple[Shown, ...] = ()
    each: tuple[Shown, ...] = ()
    places: tuple[Rect, ...] = ()
    hit: str = ""
    grave: bool = False

    def followed_by(self, other: Trace) -> Trace | None:
        """Both as one, where somebody did the same again."""
        alike = (self.seat, self.icon, self.words, self.shown) == (other.seat, other.icon, other.words, other.shown)
        if not alike or not self.each or self.hit or other.hit:
            return None
        return replace(self, each=self.each + other.each, places=self.places + other.places)

    @property
    def pictures(self) -> Sequence[Shown]:
        """All of them in their order."""
        return (*self.each, *self.shown)
