"""Days in a row, forgiven days, and months."""

from __future__ import annotations

from datetime import date, timedelta

from goblins.study.calendar import Streak, days_of, kind_of, month_of, streak_of

TODAY = date(2026, 11, 17)


def ago(*days: int) -> set[date]:
    return {TODAY - timedelta(days=back) for back in days}


def test_nothing_done_is_no_streak() -> None:
    assert streak_of((), TODAY) == Streak()


def test_days_in_a_row_are_counted_up_to_today() -> None:
    assert streak_of(ago(0, 1, 2), TODAY) == Streak(3, 3, today=True)
    assert streak_of(ago(1, 2, 3), TODAY) == Streak(3, 3, today=False)
    assert streak_of(ago(1, 2, 3), TODAY).in_danger and not streak_of(ago(0, 1), TODAY).in_danger


def test_one_missed_day_in_seven_is_forgiven_but_not_counted() -> None:
    assert streak_of(ago(0, 1, 3, 4), TODAY).days == 4
    assert streak_of(ago(0, 1, 3, 5), TODAY).days == 2, "a second one within the week ends it"
    assert streak_of(ago(0, 1, 4, 5), TODAY).days == 2, "so do two in a row"
    assert streak_of(ago(0, *range(2, 9), *range(10, 13)), TODAY).days == 11, "a week later another one is forgiven"


def test_a_streak_ends() -> None:
    assert streak_of(ago(5, 6, 7, 8), TODAY) == Streak(0, 4, today=False)
    assert streak_of(ago(2, 3, 4), TODAY) == Streak(3, 3, today=False), "yesterday is forgiven"
    assert streak_of(ago(2, 4), TODAY).days == 0


def test_what_days_are() -> None:
    done = ago(1, 3, 4)
    assert [kind_of(done, TODAY - timedelta(days=back), TODAY) for back in (-1, 0, 1, 2, 3, 5, 9)] == [
        "coming",
        "coming",
        "done",
        "forgiven",
        "done",
        "missed",
        "missed",
    ]


def test_a_month_has_its_weeks() -> None:
    weeks = month_of(TODAY)
    assert [len(week) for week in weeks] == [7] * 6
    days = [day for week in weeks for day in week if day]
    assert days == [date(2026, 11, number) for number in range(1, 31)]
    assert weeks[0] == [None] * 6 + [date(2026, 11, 1)] and all(day is None or day.weekday() == 0 for day, *_ in weeks)
    assert [day for week in month_of(date(2026, 12, 31)) for day in week if day][-1] == date(2026, 12, 31)
    assert len(month_of(date(2027, 2, 5))) == 4


def test_days_that_no_calendar_knows_were_never_there() -> None:
    days = days_of((), ["day 2026-11-16", "day 0001-01-01", "day 9999-12-31", "day 2026-02-30", "day ²"])
    assert days.puzzles == ago(1)
    assert streak_of(days.done, TODAY) == Streak(1, 1, today=False)
