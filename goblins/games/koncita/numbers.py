"""The numbers of the rules that somebody's house may change: `numbers.yaml`, checked by what the game can be played with."""

from __future__ import annotations

from msgspec import Struct

from goblins.content.box import Box
from goblins.content.loader import BadContent
from goblins.games.koncita.info import INFO

FILE = "numbers.yaml"
#: The least and the most of every number, and why.
_BOUNDS = {
    "hand": (2, 6, "the table can show"),
    "cards_in_a_turn": (1, 4, "the table can show"),
    "flung": (1, 10, "the room is large enough for"),
    "stumbles": (1, 9, "the panels can count"),
    "most_forfeits": (1, 12, "the panels can show"),
    "long_run": (1, 7, "the room is large enough for"),
    "precious": (0, 9, "a Treasure can be worth"),
}


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted in the rules; `numbers.yaml` says of each what it is."""

    hand: int
    cards_in_a_turn: int
    flung: int
    stumbles: int
    most_forfeits: int
    long_run: int
    precious: int
    treasures_away: dict[int, int]
    """By the number of players."""


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
    seats = range(INFO.min_seats, INFO.max_seats + 1)
    for count in seats:
        if count not in found.treasures_away:
            raise BadContent(f"{where}: treasures_away: it does not say how many for {count} players")
    for count, away in found.treasures_away.items():
        if count not in seats:
            raise BadContent(f"{where}: treasures_away: {count} players can’t play: {seats[0]} to {seats[-1]} can")
        if away < 0:
            raise BadContent(f"{where}: treasures_away.{count}: {away} is not possible: 0 at least")
    return found
