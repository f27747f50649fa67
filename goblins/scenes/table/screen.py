"""The table where a match is played: dragging, clicking and keys become actions; bots answer; everything is saved."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from msgspec.structs import replace

from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action, AnyStep, IllegalAction, Refusal
from goblins.core.match import Change, Match
from goblins.scenes.dialog import ask
from goblins.scenes.scene import IDLE_WAIT, House
from goblins.scenes.table.conductor import Conductor
from goblins.scenes.table.handling import ARROWS, Handling
from goblins.scenes.table.looking import Looking
from goblins.scenes.table.pauses import TICK, Pause
from goblins.scenes.table.questions import ask_give_up, ask_undo
from goblins.scenes.table.sidebar import (
    cover_button,
    decision_buttons,
    glance_spots,
    look_button,
    turn_spots,
    usual_buttons,
    wish_boxes,
)
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import ActionButton, Wish
from goblins.ui.input import Input, Key
from goblins.ui.messages import Toast
from goblins.ui.motion import Piece
from goblins.ui.stage import Stage


class TableScene(Handling):
    """One match on the table, seen by one human at a time."""

    def __init__(self, house: House, match: Match, match_id: int, facts: dict[str, str]) -> None:
        self.conductor = Conductor(match, house.settings.bot_seconds)
        humans = match.setup.humans
        top = Tabletop(house, match, self.conductor.next_viewer(humans[0] if humans else 0), facts)
        super().__init__(house, match, top)
        self.match_id = match_id
        top.show(match.cursor, "load")
        self._ended = False
        self._heard_at = match.cursor
        self._intention: tuple[Action, ...] = ()
        self._lasting = self._goes_on = False
        self.looking = Looking(house, match, self.conductor, self.top, self._rebuild)
        self.pause = Pause()
        self.pause.skip(self._moment())
        match.observe(self._observe)

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top again."""
        super().enter()
        self.house.sound.tune()
        self.looking.begin()

    def refresh(self) -> None:
        """Lay everything for the present window and settings."""
        self.conductor.bot_seconds = self.house.settings.bot_seconds
        self.top.director.speed = self.house.settings.animation_speed
        self.reach.hand.cancel()
        self.panning.let_go()
        self.top.director.skip()
        # a turn cut short by another screen or a resize has still passed to the next one to look
        if not self.pause.running:
            self._pass_on()
        self.top.director.snap(self.top.table.layout(self.top.view, self.top.company))
        self.top.prepare()
        self._rebuild()

    def _rebuild(self) -> None:
        """Buttons and gestures for the present position."""
        self.top.pause(pausing=self.pause.running)
        offered = self._legal()
        legal = self.looking.possible(offered)
        table, view, company = self.top.table, self.top.view, self.top.company
        deciding = any(action.seat == company.viewer and not action.aside for action in legal)
        self.reach.offer(table.gestures(view, legal) if legal else {}, deciding=deciding)
        self.decisions = table.decisions(view, legal, company) if legal else []
        self.shortcuts = table.shortcuts(view, legal, company) if legal else {}
        panels = table.panels(view, company)
        self.toast_y, self.toast_area = panels.toast_y, panels.toast
        acts: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "hint": self._show_result if self.match.outcome else self.ask_hint,
            "rules": self.open_rules,
            "menu": self.back,
            "history": self.open_log,
            "give_up": self._give_up,
            "copy": partial(self.copy_code, self.match.seed),
        }
        widgets = usual_buttons(panels, self.match, acts, can_act=self._may_ask)
        widgets += turn_spots(panels, self.top.log if self.top.may_watch else (), self._watch)
        widgets += decision_buttons(self.decisions, self.decide)
        widgets += wish_boxes(table.wishes(view, legal, company), self.house.settings, self._keep_wish)
        widgets += glance_spots(panels, self._point_at)
        if self.looking.may_uncover(offered):
            widgets += cover_button(panels, self.looking.uncover)
        asking = self.conductor.may_look(company.viewer) if self.looking.covers else None
        if asking is not None:
            widgets += look_button(panels, company.name(asking), partial(self.looking.show, asking))
        self.widgets.set(widgets)
        self.mark()

    def _point_at(self, piece: Piece) -> None:
        self.reach.point_at(piece)
        self.mark()

    @property
    def _may_ask(self) -> bool:
        """Whether the one who looks is to decide something, and sees what a hint would be about."""
        deciding = self.top.company.viewer in self.match.to_act and not self.pause.running
        return deciding and not self.top.company.covered

    def _legal(self) -> tuple[Action, ...]:
        # between the two actions of one gesture nothing is offered: the second follows by itself
        going_on = self._goes_on or (self._intention and not self._lasting)
        offered = self.conductor.offered_beside if self.pause.running or going_on else self.conductor.offered
        return offered(self.top.company.viewer)

    def _moment(self) -> Hashable | None:
        return self.top.table.moment(self.top.view, self.top.company) if self.match.outcome is None else None

    # ------------------------------------------------------------------ time

    def update(self, seconds: float) -> None:
        """Pictures are made, pieces move, bots think, and the end is announced."""
        super().update(seconds)
        if not self.top.ready:
            self.top.work()
            self.mark()
            return
        director = self.top.director
        # it is a pause of the clock's: gestures that are shown meanwhile make it no longer
        over = self.pause.let_pass(seconds)
        if self.pause.running or over:
            self.mark()
        if director.busy:
            for beat in director.advance(seconds):
                self.house.sound.play(beat.sound)
            self.mark()
            self._settle_if_still()
            return
        if over:
            self._settled()
        self._think(seconds)
        self._announce_end()

    def handle(self, event: Input) -> None:
        """As on any table; but while the game pauses the arrows have nothing to walk to."""
        if not (self.pause.running and isinstance(event, Key) and event.name in ARROWS):
            super().handle(event)

    def wait(self) -> float:
        """No waiting while something moves or thinks."""
        waiting = self._intention and self._intention[0].seat in self.match.to_act
        if not self.top.ready or self.top.director.busy or waiting or self.conductor.has_work:
            return 0.0
        if self.pause.running:
            return TICK
        if self.conductor.answering:
            return TICK
        if self.conductor.acting_bot is not None:
            return min(0.25, self.conductor.time_left)
        return min(super().wait(), IDLE_WAIT)

    def _think(self, seconds: float) -> None:
        found = self.conductor.hint_found()
        if found:
            self._show_hint(found.action, found.reason)
        interrupting = self.conductor.interruption()
        if interrupting is None and self._intention and self._intention[0].seat in self.match.to_act:
            self.carry_out(self._intention, lasting=self._lasting)
        elif interrupting:
            self.play(interrupting)
        elif not self.pause.running and (action := self.conductor.think(seconds)):
            self.play(action)
        elif answered := self.conductor.answered(seconds, self._answer):
            self.play(answered)

    def _answer(self, view: Any, legal: tuple[Action, ...]) -> Action | None:
        return self.top.table.answer(view, legal, self.house.settings, self.top.company)

    def _keep_wish(self, wish: Wish, wanted: bool) -> None:
        """Whoever is asked wants it so from the next question on, or no longer: then the present one is theirs again."""
        settings = self.house.settings
        names = [name for name in getattr(settings, wish.setting) if name != wish.name]
        kept = (*names, wish.name) if wanted else tuple(names)
        self.house.keep_settings(replace(settings, **{wish.setting: kept}))
        self.house.sound.play("click")
        if not wanted:
            self.conductor.leave_unanswered()

    def _settle_if_still(self) -> None:
        if not self.top.director.busy:
            self._settled()

    def _settled(self) -> None:
        """Everything lies still: after the pause that a game may ask for, let the next one look and offer what they may do."""
        self.pause.meet(self._moment(), self.house.settings.pause_seconds)
        if self.pause.running:
            self._rebuild()
            return
        if not self._pass_on():
            return
        if self._heard_at != self.match.cursor and self.conductor.acting_humans and len(self.match.setup.seats) > 1:
            self.house.sound.play("turn")
        self._heard_at = self.match.cursor
        self._rebuild()

    def _pass_on(self) -> bool:
        """Let the human who is to act look at the table; False while a curtain stands between."""
        if self.looking.pass_on():
            return True
        self.reach.offer({})
        return False

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
            self.refuse(error.refusal)

    def decide(self, button: ActionButton) -> None:
        """A button was pressed; some ask first."""
        if button.question:
            ask(self.house, button.label, button.question, "Yes", partial(self.play, button.action), safe="No")
        elif button.then:
            self.carry_out((button.action, *button.then), lasting=True)
        else:
            self.play(button.action)

    def perform(self, action: Action) -> None:
        """Do something beside the game, if it is still possible."""
        if self.match.rules.why_not(self.match.state, action) is None:
            self.play(action)

    def _observe(self, match: Match, change: Change, step: AnyStep | None) -> None:
        """The match moved: show it."""
        self.top.update_company()
        if change == "assisted":
            self.mark()
            return
        beside = change == "played" and step is not None and step.action.aside
        self.conductor.forget()
        if not beside:
            self.reach.forget()
            self.toast = None
            if not (self._lasting and change == "played"):
                self._intention = ()
            self.looking.cover(step.action if step and change == "played" else None)
        if change == "played":
            if not beside:  # what is done beside the game is told after what is being told
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
            self.refuse(limit.refusal)
        elif limit.assists:
            ask_undo(self.house, self._undo_now)
        else:
            self._undo_now()

    def _undo_now(self) -> None:
        self.match.undo()
        self.pause.skip(self._moment())
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
        if self._may_ask and not self.top.director.busy and not self.conductor.hinting:
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

    def carry_out(self, actions: tuple[Action, ...], *, lasting: bool = False) -> None:
        """Play the first action of a gesture if it is (still) legal; the rest follows unless anything happens before.

        A lasting one waits for its seat's next decision while others act.
        """
        self._intention, self._lasting = (), lasting
        if self.match.rules.why_not(self.match.state, actions[0]) is None:
            self._goes_on = len(actions) > 1 and not lasting
            self.play(actions[0])
            self._goes_on = False
            rest = actions[1:]
            if rest and (lasting or self.match.rules.why_not(self.match.state, rest[0]) is None):
                self._intention = rest
            elif rest:
                self._rebuild()  # something came between: what follows is to be decided anew

    def skip(self) -> None:
        """Jump to the end of what is moving; a person alone among bots may cut a pause short too."""
        if self.top.director.busy:
            self.top.director.skip()
            self._settled()
        elif len(self.match.setup.humans) == 1 and self.pause.cut_short():
            self._settled()

    # ------------------------------------------------------------------ other screens

    def back(self) -> None:
        """Escape or Menu: the pause menu."""
        self.house.doors.pause(self.match)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at a clause if one is named."""
        refusal = Refusal(rule, self.toast.text) if rule and self.toast else None
        self.house.doors.rulebook(self.match.setup.game, rule, refusal, self.refused_at if refusal else None)

    def _watch(self, ply: int) -> None:
        self.house.doors.replay(self.match, "Turn", ply, self.top.company.viewer)

    def open_log(self) -> None:
        """All that happened."""
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
        self.draw_key_caps(stage)
        if self.conductor.hinting:
            caption = self.top.table.panels(self.top.view, self.top.company).caption
            stage.light("Looking for a good move …", caption, 20, "center")
        ring = self.top.table.panels(self.top.view, self.top.company).pause
        if self.pause.running and ring:
            self.pause.draw(stage, ring)
        super().draw(stage)
