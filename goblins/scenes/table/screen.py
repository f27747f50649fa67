"""The table where a match is played. What it is doing is one value (`doing`); the match reports, and the screen decides."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from goblins.core.contract import Action, AnyStep, Refusal
from goblins.core.match import Match
from goblins.scenes.companion import Companion
from goblins.scenes.dialog import ask_first
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.table import handing, sidebar, waiting
from goblins.scenes.table.commands import Commands
from goblins.scenes.table.doing import (
    Carrying,
    Curtained,
    Doing,
    Idle,
    Over,
    Reacting,
    Telling,
    Then,
    after,
    undisturbed,
)
from goblins.scenes.table.drawing import draw_table
from goblins.scenes.table.driver import TurnDriver
from goblins.scenes.table.ending import announce_end
from goblins.scenes.table.hotseat import HotSeat
from goblins.scenes.table.orders import Orders
from goblins.scenes.table.panning import Panning
from goblins.scenes.table.pointer import ARROWS, Pointer
from goblins.scenes.table.reach import Reach
from goblins.scenes.table.reaction import REDRAWN, ReactionTimer
from goblins.scenes.table.reports import Reports
from goblins.scenes.table_deal import deal_openly
from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import ReactionWindow, Shortcuts
from goblins.tables.contract import ActionButton
from goblins.ui.input import Input, Key, Pressed
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.widgets.messages import Toast


class TableScene(Scene):
    """One match on the table, seen by one human at a time."""

    way_back = "table-back"
    toast_y = 586.0

    def __init__(
        self, house: House, match: Match, match_id: int, facts: dict[str, str], companion: Companion | None = None
    ) -> None:
        super().__init__(house)
        self.companion = companion or Companion()
        self.match, self.match_id = match, match_id
        self.driver = TurnDriver(match, ticks(house.settings.bot_seconds), house.thinking)
        humans = match.setup.humans
        self.top = Tabletop(house, match, humans[0] if humans else 0, facts)
        self.top.director.patient = True
        self.top.show(match.cursor, "load")
        self.reach, self.panning = Reach(self.top), Panning(self.top)
        self.pointer = Pointer(self.top, self.reach, self.panning, self.widgets)
        self.hotseat = HotSeat(house, match, self.driver, self.top, self._looked_on, self.rewind)
        self.top.look_from(self.hotseat.next_viewer())
        self.reaction = ReactionTimer()
        self.reaction.skip(self._moment())
        self.doing: Doing = Idle()
        self.decisions: list[ActionButton] = []
        self.shortcuts: dict[str, Action] = {}
        self.commands = Commands(self)
        self.orders = Orders(self)
        self.dealing = False  # whether the match is still to be dealt before everybody's eyes
        self._heard_at = match.cursor
        self._reports = Reports(match)
        self.companion.sit_down(self)

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top again."""
        super().enter()
        self.house.sound.tune()
        self.hotseat.begin()

    def leave(self) -> None:
        """It left the stack; others may still know the match, but its pictures and what is heard of it go at once."""
        self.driver.forget()
        self.house.sound.atmosphere("")
        self.top.forget_pictures()

    def refresh(self) -> None:
        """Lay everything for the present window and settings."""
        self.driver.pace = ticks(self.house.settings.bot_seconds)
        self.top.keep_pace()
        self.reach.hand.cancel()
        self.pointer.let_go()
        self.top.skip()
        if self.top.follow_language():
            self.toast = None
            self.companion.follow_language()
        # a turn cut short by another screen or a resize has still passed to the next one to look
        if isinstance(self.doing, Telling):
            self.doing = self.doing.then
        if not isinstance(self.doing, Reacting):
            self._pass_on()
        self.top.lay()
        self.top.prepare(rehearse=self._draw_laid, dealing=self.dealing)
        self.rebuild()

    # ------------------------------------------------------------------ what may be done

    def rebuild(self) -> None:
        """Buttons and gestures for the present position."""
        self.top.attend(pausing=isinstance(self.doing, Reacting), unaided=self.companion.unaided)
        offered = self.offered()
        legal = self.hotseat.possible(offered)
        table, view, context = self.top.table, self.top.view, self.top.context
        deciding = any(action.seat == context.viewer and not action.aside for action in legal)
        self.reach.offer(self.companion.meant(table.gestures(view, legal)) if legal else {}, deciding=deciding)
        self.decisions = self.companion.pressable(table.decisions(view, legal, context)) if legal else []
        self.shortcuts = table.shortcuts(view, legal, context) if legal and isinstance(table, Shortcuts) else {}
        panels = self.top.panels
        self.toast_y, self.toast_area = panels.toast_y, panels.toast
        self.top.be_heard()
        self.widgets.set(self.companion.beside(sidebar.build(self, legal, offered)))
        self.mark()

    def offered(self) -> tuple[Action, ...]:
        """What people may do while the table does what it does."""
        waiting = self.doing if isinstance(self.doing, Reacting) else after(self.doing)
        offered = self.companion.allowed(self.driver.offered(self.top.context.viewer))
        return offered if waiting.offers == "all" else tuple(action for action in offered if action.aside)

    @property
    def may_ask(self) -> bool:
        """Whether the one who looks is to decide something, and sees what a hint would be about."""
        deciding = self.top.context.viewer in self.driver.acting_humans and not isinstance(self.doing, Reacting)
        return deciding and not self.top.context.covered

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves, thinks or is still to be carried out: the table waits for a person, or shows the end."""
        busy = self.wait() == 0 or self.pausing or self.driver.answering or self.top.director.busy
        if busy or self.driver.acting_bot is not None:
            return False
        return self.match.outcome is None or isinstance(self.doing, Over)

    def shown(self) -> dict[str, Any]:
        """The position, who looks at it, and whether the table waits for a person."""
        context = self.top.context
        position = {"ply": self.match.cursor, "viewer": context.viewer, "covered": context.covered}
        asking, seen = self.top.director.waiting, not self.dirty
        return super().shown() | position | {"still": self.at_rest and seen, "asking": asking and seen}

    @property
    def pausing(self) -> bool:
        """Whether everybody has a moment now."""
        return self.reaction.until > self.now

    @property
    def plan(self) -> tuple[Action, ...]:
        """What is left of a gesture that is being carried out."""
        then = after(self.doing)
        return then.rest if isinstance(then, Carrying) else ()

    def _moment(self) -> Hashable | None:
        guided = not self.companion.lets_play
        if guided or self.match.outcome is not None or not isinstance(self.top.table, ReactionWindow):
            return None
        return self.top.table.reaction_window(self.top.view, self.top.context)

    # ------------------------------------------------------------------ time

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return self.top.ready

    def get_ready(self) -> None:
        """Make pictures."""
        self.top.work()
        self.top.be_heard()
        self.mark()

    def work(self) -> None:
        """Make pictures ready; then let bots think, and foresee what may be shown."""
        if self.ready:
            self.driver.work()
            self.top.work()
        else:
            self.get_ready()

    def update(self) -> None:
        """One tick: pieces move, bots play, gestures go on, and the end is announced."""
        super().update()
        self.companion.update()
        self._follow(undisturbed(after(self.doing)))  # what somebody else did to the match
        if not self.top.ready:
            return
        if self.dealing:
            self.dealing = False
            deal_openly(self.top)
        if self.top.director.busy:
            self._move()
            return
        if self.top.advance():
            self.mark()
        if isinstance(self.doing, Telling):
            self._settle(self.doing.then)
        elif isinstance(self.doing, Reacting):
            self._wait_for_reactions(self.doing)
        elif not isinstance(self.doing, Curtained):
            self._go_on()

    def _move(self) -> None:
        if not isinstance(self.doing, Telling):
            self.doing = Telling(after(self.doing))
        waited = self.top.director.waiting
        if self.top.advance():
            self.mark()
        if not self.top.director.busy:
            self._settle(after(self.doing))
        elif self.top.director.waiting and not waited:
            self.rebuild()  # somebody is asked something first

    def _wait_for_reactions(self, doing: Reacting) -> None:
        """Bots may react too; drawing shows how the time drains away."""
        if self.now % REDRAWN == 0:
            self.mark()
        if self.now >= doing.until:
            self._settle(doing.then)
        elif interrupting := self.driver.interruption():
            self.play(interrupting)

    def _go_on(self) -> None:
        """Whoever is to act next, acts if that needs no person's hand."""
        if found := self.driver.hint_found():
            self.commands.show_hint(found)
        by_itself = self.companion.lets_play
        action = self.companion.next_action() or (self.driver.interruption() if by_itself else None)
        if action is None and isinstance(self.doing, Carrying) and self.is_next(self.doing):
            self.carry_out(self.doing.rest, lasting=self.doing.lasting, following=True)
            return
        if action is None and by_itself:
            action = self.driver.decided() or self.driver.answered(self.orders.answer)
        if action:
            self.play(action)

    def is_next(self, doing: Carrying) -> bool:
        """Whether what is left of a gesture is next to be played."""
        return doing.rest[0].seat in self.match.to_act

    def wait(self) -> int:
        """No waiting while something moves or thinks."""
        return waiting.ticks_to_wait(self, super().wait()) if not (self._reports or self.dealing) else 0

    def _settle(self, then: Then) -> None:
        """Everything lies still: after the pause that a game may ask for, let the next one look and offer what they may do."""
        if self.reaction.meet(self._moment(), ticks(self.house.settings.pause_seconds), self.now):
            self.doing = Reacting(self.reaction.until, then)
            self.rebuild()
            return
        self.doing = then
        if not self._pass_on():
            return
        if self._heard_at != self.match.cursor and self.driver.acting_humans and len(self.match.setup.seats) > 1:
            self.house.sound.play("turn")
        self._heard_at = self.match.cursor
        self.rebuild()
        if self.match.outcome is not None and not isinstance(then, Over):
            self.doing = Over()
            announce_end(self)

    def _pass_on(self) -> bool:
        """Let the human who is to act look at the table; False while a curtain stands between."""
        if self.hotseat.pass_on():
            return True
        self.doing = Curtained(after(self.doing))
        self.reach.offer({})
        return False

    def _looked_on(self) -> None:
        """Another person looks now, or a hand was turned up."""
        if isinstance(self.doing, Curtained):
            self.doing = self.doing.then
        self.rebuild()

    def show_result(self) -> None:
        """How the match ended."""
        self.house.doors.result(self.match, self.top, self.match_id)

    # ------------------------------------------------------------------ playing

    def play(self, action: Action) -> None:
        """Play an action; a refusal is said with its rule."""
        self._played(self.match.play(action), undisturbed(after(self.doing)))

    def carry_out(self, actions: tuple[Action, ...], *, lasting: bool = False, following: bool = False) -> None:
        """Play the first action of a gesture; the rest follows when its seat is to act, unless something happens before."""
        first, rest = actions[0], actions[1:]
        played = self.match.play(first, following=following)
        if isinstance(played, Refusal) and isinstance(after(self.doing), Carrying):
            self.doing = Idle()  # it is no longer possible: what follows is to be decided anew
            self.top.unpin()
            self.reach.glide_home()
            self.rebuild()
            return
        goes_on = rest and (lasting or self.match.rules.why_not(self.match.state, rest[0]) is None)
        self._played(played, Carrying(rest, lasting) if goes_on else Idle())

    def _played(self, played: AnyStep | Refusal, then: Then) -> None:
        if isinstance(played, Refusal):
            self.refuse(played)
        else:
            self._follow(then)

    def rewind(self, move: Callable[[], None]) -> None:
        """Undo or redo: the match is moved, and what follows is to be decided anew."""
        move()
        self._follow(Idle())

    def perform(self, action: Action) -> None:
        """Do something beside the game, if it is still possible; what is under way goes on afterwards."""
        if not isinstance(self.match.play(action), Refusal):
            self._follow(after(self.doing))

    def _follow(self, then: Then) -> None:
        """Show what the match has reported."""
        sheet = self.top.panels.sheet
        if self._reports and not isinstance(then, Carrying):
            self.top.unpin()
        moved = self._reports.show(self)
        if moved and self.top.director.busy:
            self.doing = Telling(then)
            painted = self.top.told_so_far()[0] is self.top.view or self.match.outcome  # what could be done goes with it
            (self.rebuild if sheet or self.top.panels.sheet or painted else self.mark)()
        elif moved:
            self._settle(then)

    def lie_still(self) -> None:
        """The match was moved without a story: nothing is new to anybody."""
        self.reaction.skip(self._moment())
        self._heard_at = self.match.cursor

    def decide(self, button: ActionButton) -> None:
        """A button was pressed; some ask first."""
        if button.question:
            ask_first(self.house, button, partial(self.play, button.action))
        elif button.then:
            self.carry_out((button.action, *button.then), lasting=True)
        else:
            self.play(button.action)

    # ------------------------------------------------------------------ what people ask for

    def handle(self, event: Input) -> None:
        """Input becomes an intent, and that is obeyed. While everybody has a moment, the arrows have nothing to walk to."""
        if isinstance(self.doing, Reacting) and isinstance(event, Key) and event.name in ARROWS:
            return
        if (isinstance(event, Pressed) and self.commands.read_refusal(event.pos)) or self.companion.handle(event):
            return
        if (intent := self.pointer.read(event, self.now)) is not None:
            self.commands.obey(intent)

    def refuse(self, refusal: Refusal) -> None:
        """Say what is not allowed, with its rule."""
        self.say(Toast(refusal.text, "refusal", refusal.rule))

    def back(self) -> None:
        """Escape or Menu: the pause menu."""
        if not self.companion.back():
            self.house.doors.pause(self.match, handing.ways(self))

    def skip(self) -> None:
        """Jump to the end of what is moving; a person alone among bots may cut a pause short too."""
        if self.top.director.busy:
            if self.top.go_on():
                self.rebuild()
            else:
                self._settle(after(self.doing))
        elif self.top.moments.busy:
            self.top.skip()
            self.mark()
        elif isinstance(self.doing, Reacting) and len(self.match.setup.humans) == 1:
            self.reaction.skip(self._moment())
            self._settle(self.doing.then)

    def draw(self, stage: Stage) -> None:
        """The table, or how far it is with getting ready."""
        (self._draw_laid if self.top.ready and not self.dealing else self.top.draw_progress)(stage)

    def _draw_laid(self, stage: Stage) -> None:
        draw_table(stage, self)
        super().draw(stage)
        self.companion.draw(stage)
