"""Irene's bots alone: they lay the best path, run when the pile is enough, and keep what leads home."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.games.irene.skill.solitude import Solitude
from goblins.games.irene.solo.actions import Enter, Keep, Lay, RunForIt, TakeBack
from goblins.games.irene.solo.scoring import best_path, worth
from tests.support.irene.bot_tools import CONTENT, THINKING, chosen, considered, solo
from tests.support.irene.builders import RULES, changed, tile


@pytest.mark.rule("I-55", "I-58")
@pytest.mark.parametrize("level", THINKING)
def test_alone_it_lays_the_best_path(level: str) -> None:
    pile = "ring-rose rose-ring ring-lamp lamp-pick pick-grass ring-bare rose-bare lamp-ring"
    state: Any = solo(pile, phase="path")
    best = best_path(state, CONTENT)
    while not state.public.ending:
        done = chosen(state, level)
        assert isinstance(done, Lay | Enter)
        state = RULES.apply(state, done).state
    assert worth(state, state.public.path, CONTENT) == worth(state, best, CONTENT) and state.public.ending == "won"
    assert chosen(solo(pile, phase="path", path=(tile("ring-bare"),)), level) == TakeBack(0)


@pytest.mark.rule("I-56")
@pytest.mark.parametrize("level", THINKING)
def test_alone_it_runs_as_soon_as_the_pile_is_enough(level: str) -> None:
    pile = "ring-lamp lamp-ring ring-pick pick-grass"
    turned = (True, True, False, False, False, False)
    state = solo(pile, turned=turned)
    assert worth(state, best_path(state, CONTENT), CONTENT) > 5
    assert isinstance(chosen(state, level), RunForIt)
    assert not isinstance(chosen(solo(pile, turned=(False,) * 5 + (True,)), level), RunForIt)


@pytest.mark.rule("I-52")
def test_alone_it_keeps_what_makes_a_way_home() -> None:
    caves = "ring-lamp lamp-grass pick-bare rose-bare pick-ring rose-ring"
    state: Any = solo("", caves, phase="chart")
    while state.public.phase == "chart":
        (done,) = considered(state)
        assert isinstance(done, Keep)
        state = RULES.apply(state, done).state
    assert {tile("ring-lamp"), tile("lamp-grass")} < set(state.secret.pile)
    assert len(considered(state)) == 1, "Homes are all the same from the front"


def test_alone_the_search_for_the_best_path_is_exact() -> None:
    rng, alone = random.Random(5), Solitude(CONTENT)
    for _ in range(60):
        pile = tuple(rng.sample(range(20), rng.randrange(3, 11)))
        palace = rng.randrange(4)
        state = changed(solo(""), pile=pile, palace=palace)
        best = best_path(state, CONTENT)
        found = alone.points(state)
        assert found == worth(state, best, CONTENT) if best else found < 0
