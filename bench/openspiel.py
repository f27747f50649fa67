"""An outside yardstick: OpenSpiel's information-set search at our tables. `python -m bench.openspiel --tables fairies2`

Its Python bot (`open_spiel.python.algorithms.ismcts`) sees our games through `view`, `imagine` and `legal_actions`, with a tree
of its own and its usual random play-outs. It thinks as long as `hard` does, or so many times as long (`--times`):
what `hard` takes for a decision on average, in processor time, is measured first, and again while they play. Needs
`requirements-lab.txt`.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from bench.shares import SEED, TABLES, Share, named
from goblins.bots.arena import Arena, game_seed
from goblins.bots.bot import Advice, Bot, decide, thinking_chance, willing
from goblins.bots.levels import make_bot
from goblins.bots.simple import ANY
from goblins.core.contract import Action, AnyRules
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_for

NAME = "openspiel"
#: How curious its search is (its examples' usual number), and how long a random play-out may take before it counts as even.
CURIOSITY, LONGEST_PLAYOUT = 2.0, 2000
#: Games of `hard` with itself, to see how long it thinks.
REHEARSALS = 2
_encode = msgspec.msgpack.Encoder().encode


def installed() -> bool:
    """Whether OpenSpiel is there."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


class Numbers:
    """Actions as OpenSpiel knows them: numbers, in the order in which they were met."""

    def __init__(self) -> None:
        self._numbers: dict[Action, int] = {}
        self._actions: list[Action] = []

    def of(self, action: Action) -> int:
        """The number of an action."""
        number = self._numbers.setdefault(action, len(self._actions))
        if number == len(self._actions):
            self._actions.append(action)
        return number

    def action(self, number: int) -> Action:
        """The action of a number."""
        return self._actions[number]


class Position:
    """A state of one of our games, so many actions on, with the methods of a `pyspiel.State` that the search calls."""

    def __init__(self, rules: AnyRules, numbers: Numbers, seats: int, state: Any, steps: int = 0) -> None:
        self._rules, self._numbers, self._seats, self.state, self._steps = rules, numbers, seats, state, steps

    def clone(self) -> Position:
        """Another one like it; states never change."""
        return Position(self._rules, self._numbers, self._seats, self.state, self._steps)

    def get_game(self) -> Any:
        """What the search asks about a game: one player after the other, and not everything is known."""
        import pyspiel

        kind = SimpleNamespace(
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        )
        return SimpleNamespace(get_type=lambda: kind)

    def current_player(self) -> int:
        """Who acts."""
        return self._rules.to_act(self.state)[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._rules.to_act(self.state)

    def is_chance_node(self) -> bool:
        """Never: chance is in the state that was imagined."""
        return False

    def legal_actions(self, _seat: int | None = None) -> list[int]:
        """The numbers of what may be done; nobody gives up."""
        legal = willing(self._rules.legal_actions(self.state, self.current_player()))
        return [self._numbers.of(action) for action in legal]

    def apply_action(self, number: int) -> None:
        """Go on."""
        self.state = self._rules.apply(self.state, self._numbers.action(number)).state
        self._steps += 1

    def information_state_string(self) -> bytes:
        """All that who acts can see, and how long it took: a search would go round for ever where something can be undone."""
        return _encode((self._steps, self._rules.view(self.state, self.current_player())))

    def returns(self) -> list[float]:
        """From -1 for losing to 1 for winning alone; even while it is open."""
        outcome = self._rules.outcome(self.state)
        if outcome is None or not outcome.winners:
            return [0.0] * self._seats
        return [2 * outcome.winners.count(seat) / len(outcome.winners) - 1 for seat in range(self._seats)]


class Purse:
    """How long `hard` thinks about a decision, in processor time: what it spends, OpenSpiel may spend too."""

    def __init__(self, times: float = 1.0) -> None:
        self.times, self._spent, self._decisions = times, 0.0, 0

    def spend(self, seconds: float) -> None:
        """Remember a decision."""
        self._spent += seconds
        self._decisions += 1

    @property
    def seconds(self) -> float:
        """What OpenSpiel may spend on a decision."""
        return self.times * self._spent / max(1, self._decisions)


class Timed:
    """A bot whose decisions are timed, where there is something to decide."""

    def __init__(self, bot: Bot, purse: Purse) -> None:
        self._bot, self._purse = bot, purse

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """The bot's choice."""
        begun = time.process_time()
        yield decide(self._bot, view, legal, rng)
        if len(willing(legal)) > 1:
            self._purse.spend(time.process_time() - begun)


class OpenSpielBot:
    """OpenSpiel's information-set search at one of our tables."""

    def __init__(self, rules: AnyRules, seats: int, purse: Purse) -> None:
        self._rules, self._seats, self._purse = rules, seats, purse
        self.simulations = self.decisions = 0

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """One choice, after as many simulations as the time allows."""
        from open_spiel.python.algorithms import ismcts, mcts

        actions = willing(legal)
        if len(actions) == 1:
            yield Advice(actions[0], ANY)
            return
        numbers, dice = Numbers(), np.random.RandomState(rng.getrandbits(32))
        evaluator = mcts.RandomRolloutEvaluator(1, dice, LONGEST_PLAYOUT)
        bot = ismcts.ISMCTSBot(None, evaluator, CURIOSITY, 1, random_state=dice)
        rules, seats = self._rules, self._seats
        imagined = Position(rules, numbers, seats, rules.imagine(view, rng))
        bot._root_node = bot.create_new_node(imagined)  # as its `run_search` begins, which counts and does not time
        end, least = time.process_time() + self._purse.seconds, len(actions) + 1
        while time.process_time() < end or least > 0:
            bot.run_simulation(Position(rules, numbers, seats, rules.imagine(view, rng)))
            self.simulations, least = self.simulations + 1, least - 1
        self.decisions += 1
        policy = bot.get_final_policy(imagined, bot._root_node)
        number = max(policy, key=lambda one: one[1])[0]
        yield Advice(numbers.action(number), ANY)


def yardstick(
    game: str, count: int, options: dict[str, Any], *, level: str, games: int, times: float, first: int = 0
) -> Share:
    """How a level fares against OpenSpiel, which may think so many times as long, from a deal on; and what is told of it."""
    setup = Setup(game, make_seats([level] * count), options)
    rules, purse, points, drawn = rules_for(setup), Purse(times), 0.0, 0
    ours, theirs = Timed(make_bot(game, level), purse), OpenSpielBot(rules, count, purse)
    for number in range(REHEARSALS):
        _rehearse(setup, ours, game_seed(SEED + 1, number))
    for number in range(games):
        swapped, seed = number % 2, game_seed(SEED, first + number // 2)
        record = Arena(setup, [(ours, theirs)[(seat + swapped) % 2] for seat in range(count)]).play(seed)
        own = [seat for seat in record.winners if (seat + swapped) % 2 == 0]
        share = len(own) / len(record.winners) if record.winners else 0.5
        points, drawn = points + share, drawn + (share not in (0.0, 1.0))
    simulations = theirs.simulations / max(1, theirs.decisions)
    print(f"    {purse.seconds:.2f} s for a decision, {simulations:.0f} simulations", file=sys.stderr, flush=True)
    return Share(points, games, drawn)


def _rehearse(setup: Setup, bot: Bot, seed: int) -> None:
    """A part of a game of a level with itself, so that it is known how long it thinks."""
    rules = rules_for(setup)
    state = rules.new_game(setup, seed)
    for step in range(40):
        acting = rules.to_act(state)
        if not acting:
            return
        seat = acting[0]
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        state = rules.apply(state, decide(bot, view, legal, thinking_chance(seed, step, seat)).action).state


def main() -> int:
    """A level against OpenSpiel at some tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="", help="only these: koncita2,irene2advanced …")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=40, help="at each table")
    parser.add_argument("--times", type=float, default=1.0, help="how many times as long OpenSpiel may think")
    words = parser.parse_args()
    if not installed():
        print("OpenSpiel is not there: pip install -r requirements-lab.txt", file=sys.stderr)
        return 1
    only = [one for one in words.tables.split(",") if one]
    for game, count, options in TABLES:
        if {f"{game}{count}", named(game, count, options).replace(" ", "")} & {*only} or (not only and count == 2):
            found = yardstick(game, count, options, level=words.level, games=words.games, times=words.times)
            contest = f"{words.level} v {NAME} x {words.times:g}"
            print(f"{named(game, count, options):18} {contest:24} {found.words()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
