"""How close a game is: heard by everybody at the table, so it follows from what lies open."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.games.irene.state import FREE, TURNED
from goblins.games.registry import rules_of, slugs
from goblins.tables.capabilities import Tense
from goblins.tables.registry import table_of
from tests.support.builders import changed, setup
from tests.support.fairies.builders import content
from tests.support.grapple.builders import Fight
from tests.support.grapple.builders import position as grapple
from tests.support.irene.solo_builders import solo
from tests.support.koncita.builders import position as koncita

PLAYERS = {"koncita": 3, "grapple": 3, "fairies": 3, "irene": 3, "pact": 4}


def tension(game: str, state: Any, seat: int = 0) -> int:
    table = table_of(game)
    assert isinstance(table, Tense)
    return table.tension(rules_of(game).view(state, seat))


def opening(game: str, seats: int = 0) -> Any:
    return rules_of(game).new_game(setup(game, seats or PLAYERS[game]), 7)


@pytest.mark.parametrize("game", slugs())
def test_a_match_begins_calmly(game: str) -> None:
    assert tension(game, opening(game)) == 0


@pytest.mark.parametrize("game", slugs())
def test_everybody_hears_the_same(game: str) -> None:
    rules, chance = rules_of(game), random.Random(3)
    state, heard = opening(game), set()
    for _ in range(150):
        levels = {tension(game, state, seat) for seat in range(PLAYERS[game])}
        assert len(levels) == 1 and levels <= {0, 1, 2}
        heard |= levels
        acting = rules.to_act(state)
        if not acting:
            break
        legal = rules.legal_actions(state, acting[0])
        state = rules.apply(state, chance.choice(legal[: max(1, len(legal) - 1)])).state
    assert 0 in heard


def test_the_last_treasures_are_tense() -> None:
    names = [treasure.slug for treasure in rules_of("koncita").cards.treasures][:3]
    piles = tuple(" ".join(names[:count]) for count in (3, 2, 1))
    assert [tension("koncita", koncita(pile=pile)) for pile in piles] == [0, 1, 2]


def test_a_garrison_that_is_nearly_full_is_tense() -> None:
    def garrison(cards: str) -> int:
        return tension("grapple", grapple(["brute", "brute"], garrisons=["", cards]))

    assert [garrison(cards) for cards in ("king raider", "king raider assassin", "king king assassin")] == [0, 1, 2]


def test_ties_are_tense_and_the_pause_between_rounds_is_not() -> None:
    def battle(pairs: int) -> int:
        fight = Fight(1, "brute " * pairs, "mage " * pairs)
        return tension("grapple", grapple(["raider", "raider"], battle=fight, phase="engage"))

    assert [battle(pairs) for pairs in (1, 2, 3)] == [0, 1, 2]
    full = grapple(["brute", "brute"], garrisons=["", "king king assassin"])
    assert tension("grapple", changed(full, phase="next")) == 0


def test_who_is_one_card_from_winning_makes_fairies_tense() -> None:
    unwanted, _ = content().goals[False]
    goblins = [number for number in range(unwanted.bit_length()) if unwanted >> number & 1]
    start = opening("fairies")

    def left(count: int) -> int:
        hand = sum(1 << number for number in goblins[:count])
        many = sum(1 << number for number in goblins[4:7])
        return tension("fairies", changed(start, hands=(hand, many, many)))

    assert [left(count) for count in (3, 2, 1)] == [0, 1, 2]


def test_the_last_homes_are_tense() -> None:
    start = opening("irene")

    def free(count: int) -> int:
        homes = (FREE,) * count + (TURNED,) * (len(start.public.homes) - count)
        return tension("irene", changed(start, homes=homes))

    assert [free(count) for count in (3, 2, 1)] == [0, 1, 2]
    assert tension("irene", changed(start, homes=(FREE,), phase="next")) == 0


def test_alone_the_last_homes_and_the_way_out_are_tense() -> None:
    start = solo()
    count = len(start.public.turned)
    turned = [changed(start, turned=(True,) * (count - left) + (False,) * left) for left in (3, 2, 1)]
    assert [tension("irene", state) for state in turned] == [0, 1, 2]
    assert tension("irene", changed(start, phase="path")) == 2


def test_the_last_tasks_and_winter_are_tense() -> None:
    start = opening("pact")
    row = rules_of("pact").content.numbers.task_row
    left = [changed(start, task_deck=start.secret.task_deck[:count]) for count in (row, row - 1)]
    assert [tension("pact", state) for state in left] == [0, 1]
    assert tension("pact", changed(start, winter=True)) == 2
