"""What wins a Treasure: every objective as a named predicate over what was done in the turn (K-41, K-44)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goblins.games.koncita.board import distance_between
from goblins.games.koncita.content import Content, Treasure
from goblins.games.koncita.room import SIDE
from goblins.games.koncita.state import NOWHERE, PIECES, PRINCESS, Deed, KoncitaPublic

#: What is played with, who stands where, and the turn's deeds since the Treasure was shown, the latest last.
Goal = Callable[[Content, KoncitaPublic, Sequence[Deed]], bool]


def earns(treasure: Treasure, content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> tuple[bool, bool]:
    """Whether the latest deed wins a Treasure, by its objective and by reaching its piece."""
    return GOALS[treasure.goal](content, public, deeds), deeds[-1].reached == PIECES.index(treasure.piece)


def steps_done(treasure: Treasure, deeds: Sequence[Deed], content: Content) -> int:
    """How many of the two actions of a two-action objective are done; 0 where one action is enough."""
    count = _HALVES.get(treasure.goal)
    return min(1, count(content, deeds)) if count and deeds else 0


def _goblin_ended(deed: Deed) -> bool:
    """Whether one's own goblin moved and stands somewhere now; where a bounce is skipped it has ended nowhere (K-43)."""
    return deed.mover == "goblin" and deed.end != NOWHERE


# ---------------------------------------------------------------------- objectives


def _princess_touches_goblin(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].princess_touched


def _two_central_ends(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return _central_ends(content, deeds) >= 2


def _shove_into_princess(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return PRINCESS in deeds[-1].shoved_into


def _two_shoves(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return _shoves(content, deeds) >= 2


def _oscar_stopped_by_goblin(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].oscar_stopped


def _oscar_runs_far(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].ran >= content.numbers.long_run


def _twice_same_colour(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    colours = [deed.colour for deed in deeds if deed.mover == "goblin"]
    return len(colours) > len(set(colours))


def _end_beside_princess(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    latest = deeds[-1]
    return _goblin_ended(latest) and distance_between(latest.end, public.princess) == 1


def _princess_twice(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return _princess_moves(content, deeds) >= 2


def _end_in_corner(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return _goblin_ended(deeds[-1]) and content.board.edges[deeds[-1].end] >= 2


def _shove_into_room_card(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return any(piece != PRINCESS for piece in deeds[-1].shoved_into)


def _shoved_to_edge(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    ends = (public.goblins[seat] for seat in deeds[-1].shoved)
    return any(square not in (NOWHERE, public.princess) and content.board.edge >> square & 1 for square in ends)


def _princess_to_edge(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].mover == "princess" and bool(content.board.edge >> deeds[-1].end & 1)


def _princess_to_centre(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].mover == "princess" and bool(content.board.central >> deeds[-1].end & 1)


def _end_beside_two_goblins(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    latest = deeds[-1]
    if not _goblin_ended(latest):
        return False
    nowhere = (NOWHERE, public.princess)
    others = [square for seat, square in enumerate(public.goblins) if seat != public.active and square not in nowhere]
    return sum(distance_between(latest.end, square) == 1 for square in others) >= 2


def _another_takes_forfeit(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return any(seat != public.active for seat in deeds[-1].forfeits)


def _end_in_line_with_princess(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    latest, her = deeds[-1], public.princess
    if not _goblin_ended(latest) or distance_between(latest.end, her) < 2:
        return False
    low, high = sorted((latest.end, her))
    if low // SIDE == high // SIDE:
        between = range(low + 1, high)
    elif low % SIDE == high % SIDE:
        between = range(low + SIDE, high, SIDE)
    else:
        return False
    taken = {*public.goblins, *public.things}
    return all(content.board.free >> square & 1 and square not in taken for square in between)


def _shove_with_wild(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return deeds[-1].wild and bool(deeds[-1].shoved)


def _two_forfeits(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    return _forfeits(content, deeds) >= 2


def _two_colours_no_shove(content: Content, public: KoncitaPublic, deeds: Sequence[Deed]) -> bool:
    moves = [deed for deed in deeds if deed.mover == "goblin"]
    return len({deed.colour for deed in moves}) >= 2 and not any(deed.shoved for deed in deeds)


# ---------------------------------------------------------------------- what takes two actions


def _central_ends(content: Content, deeds: Sequence[Deed]) -> int:
    return sum(_goblin_ended(deed) and bool(content.board.central >> deed.end & 1) for deed in deeds)


def _shoves(content: Content, deeds: Sequence[Deed]) -> int:
    return sum(len(deed.shoved) for deed in deeds)


def _goblin_moves(content: Content, deeds: Sequence[Deed]) -> int:
    return sum(deed.mover == "goblin" for deed in deeds)


def _princess_moves(content: Content, deeds: Sequence[Deed]) -> int:
    return sum(deed.mover == "princess" for deed in deeds)


def _forfeits(content: Content, deeds: Sequence[Deed]) -> int:
    return sum(len(deed.forfeits) for deed in deeds)


def _moves_without_shove(content: Content, deeds: Sequence[Deed]) -> int:
    return 0 if any(deed.shoved for deed in deeds) else _goblin_moves(content, deeds)


_HALVES: dict[str, Callable[[Content, Sequence[Deed]], int]] = {
    "two_central_ends": _central_ends,
    "two_shoves": _shoves,
    "twice_same_colour": _goblin_moves,
    "princess_twice": _princess_moves,
    "two_forfeits": _forfeits,
    "two_colours_no_shove": _moves_without_shove,
}

GOALS: dict[str, Goal] = {
    "princess_touches_goblin": _princess_touches_goblin,
    "two_central_ends": _two_central_ends,
    "shove_into_princess": _shove_into_princess,
    "two_shoves": _two_shoves,
    "oscar_stopped_by_goblin": _oscar_stopped_by_goblin,
    "oscar_runs_far": _oscar_runs_far,
    "twice_same_colour": _twice_same_colour,
    "end_beside_princess": _end_beside_princess,
    "princess_twice": _princess_twice,
    "end_in_corner": _end_in_corner,
    "shove_into_room_card": _shove_into_room_card,
    "shoved_to_edge": _shoved_to_edge,
    "princess_to_edge": _princess_to_edge,
    "princess_to_centre": _princess_to_centre,
    "end_beside_two_goblins": _end_beside_two_goblins,
    "another_takes_forfeit": _another_takes_forfeit,
    "end_in_line_with_princess": _end_in_line_with_princess,
    "shove_with_wild": _shove_with_wild,
    "two_forfeits": _two_forfeits,
    "two_colours_no_shove": _two_colours_no_shove,
}
