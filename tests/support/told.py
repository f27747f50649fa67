"""Finished matches as somebody tells them: who won, and what happened; nobody played them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goblins.core.contract import Action, Event, Outcome, Score, Step
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import rules_for
from tests.support.builders import changed, setup


class ToldMatch(Match):
    """A match that ended as it is told, whatever its state says."""

    def __init__(self, told: Setup, ending: Outcome, events: Sequence[Event], fields: Mapping[str, Any]) -> None:
        super().__init__(rules_for(told), told, 1)
        self._ending = ending
        state = changed(self.opening, **fields) if fields else self.opening
        self.steps = [Step(Action(0), state, (event,), reveals=False) for event in (*events, Event())]
        self.cursor = len(self.steps)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self._ending


def told(
    game: str,
    seats: int = 2,
    *,
    winners: tuple[int, ...] = (),
    reason: str = "",
    totals: Sequence[int] = (),
    events: Sequence[Event] = (),
    options: Mapping[str, OptionValue] | None = None,
    **fields: Any,
) -> Match:
    """A finished match: its winners, why it ended, everybody's points, what happened, and fields of its last state."""
    points = [*totals, *[0] * (seats - len(totals))]
    scores = tuple(Score(seat, total, ()) for seat, total in enumerate(points))
    ending = Outcome(reason, "", "", winners, (tuple(range(seats)),), scores)
    return ToldMatch(setup(game, seats, **(options or {})), ending, events, fields)
