"""Prove deals of Fairy Solitaire and write them to the levels folder.

`python -m goblins.bots.fairies.prove --level 5 --count 400`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from tqdm import tqdm

from goblins.bots.fairies.deals import GAME, HIGHEST_SEED, LOWEST_SEED, Deal, deals_path, rules_in
from goblins.bots.fairies.solver import Search
from goblins.core.chance import below, chance
from goblins.core.setup import HUMAN, Setup, checked, make_seats
from goblins.games.fairies.info import LEVELS


def seeds(level: int, count: int) -> list[int]:
    """Different eight-digit seeds, always the same ones for a level."""
    rng, found = chance(level), dict[int, None]()
    while len(found) < count:
        found[LOWEST_SEED + below(rng, HIGHEST_SEED - LOWEST_SEED + 1)] = None
    return list(found)


def prove(level: int, seed: int) -> Deal:
    """The first attempt at a seed that is proven winnable."""
    rules, attempt = rules_in(None), 0
    while True:
        setup = checked(rules.info, Setup(GAME, make_seats([HUMAN]), {"level": level, "attempt": attempt}))
        par = Search(rules.new_game(setup, seed), rules.content).finish().par
        if par is not None:
            return Deal(seed, attempt, par)
        attempt += 1


def lines(level: int, deals: list[Deal]) -> Iterator[str]:
    """The text of a deals file."""
    yield f"# Winnable deals of Fairy Solitaire, {level} goblins and {level} fairies: [seed, attempt, par]."
    yield f"# Made by: python -m goblins.bots.fairies.prove --level {level} --count {len(deals)}"
    yield f"level: {level}"
    yield "deals:"
    for deal in deals:
        yield f"  - [{deal.seed}, {deal.attempt}, {deal.par}]"


def main(arguments: list[str] | None = None) -> int:
    """Prove and write."""
    parser = argparse.ArgumentParser(prog="prove_deals", description=__doc__)
    parser.add_argument("--level", type=int, choices=LEVELS, required=True)
    parser.add_argument("--count", type=int, required=True)
    chosen = parser.parse_args(arguments)
    deals = [
        prove(chosen.level, seed) for seed in tqdm(seeds(chosen.level, chosen.count), unit="deal", file=sys.stderr)
    ]
    deals_path(chosen.level).write_text("\n".join(lines(chosen.level, deals)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
