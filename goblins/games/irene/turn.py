"""What happens in the maze: exploring, escaping, being caught, shouting, and how turns and games go on (I-10 … I-42)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.bits import set_of
from goblins.core.chance import below, chance, shuffled
from goblins.core.engine import Effects
from goblins.core.tuples import replaced
from goblins.games.irene import actions as act
from goblins.games.irene import events as ev
from goblins.games.irene.caves import choosable, free_homes, spot_on, swappable
from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.content import GRASS, SYMBOLS
from goblins.games.irene.draft import Draft
from goblins.games.irene.scoring import winner_of
from goblins.games.irene.state import FREE, NO_CELL, NO_PALACE, NO_TILE, NOBODY, SUPPLY, TURNED, Spot

# ---------------------------------------------------------------------- games and turns


def deal(draft: Draft) -> None:
    """Shuffle the Mountain and all backs, lay four Caves round it, draw the first player by lot (I-04, I-10, I-11)."""
    public, secret, seats = draft.public, draft.secret, len(draft.public.wins)
    rng = chance(secret.seed, secret.occasion)
    secret.occasion += 1
    mountain = shuffled(rng, range(draft.content.tiles))
    secret.numbers = tuple(shuffled(rng, draft.content.homes))
    public.first = public.active = below(rng, seats)
    secret.backs, secret.looked = tuple(shuffled(rng, draft.content.backs)), (0,) * seats
    secret.caves = ()
    for cell in beside(MOUNTAIN):
        draft.lay(cell, mountain.pop(), up=False)
    secret.mountain = tuple(mountain)
    public.palaces, public.homes = (NOBODY,) * len(SYMBOLS), (FREE,) * len(secret.numbers)
    secret.crumbs = ((SUPPLY,) * len(SYMBOLS),) * seats
    public.starts, public.paths, public.arrived = (NO_PALACE,) * seats, ((),) * seats, ()
    secret.sights, public.placed = ((),) * seats, (NO_CELL,) * seats
    public.returning, public.misfit, public.shouter, public.passes = (), False, NOBODY, 0
    draft.tell(ev.GameDealt(len(public.games) + 1, public.first))
    start_turn(draft)


def start_turn(draft: Draft) -> None:
    """The active player's turn begins, or is nothing but a pass (I-15, I-20, I-27, I-28)."""
    public = draft.public
    public.hushed, public.peeked, draft.secret.drawn = False, (), NO_TILE
    seat = public.active
    if seat in public.arrived:
        if seat == public.arrived[0] and free_homes(public.homes):
            public.phase = "job"
        else:
            _pass_turn(draft)
    elif public.starts[seat] == NO_PALACE:
        public.phase = "turn"
    else:
        _begin_choosing(draft)


def _begin_choosing(draft: Draft) -> None:
    """The escaper chooses the first tile of a turn, or passes; when all pass, and nobody seals Homes, all is lost (I-28)."""
    public = draft.public
    if choosable(draft, draft.content):
        public.phase, public.passes = "choose", 0
        return
    draft.tell(ev.Passed(public.active))
    public.passes += 1
    inside = len(public.paths) - len(public.arrived)
    nobody_works = not public.arrived or not free_homes(public.homes)
    if public.passes >= inside and nobody_works:
        end_game(draft, "trapped")
    else:
        _pass_turn(draft)


def _go_on_choosing(draft: Draft) -> None:
    """The escaper chooses another tile; without one the turn is over."""
    if choosable(draft, draft.content):
        draft.public.phase, draft.public.passes = "choose", 0
    else:
        end_turn(draft)


def end_turn(draft: Draft) -> None:
    """The turn passes clockwise."""
    draft.tell(ev.TurnEnded(draft.public.active))
    _pass_turn(draft)


def _pass_turn(draft: Draft) -> None:
    public = draft.public
    public.turns += 1
    public.active = (public.active + 1) % len(public.paths)
    start_turn(draft)


def end_game(draft: Draft, reason: str) -> None:
    """A game is over; in match play another follows until somebody, or the goblins, have won often enough (I-30 … I-32)."""
    public, winner = draft.public, winner_of(draft, draft.content)
    public.games += (winner,)
    if winner != NOBODY:
        public.wins = replaced(public.wins, winner, public.wins[winner] + 1)
    public.phase = "next"
    draft.tell(ev.GameEnded(reason, winner), reveals=True)
    if not public.match_play or public.games.count(winner) >= draft.content.numbers.match:
        public.ending = reason
        draft.tell(ev.Ended(reason))


def next_game(draft: Draft, action: act.NextGame) -> None:
    """Deal the next game of the match."""
    draft.public.turns += 1
    deal(draft)


# ---------------------------------------------------------------------- explore


def explore(draft: Draft, action: act.Explore) -> None:
    """Draw the top tile of the Mountain (I-12)."""
    draft.secret.drawn = draft.take_top()
    draft.public.phase = "place"
    draft.tell(ev.Drew(action.seat, draft.secret.drawn), reveals=True)


def place_tile(draft: Draft, action: act.PlaceTile) -> None:
    """The tile goes onto a cell, and its face-down neighbours are peeked at (I-12, I-13)."""
    public, secret = draft.public, draft.secret
    seat, cell, tile = action.seat, action.cell, secret.drawn
    secret.drawn = NO_TILE
    draft.lay(cell, tile, up=False)
    draft.see(seat, cell, tile)
    neighbours = beside(cell)
    peeked = [spot for spot in secret.caves if spot.cell in neighbours and not spot.up]
    for spot in peeked:
        draft.see(seat, spot.cell, spot.tile)
    public.peeked = tuple([spot.cell for spot in peeked])
    public.placed = replaced(public.placed, seat, cell)
    if public.advanced:
        doubtful = swappable(draft)
        if len(doubtful) > 1:
            draft.doubt(tuple(doubtful), seat)  # the others don't learn whether they were swapped
    public.phase = "peeked"
    faces = tuple([spot.tile for spot in peeked])
    draft.tell(ev.PlacedTile(seat, cell, tile, public.peeked, faces), reveals=True)


def swap_tiles(draft: Draft, action: act.SwapTiles) -> None:
    """Two peeked tiles change places, in secret (I-40)."""
    one, other = _lying(draft, action.one), _lying(draft, action.other)
    changed = {one.cell: other.tile, other.cell: one.tile}
    draft.secret.caves = tuple(
        [replace(spot, tile=changed[spot.cell]) if spot.cell in changed else spot for spot in draft.secret.caves]
    )
    for cell, tile in changed.items():
        draft.see(action.seat, cell, tile)
    draft.tell(ev.SwappedTiles(action.seat, action.one, action.other))


def move_crumb(draft: Draft, action: act.MoveCrumb) -> None:
    """A breadcrumb goes onto a tile, and the turn is over (I-14)."""
    secret, seat = draft.secret, action.seat
    held = replaced(secret.crumbs[seat], action.symbol, _lying(draft, action.cell).tile)
    secret.crumbs = replaced(secret.crumbs, seat, held)
    draft.tell(ev.MovedCrumb(seat, action.symbol, action.cell))
    end_turn(draft)


def no_crumb(draft: Draft, action: act.EndTurn) -> None:
    """The turn is over."""
    end_turn(draft)


def _lying(draft: Draft, cell: int) -> Spot:
    """The tile on a cell that is not empty."""
    spot = spot_on(draft.secret.caves, cell)
    assert spot is not None
    return spot


# ---------------------------------------------------------------------- escape


def announce(draft: Draft, action: act.Escape) -> None:
    """From now on there is no exploring; the backs of the Palaces that are left may be looked at (I-20, I-41)."""
    public, secret = draft.public, draft.secret
    public.phase = "palace"
    if public.advanced:
        left = set_of(symbol for symbol, owner in enumerate(public.palaces) if owner == NOBODY)
        secret.looked = replaced(secret.looked or (0,) * len(public.paths), action.seat, left)
    draft.tell(ev.Announced(action.seat), reveals=public.advanced)


def take_palace(draft: Draft, action: act.TakePalace) -> None:
    """A Palace begins the path (I-20)."""
    public, seat, symbol = draft.public, action.seat, action.symbol
    public.palaces = replaced(public.palaces, symbol, seat)
    public.starts = replaced(public.starts, seat, symbol)
    draft.tell(ev.TookPalace(seat, symbol))
    _begin_choosing(draft)


def choose(draft: Draft, action: act.Choose) -> None:
    """A tile is turned up: it fits, it does not, or it is a Goblin (I-21 … I-25)."""
    public, content, seat, cell = draft.public, draft.content, action.seat, action.cell
    if cell == MOUNTAIN:
        tile, known = draft.secret.mountain[-1], False
    else:
        spot = _lying(draft, cell)
        tile, known = spot.tile, spot.up
    draft.reveals = not known
    if content.is_goblin(tile):
        _caught(draft, seat, cell, tile)
    elif content.fits(tile, content.end_of(public.paths[seat], public.starts[seat])):
        _join(draft, seat, cell, tile)
    else:
        _did_not_fit(draft, seat, cell, tile)


def _join(draft: Draft, seat: int, cell: int, tile: int) -> None:
    """It joins the path; grass leads home (I-21, I-23)."""
    if cell == MOUNTAIN:
        draft.take_top()
    else:
        draft.lift(cell)
    draft.set_path(seat, (*draft.public.paths[seat], tile))
    draft.tell(ev.Joined(seat, cell, tile))
    if draft.content.paths[tile].exit == GRASS:
        draft.public.phase = "home"
    else:
        _go_on_choosing(draft)


def _did_not_fit(draft: Draft, seat: int, cell: int, tile: int) -> None:
    """It stays face up where it was; from the Mountain it is laid on a cell (I-22)."""
    draft.tell(ev.DidNotFit(seat, cell, tile))
    if cell != MOUNTAIN:
        draft.turn_up(cell)
        end_turn(draft)
        return
    draft.take_top()
    draft.public.returning, draft.public.misfit, draft.public.phase = (tile,), True, "return"


def _caught(draft: Draft, seat: int, cell: int, tile: int) -> None:
    """The path is lost; its tiles, and a Goblin from the Mountain, are put back one after the other (I-25)."""
    public = draft.public
    returning = public.paths[seat]
    if cell == MOUNTAIN:
        draft.take_top()
        returning = (tile, *returning)
    else:
        draft.turn_up(cell)
    draft.set_path(seat, ())
    draft.tell(ev.WasCaught(seat, cell, tile), reveals=True)
    public.returning = returning
    if returning:
        public.phase = "return"
    else:
        end_turn(draft)


def put_back(draft: Draft, action: act.PutBack) -> None:
    """One tile after the other is laid on a cell, face up (I-22, I-25)."""
    public = draft.public
    tile, public.returning = public.returning[0], public.returning[1:]
    draft.lay(action.cell, tile, up=True)
    draft.tell(ev.WentBack(action.seat, tile, action.cell))
    if not public.returning:
        public.misfit = False
        end_turn(draft)


def take_home(draft: Draft, action: act.TakeHome) -> None:
    """Home: the escape is over (I-23)."""
    public = draft.public
    public.homes = replaced(public.homes, action.home, action.seat)
    public.arrived += (action.seat,)
    draft.tell(ev.Arrived(action.seat, action.home))
    if len(public.arrived) == len(public.paths):
        end_game(draft, "all_home")
    elif not free_homes(public.homes):
        end_game(draft, "sealed")
    else:
        end_turn(draft)


def seal_home(draft: Draft, action: act.SealHome) -> None:
    """The first one home turns a Home to its Goblin side (I-27)."""
    public, home = draft.public, action.home
    public.homes = replaced(public.homes, home, TURNED)
    draft.tell(ev.Sealed(action.seat, home, draft.secret.numbers[home]), reveals=True)
    if not free_homes(public.homes):
        end_game(draft, "sealed")
    else:
        public.passes = 0
        end_turn(draft)


# ---------------------------------------------------------------------- Goblins!


def shout(draft: Draft, action: act.Shout) -> None:
    """Somebody shouts: the first one counts (I-26)."""
    draft.public.shouter, draft.public.phase = action.seat, "shout"
    draft.tell(ev.Shouted(action.seat))


def turn_up(draft: Draft, action: act.TurnUp) -> None:
    """A Goblin costs the active player the turn; anything else hushes everybody for the rest of it (I-26)."""
    public, tile = draft.public, _lying(draft, action.cell).tile
    public.shouter = NOBODY
    draft.turn_up(action.cell)
    draft.tell(ev.ShoutTurnedUp(action.seat, action.cell, tile))
    if draft.content.is_goblin(tile):
        end_turn(draft)
    else:
        public.hushed = True
        _go_on_choosing(draft)


EFFECTS: Effects = {
    act.Explore: explore,
    act.PlaceTile: place_tile,
    act.SwapTiles: swap_tiles,
    act.MoveCrumb: move_crumb,
    act.EndTurn: no_crumb,
    act.Escape: announce,
    act.TakePalace: take_palace,
    act.Choose: choose,
    act.TakeHome: take_home,
    act.PutBack: put_back,
    act.SealHome: seal_home,
    act.Shout: shout,
    act.TurnUp: turn_up,
    act.NextGame: next_game,
}
