"""Forfeits: taking them, the gestures they ask for, and what comes of not keeping them (K-32 … K-37)."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.actions import Caught, Gesture, Take
from goblins.games.koncita.awards import finish_action
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.standing import seats_in
from goblins.games.koncita.state import NOWHERE, OUT, Charge, Decision

MOST_FORFEITS = 6


def take(draft: Draft, action: Take) -> None:
    """Draw a Forfeit; its order binds at once, instead of an older one of its kind (K-32, K-34)."""
    public, secret = draft.public, draft.secret
    decision = draft.pop()
    seat, kind = action.seat, action.kind
    *rest, forfeit = secret.decks[kind]
    secret.decks = replaced(secret.decks, kind, tuple(rest))
    draft.set_orders(seat, public.orders[seat] & ~draft.content.of_kind[kind] | 1 << forfeit)
    public.forfeits = replaced(public.forfeits, seat, (*public.forfeits[seat], forfeit))
    draft.tell(ev.ForfeitTaken(seat, forfeit, decision.breach), reveals=True)
    if public.deed is not None and not decision.breach:
        draft.note_forfeit(seat)
    draft.trigger("other_takes_forfeit", but=seat)
    if len(public.forfeits[seat]) >= MOST_FORFEITS:
        _end(draft, "six_forfeits")
    elif not any(secret.decks):
        _end(draft, "forfeits")


def _end(draft: Draft, reason: str) -> None:
    """A Forfeit ends the game: a Treasure that the action earned is still awarded (K-43)."""
    if draft.public.deed is not None:
        finish_action(draft)
    draft.end(reason)


def gesture(draft: Draft, action: Gesture) -> None:
    """A gesture that is due is made in time; any other is a stumble, and locks (K-34, K-35)."""
    public, seat, bit = draft.public, action.seat, 1 << action.kind
    if public.due[seat] & bit:
        draft.set_due(seat, public.due[seat] & ~bit)
        draft.tell(ev.Gestured(seat, action.kind, action.at))
    else:
        public.locked |= 1 << seat
        # it shows that nothing was due: probing must have its price
        draft.tell(ev.Stumbled(seat, action.kind, action.at), reveals=True)


def caught(draft: Draft, action: Caught) -> None:
    """The table agrees that a player broke an order (K-36)."""
    draft.public.charges += (Charge(action.seat),)
    draft.tell(ev.CaughtOut(action.seat))


def settle_next(draft: Draft) -> None:
    """Settle the first breach that waits: a Forfeit for the first one, out for the second (K-37)."""
    public = draft.public
    charge, public.charges = public.charges[0], public.charges[1:]
    seat = charge.seat
    count = public.breaches[seat] + 1
    public.breaches = replaced(public.breaches, seat, count)
    # what was forgotten is known now: taking the card back must have its price
    draft.tell(ev.Breached(seat, members(charge.kinds), count), reveals=True)
    if count < OUT:
        draft.push(Decision("take", seat, seat, breach=True))
    else:
        _go_out(draft, seat)


def _go_out(draft: Draft, seat: int) -> None:
    """The goblin leaves the room and its cards the game; a card in the middle of being played is discarded (K-37)."""
    public, cards = draft.public, draft.secret.hands[seat]
    draft.tell(ev.WentOut(seat, cards), reveals=True)
    public.gone += cards
    draft.set_hand(seat, ())
    draft.put_goblin(seat, NOWHERE)
    draft.set_orders(seat, 0)
    draft.set_due(seat, 0)
    if seat == public.active:
        if public.pending and public.pending[-1].kind == "use":
            draft.tell(ev.Discarded(seat, public.played[-1]))
        public.pending = ()
    if len(seats_in(public)) == 1:
        draft.end("last_one_in")
