"""A thought that goes on a little at a time, whoever works at its parts."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from goblins.bots.bot import Advice, decide
from goblins.bots.levels import Remembering
from goblins.bots.parts import Finding, Ranked, Thinker, Work, part_seeds
from goblins.bots.thinking.question import Asker, asked
from goblins.bots.thinking.task import Room, Task
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.words import language


class Matter(Struct, frozen=True):
    """What is thought about: by a bot of which level, with what its seat may know, may do, and chance."""

    game: str
    level: str
    house: HouseRules | None
    view: Any
    legal: tuple[Action, ...]
    rng: random.Random
    temper: str = ""
    #: Whether it advises people: then it forgets nothing that they have seen, and always thinks.
    advising: bool = False


class Thought(Task):
    """Somebody's thinking. Once it is `done`, `best` is the choice and `ranking` what else was weighed (() if nothing was)."""

    def __init__(self, room: Room, matter: Matter) -> None:
        super().__init__(room)
        self.best: Advice | None = None
        self.ranking: tuple[Ranked, ...] = ()
        self._matter = matter
        #: What the bot sees in its mind, of all that its seat may know.
        self.remembered = matter.view
        self._thinker: Thinker | None = None
        self._who = Asker(matter.game, matter.level, matter.house, matter.advising)
        bot = self._who.bot(language(), matter.temper)
        if isinstance(bot, Remembering):
            self.remembered = bot.recall(matter.view, matter.rng)
            self._thinker = bot.thinker(self.remembered)
        if self._thinker is None:
            self.best = decide(bot, matter.view, matter.legal, matter.rng)
            return
        self._seeds = part_seeds(matter.rng, self._thinker.parts(self.remembered, matter.legal))
        self._unbegun = list(range(len(self._seeds)))
        self._questions: list[bytes] = []
        self._found: dict[int, Finding] = {}
        self._in_order: list[Finding] = []

    def learn(self, number: int, found: Finding) -> None:
        """What a part has found. It counts when all those before it are in, and ends the thought if that settles it."""
        self._found[number] = found
        while not self.done and len(self._in_order) in self._found:
            self._in_order.append(self._found[len(self._in_order)])
            self._look_whether_it_is_settled()

    @property
    def _settled(self) -> bool:
        return self.best is not None

    def _question(self, number: int) -> bytes:
        if not self._questions:
            self._questions = asked(self._who, self.remembered, self._matter.legal, self._seeds)
        return self._questions[number]

    def _work(self, number: int) -> Work:
        assert self._thinker is not None
        return self._thinker.part(self.remembered, self._matter.legal, random.Random(self._seeds[number]))

    def _look_whether_it_is_settled(self) -> None:
        assert self._thinker is not None
        so_far, parts = self._in_order, len(self._seeds)
        if len(so_far) == parts or self._thinker.enough(so_far, parts):
            advice = self._thinker.advice(self.remembered, self._matter.legal, so_far)
            weighed = self._thinker.ranking(self._matter.legal, so_far)
            # a temper may choose what the thought alone would not
            self.ranking = tuple(sorted(weighed, key=lambda one: one.action != advice.action))
            self.best = advice
            self._room.dismiss(self)
