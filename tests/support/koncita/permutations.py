"""What is hidden in Koncita, dealt anew."""

from __future__ import annotations

import random

from msgspec.structs import replace

from goblins.core.chance import shuffled
from goblins.games.koncita.state import KoncitaState


def permute_koncita(state: KoncitaState, seat: int, rng: random.Random) -> KoncitaState:
    """The others' hands and the Movement deck are dealt anew; Treasures below the top and Forfeit decks are shuffled."""
    secret = state.secret
    hidden = [card for other, held in enumerate(secret.hands) if other != seat for card in held] + list(secret.deck)
    hidden = shuffled(rng, hidden)
    hands = []
    for other, held in enumerate(secret.hands):
        hands.append(held if other == seat else tuple(hidden.pop() for _ in held))
    dealt = replace(
        secret,
        hands=tuple(hands),
        deck=tuple(hidden),
        treasures=(*secret.treasures[:1], *shuffled(rng, secret.treasures[1:])),
        decks=tuple(tuple(shuffled(rng, deck)) for deck in secret.decks),
        seed=rng.getrandbits(20),
        occasion=secret.occasion + 1,
    )
    return replace(state, secret=dealt)
