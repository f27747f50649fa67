"""What a bot has in its head: which sights a level still remembers, and what a seat knows of the tiles."""

from __future__ import annotations

from math import log

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.chance import chance
from goblins.games.irene.state import MOUNTAIN, MazeState, MazeView, Sight, Spot
from goblins.games.irene.tiles import PATHS, TILES

#: How many rounds a sight stays in mind on average; a level that is not named forgets nothing.
MEAN_ROUNDS = {"easy": 2.5, "medium": 12.0}
_ROLL_BITS = 30


def recalled(view: MazeView, level: str) -> MazeView:
    """The view with the sights that a bot of a level still remembers: easy forgets soon, medium seldom, hard never."""
    mean = MEAN_ROUNDS.get(level)
    if mean is None or not view.sights:
        return view
    seats = len(view.paths)
    kept = tuple([sight for sight in view.sights if view.turns - sight.turn <= seats * _rounds(sight, view.seat, mean)])
    return view if len(kept) == len(view.sights) else replace(view, sights=kept)


def _rounds(sight: Sight, seat: int, mean: float) -> float:
    """How many rounds a sight lasts: the same whenever it is asked, so that nothing forgotten comes back."""
    roll = chance(sight.turn, sight.cell * 16 + seat).getrandbits(_ROLL_BITS) + 1
    return -mean * log(roll / (1 << _ROLL_BITS))


class Known(Struct, frozen=True):
    """What a seat knows of the tiles that can be turned up or taken."""

    cells: dict[int, int]
    """Path tiles that lie open, or that the seat remembers, by cell; the Mountain's face-up top, too."""
    doubted: frozenset[int]
    """Cells whose tile the seat remembers, but that may have been swapped since."""
    goblins: tuple[int, ...]
    """Face-down cells where the seat remembers a Goblin, the surest first."""
    unknown: tuple[int, ...]
    """Face-down cells of which the seat knows nothing."""
    unseen: tuple[int, ...]
    """Tiles that may lie there, or in the Mountain."""


def known_to(state: MazeState | MazeView, seat: int, sights: tuple[Sight, ...]) -> Known:
    """What a seat knows from its sights and from what lies open."""
    remembered = {sight.cell: sight for sight in sights}
    cells: dict[int, int] = {}
    doubted, goblins, unknown = [], [], []
    seen = {tile for path in state.paths for tile in path}
    seen.update(state.returning)
    if state.phase == "place" and state.drawn >= 0 and (seat == state.active or _drawn_openly(state)):
        seen.add(state.drawn)
    hidden: list[Spot] = []
    for spot in state.caves:
        if spot.up:
            seen.add(spot.tile)
            if spot.tile < PATHS:
                cells[spot.cell] = spot.tile
        else:
            hidden.append(spot)
    top = _open_top(state)
    if top >= 0:
        seen.add(top)
        if top < PATHS:
            cells[MOUNTAIN] = top
    for sure in (True, False):
        for spot in hidden:
            sight = remembered.get(spot.cell)
            if sight is None or sight.sure != sure:
                continue
            if sight.tile in seen:
                unknown.append(spot.cell)  # it was swapped: the tile has turned up elsewhere
                continue
            seen.add(sight.tile)
            if sight.tile >= PATHS:
                goblins.append(spot.cell)
            else:
                cells[spot.cell] = sight.tile
            if not sure:
                doubted.append(spot.cell)
    unknown += [spot.cell for spot in hidden if spot.cell not in remembered]
    unseen = tuple([tile for tile in range(TILES) if tile not in seen])
    return Known(cells, frozenset(doubted), tuple(goblins), tuple(unknown), unseen)


def _open_top(state: MazeState | MazeView) -> int:
    """The Mountain's top tile if it lies face up."""
    if isinstance(state, MazeView):
        return state.top
    return state.mountain[-1] if state.mountain and state.top_up and state.phase != "place" else -1


def _drawn_openly(state: MazeState | MazeView) -> bool:
    return state.drawn_up if isinstance(state, MazeView) else state.top_up
