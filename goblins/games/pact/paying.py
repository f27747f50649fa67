"""Paying for Tasks and Figures: what a clan can afford, where each goblin comes from, and other ways (P-24, P-25, P-51)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import FIXER, Content
from goblins.games.pact.kinds import KINDS, MOST_SYMBOLS, NONE, Counts
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
    PactPublic,
    Payment,
)

SOURCES = range(7)
_KINDS = range(len(KINDS))
_OUR_SIDE, _THEIR_SIDE = frozenset(OURS), frozenset(THEIRS)
_NO_SIDE = 2
#: Who gives a goblin of each source: 0 oneself, 1 the partner, or nobody of a pact.
_SIDES = tuple(0 if source in OURS else 1 if source in THEIRS else _NO_SIDE for source in SOURCES)


def _place(source: int, kind: int) -> int:
    """Where a stock counts a kind of a source: six kinds for each source of goblins, then the helps, for whatever kind."""
    return source * len(KINDS) + kind if source < BY_FIXER else BY_FIXER * len(KINDS) + source - BY_FIXER


_PLACES = tuple(tuple(_place(source, kind) for kind in _KINDS) for source in SOURCES)
_SOURCE_PLACES = tuple(tuple((_PLACES[source][kind], source) for source in SOURCES) for kind in _KINDS)
# What is taken first where anything fits: what stays, then what others have, then one's own.
_PREFERRED = (FROM_MASTER, THEIR_MASTER, THEIR_DISPLAY, FROM_HAND, FROM_DISPLAY, BY_DYNAMITE, BY_FIXER)
#: What is taken if nobody says otherwise, and how many stay there: the last of a kind leaves the display if nothing else
#: will do.
_USUAL = (FROM_MASTER, 0), (THEIR_MASTER, 0), (FROM_DISPLAY, 1), (THEIR_DISPLAY, 0), (FROM_HAND, 0), (FROM_DISPLAY, 0)
_USUAL_PLACES = tuple(tuple((_PLACES[source][kind], kept, source) for source, kept in _USUAL) for kind in _KINDS)
_NO_PARTNER = NONE * 2
_HELPS = tuple(tuple((fixer, dynamite) for dynamite in (0, 1)) for fixer in (0, 1))
#: So many of one kind alone, by kind and number.
_SYMBOLS = tuple(
    tuple(tuple(count if other == kind else 0 for other in _KINDS) for count in range(MOST_SYMBOLS + 1))
    for kind in _KINDS
)


class Means(Struct, frozen=True, gc=False):
    """What a seat could pay with: how many of each kind every source has; a help stands for one goblin of any kind."""

    stock: tuple[int, ...]
    partner: int

    def has(self, source: int, kind: int) -> int:
        """How many of a kind a source has."""
        return self.stock[_PLACES[source][kind]]

    def left(self, columns: Sequence[int], sources: Sequence[int]) -> list[int]:
        """The stock after a payment."""
        stock = list(self.stock)
        for kind, source in zip(columns, sources, strict=True):
            stock[_PLACES[source][kind]] -= 1
        return stock


def helps(public: PactPublic, seat: int) -> int:
    """How many needed goblins a seat could do without: by a Fixer and by dynamite (P-31, P-55)."""
    return (worker_for(public, seat, FIXER) != NOBODY) + has_dynamite(public, seat)


def has_dynamite(public: PactPublic, seat: int) -> bool:
    """Whether a seat's Marker can move back (P-55)."""
    return public.markers[seat] > 0 if public.markers else False


def figure_cost(public: PactPublic, content: Content, seat: int) -> int:
    """What the next Figure costs; 0 when all are placed (P-51)."""
    return content.prices[public.masters[seat]][len(public.figures[seat])]


# ---------------------------------------------------------------------- one way to pay, and others


def means_of(public: PactPublic, content: Content, hand: tuple[int, ...], seat: int, payment: Payment) -> Means:
    """What a seat could pay with: a Task from displays, a Figure from hand and display."""
    partner, counted = payment.partner, content.pack.counted
    stock = counted(public.displays[seat]) + _symbols(public, seat)
    stock += counted(public.displays[partner]) + _symbols(public, partner) if partner != ALONE else _NO_PARTNER
    stock += counted(hand) if payment.pact >= 0 else NONE
    return Means(stock + _HELPS[worker_for(public, seat, FIXER) != NOBODY][has_dynamite(public, seat)], partner)


def _symbols(public: PactPublic, clan: int) -> Counts:
    permanent = len(public.figures[clan])
    return _SYMBOLS[public.masters[clan]][permanent] if permanent else NONE


def task_payment(
    public: PactPublic, content: Content, hand: tuple[int, ...], seat: int, slot: int, partner: int
) -> Payment:
    """A sensible way to pay for a Task: the one that keeps the most types on one's own display."""
    payment = for_task(public, content, slot, partner)
    return filled(payment, means_of(public, content, hand, seat, payment), public, content, seat)


def for_task(public: PactPublic, content: Content, slot: int, partner: int) -> Payment:
    """What a Task needs; nothing is paid yet."""
    return Payment(slot, -1, partner, content.tasks[public.open_tasks[slot]].columns, (), public.phase)


def for_figure(public: PactPublic, content: Content, seat: int, pact: int) -> Payment:
    """What the next Figure needs; nothing is paid yet."""
    colour = content.tasks[public.pacts[pact][-1]].colour
    return Payment(-1, pact, ALONE, (colour,) * figure_cost(public, content, seat), (), public.phase)


def filled(payment: Payment, means: Means, public: PactPublic, content: Content, seat: int) -> Payment:
    """A payment with a sensible source for every need."""
    dear = has_dynamite(public, seat) and content.dear[public.markers[seat]]
    sources = _sensible(payment.columns, means, dear=dear)
    return Payment(payment.slot, payment.pact, payment.partner, payment.columns, sources, payment.back)


def _sensible(columns: tuple[int, ...], means: Means, *, dear: bool) -> tuple[int, ...]:
    sources: list[int] = []
    left = list(means.stock)
    for kind in columns:
        for place, kept, source in _USUAL_PLACES[kind]:
            if left[place] > kept:
                left[place] -= 1
                sources.append(source)
                break
        else:
            help = _way_round(left, dear=dear)
            left[_PLACES[help][kind]] -= 1
            sources.append(help)
    if means.partner != ALONE:
        _let_both_give(columns, sources, left)
    return tuple(sources)


def _way_round(left: list[int], *, dear: bool) -> int:
    """What replaces a missing goblin: dynamite, unless that costs Glory and a Fixer is at hand."""
    order = (BY_FIXER, BY_DYNAMITE) if dear else (BY_DYNAMITE, BY_FIXER)
    return next(source for source in order if left[_PLACES[source][0]])


def _let_both_give(columns: tuple[int, ...], sources: list[int], left: list[int]) -> None:
    """Each side gives at least one goblin (P-25): change a column if one side gives none."""
    for side, other in ((_OUR_SIDE, _THEIR_SIDE), (_THEIR_SIDE, _OUR_SIDE)):
        if side.isdisjoint(sources):
            # Best from a kind of which that side has most.
            ways = [
                (left[_PLACES[source][kind]], -column, source)
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

    Mostly one goblin could just come from somewhere else. In a pact the only goblin of a side may do so if another one, of
    another kind, takes its place at once.
    """
    sources, left = payment.sources, means.left(payment.columns, payment.sources)
    given_up: tuple[list[int], list[int]] = ([], [])
    for kind, now in zip(payment.columns, sources, strict=True):
        for place, source in _SOURCE_PLACES[kind]:
            if left[place] and source != now:
                side, other = _SIDES[now], _SIDES[source]
                if side == other or means.partner == ALONE or not _is_alone(side, sources):
                    return True
                if other != _NO_SIDE:
                    given_up[side].append(kind)
    ours, theirs = given_up
    return bool(ours and theirs) and ours[0] != theirs[0]  # each of them is a kind, perhaps more than once


def _is_alone(side: int, sources: Sequence[int]) -> bool:
    """Whether only one goblin comes from a side of a pact."""
    return side != _NO_SIDE and len([source for source in sources if _SIDES[source] == side]) == 1


def shifted(payment: Payment, means: Means, column: int, source: int) -> tuple[int, ...] | None:
    """The sources if a column is paid from another one; what that frees finds another way. None if that can't be.

    On the way from one split to another a side may give nothing for a while: that can't be paid, but it may lie so.
    """
    kind, left = payment.columns[column], means.left(payment.columns, payment.sources)
    if payment.sources[column] == source or not means.has(source, kind):
        return None
    sources = list(payment.sources)
    if not left[_PLACES[source][kind]]:
        freed = payment.sources.index(source) if source >= BY_FIXER else -1
        instead = _instead(payment, left, column, freed) if freed >= 0 else -1
        if instead < 0:
            return None
        sources[freed] = instead
    sources[column] = source
    return tuple(sources)


def _instead(payment: Payment, left: list[int], column: int, freed: int) -> int:
    """What pays for a column whose help goes to another one: best what that one had; -1 if there is nothing."""
    kind, help, old = payment.columns[freed], payment.sources[freed], payment.sources[column]
    for source in (old, *_PREFERRED):
        released = source == old and (source >= BY_FIXER or payment.columns[column] == kind)
        if source != help and left[_PLACES[source][kind]] + released > 0:
            return source
    return -1


def shifts(payment: Payment, means: Means) -> list[tuple[int, int]]:
    """Every (column, source) that could be changed to."""
    columns, sources = payment.columns, payment.sources
    left = means.left(columns, sources)
    spare = {kind: [source for place, source in _SOURCE_PLACES[kind] if left[place]] for kind in set(columns)}
    ways = [(column, way) for column, kind in enumerate(columns) for way in spare[kind] if way != sources[column]]
    # A help that is used could be used for another goblin, if something else pays for the one it stands for.
    for help in (BY_FIXER, BY_DYNAMITE):
        if help in sources:
            used = sources.index(help)
            kind = columns[used]
            ways += [
                (column, help)
                for column, now in enumerate(sources)
                if now != help and (spare[kind] or now >= BY_FIXER or columns[column] == kind)
            ]
            ways.sort()
    return ways
