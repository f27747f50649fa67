"""What happened to the one who looks since their last turn: a card for every pact that a neighbour made with them.

It follows from the view and the log alone, so it is there again after a break, and gone after undo.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goblins.core.contract import Event
from goblins.games.pact import events as e
from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.view import PactView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.ground import Ground
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: Above one's own plate; earlier ones look out behind it.
CARD = Rect(20, 502, 320, 58)
STEP, HIGHEST = 26.0, 104.0
#: How large the portrait is of whoever a card tells of.
TELLING = 46.0
#: Phases in which the one whose turn it is has done something in it.
_UNDER_WAY = ("recruit", "play", "tasks", "pay", "prize", "next")
#: How much room there is for what was taken, before the cards.
LEAD = 80.0


def pacts_with(view: PactView, context: TableContext, log: Sequence[LogEntry]) -> list[e.Completed]:
    """The pacts others made with the one who looks since that seat's last turn, the oldest first; none as soon as it acts."""
    public, seat = view.public, context.viewer
    if public.ending or (public.active == seat and public.phase in _UNDER_WAY):
        return []
    found = []
    for event in _backwards(log):
        if isinstance(event, e.GameDealt) or (isinstance(event, e.TurnEnded) and event.seat == seat):
            break
        if isinstance(event, e.Completed) and event.partner == seat != event.seat:
            found.append(event)
    return found[::-1]


def _backwards(log: Sequence[LogEntry]) -> Iterator[Event]:
    for entry in reversed(log):
        yield from reversed(entry.events)


class Recap:
    """Paints the cards."""

    def __init__(self, content: Content, ground: Ground) -> None:
        self._content, self._ground = content, ground

    def draw(self, stage: Stage, view: PactView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Every card, the newest in front."""
        made = pacts_with(view, context, log)
        step = min(STEP, HIGHEST / max(1, len(made) - 1))
        for place, event in enumerate(made):
            self._card(stage, view, context, event, CARD.moved(0, -step * (len(made) - 1 - place)))

    def _card(self, stage: Stage, view: PactView, context: TableContext, event: e.Completed, rect: Rect) -> None:
        stage.panel(rect, curls="none", shadow=6)
        self._ground.face(stage, view, context, event.seat, (rect.x + 34, rect.centre[1]), TELLING)
        x, top, low = rect.x + 66, rect.y + 18, rect.y + 40
        glory = say("pact-recap-each", glory=self._content.numbers.glory.pact)
        wide = stage.text_width(glory, 19)
        wide = min(wide, rect.w / 4)
        stage.text(glory, (rect.right - 22, top), 19, GREEN, anchor="midright", width=wide)
        words = say("pact-recap-with", name=p.seat_name(view, context, event.seat))
        draw_fitted(stage, words, Rect(x, top - 12, rect.right - 32 - wide - x, 24), 20, anchor="midleft")
        if not event.theirs:
            end = stage.text(say("pact-recap-master"), (x, low), 18, DIM, "body", "midleft", width=LEAD).right
        else:
            end = stage.text(say("pact-recap-took"), (x, low), 18, DIM, "body", "midleft", width=LEAD).right + 8
        coin = stage.viewport.length(22)
        for card in event.theirs:
            kind = KINDS[self._content.pack.kind_of[card]]
            stage.blit(stage.painter(PactPainter).coin(kind, coin), (end + 12, low))
            end += 23
        task = say("pact-recap-for", task=self._content.tasks[event.task].name)
        draw_fitted(stage, task, Rect(end + 6, low - 12, rect.right - 24 - end, 25), 18, DIM, "body", "midleft")
