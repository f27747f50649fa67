"""How close a game of Fairies is, and how that shows in faces, as everybody can see it."""

from __future__ import annotations

from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.capabilities import Tension
from goblins.tables.fairies.race import missing


def tension(view: FairiesView, content: Content) -> Tension:
    """Somebody is one card from winning, or two."""
    least = min(missing(view, seat, content) for seat in range(len(view.public.hands)))
    return 2 if least <= 1 else 1 if least == 2 else 0


def feelings(view: FairiesView, content: Content) -> dict[int, str]:
    """Whoever is one card from winning can hardly hide it."""
    return {seat: "sly" for seat in range(len(view.public.hands)) if missing(view, seat, content) == 1}
