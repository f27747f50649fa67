"""How a game of Koncita begins (K-06 … K-09)."""

from __future__ import annotations

import random

from goblins.core.bits import members, set_of
from goblins.core.chance import below, chance, shuffled
from goblins.core.setup import Setup
from goblins.games.koncita.board import Board
from goblins.games.koncita.content import Content
from goblins.games.koncita.state import NOWHERE, Decision, KoncitaPublic, KoncitaSecret, KoncitaState

#: The walls to which the room cards slide at the beginning: casket to yellow, scepter to red, Oscar to green (K-08).
_OWN_WALLS = (1, 0, 2)


def opening(setup: Setup, seed: int, content: Content) -> KoncitaState:
    """Shuffle, deal, and lay out the middle of the room."""
    count = len(setup.seats)
    rng = chance(seed)
    deck = shuffled(rng, range(len(content.cards.movement)))
    treasures = shuffled(rng, range(len(content.cards.treasures)))
    decks = tuple(tuple(shuffled(rng, kind)) for kind in content.kinds)
    unused, hand = content.treasures_away, content.numbers.hand
    princess, things = _laid_out(content.board, rng)
    first = below(rng, count)
    public = KoncitaPublic(
        goblins=(NOWHERE,) * count,
        princess=princess,
        things=things,
        unused=tuple(treasures[:unused]),
        won=((),) * count,
        forfeits=((),) * count,
        orders=(0,) * count,
        breaches=(0,) * count,
        active=first,
        pending=(Decision("place", first),),
        due=(0,) * count,
        stumbles=(0,) * count,
        people=set_of(setup.humans),
        table_forfeits=setup.options.get("forfeits") == "table",
    )
    secret = KoncitaSecret(
        hands=tuple(tuple(deck[hand * seat : hand * (seat + 1)]) for seat in range(count)),
        deck=tuple(deck[hand * count :]),
        treasures=tuple(treasures[unused:]),
        decks=decks,
        seed=seed,
        occasion=1,
    )
    return KoncitaState(public, secret)


def _laid_out(board: Board, rng: random.Random) -> tuple[int, tuple[int, ...]]:
    """The Princess on one of the central squares; the room cards slid from the others to their own walls (K-08)."""
    princess, *centres = shuffled(rng, members(board.central))
    things: list[int] = []
    for square, colour in zip(centres, _OWN_WALLS, strict=True):
        taken = {princess, *centres[len(things) + 1 :], *things}
        last, following = square, board.steps[colour][square]
        while following >= 0:
            if following not in taken:
                last = following
            following = board.steps[colour][following]
        things.append(last)
    return princess, tuple(things)
