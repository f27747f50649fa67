"""What bots think things are worth that a box may have otherwise: spaces of the track, types on display, Pact cards."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.numbers import MOST_BOXES

#: What a stick and a Glory of a Marker's space are worth while there is time (P-54, P-56).
STICK, TRACK_GLORY = 0.3, 0.62
#: What every type on display is worth, from the second on; and that it moves a Marker, by how far; or will soon.
A_TYPE, MOVES, A_SPACE, SOON = 0.05, 0.25, 0.3, (0.15, 0.05)
#: How much of the next bonus a Pact card promises that is on the way to it: little at first.
AT_FIRST, LATER = 0.2, 0.8


class Weights(Struct, frozen=True):
    """A box as bots see it."""

    content: Content
    marker: tuple[float, ...]
    """By the Marker's space."""
    types: tuple[float, ...]
    """By the types on display, where they move a Marker."""
    types_plain: tuple[float, ...]
    """By the types on display, where there is no Marker."""
    pact_hope: tuple[float, ...]
    """What so many Tasks on a Pact card promise besides themselves (P-42)."""
    enough_types: int
    """From how many types on display a Marker moves; more than there are if it never does."""


def weights_of(content: Content) -> Weights:
    """What things of a box are worth."""
    counts = range(len(KINDS) + 1)
    plain = [A_TYPE * max(0, types - 1) for types in counts]
    march = content.numbers.march
    enough = march[0].types if march else len(KINDS) + 1
    return Weights(
        content=content,
        marker=tuple(STICK * sticks + TRACK_GLORY * glory for sticks, glory in content.track),
        types=tuple(worth + _moves(content, types, enough) for types, worth in enumerate(plain)),
        types_plain=tuple(plain),
        pact_hope=tuple(_hope(content, count) for count in range(MOST_BOXES + 1)),
        enough_types=enough,
    )


def _moves(content: Content, types: int, enough: int) -> float:
    """What so many types on display are worth because they move a Marker, now or soon."""
    if content.strides[types]:
        return MOVES + A_SPACE * content.strides[types]
    short = enough - types
    return SOON[short - 1] if short <= min(len(SOON), types) else 0.0


def _hope(content: Content, count: int) -> float:
    """The bonus of so many Tasks on a Pact card, and a part of the next one."""
    lower, bonus = 0, 0.0
    for full in content.numbers.full_pacts:
        if count < full.tasks:
            way = (count - lower) / (full.tasks - lower)
            return bonus + (full.glory - bonus) * way * (AT_FIRST + LATER * way)
        lower, bonus = full.tasks, float(full.glory)
    return bonus
