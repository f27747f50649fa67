"""The rules of Irene solo (I-50 … I-58)."""

from __future__ import annotations

import random
from typing import Any

from goblins.core.audit import lost_or_doubled
from goblins.core.chance import chance, shuffled
from goblins.core.contract import Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.info import INFO
from goblins.games.irene.solo import knowledge, legal, scoring, turn
from goblins.games.irene.solo.actions import SoloAction
from goblins.games.irene.solo.state import SoloPublic, SoloSecret, SoloState, SoloView
from goblins.games.irene.solo.turn import Draft


class SoloRules(Engine[SoloState, SoloAction, SoloView, Draft]):
    """Irene alone."""

    info = INFO
    state_type = SoloState
    action_type = SoloAction
    view_type = SoloView
    effects = turn.EFFECTS
    waiting = legal.WAITING

    def __init__(self, content: Content) -> None:
        self.content = content

    def new_game(self, setup: Setup, seed: int) -> SoloState:
        """The Homes in a row, the Mountain and all backs shuffled (I-04, I-50)."""
        rng, content = chance(seed), self.content
        mountain, numbers = shuffled(rng, range(content.tiles)), shuffled(rng, content.homes)
        backs = tuple(shuffled(rng, content.backs))
        secret = SoloSecret(mountain=tuple(mountain), numbers=tuple(numbers), backs=backs, seed=seed, occasion=1)
        return SoloState(SoloPublic(turned=(False,) * len(numbers)), secret)

    # ------------------------------------------------------------------ a turn

    def draft(self, state: SoloState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self.content)

    def to_act(self, state: SoloState) -> tuple[int, ...]:
        """The only player, until the end."""
        return () if state.public.ending else (0,)

    def legal_actions(self, state: SoloState, seat: int) -> tuple[SoloAction, ...]:
        """Everything the player may do now."""
        return legal.actions(state, self.content) if seat == 0 else ()

    # ------------------------------------------------------------------ why not

    def seat_count(self, state: SoloState) -> int:
        """One."""
        return 1

    def why_not(self, state: SoloState, action: Any) -> Refusal | None:
        """The clause that forbids an action. Giving up is always allowed; other seats hear what is being decided."""
        if not isinstance(action, SoloAction):
            return legal.ONLY_IN_COMPANY
        if action in self.legal_actions(state, action.seat):
            return None
        is_anothers = action.seat != 0 and not state.public.ending
        return self.not_now(state, action) if is_anothers else super().why_not(state, action)

    def objection(self, state: SoloState, action: SoloAction) -> Refusal:
        """The clause against an action of this phase."""
        return legal.objection(action, self.content)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: SoloState, seat: int) -> SoloView:
        """What the player sees."""
        return knowledge.view_of(state, self.content)

    def imagine(self, view: SoloView, rng: random.Random) -> SoloState:
        """A possible world that fits what the player remembers."""
        return knowledge.imagined(view, self.content, rng)

    def outcome(self, state: SoloState) -> Outcome | None:
        """How it ended (I-56)."""
        return scoring.outcome(state, self.content)

    def audit(self, state: SoloState) -> tuple[str, ...]:
        """Tiles and Homes lost or doubled."""
        public, secret = state.public, state.secret
        tiles = range(self.content.tiles)
        problems = lost_or_doubled("tile", tiles, secret.mountain, public.caves, secret.pile, *public.discards)
        problems += lost_or_doubled("Palace’s back", self.content.backs, secret.backs)
        return (*problems, *lost_or_doubled("Home", self.content.homes, secret.numbers))

    def describe(self, state: SoloState) -> dict[str, Any]:
        """The opening in plain words."""
        secret = state.secret
        return {
            "mountain": [self.content.name_of(tile) for tile in reversed(secret.mountain)],
            "homes": list(secret.numbers),
            "backs": [SYMBOLS[symbol] for symbol in secret.backs],
        }
