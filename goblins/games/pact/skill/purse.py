"""The best way to pay: what every source costs the payer, the cheapest way of all, and the next change towards it."""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import product
from operator import or_

from msgspec.structs import replace

from goblins.games.pact import paying
from goblins.games.pact.actions import ALONE, Pay, Shift
from goblins.games.pact.kinds import Counts
from goblins.games.pact.paying import SOURCES, Means
from goblins.games.pact.skill.plans import IN_HAND, ON_DISPLAY
from goblins.games.pact.skill.weights import Weights
from goblins.games.pact.state import FROM_DISPLAY, FROM_MASTER, PactPublic, PactState, Payment

#: What it costs besides to give away the last goblin of a kind: in the expert game types on display are dynamite (P-54).
LAST_OF_KIND, LAST_OF_KIND_EXPERT = 0.06, 0.2
#: What a partner's goblin costs: one who does not play (Helix, Ferdix), a neighbour, and the only rival.
STRANGERS, NEIGHBOURS, RIVALS = 0.12, 0.08, -0.2
#: What the helps cost: the Fixer goes on to somebody else, in the solo game for good; a Marker loses a space.
FIXER_COST, FIXER_COST_SOLO = 0.3, 0.7
_Prices = tuple[float, ...]
#: Who gives something, as bits: oneself, the partner, the Fixer, dynamite. By source: two are one's own, two the partner's.
_WE, _THEY, _FIXER, _DYNAMITE = 1, 2, 4, 8
_GIVERS = (_WE, _WE, _THEY, _THEY, 0, _FIXER, _DYNAMITE)
#: For every set of givers the cheapest way they can pay: its cost, and the sources.
_Ways = dict[int, tuple[float, tuple[int, ...]]]


def prices_of(public: PactPublic, weights: Weights, seat: int, partner: int) -> _Prices:
    """What a goblin of every source costs, and last what it costs to give away the last of a kind."""
    theirs = STRANGERS if partner >= public.players else RIVALS if public.mode == "two" else NEIGHBOURS
    fixer = FIXER_COST_SOLO if public.mode == "solo" else FIXER_COST
    marker = public.markers[seat] if public.markers else 0
    dynamite = weights.marker[marker] - weights.marker[max(0, marker - 1)]
    last = LAST_OF_KIND_EXPERT if public.markers else LAST_OF_KIND
    return (ON_DISPLAY, 0.0, theirs, 0.0, IN_HAND, fixer, dynamite, last)


@lru_cache(maxsize=1 << 14)
def cheapest(columns: Counts, means: Means, prices: _Prices) -> tuple[int, ...]:
    """The sources of the cheapest valid way to pay, goblins of a kind in the order of the columns."""
    best: _Ways = {0: (0.0, ())}
    for kind in dict.fromkeys(columns):
        best = _both(best, _ways(kind, columns.count(kind), means, prices))
    needed = 0 if means.partner == ALONE else _WE | _THEY
    _, sources = min([way for givers, way in best.items() if givers & needed == needed])
    by_kind: dict[int, list[int]] = {kind: [] for kind in columns}
    for kind, source in zip(sorted(columns, key=columns.index), sources, strict=True):
        by_kind[kind].append(source)
    return tuple([by_kind[kind].pop(0) for kind in columns])


def _both(some: _Ways, others: _Ways) -> _Ways:
    """The cheapest ways to pay for two things, given those for each; a help serves but once."""
    found: _Ways = {}
    for (givers, (cost, sources)), (more_givers, (more, added)) in product(some.items(), others.items()):
        if not givers & more_givers & (_FIXER | _DYNAMITE):
            _keep(found, givers | more_givers, cost + more, (*sources, *added))
    return found


def _ways(kind: int, need: int, means: Means, prices: _Prices) -> _Ways:
    """The cheapest ways to find so many goblins of a kind."""
    found: _Ways = {}
    sources = [source for source in SOURCES if means.has(source, kind)]
    shown = 0 if means.has(FROM_MASTER, kind) else means.has(FROM_DISPLAY, kind)
    for counts in product(*[range(min(need, means.has(source, kind)) + 1) for source in sources]):
        if sum(counts) != need:
            continue
        way = tuple([source for source, count in zip(sources, counts, strict=True) for _ in range(count)])
        cost = sum([prices[source] for source in way])
        if shown and way.count(FROM_DISPLAY) == shown:
            cost += prices[-1]
        _keep(found, reduce(or_, [_GIVERS[source] for source in way]), cost, way)
    return found


def _keep(ways: _Ways, givers: int, cost: float, sources: tuple[int, ...]) -> None:
    """Remember a way to pay if it is the cheapest of its givers so far."""
    if givers not in ways or cost < ways[givers][0]:
        ways[givers] = (cost, sources)


def next_change(state: PactState, weights: Weights, seat: int) -> Pay | Shift:
    """Pay if what lies there is the cheapest way, else the change that leads towards it."""
    payment, means = _weighed(state, weights, seat)
    wanted = cheapest(payment.columns, means, prices_of(state.public, weights, seat, payment.partner))
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


def best_paid(state: PactState, weights: Weights, seat: int) -> PactState:
    """A state in which the cheapest way to pay is laid out."""
    payment, means = _weighed(state, weights, seat)
    sources = cheapest(payment.columns, means, prices_of(state.public, weights, seat, payment.partner))
    return replace(state, secret=replace(state.secret, payment=replace(payment, sources=sources)))


def _weighed(state: PactState, weights: Weights, seat: int) -> tuple[Payment, Means]:
    """What is being paid for, and what a seat could pay with."""
    payment = state.secret.payment
    assert payment is not None
    return payment, paying.means_of(state.public, weights.content, state.secret.hands[seat], seat, payment)
