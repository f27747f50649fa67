"""Why something may not be done: the clause against an action, and what comes first."""

from __future__ import annotations

from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import DEFENDER, SPY, Content
from goblins.games.grapple.state import GrapplePublic, GrappleState

WAITING = Waiting(
    phases={
        "turn": refuse("G-03", "grapple-no-time-for-turns-actions"),
        "spied": refuse("G-06", "grapple-no-spied-hand-comes-first-take"),
        "rescue": refuse("G-21", "grapple-no-somebody-being-asked-for-rescue"),
        "hold": refuse("G-14", "grapple-no-tie-must-settled-first"),
        "engage": refuse("G-15", "grapple-no-attacker-must-answer-face-down"),
        "next": refuse("G-30", "grapple-no-round-over"),
    },
    over=refuse("G-32", "grapple-no-game-over"),
    nobody=refuse("G-03", "grapple-no-nobody-sits-there"),
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
            return refuse("G-06", "grapple-no-with-no-card-left-give")
        return refuse("G-06", "grapple-no-one-card-spied-hand-for")
    card: int = getattr(action, "card", -1)
    if isinstance(action, act.Attack) and card in state.secret.armies[action.seat]:
        return refuse("G-07", "grapple-no-placed-goblin-never-attacks")
    if card not in hand:
        return refuse(_WITH_A_CARD[type(action)], "grapple-no-only-card-own-hand-can")
    if isinstance(action, act.Rescue):
        if content.powers[card] != DEFENDER:
            return refuse("G-20", "grapple-no-only-defender-can-step")
        return refuse("G-22", "grapple-no-defender-cant-replace-defender-its")
    if isinstance(action, act.Spy):
        return _no_spying(state.public, action, content)
    assert isinstance(action, act.Attack)
    if action.target == action.seat or action.target not in state.public.players:
        return refuse("G-10", "grapple-no-attack-another-player-who-plays")
    return refuse("G-10", "grapple-no-player-has-no-army")


def _no_spying(public: GrapplePublic, action: act.Spy, content: Content) -> Refusal:
    if content.powers[action.card] != SPY:
        return refuse("G-05", "grapple-no-only-spy-can-look-at")
    if action.target == action.seat or action.target not in public.players:
        return refuse("G-05", "grapple-no-spy-on-another-player-who")
    return refuse("G-05", "grapple-no-player-has-no-cards-show")
