"""How long ago something was, as one says it."""

from __future__ import annotations

from datetime import UTC, datetime

from goblins.words import day_month, say


def ago(moment: datetime) -> str:
    """How long ago, in words."""
    now = datetime.now(UTC) if moment.tzinfo else datetime.now()
    minutes = int((now - moment).total_seconds() // 60)
    if minutes < 1:
        return say("shelf-just-now")
    if minutes < 60:
        return say("shelf-minutes-ago", minutes=minutes)
    if minutes < 24 * 60:
        return say("shelf-hours-ago", hours=minutes // 60)
    return day_month(moment.date())
