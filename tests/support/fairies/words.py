"""Fairies in plain words, for golden files: actions, events, positions, and what a seat sees."""

from __future__ import annotations

from goblins.core.contract import Action, Event
from goblins.games.fairies.actions import Add
from goblins.games.fairies.events import Added, Ended, Flipped, Taken
from goblins.games.fairies.state import FairiesState
from goblins.games.fairies.view import FairiesView
from tests.support.fairies.builders import content, hand, known_backs, met_before, ring


def _named(faces: tuple[int, ...]) -> str:
    return ", ".join(content().faces[number].name for number in faces) or "none"


def action(one: Action) -> str:
    """An action."""
    return f"adds {_named((one.face,))}" if isinstance(one, Add) else "gives up"


def event(one: Event) -> str:
    """An event."""
    if isinstance(one, Added):
        return f"{_named((one.face,))} is added"
    if isinstance(one, Flipped):
        pairs = zip(one.before, one.after, strict=True)
        return f"{'a star' if one.star else 'a rhyme'} flips " + ", ".join(
            f"{_named((old,))} to {_named((new,))}" for old, new in pairs
        )
    if isinstance(one, Taken):
        return f"seat {one.seat} takes {_named(one.faces)}"
    assert isinstance(one, Ended)
    return f"it ends: {one.reason}"


def position(state: FairiesState) -> list[str]:
    """What everybody holds, and the ring."""
    hands = [
        f"seat {seat}: {', '.join(sorted(hand(state, seat))) or 'none'}" for seat in range(len(state.public.hands))
    ]
    return [*hands, f"ring: {', '.join(ring(state))}"]


def view(one: FairiesView) -> str:
    """How much a seat sees."""
    counts = " ".join(str(held.bit_count()) for held in one.public.hands)
    ending = f", over: {one.public.ending}" if one.public.ending else ""
    return (
        f"hands of {counts}, ring of {len(one.public.ring)}, turn {one.public.turns} of seat {one.public.active}, "
        f"met {met_before(one)} times before, {len(known_backs(one))} backs known{ending}"
    )
