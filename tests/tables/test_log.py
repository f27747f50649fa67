"""The last steps on the table itself."""

from __future__ import annotations

from goblins.games.grapple import events as ev
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.log import last_lines
from goblins.tables.registry import table_of
from tests.support.builders import setup


def test_the_same_done_again_is_told_once() -> None:
    """Three goblins placed one after the other do not push what happened before them out of sight."""
    table, context = table_of("grapple"), TableContext(setup("grapple", ("human", "easy", "easy")), 0)
    doers = (1, 2, 2, 2, 1)
    log = [LogEntry(n, 1, seat, (ev.Placed(seat, None),)) for n, seat in enumerate(doers)]
    once = table.words(log[1], context)
    lines = last_lines(table, log, context, 4)
    assert [line.seat for line in lines] == [1, 2, 1]
    assert lines[1].words.startswith(once) and "3" in lines[1].words and lines[0].words == table.words(log[4], context)
