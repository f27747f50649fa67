"""A simulation asks about interruptions only where somebody might want to interrupt."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from goblins.bots.arena import Arena, game_seed, play_game
from goblins.bots.bot import Advice, thinking_chance
from goblins.bots.levels import Interrupters, first_interruption, interruption
from goblins.bots.simple import ANY, RandomBot
from goblins.core.contract import Action, Rules
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.irene.legal import may_shout
from goblins.games.registry import info_of, rules_of, skill_of, slugs


def setup_of(game: str, level: str = "random", count: int = 4) -> Setup:
    info = info_of(game)
    return checked(info, Setup(game, make_seats([level] * max(info.min_seats, min(count, info.max_seats)))))


@pytest.mark.parametrize("game", slugs())
def test_few_steps_ask_who_may_interrupt(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, asked = rules_of(game), list[int]()
    interruptible = type(rules).may_interrupt is not Rules.may_interrupt
    if interruptible:
        plain = type(rules).may_interrupt
        monkeypatch.setattr(type(rules), "may_interrupt", lambda self, state: (asked.append(1), plain(self, state))[1])
    arena = Arena(setup_of(game))
    steps = sum(arena.play(game_seed(3, number)).steps for number in range(12))
    assert len(asked) < 0.45 * steps
    assert bool(asked) == interruptible


@pytest.mark.parametrize("level", ["random", "medium", "hard"])
@pytest.mark.parametrize("game", ["koncita", "irene"])
def test_nobody_who_would_interrupt_is_left_out(game: str, level: str) -> None:
    """Everybody is asked at every step, and answers as when only those are asked who stir."""
    setup = setup_of(game, level)
    rules, skill, found = rules_of(game), skill_of(game), 0
    interrupters = Interrupters(setup)
    for seed in range(24):
        state, steps = rules.new_game(setup, seed), 0
        rng = thinking_chance(seed, 0, 0)
        while rules.to_act(state) and steps < 200:
            answers = []
            for seat in rules.may_interrupt(state):
                legal, view = rules.legal_actions(state, seat), rules.view(state, seat)
                answers.append(interruption(skill, level, view, legal, thinking_chance(seed, steps, seat)))
            wanted = next((answer for answer in answers if answer is not None), None)
            assert interrupters.first(state, seed, steps) == wanted == first_interruption(setup, state, seed, steps)
            found += wanted is not None
            legal = rules.legal_actions(state, rules.to_act(state)[0])
            state = rules.apply(state, wanted or legal[rng.getrandbits(16) % len(legal)]).state
            steps += 1
    assert found, "somebody did interrupt"


def test_a_series_plays_what_single_games_play() -> None:
    arena = Arena(setup_of("irene"))
    assert [arena.play(seed) for seed in range(4)] == [play_game(setup_of("irene"), seed) for seed in range(4)]


@pytest.mark.parametrize("game", [game for game in slugs() if info_of(game).min_seats == 1])
def test_nobody_interrupts_who_is_alone(game: str) -> None:
    assert not Interrupters(setup_of(game, "hard", 1)).any


def test_who_may_shout_is_asked_once_for_all() -> None:
    """All but the escaper may, or nobody: the same as asking each."""
    rules, setup, asked = rules_of("irene"), setup_of("irene"), set[bool]()
    for seed in range(12):
        state, rng = rules.new_game(setup, seed), thinking_chance(seed, 0, 0)
        while rules.to_act(state):
            each = tuple(seat for seat in range(4) if may_shout(state, seat))
            assert rules.may_interrupt(state) == each
            asked.add(bool(each))
            legal = rules.legal_actions(state, rules.to_act(state)[0])
            state = rules.apply(state, legal[rng.getrandbits(16) % len(legal)]).state
    assert asked == {False, True}


def test_random_bots_of_a_simulation_choose_as_they_do_by_themselves() -> None:
    plain, setup = Arena(setup_of("fairies")), setup_of("fairies")
    bot, rng = RandomBot(), list[random.Random]()

    class Themselves:
        def think(self, view: Any, legal: tuple[Action, ...], chance: random.Random) -> Iterator[Advice]:
            yield Advice(bot.choose(legal, rng[0]), ANY)

    for seed in range(4):
        rng[:] = [thinking_chance(seed, 0, 0)]
        assert Arena(setup, [Themselves()] * len(setup.seats)).play(seed) == plain.play(seed)
