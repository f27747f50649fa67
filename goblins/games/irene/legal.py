"""What may be done in the maze, and why something may not."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.games.irene.draft import Draft, empty_cells, free_homes
from goblins.games.irene.maze import choosable, swappable
from goblins.games.irene.state import (
    MOUNTAIN,
    NOBODY,
    Choose,
    EndTurn,
    Escape,
    Explore,
    MazeAction,
    MazeState,
    MoveCrumb,
    NextGame,
    PlaceTile,
    PutBack,
    SealHome,
    Shout,
    SwapTiles,
    TakeHome,
    TakePalace,
    TurnUp,
)
from goblins.games.irene.tiles import Tiles

_PHASE_OF: dict[type, str] = {
    Explore: "turn",
    Escape: "turn",
    PlaceTile: "place",
    SwapTiles: "peeked",
    MoveCrumb: "peeked",
    EndTurn: "peeked",
    TakePalace: "palace",
    Choose: "choose",
    TakeHome: "home",
    PutBack: "return",
    SealHome: "job",
    TurnUp: "shout",
    NextGame: "next",
}
_WAITING = {
    "turn": ("I-12", "A turn begins: explore, or announce your escape."),
    "place": ("I-12", "The drawn tile must be placed first."),
    "peeked": ("I-14", "The peek comes to its end with a breadcrumb, or without one."),
    "palace": ("I-20", "A Palace must be chosen first."),
    "choose": ("I-21", "The escape goes on with a tile."),
    "home": ("I-23", "A Home must be taken first."),
    "return": ("I-25", "The path’s tiles must be put back first."),
    "job": ("I-27", "A Home must be turned first."),
    "shout": ("I-26", "Whoever shouted must turn up a tile first."),
    "next": ("I-30", "The game is over."),
}


def who_decides(state: MazeState) -> int:
    """The seat the game waits for."""
    if state.phase == "shout":
        return state.shouter
    if state.phase == "next":
        people = [seat for seat in range(len(state.paths)) if state.people >> seat & 1]
        return people[0] if people else state.active
    return state.active


def may_shout(state: MazeState, seat: int) -> bool:
    """Whether a seat may shout now (I-26)."""
    return (
        state.phase == "choose"
        and seat != state.active
        and not state.hushed
        and not state.ending
        and any(not spot.up for spot in state.caves)
    )


def actions(state: MazeState, tiles: Tiles) -> tuple[MazeAction, ...]:
    """Everything the deciding seat may do, in a stable order."""
    seat, phase = who_decides(state), state.phase
    if phase == "turn":
        return (Explore(seat), Escape(seat)) if state.mountain else (Escape(seat),)
    if phase == "place":
        return tuple([PlaceTile(seat, cell) for cell in empty_cells(state.caves)])
    if phase == "peeked":
        return _peeked(state, tiles, seat)
    if phase == "palace":
        return tuple([TakePalace(seat, symbol) for symbol, owner in enumerate(state.palaces) if owner == NOBODY])
    if phase == "choose":
        return tuple([Choose(seat, cell) for cell in choosable(Draft.of(state, tiles), seat)])
    if phase == "home":
        return tuple([TakeHome(seat, home) for home in free_homes(state.homes)])
    if phase == "return":
        return tuple([PutBack(seat, cell) for cell in empty_cells(state.caves)])
    if phase == "job":
        return tuple([SealHome(seat, home) for home in free_homes(state.homes)])
    if phase == "shout":
        return tuple([TurnUp(seat, spot.cell) for spot in state.caves if not spot.up])
    return (NextGame(seat),)


def _peeked(state: MazeState, tiles: Tiles, seat: int) -> tuple[MazeAction, ...]:
    """Swaps among what was peeked at (I-40), one breadcrumb (I-14), or neither."""
    found: list[MazeAction] = []
    if state.advanced:
        cells = swappable(Draft.of(state, tiles))
        found += [SwapTiles(seat, one, other) for place, one in enumerate(cells) for other in cells[place + 1 :]]
    for symbol in movable_crumbs(state, seat):
        lying = state.crumbs[seat][symbol]
        found += [MoveCrumb(seat, symbol, spot.cell) for spot in state.caves if spot.tile != lying]
    return (*found, EndTurn(seat))


def movable_crumbs(state: MazeState, seat: int) -> list[int]:
    """The breadcrumbs of a seat that are in its supply or on a tile of the Caves (I-14)."""
    in_caves = {spot.tile for spot in state.caves}
    return [symbol for symbol, tile in enumerate(state.crumbs[seat]) if tile < 0 or tile in in_caves]


# ---------------------------------------------------------------------- why not


def why_not(state: MazeState, tiles: Tiles, action: MazeAction) -> Refusal | None:
    """The clause that forbids an action; None exactly for the legal ones."""
    if state.ending:
        return Refusal("I-30", "The game is over.")
    if not 0 <= action.seat < len(state.paths):
        return Refusal("I-11", "Nobody sits there.")
    if isinstance(action, Shout):
        return None if may_shout(state, action.seat) else _no_shout(state, action)
    if _PHASE_OF[type(action)] != state.phase:
        if isinstance(action, Explore) and state.starts[action.seat] >= 0:
            return Refusal("I-20", "Once you have begun your escape you can never explore again.")
        return Refusal(*_WAITING[state.phase])
    if action.seat != who_decides(state):
        return Refusal("I-11", "It is another player’s turn.")
    if action in actions(state, tiles):
        return None
    return _why_not_now(state, tiles, action)


def _no_shout(state: MazeState, action: Shout) -> Refusal:
    if action.seat == state.active:
        return Refusal("I-26", "Nobody shouts in their own turn.")
    if state.hushed:
        return Refusal("I-26", "A shout has failed in this turn: nobody may shout again.")
    if state.phase == "choose":
        return Refusal("I-26", "There is no face-down Cave tile to turn up.")
    return Refusal("I-26", "You can shout only before an escaping player chooses the next tile.")


def _why_not_now(state: MazeState, tiles: Tiles, action: MazeAction) -> Refusal:
    match action:
        case Explore():
            return Refusal("I-15", "The Mountain is empty: you must escape.")
        case PlaceTile(cell=cell) | PutBack(cell=cell):
            if cell == MOUNTAIN:
                return Refusal("I-12", "The Mountain’s own cell stays free.")
            if any(spot.cell == cell for spot in state.caves):
                return Refusal("I-12", "There is a tile on that cell.")
            return Refusal("I-12", "A tile is laid beside another one, or beside the Mountain.")
        case SwapTiles():
            return Refusal("I-40", "Only tiles you peeked at change places, and none with a breadcrumb on it.")
        case MoveCrumb(symbol=symbol):
            if symbol not in movable_crumbs(state, action.seat):
                return Refusal("I-14", "That breadcrumb lies on somebody’s path.")
            return Refusal("I-14", "A breadcrumb goes onto another tile of the Caves.")
        case TakePalace():
            return Refusal("I-20", "That Palace is taken.")
        case Choose():
            return _why_not_choose(state, tiles, action)
        case TakeHome():
            return Refusal("I-23", "That Home is not available.")
        case SealHome():
            return Refusal("I-27", "Only an available Home can be turned.")
        case TurnUp():
            return Refusal("I-26", "A shout turns up a face-down tile of the Caves.")
    return Refusal("I-11", "That can’t be done now.")


def _why_not_choose(state: MazeState, tiles: Tiles, action: Choose) -> Refusal:
    if action.cell == MOUNTAIN:
        if not state.mountain:
            return Refusal("I-21", "The Mountain is empty.")
        return Refusal("I-21", "The Mountain’s top tile lies face up and does not fit.")
    spot = next((spot for spot in state.caves if spot.cell == action.cell), None)
    if spot is None:
        return Refusal("I-21", "There is no tile on that cell.")
    if tiles.is_goblin(spot.tile):
        return Refusal("I-25", "That Goblin is spent.")
    return Refusal("I-21", "A face-up tile can be chosen only if it fits.")
