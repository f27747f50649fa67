"""What a seat may know of the maze, and possible worlds that fit what it remembers."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.irene.events import (
    Drew,
    PlacedTile,
    Rummaged,
    SwappedTiles,
)
from goblins.games.irene.state import (
    NO_TILE,
    SUPPLY,
    TURNED,
    MazeState,
    MazeView,
    Spot,
)
from goblins.games.irene.tiles import TILES, Tiles

CAPTURED = -2


def view_of(state: MazeState, seat: int, tiles: Tiles) -> MazeView:
    """What shows to a seat now, and what it has seen."""
    mine = state.active == seat
    shown = set(state.peeked) if mine and state.phase == "peeked" else set()
    over = state.phase == "next"
    caves = tuple([spot if spot.up or spot.cell in shown or over else Spot(spot.cell, NO_TILE) for spot in state.caves])
    choosing = state.phase == "palace" and mine and state.advanced
    start = state.starts[seat]
    drawn = state.drawn if mine or state.top_up else NO_TILE
    return MazeView(
        seat,
        len(state.mountain),
        state.mountain[-1] if state.mountain and state.top_up and state.phase != "place" else NO_TILE,
        caves,
        state.peeked,
        drawn,
        state.drawn != NO_TILE,
        state.drawn != NO_TILE and state.top_up,
        state.palaces,
        tuple([b if free < 0 else -1 for b, free in zip(tiles.bonus, state.palaces, strict=True)]) if choosing else (),
        tiles.bonus[start] if state.advanced and start >= 0 else -1,
        state.homes,
        tuple([n if owner == TURNED or over else 0 for n, owner in zip(state.numbers, state.homes, strict=True)]),
        _crumb_cells(state),
        _captured(state),
        state.starts,
        state.paths,
        state.arrived,
        state.active,
        state.turns,
        state.phase,
        state.hushed,
        state.shouter,
        state.returning,
        state.passes,
        state.sights[seat],
        state.placed,
        state.wins,
        state.games,
        state.first,
        state.advanced,
        state.match_play,
        state.people,
        state.ending,
    )


def _crumb_cells(state: MazeState) -> tuple[tuple[int, ...], ...]:
    """Where the breadcrumbs lie, without telling which tile lies there."""
    cells = {spot.tile: spot.cell for spot in state.caves}
    return tuple([tuple([SUPPLY if tile < 0 else cells.get(tile, CAPTURED) for tile in held]) for held in state.crumbs])


def _captured(state: MazeState) -> tuple[tuple[int, ...], ...]:
    """The path tiles breadcrumbs lie on: paths are open to all."""
    lying = {tile for path in state.paths for tile in path} | set(state.returning)
    return tuple([tuple([tile if tile in lying else NO_TILE for tile in held]) for held in state.crumbs])


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


def imagined(view: MazeView, tiles: Tiles, rng: random.Random) -> MazeState:
    """A possible world: what the seat is sure of lies where it was seen; what is hidden besides lies anywhere."""
    open_cells = {spot.cell: spot.tile for spot in view.caves if spot.tile != NO_TILE}
    known = {*open_cells.values(), *view.returning, view.drawn, view.top}
    known |= {tile for path in view.paths for tile in path}
    remembered: dict[int, int] = {}
    for sight in sorted(view.sights, key=lambda sight: (not sight.sure, -sight.turn)):
        fits = sight.cell not in open_cells and sight.tile not in known and sight.tile not in remembered.values()
        # what may have been swapped since is as likely to be wrong as right
        if fits and (sight.sure or rng.getrandbits(1)):
            remembered[sight.cell] = sight.tile
    hidden = shuffled(rng, [tile for tile in range(TILES) if tile not in known and tile not in remembered.values()])
    caves = []
    for spot in view.caves:
        tile = spot.tile if spot.tile != NO_TILE else remembered.get(spot.cell, NO_TILE)
        caves.append(Spot(spot.cell, hidden.pop() if tile == NO_TILE else tile, spot.up))
    drawn = view.drawn
    if view.has_drawn and drawn == NO_TILE:
        drawn = hidden.pop()
    if view.top != NO_TILE:
        hidden.append(view.top)
    at = {spot.cell: spot.tile for spot in caves}
    return MazeState(
        mountain=tuple(hidden),
        top_up=view.top != NO_TILE or (view.has_drawn and view.drawn_up),
        caves=tuple(caves),
        palaces=view.palaces,
        numbers=_numbers(view, tiles, rng),
        homes=view.homes,
        crumbs=tuple(
            tuple(
                SUPPLY if cell == SUPPLY else view.captured[seat][symbol] if cell == CAPTURED else at[cell]
                for symbol, cell in enumerate(held)
            )
            for seat, held in enumerate(view.crumbs)
        ),
        starts=view.starts,
        paths=view.paths,
        arrived=view.arrived,
        active=view.active,
        turns=view.turns,
        phase=view.phase,
        drawn=drawn,
        peeked=view.peeked,
        hushed=view.hushed,
        shouter=view.shouter,
        returning=view.returning,
        passes=view.passes,
        sights=tuple(view.sights if seat == view.seat else () for seat in range(len(view.paths))),
        placed=view.placed,
        wins=view.wins,
        games=view.games,
        first=view.first,
        advanced=view.advanced,
        match_play=view.match_play,
        people=view.people,
        seed=rng.getrandbits(30),
        occasion=0,
        ending=view.ending,
    )


def _numbers(view: MazeView, tiles: Tiles, rng: random.Random) -> tuple[int, ...]:
    """The Homes' numbers: those turned are known."""
    hidden = shuffled(rng, [number for number in tiles.homes if number not in view.numbers])
    return tuple(number or hidden.pop() for number in view.numbers)
