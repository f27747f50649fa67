"""What a turn in the mountain was about: who came home, and who was caught."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.irene import events as ev
from goblins.tables.contract import LogEntry, TableContext
from goblins.words import say


def headline(turn: Sequence[LogEntry], context: TableContext) -> str:
    """Who came home over how many tiles, or was caught on the way; empty where neither happened."""
    events = [event for entry in turn for event in entry.events]
    tiles = sum(isinstance(event, ev.Joined) for event in events)
    for event in events:
        match event:
            case ev.Arrived(seat=seat) if tiles:
                return say("irene-headline-home", name=context.name(seat), tiles=tiles)
            case ev.WasCaught(seat=seat):
                return say("irene-headline-caught", name=context.name(seat))
    return ""
