"""What a clan does in its turn, and how a turn ends (P-20 … P-26, P-31, P-51 … P-55)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.pact import actions as act
from goblins.games.pact import events as ev
from goblins.games.pact import paying, solo
from goblins.games.pact.content import DRUMMER, FIXER, PRESSGANG, SCHEMER, TASKMASTER
from goblins.games.pact.draft import Draft
from goblins.games.pact.ending import finish
from goblins.games.pact.legal import takeable
from goblins.games.pact.specialists import employ
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_DISPLAY,
    FROM_HAND,
    NO_CARD,
    THEIR_DISPLAY,
    Figure,
    Payment,
    pact_between,
    types_on_display,
)
from goblins.games.pact.supply import draw, draw_task, fill_row, notice_season, refill_tasks, reward, top_up


def take(draft: Draft, action: act.Take) -> None:
    """Recruit a goblin; after the last one the row is refilled (P-21)."""
    public = draft.public
    _recruit(draft, action.seat, action.slot)
    public.deed = "recruit"
    public.recruited += public.phase == "recruit"
    if public.recruited + 1 < draft.content.numbers.recruits and takeable(public, draft.secret):
        public.phase = "recruit"  # a recruiter takes what there is (P-22)
        return
    public.helix_waits = public.mode == "two"
    fill_row(draft)


def take_more(draft: Draft, action: act.TakeMore) -> None:
    """The Press-gang recruits one more; the row is refilled again (P-31)."""
    employ(draft, action.seat, PRESSGANG)
    _recruit(draft, action.seat, action.slot)
    fill_row(draft)


def _recruit(draft: Draft, seat: int, slot: int) -> None:
    unseen = slot == act.DECK
    card = draw(draft) if unseen else draft.public.row[slot]
    assert card is not None
    if not unseen:
        draft.public.row = replaced(draft.public.row, slot, NO_CARD)
    draft.gain(seat, card, seen=not unseen)
    draft.tell(ev.Recruited(seat, slot, card))


def play(draft: Draft, action: act.Play) -> None:
    """A goblin comes onto the display, a few at most in a turn (P-23)."""
    draft.public.deed = draft.public.phase = "play"
    _play(draft, action.seat, action.kind)


def play_more(draft: Draft, action: act.PlayMore) -> None:
    """One more goblin, by the Taskmaster or the Drummer (P-31)."""
    employ(draft, action.seat, TASKMASTER if draft.public.deed == "play" else DRUMMER)
    _play(draft, action.seat, action.kind)
    draft.public.extra += 1


def _play(draft: Draft, seat: int, kind: int) -> None:
    card = draft.lose(seat, kind)
    draft.show(seat, card)
    draft.public.played += 1
    draft.tell(ev.Played(seat, card))


def scheme(draft: Draft, action: act.Scheme) -> None:
    """A Task goes under the deck, and a new one comes for it (P-31)."""
    public, secret = draft.public, draft.secret
    employ(draft, action.seat, SCHEMER)
    task = public.open_tasks[action.slot]
    new = draw_task(draft)
    public.open_tasks = replaced(public.open_tasks, action.slot, new)
    secret.task_deck = (task, *secret.task_deck)
    public.under = (task, *public.under)
    draft.tell(ev.Schemed(action.seat, action.slot, task, new))
    notice_season(draft, new)


# ---------------------------------------------------------------------- Tasks and Figures


def complete(draft: Draft, action: act.Complete) -> None:
    """Complete a Task at once if there is one way to pay for it, else ask for the way (P-24, P-25)."""
    _pay_or_ask(draft, action.seat, paying.for_task(draft.public, draft.content, action.slot, action.partner))


def place_figure(draft: Draft, action: act.PlaceFigure) -> None:
    """Place a Figure at once if there is one way to pay for it, else ask for the way (P-51)."""
    _pay_or_ask(draft, action.seat, paying.for_figure(draft.public, draft.content, action.seat, action.pact))


def _pay_or_ask(draft: Draft, seat: int, payment: Payment) -> None:
    public = draft.public
    means = paying.means_of(public, draft.content, draft.secret.hands[seat], seat, payment)
    payment = paying.filled(payment, means, public, draft.content, seat)
    if paying.has_choice(payment, means):
        draft.secret.payment, public.phase = payment, "pay"
        draft.tell(ev.Weighing(seat))
    else:
        _settle(draft, seat, payment)


def shift(draft: Draft, action: act.Shift) -> None:
    """A needed goblin comes from somewhere else."""
    secret, payment = draft.secret, draft.secret.payment
    assert payment is not None
    means = paying.means_of(draft.public, draft.content, secret.hands[action.seat], action.seat, payment)
    sources = paying.shifted(payment, means, action.column, action.source)
    assert sources is not None
    secret.payment = replace(payment, sources=sources)
    draft.tell(ev.Weighing(action.seat))


def call_off(draft: Draft, action: act.CallOff) -> None:
    """Nothing is paid."""
    payment = draft.secret.payment
    assert payment is not None
    draft.public.phase, draft.secret.payment = payment.back, None
    draft.tell(ev.CalledOff(action.seat))


def pay(draft: Draft, action: act.Pay) -> None:
    """The Task or Figure is paid for as it lies."""
    payment = draft.secret.payment
    assert payment is not None
    draft.secret.payment = None
    _settle(draft, action.seat, payment)


def _settle(draft: Draft, seat: int, payment: Payment) -> None:
    own: list[int] = []
    theirs: list[int] = []
    without: list[int] = []
    for kind, source in zip(payment.columns, payment.sources, strict=True):
        if source == FROM_DISPLAY:
            own.append(draft.withdraw(seat, kind))
        elif source == FROM_HAND:
            own.append(draft.lose(seat, kind))
        elif source == THEIR_DISPLAY:
            theirs.append(draft.withdraw(payment.partner, kind))
        elif source in (BY_FIXER, BY_DYNAMITE):
            without.append(kind)
    draft.public.discards += (*own, *theirs)
    if BY_FIXER in payment.sources:
        employ(draft, seat, FIXER)
    draft.public.phase = "tasks"
    if payment.pact >= 0:
        _stand(draft, seat, payment.pact, cards=own, without=without)
    else:
        _finish_task(draft, seat, payment, own=own, theirs=theirs, without=without)
    if BY_DYNAMITE in payment.sources:
        _move_marker(draft, seat, -1)
    top_up(draft)


def _stand(draft: Draft, seat: int, pact: int, *, cards: list[int], without: list[int]) -> None:
    public = draft.public
    task = public.pacts[pact][-1]
    public.figures = replaced(public.figures, seat, (*public.figures[seat], Figure(seat, pact, task)))
    public.deed = "figure"
    draft.tell(ev.FigurePlaced(seat, pact, task, tuple(cards), tuple(without)))


def _finish_task(
    draft: Draft, seat: int, payment: Payment, *, own: list[int], theirs: list[int], without: list[int]
) -> None:
    slot, partner = payment.slot, payment.partner
    task = draft.remove_task(slot)
    draft.public.idle = -1
    draft.tell(ev.Completed(seat, task, slot, partner, tuple(own), tuple(theirs), tuple(without)))
    if partner == act.ALONE:
        draft.credit(seat, task)
        return
    draft.bind(pact_between(draft.public, seat, partner), task)
    reward(draft, seat)


def _move_marker(draft: Draft, seat: int, by: int) -> None:
    markers = draft.public.markers
    before = markers[seat]
    after = max(0, min(len(draft.content.track) - 1, before + by))
    if after != before:
        draft.public.markers = replaced(markers, seat, after)
        draft.tell(ev.MarkerMoved(seat, before, after))


# ---------------------------------------------------------------------- the end of a turn


def pass_turn(draft: Draft, action: act.Pass) -> None:
    """Nothing could be done (P-23)."""
    draft.public.deed, draft.public.phase = "pass", "tasks"
    draft.tell(ev.Passed(action.seat))


def end_turn(draft: Draft, action: act.EndTurn) -> None:
    """The Marker moves, the Task row is refilled, and the next clan is on; or the game is over."""
    public, seat = draft.public, action.seat
    if public.markers:
        _move_marker(draft, seat, draft.content.strides[types_on_display(public, draft.content, seat)])
    draft.tell(ev.TurnEnded(seat))
    public.turns += 1
    refill_tasks(draft)
    if public.mode == "solo":
        solo.upkeep(draft)
        top_up(draft)
    public.idle += 1
    public.deed, public.played, public.extra, public.recruited, public.specialist_used = "", 0, 0, 0, False
    public.phase = "turn"
    following = (seat + 1) % public.players
    round_over = following == public.start
    if (public.winter and round_over) or public.idle >= draft.content.numbers.patience * public.players:
        finish(draft)
    else:
        public.active = following
