"""How much better each level plays than the one below. `python -m bench.bots`

At every table two levels sit by turns, and each deal is played twice, with the seats swapped; a win counts one, a shared one in
parts, a draw half. The share of the upper level stands with its interval (Wilson, 95 %), and as a difference in Elo. For
those who play alone it is counted how often each level wins. The same seed gives the same games, however many jobs play them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bench import openspiel
from bench.ladder import Pairing, ladder
from bench.shares import LEVELS, SEED, TABLES, Share, named
from goblins.bots.arena import Record, play_series
from goblins.bots.crew import Crew
from goblins.core.setup import Setup, make_seats

ALONE = ("fairies", "irene", "pact")


class Series(Struct, frozen=True):
    """How many games are played, from which seed, by how many jobs."""

    games: int
    seed: int
    jobs: int

    def records(self, setup: Setup, share: int = 1) -> Iterator[Record]:
        """The games of a set-up, or a share of them."""
        return play_series(setup, self.seed, self.games // share, Crew(self.jobs))


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


def _at_table(game: str, count: int, options: dict[str, Any], wanted: str, series: Series) -> list[Pairing]:
    """Every step of the ladder at one table, and OpenSpiel's where it is installed and asked for."""
    table, found = named(game, count, options), list[Pairing]()
    for upper, lower in _pairs(wanted):
        share = duel(game, count, options, (upper, lower), series)
        print(f"{table:18} {f'{upper} v {lower}':18} {share.words()}", flush=True)
        found.append(Pairing(upper, lower, share.points, share.games))
    if openspiel.NAME in wanted.split(",") and openspiel.installed():
        share = openspiel.yardstick(game, count, options, level="hard", games=series.games, times=1.0)
        print(f"{table:18} {f'hard v {openspiel.NAME}':18} {share.words()}", flush=True)
        found.append(Pairing("hard", openspiel.NAME, share.points, share.games))
    return found


def main() -> int:
    """The whole ladder, or some steps of it at some tables; then everybody's Elo at each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--levels", default=",".join((*LEVELS[1:], openspiel.NAME)), help="each against the one below it"
    )
    parser.add_argument("--tables", default="", help="only these: koncita2,pact1 …")
    parser.add_argument("--games", type=int, default=400, help="at each table")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    words = parser.parse_args()
    series = Series(words.games, words.seed, words.jobs)
    only = [one for one in words.tables.split(",") if one]
    rungs = [
        (named(game, count, options), ladder((*LEVELS, openspiel.NAME), found))
        for game, count, options in TABLES
        if not only or f"{game}{count}" in only
        if (found := _at_table(game, count, options, words.levels, series))
    ]
    for table, rung in [(table, rung) for table, found in rungs for rung in found]:
        print(f"{table:18} {rung.words()}")
    for game in ALONE:
        for level in words.levels.split(","):
            if level in LEVELS and (not only or f"{game}1" in only):
                won, score = alone(game, level, series)
                low, high = won.interval()
                numbers = (
                    f"{won.points:.0f} of {won.games} = {100 * won.part:.1f} % ({100 * low:.0f} to {100 * high:.0f})"
                )
                print(f"{f'{game} alone':18} {level:15} won {numbers}, mean score {score:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
