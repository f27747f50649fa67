"""Who decides at the table: what people may do now, and bots that think before each picture and then take their time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.bots.accounts import matter_at, seated_matter
from goblins.bots.bot import Advice
from goblins.bots.levels import HINTS, first_interruption, thinks
from goblins.bots.thinking import ThinkingRoom, Thought
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.ui.time import for_a_while

#: A bot that goes on with its turn waits so much less.
GOING_ON = 0.4
#: Nobody has been asked at a ply yet.
NEVER = -1


class TurnDriver:
    """Waits for people, lets bots think in a room and play at their `pace` (in ticks), and answers for people who want that."""

    def __init__(self, match: Match, pace: int, room: ThinkingRoom) -> None:
        self.match, self._room = match, room
        self.pace = pace
        self._hint: Thought | None = None
        self._thought: Thought | None = None
        self._waited = 0
        self._interrupted_at = NEVER
        self._answer: Action | None = None
        self._answer_at = NEVER
        self._answer_age = 0
        self.warm()

    def warm(self) -> None:
        """Get the room ready if anybody at the table thinks for a while."""
        if any(thinks(seat.player) for seat in self.match.seated.seats):
            self._room.warm()

    # ------------------------------------------------------------------ who may do what

    @property
    def acting_humans(self) -> tuple[int, ...]:
        """The humans the game waits for."""
        return tuple(seat for seat in self.match.to_act if self.match.seated.seats[seat].is_human)

    @property
    def acting_bot(self) -> int | None:
        """The first bot the game waits for."""
        return next((seat for seat in self.match.to_act if not self.match.seated.seats[seat].is_human), None)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Everything a seat may do now."""
        return self.match.rules.legal_actions(self.match.state, seat)

    def offered(self, viewer: int) -> tuple[Action, ...]:
        """What may be done at the table now: all that the viewer may do, and what other humans decide openly."""
        rules, state, setup = self.match.rules, self.match.state, self.match.seated
        able = dict.fromkeys((*rules.to_act(state), *rules.may_interrupt(state)))
        humans = [seat for seat in able if setup.seats[seat].is_human]
        return tuple(action for seat in humans for action in self.legal(seat) if seat == viewer or action.openly)

    # ------------------------------------------------------------------ bots

    def interruption(self) -> Action | None:
        """What a bot that may interrupt does; each one is asked once in a position."""
        if self._interrupted_at == self.match.cursor:
            return None
        self._interrupted_at = self.match.cursor
        return first_interruption(self.match.seated, self.match.state, self.match.seed, self.match.cursor)

    def work(self) -> None:
        """Go on thinking: about the hint that was asked for, and what the bot to act should do."""
        for thought in (self._hint, self._thought):
            if thought:
                thought.go_on(for_a_while())

    def decided(self) -> Action | None:
        """One tick passes for the bot to act; its action once it has thought and its pace allows."""
        seat = self.acting_bot
        if seat is None:
            return None
        if self._thought is None:
            self._waited = 0
            self._thought = self._room.think(seated_matter(self.match, self.match.cursor, seat))
            self._thought.go_on(for_a_while())
        self._waited += 1
        best = self._thought.best
        return best.action if best and self._thought.done and self._waited >= self._present_pace else None

    @property
    def ticks_left(self) -> int:
        """How long the bot to act still waits; 0 while it thinks."""
        if self._thought is None or not self._thought.done:
            return 0
        return max(0, self._present_pace - self._waited)

    @property
    def _present_pace(self) -> int:
        """How long the bot to act seems to think: less if it goes on with what it began."""
        cursor = self.match.cursor
        goes_on = cursor > 0 and self.match.steps[cursor - 1].action.seat == self.acting_bot
        return round(self.pace * (GOING_ON if goes_on else 1.0))

    # ------------------------------------------------------------------ answers on behalf of people

    def answered(self, answer: Callable[[Any, tuple[Action, ...]], Action | None]) -> Action | None:
        """One tick passes; what is answered for the person to act after the time a bot would take, if `answer` knows."""
        seat = next(iter(self.acting_humans), None)
        if seat is None:
            return None
        if self._answer_at != self.match.cursor:
            self._answer_at, self._answer_age = self.match.cursor, 0
            self._answer = answer(self.match.rules.view(self.match.state, seat), self.legal(seat))
        self._answer_age += 1
        return self._answer if self._answer and self._answer_age >= self.pace else None

    def leave_unanswered(self) -> None:
        """The person to act wants to answer the present question themselves."""
        self._answer, self._answer_at = None, self.match.cursor

    @property
    def answering(self) -> bool:
        """Whether an answer for a person is on its way."""
        return self._answer is not None and self._answer_at == self.match.cursor

    # ------------------------------------------------------------------ hints

    def ask_hint(self, seat: int) -> None:
        """Begin to look for a hint for a seat."""
        self._hint = self._room.think(matter_at(self.match, self.match.cursor, seat, HINTS))

    @property
    def hinting(self) -> bool:
        """Whether a hint is being looked for."""
        return self._hint is not None

    @property
    def has_work(self) -> bool:
        """Whether a hint is being looked for, or bots that may interrupt in this position are still to be asked."""
        return self.hinting or self._interrupted_at != self.match.cursor

    def hint_found(self) -> Advice | None:
        """The choice once it is found."""
        if self._hint is None or not self._hint.done:
            return None
        found, self._hint = self._hint.best, None
        return found

    def forget(self) -> None:
        """The match moved on, or back, or was left: all thinking was about another position."""
        for thought in (self._hint, self._thought):
            if thought:
                thought.drop()
        self._thought = self._hint = self._answer = None
        self._interrupted_at = self._answer_at = NEVER
