"""What the things on the Pact table are, each in a sentence with its clause: the answer to a touch, or to a drop beside."""

from __future__ import annotations

from goblins.content.numerals import in_words
from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.scoring import open_glory, sticks_of
from goblins.games.pact.state import left_of
from goblins.games.pact.telling import joined, several, some
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.ui.motion import Piece

_PLACES = {
    p.HAND: "Your hand: nobody else sees it; from here goblins are played into your display P-23.",
    p.DISPLAY: "Your display: goblins here pay for Tasks, yours and your neighbours’ P-25.",
    p.DISCARDS: "Goblins that have paid; they become the new deck when it runs out P-22.",
    p.SHEET: "Click a dashed place, or drag a goblin to another lane of its column P-25.",
    p.PANEL: "Choose with the cards and the buttons of this sheet.",
}
_KINDS = {
    p.FIGURE: "Placed on the newest Task of a Pact card it is 1 more Task for its owner P-51.",
    p.PERMANENT: "A permanent goblin: it pays every time, in pacts too, and is never discarded P-53.",
    p.COLUMN: "This one pays; a dashed place in its column could pay instead P-25.",
    p.CELL: "No goblin to spare is there for this column P-25.",
    p.COMMAND: "A secret Command: it is judged at the end of the game P-57.",
}
#: Where a held thing goes, by its kind; said when it is dropped beside.
_WAYS = {
    p.TASK: "A Task goes into a pocket to do it with that neighbour, or onto your plate to do it alone P-24.",
    p.FIGURE: "A Figure goes onto one of your own two Pact cards P-51.",
    p.COLUMN: "A goblin stays in its own column: another lane of it may pay P-25.",
    p.DECK.kind: "A goblin from the deck goes into your hand P-21.",
}


class Meanings:
    """Says what pieces are."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def of(self, view: PactView, piece: Piece, context: TableContext) -> str:
        """What a piece is; empty where only whose turn it is matters."""
        if piece in _PLACES:
            return _PLACES[piece]
        if piece.kind in _KINDS:
            return _KINDS[piece.kind]
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
            return _WAYS.get(piece.kind, "")
        if piece.number in view.public.row:
            return "Goblins of the row go into your hand P-21."
        if view.public.phase == "reduce":
            return "Goblins are short: yours go onto the discards now P-22."
        return "Goblins of your hand go into your display P-23." if piece.number in view.hand else ""

    def _goblin(self, view: PactView, card: int, context: TableContext) -> str:
        if card in view.hand:
            return "Your hand lies face down: show it first." if context.covered else ""
        name = self._content.goblin_name(card)
        if card in view.public.row:
            return f"{name}: it can be recruited P-21."
        if card in view.public.discards:
            return _PLACES[p.DISCARDS]
        clan = next((clan for clan, shown in enumerate(view.public.displays) if card in shown), view.seat)
        if clan == view.seat:
            return f"{name} on your display: it pays for Tasks, alone or in a pact P-24."
        whose = p.seat_name(view, context, clan)
        return f"{name} on {whose}’s display: a pact with {whose} may use it P-25."

    def _task(self, view: PactView, task: int) -> str:
        one, numbers = self._content.tasks[task], self._content.numbers.glory
        sticks = f", with {some(one.dynamite, 'stick')} of dynamite" if one.dynamite else ""
        if task in view.public.open_tasks:
            return f"{one.name}: {numbers.alone} Glory alone, or {numbers.pact} each with a neighbour{sticks} P-24."
        if any(task in pile for pile in view.public.pacts):
            return f"{one.name}: done in a pact, {numbers.pact} Glory for each of the two{sticks} P-42."
        return f"{one.name}: done alone, {numbers.alone} Glory{sticks} P-42."

    def _deck(self, view: PactView, piece: Piece) -> str:
        if piece == p.DECK:
            return f"The goblin deck: {several(view.deck_size, 'goblin')} left; recruits may come from here too P-21."
        counts = zip(SEASONS, view.seasons_left, strict=True)
        left = joined([f"{in_words(count)} of {name}" for name, count in counts if count]) or "none"
        return f"Tasks to come: {left}. When the row can’t be filled, winter comes P-40."

    def _clans(self, view: PactView, piece: Piece, context: TableContext) -> str:
        public, clan = view.public, piece.number
        if piece.kind == p.PLATE:
            if public.mode == "two" and clan >= public.players:
                return "Helix only lends goblins, and never scores P-62."
            glory, sticks = open_glory(public, self._content, clan), sticks_of(public, self._content, clan)
            ends = (
                " Tasks dropped here are done alone P-24." if clan == view.seat else " Most dynamite wins a Task P-41."
            )
            return f"{p.seat_name(view, context, clan)}: {glory} Glory and {some(sticks, 'stick')} so far.{ends}"
        names = f"{p.seat_name(view, context, clan)} and {p.seat_name(view, context, left_of(public, clan))}"
        full = [f"{in_words(full.tasks)} bring {full.glory}" for full in self._content.numbers.full_pacts]
        more = f": {joined(full)} more Glory to each" if full else ""
        return f"The pacts of {names}{more} P-42."

    def _card(self, view: PactView, piece: Piece, context: TableContext) -> str:
        if piece.kind == p.MASTER:
            master = self._content.masters[view.public.masters[piece.number]]
            kind = self._content.goblins[view.public.masters[piece.number]].name.lower()
            return f"{master.name}: every Figure placed uncovers a permanent {kind}; below stands its price P-51."
        if piece.kind == p.DYNAMITE:
            sticks, glory = self._content.track[view.public.markers[piece.number]]
            worth = f"{some(sticks, 'stick')}, {glory} Glory at the end"
            return f"The Marker’s space: {worth}; many types on display move it on P-54."
        if piece.kind == p.SPECIALIST:
            one = self._content.specialists[piece.number]
            return f"{one.name}: {one.short} P-31."
        return ""
