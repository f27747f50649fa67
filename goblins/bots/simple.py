"""The bots that hardly think: any action at all, and the best action at first sight."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from goblins.bots.bot import Advice, willing
from goblins.bots.tempers import liked_best
from goblins.core.chance import below, pick
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import AnySkill
from goblins.words import message

#: One action in so many is taken without a look.
CARELESS_ONE_IN = 4
#: What somebody says who did not look.
ANY = message("bots-why-any")


class RandomBot:
    """Takes any action; every one is equally likely."""

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """One choice, without a look."""
        yield Advice(self.choose(legal, rng), ANY)

    def choose(self, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The same choice, without a reason."""
        wanted = willing(legal)
        return wanted[below(rng, len(wanted))]


class EasyBot:
    """Looks at what each action leads to in one possible world; it may have a temper, and is careless one time in so many."""

    def __init__(
        self, rules: AnyRules, skill: AnySkill, temper: str = "", careless_one_in: int = CARELESS_ONE_IN
    ) -> None:
        self._rules, self._skill, self._temper = rules, skill, temper
        self._careless_one_in = careless_one_in

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """One choice."""
        actions = willing(legal)
        if self._careless_one_in and below(rng, self._careless_one_in) == 0:
            action = pick(rng, actions)
        else:
            action = self._best(view, actions, rng)
        yield Advice(action, self._skill.reason(view, action))

    def _best(self, view: Any, actions: tuple[Action, ...], rng: random.Random) -> Action:
        world = self._rules.imagine(view, rng)
        if len(actions) > 1:
            actions = self._skill.consider(world, actions)
        values = [self._skill.evaluate(self._rules.apply(world, action).state, action.seat) for action in actions]
        highest = max(values)
        if self._temper:
            return pick(rng, liked_best(self._skill, self._temper, world, actions, values, highest))
        return pick(rng, [action for action, value in zip(actions, values, strict=True) if value >= highest])
