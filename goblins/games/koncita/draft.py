"""A state in the making: what an action changes, one small fact at a time, with the events that tell of it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import astuple, replace

from goblins.core.chance import chance, shuffled
from goblins.core.contract import Event
from goblins.games.koncita.board import Board
from goblins.games.koncita.cards import KINDS, TRIGGERS, Cards
from goblins.games.koncita.events import Drew, Ended, Reshuffled
from goblins.games.koncita.state import NOBODY, Decision, KoncitaState, Truth

HAND_SIZE = 3


class Lore(Struct, frozen=True):
    """What is known before a game: the cards, the room, and which Forfeits each trigger sets off (as sets)."""

    cards: Cards
    board: Board
    triggered: dict[str, int]
    of_kind: tuple[int, ...]
    """The Forfeits of each kind, as sets."""
    kinds: tuple[tuple[int, ...], ...]
    """The same in order."""


def lore_of(cards: Cards, board: Board) -> Lore:
    """The lore of a room."""
    triggered = {
        name: sum(1 << forfeit.id for forfeit in cards.forfeits if forfeit.trigger == number)
        for number, name in enumerate(TRIGGERS)
    }
    kinds = tuple(sum(1 << f.id for f in cards.forfeits if f.kind == kind) for kind in range(len(KINDS)))
    return Lore(cards, board, triggered, kinds, tuple(cards.of_kind(kind) for kind in range(len(KINDS))))


class Draft(Truth, kw_only=True):
    """A state that may still change, the events so far, and whether anything hidden came into the open."""

    lore: Lore
    events: list[Event]
    reveals: bool = False

    @classmethod
    def of(cls, state: KoncitaState, lore: Lore) -> Draft:
        """A draft that begins as a state is."""
        return cls(*astuple(state), lore=lore, events=[])

    def state(self) -> KoncitaState:
        """The state as it is now."""
        return KoncitaState(*astuple(self)[:_FIELD_COUNT])

    # ------------------------------------------------------------------ who and what is where

    @property
    def in_game(self) -> list[int]:
        """The seats that are not out."""
        return [seat for seat, count in enumerate(self.breaches) if count < 2]

    def next_in(self, seat: int) -> int:
        """The next seat clockwise that is in the game."""
        count = len(self.breaches)
        for step in range(1, count + 1):
            following = (seat + step) % count
            if self.breaches[following] < 2:
                return following
        return seat

    # ------------------------------------------------------------------ changes

    def put_goblin(self, seat: int, square: int) -> None:
        """A goblin stands on another square (NOWHERE: it leaves)."""
        self.goblins = self.goblins[:seat] + (square,) + self.goblins[seat + 1 :]

    def put_thing(self, thing: int, square: int) -> None:
        """A room card lies on another square."""
        self.things = self.things[:thing] + (square,) + self.things[thing + 1 :]

    def push(self, decision: Decision) -> None:
        """Something is to be decided before everything that waits already."""
        self.pending += (decision,)

    def pop(self) -> Decision:
        """The present decision has been taken."""
        decision = self.pending[-1]
        self.pending = self.pending[:-1]
        return decision

    def note_forfeit(self, seat: int) -> None:
        """A Forfeit was taken because of the card being carried out."""
        assert self.deed is not None
        self.deed = replace(self.deed, forfeits=(*self.deed.forfeits, seat))

    def trigger(self, name: str, *, only: int = NOBODY, but: int = NOBODY) -> None:
        """Something happened that sets off orders: their gestures are due, and a new duty unlocks its seat (K-34, K-35)."""
        if self.table_forfeits:
            return
        wanted = self.lore.triggered[name]
        for seat, orders in enumerate(self.orders):
            hit = orders & wanted
            if hit and seat != but and only in (NOBODY, seat):
                self._fall_due(seat, hit)

    def _fall_due(self, seat: int, hit: int) -> None:
        kinds = 0
        while hit:
            lowest = hit & -hit
            kinds |= 1 << self.lore.cards.forfeits[lowest.bit_length() - 1].kind
            hit ^= lowest
        if kinds & ~self.due[seat]:
            self.due = self.due[:seat] + (self.due[seat] | kinds,) + self.due[seat + 1 :]
            self.locked &= ~(1 << seat)

    def draw_up(self, seat: int) -> None:
        """Draw back to three; an empty deck is made anew from the discards (K-10, K-16)."""
        hand = self.hands[seat]
        drawn: list[int] = []
        while len(hand) + len(drawn) < HAND_SIZE:
            if not self.deck:
                if not self.discards:
                    break
                self.events.append(Reshuffled(len(self.discards)))
                self.deck = tuple(shuffled(chance(self.seed, self.occasion), self.discards))
                self.occasion += 1
                self.discards = ()
            drawn.append(self.deck[-1])
            self.deck = self.deck[:-1]
        if drawn:
            self.set_hand(seat, hand + tuple(drawn))
            self.events.append(Drew(seat, len(drawn), tuple(drawn)))
            self.reveals = True

    def set_hand(self, seat: int, hand: tuple[int, ...]) -> None:
        """A seat holds other cards."""
        self.hands = self.hands[:seat] + (hand,) + self.hands[seat + 1 :]

    def end(self, reason: str) -> None:
        """The game is over at once; what was still to be decided is not, and open duties lapse (K-37, K-50)."""
        if self.ending:
            return
        self.ending, self.pending, self.charges = reason, (), ()
        self.turns += 1  # the turn that ends the game counts, however far it came
        self.due, self.locked = (0,) * len(self.due), 0
        self.events.append(Ended(reason))


_FIELD_COUNT = len(KoncitaState.__struct_fields__)
