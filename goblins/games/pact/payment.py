"""Paying for Tasks and Figures: what a clan can afford, where each goblin comes from, and other ways (P-24, P-25, P-51)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.games.pact.actions import ALONE
from goblins.games.pact.cards import FIGURE_COSTS, FIGURES, FIXER, Box, Task
from goblins.games.pact.draft import Counts, counted, on_display
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_DISPLAY,
    FROM_HAND,
    FROM_MASTER,
    NOBODY,
    OURS,
    THEIR_DISPLAY,
    THEIR_MASTER,
    THEIRS,
    Payment,
    Table,
    figures_of,
    uncovered,
)

SOURCES = range(7)
_OUR_SIDE, _THEIR_SIDE = frozenset(OURS), frozenset(THEIRS)
#: Who gives a goblin of each source: 0 oneself, 1 the partner, 2 nobody of a pact.
_SIDES = tuple(0 if source in OURS else 1 if source in THEIRS else 2 for source in SOURCES)
# What is taken first where anything fits: what stays, then what others have, then one's own.
_PREFERRED = (FROM_MASTER, THEIR_MASTER, THEIR_DISPLAY, FROM_HAND, FROM_DISPLAY, BY_DYNAMITE, BY_FIXER)


class Means(Struct, frozen=True, gc=False):
    """What a seat could pay with: for every source how many of each kind; a help stands for one goblin of any kind."""

    goblins: tuple[Counts, ...]
    partner: int

    def has(self, source: int, kind: int) -> int:
        """How many of a kind a source has."""
        return self.goblins[source][kind]


_NOTHING = (0,) * 6
_ONE_OF_ANY = (1,) * 6
#: What is used up together, by source and kind: goblins of a kind from one source; a help for whatever kind.
_KEYS = tuple(tuple(source * 6 + kind if source < BY_FIXER else -source for kind in range(6)) for source in SOURCES)
#: So many of one kind alone, by kind and number.
_SYMBOLS = tuple(
    tuple(tuple(count if other == kind else 0 for other in range(6)) for count in range(FIGURES + 1))
    for kind in range(6)
)


def helps(table: Table, seat: int) -> int:
    """How many needed goblins a seat could do without: by a Fixer and by dynamite (P-31, P-55)."""
    return int(worker_for(table, seat, FIXER) != NOBODY) + int(has_dynamite(table, seat))


def has_dynamite(table: Table, seat: int) -> bool:
    """Whether a seat's Marker can move back (P-55)."""
    return bool(table.markers) and table.markers[seat] > 0


def affords_alone(task: Task, own: Counts, help: int) -> bool:
    """Whether a display has all a Task needs, but for what can be done without (P-24)."""
    for kind, need in task.wants:
        if need > own[kind]:
            help -= need - own[kind]
            if help < 0:
                return False
    return True


def affords_together(task: Task, own: Counts, theirs: Counts, help: int) -> bool:
    """Whether two displays have all a Task needs, each at least one goblin of it (P-25, P-32)."""
    ours_fit = theirs_fit = fitting = 0
    for kind, need in task.wants:
        mine, other = own[kind], theirs[kind]
        both = mine + other
        if both < need:
            help -= need - both
            if help < 0:
                return False
            fitting += both
        else:
            fitting += need
        ours_fit += mine
        theirs_fit += other
    return ours_fit > 0 and theirs_fit > 0 and fitting >= 2


def can_complete(table: Table, seat: int, task: Task, partner: int) -> bool:
    """Whether a seat can complete a Task alone, or with a neighbour."""
    own, help = on_display(table, seat), helps(table, seat)
    if partner == ALONE:
        return affords_alone(task, own, help)
    return affords_together(task, own, on_display(table, partner), help)


def figure_cost(table: Table, seat: int) -> int:
    """What the next Figure costs; 0 when all are placed (P-51)."""
    placed = figures_of(table, seat)
    return FIGURE_COSTS[placed] if placed < len(FIGURE_COSTS) else 0


# ---------------------------------------------------------------------- one way to pay, and others


def means_of(table: Table, hand: tuple[int, ...], seat: int, payment: Payment) -> Means:
    """What a seat could pay with: a Task from displays, a Figure from hand and display."""
    partner = payment.partner
    together = partner != ALONE
    goblins = (
        counted(table.displays[seat]),
        _symbols(table, seat),
        counted(table.displays[partner]) if together else _NOTHING,
        _symbols(table, partner) if together else _NOTHING,
        counted(hand) if payment.pact >= 0 else _NOTHING,
        _ONE_OF_ANY if worker_for(table, seat, FIXER) != NOBODY else _NOTHING,
        _ONE_OF_ANY if has_dynamite(table, seat) else _NOTHING,
    )
    return Means(goblins, partner)


def _symbols(table: Table, clan: int) -> Counts:
    kind, permanent = uncovered(table, clan)
    return _SYMBOLS[kind][permanent] if permanent else _NOTHING


def task_payment(table: Table, box: Box, hand: tuple[int, ...], seat: int, slot: int, partner: int) -> Payment:
    """A sensible way to pay for a Task: the one that keeps the most types on one's own display."""
    payment = for_task(table, box, slot, partner)
    return filled(payment, means_of(table, hand, seat, payment), table, seat)


def for_task(table: Table, box: Box, slot: int, partner: int) -> Payment:
    """What a Task needs; nothing is paid yet."""
    return Payment(slot, -1, partner, box.tasks[table.open_tasks[slot]].columns, (), table.phase)


def for_figure(table: Table, box: Box, seat: int, pact: int) -> Payment:
    """What the next Figure needs; nothing is paid yet."""
    colour = box.tasks[table.pacts[pact][-1]].colour
    return Payment(-1, pact, ALONE, (colour,) * figure_cost(table, seat), (), table.phase)


def filled(payment: Payment, means: Means, table: Table, seat: int) -> Payment:
    """A payment with a sensible source for every need."""
    sources = _sensible(payment.columns, means, table, seat)
    return Payment(payment.slot, payment.pact, payment.partner, payment.columns, sources, payment.back)


def _sensible(columns: tuple[int, ...], means: Means, table: Table, seat: int) -> tuple[int, ...]:
    sources: list[int] = []
    used: dict[int, int] = {}
    for kind in columns:
        source = _first_choice(means, used, kind)
        if source < 0:
            source = _way_round(table, seat, means, sources)
        key = _KEYS[source][kind]
        used[key] = used.get(key, 0) + 1
        sources.append(source)
    if means.partner != ALONE:
        _let_both_give(columns, sources, means, used)
    return tuple(sources)


def _first_choice(means: Means, used: dict[int, int], kind: int) -> int:
    """Where a goblin comes from if nobody says otherwise; -1: from nowhere. What stays goes first."""
    on_display = means.goblins[FROM_DISPLAY][kind] - used.get(_KEYS[FROM_DISPLAY][kind], 0)
    for source in (FROM_MASTER, THEIR_MASTER, FROM_DISPLAY, THEIR_DISPLAY, FROM_HAND):
        if source == FROM_DISPLAY:
            if on_display > 1:  # the last one of a kind stays on display if anything else will do
                return source
        elif means.goblins[source][kind] > used.get(_KEYS[source][kind], 0):
            return source
    return FROM_DISPLAY if on_display else -1


def _way_round(table: Table, seat: int, means: Means, sources: list[int]) -> int:
    """What replaces a missing goblin: dynamite, unless that costs Glory and a Fixer is at hand."""
    dear = has_dynamite(table, seat) and table.markers[seat] > 2
    order = (BY_FIXER, BY_DYNAMITE) if dear else (BY_DYNAMITE, BY_FIXER)
    return next(source for source in order if means.has(source, 0) and source not in sources)


def _let_both_give(columns: tuple[int, ...], sources: list[int], means: Means, used: dict[int, int]) -> None:
    """Each side gives at least one goblin (P-25): change a column if one side gives none."""
    for side, other in ((OURS, THEIRS), (THEIRS, OURS)):
        if not any(source in side for source in sources):
            # Best from a kind of which that side has most.
            ways = [
                (means.goblins[source][kind] - used.get(_KEYS[source][kind], 0), -column, source)
                for column, kind in enumerate(columns)
                for source in side
                if sources[column] in other
            ]
            _, column, source = max(ways)
            sources[-column] = source


def both_give(sources: Sequence[int], means: Means) -> bool:
    """Whether a pact has goblins of both sides (P-25, P-32)."""
    return means.partner == ALONE or not (_OUR_SIDE.isdisjoint(sources) or _THEIR_SIDE.isdisjoint(sources))


def has_choice(payment: Payment, means: Means) -> bool:
    """Whether there is another way to pay, that differs in more than the order of equal goblins.

    Mostly one goblin could just come from somewhere else. In a pact the only goblin of a side may do so if another one
    takes its place at once.
    """
    sources, used = payment.sources, _used(payment)
    ours = len([source for source in sources if source in _OUR_SIDE])
    theirs = len([source for source in sources if source in _THEIR_SIDE])
    given_up: set[tuple[int, int]] = set()
    for kind, now in zip(payment.columns, sources, strict=True):
        side = _SIDES[now]
        last = means.partner != ALONE and (ours, theirs, 2)[side] == 1
        for source in SOURCES:
            if source == now or used.get(_KEYS[source][kind], 0) >= means.goblins[source][kind]:
                continue
            if not last or _SIDES[source] == side:
                return True
            given_up.add((side, _SIDES[source]))
    return (0, 1) in given_up and (1, 0) in given_up


def _used(payment: Payment) -> dict[int, int]:
    """How much of what is used up (see `_KEYS`)."""
    used: dict[int, int] = {}
    for kind, source in zip(payment.columns, payment.sources, strict=True):
        key = _KEYS[source][kind]
        used[key] = used.get(key, 0) + 1
    return used


def shifted(payment: Payment, means: Means, column: int, source: int) -> tuple[int, ...] | None:
    """The sources if a column is paid from another one; what that frees finds another way. None if that can't be.

    On the way from one split to another a side may give nothing for a while: that can't be paid, but it may lie so.
    """
    kind, used = payment.columns[column], _used(payment)
    if payment.sources[column] == source or not means.goblins[source][kind]:
        return None
    sources = list(payment.sources)
    if used.get(_KEYS[source][kind], 0) >= means.goblins[source][kind]:
        freed = payment.sources.index(source) if source >= BY_FIXER else -1
        instead = _instead(payment, means, used, column, freed) if freed >= 0 else -1
        if instead < 0:
            return None
        sources[freed] = instead
    sources[column] = source
    return tuple(sources)


def _instead(payment: Payment, means: Means, used: dict[int, int], column: int, freed: int) -> int:
    """What pays for a column whose help goes to another one: best what that one had; -1 if there is nothing."""
    kind, help, old = payment.columns[freed], payment.sources[freed], payment.sources[column]
    for source in (old, *_PREFERRED):
        released = source == old and (source >= BY_FIXER or payment.columns[column] == kind)
        taken = used.get(_KEYS[source][kind], 0) - int(released)
        if source != help and taken < means.goblins[source][kind]:
            return source
    return -1


def shifts(payment: Payment, means: Means) -> list[tuple[int, int]]:
    """Every (column, source) that could be changed to."""
    used = _used(payment)
    # Only what there is at all need be looked at.
    there = [(source, has, _KEYS[source]) for source, has in enumerate(means.goblins) if any(has)]
    found: list[tuple[int, int]] = []
    for column, (kind, now) in enumerate(zip(payment.columns, payment.sources, strict=True)):
        for source, has, keys in there:
            if source == now or not has[kind]:
                continue
            spare = used.get(keys[kind], 0) < has[kind]
            if not spare and source >= BY_FIXER:
                spare = _instead(payment, means, used, column, payment.sources.index(source)) >= 0
            if spare:
                found.append((column, source))
    return found
