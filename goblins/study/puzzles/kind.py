"""What a kind of puzzle is: the goal of a game's puzzles, what is worth trying, and what is told about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import msgspec

from goblins.core.contract import Action, AnyRules
from goblins.core.info import OptionValue
from goblins.games.registry import rules_of, slugs
from goblins.words import Message, language

#: Something done in one go: mostly one action, sometimes several that make one decision.
Deed = tuple[Action, ...]


class Kind(ABC):
    """The kind of puzzles that a game has. `start` is the position a puzzle begins with, `seat` who solves it."""

    seats: ClassVar[int] = 1
    """How many sit at the table of such a puzzle."""
    options: ClassVar[dict[str, OptionValue]] = {}
    """How its table is set up."""
    levels: ClassVar[tuple[float, float]]
    """The chance that somebody finds the line who tries anything: from here on it is easy, from there on fair."""
    shortest: ClassVar[int] = 2
    """A line of fewer decisions is no puzzle."""
    most_of_a_goal: ClassVar[int] = 1_000
    """So many puzzles may have the same goal where goals are different things."""
    player: ClassVar[str] = "easy"
    """Who plays the games that puzzles are looked for in."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    @property
    def game(self) -> str:
        """Whose kind it is."""
        return self.rules.info.slug

    @property
    def spoken(self) -> Any:
        """The rules in the language that is spoken: there cards are called by their names."""
        return rules_of(self.game, None, language())

    # ------------------------------------------------------------------ finding positions

    @abstractmethod
    def goals(self, state: Any, seat: int) -> Iterable[int]:
        """Goals that might make a puzzle of a position of somebody's turn, the best first; none for most positions."""

    def opened(self, state: Any, seat: int) -> Any:
        """The position as the puzzle lays it: with everything known that is needed."""
        return state

    def deals(self, seed: int) -> dict[str, OptionValue]:
        """The options of the game of a seed, in which puzzles are looked for."""
        return self.options

    def opening(self, state: Any, seed: int) -> Action | None:
        """What is done in a game of a seed instead of what the bot would do: puzzles should not all begin alike."""
        return None

    # ------------------------------------------------------------------ solving

    @abstractmethod
    def verdict(self, start: Any, state: Any, seat: int, goal: int) -> bool | None:
        """Whether the goal is reached, or missed for good; None while it is open."""

    @abstractmethod
    def deeds(self, start: Any, state: Any, seat: int) -> Iterable[Deed]:
        """Everything the solver may do now that could bring the goal nearer; what only looks different is left out."""

    def replies(self, state: Any, seat: int) -> Iterable[Action]:
        """Everything that others may do now, without what only looks different."""
        return tuple(action for action in self.rules.legal_actions(state, seat) if not (action.aside or action.resigns))

    def worlds(self, state: Any, seat: int) -> Iterable[Any]:
        """The positions that look the same to the solver, this one first."""
        return (state,)

    def label(self, state: Any, deed: Deed) -> Hashable:
        """What a deed is called where lines are compared; None for one that decides nothing."""
        return deed

    def key(self, state: Any) -> Hashable:
        """What a position is remembered by."""
        return msgspec.msgpack.encode(state)

    # ------------------------------------------------------------------ telling

    @abstractmethod
    def goal(self, start: Any, seat: int, goal: int) -> Message:
        """The goal in one line."""

    @abstractmethod
    def left(self, start: Any, state: Any, seat: int, goal: int) -> Message:
        """What was missing when it was missed, in one sentence."""

    @abstractmethod
    def where(self, state: Any, action: Action) -> Message:
        """The first hint to an action: where to look."""

    def known(self, state: Any, seat: int, names: tuple[str, ...]) -> tuple[Message, ...]:
        """What the solver knows beyond what the table shows, line by line; `names` are the players'."""
        return ()

    def so_far(self, start: Any, state: Any, seat: int) -> int | None:
        """How much of a goal that is counted is reached; None where that is seen at a glance."""
        return None

    def turns(self, start: Any, goal: int) -> int:
        """In how many turns it is to be done."""
        return 1


@cache
def has_puzzles(game: str) -> bool:
    """Whether a game has a kind of puzzles, which is not loaded for this answer."""
    return find_spec(f"goblins.study.puzzles.kinds.{game}") is not None


@cache
def kind_of(game: str) -> Kind:
    """The kind of a game's puzzles."""
    found: Kind = import_module(f"goblins.study.puzzles.kinds.{game}").make()
    return found


def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(game for game in slugs() if has_puzzles(game))
