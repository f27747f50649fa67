"""What may be done, and why something may not: for every phase the actions that are open, and the clause against others."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.games.grapple.cards import CARDS, DEFENDER, SPY, Deck
from goblins.games.grapple.rounds import who_goes_on
from goblins.games.grapple.state import (
    Attack,
    Decline,
    EndTurn,
    Engage,
    GiveUp,
    GrappleAction,
    GrappleState,
    GrappleView,
    Hold,
    JustLook,
    LetStand,
    NextRound,
    Place,
    Rescue,
    Spy,
    Swap,
)

_SEATS = range(4)
_PLACES = tuple(tuple(Place(seat, card) for card in range(CARDS)) for seat in _SEATS)
_ATTACKS = tuple(
    tuple(tuple(Attack(seat, card, target) for card in range(CARDS)) for target in _SEATS) for seat in _SEATS
)
_HOLDS = tuple(tuple(Hold(seat, card) for card in range(CARDS)) for seat in _SEATS)
_ENGAGES = tuple(tuple(Engage(seat, card) for card in range(CARDS)) for seat in _SEATS)
_RESCUES = tuple(tuple(Rescue(seat, card) for card in range(CARDS)) for seat in _SEATS)
_LET_STAND = tuple(LetStand(seat) for seat in _SEATS)
_GIVE_UP = tuple(GiveUp(seat) for seat in _SEATS)
_DECLINE = tuple(Decline(seat) for seat in _SEATS)
_END_TURN = tuple(EndTurn(seat) for seat in _SEATS)
_NEXT = tuple(NextRound(seat) for seat in _SEATS)

_PHASE_OF: dict[type, str] = {
    Spy: "turn",
    Place: "turn",
    Attack: "turn",
    EndTurn: "turn",
    Swap: "spied",
    JustLook: "spied",
    Rescue: "rescue",
    LetStand: "rescue",
    Hold: "hold",
    GiveUp: "hold",
    Engage: "engage",
    Decline: "engage",
    NextRound: "next",
}
_WAITING = {
    "turn": ("G-03", "It is time for a turn’s actions."),
    "spied": ("G-06", "The spied hand comes first: take a card, or just look."),
    "rescue": ("G-21", "Somebody is being asked for a rescue."),
    "hold": ("G-14", "The tie must be settled first."),
    "engage": ("G-15", "The attacker must answer the face-down goblin first."),
    "next": ("G-30", "The round is over."),
}


def who_decides(state: GrappleState) -> int:
    """The seat the game waits for."""
    return _who(state, len(state.hands))


def who_decides_in(view: GrappleView) -> int:
    """The same for what a view shows."""
    return _who(view, len(view.hand_sizes))


def _who(state: GrappleState | GrappleView, seats: int) -> int:
    phase, battle = state.phase, state.battle
    if phase in ("turn", "spied"):
        return state.active
    if phase == "next":
        return who_goes_on(state.dealer, state.players, state.people, seats)
    assert battle is not None
    if phase == "rescue":
        return battle.asked[0]
    return battle.defender if phase == "hold" else battle.attacker


def actions(state: GrappleState, cards: Deck) -> tuple[GrappleAction, ...]:
    """Everything the deciding seat may do, in a stable order."""
    seat, phase = who_decides(state), state.phase
    hand = state.hands[seat]
    if phase == "turn":
        return _turn(state, cards, seat)
    if phase == "rescue":
        rescues = _RESCUES[seat]
        if not can_rescue(state, cards, seat):
            return (_LET_STAND[seat],)
        return (*[rescues[card] for card in hand if cards.kinds[card] == DEFENDER], _LET_STAND[seat])
    if phase == "hold":
        holds = _HOLDS[seat]
        return (*[holds[card] for card in hand], _GIVE_UP[seat])
    if phase == "engage":
        engages = _ENGAGES[seat]
        return (*[engages[card] for card in hand], _DECLINE[seat])
    if phase == "spied":
        spied = state.hands[state.spied]
        return (*[Swap(seat, take, give) for take in spied for give in hand], JustLook(seat))
    return (_NEXT[seat],)


def can_rescue(state: GrappleState, cards: Deck, seat: int) -> bool:
    """Whether a side's newest goblin may be swapped at all: a Defender can't be replaced by its own side (G-22)."""
    battle = state.battle
    assert battle is not None
    newest = battle.attack[-1] if seat == battle.attacker else battle.defence[-1]
    return cards.kinds[newest] != DEFENDER


def _turn(state: GrappleState, cards: Deck, seat: int) -> tuple[GrappleAction, ...]:
    hand, kinds = state.hands[seat], cards.kinds
    found: list[GrappleAction] = []
    others = [other for other in state.players if other != seat]
    for card in hand:
        if kinds[card] == SPY:
            found += [Spy(seat, card, other) for other in others if state.hands[other]]
    places = _PLACES[seat]
    found += [places[card] for card in hand]
    for other in others:
        if state.armies[other]:
            attacks = _ATTACKS[seat][other]
            found += [attacks[card] for card in hand]
    found.append(_END_TURN[seat])
    return tuple(found)


# ---------------------------------------------------------------------- why not


def why_not(state: GrappleState, cards: Deck, action: GrappleAction) -> Refusal | None:
    """The clause that forbids an action; None exactly for the legal ones."""
    if state.ending:
        return Refusal("G-32", "The game is over.")
    if not 0 <= action.seat < len(state.hands):
        return Refusal("G-03", "Nobody sits there.")
    if _PHASE_OF[type(action)] != state.phase:
        return Refusal(*_WAITING[state.phase])
    decides = who_decides(state)
    if action.seat != decides:
        return Refusal(_WAITING[state.phase][0], "That is for another player to decide.")
    if action in actions(state, cards):
        return None
    return _why_not_now(state, cards, action)


def _why_not_now(state: GrappleState, cards: Deck, action: GrappleAction) -> Refusal:
    hand = state.hands[action.seat]
    if isinstance(action, Swap):
        if not hand:
            return Refusal("G-06", "With no card left to give you can only look.")
        return Refusal("G-06", "One card of the spied hand for one of your own.")
    card: int = getattr(action, "card", -1)
    if isinstance(action, Attack) and card in state.armies[action.seat]:
        return Refusal("G-07", "A placed goblin never attacks.")
    if card not in hand:
        rules = {Spy: "G-05", Place: "G-07", Attack: "G-10", Rescue: "G-20", Hold: "G-14", Engage: "G-15"}
        return Refusal(rules[type(action)], "Only a card of your own hand can be played.")
    if isinstance(action, Rescue):
        if cards.kinds[card] != DEFENDER:
            return Refusal("G-20", "Only a Defender can step in.")
        return Refusal("G-22", "A Defender can’t replace a Defender of its own side.")
    if isinstance(action, Spy):
        return _no_spying(state, cards, action)
    assert isinstance(action, Attack)
    if action.target == action.seat or action.target not in state.players:
        return Refusal("G-10", "Attack another player who plays in this round.")
    return Refusal("G-10", "That player has no army.")


def _no_spying(state: GrappleState, cards: Deck, action: Spy) -> Refusal:
    if cards.kinds[action.card] != SPY:
        return Refusal("G-05", "Only a Spy can look at a hand.")
    if action.target == action.seat or action.target not in state.players:
        return Refusal("G-05", "Spy on another player who plays in this round.")
    return Refusal("G-05", "That player has no cards to show.")
