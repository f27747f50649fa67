"""Why something may not be done: the clause against an action, and what comes first."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import DEFENDER, SPY, Content
from goblins.games.grapple.state import GrapplePublic, GrappleState

WAITING = Waiting(
    phases={
        "turn": Refusal("G-03", "It is time for a turn’s actions."),
        "spied": Refusal("G-06", "The spied hand comes first: take a card, or just look."),
        "rescue": Refusal("G-21", "Somebody is being asked for a rescue."),
        "hold": Refusal("G-14", "The tie must be settled first."),
        "engage": Refusal("G-15", "The attacker must answer the face-down goblin first."),
        "next": Refusal("G-30", "The round is over."),
    },
    over=Refusal("G-32", "The game is over."),
    nobody=Refusal("G-03", "Nobody sits there."),
)
#: The clause of everything that is done with a card of one's hand.
_WITH_A_CARD: dict[type, str] = {
    act.Spy: "G-05",
    act.Place: "G-07",
    act.Attack: "G-10",
    act.Rescue: "G-20",
    act.Hold: "G-14",
    act.Engage: "G-15",
}


def objection(state: GrappleState, action: act.GrappleAction, content: Content) -> Refusal:
    """The clause against an action of the deciding seat that fits the phase but is not legal."""
    hand = state.secret.hands[action.seat]
    if isinstance(action, act.Swap):
        if not hand:
            return Refusal("G-06", "With no card left to give you can only look.")
        return Refusal("G-06", "One card of the spied hand for one of your own.")
    card: int = getattr(action, "card", -1)
    if isinstance(action, act.Attack) and card in state.secret.armies[action.seat]:
        return Refusal("G-07", "A placed goblin never attacks.")
    if card not in hand:
        return Refusal(_WITH_A_CARD[type(action)], "Only a card of your own hand can be played.")
    if isinstance(action, act.Rescue):
        if content.powers[card] != DEFENDER:
            return Refusal("G-20", "Only a Defender can step in.")
        return Refusal("G-22", "A Defender can’t replace a Defender of its own side.")
    if isinstance(action, act.Spy):
        return _no_spying(state.public, action, content)
    assert isinstance(action, act.Attack)
    if action.target == action.seat or action.target not in state.public.players:
        return Refusal("G-10", "Attack another player who plays in this round.")
    return Refusal("G-10", "That player has no army.")


def _no_spying(public: GrapplePublic, action: act.Spy, content: Content) -> Refusal:
    if content.powers[action.card] != SPY:
        return Refusal("G-05", "Only a Spy can look at a hand.")
    if action.target == action.seat or action.target not in public.players:
        return Refusal("G-05", "Spy on another player who plays in this round.")
    return Refusal("G-05", "That player has no cards to show.")
