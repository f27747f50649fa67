"""How close a game of Grapple is, as everybody can see it."""

from __future__ import annotations

from goblins.games.grapple.content import Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.capabilities import Tension
from goblins.tables.grapple.meter import HOT

#: The share of enough points from which on a garrison is watched.
WARM = 5 / 7


def tension(view: GrappleView, cards: Content) -> Tension:
    """A garrison that is nearly full, or a battle that is tied again and again."""
    if view.public.phase == "next":
        return 0
    share = max(map(cards.worth, view.public.garrisons)) / cards.garrison
    ties = len(view.battle.attack) - 1 if view.battle else 0
    return 2 if share >= HOT or ties > 1 else 1 if share >= WARM or ties == 1 else 0
