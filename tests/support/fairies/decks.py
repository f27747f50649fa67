"""Cards and numbers of Fairies that were never printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.content.box import Box
from goblins.core.house import HouseRules
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.fairies.rules import FairiesRules
from goblins.games.registry import rules_of
from tests.support.boxes import edited


def another(number: int, *, rhyme: str = "oop", star: bool = False) -> dict[str, Any]:
    """A card that no deck has: the goblin rhymes on `rhyme`, the fairy on `ock`."""
    return {
        "goblin": {
            "name": f"Number {number} H{rhyme}",
            "rhyme": rhyme,
            "symbol": "sun",
            "star": star,
            "tail": rhyme,
            "character": "soup",
        },
        "fairy": {
            "name": f"Number {number} Bock",
            "rhyme": "ock",
            "symbol": "moon",
            "star": star,
            "tail": "ock",
            "character": "lock",
        },
    }


def house_of(box: Box) -> HouseRules:
    """The house rules that a box is played by."""
    assert box.house is not None
    return box.house


def numbers_with(change: Callable[[dict[str, Any]], object]) -> Box:
    """A box with other numbers."""
    return edited("fairies", "numbers", lambda data: change(data) and None)


def large_deck() -> Box:
    """Thirty-two cards, two more families of rhymes, five stars on each side."""

    def add_cards(data: dict[str, Any]) -> None:
        data["rhymes"]["ump"] = {"frame": "ew", "emblem": "acorn"}
        data["rhymes"]["inkle"] = {"frame": "oop", "emblem": "bell"}
        more = ("ump", "inkle", "oop", "elly")
        data["cards"] += [another(number, rhyme=more[number % 4], star=number == 0) for number in range(12)]

    return edited("fairies", "cards", add_cards)


def both(one: Box, other: Box) -> Box:
    """A box with the files of two."""
    return Box("fairies", HouseRules("Both", (*house_of(one).files, *house_of(other).files)))


def rules_in(box: Box) -> FairiesRules:
    """The rules with a box."""
    rules = rules_of("fairies", box.house)
    assert isinstance(rules, FairiesRules)
    return rules


def set_up(box: Box, *players: str, **options: Any) -> Setup:
    """A set-up that is played with a box."""
    return checked(rules_in(box).info, Setup("fairies", make_seats(players), options, box.house))
