"""The moments that decided a match, by its analysis: a choice that cost most, a good find, a turn that changed most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from goblins.bots.outlook import LOST
from goblins.core.match import Match
from goblins.study.analysis import Analysis, Judged, Place, solved

#: So many moments are shown.
MOST = 3
#: A loss of less is not worth a word: nobody could tell it from chance.
WORTH_A_WORD = 0.03
#: A person's own loss of so much is shown in any case.
OWN_LOSS = 0.05

Kind = Literal["missed", "found", "turned"]


class Moment(Struct, frozen=True):
    """Something that mattered: the step (of a turn, the first), whose it was, how much it changed, and the decision in it."""

    kind: Kind
    ply: int
    seat: int
    weight: float
    decision: Judged | None = None
    before: Place | None = None
    after: Place | None = None


class Stretch(Struct, frozen=True):
    """A turn: whose it is, and the plies it begins and ends at."""

    seat: int
    first: int
    end: int


def moments_of(match: Match, analysis: Analysis, turns: Iterable[Stretch]) -> tuple[Moment, ...]:
    """The moments that decided a match, at most three, in the order in which they came."""
    missed = [_weighed(match, one) for one in analysis.decisions]
    losses = sorted([one for one in missed if one.weight > 0], key=_order)
    turned = sorted(_turned(analysis, turns), key=_order)
    chosen: list[Moment] = [one for one in losses if one.weight >= (OWN_LOSS if not solved(match) else 1)][:1]
    for one in sorted([*losses, *turned], key=_order):
        if len(chosen) < MOST and not any(_meet(one, other, turns) for other in chosen):
            chosen.append(one)
    return tuple(sorted(chosen, key=lambda moment: moment.ply))


def _order(moment: Moment) -> tuple[float, int]:
    return -moment.weight, moment.ply


def _weighed(match: Match, one: Judged) -> Moment:
    """A person's decision; how much weight it has is what it lost, if that is more than chance may be."""
    if solved(match):
        # to lose what could be won is worse than any number of turns
        turns = one.worth - one.better if one.worth != LOST else 100.0 if one.better != LOST else 0.0
        return Moment("missed", one.ply, one.seat, turns, one)
    return Moment("missed", one.ply, one.seat, one.lost if one.lost > max(WORTH_A_WORD, one.spread) else 0.0, one)


def _turned(analysis: Analysis, turns: Iterable[Stretch]) -> list[Moment]:
    """The turns after which somebody's chance was another."""
    places = {one.ply: one for one in analysis.places}
    found = []
    for turn in turns:
        before, after = places.get(turn.first), places.get(turn.end)
        if before is None or after is None:
            continue
        change = after.chances[turn.seat] - before.chances[turn.seat]
        if abs(change) > WORTH_A_WORD:
            decision = next((one for one in analysis.decisions if turn.first <= one.ply < turn.end), None)
            kind: Kind = "found" if change > 0 and decision and decision.lost <= 0 else "turned"
            found.append(Moment(kind, turn.first, turn.seat, abs(change), None, before, after))
    return found


def _meet(one: Moment, other: Moment, turns: Iterable[Stretch]) -> bool:
    """Whether both are the same, or in the same turn."""
    return one.ply == other.ply or any(
        turn.first <= one.ply < turn.end and turn.first <= other.ply < turn.end for turn in turns
    )
