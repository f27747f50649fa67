"""A thought that goes on a little at a time, whoever works at its parts."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct

from goblins.bots.bot import Advice, decide
from goblins.bots.levels import Remembering, make_bot
from goblins.bots.parts import Finding, Ranked, Thinker, Work, part_seeds
from goblins.bots.thinking.question import asked
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


class Room(Protocol):
    """Who may work at parts of a thought."""

    def help(self, thought: Any) -> bool:
        """Let others work at it; False if there is nobody."""

    def dismiss(self, thought: Any) -> None:
        """Let nobody work at it any more."""


class Thought:
    """Somebody's thinking. Once it is `done`, `best` is the choice and `ranking` what else was weighed (() if nothing was)."""

    def __init__(self, room: Room, matter: Matter) -> None:
        self.best: Advice | None = None
        self.ranking: tuple[Ranked, ...] = ()
        self.done = False
        self._room, self._matter, self._view = room, matter, matter.view
        self._thinker: Thinker | None = None
        bot = make_bot(matter.game, matter.level, matter.house, language(), matter.temper)
        if isinstance(bot, Remembering):
            self._view = bot.recall(matter.view, matter.rng)
            self._thinker = bot.thinker(self._view)
        if self._thinker is None:
            self._finish(decide(bot, matter.view, matter.legal, matter.rng))
            return
        self._seeds = part_seeds(matter.rng, self._thinker.parts(self._view, matter.legal))
        self._questions: list[bytes] = []
        self._unbegun = list(range(len(self._seeds)))
        self._here: dict[int, Work] = {}
        self._found: dict[int, Finding] = {}
        self._in_order: list[Finding] = []

    # ------------------------------------------------------------------ going on

    def go_on(self, for_a_while: Iterable[None]) -> None:
        """Take what others have found; where nobody else works, think here for a short while."""
        if self.done:
            return
        if not self._room.help(self) and not self.done and not self._here and self._unbegun:
            self.begin_here(self._unbegun.pop(0))
        if self.done or not self._here:
            return
        for _ in for_a_while:
            self._breathe()
            if self.done or not self._here:
                return

    def drop(self) -> None:
        """Think no more about it."""
        if not self.done:
            self.done = True
            self._room.dismiss(self)

    def _breathe(self) -> None:
        """Go on with the first part that is worked at here, up to its next breath."""
        number = min(self._here)
        try:
            next(self._here[number])
        except StopIteration as done:
            del self._here[number]
            self.learn(number, done.value)

    def _finish(self, advice: Advice) -> None:
        self.best, self.done = advice, True

    # ------------------------------------------------------------------ parts

    @property
    def has_unbegun(self) -> bool:
        """Whether there is a part that nobody works at."""
        return bool(self._unbegun) and not self.done

    def next_question(self) -> tuple[int, bytes]:
        """The number of the first part that nobody works at, and its question: somebody else will."""
        matter = self._matter
        if not self._questions:
            who = (matter.game, matter.level, matter.house)
            self._questions = asked(*who, self._view, matter.legal, self._seeds)
        number = self._unbegun.pop(0)
        return number, self._questions[number]

    def begin_here(self, number: int) -> None:
        """Work at a part in the program itself."""
        assert self._thinker is not None
        if not self.done:
            self._here[number] = self._thinker.part(self._view, self._matter.legal, random.Random(self._seeds[number]))

    def learn(self, number: int, found: Finding) -> None:
        """What a part has found. It counts when all those before it are in, and ends the thought if that settles it."""
        self._found[number] = found
        while not self.done and len(self._in_order) in self._found:
            self._in_order.append(self._found[len(self._in_order)])
            self._look_whether_it_is_settled()

    def _look_whether_it_is_settled(self) -> None:
        assert self._thinker is not None
        so_far, parts = self._in_order, len(self._seeds)
        if len(so_far) == parts or self._thinker.enough(so_far, parts):
            advice = self._thinker.advice(self._view, self._matter.legal, so_far)
            weighed = self._thinker.ranking(self._matter.legal, so_far)
            # a temper may choose what the thought alone would not
            self.ranking = tuple(sorted(weighed, key=lambda one: one.action != advice.action))
            self._finish(advice)
            self._room.dismiss(self)
