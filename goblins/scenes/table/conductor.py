"""The conductor: whose turn it is, and bots that think in slices of each frame and then take their time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from goblins.bots.bot import Choice, thinking_chance
from goblins.bots.levels import hint, interruption, make_bot
from goblins.core.contract import Action
from goblins.core.match import Match

#: A bot that goes on with its turn waits so much less.
GOING_ON = 0.4
THINKING_SLICE = 0.008


class Thought:
    """Somebody's thinking, going on in slices."""

    def __init__(self, choices: Iterator[Choice]) -> None:
        self._choices: Iterator[Choice] | None = choices
        self.best: Choice | None = None

    @property
    def done(self) -> bool:
        """Whether the last word is said."""
        return self._choices is None

    def go_on(self, seconds: float) -> None:
        """Think for about so long."""
        until = time.perf_counter() + seconds
        while self._choices is not None and time.perf_counter() < until:
            choice = next(self._choices, None)
            if choice is None:
                self._choices = None
            else:
                self.best = choice


class Conductor:
    """Drives a match: waits for humans, lets bots think and play at their pace."""

    def __init__(self, match: Match, bot_seconds: float) -> None:
        self.match = match
        self.bot_seconds = bot_seconds
        self._thought: Thought | None = None
        self._hint: Thought | None = None
        self._waited = 0.0
        self._cursor = -1
        self._asked_at = -1
        self._answer: Action | None = None
        self._answer_at = -1
        self._answer_age = 0.0

    @property
    def acting_humans(self) -> tuple[int, ...]:
        """The humans who may act now."""
        return tuple(seat for seat in self.match.to_act if self.match.setup.seats[seat].is_human)

    @property
    def acting_bot(self) -> int | None:
        """The first bot the game waits for."""
        return next((seat for seat in self.match.to_act if not self.match.setup.seats[seat].is_human), None)

    def next_viewer(self, viewer: int) -> int:
        """Who should look at the table: a human the game waits for whose decision needs a look, else whoever looks now."""
        humans = self.acting_humans
        if not humans or viewer in humans:
            return viewer
        needing = [seat for seat in humans if self._needs_a_look(seat)]
        return needing[0] if needing else viewer

    def _needs_a_look(self, seat: int) -> bool:
        """Whether a seat can't decide without seeing its hand; it must not depend on what the hand is."""
        legal = self._legal(seat)
        return any(not action.openly for action in legal) and not any(action.blindly for action in legal)

    def may_look(self, viewer: int) -> int | None:
        """A human other than the one who looks who may decide blindly, or ask to look first."""
        seats = [seat for seat in self.acting_humans if seat != viewer]
        return next((seat for seat in seats if any(action.blindly for action in self._legal(seat))), None)

    def offered(self, viewer: int) -> tuple[Action, ...]:
        """What may be done at the table now: all that the viewer may do, and what other humans decide openly."""
        rules, state, setup = self.match.rules, self.match.state, self.match.setup
        able = dict.fromkeys((*rules.to_act(state), *rules.may_interrupt(state)))
        humans = [seat for seat in able if setup.seats[seat].is_human]
        return tuple(action for seat in humans for action in self._legal(seat) if seat == viewer or action.openly)

    def offered_beside(self, viewer: int) -> tuple[Action, ...]:
        """What may be done at the table while the game itself pauses."""
        return tuple(action for action in self.offered(viewer) if action.aside)

    def _legal(self, seat: int) -> tuple[Action, ...]:
        return self.match.rules.legal_actions(self.match.state, seat)

    def interruption(self) -> Action | None:
        """What a bot that may interrupt does; each one is asked once in a position."""
        rules, setup, cursor = self.match.rules, self.match.setup, self.match.cursor
        if self._asked_at == cursor:
            return None
        self._asked_at = cursor
        for seat in rules.may_interrupt(self.match.state):
            if not setup.seats[seat].is_human:
                view, rng = rules.view(self.match.state, seat), thinking_chance(self.match.seed, cursor, seat)
                action = interruption(setup.game, setup.seats[seat].player, view, self._legal(seat), rng)
                if action is not None:
                    return action
        return None

    def think(self, seconds: float) -> Action | None:
        """Let time pass for the bot to act; its action once it has thought and its pace allows."""
        seat = self.acting_bot
        if seat is None:
            return None
        if self._thought is None or self._cursor != self.match.cursor:
            self._cursor, self._waited = self.match.cursor, 0.0
            legal = self._legal(seat)
            view = self.match.rules.view(self.match.state, seat)
            rng = thinking_chance(self.match.seed, self.match.cursor, seat)
            self._thought = Thought(
                make_bot(self.match.setup.game, self.match.setup.seats[seat].player).think(view, legal, rng)
            )
        self._waited += seconds
        self._thought.go_on(THINKING_SLICE)
        if self._thought.done and self._waited >= self._pace and self._thought.best:
            action, self._thought = self._thought.best.action, None
            return action
        return None

    def answered(self, seconds: float, answer: Callable[[Any, tuple[Action, ...]], Action | None]) -> Action | None:
        """What is answered for the person to act, after the time a bot would take; None if they must answer themselves."""
        seat = next(iter(self.acting_humans), None)
        if seat is None:
            return None
        if self._answer_at != self.match.cursor:
            legal = self._legal(seat)
            self._answer_at, self._answer_age = self.match.cursor, 0.0
            self._answer = answer(self.match.rules.view(self.match.state, seat), legal)
        self._answer_age += seconds
        return self._answer if self._answer and self._answer_age >= self.bot_seconds else None

    def leave_unanswered(self) -> None:
        """The person to act wants to answer the present question themselves."""
        self._answer, self._answer_at = None, self.match.cursor

    @property
    def answering(self) -> bool:
        """Whether an answer for a person is on its way."""
        return self._answer is not None and self._answer_at == self.match.cursor

    @property
    def time_left(self) -> float:
        """How long the bot to act still waits; 0 while it thinks."""
        if self._thought is None or not self._thought.done:
            return 0.0
        return max(0.0, self._pace - self._waited)

    @property
    def _pace(self) -> float:
        """How long the bot to act seems to think: less if it goes on with what it began."""
        cursor = self.match.cursor
        goes_on = cursor > 0 and self.match.steps[cursor - 1].action.seat == self.acting_bot
        return self.bot_seconds * (GOING_ON if goes_on else 1.0)

    def ask_hint(self, seat: int) -> None:
        """Begin to look for a hint for a seat."""
        legal = self._legal(seat)
        view = self.match.rules.view(self.match.state, seat)
        self._hint = Thought(
            hint(self.match.setup.game, view, legal, thinking_chance(self.match.seed, self.match.cursor, seat))
        )

    @property
    def hinting(self) -> bool:
        """Whether a hint is being looked for."""
        return self._hint is not None

    @property
    def has_work(self) -> bool:
        """Whether a hint is being looked for, or bots that may interrupt in this position are still to be asked."""
        return self.hinting or self._asked_at != self.match.cursor

    def hint_found(self) -> Choice | None:
        """Think about the hint for a while; the choice once it is found."""
        if self._hint is None:
            return None
        self._hint.go_on(THINKING_SLICE * 2)
        if not self._hint.done:
            return None
        found, self._hint = self._hint.best, None
        return found

    def forget(self) -> None:
        """The match was moved by undo: drop all thinking."""
        self._thought = self._hint = self._answer = None
        self._asked_at = self._answer_at = -1
