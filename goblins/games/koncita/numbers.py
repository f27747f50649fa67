"""The numbers of the rules that somebody's house may change: `numbers.yaml`, checked by what the game can be played with."""

from __future__ import annotations

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.games.koncita.info import INFO

FILE = "numbers.yaml"
HAND_SIZES = range(2, 7)
#: The least and the most of every number, and why.
_BOUNDS = {
    "hand": (HAND_SIZES[0], HAND_SIZES[-1], "the table can show"),
    "cards_in_a_turn": (1, 3, "the table can show"),
    "flung": (1, 10, "the room is large enough for"),
    "stumbles": (1, 9, "the panels can count"),
    "most_forfeits": (1, 12, "the panels can show"),
    "long_run": (1, 7, "the room is large enough for"),
    "precious": (0, 9, "a Treasure can be worth"),
}


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Treasures leave the game for the least to the most players."""

    players: tuple[int, int]
    away: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted in the rules; `numbers.yaml` says of each what it is."""

    hand: int
    cards_in_a_turn: int
    flung: int
    stumbles: int
    most_forfeits: int
    long_run: int
    precious: int
    treasures_away: tuple[Away, ...]

    def away(self, players: int) -> int:
        """How many Treasures leave the game for so many players."""
        return next(one.away for one in self.treasures_away if one.players[0] <= players <= one.players[1])


def numbers(box: Box) -> Numbers:
    """The numbers of a box; BadContent names one that can't be played with."""
    found, where = box.load(FILE, Numbers), box.where(FILE)
    for name, (least, most, why) in _BOUNDS.items():
        value = getattr(found, name)
        if not least <= value <= most:
            raise BadContent(f"{where}: {name}: {value} is not possible: {least} to {most} is what {why}")
    if found.cards_in_a_turn > found.hand:
        raise BadContent(
            f"{where}: cards_in_a_turn: {found.cards_in_a_turn} cards can’t be played from a hand of {found.hand}"
        )
    _check_away(found, where)
    return found


def _check_away(found: Numbers, where: str) -> None:
    """Every number of players must be told once how many Treasures leave the game."""
    least, most = INFO.min_seats, INFO.max_seats
    for number, one in enumerate(found.treasures_away):
        key = f"{where}: treasures_away[{number}]"
        first, last = one.players
        if not least <= first <= last <= most:
            raise BadContent(f"{key}.players: {first} to {last} is not possible: it is some of {least} to {most}")
        if one.away < 0:
            raise BadContent(f"{key}.away: {one.away} is not possible: 0 at least")
    for count in range(least, most + 1):
        told = sum(one.players[0] <= count <= one.players[1] for one in found.treasures_away)
        if told != 1:
            raise BadContent(f"{where}: treasures_away: {count} players must be told of once, not {told} times")
