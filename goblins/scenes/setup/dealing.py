"""Dealing: proving a solitaire's deal in slices with its progress shown, then sitting down at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goblins.bots.solitaire import Preparation, preparing
from goblins.core.match import Match
from goblins.core.setup import Seat, Setup
from goblins.games.registry import rules_for, skill_of
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.table_pictures import UNLAID
from goblins.tables.registry import table_of
from goblins.ui.stage import Stage
from goblins.ui.time import for_a_while, ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import Toast
from goblins.words import say

SLICE = 0.03
SHOWN_AFTER = ticks(0.5)
#: How long the bar takes for one round.
ROUND = ticks(2.0)


class DealingScene(Scene):
    """Looks for a deal as the set-up asks for it, and deals it."""

    def __init__(self, house: House, setup: Setup, seed: int, notes: Mapping[str, str] | None = None) -> None:
        """The set-up is settled (`as_dealt`); `notes` are kept with the match."""
        super().__init__(house)
        self._notes = notes or {}
        self._seed = seed
        self._steps = preparing(setup, seed)
        self._latest: Preparation | None = None
        #: What a game needs for its first match; one after the other, so that the window goes on meanwhile.
        self._loading: list[Callable[[Setup], object]] = [
            rules_for,
            lambda found: skill_of(found.game, found.house),
            lambda found: table_of(found.game, found.house),
        ]
        self._backdrop = Backdrop(
            lambda stage: stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale)
        )

    def refresh(self) -> None:
        """One button: back."""
        self.widgets.set([Button(Rect(720, 560, 160, 58), say("screens-back"), self.back, icon="chevron_left")])

    def back(self) -> None:
        """Escape: to the shelf."""
        self.house.doors.title()

    def wait(self) -> int:
        """Never: it works."""
        return 0

    def work(self) -> None:
        """Search for a slice; sit down once the deal is found."""
        self.mark()
        for _ in for_a_while(SLICE):
            if self._latest is None or not self._latest.ready:
                self._latest = next(self._steps)
            elif self._loading:
                self._loading.pop(0)(self._latest.setup)
            else:
                self._sit_down(self._latest)
                return

    def _sit_down(self, found: Preparation) -> None:
        match = Match(rules_for(found.setup), found.setup, self._seed)
        match_id = self.house.library.follow(match)
        if found.proof is not None:
            self.house.library.note(match_id, "par", found.proof.par)
            self.house.library.note(match_id, "proven", found.proof.proven)
        for key, value in self._notes.items():
            self.house.library.note(match_id, key, value)
        self.house.doors.sit_down(match, match_id)
        drawn = " ".join(map(_told, (seat for seat in match.setup.seats if seat.surprise)))
        if drawn:
            self.house.scenes.top.say(Toast(drawn, "info"))

    def draw(self, stage: Stage) -> None:
        """How many positions were searched, once it takes a while; until then the screen that was left is seen."""
        if self.now < SHOWN_AFTER or self._latest is None:
            return
        stage.surface.fill(UNLAID)
        with stage.cache.hurrying(SLICE):
            self._backdrop.draw(stage)
        stage.panel(Rect(480, 300, 640, 230), say("setup-looking-for-deal"), curls="top")
        stage.text(say("setup-proving"), (800, 390), 20, kind="body")
        explored = f"{self._latest.explored:,}".replace(",", " ")
        tried = say("setup-tried", positions=explored, deals=self._latest.attempt)
        stage.text(tried, (800, 424), 19, kind="aside", width=580)
        share = self.now % ROUND / ROUND
        stage.nine("progress_groove", Rect(560, 456, 480, 26))
        stage.nine("progress_fill", Rect(560 + 360 * share, 456, 120, 26))
        super().draw(stage)


def _told(seat: Seat) -> str:
    """How a bot is disposed whose temper was left to chance."""
    return say("setup-surprise-told", name=seat.name, temper=say("screens-temper", temper=seat.temper))
