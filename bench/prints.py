"""Fingerprints of bots: what a level comes to at a table. They change with rules, budgets and judgement, not with words.

A level is asked about a few positions of random games, and thinks the first part of its thought about them. What it weighed,
how much it may think in all, and the rules' version make the fingerprint.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any

from bench.shares import SEED
from goblins.bots.arena import game_seed
from goblins.bots.bot import decide, thinking_chance, willing
from goblins.bots.levels import PARTS, Remembering, budget_of, make_bot
from goblins.bots.parts import finished
from goblins.bots.planning import ENOUGH_POSITIONS, USUALLY_ENOUGH
from goblins.bots.solitaire import has_expert, prepare
from goblins.core.chance import below, chance
from goblins.core.contract import Action
from goblins.core.setup import Setup, checked, make_seats
from goblins.core.skill import CAREFUL
from goblins.games.registry import rules_for, rules_of, skill_of

#: Before so many actions of random games somebody is asked; how often those are who hardly think, and who may be careless.
PLIES = (2, 7, 15, 28)
TIMES = 5
#: So many actions of a random game are long enough to forget something.
LONG = 100
#: What things are worth is compared to so many digits: the last ones may differ from machine to machine.
DIGITS = 4
LENGTH = 12


def fingerprint(game: str, count: int, options: dict[str, Any], levels: tuple[str, ...]) -> str:
    """Of all levels that play at a table."""
    table = game, count, tuple(sorted(options.items()))
    each = [
        (level, _of_level(*table, level), *_forgotten(*table, level), *_careless(*table, level)) for level in levels
    ]
    return sha256(repr((rules_of(game).info.rules_version, each)).encode()).hexdigest()[:LENGTH]


@cache
def _of_level(game: str, count: int, options: tuple[tuple[str, Any], ...], level: str) -> str:
    if level not in PARTS:
        bot = make_bot(game, level)
        choices = [
            str(decide(bot, view, legal, thinking_chance(time, 0, 0)).action)
            for view, legal in _positions(game, count, dict(options))
            for time in range(TIMES)
        ]
        return repr(choices)
    searching = budget_of(skill_of(game), level)
    budget = searching.iterations, searching.rollout, searching.parts
    weighed = [_weighed(game, level, view, legal) for view, legal in _positions(game, count, dict(options))]
    return repr((budget, ENOUGH_POSITIONS.get(level, USUALLY_ENOUGH), weighed))


@cache
def _forgotten(game: str, count: int, options: tuple[tuple[str, Any], ...], level: str) -> tuple[str, ...]:
    """What a level still remembers in the course of a game, wherever it is not all."""
    bot = make_bot(game, level)
    if not isinstance(bot, Remembering):
        return ()
    setup = Setup(game, make_seats(["random"] * count), dict(options))
    rules, rng = rules_for(setup), chance(SEED, 0)
    state, kept = rules.new_game(checked(rules.info, setup), SEED), list[str]()
    for ply in range(LONG):
        acting = rules.to_act(state)
        if not acting:
            break
        view, legal = rules.view(state, acting[0]), willing(rules.legal_actions(state, acting[0]))
        recalled = bot.recall(view, thinking_chance(0, ply, 0))
        if recalled != view:
            kept.append(f"{ply} {sha256(repr(recalled).encode()).hexdigest()}")
        state = rules.apply(state, legal[below(rng, len(legal))]).state
    return tuple(kept)


@cache
def _careless(game: str, count: int, options: tuple[tuple[str, Any], ...], level: str) -> tuple[str, ...]:
    """How often a level that thinks does not, wherever that is ever; those who hardly think are asked often enough anyway."""
    lapses = [skill_of(game).careless(view, level) for view, _ in _positions(game, count, dict(options))]
    return tuple([repr(one) for one in lapses if level in PARTS and one != CAREFUL])


def _weighed(game: str, level: str, view: Any, legal: tuple[Action, ...]) -> tuple[Any, ...]:
    """What a level thinks of actions after the first part of its thought, and how many parts there are."""
    bot, rng = make_bot(game, level), thinking_chance(0, 0, 0)
    assert isinstance(bot, Remembering)
    thinker = bot.thinker(view)
    assert thinker is not None
    found = finished(thinker.part(bot.recall(view, rng), legal, rng))
    tallies = [(str(legal[one.number]), one.tried, round(one.total, DIGITS)) for one in found.tallies]
    return thinker.parts(view, legal), found.choice, tallies


def _positions(game: str, count: int, options: dict[str, Any]) -> Iterator[tuple[Any, tuple[Action, ...]]]:
    """What somebody sees who has a choice, and may do, in a game of chance for each ply."""
    for number, ply in enumerate(PLIES):
        seed, setup = game_seed(SEED, number), Setup(game, make_seats(["random"] * count), options)
        setup = prepare(setup, seed).setup if count == 1 and has_expert(game) else setup
        rules, rng = rules_for(setup), chance(SEED, ply)
        state, met, last = rules.new_game(checked(rules.info, setup), seed), 0, None
        while met <= ply and (acting := rules.to_act(state)):
            legal = rules.legal_actions(state, acting[0])
            if len(willing(legal)) > 1:
                last, met = (rules.view(state, acting[0]), legal), met + 1
            state = rules.apply(state, willing(legal)[below(rng, len(willing(legal)))]).state
        if last:
            yield last
