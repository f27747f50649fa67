"""What lies within a clan's reach: how far every open Task is, with whom, what it brings, and which goblins it still wants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS, NONE, Counts
from goblins.games.pact.state import NO_TASK, PactState, neighbours_of, on_display

#: What a goblin is worth in Glory, as long as there is time to use it: in hand, and on display.
IN_HAND, ON_DISPLAY = 0.2, 0.28
#: How many turns a goblin costs that is still in hand, and one that has yet to be found.
TO_PLAY, TO_FIND = 0.34, 0.9
#: How much a Task that is a turn away is worth, compared with one that can be completed now.
FADING = 0.6
#: What the nearest Tasks count for: nobody completes them all.
BY_RANK = (0.75, 0.35, 0.15, 0.05)
_KEPT = 1 << 16
_KINDS = range(len(KINDS))


class Route(Struct, frozen=True, gc=False):
    """One way to complete a Task: what it promises, how many turns it is away, and what is missing."""

    value: float
    turns: float
    to_play: Counts
    """Goblins that are not on display yet."""
    to_find: Counts
    """Those of them that are not in hand either."""


class Outlook(Struct, frozen=True, gc=False):
    """What the open Tasks promise a clan, all together and one by one, and how much it wants every kind of goblin."""

    promise: float
    best: tuple[float, ...]
    """Of every open Task, the best way."""
    by_oneself: tuple[float, ...]
    """Of every open Task, the way alone."""
    by_way: tuple[float, float, float]
    """What they promise alone, with the left neighbour, and with the right one."""
    to_play: tuple[float, ...]
    to_find: tuple[float, ...]


NO_ROUTE = Route(0.0, 9.0, NONE, NONE)


@lru_cache(maxsize=_KEPT)
def alone(needs: Counts, own: Counts, hand: Counts, glory: int) -> Route:
    """Completing a Task with nobody's help, for so much Glory (P-24)."""
    to_play = [need - has if need > has else 0 for need, has in zip(needs, own, strict=True)]
    return _route(glory - ON_DISPLAY * sum(needs), to_play, hand)


@lru_cache(maxsize=_KEPT)
def together(needs: Counts, own: Counts, theirs: Counts, hand: Counts, glory: int) -> Route:
    """Completing a Task through a pact: the partner gives what they have, but for one goblin at least (P-25)."""
    share = helped = fits = lacking = 0
    to_play = [0] * len(KINDS)
    for kind, need in enumerate(needs):
        if need:
            given = theirs[kind]
            helped += given
            fits += own[kind]
            if need > given:
                share += need - given
                if need > given + own[kind]:
                    to_play[kind] = need - given - own[kind]
                    lacking += to_play[kind]
    if not helped:
        return NO_ROUTE
    if not fits and not lacking:
        # They have it all, but one goblin must be ours.
        to_play[max(_KINDS, key=lambda kind: (needs[kind] > 0, hand[kind] > 0))] = 1
    return _route(glory + IN_HAND - ON_DISPLAY * (share or 1), to_play, hand)


def _route(gain: float, to_play: list[int], hand: Counts) -> Route:
    to_find = [lacks - held if lacks > held else 0 for lacks, held in zip(to_play, hand, strict=True)]
    missing = sum(to_find)
    turns = TO_PLAY * (sum(to_play) - missing) + TO_FIND * missing
    return Route(max(0.0, gain) * FADING**turns, turns, tuple(to_play), tuple(to_find))


def outlook(state: PactState, content: Content, seat: int, *, with_hand: bool = True) -> Outlook:
    """What the open Tasks promise a seat; without its hand, as others see it."""
    public = state.public
    left, right = neighbours_of(public, seat)
    glory = content.numbers.glory
    return _outlook(
        tuple([content.tasks[task].needs for task in public.open_tasks if task != NO_TASK]),
        on_display(public, content, seat),
        on_display(public, content, left),
        on_display(public, content, right),
        content.pack.counted(state.secret.hands[seat]) if with_hand and seat < public.players else NONE,
        (glory.alone, glory.pact),
    )


@lru_cache(maxsize=_KEPT)
def _outlook(
    tasks: tuple[Counts, ...], own: Counts, left: Counts, right: Counts, hand: Counts, glory: tuple[int, int]
) -> Outlook:
    by_oneself_glory, pact_glory = glory
    ways = [
        (
            alone(needs, own, hand, by_oneself_glory),
            together(needs, own, left, hand, pact_glory),
            together(needs, own, right, hand, pact_glory),
        )
        for needs in tasks
    ]
    best = [max([route.value for route in routes]) for routes in ways]
    to_play, to_find = [0.0] * len(KINDS), [0.0] * len(KINDS)
    for route in [route for routes in ways for route in routes if route.value > 0.0 and route.turns > 0.0]:
        value, lacking, unseen = route.value, route.to_play, route.to_find
        for kind in _KINDS:
            if lacking[kind]:
                to_play[kind] += value
                if unseen[kind]:
                    to_find[kind] += value
    by_oneself, to_the_left, to_the_right = (tuple([routes[way].value for routes in ways]) for way in range(3))
    by_way = (promise(by_oneself), promise(to_the_left), promise(to_the_right))
    return Outlook(promise(best), tuple(best), by_oneself, by_way, tuple(to_play), tuple(to_find))


def promise(values: Sequence[float]) -> float:
    """What Tasks of such values come to: the best of them counts most."""
    ranked = sorted(values, reverse=True)
    return sum([value * weight for value, weight in zip(ranked, BY_RANK, strict=False)])
