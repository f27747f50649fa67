"""Who plays: the bot of each level for each game, and hints."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Any, cast

from goblins.bots.bot import Advice, Bot, UnknownLevel, thinking_chance
from goblins.bots.parts import Thinker
from goblins.bots.planning import PlanBot
from goblins.bots.search import Budget, SearchBot
from goblins.bots.simple import Careless, EasyBot, RandomBot
from goblins.bots.solitaire import expert_of
from goblins.bots.tempers import Tempered
from goblins.core.chance import below
from goblins.core.contract import Action, Rules
from goblins.core.house import HouseRules
from goblins.core.kept import kept
from goblins.core.nearest import suggestion
from goblins.core.setup import BOT_LEVELS, FITTING, STEP, Seat, Setup
from goblins.core.skill import AnySkill
from goblins.games.registry import SETS_OF_RULES, rules_for, rules_of, skill_of
from goblins.words.catalogue import FIRST

ITERATIONS = {"medium": 48, "hard": 900, "master": 16_000}
#: Who knows solitaires as their experts do.
EXPERTS = ("hard", "master")
#: Who judges positions by what was learned from games, where something was; the others as it was set by hand.
LEARNED = ("hard", "master")
#: Who gives hints.
HINTS = "hard"
#: Into how many parts a search falls, whoever works at them.
PARTS = {"medium": 1, "hard": 4, "master": 8}


def thinks(level: str) -> bool:
    """Whether a bot of a level thinks for a while, so that help is welcome."""
    return level in PARTS or level == FITTING


def level_of(seat: Seat, rng: random.Random) -> str:
    """The level at which a bot takes one decision: its own, or one of the two that a fitting bot's strength lies between.

    The better one is as likely as the strength is near it, so that fitting bots may be of any strength.
    """
    if seat.player != FITTING:
        return seat.player
    lower, above = divmod(seat.strength, STEP)
    return BOT_LEVELS[lower + (above > 0 and below(rng, STEP) < above)]


def steady_level(seat: Seat) -> str:
    """The level of a bot for what it does beside its decisions: the nearest one, if it is fitting."""
    return seat.player if seat.player != FITTING else BOT_LEVELS[(seat.strength + STEP // 2) // STEP]


@kept(SETS_OF_RULES * len(BOT_LEVELS))
def make_bot(game: str, level: str, house: HouseRules | None = None, spoken: str = FIRST, temper: str = "") -> Bot:
    """The bot of a level, and perhaps a temper, for a game. Bots remember nothing between decisions, so one serves every seat.

    In another language it does the same, and its reasons name cards as they are called there.
    """
    if level not in BOT_LEVELS:
        raise UnknownLevel(f"there is no bot {level!r}{suggestion(level, BOT_LEVELS)}")
    if level == "random":
        return RandomBot()
    rules, skill = rules_of(game, house), _skill(game, level, house, spoken)
    recalled = partial(skill.recall, level=level)
    if level == "easy":
        return Remembering(EasyBot(rules, skill, temper), recalled)
    bot: Thinker = Careless(rules, skill, level, _thinker(game, level, house, skill))
    if temper:
        bot = Tempered(rules, skill, temper, bot)
    return Remembering(bot, recalled)


@kept(SETS_OF_RULES * len(PARTS))
def make_adviser(game: str, level: str, house: HouseRules | None = None, spoken: str = FIRST) -> Remembering:
    """Who advises people as well as a level that thinks can: it forgets nothing that they have seen, and always thinks."""
    return Remembering(_thinker(game, level, house, _skill(game, level, house, spoken)))


def _skill(game: str, level: str, house: HouseRules | None, spoken: str) -> AnySkill:
    skill = skill_of(game, house, spoken)
    return skill if level in LEARNED else skill.by_hand()


def _thinker(game: str, level: str, house: HouseRules | None, skill: AnySkill) -> Thinker:
    """Who thinks at a level, whenever it does."""
    rules = rules_of(game, house)
    bot: Thinker = PlanBot(rules, skill, level, SearchBot(rules, skill, budget_of(skill, level)))
    expert = expert_of(game)
    return expert.player(bot, house) if level in EXPERTS and expert else bot


def budget_of(skill: AnySkill, level: str) -> Budget:
    """How much a bot of a level searches, in a game."""
    iterations = skill.iterations(level) or ITERATIONS[level]
    return Budget(iterations, skill.patience(level), PARTS[level], skill.curiosity(level))


class Remembering:
    """A bot that sees only what it remembers of its view: all of it, unless somebody says what it recalls."""

    def __init__(self, bot: Bot, recalled: Callable[..., Any] | None = None) -> None:
        self._bot, self._recalled = bot, recalled

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """The bot's choices from what is remembered."""
        yield from self._bot.think(self.recall(view, rng), legal, rng)

    def recall(self, view: Any, rng: random.Random) -> Any:
        """What the bot remembers of a view."""
        return self._recalled(view, rng=rng) if self._recalled else view

    def thinker(self, view: Any) -> Thinker | None:
        """Who thinks in parts about what is remembered; None for a bot that hardly thinks."""
        return self._bot.suited(view) if isinstance(self._bot, Thinker) else None


def interruption(
    skill: AnySkill, level: str, view: Any, legal: tuple[Action, ...], rng: random.Random
) -> Action | None:
    """What a bot does when it may interrupt; None for keeping still."""
    if not legal:
        return None
    return skill.interrupt(skill.recall(view, level, rng), legal, level, rng)


class _Later:
    """The generator of a decision, made when it is first asked: most of those who might interrupt never do."""

    def __init__(self, seed: int, ply: int, seat: int) -> None:
        self._decision = seed, ply, seat

    def __getattr__(self, name: str) -> Any:
        made = thinking_chance(*self._decision)
        self.random, self.getrandbits = made.random, made.getrandbits
        return getattr(made, name)


class Interrupters:
    """The bots of a match that may act although the game does not wait for them; a human's seat is left alone."""

    def __init__(self, setup: Setup) -> None:
        self._rules, self._skill = rules_for(setup), skill_of(setup.game, setup.house)
        self.levels: Mapping[int, str] = {seat: steady_level(setup.seats[seat]) for seat in setup.bots}
        #: Which bots might, by what lies open and their levels: what is asked at every step is asked without a detour.
        self.stirring = self._skill.stirring
        #: Whether anybody ever may: somebody else, by the rules of the game.
        self.any = len(setup.seats) > 1 and type(self._rules).may_interrupt is not Rules.may_interrupt

    def first(self, state: Any, seed: int, steps: int) -> Action | None:
        """What the first bot that wants to interrupt does."""
        # a game that keeps what lies open elsewhere has the usual answer: everybody might
        stirring = self.stirring(getattr(state, "public", None), self.levels) if self.any else ()
        return self.first_of(stirring, state, seed, steps) if stirring else None

    def first_of(self, stirring: Collection[int], state: Any, seed: int, steps: int) -> Action | None:
        """The same of those who might."""
        rules, skill = self._rules, self._skill
        for seat in rules.may_interrupt(state):
            if seat not in stirring:
                continue
            legal = rules.legal_actions(state, seat)
            if not legal:
                continue
            rng = cast(random.Random, _Later(seed, steps, seat))
            action = interruption(skill, self.levels[seat], rules.view(state, seat), legal, rng)
            if action is not None:
                return action
        return None


def first_interruption(setup: Setup, state: Any, seed: int, steps: int) -> Action | None:
    """What the first bot that wants to interrupt does, in a match of that set-up."""
    return Interrupters(setup).first(state, seed, steps)
