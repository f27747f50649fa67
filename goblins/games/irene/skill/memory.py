"""What a bot has in its head: which sights a level still remembers, and what a seat knows of the tiles."""

from __future__ import annotations

from math import log

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.chance import chance
from goblins.games.irene.content import Content
from goblins.games.irene.knowledge import shown_drawn
from goblins.games.irene.state import MazePublic, MazeState, Sight, Spot
from goblins.games.irene.view import MazeView

#: How many rounds a sight stays in mind on average, and in the advanced game, where a way must be better than the goblins'; a
#: level that is not named forgets nothing.
MEAN_ROUNDS = {"easy": 2.5, "medium": 3.0, "hard": 5.0}
MEAN_ROUNDS_ADVANCED = {"easy": 1.0, "medium": 4.0, "hard": 11.5}
_ROLL_BITS = 30


def recalled(view: MazeView, level: str) -> MazeView:
    """The view with the sights that a bot of a level still remembers: the better, the longer; a master forgets nothing."""
    mean = (MEAN_ROUNDS_ADVANCED if view.public.advanced else MEAN_ROUNDS).get(level)
    if mean is None or not view.sights:
        return view
    seats, now = len(view.public.paths), view.public.turns
    kept = tuple([sight for sight in view.sights if now - sight.turn <= seats * _rounds(sight, view.seat, mean)])
    return view if len(kept) == len(view.sights) else replace(view, sights=kept)


def _rounds(sight: Sight, seat: int, mean: float) -> float:
    """How many rounds a sight lasts: the same whenever it is asked, so that nothing forgotten comes back."""
    roll = chance(sight.turn, sight.cell * 16 + seat).getrandbits(_ROLL_BITS) + 1
    return -mean * log(roll / (1 << _ROLL_BITS))


class Known(Struct, frozen=True):
    """What a seat knows of the tiles that can be turned up or taken."""

    cells: dict[int, int]
    """Path tiles that lie open, or that the seat remembers, by cell."""
    doubted: frozenset[int]
    """Cells whose tile the seat remembers, but that may have been swapped since."""
    goblins: tuple[int, ...]
    """Face-down cells where the seat remembers a Goblin, the surest first."""
    unknown: tuple[int, ...]
    """Face-down cells of which the seat knows nothing."""
    unseen: tuple[int, ...]
    """Tiles that may lie there, or in the Mountain."""


def known_in(state: MazeState, seat: int, content: Content) -> Known:
    """What a seat knows in a state."""
    secret = state.secret
    return _known(state.public, secret.caves, shown_drawn(state, seat), secret.sights[seat], content)


def known_from(view: MazeView, content: Content) -> Known:
    """What the seat of a view knows."""
    return _known(view.public, view.caves, view.drawn, view.sights, content)


def _known(
    public: MazePublic, caves: tuple[Spot, ...], drawn: int, sights: tuple[Sight, ...], content: Content
) -> Known:
    """What follows from what lies open (and the drawn tile, if it shows) and from a seat's sights."""
    cells = {spot.cell: spot.tile for spot in caves if spot.up}
    seen, paths = {*cells.values(), *public.returning, drawn}, len(content.paths)
    seen.update([tile for path in public.paths for tile in path])
    hidden = [spot.cell for spot in caves if not spot.up]
    remembered = {sight.cell: sight for sight in sights}
    known = [remembered[cell] for cell in hidden if cell in remembered]
    unknown = [cell for cell in hidden if cell not in remembered]
    doubted, goblins = [], []
    for sight in sorted(known, key=_is_unsure):
        if sight.tile in seen:
            unknown.append(sight.cell)  # it was swapped: the tile has turned up elsewhere
            continue
        seen.add(sight.tile)
        cells[sight.cell] = sight.tile
        if sight.tile >= paths:
            goblins.append(sight.cell)
        if not sight.sure:
            doubted.append(sight.cell)
    return Known(
        cells={cell: tile for cell, tile in cells.items() if tile < paths},
        doubted=frozenset(doubted),
        goblins=tuple(goblins),
        unknown=tuple(unknown),
        unseen=tuple([tile for tile in range(content.tiles) if tile not in seen]),
    )


def _is_unsure(sight: Sight) -> bool:
    return not sight.sure
