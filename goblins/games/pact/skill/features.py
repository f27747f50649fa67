"""The features by which a position of Pact in company is judged, each in Glory against what may still change."""

from __future__ import annotations

from goblins.games.pact.skill.prospects import (
    ADDED,
    PARTS,
    command_hopes,
    dynamite_hopes,
    prospect,
    rounds_left,
    time_for,
)
from goblins.games.pact.skill.weights import Weights
from goblins.games.pact.state import PactState

#: How far Glory drifts apart until the end: at least, and more for every round that is left.
SPREAD, SPREAD_PER_ROUND = 1.0, 0.12
#: How much the leader counts among the others, the rest being their average.
LEADER = 0.6
#: The features, and what they count for by hand: one's own parts for one, the others' against one; Commands; and what only
#: learning makes something of: a lead while there is time, kinds in hand, turns ahead, whose turn it is, and a constant.
BY_HAND: dict[str, float] = {
    **{f"own_{part}": float(part in PARTS[:ADDED]) for part in PARTS},
    **{f"their_{part}": -float(part in PARTS[:ADDED]) for part in PARTS},
    "commands": 1.0,
    "early_lead": 0.0,
    "kinds_held": 0.0,
    "turns_ahead": 0.0,
    "turn": 0.0,
    "even": 0.0,
}
#: The kinds of table that are judged apart.
TABLES = ("two", "beginner", "expert")


def lead_of(state: PactState, weights: Weights, seat: int) -> float:
    """What the features come to by hand: the lead in Glory to be expected at the end, against how much may still change."""
    public, content = state.public, weights.content
    hopes = dynamite_hopes(state, content)
    mine = sum(prospect(state, weights, seat, viewer=seat, dynamite=hopes[seat])[:ADDED])
    if public.markers:
        mine += command_hopes(state, content, seat, hopes[seat])
    others = [
        sum(prospect(state, weights, other, viewer=seat, dynamite=hopes[other])[:ADDED])
        for other in range(public.players)
        if other != seat
    ]
    lead = mine - LEADER * max(others) - (1 - LEADER) * sum(others) / len(others)
    return lead / (SPREAD + SPREAD_PER_ROUND * rounds_left(state, seat))


def features_of(state: PactState, weights: Weights, seat: int) -> tuple[float, ...]:
    """The features of a position in company, as a seat sees it, in the order of `BY_HAND`."""
    public, content = state.public, weights.content
    hopes = dynamite_hopes(state, content)
    mine = prospect(state, weights, seat, viewer=seat, dynamite=hopes[seat])
    theirs = _rivals(state, weights, seat, hopes)
    rounds = rounds_left(state, seat)
    spread = 1.0 / (SPREAD + SPREAD_PER_ROUND * rounds)
    time = time_for(rounds)
    kinds = sum([1 for count in content.pack.counted(state.secret.hands[seat]) if count])
    others = [rounds_left(state, other) for other in range(public.players) if other != seat]
    return (
        *[spread * part for part in mine],
        *[spread * part for part in theirs],
        spread * command_hopes(state, content, seat, hopes[seat]) if public.markers else 0.0,
        time * spread * (mine[0] - theirs[0]),
        spread * time * kinds,
        rounds - sum(others) / len(others),
        1.0 if public.active == seat else 0.0,
        1.0,
    )


def _rivals(state: PactState, weights: Weights, seat: int, hopes: list[float]) -> tuple[float, ...]:
    """What the others can expect: of the one who is ahead, and on average."""
    others = [
        prospect(state, weights, other, viewer=seat, dynamite=hopes[other])
        for other in range(state.public.players)
        if other != seat
    ]
    if len(others) == 1:
        return others[0]
    leader, share = max(others, key=lambda parts: sum(parts[:ADDED])), (1.0 - LEADER) / len(others)
    return tuple([LEADER * most + share * sum(parts) for most, *parts in zip(leader, *others, strict=True)])
