"""Matches, results and settings on disk."""

from goblins.library.settings import Settings
from goblins.library.store import BadFile, DayStatus, Library, MatchRow, Totals, UnreadableMatch

__all__ = ["BadFile", "DayStatus", "Library", "MatchRow", "Settings", "Totals", "UnreadableMatch"]
