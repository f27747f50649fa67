"""`house`: the house rules and maps of a game, and whether they can be played; or new ones to be changed."""

from __future__ import annotations

import sys

from goblins.games.houses import Offer, begin, begin_map, offers, own_folder
from goblins.games.registry import info_of
from goblins.library.database import library_folder


def house(game: str, new: str | None, new_map: str | None) -> int:
    """Begin what was named; without a name list what there is. 1 if something of it can't be played."""
    info_of(game)
    home = library_folder()
    if new:
        print(f"Copies of {game}’s data lie in {begin(game, home, new)}")
        print(f"Change what you like, look with `goblins house {game}`, and choose it when you set up a game.")
    if new_map:
        print(f"A map to change in Tiled: {begin_map(game, home, new_map)}")
    if new or new_map:
        return 0
    found = offers(game, home)
    for offer in found:
        print(_line(offer))
        if offer.error:
            print(f"  {offer.error}", file=sys.stderr)
    print(f"Your own lie in {own_folder(game, home)}")
    return 1 if any(offer.error for offer in found) else 0


def _line(offer: Offer) -> str:
    what = "map" if offer.kind == "map" else "rules"
    seats = f" ({offer.seats[0]} to {offer.seats[1]} seats)" if offer.seats else ""
    state = "can’t be played" if offer.error else offer.words
    return f"{what:5} {offer.name:16} {offer.title}{seats}: {state}"
