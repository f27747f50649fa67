"""The features by which a position of Grapple is judged, in points against how much may still change."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from goblins.games.grapple.content import ASSASSIN, DEFENDER, SPY, Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.skill.counting import prospects
from goblins.games.grapple.skill.estimates import Estimates
from goblins.games.grapple.state import GrappleState

#: As shares of what a round is played for: points that it brings to a player, how far two players' points drift apart in it,
#: and how much may still change at its end and at its beginning.
ROUND_POINTS, ROUND_SPREAD = 8 / 7, 0.62
SETTLED, OPEN = 1 / 7, 3 / 7
#: What a lead comes to that is as great as what may still change.
STEEP = 1.7
#: How much the leader counts among the others, the rest being their average.
LEADER = 0.7
#: The features, and what they count for by hand: the lead to be expected. What only learning makes something of is what it is
#: made of: one's points, garrison, army, the goblin on top, strength in hand, cards, and those with powers, less the others' on
#: average; whose turn it is; and the lead near a round's end.
BY_HAND: dict[str, float] = {
    "lead": 1.0,
    "points": 0.0,
    "garrison": 0.0,
    "army": 0.0,
    "top": 0.0,
    "hand": 0.0,
    "cards": 0.0,
    "spies": 0.0,
    "defenders": 0.0,
    "assassins": 0.0,
    "turn": 0.0,
    "near_lead": 0.0,
    "even": 0.0,
}
#: The kinds of table that are judged apart.
TABLES = ("two", "more")


def table_of(state: GrappleState) -> str:
    """What kind of table it is."""
    return "two" if len(state.public.players) == 2 else "more"


class Lead(NamedTuple):
    """The lead a seat may expect, what a point counts for against what may still change, and how near the round's end is."""

    total: float
    scale: float
    near: float


def lead_of(state: GrappleState, content: Content, deck: Estimates, seat: int) -> Lead:
    """By how much a seat that plays in this round may expect to be ahead at its end."""
    public, points = state.public, totals(state.public)
    between = public.phase == "next"
    more, near = ([0.0] * len(points), 1.0) if between else prospects(state, content, deck)
    worth = [total + one for total, one in zip(points, more, strict=True)]
    others = [other for other in public.players if other != seat]
    lead = worth[seat] - max([worth[other] for other in others])
    if len(others) > 1:
        average = sum([worth[other] for other in others]) / len(others)
        lead = LEADER * lead + (1.0 - LEADER) * (worth[seat] - average)
    rounds = max(0.0, public.goal - max(worth)) / (ROUND_POINTS * deck.round)
    if between:
        rounds = max(1.0, rounds)
    spread, drift = deck.round * (SETTLED + OPEN * (1 - near)), deck.round * ROUND_SPREAD
    scale = STEEP / sqrt(spread * spread + rounds * drift * drift)
    return Lead(scale * lead, scale, near)


def features_of(state: GrappleState, content: Content, deck: Estimates, seat: int) -> tuple[float, ...]:
    """The features of a position, as it is for a seat that plays in this round, in the order of `BY_HAND`."""
    lead = lead_of(state, content, deck, seat)
    return (
        lead.total,
        *_compared(state, content, seat, lead.scale),
        1.0 if state.public.active == seat else 0.0,
        lead.near * lead.total,
        1.0,
    )


def _compared(state: GrappleState, content: Content, seat: int, scale: float) -> list[float]:
    """What a seat has more of than the others on average."""
    points = totals(state.public)
    own = (points[seat], *_owned(state, content, seat))
    theirs = [(points[other], *_owned(state, content, other)) for other in state.public.players if other != seat]
    return [scale * (mine - sum(those) / len(those)) for mine, *those in zip(own, *theirs, strict=True)]


def _owned(state: GrappleState, content: Content, seat: int) -> tuple[float, ...]:
    """What lies before a seat and what it holds."""
    army, hand, strengths, powers = (
        state.secret.armies[seat],
        state.secret.hands[seat],
        content.strengths,
        content.powers,
    )
    held = [powers[card] for card in hand]
    return (
        content.worth(state.public.garrisons[seat]),
        content.worth(army),
        strengths[army[-1]] if army else 0,
        content.worth(hand),
        len(hand),
        held.count(SPY),
        held.count(DEFENDER),
        held.count(ASSASSIN),
    )
