"""What happens: every action, its consequences in their order, and how a turn goes on (K-09 … K-37, K-40 … K-50)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.tuples import without
from goblins.games.koncita import events as ev
from goblins.games.koncita.actions import Bounce, Discard, Done, Move, Pick, Place, Relocate, Run, Shove
from goblins.games.koncita.awards import finish_action
from goblins.games.koncita.content import TOWARD, Movement
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.forfeits import settle_next
from goblins.games.koncita.standing import goblin_on, next_in, oscars_run, piece_on
from goblins.games.koncita.state import (
    NOBODY,
    NOWHERE,
    OSCAR,
    OUT,
    PRINCESS,
    ROOM_CARDS,
    Charge,
    Decision,
    Deed,
)

# ---------------------------------------------------------------------- going on


def go_on(draft: Draft) -> None:
    """Let everything happen that needs no decision, until there is one (or the game is over)."""
    public = draft.public
    while not public.ending:
        top = public.pending[-1].kind if public.pending else ""
        if top and top not in ("pick", "use"):
            return
        # a card that was picked waits for breaches of the time before it; at the table they wait for the card (K-36, K-37)
        if public.charges and public.deed is None and not (top == "use" and public.table_forfeits):
            settle_next(draft)
        elif top:
            return
        elif public.deed is not None:
            finish_action(draft)
        elif public.breaches[public.active] >= OUT or len(public.played) >= draft.content.numbers.cards_in_a_turn:
            end_turn(draft)
        else:
            draft.push(Decision("pick", public.active))


def end_turn(draft: Draft) -> None:
    """Draw a full hand and pass the turn clockwise (K-10)."""
    public = draft.public
    seat = public.active
    public.discards += public.played
    public.played, public.deeds, public.pending = (), (), ()
    if public.breaches[seat] < OUT:
        draft.draw_up(seat)
    draft.tell(ev.TurnEnded(seat))
    draft.trigger("your_turn_ends", only=seat)
    public.turns += 1
    public.active = next_in(public, seat)
    start_turn(draft)


def start_turn(draft: Draft) -> None:
    """The active player's turn begins."""
    seat = draft.public.active
    draft.tell(ev.TurnStarted(seat))
    draft.trigger("your_turn_starts", only=seat)
    draft.push(Decision("pick", seat))


# ---------------------------------------------------------------------- set-up and cards


def place(draft: Draft, action: Place) -> None:
    """A goblin comes into the room; after the last one the first turn begins (K-09)."""
    draft.pop()
    draft.put_goblin(action.seat, action.square)
    draft.tell(ev.Placed(action.seat, action.square))
    goblins = draft.public.goblins
    following = (action.seat + 1) % len(goblins)
    if goblins[following] == NOWHERE:
        draft.push(Decision("place", following))
    else:
        start_turn(draft)


def pick(draft: Draft, action: Pick) -> None:
    """A card is laid down: gestures that are still due were missed (K-37), and locks open (K-35)."""
    public, secret, seat = draft.public, draft.secret, action.seat
    draft.pop()
    draft.set_hand(seat, without(secret.hands[seat], action.card))
    public.played += (action.card,)
    public.picks += 1
    draft.tell(ev.Picked(seat, action.card))
    count = len(public.due)
    if not secret.heedful and any(public.due):
        in_order = [(seat + step) % count for step in range(count)]
        public.charges += tuple(Charge(other, public.due[other]) for other in in_order if public.due[other])
    public.due, public.locked, public.taker = (0,) * count, 0, NOBODY
    draft.push(Decision("use", seat))


def discard(draft: Draft, action: Discard) -> None:
    """A card is thrown away for want of a legal move; with an empty hand the turn is over (K-15)."""
    hand = without(draft.secret.hands[action.seat], action.card)
    draft.set_hand(action.seat, hand)
    draft.public.discards += (action.card,)
    draft.tell(ev.Discarded(action.seat, action.card))
    if not hand:
        end_turn(draft)


def done(draft: Draft, action: Done) -> None:
    """Enough was thrown away (K-15)."""
    end_turn(draft)


# ---------------------------------------------------------------------- moves


def move(draft: Draft, action: Move) -> None:
    """One's goblin or the Princess goes one square toward a colour (K-11, K-12)."""
    card = _use(draft)
    if card.kind == "goblin":
        _move_goblin(draft, action, wild=card.wild)
    else:
        _move_princess(draft, action, wild=card.wild)


def _use(draft: Draft) -> Movement:
    """Take the picked card for its use, whatever that is: now a wild card counts as played (K-38)."""
    card = draft.content.cards.movement[draft.public.played[-1]]
    draft.pop()
    if card.wild:
        draft.trigger("wild_played")
    return card


def _move_goblin(draft: Draft, action: Move, *, wild: bool) -> None:
    public, seat, colour = draft.public, action.seat, action.colour
    start = public.goblins[seat]
    square = draft.content.board.steps[colour][start]
    victim = goblin_on(public, square, but=1 << seat)
    draft.put_goblin(seat, square)
    public.trail = (start, square)
    draft.tell(ev.GoblinMoved(seat, start, square, colour))
    draft.trigger(TOWARD[colour])
    public.deed = Deed("goblin", colour, wild, start, reached=piece_on(public, square))
    if victim != NOBODY:
        draft.push(Decision("shove", seat, victim, square=square, source=start, moved=1 << seat | 1 << victim))
    else:
        _meet(draft, seat, square)


def _move_princess(draft: Draft, action: Move, *, wild: bool) -> None:
    public, colour = draft.public, action.colour
    start = public.princess
    square = draft.content.board.steps[colour][start]
    public.princess = square
    public.trail = (start, square)
    draft.tell(ev.PrincessMoved(action.seat, start, square, colour))
    draft.trigger("princess_moves")
    draft.trigger(TOWARD[colour])
    touched = goblin_on(public, square)
    public.deed = Deed("princess", colour, wild, start, princess_touched=touched != NOBODY)
    if touched != NOBODY:
        _touch_princess(draft, touched)


def run(draft: Draft, action: Run) -> None:
    """Oscar runs through every empty square until something stops him (K-30, K-31)."""
    public, colour = draft.public, action.colour
    _use(draft)
    start = public.things[OSCAR]
    path, stop = oscars_run(public, draft.content.board, colour)
    square = path[-1]
    draft.put_thing(OSCAR, square)
    public.trail = (start, square)
    stopper = goblin_on(public, stop) if stop >= 0 else NOBODY
    draft.tell(ev.OscarRan(action.seat, start, square, colour, stopper))
    draft.trigger("oscar_runs")
    public.deed = Deed("oscar", colour, wild=False, start=start, ran=len(path), oscar_stopped=stopper != NOBODY)
    if stopper != NOBODY:
        draft.push(Decision("take", stopper, stopper))


# ---------------------------------------------------------------------- consequences


def shove(draft: Draft, action: Shove) -> None:
    """A goblin is shoved: onto nothing, into the next goblin of the chain, or into trouble (K-17, K-18)."""
    public, decision = draft.public, draft.pop()
    goblin, start, square = decision.goblin, decision.square, action.square
    next_victim = goblin_on(public, square, but=decision.moved)
    draft.put_goblin(goblin, square)
    draft.tell(ev.Shoved(action.seat, goblin, start, square))
    deed, into = public.deed, piece_on(public, square)
    assert deed is not None
    shoved_into = deed.shoved_into if into < 0 else (*deed.shoved_into, into)
    public.deed = replace(deed, shoved=(*deed.shoved, goblin), shoved_into=shoved_into)
    draft.trigger("goblin_shoved")
    draft.trigger("you_are_shoved", only=goblin)
    if next_victim != NOBODY:
        moved = decision.moved | 1 << next_victim
        draft.push(Decision("shove", action.seat, next_victim, square=square, source=start, moved=moved))
    else:
        _meet(draft, goblin, square)


def _meet(draft: Draft, goblin: int, square: int) -> None:
    """What a goblin's new square holds besides it: the Princess (K-22), a room card (K-25), or nothing."""
    piece = piece_on(draft.public, square)
    if piece == PRINCESS:
        _touch_princess(draft, goblin)
    elif piece >= 0:
        draft.tell(ev.Touched(goblin, ROOM_CARDS[piece]))
        draft.trigger("room_card_touched")
        draft.push(Decision("relocate", goblin, goblin, piece, square))
        draft.push(Decision("take", goblin, goblin))


def _touch_princess(draft: Draft, goblin: int) -> None:
    """A Forfeit first, then the bounce (K-21, K-22)."""
    draft.tell(ev.Touched(goblin, "princess"))
    draft.push(Decision("bounce", goblin, goblin, square=draft.public.princess))
    draft.push(Decision("take", goblin, goblin))


def bounce(draft: Draft, action: Bounce) -> None:
    """A goblin lands away from the Princess (K-24)."""
    decision = draft.pop()
    draft.put_goblin(decision.goblin, action.square)
    draft.tell(ev.Bounced(action.seat, decision.square, action.square))
    draft.trigger("goblin_bounces")


def relocate(draft: Draft, action: Relocate) -> None:
    """The touched room card comes to lie elsewhere (K-26)."""
    decision = draft.pop()
    draft.put_thing(decision.thing, action.square)
    draft.tell(ev.Relocated(action.seat, ROOM_CARDS[decision.thing], decision.square, action.square))
