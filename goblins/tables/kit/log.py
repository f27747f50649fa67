"""The last steps of a match on the table itself, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from goblins.tables.capabilities import Headlines, TellsTurns
from goblins.tables.contract import AnyTable, LogEntry, TableContext
from goblins.words import say

#: How many steps are looked at for those that are worth a sentence.
LOOKED_AT = 12


class Line(Struct, frozen=True):
    """A step worth a sentence: whose it was, and its words."""

    seat: int
    words: str


def turn_words(table: AnyTable, turn: Sequence[LogEntry], context: TableContext) -> str:
    """The steps of a turn in words: as the table tells it, or one after another."""
    if isinstance(table, TellsTurns):
        return table.turn_words(turn, context)
    return " ".join(filter(None, (table.words(entry, context) for entry in turn)))


def headline(table: AnyTable, turn: Sequence[LogEntry], context: TableContext) -> str:
    """What counted most in a turn, where the table knows; else all of it in words."""
    words = table.headline(turn, context) if isinstance(table, Headlines) else ""
    return words or turn_words(table, turn, context)


def last_lines(table: AnyTable, log: Sequence[LogEntry], context: TableContext, count: int) -> list[Line]:
    """The last steps that are worth a sentence, the newest first; the same done again is told once."""
    told = (Line(entry.seat, table.words(entry, context)) for entry in reversed(log[-LOOKED_AT:]))
    runs = [(line, len(list(run))) for line, run in groupby(told) if line.words]
    return [_often(line, times) for line, times in runs[:count]]


def _often(line: Line, times: int) -> Line:
    return line if times < 2 else Line(line.seat, say("kit-times", words=line.words, count=times))
