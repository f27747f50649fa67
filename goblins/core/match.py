"""A match: a game, a set-up, a seed, and the steps played so far, with a cursor for undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from goblins.core.contract import Action, AnyRules, AnyStep, IllegalAction, Outcome, Refusal, refuse
from goblins.core.setup import Setup, checked, is_assisted

Change = Literal["played", "undone", "redone", "assisted", "seated"]
Observer = Callable[["Match", Change, AnyStep | None], None]


class UndoLimit(Struct, frozen=True):
    """What the next undo would do: refused by `refusal`, or allowed but marking the match as assisted."""

    refusal: Refusal | None = None
    assists: bool = False


def keeps_secrets(rules: AnyRules, setup: Setup) -> bool:
    """Whether several people play who must not see each other's things."""
    return len(setup.humans) > 1 and rules.has_secrets(setup)


def keeps_to_itself(rules: AnyRules, setup: Setup) -> bool:
    """Whether nobody may see a match from its beginning before it is over: things are hidden, or to be remembered."""
    return keeps_secrets(rules, setup) or rules.info.of_memory


def turns_played(match: Match) -> int:
    """How many turns a match took: the last one, too, after which nobody's began; one that was only given up in is none."""
    finished = match.rules.turns(match.state)
    if not match.cursor or match.steps[match.cursor - 1].action.resigns:
        return finished
    return max(finished, match.rules.turns(match.state_at(match.cursor - 1)) + 1)


class Match:
    """The only object of the pure rooms that changes: `play`, `undo` and `redo` move it along its steps."""

    def __init__(
        self, rules: AnyRules, setup: Setup, seed: int, *, assisted: bool = False, resumed_from: Any = None
    ) -> None:
        """Deal a new match, or go on from the state `resumed_from`; undo then stops there."""
        self.rules = rules
        self.setup = checked(rules.info, setup)
        #: Who really plays now: people may have left their seats to bots. The rules deal by `setup`.
        self.seated = self.setup.seated
        self.seed = seed
        self.is_resumed = resumed_from is not None
        self.opening: Any = resumed_from if self.is_resumed else rules.new_game(self.setup, seed)
        self.steps: list[AnyStep] = []
        self.cursor = 0
        #: Steps that belong to the decision before them: what follows of one gesture.
        self._following: set[int] = set()
        #: A cursor, and how many steps back the last human decision lies from there (0: there is none).
        self._looked_back: tuple[int, int] | None = None
        self.remark = ""
        """What the players should hear about it when it is opened again."""
        self.assisted = assisted or is_assisted(rules.info, self.setup)
        self._observers: list[Observer] = []

    @property
    def state(self) -> Any:
        """The state at the cursor."""
        return self.steps[self.cursor - 1].state if self.cursor else self.opening

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it has at the cursor."""
        return self.rules.outcome(self.state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats the game waits for; others may be able to interrupt."""
        return self.rules.to_act(self.state)

    @property
    def keeps_secrets(self) -> bool:
        """Whether it goes on between several people who must not see each other's things: then nobody may learn its deal."""
        return self.outcome is None and keeps_secrets(self.rules, self.setup)

    @property
    def may_be_told(self) -> bool:
        """Whether anybody may watch or read it from its beginning; what is to be remembered or hidden waits for the end."""
        return self.outcome is not None or not keeps_to_itself(self.rules, self.setup)

    def state_at(self, ply: int) -> Any:
        """The state after so many steps."""
        return self.steps[ply - 1].state if ply else self.opening

    def observe(self, observer: Observer) -> None:
        """Have the observer told of every step played, undone and redone, and of help, from now on."""
        self._observers.append(observer)

    def play(self, action: Action, *, following: bool = False) -> AnyStep | Refusal:
        """Play an action: the step it led to, or why it is not legal. Steps that were undone before are forgotten.

        `following`: it was decided together with the step before it, and is taken back with it.
        """
        refusal = self.rules.why_not(self.state, action)
        if refusal:
            return refusal
        step = self.rules.apply(self.state, action)
        if self.can_redo():
            self._forget_undone()
        self._following = {ply for ply in self._following if ply < self.cursor} | (
            {self.cursor} if following else set()
        )
        self.steps.append(step)
        self.cursor += 1
        self._tell("played", step)
        return step

    def _forget_undone(self) -> None:
        """What was taken back is taken back for good, and with it who was away then."""
        del self.steps[self.cursor :]
        self._looked_back = None
        setup = self.setup.as_of(self.cursor)
        if setup is not self.setup:
            self._sit(setup)

    def mark_assisted(self) -> None:
        """The player was helped: the result will say so."""
        if not self.assisted:
            self.assisted = True
            self._tell("assisted", None)

    def leave(self, seat: int, *, conceding: bool = False) -> None:
        """A bot plays on for a person. Who does not concede is helped by that; who does has lost, whatever the bot reaches."""
        self._sit(self.setup.left_by(seat, self.cursor, conceding=conceding))
        if not conceding:
            self.mark_assisted()

    def come_back(self, seat: int) -> None:
        """A person plays on who had left, but not conceded."""
        assert not self.setup.seats[seat].conceded
        self._sit(self.setup.taken_back_by(seat, self.cursor))

    def _sit(self, setup: Setup) -> None:
        self.setup, self.seated, self._looked_back = setup, setup.seated, None
        self._tell("seated", None)

    def undo_limit(self) -> UndoLimit:
        """Whether the last decision may be taken back, and at what price.

        With several humans, undo stops at a reveal and at another human's decision. Alone or against bots it may go
        past them, but the match is then marked as assisted.
        """
        plies = self.plies_to_undo
        if not plies:
            return UndoLimit(refuse("", "core-no-there-nothing-undo-yet"))
        taken_back = self.steps[self.cursor - plies : self.cursor]
        reveals = any(step.reveals for step in taken_back)
        if len(self.setup.humans) > 1:
            if self._crosses_humans():
                return UndoLimit(refuse("", "core-no-last-move-was-another-players"))
            if reveals:
                return UndoLimit(refuse("", "core-no-move-turned-up-something-hidden"))
        first = self.cursor - plies
        answered_by_bot = any(not self._by_person(ply) for ply in range(first, self.cursor))
        return UndoLimit(assists=(reveals or answered_by_bot) and not self.assisted)

    @property
    def may_ever_undo(self) -> bool:
        """Whether there is a decision to take back at all."""
        return self.plies_to_undo > 0

    def can_undo(self) -> Refusal | None:
        """Why the last decision can't be taken back; None if it can."""
        return self.undo_limit().refusal

    def undo(self) -> None:
        """Take back the last human decision, and what bots did after it."""
        limit = self.undo_limit()
        if limit.refusal:
            raise IllegalAction(limit.refusal)
        self.assisted = self.assisted or limit.assists
        self._go_back(self.plies_to_undo)

    def may_take_back(self, seat: int) -> bool:
        """True if nobody has seen anything of what a seat did last: it revealed nothing, and nobody else has acted since.

        Then it is still theirs to take back, although another person is to act. Unlike undo this doesn't ask whether they had
        a choice, which may depend on their hand.
        """
        taken_back = self.steps[self._last_gesture : self.cursor]
        hidden = all(step.action.seat == seat and not step.reveals for step in taken_back)
        return bool(taken_back) and hidden and self.seated.seats[seat].is_human

    def take_back(self, seat: int) -> None:
        """Take back what a seat did last; IllegalAction if it may not (see `may_take_back`)."""
        if not self.may_take_back(seat):
            raise IllegalAction(refuse("", "core-no-last-move-was-another-players"))
        self._go_back(self.cursor - self._last_gesture)

    @property
    def _last_gesture(self) -> int:
        """The number of the step with which the last gesture began."""
        first = self.cursor - 1
        while first > 0 and (first in self._following or self.steps[first].action.aside):
            first -= 1
        return max(first, 0)

    def _go_back(self, plies: int) -> None:
        for _ in range(plies):
            self.cursor -= 1
            self._tell("undone", self.steps[self.cursor])

    def can_redo(self) -> bool:
        """Whether something undone can be played again."""
        return self.cursor < len(self.steps)

    def redo(self) -> None:
        """Play again what the last undo took back, up to the next human decision."""
        first = True
        while self.can_redo() and (first or not self._decided_by_human(self.cursor)):
            step = self.steps[self.cursor]
            self.cursor += 1
            first = False
            self._tell("redone", step)

    def restore(self, actions: list[Action], cursor: int) -> None:
        """Replay saved actions without telling observers; IllegalAction if they don't fit these rules."""
        for action in actions:
            refusal = self.rules.why_not(self.state, action)
            if refusal:
                raise IllegalAction(refusal)
            self.steps.append(self.rules.apply(self.state, action))
            self.cursor += 1
        self.cursor = min(cursor, len(self.steps))

    def _decided_by_human(self, ply: int) -> bool:
        """Whether a person took the step of that number as a decision: bots may have interrupted, people made gestures, a
        move may have been the only one, or have followed from the one before.
        """
        action: Action = self.steps[ply].action
        if not self._by_person(ply) or action.aside or ply in self._following:
            return False
        if action.blindly and len(self.setup.humans) > 1:
            return True  # whether there was anything else to do would tell the others what that hand is
        others = self.rules.legal_actions(self.state_at(ply), action.seat)
        return sum(not (other.aside or other.resigns) for other in others) > 1 or action.resigns

    def _by_person(self, ply: int) -> bool:
        """Whether a person took the step of that number who still sits there."""
        seat: int = self.steps[ply].action.seat
        return self.seated.seats[seat].is_human and self.setup.seats[seat].played(ply)

    @property
    def plies_to_undo(self) -> int:
        """How many steps back the last human decision lies; the last step alone if no human ever played."""
        if not self.setup.humans:
            return min(1, self.cursor)
        known, further = self._looked_back or (0, 0)
        if known > self.cursor:
            known = further = 0
        plies = self.cursor - known + further if further else 0
        for ply in range(self.cursor - 1, known - 1, -1):
            if self._decided_by_human(ply):
                plies = self.cursor - ply
                break
        self._looked_back = self.cursor, plies
        return plies

    def _crosses_humans(self) -> bool:
        """Whether the decision to take back belongs to another human than the one who is to act."""
        decider = self.steps[self.cursor - self.plies_to_undo].action.seat
        acting = [seat for seat in self.to_act if self.seated.seats[seat].is_human]
        return bool(acting) and decider not in acting

    def _tell(self, change: Change, step: AnyStep | None) -> None:
        for observer in self._observers:
            observer(self, change, step)
