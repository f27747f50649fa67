"""Who plays: the bot of each level for each game, and hints."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from goblins.bots.bot import Advice, Bot, thinking_chance
from goblins.bots.planning import PlanBot
from goblins.bots.search import Budget, SearchBot
from goblins.bots.simple import EasyBot, RandomBot
from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.core.kept import kept
from goblins.core.nearest import suggestion
from goblins.core.setup import BOT_LEVELS, HUMAN, Setup
from goblins.core.skill import AnySkill
from goblins.games.registry import SETS_OF_RULES, rules_for, rules_of, skill_of

ITERATIONS = {"medium": 48, "hard": 900}


class UnknownLevel(ValueError):
    """There is no bot of that level; the message says which there are."""


@kept(SETS_OF_RULES * len(BOT_LEVELS))
def make_bot(game: str, level: str, house: HouseRules | None = None) -> Bot:
    """The bot of a level for a game. Bots remember nothing between decisions, so one serves every seat."""
    rules, skill = rules_of(game, house), skill_of(game, house)
    if level not in BOT_LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}{suggestion(level, BOT_LEVELS)}")
    if level == "random":
        return RandomBot()
    if level == "easy":
        return Remembering(EasyBot(rules, skill), skill, level)
    search = SearchBot(rules, skill, Budget(skill.iterations(level) or ITERATIONS[level], skill.patience(level)))
    bot: Bot = PlanBot(rules, skill, level, search)
    expert = expert_of(game)
    if level == "hard" and expert:
        bot = expert.player(bot, house)
    return Remembering(bot, skill, level)


class Remembering:
    """A bot that sees only what it remembers of its view."""

    blind = False

    def __init__(self, bot: Bot, skill: AnySkill, level: str) -> None:
        self._bot, self._skill, self._level = bot, skill, level

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """The bot's choices from what is remembered."""
        yield from self._bot.think(self._skill.recall(view, self._level, rng), legal, rng)


def interruption(
    skill: AnySkill, level: str, view: Any, legal: tuple[Action, ...], rng: random.Random
) -> Action | None:
    """What a bot does when it may interrupt; None for keeping still."""
    if not legal:
        return None
    return skill.interrupt(skill.recall(view, level, rng), legal, level, rng)


def first_interruption(setup: Setup, state: Any, seed: int, steps: int) -> Action | None:
    """What the first bot that wants to interrupt does; a human's seat is left alone."""
    rules, skill = rules_for(setup), skill_of(setup.game, setup.house)
    for seat in rules.may_interrupt(state):
        level = setup.seats[seat].player
        if level == HUMAN:
            continue
        legal = rules.legal_actions(state, seat)
        action = interruption(skill, level, rules.view(state, seat), legal, thinking_chance(seed, steps, seat))
        if action is not None:
            return action
    return None


def hint(setup: Setup, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
    """What the best bot would do, with its reason, better and better."""
    return make_bot(setup.game, "hard", setup.house).think(view, legal, rng)
