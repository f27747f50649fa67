"""The expert for Fairy Solitaire: an exact solver, proven deals, and a bot that follows the shortest solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from goblins.bots.fairies import deals
from goblins.bots.fairies.player import SolitaireBot
from goblins.bots.fairies.solver import Search
from goblins.bots.parts import Thinker
from goblins.bots.solitaire import Preparation, Solution
from goblins.core.house import HouseRules
from goblins.core.setup import Setup
from goblins.games.fairies.actions import Add
from goblins.games.fairies.info import LEVELS
from goblins.games.fairies.state import FairiesState


class FairiesExpert:
    """Proves deals and finds shortest solutions (F-33)."""

    def preparing(self, setup: Setup, seed: int) -> Iterator[Preparation]:
        """Attempts at a seed until one is proven winnable, unless any deal will do."""
        yield from deals.preparing(setup, seed)

    def solving(self, state: FairiesState, house: HouseRules | None) -> Iterator[Solution]:
        """The shortest way to win from a position."""
        search = Search(state, deals.rules_in(house).content)
        while not search.run(deals.SLICE):
            yield Solution(search.explored)
        assert search.result is not None
        actions = tuple(Add(0, face) for face in search.result.solution)
        yield Solution(search.explored, ready=True, proven=search.result.proven, actions=actions)

    def ready_seed(self, setup: Setup, chance: int) -> int | None:
        """A shipped deal of the level, for the goal it was proven for."""
        if not deals.is_standard(setup):
            return None
        shipped = deals.shipped_deals(deals.level_of(setup))
        return shipped[chance % len(shipped)].seed if shipped else None

    def checks(self) -> Iterator[tuple[str, Callable[[], Iterator[str]]]]:
        """The shipped deals, some of them proven again."""
        for level in LEVELS:
            title = f"shipped deals of fairies, level {level} ({deals.PROVEN_AGAIN[level]} proven again)"
            yield title, partial(deals.faults, level)

    def player(self, otherwise: Thinker, house: HouseRules | None) -> Thinker:
        """Follows the shortest solution where it finds one."""
        return SolitaireBot(deals.rules_in(house), otherwise)


EXPERT = FairiesExpert()
