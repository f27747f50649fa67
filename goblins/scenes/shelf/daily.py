"""The deals of the day: one solitaire a day for each game that has one, the same for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import msgspec

from goblins.bots.solitaire import Preparation, has_expert, preparing
from goblins.content.shelf import Box, shelf
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, slugs
from goblins.library import Library
from goblins.library.door import fit_proof
from goblins.ui.time import for_a_while
from goblins.words import message, say

SLICE = 0.012


class DailyDeal:
    """One tile: what is played today, and how far the player has come with it."""

    def __init__(self, library: Library, box: Box, day: date) -> None:
        assert box.solitaire is not None, "only a game for one has a deal of the day"
        self.game, self.title, self.character = box.game, box.solitaire.title, box.solitaire.character
        self.there = box.game in slugs()
        self.seed = int(day.strftime("%Y%m%d"))
        self.match_id: int | None = None
        self.par: int | None = None
        self.result: int | None = None
        self.state = "new"
        self._steps: Iterator[Preparation] | None = None
        if self.there:
            info = info_of(box.game)
            self.setup = checked(info, Setup(box.game, make_seats(["human"], info.cast)))
            self._look_up(library)

    def _look_up(self, library: Library) -> None:
        """What is known already; a deal that must be proven first is proven in slices."""
        known = fit_proof(library.proof(self._key))
        if known:
            attempt, self.par = known
            self._prepared(library, Setup(self.game, self.setup.seats, {**self.setup.options, "attempt": attempt}))
        elif has_expert(self.game):
            self._steps = preparing(self.setup, self.seed)
        else:
            self._prepared(library, self.setup)

    @property
    def _key(self) -> str:
        return f"daily {self.game} {self.seed}"

    def _prepared(self, library: Library, setup: Setup) -> None:
        self.setup = setup
        status = library.day_status(self.game, setup, self.seed)
        self.state, self.result = status.state, status.result
        self.match_id = status.match_id if status.state == "begun" else None

    @property
    def working(self) -> bool:
        """Whether today's deal is still being proven."""
        return self._steps is not None

    def work(self, library: Library) -> bool:
        """Prove for a slice; whether anything new is known."""
        if self._steps is None:
            return False
        for _ in for_a_while(SLICE):
            found = next(self._steps)
            if found.ready:
                self._steps = None
                if found.proof and found.proof.par is not None:
                    self.par = found.proof.par
                    library.remember_proof(self._key, msgspec.json.encode([found.attempt, self.par]).decode())
                self._prepared(library, found.setup)
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
            return say("shelf-soon")
        labels = {"done": "screens-try-again", "lost": "screens-try-again", "begun": "screens-go-on"}
        return say(labels.get(self.state, "screens-play"))

    @property
    def icon(self) -> str:
        """The button's icon."""
        return "replay" if self.state in ("done", "lost") else "play"

    def lines(self) -> list[tuple[str, bool]]:
        """What the tile says; True for good news."""
        if not self.there:
            return [(say("shelf-day-not-there"), False)]
        if self.working:
            return [(say("shelf-day-proving"), False)]
        solitaire = info_of(self.game).solitaire
        unit = solitaire.unit if solitaire else ""
        result = message("screens-counted", unit=unit, count=self.result or 0)
        second = (say("shelf-day-state", state=self.state, result=result), self.state == "done")
        if self.par is None:
            return [second]
        return [(say("shelf-day-par", par=message("screens-counted", unit=unit, count=self.par)), False), second]


def daily_deals(library: Library, day: date) -> list[DailyDeal]:
    """Today's deals, one for every box with a game for one."""
    return [DailyDeal(library, box, day) for box in shelf() if box.solitaire]
