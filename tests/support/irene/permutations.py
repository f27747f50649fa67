"""What is hidden in Irene, dealt anew: states that must look the same to a seat."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.games.irene.content import NO_SYMBOL
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import NO_TILE, TURNED, MazeState
from goblins.games.registry import rules_of


def permute_irene(state: MazeState | SoloState, seat: int, rng: random.Random) -> MazeState | SoloState:
    """What lies face down and was never seen by the seat is dealt anew, with the backs of Homes and Palaces it has not seen."""
    return _permute_solo(state, rng) if isinstance(state, SoloState) else _permute_maze(state, seat, rng)


def _permute_solo(state: SoloState, rng: random.Random) -> SoloState:
    public, secret = state.public, state.secret
    homes = list(zip(secret.numbers, public.turned, strict=True))
    hidden = shuffled(rng, [number for number, turned in homes if not turned])
    numbers = tuple(number if turned or public.ending else hidden.pop() for number, turned in homes)
    mountain = tuple(shuffled(rng, secret.mountain))
    backs = _other_backs(secret.backs, [palace == public.palace for palace in range(len(secret.backs))], rng)
    return SoloState(public, replace(secret, numbers=numbers, mountain=mountain, backs=backs, seed=rng.getrandbits(20)))


def _other_backs(backs: tuple[int, ...], seen: list[bool], rng: random.Random) -> tuple[int, ...]:
    """The backs of Palaces, but for those that were seen dealt anew."""
    hidden = shuffled(rng, [symbol for symbol, known in zip(backs, seen, strict=True) if not known])
    return tuple(symbol if known else hidden.pop() for symbol, known in zip(backs, seen, strict=True))


def _permute_maze(state: MazeState, seat: int, rng: random.Random) -> MazeState:
    public, secret = state.public, state.secret
    if public.phase == "next":
        return state
    view = rules_of("irene").view(state, seat)
    seen = {spot.cell for spot in view.caves if spot.tile != NO_TILE}
    seen |= {sight.cell for sight in view.sights if sight.sure}
    hidden = [spot.tile for spot in secret.caves if spot.cell not in seen]
    crumbed = {tile for held in secret.crumbs for tile in held}
    # a breadcrumb marks its tile for everybody: it stays where it lies
    fixed = [tile for tile in hidden if tile in crumbed]
    pool = shuffled(rng, [tile for tile in hidden if tile not in crumbed] + list(secret.mountain))
    caves = tuple(
        spot if spot.cell in seen or spot.tile in fixed else replace(spot, tile=pool.pop()) for spot in secret.caves
    )
    homes = list(zip(secret.numbers, public.homes, strict=True))
    backs = shuffled(rng, [number for number, owner in homes if owner != TURNED])
    return MazeState(
        public,
        replace(
            secret,
            caves=caves,
            mountain=tuple(pool),
            numbers=tuple(number if owner == TURNED else backs.pop() for number, owner in homes),
            backs=_other_backs(secret.backs, [symbol != NO_SYMBOL for symbol in view.backs], rng),
            looked=tuple(known if other == seat else 0 for other, known in enumerate(secret.looked)),
            sights=tuple(known if other == seat else () for other, known in enumerate(secret.sights)),
            seed=rng.getrandbits(20),
        ),
    )
