"""What a clan does in its turn, and how a turn ends (P-20 … P-26, P-31, P-51 … P-55)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.pact import payment as paying
from goblins.games.pact import solo
from goblins.games.pact.actions import (
    ALONE,
    DECK,
    CallOff,
    Complete,
    EndTurn,
    Pass,
    Pay,
    PlaceFigure,
    Play,
    PlayMore,
    Reduce,
    Scheme,
    Shift,
    Take,
    TakeMore,
)
from goblins.games.pact.cards import DRUMMER, FIXER, PRESSGANG, SCHEMER, TASKMASTER
from goblins.games.pact.draft import Draft, put, types_on_display
from goblins.games.pact.ending import finish
from goblins.games.pact.events import (
    CalledOff,
    Completed,
    FigurePlaced,
    MarkerMoved,
    Passed,
    Played,
    Recruited,
    Schemed,
    TurnEnded,
    Weighing,
)
from goblins.games.pact.specialists import employ
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_DISPLAY,
    FROM_HAND,
    NO_CARD,
    NO_TASK,
    THEIR_DISPLAY,
    Figure,
    Payment,
    pact_between,
)
from goblins.games.pact.supply import (
    draw,
    draw_task,
    fill_row,
    notice_season,
    reduce,
    refill_tasks,
    reward,
    top_up,
)

#: So many full rounds without a completed Task end the game (P-26).
PATIENCE = 10


def take(draft: Draft, action: Take) -> None:
    """Recruit a goblin; after the second one the row is refilled (P-21)."""
    _recruit(draft, action.seat, action.slot)
    if draft.phase == "turn" and there_are_goblins(draft):
        draft.phase, draft.deed = "recruit", "recruit"
        return
    draft.deed = "recruit"
    draft.helix_waits = draft.mode == "two"
    fill_row(draft)


def there_are_goblins(draft: Draft) -> bool:
    """Whether there is anything to recruit: a recruiter takes what there is (P-22)."""
    return bool(draft.deck or draft.discards) or any(card != NO_CARD for card in draft.row)


def take_more(draft: Draft, action: TakeMore) -> None:
    """The Press-gang recruits one more; the row is refilled again (P-31)."""
    employ(draft, action.seat, PRESSGANG)
    _recruit(draft, action.seat, action.slot)
    fill_row(draft)


def _recruit(draft: Draft, seat: int, slot: int) -> None:
    if slot == DECK:
        drawn = draw(draft)
        assert drawn is not None
        draft.gain(seat, drawn, seen=False)
        draft.events.append(Recruited(seat, slot, drawn))
        return
    card = draft.row[slot]
    draft.row = put(draft.row, slot, NO_CARD)
    draft.gain(seat, card, seen=True)
    draft.events.append(Recruited(seat, slot, card))


def play(draft: Draft, action: Play) -> None:
    """A goblin comes onto the display, up to three a turn (P-23)."""
    draft.deed = "play"
    _play(draft, action.seat, action.kind)
    draft.phase = "play"


def play_more(draft: Draft, action: PlayMore) -> None:
    """One more goblin, by the Taskmaster or the Drummer (P-31)."""
    employ(draft, action.seat, TASKMASTER if draft.deed == "play" else DRUMMER)
    _play(draft, action.seat, action.kind)
    draft.extra += 1


def _play(draft: Draft, seat: int, kind: int) -> None:
    card = draft.lose(seat, kind)
    draft.show(seat, card)
    draft.played += 1
    draft.events.append(Played(seat, card))


def scheme(draft: Draft, action: Scheme) -> None:
    """A Task goes under the deck, and a new one comes for it (P-31)."""
    employ(draft, action.seat, SCHEMER)
    task = draft.open_tasks[action.slot]
    new = draw_task(draft)
    draft.open_tasks = put(draft.open_tasks, action.slot, new)
    draft.task_deck = (task, *draft.task_deck)
    draft.under = (task, *draft.under)
    draft.events.append(Schemed(action.seat, action.slot, task, new))
    notice_season(draft, new)


# ---------------------------------------------------------------------- Tasks and Figures


def complete(draft: Draft, action: Complete) -> None:
    """Complete a Task at once if there is one way to pay for it, else ask for the way (P-24, P-25)."""
    _pay_or_ask(draft, action.seat, paying.for_task(draft, draft.box, action.slot, action.partner))


def place_figure(draft: Draft, action: PlaceFigure) -> None:
    """Place a Figure at once if there is one way to pay for it, else ask for the way (P-51)."""
    _pay_or_ask(draft, action.seat, paying.for_figure(draft, draft.box, action.seat, action.pact))


def _pay_or_ask(draft: Draft, seat: int, payment: Payment) -> None:
    means = paying.means_of(draft, draft.hands[seat], seat, payment)
    payment = paying.filled(payment, means, draft, seat)
    if paying.has_choice(payment, means):
        draft.payment, draft.phase = payment, "pay"
        draft.events.append(Weighing(seat))
    else:
        _settle(draft, seat, payment)


def shift(draft: Draft, action: Shift) -> None:
    """A needed goblin comes from somewhere else."""
    assert draft.payment is not None
    means = paying.means_of(draft, draft.hands[action.seat], action.seat, draft.payment)
    sources = paying.shifted(draft.payment, means, action.column, action.source)
    assert sources is not None
    draft.payment = replace(draft.payment, sources=sources)
    draft.events.append(Weighing(action.seat))


def call_off(draft: Draft, action: CallOff) -> None:
    """Nothing is paid."""
    assert draft.payment is not None
    draft.phase, draft.payment = draft.payment.back, None
    draft.events.append(CalledOff(action.seat))


def pay(draft: Draft, action: Pay) -> None:
    """The Task or Figure is paid for as it lies."""
    assert draft.payment is not None
    payment, draft.payment = draft.payment, None
    _settle(draft, action.seat, payment)


def _settle(draft: Draft, seat: int, payment: Payment) -> None:
    own: list[int] = []
    theirs: list[int] = []
    for kind, source in zip(payment.columns, payment.sources, strict=True):
        if source == FROM_DISPLAY:
            own.append(draft.withdraw(seat, kind))
        elif source == FROM_HAND:
            own.append(draft.lose(seat, kind))
        elif source == THEIR_DISPLAY:
            theirs.append(draft.withdraw(payment.partner, kind))
    done_without = tuple(
        kind for kind, source in zip(payment.columns, payment.sources, strict=True) if source in (BY_FIXER, BY_DYNAMITE)
    )
    draft.discards += (*own, *theirs)
    if BY_FIXER in payment.sources:
        employ(draft, seat, FIXER)
    draft.phase = "tasks"
    if payment.pact >= 0:
        _stand(draft, seat, payment.pact, tuple(own), done_without)
    else:
        _finish_task(draft, seat, payment, (tuple(own), tuple(theirs), done_without))
    if BY_DYNAMITE in payment.sources:
        _move_marker(draft, seat, -1)
    top_up(draft)


def _stand(draft: Draft, seat: int, pact: int, cards: tuple[int, ...], done_without: tuple[int, ...]) -> None:
    task = draft.pacts[pact][-1]
    draft.figures = put(draft.figures, seat, (*draft.figures[seat], Figure(seat, pact, task)))
    draft.deed = "figure"
    draft.events.append(FigurePlaced(seat, pact, task, cards, done_without))


def _finish_task(
    draft: Draft, seat: int, payment: Payment, paid: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
) -> None:
    task, partner = draft.open_tasks[payment.slot], payment.partner
    draft.open_tasks = put(draft.open_tasks, payment.slot, NO_TASK)
    draft.idle = -1
    draft.events.append(Completed(seat, task, payment.slot, partner, *paid))
    if partner == ALONE:
        draft.alone = put(draft.alone, seat, (*draft.alone[seat], task))
        return
    pact = pact_between(draft, seat, partner)
    draft.pacts = put(draft.pacts, pact, (*draft.pacts[pact], task))
    reward(draft, seat)


def _move_marker(draft: Draft, seat: int, by: int) -> None:
    before = draft.markers[seat]
    after = max(0, min(len(draft.box.track) - 1, before + by))
    if after != before:
        draft.markers = put(draft.markers, seat, after)
        draft.events.append(MarkerMoved(seat, before, after))


# ---------------------------------------------------------------------- the end of a turn


def pass_turn(draft: Draft, action: Pass) -> None:
    """Nothing could be done (P-23)."""
    draft.deed, draft.phase = "pass", "tasks"
    draft.events.append(Passed(action.seat))


def end_turn(draft: Draft, action: EndTurn) -> None:
    """The Marker moves, the Task row is refilled, and the next clan is on; or the game is over."""
    seat = action.seat
    if draft.markers:
        _move_marker(draft, seat, {5: 1, 6: 2}.get(types_on_display(draft, seat), 0))
    draft.events.append(TurnEnded(seat))
    draft.turns += 1
    refill_tasks(draft)
    if draft.mode == "solo":
        solo.upkeep(draft)
        top_up(draft)
    draft.idle += 1
    draft.deed, draft.played, draft.extra, draft.specialist_used = "", 0, 0, False
    draft.phase = "turn"
    following = (seat + 1) % draft.players
    round_over = following == draft.start
    if (draft.winter and round_over) or draft.idle >= PATIENCE * draft.players:
        finish(draft)
    else:
        draft.active = following


def discard(draft: Draft, action: Reduce) -> None:
    """A goblin is given up in a shortage (P-22)."""
    reduce(draft, action.kind)
