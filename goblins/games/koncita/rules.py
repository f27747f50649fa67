"""The rules of Koncita (K-01 … K-52)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from goblins.core.chance import below, chance, shuffled
from goblins.core.contract import Event, Outcome, Refusal, Rules, Step
from goblins.core.setup import Setup
from goblins.games.koncita import forfeits, knowledge, legal, refusals, scoring, turn
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
from goblins.games.koncita.board import Board, board_for, squares_of
from goblins.games.koncita.cards import COLOURS, KINDS, Cards, cards
from goblins.games.koncita.draft import HAND_SIZE, Draft, Lore, lore_of
from goblins.games.koncita.info import INFO
from goblins.games.koncita.state import NOWHERE, Decision, KoncitaState, KoncitaView

KoncitaStep = Step[KoncitaState, KoncitaAction]

#: The walls to which the room cards slide at the beginning: casket to yellow, scepter to red, Oscar to green (K-08).
_OWN_WALLS = (1, 0, 2)
#: Treasures thrown away at the beginning, by the most players for whom so many are (K-06).
_UNUSED = ((3, 6), (5, 3), (8, 0))

_APPLY: dict[type, Callable[[Draft, Any], None]] = {
    Place: turn.place,
    Pick: turn.pick,
    Move: turn.move,
    Run: turn.run,
    Shove: turn.shove,
    Take: forfeits.take,
    Bounce: turn.bounce,
    Relocate: turn.relocate,
    Discard: turn.discard,
    Done: turn.done,
    Gesture: forfeits.gesture,
    Caught: forfeits.caught,
}


class KoncitaRules(Rules[KoncitaState, KoncitaAction, KoncitaView]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = KoncitaState
    action_type = KoncitaAction

    def __init__(self, deck: Cards | None = None) -> None:
        self.cards = deck or cards()
        lores = {seats: lore_of(self.cards, board_for(seats)) for seats in range(INFO.min_seats, INFO.max_seats + 1)}
        self._lores: tuple[Lore, ...] = tuple(lores[max(INFO.min_seats, seats)] for seats in range(INFO.max_seats + 1))

    def lore(self, seats: int) -> Lore:
        """The cards and the room for so many players."""
        return self._lores[seats]

    # ------------------------------------------------------------------ set-up

    def new_game(self, setup: Setup, seed: int) -> KoncitaState:
        """Shuffle, deal, and lay out the middle of the room (K-06 … K-09)."""
        count = len(setup.seats)
        rng = chance(seed)
        deck = shuffled(rng, range(len(self.cards.movement)))
        treasures = shuffled(rng, range(len(self.cards.treasures)))
        decks = tuple(tuple(shuffled(rng, self.cards.of_kind(kind))) for kind in range(len(KINDS)))
        unused = next(number for most, number in _UNUSED if count <= most)
        princess, things = _laid_out(self.lore(count).board, rng)
        first = below(rng, count)
        hands = tuple(tuple(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(count))
        return KoncitaState(
            goblins=(NOWHERE,) * count,
            princess=princess,
            things=things,
            hands=hands,
            deck=tuple(deck[HAND_SIZE * count :]),
            discards=(),
            gone=(),
            played=(),
            treasures=tuple(treasures[unused:]),
            unused=tuple(treasures[:unused]),
            won=((),) * count,
            decks=decks,
            forfeits=((),) * count,
            orders=(0,) * count,
            breaches=(0,) * count,
            active=first,
            turns=0,
            pending=(Decision("place", first),),
            deed=None,
            deeds=(),
            trail=(),
            due=(0,) * count,
            locked=0,
            charges=(),
            picks=0,
            people=sum(1 << seat for seat in setup.humans),
            table_forfeits=setup.options.get("forfeits") == "table",
            reminders=bool(setup.options.get("reminders")),
            ending="",
            heedful=False,
            seed=seed,
            occasion=1,
        )

    # ------------------------------------------------------------------ a turn

    def to_act(self, state: KoncitaState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return () if state.ending else (state.pending[-1].seat,)

    def may_interrupt(self, state: KoncitaState) -> tuple[int, ...]:
        """Everybody who can make a gesture, or be caught, beside the game's decisions (K-34, K-36)."""
        seats = range(len(state.hands))
        return tuple([seat for seat in seats if legal.may_gesture(state, seat) or legal.may_be_caught(state, seat)])

    def turns(self, state: KoncitaState) -> int:
        """Turns of all players together."""
        return state.turns

    def legal_actions(self, state: KoncitaState, seat: int) -> tuple[KoncitaAction, ...]:
        """The ways to decide what is the seat's to decide, then its gestures."""
        if state.ending:
            return ()
        beside = legal.asides(state, seat)
        decision = state.pending[-1]
        if decision.seat != seat:
            return beside
        return legal.decisions(state, self._lores[len(state.hands)], decision) + beside

    def why_not(self, state: KoncitaState, action: KoncitaAction) -> Refusal | None:
        """The clause that forbids an action."""
        return refusals.why_not(state, self._lores[len(state.hands)], action)

    def apply(self, state: KoncitaState, action: KoncitaAction) -> KoncitaStep:
        """The action, and all that follows by itself."""
        draft = Draft.of(state, self._lores[len(state.hands)])
        _APPLY[type(action)](draft, action)
        turn.go_on(draft)
        return Step(action, draft.state(), tuple(draft.events), draft.reveals)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: KoncitaState, seat: int) -> KoncitaView:
        """Everything but the others' hands and the order of the decks."""
        return knowledge.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What others drew is theirs to know."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: KoncitaView, rng: random.Random) -> KoncitaState:
        """A possible world in which everybody keeps their orders."""
        return knowledge.imagined(view, self._lores[len(view.hand_sizes)], rng)

    def outcome(self, state: KoncitaState) -> Outcome | None:
        """How the game ended (K-50 … K-52)."""
        return scoring.outcome_of(state, self.cards)

    def audit(self, state: KoncitaState) -> tuple[str, ...]:
        """What is impossible in a state."""
        return scoring.audited(state, self._lores[len(state.hands)])

    def has_secrets(self, setup: Setup) -> bool:
        """Hands are hidden."""
        return True

    def describe(self, state: KoncitaState) -> dict[str, Any]:
        """Pieces by their squares (a1 is the upper left one), hands by what the cards show, the visible Treasure."""
        return {
            "princess": square_name(state.princess),
            "casket": square_name(state.things[0]),
            "scepter": square_name(state.things[1]),
            "oscar": square_name(state.things[2]),
            "hands": [[self.card_name(card) for card in hand] for hand in state.hands],
            "treasure": self.cards.treasures[state.treasures[0]].name if state.treasures else None,
            "treasures_left": len(state.treasures),
            "furniture": [square_name(square) for square in squares_of(~self.lore(len(state.hands)).board.free & _ALL)],
            "first": state.active,
        }

    def card_name(self, card: int) -> str:
        """What a Movement card shows, in words."""
        spec = self.cards.movement[card]
        colours = "wild" if spec.wild else " or ".join(spec.colour_names)
        return f"{spec.kind}, {colours}{', with Oscar' if spec.oscar else ''}"


_ALL = (1 << 64) - 1


def square_name(square: int) -> str:
    """A square as people say it: its column's letter and its row's number, from the upper left."""
    return f"{'abcdefgh'[square % 8]}{square // 8 + 1}"


def _laid_out(board: Board, rng: random.Random) -> tuple[int, tuple[int, ...]]:
    """The Princess on one of the central squares; the room cards slid from the others to their own walls (K-08)."""
    princess, *centres = shuffled(rng, squares_of(board.central))
    things: list[int] = []
    for square, colour in zip(centres, _OWN_WALLS, strict=True):
        taken = {princess, *centres[len(things) + 1 :], *things}
        last, following = square, board.steps[colour][square]
        while following >= 0:
            if following not in taken:
                last = following
            following = board.steps[colour][following]
        things.append(last)
    return princess, tuple(things)


assert len(COLOURS) == len(board_for(INFO.min_seats).steps)
