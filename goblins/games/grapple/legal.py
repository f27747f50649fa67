"""Who decides, and what may be done: for every phase the actions that are open."""

from __future__ import annotations

from goblins.core.bits import first_member
from goblins.games.grapple import actions as act
from goblins.games.grapple.battle import may_be_replaced
from goblins.games.grapple.content import DEFENDER, MOST_CARDS, MOST_SEATS, SPY, Content
from goblins.games.grapple.state import Battle, GrapplePublic, GrappleState, next_player, seat_count

# Actions are values: those that are asked for at every step are made once.
_SEATS = range(MOST_SEATS)
_PLACES = tuple(tuple(act.Place(seat, card) for card in range(MOST_CARDS)) for seat in _SEATS)
_ATTACKS = tuple(
    tuple(tuple(act.Attack(seat, card, target) for card in range(MOST_CARDS)) for target in _SEATS) for seat in _SEATS
)
_HOLDS = tuple(tuple(act.Hold(seat, card) for card in range(MOST_CARDS)) for seat in _SEATS)
_ENGAGES = tuple(tuple(act.Engage(seat, card) for card in range(MOST_CARDS)) for seat in _SEATS)
_RESCUES = tuple(tuple(act.Rescue(seat, card) for card in range(MOST_CARDS)) for seat in _SEATS)
_LET_STAND = tuple(act.LetStand(seat) for seat in _SEATS)
_GIVE_UP = tuple(act.GiveUp(seat) for seat in _SEATS)
_DECLINE = tuple(act.Decline(seat) for seat in _SEATS)
_END_TURN = tuple(act.EndTurn(seat) for seat in _SEATS)
_NEXT = tuple(act.NextRound(seat) for seat in _SEATS)


def who_decides(public: GrapplePublic, battle: Battle | None) -> int:
    """The seat the game waits for."""
    phase = public.phase
    if phase == "turn" or phase == "spied":
        return public.active
    if phase == "next":
        return who_goes_on(public)
    assert battle is not None
    if phase == "rescue":
        return battle.asked[0]
    return battle.defender if phase == "hold" else battle.attacker


def who_goes_on(public: GrapplePublic) -> int:
    """Who says when the next round begins: the first person at the table, else whoever begins it."""
    person = first_member(range(seat_count(public)), public.people)
    return next_player(public, public.dealer) if person is None else person


def actions(state: GrappleState, seat: int, content: Content) -> tuple[act.GrappleAction, ...]:
    """Everything that the deciding seat may do, in a stable order."""
    public, secret = state.public, state.secret
    phase, hand = public.phase, secret.hands[seat]
    if phase == "turn":
        return _turn(state, seat, content)
    if phase == "rescue":
        assert secret.battle is not None
        if not may_be_replaced(secret.battle, seat, content):
            return (_LET_STAND[seat],)
        powers, rescues = content.powers, _RESCUES[seat]
        return (*[rescues[card] for card in hand if powers[card] == DEFENDER], _LET_STAND[seat])
    if phase == "hold":
        holds = _HOLDS[seat]
        return (*[holds[card] for card in hand], _GIVE_UP[seat])
    if phase == "engage":
        engages = _ENGAGES[seat]
        return (*[engages[card] for card in hand], _DECLINE[seat])
    if phase == "spied":
        spied = secret.hands[public.spied]
        return (*[act.Swap(seat, take, give) for take in spied for give in hand], act.JustLook(seat))
    return (_NEXT[seat],)


def _turn(state: GrappleState, seat: int, content: Content) -> tuple[act.GrappleAction, ...]:
    hands, armies, powers = state.secret.hands, state.secret.armies, content.powers
    hand = hands[seat]
    others = [other for other in state.public.players if other != seat]
    found: list[act.GrappleAction] = []
    for card in hand:
        if powers[card] == SPY:
            found += [act.Spy(seat, card, other) for other in others if hands[other]]
    places = _PLACES[seat]
    found += [places[card] for card in hand]
    for other in others:
        if armies[other]:
            attacks = _ATTACKS[seat][other]
            found += [attacks[card] for card in hand]
    found.append(_END_TURN[seat])
    return tuple(found)
