"""What a piece of Pact dropped somewhere means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goblins.core.contract import Refusal, refuse
from goblins.games.pact import actions as a
from goblins.games.pact.content import DRUMMER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER, Content
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import NOBODY, figures_of, may_play, pact_between
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.ui.drag import Gesture, Gestures
from goblins.ui.moving.motion import Piece

Drop = tuple[Piece, Piece]


def gestures(view: PactView, legal: Sequence[a.PactAction], content: Content) -> Gestures:
    """What may be dropped where now."""
    return {drop: _gesture(action) for action in legal for drop in _drops(view, action, content)}


def _gesture(action: a.PactAction) -> Gesture:
    """What a drop means; a Specialist's work spends that card, so it is only ever done on purpose."""
    return Gesture((action,), spends=isinstance(action, a.TakeMore | a.PlayMore | a.Scheme))


def _drops(view: PactView, action: a.PactAction, content: Content) -> Iterator[Drop]:
    """What is dropped where to do something with goblins, or with Tasks."""
    match action:
        case a.Take(slot=slot):
            yield _source(view, slot), p.HAND
        case a.TakeMore(slot=slot):
            yield _source(view, slot), p.HAND
            yield _worker(view, PRESSGANG), _source(view, slot)
        case a.Play(kind=kind) | a.Reveal(kind=kind):
            yield from ((piece, p.DISPLAY) for piece in _of_kind(view, kind, content))
        case a.PlayMore(kind=kind):
            worker = _worker(view, TASKMASTER if view.public.deed == "play" else DRUMMER)
            for piece in _of_kind(view, kind, content):
                yield piece, worker
                if not may_play(view.public, content):  # before that, nobody needs a Specialist for it
                    yield piece, p.DISPLAY
        case a.Reduce(kind=kind):
            yield from ((piece, p.DISCARDS) for piece in _of_kind(view, kind, content))
        case a.Scheme(slot=slot):
            yield _task(view, slot), p.TASK_DECK
            yield _worker(view, SCHEMER), _task(view, slot)
        case _:
            yield from _drops_of_tasks(view, action, content)


def _drops_of_tasks(view: PactView, action: a.PactAction, content: Content) -> Iterator[Drop]:
    match action:
        case a.Complete(slot=slot, partner=a.ALONE) | a.TakePrize(slot=slot):
            yield _task(view, slot), p.plate_piece(action.seat)
        case a.Complete(slot=slot, partner=partner):
            yield _task(view, slot), p.pact_piece(pact_between(view.public, view.seat, partner))
        case a.PlaceFigure(seat=seat, pact=pact):
            placed, all_of_them = figures_of(view.public, seat), content.masters[view.public.masters[seat]].symbols
            yield from ((p.figure_piece(seat, number), p.pact_piece(pact)) for number in range(placed, all_of_them))
        case a.Shift(column=column, source=source):
            cell = p.cell_piece(column, source)
            yield cell, cell
            yield p.column_piece(column), cell
        case a.ReturnCommand(command=command):
            yield p.command_piece(command), p.command_piece(command)
        case a.TakeBack(specialist=specialist):
            yield p.specialist_piece(specialist), p.specialist_piece(specialist)


def _source(view: PactView, slot: int) -> Piece:
    return p.DECK if slot == a.DECK else p.goblin_piece(view.public.row[slot])


def _task(view: PactView, slot: int) -> Piece:
    return p.task_piece(view.public.open_tasks[slot])


def _of_kind(view: PactView, kind: int, content: Content) -> list[Piece]:
    return [p.goblin_piece(card) for card in view.hand if content.pack.kind_of[card] == kind]


def _worker(view: PactView, ability: int) -> Piece:
    return p.specialist_piece(worker_for(view.public, view.seat, ability))


def equal_piece(view: PactView, piece: Piece, action: a.PactAction, content: Content) -> Piece:
    """The card that leaves the hand when one of its kind is dropped (see `Draft.lose`); of Figures, the next one."""
    if isinstance(action, a.PlaceFigure):
        return p.figure_piece(view.seat, figures_of(view.public, view.seat))
    if not isinstance(action, a.Play | a.PlayMore | a.Reduce | a.Reveal):
        return piece
    kept = view.public.shown[view.seat] if not isinstance(action, a.Reveal) else ()
    equal = [card for card in (*kept, *view.hand) if content.pack.kind_of[card] == action.kind]
    return p.goblin_piece(equal[0]) if equal else piece


# ---------------------------------------------------------------------- what an impossible drop would have been


def refused(
    view: PactView, piece: Piece, target: Piece | None, context: TableContext, content: Content
) -> a.PactAction | Refusal | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    kind, number = piece.kind, piece.number
    if piece == target:
        return _refused_touch(view, piece, context, content)
    if piece == p.DECK:
        return _refused_recruit(view, a.DECK, target)
    if kind == p.GOBLIN and number in view.hand:
        return _refused_from_hand(view, content.pack.kind_of[number], target)
    if kind == p.GOBLIN and number in view.public.row:
        return _refused_recruit(view, view.public.row.index(number), target)
    if kind == p.SPECIALIST:
        return _refused_specialist(view, number, context)
    if target is None:
        return None
    if kind == p.TASK and number in view.public.open_tasks:
        return _refused_task(view, number, target)
    if kind == p.FIGURE and target.kind == p.PACT:
        return a.PlaceFigure(view.seat, target.number)
    if kind == p.COLUMN and target.kind == p.CELL and target.number == number:
        return a.Shift(view.seat, number, target.part)
    return None


def _refused_touch(
    view: PactView, piece: Piece, context: TableContext, content: Content
) -> a.PactAction | Refusal | None:
    """Why nothing can be done with something that was touched, for those whose turn it is; others only hear what it is."""
    public, number = view.public, piece.number
    if public.active != view.seat or context.covered or public.phase not in ("turn", "recruit", "play", "tasks"):
        return None
    if piece.kind == p.SPECIALIST:
        return _refused_specialist(view, number, context)
    if piece.kind == p.GOBLIN and number in view.hand:
        return a.Play(view.seat, content.pack.kind_of[number])
    if piece.kind == p.FIGURE and number == view.seat:
        return a.PlaceFigure(view.seat, max(pacts_of(public, view.seat), key=lambda pact: len(public.pacts[pact])))
    if piece == p.DECK or (piece.kind == p.GOBLIN and number in public.row):
        return _refused_recruit(view, a.DECK if piece == p.DECK else public.row.index(number), p.HAND)
    if piece.kind == p.TASK and number in public.open_tasks:
        if public.phase in ("play", "tasks"):
            return refuse("P-25", "pact-no-neither-display-nor-pact-with")
        return a.Complete(view.seat, public.open_tasks.index(number), a.ALONE)
    return None


def _refused_recruit(view: PactView, slot: int, target: Piece | None) -> a.PactAction | Refusal | None:
    public, seat = view.public, view.seat
    if target == p.DISPLAY and public.phase in ("turn", "recruit"):
        return refuse("P-21", "pact-no-recruits-go-into-hand-from")
    if target not in (p.HAND, p.DISPLAY):
        return None
    again = public.deed == "recruit" and public.phase == "tasks" and worker_for(public, seat, PRESSGANG) != NOBODY
    return a.TakeMore(seat, slot) if again else a.Take(seat, slot)


def _refused_from_hand(view: PactView, kind: int, target: Piece | None) -> a.PactAction | Refusal | None:
    seat = view.seat
    if target == p.DISPLAY:
        if view.public.phase == "reveal":
            return a.Reveal(seat, kind)
        return a.Play(seat, kind)
    if target == p.DISCARDS:
        return a.Reduce(seat, kind)
    return None


def _refused_task(view: PactView, task: int, target: Piece) -> a.PactAction | Refusal | None:
    public = view.public
    slot, seat = public.open_tasks.index(task), view.seat
    if target == p.TASK_DECK:
        return a.Scheme(seat, slot)
    if target == p.plate_piece(seat):
        return a.TakePrize(seat, slot) if public.phase == "prize" else a.Complete(seat, slot, a.ALONE)
    if target.kind == p.PACT and target.number in pacts_of(public, seat):
        partner = (seat + 1) % len(public.displays) if target.number == seat else target.number
        return a.Complete(seat, slot, partner)
    if target.kind in (p.PACT, p.PLATE):
        return refuse("P-25", "pact-no-pact-made-with-neighbour-drop")
    return None


def _refused_specialist(view: PactView, specialist: int, context: TableContext) -> a.PactAction | Refusal | None:
    owner = view.public.specialists[specialist]
    if owner == NOBODY:
        return refuse("P-71", "pact-no-specialist-has-been-used")
    if owner != view.seat:
        return refuse("P-30", "pact-no-specialist-of-another", name=context.name(owner))
    if specialist == SCHEMER:
        return refuse("P-31", "pact-no-drag-face-up-task-onto")
    if specialist == PRESSGANG:
        return refuse("P-31", "pact-no-after-recruiting-drag-one-more")
    if specialist in (TASKMASTER, DRUMMER):
        return refuse("P-31", "pact-no-drag-goblin-hand-onto-display")
    if specialist == MIMIC:
        return refuse("P-31", "pact-no-just-do-what-another-specialist")
    return refuse("P-31", "pact-no-fixer-works-while-pay-complete")
