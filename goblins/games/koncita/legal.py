"""What may be done: for every kind of decision the actions that are open, and the gestures beside them."""

from __future__ import annotations

from functools import cache

from goblins.games.koncita.actions import (
    Bounce,
    Caught,
    Discard,
    Done,
    Gesture,
    KoncitaAction,
    Move,
    Pick,
    Place,
    Relocate,
    Run,
    Shove,
    Take,
)
from goblins.games.koncita.board import SQUARES, squares_of
from goblins.games.koncita.cards import KINDS, MOVEMENT_CARDS, Movement
from goblins.games.koncita.draft import HAND_SIZE, Lore
from goblins.games.koncita.forfeits import kinds_of, open_decks
from goblins.games.koncita.shoves import has_opening, openings
from goblins.games.koncita.standing import Standing, goblin_squares, occupied_squares
from goblins.games.koncita.state import OSCAR, Decision, KoncitaState, KoncitaView

FRIEND = KINDS.index("friend")
_SEATS = range(8)
_PICKS = tuple(tuple(Pick(seat, card) for card in range(MOVEMENT_CARDS)) for seat in _SEATS)
_DISCARDS = tuple(tuple(Discard(seat, card) for card in range(MOVEMENT_CARDS)) for seat in _SEATS)
_DONE = tuple(Done(seat) for seat in _SEATS)
_MOVES = tuple(tuple(Move(seat, colour) for colour in range(4)) for seat in _SEATS)
_RUNS = tuple(tuple(Run(seat, colour) for colour in range(4)) for seat in _SEATS)
_PLACES = tuple(tuple(Place(seat, square) for square in range(SQUARES)) for seat in _SEATS)
_SHOVES = tuple(tuple(Shove(seat, square) for square in range(SQUARES)) for seat in _SEATS)
_BOUNCES = tuple(tuple(Bounce(seat, square) for square in range(SQUARES)) for seat in _SEATS)
_RELOCATES = tuple(tuple(Relocate(seat, square) for square in range(SQUARES)) for seat in _SEATS)
_TAKES = tuple(tuple(Take(seat, kind) for kind in range(len(KINDS))) for seat in _SEATS)
_CAUGHT = tuple(Caught(seat) for seat in _SEATS)


def decisions(state: KoncitaState, lore: Lore, decision: Decision) -> tuple[KoncitaAction, ...]:
    """Every way to take a decision, in a stable order."""
    seat, kind = decision.seat, decision.kind
    if kind == "pick":
        return _picks(state, lore, seat)
    if kind == "use":
        movable, runnable = ways(state, lore, seat)
        return uses(lore.cards.movement[state.played[-1]], movable, runnable, seat)
    if kind == "take":
        sizes = [len(deck) for deck in state.decks]
        held = kinds_of(state.forfeits[seat], lore.cards)
        return tuple([_TAKES[seat][deck] for deck in open_decks(held, sizes)])
    if kind == "shove":
        squares = shove_squares(state, lore, decision)
        actions: tuple[KoncitaAction, ...] = _SHOVES[seat]
    elif kind == "place":
        squares, actions = squares_of(lore.board.edge & ~occupied_squares(state)), _PLACES[seat]
    else:
        squares = squares_of(lore.board.landings(decision.square, occupied_squares(state)))
        actions = _BOUNCES[seat] if kind == "bounce" else _RELOCATES[seat]
    return tuple([actions[square] for square in squares])


def shove_squares(state: Standing, lore: Lore, decision: Decision) -> list[int]:
    """Where the shoved goblin of a decision may go (K-17 … K-19)."""
    moved = 0
    for seat, square in enumerate(state.goblins):
        if decision.moved >> seat & 1:
            moved |= 1 << square
    return openings(lore.board, decision.square, decision.source, goblin_squares(state), moved)


def ways(state: Standing, lore: Lore, seat: int) -> tuple[dict[str, int], int]:
    """The colours toward which a seat's goblin and the Princess can move, and Oscar can run, whatever the card."""
    board = lore.board
    start, goblins = state.goblins[seat], goblin_squares(state)
    others = goblins & ~(1 << start)
    goblin = princess = oscar = 0
    blocked = goblins | 1 << state.princess
    things = 0
    for thing in state.things:
        things |= 1 << thing
    blocked |= things
    for colour, toward in enumerate(board.steps):
        square = toward[start]
        if square >= 0 and (not others >> square & 1 or has_opening(board, square, start, others, 0)):
            goblin |= 1 << colour
        square = toward[state.princess]
        if square >= 0 and not things >> square & 1:
            princess |= 1 << colour
        square = toward[state.things[OSCAR]]
        if square >= 0 and not blocked >> square & 1:
            oscar |= 1 << colour
    return {"goblin": goblin, "princess": princess}, oscar


def uses(card: Movement, movable: dict[str, int], runnable: int, seat: int) -> tuple[KoncitaAction, ...]:
    """What a card can do, given the ways that are open."""
    moves = _colours(_MOVES[seat], card.colours & movable[card.kind])
    return moves + _colours(_RUNS[seat], card.colours & runnable) if card.oscar else moves


def _colours(actions: tuple[KoncitaAction, ...], mask: int) -> tuple[KoncitaAction, ...]:
    return tuple([actions[colour] for colour in (0, 1, 2, 3) if mask >> colour & 1])


def playable(state: KoncitaState, lore: Lore, seat: int) -> list[int]:
    """The cards of a seat's hand that have a legal use."""
    return _usable(state, lore, seat, state.hands[seat])


def playable_cards(view: KoncitaView, lore: Lore, seat: int) -> list[int]:
    """The same for the hand that a view shows."""
    return _usable(view, lore, seat, view.hand) if view.goblins[seat] >= 0 else []


def _usable(standing: Standing, lore: Lore, seat: int, hand: tuple[int, ...]) -> list[int]:
    movable, runnable = ways(standing, lore, seat)
    movement = lore.cards.movement
    found = []
    for card in hand:
        spec = movement[card]
        if spec.colours & movable[spec.kind] or (spec.oscar and spec.colours & runnable):
            found.append(card)
    return found


def thrown_away(state: KoncitaState) -> int:
    """How many cards the active player has thrown away in this turn (K-15)."""
    return HAND_SIZE - len(state.hands[state.active]) - len(state.played)


def _picks(state: KoncitaState, lore: Lore, seat: int) -> tuple[KoncitaAction, ...]:
    """A card with a legal use; if there is none, what to throw away, and being done with that (K-15)."""
    begun = thrown_away(state) > 0
    if not begun:
        cards = playable(state, lore, seat)
        if cards:
            picks = _PICKS[seat]
            return tuple([picks[card] for card in cards])
    discards = _DISCARDS[seat]
    throwing: tuple[KoncitaAction, ...] = tuple([discards[card] for card in state.hands[seat]])
    return (*throwing, _DONE[seat]) if begun else throwing


# ---------------------------------------------------------------------- gestures


def may_gesture(state: KoncitaState, seat: int) -> bool:
    """Whether a seat can make gestures now: it has an order to keep, and has not stumbled (K-34, K-35)."""
    return bool(
        not state.table_forfeits
        and not state.heedful
        and state.orders[seat]
        and not state.locked >> seat & 1
        and not state.ending
    )


def may_be_caught(state: KoncitaState, seat: int) -> bool:
    """Whether the table can catch a seat now: a person with an order to keep, not caught already (K-36)."""
    return bool(
        state.table_forfeits
        and not state.heedful
        and state.orders[seat]
        and state.people >> seat & 1
        and not state.ending
        and not any(charge.seat == seat for charge in state.charges)
        and not any(waiting.kind == "take" and waiting.breach and waiting.seat == seat for waiting in state.pending)
    )


def asides(state: KoncitaState, seat: int) -> tuple[KoncitaAction, ...]:
    """What a seat may do beside the decisions of the game."""
    if may_gesture(state, seat):
        return _gestures(seat, state.breaches)
    return (_CAUGHT[seat],) if may_be_caught(state, seat) else ()


@cache
def _gestures(seat: int, breaches: tuple[int, ...]) -> tuple[KoncitaAction, ...]:
    """The six gestures of a seat; Friend once for every other player who is in."""
    praised = [Gesture(seat, FRIEND, other) for other, count in enumerate(breaches) if other != seat and count < 2]
    return (*praised, *(Gesture(seat, kind) for kind in range(len(KINDS)) if kind != FRIEND))
