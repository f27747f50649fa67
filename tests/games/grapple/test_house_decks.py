"""The decks of house rules that come with Grapple: each can be played with, and is told as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.bots.arena import play_game
from goblins.content.box import check_names
from goblins.content.loader import read_yaml
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rulebook_of, rules_of
from goblins.tables.grapple.table import GrappleTable
from tests.support.builders import setup

FOLDER = paths.DATA / "grapple" / "house"
DECKS = sorted(path.name for path in FOLDER.iterdir())


def house(name: str) -> HouseRules:
    """The house rules of a folder."""
    files: list[Path] = sorted(path for path in (FOLDER / name).glob("*.yaml") if not path.name.startswith("house."))
    told = read_yaml(FOLDER / name / "house.yaml")
    return HouseRules(told["title"], tuple((path.name, path.read_text(encoding="utf-8")) for path in files))


def test_there_are_two() -> None:
    assert DECKS == ["knives", "trolls"]


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_says_what_is_different(name: str) -> None:
    told = read_yaml(FOLDER / name / "house.yaml")
    assert set(told) == {"title", "words"} and 20 < len(told["words"]) < 240
    check_names(house(name), "grapple")
    rules: Any = rules_of("grapple", house(name))
    assert rules.content != rules_of("grapple").content  # type: ignore[attr-defined]
    assert GrappleTable(rules).facts_before(setup("grapple", 2)) != GrappleTable(rules_of("grapple")).facts_before(
        setup("grapple", 2)
    )


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_it_to_the_end(name: str, seats: int) -> None:
    for level, length in (("random", "100"), ("easy", "50"), ("medium", "round")):
        record = play_game(Setup("grapple", make_seats([level] * seats), {"length": length}, house(name)), seats)
        assert record.finished and record.winners


@pytest.mark.rule("G-01", "G-13")
def test_the_cards_of_the_decks_say_what_is_so() -> None:
    """Who beats whom, as their rules have it."""
    for name, kind, beaten_by in (
        ("trolls", "troll", ["assassin"]),
        ("trolls", "king", ["assassin", "troll"]),
        ("trolls", "raider", ["king", "troll"]),
        ("knives", "raider", ["king"]),
        ("knives", "king", ["assassin"]),
    ):
        content: Any = rules_of("grapple", house(name)).content  # type: ignore[attr-defined]
        kinds = [goblin.kind for goblin in content.goblins]
        stronger = [other for nth, other in enumerate(kinds) if content.verdicts[nth][kinds.index(kind)] > 0]
        assert stronger == beaten_by
    trolls: Any = rules_of("grapple", house("trolls")).content  # type: ignore[attr-defined]
    assert 3 * trolls.goblins[-1].strength >= trolls.garrison > 2 * trolls.goblins[-1].strength
    knives: Any = rules_of("grapple", house("knives")).content  # type: ignore[attr-defined]
    assert 2 * knives.goblins[-1].strength >= knives.garrison > knives.goblins[-1].strength


def test_the_rulebook_lists_their_goblins() -> None:
    first = rulebook_of("grapple", house("trolls")).clause("G-01")
    assert (
        first is not None
        and "Troll: 4 cards, strength 11; an Assassin beats it (G-13)." in first.text
        and "52 cards" in first.text
    )
    drawn = rulebook_of("grapple", house("knives")).clause("G-03")
    assert drawn is not None and "drawing two cards" in drawn.text
