"""What may be done in Grapple, in a few words."""

from __future__ import annotations

from goblins.core.skill import player
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import Content
from goblins.games.grapple.wording import named
from goblins.words import Message, message

_PLAIN: dict[type, str] = {
    act.JustLook: "grapple-act-just-look",
    act.EndTurn: "grapple-act-end-turn",
    act.LetStand: "grapple-act-let-stand",
    act.GiveUp: "grapple-act-give-up",
    act.Decline: "grapple-act-decline",
    act.NextRound: "grapple-act-next-round",
}


def phrase_for(content: Content, action: act.GrappleAction) -> Message:
    """An action, as one would say what to do."""

    def a(card: int) -> Message:
        return named("grapple-a-goblin.object", content.goblins[content.kinds[card]])

    def the(card: int) -> Message:
        return named("grapple-the-goblin.object", content.goblins[content.kinds[card]])

    match action:
        case act.Spy():
            return message("grapple-act-spy", name=player(action.target))
        case act.Swap():
            return message("grapple-act-swap", taken=a(action.take), given=a(action.give))
        case act.Place():
            return message("grapple-act-place", goblin=the(action.card))
        case act.Attack():
            return message("grapple-act-attack", goblin=the(action.card), name=player(action.target))
        case act.Rescue():
            return message("grapple-act-rescue", goblin=the(action.card))
        case act.Hold():
            return message("grapple-act-hold", goblin=the(action.card))
        case act.Engage():
            return message("grapple-act-engage", goblin=the(action.card))
    return message(_PLAIN[type(action)])
