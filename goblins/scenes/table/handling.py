"""Mouse and keys on a table: pieces picked up and let go, buttons, and the keys of the settings."""

from __future__ import annotations

from abc import ABC, abstractmethod

from goblins.core.contract import Action, Refusal
from goblins.core.match import Match
from goblins.scenes.preferences.keyboard import draw_caps
from goblins.scenes.scene import House, Scene
from goblins.scenes.table.panning import Panning
from goblins.scenes.table.reach import Reach
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import ActionButton
from goblins.ui.drag import Dropped, Plan, actions_of
from goblins.ui.input import LEFT, MIDDLE, RIGHT, FocusLost, Input, Key, Moved, Pressed, Released, Wheel
from goblins.ui.messages import Toast, toast_rect
from goblins.ui.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

ARROWS = {"right": 1, "up": 1, "left": -1, "down": -1}


class Handling(Scene, ABC):
    """What a player does with a table; what that leads to is for those who derive from it."""

    toast_y = 586.0

    def __init__(self, house: House, match: Match, top: Tabletop) -> None:
        super().__init__(house)
        self.match, self.top = match, top
        self.reach = Reach(top)
        self.panning = Panning(top)
        self.refused_at: Point | None = None
        self.decisions: list[ActionButton] = []
        self.shortcuts: dict[str, Action] = {}
        self._clock = 0.0

    def update(self, seconds: float) -> None:
        """Time passes, for double clicks."""
        super().update(seconds)
        self._clock += seconds

    def handle(self, event: Input) -> None:
        """The mouse on pieces, or keys."""
        if self._pans(event):
            return
        if isinstance(event, Moved):
            changed, picked_up = self.reach.move(event.pos)
            if picked_up:
                self.house.sound.play("pick_up")
            if changed:
                self.mark()
        if isinstance(event, Pressed) and self._toast_pressed(event):
            return
        if isinstance(event, Key) and event.name in ARROWS and self._walk(ARROWS[event.name]):
            # arrows belong to the pieces while there is one to play; Tab goes round the buttons
            self.widgets.focus = None
            self.mark()
            return
        if self.reach.hand.phase == "idle" and self.widgets.handle(event):
            return
        if isinstance(event, Pressed) and event.button == LEFT:
            self._press(event)
        elif isinstance(event, Released) and event.button == LEFT:
            self._release()
        elif (isinstance(event, Pressed) and event.button == RIGHT) or isinstance(event, FocusLost):
            self.reach.let_go()
            self.mark()
        elif isinstance(event, Wheel) and not self.top.director.busy:
            if self.top.gaze_at(self.top.table.closer(self.top.view, self.top.company, event.pos, event.up)):
                self.mark()
        elif isinstance(event, Key):
            self._key(event.name)

    def _pans(self, event: Input) -> bool:
        """The ground is pulled, gripped with the middle button, or let go; whether that is all the input means."""
        if isinstance(event, Moved) and self.panning.active:
            if self.panning.move(event.pos):
                self.mark()
            return self.panning.active
        if isinstance(event, Released) and self.panning.release(event.button):
            self.reach.move(event.pos)  # another piece may have come under the pointer
            self.mark()
            return True
        if isinstance(event, Pressed | FocusLost):
            held = self.panning.let_go()
            if isinstance(event, Pressed) and event.button == MIDDLE:
                if self.reach.hand.phase == "idle":
                    self._grip(event)
                return True
            return held and isinstance(event, Pressed) and event.button == RIGHT
        return False

    def _grip(self, event: Pressed) -> None:
        bare = self.top.piece_at(event.pos) is None
        if (bare or event.button == MIDDLE) and self.panning.press(event.pos, event.button, self._clock, bare=bare):
            self.mark()

    def _walk(self, step: int) -> bool:
        """The keyboard's finger goes on to the next piece, which must not be out of sight."""
        self.top.gaze_at(None)
        return self.reach.walk(step)

    def _toast_pressed(self, event: Pressed) -> bool:
        """A click on a refusal opens the rulebook at its clause."""
        toast = self.toast
        if (
            not toast
            or not toast.rule
            or not toast_rect(self.stage, toast, self.toast_y, self.toast_area).holds(event.pos)
        ):
            return False
        self.open_rules(toast.rule)
        return True

    def _press(self, event: Pressed) -> None:
        beside = self.reach.aside_at(event.pos)
        if beside is not None:
            self.perform(beside)
            return
        if self.top.director.busy:
            self.skip()
            return
        dropped = self.reach.press(event.pos, self._clock)
        if dropped is None:
            self._grip(event)
        self._drop(dropped)
        fixed = self.reach.fixed_at(event.pos)
        refusal = self._refusal(fixed, fixed) if fixed else None
        if refusal:
            self.refuse(refusal)
        self.mark()

    def _release(self) -> None:
        if self.reach.hand.piece is None:
            return
        was_held = self.reach.hand.phase == "held"
        self._drop(self.reach.release())
        if was_held and not self.top.director.busy:
            self.reach.glide_home()
        self.mark()

    def _key(self, name: str) -> None:
        keys = self.house.settings.keys
        acts = {
            keys["undo"]: self.undo,
            keys["redo"]: self.redo,
            keys["hint"]: self.ask_hint,
            keys["rules"]: self.open_rules,
            keys["skip"]: self.skip,
            keys["log_back"]: self.open_log,
            keys["log_forth"]: self.open_log,
            keys["take"]: self._take_or_drop,
        }
        for one in self.decisions:
            if one.key and name == keys.get(one.key):
                self.decide(one)
                return
        for key, action in self.shortcuts.items():
            if name == keys.get(key):
                self.perform(action)
                return
        if name == keys["cancel"] and not (self.panning.let_go() or self.reach.let_go()):
            self.back()
        elif name in acts:
            acts[name]()
        self.mark()

    def _take_or_drop(self) -> None:
        selected = self.reach.hand.selected
        self._drop(self.reach.take_or_drop())
        if self.reach.hand.selected and self.reach.hand.selected != selected:
            self.house.sound.play("pick_up")

    def _drop(self, dropped: Dropped | None) -> None:
        """A piece was let go somewhere, or not at all."""
        if dropped is None:
            return
        if dropped.action is not None:
            self.house.sound.play("drop")
            first = actions_of(dropped.action)[0]
            self.top.swap(dropped.piece, self.top.table.stand_in(self.top.view, dropped.piece, first))
            self.carry_out(actions_of(dropped.action), lasting=isinstance(dropped.action, Plan))
            return
        refusal = self._refusal(dropped.piece, dropped.target)
        hesitation = self.top.table.hesitation(self.top.view, dropped.piece, dropped.target, self.top.company)
        if not refusal and hesitation:
            self.say(Toast(hesitation, "info"))
        if refusal:
            home = self.top.table.layout(self.top.view, self.top.company)[dropped.piece]
            self.refused_at = (home.x, home.y)
            self.refuse(refusal)

    def _refusal(self, piece: Piece, target: Piece) -> Refusal | None:
        """Why a piece can't go somewhere, if there is a rule against it."""
        meant = self.top.table.refused(self.top.view, piece, target, self.top.company)
        if meant is None or isinstance(meant, Refusal):
            return meant
        return self.match.rules.why_not(self.match.state, meant)

    def refuse(self, refusal: Refusal) -> None:
        """Say what is not allowed, with its rule."""
        self.say(Toast(refusal.text, "refusal", refusal.rule))

    def draw_key_caps(self, stage: Stage) -> None:
        """The caps of keys that stand for something now, at the foot of the pieces that mean the same."""
        places = self.top.director.placements
        for key, piece in self.top.table.panels(self.top.view, self.top.company).caps:
            if key in self.shortcuts and piece in places:
                rect = places[piece].rect
                draw_caps(stage, (rect.centre[0], rect.bottom), self.house.settings.keys[key])

    # ------------------------------------------------------------------ what it leads to

    @abstractmethod
    def carry_out(self, actions: tuple[Action, ...], *, lasting: bool = False) -> None:
        """Play what a drop means; what is `lasting` goes on when others have acted between."""

    @abstractmethod
    def perform(self, action: Action) -> None:
        """Do something beside the game."""

    @abstractmethod
    def decide(self, button: ActionButton) -> None:
        """Take a decision that is made with a button."""

    @abstractmethod
    def undo(self) -> None:
        """Take back the last decision."""

    @abstractmethod
    def redo(self) -> None:
        """Play again what was taken back."""

    @abstractmethod
    def ask_hint(self) -> None:
        """Look for a good move."""

    @abstractmethod
    def skip(self) -> None:
        """Jump to the end of what is moving."""

    @abstractmethod
    def open_rules(self, rule: str = "") -> None:
        """Show the rulebook, at a clause if one is named."""

    @abstractmethod
    def open_log(self) -> None:
        """Show all that happened."""
