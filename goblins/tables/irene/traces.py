"""What is remembered of a step of the maze: tiles laid and tried, breadcrumbs, bells, and who came home.

It is a game of memory: what was seen by peeking is told to nobody, and a tile is shown only if it was turned up for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from goblins.core.contract import Event
from goblins.games.irene import events as ev
from goblins.games.irene.content import Content
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene.showing import CrumbFace, HomeFace, PalaceFace, TileFace
from goblins.tables.kit.traces import Shown, Trace
from goblins.words import say

BACK = Shown(face=TileFace())


def traces(entry: LogEntry, context: TableContext, content: Content) -> list[Trace]:
    """What happened in a step, one thing after the other."""
    return [trace for event in entry.events for trace in (*_explored(event), *_escaped(event, content))]


def _explored(event: Event) -> Iterator[Trace]:
    """What somebody did in the Caves."""
    match event:
        case ev.PlacedTile():
            yield Trace(event.seat, "peek", say("irene-trace-placed", peeked=len(event.peeked)), (BACK,))
        case ev.MovedCrumb():
            crumb = Shown(face=CrumbFace(event.seat, event.symbol))
            yield Trace(event.seat, "crumb", say("irene-trace-crumb"), (crumb,))
        case ev.Shouted():
            yield Trace(event.seat, "bell", say("irene-trace-rang"), grave=True)


def _escaped(event: Event, content: Content) -> Iterator[Trace]:
    """What somebody met on the way home."""
    match event:
        case ev.TookPalace():
            yield Trace(
                event.seat, "run", say("irene-trace-palace"), (Shown(face=PalaceFace(event.symbol)),), grave=True
            )
        case ev.Joined():
            yield Trace(event.seat, "fits", say("irene-trace-joined"), each=(_open(event.tile),))
        case ev.DidNotFit():
            yield Trace(event.seat, "cross", say("irene-trace-misfit"), (_open(event.tile),))
        case ev.WasCaught():
            yield Trace(event.seat, "caught", say("irene-trace-caught"), (_open(event.tile),), grave=True)
        case ev.ShoutTurnedUp():
            found = content.is_goblin(event.tile)
            words = say("irene-trace-found" if found else "irene-trace-found-none")
            yield Trace(event.seat, "shout", words, (_open(event.tile),), grave=found)
        case ev.Arrived():
            yield Trace(event.seat, "home", say("irene-trace-home"), (Shown(face=HomeFace()),), grave=True)
        case ev.Sealed():
            yield Trace(
                event.seat, "seal", say("irene-trace-sealed"), (Shown(face=HomeFace(event.number)),), grave=True
            )
        case ev.Passed():
            yield Trace(event.seat, "stay", say("irene-trace-passed"))


def _open(tile: int) -> Shown:
    return Shown(face=TileFace(tile, up=True))
