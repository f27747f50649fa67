"""Which turn of a solitaire cost a star: the first after which it was out of reach; and what would have been shorter."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.bots.solitaire import Solution, solving
from goblins.core.contract import Action
from goblins.core.match import Match


def costly_turn(match: Match, most: int) -> Iterator[int | None]:
    """Look for it in slices; None while that goes on, last the turn (0: it is not known, or there is none).

    `most`: so many turns still have the star.
    """
    ends = _ends(match)
    first, last = 0, len(ends)  # after `first` turns it could still be won in so few, after `last` it could not
    if last <= most:
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
        if found.actions and middle + len(found.actions) <= most:
            first = middle
        else:
            last = middle
    yield last


def shorter_way(match: Match, turn: int) -> Iterator[tuple[int, tuple[Action, ...]] | None]:
    """The shortest way from the beginning of a turn, in slices; None while it is looked for, last its ply and the actions."""
    ply = [0, *_ends(match)][turn - 1]
    found = Solution(0)
    for step in _solved(match, ply):
        found = step
        yield None
    yield ply, found.actions


def _ends(match: Match) -> list[int]:
    """After which plies a turn was over."""
    return [ply for ply in range(1, match.cursor + 1) if _turns(match, ply) > _turns(match, ply - 1)]


def _turns(match: Match, ply: int) -> int:
    return match.rules.turns(match.state_at(ply))


def _solved(match: Match, ply: int) -> Iterator[Solution]:
    yield from solving(match.setup.game, match.state_at(ply), match.setup.house)
