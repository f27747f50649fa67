"""What a seat may know of a game, and possible worlds that fit it."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.core.contract import Event
from goblins.games.koncita.content import Content
from goblins.games.koncita.events import Drew
from goblins.games.koncita.state import NOBODY, KoncitaPublic, KoncitaSecret, KoncitaState
from goblins.games.koncita.view import KoncitaView


def view_of(state: KoncitaState, seat: int) -> KoncitaView:
    """Everything but the others' hands and the order of the decks."""
    secret = state.secret
    return KoncitaView(
        public=state.public,
        seat=seat,
        hand=secret.hands[seat],
        hand_sizes=tuple([len(hand) for hand in secret.hands]),
        deck_size=len(secret.deck),
        treasure=secret.treasures[0] if secret.treasures else NOBODY,
        treasures_left=len(secret.treasures),
        deck_sizes=tuple([len(deck) for deck in secret.decks]),
    )


def redacted(event: Event, seat: int) -> Event:
    """An event as a seat may know it: what others drew is theirs to know."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    return event


def forfeits_left(public: KoncitaPublic, content: Content) -> list[list[int]]:
    """The Forfeits that lie in each deck, whatever their order."""
    taken = {forfeit for held in public.forfeits for forfeit in held}
    return [[forfeit for forfeit in kind if forfeit not in taken] for kind in content.kinds]


def imagined(view: KoncitaView, content: Content, rng: random.Random) -> KoncitaState:
    """A possible world: what is hidden is dealt anew, and everybody keeps their orders from now on."""
    public, cards = view.public, content.cards
    seen = {*view.hand, *public.discards, *public.gone, *public.played}
    hidden = shuffled(rng, [card for card in range(len(cards.movement)) if card not in seen])
    hands, dealt = [], 0
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(hidden[dealt : dealt + size]))
            dealt += size
    known = {view.treasure, *public.unused, *(treasure for won in public.won for treasure in won)}
    left = [treasure for treasure in range(len(cards.treasures)) if treasure not in known]
    secret = KoncitaSecret(
        hands=tuple(hands),
        deck=tuple(hidden[dealt:]),
        treasures=(view.treasure, *shuffled(rng, left)) if view.treasures_left else (),
        decks=tuple(tuple(shuffled(rng, deck)) for deck in forfeits_left(public, content)),
        heedful=True,
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return KoncitaState(public, secret)
