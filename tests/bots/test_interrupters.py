"""A simulation asks about interruptions only where somebody might want to interrupt."""

from __future__ import annotations

import pytest

from goblins.bots.arena import Arena, game_seed, play_game
from goblins.bots.bot import thinking_chance
from goblins.bots.levels import Interrupters, first_interruption, interruption
from goblins.core.contract import Rules
from goblins.core.setup import Setup, checked, make_seats
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
