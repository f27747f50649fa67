"""Picking up pieces and dropping them: a small state machine over one map of gestures.

The map says which action a piece dropped on a target means. Dragging, click and click, double click on a piece with a
single target, and the keyboard all use the same map.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Literal

from msgspec import Struct

from goblins.core.contract import Action
from goblins.ui.moving.motion import Piece
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect

THRESHOLD = 6.0
#: Who pulls a piece farther than this from its place, in units, does not mean to click it.
AWAY = 60.0
DOUBLE_CLICK_TICKS = ticks(0.4)


class Gesture(Struct, frozen=True):
    """What a piece dropped on a target means: actions to be played one after the other as long as nothing else happens.

    A `lasting` gesture goes on also when others act between; it is dropped once its next action is not legal. One that
    `spends` something besides the piece is never what a double click means. Where one `among` other pieces must be chosen
    first, those rise instead, and the actions are what the first of them would mean. Gestures to one place that are
    `alike` are one choice: which of the pieces is taken is all the same.
    """

    actions: tuple[Action, ...]
    lasting: bool = False
    spends: bool = False
    among: frozenset[Piece] = frozenset()
    alike: Hashable = None

    @property
    def first(self) -> Action:
        """The action it begins with."""
        return self.actions[0]


def gesture(*actions: Action) -> Gesture:
    """A gesture that means these actions."""
    return Gesture(actions)


#: Source and target -> what that means. A source that is its own target is a click.
Gestures = Mapping[tuple[Piece, Piece], Gesture]


class Dropped(Struct, frozen=True):
    """A piece was let go over a target (None: over nothing); `gesture` is what that means, None where no rule allows it."""

    piece: Piece
    target: Piece | None
    gesture: Gesture | None


class Hand:
    """What the player holds: nothing, a pressed piece, a held piece, or a selected one."""

    def __init__(self) -> None:
        self.phase: Literal["idle", "pressed", "held"] = "idle"
        self.piece: Piece | None = None
        self.selected: Piece | None = None
        self.pos: Point = (0, 0)
        self._origin: Point = (0, 0)
        self._grip: Point = (0, 0)
        self._went = 0.0
        """How far the pointer was from where it was pressed, at most."""

    @property
    def active(self) -> Piece | None:
        """The piece whose targets should be lit."""
        return self.piece if self.phase == "held" else self.selected

    @property
    def centre(self) -> Point:
        """Where the held piece's centre is."""
        return self.pos[0] - self._grip[0], self.pos[1] - self._grip[1]

    def press(self, piece: Piece, pos: Point, centre: Point) -> None:
        """The button went down on a piece that can be moved."""
        self.phase, self.piece, self._origin, self.pos = "pressed", piece, pos, pos
        self._grip = pos[0] - centre[0], pos[1] - centre[1]
        self._went = 0.0

    def move(self, pos: Point) -> bool:
        """The pointer moved; whether a piece is held now."""
        self.pos = pos
        far = abs(pos[0] - self._origin[0]) + abs(pos[1] - self._origin[1])
        self._went = max(self._went, far)
        if self.phase == "pressed" and far >= THRESHOLD:
            self.phase, self.selected = "held", None
        return self.phase == "held"

    def release(self, gestures: Gestures, targets: Mapping[Piece, Rect], size: Point) -> Dropped | None:
        """The button went up. A held piece drops where it was aimed at.

        A press without movement is a click: what the piece means by itself, or it is selected (or let go again).
        """
        phase, piece = self.phase, self.piece
        self.phase, self.piece = "idle", None
        if piece is None:
            return None
        if phase == "pressed" and (piece, piece) in gestures:
            return Dropped(piece, piece, gestures[piece, piece])
        if phase == "pressed":
            self.selected = None if self.selected == piece else piece
            return None
        best = self.aim(piece, gestures, targets, size)
        if best is not None:
            return Dropped(piece, best, gestures[piece, best])
        under = next((name for name, rect in targets.items() if rect.holds(self.pos)), None)
        return Dropped(piece, under, None)

    def aim(self, piece: Piece, gestures: Gestures, targets: Mapping[Piece, Rect], size: Point) -> Piece | None:
        """The legal target under the pointer, the smallest if there are several; where the pointer is over no target at all,
        the legal one that the piece, held where it is, overlaps most. What was carried away and brought back was thought
        better of: that is no click.
        """
        legal = [target for source, target in gestures if source == piece and target in targets]
        if self._went > AWAY:
            legal = [target for target in legal if target != piece]
        under = [target for target in legal if targets[target].holds(self.pos)]
        if under:
            return min(under, key=lambda target: targets[target].w * targets[target].h)
        if any(rect.holds(self.pos) for rect in targets.values()):
            return None  # it was meant for a place where it may not go
        x, y = self.centre
        area = Rect(x - size[0] / 2, y - size[1] / 2, *size)
        best = max(legal, key=lambda target: targets[target].overlap(area), default=None)
        return best if best is not None and targets[best].overlap(area) > 0 else None

    def click_target(self, target: Piece, gestures: Gestures) -> Dropped | None:
        """A target was clicked while a piece is selected."""
        if self.selected is None:
            return None
        piece, self.selected = self.selected, None
        return Dropped(piece, target, gestures.get((piece, target)))

    def only_target(self, piece: Piece, gestures: Gestures) -> Dropped | None:
        """What a double click on a piece means: the single thing it can do that costs nothing else, wherever that is done."""
        free = {target: meant for (source, target), meant in gestures.items() if source == piece and not meant.spends}
        if len(set(free.values())) != 1:
            return None
        self.cancel()
        target, meant = next(iter(free.items()))
        return Dropped(piece, target, meant)

    def cancel(self) -> bool:
        """Let go of everything; whether anything was held or selected."""
        had = self.phase != "idle" or self.selected is not None
        self.phase, self.piece, self.selected = "idle", None, None
        return had


def choices_of(piece: Piece | None, gestures: Gestures) -> list[Piece]:
    """Its targets for the arrows: one of those that mean the same, none where only a part of another's would be done."""
    meant = {target: meant.actions for (source, target), meant in gestures.items() if source == piece}
    first = dict(zip(reversed(meant.values()), reversed(meant), strict=True))
    whole = [target for target in first.values() if not any(_begins(meant[target], other) for other in first)]
    return whole[::-1]


def _begins(part: tuple[Action, ...], whole: tuple[Action, ...]) -> bool:
    """Whether some actions are less than others, which go on after them."""
    return len(part) < len(whole) and whole[: len(part)] == part


def near(one: Point, other: Point) -> bool:
    """Whether two points are the same to a hand that clicks."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < THRESHOLD
