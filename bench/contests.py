"""Contests between two levels at a table, or of one level alone: deal after deal, each played with the seats swapped, too."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from bench import openspiel, seeing
from bench.kept import Book, Contest, Kept
from bench.prints import fingerprint
from bench.shares import named
from goblins.bots.arena import Arena, game_seed
from goblins.bots.crew import Crew
from goblins.bots.levels import make_bot
from goblins.core.setup import Setup, make_seats

#: A batch of deals is made larger until it takes so many seconds: what was played is kept after each.
BATCH_SECONDS = 20.0
#: OpenSpiel's thinking time is found out anew for every batch: so many deals.
OPENSPIEL_BATCH = 5


class Step(Struct, frozen=True):
    """A step of the ladder: who plays whom (nobody: alone) at a table."""

    game: str
    count: int
    options: dict[str, Any]
    upper: str
    lower: str = ""

    @property
    def table(self) -> str:
        """In a few words."""
        return named(self.game, self.count, self.options)

    @property
    def each(self) -> int:
        """How often a deal is played: with the seats swapped, too, unless somebody plays alone."""
        return 2 if self.lower else 1

    def contest(self, seed: int) -> Contest:
        """As it is kept."""
        players = [seeing.LEVEL if one == seeing.NAME else one for one in (self.upper, self.lower)]
        levels = tuple([one for one in players if one and one != openspiel.NAME])
        return Contest(
            self.table,
            self.upper,
            self.lower,
            seed,
            fingerprint(self.game, self.count, self.options, levels),
        )


class Deal(Struct, frozen=True):
    """One game of a step: who sits first, and the seed of its deal."""

    step: Step
    first: int
    seed: int


class End(Struct, frozen=True):
    """How much of a game the upper one has won, and the score alone."""

    points: float
    score: int = 0


def played(deal: Deal) -> End:
    """One game, to its end."""
    step = deal.step
    if not step.lower:
        record = Arena(Setup(step.game, make_seats([step.upper]), step.options)).play(deal.seed)
        return End(float(bool(record.winners)), record.scores[0] if record.finished else 0)
    seated = [(step.upper, step.lower)[(seat + deal.first) % 2] for seat in range(step.count)]
    setup = Setup(step.game, make_seats([_level(one) for one in seated]), step.options)
    if seeing.NAME in seated:
        eyes = seeing.SeeingBot(step.game)
        bots = [eyes if one == seeing.NAME else make_bot(step.game, one) for one in seated]
        record = Arena(setup, bots).play(deal.seed, eyes.see)
    else:
        record = Arena(setup).play(deal.seed)
    winners = [seated[seat] for seat in record.winners]
    return End(winners.count(step.upper) / len(winners) if winners else 0.5)


def _level(player: str) -> str:
    return seeing.LEVEL if player == seeing.NAME else player


def more_played(step: Step, kept: Kept, deals: int, crew: Crew) -> Kept:
    """With so many deals more, from where it stopped."""
    numbers = range(kept.deals, kept.deals + deals)
    seed = kept.contest.seed
    if step.lower == openspiel.NAME:
        share = openspiel.yardstick(
            step.game, step.count, step.options, level=step.upper, games=2 * deals, times=1.0, first=kept.deals
        )
        return kept.more(deals, share.games, share.points, share.drawn)
    games = [Deal(step, first, game_seed(seed, number)) for number in numbers for first in range(step.each)]
    ends = list(crew.in_order(played, games))
    drawn = sum(end.points not in (0.0, 1.0) for end in ends)
    return kept.more(deals, len(ends), sum(end.points for end in ends), drawn, sum(end.score for end in ends))


def go_on(
    steps: list[Step],
    book: Book,
    *,
    games: int,
    seed: int,
    crew: Crew,
    until: float = float("inf"),
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[tuple[Step, Kept]]:
    """Play on, always where the least was played, until there are so many games of each step, or the time is over."""
    kept, batch = [book.found(step.contest(seed)) for step in steps], [crew.jobs] * len(steps)
    while clock() < until:
        open_ones = [number for number, one in enumerate(kept) if one.games < games]
        if not open_ones:
            return
        now = min(open_ones, key=lambda number: kept[number].games)
        step, left = steps[now], -(-(games - kept[now].games) // steps[now].each)
        deals = min(left, OPENSPIEL_BATCH if step.lower == openspiel.NAME else batch[now])
        begun = clock()
        kept[now] = more_played(step, kept[now], deals, crew)
        book.keep(kept[now])
        if clock() - begun < BATCH_SECONDS / 2:
            batch[now] *= 2
        yield step, kept[now]
