"""A `master` that sees everything: it plays from the true state, hands, decks and all. For measuring alone, never at a table.

How often it beats `hard` says how much there is to win at a table at all: what it loses nonetheless the deal has decided, or
how it judges. It thinks a turn through in one world, since there is no other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

from goblins.bots.bot import Advice
from goblins.bots.levels import budget_of
from goblins.bots.planning import PlanBot
from goblins.bots.search import SearchBot
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import AnySkill
from goblins.games.registry import rules_of, skill_of

NAME = "seeing"
#: As whom it thinks.
LEVEL = "master"


class TrueWorld:
    """A game's rules, by which only one world can be imagined: the one that was shown last."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules, self.state = rules, cast(Any, None)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def imagine(self, view: Any, rng: random.Random) -> Any:
        """What is there."""
        return self.state


class OneWorld:
    """A game's skill, by which a turn is thought through in one world at most: there is no other, and no chance in it."""

    one_world = True

    def __init__(self, skill: AnySkill) -> None:
        self._skill = skill

    def __getattr__(self, name: str) -> Any:
        return getattr(self._skill, name)

    def worlds(self, view: Any, level: str) -> int:
        """One, wherever turns are thought through."""
        return min(1, self._skill.worlds(view, level))


class SeeingBot:
    """Plays as a master would who saw everything; it must be shown every position (`Arena.play` does that)."""

    def __init__(self, game: str) -> None:
        self._world, skill = TrueWorld(rules_of(game)), cast(AnySkill, OneWorld(skill_of(game)))
        rules = cast(AnyRules, self._world)
        self._bot = PlanBot(rules, skill, LEVEL, SearchBot(rules, skill, budget_of(skill, LEVEL)))

    def see(self, state: Any) -> None:
        """A position, before somebody acts."""
        self._world.state = state

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """A master's choices in this world."""
        yield from self._bot.think(view, legal, rng)
