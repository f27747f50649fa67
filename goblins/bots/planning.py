"""A bot that thinks its turn through: all ways to go on until it is over, in a few possible worlds."""

from __future__ import annotations

import random
from collections.abc import Generator, Hashable, Sequence
from typing import Any

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
        plan, tallies = _Plan(self._rules, self._skill, world, actions[0].seat), []
        for action in actions:
            end = yield from plan.best_end(self._rules.apply(world, action).state)
            tallies.append(Tally(legal.index(action), 1, end))
        return Finding(tuple(tallies), plan.positions)

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """After many positions other worlds are not waited for."""
        return super().enough(findings, parts) or sum([one.positions for one in findings]) >= self._most

    def reason(self, view: Any, action: Action) -> Message:
        """In the game's words."""
        return self._skill.reason(view, action)


class _Plan:
    """A turn in one world: what its positions lead to at best."""

    def __init__(self, rules: AnyRules, skill: AnySkill, world: Any, seat: int) -> None:
        self._rules, self._skill, self._seat = rules, skill, seat
        self._turn = rules.turns(world)
        self._known: dict[Hashable, float] = {}
        self._met = 0

    @property
    def positions(self) -> int:
        """How many positions were thought through."""
        return len(self._known)

    def best_end(self, state: Any) -> Generator[None, None, float]:
        """How good the best end of the turn is that a position can lead to."""
        rules, skill, seat = self._rules, self._skill, self._seat
        self._met += 1
        if self._met % SLICE == 0:
            yield
        if rules.to_act(state) != (seat,) or rules.turns(state) != self._turn:
            return skill.evaluate(state, seat)
        alike = skill.alike(state, seat)
        value = self._known.get(alike)
        if value is None:
            if len(self._known) >= MOST_POSITIONS:
                return skill.evaluate(state, seat)
            value = self._known[alike] = 0.0
            for action in skill.consider(state, willing(rules.legal_actions(state, seat))):
                end = yield from self.best_end(rules.apply(state, action).state)
                value = max(value, end)
            self._known[alike] = value
        return value
