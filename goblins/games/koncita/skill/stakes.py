"""What a move changes in the race for the visible Treasure: whom it brings nearer, whom it holds back, and how."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.koncita.board import distance_between
from goblins.games.koncita.content import Treasure
from goblins.games.koncita.skill.threats import Paths, likelihood, piece_square
from goblins.games.koncita.state import OUT, KoncitaPublic

#: How much less likely somebody must become to win the Treasure for that to be worth a word, and how much more likely oneself.
HELD_BACK, BROUGHT_ON = 0.12, 0.08
#: From how likely on a Treasure is within reach, and from how near a piece.
WITHIN_REACH, NEAR = 0.3, 3


class Change(Struct, frozen=True):
    """What a move changes: the seat that is held back most (None: nobody), and whether the mover has come within reach."""

    held_back: int | None
    within_reach: bool


def change(paths: Paths, treasure: Treasure, seat: int, before: KoncitaPublic, after: KoncitaPublic) -> Change:
    """What became of everybody's hopes, for any hand that they may hold."""
    were, are = _hopes(paths, treasure, before), _hopes(paths, treasure, after)
    lost = {other: were[other] - are.get(other, 0.0) for other in were if other != seat}
    most = max(lost, key=lambda other: lost[other], default=None)
    own, had = are.get(seat, 0.0), were.get(seat, 0.0)
    return Change(
        most if most is not None and lost[most] >= HELD_BACK else None,
        own >= WITHIN_REACH and own - had >= BROUGHT_ON,
    )


def _hopes(paths: Paths, treasure: Treasure, public: KoncitaPublic) -> dict[int, float]:
    """How likely everybody who is still in the room would win the Treasure in a turn of theirs."""
    inside = [seat for seat, square in enumerate(public.goblins) if square >= 0 and public.breaches[seat] < OUT]
    return {seat: likelihood(paths, treasure, public, seat, None) for seat in inside}


def newly_between(treasure: Treasure, seat: int, before: KoncitaPublic, after: KoncitaPublic) -> int | None:
    """Somebody else from whom the Princess now stands on the way to the Treasure's piece, and did not before."""
    for other, square in enumerate(after.goblins):
        if square < 0 or other == seat:
            continue
        target = piece_square(treasure, after)
        if target == after.princess or distance_between(square, target) > NEAR + 1:
            continue
        if _is_between(after.princess, square, target) and not _is_between(before.princess, square, target):
            return other
    return None


def _is_between(middle: int, one: int, other: int) -> bool:
    """Whether a square lies on a shortest way from one to another."""
    return distance_between(one, middle) + distance_between(middle, other) == distance_between(one, other)
