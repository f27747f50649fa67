"""The guide beside a match: which step of a lesson it is at, what the learner may do now, and what others do then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from goblins.content.loader import BadContent
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_of
from goblins.lessons.content import Lesson, LessonStep, Pattern

LEARNER = 0


class Guide:
    """Goes through a lesson. It watches its match, and never plays what the learner should do."""

    def __init__(self, game: str, lesson: Lesson, at: int = 0) -> None:
        """The lesson from a step on, everything before it done as the lesson has it."""
        self.game, self.lesson = game, lesson
        rules = rules_of(game)
        setup = Setup(game, make_seats(lesson.players, rules.info.cast), dict(lesson.options))
        self.match = Match(rules, setup, lesson.seed)
        self.number = 0
        self._done = 0
        self._showing = False
        self._following: list[Pattern] = list(lesson.before)
        self._finish_following()
        while self.number < at:
            self.do_it()
        self.match.observe(lambda match, change, step: self._watch(change, step.action if step else None))

    # ------------------------------------------------------------------ where it is

    @property
    def step(self) -> LessonStep:
        """The present step; the last one when all is over."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.number >= len(self.lesson.steps)

    @property
    def waiting(self) -> bool:
        """Whether it waits for the learner: nobody else is to do anything first."""
        return not self._following and not self.over and not is_others(self._present)

    @property
    def wanted(self) -> Pattern | None:
        """The action that is asked for now."""
        return self._present if self.waiting else None

    @property
    def _present(self) -> Pattern | None:
        """The one of the step’s actions that comes now, whoever does it."""
        step = self.step
        return step.do[self._done % len(step.do)] if step.do and not self._following and not self.over else None

    @property
    def left(self) -> int:
        """How often the step's actions are still to be done."""
        return self.step.again - self._done // max(1, len(self.step.do))

    # ------------------------------------------------------------------ what may be done

    def allowed(self, actions: Iterable[Action]) -> tuple[Action, ...]:
        """Of what the learner may do by the rules, what the step asks for."""
        if not self.waiting:
            return ()
        if self.step.until:
            return tuple(actions)
        wanted = self.wanted
        return tuple(action for action in actions if wanted is not None and matches(wanted, action))

    def wants_all(self, actions: Sequence[Action]) -> bool:
        """Whether a gesture that means several actions is what the step asks for from now on."""
        if self.step.until:
            return True
        ahead = [pattern for pattern in (self.step.do * self.step.again)[self._done :] if not is_others(pattern)]
        return all(matches(pattern, action) for pattern, action in zip(ahead, actions, strict=False))

    def next_action(self) -> Action | None:
        """What is to happen by itself now; None if the learner is waited for."""
        if self._following:
            return self._action(self._following[0])
        present = self._present
        return self._action(present) if present is not None and is_others(present) else None

    # ------------------------------------------------------------------ going on

    def read(self) -> None:
        """*Next*: what was only to be read was read."""
        if self.waiting and self.step.reads:
            self._finish()

    def do_it(self) -> None:
        """Do the present step as the lesson has it, with all that follows; where it is free nothing is done."""
        step, self._showing = self.step, True
        for pattern in step.do * step.again if not self._done else ():
            self._play(self._action(pattern) if is_others(pattern) else self._first(pattern))
        self._following = list(step.then)
        self._finish_following()
        self._showing = False
        self._begin(self.number + 1)

    def _watch(self, change: str, action: Action | None) -> None:
        """Something happened in the match."""
        if change != "played" or action is None or self.over or self._showing:
            return
        if self._following:
            if matches(self._following[0], action):
                self._following.pop(0)
            if not self._following:
                self._begin(self.number + 1)
            return
        present = self._present
        if present is not None and matches(present, action):
            self._done += 1
            if self._done == len(self.step.do) * self.step.again:
                self._finish()
        elif self.step.until == "over" and self.match.outcome is not None:
            self._finish()

    def _finish(self) -> None:
        self._following = list(self.step.then)
        if not self._following:
            self._begin(self.number + 1)

    def _begin(self, number: int) -> None:
        self.number, self._done = number, 0

    # ------------------------------------------------------------------ as the lesson has it

    def _finish_following(self) -> None:
        while self._following:
            self._play(self._action(self._following[0]))
            self._following.pop(0)

    def _play(self, action: Action) -> None:
        refusal = self.match.rules.why_not(self.match.state, action)
        if refusal:
            raise self._bad(f"{action} is refused ({refusal.rule}: {refusal.text})")
        self.match.play(action)

    def _first(self, pattern: Pattern) -> Action:
        """The first action the learner may do that fits."""
        legal: tuple[Action, ...] = self.match.rules.legal_actions(self.match.state, LEARNER)
        for action in legal:
            if matches(pattern, action):
                return action
        raise self._bad(f"nothing that may be done fits {pattern}")

    def _action(self, pattern: Pattern) -> Action:
        """The action that a pattern describes; for a seat that may do one such thing only, fields can be left out."""
        ((name, fields),) = pattern.items()
        seats = [fields["seat"]] if "seat" in fields else range(len(self.match.setup.seats))
        for seat in seats:
            legal: tuple[Action, ...] = self.match.rules.legal_actions(self.match.state, seat)
            for action in legal:
                if matches(pattern, action):
                    return action
        return self._made(pattern)

    def _made(self, pattern: Pattern) -> Action:
        ((name, fields),) = pattern.items()
        try:
            action: Action = msgspec.convert({"type": name, **fields}, self.match.rules.action_type)
        except msgspec.ValidationError as error:
            raise self._bad(f"{pattern} is no action: {error}") from error
        return action

    def _bad(self, problem: str) -> BadContent:
        where = f"data/{self.game}/lessons.yaml: lesson {self.lesson.key!r}"
        return BadContent(f"{where}, step {self.number + 1} ({self.step.title}): {problem}")


def is_others(pattern: Pattern | None) -> bool:
    """Whether a pattern names what somebody else does."""
    return pattern is not None and any(fields.get("seat", LEARNER) != LEARNER for fields in pattern.values())


def matches(pattern: Pattern, action: Struct) -> bool:
    """Whether an action or event has the name and all the fields of a pattern; a list stands for any of its values."""
    ((name, fields),) = pattern.items()
    if type(action).__name__ != name:
        return False
    return all(_fits(getattr(action, field, None), value) for field, value in fields.items())


def _fits(actual: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        as_lists = msgspec.to_builtins(actual)
        return as_lists == wanted or actual in wanted
    return bool(actual == wanted)


def problems(game: str, lesson: Lesson) -> list[str]:
    """What does not fit the rules in a lesson, by doing it as it has it."""
    try:
        guide = Guide(game, lesson)
        while not guide.over:
            guide.do_it()
    except BadContent as error:
        return [str(error)]
    return []
