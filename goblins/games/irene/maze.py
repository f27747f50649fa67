"""The rules of the maze for two to four (I-10 … I-42)."""

from __future__ import annotations

import random
from typing import Any

from goblins.core.audit import lost_or_doubled
from goblins.core.bits import set_of
from goblins.core.contract import Event, Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.irene import knowledge, legal, refusals, scoring, turn
from goblins.games.irene.actions import Explore, MazeAction, Shout
from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.draft import Draft
from goblins.games.irene.info import INFO
from goblins.games.irene.state import NO_PALACE, NO_TILE, MazePublic, MazeSecret, MazeState
from goblins.games.irene.view import MazeView


class MazeRules(Engine[MazeState, MazeAction, MazeView, Draft]):
    """Irene in company."""

    info = INFO
    state_type = MazeState
    action_type = MazeAction
    view_type = MazeView
    effects = turn.EFFECTS
    waiting = refusals.WAITING

    def __init__(self, content: Content) -> None:
        self.content = content

    def new_game(self, setup: Setup, seed: int) -> MazeState:
        """The first game of a match (I-10, I-11)."""
        public = MazePublic(
            wins=(0,) * len(setup.seats),
            advanced=bool(setup.options.get("advanced")),
            match_play=bool(setup.options.get("match")),
            people=set_of(setup.humans),
        )
        draft = self.draft(MazeState(public, MazeSecret(seed=seed, occasion=1)))
        turn.deal(draft)
        return self.frozen(draft)

    # ------------------------------------------------------------------ a turn

    def draft(self, state: MazeState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self.content)

    def to_act(self, state: MazeState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return () if state.public.ending else (legal.who_decides(state.public),)

    def may_interrupt(self, state: MazeState) -> tuple[int, ...]:
        """Everybody who may shout now (I-26)."""
        active = state.public.active
        others = [seat for seat in range(len(state.public.paths)) if seat != active]
        return tuple(others) if legal.may_shout(state, others[0]) else ()  # anybody but the escaper, or nobody

    def legal_actions(self, state: MazeState, seat: int) -> tuple[MazeAction, ...]:
        """Everything the seat may do now: whoever decides does nothing else, the others may shout."""
        public = state.public
        if public.ending:
            return ()
        if seat == legal.who_decides(public):
            return legal.actions(state, seat, self.content)
        return (Shout(seat),) if legal.may_shout(state, seat) else ()

    # ------------------------------------------------------------------ why not

    def seat_count(self, state: MazeState) -> int:
        """How many sit at the table."""
        return len(state.public.paths)

    def why_not(self, state: MazeState, action: Any) -> Refusal | None:
        """The clause that forbids an action; what is done alone can't be done here."""
        return super().why_not(state, action) if isinstance(action, MazeAction) else refusals.ONLY_ALONE

    def not_now(self, state: MazeState, action: MazeAction) -> Refusal:
        """What comes first; whoever has set out never explores again (I-20), and a misfit is laid down first (I-22)."""
        if isinstance(action, Explore) and state.public.starts[action.seat] != NO_PALACE:
            return refusals.ESCAPING
        if state.public.misfit:
            return refusals.MISFIT
        return super().not_now(state, action)

    def anothers(self, state: MazeState, action: MazeAction) -> Refusal:
        """What somebody hears who wants to decide for another."""
        return refusals.ANOTHERS_TURN

    def objection(self, state: MazeState, action: MazeAction) -> Refusal:
        """The clause against an action of this phase."""
        return refusals.objection(state, action, self.content)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: MazeState, seat: int) -> MazeView:
        """What shows to a seat now, and what it has seen."""
        return knowledge.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, peeked at or swapped is for the one who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: MazeView, rng: random.Random) -> MazeState:
        """A possible world that fits what the seat remembers."""
        return knowledge.imagined(view, self.content, rng)

    def has_secrets(self, setup: Setup) -> bool:
        """Everybody peeks for themselves."""
        return True

    def outcome(self, state: MazeState) -> Outcome | None:
        """How it ended (I-31, I-32, I-42)."""
        return scoring.outcome(state, self.content)

    def audit(self, state: MazeState) -> tuple[str, ...]:
        """Tiles lost or doubled, and places that can't be."""
        public, secret = state.public, state.secret
        lying = [spot.tile for spot in secret.caves]
        drawn = [secret.drawn] if secret.drawn != NO_TILE else []
        tiles = range(self.content.tiles)
        problems = lost_or_doubled("tile", tiles, secret.mountain, lying, *public.paths, public.returning, drawn)
        problems += lost_or_doubled("Home", self.content.homes, secret.numbers)
        problems += lost_or_doubled("Palace’s back", self.content.backs, secret.backs)
        cells = [spot.cell for spot in secret.caves]
        if len(set(cells)) != len(cells) or MOUNTAIN in cells:
            problems.append("two tiles lie on one cell")
        for seat, path in enumerate(public.paths):
            start, fits, end_of = public.starts[seat], self.content.fits, self.content.end_of
            if not all(fits(tile, end_of(path[:place], start)) for place, tile in enumerate(path)):
                problems.append(f"seat {seat}’s path does not fit together")
        if public.phase in ("place", "return") and not empty_cells(secret.caves):
            problems.append("there is no cell to lay a tile on")
        return tuple(problems)

    def describe(self, state: MazeState) -> dict[str, Any]:
        """The opening in plain words."""
        name_of, secret = self.content.name_of, state.secret
        return {
            "caves": [name_of(spot.tile) for spot in secret.caves],
            "mountain": [name_of(tile) for tile in reversed(secret.mountain)],
            "homes": list(secret.numbers),
            "backs": [SYMBOLS[symbol] for symbol in secret.backs],
            "first": state.public.active,
        }
