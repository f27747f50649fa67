"""What is remembered of a step of Grapple: who attacked, spied on and beat whom, with the goblins that everybody saw."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.core.contract import Event
from goblins.games.grapple import events as ev
from goblins.games.grapple.state import NOBODY
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.grapple.showing import BACK, MiniFace
from goblins.tables.kit.traces import Shown, Trace
from goblins.words import say

#: A card that nobody saw.
HIDDEN = Shown(face=BACK, proportion=PROPORTION)


def traces(entry: LogEntry, context: TableContext) -> list[Trace]:
    """What happened in a step, one thing after the other."""
    return [trace for event in entry.events for trace in (*_of_turn(event, context), *_of_battle(event, context))]


def _of_turn(event: Event, context: TableContext) -> Iterator[Trace]:
    """What somebody did without a fight."""
    match event:
        case ev.Placed():
            yield Trace(event.seat, "place", say("grapple-trace-placed"), each=(HIDDEN,))
        case ev.Spied():
            shown, hit = _whom(event.target, context)
            yield Trace(event.seat, "grapple_spy", say("grapple-trace-spied"), shown, hit=hit)
        case ev.Swapped():
            shown, hit = _whom(event.target, context, "grapple-trace-you.with")
            yield Trace(event.seat, "swap", say("grapple-trace-swapped"), shown, hit=hit)
        case ev.RoundEnded(seat=seat) if seat != NOBODY:
            yield Trace(
                seat, "banner", say("grapple-trace-ended"), (Shown(figure=f"+{event.garrisons[seat]}"),), grave=True
            )


def _of_battle(event: Event, context: TableContext) -> Iterator[Trace]:
    """What somebody did in a battle, and what it brought."""
    match event:
        case ev.Attacked():
            shown, hit = _whom(event.target, context)
            yield Trace(event.seat, "swords", say("grapple-trace-attacked"), (_goblin(event.card), *shown), hit=hit)
        case ev.Rescued():
            yield Trace(event.seat, "grapple_defender", say("grapple-trace-rescued"), (_goblin(event.saved),))
        case ev.Held():
            yield Trace(event.seat, "place", say("grapple-trace-held"), (HIDDEN,))
        case ev.Engaged():
            yield Trace(event.seat, "swords", say("grapple-trace-engaged"), (_goblin(event.card),))
        case ev.Declined():
            yield Trace(event.seat, "flag", say("grapple-trace-declined"))
        case ev.Won():
            shown, hit = _whom(event.loser, context)
            gain = Shown(figure=f"+{event.points}")
            yield Trace(event.seat, "keep", say("grapple-trace-won"), (gain, *shown), hit=hit, grave=True)


def _goblin(card: int) -> Shown:
    return Shown(face=MiniFace(card), proportion=PROPORTION)


def _whom(seat: int, context: TableContext, you: str = "grapple-trace-you") -> tuple[tuple[Shown, ...], str]:
    """The face of the one whom something befell, or that it was the one who looks."""
    return ((), say(you)) if seat == context.viewer else ((Shown(seat=seat),), "")
