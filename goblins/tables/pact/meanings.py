"""What the things on the Pact table are, each in a sentence with its clause: the answer to a touch, or to a drop beside."""

from __future__ import annotations

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.scoring import open_glory, sticks_of
from goblins.games.pact.state import left_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.ui.moving.motion import Piece
from goblins.words import message, say

#: Places and kinds of pieces of which one thing can be said.
_PLACES = {
    p.HAND: "pact-about-hand",
    p.DISPLAY: "pact-about-display",
    p.DISCARDS: "pact-about-discards",
    p.SHEET: "pact-about-sheet",
    p.PANEL: "pact-about-panel",
}
_KINDS = {
    p.FIGURE: "pact-about-figure",
    p.PERMANENT: "pact-about-permanent",
    p.COLUMN: "pact-about-column",
    p.CELL: "pact-about-cell",
    p.COMMAND: "pact-about-command",
}
#: Where a held thing goes, by its kind; said when it is dropped beside.
_WAYS = {
    p.TASK: "pact-goes-task",
    p.FIGURE: "pact-goes-figure",
    p.COLUMN: "pact-goes-column",
    p.DECK.kind: "pact-goes-deck",
}


def tasks_to_come(view: PactView) -> str:
    """How many Tasks of every season are left."""
    counts = zip(SEASONS, view.seasons_left, strict=True)
    left = [message("pact-tasks-of-season", season=name, count=count) for name, count in counts if count]
    return say("core-all-of", things=tuple(left)) if left else say("pact-no-tasks-left")


class Meanings:
    """Says what pieces are."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def of(self, view: PactView, piece: Piece, context: TableContext) -> str:
        """What a piece is; empty where only whose turn it is matters."""
        if piece in _PLACES:
            return say(_PLACES[piece])
        if piece.kind in _KINDS:
            return say(_KINDS[piece.kind])
        if piece.kind == p.GOBLIN:
            return self._goblin(view, piece.number, context)
        if piece.kind == p.TASK:
            return self._task(view, piece.number)
        if piece in (p.DECK, p.TASK_DECK):
            return self._deck(view, piece)
        if piece.kind in (p.PLATE, p.PACT):
            return self._clans(view, piece, context)
        return self._card(view, piece, context)

    def way_of(self, view: PactView, piece: Piece) -> str:
        """Where a piece goes that was dropped beside every place for it."""
        if piece.kind != p.GOBLIN:
            return say(_WAYS[piece.kind]) if piece.kind in _WAYS else ""
        if piece.number in view.public.row:
            return say("pact-goes-row")
        if view.public.phase == "reduce":
            return say("pact-goes-discards")
        return say("pact-goes-display") if piece.number in view.hand else ""

    def _goblin(self, view: PactView, card: int, context: TableContext) -> str:
        if card in view.hand:
            return say("pact-about-covered") if context.may_show else ""
        name = self._content.goblin_name(card)
        if card in view.public.row:
            if view.public.phase == "reveal":
                return say("pact-about-row-first", goblin=name)
            may_recruit = view.public.phase in ("turn", "recruit") or view.public.active != view.seat
            return say("pact-about-row-goblin" if may_recruit else "pact-about-row-later", goblin=name)
        if card in view.public.discards:
            return say("pact-about-discards")
        clan = next((clan for clan, shown in enumerate(view.public.displays) if card in shown), view.seat)
        if clan == view.seat:
            return say("pact-about-own-goblin", goblin=name)
        return say("pact-about-their-goblin", goblin=name, name=p.seat_name(view, context, clan))

    def _task(self, view: PactView, task: int) -> str:
        one, numbers = self._content.tasks[task], self._content.numbers.glory
        if task in view.public.open_tasks:
            alone, pact = numbers.alone, numbers.pact
            return say("pact-about-open-task", task=one.name, alone=alone, pact=pact, sticks=one.dynamite)
        if any(task in pile for pile in view.public.pacts):
            return say("pact-about-pact-task", task=one.name, pact=numbers.pact, sticks=one.dynamite)
        return say("pact-about-alone-task", task=one.name, alone=numbers.alone, sticks=one.dynamite)

    def _deck(self, view: PactView, piece: Piece) -> str:
        if piece == p.DECK:
            return say("pact-about-deck", count=view.deck_size)
        return say("pact-about-task-deck", left=tasks_to_come(view))

    def _clans(self, view: PactView, piece: Piece, context: TableContext) -> str:
        public, clan = view.public, piece.number
        if piece.kind == p.PLATE:
            if public.mode == "two" and clan >= public.players:
                return say("pact-about-lender")
            glory, sticks = open_glory(public, self._content, clan), sticks_of(public, self._content, clan)
            key = "pact-about-own-plate" if clan == view.seat else "pact-about-plate"
            return say(key, name=p.seat_name(view, context, clan), glory=glory, sticks=sticks)
        one, other = p.seat_name(view, context, clan), p.seat_name(view, context, left_of(public, clan))
        full = self._content.numbers.full_pacts
        if not full:
            return say("pact-about-pacts", one=one, other=other)
        steps = tuple(message("pact-full-pact-brings", tasks=step.tasks, glory=step.glory) for step in full)
        return say("pact-about-full-pacts", one=one, other=other, steps=steps)

    def _card(self, view: PactView, piece: Piece, context: TableContext) -> str:
        if piece.kind == p.MASTER:
            kind = view.public.masters[piece.number]
            master, goblin = self._content.masters[kind], self._content.goblins[kind]
            return say("pact-about-master", master=master.name, kind=goblin.kind, goblin=goblin.name)
        if piece.kind == p.DYNAMITE:
            sticks, glory = self._content.track[view.public.markers[piece.number]]
            return say("pact-about-dynamite", sticks=sticks, glory=glory)
        if piece.kind == p.SPECIALIST:
            one = self._content.specialists[piece.number]
            return say("pact-about-specialist", name=one.name, short=one.short)
        return ""
