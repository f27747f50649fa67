"""What is remembered of a step of Pact: which goblins came and went, and which Tasks were done, with whom."""

from __future__ import annotations

from collections.abc import Iterator

from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import Content
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.traces import Shown, Trace
from goblins.tables.pact.faces import TASK
from goblins.tables.pact.places import STRANGER_FACES
from goblins.tables.pact.samples import CARD
from goblins.tables.pact.showing import BackFace, ShownFace, TaskFace
from goblins.words import say

HANDSHAKE, STAR = Shown("icons/pact_handshake.svg", part=0.8), Shown("icons/star.svg", part=0.62)
MINUS = "\N{MINUS SIGN}"


class Traces:
    """Tells steps to the one who looks."""

    def __init__(self, context: TableContext, content: Content) -> None:
        self._context, self._content = context, content

    def of(self, entry: LogEntry) -> list[Trace]:
        """What happened in a step, one thing after the other."""
        return [trace for event in entry.events for trace in self._told(event)]

    def _told(self, event: Event) -> Iterator[Trace]:
        match event:
            case e.Recruited():
                yield Trace(event.seat, "person", say("pact-trace-recruited"), each=(_goblin(event.card),))
            case e.Played():
                yield Trace(event.seat, "cards", say("pact-trace-played"), each=(_goblin(event.card),))
            case e.SpecialistUsed():
                helper = Shown(f"icons/pact_{self._content.specialists[event.specialist].slug}.svg", part=0.9)
                yield Trace(event.seat, "bolt", say("pact-trace-used"), each=(helper,))
            case e.Completed():
                yield self._completed(event)
            case e.Schemed():
                yield Trace(event.seat, "swap", say("pact-trace-swapped"), each=(_task(event.task), _task(event.new)))
            case e.FigurePlaced():
                yield Trace(event.seat, "pact_figure", say("pact-trace-figure"), (_task(event.task),), grave=True)

    def _completed(self, event: e.Completed) -> Trace:
        """A Task alone, or a pact; one with the one who looks says what they got and what it took from them."""
        glory = self._content.numbers.glory
        if event.partner == ALONE:
            done = (_task(event.task), Shown(figure=f"+{glory.alone}"), STAR)
            return Trace(event.seat, "pact_alone", say("pact-trace-alone"), done, grave=True)
        gain = Shown(figure=f"+{glory.pact}")
        shown = (_task(event.task), HANDSHAKE, self._face(event.partner), gain, STAR)
        if event.partner != self._context.viewer:
            return Trace(event.seat, "pact_handshake", say("pact-trace-pact"), shown, grave=True)
        lost = tuple(_goblin(card) for card in event.theirs)
        taken = (Shown(figure=f"{MINUS}{len(lost)}"), *lost) if lost else ()
        words = say("pact-trace-with-you")
        return Trace(event.seat, "pact_handshake", words, (*shown, *taken), hit=words, grave=True)

    def _face(self, clan: int) -> Shown:
        """A clan's face; nobody sits there for strangers."""
        seats = len(self._context.setup.seats)
        return Shown(seat=clan) if clan < seats else Shown(f"characters/{STRANGER_FACES[clan - seats]}/bust.svg")


def _goblin(card: int | None) -> Shown:
    """A goblin, or its back where the one who looks may not know it."""
    return Shown(face=BackFace() if card is None else ShownFace(card, 1), proportion=CARD)


def _task(task: int) -> Shown:
    return Shown(face=TaskFace(task), proportion=TASK)
