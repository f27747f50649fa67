"""How much better each level plays than the one below. `python -m bench.bots`

At every table two levels sit by turns, and each deal is played twice, with the seats swapped; a win counts one, a shared one in
parts, a draw half. The share of the upper level stands with its interval (Wilson, 95 %), and as a difference in Elo. For
those who play alone it is counted how often each level wins. The same seed gives the same games, however many jobs play them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import log10, sqrt
from typing import Any

from msgspec import Struct

from goblins.bots.arena import Record, play_series
from goblins.bots.crew import Crew
from goblins.core.setup import Setup, make_seats

SEED = 20261117
LEVELS = ("random", "easy", "medium", "hard", "master")
#: The games, how many play, and what is chosen besides.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("koncita", 2, {}),
    ("koncita", 4, {}),
    ("grapple", 2, {}),
    ("grapple", 4, {}),
    ("irene", 2, {}),
    ("irene", 4, {}),
    ("fairies", 2, {}),
    ("fairies", 2, {"reverse": True}),
    ("fairies", 4, {}),
    ("pact", 2, {}),
    ("pact", 3, {"mode": "beginner"}),
    ("pact", 3, {"mode": "expert"}),
    ("pact", 4, {"mode": "expert"}),
)
ALONE = ("fairies", "irene", "pact")
#: For an interval of 95 %.
WIDTH = 1.96


class Series(Struct, frozen=True):
    """How many games are played, from which seed, by how many jobs."""

    games: int
    seed: int
    jobs: int

    def records(self, setup: Setup, share: int = 1) -> Iterator[Record]:
        """The games of a set-up, or a share of them."""
        return play_series(setup, self.seed, self.games // share, Crew(self.jobs))


class Share(Struct, frozen=True):
    """How much of some games a level has won."""

    points: float
    games: int
    drawn: int = 0

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self.points / self.games

    def interval(self) -> tuple[float, float]:
        """Between what the part really lies, most likely."""
        square = WIDTH * WIDTH
        middle = (self.part + square / (2 * self.games)) / (1 + square / self.games)
        spread = self.part * (1 - self.part) / self.games + square / (4 * self.games * self.games)
        aside = WIDTH * sqrt(spread) / (1 + square / self.games)
        return middle - aside, middle + aside

    def words(self) -> str:
        """The part, its interval, and what it comes to in Elo."""
        low, high = self.interval()
        elo = f"{_elo(self.part):+5.0f} ({_elo(low):+.0f} to {_elo(high):+.0f})"
        numbers = (
            f"{self.points:6.1f} of {self.games:4} = {100 * self.part:5.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        )
        return f"{numbers}, drawn or shared {self.drawn:3}, Elo {elo}"


def _elo(part: float) -> float:
    kept = min(0.999, max(0.001, part))
    return 400 * log10(kept / (1 - kept))


def duel(game: str, count: int, options: dict[str, Any], levels: tuple[str, str], series: Series) -> Share:
    """How a level fares against another."""
    upper = levels[0]
    points, drawn, played = 0.0, 0, 0
    for first in (0, 1):
        seated = [levels[(seat + first) % 2] for seat in range(count)]
        for record in series.records(Setup(game, make_seats(seated), options), 2):
            winners = [seated[seat] for seat in record.winners]
            points += winners.count(upper) / len(winners) if winners else 0.5
            drawn += len(set(winners)) != 1
            played += 1
    return Share(points, played, drawn)


def alone(game: str, level: str, series: Series) -> tuple[Share, float]:
    """How often a level wins alone, and its mean score."""
    records: list[Record] = list(series.records(Setup(game, make_seats([level]))))
    won = sum(bool(record.winners) for record in records)
    scores = [record.scores[0] for record in records if record.finished]
    return Share(won, len(records)), sum(scores) / max(1, len(scores))


def _pairs(wanted: str) -> Iterator[tuple[str, str]]:
    for lower, upper in zip(LEVELS, LEVELS[1:]):
        if upper in wanted.split(","):
            yield upper, lower


def main() -> int:
    """The whole ladder, or some steps of it at some tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="each against the level below it")
    parser.add_argument("--tables", default="", help="only these: koncita2,pact1 …")
    parser.add_argument("--games", type=int, default=400, help="at each table")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    words = parser.parse_args()
    series = Series(words.games, words.seed, words.jobs)
    only = [one for one in words.tables.split(",") if one]
    for upper, lower in _pairs(words.levels):
        for game, count, options in TABLES:
            if not only or f"{game}{count}" in only:
                found = duel(game, count, options, (upper, lower), series)
                more = " ".join(str(value if value is not True else key) for key, value in options.items())
                print(f"{f'{game} {count} {more}'.strip():18} {f'{upper} v {lower}':15} {found.words()}", flush=True)
    for game in ALONE:
        for level in words.levels.split(","):
            if not only or f"{game}1" in only:
                won, score = alone(game, level, series)
                low, high = won.interval()
                numbers = (
                    f"{won.points:.0f} of {won.games} = {100 * won.part:.1f} % ({100 * low:.0f} to {100 * high:.0f})"
                )
                print(f"{f'{game} alone':18} {level:15} won {numbers}, mean score {score:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
