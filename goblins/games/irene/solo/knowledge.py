"""What the player of Irene solo may know, and possible worlds that fit it."""

from __future__ import annotations

import random

from goblins.core.chance import shuffled
from goblins.games.irene.content import NO_SYMBOL, SYMBOLS, Content
from goblins.games.irene.knowledge import filled_in
from goblins.games.irene.solo.scoring import NO_PATH, best_path, worth
from goblins.games.irene.solo.state import SoloSecret, SoloState, SoloView
from goblins.games.irene.state import NO_PALACE


def view_of(state: SoloState, content: Content) -> SoloView:
    """What the player sees; after the end, the best path as well (I-58)."""
    public, secret, palace = state.public, state.secret, state.public.palace
    over = bool(public.ending)
    best = best_path(state, content) if over else ()
    return SoloView(
        public=public,
        mountain_size=len(secret.mountain),
        pile_size=len(secret.pile),
        pile=secret.pile if over or public.phase == "path" else (),
        bonus=secret.backs[palace] if palace != NO_PALACE else NO_SYMBOL,
        numbers=tuple([n if turned else 0 for n, turned in zip(secret.numbers, public.turned, strict=True)]),
        points=worth(state, public.path, content),
        best=worth(state, best, content) if best else NO_PATH,
        best_way=best,
        remembered=secret.pile,
    )


def imagined(view: SoloView, content: Content, rng: random.Random) -> SoloState:
    """A possible world: only the Mountain's order, the Homes' numbers and the backs of other Palaces are unknown."""
    public = view.public
    known = {*public.caves, *view.remembered, *(tile for pile in public.discards for tile in pile)}
    mountain = shuffled(rng, [tile for tile in range(content.tiles) if tile not in known])
    backs = tuple([view.bonus if palace == public.palace else NO_SYMBOL for palace in range(len(SYMBOLS))])
    secret = SoloSecret(
        mountain=tuple(mountain),
        pile=view.remembered,
        numbers=filled_in(view.numbers, 0, content.homes, rng),
        backs=filled_in(backs, NO_SYMBOL, content.backs, rng),
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return SoloState(public, secret)
