"""The rules of The Princess and the Goblin (I-01 … I-58): the maze for two to four, and Irene solo, as one game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.core.contract import AnyRules, Event, Rules
from goblins.core.setup import Setup
from goblins.games.irene import content as box
from goblins.games.irene.actions import MazeAction
from goblins.games.irene.content import Content
from goblins.games.irene.info import INFO
from goblins.games.irene.maze import MazeRules
from goblins.games.irene.solo.actions import SoloAction
from goblins.games.irene.solo.rules import SoloRules
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.solo.view import SoloView
from goblins.games.irene.state import MazeState
from goblins.games.irene.view import MazeView

IreneState = MazeState | SoloState
IreneAction = MazeAction | SoloAction
IreneView = MazeView | SoloView


def _by_kind(question: Callable[..., Any]) -> Any:
    """A question about a state or a view, as a method that has it answered by the rules of that kind of state or view."""
    name = question.__name__

    def answer(self: IreneRules, about: IreneState | IreneView, *more: Any) -> Any:
        return getattr(self.rules_of[type(about)], name)(about, *more)

    answer.__name__, answer.__doc__ = name, question.__doc__
    return answer


class IreneRules(Rules[IreneState, IreneAction, IreneView]):
    """Two games, told apart by the number of players and then by their states: nothing else has to ask which one it is."""

    info = INFO
    state_type = IreneState
    action_type = IreneAction

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or box.content()
        self.maze, self.solo = MazeRules(self.content), SoloRules(self.content)
        self.rules_of: dict[type, AnyRules] = {
            MazeState: self.maze,
            MazeView: self.maze,
            SoloState: self.solo,
            SoloView: self.solo,
        }

    def _seated(self, setup: Setup) -> AnyRules:
        return self.solo if len(setup.seats) == 1 else self.maze

    def new_game(self, setup: Setup, seed: int) -> IreneState:
        """The first game of a match, or a solo game (I-10, I-11, I-50)."""
        state: IreneState = self._seated(setup).new_game(setup, seed)
        return state

    def has_secrets(self, setup: Setup) -> bool:
        """In company everybody peeks for themselves."""
        return self._seated(setup).has_secrets(setup)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, peeked at or swapped is for the one who did it; alone one sees everything that happens."""
        return self.maze.redact(event, seat)

    to_act = _by_kind(Rules.to_act)
    may_interrupt = _by_kind(Rules.may_interrupt)
    turns = _by_kind(Rules.turns)
    legal_actions = _by_kind(Rules.legal_actions)
    why_not = _by_kind(Rules.why_not)
    apply = _by_kind(Rules.apply)
    view = _by_kind(Rules.view)
    imagine = _by_kind(Rules.imagine)
    outcome = _by_kind(Rules.outcome)
    audit = _by_kind(Rules.audit)
    describe = _by_kind(Rules.describe)
