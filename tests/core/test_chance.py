"""Chance repeats: these numbers must come out the same on every platform and with every version of Python."""

from __future__ import annotations

from collections import Counter

import pytest

from goblins.core.chance import below, chance, mixed, new_seed, pick, shuffled

PINNED_SHUFFLES = {
    (0, 0): [7, 8, 5, 1, 3, 4, 2, 0, 9, 6],
    (1, 0): [3, 0, 2, 9, 6, 7, 1, 4, 5, 8],
    (1, 1): [4, 3, 6, 5, 0, 9, 8, 1, 2, 7],
    (20240229, 7): [1, 7, 3, 2, 5, 8, 6, 9, 0, 4],
    (99999999, 0): [8, 1, 9, 7, 6, 0, 3, 5, 4, 2],
}
PINNED_NUMBERS = {
    (0, 0): [1, 1, 3, 0, 8, 65, 497, 434794718],
    (42, 3): [0, 1, 3, 9, 0, 78, 411, 801024784],
}
LIMITS = (2, 3, 6, 10, 20, 100, 1000, 10**9)


@pytest.mark.parametrize(("seed", "occasion"), PINNED_SHUFFLES)
def test_shuffles_are_pinned(seed: int, occasion: int) -> None:
    assert shuffled(chance(seed, occasion), range(10)) == PINNED_SHUFFLES[seed, occasion]


@pytest.mark.parametrize(("seed", "occasion"), PINNED_NUMBERS)
def test_numbers_are_pinned(seed: int, occasion: int) -> None:
    rng = chance(seed, occasion)
    assert [below(rng, limit) for limit in LIMITS] == PINNED_NUMBERS[seed, occasion]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 8, 9])
def test_below_gives_every_number_about_equally_often(limit: int) -> None:
    rng = chance(3)
    counts = Counter(below(rng, limit) for _ in range(1000 * limit))
    assert set(counts) == set(range(limit))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_is_about_equally_likely() -> None:
    rng = chance(4)
    orders = Counter(tuple(shuffled(rng, "abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_shuffle_keeps_the_items_and_leaves_the_original_alone() -> None:
    items = list(range(20))
    assert sorted(shuffled(chance(5), items)) == items == list(range(20))
    assert shuffled(chance(5), []) == []


def test_occasions_of_a_match_differ() -> None:
    orders = {tuple(shuffled(chance(6, occasion), range(20))) for occasion in range(50)}
    assert len(orders) == 50


def test_pick_gives_each_item() -> None:
    rng = chance(7)
    assert {pick(rng, ("sun", "moon", "frog")) for _ in range(60)} == {"sun", "moon", "frog"}


def test_new_seeds_are_short_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) > 40
    assert all(0 <= seed < 10**8 for seed in seeds)


def test_mixed_numbers_follow_from_both_and_are_spread_evenly() -> None:
    numbers = [mixed(seed, number) for seed in range(40) for number in range(100)]
    assert len(set(numbers)) == len(numbers) and all(0 <= number < 1 << 64 for number in numbers)
    assert mixed(3, 7) == mixed(3, 7)
    for bit in range(64):
        assert 0.45 < sum(number >> bit & 1 for number in numbers) / len(numbers) < 0.55
