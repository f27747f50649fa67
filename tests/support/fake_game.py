"""Burrow: a tiny game with everything a game may need, played in tests through the real table.

Hidden hands, turns of several actions, an open decision of somebody else, shouts out of turn, chance, a deck that is
clicked, a victory that is shared and one that is nobody's. How it lies on the table is in `fake_table`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.chance import chance, pick, shuffled
from goblins.core.contract import Action, AnyRules, Event, Outcome, Refusal, Rules, Score, ScoreLine, Step
from goblins.core.info import Choice, GameInfo, KeyRow, Option, Preference, toggle
from goblins.core.setup import Setup
from goblins.core.skill import Skill
from goblins.words import Message, literal

CARDS = 30
CELLS = 9
CENTRE = 4
HAND = 3
LARGEST_HAND = 5
HIDDEN = -1


def name_of(card: int) -> str:
    """What stands on a card, found nowhere else on the screen."""
    return f"mole{card:02d}"


def worth(card: int) -> int:
    """What a card scores."""
    return card % 5 + 1


# ---------------------------------------------------------------------- values


class Pick(Action, frozen=True):
    """Choose a card of one's hand; the others see only that one was chosen."""

    card: int


class Place(Action, frozen=True):
    """Lay the chosen card openly on a free cell."""

    cell: int


class Answer(Action, frozen=True):
    """The next seat says whether the card counts."""

    openly: ClassVar[bool] = True
    yes: bool


class Shout(Action, frozen=True):
    """Out of turn, once in a turn: a card that was chosen is lost and the turn over; otherwise it is only noise."""

    openly: ClassVar[bool] = True


class Draw(Action, frozen=True):
    """Take a card instead of laying one."""


class Bury(Action, frozen=True):
    """Give a card back to the deck, and take another one."""

    card: int


class Picked(Event, frozen=True):
    seat: int
    card: int | None


class Placed(Event, frozen=True):
    seat: int
    card: int
    cell: int


class Answered(Event, frozen=True):
    seat: int
    yes: bool


class Shouted(Event, frozen=True):
    seat: int
    lost: int | None


class Drawn(Event, frozen=True):
    seat: int
    card: int | None


class Buried(Event, frozen=True):
    seat: int
    card: int | None


class Ended(Event, frozen=True):
    reason: str


BurrowAction = Pick | Place | Answer | Shout | Draw | Bury
BurrowEvent = Picked | Placed | Answered | Shouted | Drawn | Buried | Ended


class Open(Struct, frozen=True):
    """What everybody sees."""

    grid: tuple[int | None, ...]
    pile: tuple[int, ...]
    active: int
    asked: int | None
    """The cell whose card the next seat judges."""
    turns: int
    limit: int
    shouted: tuple[bool, ...]
    shouts: tuple[int, ...]
    moles: tuple[int, ...]

    @property
    def answering(self) -> int | None:
        return None if self.asked is None else (self.active + 1) % len(self.moles)

    @property
    def over(self) -> bool:
        return self.turns >= self.limit or None not in self.grid

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(moles - shouts for moles, shouts in zip(self.moles, self.shouts, strict=True))


class Burrow(Struct, frozen=True):
    """The state; the deck is a set, cards are drawn from it by chance."""

    open: Open
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    picked: int | None
    seed: int
    occasion: int


class BurrowView(Struct, frozen=True):
    """What one seat knows. `picked` is HIDDEN for a card that somebody else chose."""

    seat: int
    open: Open
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    deck: int
    picked: int | None


# ---------------------------------------------------------------------- rules

MOSSY = Preference("burrow_moss", literal("Moss"), "leaf", literal("Burrow: grow moss on the cells B-01."))
INFO = GameInfo(
    slug="burrow",
    title="Burrow",
    full_title="The Burrow",
    minutes="5",
    min_seats=2,
    max_seats=4,
    options=(
        Option("turns", literal("Turns"), (Choice(6, literal("six")), Choice(12, literal("twelve"))), 6, seats=(2, 3)),
        toggle("moss", literal("Moss"), cosmetic=True, preference="burrow_moss"),
    ),
    rules_version=1,
    reasons=("highest", "shared", "nobody"),
    preferences=(MOSSY,),
    keys=(
        KeyRow(literal("Burrow’s answers"), ("burrow_yes", "burrow_no"), ("y", "n")),
        KeyRow(literal("A shout in Burrow"), ("burrow_shout",), ("s",)),
    ),
)


class BurrowRules(Rules[Burrow, Any, BurrowView]):
    """All rules of Burrow."""

    state_type = Burrow
    action_type = BurrowAction
    view_type = BurrowView

    @property
    def info(self) -> GameInfo:
        return INFO

    def new_game(self, setup: Setup, seed: int) -> Burrow:
        seats = len(setup.seats)
        order = shuffled(chance(seed), range(CARDS))
        hands = tuple(tuple(sorted(order[seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
        zeros = (0,) * seats
        table = Open((None,) * CELLS, (), 0, None, 0, int(setup.options["turns"]), (False,) * seats, zeros, zeros)
        return Burrow(table, hands, tuple(sorted(order[seats * HAND :])), None, seed, 1)

    def to_act(self, state: Burrow) -> tuple[int, ...]:
        if state.open.over:
            return ()
        return (state.open.active if state.open.answering is None else state.open.answering,)

    def may_interrupt(self, state: Burrow) -> tuple[int, ...]:
        busy = (*self.to_act(state), state.open.active)
        return tuple(
            seat
            for seat, used in enumerate(state.open.shouted)
            if not used and seat not in busy and not state.open.over
        )

    def turns(self, state: Burrow) -> int:
        return state.open.turns

    def legal_actions(self, state: Burrow, seat: int) -> tuple[Any, ...]:
        if seat in self.may_interrupt(state):
            return (Shout(seat),)
        if seat not in self.to_act(state):
            return ()
        if state.open.answering is not None:
            return Answer(seat, True), Answer(seat, False)
        if state.picked is not None:
            return tuple(Place(seat, cell) for cell, card in enumerate(state.open.grid) if card is None)
        hand = state.hands[seat]
        draws = (Draw(seat),) if len(hand) < LARGEST_HAND and state.deck else ()
        buries = tuple(Bury(seat, card) for card in hand) if state.deck else ()
        return (*(Pick(seat, card) for card in hand), *draws, *buries)

    def why_not(self, state: Burrow, action: Any) -> Refusal | None:
        if action in self.legal_actions(state, action.seat):
            return None
        if isinstance(action, Place) and 0 <= action.cell < CELLS and state.open.grid[action.cell] is not None:
            return Refusal("B-02", literal("That cell is taken."))
        if isinstance(action, Shout):
            return Refusal("B-03", literal("One shout in a turn, and not in one's own."))
        return Refusal("B-01", literal("That can't be done now."))

    def apply(self, state: Burrow, action: Any) -> Step[Burrow, Any]:
        if isinstance(action, Pick):
            return Step(action, replace(state, picked=action.card), (Picked(action.seat, action.card),), False)
        if isinstance(action, Place):
            return self._place(state, action)
        events: list[Event] = []
        if isinstance(action, Shout):
            events.append(Shouted(action.seat, state.picked))
            shouted = tuple(used or other == action.seat for other, used in enumerate(state.open.shouted))
            now = replace(state.open, shouted=shouted, shouts=_more(state.open.shouts, action.seat, 1))
            state = replace(state, open=now)
            if state.picked is None:
                return Step(action, state, tuple(events), False)
            state = replace(state, open=replace(now, pile=(*now.pile, state.picked)))
            state = self._without(state, now.active, state.picked)
        elif isinstance(action, Answer):
            events.append(Answered(action.seat, action.yes))
            if action.yes:
                gained = worth(state.open.grid[state.open.asked])
                state = replace(
                    state, open=replace(state.open, moles=_more(state.open.moles, state.open.active, gained))
                )
        elif isinstance(action, Bury):
            events.append(Buried(action.seat, action.card))
            state = self._without(state, action.seat, action.card)
        state, drawn = self._drawn(state, state.open.active)
        events += drawn
        if isinstance(action, Bury):
            state = replace(state, deck=tuple(sorted((*state.deck, action.card))))
        state = self._next_turn(state)
        if state.open.over:
            events.append(Ended(self._reason(state.open)))
        return Step(action, state, tuple(events), True)

    def _place(self, state: Burrow, action: Place) -> Step[Burrow, Any]:
        card = state.picked
        grid = tuple(card if cell == action.cell else there for cell, there in enumerate(state.open.grid))
        state = self._without(state, action.seat, card)
        state = replace(state, open=replace(state.open, grid=grid, asked=action.cell))
        return Step(action, state, (Placed(action.seat, card, action.cell),), True)

    @staticmethod
    def _without(state: Burrow, seat: int, card: int | None) -> Burrow:
        hands = tuple(
            tuple(other for other in hand if other != card) if index == seat else hand
            for index, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands, picked=None)

    @staticmethod
    def _drawn(state: Burrow, seat: int) -> tuple[Burrow, list[Event]]:
        """A card comes to a hand by chance; only its owner learns which."""
        if not state.deck:
            return state, []
        card = pick(chance(state.seed, state.occasion), state.deck)
        hands = tuple((*hand, card) if index == seat else hand for index, hand in enumerate(state.hands))
        deck = tuple(other for other in state.deck if other != card)
        return replace(state, hands=hands, deck=deck, occasion=state.occasion + 1), [Drawn(seat, card)]

    @staticmethod
    def _next_turn(state: Burrow) -> Burrow:
        seats = len(state.hands)
        now = replace(
            state.open,
            active=(state.open.active + 1) % seats,
            asked=None,
            turns=state.open.turns + 1,
            shouted=(False,) * seats,
        )
        return replace(state, open=now, picked=None)

    def view(self, state: Burrow, seat: int) -> BurrowView:
        picked = state.picked if state.picked is None or state.open.active == seat else HIDDEN
        counts = tuple(len(hand) for hand in state.hands)
        return BurrowView(seat, state.open, state.hands[seat], counts, len(state.deck), picked)

    def redact(self, event: Event, seat: int) -> Event:
        hides = isinstance(event, Picked | Drawn | Buried) and event.seat != seat
        return replace(event, card=None) if hides else event

    @staticmethod
    def _reason(table: Open) -> str:
        best = max(table.totals)
        return "nobody" if best <= 0 else "shared" if table.totals.count(best) > 1 else "highest"

    def outcome(self, state: Burrow) -> Outcome | None:
        table = state.open
        if not table.over:
            return None
        totals, reason = table.totals, self._reason(table)
        ranking = tuple(
            tuple(seat for seat, total in enumerate(totals) if total == value)
            for value in sorted(set(totals), reverse=True)
        )
        scores = tuple(
            Score(seat, totals[seat], (ScoreLine("moles", table.moles[seat]), *_shout_line(table.shouts[seat])))
            for seat in range(len(totals))
        )
        winners, headline = (ranking[0], "") if reason != "nobody" else ((), "The burrow wins")
        return Outcome(reason, "B-04", "the evening is over", winners, ranking, scores, headline)

    def imagine(self, view: BurrowView, rng: random.Random) -> Burrow:
        seen = {*view.hand, *view.open.pile, *(card for card in view.open.grid if card is not None)}
        rest = shuffled(rng, [card for card in range(CARDS) if card not in seen])
        hands = []
        for seat, count in enumerate(view.counts):
            hands.append(view.hand if seat == view.seat else tuple(rest.pop() for _ in range(count)))
        picked = hands[view.open.active][0] if view.picked == HIDDEN else view.picked
        return Burrow(view.open, tuple(hands), tuple(sorted(rest)), picked, rng.getrandbits(32), 1)

    def audit(self, state: Burrow) -> tuple[str, ...]:
        lying = [card for card in state.open.grid if card is not None]
        cards = sorted([*lying, *state.open.pile, *state.deck, *(card for hand in state.hands for card in hand)])
        return () if cards == list(range(CARDS)) else (f"these are not all cards once: {cards}",)

    def has_secrets(self, setup: Setup) -> bool:
        return True

    def describe(self, state: Burrow) -> dict[str, Any]:
        return {"hands": [[name_of(card) for card in hand] for hand in state.hands]}


def _more(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return tuple(number + more if index == seat else number for index, number in enumerate(numbers))


def _shout_line(shouts: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine("shouts", -shouts),) if shouts else ()


class BurrowSkill(Skill[Burrow, Any, BurrowView]):
    """`hard` shouts at a chosen card once the centre is taken, and makes noise once the first cell is."""

    def __init__(self, rules: AnyRules) -> None:
        self.asked: list[tuple[int, str]] = []

    def evaluate(self, state: Burrow, seat: int) -> float:
        totals = state.open.totals
        others = max(total for other, total in enumerate(totals) if other != seat)
        return 0.5 + max(-0.5, min(0.5, (totals[seat] - others) / 20))

    def reason(self, view: BurrowView, action: Any) -> Message:
        return literal(f"A {type(action).__name__} looks good.")

    def interrupt(self, view: BurrowView, legal: tuple[Any, ...], level: str, rng: random.Random) -> Any:
        self.asked.append((view.seat, level))
        if level != "hard":
            return None
        cell = 0 if view.picked is None else CENTRE
        return legal[0] if view.open.answering is None and view.open.grid[cell] is not None else None
