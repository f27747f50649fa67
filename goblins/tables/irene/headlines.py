"""What a turn in the mountain was about: who came home, who was caught, and how far a path grew."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.irene import events as ev
from goblins.tables.contract import LogEntry, TableContext
from goblins.words import say


def headline(turn: Sequence[LogEntry], context: TableContext) -> str:
    """Who came home over how many tiles, or was caught on the way, or how far a path grew; empty where nothing did."""
    events = [event for entry in turn for event in entry.events]
    joined = [event for event in events if isinstance(event, ev.Joined)]
    tiles = len(joined)
    for event in events:
        match event:
            case ev.Arrived(seat=seat) if tiles:
                return say("irene-headline-home", name=context.name(seat), tiles=tiles)
            case ev.WasCaught(seat=seat):
                return say("irene-headline-caught", name=context.name(seat))
    return say("irene-headline-grew", name=context.name(joined[-1].seat), tiles=tiles) if joined else ""
