"""The rules of Koncita (K-01 … K-52)."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from goblins.content.box import Box
from goblins.core.contract import Event, Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.koncita import actions as act
from goblins.games.koncita import audit, forfeits, knowledge, legal, refusals, scoring, turn
from goblins.games.koncita.actions import KoncitaAction
from goblins.games.koncita.board import board_of
from goblins.games.koncita.content import PRINTED_BOX, Content, cards, content_for
from goblins.games.koncita.draft import Draft
from goblins.games.koncita.info import INFO
from goblins.games.koncita.numbers import numbers
from goblins.games.koncita.opening import opening
from goblins.games.koncita.room import SQUARES, own_room, square_name
from goblins.games.koncita.room_map import room_file, room_of, shipped_rooms
from goblins.games.koncita.state import OUT, ROOM_CARDS, KoncitaState
from goblins.games.koncita.telling import told
from goblins.games.koncita.view import KoncitaView


class KoncitaRules(Engine[KoncitaState, KoncitaAction, KoncitaView, Draft]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = KoncitaState
    action_type = KoncitaAction
    view_type = KoncitaView
    maps = {"room": room_of}
    map_file = staticmethod(room_file)  # type: ignore[assignment]  # mypy takes a function of a class for a method
    waiting = refusals.WAITING
    effects = {
        act.Place: turn.place,
        act.Pick: turn.pick,
        act.Move: turn.move,
        act.Run: turn.run,
        act.Shove: turn.shove,
        act.Take: forfeits.take,
        act.Bounce: turn.bounce,
        act.Relocate: turn.relocate,
        act.Discard: turn.discard,
        act.Done: turn.done,
        act.Gesture: forfeits.gesture,
        act.Caught: forfeits.caught,
    }

    def __init__(self, box: Box = PRINTED_BOX) -> None:
        self.box = box
        counted = numbers(box)
        self.cards = cards(box, counted)
        rooms = shipped_rooms()
        self.own_room = own_room(box)
        if self.own_room:
            least, most = self.own_room.players
            rooms = rooms | dict.fromkeys(range(least, most + 1), self.own_room)
        boards = {room: board_of(room, counted.flung) for room in dict.fromkeys(rooms.values())}
        self._contents = {
            count: content_for(count, self.cards, counted, room, boards[room]) for count, room in sorted(rooms.items())
        }
        self.numbers = told(self._contents)

    def content(self, seats: int) -> Content:
        """The cards and the room for so many players."""
        return self._contents[seats]

    def new_game(self, setup: Setup, seed: int) -> KoncitaState:
        """Shuffle, deal, and lay out the middle of the room (K-06 … K-09)."""
        return opening(setup, seed, self._contents[len(setup.seats)])

    # ------------------------------------------------------------------ a turn

    def seat_count(self, state: KoncitaState) -> int:
        """How many play."""
        return len(state.public.goblins)

    def phase(self, state: KoncitaState) -> str:
        """The kind of the present decision."""
        return state.public.pending[-1].kind

    def to_act(self, state: KoncitaState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        public = state.public
        return () if public.ending else (public.pending[-1].seat,)

    def may_interrupt(self, state: KoncitaState) -> tuple[int, ...]:
        """Everybody who can make a gesture, or be caught, beside the game's decisions (K-34, K-36)."""
        return tuple([seat for seat in range(len(state.public.goblins)) if legal.asides(state, seat)])

    def legal_actions(self, state: KoncitaState, seat: int) -> tuple[KoncitaAction, ...]:
        """The ways to decide what is the seat's to decide, then its gestures."""
        public = state.public
        if public.ending:
            return ()
        beside = legal.asides(state, seat)
        decision = public.pending[-1]
        if decision.seat != seat:
            return beside
        return legal.decisions(state, self._contents[len(public.goblins)], decision) + beside

    def anothers(self, state: KoncitaState, action: KoncitaAction) -> Refusal:
        """What somebody hears who wants to decide for another."""
        return refusals.anothers(state.public.pending[-1], action)

    def objection(self, state: KoncitaState, action: KoncitaAction) -> Refusal:
        """The clause that forbids an action."""
        return refusals.objection(state, self._contents[len(state.public.goblins)], action)

    def draft(self, state: KoncitaState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self._contents[len(state.public.goblins)])

    def frozen(self, draft: Draft) -> KoncitaState:
        """The state that a draft becomes when everything has happened that needs no decision."""
        turn.go_on(draft)
        return KoncitaState(draft.public, draft.secret)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: KoncitaState, seat: int) -> KoncitaView:
        """Everything but the others' hands and the order of the decks."""
        return knowledge.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What others drew is theirs to know."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: KoncitaView, rng: random.Random) -> KoncitaState:
        """A possible world in which everybody keeps their orders."""
        return knowledge.imagined(view, self._contents[len(view.hand_sizes)], rng)

    def outcome(self, state: KoncitaState) -> Outcome | None:
        """How the game ended (K-50 … K-52)."""
        return scoring.outcome_of(state.public, self._contents[len(state.public.goblins)])

    def audit(self, state: KoncitaState) -> tuple[str, ...]:
        """What is impossible in a state."""
        return audit.audited(state, self._contents[len(state.public.goblins)])

    def renewed(self, state: KoncitaState) -> KoncitaState:
        """Return the state with no more breaches than put a player out: until version 3 one could go out twice (K-37)."""
        breaches = tuple([min(count, OUT) for count in state.public.breaches])
        return replace(state, public=replace(state.public, breaches=breaches))

    def has_secrets(self, setup: Setup) -> bool:
        """Hands are hidden."""
        return True

    def describe(self, state: KoncitaState) -> dict[str, Any]:
        """Pieces by their squares (a1 is the upper left one), hands by what the cards show, the visible Treasure."""
        public, secret = state.public, state.secret
        free = self._contents[len(public.goblins)].board.free
        return {
            "princess": square_name(public.princess),
            **{piece: square_name(square) for piece, square in zip(ROOM_CARDS, public.things, strict=True)},
            "hands": [[self.card_name(card) for card in hand] for hand in secret.hands],
            "treasure": self.cards.treasures[secret.treasures[0]].name if secret.treasures else None,
            "treasures_left": len(secret.treasures),
            "furniture": [square_name(square) for square in range(SQUARES) if not free >> square & 1],
            "first": public.active,
        }

    def card_name(self, card: int) -> str:
        """What a Movement card shows, in words."""
        spec = self.cards.movement[card]
        colours = "wild" if spec.wild else " or ".join(spec.colour_names)
        return f"{spec.kind}, {colours}{', with Oscar' if spec.oscar else ''}"
