"""What happens: every action, its consequences in their order, and how a turn goes on (K-09 … K-37, K-40 … K-50)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.koncita.actions import Bounce, Discard, Done, Move, Pick, Place, Relocate, Run, Shove
from goblins.games.koncita.awards import finish_action
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.events import (
    Bounced,
    Discarded,
    GoblinMoved,
    OscarRan,
    Picked,
    Placed,
    PrincessMoved,
    Relocated,
    Shoved,
    Touched,
    TurnEnded,
    TurnStarted,
)
from goblins.games.koncita.forfeits import settle_next
from goblins.games.koncita.goals import PRINCESS
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import NOBODY, NOWHERE, OSCAR, ROOM_CARDS, Charge, Decision, Deed

CARDS_IN_A_TURN = 2
COLOUR_TRIGGERS = ("moves_toward_red", "moves_toward_yellow", "moves_toward_green", "moves_toward_blue")


# ---------------------------------------------------------------------- going on


def go_on(draft: Draft) -> None:
    """Let everything happen that needs no decision, until there is one (or the game is over)."""
    while not draft.ending:
        top = draft.pending[-1].kind if draft.pending else ""
        if top and top not in ("pick", "use"):
            return
        # a card that was picked waits for breaches of the time before it; at the table they wait for the card (K-36, K-37)
        if draft.charges and draft.deed is None and not (top == "use" and draft.table_forfeits):
            settle_next(draft)
        elif top:
            return
        elif draft.deed is not None:
            finish_action(draft)
        elif draft.breaches[draft.active] >= 2 or len(draft.played) >= CARDS_IN_A_TURN:
            end_turn(draft)
        else:
            draft.push(Decision("pick", draft.active))


def end_turn(draft: Draft) -> None:
    """Draw back to three and pass the turn clockwise (K-10)."""
    seat = draft.active
    draft.discards += draft.played
    draft.played, draft.deeds, draft.pending = (), (), ()
    if draft.breaches[seat] < 2:
        draft.draw_up(seat)
    draft.events.append(TurnEnded(seat))
    draft.trigger("your_turn_ends", only=seat)
    draft.turns += 1
    draft.active = draft.next_in(seat)
    start_turn(draft)


def start_turn(draft: Draft) -> None:
    """The active player's turn begins."""
    draft.events.append(TurnStarted(draft.active))
    draft.trigger("your_turn_starts", only=draft.active)
    draft.push(Decision("pick", draft.active))


# ---------------------------------------------------------------------- set-up and cards


def place(draft: Draft, action: Place) -> None:
    """A goblin comes into the room; after the last one the first turn begins (K-09)."""
    draft.pop()
    draft.put_goblin(action.seat, action.square)
    draft.events.append(Placed(action.seat, action.square))
    following = (action.seat + 1) % len(draft.goblins)
    if draft.goblins[following] == NOWHERE:
        draft.push(Decision("place", following))
    else:
        start_turn(draft)


def pick(draft: Draft, action: Pick) -> None:
    """A card is laid down: gestures that are still due were missed (K-37), and locks open (K-35)."""
    seat = action.seat
    draft.pop()
    draft.set_hand(seat, tuple(card for card in draft.hands[seat] if card != action.card))
    draft.played += (action.card,)
    draft.picks += 1
    draft.events.append(Picked(seat, action.card))
    if not draft.heedful and any(draft.due):
        count = len(draft.due)
        in_order = [(seat + step) % count for step in range(count)]
        draft.charges += tuple(Charge(other, draft.due[other]) for other in in_order if draft.due[other])
    draft.due, draft.locked = (0,) * len(draft.due), 0
    draft.push(Decision("use", seat))


def discard(draft: Draft, action: Discard) -> None:
    """A card is thrown away for want of a legal move; with an empty hand the turn is over (K-15)."""
    hand = tuple(card for card in draft.hands[action.seat] if card != action.card)
    draft.set_hand(action.seat, hand)
    draft.discards += (action.card,)
    draft.events.append(Discarded(action.seat, action.card))
    if not hand:
        end_turn(draft)


def done(draft: Draft, action: Done) -> None:
    """Enough was thrown away (K-15)."""
    end_turn(draft)


# ---------------------------------------------------------------------- moves


def move(draft: Draft, action: Move) -> None:
    """One's goblin or the Princess goes one square toward a colour (K-11, K-12)."""
    card = draft.lore.cards.movement[draft.played[-1]]
    draft.pop()
    if card.wild:
        draft.trigger("wild_played")
    if card.kind == "goblin":
        _move_goblin(draft, action, wild=card.wild)
    else:
        _move_princess(draft, action, wild=card.wild)


def _move_goblin(draft: Draft, action: Move, *, wild: bool) -> None:
    seat, colour = action.seat, action.colour
    start = draft.goblins[seat]
    square = draft.lore.board.steps[colour][start]
    victim = _goblin_on(draft, square, 1 << seat)
    draft.put_goblin(seat, square)
    draft.trail = (start, square)
    draft.events.append(GoblinMoved(seat, start, square, colour))
    draft.trigger(COLOUR_TRIGGERS[colour])
    draft.deed = Deed("goblin", colour, wild, start, reached=_piece_on(draft, square))
    if victim != NOBODY:
        draft.push(Decision("shove", seat, victim, square=square, source=start, moved=1 << seat | 1 << victim))
    else:
        _meet(draft, seat, square)


def _move_princess(draft: Draft, action: Move, *, wild: bool) -> None:
    start = draft.princess
    square = draft.lore.board.steps[action.colour][start]
    draft.princess = square
    draft.trail = (start, square)
    draft.events.append(PrincessMoved(action.seat, start, square, action.colour))
    draft.trigger("princess_moves")
    draft.trigger(COLOUR_TRIGGERS[action.colour])
    touched = _goblin_on(draft, square, 0)
    draft.deed = Deed("princess", action.colour, wild, start, princess_touched=touched != NOBODY)
    if touched != NOBODY:
        _touch_princess(draft, touched)


def run(draft: Draft, action: Run) -> None:
    """Oscar runs through every empty square until something stops him (K-30, K-31)."""
    draft.pop()
    start = draft.things[OSCAR]
    square, stop = oscars_way(draft, action.colour)
    draft.put_thing(OSCAR, square)
    draft.trail = (start, square)
    stopper = _goblin_on(draft, stop, 0) if stop >= 0 else NOBODY
    draft.events.append(OscarRan(action.seat, start, square, action.colour, stopper))
    draft.trigger("oscar_runs")
    squares = abs(square - start) if action.colour in (1, 3) else abs(square - start) // 8
    draft.deed = Deed("oscar", action.colour, False, start, ran=squares, oscar_stopped=stopper != NOBODY)
    if stopper != NOBODY:
        draft.push(Decision("take", stopper, stopper))


def oscars_way(draft: Draft, colour: int) -> tuple[int, int]:
    """Where a run of Oscar ends, and the square of what stops him (-1: an edge)."""
    toward, occupied = draft.lore.board.steps[colour], occupied_squares(draft)
    square = draft.things[OSCAR]
    following = toward[square]
    while following >= 0 and not occupied >> following & 1:
        square, following = following, toward[following]
    return square, following


# ---------------------------------------------------------------------- consequences


def shove(draft: Draft, action: Shove) -> None:
    """A goblin is shoved: onto nothing, into the next goblin of the chain, or into trouble (K-17, K-18)."""
    decision = draft.pop()
    goblin, start, square = decision.goblin, decision.square, action.square
    next_victim = _goblin_on(draft, square, decision.moved)
    draft.put_goblin(goblin, square)
    draft.events.append(Shoved(action.seat, goblin, start, square))
    assert draft.deed is not None
    into = _piece_on(draft, square)
    draft.deed = replace(
        draft.deed,
        shoved=draft.deed.shoved + (goblin,),
        shoved_into=draft.deed.shoved_into + ((into,) if into >= 0 else ()),
    )
    draft.trigger("goblin_shoved")
    draft.trigger("you_are_shoved", only=goblin)
    if next_victim != NOBODY:
        moved = decision.moved | 1 << next_victim
        draft.push(Decision("shove", action.seat, next_victim, square=square, source=start, moved=moved))
    else:
        _meet(draft, goblin, square)


def _meet(draft: Draft, goblin: int, square: int) -> None:
    """What a goblin's new square holds besides it: the Princess (K-22), a room card (K-25), or nothing."""
    if square == draft.princess:
        _touch_princess(draft, goblin)
    elif square in draft.things:
        thing = draft.things.index(square)
        draft.events.append(Touched(goblin, ROOM_CARDS[thing]))
        draft.trigger("room_card_touched")
        draft.push(Decision("relocate", goblin, goblin, thing, square))
        draft.push(Decision("take", goblin, goblin))


def _touch_princess(draft: Draft, goblin: int) -> None:
    """A Forfeit first, then the bounce (K-21, K-22)."""
    draft.events.append(Touched(goblin, "princess"))
    draft.push(Decision("bounce", goblin, goblin, square=draft.princess))
    draft.push(Decision("take", goblin, goblin))


def bounce(draft: Draft, action: Bounce) -> None:
    """A goblin lands away from the Princess (K-24)."""
    decision = draft.pop()
    draft.put_goblin(decision.goblin, action.square)
    draft.events.append(Bounced(action.seat, decision.square, action.square))
    draft.trigger("goblin_bounces")


def relocate(draft: Draft, action: Relocate) -> None:
    """The touched room card comes to lie elsewhere (K-26)."""
    decision = draft.pop()
    draft.put_thing(decision.thing, action.square)
    draft.events.append(Relocated(action.seat, ROOM_CARDS[decision.thing], decision.square, action.square))


def _goblin_on(draft: Draft, square: int, but: int) -> int:
    """The seat whose goblin stands on a square, seats of the set `but` left out; NOBODY if there is none."""
    for seat, standing in enumerate(draft.goblins):
        if standing == square and not but >> seat & 1:
            return seat
    return NOBODY


def _piece_on(draft: Draft, square: int) -> int:
    """The Princess or room card on a square, numbered as in `Deed.reached`; -1 for none."""
    if square == draft.princess:
        return PRINCESS
    return draft.things.index(square) if square in draft.things else -1
