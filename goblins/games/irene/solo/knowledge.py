"""What the player of Irene solo may know, and possible worlds that fit it."""

from __future__ import annotations

import random

from goblins.core.chance import shuffled
from goblins.games.irene.content import NO_SYMBOL, TILES, Content
from goblins.games.irene.solo.scoring import NO_PATH, best_path, worth
from goblins.games.irene.solo.state import SoloSecret, SoloState, SoloView
from goblins.games.irene.state import NO_PALACE


def view_of(state: SoloState, content: Content) -> SoloView:
    """What the player sees; after the end, the best path as well (I-58)."""
    public, secret, palace = state.public, state.secret, state.public.palace
    chosen, over = palace != NO_PALACE, bool(public.ending)
    best = best_path(secret.pile, palace, content) if over and chosen else ()
    return SoloView(
        public=public,
        mountain_size=len(secret.mountain),
        pile_size=len(secret.pile),
        pile=secret.pile if over or public.phase == "path" else (),
        bonus=content.bonus[palace] if chosen else NO_SYMBOL,
        numbers=tuple([n if turned else 0 for n, turned in zip(secret.numbers, public.turned, strict=True)]),
        points=worth(public.path, palace, content) if chosen else 0,
        best=worth(best, palace, content) if best else NO_PATH,
        best_way=best,
        remembered=secret.pile,
    )


def imagined(view: SoloView, content: Content, rng: random.Random) -> SoloState:
    """A possible world: only the Mountain's order and the Homes' numbers are unknown."""
    public = view.public
    known = {*public.caves, *view.remembered, *(tile for pile in public.discards for tile in pile)}
    mountain = shuffled(rng, [tile for tile in range(TILES) if tile not in known])
    hidden = shuffled(rng, [number for number in content.homes if number not in view.numbers])
    secret = SoloSecret(
        mountain=tuple(mountain),
        pile=view.remembered,
        numbers=tuple([number or hidden.pop() for number in view.numbers]),
        seed=rng.getrandbits(30),
        occasion=0,
    )
    return SoloState(public, secret)
