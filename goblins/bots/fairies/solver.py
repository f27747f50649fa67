"""Exact shortest solutions of Fairy Solitaire (F-33): breadth-first search over positions of two bits a card.

One bit says on which side a card lies, the other whether it is in the hand. Adding a face does something to every
card that depends on that card's two bits only, so that a whole turn is two table look-ups, one for each half of the
cards. That makes a million positions a matter of a second, without leaving Python.
"""

from __future__ import annotations

from array import array

from goblins.bots.solitaire import Proof
from goblins.core.bits import members, set_of
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic, FairiesState, Goal

#: How many positions are looked at before a deal counts as unproven. 5/5 and 6/6 deals never need as many.
POSITION_LIMIT = 4_000_000

#: Up to this many cards one byte per position is affordable; beyond, one bit; beyond that, nothing is.
BYTES_UP_TO_CARDS = 12
MOST_CARDS = 14

FAIRY = 1
IN_HAND = 2

#: The moves of one half: for every content of that half, what the half becomes and how the other half changes.
_Moves = list[list[tuple[int, list[int]]]]
#: For every face, what each content of a half becomes when it is added.
_Tables = dict[int, list[int]]


class Search:
    """The search for the shortest solution from one position, in slices as long as the caller likes.

    Where more cards are in play than can be searched, it ends at once with nothing proven.
    """

    def __init__(self, state: FairiesState, content: Content, limit: int = POSITION_LIMIT) -> None:
        public = state.public
        if not public.goal.solitaire:
            raise ValueError("only a solitaire has solutions")
        self.result: Proof | None = None
        self._limit, self._content = limit, content
        self._queue = array("I")
        self._cards = members(public.cards)
        if len(self._cards) > MOST_CARDS:
            self.result = Proof(None, proven=False)
            return
        self._turns = _Turns(self._cards, public.goal, content)
        start = self._packed(public)
        self._queue.append(start)
        self._parents = array("I", [0])
        self._next = 0
        self._seen = _Seen(len(self._cards))
        self._seen.add(start)
        if self._turns.wins(start):
            self.result = Proof(0, proven=True)

    @property
    def explored(self) -> int:
        """How many positions have been met so far."""
        return len(self._queue)

    def run(self, positions: int) -> bool:
        """Look at so many positions more; whether the search is done and `result` is there."""
        if self.result is None:
            expand = self._expand_bytes if self._seen.bytewise else self._expand_bits
            stop = min(self._next + positions, len(self._queue))
            won = expand(self._next, stop)
            self._next = stop
            if won is not None:
                self.result = self._proof(won)
            elif self._next == len(self._queue):
                self.result = Proof(None, proven=True)
            elif len(self._queue) >= self._limit:
                self.result = Proof(None, proven=False)
        return self.result is not None

    def finish(self) -> Proof:
        """Search to the end, or to the limit."""
        while not self.run(50_000):
            pass
        assert self.result is not None
        return self.result

    def _expand_bytes(self, start: int, stop: int) -> int | None:
        """Follow every move of the positions from `start` to `stop`; a won position if there is one."""
        turns, queue, parents, seen = self._turns, self._queue, self._parents, self._seen.table
        low_moves, high_moves, low_wins, high_wins = turns.low_moves, turns.high_moves, turns.low_wins, turns.high_wins
        shift, mask = turns.shift, turns.mask
        for index in range(start, stop):
            position = queue[index]
            low, high = position & mask, position >> shift
            for half, table in low_moves[low]:
                reached = half | table[high]
                if not seen[reached]:
                    seen[reached] = 1
                    queue.append(reached)
                    parents.append(index)
                    if low_wins[reached & mask] and high_wins[reached >> shift]:
                        return reached
            for half, table in high_moves[high]:
                reached = half | table[low]
                if not seen[reached]:
                    seen[reached] = 1
                    queue.append(reached)
                    parents.append(index)
                    if low_wins[reached & mask] and high_wins[reached >> shift]:
                        return reached
        return None

    def _expand_bits(self, start: int, stop: int) -> int | None:
        """The same as `_expand_bytes` with one bit per position: a call per position would double the time."""
        turns, queue, parents, seen = self._turns, self._queue, self._parents, self._seen.table
        low_moves, high_moves, low_wins, high_wins = turns.low_moves, turns.high_moves, turns.low_wins, turns.high_wins
        shift, mask = turns.shift, turns.mask
        for index in range(start, stop):
            position = queue[index]
            low, high = position & mask, position >> shift
            reachable = [half | table[high] for half, table in low_moves[low]]
            reachable += [half | table[low] for half, table in high_moves[high]]
            for reached in reachable:
                place, bit = reached >> 3, 1 << (reached & 7)
                if not seen[place] & bit:
                    seen[place] |= bit
                    queue.append(reached)
                    parents.append(index)
                    if low_wins[reached & mask] and high_wins[reached >> shift]:
                        return reached
        return None

    def _proof(self, won: int) -> Proof:
        """The way from the start to the won position, which is the last one in the queue."""
        solution = []
        position, index = won, len(self._queue) - 1
        while index:
            index = self._parents[index]
            before = self._queue[index]
            solution.append(self._added(before, position))
            position = before
        return Proof(len(solution), proven=True, solution=tuple(reversed(solution)))

    def _added(self, before: int, after: int) -> int:
        """The face whose addition led from one position to the other: only it went from hand to ring."""
        for place, card in enumerate(self._cards):
            code = before >> 2 * place & 3
            if code & IN_HAND and not after >> 2 * place & IN_HAND:
                return card + self._content.cards if code & FAIRY else card
        raise AssertionError("no card was added")

    def _packed(self, public: FairiesPublic) -> int:
        """A position as two bits a card."""
        hand, ring, back = public.hands[0], set_of(public.ring), self._content.cards
        packed = 0
        for place, card in enumerate(self._cards):
            fairy = (hand | ring) >> card + back & 1
            held = (hand >> card | hand >> card + back) & 1
            packed |= (FAIRY * fairy | IN_HAND * held) << 2 * place
        return packed


class _Seen:
    """Which positions have been met: a byte for each while that is affordable, else a bit."""

    def __init__(self, cards: int) -> None:
        self.bytewise = cards <= BYTES_UP_TO_CARDS
        self.table = bytearray(4**cards if self.bytewise else 4**cards >> 3)

    def add(self, position: int) -> None:
        if self.bytewise:
            self.table[position] = 1
        else:
            self.table[position >> 3] |= 1 << (position & 7)


class _Turns:
    """What every addition does to the cards of a deal, in tables for the lower and the upper half of the cards."""

    def __init__(self, cards: tuple[int, ...], goal: Goal, content: Content) -> None:
        middle = (len(cards) + 1) // 2
        self.shift = 2 * middle
        self.mask = (1 << self.shift) - 1
        lower, upper = cards[:middle], cards[middle:]
        faces = [face for card in cards for face in (card, card + content.cards)]
        in_low = {face: _half_table(face, lower, 0, content) for face in faces}
        in_high = {face: _half_table(face, upper, self.shift, content) for face in faces}
        self.low_moves = _moves(lower, in_low, in_high, content)
        self.high_moves = _moves(upper, in_high, in_low, content)
        lost = _lost_codes(goal)
        self.low_wins, self.high_wins = _won_halves(len(lower), lost), _won_halves(len(upper), lost)

    def wins(self, position: int) -> bool:
        return bool(self.low_wins[position & self.mask] and self.high_wins[position >> self.shift])


def _becomes(face: int, card: int, content: Content) -> tuple[int, int, int, int]:
    """What each of a card's four codes becomes when a face is added (F-21 … F-24)."""
    if content.card(face) == card:
        return 0, FAIRY, 0, FAIRY
    images = []
    for side in (card, card + content.cards):
        shown = content.becomes[face][side]
        code = FAIRY if shown >= content.cards else 0
        images.append(code | IN_HAND if content.taken[face][shown] else code)
    return images[0], images[1], IN_HAND, IN_HAND | FAIRY


def _half_table(face: int, half: tuple[int, ...], shift: int, content: Content) -> list[int]:
    """For every content of a half, what it becomes when the face is added, shifted to its place in a position."""
    table = [0]
    for place, card in enumerate(half):
        images = [image << shift + 2 * place for image in _becomes(face, card, content)]
        table = [rest | image for image in images for rest in table]
    return table


def _moves(half: tuple[int, ...], own: _Tables, other: _Tables, content: Content) -> _Moves:
    """The moves with a card of this half, for every content of it."""
    moves: _Moves = []
    for held in range(4 ** len(half)):
        possible = []
        for place, card in enumerate(half):
            code = held >> 2 * place & 3
            if code & IN_HAND:
                face = card + content.cards if code & FAIRY else card
                possible.append((own[face][held], other[face]))
        moves.append(possible)
    return moves


def _lost_codes(goal: Goal) -> frozenset[int]:
    """The codes that no card of a won position has (F-30, F-35, F-40)."""
    side = FAIRY if goal.reverse else 0
    return frozenset({side | IN_HAND, side} if goal.ultimate else {side | IN_HAND})


def _won_halves(cards: int, lost: frozenset[int]) -> bytearray:
    """For every content of a half, 1 if it stands in nobody's way to win."""
    wins = bytearray([1])
    for _ in range(cards):
        wins = b"".join(bytes(len(wins)) if code in lost else bytes(wins) for code in range(4))  # type: ignore[assignment]
    return bytearray(wins)
