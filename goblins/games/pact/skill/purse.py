"""The best way to pay: what every source costs the payer, the cheapest way of all, and the next change towards it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from goblins.games.pact import paying
from goblins.games.pact.actions import ALONE, Pay, Shift
from goblins.games.pact.kinds import Counts
from goblins.games.pact.paying import SOURCES, Means
from goblins.games.pact.skill.plans import IN_HAND, ON_DISPLAY
from goblins.games.pact.state import (
    BY_DYNAMITE,
    BY_FIXER,
    FROM_DISPLAY,
    FROM_MASTER,
    THEIR_DISPLAY,
    THEIR_MASTER,
    PactState,
    Payment,
)

#: What it costs besides to give away the last goblin of a kind: in the expert game types on display are dynamite (P-54).
LAST_OF_KIND, LAST_OF_KIND_EXPERT = 0.06, 0.2
#: What a partner's goblin costs: one who does not play (Helix, Ferdix), a neighbour, and the only rival.
STRANGERS, NEIGHBOURS, RIVALS = 0.12, 0.08, -0.2
#: What the helps cost: the Fixer goes on to somebody else, in the solo game for good; a Marker loses a space.
FIXER_COST, FIXER_COST_SOLO = 0.3, 0.7
MARKER_WORTH = (0.0, 0.3, 0.65, 1.5, 2.3, 3.1)
_Prices = tuple[float, ...]
#: Who gives something: oneself, the partner, the Fixer, dynamite.
_Flags = tuple[bool, bool, bool, bool]
_Ways = dict[_Flags, tuple[float, tuple[int, ...]]]


def prices_of(state: PactState, seat: int, partner: int) -> _Prices:
    """What a goblin of every source costs, and last what it costs to give away the last of a kind."""
    theirs = STRANGERS if partner >= state.public.players else RIVALS if state.public.mode == "two" else NEIGHBOURS
    fixer = FIXER_COST_SOLO if state.public.mode == "solo" else FIXER_COST
    marker = state.public.markers[seat] if state.public.markers else 0
    dynamite = MARKER_WORTH[marker] - MARKER_WORTH[max(0, marker - 1)]
    last = LAST_OF_KIND_EXPERT if state.public.markers else LAST_OF_KIND
    return (ON_DISPLAY, 0.0, theirs, 0.0, IN_HAND, fixer, dynamite, last)


@lru_cache(maxsize=1 << 14)
def cheapest(columns: Counts, means: Means, prices: _Prices) -> tuple[int, ...]:
    """The sources of the cheapest valid way to pay, goblins of a kind in the order of the columns."""
    kinds = sorted(set(columns), key=columns.index)
    best: _Ways = {(False, False, False, False): (0.0, ())}
    for kind in kinds:
        longer: _Ways = {}
        ways = _ways(kind, columns.count(kind), means, prices)
        for (flags, (cost, sources)), (more_flags, (more, added)) in product(best.items(), ways.items()):
            if flags[2] and more_flags[2] or flags[3] and more_flags[3]:
                continue  # a help serves but once
            marks = (
                flags[0] or more_flags[0],
                flags[1] or more_flags[1],
                flags[2] or more_flags[2],
                flags[3] or more_flags[3],
            )
            if marks not in longer or cost + more < longer[marks][0]:
                longer[marks] = (cost + more, (*sources, *added))
        best = longer
    fitting = [way for (ours, theirs, _, _), way in best.items() if means.partner == ALONE or (ours and theirs)]
    _, sources = min(fitting)
    by_kind: dict[int, list[int]] = {kind: [] for kind in kinds}
    for kind, source in zip(sorted(columns, key=columns.index), sources, strict=True):
        by_kind[kind].append(source)
    return tuple([by_kind[kind].pop(0) for kind in columns])


def _ways(kind: int, need: int, means: Means, prices: _Prices) -> _Ways:
    """The cheapest ways to find so many goblins of a kind, one for each set of those who give something."""
    found: _Ways = {}
    sources = [source for source in SOURCES if means.has(source, kind)]
    for counts in product(*[range(min(need, means.has(source, kind)) + 1) for source in sources]):
        if sum(counts) != need:
            continue
        way = tuple([source for source, count in zip(sources, counts, strict=True) for _ in range(count)])
        cost = sum([prices[source] for source in way])
        shown = means.has(FROM_DISPLAY, kind)
        if shown and way.count(FROM_DISPLAY) == shown and not means.has(FROM_MASTER, kind):
            cost += prices[-1]
        flags = (
            FROM_DISPLAY in way or FROM_MASTER in way,
            THEIR_DISPLAY in way or THEIR_MASTER in way,
            BY_FIXER in way,
            BY_DYNAMITE in way,
        )
        if flags not in found or cost < found[flags][0]:
            found[flags] = (cost, way)
    return found


def next_change(state: PactState, seat: int) -> Pay | Shift:
    """Pay if what lies there is the cheapest way, else the change that leads towards it."""
    payment = state.secret.payment
    assert payment is not None
    means = paying.means_of(state.public, state.secret.hands[seat], seat, payment)
    wanted = cheapest(payment.columns, means, prices_of(state, seat, payment.partner))
    here = _distance(payment, payment.sources, wanted)
    nearest: Pay | Shift = Pay(seat)
    if not here:
        return nearest
    for column, source in paying.shifts(payment, means):
        there = paying.shifted(payment, means, column, source)
        assert there is not None
        distance = _distance(payment, there, wanted)
        if distance < here:
            here, nearest = distance, Shift(seat, column, source)
    return nearest


def _distance(payment: Payment, sources: tuple[int, ...], wanted: tuple[int, ...]) -> int:
    """How many goblins come from elsewhere than wanted; those of a kind are all the same."""
    left = list(zip(payment.columns, wanted, strict=True))
    for pair in zip(payment.columns, sources, strict=True):
        if pair in left:
            left.remove(pair)
    return len(left)


def best_paid(state: PactState, seat: int) -> PactState:
    """The same state with the cheapest way to pay laid out."""
    payment = state.secret.payment
    assert payment is not None
    means = paying.means_of(state.public, state.secret.hands[seat], seat, payment)
    sources = cheapest(payment.columns, means, prices_of(state, seat, payment.partner))
    return replace(state, secret=replace(state.secret, payment=replace(payment, sources=sources)))
