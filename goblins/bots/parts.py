"""A thought in parts: a fixed number of them, each from a seed of its own, summed up in a fixed order.

Who works at the parts, and how many at once, changes nothing: the same view, actions and seed give the same choice.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from msgspec import Struct

from goblins.bots.bot import Advice
from goblins.core.contract import Action
from goblins.words import Message

_SEED_BITS = 62


class Tally(Struct, frozen=True):
    """An action, by its number among the legal ones: how often it was tried, and what that came to in all.

    Where somebody asks how sure that is, `squares` is the sum of the squares.
    """

    number: int
    tried: int
    total: float
    squares: float = 0.0


class Ranked(Struct, frozen=True):
    """An action and what a thought says of it: the share of its tries, and what it is worth on average, from 0 to 1."""

    action: Action
    share: float
    worth: float


class Finding(Struct, frozen=True):
    """What one part of a thought came to, after so many positions; where it knows better than tallies, its `choice` and why."""

    tallies: tuple[Tally, ...] = ()
    positions: int = 0
    choice: int | None = None
    reason: Message | None = None


#: One part's work: it takes a breath whenever something else may be done, and returns what it found.
Work = Generator[None, None, Finding]


class Thinker(ABC):
    """A bot whose thought falls into parts, which need not be worked at in one place."""

    def suited(self, view: Any) -> Thinker:
        """Who thinks about such a view: this bot, or another that it leaves it to."""
        return self

    @abstractmethod
    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        """Into how many parts the thought falls, at least one; it depends on nothing but what is asked."""

    @abstractmethod
    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """One part of the thought; the parts differ by their generators alone."""

    def best(self, findings: Sequence[Finding]) -> int:
        """The number of the best action by the tallies of the first parts: of the one that was tried most."""
        sums = summed_up(findings)
        return max(sums, key=lambda number: (sums[number][0], sums[number][1] / sums[number][0]))

    @abstractmethod
    def reason(self, view: Any, action: Action) -> Message:
        """Why the action may be the best, where its part did not say so."""

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """Whether the first parts' findings settle the choice, so that the others need not be waited for."""
        return findings[-1].choice is not None

    def advice(self, view: Any, legal: tuple[Action, ...], findings: Sequence[Finding]) -> Advice:
        """The choice by what the first parts found, and why."""
        last = findings[-1]
        action = legal[self.best(findings) if last.choice is None else last.choice]
        return Advice(action, last.reason or self.reason(view, action))

    def ranking(self, legal: tuple[Action, ...], findings: Sequence[Finding]) -> tuple[Ranked, ...]:
        """The actions that were thought about: the chosen one, then those liked next; () if none was weighed."""
        sums = summed_up(findings)
        if not sums:
            return ()
        chosen = self.best(findings) if findings[-1].choice is None else findings[-1].choice
        tries = sum(tried for tried, _ in sums.values())
        order = sorted(
            sums, key=lambda number: (number != chosen, -sums[number][0], -sums[number][1] / sums[number][0])
        )
        return tuple(
            [Ranked(legal[number], sums[number][0] / tries, sums[number][1] / sums[number][0]) for number in order]
        )

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """All parts one after the other; a choice after each of them."""
        thinker, findings = self.suited(view), list[Finding]()
        seeds = part_seeds(rng, thinker.parts(view, legal))
        for seed in seeds:
            findings.append(finished(thinker.part(view, legal, random.Random(seed))))
            yield thinker.advice(view, legal, findings)
            if thinker.enough(findings, len(seeds)):
                return


def part_seeds(rng: random.Random, parts: int) -> tuple[int, ...]:
    """The seeds of a thought's parts, in order."""
    return tuple([rng.getrandbits(_SEED_BITS) for _ in range(parts)])


def finished(work: Work) -> Finding:
    """What a part finds, without a break."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Finding = done.value
            return found


def in_turn(
    thinker: Thinker, view: Any, legal: tuple[Action, ...], rng: random.Random
) -> Generator[None, None, Advice]:
    """All parts of a thought one after the other, with their breaths."""
    thinker, findings = thinker.suited(view), list[Finding]()
    seeds = part_seeds(rng, thinker.parts(view, legal))
    for seed in seeds:
        findings.append((yield from thinker.part(view, legal, random.Random(seed))))
        if thinker.enough(findings, len(seeds)):
            break
    return thinker.advice(view, legal, findings)


def summed_up(findings: Sequence[Finding]) -> dict[int, tuple[int, float]]:
    """What all parts together say of every action: how often it was tried, and what that came to."""
    sums: dict[int, tuple[int, float]] = {}
    for finding in findings:
        for tally in finding.tallies:
            tried, total = sums.get(tally.number, (0, 0.0))
            sums[tally.number] = tried + tally.tried, total + tally.total
    return sums
