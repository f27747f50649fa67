"""Why something may not be done."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.fairies.actions import FairiesAction, GiveUp

_ANOTHERS = Refusal("F-20", "It is another player’s turn.")
WAITING = Waiting(
    phases={"turn": _ANOTHERS}, over=Refusal("F-25", "The game is over."), nobody=_ANOTHERS, anothers=_ANOTHERS.text
)


def objection(action: FairiesAction) -> Refusal:
    """The clause against an action of the active seat that is not legal."""
    if isinstance(action, GiveUp):
        return Refusal("F-34", "Only a solitaire can be given up.")
    return Refusal("F-20", "Only a card of your own hand can be added to the ring.")
