"""What a piece of Pact dropped somewhere means."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Action, Refusal
from goblins.games.pact.actions import (
    ALONE,
    Complete,
    PactAction,
    PlaceFigure,
    Play,
    PlayMore,
    Reduce,
    ReturnCommand,
    Reveal,
    Scheme,
    Shift,
    Take,
    TakeBack,
    TakeMore,
    TakePrize,
)
from goblins.games.pact.actions import DECK as FROM_DECK
from goblins.games.pact.cards import DRUMMER, KIND_OF, MIMIC, PRESSGANG, SCHEMER, TASKMASTER
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import NOBODY, PactView, figures_of, may_play, pact_between
from goblins.tables.contract import TableContext
from goblins.tables.pact.places import (
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    TASK_DECK,
    cell_piece,
    column_piece,
    command_piece,
    figure_piece,
    goblin_piece,
    number_of,
    pact_piece,
    plate_piece,
    specialist_piece,
    task_piece,
)
from goblins.ui.motion import Piece

Found = dict[tuple[Piece, Piece], PactAction]


def gestures(view: PactView, legal: Sequence[PactAction]) -> Found:
    """What may be dropped where now."""
    found: Found = {}
    for action in legal:
        match action:
            case Take(slot=slot):
                found[_source(view, slot), HAND] = action
            case TakeMore(slot=slot):
                found[_source(view, slot), HAND] = action
                found[_worker(view, PRESSGANG), _source(view, slot)] = action
            case Play(kind=kind) | Reveal(kind=kind):
                for piece in _of_kind(view, kind):
                    found[piece, DISPLAY] = action
            case PlayMore(kind=kind):
                worker = _worker(view, TASKMASTER if view.deed == "play" else DRUMMER)
                for piece in _of_kind(view, kind):
                    found[piece, worker] = action
                    if not may_play(view):  # before that, nobody needs a Specialist for it
                        found[piece, DISPLAY] = action
            case Reduce(kind=kind):
                for piece in _of_kind(view, kind):
                    found[piece, DISCARDS] = action
            case Scheme(slot=slot):
                found[_task(view, slot), TASK_DECK] = action
                found[_worker(view, SCHEMER), _task(view, slot)] = action
            case _:
                _of_tasks(found, view, action)
    return found


def _of_tasks(found: Found, view: PactView, action: PactAction) -> None:
    match action:
        case Complete(slot=slot, partner=partner):
            target = plate_piece(view.seat) if partner == ALONE else pact_piece(pact_between(view, view.seat, partner))
            found[_task(view, slot), target] = action
        case TakePrize(seat=seat, slot=slot):
            found[_task(view, slot), plate_piece(seat)] = action
        case PlaceFigure(seat=seat, pact=pact):
            found[figure_piece(seat, figures_of(view, seat)), pact_piece(pact)] = action
        case Shift(column=column, source=source):
            cell = cell_piece(column, source)
            found[cell, cell] = action
            found[column_piece(column), cell] = action
        case ReturnCommand(command=command):
            piece = command_piece(command)
            found[piece, piece] = action
        case TakeBack(specialist=specialist):
            piece = specialist_piece(specialist)
            found[piece, piece] = action


def _source(view: PactView, slot: int) -> Piece:
    return DECK if slot == FROM_DECK else goblin_piece(view.row[slot])


def _task(view: PactView, slot: int) -> Piece:
    return task_piece(view.open_tasks[slot])


def _of_kind(view: PactView, kind: int) -> list[Piece]:
    return [goblin_piece(card) for card in view.hand if KIND_OF[card] == kind]


def _worker(view: PactView, ability: int) -> Piece:
    return specialist_piece(worker_for(view, view.seat, ability))


def equal_piece(view: PactView, piece: Piece, action: Action) -> Piece:
    """The card that leaves the hand when one of its kind is dropped: see `Draft.lose`."""
    if not isinstance(action, Play | PlayMore | Reduce | Reveal):
        return piece
    kept = view.shown[view.seat] if not isinstance(action, Reveal) else ()
    equal = [card for card in (*kept, *view.hand) if KIND_OF[card] == action.kind]
    return goblin_piece(equal[0]) if equal else piece


# ---------------------------------------------------------------------- what an impossible drop would have been


def refused(view: PactView, piece: Piece, target: Piece, context: TableContext) -> PactAction | Refusal | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    seat = view.seat
    card, task, specialist = (number_of(piece, kind) for kind in ("goblin", "task", "specialist"))
    if piece == target:
        return None
    if card is not None and card in view.hand:
        return _refused_from_hand(view, card, target)
    if piece == DECK or card in view.row:
        slot = FROM_DECK if card is None else view.row.index(card)
        if target == DISPLAY and view.phase in ("turn", "recruit"):
            return Refusal("P-21", "Recruits go into your hand; from there they are played.")
        if target in (HAND, DISPLAY):
            again = view.deed == "recruit" and view.phase == "tasks" and worker_for(view, seat, PRESSGANG) != NOBODY
            return TakeMore(seat, slot) if again else Take(seat, slot)
        return None
    if task is not None and task in view.open_tasks:
        return _refused_task(view, task, target)
    if piece.startswith("figure:"):
        pact = number_of(target, "pact")
        return PlaceFigure(seat, pact) if pact is not None else None
    if specialist is not None:
        return _refused_specialist(view, specialist, context)
    if piece.startswith("column:"):
        _, column, source = target.split(":") if target.startswith("cell:") else ("", "", "")
        return Shift(seat, int(column), int(source)) if column and piece == column_piece(int(column)) else None
    return None


def _refused_from_hand(view: PactView, card: int, target: Piece) -> PactAction | Refusal | None:
    kind, seat = KIND_OF[card], view.seat
    if target == DISPLAY:
        if view.phase == "reveal":
            return Reveal(seat, kind)
        return Play(seat, kind)
    if target == DISCARDS:
        return Reduce(seat, kind)
    return None


def _refused_task(view: PactView, task: int, target: Piece) -> PactAction | Refusal | None:
    slot, seat = view.open_tasks.index(task), view.seat
    pact, plate = number_of(target, "pact"), number_of(target, "plate")
    if target == TASK_DECK:
        return Scheme(seat, slot)
    if plate is not None and plate == seat:
        return TakePrize(seat, slot) if view.phase == "prize" else Complete(seat, slot, ALONE)
    if pact is not None and pact in pacts_of(view, seat):
        partner = (seat + 1) % len(view.displays) if pact == seat else pact
        return Complete(seat, slot, partner)
    if pact is not None or plate is not None:
        return Refusal("P-25", "A pact is made with a neighbour: drop the Task on one of your own two Pact cards.")
    return None


def _refused_specialist(view: PactView, specialist: int, context: TableContext) -> PactAction | Refusal | None:
    owner = view.specialists[specialist]
    if owner == NOBODY:
        return Refusal("P-71", "That Specialist has been used.")
    if owner != view.seat:
        return Refusal("P-30", f"That Specialist is with {context.name(owner)}.")
    if specialist == SCHEMER:
        return Refusal("P-31", "Drag a face-up Task onto the Task deck: the Schemer then swaps it.")
    if specialist == PRESSGANG:
        return Refusal("P-31", "After recruiting, drag one more goblin into your hand: that is the Press-gang’s work.")
    if specialist in (TASKMASTER, DRUMMER):
        return Refusal("P-31", "Drag a goblin of your hand onto your display: this Specialist then lets you play it.")
    if specialist == MIMIC:
        return Refusal("P-31", "Just do what another Specialist would let you do: the Mimic makes it possible.")
    return Refusal("P-31", "The Fixer works while you pay: complete a Task that lacks one goblin.")
