"""Irene solo: charting a path through face-up caves, and laying it out at the end (I-50 … I-58)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.chance import chance, shuffled
from goblins.core.contract import Event, Refusal, Step
from goblins.games.irene.solo_state import (
    Chart,
    ChartBegan,
    Charted,
    Dig,
    Dug,
    Enter,
    GoblinCame,
    Keep,
    Kept,
    Laid,
    Lay,
    PalacePicked,
    PickPalace,
    PileShown,
    Reshuffled,
    RunForIt,
    Seal,
    SoloAction,
    SoloEnded,
    SoloSealed,
    SoloState,
    Surrender,
    TakeBack,
    TookBack,
)
from goblins.games.irene.tiles import GRASS, TILES, Tiles

THREE = 3

SoloStep = Step[SoloState, SoloAction]


def new_solo(seed: int, tiles: Tiles) -> SoloState:
    """The Homes in a row, the Mountain shuffled (I-50)."""
    rng = chance(seed)
    mountain = shuffled(rng, range(TILES))
    numbers = tuple(shuffled(rng, tiles.homes))
    return SoloState(tuple(mountain), (), (), (), -1, numbers, (False,) * len(numbers), "palace", (), (), 0, seed, 1)


def goblins_discarded(state: SoloState, tiles: Tiles) -> int:
    """How many Goblins lie in the discard piles."""
    return sum(tiles.is_goblin(tile) for pile in state.discards for tile in pile)


def end_symbol(state: SoloState, tiles: Tiles) -> int:
    """The symbol at the end of the path."""
    return tiles.paths[state.path[-1]].exit if state.path else state.palace


def to_beat(state: SoloState) -> int:
    """The highest number on a turned Home (I-56)."""
    return max((number for number, turned in zip(state.numbers, state.turned, strict=True) if turned), default=0)


def worth(path: tuple[int, ...], palace: int, tiles: Tiles) -> int:
    """1 per scroll, 1 per matching symbol on the Palace's signpost, signposts and scrolls (I-56)."""
    wanted = tiles.bonus[palace]
    scrolls = sum(len(tiles.paths[tile].scrolls) for tile in path)
    symbols = [palace, *(symbol for tile in path for symbol in tiles.symbols(tile))]
    return scrolls + symbols.count(wanted)


def best_path(pile: tuple[int, ...], palace: int, tiles: Tiles) -> tuple[int, ...]:
    """The path out of a pile that is worth most; empty if there is none (I-58)."""
    best: tuple[int, tuple[int, ...]] = (-1, ())

    def grow(path: tuple[int, ...], symbol: int, left: frozenset[int]) -> None:
        nonlocal best
        for tile in sorted(left):
            spec = tiles.paths[tile]
            if spec.entry != symbol:
                continue
            longer = (*path, tile)
            if spec.exit == GRASS:
                points = worth(longer, palace, tiles)
                if points > best[0]:
                    best = (points, longer)
            else:
                grow(longer, spec.exit, left - {tile})

    grow((), palace, frozenset(pile))
    return best[1]


# ---------------------------------------------------------------------- what may be done


def actions(state: SoloState, tiles: Tiles) -> tuple[SoloAction, ...]:
    """Everything the player may do, in a stable order."""
    if state.ending:
        return ()
    if state.phase == "palace":
        return tuple([PickPalace(0, symbol) for symbol in range(4)])
    if state.phase == "chart":
        return tuple([Keep(0, tile) for tile in state.caves if tile not in state.keeping])
    if state.phase == "seal":
        return tuple([Seal(0, home) for home, turned in enumerate(state.turned) if not turned])
    if state.phase == "path":
        wanted = end_symbol(state, tiles)
        found: list[SoloAction] = [
            Lay(0, tile)
            for tile in state.pile
            if tile not in state.path and wanted >= 0 and tiles.paths[tile].entry == wanted
        ]
        if state.path and wanted == GRASS:
            found.append(Enter(0))
        if state.path:
            found.append(TakeBack(0))
        return (*found, Surrender(0))
    turn: list[SoloAction] = [Dig(0)] if state.mountain else []
    if len(state.caves) >= 2:
        turn.append(Chart(0))
    turn.append(RunForIt(0))
    return (*turn, Surrender(0))


_PHASE_OF: dict[type, tuple[str, ...]] = {
    PickPalace: ("palace",),
    Dig: ("turn",),
    Chart: ("turn",),
    RunForIt: ("turn",),
    Keep: ("chart",),
    Seal: ("seal",),
    Lay: ("path",),
    TakeBack: ("path",),
    Enter: ("path",),
    Surrender: ("turn", "path"),
}
_WAITING = {
    "palace": ("I-50", "Choose a Palace first."),
    "turn": ("I-51", "Explore, chart your path, or escape."),
    "chart": ("I-52", "Take half of the Cave tiles first."),
    "seal": ("I-52", "A Home must be turned first."),
    "path": ("I-55", "The escape has begun: lay your path."),
}


def why_not(state: SoloState, tiles: Tiles, action: SoloAction) -> Refusal | None:
    """The clause that forbids an action; None exactly for the legal ones."""
    if state.ending:
        return Refusal("I-56", "The game is over.")
    if action in actions(state, tiles):
        return None
    if state.phase not in _PHASE_OF[type(action)] or action.seat != 0:
        return Refusal(*_WAITING[state.phase])
    match action:
        case Dig():
            return Refusal("I-51", "The Mountain is empty.")
        case Chart():
            return Refusal("I-52", "At least two Cave tiles are needed.")
        case Keep():
            return Refusal("I-52", "Take a tile of the Caves that you have not taken yet.")
        case Seal():
            return Refusal("I-52", "That Home is turned already.")
        case Lay():
            return Refusal("I-55", "A tile of your pile goes on only where the symbols match.")
        case TakeBack():
            return Refusal("I-55", "There is no tile on the path.")
        case Enter():
            return Refusal("I-55", "Only a path that ends in grass leads home.")
    return Refusal("I-50", "There is no such Palace.")


# ---------------------------------------------------------------------- what happens


def apply(state: SoloState, action: SoloAction, tiles: Tiles) -> SoloStep:
    """What a legal action leads to."""
    match action:
        case PickPalace(symbol=symbol):
            chosen = replace(state, palace=symbol, phase="turn")
            return Step(action, chosen, (PalacePicked(symbol, tiles.bonus[symbol]),), True)
        case Dig():
            return _dig(state, action, tiles)
        case Chart():
            begun = ChartBegan(len(state.caves) // 2)
            return Step(action, replace(state, phase="chart", turns=state.turns + 1), (begun,), False)
        case Keep(tile=tile):
            return _keep(state, action, tile)
        case Seal(home=home):
            return _seal(state, action, home, tiles)
        case RunForIt():
            return _run(state, action, tiles)
        case TakeBack():
            back = TookBack(state.path[-1])
            return Step(action, replace(state, path=state.path[:-1]), (back,), False)
        case Lay(tile=tile):
            return Step(action, replace(state, path=(*state.path, tile)), (Laid(tile),), False)
        case Enter():
            return _enter(state, action, tiles)
        case Surrender():
            return _ended(state, action, tiles, won=False, why="gave_up", before=())
    raise AssertionError(f"{action} is no action of the solo game")


def _run(state: SoloState, action: SoloAction, tiles: Tiles) -> SoloStep:
    """The pile is turned up; if no path leads out of it, all is lost at once (I-55, I-56)."""
    shown = replace(state, phase="path", turns=state.turns + 1)
    event = PileShown(state.pile)
    if not best_path(state.pile, state.palace, tiles):
        return _ended(shown, action, tiles, won=False, why="no_path", before=(event,))
    return Step(action, shown, (event,), True)


def _dig(state: SoloState, action: SoloAction, tiles: Tiles) -> SoloStep:
    """A path tile lies face up; a Goblin sweeps the Caves away (I-51, I-53, I-54)."""
    tile, mountain = state.mountain[-1], state.mountain[:-1]
    after = replace(state, mountain=mountain, turns=state.turns + 1)
    if not tiles.is_goblin(tile):
        return Step(action, replace(after, caves=(*state.caves, tile)), (Dug(tile),), True)
    after = replace(after, caves=(), discards=(*state.discards, (*state.caves, tile)))
    events: tuple[Event, ...] = (GoblinCame(tile, state.caves),)
    if goblins_discarded(after, tiles) == THREE:
        discarded = shuffled(chance(state.seed, state.occasion), [one for pile in after.discards for one in pile])
        after = replace(
            after,
            mountain=(*discarded, *after.mountain),
            discards=(),
            occasion=state.occasion + 1,
            phase="seal",
        )
        events += (Reshuffled(len(discarded)),)
    return Step(action, after, events, True)


def _keep(state: SoloState, action: SoloAction, tile: int) -> SoloStep:
    """One more tile for the pile; with half of them taken the rest is discarded and a Home must be turned (I-52)."""
    keeping = (*state.keeping, tile)
    if len(keeping) < len(state.caves) // 2:
        return Step(action, replace(state, keeping=keeping), (Kept(tile),), False)
    rest = tuple(one for one in state.caves if one not in keeping)
    after = replace(
        state,
        keeping=(),
        caves=(),
        pile=state.pile + keeping,
        discards=(*state.discards, rest),
        phase="seal",
    )
    return Step(action, after, (Kept(tile), Charted(keeping, rest)), False)


def _seal(state: SoloState, action: SoloAction, home: int, tiles: Tiles) -> SoloStep:
    """A Home is turned; with the last one everything is lost (I-54)."""
    turned = tuple(one or number == home for number, one in enumerate(state.turned))
    after = replace(state, turned=turned, phase="turn")
    sealed = SoloSealed(home, state.numbers[home])
    if all(turned):
        return _ended(after, action, tiles, won=False, why="sealed", before=(sealed,))
    return Step(action, after, (sealed,), True)


def _enter(state: SoloState, action: SoloAction, tiles: Tiles) -> SoloStep:
    """Home: won if the path is worth more than the goblins (I-56)."""
    home = state.turned.index(False)
    points = worth(state.path, state.palace, tiles)
    won = points > to_beat(state)
    why = "won" if won else "not_enough"
    return _ended(replace(state, home=home), action, tiles, won=won, why=why, before=())


def _ended(
    state: SoloState, action: SoloAction, tiles: Tiles, *, won: bool, why: str, before: tuple[Event, ...]
) -> SoloStep:
    best = best_path(state.pile, state.palace, tiles) if state.palace >= 0 else ()
    points = worth(state.path, state.palace, tiles) if why in ("won", "not_enough") else 0
    most = worth(best, state.palace, tiles) if best else -1
    over = replace(state, ending="won" if won else "lost", why=why)
    return Step(action, over, (*before, SoloEnded(won, why, points, most)), True)
