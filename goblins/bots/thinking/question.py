"""What a helper is asked: a bot's level or how often to try, what seats may know and do, and a seed. Never a state."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from goblins.bots.bot import Bot
from goblins.bots.levels import Remembering, make_adviser, make_bot
from goblins.bots.outlook import Outlook, looking
from goblins.bots.parts import Finding, Work
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.games.registry import rules_of
from goblins.words.catalogue import FIRST


class Asker(Struct, frozen=True):
    """Whose thought it is: a bot's of a level in a game, who perhaps advises somebody."""

    game: str
    level: str
    house: HouseRules | None
    advising: bool = False

    def bot(self, spoken: str = FIRST, temper: str = "") -> Bot:
        """The one who thinks; a temper changes only what is made of it."""
        if self.advising:
            return make_adviser(self.game, self.level, self.house, spoken)
        return make_bot(self.game, self.level, self.house, spoken, temper)


class Question(Struct, frozen=True, tag=True):
    """One part of a thought, as it is sent to a helper: a view as it is remembered, and the legal actions, both encoded."""

    who: Asker
    view: Raw
    legal: Raw
    seed: int


class NoThinker(ValueError):
    """A bot was asked for a part of a thought that does not fall into parts."""


def asked(who: Asker, view: Any, legal: tuple[Action, ...], seeds: tuple[int, ...]) -> list[bytes]:
    """The questions for all parts of a thought, encoded."""
    seen, may = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(legal))
    return [msgspec.json.encode(Question(who, seen, may, seed)) for seed in seeds]


def work_at(encoded: bytes) -> Work:
    """The work that a question asks for."""
    question = msgspec.json.decode(encoded, type=Question | Outlook)
    if isinstance(question, Outlook):
        return looking(question)
    who = question.who
    rules = rules_of(who.game, who.house)
    bot = who.bot()
    view = msgspec.json.decode(question.view, type=rules.view_type)
    legal: tuple[Action, ...] = msgspec.json.decode(question.legal, type=tuple[rules.action_type, ...])  # type: ignore[name-defined]
    thinker = bot.thinker(view) if isinstance(bot, Remembering) else None
    if thinker is None:
        raise NoThinker(f"{who.level!r} thinks in one go")
    return thinker.part(view, legal, random.Random(question.seed))


def answered(encoded: bytes) -> Finding:
    """What a helper's answer says."""
    return msgspec.json.decode(encoded, type=Finding)
