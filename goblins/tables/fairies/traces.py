"""What is remembered of a turn of Fairies: which card was added, which ones it turned over, and which were taken."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.core.contract import Event
from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.pieces import CardFace
from goblins.tables.kit.traces import Shown, Trace
from goblins.tables.kit.zones import zone
from goblins.ui.viewport import Rect
from goblins.words import say

#: So many cards are shown beside the words; of more than that there is only the number.
MOST_SHOWN = 3


def traces_of(entry: LogEntry, context: TableContext) -> list[Trace]:
    """What happened in a turn, one thing after the other; what changed cards is told before what only came."""
    return [trace for event in entry.events for trace in _told(event, context)]


def _told(event: Event, context: TableContext) -> Iterator[Trace]:
    ring = (_place(context, "ring"),)
    match event:
        case Added():
            yield Trace(event.seat, "plus", say("fairies-trace-added"), _cards(event.face), places=ring)
        case Flipped(before=(_, *_)):
            words = say("fairies-trace-turned", count=len(event.after))
            icon = "star" if event.star else "flip"
            yield Trace(event.seat, icon, words, _cards(*event.after), places=ring, grave=True)
        case Taken():
            words, plate = (
                say("fairies-trace-took", count=len(event.faces)),
                _place(context, _plate(event.seat, context)),
            )
            yield Trace(event.seat, "take", words, _cards(*event.faces), places=(plate,), grave=True)


def _cards(*faces: int) -> tuple[Shown, ...]:
    """Cards as they look after the turn, unless they are too many."""
    if len(faces) > MOST_SHOWN:
        return ()
    return tuple(Shown(face=CardFace(face, small=True), proportion=PROPORTION) for face in faces)


def _plate(seat: int, context: TableContext) -> str:
    """Whose cards lie where."""
    return "hand" if seat == context.viewer else f"plate_{context.others().index(seat) + 1}"


def _place(context: TableContext, name: str) -> Rect:
    return zone("fairies", f"table_{len(context.setup.seats)}", name)
