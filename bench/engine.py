"""How fast random play is: steps per second per game and seat count. `python -m bench.engine [--seconds 3]`

Catanatron's random play is measured beside it where that package is installed; it is no dependency of ours.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable

from goblins.bots.bot import willing
from goblins.core.chance import below
from goblins.core.contract import AnyRules
from goblins.core.info import OptionValue
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import rules_of, slugs

#: Options that make another game of it, besides the usual ones.
VARIANTS: dict[str, tuple[dict[str, OptionValue], ...]] = {"pact": ({}, {"mode": "expert"})}
#: Solitaire never ends by itself under random play.
LONGEST_GAME = 1000


def play_once(rules: AnyRules, setup: Setup, seed: int) -> int:
    """Play one random game; how many steps it took. Nobody resigns, and nothing is done beside the game's decisions."""
    rng, state, steps = random.Random(seed), rules.new_game(setup, seed), 0
    while steps < LONGEST_GAME:
        acting = rules.to_act(state)
        if not acting:
            break
        actions = willing(rules.legal_actions(state, acting[0]))
        state = rules.apply(state, actions[below(rng, len(actions))]).state
        steps += 1
    return steps


def rate(play: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Games played within the time, and steps per second."""
    games, steps, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        steps += play(games)
        games += 1
    return games, steps / (time.perf_counter() - start)


def catanatron_once(seed: int) -> int:
    """One random game of Catanatron; how many actions it took."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    records = getattr(game.state, "action_records", None)
    return len(game.state.actions if records is None else records)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line")
    seconds = parser.parse_args().seconds
    for game in slugs():
        rules = rules_of(game)
        for count in range(rules.info.min_seats, rules.info.max_seats + 1):
            measured: list[Setup] = []
            for options in VARIANTS.get(game, ({},)):
                fitting = {key: rules.info.option(key).fitting(value, count) for key, value in options.items()}
                setup = checked(rules.info, Setup(game, make_seats(["random"] * count), fitting))
                if setup in measured:
                    continue  # the option means nothing with so many seats
                measured.append(setup)
                games, speed = rate(lambda seed, rules=rules, setup=setup: play_once(rules, setup, seed), seconds)  # type: ignore[misc]
                name = " ".join([game, *map(str, fitting.values())])
                print(f"{name:12} {count} seats {games:8} games {speed:12,.0f} steps/s")
    try:
        catanatron_once(0)
    except ImportError:
        print("catanatron is not installed: nothing to compare with", file=sys.stderr)
        return 0
    games, speed = rate(catanatron_once, seconds)
    print(f"{'catanatron':12} 4 seats {games:8} games {speed:12,.0f} steps/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
