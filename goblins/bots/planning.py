"""A bot that thinks its turn through: all ways to go on until it is over, in a few possible worlds.

A level may look beyond: from the best end of a turn that each promising action leads to, everybody goes on by what is best at
first sight for some turns, and only then it is judged.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Hashable, Sequence
from typing import Any

from msgspec import Struct

from goblins.bots.bot import willing
from goblins.bots.parts import Finding, Tally, Thinker, Work
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import AnySkill
from goblins.words import Message

#: So many positions of a world are thought through at most; those beyond are judged as they stand.
MOST_POSITIONS = 5000
#: After so many positions no other world counts, unless a level is more patient.
ENOUGH_POSITIONS = {"master": 10_000}
USUALLY_ENOUGH = 2500
#: So many of the most promising actions are followed beyond the turn.
FOLLOWED = 3
#: Positions between two breaths, in which the program may do something else.
SLICE = 16


class PlanBot(Thinker):
    """Chooses the action from which the best end of the turn can be reached, on average over possible worlds.

    Every part of its thought is one world. Where the game knows that this is not the way, it leaves the choice to another bot.
    """

    def __init__(self, rules: AnyRules, skill: AnySkill, level: str, otherwise: Thinker) -> None:
        self._rules, self._skill, self._level, self._otherwise = rules, skill, level, otherwise
        self._most = ENOUGH_POSITIONS.get(level, USUALLY_ENOUGH)

    def suited(self, view: Any) -> Thinker:
        """This bot, if the turn is to be thought through in any world."""
        return self if self._skill.worlds(view, self._level) else self._otherwise.suited(view)

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        """As many as there are worlds to imagine, if there is a choice at all."""
        return self._skill.worlds(view, self._level) if len(willing(legal)) > 1 else 1

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """What every action leads to in one world."""
        actions, world = willing(legal), None
        if len(actions) > 1:
            world = self._rules.imagine(view, rng)
            actions = self._skill.consider(world, actions)
        if len(actions) == 1:
            return Finding(choice=legal.index(actions[0]))
        plan, ends = _Plan(self._rules, self._skill, world, actions[0].seat), list[_End]()
        for action in actions:
            ends.append((yield from plan.best_end(self._rules.apply(world, action).state)))
        values, positions = [end.value for end in ends], plan.positions
        beyond = self._skill.beyond(view, self._level)
        if beyond:
            positions += yield from self._followed(ends, values, actions[0].seat, beyond)
        tallies = [Tally(legal.index(action), 1, value) for action, value in zip(actions, values, strict=True)]
        return Finding(tuple(tallies), positions)

    def _followed(self, ends: list[_End], values: list[float], seat: int, turns: int) -> Generator[None, None, int]:
        """Judge the best ends by what becomes of them, and no other better than these; how many positions that took."""
        order = sorted(range(len(ends)), key=lambda number: -ends[number].value)
        positions = 0
        for number in order[:FOLLOWED]:
            state = ends[number].state
            until = self._rules.turns(state) + turns
            while (acting := self._rules.to_act(state)) and self._rules.turns(state) < until:
                state = self._at_first_sight(state, acting[0])
                positions += 1
                yield
            values[number] = self._skill.evaluate(state, seat)
        lowest = min([values[number] for number in order[:FOLLOWED]])
        for number in order[FOLLOWED:]:
            values[number] = min(values[number], lowest)
        return positions

    def _at_first_sight(self, state: Any, seat: int) -> Any:
        """The state after the action that looks best for who takes it."""
        rules, skill = self._rules, self._skill
        actions = willing(rules.legal_actions(state, seat))
        if len(actions) > 1:
            actions = skill.consider(state, actions)
        states = [rules.apply(state, action).state for action in actions]
        return states[0] if len(states) == 1 else max(states, key=lambda one: skill.evaluate(one, seat))

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """After many positions other worlds are not waited for."""
        return super().enough(findings, parts) or sum([one.positions for one in findings]) >= self._most

    def reason(self, view: Any, action: Action) -> Message:
        """In the game's words."""
        return self._skill.reason(view, action)


class _End(Struct, frozen=True):
    """The end of a turn, and how good it is."""

    value: float
    state: Any


class _Plan:
    """A turn in one world: what its positions lead to at best."""

    def __init__(self, rules: AnyRules, skill: AnySkill, world: Any, seat: int) -> None:
        self._rules, self._skill, self._seat = rules, skill, seat
        self._turn = rules.turns(world)
        self._known: dict[Hashable, _End] = {}
        self._met = 0

    @property
    def positions(self) -> int:
        """How many positions were thought through."""
        return len(self._known)

    def best_end(self, state: Any) -> Generator[None, None, _End]:
        """The best end of the turn that a position can lead to."""
        rules, skill, seat = self._rules, self._skill, self._seat
        self._met += 1
        if self._met % SLICE == 0:
            yield
        if rules.to_act(state) != (seat,) or rules.turns(state) != self._turn:
            return _End(skill.evaluate(state, seat), state)
        alike = skill.alike(state, seat)
        best = self._known.get(alike)
        if best is None:
            if len(self._known) >= MOST_POSITIONS:
                return _End(skill.evaluate(state, seat), state)
            best = self._known[alike] = _End(0.0, state)
            for action in skill.consider(state, willing(rules.legal_actions(state, seat))):
                end = yield from self.best_end(rules.apply(state, action).state)
                if end.value > best.value:
                    best = end
            self._known[alike] = best
        return best
