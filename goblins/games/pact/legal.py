"""What may be done: for every phase the actions that are open."""

from __future__ import annotations

from goblins.games.pact import payment as paying
from goblins.games.pact.actions import (
    ALONE,
    DECK,
    CallOff,
    Complete,
    EndTurn,
    KeepCommands,
    NextGame,
    PactAction,
    Pass,
    Pay,
    PlaceFigure,
    Play,
    PlayMore,
    Reduce,
    Retire,
    ReturnCommand,
    Reveal,
    Scheme,
    Shift,
    Take,
    TakeBack,
    TakeMore,
    TakePrize,
)
from goblins.games.pact.cards import DRUMMER, PRESSGANG, SCHEMER, TASKMASTER, Box
from goblins.games.pact.draft import counted, on_display
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.solo import may_go_on
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, ROW, PactState, Table, may_play, neighbours_of

#: No Task needs more goblins than this, no Figure either.
MOST_NEEDED = 7
_SEATS = range(5)
_TAKES = tuple({slot: Take(seat, slot) for slot in range(DECK, ROW)} for seat in _SEATS)
_PLAYS = tuple(tuple(Play(seat, kind) for kind in range(6)) for seat in _SEATS)
_REVEALS = tuple(tuple(Reveal(seat, kind) for kind in range(6)) for seat in _SEATS)
_SHIFTS = tuple(
    tuple(tuple(Shift(seat, column, source) for source in paying.SOURCES) for column in range(MOST_NEEDED))
    for seat in _SEATS
)
_SCHEMES = tuple(tuple(Scheme(seat, slot) for slot in range(ROW)) for seat in _SEATS)
_ENDS = tuple(EndTurn(seat) for seat in _SEATS)


def actions(state: PactState, box: Box) -> tuple[PactAction, ...]:
    """Everything the deciding seat may do, in a stable order."""
    seat, phase = state.active, state.phase
    if phase == "turn":
        return _main(state, box, seat)
    if phase == "recruit":
        return (*_takes(state, seat), *_schemes(state, seat))
    if phase in ("play", "tasks"):
        return _afterwards(state, box, seat)
    if phase == "pay":
        return _ways_to_pay(state, seat)
    return _elsewhere(state, seat)


def _main(state: PactState, box: Box, seat: int) -> tuple[PactAction, ...]:
    found: list[PactAction] = [*_takes(state, seat)]
    plays = _PLAYS[seat]
    hand = counted(state.hands[seat])
    found += [plays[kind] for kind in range(6) if hand[kind]]
    if state.masters and seat < len(state.masters):
        found += [PlaceFigure(seat, pact) for pact in figure_places(state, state.hands[seat], box, seat)]
    if not found:
        found.append(Pass(seat))
    found += _schemes(state, seat)
    return tuple(found)


def figure_places(table: Table, hand: tuple[int, ...], box: Box, seat: int) -> list[int]:
    """The Pact cards whose newest Task can get a seat's next Figure now (P-51)."""
    cost = paying.figure_cost(table, seat)
    piles = [pact for pact in pacts_of(table, seat) if table.pacts[pact]] if cost else []
    if not piles:
        return []
    in_hand, shown, help = counted(hand), on_display(table, seat), paying.helps(table, seat)
    colours = {pact: box.tasks[table.pacts[pact][-1]].colour for pact in piles}
    return [
        pact
        for pact, colour in colours.items()
        if in_hand[colour] + shown[colour] + help >= cost and has_free_top(table, pact)
    ]


def has_free_top(table: Table, pact: int) -> bool:
    """Whether a Pact card's newest Task has no Figure yet (P-51)."""
    pile = table.pacts[pact]
    return bool(pile) and not any(figure.task == pile[-1] for figure in table.figures)


def takeable(state: PactState) -> list[int]:
    """The slots of the row, and the deck, that a goblin can be recruited from."""
    slots = [slot for slot in range(ROW) if state.row[slot] != NO_CARD]
    return [*slots, DECK] if state.deck or state.discards else slots


def _takes(state: PactState, seat: int) -> list[PactAction]:
    takes = _TAKES[seat]
    return [takes[slot] for slot in takeable(state)]


def _schemes(state: PactState, seat: int) -> list[PactAction]:
    if not state.task_deck or worker_for(state, seat, SCHEMER) == NOBODY:
        return []
    return [action for action, task in zip(_SCHEMES[seat], state.open_tasks, strict=True) if task != NO_TASK]


def _afterwards(state: PactState, box: Box, seat: int) -> tuple[PactAction, ...]:
    found: list[PactAction] = []
    hand = counted(state.hands[seat])
    if may_play(state):
        plays = _PLAYS[seat]
        found += [plays[kind] for kind in range(6) if hand[kind]]
    found += completions(state, box, seat)
    if not state.specialist_used:
        found += _by_specialists(state, seat, hand)
    found.append(_ENDS[seat])
    return tuple(found)


def completions(state: PactState, box: Box, seat: int) -> list[PactAction]:
    """Every Task that can be completed now, and with whom (P-24, P-25)."""
    found: list[PactAction] = []
    own, help = on_display(state, seat), paying.helps(state, seat)
    have = sum(own) + help
    if have == help:
        return found  # without a goblin of one's own there is nothing to be done
    partners = [(clan, on_display(state, clan)) for clan in neighbours_of(state, seat)]
    helpful = [(clan, theirs, have + sum(theirs)) for clan, theirs in partners if any(theirs)]
    for slot, task in enumerate(state.open_tasks):
        if task == NO_TASK:
            continue
        wanted = box.tasks[task]
        count = len(wanted.columns)
        # most Tasks need more goblins than there are: that is quickly seen
        if have >= count and paying.affords_alone(wanted, own, help):
            found.append(Complete(seat, slot, ALONE))
        for clan, theirs, together in helpful:
            if together >= count and paying.affords_together(wanted, own, theirs, help):
                found.append(Complete(seat, slot, clan))
    return found


def _by_specialists(state: PactState, seat: int, hand: tuple[int, ...]) -> list[PactAction]:
    found: list[PactAction] = []
    player = {"play": TASKMASTER, "recruit": DRUMMER}.get(state.deed)
    if player is not None and worker_for(state, seat, player) != NOBODY:
        found += [PlayMore(seat, kind) for kind in range(6) if hand[kind]]
    if state.deed == "recruit" and worker_for(state, seat, PRESSGANG) != NOBODY:
        found += [TakeMore(seat, slot) for slot in takeable(state)]
    return found + _schemes(state, seat)


def _ways_to_pay(state: PactState, seat: int) -> tuple[PactAction, ...]:
    assert state.payment is not None
    means = paying.means_of(state, state.hands[seat], seat, state.payment)
    found: list[PactAction] = [Pay(seat)] if paying.both_give(state.payment.sources, means) else []
    ways = _SHIFTS[seat]
    found += [ways[column][source] for column, source in paying.shifts(state.payment, means)]
    return (*found, CallOff(seat))


def _elsewhere(state: PactState, seat: int) -> tuple[PactAction, ...]:
    """What is decided outside of turns."""
    phase = state.phase
    if phase == "commands":
        commands = state.commands[seat]
        given_back = [ReturnCommand(seat, command) for command in commands] if len(commands) > 1 else []
        return (KeepCommands(seat), *given_back)
    hand = counted(state.hands[seat])
    if phase == "reveal":
        return tuple([_REVEALS[seat][kind] for kind in range(6) if hand[kind]])
    if phase == "reduce":
        return tuple([Reduce(seat, kind) for kind in range(6) if hand[kind]])
    if phase == "prize":
        return tuple([TakePrize(seat, slot) for slot in range(ROW) if state.open_tasks[slot] != NO_TASK])
    if may_go_on(state.specialists, state.taken_back):
        return (NextGame(seat), Retire(seat))
    used = [specialist for specialist, holder in enumerate(state.specialists) if holder == NOBODY]
    return (*[TakeBack(seat, specialist) for specialist in used], Retire(seat))
