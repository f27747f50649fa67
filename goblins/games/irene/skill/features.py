"""The features by which a position in the Caves is judged, as far as a seat can know them."""

from __future__ import annotations

from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.content import Content
from goblins.games.irene.scoring import number_to_beat, points_of
from goblins.games.irene.skill.memory import known_in
from goblins.games.irene.skill.ways import Pathfinder, turns_left
from goblins.games.irene.state import NO_PALACE, MazeState

#: What others are thought to have in mind: at first, and more with every round they explore, up to so much.
OTHERS_START, OTHERS_GROWTH, OTHERS_MOST = 3.0, 0.8, 9.0
#: How far points drift apart until the end.
SPREAD = 2.5
#: With so many turns left time is short.
SHORT = 6
#: The features, and what they count for by hand: the lead to be expected. What only learning makes something of is the way's
#: worth, whether it leads home, tiles and Goblins that are known, who has set out or is home, the time, and whose turn it is.
BY_HAND: dict[str, float] = {
    "lead": 1.0,
    "plan": 0.0,
    "complete": 0.0,
    "home": 0.0,
    "out": 0.0,
    "known": 0.0,
    "goblins": 0.0,
    "they_out": 0.0,
    "they_home": 0.0,
    "their_points": 0.0,
    "short": 0.0,
    "rounds": 0.0,
    "turn": 0.0,
    "even": 0.0,
}
#: The kinds of table that are judged apart.
TABLES = ("two", "more", "two_advanced", "more_advanced")


def table_of(state: MazeState) -> str:
    """What kind of table it is."""
    return ("two" if len(state.public.paths) == 2 else "more") + ("_advanced" if state.public.advanced else "")


def lead_of(state: MazeState, content: Content, pathfinder: Pathfinder, seat: int) -> float:
    """The lead in points to be expected at the end, against how far points may drift apart."""
    public, left, rounds = state.public, turns_left(state), rounds_played(state, content)
    if seat in public.arrived:
        mine = points_of(state, seat, content) + 0.5
    else:
        way = pathfinder.way(state, seat, known_in(state, seat, content))
        mine = way.value
        if left < SHORT:
            # every turn that is left is a chance; without one there is nothing
            mine -= (2.0 if way.complete else 6.0) / (left + 0.5)
    others = [other for other in range(len(public.paths)) if other != seat]
    lead = mine - max([_others_prospect(state, content, other, rounds) for other in others])
    if public.advanced:
        lead = min(lead, mine - number_to_beat(public.homes, state.secret.numbers) - 0.5)
    return lead / SPREAD


def features_of(state: MazeState, content: Content, pathfinder: Pathfinder, seat: int) -> tuple[float, ...]:
    """The features of a position, as a seat sees it, in the order of `BY_HAND`."""
    public, left, rounds = state.public, turns_left(state), rounds_played(state, content)
    home, complete, goblins, tiles = seat in public.arrived, False, 0, 0
    value = points_of(state, seat, content) + 0.5
    if not home:
        known = known_in(state, seat, content)
        way = pathfinder.way(state, seat, known)
        value, complete = way.value, way.complete
        tiles, goblins = len(known.cells), len(known.goblins)
    others = [other for other in range(len(public.paths)) if other != seat]
    out = [other for other in others if public.starts[other] != NO_PALACE]
    return (
        lead_of(state, content, pathfinder, seat),
        value / SPREAD,
        float(complete),
        float(home),
        float(public.starts[seat] != NO_PALACE),
        float(tiles),
        float(goblins),
        float(bool(out)),
        float(any(other in public.arrived for other in others)),
        max([points_of(state, other, content) for other in out], default=0) / SPREAD,
        1.0 / (left + 0.5) if left < SHORT else 0.0,
        rounds,
        float(public.active == seat),
        1.0,
    )


def rounds_played(state: MazeState, content: Content) -> float:
    """For how many rounds the Caves have been explored."""
    return (content.tiles - len(beside(MOUNTAIN)) - len(state.secret.mountain)) / len(state.public.paths)


def _others_prospect(state: MazeState, content: Content, other: int, rounds: float) -> float:
    """What another may come to, as far as everybody sees."""
    if other in state.public.arrived:
        return float(points_of(state, other, content))
    guess = min(OTHERS_MOST, OTHERS_START + OTHERS_GROWTH * rounds)
    if state.public.starts[other] == NO_PALACE:
        return guess
    return max(guess, points_of(state, other, content) + 1.5)
