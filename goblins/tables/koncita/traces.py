"""What is remembered of a step of Koncita: who moved what where, who was shoved, and what was won or forgotten."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.core.contract import Event
from goblins.games.koncita import events as ev
from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.state import ROOM_CARDS
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.traces import Shown, Trace
from goblins.tables.koncita.geometry import square_rect
from goblins.tables.koncita.showing import ChipFace
from goblins.ui.viewport import Rect
from goblins.words import say

PRINCESS, OSCAR = Shown("characters/princess/bust.svg"), Shown("characters/oscar/bust.svg")
#: The casket and the scepter lie on cards; the dog is seen as he is.
THINGS = {name: OSCAR if name == "oscar" else Shown(f"koncita/{name}.svg") for name in ROOM_CARDS}


class Traces:
    """Tells steps to the one who looks."""

    def __init__(self, context: TableContext, content: Content) -> None:
        self._context, self._content = context, content

    def of(self, entry: LogEntry) -> list[Trace]:
        """What happened in a step, one thing after the other."""
        touched = {event.goblin for event in entry.events if isinstance(event, ev.Touched)}
        return [trace for event in entry.events for trace in self._told(event, touched)]

    def _told(self, event: Event, touched: set[int]) -> Iterator[Trace]:
        you, viewer = say("koncita-trace-you"), self._context.viewer
        match event:
            case ev.Placed():
                yield Trace(event.seat, "door", say("koncita-trace-came"), places=_squares(event.square))
            case ev.GoblinMoved():
                colour, places = _ball(event.colour), _squares(event.start, event.square)
                yield Trace(event.seat, "next", say("koncita-trace-moved"), each=(colour,), places=places)
            case ev.PrincessMoved():
                places, hit = _squares(event.start, event.square), you if viewer in touched else ""
                way = () if hit else (_ball(event.colour),)
                yield Trace(event.seat, "next", say("koncita-trace-princess"), (PRINCESS,), way, places, hit)
            case ev.OscarRan():
                places, hit = _squares(event.start, event.square), you if event.stopper == viewer else ""
                way = () if hit else (_ball(event.colour),)
                yield Trace(event.seat, "run", say("koncita-trace-oscar"), (OSCAR,), way, places, hit)
            case ev.Shoved():
                hit, places = you if event.goblin == viewer else "", _squares(event.start, event.square)
                shown = (Shown(seat=event.goblin),)
                yield Trace(event.seat, "shove", say("koncita-trace-shoved"), shown, (), places, hit, grave=True)
            case ev.Relocated():
                shown, places = (THINGS[event.piece],), _squares(event.start, event.square)
                yield Trace(event.seat, "next", say("koncita-trace-carried"), shown, (), places)
            case ev.Bounced():
                places = _squares(event.start, event.square)
                yield Trace(event.seat, "next", say("koncita-trace-bounced"), (PRINCESS,), (), places)
            case _:
                yield from self._got(event)

    def _got(self, event: Event) -> Iterator[Trace]:
        """What somebody won, took or lost."""
        cards = self._content.cards
        match event:
            case ev.TreasureWon():
                won = cards.treasures[event.treasure]
                shown = (Shown(face=ChipFace(won.icon)),)
                yield Trace(event.seat, "trophy", say("koncita-trace-won", count=won.points), shown, grave=True)
            case ev.ForfeitTaken():
                shown = (_gesture(cards.forfeits[event.forfeit].kind),)
                yield Trace(event.seat, "forfeit", say("koncita-trace-forfeit"), shown, grave=True)
            case ev.Breached():
                missed = tuple(_gesture(kind) for kind in event.kinds)
                yield Trace(event.seat, "caught", say("koncita-trace-broke"), missed, grave=True)
            case ev.WentOut():
                shown = (Shown(seat=event.seat),)
                yield Trace(event.seat, "out", say("koncita-trace-out"), shown, grave=True)
            case ev.Discarded():
                yield Trace(event.seat, "bin", say("koncita-trace-threw"))


def _ball(colour: int) -> Shown:
    return Shown(f"koncita/dot_{COLOURS[colour]}.svg", part=0.72)


def _gesture(kind: int) -> Shown:
    return Shown(f"icons/gesture_{KINDS[kind]}.svg")


def _squares(*squares: int) -> tuple[Rect, ...]:
    return tuple(square_rect(square) for square in squares)
