"""Who plays: the bot of each level for each game, and hints."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from goblins.bots.bot import Bot, Choice
from goblins.bots.search import Budget, SearchBot
from goblins.bots.simple import EasyBot, RandomBot
from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action
from goblins.core.nearest import suggestion
from goblins.core.setup import BOT_LEVELS
from goblins.games.registry import rules_of, skill_of

MEDIUM = Budget(iterations=48, rollout=2)
HARD = Budget(iterations=900, rollout=2)


class UnknownLevel(ValueError):
    """There is no bot of that level; the message says which there are."""


@cache
def make_bot(game: str, level: str) -> Bot:
    """The bot of a level for a game. Bots remember nothing between decisions, so one serves every seat."""
    rules, skill = rules_of(game), skill_of(game)
    if level == "random":
        return RandomBot()
    if level == "easy":
        return EasyBot(rules, skill)
    if level == "medium":
        return SearchBot(rules, skill, MEDIUM)
    if level == "hard":
        search = SearchBot(rules, skill, HARD)
        expert = expert_of(game)
        return expert.player(search) if expert else search
    raise UnknownLevel(f"there is no bot {level!r}{suggestion(level, BOT_LEVELS)}")


def hint(game: str, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Choice]:
    """What the best bot would do, with its reason, better and better."""
    return make_bot(game, "hard").think(view, legal, rng)
