"""Why somebody else may have done something, from nothing but what lies open: hands, Commands and payments stay unsaid."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.pact import actions as act
from goblins.games.pact.skill.reasons import reason_for
from goblins.games.pact.skill.weights import Weights
from goblins.games.pact.state import NO_CARD
from goblins.games.pact.view import PactView
from goblins.words import Message

#: What follows from displays, Tasks and Specialists alone.
_OPEN = (
    act.Take,
    act.TakeMore,
    act.Play,
    act.PlayMore,
    act.Scheme,
    act.Complete,
    act.PlaceFigure,
    act.Pass,
    act.TakePrize,
)


def bystanders(view: PactView, seat: int) -> PactView:
    """What somebody knows who sits at a seat's place and has seen no more than everybody."""
    return replace(view, seat=seat, hand=(), commands=(), returned=(), chosen=NO_CARD, payment=None)


def open_reason(view: PactView, action: act.PactAction, weights: Weights) -> Message | None:
    """Something about another's action, seen by the one whose view it is."""
    return reason_for(bystanders(view, action.seat), action, weights) if isinstance(action, _OPEN) else None
