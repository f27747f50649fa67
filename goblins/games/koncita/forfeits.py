"""Forfeits: taking them, the gestures they ask for, and what comes of not keeping them (K-32 … K-37)."""

from __future__ import annotations

from goblins.games.koncita.actions import Caught, Gesture, Take
from goblins.games.koncita.awards import finish_action
from goblins.games.koncita.cards import KINDS, Cards
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.events import Breached, CaughtOut, Discarded, ForfeitTaken, Gestured, Stumbled, WentOut
from goblins.games.koncita.state import NOWHERE, Charge, Decision

MOST_FORFEITS = 6
SECOND_BREACH = 2


def kinds_of(forfeits: tuple[int, ...], cards: Cards) -> int:
    """The kinds of some Forfeits, as a set."""
    held = 0
    for forfeit in forfeits:
        held |= 1 << cards.forfeits[forfeit].kind
    return held


def open_decks(held: int, sizes: list[int] | tuple[int, ...]) -> list[int]:
    """The decks a seat may draw from: of kinds it doesn't hold; any that has cards if there is no such deck (K-32)."""
    filled = [kind for kind, size in enumerate(sizes) if size]
    return [kind for kind in filled if not held >> kind & 1] or filled


def take(draft: Draft, action: Take) -> None:
    """Draw a Forfeit; its order binds at once, instead of an older one of its kind (K-32, K-34)."""
    decision = draft.pop()
    seat, kind = action.seat, action.kind
    forfeit = draft.decks[kind][-1]
    draft.decks = draft.decks[:kind] + (draft.decks[kind][:-1],) + draft.decks[kind + 1 :]
    orders = draft.orders[seat] & ~draft.lore.of_kind[kind] | 1 << forfeit
    draft.orders = draft.orders[:seat] + (orders,) + draft.orders[seat + 1 :]
    draft.forfeits = draft.forfeits[:seat] + (draft.forfeits[seat] + (forfeit,),) + draft.forfeits[seat + 1 :]
    draft.events.append(ForfeitTaken(seat, forfeit, decision.breach))
    draft.reveals = True
    if draft.deed is not None and not decision.breach:
        draft.note_forfeit(seat)
    draft.trigger("other_takes_forfeit", but=seat)
    if len(draft.forfeits[seat]) >= MOST_FORFEITS:
        _end(draft, "six_forfeits")
    elif not any(draft.decks):
        _end(draft, "forfeits")


def _end(draft: Draft, reason: str) -> None:
    """A Forfeit ends the game: a Treasure that the action earned is still awarded (K-43)."""
    if draft.deed is not None:
        finish_action(draft)
    draft.end(reason)


def gesture(draft: Draft, action: Gesture) -> None:
    """A gesture that is due is made in time; any other is a stumble, and locks (K-34, K-35)."""
    seat, bit = action.seat, 1 << action.kind
    if draft.due[seat] & bit:
        draft.due = draft.due[:seat] + (draft.due[seat] & ~bit,) + draft.due[seat + 1 :]
        draft.events.append(Gestured(seat, action.kind, action.at))
    else:
        draft.locked |= 1 << seat
        draft.events.append(Stumbled(seat, action.kind, action.at))
        draft.reveals = True  # it shows that nothing was due: probing must have its price


def caught(draft: Draft, action: Caught) -> None:
    """The table agrees that a player broke an order (K-36)."""
    draft.charges += (Charge(action.seat),)
    draft.events.append(CaughtOut(action.seat))


def settle_next(draft: Draft) -> None:
    """Settle the first breach that waits: a Forfeit for the first one, out for the second (K-37)."""
    charge, draft.charges = draft.charges[0], draft.charges[1:]
    seat = charge.seat
    count = draft.breaches[seat] + 1
    draft.breaches = draft.breaches[:seat] + (count,) + draft.breaches[seat + 1 :]
    missed = tuple(kind for kind in range(len(KINDS)) if charge.kinds >> kind & 1)
    draft.events.append(Breached(seat, missed, count))
    draft.reveals = True  # what was forgotten is known now: taking the card back must have its price
    if count < SECOND_BREACH:
        draft.push(Decision("take", seat, seat, breach=True))
    else:
        _go_out(draft, seat)


def _go_out(draft: Draft, seat: int) -> None:
    """The goblin leaves the room and its cards the game; a card in the middle of being played is discarded (K-37)."""
    cards = draft.hands[seat]
    draft.events.append(WentOut(seat, cards))
    draft.gone += cards
    draft.reveals = True
    draft.set_hand(seat, ())
    draft.put_goblin(seat, NOWHERE)
    draft.orders = draft.orders[:seat] + (0,) + draft.orders[seat + 1 :]
    draft.due = draft.due[:seat] + (0,) + draft.due[seat + 1 :]
    if seat == draft.active:
        if draft.pending and draft.pending[-1].kind == "use":
            draft.events.append(Discarded(seat, draft.played[-1]))
        draft.pending = ()
    if len(draft.in_game) == 1:
        draft.end("last_one_in")
