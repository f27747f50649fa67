"""Solutions, move by move: the shortest one of a solitaire, and the line of a puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goblins.bots.solitaire import Solution, solving
from goblins.core.match import Match
from goblins.scenes.after.replay import ReplayScene
from goblins.scenes.house import House
from goblins.ui.time import for_a_while
from goblins.words import say

SLICE = 0.03


class LineScene(ReplayScene):
    """How a puzzle is solved, step by step; nobody plays on from there."""

    _icon = "eye"
    _by_steps = True


class SolutionScene(ReplayScene):
    """The shortest solution of a deal, looked for in slices, then shown from the opening."""

    _icon = "hint"

    def __init__(self, house: House, match: Match, facts: Mapping[str, str] | None = None) -> None:
        super().__init__(house, Match(match.rules, match.setup, match.seed), facts=facts)
        self._branching = False
        self._steps: Iterator[Solution] | None = solving(match.setup.game, match.opening, match.setup.house)
        self._explored = 0
        self._playing = False
        self._found_none = ""

    def work(self) -> None:
        """Search first."""
        super().work()
        if self._steps is None:
            return
        for _ in for_a_while(SLICE):
            found = next(self._steps)
            self._explored = found.explored
            if found.ready:
                self._found(found)
                return
        self.mark()

    def _found(self, solution: Solution) -> None:
        self._steps = None
        for action in solution.actions:
            self._match.play(action)
        self._survey()
        turns = self._match.rules.turns(self._match.state)
        if not solution.actions:
            self._found_none = "after-cant-be-won" if solution.proven else "after-no-way-found"
            self.top.learn({"par": "none" if solution.proven else "unproven"})
        elif solution.proven:
            self.top.learn({"par": str(turns)})
        self._playing = bool(solution.actions)
        self._rebuild()
        self.mark()

    def wait(self) -> int:
        """Never while it searches."""
        return 0 if self._steps is not None else super().wait()

    def _where(self) -> str:
        return super()._where() if self._last else ""

    def _words(self) -> str:
        """What was found, and the way that leads there step by step."""
        if self._steps is not None:
            return say("after-looking-for-way", positions=f"{self._explored:,}".replace(",", " "))
        if self._found_none:
            return say(self._found_none)
        facts = self.top.context.facts
        if self._ply:
            return super()._words()
        par = facts.get("par", "")
        if par.isdigit():
            return say("after-shortest-way-par", code=facts["code"], par=int(par))
        return say("after-shortest-way", code=facts["code"])
