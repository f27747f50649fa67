"""What a seat may know of the maze, and possible worlds that fit what it remembers."""

from __future__ import annotations

import random
from collections.abc import Container

from msgspec.structs import replace

from goblins.core.bits import set_of
from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.irene.caves import crumb_cells
from goblins.games.irene.content import NO_SYMBOL, Content
from goblins.games.irene.events import Drew, PlacedTile, Rummaged, SwappedTiles
from goblins.games.irene.state import (
    CAPTURED,
    NO_TILE,
    SUPPLY,
    TURNED,
    MazeSecret,
    MazeState,
    Spot,
)
from goblins.games.irene.view import MazeView


def view_of(state: MazeState, seat: int) -> MazeView:
    """What shows to a seat now, and what it has seen."""
    public, secret = state.public, state.secret
    return MazeView(
        public=public,
        seat=seat,
        mountain_size=len(secret.mountain),
        caves=_shown_caves(state, seat),
        drawn=shown_drawn(state, seat),
        has_drawn=secret.drawn != NO_TILE,
        backs=_known_backs(state, seat),
        numbers=_shown_numbers(state),
        crumbs=crumb_cells(secret),
        captured=_captured(state),
        sights=secret.sights[seat],
    )


def shown_drawn(state: MazeState, seat: int) -> int:
    """The drawn tile, for the one who drew it."""
    return state.secret.drawn if state.public.active == seat else NO_TILE


def _shown_caves(state: MazeState, seat: int) -> tuple[Spot, ...]:
    """The Caves without the faces that a seat does not see: all show when a game is over, peeked ones to who peeks."""
    public, caves = state.public, state.secret.caves
    if public.phase == "next":
        return caves
    shown = public.peeked if public.phase == "peeked" and public.active == seat else ()
    return tuple([spot if spot.up or spot.cell in shown else Spot(spot.cell, NO_TILE) for spot in caves])


def _known_backs(state: MazeState, seat: int) -> tuple[int, ...]:
    """The bonus symbols that a seat has looked at; all of them when a game is over. They count in the advanced game only."""
    public, secret = state.public, state.secret
    if not public.advanced:
        return (NO_SYMBOL,) * len(secret.backs)
    if public.phase == "next":
        return secret.backs
    return tuple(
        [symbol if looked_at(state, seat, palace) else NO_SYMBOL for palace, symbol in enumerate(secret.backs)]
    )


def looked_at(state: MazeState, seat: int, palace: int) -> bool:
    """Whether a seat has looked at the back of a Palace: it has at its own (I-41)."""
    looked = state.secret.looked
    return palace == state.public.starts[seat] or bool(looked and looked[seat] >> palace & 1)


def _shown_numbers(state: MazeState) -> tuple[int, ...]:
    """The numbers of Homes that were turned; of all of them when a game is over."""
    public, numbers = state.public, state.secret.numbers
    if public.phase == "next":
        return numbers
    return tuple([number if owner == TURNED else 0 for number, owner in zip(numbers, public.homes, strict=True)])


def _captured(state: MazeState) -> tuple[tuple[int, ...], ...]:
    """The path tiles breadcrumbs lie on: paths are open to all."""
    lying = {tile for path in state.public.paths for tile in path}
    lying.update(state.public.returning)
    return tuple([tuple([tile if tile in lying else NO_TILE for tile in held]) for held in state.secret.crumbs])


def redacted(event: Event, seat: int) -> Event:
    """What was drawn, placed, peeked at or swapped is for the one who did it."""
    match event:
        case Drew(seat=owner) if owner != seat:
            return replace(event, tile=None)
        case PlacedTile(seat=owner) if owner != seat:
            return replace(event, tile=None, faces=None)
        case SwappedTiles(seat=owner) if owner != seat:
            return Rummaged()
    return event


# ---------------------------------------------------------------------- possible worlds


def imagined(view: MazeView, content: Content, rng: random.Random) -> MazeState:
    """A possible world: what the seat is sure of lies where it was seen; what is hidden besides lies anywhere."""
    public = view.public
    lying = {spot.cell: spot.tile for spot in view.caves if spot.tile != NO_TILE}
    known = {*lying.values(), *public.returning, view.drawn}
    known.update(tile for path in public.paths for tile in path)
    remembered = _trusted(view, lying, known, rng)
    known.update(remembered.values())
    lying.update(remembered)
    hidden = shuffled(rng, [tile for tile in range(content.tiles) if tile not in known])
    for spot in view.caves:
        if spot.cell not in lying:
            lying[spot.cell] = hidden.pop()
    drawn = hidden.pop() if view.has_drawn and view.drawn == NO_TILE else view.drawn
    secret = MazeSecret(
        mountain=tuple(hidden),
        caves=tuple([Spot(spot.cell, lying[spot.cell], spot.up) for spot in view.caves]),
        numbers=filled_in(view.numbers, 0, content.homes, rng),
        backs=filled_in(view.backs, NO_SYMBOL, content.backs, rng),
        looked=_looked(view),
        crumbs=_crumbs(view, lying),
        drawn=drawn,
        sights=tuple([view.sights if seat == view.seat else () for seat in range(len(public.paths))]),
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return MazeState(public, secret)


def _trusted(view: MazeView, lying: Container[int], known: Container[int], rng: random.Random) -> dict[int, int]:
    """What a seat takes to lie on cells that it does not see now; the surest and newest sight of a tile counts."""
    cells: dict[int, int] = {}
    for sight in sorted(view.sights, key=lambda sight: (not sight.sure, -sight.turn)):
        fits = sight.cell not in lying and sight.tile not in known and sight.tile not in cells.values()
        # what may have been swapped since is as likely to be wrong as right
        if fits and (sight.sure or rng.getrandbits(1)):
            cells[sight.cell] = sight.tile
    return cells


def _crumbs(view: MazeView, lying: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """The tiles on which breadcrumbs lie, where those of the Caves are known."""
    tiles = {**lying, SUPPLY: SUPPLY}
    return tuple(
        [
            tuple([on if cell == CAPTURED else tiles[cell] for cell, on in zip(cells, captured, strict=True)])
            for cells, captured in zip(view.crumbs, view.captured, strict=True)
        ]
    )


def _looked(view: MazeView) -> tuple[int, ...]:
    """Which backs were looked at: of the others that is not known, and means nothing to them."""
    own = set_of(palace for palace, symbol in enumerate(view.backs) if symbol != NO_SYMBOL)
    return tuple([own if seat == view.seat else 0 for seat in range(len(view.public.paths))])


def filled_in(seen: tuple[int, ...], unseen: int, everything: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    """What lies in a row, with what is not seen there dealt anew out of what is left of everything."""
    left = list(everything)
    for one in seen:
        if one != unseen:
            left.remove(one)
    hidden = shuffled(rng, left)
    return tuple([hidden.pop() if one == unseen else one for one in seen])
