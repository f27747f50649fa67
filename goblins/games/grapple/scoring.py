"""Points: what the rounds have brought, who leads, and how a game ended (G-30 … G-34)."""

from __future__ import annotations

from itertools import groupby

from goblins.core.contract import Outcome, Score, score_line
from goblins.games.grapple.state import GrapplePublic, seat_count
from goblins.words import message

#: So many rounds of a head-to-head in a row in which nobody scored, and the lead is shared (G-33).
SCORELESS = 2
#: So many rounds has a game of a single round at most: one more if it is tied (G-34).
MOST_SINGLE = 2


def totals(public: GrapplePublic) -> tuple[int, ...]:
    """Every seat's points from the rounds so far (G-31)."""
    rounds = public.rounds
    return tuple(
        [sum([one.garrisons[seat] + one.armies[seat] for one in rounds]) for seat in range(seat_count(public))]
    )


def leaders(public: GrapplePublic) -> tuple[int, ...]:
    """The seats that share the lead once somebody has reached the goal; nobody before (G-32, G-33)."""
    points = totals(public)
    best = max(points)
    return tuple(seat for seat, total in enumerate(points) if total == best) if best >= public.goal else ()


def is_shared(public: GrapplePublic) -> bool:
    """Whether those who share the lead at the end of the game share the victory, and play no more (G-33, G-34)."""
    if not public.goal:
        return len(public.rounds) >= MOST_SINGLE
    # a round without points changes no total: the lead was shared before these rounds, so they were head to head
    last = public.rounds[-SCORELESS:]
    return len(last) == SCORELESS and not any(any(one.garrisons + one.armies) for one in last)


def outcome(public: GrapplePublic) -> Outcome:
    """Who has most points in a game that is over (G-32 … G-34)."""
    points = totals(public)
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    ranking = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: points[seat]))
    shared = "yes" if len(ranking[0]) > 1 else "no"
    return Outcome(
        reason=public.ending,
        rule="G-34" if not public.goal else "G-33" if len(ranking[0]) > 1 else "G-32",
        said=message("grapple-end", rounds=len(public.rounds), goal=public.goal, shared=shared),
        winners=ranking[0],
        ranking=ranking,
        scores=tuple(_score(public, seat, total) for seat, total in enumerate(points)),
    )


def _score(public: GrapplePublic, seat: int, total: int) -> Score:
    last = public.rounds[-1]
    lines = (
        score_line("grapple-line-garrison", last.garrisons[seat], counts=False),
        score_line("grapple-line-army", last.armies[seat], counts=False),
        score_line("grapple-line-points", total),
    )
    return Score(seat, total, lines)
