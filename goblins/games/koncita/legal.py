"""What may be done: for every kind of decision the actions that are open, and the gestures beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from goblins.core.bits import members, set_of
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
from goblins.games.koncita.board import Board
from goblins.games.koncita.content import FRIEND, KINDS, MOST_MOVEMENT_CARDS, WILD, Content
from goblins.games.koncita.info import INFO
from goblins.games.koncita.room import SQUARES
from goblins.games.koncita.shoves import has_opening, openings
from goblins.games.koncita.standing import goblin_squares, occupied_squares
from goblins.games.koncita.state import OSCAR, OUT, Decision, KoncitaPublic, KoncitaState

_SEATS = range(INFO.max_seats)
_PICKS = tuple(tuple(Pick(seat, card) for card in range(MOST_MOVEMENT_CARDS)) for seat in _SEATS)
_DISCARDS = tuple(tuple(Discard(seat, card) for card in range(MOST_MOVEMENT_CARDS)) for seat in _SEATS)
_DONE = tuple(Done(seat) for seat in _SEATS)
#: The moves and runs of a seat toward every set of colours.
_MOVES = tuple(tuple(tuple(Move(seat, n) for n in members(colours)) for colours in range(WILD + 1)) for seat in _SEATS)
_RUNS = tuple(tuple(tuple(Run(seat, n) for n in members(colours)) for colours in range(WILD + 1)) for seat in _SEATS)
_TAKES = tuple(tuple(Take(seat, kind) for kind in range(len(KINDS))) for seat in _SEATS)
_ON_SQUARES: dict[str, tuple[tuple[KoncitaAction, ...], ...]] = {
    "place": tuple(tuple(Place(seat, square) for square in range(SQUARES)) for seat in _SEATS),
    "shove": tuple(tuple(Shove(seat, square) for square in range(SQUARES)) for seat in _SEATS),
    "bounce": tuple(tuple(Bounce(seat, square) for square in range(SQUARES)) for seat in _SEATS),
    "relocate": tuple(tuple(Relocate(seat, square) for square in range(SQUARES)) for seat in _SEATS),
}
_CAUGHT = tuple(Caught(seat) for seat in _SEATS)


def decisions(state: KoncitaState, content: Content, decision: Decision) -> tuple[KoncitaAction, ...]:
    """Every way to take a decision, in a stable order."""
    public, seat, kind = state.public, decision.seat, decision.kind
    if kind == "pick":
        return _picks(public, content, seat, state.secret.hands[seat])
    if kind == "use":
        return uses(public, content, seat, public.played[-1])
    if kind == "take":
        sizes = [len(deck) for deck in state.secret.decks]
        return tuple([_TAKES[seat][deck] for deck in open_decks(public, content, seat, sizes)])
    actions = _ON_SQUARES[kind][seat]
    return tuple([actions[square] for square in squares_for(public, content, decision)])


def squares_for(public: KoncitaPublic, content: Content, decision: Decision) -> Sequence[int]:
    """Where the goblin or room card may go that a decision is about: to place, to shove, to bounce or to relocate it."""
    if decision.kind == "shove":
        moved = set_of([square for seat, square in enumerate(public.goblins) if decision.moved >> seat & 1])
        return openings(content.board, decision.square, decision.source, goblin_squares(public), moved)
    if decision.kind == "place":
        return members(content.board.edge & ~occupied_squares(public))
    return members(content.board.landings(decision.square, occupied_squares(public)))


def open_decks(public: KoncitaPublic, content: Content, seat: int, sizes: Sequence[int]) -> list[int]:
    """The decks a seat may draw from: of kinds it doesn't hold; any that has cards if there is no such deck (K-32)."""
    held = content.cards.kinds_of(public.forfeits[seat])
    filled = [kind for kind, size in enumerate(sizes) if size]
    return [kind for kind in filled if not held >> kind & 1] or filled


def _goblin_ways(public: KoncitaPublic, board: Board, seat: int) -> int:
    """The colours toward which a seat's goblin can move, as a set (K-13, K-19)."""
    start = public.goblins[seat]
    others = goblin_squares(public) & ~(1 << start)
    colours = 0
    for colour, toward in enumerate(board.steps):
        square = toward[start]
        if square >= 0 and (not others >> square & 1 or has_opening(board, square, start, others, 0)):
            colours |= 1 << colour
    return colours


def _princess_ways(public: KoncitaPublic, board: Board) -> int:
    """The colours toward which the Princess can move, as a set (K-13, K-21)."""
    start, things = public.princess, public.things
    colours = 0
    for colour, toward in enumerate(board.steps):
        square = toward[start]
        if square >= 0 and square not in things:
            colours |= 1 << colour
    return colours


def _oscar_ways(public: KoncitaPublic, board: Board) -> int:
    """The colours toward which Oscar can run, as a set (K-30)."""
    start, occupied = public.things[OSCAR], occupied_squares(public)
    colours = 0
    for colour, toward in enumerate(board.steps):
        square = toward[start]
        if square >= 0 and not occupied >> square & 1:
            colours |= 1 << colour
    return colours


def uses(public: KoncitaPublic, content: Content, seat: int, card: int) -> tuple[Move | Run, ...]:
    """What a card can do for a seat now (K-11 … K-14)."""
    spec, board = content.cards.movement[card], content.board
    ways = _goblin_ways(public, board, seat) if spec.kind == "goblin" else _princess_ways(public, board)
    moves = _MOVES[seat][spec.colours & ways]
    return moves + _RUNS[seat][spec.colours & _oscar_ways(public, board)] if spec.oscar else moves


def playable(public: KoncitaPublic, content: Content, seat: int, hand: Sequence[int]) -> list[int]:
    """The cards of a seat's hand that have a legal use."""
    board, movement = content.board, content.cards.movement
    goblin, princess = _goblin_ways(public, board, seat), _princess_ways(public, board)
    found = []
    for card in hand:
        spec = movement[card]
        moves = spec.colours & (goblin if spec.kind == "goblin" else princess)
        if moves or (spec.oscar and spec.colours & _oscar_ways(public, board)):
            found.append(card)
    return found


def thrown_away(public: KoncitaPublic, content: Content, hand: Sequence[int]) -> int:
    """How many cards the active player, who holds this hand, has thrown away in this turn (K-15)."""
    return content.numbers.hand - len(hand) - len(public.played)


def _picks(public: KoncitaPublic, content: Content, seat: int, hand: Sequence[int]) -> tuple[KoncitaAction, ...]:
    """A card with a legal use; if there is none, what to throw away, and being done with that (K-15)."""
    begun = thrown_away(public, content, hand) > 0
    if not begun:
        cards = playable(public, content, seat, hand)
        if cards:
            picks = _PICKS[seat]
            return tuple([picks[card] for card in cards])
    discards = _DISCARDS[seat]
    throwing: tuple[KoncitaAction, ...] = tuple([discards[card] for card in hand])
    return (*throwing, _DONE[seat]) if begun else throwing


# ---------------------------------------------------------------------- gestures


def may_gesture(state: KoncitaState, seat: int) -> bool:
    """Whether a seat can make gestures now: it has an order to keep, and has not stumbled (K-34, K-35)."""
    public = state.public
    return bool(
        public.orders[seat]
        and not public.table_forfeits
        and not state.secret.heedful
        and not public.locked >> seat & 1
        and not public.ending
    )


def may_be_caught(state: KoncitaState, seat: int) -> bool:
    """Whether the table can catch a seat now: a person with an order to keep, not caught already (K-36)."""
    public = state.public
    return bool(
        public.table_forfeits
        and public.orders[seat]
        and not state.secret.heedful
        and public.people >> seat & 1
        and not public.ending
        and not any(charge.seat == seat for charge in public.charges)
        and not any(waiting.kind == "take" and waiting.breach and waiting.seat == seat for waiting in public.pending)
    )


def asides(state: KoncitaState, seat: int) -> tuple[KoncitaAction, ...]:
    """What a seat may do beside the decisions of the game."""
    if may_gesture(state, seat):
        return _gestures(seat, state.public.breaches)
    return (_CAUGHT[seat],) if may_be_caught(state, seat) else ()


@cache
def _gestures(seat: int, breaches: tuple[int, ...]) -> tuple[KoncitaAction, ...]:
    """The six gestures of a seat; Friend once for every other player who is in."""
    praised = [Gesture(seat, FRIEND, other) for other, count in enumerate(breaches) if other != seat and count < OUT]
    return (*praised, *(Gesture(seat, kind) for kind in range(len(KINDS)) if kind != FRIEND))
