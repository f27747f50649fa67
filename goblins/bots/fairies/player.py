"""A bot for Fairy Solitaire: it follows the shortest solution, and searches like anybody else where none is found."""

from __future__ import annotations

import random

from goblins.bots.bot import willing
from goblins.bots.fairies.solver import Search
from goblins.bots.parts import Finding, Thinker, Work, in_turn
from goblins.core.contract import Action
from goblins.games.fairies.actions import Add
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.view import FairiesView
from goblins.words import Message, message

#: Positions between two choices, and at most: a bot has less patience than a proof.
SLICE = 10_000
LIMIT = 1_500_000


class SolitaireBot(Thinker):
    """The exact solver for one seat; at a table with others it leaves the thinking to another bot."""

    def __init__(self, rules: FairiesRules, otherwise: Thinker) -> None:
        self._rules, self._otherwise = rules, otherwise

    def suited(self, view: FairiesView) -> Thinker:
        """This bot, for somebody who plays alone."""
        return self if view.public.goal.solitaire else self._otherwise.suited(view)

    def parts(self, view: FairiesView, legal: tuple[Action, ...]) -> int:
        """One: the solver is one long thought."""
        return 1

    def part(self, view: FairiesView, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """The solution's next card; where there is none, or nothing to choose, what the other bot says."""
        if len(willing(legal)) > 1:
            search = Search(self._rules.imagine(view, rng), self._rules.content, LIMIT)
            while not search.run(SLICE):
                yield
            proof = search.result
            if proof and proof.solution:
                number = legal.index(Add(view.seat, proof.solution[0]))
                return Finding(choice=number, reason=message("fairies-why-wins", turns=len(proof.solution)))
        advice = yield from in_turn(self._otherwise, view, legal, rng)
        return Finding(choice=legal.index(advice.action), reason=advice.reason)

    def reason(self, view: FairiesView, action: Action) -> Message:
        """What the other bot would say."""
        return self._otherwise.reason(view, action)
