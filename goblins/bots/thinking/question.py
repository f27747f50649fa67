"""What a helper is asked: a bot's level or how often to try, what seats may know and do, and a seed. Never a state."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from goblins.bots.levels import Remembering, make_bot
from goblins.bots.outlook import Outlook, looking
from goblins.bots.parts import Finding, Work
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.games.registry import rules_of


class Question(Struct, frozen=True, tag=True):
    """One part of a thought, as it is sent to a helper: a view as it is remembered, and the legal actions, both encoded."""

    game: str
    level: str
    house: HouseRules | None
    view: Raw
    legal: Raw
    seed: int


class NoThinker(ValueError):
    """A bot was asked for a part of a thought that does not fall into parts."""


def asked(
    game: str, level: str, house: HouseRules | None, view: Any, legal: tuple[Action, ...], seeds: tuple[int, ...]
) -> list[bytes]:
    """The questions for all parts of a thought, encoded."""
    seen, may = Raw(msgspec.json.encode(view)), Raw(msgspec.json.encode(legal))
    return [msgspec.json.encode(Question(game, level, house, seen, may, seed)) for seed in seeds]


def work_at(encoded: bytes) -> Work:
    """The work that a question asks for."""
    question = msgspec.json.decode(encoded, type=Question | Outlook)
    if isinstance(question, Outlook):
        return looking(question)
    rules = rules_of(question.game, question.house)
    bot = make_bot(question.game, question.level, question.house)
    view = msgspec.json.decode(question.view, type=rules.view_type)
    legal: tuple[Action, ...] = msgspec.json.decode(question.legal, type=tuple[rules.action_type, ...])  # type: ignore[name-defined]
    thinker = bot.thinker(view) if isinstance(bot, Remembering) else None
    if thinker is None:
        raise NoThinker(f"{question.level!r} thinks in one go")
    return thinker.part(view, legal, random.Random(question.seed))


def answered(encoded: bytes) -> Finding:
    """What a helper's answer says."""
    return msgspec.json.decode(encoded, type=Finding)
