"""The bots that hardly think: any action at all, and the best action at first sight; and those that forget to, now and then."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from goblins.bots.bot import Advice, willing
from goblins.bots.parts import Finding, Ranked, Thinker, Work
from goblins.bots.tempers import liked_best
from goblins.core.chance import below, pick
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import CAREFUL, AnySkill, Lapses
from goblins.words import Message, message

#: What somebody says who did not look, and who did not even mean to.
ANY, THOUGHTLESS = message("bots-why-any"), message("bots-why-thoughtless")


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
    """Looks at what each action leads to in one possible world; it may have a temper, and is careless now and then.

    How often, the game knows, unless it is told.
    """

    def __init__(self, rules: AnyRules, skill: AnySkill, temper: str = "", lapses: Lapses | None = None) -> None:
        self._rules, self._skill, self._temper, self._lapses = rules, skill, temper, lapses

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """One choice."""
        actions = willing(legal)
        lapses = self._skill.careless(view, "easy") if self._lapses is None else self._lapses
        if lapses.times and below(rng, lapses.of) < lapses.times:
            action = self._unthinking(view, actions, rng)
            yield Advice(action, THOUGHTLESS if len(actions) > 1 else self._skill.reason(view, action))
            return
        action = self._best(view, actions, rng)
        yield Advice(action, self._skill.reason(view, action))

    def _unthinking(self, view: Any, actions: tuple[Action, ...], rng: random.Random) -> Action:
        """Anything at all; who has a temper does any kind of thing, in the way they like."""
        first = below(rng, len(actions))
        if not self._temper:
            return actions[first]
        world, alike = self._rules.imagine(view, rng), [0.0] * len(actions)
        return pick(rng, liked_best(self._skill, self._temper, world, actions[first:] + actions[:first], alike, 0.0))

    def _best(self, view: Any, actions: tuple[Action, ...], rng: random.Random) -> Action:
        world = self._rules.imagine(view, rng)
        if len(actions) > 1:
            actions = self._skill.consider(world, actions)
        values = [self._skill.evaluate(self._rules.apply(world, action).state, action.seat) for action in actions]
        highest = max(values)
        if self._temper:
            return pick(rng, liked_best(self._skill, self._temper, world, actions, values, highest))
        return pick(rng, [action for action, value in zip(actions, values, strict=True) if value >= highest])


class Careless(Thinker):
    """Thinks like another bot, but takes anything that is worth a thought now and then: how often, the game knows."""

    def __init__(self, rules: AnyRules, skill: AnySkill, level: str, thinker: Thinker) -> None:
        self._rules, self._skill, self._level, self._thinker = rules, skill, level, thinker

    def suited(self, view: Any) -> Thinker:
        """The other bot, where a level is never careless."""
        thinker = self._thinker.suited(view)
        if self._skill.careless(view, self._level) == CAREFUL:
            return thinker
        return Careless(self._rules, self._skill, self._level, thinker)

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        """As many as the other bot's."""
        return self._thinker.parts(view, legal)

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """The other bot's; or a choice without it."""
        lapses = self._skill.careless(view, self._level)
        # one part's choice is that of the whole thought: shared out among them it happens as often, or a little less
        if below(rng, lapses.of * self.parts(view, legal)) < lapses.times:
            actions = self._skill.consider(self._rules.imagine(view, rng), willing(legal))
            chosen = legal.index(pick(rng, actions))
            return Finding(choice=chosen, reason=THOUGHTLESS if len(actions) > 1 else None)
        return (yield from self._thinker.part(view, legal, rng))

    def best(self, findings: Sequence[Finding]) -> int:
        """The other bot's."""
        return self._thinker.best(findings)

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """When the other bot has enough, or nobody thinks."""
        return super().enough(findings, parts) or self._thinker.enough(findings, parts)

    def ranking(self, legal: tuple[Action, ...], findings: Sequence[Finding]) -> tuple[Ranked, ...]:
        """The other bot's; whoever decided without thinking has weighed nothing."""
        return self._thinker.ranking(legal, findings) if findings[-1].choice is None else ()

    def reason(self, view: Any, action: Action) -> Message:
        """The other bot's."""
        return self._thinker.reason(view, action)
