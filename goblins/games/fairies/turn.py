"""A turn: a card is added, flips what rhymes with it, takes what has its symbol, and may end the game (F-20 … F-26)."""

from __future__ import annotations

from goblins.core.bits import set_of
from goblins.games.fairies.actions import Add, GiveUp
from goblins.games.fairies.content import Content
from goblins.games.fairies.deck import MOST_CARDS
from goblins.games.fairies.draft import Draft
from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.games.fairies.scoring import ending_of
from goblins.games.fairies.state import position_of

#: Every face as a set: searches ask for millions of turns, and a look-up is quicker than a shift.
_BITS = tuple(1 << face for face in range(2 * MOST_CARDS))


def add(draft: Draft, action: Add) -> None:
    """Add, flip, take, and see whether that ends the game."""
    public, content, events = draft.public, draft.content, draft.events
    seat, face, hands, seen = action.seat, action.face, public.hands, public.seen
    becomes, taken_then = content.becomes[face], content.taken[face]
    before, after, taken, stays = [], [], [], []
    hand, turned_up = hands[seat] ^ _BITS[face], 0
    for card in public.ring:
        shown = becomes[card]
        if shown != card:
            before.append(card)
            after.append(shown)
            turned_up |= _BITS[shown]
        if taken_then[shown]:
            taken.append(shown)
            hand |= _BITS[shown]
        else:
            stays.append(shown)
    stays.append(face)
    events.append(Added(seat, face))
    if before:
        events.append(Flipped(seat, tuple(before), tuple(after), content.faces[face].star))
        if turned_up | seen != seen:
            draft.reveals, public.seen = True, turned_up | seen
    if taken:
        events.append(Taken(seat, tuple(taken)))
    public.hands = hands[:seat] + (hand,) + hands[seat + 1 :]  # `replaced`, in place for the same reason
    public.ring = tuple(stays)
    public.turns += 1
    _end_turn(draft, seat, hand, content)


def _end_turn(draft: Draft, seat: int, hand: int, content: Content) -> None:
    """The next seat clockwise is to move, unless the game is over; a position met too often is a draw (F-26)."""
    public = draft.public
    goal, hands = public.goal, public.hands
    reason = ending_of(goal, hand, public.ring, content)
    following = seat + 1 if seat + 1 < len(hands) else 0
    if not goal.solitaire:
        position, history = position_of(hands, set_of(public.ring), following, content.width), public.history
        if not reason and position in history and history.count(position) + 1 >= content.numbers.meetings:
            reason = "draw"
        public.history = history + (position,)
    if reason:
        draft.end(seat, reason)
    else:
        public.active = following


def give_up(draft: Draft, action: GiveUp) -> None:
    """A solitaire ends as a loss (F-34)."""
    draft.end(action.seat, "gave_up")
