"""The table where a match is played: dragging, clicking and keys become actions; bots answer; everything is saved."""

from __future__ import annotations

from goblins.core.contract import Action, AnyStep, IllegalAction, Refusal
from goblins.core.match import Change, Match
from goblins.scenes.conductor import Conductor
from goblins.scenes.dialog import ask
from goblins.scenes.scene import IDLE_WAIT, House, Scene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.controls import Button
from goblins.ui.drag import Dropped, Hand
from goblins.ui.fields import Spot
from goblins.ui.input import LEFT, RIGHT, FocusLost, Input, Key, Moved, Pressed, Released
from goblins.ui.messages import Toast, toast_rect
from goblins.ui.motion import Beat, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

LABELS = {
    "undo": ("Undo", "undo"), "hint": ("Hint", "hint"), "rules": ("Rules", "book"), "menu": ("Menu", "menu"),
    "history": ("All turns", "clock"), "give_up": ("Give up", "flag"),
}


class TableScene(Scene):
    """One match on the table, seen by one human at a time."""

    toast_y = 586.0

    def __init__(self, house: House, match: Match, match_id: int, facts: dict[str, str]) -> None:
        super().__init__(house)
        self.match, self.match_id = match, match_id
        self.conductor = Conductor(match, house.settings.bot_seconds)
        humans = match.setup.humans
        self.top = Tabletop(house, match, self.conductor.next_viewer(humans[0] if humans else 0), facts)
        self.top.show(match.cursor, "load")
        self.hand = Hand()
        self._hovered: Piece | None = None
        self._walked: Piece | None = None
        self._hinted: Piece | None = None
        self._gestures: dict[tuple[Piece, Piece], Action] = {}
        self._fresh_click: tuple[Piece | None, float] = (None, -1.0)
        self._clock = 0.0
        self._ended = False
        match.observe(self._observe)

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top again."""
        super().enter()
        self.house.sound.tune()

    def refresh(self) -> None:
        """Lay everything for the present window and settings."""
        self.conductor.bot_seconds = self.house.settings.bot_seconds
        self.top.director.speed = self.house.settings.animation_speed
        self.hand.cancel()
        self.top.director.skip()
        self.top.director.snap(self.top.table.layout(self.top.view, self.top.company))
        self.top.prepare()
        self._rebuild()

    def _rebuild(self) -> None:
        """Buttons and gestures for the present position."""
        legal = self._legal()
        self._gestures = self.top.table.gestures(self.top.view, legal) if legal else {}
        panels = self.top.table.panels(self.top.view, self.top.company)
        widgets: list[Widget] = [self._button(name, rect) for name, rect in panels.buttons.items()]
        if panels.log:
            widgets.insert(0, Spot(panels.log, self._open_log, name="log", focusable=False))
        self.widgets.set(widgets)
        self.mark()

    def _button(self, name: str, rect: Rect) -> Button:
        label, icon = LABELS[name]
        act = {
            "undo": self.undo, "hint": self.ask_hint, "rules": self.open_rules, "menu": self.back, "history": self._open_log, "give_up": self._give_up,
        }[name]
        tip = ""
        if name == "undo":
            refusal = self.match.can_undo()
            tip = refusal.text if refusal else ""
        playable = bool(self._gestures)
        enabled = playable if name in ("hint", "give_up") else True
        return Button(rect, label, act, icon=icon, px=19, icon_px=30, enabled=enabled, tooltip=tip, name=name)

    def _legal(self) -> tuple[Action, ...]:
        viewer = self.top.company.viewer
        if not self.top.company.setup.seats[viewer].is_human or viewer not in self.match.to_act:
            return ()
        return self.match.rules.legal_actions(self.match.state, viewer)

    @property
    def _playable(self) -> bool:
        return bool(self._gestures) and not self.top.director.busy

    # ------------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        """Pictures are made, pieces move, bots think, and the end is announced."""
        super().update(seconds)
        self._clock += seconds
        if not self.top.ready:
            self.top.work()
            self.mark()
            return
        director = self.top.director
        if director.busy:
            for beat in director.advance(seconds):
                self.house.sound.play(beat.sound)
            self.mark()
            if not director.busy:
                self._settled()
            return
        self._think(seconds)
        self._announce_end()

    def wait(self) -> float:
        """No waiting while something moves or thinks."""
        if not self.top.ready or self.top.director.busy or self.conductor.hinting:
            return 0.0
        if self.conductor.acting_bot is not None:
            return min(0.25, self.conductor.time_left)
        return min(super().wait(), IDLE_WAIT)

    def _think(self, seconds: float) -> None:
        found = self.conductor.hint_found()
        if found:
            self._show_hint(found.action, found.reason)
        action = self.conductor.think(seconds)
        if action:
            self.play(action)

    def _settled(self) -> None:
        """Everything lies still: let the next one look, and offer what they may do."""
        viewer = self.conductor.next_viewer(self.top.company.viewer)
        if viewer != self.top.company.viewer:
            self.top.look_from(viewer)
        if self.match.setup.humans and self.conductor.acting_humans and len(self.match.setup.seats) > 1:
            self.house.sound.play("turn")
        self._rebuild()

    def _announce_end(self) -> None:
        outcome = self.match.outcome
        if outcome is None or self._ended or self.top.director.busy:
            return
        self._ended = True
        self.house.doors.result(self.match, self.match_id, self.top)

    # ------------------------------------------------------------------ playing

    def play(self, action: Action) -> None:
        """Play an action; a refusal is said with its rule."""
        try:
            self.match.play(action)
        except IllegalAction as error:
            self._refuse(error.refusal)

    def _observe(self, match: Match, change: Change, step: AnyStep) -> None:
        """The match moved: show it."""
        self._hinted = self._walked = None
        self.hand.cancel()
        self.toast = None
        self.top.update_company()
        if change == "played":
            self.top.director.skip()
            self.top.tell(match.cursor)
            if not self.top.director.busy:
                self._settled()
        else:
            self.top.show(match.cursor, "undo")
            self._ended = False
        self.mark()

    def undo(self) -> None:
        """Take back the last decision, asking first if that has a price."""
        limit = self.match.undo_limit()
        if limit.refusal:
            self._refuse(limit.refusal)
        elif limit.assists:
            ask(self.house, "Take it back?", "Something has been turned up or answered since. Going back past it marks this match as assisted.",
                "Take it back", self._undo_now, icon="undo", safe="Play on")
        else:
            self._undo_now()

    def _undo_now(self) -> None:
        self.conductor.forget()
        self.match.undo()
        self.top.look_from(self.conductor.next_viewer(self.top.company.viewer))
        self._rebuild()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.can_redo():
            self.conductor.forget()
            self.match.redo()
            self._rebuild()

    def ask_hint(self) -> None:
        """Look for a good move; asking counts as help."""
        if self._playable and not self.conductor.hinting:
            self.conductor.ask_hint(self.top.company.viewer)
            self.mark()

    def _show_hint(self, action: Action, reason: str) -> None:
        self.match.assisted = True
        self.top.update_company()
        self._hinted = next((source for (source, _), meant in self._gestures.items() if meant == action), None)
        self.house.sound.play("hint")
        self.say(Toast(reason, "info"))

    def _give_up(self) -> None:
        resigning = next((action for action in self._legal() if action.resigns), None)
        if resigning:
            ask(self.house, "Give up this deal?", "It counts as a loss in the statistics. The shortest solution will be shown.",
                "Give up", lambda: self.play(resigning), icon="flag", safe="Play on", destroys=True)

    def _refuse(self, refusal: Refusal) -> None:
        self.say(Toast(refusal.text, "refusal", refusal.rule))

    def _drop(self, dropped: Dropped) -> None:
        """A piece was let go somewhere."""
        if dropped.action is not None:
            self.house.sound.play("drop")
            self.play(dropped.action)
            return
        meant = self.top.table.refused(self.top.view, dropped.piece, dropped.target, self.top.company)
        refusal = self.match.rules.why_not(self.match.state, meant) if meant is not None else None
        if refusal:
            self._refuse(refusal)

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> None:
        """The mouse on pieces, or keys."""
        if isinstance(event, Moved):
            self._move(event)
        if self.toast and self.toast.rule and isinstance(event, Pressed) and toast_rect(self.stage, self.toast, self.toast_y).holds(event.pos):
            self.open_rules(self.toast.rule)
            return
        if self.hand.phase == "idle" and self.widgets.handle(event):
            return
        if isinstance(event, Pressed) and event.button == LEFT:
            self._press(event)
        elif isinstance(event, Released) and event.button == LEFT:
            self._release()
        elif isinstance(event, Pressed) and event.button == RIGHT or isinstance(event, FocusLost):
            self._let_go()
        elif isinstance(event, Key):
            self._key(event.name)

    def _move(self, event: Moved) -> None:
        held_before = self.hand.phase
        if self.hand.phase != "idle":
            self.hand.move(event.pos)
            if held_before == "pressed" and self.hand.phase == "held":
                self.house.sound.play("pick_up")
                self._hovered = None
            self.mark()
            return
        hovered = None if self.top.director.busy else self.top.piece_at(event.pos)
        if hovered != self._hovered:
            self._hovered, self._walked = hovered, None
            self.mark()

    def _press(self, event: Pressed) -> None:
        if self.top.director.busy:
            self.skip()
            return
        piece = self.top.piece_at(event.pos)
        targets = self.top.table.targets(self.top.view, self.top.company)
        if self.hand.selected and piece != self.hand.selected:
            target = next((name for name, rect in targets.items() if rect.holds(event.pos)), None)
            if target and not any(source == piece for source, _ in self._gestures):
                dropped = self.hand.click_target(target, self._gestures)
                if dropped:
                    self._drop(dropped)
                return
        if piece is None or not self._playable:
            self.hand.cancel()
            self.mark()
            return
        last, at = self._fresh_click
        self._fresh_click = (piece, self._clock)
        if last == piece and self._clock - at < 0.4:
            dropped = self.hand.only_target(piece, self._gestures)
            if dropped:
                self._drop(dropped)
                return
        placement = self.top.director.placements[piece]
        self.hand.press(piece, event.pos, (placement.x, placement.y))
        self.mark()

    def _release(self) -> None:
        if self.hand.phase == "idle" or not self.hand.piece:
            return
        piece, was_held = self.hand.piece, self.hand.phase == "held"
        centre = self.hand.centre
        placement = self.top.director.placements[piece]
        selectable = any(source == piece for source, _ in self._gestures)
        dropped = self.hand.release(self._gestures, self.top.table.targets(self.top.view, self.top.company), (placement.w, placement.h))
        if not selectable:
            self.hand.selected = None
        if was_held:
            moved = Placement(centre[0], centre[1], placement.w, placement.h, placement.face, 999)
            self.top.director.snap({**self.top.director.placements, piece: moved})
            if dropped:
                self._drop(dropped)
            if not self.top.director.busy:
                self._glide_home()
        self.mark()

    def _let_go(self) -> bool:
        """Cancel what is held or selected; a held piece glides home."""
        held, centre, piece = self.hand.phase == "held", self.hand.centre, self.hand.piece
        had = self.hand.cancel()
        if held and piece:
            placement = self.top.director.placements[piece]
            self.top.director.snap({**self.top.director.placements, piece: Placement(*centre, placement.w, placement.h, placement.face, 999)})
            self._glide_home()
        self.mark()
        return had

    def _glide_home(self) -> None:
        layout = self.top.table.layout(self.top.view, self.top.company)
        if self.top.director.speed > 0:
            self.top.director.queue([Beat(layout, 0.2)])
        else:
            self.top.director.snap(layout)

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        if self.top.director.busy:
            self.top.director.skip()
            self._settled()

    def _key(self, name: str) -> None:
        keys = self.house.settings.keys
        if name == keys["cancel"]:
            if not self._let_go():
                self.back()
        elif name == keys["undo"]:
            self.undo()
        elif name == keys["redo"]:
            self.redo()
        elif name == keys["hint"]:
            self.ask_hint()
        elif name == keys["rules"]:
            self.open_rules()
        elif name == keys["skip"]:
            self.skip()
        elif name in (keys["log_back"], keys["log_forth"]):
            self._open_log()
        elif name in ("left", "right", "up", "down"):
            self._walk(1 if name in ("right", "up") else -1)
        elif name == keys["take"]:
            self._take_or_drop()

    def _walk(self, step: int) -> None:
        """Move the keyboard's finger along the pieces that can be played."""
        if not self._playable:
            return
        places = self.top.director.placements
        sources = sorted({source for source, _ in self._gestures}, key=lambda piece: (places[piece].y, places[piece].x))
        current = self._walked or self.hand.selected
        index = (sources.index(current) + step) % len(sources) if current in sources else 0
        self._walked, self._hovered = sources[index], None
        self.widgets.focus = None
        if self.hand.selected:
            self.hand.selected = self._walked
        self.mark()

    def _take_or_drop(self) -> None:
        """Enter: lift the piece under the keyboard's finger; again: drop it."""
        if not self._playable:
            return
        if self.hand.selected:
            dropped = self.hand.only_target(self.hand.selected, self._gestures)
            if dropped:
                self._drop(dropped)
        elif self._walked:
            self.hand.selected = self._walked
            self.house.sound.play("pick_up")
        else:
            self._walk(1)
        self.mark()

    # ------------------------------------------------------------------ other screens

    def back(self) -> None:
        """Escape or Menu: the pause menu."""
        self.house.doors.pause(self.match, self.match_id)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at a clause if one is named."""
        refusal = Refusal(rule, self.toast.text) if rule and self.toast else None
        self.house.doors.rulebook(self.match.setup.game, rule, refusal)

    def _open_log(self) -> None:
        self.house.doors.log(self.top)

    # ------------------------------------------------------------------ drawing

    def attention(self) -> Attention:
        """What is pointed at, and what may be done with it."""
        active = self.hand.active
        lit = frozenset(target for source, target in self._gestures if source == active) if active and self._playable else frozenset()
        pointed = active or self._walked or self._hovered or self._hinted
        previewed = pointed if self.house.settings.previews or active else None
        if not active and pointed and not any(source == pointed for source, _ in self._gestures):
            previewed = None
        return Attention(previewed, lit, self._hovered, self._hinted, self._playable)

    def draw(self, stage: Stage) -> None:
        """The table, or how far it is with getting ready."""
        if not self.top.ready:
            stage.surface.fill((16, 40, 40))
            self.top.draw_progress(stage)
            return
        self.top.draw(stage, self.attention(), self.hand)
        self._draw_thinking(stage)
        super().draw(stage)

    def _draw_thinking(self, stage: Stage) -> None:
        if self.conductor.hinting:
            stage.light("Looking for a good move …", (self.top.table.panels(self.top.view, self.top.company).caption), 20, "center")
