"""A month of the calendar: which days were done, which were forgiven or missed, and which are to come."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from goblins.content.shelf import box_of
from goblins.library import MatchRow
from goblins.study.calendar import DayKind, Days, kind_of, month_of
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.words import day_month, say

#: A cell, and how far one is from the next.
CELL, PITCH = (58.0, 35.0), (65.0, 40.0)
AMBER: Colour = (255, 222, 158)
EDGE: Colour = (206, 122, 44)
PAPER: Colour = (255, 248, 226)
SUNKEN: Colour = (222, 203, 160)
PALE: Colour = (178, 152, 108)
_STEPS = {"left": -1, "right": 1, "up": -7, "down": 7}


class Month(Widget):
    """The days of a month; a click or Enter chooses one, the arrows walk."""

    corner = 10

    def __init__(self, corner: Point, days: Days, chosen: date, today: date, choose: Callable[[date], None]) -> None:
        self.weeks = month_of(chosen)
        size = PITCH[0] * 6 + CELL[0], PITCH[1] * (len(self.weeks) - 1) + CELL[1]
        super().__init__(Rect(*corner, *size), name="month")
        self._days, self._chosen, self._today, self._choose = days, chosen, today, choose
        self._done = days.done
        #: Nobody has missed a day before the first one.
        self._first = min(days.done | days.played, default=today)

    def cell(self, day: date) -> Rect:
        """Where a day of the month lies."""
        week = next(number for number, week in enumerate(self.weeks) if day in week)
        return Rect(self.rect.x + PITCH[0] * day.weekday(), self.rect.y + PITCH[1] * week, *CELL)

    def click(self, pos: Point) -> None:
        """Choose the day that lies there."""
        for day in (day for week in self.weeks for day in week if day):
            if self.cell(day).holds(pos):
                self._choose(day)

    def key(self, name: str) -> bool:
        """Walk; the ends of the month let the focus go on."""
        if name not in _STEPS:
            return name in ("return", "space")
        day = self._chosen + timedelta(days=_STEPS[name])
        if day.month != self._chosen.month:
            return False
        self._choose(day)
        return True

    def kind(self, day: date) -> DayKind:
        """What a day is."""
        return kind_of(self._done, day, self._today)

    def draw(self, stage: Stage, look: Look) -> None:
        """The names of the days, bands between those that follow one another, and the days."""
        for number, name in enumerate(say("feats-weekdays").split()):
            x = self.rect.x + PITCH[0] * number + CELL[0] / 2
            stage.text(name, (x, self.rect.y - 17), 17, DIM, "body", width=PITCH[0])
        days = [day for week in self.weeks for day in week if day]
        for day in days:
            after = day + timedelta(days=1)
            kept = ("done", "forgiven")
            if day.weekday() < 6 and after in days and self.kind(day) in kept and self.kind(after) in kept:
                cell = self.cell(day)
                y = cell.centre[1]
                stage.line((cell.right - 4, y), (cell.right + 12, y), INK, 8)
                stage.line((cell.right - 4, y), (cell.right + 12, y), EDGE, 4)
        for day in days:
            self._draw_day(stage, day)

    def _draw_day(self, stage: Stage, day: date) -> None:
        cell, kind = self.cell(day), self.kind(day)
        if day == self._chosen:
            stage.box(cell.grown(5), (255, 226, 110), 13, INK, 3)
        fill, edge, ink = {
            "done": (AMBER, EDGE, INK),
            "forgiven": ((232, 238, 246), (122, 128, 156), INK),
            "missed": (SUNKEN, PALE, DIM),
            "coming": (None, PALE, PALE),
        }[kind]
        played = kind == "missed" and day in self._days.played
        if played:
            fill, ink = PAPER, INK
        before = kind == "missed" and day < self._first
        if before:
            fill, ink = None, PALE
        dashed = kind == "coming" and day != self._today
        if kind == "coming" and day == self._today:
            fill, edge, ink = PAPER, EDGE, INK
        stage.box(cell, fill, 9, edge, 3 if day == self._today else 2, dash="5 4" if dashed else "")
        stage.text(str(day.day), (cell.x + 16, cell.centre[1]), 18, ink, "bold", width=24)
        mark = Rect(cell.right - 29, cell.centre[1] - 12, 24, 24).centre
        if kind == "done":
            stage.icon("flame", (mark[0], mark[1] - 1), 29)
        elif kind == "forgiven":
            stage.icon("pact_winter", mark, 24)
        elif played:
            stage.icon("check", mark, 22)
        elif kind == "missed" and not before:
            stage.line((mark[0] - 6, mark[1]), (mark[0] + 6, mark[1]), PALE, 3)
        elif day == self._today:
            stage.icon("flame_cold", mark, 24)


def day_words(days: Days, day: date, today: date) -> str:
    """What was done on a day, in a sentence."""
    told = [_deal_words(row) for row in days.deals.get(day, ())]
    if day in days.puzzles:
        told.append(say("feats-day-puzzle"))
    if told:
        return say("feats-day-deals", day=day_month(day), deals=tuple(told))
    kind = kind_of(days.done, day, today)
    key = {"forgiven": "forgiven", "coming": "coming"}.get(kind, "played" if day in days.played else "nothing")
    if day == today and day in days.played:
        key = "played"
    return say(f"feats-day-{key}", day=day_month(day))


def _deal_words(row: MatchRow) -> str:
    return say("feats-day-won" if row.won_by_human() else "feats-day-lost", game=box_of(row.game).title)
