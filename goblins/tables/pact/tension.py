"""How close a game of Pact is, as everybody can see it."""

from __future__ import annotations

from goblins.games.pact.content import Content
from goblins.games.pact.view import PactView
from goblins.tables.capabilities import Tension


def tension(view: PactView, content: Content) -> Tension:
    """Winter is near, or the Tasks that are left in the deck would not fill the row once more."""
    return 2 if view.public.winter else 1 if sum(view.seasons_left) < content.numbers.task_row else 0
