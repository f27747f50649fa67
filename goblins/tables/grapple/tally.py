"""What everybody came to in Grapple: the points of every round as shields, or of the only one by what they are for."""

from __future__ import annotations

from goblins.games.grapple.scoring import totals
from goblins.games.grapple.view import GrappleView
from goblins.tables.kit.tally import Column, Medallion, Medallions, Tally, amounts
from goblins.words import say

SHIELD = "irene/shield.svg"
ROUNDS, POINTS = 1010.0, 1470.0
ROOM = 400.0
GARRISON, ARMY = 1120.0, 1300.0


def tally(view: GrappleView) -> Tally:
    """Rounds and points; after a single round what its points come from."""
    rounds, points = view.public.rounds, totals(view.public)
    total = amounts(say("grapple-line-points"), POINTS, points, main=True)
    if len(rounds) == 1:
        garrison = amounts(say("grapple-line-garrison"), GARRISON, rounds[0].garrisons)
        return Tally((garrison, amounts(say("grapple-line-army"), ARMY, rounds[0].armies), total))
    shields = tuple(
        Medallions(
            tuple(_shield(number, one.garrisons[seat], one.armies[seat]) for number, one in enumerate(rounds, 1))
        )
        for seat in range(len(points))
    )
    return Tally((Column(say("grapple-tally-rounds"), ROUNDS, shields, "midleft", ROOM), total))


def _shield(number: int, garrison: int, army: int) -> Medallion:
    """What a round brought, and what for."""
    words = say("grapple-tally-round", number=number, garrison=garrison, army=army)
    return Medallion(SHIELD, str(garrison + army), words=words)
