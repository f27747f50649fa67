"""Forfeits: taking them, the gestures they ask for, and what comes of not keeping them (K-32 … K-37)."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.actions import Caught, Gesture, Take
from goblins.games.koncita.awards import finish_action
from goblins.games.koncita.content import FRIEND, Content
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.standing import seats_in, stumbles_of
from goblins.games.koncita.state import NOBODY, NOWHERE, OUT, Charge, Decision, KoncitaPublic


def take(draft: Draft, action: Take) -> None:
    """Draw a Forfeit; its order binds at once, instead of an older one of its kind and what that asked for (K-32 … K-34)."""
    public, secret = draft.public, draft.secret
    decision = draft.pop()
    seat, kind = action.seat, action.kind
    *rest, forfeit = secret.decks[kind]
    secret.decks = replaced(secret.decks, kind, tuple(rest))
    draft.set_orders(seat, public.orders[seat] & ~draft.content.of_kind[kind] | 1 << forfeit)
    if public.due[seat] >> kind & 1:
        draft.set_due(seat, public.due[seat] & ~(1 << kind))
    public.forfeits = replaced(public.forfeits, seat, (*public.forfeits[seat], forfeit))
    draft.tell(ev.ForfeitTaken(seat, forfeit, decision.breach), reveals=True)
    if public.deed is not None and not decision.breach:
        draft.note_forfeit(seat)
    draft.trigger("other_takes_forfeit", but=seat)
    if len(public.forfeits[seat]) >= draft.content.numbers.most_forfeits:
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
    public, seat = draft.public, action.seat
    if is_due(public, draft.content, action):
        draft.set_due(seat, public.due[seat] & ~(1 << action.kind))
        draft.tell(ev.Gestured(seat, action.kind, action.at))
        return
    public.locked |= 1 << seat
    # it shows that nothing was due: probing must have its price
    draft.tell(ev.Stumbled(seat, action.kind, action.at), reveals=True)
    count = stumbles_of(public, seat) + 1
    public.stumbles = replaced(public.stumbles or (0,) * len(public.goblins), seat, count)
    if count % draft.content.numbers.stumbles == 0:
        public.charges += (Charge(seat, stumbled=True),)


def is_due(public: KoncitaPublic, content: Content, action: Gesture) -> bool:
    """Whether a gesture answers an order: it is due, and points at the right one where that matters (K-34, K-38)."""
    seat = action.seat
    if not public.due[seat] >> action.kind & 1:
        return False
    told = action.kind == FRIEND and public.taker != NOBODY and public.orders[seat] & content.to_taker
    return not told or action.at == public.taker


def caught(draft: Draft, action: Caught) -> None:
    """The table agrees that a player broke an order (K-36)."""
    draft.public.charges += (Charge(action.seat),)
    draft.tell(ev.CaughtOut(action.seat))


def settle_next(draft: Draft) -> None:
    """Settle the first breach that waits: a Forfeit for the first one, out for the second (K-37)."""
    public = draft.public
    charge, public.charges = public.charges[0], public.charges[1:]
    seat = charge.seat
    if public.breaches[seat] >= OUT:
        return  # an earlier breach has put this player out already
    count = public.breaches[seat] + 1
    public.breaches = replaced(public.breaches, seat, count)
    # what was forgotten is known now: taking the card back must have its price
    draft.tell(ev.Breached(seat, members(charge.kinds), count, charge.stumbled), reveals=True)
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
    if seat == public.taker:
        _lapse_for_taker(draft)
    if seat == public.active:
        if public.pending and public.pending[-1].kind == "use":
            draft.tell(ev.Discarded(seat, public.played[-1]))
        public.pending = ()
    if len(seats_in(public)) == 1:
        draft.end("last_one_in")


def _lapse_for_taker(draft: Draft) -> None:
    """Whoever took the Treasure has left: there is nobody any more to tell that this is not done (K-38)."""
    public = draft.public
    public.taker = NOBODY
    for seat, orders in enumerate(public.orders):
        if orders & draft.content.to_taker:
            draft.set_due(seat, public.due[seat] & ~(1 << FRIEND))
