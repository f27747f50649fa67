"""Another world for one seat: only what it alone may know differs, so that nobody else can tell the two apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import AnyRules
from goblins.core.setup import Setup
from goblins.core.tuples import replaced
from goblins.games.grapple.state import GrappleState
from goblins.games.irene.state import NO_TILE, MazeState
from goblins.games.koncita.state import KoncitaState
from goblins.games.pact.content import NUMERALS
from goblins.games.pact.state import NO_CARD, PactState
from goblins.games.registry import rules_of
from tests.support.builders import changed

Exchange = Mapping[int, int]


def other_world(state: Any, owner: int, setup: Setup, kept: Collection[int] = ()) -> Any:
    """Exchange the secrets of an `owner` for others, as different as they can be; `kept` cards stay with them."""
    rules: AnyRules = rules_of(setup.game)
    world = WORLDS[setup.game](state, owner, kept)
    assert rules.audit(world) == ()
    assert rules.view(state, owner) != rules.view(world, owner) and alike_for_others(state, world, owner, setup)
    return world


def alike_for_others(state: Any, world: Any, owner: int, setup: Setup) -> bool:
    """True if nobody but the owner of a secret can tell two positions apart."""
    rules, others = rules_of(setup.game), set(range(len(setup.seats))) - {owner}
    return all(rules.view(state, seat) == rules.view(world, seat) for seat in others)


def exchanged(own: Iterable[int], others: Iterable[int], alike: Callable[[int], object]) -> dict[int, int]:
    """Pair each own card with another that looks different, as long as there are any."""
    free, found = list(others), dict[int, int]()
    for card in own:
        other = next((one for one in free if alike(one) != alike(card)), None)
        if other is not None:
            free.remove(other)
            found |= {card: other, other: card}
    return found


def through(exchange: Exchange, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the cards after the exchange, each in its place."""
    return tuple(exchange.get(card, card) for card in cards)


def _pact_world(state: PactState, owner: int, kept: Collection[int]) -> PactState:
    """Exchange goblins that were never seen for the lowest of the deck, and Commands for those that nobody has."""
    secret, kind_of = state.secret, rules_of("pact").content.pack.kind_of  # type: ignore[attr-defined]
    unseen = [card for card in secret.hands[owner] if card not in {*state.public.shown[owner], *kept}]
    goblins = exchanged(unseen, secret.deck[: len(secret.deck) // 2], kind_of.__getitem__)
    dealt = {command for piles in (secret.commands, secret.returned) for pile in piles for command in pile}
    own = (*secret.commands[owner], *secret.returned[owner])
    commands = exchanged(own, [one for one in range(len(NUMERALS) - 2) if one not in dealt], int)
    return changed(  # type: ignore[no-any-return]
        state,
        hands=replaced(secret.hands, owner, through(goblins, secret.hands[owner])),
        deck=through(goblins, secret.deck),
        commands=replaced(secret.commands, owner, tuple(sorted(through(commands, secret.commands[owner])))),
        returned=replaced(secret.returned, owner, through(commands, secret.returned[owner])),
        chosen=through(goblins | {NO_CARD: NO_CARD}, secret.chosen),
    )


def _grapple_world(state: GrappleState, owner: int, kept: Collection[int]) -> GrappleState:
    """Exchange hand and army for the lowest of the deck, but for what somebody else has seen."""
    secret, alike = state.secret, rules_of("grapple").content.alike  # type: ignore[attr-defined]
    sightings = [seen for seat, known in enumerate(secret.sightings) if seat != owner for seen in known]
    told = {alike[seen.card] for seen in sightings if owner in (seen.owner, seen.also)}
    own = [
        card for card in (*secret.hands[owner], *secret.armies[owner]) if alike[card] not in told and card not in kept
    ]
    exchange = exchanged(own, secret.deck[: len(secret.deck) // 2], alike.__getitem__)
    return changed(  # type: ignore[no-any-return]
        state,
        hands=replaced(secret.hands, owner, through(exchange, secret.hands[owner])),
        armies=replaced(secret.armies, owner, through(exchange, secret.armies[owner])),
        deck=through(exchange, secret.deck),
    )


def _koncita_world(state: KoncitaState, owner: int, kept: Collection[int]) -> KoncitaState:
    """Exchange the hand, and what will fill it up, for the lowest of the deck."""
    secret = state.secret
    content = rules_of("koncita").content(len(secret.hands))  # type: ignore[attr-defined]
    coming = secret.deck[len(secret.deck) - content.numbers.cards_in_a_turn :]
    own = [card for card in (*secret.hands[owner], *coming) if card not in kept]
    looks = [replace(card, id=0) for card in content.cards.movement]
    exchange = exchanged(own, secret.deck[: len(secret.deck) // 2], looks.__getitem__)
    hands = replaced(secret.hands, owner, through(exchange, secret.hands[owner]))
    return replace(state, secret=replace(secret, hands=hands, deck=through(exchange, secret.deck)))


def _irene_world(state: MazeState, owner: int, kept: Collection[int]) -> MazeState:
    """Exchange what the owner alone has seen of the Caves for the lowest of the Mountain."""
    secret = state.secret
    seen = [{sight.cell for sight in known} for known in secret.sights]
    shared = set().union(*(cells for seat, cells in enumerate(seen) if seat != owner))
    crumbed = {tile for held in secret.crumbs for tile in held}
    own = [spot.tile for spot in secret.caves if spot.cell in seen[owner] - shared and not spot.up]
    own = [
        tile for tile in [*own, *([secret.drawn] if secret.drawn != NO_TILE else [])] if tile not in {*crumbed, *kept}
    ]
    exchange = exchanged(own, secret.mountain[: len(secret.mountain) // 2], int)
    caves = tuple(replace(spot, tile=exchange.get(spot.tile, spot.tile)) for spot in secret.caves)
    sights = tuple(replace(sight, tile=exchange.get(sight.tile, sight.tile)) for sight in secret.sights[owner])
    (drawn,) = through(exchange, (secret.drawn,))
    mountain = through(exchange, secret.mountain)
    sighted = replaced(secret.sights, owner, sights)
    return replace(state, secret=replace(secret, caves=caves, mountain=mountain, sights=sighted, drawn=drawn))


WORLDS: dict[str, Callable[[Any, int, Collection[int]], Any]] = {
    "pact": _pact_world,
    "grapple": _grapple_world,
    "koncita": _koncita_world,
    "irene": _irene_world,
}
