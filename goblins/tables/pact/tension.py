"""How close a game of Pact is, and how that shows in faces, as everybody can see it."""

from __future__ import annotations

from goblins.games.pact.content import Content
from goblins.games.pact.scoring import open_glory
from goblins.games.pact.view import PactView
from goblins.tables.capabilities import Tension


def tension(view: PactView, content: Content) -> Tension:
    """Winter is near, or the Tasks that are left in the deck would not fill the row once more."""
    return 2 if view.public.winter else 1 if sum(view.seasons_left) < content.numbers.task_row else 0


def feelings(view: PactView, content: Content) -> dict[int, str]:
    """In the last round whoever is ahead can hardly hide it."""
    public = view.public
    if not public.winter or public.mode == "solo":
        return {}
    glory = [open_glory(public, content, seat) for seat in range(public.players)]
    return {seat: "sly" for seat, own in enumerate(glory) if own == max(glory)}
