"""Mouse and keys on a table, as what a person means by them: an intent. It knows no game, and not what the table is doing."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.contract import Action
from goblins.scenes.table.panning import Panning
from goblins.scenes.table.reach import Reach
from goblins.scenes.tabletop import Tabletop
from goblins.ui.drag import Dropped
from goblins.ui.input import LEFT, MIDDLE, RIGHT, FocusLost, Input, Key, Moved, Pressed, Released, Wheel
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Direction, Point
from goblins.ui.widgets.base import WidgetGroup

ARROWS: dict[str, Direction] = {"right": "right", "up": "up", "left": "left", "down": "down"}


class Looked(Struct, frozen=True):
    """Nothing is decided, but the table looks different now; a piece may have been picked up, or several be `rising`."""

    picked_up: bool = False
    rising: bool = False


class Drop(Struct, frozen=True):
    """A piece was let go over a target (from where it was `held`), or clicked where that means something."""

    dropped: Dropped
    held: bool = False


class Beside(Struct, frozen=True):
    """Something is done beside the game's decisions."""

    action: Action


class Touch(Struct, frozen=True):
    """A piece was pressed with which nothing can be done now, or twice where that would only spend something else."""

    piece: Piece


class Skip(Struct, frozen=True):
    """Somebody clicked while something moves."""


class Press(Struct, frozen=True):
    """A key was pressed that means nothing to pieces and buttons."""

    key: str


Intent = Looked | Drop | Beside | Touch | Skip | Press
PanOutcome = Literal["other", "consumed", "changed"]


class Pointer:
    """Reads input, one at a time. Buttons and the like come before pieces, and after what is being dragged."""

    def __init__(self, top: Tabletop, reach: Reach, panning: Panning, widgets: WidgetGroup) -> None:
        self._top, self._reach, self._panning, self._widgets = top, reach, panning, widgets
        self._pressed_at: Point = (0, 0)

    def read(self, event: Input, now: int) -> Intent | None:
        """What somebody means at a tick; None if it is nothing, or a button's affair."""
        panned = self._pan(event, now)
        if panned != "other":
            return Looked() if panned == "changed" else None
        if isinstance(event, Moved):
            return self._move(event)
        if isinstance(event, Key) and event.name in ARROWS and self._walk(ARROWS[event.name]):
            # arrows belong to the pieces while there is one to play; Tab goes round the buttons
            self._widgets.focus = None
            return Looked()
        if self._reach.hand.phase == "idle" and self._widgets.handle(event):
            return None
        match event:
            case Pressed(button=button) if button == LEFT:
                return self._press(event, now)
            case Released(button=button) if button == LEFT:
                return self._release(event.pos)
            case Pressed(button=button) if button == RIGHT:
                return self._let_go()
            case FocusLost():
                return self._let_go()
            case Wheel():
                return self._wheel(event)
            case Key(name=name):
                return Press(name)
        return None

    def take_or_drop(self) -> Intent:
        """Enter: lift the piece under the keyboard's finger; again: drop it on its target."""
        before = self._reach.hand.selected
        dropped = self._reach.take_or_drop()
        if dropped:
            return Drop(dropped)
        selected = self._reach.hand.selected
        return Looked(picked_up=bool(selected and selected != before))

    # ------------------------------------------------------------------ the ground

    def _pan(self, event: Input, now: int) -> PanOutcome:
        """The ground is pulled, gripped with the middle button, or let go."""
        match event:
            case Moved(pos=pos) if self._panning.active:
                moved = self._panning.move(pos)
                if self._panning.active:
                    return "changed" if moved else "consumed"
            case Released(pos=pos, button=button):
                pulled = self._panning.pulled
                if self._panning.release(button) and (pulled or button == MIDDLE):
                    self._reach.move(pos)  # another piece may have come under the pointer
                    return "changed"
            case Pressed(button=button):
                held = self._panning.let_go()
                if button == MIDDLE:
                    return self._grip(event, now) if self._reach.hand.phase == "idle" else "consumed"
                if held and button == RIGHT:
                    return "consumed"
            case FocusLost():
                self._panning.let_go()
        return "other"

    def _grip(self, event: Pressed, now: int) -> PanOutcome:
        bare = self._top.piece_at(event.pos) is None
        if (bare or event.button == MIDDLE) and self._panning.press(event.pos, event.button, now, bare=bare):
            return "changed"
        return "consumed"

    def _wheel(self, event: Wheel) -> Intent | None:
        return Looked() if not self._top.director.busy and self._top.zoom(event.pos, event.up) else None

    # ------------------------------------------------------------------ pieces

    def _move(self, event: Moved) -> Intent | None:
        changed, picked_up = self._reach.move(event.pos)
        if self._reach.hand.phase == "idle":
            self._widgets.handle(event)
        return Looked(picked_up) if changed else None

    def _press(self, event: Pressed, now: int) -> Intent:
        self._pressed_at = event.pos
        beside = self._reach.aside_at(event.pos)
        if beside is not None:
            return Beside(beside)
        if self._top.director.busy:
            self._reach.press_early(event.pos, now)
            return Skip()
        dropped = self._reach.press(event.pos, now)
        if dropped is not None:
            return Drop(dropped)
        if self._reach.spared:
            return Touch(self._reach.spared)
        self._grip(event, now)
        return Looked()

    def _release(self, pos: Point) -> Intent | None:
        held = self._reach.hand.phase == "held"
        dropped = self._reach.release()
        if dropped or held:
            return Drop(dropped, held) if dropped else Looked()
        return self._click(pos)

    def _click(self, pos: Point) -> Intent | None:
        """Something was pressed and let go in one place: a place where something can go, or a piece that has nothing to do."""
        if self._reach.hand.selected or not self._reach.pressed:
            return Looked()
        dropped = self._reach.click_place(pos)
        if dropped:
            return Drop(dropped)
        if self._reach.choosing:
            return Looked(rising=True)
        idle = self._reach.idle_at(self._pressed_at)  # what was touched, wherever the pointer has gone since
        return Touch(idle) if idle else Looked()

    def _let_go(self) -> Intent:
        self._reach.let_go()
        return Looked()

    def let_go(self) -> bool:
        """Let go of the ground, or of what is held or selected; whether there was anything."""
        return self._panning.let_go() or self._reach.let_go()

    def _walk(self, direction: Direction) -> bool:
        """The keyboard's finger goes on to the next piece, which must not be out of sight."""
        self._top.look_closely(None)
        return self._reach.walk(direction)
