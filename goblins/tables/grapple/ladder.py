"""How loud a battle is told: a ladder of light, climbed by what is at stake or by ties, whichever is more."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import Battle
from goblins.tables.contract import TableContext

#: From how many points on a battle stands one step higher.
STAKES = (6, 13, 25)


class Loudness(Struct, frozen=True):
    """One step of the ladder."""

    dim: float
    """How dark the table becomes."""
    sparks: int
    shake: float
    size: float
    """How large fighting cards are, compared with cards that lie in the lane."""
    torches: int
    """How many are lit at the lane’s ends."""
    hold: float
    """How long the verdict is held, in seconds."""
    drum: float
    """How long from one drum beat to the next, in seconds."""


LADDER = (
    Loudness(0.0, 6, 2, 1.0, 0, 0.3, 1.0),
    Loudness(0.25, 12, 4, 1.0, 0, 0.4, 0.86),
    Loudness(0.4, 14, 6, 1.04, 2, 0.5, 0.72),
    Loudness(0.55, 18, 8, 1.1, 4, 0.7, 0.54),
)
TOP = len(LADDER) - 1


def ties(battle: Battle, cards: Content) -> int:
    """How often a battle was tied so far."""
    return len(battle.attack) - (1 if verdict(battle, cards) else 0)


def step(battle: Battle, context: TableContext, cards: Content) -> int:
    """The step a battle stands on, from 0; bots among themselves stand one lower."""
    stake = cards.worth([*battle.attack, *battle.defence])
    highest = max(sum(stake >= least for least in STAKES), min(TOP, ties(battle, cards)))
    people = any(context.seat(seat).is_human for seat in (battle.attacker, battle.defender))
    return highest if people else max(0, highest - 1)
