"""Two ends of the same deal, laid side by side: who did better, and by how much."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.contract import Outcome
from goblins.core.info import GameInfo

Verdict = Literal["better", "worse", "level"]


class Comparison(Struct, frozen=True):
    """What one end is to the other: `by` tells the distance where both were won or both lost, 0 where one was won alone."""

    verdict: Verdict
    by: int = 0


def total(outcome: Outcome, seat: int) -> int:
    """What a seat reached in the end."""
    score = outcome.score(seat)
    return score.total if score else 0


def place(outcome: Outcome, seat: int) -> int:
    """Which place a seat has, from 0."""
    return next((place for place, seats in enumerate(outcome.ranking) if seat in seats), len(outcome.ranking))


def compared(info: GameInfo, own: Outcome, other: Outcome, seat: int, seats: int) -> Comparison:
    """One's own end against another's, from the same seat: the better place counts first, then the number."""
    mine, theirs = (seat in own.winners, place(own, seat)), (seat in other.winners, place(other, seat))
    if mine != theirs:
        better = mine[0] if mine[0] != theirs[0] else mine[1] < theirs[1]
        return Comparison("better" if better else "worse")
    fewer = seats == 1 and info.solitaire is not None and info.solitaire.fewer_is_better
    lead = total(own, seat) - total(other, seat)
    if fewer:
        lead = -lead
    if not lead or (fewer and not mine[0]):  # the turns of a solitaire that was lost tell nothing
        return Comparison("level")
    return Comparison("better" if lead > 0 else "worse", abs(lead))
