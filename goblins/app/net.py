"""The net under the window: an error nobody expected leads to a screen that says so, never to a window that vanishes.

The first one leads back to where one was, a second one soon after to the shelf. A third one ends the program: whatever
it is, it would only happen again.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from goblins.app.journal import log_path, write_down
from goblins.app.report import report_of
from goblins.content.shelf import box_of
from goblins.core.match import Match
from goblins.library.numbers import NOT_STORED
from goblins.scenes.house import House
from goblins.ui.time import ticks
from goblins.words import Message, message, say

if TYPE_CHECKING:
    from goblins.scenes.scene import Scene
    from goblins.scenes.table.screen import TableScene

#: After so many ticks without an error the next one counts as the first again.
CALM_TICKS = ticks(20.0)
MOST_ERRORS = 3


class Net:
    """Catches errors, shows them, and knows when to stop."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._errors = 0
        self._calm = 0
        self._table: TableScene | None = None
        self._shown: Scene | None = None
        #: What to say at the end if it had to be ended.
        self.last_words = ""

    def passed(self, ticks: int) -> None:
        """Time passed without an error; the screen that tells of one does not count."""
        if self._errors and self._house.scenes.top is not self._shown:
            self._calm += ticks
            if self._calm >= CALM_TICKS:
                self._errors = 0

    def catch(self, error: Exception) -> None:
        """Write an error down and show it; the third in short order ends the program."""
        self._errors += 1
        self._calm = 0
        report = self._report(error)
        write_down(report)
        if self._errors < MOST_ERRORS:
            try:
                self._show(report)
                return
            except Exception as another:  # noqa: BLE001 - there is nothing left to fall back on
                write_down(self._report(another))
        saved = self._house.library.unsaved or say("app-all-saved")
        self.last_words = say("app-last-words", error=type(error).__name__, saved=saved, log=str(log_path()))
        self._house.leave()

    def _show(self, report: str) -> None:
        self._table = self._find_table() or self._table
        to_the_shelf = self._errors > 1 or self._table is None
        go_on = self._to_the_shelf if to_the_shelf else self._to_the_table
        from goblins.scenes.trouble import TroubleScene

        screen = self._shown = TroubleScene(
            self._house, report, str(log_path()), go_on, to_the_shelf=to_the_shelf, safe=self._how_far()
        )
        self._house.scenes.drop_all()
        self._house.scenes.push(screen)

    def _how_far(self) -> Message | None:
        """How far the match on the table is kept; None where there is none, or where that can't be told any more."""
        if self._table is None or self._table.match_id == NOT_STORED:
            return None
        with suppress(Exception):
            match = self._table.match
            game = box_of(match.setup.game).title
            return message("screens-trouble-safe", game=game, turn=match.rules.turns(match.state) + 1)
        return None

    def _find_table(self) -> TableScene | None:
        from goblins.scenes.table.screen import TableScene

        return next((scene for scene in self._house.scenes if isinstance(scene, TableScene)), None)

    def _report(self, error: Exception) -> str:
        scenes = self._house.scenes
        table = self._find_table()
        match: Match | None = table.match if table else self._table.match if self._table else None
        doing = type(scenes.top).__name__ if len(scenes) else ""
        return report_of(error, match, doing=doing)

    def _to_the_shelf(self) -> None:
        self._table = None
        self._house.doors.title()

    def _to_the_table(self) -> None:
        """The last position, laid anew: from the library, or from the match itself where the library is behind."""
        table, doors = self._table, self._house.doors
        self._table = None
        if table is None:
            doors.title()
        elif self._house.library.unsaved or self._house.library.looking or table.match_id == NOT_STORED:
            doors.sit_down(table.match, table.match_id)
        else:
            doors.resume(table.match_id)


def say_last_words(words: str) -> None:
    """One line on the terminal; a packaged program without one opens a box."""
    if sys.stderr is not None:
        print(f"goblins: {words}", file=sys.stderr)
    else:
        pygame.display.message_box("Goblins", words, message_type="error")
