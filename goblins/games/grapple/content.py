"""What is known of Grapple before a game: its 52 cards out of the data file, as the rulebook has them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent

Kind = Literal["spy", "defender", "assassin", "brute", "mage", "raider", "king"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SPY, DEFENDER, ASSASSIN, BRUTE, MAGE, RAIDER, KING = range(7)
CARDS = 52
PRINTED_BOX = Box("grapple")
#: Copies and strength of each kind, as the rulebook's table has them.
PRINTED = ((5, 0), (7, 1), (6, 2), (11, 3), (11, 3), (6, 5), (6, 8))


class Goblin(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goblin: how many there are, how strong, and what is special about it in few words and in full."""

    kind: Kind
    name: str
    copies: int
    strength: int
    looks: int
    special: str
    rule: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    goblins: tuple[Goblin, ...]


class Content(Struct, frozen=True):
    """Every card by number: its kind and its strength. Cards of a kind differ in nothing but their looks."""

    goblins: tuple[Goblin, ...]
    kinds: tuple[int, ...]
    strengths: tuple[int, ...]

    def worth(self, cards: Iterable[int]) -> int:
        """The points of some cards (G-01)."""
        return sum([self.strengths[card] for card in cards])

    def name(self, card: int) -> str:
        """What a card is called."""
        return self.goblins[self.kinds[card]].name

    def look(self, card: int) -> int:
        """Which of its kind's looks a card has: it never means anything."""
        return card % self.goblins[self.kinds[card]].looks


@cache
def content(box: Box = PRINTED_BOX) -> Content:
    """What a box holds; BadContent says what is wrong with it."""
    goblins, where = box.load("cards.yaml", _File).goblins, box.where("cards.yaml")
    if tuple(goblin.kind for goblin in goblins) != KINDS:
        raise BadContent(f"{where}: goblins: there must be {', '.join(KINDS)}, each once and in this order (G-01)")
    for goblin, (copies, strength) in zip(goblins, PRINTED, strict=True):
        if (goblin.copies, goblin.strength) != (copies, strength):
            raise BadContent(
                f"{where}: {goblin.kind}: {copies} copies of strength {strength}, "
                f"not {goblin.copies} of {goblin.strength} (G-01)"
            )
        if goblin.looks < 1:
            raise BadContent(f"{where}: {goblin.kind}: it needs at least one look")
    kinds = tuple(number for number, goblin in enumerate(goblins) for _ in range(goblin.copies))
    return Content(goblins, kinds, tuple(goblins[kind].strength for kind in kinds))
