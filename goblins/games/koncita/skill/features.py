"""The features by which a position of Koncita is judged, in Treasure points against how many Treasures are still to come."""

from __future__ import annotations

from math import sqrt

from goblins.games.koncita.state import OUT, KoncitaPublic

#: What a Forfeit costs, and an order to remember, in Treasure points.
FORFEIT_COST, DUTY_COST = 0.15, 0.08
#: How many more Treasures are likely to be taken when somebody has but one, two … Forfeits to go to the end of the game.
TREASURES_TO_COME = (2.5, 5.0, 7.5, 10.0, 12.0, 14.0)
#: What a lead comes to that is as great as what may still change; and how much the leader counts among the others.
STEEP, LEADER = 2.2, 0.8
#: The lead of somebody who is alone.
ALONE = 3.0
#: The features, and what they count for by hand: the lead to be expected. What only learning makes something of is what it is
#: made of (points, Forfeits, what may be hoped of the visible Treasure; less the others' on average), orders, and the turn.
BY_HAND: dict[str, float] = {
    "lead": 1.0,
    "points": 0.0,
    "forfeits": 0.0,
    "hope": 0.0,
    "burden": 0.0,
    "turn": 0.0,
    "even": 0.0,
}
#: The kinds of table that are judged apart.
TABLES = ("two", "more")


def table_of(public: KoncitaPublic) -> str:
    """What kind of table it is."""
    return "two" if len(public.goblins) == 2 else "more"


def features_of(
    public: KoncitaPublic, seat: int, points: list[int], hopes: list[float], burden: float, to_come: float
) -> tuple[float, ...]:
    """The features of a position for a seat that is not out, in the order of `BY_HAND`."""
    worth = [
        won - FORFEIT_COST * len(held) + hope for won, held, hope in zip(points, public.forfeits, hopes, strict=True)
    ]
    own = worth[seat] - DUTY_COST * burden
    others = [other for other, breaches in enumerate(public.breaches) if other != seat and breaches < OUT]
    scale = STEEP / (0.6 + sqrt(to_come))
    if not others:
        return scale * ALONE, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0
    count = len(others)
    lead = own - max([worth[other] for other in others])
    if count > 1:
        lead = LEADER * lead + (1.0 - LEADER) * (own - sum([worth[other] for other in others]) / count)
    return (
        scale * lead,
        scale * (points[seat] - sum([points[other] for other in others]) / count),
        scale * (len(public.forfeits[seat]) - sum([len(public.forfeits[other]) for other in others]) / count),
        scale * (hopes[seat] - sum([hopes[other] for other in others]) / count),
        scale * burden,
        1.0 if public.active == seat else 0.0,
        1.0,
    )
