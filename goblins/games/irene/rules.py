"""The rules of The Princess and the Goblin (I-01 … I-58): the maze for two to four, and Irene solo, as one game."""

from __future__ import annotations

import random
from typing import Any

from goblins.content.box import Box
from goblins.core.contract import AnyRules, AnyStep, Event, Outcome, Refusal, Rules
from goblins.core.setup import Setup
from goblins.games.irene.actions import MazeAction
from goblins.games.irene.content import PRINTED_BOX, load_content
from goblins.games.irene.info import INFO
from goblins.games.irene.maze import MazeRules
from goblins.games.irene.solo.actions import SoloAction
from goblins.games.irene.solo.rules import SoloRules
from goblins.games.irene.solo.state import SoloState, SoloView
from goblins.games.irene.state import MazeState
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import rulebook_numbers

IreneState = MazeState | SoloState
IreneAction = MazeAction | SoloAction
IreneView = MazeView | SoloView


class IreneRules(Rules[IreneState, IreneAction, IreneView]):
    """Two games: what is asked about a state or a view, the rules of its kind answer, and nothing else asks which it is."""

    info = INFO
    state_type = IreneState
    action_type = IreneAction
    view_type = IreneView

    def __init__(self, box: Box = PRINTED_BOX) -> None:
        self.box = box
        self.content = load_content(box)
        self.numbers = rulebook_numbers(self.content)
        self.maze, self.solo = MazeRules(self.content), SoloRules(self.content)
        self._of: dict[type[IreneState | IreneView], AnyRules] = {
            MazeState: self.maze,
            MazeView: self.maze,
            SoloState: self.solo,
            SoloView: self.solo,
        }

    # ------------------------------------------------------------------ before there is a state

    def new_game(self, setup: Setup, seed: int) -> IreneState:
        """The first game of a match, or a solo game (I-10, I-11, I-50)."""
        return self.solo.new_game(setup, seed) if len(setup.seats) == 1 else self.maze.new_game(setup, seed)

    def has_secrets(self, setup: Setup) -> bool:
        """In company everybody peeks for themselves."""
        return len(setup.seats) > 1

    # ------------------------------------------------------------------ by the kind of state or view

    def to_act(self, state: IreneState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return self._of[type(state)].to_act(state)

    def may_interrupt(self, state: IreneState) -> tuple[int, ...]:
        """Everybody who may shout now (I-26)."""
        return self._of[type(state)].may_interrupt(state)

    def turns(self, state: IreneState) -> int:
        """Turns of all players together."""
        return self._of[type(state)].turns(state)

    def legal_actions(self, state: IreneState, seat: int) -> tuple[IreneAction, ...]:
        """Everything the seat may do now; a shout comes last."""
        return self._of[type(state)].legal_actions(state, seat)

    def why_not(self, state: IreneState, action: IreneAction) -> Refusal | None:
        """The clause that forbids an action."""
        return self._of[type(state)].why_not(state, action)

    def apply(self, state: IreneState, action: IreneAction) -> AnyStep:
        """The action, and all that follows by itself."""
        return self._of[type(state)].apply(state, action)

    def view(self, state: IreneState, seat: int) -> Any:
        """What shows to a seat now, and what it has seen."""
        return self._of[type(state)].view(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, peeked at or swapped is for the one who did it; alone one sees everything that happens."""
        return self.maze.redact(event, seat)

    def imagine(self, view: IreneView, rng: random.Random) -> Any:
        """A possible world that fits what the seat remembers."""
        return self._of[type(view)].imagine(view, rng)

    def outcome(self, state: IreneState) -> Outcome | None:
        """How it ended (I-31, I-32, I-42, I-56)."""
        return self._of[type(state)].outcome(state)

    def audit(self, state: IreneState) -> tuple[str, ...]:
        """Tiles lost or doubled, and places that can't be."""
        return self._of[type(state)].audit(state)

    def describe(self, state: IreneState) -> dict[str, Any]:
        """The opening in plain words."""
        return self._of[type(state)].describe(state)
