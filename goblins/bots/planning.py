"""A bot that thinks its turn through: all ways to go on until it is over, in a few possible worlds."""

from __future__ import annotations

import random
from collections.abc import Generator, Hashable, Iterator
from typing import Any

from goblins.bots.bot import Advice, Bot, willing
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import AnySkill

#: So many positions of a world are thought through at most; those beyond are judged as they stand.
MOST_POSITIONS = 5000
#: After so many positions no other world is imagined.
ENOUGH_POSITIONS = 2500
#: Positions between two breaths, in which the program may do something else.
SLICE = 16


class PlanBot:
    """Chooses the action from which the best end of the turn can be reached, on average over possible worlds.

    Where the game knows that this is not the way, it leaves the choice to another bot.
    """

    def __init__(self, rules: AnyRules, skill: AnySkill, level: str, otherwise: Bot) -> None:
        self._rules, self._skill, self._level, self._otherwise = rules, skill, level, otherwise

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """A choice after every few positions; another one may be better whenever a world was thought through."""
        worlds = self._skill.worlds(view, self._level)
        if not worlds:
            yield from self._otherwise.think(view, legal, rng)
            return
        actions, world = willing(legal), None
        if len(actions) > 1:
            world = self._rules.imagine(view, rng)
            actions = self._skill.consider(world, actions)
        choice = Advice(actions[0], self._skill.reason(view, actions[0]))
        yield choice
        if len(actions) == 1:
            return
        totals, positions = dict.fromkeys(actions, 0.0), 0
        for _ in range(worlds):
            plan = _Plan(self._rules, self._skill, world, actions[0].seat)
            for action in actions:
                thinking = plan.best_end(self._rules.apply(world, action).state)
                totals[action] += yield from _breathing(thinking, choice)
            best = max(actions, key=totals.__getitem__)
            if best != choice.action:
                choice = Advice(best, self._skill.reason(view, best))
            yield choice
            positions += plan.positions
            if positions >= ENOUGH_POSITIONS:
                return
            world = self._rules.imagine(view, rng)


def _breathing(thinking: Generator[None, None, float], choice: Advice) -> Generator[Advice, None, float]:
    """What comes of a thought, with the choice so far at every breath."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return float(done.value)
        yield choice


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
