"""What moves in Grapple are like: attacks, battles carried on, and cards taken out of other hands."""

from __future__ import annotations

from goblins.core.skill import PLAIN, Leaning
from goblins.games.grapple import actions as act
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.state import GrapplePublic, GrappleState

ATTACK = Leaning(harm=0.6, risk=0.7, commit=1.0)
#: How much more an attack harms one who leads.
LEADER = 0.4
FIXED: dict[type[act.GrappleAction], Leaning] = {
    act.Spy: Leaning(harm=0.4, commit=0.2),
    act.Swap: Leaning(harm=0.8, commit=0.5),
    act.JustLook: Leaning(help=0.8),
    act.EndTurn: Leaning(help=0.3),
    act.Rescue: Leaning(harm=0.3, risk=0.5, commit=1.0),
    act.Hold: Leaning(harm=0.4, risk=0.8, commit=1.0),
    act.GiveUp: Leaning(help=1.0),
    act.Engage: Leaning(harm=0.6, risk=1.0, commit=1.0),
    act.Decline: Leaning(help=1.0),
    act.Place: Leaning(),
}


def leaning_of(state: GrappleState, action: act.GrappleAction) -> Leaning:
    """By the kind of action; an attack on a leader harms more."""
    if isinstance(action, act.Attack):
        return Leaning(ATTACK.harm + LEADER * _leads(state.public, action.target), 0.0, ATTACK.risk, ATTACK.commit)
    return FIXED.get(type(action), PLAIN)


def _leads(public: GrapplePublic, seat: int) -> bool:
    points = totals(public)
    garrisons = [len(garrison) for garrison in public.garrisons]
    best = max(points[other] + garrisons[other] for other in public.players)
    return points[seat] + garrisons[seat] == best
