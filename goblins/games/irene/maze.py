"""What happens in the maze: exploring, escaping, being caught, shouting, and how turns and games go on (I-10 … I-42)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.chance import below, chance, shuffled
from goblins.games.irene.draft import Draft, free_homes
from goblins.games.irene.events import (
    Announced,
    Arrived,
    DidNotFit,
    Drew,
    Ended,
    GameDealt,
    GameEnded,
    Joined,
    MovedCrumb,
    Passed,
    PlacedTile,
    Sealed,
    Shouted,
    ShoutTurnedUp,
    SwappedTiles,
    TookPalace,
    TurnEnded,
    WasCaught,
    WentBack,
)
from goblins.games.irene.scoring import winner_of
from goblins.games.irene.state import (
    FREE,
    MOUNTAIN,
    NO_TILE,
    NOBODY,
    SIDES,
    SUPPLY,
    TURNED,
    Choose,
    EndTurn,
    Escape,
    Explore,
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
from goblins.games.irene.tiles import GRASS, TILES

WINS_OF_A_MATCH = 2


# ---------------------------------------------------------------------- games and turns


def deal(draft: Draft, seats: int) -> None:
    """Shuffle the Mountain and the Homes' backs, lay four Caves round it, draw the first player by lot (I-10, I-11)."""
    rng = chance(draft.seed, draft.occasion)
    draft.occasion += 1
    mountain = shuffled(rng, range(TILES))
    draft.numbers = tuple(shuffled(rng, draft.tiles.homes))
    draft.first = below(rng, seats)
    draft.caves = ()
    for side in SIDES:
        draft.lay(MOUNTAIN + side, mountain.pop(), up=False)
    draft.mountain, draft.top_up = tuple(mountain), False
    draft.palaces, draft.homes = (NOBODY,) * 4, (FREE,) * len(draft.numbers)
    draft.crumbs = ((SUPPLY,) * 4,) * seats
    draft.starts, draft.paths, draft.arrived = (-1,) * seats, ((),) * seats, ()
    draft.sights, draft.placed = ((),) * seats, (NO_TILE,) * seats
    draft.drawn, draft.peeked, draft.returning = NO_TILE, (), ()
    draft.shouter, draft.passes = NOBODY, 0
    draft.active = draft.first
    draft.events.append(GameDealt(len(draft.games) + 1, draft.first))
    start_turn(draft)


def start_turn(draft: Draft) -> None:
    """The active player's turn begins, or is nothing but a pass (I-15, I-20, I-27, I-28)."""
    draft.hushed, draft.drawn, draft.peeked = False, NO_TILE, ()
    seat = draft.active
    if seat in draft.arrived:
        if seat == draft.arrived[0] and free_homes(draft.homes):
            draft.phase = "job"
        else:
            _pass_turn(draft)
    elif draft.starts[seat] < 0:
        draft.phase = "turn"
    else:
        _choose_next(draft, beginning=True)


def _choose_next(draft: Draft, *, beginning: bool) -> None:
    """The escaper chooses the next tile; without one the turn is over, and at its beginning that is a pass (I-28)."""
    if choosable(draft, draft.active):
        draft.phase = "choose"
        draft.passes = 0
    elif beginning:
        draft.events.append(Passed(draft.active))
        draft.passes += 1
        inside = [seat for seat in range(len(draft.paths)) if seat not in draft.arrived]
        nobody_works = not draft.arrived or not free_homes(draft.homes)
        if draft.passes >= len(inside) and nobody_works:
            end_game(draft, "trapped")
        else:
            _pass_turn(draft)
    else:
        end_turn(draft)


def choosable(draft: Draft, seat: int) -> list[int]:
    """The cells an escaper may choose: face-down ones, and face-up ones that fit (I-21)."""
    wanted, tiles = draft.end_symbol(seat), draft.tiles
    found = [
        spot.cell
        for spot in draft.caves
        if not spot.up or (not tiles.is_goblin(spot.tile) and tiles.paths[spot.tile].entry == wanted)
    ]
    if draft.mountain:
        top = draft.mountain[-1]
        if not draft.top_up or (not tiles.is_goblin(top) and tiles.paths[top].entry == wanted):
            found.append(MOUNTAIN)
    return found


def end_turn(draft: Draft) -> None:
    """The turn passes clockwise."""
    draft.events.append(TurnEnded(draft.active))
    _pass_turn(draft)


def _pass_turn(draft: Draft) -> None:
    draft.turns += 1
    draft.active = (draft.active + 1) % len(draft.paths)
    start_turn(draft)


def end_game(draft: Draft, reason: str) -> None:
    """A game is over; in match play another follows until somebody has won twice (I-30 … I-32)."""
    winner = winner_of(draft, draft.tiles)
    draft.games += (winner,)
    if winner != NOBODY:
        draft.wins = draft.wins[:winner] + (draft.wins[winner] + 1,) + draft.wins[winner + 1 :]
    draft.reveals, draft.phase = True, "next"
    draft.events.append(GameEnded(reason, winner))
    if not draft.match_play or max(draft.wins) >= WINS_OF_A_MATCH:
        draft.ending = reason
        draft.events.append(Ended(reason))


def next_game(draft: Draft, action: NextGame) -> None:
    """Deal the next game of the match."""
    draft.turns += 1
    deal(draft, len(draft.paths))


# ---------------------------------------------------------------------- explore


def explore(draft: Draft, action: Explore) -> None:
    """Draw the top tile of the Mountain; a face-up one is known to all (I-12, I-15)."""
    draft.drawn = draft.mountain[-1]
    draft.mountain = draft.mountain[:-1]
    draft.phase = "place"
    draft.reveals = True
    draft.events.append(Drew(action.seat, draft.drawn, draft.top_up))


def place_tile(draft: Draft, action: PlaceTile) -> None:
    """The tile goes onto a cell, and its face-down neighbours are peeked at (I-12, I-13)."""
    seat, cell, tile = action.seat, action.cell, draft.drawn
    up, draft.top_up, draft.drawn = draft.top_up, False, NO_TILE
    draft.lay(cell, tile, up=up)
    if not up:
        draft.see(seat, cell, tile)
    beside = {cell + side for side in SIDES}
    peeked = [spot for spot in draft.caves if spot.cell in beside and not spot.up]
    for spot in peeked:
        draft.see(seat, spot.cell, spot.tile)
    draft.peeked = tuple(spot.cell for spot in peeked)
    draft.placed = draft.placed[:seat] + (cell,) + draft.placed[seat + 1 :]
    if draft.advanced and len(swappable(draft)) > 1:
        draft.doubt(tuple(swappable(draft)), seat)  # the others don't learn whether they were swapped
    draft.phase = "peeked"
    faces = tuple(spot.tile for spot in peeked)
    draft.events.append(PlacedTile(seat, cell, tile, draft.peeked, faces, up))
    draft.reveals = True


def swappable(draft: Draft) -> list[int]:
    """The peeked cells whose tiles may change places: those without a breadcrumb (I-40)."""
    crumbed = {tile for held in draft.crumbs for tile in held}
    return [spot.cell for spot in draft.caves if spot.cell in draft.peeked and spot.tile not in crumbed]


def swap_tiles(draft: Draft, action: SwapTiles) -> None:
    """Two peeked tiles change places, in secret (I-40)."""
    one, other = draft.spot(action.one), draft.spot(action.other)
    assert one is not None and other is not None
    changed = {one.cell: other.tile, other.cell: one.tile}
    draft.caves = tuple(
        [replace(spot, tile=changed[spot.cell]) if spot.cell in changed else spot for spot in draft.caves]
    )
    for cell, tile in changed.items():
        draft.see(action.seat, cell, tile)
    draft.events.append(SwappedTiles(action.seat, action.one, action.other))


def move_crumb(draft: Draft, action: MoveCrumb) -> None:
    """A breadcrumb goes onto a tile, and the turn is over (I-14)."""
    spot = draft.spot(action.cell)
    assert spot is not None
    held = draft.crumbs[action.seat]
    held = held[: action.symbol] + (spot.tile,) + held[action.symbol + 1 :]
    draft.crumbs = draft.crumbs[: action.seat] + (held,) + draft.crumbs[action.seat + 1 :]
    draft.events.append(MovedCrumb(action.seat, action.symbol, action.cell))
    end_turn(draft)


def no_crumb(draft: Draft, action: EndTurn) -> None:
    """The turn is over."""
    end_turn(draft)


# ---------------------------------------------------------------------- escape


def announce(draft: Draft, action: Escape) -> None:
    """From now on there is no exploring (I-20)."""
    draft.phase = "palace"
    draft.events.append(Announced(action.seat))
    draft.reveals = draft.reveals or draft.advanced


def take_palace(draft: Draft, action: TakePalace) -> None:
    """A Palace begins the path (I-20)."""
    draft.palaces = draft.palaces[: action.symbol] + (action.seat,) + draft.palaces[action.symbol + 1 :]
    draft.starts = draft.starts[: action.seat] + (action.symbol,) + draft.starts[action.seat + 1 :]
    draft.events.append(TookPalace(action.seat, action.symbol))
    _choose_next(draft, beginning=True)


def choose(draft: Draft, action: Choose) -> None:
    """A tile is turned up: it fits, it does not, or it is a Goblin (I-21 … I-25)."""
    seat, cell = action.seat, action.cell
    on_mountain = cell == MOUNTAIN
    if on_mountain:
        tile, known = draft.mountain[-1], draft.top_up
    else:
        spot = draft.spot(cell)
        assert spot is not None
        tile, known = spot.tile, spot.up
    draft.reveals = draft.reveals or not known
    if draft.tiles.is_goblin(tile):
        _caught(draft, seat, cell, tile)
    elif draft.tiles.paths[tile].entry == draft.end_symbol(seat):
        _join(draft, seat, cell, tile)
    else:
        if on_mountain:
            draft.top_up = True
        else:
            draft.turn_up(cell)
        draft.events.append(DidNotFit(seat, cell, tile))
        end_turn(draft)


def _join(draft: Draft, seat: int, cell: int, tile: int) -> None:
    """It joins the path; grass leads home (I-21, I-23)."""
    if cell == MOUNTAIN:
        draft.mountain, draft.top_up = draft.mountain[:-1], False
    else:
        draft.lift(cell)
    draft.set_path(seat, (*draft.paths[seat], tile))
    draft.events.append(Joined(seat, cell, tile))
    if draft.tiles.paths[tile].exit == GRASS:
        draft.phase = "home"
    else:
        _choose_next(draft, beginning=False)


def _caught(draft: Draft, seat: int, cell: int, tile: int) -> None:
    """The path is lost; its tiles, and a Goblin from the Mountain, are put back one after the other (I-25)."""
    returning = draft.paths[seat]
    if cell == MOUNTAIN:
        draft.mountain, draft.top_up = draft.mountain[:-1], False
        returning = (tile, *returning)
    else:
        draft.turn_up(cell)
    draft.set_path(seat, ())
    draft.events.append(WasCaught(seat, cell, tile))
    draft.returning = returning
    draft.reveals = True
    if returning:
        draft.phase = "return"
    else:
        end_turn(draft)


def put_back(draft: Draft, action: PutBack) -> None:
    """One tile after the other goes back, face up (I-25)."""
    tile, draft.returning = draft.returning[0], draft.returning[1:]
    draft.lay(action.cell, tile, up=True)
    draft.events.append(WentBack(action.seat, tile, action.cell))
    if not draft.returning:
        end_turn(draft)


def take_home(draft: Draft, action: TakeHome) -> None:
    """Home: the escape is over (I-23)."""
    draft.homes = draft.homes[: action.home] + (action.seat,) + draft.homes[action.home + 1 :]
    draft.arrived += (action.seat,)
    draft.events.append(Arrived(action.seat, action.home))
    if len(draft.arrived) == len(draft.paths):
        end_game(draft, "all_home")
    elif not free_homes(draft.homes):
        end_game(draft, "sealed")
    else:
        end_turn(draft)


def seal_home(draft: Draft, action: SealHome) -> None:
    """The first one home turns a Home to its Goblin side (I-27)."""
    draft.homes = draft.homes[: action.home] + (TURNED,) + draft.homes[action.home + 1 :]
    draft.reveals = True
    draft.events.append(Sealed(action.seat, action.home, draft.numbers[action.home]))
    if not free_homes(draft.homes):
        end_game(draft, "sealed")
    else:
        draft.passes = 0
        end_turn(draft)


# ---------------------------------------------------------------------- Goblins!


def shout(draft: Draft, action: Shout) -> None:
    """Somebody shouts: the first one counts (I-26)."""
    draft.shouter, draft.phase = action.seat, "shout"
    draft.events.append(Shouted(action.seat))


def turn_up(draft: Draft, action: TurnUp) -> None:
    """A Goblin costs the active player the turn; anything else hushes everybody for the rest of it (I-26)."""
    spot = draft.spot(action.cell)
    assert spot is not None
    draft.shouter = NOBODY
    draft.turn_up(action.cell)
    draft.events.append(ShoutTurnedUp(action.seat, action.cell, spot.tile))
    if draft.tiles.is_goblin(spot.tile):
        end_turn(draft)
    else:
        draft.hushed = True
        _choose_next(draft, beginning=False)
