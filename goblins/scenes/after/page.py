"""A page of the statistics: whose they are, and what the library knows."""

from __future__ import annotations

from datetime import date, datetime
from typing import ClassVar

from goblins.library.chronicle import Chronicle
from goblins.scenes.after.head import Page, head_widgets, look_of
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.study.calendar import Days, Streak, days_of, streak_of
from goblins.study.feats import Record, Standing, record_of, standings
from goblins.study.puzzles.progress import ABOUT
from goblins.ui.widgets.base import Widget


class StatisticsPage(Scene):
    """What all pages have: a player, all matches, the head with its tabs. The library is read once for each visit."""

    page: ClassVar[Page]

    def __init__(self, house: House, player: str = "") -> None:
        super().__init__(house)
        self.player = player
        self.chronicle = Chronicle((), {})
        self.days, self.streak, self.feats = Days(), Streak(), tuple[Standing, ...]()
        self.look = look_of("", ())
        self.today = date.today()

    def refresh(self) -> None:
        """Read the library again."""
        library = self.house.library
        self.chronicle, self.today = library.chronicle(), datetime.now().astimezone().date()
        puzzles = library.progress(ABOUT)
        self.days = days_of(self.chronicle.rows, puzzles)
        self.streak = streak_of(self.days.done, self.today)
        players = self.chronicle.players
        if self.player not in players:
            self.player = players[0] if players else ""
        record = Record()
        if self.player:
            record = record_of(self.player, self.chronicle.rows, self.days, puzzles, self.today)
        self.feats = standings(library, self.player, record, self.today)
        self.look = look_of(self.player, self.chronicle.rows)
        self.place()

    def place(self) -> None:
        """Lay the widgets out again."""
        self.widgets.set([*self._head(), *self.content()])

    def content(self) -> list[Widget]:
        """What the page itself has."""
        return []

    def _head(self) -> list[Widget]:
        return head_widgets(self.page, len(self.chronicle.players), self.back, self._turn_to, self._other_player)

    def _turn_to(self, page: Page) -> None:
        self.house.doors.statistics_page(page, self.player)

    def _other_player(self, step: int) -> None:
        players = self.chronicle.players
        self.player = players[(players.index(self.player) + step) % len(players)]
        self.refresh()
