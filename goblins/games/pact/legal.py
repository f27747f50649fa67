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
from goblins.games.pact.cards import DRUMMER, KINDS, ONE_OF_EACH, PRESSGANG, SCHEMER, TASKMASTER, Box, pooled
from goblins.games.pact.draft import bits_of, counted, displayed, on_display
from goblins.games.pact.scoring import pacts_of
from goblins.games.pact.solo import may_go_on
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    NO_CARD,
    NO_TASK,
    NOBODY,
    ROW,
    PactState,
    Table,
    all_figures,
    may_play,
    neighbours_of,
)

#: No Task needs more goblins than this, no Figure either.
MOST_NEEDED = 7
# Actions are always the same few hundred, so they are made once. By seat, and for goblins of a hand by the kinds in it.
_SEATS = range(5)
_KINDS_AMONG = tuple(tuple(kind for kind in range(6) if bits >> kind & 1) for bits in range(64))
_TAKES = tuple({slot: Take(seat, slot) for slot in range(DECK, ROW)} for seat in _SEATS)
_ALL_TAKES = tuple(tuple(takes[slot] for slot in (*range(ROW), DECK)) for takes in _TAKES)
_TAKES_MORE = tuple({slot: TakeMore(seat, slot) for slot in range(DECK, ROW)} for seat in _SEATS)
_PLAYS = tuple(tuple(tuple(Play(seat, kind) for kind in kinds) for kinds in _KINDS_AMONG) for seat in _SEATS)
_PLAYS_MORE = tuple(tuple(tuple(PlayMore(seat, kind) for kind in kinds) for kinds in _KINDS_AMONG) for seat in _SEATS)
_REVEALS = tuple(tuple(tuple(Reveal(seat, kind) for kind in kinds) for kinds in _KINDS_AMONG) for seat in _SEATS)
_REDUCTIONS = tuple(tuple(tuple(Reduce(seat, kind) for kind in kinds) for kinds in _KINDS_AMONG) for seat in _SEATS)
_SHIFTS = tuple(
    tuple(tuple(Shift(seat, column, source) for source in paying.SOURCES) for column in range(MOST_NEEDED))
    for seat in _SEATS
)
_COMPLETIONS = tuple(
    tuple({partner: Complete(seat, slot, partner) for partner in (ALONE, *_SEATS)} for slot in range(ROW))
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
    found: list[PactAction] = [*_takes(state, seat), *_PLAYS[seat][_kinds_in_hand(state, seat)]]
    if seat < len(state.masters):
        found += [PlaceFigure(seat, pact) for pact in figure_places(state, state.hands[seat], box, seat)]
    if not found:
        found.append(Pass(seat))
    found += _schemes(state, seat)
    return tuple(found)


def _kinds_in_hand(state: PactState, seat: int) -> int:
    return bits_of(state.hands[seat]) & ONE_OF_EACH


def figure_places(table: Table, hand: tuple[int, ...], box: Box, seat: int) -> list[int]:
    """The Pact cards whose newest Task can get a seat's next Figure now (P-51)."""
    cost = paying.figure_cost(table, seat)
    piles = [pact for pact in pacts_of(table, seat) if table.pacts[pact]] if cost else []
    if not piles:
        return []
    needed = cost - paying.helps(table, seat)
    # first by kinds of which there are so many, or three: that is quickly seen, and mostly the answer
    enough = pooled(bits_of(hand), displayed(table, seat)) >> len(KINDS) * (min(needed, 3) - 1)
    found = []
    for pact in piles:
        colour = box.tasks[table.pacts[pact][-1]].colour
        if not enough >> colour & 1 or not has_free_top(table, pact):
            continue
        if needed <= 3 or counted(hand)[colour] + on_display(table, seat)[colour] >= needed:
            found.append(pact)
    return found


def has_free_top(table: Table, pact: int) -> bool:
    """Whether a Pact card's newest Task has no Figure yet (P-51)."""
    pile = table.pacts[pact]
    return bool(pile) and pile[-1] not in [figure.task for figure in all_figures(table)]


def takeable(state: PactState) -> list[int]:
    """The slots of the row, and the deck, that a goblin can be recruited from."""
    slots = [slot for slot in range(ROW) if state.row[slot] != NO_CARD]
    return [*slots, DECK] if state.deck or state.discards else slots


def _takes(state: PactState, seat: int) -> tuple[Take, ...]:
    if NO_CARD not in state.row and state.deck:
        return _ALL_TAKES[seat]
    takes = _TAKES[seat]
    return tuple([takes[slot] for slot in takeable(state)])


def _schemes(state: PactState, seat: int) -> list[PactAction]:
    if not state.task_deck or worker_for(state, seat, SCHEMER) == NOBODY:
        return []
    return [action for action, task in zip(_SCHEMES[seat], state.open_tasks, strict=True) if task != NO_TASK]


def _afterwards(state: PactState, box: Box, seat: int) -> tuple[PactAction, ...]:
    found: list[PactAction] = []
    if may_play(state):
        found += _PLAYS[seat][_kinds_in_hand(state, seat)]
    found += completions(state, box, seat)
    if seat in state.specialists and not state.specialist_used:
        found += _by_specialists(state, seat)
    found.append(_ENDS[seat])
    return tuple(found)


def completions(table: Table, box: Box, seat: int) -> list[Complete]:
    """Every Task that can be completed now, and with whom: each side of a pact gives a goblin (P-24, P-25, P-32)."""
    found: list[Complete] = []
    ours = displayed(table, seat)
    if not ours:
        return found  # nothing is done without a goblin of one's own
    help = paying.helps(table, seat)
    neighbours = [(clan, displayed(table, clan)) for clan in neighbours_of(table, seat)]
    partners = [(clan, theirs, pooled(ours, theirs)) for clan, theirs in neighbours if theirs]
    ways, tasks = _COMPLETIONS[seat], box.tasks
    for slot, task in enumerate(table.open_tasks):
        needs = tasks[task].bits if task != NO_TASK else 0
        fitting = needs & ours
        if not fitting:
            continue
        enough = needs.bit_count() - help
        if fitting.bit_count() >= enough:
            found.append(ways[slot][ALONE])
        if enough < 2:
            enough = 2
        for clan, theirs, together in partners:
            if (needs & together).bit_count() >= enough and needs & theirs:
                found.append(ways[slot][clan])
    return found


def _by_specialists(state: PactState, seat: int) -> list[PactAction]:
    found: list[PactAction] = []
    player = {"play": TASKMASTER, "recruit": DRUMMER}.get(state.deed)
    if player is not None and worker_for(state, seat, player) != NOBODY:
        found += _PLAYS_MORE[seat][_kinds_in_hand(state, seat)]
    if state.deed == "recruit" and worker_for(state, seat, PRESSGANG) != NOBODY:
        takes = _TAKES_MORE[seat]
        found += [takes[slot] for slot in takeable(state)]
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
    if phase == "reveal":
        return _REVEALS[seat][_kinds_in_hand(state, seat)]
    if phase == "reduce":
        return _REDUCTIONS[seat][_kinds_in_hand(state, seat)]
    if phase == "prize":
        return tuple([TakePrize(seat, slot) for slot in range(ROW) if state.open_tasks[slot] != NO_TASK])
    if may_go_on(state.specialists, state.taken_back):
        return (NextGame(seat), Retire(seat))
    used = [specialist for specialist, holder in enumerate(state.specialists) if holder == NOBODY]
    return (*[TakeBack(seat, specialist) for specialist in used], Retire(seat))
