"""The table where a match is played: dragging, clicking and keys become actions; bots answer; everything is saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action, AnyStep, IllegalAction, Refusal
from goblins.core.match import Change, Match
from goblins.scenes.conductor import Conductor
from goblins.scenes.questions import ask_give_up, ask_undo
from goblins.scenes.reach import Reach
from goblins.scenes.scene import IDLE_WAIT, House, Scene
from goblins.scenes.sidebar import decision_buttons, turn_spots, usual_buttons
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import ActionButton
from goblins.ui.drag import Dropped, actions_of
from goblins.ui.input import LEFT, RIGHT, FocusLost, Input, Key, Moved, Pressed, Released
from goblins.ui.messages import Toast, toast_rect
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

ARROWS = {"right": 1, "up": 1, "left": -1, "down": -1}


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
        self.reach = Reach(self.top)
        self._clock = 0.0
        self._ended = False
        self._curtain_due = self._hides_hands
        self._awaited: int | None = None
        self._refused_at: Point | None = None
        self._heard_at = match.cursor
        self._decisions: list[ActionButton] = []
        self._intention: tuple[Action, ...] = ()
        match.observe(self._observe)

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top again."""
        super().enter()
        self.house.sound.tune()
        if self._curtain_due:
            self._curtain_due = False
            self.house.doors.curtain(self.match, self.top.company.viewer, self._rebuild)

    def refresh(self) -> None:
        """Lay everything for the present window and settings."""
        self.conductor.bot_seconds = self.house.settings.bot_seconds
        self.top.director.speed = self.house.settings.animation_speed
        self.reach.hand.cancel()
        self.top.director.skip()
        # a turn cut short by another screen or a resize has still passed to the next one to look
        self._pass_on()
        self.top.director.snap(self.top.table.layout(self.top.view, self.top.company))
        self.top.prepare()
        self._rebuild()

    def _rebuild(self) -> None:
        """Buttons and gestures for the present position."""
        legal = self._legal()
        table, view, company = self.top.table, self.top.view, self.top.company
        self.reach.offer(table.gestures(view, legal) if legal else {})
        self._decisions = table.decisions(view, legal, company) if legal else []
        panels = table.panels(view, company)
        self.toast_y = panels.toast_y
        acts: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "hint": self._show_result if self.match.outcome else self.ask_hint,
            "rules": self.open_rules,
            "menu": self.back,
            "history": self._open_log,
            "give_up": self._give_up,
            "copy": partial(self.copy_code, self.match.seed),
        }
        widgets = usual_buttons(panels, self.match, acts, can_act=company.viewer in self.match.to_act)
        widgets += turn_spots(panels, self.top.log if self.top.may_watch else (), self._watch)
        widgets += decision_buttons(self._decisions, self.play)
        self.widgets.set(widgets)
        self.mark()

    def _legal(self) -> tuple[Action, ...]:
        return self.conductor.offered(self.top.company.viewer)

    @property
    def _hides_hands(self) -> bool:
        """Whether people take turns at a game with secrets, so that a curtain must fall between them."""
        return len(self.match.setup.humans) > 1 and self.match.rules.has_secrets(self.match.setup)

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
            self._settle_if_still()
            return
        self._think(seconds)
        self._announce_end()

    def wait(self) -> float:
        """No waiting while something moves or thinks."""
        if not self.top.ready or self.top.director.busy or self._intention or self.conductor.has_work:
            return 0.0
        if self.conductor.acting_bot is not None:
            return min(0.25, self.conductor.time_left)
        return min(super().wait(), IDLE_WAIT)

    def _think(self, seconds: float) -> None:
        found = self.conductor.hint_found()
        if found:
            self._show_hint(found.action, found.reason)
        interrupting = self.conductor.interruption()
        if interrupting is None and self._intention:
            self._carry_out(self._intention)
        elif action := interrupting or self.conductor.think(seconds):
            self.play(action)

    def _settle_if_still(self) -> None:
        if not self.top.director.busy:
            self._settled()

    def _settled(self) -> None:
        """Everything lies still: let the next one look, and offer what they may do."""
        if not self._pass_on():
            return
        if self._heard_at != self.match.cursor and self.conductor.acting_humans and len(self.match.setup.seats) > 1:
            self.house.sound.play("turn")
        self._heard_at = self.match.cursor
        self._rebuild()

    def _pass_on(self) -> bool:
        """Let the human who is to act look at the table; False while a curtain stands between."""
        viewer = self.conductor.next_viewer(self.top.company.viewer)
        if viewer == self.top.company.viewer:
            return True
        if self._hides_hands:
            if self._awaited is None:
                self._awaited = viewer
                self.reach.offer({})
                self.house.doors.curtain(self.match, viewer, lambda: self._hand_over(viewer))
            return False
        self.top.look_from(viewer)
        return True

    def _hand_over(self, viewer: int) -> None:
        """The curtain opened: the next human looks."""
        self._awaited = None
        self.top.look_from(viewer)
        self._rebuild()

    def _announce_end(self) -> None:
        """The result; after giving up, the way it could have been won on top of it."""
        if self.match.outcome is None or self._ended or self.top.director.busy:
            return
        self._ended = True
        self._show_result()
        gave_up = len(self.match.setup.seats) == 1 and self.match.steps[self.match.cursor - 1].action.resigns
        if gave_up and expert_of(self.match.setup.game):
            self.house.doors.solution(self.match)

    def _show_result(self) -> None:
        self.house.doors.result(self.match, self.top)

    # ------------------------------------------------------------------ playing

    def play(self, action: Action) -> None:
        """Play an action; a refusal is said with its rule."""
        try:
            self.match.play(action)
        except IllegalAction as error:
            self._refuse(error.refusal)

    def _observe(self, match: Match, change: Change, step: AnyStep | None) -> None:
        """The match moved: show it."""
        self.top.update_company()
        if change == "assisted":
            self.mark()
            return
        self.reach.forget()
        self.conductor.forget()
        self.toast = None
        self._intention = ()
        if change == "played":
            self.top.director.skip()
            self.top.tell(match.cursor)
            self._settle_if_still()
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
            ask_undo(self.house, self._undo_now)
        else:
            self._undo_now()

    def _undo_now(self) -> None:
        self.match.undo()
        self._pass_on()
        self._rebuild()

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.match.can_redo():
            self.match.redo()
            self._pass_on()
            self._rebuild()

    def ask_hint(self) -> None:
        """Look for a good move; asking counts as help."""
        viewer = self.top.company.viewer
        if viewer in self.match.to_act and not self.top.director.busy and not self.conductor.hinting:
            self.conductor.ask_hint(viewer)
            self.mark()

    def _show_hint(self, action: Action, reason: str) -> None:
        self.match.mark_assisted()
        self.reach.hint_at(action)
        self.house.sound.play("hint")
        self.say(Toast(reason, "info"))

    def _give_up(self) -> None:
        resigning = next((action for action in self._legal() if action.resigns), None)
        if resigning:
            solvable = expert_of(self.match.setup.game) is not None
            ask_give_up(self.house, partial(self.play, resigning), solvable=solvable)

    def _carry_out(self, actions: tuple[Action, ...]) -> None:
        """Play the first action of a gesture if it is (still) legal; the rest follows unless anything happens before."""
        self._intention = ()
        if self.match.rules.why_not(self.match.state, actions[0]) is None:
            self.play(actions[0])
            self._intention = actions[1:]

    def _refuse(self, refusal: Refusal) -> None:
        self.say(Toast(refusal.text, "refusal", refusal.rule))

    def _drop(self, dropped: Dropped | None) -> None:
        """A piece was let go somewhere, or not at all."""
        if dropped is None:
            return
        if dropped.action is not None:
            self.house.sound.play("drop")
            self._carry_out(actions_of(dropped.action))
            return
        meant = self.top.table.refused(self.top.view, dropped.piece, dropped.target, self.top.company)
        refusal = self.match.rules.why_not(self.match.state, meant) if meant is not None else None
        if refusal:
            home = self.top.table.layout(self.top.view, self.top.company)[dropped.piece]
            self._refused_at = (home.x, home.y)
            self._refuse(refusal)

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> None:
        """The mouse on pieces, or keys."""
        if isinstance(event, Moved):
            changed, picked_up = self.reach.move(event.pos)
            if picked_up:
                self.house.sound.play("pick_up")
            if changed:
                self.mark()
        if isinstance(event, Pressed) and self._toast_pressed(event):
            return
        if isinstance(event, Key) and event.name in ARROWS and self.reach.walk(ARROWS[event.name]):
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
        elif isinstance(event, Key):
            self._key(event.name)

    def _toast_pressed(self, event: Pressed) -> bool:
        """A click on a refusal opens the rulebook at its clause."""
        toast = self.toast
        if not toast or not toast.rule or not toast_rect(self.stage, toast, self.toast_y).holds(event.pos):
            return False
        self.open_rules(toast.rule)
        return True

    def _press(self, event: Pressed) -> None:
        if self.top.director.busy:
            self.skip()
            return
        self._drop(self.reach.press(event.pos, self._clock))
        self.mark()

    def _release(self) -> None:
        if self.reach.hand.piece is None:
            return
        was_held = self.reach.hand.phase == "held"
        self._drop(self.reach.release())
        if was_held and not self.top.director.busy:
            self.reach.glide_home()
        self.mark()

    def skip(self) -> None:
        """Jump to the end of what is moving."""
        if self.top.director.busy:
            self.top.director.skip()
            self._settled()

    def _key(self, name: str) -> None:
        keys = self.house.settings.keys
        acts = {
            keys["undo"]: self.undo,
            keys["redo"]: self.redo,
            keys["hint"]: self.ask_hint,
            keys["rules"]: self.open_rules,
            keys["skip"]: self.skip,
            keys["log_back"]: self._open_log,
            keys["log_forth"]: self._open_log,
            keys["take"]: self._take_or_drop,
        }
        for one in self._decisions:
            if one.key and name == keys.get(one.key):
                self.play(one.action)
                return
        if name == keys["cancel"] and not self.reach.let_go():
            self.back()
        elif name in acts:
            acts[name]()
        self.mark()

    def _take_or_drop(self) -> None:
        selected = self.reach.hand.selected
        self._drop(self.reach.take_or_drop())
        if self.reach.hand.selected and self.reach.hand.selected != selected:
            self.house.sound.play("pick_up")

    # ------------------------------------------------------------------ other screens

    def back(self) -> None:
        """Escape or Menu: the pause menu."""
        self.house.doors.pause(self.match)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at a clause if one is named."""
        refusal = Refusal(rule, self.toast.text) if rule and self.toast else None
        self.house.doors.rulebook(self.match.setup.game, rule, refusal, self._refused_at if refusal else None)

    def _watch(self, ply: int) -> None:
        self.house.doors.replay(self.match, "Turn", ply, self.top.company.viewer)

    def _open_log(self) -> None:
        self.house.doors.log(self.top)

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The table, or how far it is with getting ready."""
        if not self.top.ready:
            stage.surface.fill((16, 40, 40))
            self.top.draw_progress(stage)
            return
        attention = self.reach.attention(previews=self.house.settings.previews)
        self.top.draw(stage, attention, self.reach.hand)
        if self.conductor.hinting:
            caption = self.top.table.panels(self.top.view, self.top.company).caption
            stage.light("Looking for a good move …", caption, 20, "center")
        super().draw(stage)
