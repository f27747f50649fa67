"""Solving a puzzle by trying everything: is there a line that reaches the goal whatever others do, and is it the only one?"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from msgspec import Struct

from goblins.core.contract import Action, AnyStep
from goblins.study.puzzles.kind import Deed, Kind

#: What a line comes to: what was decided in it, in any order.
Line = tuple[Hashable, ...]
#: So many lines are told apart: two are enough to know that there is not one alone.
MOST_LINES = 2


class TooMuch(Exception):
    """More was to be tried than was allowed."""


class Ways(Struct, frozen=True):
    """The lines from a position that reach the goal for certain, two at most, and the chance of whoever tries anything."""

    lines: tuple[Line, ...]
    chance: float

    @property
    def sure(self) -> bool:
        """Whether the goal can be reached whatever others do."""
        return bool(self.lines)


NO_WAY, THERE = Ways((), 0.0), Ways(((),), 1.0)


class Search:
    """Tries everything from a position on, once."""

    def __init__(self, kind: Kind, start: Any, seat: int, goal: int, budget: int = 200_000) -> None:
        self._kind, self._rules = kind, kind.rules
        self._start, self._seat, self._goal = start, seat, goal
        self._budget = budget
        self._met: dict[Hashable, Ways] = {}

    def ways(self, state: Any) -> Ways:
        """All that can come of a position."""
        verdict = self._kind.verdict(self._start, state, self._seat, self._goal)
        if verdict is not None:
            return THERE if verdict else NO_WAY
        key = self._kind.key(state)
        found = self._met.get(key)
        if found is None:
            acting = self._rules.to_act(state)
            if not acting:
                found = NO_WAY
            elif acting[0] != self._seat:
                found = self._whatever_they_do(state, acting[0])
            else:
                found = self._one_of_ours(state)
            self._met[key] = found
        return found

    def _whatever_they_do(self, state: Any, other: int) -> Ways:
        """Others decide: all they can do must lead to the goal. What a line comes to is told by their first reply."""
        first, chance = None, 1.0
        for reply in self._kind.replies(state, other):
            ways = self.ways(self._step(state, reply).state)
            first = ways if first is None else first
            chance = min(chance, ways.chance)
            if not ways.sure:
                return Ways((), chance)
        return NO_WAY if first is None else Ways(first.lines, chance)

    def _one_of_ours(self, state: Any) -> Ways:
        worlds = list(self._kind.worlds(state, self._seat))
        lines: dict[Line, None] = {}
        chance, count = 0.0, 0
        for deed in self._kind.deeds(self._start, state, self._seat):
            ways = [self.ways(self._after(world, deed)) for world in worlds]
            chance, count = chance + min(one.chance for one in ways), count + 1
            if all(one.sure for one in ways) and len(lines) < MOST_LINES:
                label = self._kind.label(state, deed)
                for line in ways[0].lines:
                    lines[line if label is None else tuple(sorted((*line, label), key=repr))] = None
        return Ways(tuple(lines)[:MOST_LINES], chance / count) if count else NO_WAY

    def _after(self, state: Any, deed: Deed) -> Any:
        for action in deed:
            state = self._step(state, action).state
        return state

    def _step(self, state: Any, action: Action) -> AnyStep:
        self._budget -= 1
        if self._budget < 0:
            raise TooMuch
        step: AnyStep = self._rules.apply(state, action)
        return step

    # ------------------------------------------------------------------ following a line

    def next_deed(self, state: Any) -> Deed | None:
        """What keeps the goal in reach for certain; None if nothing does."""
        worlds = list(self._kind.worlds(state, self._seat))
        for deed in self._kind.deeds(self._start, state, self._seat):
            if all(self.ways(self._after(world, deed)).sure for world in worlds):
                return deed
        return None

    def reply(self, state: Any, other: int) -> Action | None:
        """What somebody else does: what spoils the goal if anything does, else the first thing they can do."""
        replies = tuple(self._kind.replies(state, other))
        spoiling = (one for one in replies if not self.ways(self._step(state, one).state).sure)
        return next(spoiling, replies[0] if replies else None)

    def line(self, state: Any) -> tuple[Action, ...]:
        """A whole line to the goal, with what others do in it; empty if there is none."""
        actions: list[Action] = []
        while self._kind.verdict(self._start, state, self._seat, self._goal) is None:
            acting = self._rules.to_act(state)[0]
            if acting == self._seat:
                deed = self.next_deed(state)
            else:
                reply = self.reply(state, acting)
                deed = None if reply is None else (reply,)
            if deed is None:
                return ()
            actions += deed
            state = self._after(state, deed)
        return tuple(actions)
