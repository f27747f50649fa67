"""Playing alone: deals that are proven before they are dealt, shortest solutions, and bots that know them.

A game that has an expert for its solitaire keeps it in `goblins.bots.<game>`, as `EXPERT`; the others have none.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from msgspec import Struct

from goblins.bots.parts import Thinker
from goblins.core.contract import Action
from goblins.core.house import HouseRules
from goblins.core.setup import Setup
from goblins.games.registry import slugs


class Proof(Struct, frozen=True):
    """What is known about a deal: the fewest turns that win it (None: it can't be won, or it is not `proven`)."""

    par: int | None
    proven: bool
    solution: tuple[Any, ...] = ()
    """What to play in turn, in the game's own terms; empty where only the par was kept."""

    @property
    def winnable(self) -> bool:
        """Whether a way to win is known."""
        return self.par is not None


class Preparation(Struct, frozen=True):
    """How far the choice of a deal has come. With `ready`, `setup` is the one to play and `proof` what is known of it."""

    setup: Setup
    attempt: int = 0
    explored: int = 0
    ready: bool = False
    proof: Proof | None = None


class Solution(Struct, frozen=True):
    """How far the search for the shortest way has come; with `ready`, the actions that win, if there are any."""

    explored: int
    ready: bool = False
    proven: bool = False
    actions: tuple[Action, ...] = ()


class Expert(Protocol):
    """Who knows a game's solitaire."""

    def preparing(self, setup: Setup, seed: int) -> Iterator[Preparation]:
        """Look for the deal a set-up asks for, in slices; only the last one is `ready`."""

    def solving(self, state: Any, house: HouseRules | None) -> Iterator[Solution]:
        """Look for the shortest way to win from a state, in slices; only the last one is `ready`."""

    def ready_seed(self, setup: Setup, chance: int) -> int | None:
        """One of the seeds that are proven already, by a number drawn by chance; None if there is none for the set-up."""

    def checks(self) -> Iterator[tuple[str, Callable[[], Iterator[str]]]]:
        """What to look at in the shipped deals: titles, and what finds their faults."""

    def player(self, otherwise: Thinker, house: HouseRules | None) -> Thinker:
        """A bot that plays the solitaire well, and leaves everything else to another bot."""


@cache
def has_expert(game: str) -> bool:
    """Whether a game's solitaire has an expert, who is not loaded for this answer."""
    return find_spec(f"goblins.bots.{game}") is not None


@cache
def expert_of(game: str) -> Expert | None:
    """The expert for a game's solitaire, if it has one."""
    if not has_expert(game):
        return None
    expert: Expert = import_module(f"goblins.bots.{game}").EXPERT
    return expert


def solved_game() -> str:
    """The game whose solitaire is solved, so that its deals have a par; empty if there is none."""
    return next((game for game in slugs() if has_expert(game)), "")


def preparing(setup: Setup, seed: int) -> Iterator[Preparation]:
    """The deal a set-up asks for, in slices; what needs no proof is ready at once."""
    expert = expert_of(setup.game) if len(setup.seats) == 1 else None
    if expert:
        yield from expert.preparing(setup, seed)
    else:
        yield Preparation(setup, ready=True)


def prepare(setup: Setup, seed: int) -> Preparation:
    """The same in one go."""
    return deque(preparing(setup, seed), maxlen=1)[0]


def solving(game: str, state: Any, house: HouseRules | None = None) -> Iterator[Solution]:
    """The shortest way to win from a state of a solitaire, in slices."""
    expert = expert_of(game)
    if expert:
        yield from expert.solving(state, house)
    else:
        yield Solution(0, ready=True)


def ready_seed(setup: Setup, chance: int) -> int | None:
    """A seed whose deal is proven already; None where any seed will do."""
    expert = expert_of(setup.game) if len(setup.seats) == 1 else None
    return expert.ready_seed(setup, chance) if expert else None
