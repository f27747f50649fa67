"""A day that does not end while it is looked at: midnight may come between two lines of a test."""

from __future__ import annotations

import sys
from datetime import date, datetime, tzinfo

import pytest

NOON = datetime(2026, 11, 17, 12).astimezone()
TODAY = NOON.date()


class StillDate(date):
    """Always the same day."""

    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return TODAY


class StillTime(datetime):
    """Always the same moment."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return NOON.astimezone(tz)


def stand_still(patch: pytest.MonkeyPatch) -> None:
    """For every screen that is loaded it is noon of one day."""
    for module in [module for name, module in sys.modules.items() if name.startswith("goblins.scenes.")]:
        for still in (StillDate, StillTime):
            real = still.__base__
            assert real is not None
            if getattr(module, real.__name__, None) is real:
                patch.setattr(module, real.__name__, still)
