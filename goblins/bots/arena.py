"""Bots among themselves: whole games played out, one after the other or on several cores, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from goblins.bots.bot import Bot, decide, thinking_chance, willing
from goblins.bots.crew import ALONE, Crew
from goblins.bots.levels import Interrupters, level_of, make_bot
from goblins.bots.simple import RandomBot
from goblins.bots.solitaire import has_expert, prepare
from goblins.core.chance import below, mixed
from goblins.core.contract import Action
from goblins.core.setup import FITTING, Setup, checked, settled
from goblins.games.registry import rules_for
from goblins.words.catalogue import FIRST

#: A bot that has taken so many turns gives up if its game lets it: some games never end by themselves.
PATIENCE = 1000


class Record(Struct, frozen=True):
    """How one game went."""

    steps: int
    finished: bool
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series: eight digits at most, like those people type."""
    return mixed(seed, number) % 10**8


def play_game(setup: Setup, seed: int) -> Record:
    """Play a game between the bots of a set-up to its end. Winnable deals are looked for first."""
    return Arena(setup).play(seed)


class Arena:
    """The bots of a set-up, or others for its seats, ready to play one game after the other."""

    def __init__(self, setup: Setup, bots: Sequence[Bot] = ()) -> None:
        self._rules = rules_for(setup)
        self._setup = checked(self._rules.info, setup)
        self._interrupters = Interrupters(setup)
        #: Whether every match has the same bots: no temper is a surprise, and no strength follows from anything.
        self._steady = not any(seat.surprise or seat.player == FITTING for seat in setup.seats)
        self._bots = list[Bot | None](bots) or (_bots(self._setup) if self._steady else [])
        self._random_ones = [isinstance(bot, RandomBot) for bot in self._bots]
        self._proves = len(setup.seats) == 1 and has_expert(setup.game)

    def play(self, seed: int, seen: Callable[[Any], None] | None = None) -> Record:
        """One game, to its end; every position on the way is shown to whoever wants to see it."""
        setup = self._setup
        if self._proves:
            setup = checked(self._rules.info, prepare(setup, seed).setup)
        return self._play(setup if self._steady else settled(setup, seed), seed, seen)

    def _play(self, setup: Setup, seed: int, seen: Callable[[Any], None] | None) -> Record:
        rules, interrupters = self._rules, self._interrupters
        to_act, legal_actions, apply = rules.to_act, rules.legal_actions, rules.apply
        bots = self._bots or _bots(setup)
        random_ones = self._random_ones or [isinstance(bot, RandomBot) for bot in bots]
        turns = [0] * len(bots)
        careless = thinking_chance(seed, 0, 0)
        state, steps = rules.new_game(setup, seed), 0
        stirring, levels = interrupters.stirring, interrupters.levels if interrupters.any else None
        while acting := to_act(state):
            if seen:
                seen(state)
            if levels and (stirred := stirring(getattr(state, "public", None), levels)):
                interrupted = interrupters.first_of(stirred, state, seed, steps)
                if interrupted is not None:
                    state = apply(state, interrupted).state
                    steps += 1
                    continue
            seat = acting[0]
            legal = legal_actions(state, seat)
            turns[seat] = taken = turns[seat] + 1
            action = _resigning(legal) if taken > PATIENCE else None
            if action is None:
                if random_ones[seat]:  # as such a bot chooses by itself, without a call for every step
                    wanted = willing(legal)
                    action = wanted[below(careless, len(wanted))]
                else:
                    bot = bots[seat]
                    # the same generator as at the table, so that a simulated match can be played again there
                    rng = thinking_chance(seed, steps, seat)
                    bot = bot or _bot(setup, seat, level_of(setup.seats[seat], rng))
                    action = decide(bot, rules.view(state, seat), legal, rng).action
            state = apply(state, action).state
            steps += 1
        outcome = rules.outcome(state)
        if outcome is None:
            return Record(steps, finished=False, reason="", winners=(), scores=())
        by_seat = [0] * len(bots)
        for score in outcome.scores:
            by_seat[score.seat] = score.total
        return Record(steps, finished=True, reason=outcome.reason, winners=outcome.winners, scores=tuple(by_seat))


def play_series(setup: Setup, seed: int, games: int, crew: Crew = ALONE) -> Iterator[Record]:
    """The records of so many games, in order; the same whoever plays them."""
    seeds = [game_seed(seed, number) for number in range(games)]
    if crew == ALONE:
        yield from map(Arena(setup).play, seeds)
        return
    yield from crew.in_order(_play_task, [(setup, one) for one in seeds])


def _bots(setup: Setup) -> list[Bot | None]:
    """Who plays each seat; None where each decision has a level of its own."""
    return [None if seat.player == FITTING else _bot(setup, index) for index, seat in enumerate(setup.seats)]


def _bot(setup: Setup, seat: int, level: str = "") -> Bot:
    """Who plays a seat; a fitting bot at the level of one decision."""
    who = setup.seats[seat]
    return make_bot(setup.game, level or who.player, setup.house, FIRST, who.temper)


def _play_task(task: tuple[Setup, int]) -> Record:
    return play_game(*task)


def _resigning(legal: tuple[Action, ...]) -> Action | None:
    return next((action for action in legal if action.resigns), None)
