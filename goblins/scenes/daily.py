"""The deals of the day: one solitaire a day for each game that has one, the same for everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date

from goblins.bots.solitaire import Preparation, preparing
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, slugs
from goblins.library import Library

SLICE = 0.012

#: Solitaires of the shelf: game, what the solitaire is called, whose face stands for it.
SOLITAIRES = (("fairies", "Fairy Solitaire", "petal"), ("irene", "Irene solo", "irene"), ("pact", "Pact Solo", "moo"))


class DailyDeal:
    """One tile: what is played today, and how far the player has come with it."""

    def __init__(self, library: Library, game: str, title: str, character: str, day: date) -> None:
        self.game, self.title, self.character = game, title, character
        self.there = game in slugs()
        self.seed = int(day.strftime("%Y%m%d"))
        self.match_id: int | None = None
        self.par: int | None = None
        self.turns: int | None = None
        self.state = "sleeping"
        self._steps: Iterator[Preparation] | None = None
        if self.there:
            self.setup = checked(info_of(game), Setup(game, make_seats(["human"])))
            self._look_up(library)

    def _look_up(self, library: Library) -> None:
        known = library.proof(self._key)
        if known:
            attempt, par = known.split()
            self._prepared(library, int(attempt), int(par))
        else:
            self._steps = preparing(self.setup, self.seed)
            self.state = "not played"

    @property
    def _key(self) -> str:
        return f"daily {self.game} {self.seed}"

    def _prepared(self, library: Library, attempt: int, par: int) -> None:
        self.par = par
        self.setup = Setup(self.game, self.setup.seats, {**self.setup.options, "attempt": attempt})
        status = library.day_status(self.game, self.setup, self.seed)
        self.state, self.turns = status.state, status.turns
        self.match_id = status.match_id if status.state == "begun" else None

    @property
    def working(self) -> bool:
        """Whether today's deal is still being proven."""
        return self._steps is not None

    def work(self, library: Library) -> bool:
        """Prove for a slice; whether anything new is known."""
        if self._steps is None:
            return False
        until = time.perf_counter() + SLICE
        while time.perf_counter() < until:
            found = next(self._steps)
            if found.ready:
                self._steps = None
                if found.proof and found.proof.par is not None:
                    library.remember_proof(self._key, f"{found.attempt} {found.proof.par}")
                    self._prepared(library, found.attempt, found.proof.par)
                return True
        return False

    @property
    def done(self) -> bool:
        """Whether it was won today."""
        return self.state == "done"

    @property
    def playable(self) -> bool:
        """Whether the button does something."""
        return self.there and not self.working

    @property
    def label(self) -> str:
        """The button's word."""
        if not self.there:
            return "Soon"
        return {"done": "Try again", "lost": "Try again", "begun": "Go on"}.get(self.state, "Play")

    @property
    def icon(self) -> str:
        """The button's icon."""
        return "replay" if self.state in ("done", "lost") else "play"

    def lines(self) -> list[tuple[str, bool]]:
        """What the tile says; True for good news."""
        if not self.there:
            return [("Not in this box yet", False)]
        if self.working:
            return [("Proving the deal …", False)]
        first = f"Par: {self.par} turns" if self.par is not None else "Not proven"
        second = {"done": f"Done in {self.turns}", "lost": "Lost: try once more", "begun": "Begun"}.get(
            self.state, "Not played yet"
        )
        return [(first, False), (second, self.state == "done")]


def daily_deals(library: Library, day: date) -> list[DailyDeal]:
    """Today's deals."""
    return [DailyDeal(library, game, title, character, day) for game, title, character in SOLITAIRES]
