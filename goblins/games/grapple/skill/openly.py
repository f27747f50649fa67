"""Why somebody else may have done something, from nothing but what lies open: which goblins nobody saw stays unsaid."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.skill import player
from goblins.games.grapple import actions as act
from goblins.games.grapple.skill.reasons import Reasons
from goblins.games.grapple.state import NO_CARD
from goblins.games.grapple.view import GrappleView
from goblins.words import Message, message

#: What is told by itself: an open decision that follows from what lies there.
_OPEN = (act.Attack, act.Rescue, act.GiveUp, act.Engage)


def bystanders(view: GrappleView, seat: int) -> GrappleView:
    """What somebody knows who sits at a seat's place and has seen no more than everybody."""
    battle = replace(view.battle, hidden=NO_CARD) if view.battle else None
    return replace(view, seat=seat, hand=(), army=(), battle=battle, spied_hand=(), sightings=())


def open_reason(reasons: Reasons, view: GrappleView, action: act.GrappleAction) -> Message | None:
    """Something about another's action, seen by the one whose view it is."""
    known = bystanders(view, action.seat)
    if isinstance(action, _OPEN):
        return reasons.reason_for(known, action)
    match action:
        case act.Spy():
            return message("grapple-why-spy", name=player(action.target))
        case act.Swap():
            return message("grapple-why-open-trade", name=player(view.public.spied))
        case act.JustLook():
            return message("grapple-why-just-look")
        case act.Place():
            return _placed(reasons, known)
        case act.Hold():
            return _held(reasons, known, action)
        case act.Decline() if known.battle:
            return message("grapple-why-decline", name=player(known.battle.defender))
    return None


def _placed(reasons: Reasons, known: GrappleView) -> Message:
    if not known.deck_size:
        return message("grapple-why-open-place-at-end")
    ending = reasons.nearly_home(known)
    if ending is not None:
        return message("grapple-why-open-place-soon", name=player(ending))
    first = not known.army_sizes[known.seat]
    return message("grapple-why-open-place-first" if first else "grapple-why-open-place")


def _held(reasons: Reasons, known: GrappleView, action: act.Hold) -> Message:
    battle, points = known.battle, reasons.at_stake(known)
    assert battle is not None
    alone = not known.hand_sizes[battle.attacker]
    key = "grapple-why-hold-unanswered" if alone else "grapple-why-open-hold"
    return message(key, points=points, name=player(battle.attacker))
