"""`simulate`: many games between bots, and who won them."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter

from msgspec import Struct, to_builtins
from tqdm import tqdm

from goblins.bots.arena import Record, play_series
from goblins.bots.crew import ALONE, Crew, NoCluster
from goblins.cli.arguments import UsageError
from goblins.core.setup import BOT_LEVELS, SURPRISE, Setup


class Series(Struct, frozen=True):
    """What many games add up to. `wins` and `mean_scores` are per seat; `reasons` counts how games ended."""

    game: str
    games: int
    finished: int
    steps: int
    seconds: float
    steps_per_second: float
    wins: tuple[int, ...]
    mean_scores: tuple[float, ...]
    reasons: dict[str, int]


def simulate(setup: Setup, seed: int, games: int, crew: Crew = ALONE, *, as_json: bool) -> int:
    """Play and print. The same seed gives the same games, whoever plays them."""
    if setup.humans:
        raise UsageError(f"a simulation has no humans: seat {setup.humans[0]} must be one of {', '.join(BOT_LEVELS)}")
    start = time.perf_counter()
    try:
        played = play_series(setup, seed, games, crew)
        records = list(tqdm(played, total=games, unit="game", file=sys.stderr, leave=False))
    except NoCluster as problem:
        raise UsageError(str(problem)) from problem
    series = summed_up(setup, records, time.perf_counter() - start)
    print(json.dumps(to_builtins(series)) if as_json else _text(setup, series))
    return 0


def summed_up(setup: Setup, records: list[Record], seconds: float) -> Series:
    """Records of games as one series."""
    seats = range(len(setup.seats))
    finished = [record for record in records if record.finished]
    steps = sum(record.steps for record in records)
    wins = Counter(seat for record in finished for seat in record.winners)
    return Series(
        setup.game,
        len(records),
        len(finished),
        steps,
        round(seconds, 3),
        round(steps / seconds, 1) if seconds else 0.0,
        tuple(wins[seat] for seat in seats),
        tuple(round(sum(record.scores[seat] for record in finished) / max(1, len(finished)), 4) for seat in seats),
        dict(sorted(Counter(record.reason for record in finished).items())),
    )


def _text(setup: Setup, series: Series) -> str:
    lines = [
        f"{series.game}: {series.finished} of {series.games} games finished, {series.steps} steps in {series.seconds:.1f} s"
    ]
    for index, seat in enumerate(setup.seats):
        share = 100 * series.wins[index] / series.games
        won = f"won {series.wins[index]:6} ({share:5.1f} %)"
        who = f"{seat.player}:{SURPRISE if seat.surprise else seat.temper}".rstrip(":")
        lines.append(f"  seat {index} {who:7} {won}   mean score {series.mean_scores[index]:.2f}")
    lines.append("  " + ", ".join(f"{reason}: {count}" for reason, count in series.reasons.items()))
    return "\n".join(lines)
