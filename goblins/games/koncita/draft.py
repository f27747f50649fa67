"""A state of Koncita in the making: the small changes of which its actions are made."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core import draft as core
from goblins.core.bits import members
from goblins.core.chance import chance, shuffled
from goblins.core.tuples import replaced
from goblins.games.koncita import events as ev
from goblins.games.koncita.content import Content
from goblins.games.koncita.state import NOBODY, Decision, KoncitaPublic, KoncitaSecret


class Draft(core.Draft[KoncitaPublic, KoncitaSecret, Content]):
    """The parts of the next state, and the events so far."""

    __slots__ = ()

    def put_goblin(self, seat: int, square: int) -> None:
        """A goblin stands on another square (NOWHERE: it leaves)."""
        self.public.goblins = replaced(self.public.goblins, seat, square)

    def put_thing(self, thing: int, square: int) -> None:
        """A room card lies on another square."""
        self.public.things = replaced(self.public.things, thing, square)

    def set_hand(self, seat: int, hand: tuple[int, ...]) -> None:
        """A seat holds other cards."""
        self.secret.hands = replaced(self.secret.hands, seat, hand)

    def set_due(self, seat: int, kinds: int) -> None:
        """Gestures of these kinds are due for a seat, and no others."""
        self.public.due = replaced(self.public.due, seat, kinds)

    def set_orders(self, seat: int, orders: int) -> None:
        """A seat is bound by these Forfeits, and no others."""
        self.public.orders = replaced(self.public.orders, seat, orders)

    def push(self, decision: Decision) -> None:
        """Something is to be decided before everything that waits already."""
        self.public.pending += (decision,)

    def pop(self) -> Decision:
        """The present decision has been taken."""
        decision = self.public.pending[-1]
        self.public.pending = self.public.pending[:-1]
        return decision

    def note_forfeit(self, seat: int) -> None:
        """A Forfeit was taken because of the card being carried out."""
        deed = self.public.deed
        assert deed is not None
        self.public.deed = replace(deed, forfeits=(*deed.forfeits, seat))

    def trigger(self, name: str, *, only: int = NOBODY, but: int = NOBODY) -> None:
        """Something happened that sets off orders: their gestures are due, and their seats are unlocked (K-34, K-35)."""
        public = self.public
        if public.table_forfeits:
            return
        wanted = self.content.triggered[name]
        for seat, orders in enumerate(public.orders):
            hit = orders & wanted
            if hit and seat == public.taker:
                hit &= ~self.content.to_taker  # nobody points at themselves
            if hit and seat != but and only in (NOBODY, seat):
                kinds = self.content.cards.kinds_of(members(hit))
                if kinds & ~public.due[seat]:
                    self.set_due(seat, public.due[seat] | kinds)
                public.locked &= ~(1 << seat)

    def draw_up(self, seat: int) -> None:
        """Draw a full hand; an empty deck is made anew from the discards (K-10, K-16)."""
        public, secret = self.public, self.secret
        hand = secret.hands[seat]
        drawn: list[int] = []
        while len(hand) + len(drawn) < self.content.numbers.hand:
            if not secret.deck:
                if not public.discards:
                    break
                self.tell(ev.Reshuffled(len(public.discards)))
                secret.deck = tuple(shuffled(chance(secret.seed, secret.occasion), public.discards))
                secret.occasion += 1
                public.discards = ()
            drawn.append(secret.deck[-1])
            secret.deck = secret.deck[:-1]
        if drawn:
            self.set_hand(seat, hand + tuple(drawn))
            self.tell(ev.Drew(seat, len(drawn), tuple(drawn)), reveals=True)

    def end(self, reason: str) -> None:
        """The game is over at once; what was still to be decided is not, and open duties lapse (K-37, K-50)."""
        public = self.public
        if public.ending:
            return
        public.ending, public.pending, public.charges = reason, (), ()
        public.turns += 1  # the turn that ends the game counts, however far it came
        public.due, public.locked = (0,) * len(public.due), 0
        self.tell(ev.Ended(reason))
