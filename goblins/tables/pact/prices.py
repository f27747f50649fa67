"""What a drop at Pact’s table costs and brings, said at its target before it is done."""

from __future__ import annotations

from collections import Counter

from goblins.games.pact import paying
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import DRUMMER, FIXER, PRESSGANG, SCHEMER, TASKMASTER, Content
from goblins.games.pact.scoring import on_pact
from goblins.games.pact.specialists import receiver, worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    NOBODY,
    OURS,
    THEIRS,
    Payment,
    left_of,
    may_play,
    pact_between,
    right_of,
)
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.ui.moving.motion import Piece
from goblins.words import message, say

#: An icon and words for everything that a drop costs or brings.
Price = list[tuple[str, str]]


class Prices:
    """Tells what follows from a drop, for the one who looks."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def of(self, view: PactView, context: TableContext, piece: Piece, target: Piece) -> Price:
        """What a piece dropped on one of its targets costs and brings; nothing where that is plain."""
        public, seat = view.public, view.seat
        if piece.kind == p.TASK and piece.number in public.open_tasks and public.phase in ("play", "tasks", "turn"):
            return self._task_dropped(view, context, public.open_tasks.index(piece.number), target)
        if piece.kind == p.FIGURE and target.kind == p.PACT:
            return self._figure_dropped(view, context, target.number)
        if target.kind == p.SPECIALIST:
            return self._leaving(view, context, target.number)
        if target == p.DISPLAY and public.deed in ("play", "recruit") and not may_play(public, self._content):
            ability = TASKMASTER if public.deed == "play" else DRUMMER
            return self._leaving(view, context, worker_for(public, seat, ability))
        if target == p.HAND and public.deed == "recruit" and public.phase == "tasks":
            return self._leaving(view, context, worker_for(public, seat, PRESSGANG))
        return []

    def _figure_dropped(self, view: PactView, context: TableContext, pact: int) -> Price:
        """What it costs and brings, and what stands in for goblins that are not there."""
        public, seat = view.public, view.seat
        payment = paying.for_figure(public, self._content, seat, pact)
        means = paying.means_of(public, self._content, view.hand, seat, payment)
        filled = paying.filled(payment, means, public, self._content, seat)
        return [*self.figure(view, payment), *self._used_up(view, context, filled)]

    def _task_dropped(self, view: PactView, context: TableContext, slot: int, target: Piece) -> Price:
        public, seat = view.public, view.seat
        if target == p.TASK_DECK:
            return self._leaving(view, context, worker_for(public, seat, SCHEMER))
        if target == p.plate_piece(seat):
            partner = ALONE
        elif target.kind == p.PACT:
            partner = left_of(public, seat) if target.number == seat else right_of(public, seat)
        else:
            return []
        payment = paying.task_payment(public, self._content, view.hand, seat, slot, partner)
        price = [*self.task(view, context, payment), *self._used_up(view, context, payment)]
        if public.phase == "play" and may_play(public, self._content) and view.hand:  # Tasks come after playing (P-20)
            price.append(("lock", say("pact-price-no-more")))
        return price

    def task(self, view: PactView, context: TableContext, payment: Payment) -> Price:
        """What a Task brings to those who do it, and whose goblins it takes."""
        public, glory, partner = view.public, self._content.numbers.glory, payment.partner
        sticks = self._content.tasks[public.open_tasks[payment.slot]].dynamite
        ours = sum(source in OURS for source in payment.sources)
        if partner == ALONE:
            price = [
                ("star", say("pact-price-you", glory=glory.alone)),
                ("pact_goblin_cards", say("pact-price-give", count=ours)),
            ]
            return [*price, ("pact_stick", say("pact-price-sticks", count=sticks))] if sticks else price
        name = p.seat_name(view, context, partner)
        lends_only = public.mode == "two" and partner >= public.players  # Helix scores nothing (P-62)
        for_both = say("pact-price-both", glory=glory.pact, name=name)
        price = [("star", say("pact-price-you", glory=glory.pact) if lends_only else for_both)]
        price += self._filling(view, pact_between(public, view.seat, partner))
        if sticks:
            key = "pact-price-sticks" if lends_only else "pact-price-sticks-each"
            price.append(("pact_stick", say(key, count=sticks)))
        theirs = sum(source in THEIRS for source in payment.sources)
        given = say("pact-price-give-both", ours=ours, name=name, theirs=theirs)
        price.append(("pact_goblin_cards", given))
        return price

    def figure(self, view: PactView, payment: Payment) -> Price:
        """What a Figure costs and brings."""
        sticks = self._content.tasks[view.public.pacts[payment.pact][-1]].dynamite
        glory = say("pact-price-you", glory=self._content.numbers.glory.figure)
        price = [("star", glory), *self._filling(view, payment.pact)]
        price += [("pact_stick", say("pact-price-sticks", count=sticks))] if sticks else []
        cost = tuple(
            message("pact-rules-goblins", kind=goblin.kind, name=goblin.name, count=count)
            for kind, count in Counter(payment.columns).items()
            for goblin in (self._content.goblins[kind],)
        )
        return [*price, ("pact_goblin_cards", say("pact-price-costs", goblins=cost))]

    def _filling(self, view: PactView, pact: int) -> Price:
        """The Glory that one more Task on a Pact card brings because of its box (P-42)."""
        count = on_pact(view.public, view.seat, pact)
        more = self._content.full_pact_glory(count + 1) - self._content.full_pact_glory(count)
        return [("star", say("pact-price-box", glory=more, box=count + 1))] if more > 0 else []

    def _used_up(self, view: PactView, context: TableContext, payment: Payment) -> Price:
        price = []
        if BY_FIXER in payment.sources:
            price += self._leaving(view, context, worker_for(view.public, view.seat, FIXER))
        if BY_DYNAMITE in payment.sources:
            price.append(("pact_track", say("pact-price-marker")))
        return price

    def _leaving(self, view: PactView, context: TableContext, card: int) -> Price:
        """A Specialist that is used goes on to somebody else (P-30), or out of the game (P-71)."""
        if card == NOBODY:
            return []
        one, taker = self._content.specialists[card], receiver(view.public, view.seat)
        if taker == NOBODY:
            words = say("pact-price-used-up", specialist=one.slug, title=one.name)
        else:
            name = p.seat_name(view, context, taker)
            words = say("pact-price-goes", specialist=one.slug, title=one.name, name=name)
        return [(f"pact_{one.slug}", words)]
