"""Which judgement plays better: the learned one or the one set by hand. `python -m bench.judgement pact --tables two`

The same search at the same budget, once by each judgement; every deal is played twice, with the seats swapped. `--of` names a
file that `tools.train` wrote; without one it is the box's own judgement.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from msgspec import Struct

from bench.shares import SEED, Share
from goblins import paths
from goblins.bots.arena import Arena, Record, game_seed
from goblins.bots.crew import Crew
from goblins.bots.levels import LEARNED, make_bot
from goblins.content.box import JUDGEMENT
from goblins.core.setup import Setup, make_seats
from tools.train import TABLES, by, written


class Duel(Struct, frozen=True):
    """A game between two judgements, which sit by turns; `first` says which of them has seat 0."""

    setup: Setup
    judgements: tuple[str, str]
    first: int
    seed: int


def played(duel: Duel) -> tuple[Record, float]:
    """How it went, and how much of it the first judgement has won."""
    setup, seats = duel.setup, range(len(duel.setup.seats))
    bots = [make_bot(setup.game, setup.seats[0].player, by(text)) for text in duel.judgements]
    record = Arena(setup, [bots[(seat + duel.first) % 2] for seat in seats]).play(duel.seed)
    own = [seat for seat in record.winners if (seat + duel.first) % 2 == 0]
    return record, len(own) / len(record.winners) if record.winners else 0.5


def compared(game: str, table: str, level: str, judgements: tuple[str, str], games: int, crew: Crew) -> Share:
    """How the first of two judgements fares against the second."""
    seats, options = TABLES[game][table]
    setup = Setup(game, make_seats([level] * seats), options)
    duels = [
        Duel(setup, judgements, first, game_seed(SEED, number)) for number in range(games // 2) for first in (0, 1)
    ]
    ends = list(crew.in_order(played, duels))
    drawn = sum(share not in (0.0, 1.0) for _, share in ends)
    return Share(sum(share for _, share in ends), len(ends), drawn)


def main() -> int:
    """The tables of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--tables", default="")
    parser.add_argument("--of", type=Path, default=None)
    parser.add_argument(
        "--against", type=Path, default=None, help="another such file; without one the judgement by hand"
    )
    parser.add_argument("--level", choices=LEARNED, default=LEARNED[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    words = parser.parse_args()
    new = words.of or paths.DATA / words.game / JUDGEMENT
    old = words.against.read_text(encoding="utf-8") if words.against else written({})
    for table in words.tables.split(",") if words.tables else TABLES[words.game]:
        texts = (new.read_text(encoding="utf-8"), old)
        found = compared(words.game, table, words.level, texts, words.games, Crew(words.jobs))
        print(f"{words.game} {table}, {words.level}: learned v by hand {found.words()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
