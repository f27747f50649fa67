"""Learn from games of the bots what the features of a position count for. `python -m tools.train pact --tables two`

At every table quick bots play among themselves, by the judgement set by hand and now and then just anything, so that unusual
positions are met too. What every position's features were for every seat, and how the game ended for it, goes into a logistic
regression that leans on the weights set by hand: it leaves them only as far as the games ask for. One in five games is kept
apart to see how well the weights foretell what they were not made from. In further rounds bots play by what was learned before.
What comes of it is written to `data/<game>/judgement.yaml`; the same seed gives the same file, however many jobs play.
Whether it also plays better, `python -m bench.judgement` tells.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import yaml
from msgspec import Struct
from tqdm import tqdm

from goblins import paths
from goblins.bots.arena import Arena, Record, game_seed
from goblins.bots.bot import Advice, Bot, willing
from goblins.bots.crew import ALONE, Crew
from goblins.bots.search import Budget, SearchBot
from goblins.bots.simple import ANY, EasyBot
from goblins.content.box import JUDGEMENT
from goblins.content.judgement import JudgementFile, Learned, Made
from goblins.content.loader import load
from goblins.core.chance import below, chance, pick
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, make_seats
from goblins.core.skill import CAREFUL
from goblins.games.registry import rules_of, skill_of

#: The kinds of table of every game: how many play, and what is chosen besides.
TABLES: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "pact": {"two": (2, {}), "beginner": (3, {"mode": "beginner"}), "expert": (3, {"mode": "expert"})},
    "koncita": {"two": (2, {}), "more": (4, {})},
    "irene": {
        "two": (2, {}),
        "more": (4, {}),
        "two_advanced": (2, {"advanced": True}),
        "more_advanced": (4, {"advanced": True}),
    },
    "grapple": {"two": (2, {}), "more": (4, {})},
    "fairies": {
        "two": (2, {}),
        "two_reverse": (2, {"reverse": True}),
        "more": (4, {}),
        "more_reverse": (4, {"reverse": True}),
    },
}
#: One action in so many is anything at all; one position in so many is learned from; one game in so many is kept apart.
CARELESS_ONE_IN, SEEN_ONE_IN, APART_ONE_IN = 12, 2, 5
#: How much the weights lean on those set by hand: as so many games would.
LEANING = 10.0
#: The same for what is hardly held back.
FREE = 1e-6
#: Steps of the regression; far fewer are needed.
STEPS = 25
#: Digits after the point of what is written down.
DIGITS = 4
HEADING = "# What the features of a position count for, learned from games: `python -m tools.train` wrote it (docs/bots.md).\n"
_SEEN_OCCASION = 900_000


class Task(Struct, frozen=True):
    """One game to learn from: at which table, by which judgement, and how many lines of play its bots try."""

    setup: Setup
    seed: int
    iterations: int
    judgement: str


class Seen(Struct, frozen=True):
    """What was seen of one game: the features of positions, a row each, and how it ended for who saw them (1: won)."""

    rows: Any
    ends: Any


class Curious:
    """A bot that now and then does anything that may be worth a thought."""

    def __init__(self, bot: Bot, rules: Any, skill: Any) -> None:
        self._bot, self._rules, self._skill = bot, rules, skill

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """The bot's choice, most of the time."""
        actions = willing(legal)
        if len(actions) > 1 and below(rng, CARELESS_ONE_IN) == 0:
            yield Advice(pick(rng, self._skill.consider(self._rules.imagine(view, rng), actions)), ANY)
        else:
            yield from self._bot.think(view, legal, rng)


def watched(task: Task) -> Seen:
    """What is to be seen in one game."""
    game, house = task.setup.game, by(task.judgement)
    rules, skill = rules_of(game, house), skill_of(game, house)
    quick: Bot = EasyBot(rules, skill, lapses=CAREFUL)
    if task.iterations:
        quick = SearchBot(rules, skill, Budget(task.iterations, skill.patience("medium")))
    seats, chooser = range(len(task.setup.seats)), chance(task.seed, _SEEN_OCCASION)
    rows: list[tuple[float, ...]] = []
    viewers: list[int] = []

    def look(state: Any) -> None:
        if below(chooser, SEEN_ONE_IN):
            return
        for seat in seats:
            features = skill.features(state, seat)
            if features is not None:
                rows.append(features)
                viewers.append(seat)

    record = Arena(task.setup, [Curious(quick, rules, skill)] * len(seats)).play(task.seed, look)
    if not record.finished or not rows:
        return Seen(np.zeros((0, len(skill.judgement.names))), np.zeros(0))
    return Seen(np.array(rows), np.array([share_of(record, seat) for seat in viewers]))


def share_of(record: Record, seat: int) -> float:
    """What a seat has of a game: all, a part, or nothing; nobody's game is everybody's."""
    if not record.winners:
        return 1.0 / len(record.scores)
    return record.winners.count(seat) / len(record.winners)


# ---------------------------------------------------------------------- fitting


class Matrix(Struct, frozen=True):
    """Positions of many games: a row of features each, how they ended, and how much they count (a game counts one)."""

    rows: Any
    ends: Any
    counts: Any

    @classmethod
    def of(cls, games: list[Seen]) -> Matrix:
        """All that was seen in some games."""
        met = [game for game in games if len(game.ends)]
        counts = [np.full(len(game.ends), 1.0 / len(game.ends)) for game in met]
        return cls(*[np.concatenate(part) for part in ([one.rows for one in met], [one.ends for one in met], counts)])

    def loss(self, weights: Any) -> float:
        """The log loss of some weights."""
        chances = np.clip(_likely(self.rows @ weights), 1e-9, 1 - 1e-9)
        losses = -(self.ends * np.log(chances) + (1 - self.ends) * np.log(1 - chances))
        return float(losses @ self.counts / self.counts.sum())

    def right(self, weights: Any) -> float:
        """How many of the positions that somebody won are judged rightly."""
        clear = (self.ends == 0.0) | (self.ends == 1.0)
        good = (self.rows @ weights > 0) == (self.ends == 1.0)
        return float((good * self.counts)[clear].sum() / self.counts[clear].sum())


def fitted(seen: Matrix, by_hand: tuple[float, ...], leaning: float = LEANING) -> Any:
    """The weights by which what was seen is likeliest, leaning on those set by hand.

    How sure one may be at all, and the constant (the last feature), are free: they say nothing about what to strive for.
    """
    hand, counts, rows = np.array(by_hand), seen.counts, seen.rows
    total = rows @ hand
    both = np.stack([total, np.ones(len(total))], axis=1)
    more_sure, constant = _newton(both, seen, total, np.full(2, FREE))
    sureness = 1.0 + more_sure
    middle = counts @ rows / counts.sum()
    middle[-1] = 0.0
    scales = np.sqrt(counts @ (rows - middle) ** 2 / counts.sum())
    met = scales > 1e-9
    centred = (rows - middle)[:, met] / scales[met]
    lean = np.full(met.sum(), leaning)
    lean[-1] = FREE
    change = np.zeros(len(hand))
    change[met] = _newton(centred, seen, sureness * total + constant, lean) / scales[met]
    weights = sureness * hand + change
    weights[-1] += constant - change[:-1] @ middle[:-1]
    return weights


def _newton(rows: Any, seen: Matrix, offsets: Any, lean: Any) -> Any:
    """What to add to the offsets for every column, so that what was seen is likeliest; less where there is much to lean on."""
    found = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chances = _likely(offsets + rows @ found)
        slope = rows.T @ (seen.counts * (chances - seen.ends)) + lean * found
        bend = (rows * (seen.counts * chances * (1 - chances))[:, None]).T @ rows + np.diag(lean)
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < 1e-9:
            break
    return found


def _likely(totals: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(totals, -30, 30)))


# ---------------------------------------------------------------------- a table


class Lesson(Struct, frozen=True):
    """What is learned from: so many games in each of so many rounds, their seed, and how many lines of play bots try."""

    games: int
    seed: int
    rounds: int = 1
    iterations: int = 0


def learned(game: str, table: str, lesson: Lesson, crew: Crew = ALONE) -> Learned:
    """The weights for a kind of table."""
    seats, options = TABLES[game][table]
    setup = Setup(game, make_seats(["hard"] * seats), options)
    names, hand = (judgement := skill_of(game, by(written({}))).judgement).names, judgement.by_hand
    found: Learned | None = None
    for number in range(lesson.rounds):
        text, first = written({table: found} if found else {}), number * lesson.games
        seeds = [game_seed(lesson.seed, first + one) for one in range(lesson.games)]
        played = crew.in_order(watched, [Task(setup, one, lesson.iterations, text) for one in seeds])
        games = list(tqdm(played, total=len(seeds), unit="game", file=sys.stderr, leave=False))
        apart = Matrix.of(games[::APART_ONE_IN])
        seen = Matrix.of([one for place, one in enumerate(games) if place % APART_ONE_IN])
        weights = np.round(fitted(seen, hand), DIGITS)
        made = Made(
            games=len(games) * (number + 1),
            positions=len(seen.ends),
            seed=lesson.seed,
            rounds=number + 1,
            iterations=lesson.iterations,
            rules=rules_of(game).info.rules_version,
            log_loss=round(apart.loss(weights), DIGITS),
            log_loss_by_hand=round(apart.loss(np.array(hand)), DIGITS),
            right=round(apart.right(weights), DIGITS),
        )
        found = Learned(made, {name: float(weight) for name, weight in zip(names, weights, strict=True)})
    assert found is not None, "there is one round at least"
    return found


def by(judgement: str) -> HouseRules:
    """The printed box with another judgement."""
    return HouseRules("judgement", ((JUDGEMENT, judgement),))


def written(tables: dict[str, Learned]) -> str:
    """What was learned, as a data file."""
    plain = msgspec.to_builtins(JudgementFile(dict(sorted(tables.items()))))
    text: str = yaml.safe_dump(plain, sort_keys=False, default_flow_style=False)
    return HEADING + text


def main(arguments: list[str] | None = None) -> int:
    """Learn for the tables of a game, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--tables", default="", help="only these kinds of table; the others stay as they are")
    parser.add_argument("--games", type=int, default=2000, help="at every table, in every round")
    parser.add_argument("--rounds", type=int, default=1, help="from the second on by what was learned before")
    parser.add_argument("--iterations", type=int, default=0, help="lines of play that the bots try; 0: they just look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="", help="the address of a Dask cluster that plays the games")
    parser.add_argument("--out", type=Path, default=None, help="another file than the box's own")
    words = parser.parse_args(arguments)
    out = words.out or paths.DATA / words.game / JUDGEMENT
    tables = dict(load(out, JudgementFile).tables) if out.is_file() else {}
    lesson = Lesson(words.games, words.seed, words.rounds, words.iterations)
    for table in words.tables.split(",") if words.tables else TABLES[words.game]:
        tables[table] = learned(words.game, table, lesson, Crew(words.jobs, words.cluster))
        made = tables[table].made
        print(
            f"{words.game} {table}: log loss {made.log_loss} on unseen games, by hand {made.log_loss_by_hand}; "
            f"{100 * made.right:.1f} % judged rightly; {made.positions} positions"
        )
        out.write_text(written(tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
