"""How much better each level plays than the one below. `python -m bench.bots`

At every table two levels sit by turns, and each deal is played twice, with the seats swapped; a win counts one, a shared one in
parts, a draw half. The share of the upper level stands with its interval (Wilson, 95 %), and as a difference in Elo. For
those who play alone it is counted how often each level wins. The same seed gives the same games, however many jobs play them.

What was played is kept (`bench/results/ladder.jsonl`), and the next time it is gone on with, where the least was played so far;
what bots have played that were changed since is not counted.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench import openspiel, seeing
from bench.contests import Step, go_on
from bench.kept import RESULTS, Book, Kept
from bench.ladder import Pairing, ladder
from bench.shares import LEVELS, SEED, TABLES, named
from goblins.bots.crew import Crew
from goblins.bots.thinking.work import MANY_THINGS

ALONE = ("fairies", "irene", "pact")


def steps_of(levels: list[str], tables: list[str]) -> Iterator[Step]:
    """The steps of the ladder up to these levels, at these tables (all, if none is named)."""
    for upper in levels:
        for game, count, options in TABLES:
            if tables and not {f"{game}{count}", named(game, count, options).replace(" ", "")} & {*tables}:
                continue
            if upper in LEVELS[1:]:
                yield Step(game, count, options, upper, LEVELS[LEVELS.index(upper) - 1])
            elif upper == seeing.NAME:
                yield Step(game, count, options, upper, "hard")
            elif upper == openspiel.NAME and openspiel.installed():
                yield Step(game, count, options, "hard", upper)
        for game in ALONE:
            if upper in LEVELS[1:] and (not tables or f"{game}1" in tables):
                yield Step(game, 1, {}, upper)


def line(step: Step, kept: Kept) -> str:
    """What is known of a step."""
    if not kept.games:
        return f"{step.table:18} {f'{step.upper} v {step.lower}':18} not played yet"
    if step.lower:
        return f"{step.table:18} {f'{step.upper} v {step.lower}':18} {kept.share.words()}"
    low, high = kept.share.interval()
    share = f"{kept.points:.0f} of {kept.games} = {100 * kept.share.part:.1f} % ({100 * low:.0f} to {100 * high:.0f})"
    return f"{step.table:18} {f'{step.upper} alone':18} won {share}, mean score {kept.score / kept.games:.2f}"


def report(steps: list[Step], book: Book, seed: int) -> Iterator[str]:
    """All that is kept of these steps, then everybody's Elo at each table, and how much does not count any more."""
    met: dict[str, list[Pairing]] = {}
    counted = []
    for step in steps:
        kept = book.found(step.contest(seed))
        counted.append(kept.contest)
        yield line(step, kept)
        if step.lower and kept.games:
            met.setdefault(step.table, []).append(Pairing(step.upper, step.lower, kept.points, kept.games))
    for table, pairings in met.items():
        for rung in ladder((*LEVELS, seeing.NAME, openspiel.NAME), pairings):
            yield f"{table:18} {rung.words()}"
    names = {(one.table, one.upper, one.lower) for one in counted}
    stale = [
        one
        for one in book.read()
        if (one.contest.table, one.contest.upper, one.contest.lower) in names and one.contest not in counted
    ]
    if stale:
        yield f"not counted, since bots have changed: {sum(one.games for one in stale)} games of {len(stale)} contests"


def main() -> int:
    """Go on with the ladder, or with some steps of it at some tables; then everybody's Elo at each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--levels",
        default=",".join((*LEVELS[1:], openspiel.NAME)),
        help=f"each against the one below it; {seeing.NAME}: a master that sees everything, against hard",
    )
    parser.add_argument("--tables", default="", help="only these: koncita2,pact1,pact3expert …")
    parser.add_argument("--games", type=int, default=400, help="of each step at each table; 0: only tell what is kept")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where it is kept")
    words = parser.parse_args()
    gc.set_threshold(MANY_THINGS)
    book = Book(words.results)
    steps = list(steps_of(words.levels.split(","), [one for one in words.tables.split(",") if one]))
    until = time.monotonic() + 60 * words.minutes
    for step, kept in go_on(steps, book, games=words.games, seed=words.seed, crew=Crew(words.jobs), until=until):
        print(line(step, kept), file=sys.stderr, flush=True)
    for told in report(steps, book, words.seed):
        print(told, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
