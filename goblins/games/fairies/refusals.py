"""Why something may not be done."""

from __future__ import annotations

from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.fairies.actions import FairiesAction, GiveUp

_ANOTHERS = refuse("F-20", "fairies-no-another-players-turn")
WAITING = Waiting(
    phases={"turn": _ANOTHERS}, over=refuse("F-25", "fairies-no-game-over"), nobody=_ANOTHERS, anothers=_ANOTHERS.said
)


def objection(action: FairiesAction) -> Refusal:
    """The clause against an action of the active seat that is not legal."""
    if isinstance(action, GiveUp):
        return refuse("F-34", "fairies-no-only-solitaire-can-given-up")
    return refuse("F-20", "fairies-no-only-card-own-hand-can")
