"""Positions of Irene for two to four that read like the table, and lines of play in words.

A cell is called by the way from the Mountain: "n1", "e2", "n1e1"; the Mountain's own cell is "mountain". A path tile is
called by its signposts: "ring-rose"; "ring-grass" ends in grass with a scroll, "ring-bare" in grass without one. "goblin"
is any Goblin tile that is left. An exclamation mark means that the face is up: "ring-rose!". Homes are called by the
number on their back, which the builder puts in order.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Outcome
from goblins.core.info import OptionValue
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.irene.actions import (
    Choose,
    EndTurn,
    Escape,
    Explore,
    MazeAction,
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
from goblins.games.irene.cells import MOUNTAIN, cell_at, place_of
from goblins.games.irene.content import GRASS, SYMBOLS
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.state import (
    FREE,
    NO_CELL,
    NO_PALACE,
    NOBODY,
    SUPPLY,
    TURNED,
    UNSHUFFLED_BACKS,
    MazePublic,
    MazeSecret,
    MazeState,
    Sight,
    Spot,
)
from tests.support.lines import Line, forbidden_by

RULES: Any = IreneRules()
HOMES: tuple[int, ...] = RULES.content.homes
#: The backs of the Palaces in positions, if nothing else is said: of the ring's Palace the lamp, and so on.
BACKS = UNSHUFFLED_BACKS

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BESIDE = ("n1", "e1", "s1", "w1")
#: Where tiles lie that a position does not mention and that are not in the Mountain: far from everything, in two rows.
AWAY = [f"s{row}e{column}" for row in (8, 9) for column in range(1, 13)]


def cell(name: str) -> int:
    """The number of a cell: "n2e1" is two up and one to the right of the Mountain."""
    if name == "mountain":
        return MOUNTAIN
    assert re.fullmatch(r"([nesw]\d+)+", name), name
    ways = [(STEPS[way], int(far)) for way, far in re.findall(r"([nesw])(\d+)", name)]
    return cell_at(sum(across * far for (across, _), far in ways), sum(down * far for (_, down), far in ways))


def named(cells: Iterable[int]) -> set[str]:
    """Cells by name."""
    return {cell_name(number) for number in cells}


def cell_name(number: int) -> str:
    """A cell by name, its row first."""
    right, down = place_of(number)
    up = f"{'s' if down > 0 else 'n'}{abs(down)}" if down else ""
    side = f"{'e' if right > 0 else 'w'}{abs(right)}" if right else ""
    return up + side or "mountain"


def tile_name(tile: int) -> str:
    """A tile in words."""
    if RULES.content.is_goblin(tile):
        return "goblin"
    path = RULES.content.paths[tile]
    ends = SYMBOLS[path.exit] if path.exit != GRASS else "grass" if path.scrolls else "bare"
    return f"{SYMBOLS[path.entry]}-{ends}"


def tile(name: str) -> int:
    """The path tile of that name."""
    return next(number for number in range(len(RULES.content.paths)) if tile_name(number) == name)


def symbol(name: str) -> int:
    """The number of a symbol."""
    return [*SYMBOLS].index(name)  # type: ignore[arg-type]


def changed(one: Any, **fields: Any) -> Any:
    """A state or a view with other fields, in whichever part of it they are."""
    parts = {name: getattr(one, name) for name in ("public", "secret") if hasattr(one, name)}
    for name, part in parts.items():
        own = {field: value for field, value in fields.items() if field in part.__struct_fields__}
        one = replace(one, **{name: replace(part, **own)})
        fields = {field: value for field, value in fields.items() if field not in own}
    return replace(one, **fields)


def home(state: MazeState, number: int) -> int:
    """The Home with a number on its back."""
    return state.secret.numbers.index(number)


def new_game(seats: int, seed: int, **options: OptionValue) -> Any:
    """An opening position."""
    return RULES.new_game(checked(RULES.info, Setup("irene", make_seats(["human"] * seats), options)), seed)


class Box:
    """Tiles that are not on the table yet."""

    def __init__(self) -> None:
        self.left = list(range(RULES.content.tiles))

    def take(self, text: str) -> int:
        """Take a tile out by its name."""
        name = text.rstrip("!?")
        found = next((number for number in self.left if tile_name(number) == name), None)
        assert found is not None, f"there is no tile {name!r} left"
        self.left.remove(found)
        return found


def thin_cave() -> dict[str, str]:
    """All tiles but one in a line to the east of the Mountain, every third face up."""
    names = {"n1": "ring-rose", "e1": "goblin", "s1": "lamp-pick", "w1": "pick-ring"}
    box = Box()
    for name in names.values():
        box.take(name)
    line = [tile_name(number) for number in box.left][:-1]
    return names | {f"e{far}": name + "!" * (far % 3 == 0) for far, name in enumerate(line, start=2)}


def position(
    caves: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    mountain: Sequence[str] = (),
    rest: str = "mountain",
    paths: Mapping[int, str] | None = None,
    arrived: Sequence[int] = (),
    turned: Sequence[int] = (),
    crumbs: Mapping[str, str] | None = None,
    sights: Mapping[int, Mapping[str, str]] | None = None,
    active: int = 0,
    phase: str = "",
    turns: int = 20,
    advanced: bool = False,
    match: bool = False,
    **fields: Any,
) -> MazeState:
    """A sound state at the beginning of the active seat's turn.

    `mountain`: its tiles from the top. `rest` says where the tiles lie that nothing mentions: in the "mountain" below those, or far away in the Caves, face "down" or "up"; Goblins, too.
    `paths`: "ring: ring-rose rose-lamp", the Palace first. `arrived` have taken the Homes with the lowest numbers that are
    not `turned`. `crumbs`: {"0 ring": "n1", "1 lamp": "ring-rose"}, on a cell or on a tile of a path. `sights`: what seats
    remember, {0: {"n1": "ring-rose"}}; a question mark: it may have been swapped since.
    """
    box = Box()
    lying = {name: box.take(text) for name, text in (caves or {}).items()}
    spots = [Spot(cell(name), lying[name], text.endswith("!")) for name, text in (caves or {}).items()]
    heap = [box.take(text) for text in mountain]
    starts, ways = [NO_PALACE] * seats, [()] * seats
    for seat, text in (paths or {}).items():
        palace, _, way = text.partition(":")
        starts[seat] = symbol(palace)
        ways[seat] = tuple(box.take(name) for name in way.split())  # type: ignore[assignment]
    if rest == "mountain":
        heap += box.left
    else:
        spots += [Spot(cell(name), number, rest == "up") for name, number in zip(AWAY, box.left)]
    free = [index for index, number in enumerate(HOMES) if number not in turned]
    homes = [FREE if index in free else TURNED for index in range(len(HOMES))]
    for seat, index in zip(arrived, free):
        homes[index] = seat
    laid = [[SUPPLY] * 4 for _ in range(seats)]
    for whose, where in (crumbs or {}).items():
        seat, name = whose.split()
        laid[int(seat)][symbol(name)] = lying[where] if where in lying else tile(where)
    seen = [
        tuple(
            Sight(cell(name), lying[name] if text.startswith("goblin") else tile(text.rstrip("?")), 0, "?" not in text)
            for name, text in (sights or {}).get(seat, {}).items()
        )
        for seat in range(seats)
    ]
    usual = "job" if active in arrived else "turn" if starts[active] == NO_PALACE else "choose"
    public = MazePublic(
        palaces=tuple(starts.index(number) if number in starts else NOBODY for number in range(4)),
        homes=tuple(homes),
        starts=tuple(starts),
        paths=tuple(ways),
        arrived=tuple(arrived),
        active=active,
        turns=turns,
        phase=phase or usual,  # type: ignore[arg-type]
        placed=(NO_CELL,) * seats,
        wins=(0,) * seats,
        advanced=advanced,
        match_play=match,
        people=(1 << seats) - 1,
    )
    looking = (1 << len(SYMBOLS)) - 1 if phase == "palace" and advanced else 0
    secret = MazeSecret(
        mountain=tuple(reversed(heap)),
        caves=tuple(spots),
        numbers=HOMES,
        backs=BACKS,
        looked=tuple(looking if seat == active else 0 for seat in range(seats)),
        crumbs=tuple(map(tuple, laid)),
        sights=tuple(seen),
        seed=1,
        occasion=0,
    )
    state: MazeState = changed(MazeState(public, secret), **fields)
    assert RULES.audit(state) == ()
    return state


def action(state: MazeState, text: str) -> MazeAction:
    """An action in words: "explore", "place e1", "swap n1 e1", "crumb ring n1", "end", "escape", "palace ring", "choose n1",
    "choose mountain", "home 7", "back n2", "seal 14", "1: shout", "1: turn n1", "next". Without a seat it is the one the
    game waits for.
    """
    who, colon, what = text.rpartition(": ")
    seat = int(who) if colon else RULES.to_act(state)[0]
    verb, *rest = what.split()
    plain: dict[str, Any] = {"explore": Explore, "end": EndTurn, "escape": Escape, "shout": Shout, "next": NextGame}
    on_cells: dict[str, Any] = {"place": PlaceTile, "choose": Choose, "back": PutBack, "turn": TurnUp}
    made: MazeAction
    if verb == "crumb":
        made = MoveCrumb(seat, symbol(rest[0]), cell(rest[1]))
    elif verb == "palace":
        made = TakePalace(seat, symbol(rest[0]))
    elif verb in ("home", "seal"):
        made = (TakeHome if verb == "home" else SealHome)(seat, home(state, int(rest[0])))
    elif verb == "swap":  # two tiles change places in one way only: the one that was peeked at first comes first
        made = SwapTiles(seat, *sorted(map(cell, rest), key=[*state.public.peeked, *map(cell, rest)].index))
    else:
        made = plain[verb](seat) if verb in plain else on_cells[verb](seat, cell(rest[0]))
    return made


def play(state: MazeState, *texts: str) -> Line[MazeState]:
    """Play a line; every action must be legal, every state sound, and what the seats are sure of true."""
    line = Line(state)
    for text in texts:
        line = line.then(RULES, action(line.state, text), text)
        check_sights(line.state)
    return line


def after(state: MazeState, *texts: str) -> MazeState:
    """The state after a line of play."""
    return play(state, *texts).state


def refused(state: MazeState, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    return forbidden_by(RULES, state, action(state, text), text)


def choices(state: MazeState, kind: type[Any], seat: int | None = None) -> set[Any]:
    """What the seat may choose in actions of a kind: names of cells or symbols, or the numbers of Homes."""
    who = RULES.to_act(state)[0] if seat is None else seat
    found = [legal for legal in RULES.legal_actions(state, who) if isinstance(legal, kind)]
    if kind is TakePalace:
        return {SYMBOLS[legal.symbol] for legal in found}
    if kind is MoveCrumb:
        return {f"{SYMBOLS[legal.symbol]} {cell_name(legal.cell)}" for legal in found}
    if kind in (TakeHome, SealHome):
        return {state.secret.numbers[legal.home] for legal in found}
    return named(legal.cell for legal in found)


def verbs(state: MazeState, seat: int | None = None) -> set[str]:
    """The kinds of action that the seat may do now."""
    who = RULES.to_act(state)[0] if seat is None else seat
    return {type(legal).__name__ for legal in RULES.legal_actions(state, who)}


def to_act(state: Any) -> tuple[int, ...]:
    """Whom the game waits for."""
    seats: tuple[int, ...] = RULES.to_act(state)
    return seats


def lies(state: MazeState, name: str) -> str:
    """What lies on a cell, as a position would say it; nothing: "-"."""
    spot = next((spot for spot in state.secret.caves if spot.cell == cell(name)), None)
    return "-" if spot is None else tile_name(spot.tile) + ("!" if spot.up else "")


def path(state: MazeState, seat: int) -> str:
    """A seat's path in words."""
    return " ".join(tile_name(number) for number in state.public.paths[seat])


def outcome_of(state: Any, seats: int = 2) -> Outcome:
    """How a finished game stands; nobody may do anything in it."""
    outcome: Outcome | None = RULES.outcome(state)
    assert outcome is not None and to_act(state) == () and tuple(RULES.may_interrupt(state)) == ()
    assert all(RULES.legal_actions(state, seat) == () for seat in range(seats))
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert outcome.reason in RULES.info.reasons and outcome.text
    for score in outcome.scores:
        assert score.total == sum(line.amount for line in score.lines if line.counts)
    return outcome


def check_sights(state: MazeState) -> None:
    """Nobody is sure of anything untrue."""
    truth = {spot.cell: spot.tile for spot in state.secret.caves}
    for seat, sights in enumerate(state.secret.sights):
        assert len({sight.cell for sight in sights}) == len(sights), f"seat {seat} remembers two tiles on a cell"
        for sight in sights:
            if sight.sure and sight.cell in truth:
                assert truth[sight.cell] == sight.tile, f"seat {seat} is wrong about {cell_name(sight.cell)}"


def wander(state: MazeState, seed: int, steps: int = 400, shouts: float = 0.1) -> Iterable[MazeState]:
    """States of a random game: most turns explore as long as they can, and now and then somebody shouts."""
    rng = random.Random(seed)
    for _ in range(steps):
        if not RULES.to_act(state):
            return
        crying = tuple(RULES.may_interrupt(state))
        seat = rng.choice(crying) if crying and rng.random() < shouts else RULES.to_act(state)[0]
        legal = RULES.legal_actions(state, seat)
        exploring = isinstance(legal[0], Explore) and rng.random() < 0.8
        state = RULES.apply(state, legal[0] if exploring else rng.choice(legal)).state
        yield state
