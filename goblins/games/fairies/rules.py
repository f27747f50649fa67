"""The rules of Goblins Drool, Fairies Rule! (F-01 … F-40)."""

from __future__ import annotations

import random
from typing import Any

from goblins.content.box import Box
from goblins.core.audit import lost_or_doubled
from goblins.core.bits import members
from goblins.core.contract import Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.fairies import dealing, knowledge, legal, refusals, scoring, turn
from goblins.games.fairies.actions import Add, FairiesAction, GiveUp
from goblins.games.fairies.content import content
from goblins.games.fairies.draft import Draft
from goblins.games.fairies.info import INFO
from goblins.games.fairies.state import FairiesSecret, FairiesState, showing
from goblins.games.fairies.view import FairiesView, Preview

PRINTED_BOX = Box(INFO.slug)


class FairiesRules(Engine[FairiesState, FairiesAction, FairiesView, Draft]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = FairiesState
    action_type = FairiesAction
    view_type = FairiesView
    waiting = refusals.WAITING
    effects = {Add: turn.add, GiveUp: turn.give_up}

    def __init__(self, box: Box = PRINTED_BOX) -> None:
        self.box = box
        self.content = content(box)
        self.numbers = self.content.told

    def new_game(self, setup: Setup, seed: int) -> FairiesState:
        """Deal (F-10, F-11, F-30, F-31, F-40)."""
        return FairiesState(dealing.dealt(setup, seed, self.content), FairiesSecret())

    # ------------------------------------------------------------------ a turn

    def seat_count(self, state: FairiesState) -> int:
        """How many sit at the table."""
        return len(state.public.hands)

    def phase(self, state: FairiesState) -> str:
        """There are only turns."""
        return "turn"

    def draft(self, state: FairiesState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self.content)

    def to_act(self, state: FairiesState) -> tuple[int, ...]:
        """The player whose turn it is."""
        public = state.public
        return () if public.ending else (public.active,)

    def legal_actions(self, state: FairiesState, seat: int) -> tuple[FairiesAction, ...]:
        """Every card in hand may be added (F-20); a solitaire may be given up (F-34)."""
        public = state.public
        return () if public.ending or seat != public.active else legal.actions(public)

    def objection(self, state: FairiesState, action: FairiesAction) -> Refusal:
        """The clause that forbids an action of the active seat."""
        return refusals.objection(action)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: FairiesState, seat: int) -> FairiesView:
        """Everything that shows; all of it is public."""
        return FairiesView(state.public, seat)

    def imagine(self, view: FairiesView, rng: random.Random) -> FairiesState:
        """The world of a view. The deck is public and every face is on one card only, so there is just one."""
        return FairiesState(view.public, FairiesSecret())

    def preview(self, view: FairiesView, face: int) -> Preview:
        """What adding a face of the active seat's hand would do."""
        return knowledge.preview(view.public, face, self.content)

    def outcome(self, state: FairiesState) -> Outcome | None:
        """How the game ended (F-25, F-26, F-30, F-34, F-35)."""
        return scoring.outcome(state.public, self.content) if state.public.ending else None

    def audit(self, state: FairiesState) -> tuple[str, ...]:
        """Cards lost, doubled or torn in two, and numbers that can't be."""
        public, card = state.public, self.content.card
        piles = [[card(face) for face in faces] for faces in (*map(members, public.hands), public.ring)]
        problems = lost_or_doubled("card", members(public.cards), *piles)
        if not 0 <= public.active < len(public.hands):
            problems.append(f"seat {public.active} does not exist")
        elif not public.ending and not public.hands[public.active]:
            problems.append("the active player has no card to add")
        if showing(public) & ~public.seen:
            problems.append("a face shows that was never seen")
        return tuple(problems)

    def describe(self, state: FairiesState) -> dict[str, Any]:
        """Hands and ring by the names that show."""
        public, content = state.public, self.content
        return {
            "hands": [list(content.named(hand)) for hand in public.hands],
            "ring": [content.faces[face].name for face in public.ring],
            "first": public.active,
        }
