"""What an intent leads to: a drop is played or refused, a key does what the settings say, a touch is answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from goblins.bots.bot import Advice
from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action, Refusal
from goblins.core.skill import with_names
from goblins.scenes.dialog import ask
from goblins.scenes.table.doing import Over
from goblins.scenes.table.pointer import Beside, Drop, Intent, Looked, Press, Skip, Touch
from goblins.tables.capabilities import DropHints, EqualPieces, KnowsItsPage
from goblins.ui.drag import Dropped
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from goblins.ui.widgets.messages import Toast, toast_rect
from goblins.words import literal, say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


#: A clause at the end of a sentence, before its full stop or after it.
CLAUSE = re.compile(r"(?P<words>.*) (?P<rule>[A-Z]+-\d+)(?P<stop>\.?)", re.DOTALL)
#: By this name it is kept who was told what a hint costs.
HINT = "hint"


class Commands:
    """Carries intents out at a table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene, self._top, self._reach = scene, scene.top, scene.reach
        #: Where the piece lies that was refused last: the rulebook opens beside it.
        self.refused_at: Point | None = None

    def obey(self, intent: Intent) -> None:
        """Do what somebody means."""
        scene = self._scene
        match intent:
            case Looked(picked_up=picked_up, rising=rising):
                if picked_up or rising:
                    scene.house.sound.play("pick_up")
                if rising:
                    scene.say(Toast(say("table-which"), "info"))
            case Drop(dropped=dropped, held=held):
                self._drop(dropped)
                if held and not self._top.director.busy:
                    self._reach.glide_home()
            case Beside(action=action):
                self._perform(action)
            case Touch(piece=piece):
                self._answer(piece)
            case Skip():
                beat = self._top.director.beat
                if not (self._top.director.waiting and beat and beat.prompts):  # what must be read is not clicked away
                    scene.skip()
            case Press(key=key):
                self._key(key)
        scene.mark()

    def _key(self, name: str) -> None:
        """A key of the settings: a decision of the table's, something beside the game, or one of the usual acts."""
        scene, keys = self._scene, self._scene.house.keys
        if name == keys["cancel"] and scene.pointer.let_go():
            return
        for button in scene.decisions:
            if button.key and name == keys.get(button.key):
                scene.decide(button)
                return
        for key, action in scene.shortcuts.items():
            if name == keys.get(key):
                self._perform(action)
                return
        acts: dict[str, Callable[[], None]] = {
            keys["undo"]: self.undo,
            keys["redo"]: self.redo,
            keys["hint"]: self.ask_hint,
            keys["rules"]: self.open_rules,
            keys["skip"]: scene.skip,
            keys["log_back"]: self.open_log,
            keys["log_forth"]: self.open_log,
            keys["take"]: self._take,
        }
        if name == keys["cancel"]:
            scene.back()
        elif name in acts:
            acts[name]()

    def _take(self) -> None:
        """Take or drop a piece; where a story or the result waits for somebody, let it go on.

        Where nothing can be taken and there is one button alone, press that.
        """
        scene = self._scene
        if self._top.director.waiting:
            scene.skip()
        elif isinstance(scene.doing, Over) and self._top.panels.result:
            scene.show_result()
        elif len(scene.decisions) == 1 and not self._reach.gestures and not self._top.director.busy:
            scene.decide(scene.decisions[0])
        else:
            self.obey(scene.pointer.take_or_drop())

    def _perform(self, action: Action) -> None:
        """Do something beside the game, unless the companion objects."""
        objection = self._scene.companion.objection((action,))
        if objection:
            self._scene.refuse(objection)
        else:
            self._scene.perform(action)

    def _drop(self, dropped: Dropped) -> None:
        """A piece was let go somewhere: that means something, or a rule forbids it, or there is something to say about it."""
        scene, table = self._scene, self._top.table
        if dropped.gesture is not None and dropped.gesture.among and dropped.target is not None:
            self._reach.choose(dropped.target, dropped.gesture.among)
            self.obey(Looked(rising=True))
            return
        objection = scene.companion.objection(dropped.gesture.actions) if dropped.gesture else None
        if objection:
            scene.refuse(objection)
            return
        if dropped.gesture is not None:
            scene.house.sound.play("drop")
            moving = dropped.piece
            if isinstance(table, EqualPieces):
                moving = table.equal_piece(self._top.view, dropped.piece, dropped.gesture.first)
                self._top.swap(dropped.piece, moving)
            if len(dropped.gesture.actions) > 1:
                self._top.pin(moving)
            scene.carry_out(dropped.gesture.actions, lasting=dropped.gesture.lasting)
            return
        refusal = self._refusal(dropped.piece, dropped.target)
        if refusal:
            home = self._top.layout[dropped.piece]
            self.refused_at = (home.x, home.y)
            scene.refuse(refusal)
            return
        if isinstance(table, DropHints):
            hint = table.drop_hint(self._top.view, dropped.piece, dropped.target, self._top.context)
            if hint:
                scene.say(_explaining(hint))

    def _answer(self, piece: Piece) -> None:
        """Say why nothing can be done with a piece that was touched: the rule against it, or what is waited for."""
        scene, top = self._scene, self._top
        refusal = self._refusal(piece, piece)
        if refusal:
            scene.refuse(refusal)
            return
        words = top.table.drop_hint(top.view, piece, piece, top.context) if isinstance(top.table, DropHints) else ""
        if not words and scene.match.outcome is None and piece in top.director.placements:
            words = scene.companion.waited_for() or self._waited_for()
        if words:
            scene.say(_explaining(words))

    def _waited_for(self) -> str:
        """What a touch is answered with that no rule forbids."""
        acting, context = self._scene.match.to_act, self._top.context
        if context.viewer in acting:
            return say("table-nothing-now")
        return say("table-others-decide", names=tuple(context.name(seat) for seat in acting)) if acting else ""

    def _refusal(self, piece: Piece, target: Piece | None) -> Refusal | None:
        """Why a piece can't go somewhere, if there is a rule against it."""
        meant = self._top.table.refused(self._top.view, piece, target, self._top.context)
        if meant is None or isinstance(meant, Refusal):
            return meant
        refusal = self._scene.match.rules.why_not(self._scene.match.state, meant)
        return refusal or self._scene.companion.missed((meant,))

    # ------------------------------------------------------------------ what people ask for

    def undo(self) -> None:
        """Take back the last decision, asking first if that has a price."""
        scene, match = self._scene, self._scene.match
        limit = match.undo_limit()
        if limit.refusal:
            scene.refuse(limit.refusal)
        elif limit.assists and scene.companion.counts:
            ask(
                scene.house,
                say("table-take-back-title"),
                say("table-take-back-words"),
                say("table-take-back"),
                lambda: scene.rewind(match.undo),
                icon="undo",
                safe=say("screens-play-on"),
            )
        else:
            scene.rewind(match.undo)

    def redo(self) -> None:
        """Play again what was taken back."""
        if self._scene.match.can_redo():
            self._scene.rewind(self._scene.match.redo)

    def ask_hint(self) -> None:
        """Look for a good move; asking counts as help."""
        scene = self._scene
        if not scene.may_ask or self._top.director.busy or scene.driver.hinting:
            return
        name = self._top.context.name(self._top.context.viewer)
        known = scene.match.assisted or scene.house.has_met(name, HINT)
        if known or not scene.companion.counts:
            self._look_for_hint()
            return
        ask(
            scene.house,
            say("table-hint-title"),
            say("table-hint-words"),
            say("screens-show-me"),
            partial(self._first_hint, name),
            icon="hint",
            safe=say("table-think-myself"),
        )

    def _first_hint(self, name: str) -> None:
        """Somebody takes the price: they need not be asked again. Whoever would rather think is."""
        self._scene.house.is_new_to(name, HINT)
        self._look_for_hint()

    def _look_for_hint(self) -> None:
        self._scene.driver.ask_hint(self._top.context.viewer)
        self._scene.mark()

    def show_hint(self, found: Advice) -> None:
        """Raise the piece of a good move, and say why."""
        scene = self._scene
        if scene.companion.counts:
            scene.match.mark_assisted()
        self._reach.hint_at(found.action)
        scene.house.sound.play("hint")
        names = [seat.name for seat in scene.match.setup.seats]
        scene.say(Toast(say(with_names(found.reason, names)), "info"))

    def point_at(self, piece: Piece) -> None:
        """Point at a piece that shows more then."""
        self._reach.point_at(piece)
        self._scene.mark()

    def read_refusal(self, pos: Point) -> bool:
        """Open the rulebook at the clause of a refusal that was clicked; whether one was."""
        scene, toast = self._scene, self._scene.toast
        if not toast or not toast.rule:
            return False
        if not toast_rect(scene.stage, toast, scene.toast_y, scene.toast_area).holds(pos):
            return False
        self.open_rules(toast.rule)
        return True

    def give_up(self) -> None:
        """Resign, after a question."""
        scene = self._scene
        resigning = next((action for action in scene.offered() if action.resigns), None)
        if resigning is None:
            return
        solved = expert_of(scene.match.setup.game) is not None
        title, body = say("table-give-up-title"), say("table-give-up-words", solved="yes" if solved else "no")
        resign, safe = partial(scene.play, resigning), say("screens-play-on")
        ask(scene.house, title, body, say("screens-give-up"), resign, icon="flag", safe=safe, destroys=True)

    def hurry(self) -> None:
        """Those who are left play on as quickly as they can, to the end."""
        self._scene.driver.pace, self._top.director.speed = 0, 0
        self._top.director.skip()
        self._scene.mark()

    def copy_code(self) -> None:
        """Put the deal's code on the clipboard."""
        self._scene.copy_code(self._scene.match.seed)

    def open_rules(self, rule: str = "") -> None:
        """The rulebook, at a clause if one is named, else at what is being decided."""
        scene, table = self._scene, self._top.table
        refusal = Refusal(rule, literal(scene.toast.text)) if rule and scene.toast else None
        setup, place = scene.match.setup, self.refused_at if refusal else None
        page = table.page(self._top.view) if isinstance(table, KnowsItsPage) else ""
        scene.house.doors.rulebook(setup.game, rule or page, refusal, place, setup.house)

    def watch(self, ply: int) -> None:
        """Watch a turn again."""
        self._scene.house.doors.watch_turn(self._top, ply)

    def open_log(self) -> None:
        """All that happened."""
        self._scene.house.doors.log(self._top)


def _explaining(words: str) -> Toast:
    """Words of a table; where they end with a clause, it can be read."""
    found = CLAUSE.fullmatch(words)
    return Toast(found["words"] + found["stop"], "info", found["rule"]) if found else Toast(words, "info")
