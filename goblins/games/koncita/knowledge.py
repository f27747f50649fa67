"""What a seat may know of a game, and possible worlds that fit it."""

from __future__ import annotations

import random

from msgspec.structs import astuple, replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.koncita.draft import Lore
from goblins.games.koncita.events import Drew
from goblins.games.koncita.state import NOBODY, KoncitaState, KoncitaView, Table

_TABLE_FIELDS = len(Table.__struct_fields__)


def view_of(state: KoncitaState, seat: int) -> KoncitaView:
    """The whole table but for the others' hands and the order of the decks."""
    return KoncitaView(  # type: ignore[misc]  # it can't count the fields
        *astuple(state)[:_TABLE_FIELDS],
        seat=seat,
        hand=state.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        deck_size=len(state.deck),
        treasure=state.treasures[0] if state.treasures else NOBODY,
        treasures_left=len(state.treasures),
        deck_sizes=tuple([len(deck) for deck in state.decks]),
    )


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it: what others drew is theirs to know."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    return event


def imagined(view: KoncitaView, lore: Lore, rng: random.Random) -> KoncitaState:
    """A possible world: what is hidden is dealt anew, and everybody keeps their orders from now on."""
    seen = {*view.hand, *view.discards, *view.gone, *view.played}
    hidden = shuffled(rng, [card for card in range(len(lore.cards.movement)) if card not in seen])
    hands, dealt = [], 0
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(hidden[dealt : dealt + size]))
            dealt += size
    known = {view.treasure, *view.unused, *(treasure for won in view.won for treasure in won)}
    left = [treasure for treasure in range(len(lore.cards.treasures)) if treasure not in known]
    treasures = (view.treasure, *shuffled(rng, left)) if view.treasures_left else ()
    taken = {forfeit for held in view.forfeits for forfeit in held}
    decks = tuple(
        tuple(shuffled(rng, [card for card in lore.kinds[kind] if card not in taken]))
        for kind in range(len(lore.kinds))
    )
    return KoncitaState(  # type: ignore[misc]  # it can't count the fields
        *astuple(view)[:_TABLE_FIELDS],
        hands=tuple(hands),
        deck=tuple(hidden[dealt:]),
        treasures=treasures,
        decks=decks,
        heedful=True,
        seed=rng.getrandbits(30),
        occasion=0,
    )
