"""How a match was won, told from the standings alone: what its headline says, who had led before, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

#: What the headline says, the first that fits.
Kind = Literal["behind", "start", "point", "last", "left", "shared", "lead", "none"]
#: Standings of all seats, one after each step; the first ones are those before the first step.
Standings = Sequence[tuple[int, ...]]

NOBODY = -1
#: From so far behind it is worth telling.
FAR_BEHIND = 2


class Story(Struct, frozen=True):
    """What is told: how it was won, `by` how much, the step that decided it, and who had led for how many turns before."""

    kind: Kind
    by: int = 0
    turning: int | None = None
    """The step after which the winner led for good; None where nobody took a lead that lasted."""
    before: int = NOBODY
    """Who led until then."""
    led: int = 0


class Lead:
    """How far a seat is ahead of the best of the others, after every step."""

    def __init__(self, standings: Standings, seat: int, *, lower: bool) -> None:
        sign = -1 if lower else 1
        self.margins = [
            sign * values[seat] - max(sign * value for other, value in enumerate(values) if other != seat)
            for values in standings
        ]

    @property
    def deepest(self) -> int:
        """The largest deficit that was made good."""
        return max(0, -min(self.margins))

    @property
    def turning(self) -> int | None:
        """The step after which the seat led for good."""
        if self.margins[-1] <= 0:
            return None
        return max((ply for ply, margin in enumerate(self.margins) if margin <= 0), default=None)

    @property
    def from_the_start(self) -> bool:
        """Whether the seat led from the moment anybody did, and never lost that again."""
        first = next((ply for ply, margin in enumerate(self.margins) if margin), None)
        return first is not None and all(margin > 0 for margin in self.margins[first:])


def story_of(
    standings: Standings, turns: Sequence[int], winners: tuple[int, ...], *, lower: bool = False, alone: bool = False
) -> Story:
    """What to tell of a match. `turns` are the turns finished after every step; `alone`: all others were out in the end."""
    if len(winners) != 1 or len(standings[0]) < 2:
        return Story("shared" if len(winners) > 1 else "none")
    winner = winners[0]
    lead = Lead(standings, winner, lower=lower)
    turning = lead.turning
    before, led = _before(standings, turns, winner, turning, lower=lower) if turning is not None else (NOBODY, 0)
    kind, by = _kind(lead, turns, alone=alone)
    return Story(kind, by, turning, before, led)


def _kind(lead: Lead, turns: Sequence[int], *, alone: bool) -> tuple[Kind, int]:
    turning, margin = lead.turning, lead.margins[-1]
    if margin > 0 and lead.deepest >= FAR_BEHIND:
        return "behind", lead.deepest
    if lead.from_the_start:
        return "start", margin
    if margin == 1:
        return "point", 1
    if turning is not None and turns[turning] >= turns[-1] - 1:
        return "last", margin
    if alone:
        return "left", 0
    return ("lead", margin) if turning is not None else ("none", 0)


def _before(standings: Standings, turns: Sequence[int], winner: int, turning: int, *, lower: bool) -> tuple[int, int]:
    """Who led alone when the lead changed for good, and for how many turns without a break."""
    for seat in range(len(standings[0])):
        margins = Lead(standings, seat, lower=lower).margins
        if seat == winner or margins[turning] <= 0:
            continue
        begun = next(ply for ply in range(turning, -1, -1) if ply == 0 or margins[ply - 1] <= 0)
        return seat, turns[turning] - turns[begun]
    return NOBODY, 0
