"""A bot for Fairy Solitaire: it follows the shortest solution, and searches like anybody else where none is found."""

from __future__ import annotations

import random
from collections.abc import Iterator

from goblins.bots.bot import Advice, Bot, willing
from goblins.bots.fairies.solver import Search
from goblins.core.contract import Action
from goblins.games.fairies.actions import Add
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.view import FairiesView

#: Positions between two choices, and at most: a bot has less patience than a proof.
SLICE = 10_000
LIMIT = 1_500_000


class SolitaireBot:
    """The exact solver for one seat; at a table with others it leaves the thinking to another bot."""

    def __init__(self, rules: FairiesRules, otherwise: Bot) -> None:
        self._rules, self._otherwise = rules, otherwise

    def think(self, view: FairiesView, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """The other bot's choices first, while the solver is at work; the solution's next card last, if there is one."""
        if not view.public.goal.solitaire or len(willing(legal)) == 1:
            yield from self._otherwise.think(view, legal, rng)
            return
        search = Search(self._rules.imagine(view, rng), self._rules.content, LIMIT)
        guesses: Iterator[Advice] | None = None
        guess: Advice | None = None
        while not search.run(SLICE):
            guesses = guesses or self._otherwise.think(view, legal, rng)
            guess = next(guesses, guess)
            if guess:
                yield guess
        proof = search.result
        if proof and proof.solution:
            yield Advice(Add(view.seat, proof.solution[0]), _reason(proof.solution))
        else:
            yield from guesses or self._otherwise.think(view, legal, rng)


def _reason(solution: tuple[int, ...]) -> str:
    turns = len(solution)
    return "It wins now." if turns == 1 else f"It is the first of {turns} turns that win."
