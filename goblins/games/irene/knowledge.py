"""What a seat may know of the maze, and possible worlds that fit what it remembers."""

from __future__ import annotations

import random
from collections.abc import Container

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.irene.caves import crumb_cells, open_top
from goblins.games.irene.content import NO_SYMBOL, TILES, Content
from goblins.games.irene.events import Drew, PlacedTile, Rummaged, SwappedTiles
from goblins.games.irene.state import (
    CAPTURED,
    NO_PALACE,
    NO_TILE,
    NOBODY,
    SUPPLY,
    TURNED,
    MazePublic,
    MazeSecret,
    MazeState,
    Spot,
)
from goblins.games.irene.view import MazeView


def view_of(state: MazeState, seat: int, content: Content) -> MazeView:
    """What shows to a seat now, and what it has seen."""
    public, secret = state.public, state.secret
    has_drawn = secret.drawn != NO_TILE
    return MazeView(
        public=public,
        seat=seat,
        mountain_size=len(secret.mountain),
        top=open_top(state),
        caves=_shown_caves(state, seat),
        drawn=shown_drawn(state, seat),
        has_drawn=has_drawn,
        drawn_up=has_drawn and public.top_up,
        backs=_shown_backs(public, seat, content),
        bonus=_own_bonus(public, seat, content),
        numbers=_shown_numbers(state),
        crumbs=crumb_cells(secret),
        captured=_captured(state),
        sights=secret.sights[seat],
    )


def shown_drawn(state: MazeState, seat: int) -> int:
    """The drawn tile, if it shows to a seat: to the one who drew it, and to everybody if it lay face up (I-15)."""
    public = state.public
    return state.secret.drawn if public.active == seat or public.top_up else NO_TILE


def _shown_caves(state: MazeState, seat: int) -> tuple[Spot, ...]:
    """The Caves without the faces that a seat does not see: all show when a game is over, peeked ones to who peeks."""
    public, caves = state.public, state.secret.caves
    if public.phase == "next":
        return caves
    shown = public.peeked if public.phase == "peeked" and public.active == seat else ()
    return tuple([spot if spot.up or spot.cell in shown else Spot(spot.cell, NO_TILE) for spot in caves])


def _shown_backs(public: MazePublic, seat: int, content: Content) -> tuple[int, ...]:
    """The bonus symbols of the Palaces that are left, for the one who chooses one of them (I-41)."""
    if public.phase != "palace" or public.active != seat or not public.advanced:
        return ()
    backs = zip(content.bonus, public.palaces, strict=True)
    return tuple([symbol if owner == NOBODY else NO_SYMBOL for symbol, owner in backs])


def _own_bonus(public: MazePublic, seat: int, content: Content) -> int:
    start = public.starts[seat]
    return content.bonus[start] if public.advanced and start != NO_PALACE else NO_SYMBOL


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
        case Drew(seat=owner, up=False) if owner != seat:
            return replace(event, tile=None)
        case PlacedTile(seat=owner, up=up) if owner != seat:
            return replace(event, tile=event.tile if up else None, faces=None)
        case SwappedTiles(seat=owner) if owner != seat:
            return Rummaged()
    return event


# ---------------------------------------------------------------------- possible worlds


def imagined(view: MazeView, content: Content, rng: random.Random) -> MazeState:
    """A possible world: what the seat is sure of lies where it was seen; what is hidden besides lies anywhere."""
    public = view.public
    lying = {spot.cell: spot.tile for spot in view.caves if spot.tile != NO_TILE}
    known = {*lying.values(), *public.returning, view.drawn, view.top}
    known.update(tile for path in public.paths for tile in path)
    remembered = _trusted(view, lying, known, rng)
    known.update(remembered.values())
    lying.update(remembered)
    hidden = shuffled(rng, [tile for tile in range(TILES) if tile not in known])
    for spot in view.caves:
        if spot.cell not in lying:
            lying[spot.cell] = hidden.pop()
    drawn = hidden.pop() if view.has_drawn and view.drawn == NO_TILE else view.drawn
    if view.top != NO_TILE:
        hidden.append(view.top)
    secret = MazeSecret(
        mountain=tuple(hidden),
        caves=tuple([Spot(spot.cell, lying[spot.cell], spot.up) for spot in view.caves]),
        numbers=_numbers(view, content, rng),
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


def _numbers(view: MazeView, content: Content, rng: random.Random) -> tuple[int, ...]:
    """The Homes' numbers: those turned are known."""
    hidden = shuffled(rng, [number for number in content.homes if number not in view.numbers])
    return tuple([number or hidden.pop() for number in view.numbers])
