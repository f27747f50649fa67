"""What lies where: questions about the Caves, the Mountain, breadcrumbs and Homes."""

from __future__ import annotations

from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.content import Content
from goblins.games.irene.state import CAPTURED, FREE, SUPPLY, Maze, MazeSecret, Spot


def spot_on(caves: tuple[Spot, ...], cell: int) -> Spot | None:
    """The tile on a cell."""
    return next((spot for spot in caves if spot.cell == cell), None)


def empty_cells(caves: tuple[Spot, ...]) -> list[int]:
    """The cells where a tile may be laid: empty, beside a tile or the Mountain, never the Mountain's own (I-12)."""
    taken = {spot.cell for spot in caves}
    taken.add(MOUNTAIN)
    return sorted(set().union(*map(beside, taken)) - taken)


def free_homes(homes: tuple[int, ...]) -> list[int]:
    """The Homes that can still be taken or turned."""
    return [number for number, owner in enumerate(homes) if owner == FREE]


def choosable(maze: Maze, content: Content) -> list[int]:
    """The cells the active escaper may choose: face-down ones, and face-up ones that fit (I-21)."""
    public, secret = maze.public, maze.secret
    wanted, entries = content.end_of(public.paths[public.active], public.starts[public.active]), content.entries
    found = [spot.cell for spot in secret.caves if not spot.up or entries[spot.tile] == wanted]
    if secret.mountain:
        found.append(MOUNTAIN)
    return found


def swappable(maze: Maze) -> list[int]:
    """The peeked cells whose tiles may change places: those without a breadcrumb (I-40)."""
    peeked, crumbed = maze.public.peeked, {tile for held in maze.secret.crumbs for tile in held}
    return [spot.cell for spot in maze.secret.caves if spot.cell in peeked and spot.tile not in crumbed]


def movable_crumbs(secret: MazeSecret, seat: int) -> list[int]:
    """The breadcrumbs of a seat that are in its supply or on a tile of the Caves (I-14)."""
    in_reach = {spot.tile for spot in secret.caves}
    in_reach.add(SUPPLY)
    return [symbol for symbol, tile in enumerate(secret.crumbs[seat]) if tile in in_reach]


def crumb_cells(secret: MazeSecret) -> tuple[tuple[int, ...], ...]:
    """For every seat and symbol the cell its breadcrumb lies on, which everybody sees; SUPPLY, or CAPTURED on a path."""
    cells = {spot.tile: spot.cell for spot in secret.caves}
    cells[SUPPLY] = SUPPLY
    return tuple([tuple([cells.get(tile, CAPTURED) for tile in held]) for held in secret.crumbs])
