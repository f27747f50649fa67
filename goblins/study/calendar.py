"""Days: on which somebody has done a deal or a puzzle of the day, how many in a row, and what a month looks like."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, timedelta
from typing import Literal

from msgspec import Struct

from goblins.library import MatchRow
from goblins.library.door import YEARS
from goblins.study.puzzles.progress import DAY

_DAY = timedelta(days=1)
#: A day that was missed is forgiven if so many of the days before it were not missed.
KEPT_BEFORE = 6

#: What begins the keys under which the library keeps the days whose puzzle was solved, before the day itself.
_PUZZLE_DAY = f"{DAY} "

DayKind = Literal["done", "forgiven", "missed", "coming"]


class Days(Struct, frozen=True):
    """What was done on which days, by whoever plays here: deals of the day that were finished, puzzles of the day that were
    solved, and days on which something else was played.
    """

    deals: dict[date, tuple[MatchRow, ...]] = {}
    puzzles: frozenset[date] = frozenset()
    played: frozenset[date] = frozenset()

    @property
    def done(self) -> frozenset[date]:
        """The days that count for a streak."""
        return self.puzzles | frozenset(self.deals)


def is_of_the_day(row: MatchRow) -> bool:
    """Whether a match was that day's deal for one, which everybody gets alike."""
    return len(row.setup.seats) == 1 and row.seed == int(f"{row.created.astimezone():%Y%m%d}")


def days_of(rows: Iterable[MatchRow], puzzles: Iterable[str] = ()) -> Days:
    """The days of all matches, and of what the library keeps about puzzles."""
    deals: dict[date, tuple[MatchRow, ...]] = {}
    played: set[date] = set()
    for row in rows:
        if row.finished is None or row.imported or not row.humans:
            continue
        if is_of_the_day(row):
            day = row.created.astimezone().date()
            deals[day] = (row, *deals.get(day, ()))
        else:
            played.add(row.finished.astimezone().date())
    solved = [_day(key.removeprefix(_PUZZLE_DAY)) for key in puzzles if key.startswith(_PUZZLE_DAY)]
    return Days(deals, frozenset(day for day in solved if day), frozenset(played))


def _day(text: str) -> date | None:
    """A day that was written down, if it lies in years that every calendar knows."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.year in YEARS else None


class Streak(Struct, frozen=True):
    """How many days in a row something of the day was done, ending today or yesterday.

    `today`: whether today counts already; else a streak is in danger. `longest` is the best there ever was.
    """

    days: int = 0
    longest: int = 0
    today: bool = False

    @property
    def in_danger(self) -> bool:
        """Whether it ends if nothing is done today."""
        return self.days > 0 and not self.today


def streak_of(done: Collection[date], today: date) -> Streak:
    """The streak of somebody who has done something on these days. One missed day in seven is forgiven, but not counted."""
    if not done:
        return Streak()
    days, day = frozenset(done), min(done)
    longest = run = 0
    while day <= today:
        if day in days:
            run += 1
            longest = max(longest, run)
        elif day != today and not _forgiven(days, day):
            run = 0
        day += _DAY
    return Streak(run, longest, today in days)


def kind_of(done: Collection[date], day: date, today: date) -> DayKind:
    """What a day in the calendar is."""
    if day in done:
        return "done"
    if day >= today:
        return "coming"
    return "forgiven" if _forgiven(frozenset(done), day) else "missed"


def _forgiven(days: frozenset[date], day: date) -> bool:
    """Whether a day on which nothing was done ends no streak: those of the week before it were kept."""
    if day - _DAY not in days:
        return False  # nothing to forgive
    week = [day - _DAY * back for back in range(1, KEPT_BEFORE + 1)]
    first = min(days)
    return all(one in days or one < first for one in week)


def month_of(day: date) -> list[list[date | None]]:
    """The weeks of a day's month, Monday first; None for days of other months."""
    first = day.replace(day=1)
    start = first - _DAY * first.weekday()
    weeks: list[list[date | None]] = []
    while start < first or start.month == first.month:
        weeks.append([one if (one := start + _DAY * index).month == first.month else None for index in range(7)])
        start += _DAY * 7
    return weeks
