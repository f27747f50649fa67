"""Which turn of a solitaire cost a star: the first after which its deal could not be won in par any more."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.bots.solitaire import Solution, solving
from goblins.core.match import Match


def costly_turn(match: Match, par: int) -> Iterator[int | None]:
    """Look for it in slices; None while that goes on, last the turn (0: it is not known, or there is none)."""
    ends = [ply for ply in range(1, match.cursor + 1) if _turns(match, ply) > _turns(match, ply - 1)]
    first, last = 0, len(ends)  # after `first` turns it could still be won in par, after `last` it could not
    if last <= par:
        yield 0
        return
    while last - first > 1:
        middle = (first + last) // 2
        found = Solution(0)
        for step in _solved(match, ends[middle - 1]):
            found = step
            yield None
        if not found.proven:
            yield 0  # beyond what can be searched
            return
        if found.actions and middle + len(found.actions) <= par:
            first = middle
        else:
            last = middle
    yield last


def _turns(match: Match, ply: int) -> int:
    return match.rules.turns(match.state_at(ply))


def _solved(match: Match, ply: int) -> Iterator[Solution]:
    yield from solving(match.setup.game, match.state_at(ply), match.setup.house)
