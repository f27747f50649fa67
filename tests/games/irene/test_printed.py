"""What the shipped box of Irene holds: the tiles and the numbers that the rulebook prints."""

from __future__ import annotations

import pytest

from goblins.games.irene.content import GRASS, PLAIN, load_content
from goblins.games.registry import rulebook_of

BOX = load_content()


@pytest.mark.rule("I-02")
def test_twelve_tiles_lead_on_with_the_scrolls_of_the_design() -> None:
    leading = [path for path in BOX.paths if path.exit != GRASS]
    assert sorted((path.entry, path.exit) for path in leading) == [
        (entry, exit) for entry in range(4) for exit in range(4) if exit != entry
    ]
    for path in leading:
        step = (path.exit - path.entry) % 4
        expected = {1: [(path.entry + 2) % 4], 2: [(path.entry + 1) % 4, PLAIN], 3: [(path.entry + 1) % 4]}[step]
        assert sorted(path.scrolls) == sorted(expected)


@pytest.mark.rule("I-02")
def test_eight_tiles_end_in_grass() -> None:
    """Two for each symbol, one with a scroll."""
    ending = [path for path in BOX.paths if path.exit == GRASS]
    assert sorted((path.entry, path.scrolls) for path in ending) == sorted(
        (entry, scrolls) for entry in range(4) for scrolls in [(), ((entry + 2) % 4,)]
    )
    assert sum(len(path.scrolls) for path in BOX.paths) == 20


@pytest.mark.rule("I-03", "I-04", "I-05")
def test_goblins_palaces_and_homes() -> None:
    assert [number for number in range(BOX.tiles) if BOX.is_goblin(number)] == [20, 21, 22, 23, 24]
    assert sorted(BOX.backs) == [0, 1, 2, 3]
    assert BOX.homes == (3, 5, 7, 9, 11, 14)


@pytest.mark.rule("I-24", "I-31", "I-32", "I-41", "I-52", "I-54", "I-56")
def test_the_numbers_of_the_rules() -> None:
    numbers = BOX.numbers
    assert (numbers.scroll, numbers.breadcrumb, numbers.bonus) == (1, 1, 1)
    assert (numbers.match, numbers.kept_of, numbers.chart_from, numbers.goblins_return) == (2, 2, 2, 3)


@pytest.mark.rule("I-02", "I-03", "I-05", "I-32", "I-52", "I-54")
def test_the_rulebook_tells_them() -> None:
    said = {clause: rulebook_of("irene").clause(clause).text for clause in rulebook_of("irene").ids()}  # type: ignore[union-attr]
    assert "20 path tiles" in said["I-02"] and "12 of them" in said["I-02"] and "From ring: rose (lamp)" in said["I-02"]
    assert said["I-03"].startswith("Five tiles are Goblins") and "3, 5, 7, 9, 11 and 14" in said["I-05"]
    assert "wins two games first" in said["I-32"] and "exactly three Goblins lie" in said["I-54"]
    assert "take half of the Cave tiles" in said["I-52"] and "at least two Cave tiles" in said["I-52"]
    assert not any("{" in text for text in said.values())
