"""A match as a row of turns: which steps each is made of, whose it is, and the ways from one to another."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from msgspec import Struct

from goblins.core.match import Match


class Turn(Struct, frozen=True):
    """One turn: its number, whose it is, the ply it begins at and the one it has led to."""

    number: int
    seat: int
    first: int
    end: int


class Timeline:
    """The turns of a match up to a ply. Positions on it are counted in turns: 2.5 is the middle of the third.

    Where every single step matters, it is walked through `by_steps`: then each of them is told as a turn of its own.
    """

    def __init__(self, match: Match, last: int, *, by_steps: bool = False) -> None:
        rules = match.rules
        numbers = [(ply if by_steps else rules.turns(match.state_at(ply)), ply) for ply in range(last)]
        numbers = [(number + 1, ply) for number, ply in numbers]
        self.last, self.by_steps = last, by_steps
        self.turns: tuple[Turn, ...] = tuple(
            _turn(match, number, [ply for _, ply in plies])
            for number, plies in groupby(numbers, key=lambda step: step[0])
        )

    def __len__(self) -> int:
        return len(self.turns)

    def turn_of(self, step: int) -> Turn:
        """The turn that a step belongs to."""
        return next(turn for turn in self.turns if turn.first <= step < turn.end)

    def told_at(self, ply: int) -> Turn | None:
        """The turn whose step led to a ply; None before anything was done."""
        return self.turn_of(ply - 1) if ply else None

    def position(self, ply: int) -> float:
        """How far a ply is, in turns."""
        turn = self.told_at(ply)
        return self.turns.index(turn) + (ply - turn.first) / (turn.end - turn.first) if turn else 0.0

    def ply(self, position: int) -> int:
        """The ply after so many turns."""
        return self.turns[min(position, len(self.turns)) - 1].end if position and self.turns else 0

    def before(self, ply: int) -> int:
        """Where the turn begins that led to a ply."""
        turn = self.told_at(ply)
        return turn.first if turn else 0

    def after(self, ply: int) -> int:
        """Where the turn ends that follows on a ply, or goes on there."""
        return self.turn_of(ply).end if ply < self.last else self.last


def _turn(match: Match, number: int, plies: list[int]) -> Turn:
    """A turn belongs to the one who does most in it; what is done aside does not count."""
    actions = [match.steps[ply].action for ply in plies]
    doers = Counter(action.seat for action in actions if not action.aside) or Counter([actions[0].seat])
    return Turn(number, doers.most_common(1)[0][0], plies[0], plies[-1] + 1)
