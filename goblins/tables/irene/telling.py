"""What all tellers of Irene share: while a story is told, what happens stands at the foot of the table, not what was asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from goblins.core.contract import ViewT
from goblins.tables.contract import TableContext
from goblins.tables.irene.geometry import lying
from goblins.tables.irene.showing import TOLD_PIECE, ToldFace
from goblins.tables.kit.teller import Teller
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement
from goblins.ui.viewport import Rect

#: Over the ground, and below all that lies on it.
TOLD_Z = 0.5


class CavernTeller(Teller[ViewT], ABC):
    """A step of Irene while it is told: the ground is painted anew only afterwards, so words lie over its prompt till then."""

    home = 0.25

    def __init__(self, before: ViewT, context: TableContext, lay_out: Callable[[ViewT], Layout]) -> None:
        super().__init__(before, context, lay_out)
        self._first = before
        self._told: Placement | None = None
        self._covered: frozenset[Piece] = frozenset()

    @abstractmethod
    def foot(self) -> Rect:
        """Where it stands what is asked: the tray or the prompt, whichever lay there before the step."""

    def _say(self, heading: str, words: str = "") -> None:
        """From now on this stands there, and nothing lies on it."""
        foot = self.foot()
        self._told = lying(foot, ToldFace(heading, words), TOLD_Z, fixed=True)
        lay = self._lay_out(self._first).items()
        self._covered = frozenset(piece for piece, put in lay if foot.holds((put.x, put.y)))

    def beat(self, seconds: float, sound: str = "", *, layout: Layout | None = None, **more: Any) -> None:
        """One more beat, with what is said."""
        layout = self.laid() if layout is None else layout
        super().beat(seconds, sound, layout=self._with_words(layout), **more)

    def _with_words(self, layout: Layout) -> Layout:
        """A layout with what is said, as long as something is."""
        if not self._told:
            return layout
        beside = {piece: put for piece, put in layout.items() if piece not in self._covered}
        return {**beside, TOLD_PIECE: self._told}

    def end(self) -> None:
        """The last beat; what is said stays till the ground is painted anew."""
        if not self._told:
            super().end()
            return
        last = self._lay_out(self.after)
        if self._with_words(last) != self.beats[-1].layout:
            self.beat(self.home, layout=last)
        self._say_no_more(last)

    def _say_no_more(self, last: Layout) -> None:
        """All is told: things lie as the ground has them."""
        self._told = None
        self.beats.append(Beat(last, 0.0))
